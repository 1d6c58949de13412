/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/prompt.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

/* A card is swapped for one on the table. */
static gboolean
is_exchange (const RummyRound *round)
{
  return round->rules->pickup == RUMMY_PICKUP_EXCHANGE;
}

static const char *
no_stock_prompt (const RummyPrompt *self, const RummyRound *round)
{
  if (rummy_round_can_renew (round))
    return self->by_keys ? _("The stock is empty. Press S to turn the pile over.")
                         : _("The stock is empty. Click it to turn the pile over.");
  if (round->rules->stock_out == RUMMY_STOCKOUT_DISCARD)
    return self->by_keys ? _("The stock is empty. Press D to take, M to meld, or Delete to discard.")
                         : _("The stock is empty. Take from the pile, meld, or discard.");
  if (round->n_pile == 0)
    return self->by_keys ? _("No cards left to draw. Press P to end the round.")
                         : _("No cards left to draw. End the round.");

  return self->by_keys ? _("The stock is empty. Press D to take, or P to end the round.")
                       : _("The stock is empty. Take from the pile, or end the round.");
}

static const char *
exchange_prompt (const RummyPrompt *self, const RummyRound *round)
{
  if (round->n_pile == 0)
    return self->by_keys ? _("Press S to draw a card, then discard one.") : _("Draw a card, then discard one.");

  return self->by_keys ? _("Press D to take the upcard or S to draw, then discard.")
                       : _("Take the upcard or draw, then discard a card.");
}

static const char *
draw_prompt (const RummyPrompt *self, const RummyRound *round)
{
  if (self->n_selected > 0)
    return self->by_keys ? _("Not a meld yet. Select more cards, or press S to draw.")
                         : _("Not a meld yet. Select more cards, or draw.");
  if (round->n_stock == 0)
    return no_stock_prompt (self, round);
  if (is_exchange (round))
    return exchange_prompt (self, round);
  if (round->n_pile == 0 || round->must_stock)
    return self->by_keys ? _("Press S to draw a card.") : _("Draw a card from the stock.");
  if (self->by_keys)
    return round->rules->pickup == RUMMY_PICKUP_ANY && round->n_pile > 1
             ? _("Press S to draw, D for the upcard, Ctrl+D for more.")
             : _("Press S to draw, or D to take the upcard.");

  return round->rules->pickup == RUMMY_PICKUP_ANY ? _("Draw a card, or pick up from the pile.")
                                                  : _("Draw a card, or take the upcard.");
}

static char *
knock_prompt (guint limit, gboolean by_keys)
{
  if (limit == 0)
    return g_strdup (by_keys ? _("Press Delete to discard, or G to go gin.") : _("Discard, or go gin."));
  if (by_keys)
    return g_strdup_printf (ngettext ("Press Delete to discard, or G to knock (at most %u point).",
                                      "Press Delete to discard, or G to knock (at most %u points).", limit),
                            limit);

  return g_strdup_printf (ngettext ("Discard, or knock with at most %u point of deadwood.",
                                    "Discard, or knock with at most %u points of deadwood.", limit),
                          limit);
}

static char *
first_prompt (guint missing, gboolean by_keys)
{
  if (by_keys)
    return g_strdup_printf (ngettext ("Your first melds need %u more point. Press M to meld.",
                                      "Your first melds need %u more points. Press M to meld.", missing),
                            missing);

  return g_strdup_printf (ngettext ("Your first melds need %u more point.", "Your first melds need %u more points.",
                                    missing),
                          missing);
}

static char *
owed_prompt (const char *card, gboolean by_keys)
{
  if (by_keys)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("Press M to meld or lay off the %s."), card);

  /* Translators: a card in the accusative. */
  return g_strdup_printf (_("Now meld or lay off the %s."), card);
}

static char *
play_prompt (const RummyPrompt *self, const RummyRound *round)
{
  if (round->owed != RUMMY_CARD_NONE)
    return owed_prompt (rummy_words_card_object (round->owed), self->by_keys);
  if (round->rules->meld_when == RUMMY_MELD_WHEN_OUT)
    return g_strdup (self->by_keys ? _("Press Delete to discard, or G to go out with melds only.")
                                   : _("Discard, or go out if all your other cards form melds."));
  if (round->rules->meld_when == RUMMY_MELD_KNOCK)
    return knock_prompt ((guint) rummy_round_knock_limit (round), self->by_keys);
  if (round->first_open)
    return first_prompt ((guint) (round->rules->first_min - round->first), self->by_keys);
  if (is_exchange (round))
    return g_strdup (self->by_keys ? _("Press M to meld, or P when you’re done.")
                                   : _("Select cards to meld, or press Done."));

  return g_strdup (self->by_keys ? _("Press M to meld, or Delete on a card to discard it.")
                                 : _("Select cards to meld, or double-click one to discard it."));
}

