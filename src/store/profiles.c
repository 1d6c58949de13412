/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/profiles.h"

#include <glib/gi18n.h>

#include "store/name.h"
#include "store/profile-lookup.h"
#include "store/profiles-private.h"
#include "store/seats.h"
#include "store/settings.h"

#define PROFILE_TYPE "(ssxxa{sv})"
#define FOLDER "profiles"
#define UNKEPT_ID "00000000-0000-4000-8000-000000000000" /* id of the only profile if settings cannot be saved */
#define UNDO_TIME (G_GINT64_CONSTANT (24) * 60 * 60) /* seconds */

static gboolean had_any; /* profiles existed at the start, in settings that are saved */

G_DEFINE_QUARK (rummy-profiles-error-quark, rummy_profiles_error)

static void
profile_free (RummyProfile *self)
{
  g_free (self->id);
  g_free (self->name);
  g_variant_unref (self->options);
  g_free (self);
}

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Sinks @options if floating. */
static RummyProfile *
append (GPtrArray *profiles, const char *id, const char *name, GVariant *options)
{
  RummyProfile *profile = g_new0 (RummyProfile, 1);

  profile->id = g_strdup (id);
  profile->name = g_strdup (name);
  profile->options = g_variant_ref_sink (options);
  g_ptr_array_add (profiles, profile);

  return profile;
}

static void
rename_in_options (RummyProfile *profile, const char *from, const char *to)
{
  g_autoptr (GVariant) before = profile->options;

  profile->options = rummy_profiles_rename_in (before, from, to);
}

static GVariant *
nothing_chosen (void)
{
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

/* Returns a cleaned name, or NULL if nothing is left. */
static char *
clean_name (const char *text)
{
  RummySeats seats = { 0 };

  rummy_seats_set_name (&seats, 0, text);

  return rummy_seats_is_default_name (seats.name[0]) ? NULL : g_strdup (seats.name[0]);
}

/* Returns the name of the last person at the table, or the default name. */
static char *
first_name (GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "seat-names");
  g_autoptr (GVariant) levels = g_settings_get_value (settings, "seat-levels");
  char *name;

  for (guint i = 0; names[i] != NULL; i++) {
    gint32 level = RUMMY_LEVEL_PERSON;

    if (i < g_variant_n_children (levels))
      g_variant_get_child (levels, i, "i", &level);
    name = level == RUMMY_LEVEL_PERSON ? clean_name (names[i]) : NULL;
    if (name != NULL)
      return name;
  }

  /* Translators: the name of a player who has not given one. */
  return g_strdup (_("Player 1"));
}

static void
write_all (GSettings *settings, GPtrArray *profiles)
{
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a" PROFILE_TYPE));
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];

    g_variant_builder_add (&builder, "(ssxx@a{sv})", profile->id, profile->name, profile->used, profile->removed,
                           profile->options);
  }
  g_settings_set_value (settings, "profiles", g_variant_builder_end (&builder));
}

static RummyProfile *
find (GPtrArray *profiles, const char *id)
{
  for (guint i = 0; i < profiles->len; i++) {
    RummyProfile *profile = profiles->pdata[i];

    if (g_str_equal (profile->id, id))
      return profile;
  }

  return NULL;
}

/* Returns a UUID that no profile has, even if the random numbers repeat. */
static char *
new_id (GPtrArray *profiles)
{
  for (;;) {
    g_autofree char *id = g_uuid_string_random ();

    if (find (profiles, id) == NULL)
      return g_steal_pointer (&id);
  }
}

GSettings *
rummy_profiles_begin_changes (GSettings *settings)
{
  g_autofree char *schema_id = NULL;
  g_autoptr (GObject) backend = NULL;
  GSettings *changes;

  g_object_get (settings, "schema-id", &schema_id, "backend", &backend, NULL);
  changes = g_object_new (G_TYPE_SETTINGS, "schema-id", schema_id, "backend", backend, NULL);
  g_settings_delay (changes);

  return changes;
}

static gboolean
has_any (GSettings *settings)
{
  g_autoptr (GVariant) profiles = g_settings_get_value (settings, "profiles");

  return g_variant_n_children (profiles) > 0;
}

gboolean
rummy_profiles_are_lost (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  return had_any && !has_any (settings);
}

gboolean
rummy_profiles_may_change (GSettings *settings, GError **error)
{
  static const char *const keys[] = { "profiles", "profile", "first-profile" };

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (!g_settings_is_writable (settings, keys[i]) || !rummy_settings_are_kept (settings) ||
        rummy_profiles_are_lost (settings)) {
      g_set_error_literal (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_UNWRITABLE,
                           _("Settings can’t be saved right now."));
      return FALSE;
    }
  }

  return TRUE;
}

