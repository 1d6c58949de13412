/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays here, and what of the settings is whose. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "store/profile-lookup.h"
#include "store/profiles.h"
#include "sample.h"

typedef struct {
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  fixture->settings = g_settings_new ("org.example.Rummy500");
  g_object_get (fixture->settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (fixture->settings, keys[i]);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->settings);
}

/* The names, in order, with a star at who plays. */
static char *
names_of (Fixture *fixture)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (fixture->settings);
  const RummyProfile *current = rummy_profiles_current (fixture->settings, profiles);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];

    g_string_append_printf (names, "%s%s%s", i > 0 ? ", " : "", profile->name, profile == current ? "*" : "");
  }

  return g_string_free (names, FALSE);
}

static void
assert_names (Fixture *fixture, const char *expected)
{
  g_autofree char *names = names_of (fixture);

  g_assert_cmpstr (names, ==, expected);
}

static void
assert_count (Fixture *fixture, guint expected)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (fixture->settings);

  g_assert_cmpuint (profiles->len, ==, expected);
}

static char *
add (Fixture *fixture, const char *name)
{
  g_autoptr (GError) error = NULL;
  char *id = rummy_profiles_add (fixture->settings, name, &error);

  g_assert_no_error (error);
  g_assert_true (g_uuid_string_is_valid (id));

  return id;
}

static char *
current_id (Fixture *fixture)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (fixture->settings);

  return g_strdup (rummy_profiles_current (fixture->settings, profiles)->id);
}

/* What somebody has who never heard of profiles is the first one: nothing is lost or asked for. */
static void
test_first (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "", "Robot", " Ann  Lee", NULL };
  g_autofree char *folder = NULL, *id = NULL, *again = NULL;

  g_settings_set_strv (fixture->settings, "seat-names", names);
  g_settings_set_value (fixture->settings, "seat-levels", g_variant_new_parsed ("[-1, 2, -1]"));
  g_settings_set_string (fixture->settings, "card-back", "waves");

  assert_names (fixture, "Ann Lee*");
  folder = rummy_profiles_folder (fixture->settings, NULL);
  g_assert_cmpstr (folder, ==, "");
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "card-back"), ==, 1);
  id = current_id (fixture);
  again = current_id (fixture);
  g_assert_cmpstr (id, ==, again);

  set_up (fixture, NULL);
  assert_names (fixture, "Player 1*");
}

static void
assert_refused (Fixture *fixture, const char *name, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rummy_profiles_add (fixture->settings, name, &error));
  g_assert_error (error, RUMMY_PROFILES_ERROR, code);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autofree char *jane = add (fixture, "  Jané \n Doe "), *other = add (fixture, "李雷");
  g_autofree char *sharp = add (fixture, "Groß");
  g_autoptr (GError) error = NULL;

  assert_names (fixture, "Player 1*, Jané Doe, 李雷, Groß");
  assert_refused (fixture, "", RUMMY_PROFILES_ERROR_EMPTY);
  assert_refused (fixture, " \t\u200e ", RUMMY_PROFILES_ERROR_EMPTY);
  assert_refused (fixture, "JANÉ DOE", RUMMY_PROFILES_ERROR_TAKEN);
  assert_refused (fixture, "jane\u0301 doe", RUMMY_PROFILES_ERROR_TAKEN);
  assert_refused (fixture, "GROSS", RUMMY_PROFILES_ERROR_TAKEN);
  assert_refused (fixture, "李雷", RUMMY_PROFILES_ERROR_TAKEN);

  g_assert_false (rummy_profiles_rename (fixture->settings, jane, "groß", &error));
  g_assert_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_TAKEN);
  g_clear_error (&error);
  g_assert_true (rummy_profiles_rename (fixture->settings, jane, "jané doe", &error));
  g_assert_no_error (error);
  assert_names (fixture, "Player 1*, jané doe, 李雷, Groß");
}

