/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/settings-file.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "store/quarantine.h"
#include "store/read.h"

#define BACKEND "GSETTINGS_BACKEND"
#define NAME "keyfile"
#define TWICE_MOST 8 /* unreadable duplicates of keys to remove before the whole group is dropped */

static GError *refused; /* why the file is not used, if it cannot be a settings file */
static char *backend_before;

/* The location of the settings in the file and its copy. */
typedef struct {
  GSettingsBackend *backend;
  GSettingsSchema *schema;
  char *path, *group;
} Place;

static void
place_clear (Place *self)
{
  g_clear_object (&self->backend);
  g_clear_pointer (&self->schema, g_settings_schema_unref);
  g_free (self->path);
  g_free (self->group);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

/* Returns FALSE if the settings are not in such a file. */
static gboolean
place_find (Place *self, GSettings *settings)
{
  g_autofree char *path = NULL;

  g_object_get (settings, "backend", &self->backend, "settings-schema", &self->schema, "path", &path, NULL);
  self->group = g_strndup (path + 1, strlen (path) - 2); /* strip the slashes at both ends */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self->backend), "filename") == NULL)
    return FALSE;

  g_object_get (self->backend, "filename", &self->path, NULL);

  return TRUE;
}

/* Like GIO, accepts strings without quotes. */
static GVariant *
parse (const char *text, GSettingsSchemaKey *key)
{
  const GVariantType *type = g_settings_schema_key_get_value_type (key);
  GVariant *value;

  if (!g_utf8_validate (text, -1, NULL))
    return NULL;
  value = g_variant_parse (type, text, NULL, NULL, NULL);
  if (value == NULL && g_variant_type_equal (type, G_VARIANT_TYPE_STRING) && *text != '\'' && *text != '"')
    value = g_variant_ref_sink (g_variant_new_string (text));

  return value;
}

static GVariant *
read_value (const Place *place, GKeyFile *file, const char *name, GSettingsSchemaKey *key)
{
  g_autofree char *text = g_key_file_get_value (file, place->group, name, NULL);

  return text != NULL ? parse (text, key) : NULL;
}

/* True from the first start on. */
static gboolean
has_players (const Place *place, GKeyFile *file)
{
  return g_key_file_has_key (file, place->group, "profiles", NULL);
}

static gboolean
load (GKeyFile *file, const char *text, gsize size)
{
  return g_key_file_load_from_data (file, text, size, G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS, NULL);
}

/* Returns whether anything was removed. */
static gboolean
remove_unreadable (const Place *place, GKeyFile *file)
{
  g_auto (GStrv) names = g_settings_schema_list_keys (place->schema);
  gboolean is_removed = FALSE;

  for (guint i = 0; names[i] != NULL; i++) {
    g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (place->schema, names[i]);
    g_autoptr (GVariant) value = read_value (place, file, names[i], key);

    if (value == NULL && g_key_file_has_key (file, place->group, names[i], NULL)) {
      g_key_file_remove_key (file, place->group, names[i], NULL);
      is_removed = TRUE;
    }
  }

  return is_removed;
}

/* Reads all valid values, leaving out invalid ones.  Returns whether everything was valid. */
static gboolean
read_all (const Place *place, GKeyFile *file, const char *text, gsize size)
{
  gboolean is_whole = load (file, text, size);

  is_whole &= memchr (text, '\0', size) == NULL; /* GKeyFile reads NUL as an empty line */
  /* Of duplicate keys GLib sees only the last; the others appear when it is removed. */
  for (guint i = 0; remove_unreadable (place, file); i++) {
    g_autofree char *left = NULL;
    gsize n_left;

    is_whole = FALSE;
    if (i == TWICE_MOST)
      g_key_file_remove_group (file, place->group, NULL);
    left = g_key_file_to_data (file, &n_left, NULL);
    load (file, left, n_left);
  }

  return is_whole;
}

