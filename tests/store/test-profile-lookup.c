/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose the games of the history are. */

#include "history-fixture.h"
#include "store/database.h"
#include "store/profiles.h"
#include "store/rounds.h"

#define ANNA "0d5e6b1c-4f0a-4f39-a6a2-6b7a4b6f2d11"
#define BOB "5b1f2a60-09d7-4d6c-8a55-0f0f7b7a1c22"

/* "owner name games" of the people, in alphabetical order. */
static char *
league (Fixture *fixture, const char *owner)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  rummy_history_league_async (fixture->history, &(RummyHistoryFilter) { .owner = owner }, NULL, result_cb, &result);
  WAIT (result);
  rows = rummy_history_league_finish (fixture->history, result, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++) {
    const RummyLeagueRow *row = rows->pdata[i];
    const char *who = g_str_equal (row->owner, ANNA) ? "anna" : g_str_equal (row->owner, BOB) ? "bob" : row->owner;

    if (row->level == RUMMY_LEVEL_PERSON)
      g_ptr_array_add (lines, g_strdup_printf ("%s %s %u", who, row->name, row->games));
  }
  g_ptr_array_sort_values (lines, (GCompareFunc) g_strcmp0);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv (", ", (char **) lines->pdata);
}

static void
assert_league (Fixture *fixture, const char *owner, const char *expected)
{
  g_autofree char *rows = league (fixture, owner);

  g_assert_cmpstr (rows, ==, expected);
}

/* A whole game of two seats, the second of a computer where other is NULL. */
static void
keep (Fixture *fixture, guint64 seed, const char *name, const char *other, const RummyGameProfiles *owners)
{
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, "target=900", seed, MOVES);
  rummy_seats_set_name (&game.seats, 0, name);
  rummy_seats_set_name (&game.seats, 1, other);
  if (other != NULL)
    game.seats.level[1] = RUMMY_LEVEL_PERSON;
  rummy_history_save (fixture->history, &game, owners, BEGAN, BEGAN, TRUE, FALSE);
}

/* Whoever has a profile is one player by any name, and sees the own games and those of others that they sat at. */
static void
test_filter (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } }, bob = { BOB, { BOB } }, both = { ANNA, { ANNA, BOB } };

  keep (fixture, 1, "", NULL, &anna);
  keep (fixture, 2, "Anna", NULL, &anna);
  keep (fixture, 3, "Bob", NULL, &bob);
  keep (fixture, 4, "Ann", "Bob", &both);
  keep (fixture, 5, "Eve", NULL, NULL);

  assert_count (fixture, NULL, 5);
  assert_count (fixture, ANNA, 3);
  assert_count (fixture, BOB, 2);
  assert_count (fixture, RUMMY_PROFILE_FIRST, 1);
  assert_league (fixture, NULL, " Eve 1, anna Ann 3, bob Bob 2");
  assert_league (fixture, BOB, "anna Ann 1, bob Bob 2");
}

/* What somebody has done, game by game, and what that tells of the strength. */
static void
test_career (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } }, bob = { BOB, { BOB } };
  g_autoptr (GAsyncResult) result = NULL, everybody = NULL;
  g_autoptr (RummyCareer) career = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;
  RummyRating last, before;
  double ahead = 0;

  for (guint64 seed = 1; seed <= 9; seed++)
    keep (fixture, seed, "", NULL, seed % 3 == 0 ? &bob : &anna);
  rummy_history_career_async (fixture->history, &(RummyHistoryFilter) { .owner = ANNA }, NULL, result_cb, &result);
  WAIT (result);
  career = rummy_history_career_finish (fixture->history, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (career->games->len, ==, 6);
  rummy_rating_init (&before);
  for (guint i = 0; i < career->games->len; i++) {
    const RummyCareerGame *game = &g_array_index (career->games, RummyCareerGame, i);

    g_assert_cmpint (game->points > game->against, ==, game->has_won);
    g_assert_cmpint (game->rating.value > before.value, ==, game->has_won);
    g_assert_cmpuint (game->out, <=, game->rounds);
    before = game->rating;
    ahead += game->has_won;
  }
  g_assert_cmpuint (career->levels[0].games, ==, 6); /* random */
  g_assert_cmpfloat (career->levels[0].ahead, ==, ahead);
  g_assert_cmpuint (career->levels[1].games, ==, 0);
  last = before;

  /* The league says the same, whoever is asked for. */
  rummy_history_league_async (fixture->history, &(RummyHistoryFilter) { .owner = ANNA }, NULL, result_cb, &everybody);
  WAIT (everybody);
  rows = rummy_history_league_finish (fixture->history, everybody, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rows->len, ==, 2);
  for (guint i = 0; i < rows->len; i++) {
    const RummyLeagueRow *row = rows->pdata[i];

    if (row->level == RUMMY_LEVEL_PERSON)
      g_assert_cmpfloat (row->rating.value, ==, last.value);
    else
      g_assert_cmpfloat (row->rating.value, ==, 920);
  }
}