/* Reads all profiles, also removed ones.  The settings may contain anything. */
static GPtrArray *
read_all (GSettings *settings)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, "profiles");
  g_autoptr (GPtrArray) profiles = g_ptr_array_new_with_free_func ((GDestroyNotify) profile_free);
  gboolean has_any = FALSE;
  gint64 used, removed;
  const char *id, *text;
  GVariantIter iter;
  GVariant *options;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "(&s&sxx@a{sv})", &id, &text, &used, &removed, &options)) {
    g_autofree char *name = clean_name (text);
    RummyProfile *profile;

    if (!g_uuid_string_is_valid (id) || find (profiles, id) != NULL)
      continue;
    profile = append (profiles, id, name != NULL ? name : _("Player 1"), options);
    profile->used = used;
    profile->removed = removed;
    has_any |= removed == 0;
  }

  if (!has_any) {
    gboolean is_kept = rummy_profiles_may_change (settings, NULL);
    g_autofree char *id_of_first = is_kept ? new_id (profiles) : g_strdup (UNKEPT_ID), *name = first_name (settings);
    g_autoptr (GSettings) changes = NULL;

    append (profiles, id_of_first, name, nothing_chosen ())->used = now ();
    if (!is_kept)
      return g_steal_pointer (&profiles);

    changes = rummy_profiles_begin_changes (settings);
    write_all (changes, profiles);
    g_settings_set_string (changes, "profile", id_of_first);
    g_settings_set_string (changes, "first-profile", id_of_first);
    g_settings_apply (changes);
  }

  return g_steal_pointer (&profiles);
}

gboolean
rummy_profiles_has (GSettings *settings, const char *id)
{
  g_autoptr (GPtrArray) profiles = read_all (settings);

  return find (profiles, id) != NULL;
}

GPtrArray *
rummy_profiles_list (GSettings *settings)
{
  GPtrArray *profiles;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  profiles = read_all (settings);
  for (guint i = profiles->len; i-- > 0;) {
    if (((const RummyProfile *) profiles->pdata[i])->removed != 0)
      g_ptr_array_remove_index (profiles, i);
  }

  return profiles;
}

/* Writes the first profile at the first start and checks that it is kept: dconf accepts a change first and reverts
 * it if it cannot be written. */
static gboolean
keeps (GSettings *settings)
{
  if (!g_settings_is_writable (settings, "pause"))
    return FALSE;
  if (has_any (settings) || !rummy_profiles_may_change (settings, NULL))
    return TRUE;

  g_ptr_array_unref (read_all (settings)); /* creates the first profile */
  g_settings_sync ();

  return has_any (settings);
}

void
rummy_profiles_begin (GSettings *settings, gboolean is_lost)
{
  gboolean are_kept;

  g_return_if_fail (G_IS_SETTINGS (settings));

  had_any = FALSE;
  are_kept = !is_lost && keeps (settings);
  had_any = are_kept && has_any (settings);
  rummy_settings_begin (settings, are_kept);
}

const RummyProfile *
rummy_profiles_current (GSettings *settings, GPtrArray *profiles)
{
  g_autofree char *id = g_settings_get_string (settings, "profile");
  const RummyProfile *current = find (profiles, id);

  return current != NULL ? current : profiles->pdata[0];
}

/* Recognizes the first profile by any id.  That way its folder and owner stay the same when profiles can be saved
 * later. */
static gboolean
is_first (GSettings *settings, const char *id)
{
  g_autofree char *first = g_settings_get_string (settings, "first-profile");

  return g_str_equal (id, first) || g_str_equal (id, UNKEPT_ID);
}

static char *
folder_of (GSettings *settings, const char *id)
{
  return is_first (settings, id) ? g_strdup ("") : g_build_filename (FOLDER, id, NULL);
}

char *
rummy_profiles_folder (GSettings *settings, const char *id)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings);

  return folder_of (settings, id != NULL ? id : rummy_profiles_current (settings, profiles)->id);
}

const char *
rummy_profiles_owner (GSettings *settings, const RummyProfile *profile)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return is_first (settings, profile->id) ? RUMMY_PROFILE_FIRST : profile->id;
}

const RummyProfile *
rummy_profiles_find_name (GPtrArray *profiles, const char *name)
{
  g_autofree char *key = rummy_name_key (name);

  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];
    g_autofree char *other = rummy_name_key (profile->name);

    if (g_str_equal (other, key))
      return profile;
  }

  return NULL;
}