static char *
call_prompt (guint seconds, gboolean by_keys)
{
  if (by_keys)
    return g_strdup_printf (ngettext ("Press R within %u second to call “Rum!”, or P to pass.",
                                      "Press R within %u seconds to call “Rum!”, or P to pass.", seconds),
                            seconds);

  return g_strdup_printf (ngettext ("Call “Rum!” within %u second, or let it go.",
                                    "Call “Rum!” within %u seconds, or let it go.", seconds),
                          seconds);
}

static const char *
second_prompt (const RummyRound *round)
{
  if (round->n_pile == 0)
    return _("Press S to take a second card.");
  if (round->n_stock == 0 && !rummy_round_can_renew (round))
    return _("Press D to take a second card.");

  return _("Press S or D to take a second card.");
}

static const char *
special_prompt (const RummyRound *round, gboolean by_keys)
{
  switch (round->phase) {
  case RUMMY_PHASE_NOMINATE:
    return by_keys ? _("It’s your deal. Use Tab and Enter to choose what jokers do.")
                   : _("It’s your deal. Choose what jokers do this round.");
  case RUMMY_PHASE_UPCARD:
    return by_keys ? _("Go to a card and press Delete to start the pile.") : _("Discard a card to start the pile.");
  case RUMMY_PHASE_OFFER:
    return by_keys ? _("Press D to take the upcard, or P to pass.") : _("Take the upcard, or pass.");
  case RUMMY_PHASE_SECOND:
    return by_keys ? second_prompt (round) : _("Take a second card.");
  case RUMMY_PHASE_EXCHANGE:
    if (by_keys)
      return _("Go to a card and press Delete to discard it.");
    if (round->rules->peek && round->drawn != RUMMY_CARD_NONE)
      return _("Discard a card. Click the pile to discard the one you drew.");
    return _("Discard a card in exchange.");
  case RUMMY_PHASE_NODISC:
    return by_keys ? _("Go to a card you drew and press Delete to discard it.")
                   : _("Discard one of the cards you drew.");
  case RUMMY_PHASE_CALL:
    return by_keys ? _("A discard fits a meld. Press R to call “Rum!”, or P to pass.")
                   : _("A discard fits a meld. Call “Rum!”, or let it go.");
  case RUMMY_PHASE_SPREAD:
    return by_keys ? _("Press M to lay out your melds, then P.") : _("Lay out your melds, then press Done.");
  case RUMMY_PHASE_LAYOFF:
    return by_keys ? _("Press M to meld or lay off, then P when you’re done.")
                   : _("Meld and lay off what you can, then press Done.");
  default:
    return NULL;
  }
}

const char *
rummy_prompt_special (const RummyRound *round)
{
  return special_prompt (round, FALSE);
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
    return g_strdup (_("Nobody went out, so nobody scores."));
  if (winner == RUMMY_SEAT_NONE)
    return g_strdup (_("Nobody won this round."));

  score = rummy_round_score (&match->round, winner);
  n = (gulong) ABS (score);
  points = rummy_words_points (score);
  if (is_of_side (rules, self->seat, winner))
    return rules->partner
             /* Translators: a number, with a minus sign of its own. */
             ? g_strdup_printf (ngettext ("Your side won this round with %s point.",
                                          "Your side won this round with %s points.", n),
                                points)
             /* Translators: a number, with a minus sign of its own. */
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
    return g_strdup (self->by_keys ? _("Paused. Press Ctrl+P to resume, or Ctrl+Right for one move.")
                                   : _("Paused. Press Resume, or Step for one move."));

  if (rummy_game_count_people (self->game) == 0)
    return g_strdup (self->by_keys ? _("Only computers are playing. Press Enter on a nameplate to take that seat.")
                                   : _("Only computers are playing. Click a nameplate to take that seat."));
  if (round->turn != self->seat && self->held)
    return g_strdup ("");
  if (round->turn != self->seat) {
    g_autofree char *name = rummy_words_seat (self->game, round->turn, self->seat);

    /* Translators: the name of a player. */
    return g_strdup_printf (_("%s is thinking…"), name);
  }

  if (round->phase == RUMMY_PHASE_CALL && round->rules->rum_window > 0)
    return call_prompt ((guint) round->rules->rum_window, self->by_keys);
  if (rummy_prompt_special (round) != NULL)
    return g_strdup (special_prompt (round, self->by_keys));

  return round->phase == RUMMY_PHASE_DRAW ? g_strdup (draw_prompt (self, round)) : play_prompt (self, round);
}
