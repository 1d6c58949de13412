/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-settings.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "rummy-profiles.h"

static GSettingsBackend *unkept;

GSettings *
rummy_settings_new (const char *schema_id)
{
  return unkept != NULL ? g_settings_new_with_backend (schema_id, unkept) : g_settings_new (schema_id);
}

gboolean
rummy_settings_are_kept (GSettings *settings)
{
  g_autoptr (GSettingsBackend) backend = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  g_object_get (settings, "backend", &backend, NULL);

  return backend != unkept;
}

static GSettingsBackend *
copy (GSettings *settings)
{
  GSettingsBackend *backend = g_memory_settings_backend_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) copies = NULL;
  g_auto (GStrv) names = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  copies = g_settings_new_full (schema, backend, NULL);
  for (guint i = 0; names[i] != NULL; i++) {
    g_autoptr (GVariant) value = g_settings_get_user_value (settings, names[i]);

    if (value != NULL)
      g_settings_set_value (copies, names[i], value);
  }

  return backend;
}

/* What dconf cannot write it takes at first, and takes back later. */
static gboolean
is_locked (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "dconf", NULL);

  return g_access (folder, F_OK) == 0 && g_access (folder, W_OK) != 0;
}

/* Who starts the program for the first time plays as somebody from then on. */
static gboolean
holds_a_profile (GSettings *settings)
{
  g_autoptr (GVariant) before = g_settings_get_user_value (settings, "profiles"), after = NULL;

  if (before != NULL)
    return TRUE;

  g_ptr_array_unref (rummy_profiles_list (settings)); /* which begins with one */
  g_settings_sync ();
  after = g_settings_get_user_value (settings, "profiles");

  return after != NULL;
}

void
rummy_settings_try (GSettings *settings, gboolean is_lost)
{
  g_autoptr (GSettingsBackend) backend = NULL;
  gboolean is_dconf;

  g_return_if_fail (G_IS_SETTINGS (settings));

  g_clear_object (&unkept);
  g_object_get (settings, "backend", &backend, NULL);
  is_dconf = g_str_equal (G_OBJECT_TYPE_NAME (backend), "DConfSettingsBackend");
  if (is_lost || !g_settings_is_writable (settings, "profiles") || (is_dconf && is_locked ()) ||
      !holds_a_profile (settings))
    unkept = copy (settings);
}
