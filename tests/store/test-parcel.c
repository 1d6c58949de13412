/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Players who are taken to another computer, or back to this one. */

#include "parcel-fixture.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

/* All of one player is there on another computer, and nothing of the others. */
static void
test_one (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyParcelNews) news = NULL;
  g_autofree char *sent = NULL, *id = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  make_player (fixture);
  sent = id_of (fixture, 1);
  pack (fixture, sent);
  move_house (fixture);
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (news->name, ==, "Jané");
  g_assert_cmpuint (news->players, ==, 1);
  g_assert_cmpuint (news->games, ==, 2);
  g_assert_cmpuint (news->known, ==, 0);
  assert_names (fixture, "Player 1, Jané");

  id = id_of (fixture, 1);
  g_assert_cmpstr (id, !=, sent);
  games = list_of (fixture->history, &(RummyHistoryFilter) { .owner = id }, 0, 100);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpint (((RummyPastGame *) games->pdata[0])->ended, ==, BEGAN + 60);
  g_assert_cmpuint (count_unfinished (fixture, id), ==, 1);
  rummy_profiles_choose (fixture->settings, id);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "card-back"), ==, 1);
  g_assert_cmpint (g_settings_get_int (fixture->settings, "window-width"), !=, 777);
}

/* Of all players each game comes once, and everybody has the own results. */
static void
test_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyParcelNews) news = NULL;
  g_autofree char *first = NULL, *second = NULL;
  g_autoptr (GError) error = NULL;

  make_player (fixture);
  pack (fixture, NULL);
  move_house (fixture);
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (news->players, ==, 2);
  g_assert_cmpuint (news->games, ==, 3);
  assert_names (fixture, "Player 1, Player 1 2, Jané");
  first = id_of (fixture, 1);
  second = id_of (fixture, 2);
  assert_count (fixture, first, 1);
  assert_count (fixture, second, 3);
  assert_count (fixture, RUMMY_PROFILE_FIRST, 0);
}

/* What is there counts once, and what was taken out comes back. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyParcelNews) known = NULL, back = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  make_player (fixture);
  id = id_of (fixture, 1);
  pack (fixture, id);
  known = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (known->games, ==, 0);
  g_assert_cmpuint (known->known, ==, 2);
  assert_count (fixture, NULL, 3);

  rummy_history_remove (fixture->history, 0, NULL);
  back = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->games, ==, 2);
  assert_names (fixture, "Player 1, Jané, Jané 2, Jané 3");
  assert_count (fixture, NULL, 2);
}

/* The name of seat 0 at the only unfinished game of somebody. */
static char *
name_at_table (Fixture *fixture, const char *id)
{
  g_autofree char *path = g_build_filename ("profiles", id, "unfinished", "game-1" RUMMY_SAVED_GAMES_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_resolve_relative_path (fixture->directory, path);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  rummy_save_load (file, &game, &error);
  g_assert_no_error (error);

  return g_strdup (game.seats.name[0]);
}

static void
leave_game (Fixture *fixture, const char *id, const char *name)
{
  g_autofree char *path = g_build_filename ("profiles", id, "unfinished", NULL);
  g_autoptr (GFile) saved_games = g_file_resolve_relative_path (fixture->directory, path), kept = NULL;
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, "target=900", 9, 12);
  rummy_seats_init (&game.seats, 3);
  rummy_seats_set_name (&game.seats, 0, name);
  kept = rummy_saved_games_add (saved_games, &game, NULL, NULL);
  g_assert_nonnull (kept);
}

/* Who comes in under another name sits at the table by it. */
static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyParcelNews) news = NULL;
  g_autofree char *old = NULL, *id = NULL, *at_table = NULL, *at_old_table = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (GError) error = NULL;

  old = rummy_profiles_add (fixture->settings, "Anna", NULL);
  leave_game (fixture, old, "Anna");
  pack (fixture, old);
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (news->name, ==, "Anna 2");
  id = id_of (fixture, 2);
  rummy_profiles_choose (fixture->settings, id);
  names = g_settings_get_strv (fixture->settings, "seat-names");
  g_assert_cmpstr (names[0], ==, "Anna 2");
  at_table = name_at_table (fixture, id);
  g_assert_cmpstr (at_table, ==, "Anna 2");
  at_old_table = name_at_table (fixture, old);
  g_assert_cmpstr (at_old_table, ==, "Anna");
}

