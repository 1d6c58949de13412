/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings in a file, and what goes in and out through files: players, and house rules. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <string.h>

#include "fault-scenarios.h"
#include "history-fixture.h"
#include "store/house-rules-list.h"
#include "store/parcel.h"
#include "store/profiles.h"
#include "store/read.h"
#include "store/replace.h"
#include "store/settings-file.h"
#include "store/settings.h"

#define APP_ID "org.example.Rummy500"
#define KEYFILE "config/keyfile"
#define DATA "data"
#define OLD_PAUSE 0.5
#define NEW_PAUSE 0.25
#define OLD_WIDTH 700
#define NEW_WIDTH 777
#define RULES "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY"
#define OLD_PARCEL "What was there before"
#define PARCEL "players" RUMMY_PARCEL_SUFFIX
#define HOUSE "Sundays" RUMMY_HOUSE_RULES_SUFFIX

typedef struct {
  GFile *data;
  GSettings *kept, *own;
  RummyHistory *history;
} Program;

/* Returns whether all of the settings was as it should be. */
static gboolean
start (Program *self, const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, KEYFILE, NULL);
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (path, "/", NULL);
  g_autoptr (GError) trouble = NULL;
  gboolean is_whole;

  self->data = fault_file (folder, DATA);
  self->kept = g_settings_new_with_backend (APP_ID, backend);
  is_whole = rummy_settings_file_repair (self->kept, self->data, &trouble);
  rummy_profiles_begin (self->kept, trouble != NULL &&
                                      !g_error_matches (trouble, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE));
  self->own = rummy_settings_new (APP_ID);
  self->history = rummy_history_new (self->data);
  if (trouble != NULL && error != NULL)
    *error = g_steal_pointer (&trouble);

  return is_whole;
}

static void
stop (Program *self)
{
  settle (self->history);
  g_clear_object (&self->history);
  rummy_settings_flush ();
  rummy_settings_file_copy (self->kept, self->data);
  g_clear_object (&self->own);
  g_clear_object (&self->kept);
  g_clear_object (&self->data);
}

/* Returns whether changes are said to be kept. */
static gboolean
are_kept (Program *self)
{
  return rummy_settings_are_kept (self->own) && rummy_settings_flush ();
}

static void
say_done (guint part)
{
  fault_done (part);
  fault_kept (part);
}

/* ---- Settings ---- */

static char *player; /* id of the one that there is */

static void
prepare_settings (const char *folder)
{
  static const char *const rules[] = { RULES, NULL };
  g_autofree char *data = g_build_filename (folder, DATA, NULL);
  Program program;

  g_assert_cmpint (g_mkdir_with_parents (data, 0700), ==, 0);
  start (&program, folder, NULL);
  g_settings_set_double (program.own, "pause", OLD_PAUSE);
  g_settings_set_int (program.own, "window-width", OLD_WIDTH);
  g_settings_set_strv (program.own, "house-rules", rules);
  g_free (player);
  player = g_settings_get_string (program.own, "profile");
  g_assert_true (are_kept (&program));
  stop (&program);
}

static void
act_settings (const char *folder)
{
  Program program;

  start (&program, folder, NULL);
  fault_tried (0);
  g_settings_set_double (program.own, "pause", NEW_PAUSE);
  if (are_kept (&program))
    say_done (0);
  fault_tried (1);
  g_settings_set_int (program.own, "window-width", NEW_WIDTH);
  if (are_kept (&program)) {
    say_done (0);
    say_done (1);
  }
  stop (&program);
}

static int
look_at (GSettings *settings)
{
  g_auto (GStrv) rules = g_settings_get_strv (settings, "house-rules");
  g_autofree char *id = g_settings_get_string (settings, "profile");
  double pause = g_settings_get_double (settings, "pause");
  int width = g_settings_get_int (settings, "window-width");

  if (!g_str_equal (id, player))
    return fault_lost ("the player is another one");
  if (g_strv_length (rules) != 1 || !g_str_equal (rules[0], RULES))
    return fault_lost ("%u house rules", g_strv_length (rules));
  if ((pause != OLD_PAUSE && pause != NEW_PAUSE) || (width != OLD_WIDTH && width != NEW_WIDTH))
    return fault_lost ("pause %g, width %d", pause, width);

  return (pause == NEW_PAUSE) | (width == NEW_WIDTH) << 1;
}

static int
find_settings_or (const char *folder, gboolean may_tell)
{
  g_autoptr (GError) error = NULL;
  Program program;
  int found;

  if (!start (&program, folder, &error) &&
      !(may_tell && g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE)))
    found = fault_lost ("%s", error != NULL ? error->message : "not whole");
  else
    found = look_at (program.own);
  stop (&program);

  return found;
}

static int
find_settings (const char *folder, gboolean is_cut)
{
  return find_settings_or (folder, FALSE);
}

static GBytes *damaged;

static void
prepare_damaged (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, KEYFILE, NULL), *contents = NULL;
  gsize size;

  prepare_settings (folder);
  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
  g_assert_true (g_file_set_contents (path, contents, (gssize) size / 2, NULL));
  g_clear_pointer (&damaged, g_bytes_unref);
  damaged = g_bytes_new (contents, size / 2);
}

