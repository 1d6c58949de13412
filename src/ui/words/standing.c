/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/standing.h"

#include <glib/gi18n.h>

#include "engine/solve.h"
#include "ui/words/words.h"

/* Returns whether a seat's own points decide its score; in other games only the winner scores. */
static gboolean
counts_alone (const RummyRules *rules)
{
  return rules->scoring == RUMMY_SCORING_OWN || rules->scoring == RUMMY_SCORING_BOTH ||
         rules->scoring == RUMMY_SCORING_PENALTY;
}

gboolean
rummy_standing_is_deadwood (const RummyRound *round)
{
  return round->rules->meld_when == RUMMY_MELD_KNOCK && rummy_round_keeps_melds (round);
}

gboolean
rummy_standing_has_melded (const RummyRound *round)
{
  return round->rules->meld_when == RUMMY_MELD_ANY_TIME || round->n_melds > 0 || round->phase == RUMMY_PHASE_OVER;
}

gboolean
rummy_standing_has_net (const RummyRound *round)
{
  return counts_alone (round->rules) || round->phase == RUMMY_PHASE_OVER;
}

gboolean
rummy_standing_counts_rounds (const RummyRules *rules)
{
  return rules->target_kind == RUMMY_TARGET_ROUNDS_WON && rules->knockout == 0;
}

static void
read_hand (RummyStanding *self, const RummyRound *round, guint seat, gboolean is_open)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);

  self->is_deadwood = is_open && rummy_standing_is_deadwood (round);
  if (self->is_deadwood)
    self->hand = rummy_solve_least_deadwood (&rules, round->hand[seat], NULL);
  else if (is_open)
    self->hand = rummy_round_hand_points (round, seat);
  else
    self->hand = rummy_rules_cards_points (round->rules, rummy_round_seen (round, seat));
}

static void
read_net (RummyStanding *self, const RummyRound *round, guint seat)
{
  const RummyRules *rules = round->rules;
  gboolean needs_hand = rules->scoring != RUMMY_SCORING_BOTH;

  self->is_net_known = round->phase == RUMMY_PHASE_OVER ||
                       (counts_alone (rules) && (self->is_hand_known || !needs_hand));
  self->is_net_limit = rules->partner && counts_alone (rules) && !self->is_net_known;
  if (!self->is_net_known && !self->is_net_limit)
    return;

  /* The whole score of a side would reveal the partner's hand. */
  if (round->phase == RUMMY_PHASE_OVER || !rules->partner)
    self->net = rummy_round_score (round, seat);
  else
    self->net = (rules->scoring == RUMMY_SCORING_PENALTY ? 0 : self->melded) - (needs_hand ? self->hand : 0);
}

void
rummy_standing_init (RummyStanding *self, const RummyMatch *match, guint seat, guint own)
{
  const RummyRound *round = &match->round;
  const RummyRules *rules = &match->rules;
  RummyCards seen = rummy_round_seen (round, seat);
  gboolean is_open = round->phase == RUMMY_PHASE_OVER || (seat == own && round->phase != RUMMY_PHASE_NOMINATE);

  *self = (RummyStanding) {
    .n_cards = round->n_hand[seat],
    .melded = round->melded[seat],
    .is_hand_known = is_open || rummy_cards_count (seen) == round->n_hand[seat],
    .total = match->totals[seat],
    .won = match->won[seat],
  };
  for (guint i = 0; i < (guint) rules->players; i++)
    self->side_melded += rummy_rules_side (rules, i) == rummy_rules_side (rules, seat) ? round->melded[i] : 0;
  read_hand (self, round, seat, is_open);
  read_net (self, round, seat);
}

void
rummy_standing_init_side (RummyStanding *self, const RummyMatch *match, guint side, guint own)
{
  const RummyRules *rules = &match->rules;

  rummy_standing_init (self, match, side, own);
  self->melded = self->side_melded;
  for (guint seat = side + 1; seat < (guint) rules->players; seat++) {
    RummyStanding partner;

    if (rummy_rules_side (rules, seat) != side)
      continue;

    rummy_standing_init (&partner, match, seat, own);
    self->n_cards += partner.n_cards;
    self->hand += partner.hand;
    self->is_hand_known &= partner.is_hand_known;
    if (match->round.phase != RUMMY_PHASE_OVER)
      self->net += partner.net;
    self->is_net_known &= partner.is_net_known;
    self->is_net_limit |= partner.is_net_limit;
  }
}