/* Returns the cleaned name, or NULL with @error if it is empty or belongs to another profile than @id (may be NULL). */
static char *
check_name (GPtrArray *profiles, const char *id, const char *text, GError **error)
{
  g_autofree char *name = clean_name (text), *key = NULL;

  if (name == NULL) {
    g_set_error_literal (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_EMPTY,
                         _("Enter at least one letter or digit."));
    return NULL;
  }

  key = rummy_name_key (name);
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];
    g_autofree char *other = rummy_name_key (profile->name);

    if (profile->removed == 0 && g_strcmp0 (profile->id, id) != 0 && g_str_equal (other, key)) {
      g_set_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_TAKEN,
                   /* Translators: the name of a player. */
                   _("There’s already a player named “%s”."), profile->name);
      return NULL;
    }
  }

  return g_steal_pointer (&name);
}

char *
rummy_profiles_add (GSettings *settings, const char *name, GError **error)
{
  g_autoptr (GPtrArray) profiles = NULL;
  g_autofree char *clean = NULL, *id = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  if (!rummy_profiles_may_change (settings, error))
    return NULL;

  profiles = read_all (settings);
  clean = check_name (profiles, NULL, name, error);
  if (clean == NULL)
    return NULL;
  if (profiles->len >= RUMMY_PROFILES_MAX) {
    g_set_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_MANY,
                 ngettext ("You can have only %d player. Remove one first.",
                           "You can have at most %d players. Remove one first.",
                           RUMMY_PROFILES_MAX),
                 RUMMY_PROFILES_MAX);
    return NULL;
  }

  id = new_id (profiles);
  append (profiles, id, clean, rummy_profiles_first_options (settings, clean));
  write_all (settings, profiles);

  return g_steal_pointer (&id);
}

/* Begins a change of a profile.  Returns it with all @profiles, or NULL with @error if settings cannot be written. */
static RummyProfile *
find_to_change (GSettings *settings, const char *id, GPtrArray **profiles, GError **error)
{
  RummyProfile *profile;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  if (!rummy_profiles_may_change (settings, error))
    return NULL;

  *profiles = read_all (settings);
  profile = find (*profiles, id);
  g_return_val_if_fail (profile != NULL, NULL);

  return profile;
}

gboolean
rummy_profiles_rename (GSettings *settings, const char *id, const char *name, GError **error)
{
  g_autoptr (GPtrArray) profiles = NULL;
  g_autofree char *clean = NULL;
  RummyProfile *profile = find_to_change (settings, id, &profiles, error);

  if (profile == NULL)
    return FALSE;
  clean = check_name (profiles, id, name, error);
  if (clean == NULL)
    return FALSE;

  for (guint i = 0; i < profiles->len; i++)
    rename_in_options (profiles->pdata[i], profile->name, clean);
  rummy_profiles_rename_in_settings (settings, profile->name, clean);
  g_set_str (&profile->name, clean);
  write_all (settings, profiles);

  return TRUE;
}

guint
rummy_profiles_count_room (GSettings *settings)
{
  g_autoptr (GPtrArray) profiles = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);

  profiles = read_all (settings);

  return profiles->len < RUMMY_PROFILES_MAX ? RUMMY_PROFILES_MAX - profiles->len : 0;
}

char *
rummy_profiles_import (GSettings *settings, const char *id, const char *name, GVariant *options)
{
  g_autoptr (GPtrArray) profiles = NULL;
  g_autofree char *clean = NULL, *base = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (g_uuid_string_is_valid (id), NULL);

  profiles = read_all (settings);
  g_return_val_if_fail (find (profiles, id) == NULL, NULL);
  clean = clean_name (name);
  if (clean == NULL)
    g_set_str (&clean, _("Player 1"));
  base = g_strdup (clean);
  for (guint i = 2; rummy_profiles_find_name (profiles, clean) != NULL; i++) {
    g_autofree char *end = g_strdup_printf (" %u", i);
    g_autofree char *head = g_utf8_substring (base, 0, MIN (g_utf8_strlen (base, -1),
                                                            (glong) (RUMMY_NAME_CHARS - strlen (end))));
    g_autofree char *numbered = g_strconcat (head, end, NULL);

    g_free (clean);
    clean = clean_name (numbered);
  }

  rename_in_options (append (profiles, id, clean, rummy_profiles_filter_options (settings, options)), base, clean);
  write_all (settings, profiles);

  return g_steal_pointer (&clean);
}

GVariant *
rummy_profiles_dup_options (GSettings *settings, const RummyProfile *profile)
{
  g_autofree char *current = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  current = g_settings_get_string (settings, "profile");

  return g_str_equal (current, profile->id) ? rummy_profiles_collect_options (settings, FALSE)
                                            : g_variant_ref (profile->options);
}