/* M-153 asks for twelve.  The lot that ids are drawn by may repeat itself. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  assert_names (fixture, "Player 1*");
  for (guint i = 2; i <= RUMMY_PROFILES_MAX; i++) {
    g_autofree char *name = g_strdup_printf ("%u", i), *id = NULL;

    g_random_set_seed (i / 2);
    id = add (fixture, name);
  }
  assert_count (fixture, RUMMY_PROFILES_MAX);
  assert_refused (fixture, "one more", RUMMY_PROFILES_ERROR_MANY);
}

/* Each has what was chosen for him or her; the window is the same for all. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;
  g_autofree char *first = current_id (fixture), *jane = NULL, *folder = NULL, *expected = NULL;
  g_auto (GStrv) names = NULL;

  g_settings_set_string (settings, "card-back", "waves");
  g_settings_set_boolean (settings, "classic-keys", TRUE);
  g_settings_set_int (settings, "players", 4);
  jane = add (fixture, "Jane");
  assert_names (fixture, "Player 1*, Jane");

  rummy_profiles_choose (settings, jane);
  assert_names (fixture, "Player 1, Jane*");
  folder = rummy_profiles_folder (settings, NULL);
  expected = g_build_filename ("profiles", jane, NULL);
  g_assert_cmpstr (folder, ==, expected);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 0);
  g_assert_false (g_settings_get_boolean (settings, "classic-keys"));
  g_assert_cmpint (g_settings_get_int (settings, "players"), ==, 2);
  g_assert_true (g_settings_get_boolean (settings, "welcomed"));
  names = g_settings_get_strv (settings, "seat-names");
  g_assert_cmpstr (names[0], ==, "Jane");

  g_settings_set_string (settings, "card-back", "stars");
  g_settings_set_int (settings, "window-width", 777);
  rummy_profiles_choose (settings, first);
  assert_names (fixture, "Player 1*, Jane");
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 1);
  g_assert_true (g_settings_get_boolean (settings, "classic-keys"));
  g_assert_cmpint (g_settings_get_int (settings, "players"), ==, 4);
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 777);

  rummy_profiles_choose (settings, jane);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 2);
}

/* What another version has written is not believed. */
static void
test_odd (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;
  const char *id = "0f0e0d0c-0b0a-4908-8706-050403020100";
  const char *text =
    "[('0f0e0d0c-0b0a-4908-8706-050403020100', 'Jane', int64 0, int64 0,"
    "  {'players': <9>, 'card-back': <7>, 'no-such-key': <1>, 'classic-keys': <true>, 'window-width': <1>,"
    "   'pause': <nan>}),"
    " ('0f0e0d0c-0b0a-4908-8706-050403020100', 'Twice', 0, 0, {}),"
    " ('../..', 'Anywhere', 0, 0, {})]";
  g_autofree char *ann = NULL;

  g_settings_set_value (settings, "profiles", g_variant_new_parsed (text));
  g_settings_set_string (settings, "profile", "nobody");
  assert_names (fixture, "Jane*");
  ann = add (fixture, "Ann");
  g_settings_set_string (settings, "profile", ann);

  rummy_profiles_choose (settings, id);
  assert_names (fixture, "Jane*, Ann");
  g_assert_cmpint (g_settings_get_int (settings, "players"), ==, 2);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 0);
  g_assert_cmpfloat (g_settings_get_double (settings, "pause"), ==, 0.4);
  g_assert_true (g_settings_get_boolean (settings, "classic-keys"));
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 1000);
}

