/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenes-fixture.h"
#include "window-fixture.h"

#include "game/deal-code.h"
#include "ui/records/score-sheet.h"

/* What the score sheet tells of a game in the history of its player. */

#define GAMES 14

static gboolean
ends_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, TRUE);
}

/* Opens a game just before its end, plays that, and returns what the sheet tells. */
static char *
end_game (Fixture *fixture, RummyGame *game, const RummyMove *move)
{
  RummyHistory *history = rummy_session_get_history (fixture->session);
  GObject *further;
  char *told;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  rummy_game_hold (game);
  rummy_session_open_game (fixture->session, game);
  g_assert_cmpint (rummy_game_play (game, move, 1), ==, RUMMY_OK);
  spin_until_sheet (fixture->window);
  while (!rummy_history_is_idle (history) || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  further = gtk_widget_get_template_child (GTK_WIDGET (window_sheet (fixture->window)), RUMMY_TYPE_SCORE_SHEET,
                                           "further");
  told = g_strdup (gtk_label_get_label (GTK_LABEL (further)));
  adw_dialog_force_close (window_sheet (fixture->window));

  return told;
}

static char *
play_game (Fixture *fixture, guint64 seed, gboolean is_practice)
{
  RummyMove move;
  g_autoptr (RummyGame) game = scenes_find ("500-rum", 2, seed, ends_cb, &move);

  g_assert_nonnull (game);
  if (is_practice)
    rummy_game_set_practice (game);

  return end_game (fixture, game, &move);
}

/* Too few games for a record, but two days of Today’s Deal. */
static void
test_days (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  RummyRules rules;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  rummy_deal_code_day_rules (&rules);
  for (int ago = 1; ago >= 0; ago--) {
    g_autoptr (GDateTime) day = g_date_time_add_days (today, -ago);
    g_autoptr (RummyGame) game = rummy_game_new (&rules, rummy_deal_code_of_day (&rules, day), 1);
    g_autofree char *told = NULL;
    RummyMove move;

    g_assert_true (scenes_play (game, 5, ends_cb, &move));
    told = end_game (fixture, game, &move);
    if (ago == 0)
      g_assert_cmpstr (told, ==, "Today’s Deal: 2-day streak");
  }
}

/* Of the first games none is a record; later some are, and a row of wins is told as well. */
static void
test_records_and_rows (Fixture *fixture, gconstpointer data)
{
  guint n_records = 0, n_rows = 0, n_quiet = 0;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  for (guint i = 0; i < GAMES; i++) {
    g_autofree char *told = play_game (fixture, i + 1, FALSE);

    g_test_message ("%u: %s", i + 1, told);
    if (i < 2)
      g_assert_cmpstr (told, ==, "");
    g_assert_null (strchr (told, '\n'));
    n_records += g_str_has_prefix (told, "New record: ");
    n_rows += g_str_has_prefix (told, "Win streak: ");
    n_quiet += *told == '\0';
  }
  g_assert_cmpuint (n_records, >, 0);
  g_assert_cmpuint (n_records, <, GAMES / 2);
  g_assert_cmpuint (n_records + n_rows + n_quiet, ==, GAMES);
}

/* Practice counts for nothing. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 5; i++) {
    g_autofree char *told = play_game (fixture, i + 1, TRUE);

    g_assert_cmpstr (told, ==, "");
  }
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  g_test_add ("/feats/records-and-rows", Fixture, NULL, set_up, test_records_and_rows, tear_down);
  g_test_add ("/feats/days", Fixture, NULL, set_up, test_days, tear_down);
  g_test_add ("/feats/practice", Fixture, NULL, set_up, test_practice, tear_down);

  return g_test_run ();
}