/* A computer on one's own side is no opponent. */
static void
test_partner (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } };
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RummyCareer) career = NULL;
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "players=4 partner=yes target=900", 1, MOVES);
  game.seats.level[1] = game.seats.level[3] = 0;
  game.seats.level[2] = 1;
  rummy_history_save (fixture->history, &game, &anna, BEGAN, BEGAN, TRUE, FALSE);
  rummy_history_career_async (fixture->history, &(RummyHistoryFilter) { .owner = ANNA }, NULL, result_cb, &result);
  WAIT (result);
  career = rummy_history_career_finish (fixture->history, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (career->games->len, ==, 1);
  g_assert_cmpuint (career->levels[0].games, ==, 1);
  g_assert_cmpuint (career->levels[1].games, ==, 0);
}

/* Games of computers among themselves stand apart, and in nobody's league. */
static void
test_watched (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } }, watched = { ANNA };
  static const char *const owners[] = { NULL, ANNA, RUMMY_PROFILE_NOBODY };
  static const guint n_games[] = { 3, 3, 2 }, n_rows[] = { 2, 2, 1 }, n_of_computer[] = { 1, 1, 2 };

  keep (fixture, 1, "", NULL, &anna);
  for (guint64 seed = 2; seed <= 3; seed++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, "target=900", seed, MOVES);
    game.seats.level[0] = game.seats.level[1];
    rummy_history_save (fixture->history, &game, &watched, BEGAN, BEGAN, TRUE, FALSE);
  }

  for (guint i = 0; i < G_N_ELEMENTS (owners); i++) {
    const RummyHistoryFilter filter = { .owner = owners[i] };
    g_autoptr (GAsyncResult) result = NULL, records = NULL;
    g_autoptr (GPtrArray) rows = NULL, feats = NULL;

    assert_count (fixture, owners[i], n_games[i]);
    rummy_history_league_async (fixture->history, &filter, NULL, result_cb, &result);
    WAIT (result);
    rows = rummy_history_league_finish (fixture->history, result, NULL);
    g_assert_cmpuint (rows->len, ==, n_rows[i]);
    for (guint k = 0; k < rows->len; k++) {
      const RummyLeagueRow *row = rows->pdata[k];

      g_assert_cmpuint (row->games, ==, row->level == RUMMY_LEVEL_PERSON ? 1 : n_of_computer[i]);
    }
    rummy_history_feats_async (fixture->history, &filter, NULL, result_cb, &records);
    WAIT (records);
    feats = rummy_history_feats_finish (fixture->history, records, NULL);
    for (guint k = 0; k < feats->len; k++)
      g_assert_cmpint (((RummyFeat *) feats->pdata[k])->game > 1, ==, i == 2);
  }
  rummy_history_remove_listed (fixture->history, &(RummyHistoryFilter) { .owner = RUMMY_PROFILE_NOBODY });
  assert_count (fixture, NULL, 1);
}

/* Of one player all is taken out and brought back at once; of a game of somebody else the result stays. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } }, bob = { BOB, { BOB } }, both = { ANNA, { ANNA, BOB } };
  gint64 removal;

  keep (fixture, 1, "Anna", NULL, &anna);
  keep (fixture, 2, "Bob", NULL, &bob);
  keep (fixture, 3, "Anna", "Bob", &both);
  removal = rummy_history_remove (fixture->history, 0, BOB);
  assert_count (fixture, NULL, 2);
  assert_league (fixture, NULL, "anna Anna 2, bob Bob 1");
  rummy_history_restore (fixture->history, removal);
  assert_count (fixture, NULL, 3);
}

/* What a list shows goes, whosever it is, and nothing else. */
static void
test_remove_listed (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } }, bob = { BOB, { BOB } }, both = { ANNA, { ANNA, BOB } };
  g_auto (RummySavedGame) other = { 0 };
  gint64 removal;

  keep (fixture, 1, "Anna", NULL, &anna);
  keep (fixture, 2, "Bob", NULL, &bob);
  keep (fixture, 3, "Anna", "Bob", &both);
  sample_game (&other, "", 4, MOVES);
  rummy_history_save (fixture->history, &other, &bob, BEGAN, BEGAN, TRUE, FALSE);
  assert_count (fixture, BOB, 3);
  removal = rummy_history_remove_listed (fixture->history, &(RummyHistoryFilter) { "", BOB });
  assert_count (fixture, BOB, 1);
  assert_count (fixture, NULL, 2);
  rummy_history_restore (fixture->history, removal);
  assert_count (fixture, NULL, 4);
  rummy_history_remove_listed (fixture->history, &(RummyHistoryFilter) { NULL, BOB });
  assert_count (fixture, NULL, 1);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = rummy_history_count_finish (RUMMY_HISTORY (source), result, NULL);
}