/* Takes ownership of @words. */
static void
add (GString *list, char *words)
{
  if (list->len > 0)
    /* Translators: an item of a growing list about a player: "12 points melded", "34 points in hand". */
    g_string_append_printf (list, C_("standing", ", %s"), words);
  else
    g_string_append (list, words);
  g_free (words);
}

char *
rummy_standing_words (const RummyStanding *self, const RummyMatch *match)
{
  GString *list = g_string_new (NULL);
  g_autofree char *net = rummy_words_points (self->net), *total = rummy_words_points (self->total);

  if (!self->is_deadwood) /* which is all that counts */
    add (list, g_strdup_printf (ngettext ("%d point melded", "%d points melded", (gulong) ABS (self->melded)),
                                self->melded));
  if (match->rules.partner)
    add (list, g_strdup_printf (ngettext ("%d point melded by this side", "%d points melded by this side",
                                          (gulong) ABS (self->side_melded)),
                                self->side_melded));
  if (self->is_deadwood)
    add (list, g_strdup_printf (ngettext ("%d point of deadwood", "%d points of deadwood", (gulong) ABS (self->hand)),
                                self->hand));
  else if (self->is_hand_known)
    add (list, g_strdup_printf (ngettext ("%d point in hand", "%d points in hand", (gulong) ABS (self->hand)),
                                self->hand));
  else if (self->hand > 0)
    add (list, g_strdup_printf (ngettext ("at least %d point in hand", "at least %d points in hand",
                                          (gulong) self->hand),
                                self->hand));
  if (self->is_net_known && match->rules.partner && match->round.phase != RUMMY_PHASE_OVER)
    /* Translators: points that a player adds to the partner's. */
    add (list, g_strdup_printf (_("%s for the partners if the round ended now"), net));
  else if (self->is_net_known && match->round.phase != RUMMY_PHASE_OVER)
    /* Translators: a number of points. */
    add (list, g_strdup_printf (_("%s if the round ended now"), net));
  else if (self->is_net_known)
    /* Translators: a number of points. */
    add (list, g_strdup_printf (_("%s this round"), net));
  if (rummy_standing_counts_rounds (&match->rules))
    add (list, g_strdup_printf (ngettext ("%u round won", "%u rounds won", self->won), self->won));
  else if (match->rounds > 1 || match->round.phase == RUMMY_PHASE_OVER)
    /* Translators: points of finished rounds. */
    add (list, g_strdup_printf (_("total %s"), total));

  return g_string_free (list, FALSE);
}

char *
rummy_standing_limit_words (const RummyRound *round)
{
  guint limit;

  if (!rummy_standing_is_deadwood (round) || round->phase == RUMMY_PHASE_OVER)
    return NULL;

  limit = (guint) MAX (rummy_round_knock_limit (round), 0);
  if (limit == 0)
    /* Translators: on the table, beside the stock; keep it short. Gin is a hand without deadwood. */
    return g_strdup (_("Knock only with gin"));

  /* Translators: on the table, beside the stock; keep it short. Points of deadwood. */
  return g_strdup_printf (ngettext ("Knock with %u or less", "Knock with %u or less", limit), limit);
}

gboolean
rummy_standing_is_tie (const RummyMatch *match)
{
  int best = 0;
  guint n_best = 0;

  if (rummy_match_rounds_are_open (&match->rules))
    return !match->over && match->round.phase == RUMMY_PHASE_OVER && match->rounds >= match->rules.target;
  if (match->rules.target_kind != RUMMY_TARGET_POINTS)
    return FALSE;

  for (int seat = 0; seat < match->rules.players; seat++)
    best = MAX (best, match->totals[seat]);
  for (int seat = 0; seat < match->rules.players; seat++)
    n_best += match->totals[seat] == best;

  return n_best > 1 && best >= match->rules.target;
}