/* On failure the old content is kept. */
static gboolean
write_all (const char *path, const char *text, gsize size, GError **error)
{
  return g_file_set_contents_full (path, text, (gssize) size,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

/* Returns whether GIO could not read the file when it tried to.  It takes it for empty then, and would overwrite it. */
static gboolean
is_missed (const Place *place, const char *text, gsize size, GSettings *settings)
{
  g_auto (GStrv) names = g_settings_schema_list_keys (place->schema);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  load (file, text, size); /* as GIO does it, all that is before the damage */
  for (guint i = 0; names[i] != NULL; i++) {
    g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (place->schema, names[i]);
    g_autoptr (GVariant) value = read_value (place, file, names[i], key);
    g_autoptr (GVariant) known = NULL;

    if (value == NULL || !g_settings_schema_key_range_check (key, value))
      continue;
    known = g_settings_get_user_value (settings, names[i]);
    if (known == NULL)
      return TRUE;
  }

  return FALSE;
}

/* Corrects values that GIO has already read, too. */
static void
restore_values (const Place *place, GKeyFile *readable, GKeyFile *copy)
{
  g_autoptr (GSettings) changes = g_settings_new_full (place->schema, place->backend, NULL);
  g_auto (GStrv) names = g_settings_schema_list_keys (place->schema);

  g_settings_delay (changes);
  for (guint i = 0; names[i] != NULL; i++) {
    g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (place->schema, names[i]);
    g_autoptr (GVariant) value = NULL;

    if (g_key_file_has_key (readable, place->group, names[i], NULL))
      continue;
    value = read_value (place, copy, names[i], key);
    if (value != NULL && g_settings_schema_key_range_check (key, value))
      g_settings_set_value (changes, names[i], value);
    else
      g_settings_reset (changes, names[i]);
  }
  g_settings_apply (changes);
}

static gboolean
quarantine (const Place *place, const char *aside, const char *text, gsize size, GKeyFile *readable, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (aside), *left = NULL;
  gsize left_size;

  g_mkdir_with_parents (directory, 0700);
  if (!write_all (aside, text, size, error))
    return FALSE;

  left = g_key_file_to_data (readable, &left_size, NULL);
  if (!write_all (place->path, left, left_size, error)) {
    g_unlink (aside);
    return FALSE;
  }

  return TRUE;
}

/* Returns NULL with a G_IO_ERROR on failure. */
static char *
read_text (const char *path, gsize *size, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = rummy_read (file, RUMMY_SETTINGS_BYTES_MAX, NULL, error);
  g_autoptr (GByteArray) text = g_byte_array_new ();

  if (bytes == NULL)
    return NULL;
  *size = g_bytes_get_size (bytes);
  g_byte_array_append (text, g_bytes_get_data (bytes, NULL), (guint) *size);
  g_byte_array_append (text, (const guint8 *) "", 1);

  return (char *) g_byte_array_free (g_steal_pointer (&text), FALSE);
}

static gboolean
fail_unread (const GError *local, GError **error)
{
  g_set_error (error, local->domain, local->code,
               /* Translators: the system's error message about the settings file. */
               _("Couldn’t read your settings, so defaults are used. Changes won’t be saved.\n\n%s"),
               local->message);

  return FALSE;
}

/* Returns whether an error of read_text () means that there may be a file. */
static gboolean
is_unread (const GError *error)
{
  return error != NULL && !rummy_read_is_refusal (error) &&
         !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) &&
         !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

/* Returns whether GIO would choose the file by itself, as it does in a sandbox. */
static gboolean
is_backend_file (void)
{
  const char *backend = g_getenv (BACKEND);

  if (backend != NULL)
    return g_str_equal (backend, "keyfile");

  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) || g_getenv ("SNAP") != NULL;
}

void
rummy_settings_file_guard (void)
{
  g_autofree char *path = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", NAME, NULL);
  gsize size;

  if (!is_backend_file ())
    return;

  g_clear_error (&refused);
  g_free (read_text (path, &size, &refused));
  if (!rummy_read_is_refusal (refused)) {
    g_clear_error (&refused);
    return;
  }
  backend_before = g_strdup (g_getenv (BACKEND));
  g_setenv (BACKEND, "memory", TRUE);
}

char **
rummy_settings_file_restore (char **environment)
{
  if (refused == NULL)
    return environment;

  return backend_before != NULL ? g_environ_setenv (environment, BACKEND, backend_before, TRUE)
                                : g_environ_unsetenv (environment, BACKEND);
}

/* Reads the file of the settings.  @text stays NULL if there is none. */
static gboolean
place_read (Place *place, GSettings *settings, char **text, gsize *size, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (refused != NULL)
    return fail_unread (refused, error);
  if (!place_find (place, settings))
    return TRUE;
  *text = read_text (place->path, size, &local);

  return *text != NULL || g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) || fail_unread (local, error);
}

gboolean
rummy_settings_file_repair (GSettings *settings, GFile *directory, GError **error)
{
  g_autoptr (GFile) copy_file = g_file_get_child (directory, RUMMY_SETTINGS_COPY_NAME);
  g_autoptr (GKeyFile) readable = g_key_file_new (), copy = g_key_file_new ();
  g_autofree char *text = NULL, *copy_text = NULL, *aside = NULL, *name = NULL;
  g_autoptr (GError) local = NULL, copy_error = NULL;
  gsize size, copy_size = 0;
  g_auto (Place) place = { 0 };

  if (!place_read (&place, settings, &text, &size, error))
    return FALSE;
  if (place.path == NULL)
    return TRUE;
  if (text != NULL && is_missed (&place, text, size, settings)) {
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (EIO));
    return fail_unread (local, error);
  }

  copy_text = read_text (g_file_peek_path (copy_file), &copy_size, &copy_error);
  if (copy_size > 0)
    read_all (&place, copy, copy_text, copy_size);
  if (text == NULL && !is_unread (copy_error)) {
    /* GIO deletes the file if there is no room for another one. */
    if (has_players (&place, copy))
      restore_values (&place, readable, copy);
    return TRUE;
  }
  if (text != NULL && read_all (&place, readable, text, size) &&
      has_players (&place, readable) >= has_players (&place, copy))
    return TRUE;
  if (is_unread (copy_error)) /* and may be there the next time */
    return fail_unread (copy_error, error);

  aside = rummy_quarantine_path (g_file_peek_path (copy_file), "broken");
  if (!quarantine (&place, aside, text, size, readable, &local)) {
    name = g_filename_display_name (place.path);
    g_set_error (error, local->domain, local->code,
                 /* Translators: the name of a file and the system's error message. */
                 _("The settings file “%s” is damaged and can’t be repaired. "
                   "Changes won’t be saved.\n\n%s"), name, local->message);
    return FALSE;
  }

  restore_values (&place, readable, copy);
  name = g_filename_display_name (aside);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
               /* Translators: the name of a file. */
               _("Damaged settings were reset to earlier or default values. The damaged file is kept as “%s”."), name);

  return FALSE;
}