static void
act_start (const char *folder)
{
  Program program;

  start (&program, folder, NULL);
  stop (&program);
}

static int
find_damaged (const char *folder, gboolean is_cut)
{
  if (!fault_has_file (folder, damaged))
    return fault_lost ("the damaged file is gone");

  return find_settings_or (folder, TRUE);
}

/* ---- Players ---- */

static GBytes *parcel;

static void
put (const char *folder, const char *name, const char *data, gsize size)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
}

static gboolean
pack (Program *self, const char *folder)
{
  g_autoptr (GFile) file = fault_file (folder, PARCEL);
  g_autoptr (GAsyncResult) result = NULL;

  rummy_parcel_pack_async (self->history, self->own, self->data, NULL, file, NULL, result_cb, &result);
  WAIT (result);

  return rummy_parcel_pack_finish (self->history, result, NULL, NULL);
}

static void
save_game (Program *self, guint64 seed)
{
  RummyGameProfiles owners = { .game = RUMMY_PROFILE_FIRST, .seat = { RUMMY_PROFILE_FIRST } };
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, "target=200", seed, MOVES);
  rummy_history_save (self->history, &game, &owners, BEGAN, BEGAN + 60, TRUE, FALSE);
}

static void
prepare_player (const char *folder)
{
  Program program;

  prepare_settings (folder);
  start (&program, folder, NULL);
  save_game (&program, 1);
  stop (&program);
}

static void
prepare_export (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, PARCEL, NULL);
  Program program;

  prepare_player (folder);
  start (&program, folder, NULL);
  g_assert_true (pack (&program, folder));
  stop (&program);
  g_clear_pointer (&parcel, g_bytes_unref);
  parcel = fault_read_file (folder, PARCEL);
  put (folder, PARCEL, OLD_PARCEL, strlen (OLD_PARCEL));
}

static void
act_export (const char *folder)
{
  Program program;

  start (&program, folder, NULL);
  if (rummy_settings_are_kept (program.own)) { /* else the player is another one, as was told */
    fault_tried (0);
    if (pack (&program, folder))
      say_done (0);
  }
  stop (&program);
}

static int
find_export (const char *folder, gboolean is_cut)
{
  g_autoptr (GBytes) bytes = fault_read_file (folder, PARCEL);
  g_autoptr (GBytes) old = g_bytes_new_static (OLD_PARCEL, strlen (OLD_PARCEL));

  if (bytes == NULL || (!g_bytes_equal (bytes, parcel) && !g_bytes_equal (bytes, old)))
    return fault_lost ("the file has %d bytes", bytes != NULL ? (int) g_bytes_get_size (bytes) : -1);

  return g_bytes_equal (bytes, parcel);
}

static void
prepare_import (const char *folder)
{
  g_autofree char *golden = g_test_build_filename (G_TEST_DIST, "version-1" RUMMY_PARCEL_SUFFIX, NULL), *data = NULL;
  gsize size;

  prepare_player (folder);
  g_assert_true (g_file_get_contents (golden, &data, &size, NULL));
  put (folder, PARCEL, data, size);
}

static void
import (Program *program, const char *folder)
{
  g_autoptr (GFile) file = fault_file (folder, PARCEL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RummyParcelNews) news = NULL;

  if (rummy_profiles_may_change (program->own, NULL)) { /* the program offers it only then */
    fault_tried (0);
    rummy_parcel_unpack_async (program->history, program->own, program->data, file, NULL, result_cb, &result);
    WAIT (result);
    news = rummy_parcel_unpack_finish (program->history, program->own, result, NULL);
    if (news != NULL && are_kept (program))
      say_done (0);
  }
}

static void
act_import (const char *folder)
{
  Program program;

  start (&program, folder, NULL);
  import (&program, folder);
  stop (&program);
}

static guint
count_games (Program *self, const char *owner)
{
  g_autoptr (GPtrArray) games = list_of (self->history, &(RummyHistoryFilter) { .owner = owner }, 0, 100);

  return games->len;
}

/* Those of players in which there is something. */
static guint
count_folders (Program *self)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (self->data), "profiles", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *own_path = g_build_filename (path, name, NULL);
    g_autoptr (GDir) own = g_dir_open (own_path, 0, NULL);

    n += own != NULL && g_dir_read_name (own) != NULL;
  }

  return n;
}