/* A game that has gone on at the other computer goes on here, and stays whose it is. */
static void
test_longer (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) whole = { 0 }, part = { 0 };
  g_autoptr (GArray) rounds = NULL;
  g_autoptr (RummyParcelNews) news = NULL;
  g_autofree char *old = NULL, *new = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  RummyGameProfiles owners = { .game = "", .seat = { "" } };

  old = rummy_profiles_add (fixture->settings, "Anna", NULL);
  keep (fixture, 1, old, "");
  pack (fixture, old);
  end (fixture);
  begin (fixture);

  sample_game (&whole, "target=900", 1, MOVES);
  rounds = rummy_rounds_of_record (&whole.record);
  g_assert_cmpuint (rounds->len, >, 1);
  sample_game (&part, "target=900", 1, g_array_index (rounds, RummyRoundResult, 0).n_moves);
  g_strlcpy (owners.game, old, RUMMY_PROFILE_BYTES);
  g_strlcpy (owners.seat[0], old, RUMMY_PROFILE_BYTES);
  rummy_history_save (fixture->history, &part, &owners, BEGAN, BEGAN + 30, TRUE, FALSE);

  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (news->games, ==, 0);
  g_assert_cmpuint (news->known, ==, 1);
  games = list_of (fixture->history, &(RummyHistoryFilter) { .owner = NULL }, 0, 100);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpuint (((RummyPastGame *) games->pdata[0])->rounds, ==, rounds->len);
  new = id_of (fixture, 2);
  assert_count (fixture, old, 1);
  assert_count (fixture, new, 0);
}

static void
write_file (Fixture *fixture, const char *bytes, gsize size)
{
  g_assert_true (g_file_replace_contents (fixture->file, bytes, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                          NULL));
}

/* Whatever is done to a file, all of it comes in or nothing. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = NULL, *id = NULL;
  gsize size;
  RummyRng rng;

  make_player (fixture);
  id = id_of (fixture, 1);
  pack (fixture, id);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &whole, &size, NULL, NULL));
  move_house (fixture);
  rummy_rng_seed (&rng, 1);

  for (guint i = 0; i < 300; i++) {
    g_autofree char *damaged = g_memdup2 (whole, size);
    gsize at = rummy_rng_below (&rng, (guint) size), length = i % 3 == 0 ? at : size;
    g_autoptr (RummyParcelNews) news = NULL;
    g_autoptr (GError) error = NULL;

    damaged[at] ^= (char) (1 + rummy_rng_below (&rng, 255));
    write_file (fixture, damaged, length);
    news = unpack (fixture, &error);
    g_assert_null (news);
    g_assert_error (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_DAMAGED);
  }
  assert_names (fixture, "Player 1");
  assert_count (fixture, NULL, 0);
}

/* With a checksum that is right. */
static void
write_body (Fixture *fixture, GVariant *body, guint32 version)
{
  g_autoptr (GVariant) own = g_variant_ref_sink (body), envelope = NULL;
  g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (own);
  g_autofree char *text = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  envelope = g_variant_ref_sink (g_variant_new ("(su@ay@ay)", "Rummy 500 players", version,
                                                g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, text, 64, 1),
                                                g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, bytes, TRUE)));
  write_file (fixture, g_variant_get_data (envelope), g_variant_get_size (envelope));
}

static void
assert_refused (Fixture *fixture, GQuark domain, int code)
{
  guint n_players, n_games;
  g_autoptr (GError) check_error = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyParcelNews) news = unpack (fixture, &error);

  g_assert_null (news);
  g_assert_error (error, domain, code);
  /* What there is room for is not known from the file. */
  if (domain != RUMMY_PARCEL_ERROR || code == RUMMY_PARCEL_ERROR_DAMAGED || code == RUMMY_PARCEL_ERROR_VERSION) {
    g_assert_false (rummy_parcel_check (fixture->file, &n_players, &n_games, &check_error));
    g_assert_error (check_error, domain, code);
  }
}

