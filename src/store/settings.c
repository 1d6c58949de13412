/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/settings.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "store/settings-file.h"

static GSettingsBackend *unsaved;
static GSettingsBackend *own; /* memory backend that mirrors a settings file */
static GSettings *in_file, *in_memory; /* GIO's settings, and the memory ones whose changes are written to the file */
static GPtrArray *unwritten; /* changed keys */
static gboolean is_troubled;
static RummySettingsTrouble trouble_func;
static gpointer trouble_data;

GSettings *
rummy_settings_new (const char *schema_id)
{
  GSettingsBackend *backend = unsaved != NULL ? unsaved : own;

  return backend != NULL ? g_settings_new_with_backend (schema_id, backend) : g_settings_new (schema_id);
}

gboolean
rummy_settings_are_kept (GSettings *settings)
{
  g_autoptr (GSettingsBackend) backend = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  g_object_get (settings, "backend", &backend, NULL);

  return backend != unsaved;
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

    if (!g_variant_equal (value, usual)) /* set by the user or the system administrator */
      g_settings_set_value (copies, names[i], value);
  }

  return backend;
}

gboolean
rummy_settings_flush (void)
{
  g_autoptr (GError) error = NULL;

  if (unwritten == NULL || unwritten->len == 0)
    return TRUE;
  if (rummy_settings_file_write (in_file, in_memory, unwritten, &error)) {
    g_ptr_array_set_size (unwritten, 0);
    is_troubled = FALSE;
    return TRUE;
  }

  if (!is_troubled && trouble_func != NULL)
    trouble_func (error, trouble_data);
  is_troubled = TRUE;

  return FALSE;
}

void
rummy_settings_set_trouble_func (RummySettingsTrouble func, gpointer data)
{
  trouble_func = func;
  trouble_data = data;
}

static gboolean
changed_cb (GSettings *settings, const GQuark *keys, int n_keys, gpointer data)
{
  for (int i = 0; i < n_keys; i++) {
    const char *key = g_quark_to_string (keys[i]);

    if (!g_ptr_array_find (unwritten, key, NULL)) /* interned strings, so pointers can be compared */
      g_ptr_array_add (unwritten, (gpointer) key);
  }
  rummy_settings_flush ();

  return FALSE;
}

static void
forget (void)
{
  g_clear_object (&unsaved);
  g_clear_object (&in_memory);
  g_clear_object (&in_file);
  g_clear_object (&own);
  g_clear_pointer (&unwritten, g_ptr_array_unref);
  is_troubled = FALSE;
}

/* Switches from GIO's file-backed settings to the memory backend. */
static void
write_file_of (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  if (!rummy_settings_file_has (settings))
    return;

  g_object_get (settings, "settings-schema", &schema, NULL);
  own = copy (settings);
  in_file = g_object_ref (settings);
  in_memory = g_settings_new_full (schema, own, NULL);
  unwritten = g_ptr_array_new ();
  g_signal_connect (in_memory, "change-event", G_CALLBACK (changed_cb), NULL);
  /* GIO cannot remove duplicate keys, so the file is rewritten. */
  rummy_settings_file_write (in_file, in_memory, unwritten, NULL);
}

void
rummy_settings_begin (GSettings *settings, gboolean are_kept)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  forget ();
  if (are_kept)
    write_file_of (settings);
  else
    unsaved = copy (settings);
}