static int
look_at_players (Program *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->own);
  const RummyProfile *max = rummy_profiles_find_name (profiles, "Max");
  const RummyProfile *zoe = rummy_profiles_find_name (profiles, "Zoë");
  g_autofree char *shelf = NULL;
  g_autoptr (GDir) games = NULL;

  if ((max != NULL) != (zoe != NULL) || profiles->len != (max != NULL ? 3u : 1u))
    return fault_lost ("%u players", profiles->len);
  if (max == NULL)
    return count_games (self, NULL) == 1 && count_folders (self) == 0
             ? 0
             : fault_lost ("no players, but %u games and %u folders", count_games (self, NULL), count_folders (self));

  shelf = g_build_filename (g_file_peek_path (self->data), "profiles", zoe->id, "unfinished", NULL);
  games = g_dir_open (shelf, 0, NULL);
  if (games == NULL || g_dir_read_name (games) == NULL)
    return fault_lost ("the unfinished game is gone");

  return count_games (self, NULL) == 3 && count_games (self, zoe->id) == 1
           ? 1
           : fault_lost ("%u games, %u of the new player", count_games (self, NULL), count_games (self, zoe->id));
}

static int
find_players (const char *folder, int (*look) (Program *))
{
  g_autoptr (GError) error = NULL;
  Program program;
  int found;

  start (&program, folder, &error);
  rummy_profiles_purge (program.own, program.data);
  rummy_parcel_tidy (program.history, program.own, program.data);
  settle (program.history);
  if (error != NULL || rummy_history_get_trouble (program.history) != NULL)
    found = fault_lost ("%s", error != NULL ? error->message : rummy_history_get_trouble (program.history)->message);
  else
    found = look (&program);
  stop (&program);

  return found;
}

static int
find_import (const char *folder, gboolean is_cut)
{
  return find_players (folder, look_at_players);
}

/* After a game, in the same run of the program, and of a player who has finished games only: then nobody else brings to
 * the disk what the import needs. */
static void
prepare_import_games (const char *folder)
{
  Program program;

  prepare_export (folder);
  start (&program, folder, NULL);
  rummy_history_remove (program.history, 0, NULL);
  stop (&program);
  put (folder, PARCEL, g_bytes_get_data (parcel, NULL), g_bytes_get_size (parcel));
}

static void
act_import_games (const char *folder)
{
  Program program;

  start (&program, folder, NULL);
  save_game (&program, 2);
  settle (program.history);
  import (&program, folder);
  stop (&program);
}

static int
look_at_games (Program *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->own);
  guint n_first = count_games (self, RUMMY_PROFILE_FIRST), n = count_games (self, NULL);

  return n_first <= 1 && n == n_first + profiles->len - 1 && count_folders (self) <= profiles->len - 1
           ? (int) profiles->len - 1
           : fault_lost ("%u players, %u games, %u folders", profiles->len, n, count_folders (self));
}

static int
find_import_games (const char *folder, gboolean is_cut)
{
  return find_players (folder, look_at_games);
}

/* ---- House rules ---- */

static void
prepare_house (const char *folder)
{
  Program program;

  prepare_settings (folder);
  start (&program, folder, NULL);
  g_settings_reset (program.own, "house-rules");
  stop (&program);
}

/* Writes them to a file, and reads them into the settings. */
static void
act_house (const char *folder)
{
  g_autoptr (RummyHouseRules) house = rummy_house_rules_from_text (RULES, -1, NULL), own = NULL;
  g_autofree char *text = rummy_house_rules_to_text (house);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text)), again = NULL;
  g_autoptr (GFile) file = fault_file (folder, HOUSE);
  Program program;

  start (&program, folder, NULL);
  fault_tried (0);
  if (rummy_replace (file, bytes, G_FILE_CREATE_NONE, NULL, NULL))
    say_done (0);
  again = rummy_read (file, RUMMY_HOUSE_RULES_BYTES_MAX, NULL, NULL);
  own = again != NULL ? rummy_house_rules_from_text (g_bytes_get_data (again, NULL),
                                                     (gssize) g_bytes_get_size (again), NULL)
                      : NULL;
  fault_tried (1);
  if (own != NULL && rummy_house_rules_list_add (program.own, own, NULL) && are_kept (&program))
    say_done (1);
  stop (&program);
}

static int
find_house (const char *folder, gboolean is_cut)
{
  g_autoptr (GBytes) bytes = fault_read_file (folder, HOUSE);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rules = NULL;
  Program program;

  start (&program, folder, &error);
  rules = g_settings_get_strv (program.own, "house-rules");
  stop (&program);
  if (error != NULL)
    return fault_lost ("%s", error->message);
  if (bytes != NULL && (g_bytes_get_size (bytes) != strlen (RULES) ||
                        memcmp (g_bytes_get_data (bytes, NULL), RULES, strlen (RULES)) != 0))
    return fault_lost ("the file has %u bytes", (guint) g_bytes_get_size (bytes));
  if (g_strv_length (rules) > 1 || (*rules != NULL && !g_str_equal (*rules, RULES)))
    return fault_lost ("%u house rules", g_strv_length (rules));

  return (bytes != NULL) | (*rules != NULL) << 1;
}

const FaultScenario fault_settings[] = {
  { "settings", prepare_settings, act_settings, find_settings },
  { "settings-damaged", prepare_damaged, act_start, find_damaged },
  { "players-export", prepare_export, act_export, find_export },
  { "players-import", prepare_import, act_import, find_import },
  { "players-import-games", prepare_import_games, act_import_games, find_import_games },
  { "house-rules", prepare_house, act_house, find_house },
  { NULL },
};