/* A game that nobody can have played, behind one that somebody has; options that nobody can choose. */
static void
test_forged (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GBytes) good = NULL, bad = NULL;
  g_autoptr (RummyParcelNews) news = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  GVariant *games[2], *value;

  sample_game (&game, "target=900", 1, MOVES);
  good = rummy_save_to_bytes (&game);
  game.record.moves[20].kind = RUMMY_MOVE_DEAL;
  bad = rummy_save_to_bytes (&game);
  for (guint i = 0; i < 2; i++)
    games[i] = g_variant_new ("(xx@a(xx)@ay@ay)", BEGAN, BEGAN, g_variant_new_array (G_VARIANT_TYPE ("(xx)"), NULL, 0),
                              g_variant_new_array (G_VARIANT_TYPE_BYTE, NULL, 0),
                              g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, i == 0 ? good : bad, TRUE));
  value = g_variant_new ("(sa{sv}@a(xxa(xx)ayay)@aay)", "Eve", NULL, g_variant_new_array (NULL, games, 2),
                         g_variant_new_array (G_VARIANT_TYPE_BYTESTRING, NULL, 0));
  write_body (fixture, g_variant_new_array (NULL, &value, 1), 1);
  assert_refused (fixture, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_REFUSED + RUMMY_REFUSED_NOT_OVER);
  assert_names (fixture, "Player 1");
  assert_count (fixture, NULL, 0);

  value = g_variant_new_parsed ("[('', {'card-back': <'no such'>, 'window-width': <5>, 'profile': <'x'>,"
                                " 'classic-keys': <'text'>, 'pause': <1.5>}, @a(xxa(xx)ayay) [], @aay [])]");
  g_variant_ref_sink (value);
  write_body (fixture, value, 2);
  assert_refused (fixture, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_VERSION);
  write_body (fixture, value, 1);
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (news->name, ==, "Player 1 2");
  id = id_of (fixture, 1);
  rummy_profiles_choose (fixture->settings, id);
  g_assert_cmpfloat (g_settings_get_double (fixture->settings, "pause"), ==, 1.5);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "card-back"), ==, 0);
  assert_names (fixture, "Player 1, Player 1 2");
  g_variant_unref (value);
}

static GVariant *
make_game (const RummySavedGame *game)
{
  g_autoptr (GBytes) bytes = game != NULL ? rummy_save_to_bytes (game) : g_bytes_new (NULL, 0);

  return g_variant_new ("(xx@a(xx)@ay@ay)", BEGAN, BEGAN, g_variant_new_array (G_VARIANT_TYPE ("(xx)"), NULL, 0),
                        g_variant_new_array (G_VARIANT_TYPE_BYTE, NULL, 0),
                        g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, bytes, TRUE));
}

static void
write_player (Fixture *fixture, GVariant *games, GVariant *unfinished)
{
  GVariant *value = g_variant_new ("(sa{sv}@a(xxa(xx)ayay)@aay)", "Eve", NULL, games, unfinished);

  write_body (fixture, g_variant_new_array (NULL, &value, 1), 1);
}

static GVariant *
no_games (void)
{
  return g_variant_new_array (G_VARIANT_TYPE ("(xxa(xx)ayay)"), NULL, 0);
}

static GVariant *
no_unfinished (void)
{
  return g_variant_new_array (G_VARIANT_TYPE_BYTESTRING, NULL, 0);
}