static void
test_usual (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;
  const char *const names[] = { "Ann", NULL };
  g_autofree char *jane = NULL, *joe = NULL;
  g_autoptr (GVariant) before = NULL;
  g_auto (GStrv) seats = NULL;

  g_settings_set_string (settings, "card-back", "waves");
  g_settings_set_strv (settings, "seat-names", names);
  g_settings_set_uint (settings, "guide-told", 3);
  before = rummy_profiles_set_default_options (settings);
  g_assert_cmpuint (g_variant_n_children (before), ==, 0);
  jane = add (fixture, "Jane");
  g_settings_set_value (settings, "new-profile", before);
  joe = add (fixture, "Joe");

  rummy_profiles_choose (settings, jane);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 1);
  seats = g_settings_get_strv (settings, "seat-names");
  g_assert_cmpstr (seats[0], ==, "Jane");
  g_assert_cmpuint (g_settings_get_uint (settings, "guide-told"), ==, 0);
  rummy_profiles_choose (settings, joe);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 0);
}

static GFile *
make_file (GFile *directory, const char *path)
{
  GFile *file = g_file_resolve_relative_path (directory, path);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (g_file_replace_contents (file, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));

  return file;
}

/* As if that had been days ago. */
static void
age_removals (Fixture *fixture)
{
  g_autoptr (GVariant) all = g_settings_get_value (fixture->settings, "profiles");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id, *name;
  gint64 used, removed;
  GVariant *options;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssxxa{sv})"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "(&s&sxx@a{sv})", &id, &name, &used, &removed, &options))
    g_variant_builder_add (&builder, "(ssxx@a{sv})", id, name, used, removed != 0 ? removed - 100000 : 0, options);
  g_settings_set_value (fixture->settings, "profiles", g_variant_builder_end (&builder));
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;
  g_autofree char *first = current_id (fixture), *jane = add (fixture, "Jane"), *joe = add (fixture, "Joe");
  g_autofree char *path = g_build_filename ("profiles", jane, "unfinished", "game-1.rummy500", NULL);
  g_autoptr (GFile) directory = sample_directory (), of_jane = make_file (directory, path);
  g_autoptr (GFile) of_first = make_file (directory, "unfinished/game-1.rummy500");
  g_autoptr (GFile) history = make_file (directory, "history.db"), folder = g_file_get_child (directory, "profiles");
  g_autoptr (GFile) target = make_file (directory, "elsewhere/kept"), link = g_file_get_child (directory, "practice");
  g_autoptr (GError) error = NULL;

  g_assert_false (rummy_profiles_remove (settings, first, &error));
  g_assert_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_PLAYING);
  g_clear_error (&error);

  g_assert_true (rummy_profiles_remove (settings, jane, NULL));
  assert_names (fixture, "Player 1*, Joe");
  rummy_profiles_purge (settings, directory);
  g_assert_true (g_file_query_exists (of_jane, NULL));
  g_assert_true (rummy_profiles_restore (settings, jane, NULL));
  assert_names (fixture, "Player 1*, Jane, Joe");

  /* Not where somebody else has the name by now. */
  g_assert_true (rummy_profiles_remove (settings, jane, NULL));
  g_free (add (fixture, "jane"));
  g_assert_false (rummy_profiles_restore (settings, jane, &error));
  g_assert_error (error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_TAKEN);

  age_removals (fixture);
  rummy_profiles_purge (settings, directory);
  g_assert_false (g_file_query_exists (of_jane, NULL));
  g_assert_true (g_file_query_exists (of_first, NULL));

  /* The games of the first one are beside what is everybody's. */
  g_assert_true (g_file_make_symbolic_link (link, "elsewhere", NULL, NULL));
  rummy_profiles_choose (settings, joe);
  g_assert_true (rummy_profiles_remove (settings, first, NULL));
  age_removals (fixture);
  rummy_profiles_purge (settings, directory);
  g_assert_false (g_file_query_exists (of_first, NULL));
  g_assert_true (g_file_query_exists (history, NULL));
  g_assert_true (g_file_query_exists (target, NULL));
  assert_names (fixture, "Joe*, jane");

  sample_remove (directory);
}