gboolean
rummy_profiles_remove (GSettings *settings, const char *id, GError **error)
{
  g_autoptr (GPtrArray) profiles = NULL, present = NULL;
  RummyProfile *profile = find_to_change (settings, id, &profiles, error);
  const RummyProfile *current;

  if (profile == NULL)
    return FALSE;
  present = rummy_profiles_list (settings);
  current = rummy_profiles_current (settings, present);
  if (g_str_equal (current->id, id)) {
    g_set_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_PLAYING,
                 /* Translators: the name of a player. */
                 _("%s is the current player. Switch players first."), profile->name);
    return FALSE;
  }

  profile->removed = now ();
  write_all (settings, profiles);

  return TRUE;
}

gboolean
rummy_profiles_restore (GSettings *settings, const char *id, GError **error)
{
  g_autoptr (GPtrArray) profiles = NULL;
  g_autofree char *name = NULL;
  RummyProfile *profile = find_to_change (settings, id, &profiles, error);

  if (profile == NULL)
    return FALSE;
  name = check_name (profiles, id, profile->name, error);
  if (name == NULL)
    return FALSE;

  profile->removed = 0;
  write_all (settings, profiles);

  return TRUE;
}

void
rummy_profiles_purge (GSettings *settings, GFile *directory)
{
  g_autoptr (GPtrArray) profiles = NULL;
  guint n_before;

  g_return_if_fail (G_IS_SETTINGS (settings));

  if (!rummy_profiles_may_change (settings, NULL))
    return;

  profiles = read_all (settings);
  n_before = profiles->len;
  for (guint i = profiles->len; i-- > 0;) {
    const RummyProfile *profile = profiles->pdata[i];
    g_autofree char *folder = folder_of (settings, profile->id);

    /* What seems to be removed later than in a day was removed before the clock was set back. */
    if (profile->removed == 0 || ABS (now () - profile->removed) < UNDO_TIME)
      continue;
    rummy_profiles_delete_games (directory, folder);
    g_ptr_array_remove_index (profiles, i);
  }

  if (profiles->len != n_before)
    write_all (settings, profiles);
}

void
rummy_profiles_delete_all (GSettings *settings, GFile *directory)
{
  g_autoptr (GPtrArray) profiles = NULL, fresh = NULL;
  g_autoptr (GVariant) nothing = NULL;
  g_autoptr (GSettings) changes = NULL;
  g_autofree char *id = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));

  profiles = read_all (settings);
  for (guint i = 0; i < profiles->len; i++) {
    g_autofree char *folder = folder_of (settings, ((const RummyProfile *) profiles->pdata[i])->id);

    rummy_profiles_delete_games (directory, folder);
  }
  rummy_profiles_delete_copies (directory);

  id = new_id (profiles);
  fresh = g_ptr_array_new_with_free_func ((GDestroyNotify) profile_free);
  append (fresh, id, _("Player 1"), nothing_chosen ())->used = now ();
  nothing = g_variant_ref_sink (nothing_chosen ());
  changes = rummy_profiles_begin_changes (settings);
  rummy_profiles_apply_options (changes, nothing);
  g_settings_reset (changes, "new-profile");
  write_all (changes, fresh);
  g_settings_set_string (changes, "profile", id);
  g_settings_set_string (changes, "first-profile", id);
  g_settings_apply (changes);
}

void
rummy_profiles_choose (GSettings *settings, const char *id)
{
  g_autoptr (GPtrArray) profiles = NULL, present = NULL;
  g_autoptr (GSettings) changes = NULL;
  RummyProfile *profile, *former;

  g_return_if_fail (G_IS_SETTINGS (settings));

  profiles = read_all (settings);
  present = rummy_profiles_list (settings);
  profile = find (profiles, id);
  former = find (profiles, rummy_profiles_current (settings, present)->id);
  g_return_if_fail (profile != NULL && profile->removed == 0);
  if (profile == former)
    return;

  g_variant_unref (former->options);
  former->options = rummy_profiles_collect_options (settings, FALSE);
  former->used = profile->used = now ();
  changes = rummy_profiles_begin_changes (settings);
  rummy_profiles_apply_options (changes, profile->options);
  write_all (changes, profiles);
  g_settings_set_string (changes, "profile", id);
  g_settings_apply (changes);
}

GVariant *
rummy_profiles_set_default_options (GSettings *settings)
{
  g_autoptr (GVariant) usual = NULL;
  GVariant *before;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  usual = rummy_profiles_collect_options (settings, TRUE);
  before = g_settings_get_value (settings, "new-profile");
  g_settings_set_value (settings, "new-profile", usual);

  return before;
}