/* More games than anybody has are refused before one is looked at, and so are too many of one deal. */
static void
test_limits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) empty = g_variant_ref_sink (make_game (NULL));
  GVariantBuilder games, unfinished, deal;

  g_variant_builder_init (&games, G_VARIANT_TYPE ("a(xxa(xx)ayay)"));
  for (guint i = 0; i <= 100000; i++)
    g_variant_builder_add_value (&games, empty);
  write_player (fixture, g_variant_builder_end (&games), no_unfinished ());
  assert_refused (fixture, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_DAMAGED);

  g_variant_builder_init (&unfinished, G_VARIANT_TYPE ("aay"));
  for (guint i = 0; i <= 1000; i++)
    g_variant_builder_add (&unfinished, "ay", NULL);
  write_player (fixture, no_games (), g_variant_builder_end (&unfinished));
  assert_refused (fixture, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_DAMAGED);

  g_variant_builder_init (&deal, G_VARIANT_TYPE ("a(xxa(xx)ayay)"));
  for (guint i = 0; i <= 65; i++) {
    g_autofree char *rules = g_strdup_printf ("target=%u", 1 + i);
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, rules, 1, MOVES);
    g_variant_builder_add_value (&deal, make_game (&game));
  }
  write_player (fixture, g_variant_builder_end (&deal), no_unfinished ());
  assert_refused (fixture, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE);
  assert_names (fixture, "Player 1");
  assert_count (fixture, NULL, 0);
}

/* Who has played one deal more often than anybody takes in is told so, and does not keep others from going. */
static void
test_one_deal (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = rummy_profiles_add (fixture->settings, "Jané", NULL), *first = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  RummyGameProfiles owners = { 0 };

  g_strlcpy (owners.game, id, RUMMY_PROFILE_BYTES);
  g_strlcpy (owners.seat[0], id, RUMMY_PROFILE_BYTES);
  for (guint i = 0; i <= 64; i++) {
    g_autofree char *rules = g_strdup_printf ("target=%u", 1 + i);
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, rules, 1, MOVES);
    rummy_history_save (fixture->history, &game, &owners, BEGAN, BEGAN + 60, TRUE, FALSE);
  }
  keep (fixture, 2, RUMMY_PROFILE_FIRST, "");
  rummy_parcel_pack_async (fixture->history, fixture->settings, fixture->directory, NULL, fixture->file, NULL,
                           result_cb, &result);
  WAIT (result);
  g_assert_false (rummy_parcel_pack_finish (fixture->history, result, NULL, &error));
  g_assert_error (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE);
  g_assert_nonnull (strstr (error->message, "Too many games have the same deal. Delete the one that "
                                            "Jané played on "));

  first = id_of (fixture, 0);
  pack (fixture, first);
}

/* Those that are over or have not begun are none to go on with. */
static void
test_unfinished (Fixture *fixture, gconstpointer data)
{
  static const guint moves[] = { 0, 12, MOVES };
  g_autoptr (RummyParcelNews) news = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  GVariantBuilder unfinished;

  g_variant_builder_init (&unfinished, G_VARIANT_TYPE ("aay"));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    sample_game (&game, "target=900", 9, moves[i]);
    bytes = rummy_save_to_bytes (&game);
    g_variant_builder_add_value (&unfinished, g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, bytes, TRUE));
  }
  write_player (fixture, no_games (), g_variant_builder_end (&unfinished));
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  id = id_of (fixture, 1);
  g_assert_cmpuint (count_unfinished (fixture, id), ==, 1);
}

