/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The history for other programs. */

#include <string.h>

#include "history-fixture.h"
#include "store/export.h"
#include "store/rounds.h"

#define RULES "rules deal=13/7/7/7/7/7/7 firstdealer=fixed nextdealer=alternate lead=alternates target=900"

static void
keep (Fixture *fixture, const RummySavedGame *game)
{
  rummy_history_save (fixture->history, game, NULL, BEGAN, BEGAN + 60, TRUE, FALSE);
}

static char *
export (Fixture *fixture, RummyExportFormat format, const char *preset)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  rummy_export_async (fixture->history, format, &(RummyHistoryFilter) { .preset = preset }, NULL, result_cb, &result);
  WAIT (result);
  bytes = rummy_export_finish (fixture->history, result, &error);
  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Of two players, over or not. */
static void
make (RummySavedGame *game, guint64 seed, gsize n_rounds, const char *name)
{
  g_autoptr (GArray) rounds = NULL;

  sample_game (game, "target=900", seed, MOVES);
  rounds = rummy_rounds_of_record (&game->record);
  g_assert_cmpuint (rounds->len, >, n_rounds);
  if (n_rounds > 0)
    game->record.n_moves = g_array_index (rounds, RummyRoundResult, n_rounds - 1).n_moves;
  rummy_seats_init (&game->seats, 2);
  g_strlcpy (game->seats.name[0], name, RUMMY_NAME_BYTES);
}

static void
test_csv (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, whole = { 0 };
  g_autoptr (GArray) rounds = NULL;
  g_autofree char *text = NULL, *none = export (fixture, RUMMY_EXPORT_CSV, NULL), *other = NULL;
  g_autofree char *first = NULL, *second = NULL;
  g_auto (GStrv) lines = NULL;
  const RummyRoundResult *last;
  int best[2] = { G_MININT, G_MININT }, worst[2] = { G_MAXINT, G_MAXINT }, out[2] = { 0 };

  g_assert_true (g_str_has_prefix (none, "game,preset,rules,began,ended,rounds,over,practice,seat,name,level,points,"));
  g_assert_true (g_str_has_suffix (none, "worst_round\r\n"));
  make (&game, 1, 2, "=1+\"Zoë\", B");
  make (&whole, 2, 0, "\x1f" "1");
  whole.seats.is_practice = TRUE;
  keep (fixture, &game);
  keep (fixture, &whole);

  rounds = rummy_rounds_of_record (&game.record);
  last = &g_array_index (rounds, RummyRoundResult, 1);
  for (guint i = 0; i < 2; i++) {
    for (guint seat = 0; seat < 2; seat++) {
      best[seat] = MAX (best[seat], g_array_index (rounds, RummyRoundResult, i).score[seat]);
      worst[seat] = MIN (worst[seat], g_array_index (rounds, RummyRoundResult, i).score[seat]);
      out[seat] += g_array_index (rounds, RummyRoundResult, i).out == seat;
    }
  }
  text = export (fixture, RUMMY_EXPORT_CSV, NULL);
  lines = g_strsplit (text, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6); /* with the end */
  first = g_strdup_printf ("1,,\"" RULES "\",1970-01-12T13:46:40Z,1970-01-12T13:47:40Z,2,no,no,1,"
                           "\"'=1+\"\"Zoë\"\", B\",,%d,%d,no,%d,%d,%d", last->total[0], last->total[1], out[0],
                           best[0], worst[0]);
  second = g_strdup_printf ("1,,\"" RULES "\",1970-01-12T13:46:40Z,1970-01-12T13:47:40Z,2,no,no,2,\"\",2,"
                            "%d,%d,no,%d,%d,%d", last->total[1], last->total[0], out[1], best[1], worst[1]);
  g_assert_cmpstr (lines[1], ==, first);
  g_assert_cmpstr (lines[2], ==, second);
  g_assert_true (g_str_has_prefix (lines[3], "2,,"));
  g_assert_nonnull (strstr (lines[3], ",yes,yes,1,\"\",,"));
  g_assert_true ((strstr (lines[3], ",yes,") != NULL) && (strstr (lines[4], ",2,\"\",2,") != NULL));

  other = export (fixture, RUMMY_EXPORT_CSV, "gin");
  g_assert_cmpstr (other, ==, none);
}

static void
test_json (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, whole = { 0 };
  g_autoptr (GArray) rounds = NULL;
  g_autofree char *text = NULL, *none = export (fixture, RUMMY_EXPORT_JSON, NULL), *expected = NULL;
  const RummyRoundResult *one, *two;

  g_assert_cmpstr (none, ==, "[\n]\n");
  make (&game, 1, 2, "\"Zoë\" \\ B\n");
  make (&whole, 2, 0, "Ada");
  keep (fixture, &game);
  keep (fixture, &whole);

  rounds = rummy_rounds_of_record (&game.record);
  one = &g_array_index (rounds, RummyRoundResult, 0);
  two = &g_array_index (rounds, RummyRoundResult, 1);
  expected = g_strdup_printf (
    "[\n"
    "  {\"game\": 1, \"preset\": \"\", \"rules\": \"" RULES "\","
    " \"began\": \"1970-01-12T13:46:40Z\", \"ended\": \"1970-01-12T13:47:40Z\","
    " \"rounds\": 2, \"over\": false, \"practice\": false,\n"
    "   \"seats\": [\n"
    "     {\"seat\": 1, \"name\": \"\\\"Zoë\\\" \\\\ B\", \"points\": %d, \"against\": %d, \"won\": false,"
    " \"out_first\": %d, \"rounds\": [%d, %d]},\n"
    "     {\"seat\": 2, \"name\": \"\", \"level\": 2, \"points\": %d, \"against\": %d, \"won\": false,"
    " \"out_first\": %d, \"rounds\": [%d, %d]}]},\n"
    "  {\"game\": 2, ",
    two->total[0], two->total[1], (one->out == 0) + (two->out == 0), one->score[0], two->score[0], two->total[1],
    two->total[0], (one->out == 1) + (two->out == 1), one->score[1], two->score[1]);
  text = export (fixture, RUMMY_EXPORT_JSON, NULL);
  g_assert_true (strlen (text) > strlen (expected));
  g_assert_true (g_str_has_suffix (text, "]}]}\n]\n"));
  text[strlen (expected)] = '\0';
  g_assert_cmpstr (text, ==, expected);
}

/* What was taken out is not told any more. */
static void
test_removed (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autofree char *text = NULL;

  make (&game, 1, 2, "Ada");
  keep (fixture, &game);
  rummy_history_remove (fixture->history, 0, NULL);
  text = export (fixture, RUMMY_EXPORT_JSON, NULL);
  g_assert_cmpstr (text, ==, "[\n]\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/export/csv", test_csv);
  ADD ("/export/json", test_json);
  ADD ("/export/removed", test_removed);

  return g_test_run ();
}
