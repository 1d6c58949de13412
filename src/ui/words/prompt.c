/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/prompt.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

static const char *
draw_prompt (const RummyPrompt *self, const RummyRound *round)
{
  if (self->n_selected > 0)
    return _("The selected cards do not make a meld yet: select others too, or draw a card.");
  if (round->n_stock == 0 && rummy_round_can_renew (round))
    return self->by_keys ? _("The stock is used up: press S, and the pile is turned over.")
                         : _("The stock is used up: click it, and the pile is turned over.");
  if (round->n_stock == 0 && round->rules->stock_out == RUMMY_STOCKOUT_DISCARD)
    return _("The stock is used up: take from the pile, meld, or discard without a draw.");
  if (round->n_stock == 0 && round->n_pile == 0)
    return _("There is no card left to take: end the round.");
  if (round->n_stock == 0)
    return _("The stock is used up: take from the pile, or end the round.");
  if (round->n_pile == 0 || round->must_stock)
    return self->by_keys ? _("Draw a card: press S for the stock.") : _("Draw a card: click the stock.");

  return self->by_keys ? _("Draw a card: press S for the stock or D for the discard.")
                       : _("Draw a card: click the stock or the last discard.");
}

static char *
play_prompt (const RummyPrompt *self, const RummyRound *round)
{
  guint limit = (guint) rummy_round_knock_limit (round), missing = (guint) (round->rules->first_min - round->first);

  if (round->owed != RUMMY_CARD_NONE)
    /* Translators: the name of a card. */
    return g_strdup_printf (_("Now use the %s: meld it or lay it off."), rummy_words_card (round->owed));
  if (round->rules->meld_when == RUMMY_MELD_WHEN_OUT)
    return g_strdup (_("Discard a card, or go out when all others are in melds."));
  if (round->rules->meld_when == RUMMY_MELD_KNOCK)
    return g_strdup_printf (ngettext ("Discard a card, or knock when no more than %u point would be left.",
                                      "Discard a card, or knock when no more than %u points would be left.", limit),
                            limit);
  if (round->first_open)
    return g_strdup_printf (ngettext ("The first lay-down needs %u more point.",
                                      "The first lay-down needs %u more points.", missing),
                            missing);
  if (round->rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return g_strdup (_("Select cards to meld them, or press Done to end the turn."));

  return g_strdup (self->by_keys ? _("Select cards to meld them, or press Delete to discard one.")
                                 : _("Select cards to meld them, or double-click one to discard it."));
}

static char *
call_prompt (guint seconds)
{
  return g_strdup_printf (ngettext ("A card of the pile fits: call “Rum!” within %u second, or let the game go on.",
                                    "A card of the pile fits: call “Rum!” within %u seconds, or let the game go on.",
                                    seconds),
                          seconds);
}

const char *
rummy_prompt_special (const RummyRound *round)
{
  switch (round->phase) {
  case RUMMY_PHASE_NOMINATE:
    return _("You deal: say what jokers do in this round.");
  case RUMMY_PHASE_UPCARD:
    return _("You have a card more: put one up to begin the pile.");
  case RUMMY_PHASE_OFFER:
    return _("The first card of the pile is offered: take it, or leave it to the others.");
  case RUMMY_PHASE_SECOND:
    return _("Take a second card: from the stock or the pile.");
  case RUMMY_PHASE_EXCHANGE:
    if (round->rules->peek && round->drawn != RUMMY_CARD_NONE)
      return _("Discard a card of your hand, or click the pile to discard the card that you drew.");
    return _("Drop another card for the one that you took.");
  case RUMMY_PHASE_NODISC:
    return _("All cards are melded: discard one of the two that you drew.");
  case RUMMY_PHASE_CALL:
    return _("A card of the pile fits: call “Rum!”, or let the game go on.");
  case RUMMY_PHASE_SPREAD:
    return _("Lay out your melds, then press Done.");
  case RUMMY_PHASE_LAYOFF:
    return round->rules->meld_when == RUMMY_MELD_ANY_TIME
             ? _("Meld and lay off what you can, then press Done.")
             : _("Meld and lay off what you can, then press Done: what you keep counts, melds too.");
  default:
    return NULL;
  }
}

static gboolean
is_of_side (const RummyRules *rules, guint seat, guint winner)
{
  return seat != RUMMY_SEAT_NONE && rummy_rules_side (rules, seat) == rummy_rules_side (rules, winner);
}

/* Returns how the round ended. */
static char *
result_words (const RummyPrompt *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  const RummyRules *rules = &match->rules;
  guint winner = rummy_match_round_winner (match);
  g_autofree char *name = NULL, *partner = NULL, *points = NULL;
  int score;
  gulong n;

  if (match->was_void)
    return g_strdup (_("Nobody went out, so the round counts for nobody."));
  if (winner == RUMMY_SEAT_NONE)
    return g_strdup (_("The round is over, and nobody won it."));

  score = rummy_round_score (&match->round, winner);
  n = (gulong) ABS (score);
  points = rummy_words_points (score);
  if (is_of_side (rules, self->seat, winner))
    return rules->partner
             ? g_strdup_printf (ngettext ("Your side won this round with %s point.",
                                          "Your side won this round with %s points.", n),
                                points)
             : g_strdup_printf (ngettext ("You won this round with %s point.", "You won this round with %s points.", n),
                                points);

  name = rummy_words_seat (self->game, rummy_rules_side (rules, winner), self->seat);
  if (!rules->partner)
    /* Translators: the name of a player, then a number. */
    return g_strdup_printf (ngettext ("%s won this round with %s point.", "%s won this round with %s points.", n), name,
                            points);

  partner = rummy_words_seat (self->game, rummy_rules_side (rules, winner) + 2, self->seat);
  /* Translators: the names of two partners, then a number. */
  return g_strdup_printf (ngettext ("%s and %s won this round with %s point.",
                                    "%s and %s won this round with %s points.", n),
                          name, partner, points);
}

char *
rummy_prompt_words (const RummyPrompt *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  const RummyRound *round = rummy_game_get_round (self->game);

  if (match->over)
    return g_strdup (_("The game is over."));
  if (round->phase == RUMMY_PHASE_OVER)
    return result_words (self);

  if (self->stopped)
    return g_strdup (_("The computers stand still: let them go on, or do one thing."));

  if (rummy_game_count_people (self->game) == 0)
    return g_strdup (_("Only the computer plays. Click a plate to play there yourself."));
  if (round->turn != self->seat) {
    g_autofree char *name = rummy_words_seat (self->game, round->turn, self->seat);

    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s is thinking…"), name);
  }

  if (round->phase == RUMMY_PHASE_CALL && round->rules->rum_window > 0)
    return call_prompt ((guint) round->rules->rum_window);
  if (round->phase == RUMMY_PHASE_OFFER || round->phase == RUMMY_PHASE_SECOND || round->phase == RUMMY_PHASE_DRAW)
    if (rummy_prompt_special (round) != NULL)
    return g_strdup (rummy_prompt_special (round));

  return round->phase == RUMMY_PHASE_DRAW ? g_strdup (draw_prompt (self, round)) : play_prompt (self, round);
}