gboolean
rummy_settings_file_is_whole (GSettings *settings, GError **error)
{
  g_autoptr (GKeyFile) readable = g_key_file_new ();
  g_autofree char *text = NULL;
  gsize size;
  g_auto (Place) place = { 0 };

  if (!place_read (&place, settings, &text, &size, error))
    return FALSE;
  if (text == NULL)
    return TRUE;
  if (read_all (&place, readable, text, size))
    return TRUE;
  g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                       _("Some settings are damaged. Rummy 500 will repair them when it next starts."));

  return FALSE;
}

gboolean
rummy_settings_file_copy_is_whole (GSettings *settings, GFile *directory, GError **error)
{
  g_autoptr (GFile) copy_file = g_file_get_child (directory, RUMMY_SETTINGS_COPY_NAME);
  g_autoptr (GKeyFile) readable = g_key_file_new ();
  g_autofree char *text = NULL;
  gsize size;
  g_auto (Place) place = { 0 };

  place_find (&place, settings);
  text = read_text (g_file_peek_path (copy_file), &size, error);
  if (text == NULL)
    return FALSE;
  if (read_all (&place, readable, text, size))
    return TRUE;
  g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                       _("This backup of your settings is damaged. Closing Rummy 500 will replace it."));

  return FALSE;
}

char *
rummy_settings_file_dup_name (GSettings *settings)
{
  g_auto (Place) place = { 0 };

  if (refused != NULL)
    return g_strdup (NAME);

  return place_find (&place, settings) ? g_path_get_basename (place.path) : NULL;
}

void
rummy_settings_file_copy (GSettings *settings, GFile *directory)
{
  g_autoptr (GFile) copy_file = g_file_get_child (directory, RUMMY_SETTINGS_COPY_NAME);
  g_autofree char *text = NULL, *copy_text = NULL, *former_text = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new (), former = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  gsize size, copy_size, former_size;
  g_auto (Place) place = { 0 };

  if (!place_find (&place, settings))
    return;
  text = read_text (place.path, &size, NULL);
  if (text == NULL || !read_all (&place, file, text, size))
    return;
  former_text = read_text (g_file_peek_path (copy_file), &former_size, NULL);
  if (former_text != NULL)
    read_all (&place, former, former_text, former_size);
  if (has_players (&place, file) < has_players (&place, former))
    return;

  /* Other groups belong to other programs. */
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++) {
    if (!g_str_equal (groups[i], place.group))
      g_key_file_remove_group (file, groups[i], NULL);
  }
  copy_text = g_key_file_to_data (file, &copy_size, NULL);
  if (g_strcmp0 (former_text, copy_text) == 0)
    return;

  g_file_set_contents_full (g_file_peek_path (copy_file), copy_text, (gssize) copy_size,
                            G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

gboolean
rummy_settings_file_has (GSettings *settings)
{
  g_auto (Place) place = { 0 };
  g_auto (GStrv) names = NULL;

  if (!place_find (&place, settings))
    return FALSE;

  names = g_settings_schema_list_keys (place.schema);
  for (guint i = 0; names[i] != NULL; i++) {
    if (!g_settings_is_writable (settings, names[i]))
      return FALSE;
  }

  return TRUE;
}

gboolean
rummy_settings_file_write (GSettings *settings, GSettings *changed, GPtrArray *keys, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL, *next = NULL, *directory = NULL;
  g_autoptr (GError) local = NULL;
  gsize size, next_size;
  g_auto (Place) place = { 0 };

  if (!place_find (&place, settings))
    return TRUE;
  text = read_text (place.path, &size, &local);
  if (text == NULL && !g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }

  if ((text == NULL || read_all (&place, file, text, size)) && keys->len == 0)
    return TRUE;
  for (guint i = 0; i < keys->len; i++) {
    g_autoptr (GVariant) value = g_settings_get_user_value (changed, keys->pdata[i]);
    g_autofree char *words = value != NULL ? g_variant_print (value, FALSE) : NULL;

    if (words != NULL)
      g_key_file_set_value (file, place.group, keys->pdata[i], words);
    else
      g_key_file_remove_key (file, place.group, keys->pdata[i], NULL);
  }
  next = g_key_file_to_data (file, &next_size, NULL);
  directory = g_path_get_dirname (place.path);
  g_mkdir_with_parents (directory, 0700);

  return write_all (place.path, next, next_size, error);
}