static void
assert_owner_games (GPtrArray *owners, guint i, const char *owner, guint games)
{
  const RummyOwnerGames *counted = owners->pdata[i];

  g_assert_cmpstr (counted->owner, ==, owner);
  g_assert_cmpuint (counted->games, ==, games);
}

/* Before games are removed, it is known whose they are. */
static void
test_count (Fixture *fixture, gconstpointer data)
{
  const RummyGameProfiles anna = { ANNA, { ANNA } }, bob = { BOB, { BOB } }, both = { ANNA, { ANNA, BOB } };
  const RummyHistoryFilter filters[] = { { 0 }, { .owner = BOB }, { .preset = "gin" } };
  GPtrArray *owners[G_N_ELEMENTS (filters)] = { NULL };

  keep (fixture, 1, "Anna", NULL, &anna);
  keep (fixture, 2, "Bob", NULL, &bob);
  keep (fixture, 3, "Anna", "Bob", &both);
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++) {
    rummy_history_count_async (fixture->history, &filters[i], NULL, counted_cb, &owners[i]);
    while (owners[i] == NULL)
      g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpuint (owners[0]->len, ==, 2);
  assert_owner_games (owners[0], 0, ANNA, 2);
  assert_owner_games (owners[0], 1, BOB, 1);
  g_assert_cmpuint (owners[1]->len, ==, 2); /* a game of Anna's in which Bob had a seat, too */
  g_assert_cmpuint (owners[2]->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    g_ptr_array_unref (owners[i]);
}

/* Of all who played. */
static guint
count_turns (Fixture *fixture)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  guint n = 0;

  rummy_history_league_async (fixture->history, NULL, NULL, result_cb, &result);
  WAIT (result);
  rows = rummy_history_league_finish (fixture->history, result, NULL);
  for (guint i = 0; i < rows->len; i++)
    n += ((RummyLeagueRow *) rows->pdata[i])->turns;

  return n;
}

static guint
count_turns_of_samples (guint64 n_games)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= n_games; seed++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, "target=900", seed, MOVES);
    for (guint seat = 0; seat < 2; seat++)
      n += rummy_rounds_count_turns (&game.record, seat);
  }

  return n;
}

/* A file from before there were profiles: it is copied, and what is there is the first one's. */
static void
test_migrate (Fixture *fixture, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (fixture->path, ".version-1", NULL);
  RummyDatabase database = { .path = fixture->path };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  guint n_turns;

  keep (fixture, 1, "Eve", NULL, NULL);
  keep (fixture, 2, "", NULL, NULL);
  keep (fixture, 3, "Anna", NULL, NULL);
  keep (fixture, 4, "Anna", "Bob", NULL);
  n_turns = count_turns_of_samples (4);
  g_assert_cmpuint (n_turns, >, 100);
  g_assert_cmpuint (count_turns (fixture), ==, n_turns);
  end (fixture);
  g_assert_true (rummy_database_open (&database, &error));
  g_assert_true (rummy_database_run (database.db,
                                     "ALTER TABLE game DROP COLUMN owner; ALTER TABLE seat DROP COLUMN owner;"
                                     "ALTER TABLE seat DROP COLUMN turns; ALTER TABLE game DROP COLUMN rules;"
                                     "PRAGMA user_version = 1",
                                     &error));
  rummy_database_close (&database);

  begin (fixture);
  assert_count (fixture, RUMMY_PROFILE_FIRST, 4);
  assert_league (fixture, NULL, " Anna 1,  Bob 1,  Eve 1, first Anna 2");
  g_assert_cmpuint (count_turns (fixture), ==, n_turns);
  games = list_of (fixture->history, NULL, 0, 10);
  for (guint i = 0; i < games->len; i++)
    g_assert_cmpstr (((const RummyPastGame *) games->pdata[i])->rules, ==,
                     "rules deal=13/7/7/7/7/7/7 firstdealer=fixed nextdealer=alternate lead=alternates target=900");
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
  g_assert_true (g_file_test (copy, G_FILE_TEST_IS_REGULAR));
}

