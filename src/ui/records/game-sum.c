/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/game-sum.h"

#include <glib/gi18n.h>

#include "store/rounds.h"
#include "ui/words/words.h"

static void
add (RummyGameSumFunc func, gpointer data, const char *title, int points)
{
  g_autofree char *figure = rummy_words_points (points);

  func (title, figure, data);
}

void
rummy_game_sum_each (RummyGame *game, RummyGameSumFunc func, gpointer data)
{
  RummyGameSum sum;

  g_return_if_fail (RUMMY_IS_GAME (game));
  g_return_if_fail (func != NULL);

  if (!rummy_rounds_sum_game (rummy_game_get_match (game), &sum))
    return;

  add (func, data, C_("sum", "All rounds"), sum.total);
  if (sum.bonus > 0)
    add (func, data, C_("sum", "Game bonus"), sum.bonus);
  if (sum.box > 0 && sum.more > 0) {
    /* Translators: how many rounds the winner of a game won more than the next player, and points for each of them. */
    g_autofree char *title = g_strdup_printf (C_("sum", "Lead in rounds won (%u × %d)"), sum.more, sum.box);

    add (func, data, title, (int) sum.more * sum.box);
  }
  if (sum.factor > 1) {
    /* Translators: a factor, such as ×2. */
    g_autofree char *figure = g_strdup_printf (C_("counter", "×%d"), sum.factor);

    /* Translators: nobody but the winner of the game won a round. */
    func (C_("sum", "Shutout"), figure, data);
  }
  if (sum.shutout > 0)
    add (func, data, C_("sum", "Shutout"), sum.shutout);
  if (rummy_game_get_match (game)->rules.wins_difference)
    add (func, data, C_("sum", "Runner-up’s total"), -sum.runner_up);
  add (func, data, C_("sum", "Result"), sum.result);
}

static char *
debt_words (RummyGame *game, guint from, guint to, int points, guint own)
{
  g_autofree char *debtor = rummy_words_seat (game, from, own), *creditor = rummy_words_seat (game, to, own);
  gulong n = (gulong) points;

  if (from == own)
    /* Translators: the name of a player and a number of points. */
    return g_strdup_printf (ngettext ("You owe %s %d point.", "You owe %s %d points.", n), creditor, points);
  if (to == own)
    /* Translators: the name of a player and a number of points. */
    return g_strdup_printf (ngettext ("%s owes you %d point.", "%s owes you %d points.", n), debtor, points);

  /* Translators: the names of two players and a number of points. */
  return g_strdup_printf (ngettext ("%s owes %s %d point.", "%s owes %s %d points.", n), debtor, creditor, points);
}

char *
rummy_game_sum_debts (RummyGame *game, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint players = (guint) match->rules.players;
  int32_t payments[RUMMY_SEATS_MAX];
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  rummy_match_settle (match, payments);
  for (guint seat = 0; seat < players; seat++) {
    /* Of partners each pays the opponent to the left, as rummy_match_settle () has it. */
    guint left = (seat + (match->rules.counterclockwise ? players - 1 : 1)) % players;
    guint to = match->rules.partner ? left : match->winner;

    if (payments[seat] < 0)
      g_strv_builder_take (lines, debt_words (game, seat, to, -payments[seat], own));
  }
  all = g_strv_builder_end (lines);

  return *all != NULL ? g_strjoinv ("\n", all) : NULL;
}