/* Nothing that there was of games stays, and what is no game does. */
static void
test_forget (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = {
    "history.db.version-1", "history.db.broken-1", "history.db.broken-1-wal", "game.broken-2", "game.new", "card.svg",
  };
  g_autoptr (GFile) directory = sample_directory ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GFile) file = g_file_get_child (directory, names[i]);

    g_assert_true (g_file_replace_contents (file, "x", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  }
  rummy_profiles_delete_all (fixture->settings, directory);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GFile) file = g_file_get_child (directory, names[i]);

    g_assert_cmpint (g_file_query_exists (file, NULL), ==, i == G_N_ELEMENTS (names) - 1);
  }
  sample_remove (directory);
}

/* As a start of the program has them where their folder cannot be made. */
static GSettings *
open_unwritable (void)
{
  g_autoptr (GSettingsBackend) backend = NULL;

  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "Failed to create /dev/null/*");
  backend = g_keyfile_settings_backend_new ("/dev/null/settings/keyfile", "/", NULL);
  g_test_assert_expected_messages ();

  return g_settings_new_with_backend ("org.example.Rummy500", backend);
}

static void
assert_unwritable (gboolean is_done, GError **error)
{
  g_assert_false (is_done);
  g_assert_error (*error, RUMMY_PROFILES_ERROR, RUMMY_PROFILES_ERROR_UNWRITABLE);
  g_clear_error (error);
}

/* Where no profile can be kept the same person plays at each start, with the games of the first one, and stays the only
 * one. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) directory = sample_directory (), game = make_file (directory, "game");
  g_autofree char *first_id = NULL;

  for (guint start = 0; start < 2; start++) {
    g_autoptr (GSettings) settings = open_unwritable ();
    g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings), after = NULL;
    const RummyProfile *profile = rummy_profiles_current (settings, profiles);
    g_autofree char *folder = rummy_profiles_folder (settings, NULL);
    g_autofree char *same = rummy_profiles_folder (settings, profile->id);
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (profiles->len, ==, 1);
    g_assert_true (g_uuid_string_is_valid (profile->id));
    g_assert_true (rummy_profiles_has (settings, profile->id));
    g_assert_cmpstr (profile->name, ==, "Player 1");
    g_assert_cmpstr (rummy_profiles_owner (settings, profile), ==, RUMMY_PROFILE_FIRST);
    g_assert_cmpstr (folder, ==, "");
    g_assert_cmpstr (same, ==, "");
    if (first_id == NULL)
      first_id = g_strdup (profile->id);
    g_assert_cmpstr (profile->id, ==, first_id);

    assert_unwritable (rummy_profiles_may_change (settings, &error), &error);
    assert_unwritable (rummy_profiles_add (settings, "Jane", &error) != NULL, &error);
    assert_unwritable (rummy_profiles_rename (settings, profile->id, "Jane", &error), &error);
    assert_unwritable (rummy_profiles_remove (settings, profile->id, &error), &error);
    assert_unwritable (rummy_profiles_restore (settings, profile->id, &error), &error);
    rummy_profiles_choose (settings, profile->id);
    rummy_profiles_purge (settings, directory);
    after = rummy_profiles_list (settings);
    g_assert_cmpuint (after->len, ==, 1);
    g_assert_cmpstr (((const RummyProfile *) after->pdata[0])->name, ==, "Player 1");
  }

  g_assert_true (g_file_query_exists (game, NULL));
  g_assert_true (rummy_profiles_may_change (fixture->settings, NULL));
  sample_remove (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/profiles/first", Fixture, NULL, set_up, test_first, tear_down);
  g_test_add ("/profiles/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/profiles/many", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add ("/profiles/options", Fixture, NULL, set_up, test_options, tear_down);
  g_test_add ("/profiles/odd", Fixture, NULL, set_up, test_odd, tear_down);
  g_test_add ("/profiles/usual", Fixture, NULL, set_up, test_usual, tear_down);
  g_test_add ("/profiles/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/profiles/forget", Fixture, NULL, set_up, test_forget, tear_down);
  g_test_add ("/profiles/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);

  return g_test_run ();
}