/* A file in which the number of rounds still told games apart. */
static void
test_migrate_rounds (Fixture *fixture, gconstpointer data)
{
  RummyDatabase database = { .path = fixture->path };
  g_autofree char *text = g_malloc (RUMMY_RULES_TEXT), *sql = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  RummyRules rules, silent;

  g_assert_true (rummy_rules_init (&rules, "amiga"));
  rummy_rules_init_silent (&silent);
  rules.target = 5;
  rummy_rules_write_changes (&rules, &silent, text, RUMMY_RULES_TEXT);
  g_assert_nonnull (strstr (text, "target=5"));
  sql = g_strdup_printf ("UPDATE game SET rules = CASE id WHEN 1 THEN 'rules %s' WHEN 2 THEN 'rules %s jokers=1'"
                         " ELSE 'rubbish' END; PRAGMA user_version = 4", text, text);
  for (guint i = 1; i <= 3; i++)
    keep (fixture, i, "Eve", NULL, NULL);
  end (fixture);
  g_assert_true (rummy_database_open (&database, &error));
  g_assert_true (rummy_database_run (database.db, sql, &error));
  rummy_database_close (&database);

  begin (fixture);
  games = list_of (fixture->history, &(RummyHistoryFilter) { .preset = "amiga" }, 0, 10);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpstr (((const RummyPastGame *) games->pdata[0])->rules, ==, "amiga");
  g_clear_pointer (&games, g_ptr_array_unref);
  games = list_of (fixture->history, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 3);
  g_assert_cmpstr (((const RummyPastGame *) games->pdata[0])->rules, ==, "rubbish");
  g_assert_null (strstr (((const RummyPastGame *) games->pdata[1])->rules, "target=5"));
}

static void
assert_owners (GSettings *settings, const RummySeats *seats, guint n, const char *first, const char *second)
{
  RummyGameProfiles owners;

  rummy_profile_lookup (&owners, settings, seats, n);
  g_assert_cmpstr (owners.seat[0], ==, first);
  g_assert_cmpstr (owners.seat[1], ==, second);
  g_assert_cmpstr (owners.seat[2], ==, "");
}

/* Who sits where is told by the names of the profiles, then by who plays. */
static void
test_find (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_autofree char *bob = NULL;
  RummySeats seats;

  g_settings_reset (settings, "profiles");
  g_settings_reset (settings, "profile");
  bob = rummy_profiles_add (settings, "Bob", NULL);

  rummy_seats_init (&seats, 2);
  assert_owners (settings, &seats, 3, RUMMY_PROFILE_FIRST, "");
  rummy_seats_set_name (&seats, 0, "Eve");
  assert_owners (settings, &seats, 3, RUMMY_PROFILE_FIRST, "");
  rummy_seats_set_name (&seats, 0, "bob");
  assert_owners (settings, &seats, 3, bob, "");

  seats.level[1] = RUMMY_LEVEL_PERSON;
  assert_owners (settings, &seats, 3, bob, RUMMY_PROFILE_FIRST);
  rummy_seats_set_name (&seats, 1, "Eve");
  assert_owners (settings, &seats, 3, bob, "");
  rummy_seats_set_name (&seats, 0, "Player 1");
  assert_owners (settings, &seats, 3, RUMMY_PROFILE_FIRST, "");
  rummy_profiles_choose (settings, bob);
  assert_owners (settings, &seats, 3, RUMMY_PROFILE_FIRST, "");
  rummy_seats_set_name (&seats, 0, NULL);
  assert_owners (settings, &seats, 3, bob, "");
  seats.level[0] = seats.level[1] = 2;
  assert_owners (settings, &seats, 3, "", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/profile-lookup/filter", test_filter);
  ADD ("/profile-lookup/career", test_career);
  ADD ("/profile-lookup/partner", test_partner);
  ADD ("/profile-lookup/watched", test_watched);
  ADD ("/profile-lookup/remove", test_remove);
  ADD ("/profile-lookup/remove-listed", test_remove_listed);
  ADD ("/profile-lookup/count", test_count);
  ADD ("/profile-lookup/migrate", test_migrate);
  ADD ("/profile-lookup/migrate-rounds", test_migrate_rounds);
  ADD ("/profile-lookup/find", test_find);

  return g_test_run ();
}
