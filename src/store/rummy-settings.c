/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-settings.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "rummy-profiles.h"

static GSettingsBackend *unkept;
static gboolean had_players; /* where settings are kept */

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
    g_autoptr (GVariant) value = g_settings_get_value (settings, names[i]);
    g_autoptr (GVariant) usual = g_settings_get_value (copies, names[i]);

    if (!g_variant_equal (value, usual)) /* by the person, or by whoever set up the system */
      g_settings_set_value (copies, names[i], value);
  }

  return backend;
}

static gboolean
has_players (GSettings *settings)
{
  g_autoptr (GVariant) players = g_settings_get_value (settings, "profiles");

  return g_variant_n_children (players) > 0;
}

gboolean
rummy_settings_have_gone (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  return had_players && !has_players (settings);
}

/* Who starts the program for the first time plays as somebody from then on: what dconf cannot write it takes at first,
 * and then takes back. */
static gboolean
keeps (GSettings *settings)
{
  if (!g_settings_is_writable (settings, "pause"))
    return FALSE;
  if (has_players (settings) || !rummy_profiles_may_change (settings, NULL))
    return TRUE;

  g_ptr_array_unref (rummy_profiles_list (settings)); /* which begins with one */
  g_settings_sync ();

  return has_players (settings);
}

void
rummy_settings_try (GSettings *settings, gboolean is_lost)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_clear_object (&unkept);
  had_players = FALSE;
  if (is_lost || !keeps (settings))
    unkept = copy (settings);
  else
    had_players = has_players (settings);
}
