/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/score-words.h"

#include <glib/gi18n.h>

#include "ui/words/standing.h"
#include "ui/words/words.h"

const char *
rummy_score_words_tie (void)
{
  return _("The totals are tied. Play another round.");
}

static char *
end_words (RummyGame *game, const RummyRoundResult *result, guint own)
{
  g_autofree char *name = NULL;

  switch (result->end) {
  case RUMMY_END_OUT:
    if (result->out == own)
      return g_strdup (_("You went out."));
    name = rummy_words_seat (game, result->out, own);
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s went out."), name);
  case RUMMY_END_CIRCLE:
    return g_strdup (_("The stock ran out and nobody could play."));
  case RUMMY_END_KNOCK:
    if (result->out == own)
      return g_strdup (_("You knocked."));
    name = rummy_words_seat (game, result->out, own);
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s knocked."), name);
  case RUMMY_END_STOCK:
  case RUMMY_END_RESERVE:
    return g_strdup (_("The stock ran out."));
  case RUMMY_END_NONE:
    break;
  }

  return NULL;
}

/* Returns who won the round or the game, for partners. */
static char *
side_headline_words (RummyGame *game, guint winner, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint first = rummy_rules_side (&match->rules, winner);
  g_autofree char *name = NULL, *partner = NULL;

  if (own != RUMMY_SEAT_NONE && rummy_rules_side (&match->rules, own) == first)
    return g_strdup (match->over ? _("Your side won the game!") : _("Your side won this round"));

  name = rummy_words_seat (game, first, own);
  partner = rummy_words_seat (game, first + 2, own);
  if (match->over)
    /* Translators: the names of two partners. */
    return g_strdup_printf (_("%s and %s won the game"), name, partner);

  /* Translators: the names of two partners. */
  return g_strdup_printf (_("%s and %s won this round"), name, partner);
}

char *
rummy_score_words_headline (RummyGame *game, const RummyRoundResult *result, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint winner = match->over ? match->winner : result->winner;
  g_autofree char *name = NULL;

  if (match->over && winner == RUMMY_SEAT_NONE)
    return g_strdup (_("The game is a tie"));
  if (winner == RUMMY_SEAT_NONE)
    return g_strdup (_("Nobody won this round"));
  if (match->rules.partner)
    return side_headline_words (game, winner, own);
  if (winner == own)
    return g_strdup (match->over ? _("You won the game!") : _("You won this round"));

  name = rummy_words_seat (game, winner, own);
  if (match->over)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s won the game"), name);

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s won this round"), name);
}

static char *
totals_words (RummyGame *game, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint other = 1 - own;
  g_autofree char *name = NULL, *own_total = NULL, *other_total = NULL;

  /* The table below already shows it. */
  if (match->rules.players != 2 || own == RUMMY_SEAT_NONE)
    return NULL;

  name = rummy_words_seat (game, other, own);
  if (rummy_standing_counts_rounds (&match->rules))
    /* Translators: two numbers and the name of the other player. */
    return g_strdup_printf (_("Rounds won: %u by you, %u by %s."), match->won[own], match->won[other], name);

  own_total = rummy_words_points (match->results[own]);
  other_total = rummy_words_points (match->results[other]);

  /* Translators: two numbers and the name of the other player. */
  return g_strdup_printf (_("Final totals: %s for you, %s for %s."), own_total, other_total, name);
}

char *
rummy_score_words_reason (RummyGame *game, const RummyRoundResult *result, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);

  if (match->over)
    return totals_words (game, own);
  if (result->is_void)
    return g_strdup (_("Nobody went out, so nobody scores."));
  if (rummy_standing_is_tie (match))
    return g_strdup (rummy_score_words_tie ());

  return end_words (game, result, own);
}

char *
rummy_score_words_totals (RummyGame *game, const RummyRoundResult *result, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  char *words = match->over || rummy_standing_counts_rounds (&match->rules) ? totals_words (game, own) : NULL;
  g_autofree char *score = NULL, *total = NULL;

  if (words != NULL || own == RUMMY_SEAT_NONE || rummy_standing_counts_rounds (&match->rules))
    return words;

  score = rummy_words_points (result->score[own]);
  total = rummy_words_points (match->over ? match->results[own] : result->total[own]);

  if (match->rules.partner)
    /* Translators: two numbers of points. */
    return g_strdup_printf (_("Your side: %s this round, %s in all."), score, total);

  /* Translators: two numbers of points. */
  return g_strdup_printf (_("You: %s this round, %s in all."), score, total);
}