/* More than there is room for, and more than any file has. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sa{sv}a(xxa(xx)ayay)aay)"));
  for (guint i = 0; i < RUMMY_PROFILES_MAX; i++)
    g_variant_builder_add (&builder, "(sa{sv}a(xxa(xx)ayay)aay)", "Eve", NULL, NULL, NULL);
  write_body (fixture, g_variant_builder_end (&builder), 1);
  assert_refused (fixture, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_MANY);

  g_assert_cmpint (truncate (g_file_peek_path (fixture->file), RUMMY_PARCEL_BYTES_MAX + 1), ==, 0);
  assert_refused (fixture, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE);
  assert_names (fixture, "Player 1");
}

/* Games that cannot be read stay behind, and the others come in. */
static void
test_left_out (Fixture *fixture, gconstpointer data)
{
  static const char *const damages[] = { "substr (saved, 1, length (saved) - 1)", "x'00'", "x''" };
  g_autoptr (RummyParcelNews) news = NULL;
  g_autofree char *id = NULL, *path = NULL, *stray = NULL;
  g_autoptr (GError) error = NULL;
  sqlite3 *db;

  make_player (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    keep (fixture, 10 + i, RUMMY_PROFILE_FIRST, "");
  assert_count (fixture, NULL, 3 + G_N_ELEMENTS (damages));
  g_assert_cmpuint (pack (fixture, NULL), ==, 0);

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    g_autofree char *sql = g_strdup_printf ("UPDATE record SET saved = %s"
                                            " WHERE game = (SELECT id FROM game WHERE seed = %u)",
                                            damages[i], 10 + i);

    g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
    g_assert_cmpint (sqlite3_changes (db), ==, 1);
  }
  sqlite3_close (db);
  id = id_of (fixture, 1);
  path = g_build_filename (g_file_peek_path (fixture->directory), "profiles", id, "unfinished",
                           "damaged" RUMMY_SAVED_GAMES_SUFFIX, NULL);
  stray = g_build_filename (g_file_peek_path (fixture->directory), "profiles", id, "unfinished", "no game", NULL);
  g_assert_true (g_file_set_contents (path, "rules 500-rum\n", -1, NULL));
  g_assert_true (g_file_set_contents (stray, "x", -1, NULL));

  g_assert_cmpuint (pack (fixture, NULL), ==, G_N_ELEMENTS (damages) + 1);
  move_house (fixture);
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (news->players, ==, 2);
  g_assert_cmpuint (news->games, ==, 3);
}

/* A backup is tested without anybody being imported, and what the import would refuse is refused. */
static void
test_check (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  g_autoptr (GError) error = NULL, missing = NULL;
  guint n_players, n_games;

  make_player (fixture);
  pack (fixture, NULL);
  g_assert_true (rummy_parcel_check (fixture->file, &n_players, &n_games, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_players, ==, 2);
  g_assert_cmpuint (n_games, >, 0);

  whole = g_file_load_bytes (fixture->file, NULL, NULL, NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), g_bytes_get_data (whole, NULL),
                                      (gssize) g_bytes_get_size (whole) - 1, NULL));
  g_assert_false (rummy_parcel_check (fixture->file, &n_players, &n_games, &error));
  g_assert_error (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_DAMAGED);

  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
  g_assert_false (rummy_parcel_check (fixture->file, &n_players, &n_games, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* A disk that fills up while it is written leaves the file that was there. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GBytes) before = NULL, after = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit all, little;

  make_player (fixture);
  pack (fixture, NULL);
  before = g_file_load_bytes (fixture->file, NULL, NULL, NULL);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &all), ==, 0);
  little = all;
  little.rlim_cur = g_bytes_get_size (before) / 2;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  rummy_parcel_pack_async (fixture->history, fixture->settings, fixture->directory, NULL, fixture->file, NULL,
                           result_cb, &result);
  WAIT (result);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &all), ==, 0);

  g_assert_false (rummy_parcel_pack_finish (fixture->history, result, NULL, &error));
  g_assert_nonnull (error);
  after = g_file_load_bytes (fixture->file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (before, after));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_PARCEL ("/parcel/one", test_one);
  ADD_PARCEL ("/parcel/check", test_check);
  ADD_PARCEL ("/parcel/all", test_all);
  ADD_PARCEL ("/parcel/again", test_again);
  ADD_PARCEL ("/parcel/longer", test_longer);
  ADD_PARCEL ("/parcel/renamed", test_renamed);
  ADD_PARCEL ("/parcel/damaged", test_damaged);
  ADD_PARCEL ("/parcel/forged", test_forged);
  ADD_PARCEL ("/parcel/limits", test_limits);
  ADD_PARCEL ("/parcel/one-deal", test_one_deal);
  ADD_PARCEL ("/parcel/unfinished", test_unfinished);
  ADD_PARCEL ("/parcel/many", test_many);
  ADD_PARCEL ("/parcel/left-out", test_left_out);
  ADD_PARCEL ("/parcel/full", test_full);

  return g_test_run ();
}
