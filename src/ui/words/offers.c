/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/offers.h"

#include <glib/gi18n.h>

#include "engine/solve.h"
#include "ui/words/words.h"

/* With many wild cards or identical ranks there are thousands of groups. */
#define GROUPS_MAX 256
#define CHECKS_MAX 48
#define OFFERS_MAX 6

#define SOLVED_MAX 34 /* cards for an exact search, 50 ms as a rule */

static void
free_offer (gpointer data)
{
  RummyOffer *self = data;

  g_free (self->words);
  g_free (self);
}

static GPtrArray *
new_offers (void)
{
  return g_ptr_array_new_with_free_func (free_offer);
}

/* Takes ownership of @words. */
static void
add (GPtrArray *offers, const RummyIntent *intent, char *words)
{
  RummyOffer *offer = g_new0 (RummyOffer, 1);

  offer->intent = *intent;
  offer->words = words;
  g_ptr_array_add (offers, offer);
}

typedef struct {
  RummyCards with;
  RummyCards group[GROUPS_MAX];
  guint n;
} Groups;

static bool
group_cb (RummyCards cards, unsigned reading, void *data)
{
  Groups *groups = data;

  if (!rummy_cards_within (groups->with, cards))
    return true;
  if (groups->n > 0 && rummy_cards_equal (groups->group[groups->n - 1], cards)) /* another reading */
    return true;

  groups->group[groups->n++] = cards;

  return groups->n < GROUPS_MAX;
}

/* The largest first. */
static int
compare_groups (const void *a, const void *b)
{
  const RummyCards *left = a, *right = b;
  guint n_left = rummy_cards_count (*left), n_right = rummy_cards_count (*right);

  if (n_left != n_right)
    return n_left < n_right ? 1 : -1;

  return (int) rummy_cards_first (*left) - (int) rummy_cards_first (*right);
}

static gboolean
is_offered (GPtrArray *offers, RummyCards cards)
{
  for (guint i = 0; i < offers->len; i++) {
    const RummyOffer *offer = g_ptr_array_index (offers, i);

    if (rummy_cards_within (cards, offer->intent.move[0].cards))
      return TRUE;
  }

  return FALSE;
}

static char *
meld_words (const RummyMeldRules *rules, RummyCards cards)
{
  guint8 readings[RUMMY_READINGS_MAX];
  RummyMeld meld;

  if (rummy_meld_readings (rules, NULL, cards, readings) == 0 ||
      rummy_meld_make (rules, cards, readings[0], &meld) != RUMMY_OK)
    return rummy_words_cards (cards);

  return rummy_words_group_title (&meld);
}

GPtrArray *
rummy_offers_melds (const RummyRound *round, guint seat, RummyCards cards)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  GPtrArray *offers = new_offers ();
  Groups groups = { .with = cards };
  guint n_checks = 0;

  if (rummy_cards_is_empty (cards) || !rummy_cards_within (cards, round->hand[seat]))
    return offers;

  rummy_meld_each_new (&rules, round->hand[seat], cards, group_cb, &groups);
  qsort (groups.group, groups.n, sizeof *groups.group, compare_groups);
  for (guint n_wilds = 0; offers->len == 0 && n_wilds <= RUMMY_PLACES_MAX; n_wilds++) {
    for (guint i = 0; i < groups.n && n_checks < CHECKS_MAX && offers->len < OFFERS_MAX; i++) {
      RummyCards added = rummy_cards_minus (groups.group[i], cards);
      RummyIntent intent = rummy_intent_lay (round, seat, groups.group[i], RUMMY_MELD_NONE);

      if (rummy_cards_count (rummy_cards_and (added, rules.wilds)) != n_wilds ||
          is_offered (offers, groups.group[i]))
        continue;
      n_checks++;
      if (rummy_intent_may_do (&intent, round))
        add (offers, &intent, meld_words (&rules, groups.group[i]));
    }
  }

  return offers;
}

static void
add_lay_offs (GPtrArray *offers, const RummyRound *round, guint seat, RummyCards cards)
{
  guint64 fits = rummy_intent_fits (round, seat, cards);

  for (guint meld = 0; meld < round->n_melds; meld++) {
    RummyIntent intent = rummy_intent_on_meld (round, seat, cards, meld, RUMMY_CARD_NONE);
    g_autofree char *words = NULL;

    if ((fits >> meld & 1) == 0)
      continue;
    words = rummy_words_meld (round, meld);
    /* Translators: one of several things to do; such as "run of hearts, five to seven". */
    add (offers, &intent, g_strdup_printf (_("Add to the %s"), words));
  }
}

GPtrArray *
rummy_offers_meld (const RummyRound *round, guint seat, RummyCards cards)
{
  GPtrArray *offers = rummy_offers_melds (round, seat, cards);

  add_lay_offs (offers, round, seat, cards);

  return offers;
}

GPtrArray *
rummy_offers_lay_offs (const RummyRound *round, guint seat, RummyCards cards)
{
  GPtrArray *offers = new_offers ();

  add_lay_offs (offers, round, seat, cards);

  return offers;
}

GPtrArray *
rummy_offers_card (const RummyRound *round, guint seat, RummyCard card)
{
  RummyIntent discard = rummy_intent_move (RUMMY_MOVE_DISCARD, seat, card);
  GPtrArray *offers = new_offers ();

  add_lay_offs (offers, round, seat, rummy_cards_of (card));
  if (rummy_intent_may_do (&discard, round))
    /* Translators: one of several things to do; a card in the accusative. */
    add (offers, &discard, g_strdup_printf (_("Discard the %s"), rummy_words_card_object (card)));

  return offers;
}

typedef struct {
  const RummyRound *round;
  RummyIntent intent; /* the first legal one */
  guint seat, n_checks;
} LegalSearch;

static bool
legal_cb (RummyCards cards, unsigned reading, void *data)
{
  LegalSearch *search = data;

  search->intent = rummy_intent_lay (search->round, search->seat, cards, RUMMY_MELD_NONE);
  search->intent.move[0].low = (guint8) reading;

  return rummy_intent_check (&search->intent, search->round) != RUMMY_OK && ++search->n_checks < CHECKS_MAX;
}

/* Finds a meld of the hand that can be laid now. */
static gboolean
find_legal (LegalSearch *search, const RummyRound *round, guint seat)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);

  *search = (LegalSearch) { .round = round, .seat = seat };
  if (round->turn != seat || rummy_round_keeps_melds (round) || round->phase == RUMMY_PHASE_CALL)
    return FALSE;

  return !rummy_meld_each_new (&rules, round->hand[seat], RUMMY_NO_CARDS, legal_cb, search) &&
         search->n_checks < CHECKS_MAX;
}

gboolean
rummy_offers_has_meld (const RummyRound *round, guint seat)
{
  LegalSearch search;

  return find_legal (&search, round, seat);
}

/* Lays a group, or all but one of its cards. */
static gboolean
lay_group (RummyRound *round, guint seat, RummyCards cards, guint reading, RummyMove *move)
{
  *move = (RummyMove) {
    .kind = RUMMY_MOVE_MELD,
    .seat = seat,
    .card = RUMMY_CARD_NONE,
    .meld = RUMMY_MELD_NONE,
    .low = (guint8) reading,
    .cards = cards,
  };
  if (rummy_round_apply (round, move, NULL) == RUMMY_OK)
    return TRUE;

  move->low = RUMMY_READING_OPEN;
  RUMMY_CARDS_EACH (card, cards) {
    move->cards = rummy_cards_minus (cards, rummy_cards_of (card));
    if (rummy_round_apply (round, move, NULL) == RUMMY_OK)
      return TRUE;
  }

  return FALSE;
}

/* Begins with a meld of the card that must be used. */
static guint
lay_owed (RummyRound *round, guint seat, RummyMove *move)
{
  RummyPlan plan;

  if (round->owed == RUMMY_CARD_NONE || !rummy_plan_make (&plan, round, round->hand[seat], round->owed) ||
      plan.n == 0 || plan.group[0].meld != RUMMY_MELD_NONE)
    return 0;

  return lay_group (round, seat, plan.group[0].cards, plan.group[0].reading, move);
}

static int
compare_lengths (const void *a, const void *b)
{
  const RummySolutionGroup *left = a, *right = b;

  return compare_groups (&right->cards, &left->cards);
}

/* Lays the best split: of most points where melds score, else of least deadwood. Long melds come last, of which a card
 * can be left for the discard. */
static guint
lay_best (RummyRound *round, guint seat, RummyMove moves[], guint most)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards hand = round->hand[seat];
  RummySolution solution;
  guint n = 0;

  if (rummy_cards_count (hand) > SOLVED_MAX)
    return 0;

  if (round->rules->scoring == RUMMY_SCORING_OWN || round->rules->scoring == RUMMY_SCORING_BOTH)
    rummy_solve_most_points (&rules, hand, &solution);
  else
    rummy_solve_least_deadwood (&rules, hand, &solution);
  qsort (solution.group, solution.n, sizeof *solution.group, compare_lengths);
  for (guint i = 0; i < solution.n && n < most; i++)
    n += lay_group (round, seat, solution.group[i].cards, solution.group[i].reading, &moves[n]);

  return n;
}

guint
rummy_offers_all_melds (const RummyView *view, RummyMove moves[RUMMY_PLAN_MAX])
{
  RummyRound round = view->round;
  guint seat = view->seat, n;
  LegalSearch search;

  if (!find_legal (&search, &round, seat))
    return 0;

  n = lay_owed (&round, seat, moves);
  n += lay_best (&round, seat, moves + n, RUMMY_PLAN_MAX - n);
  /* Nothing of the best split is legal, or the hand is too large for it. */
  while (n < RUMMY_PLAN_MAX && find_legal (&search, &round, seat)) {
    moves[n++] = search.intent.move[0];
    g_return_val_if_fail (rummy_round_apply (&round, &search.intent.move[0], NULL) == RUMMY_OK, n - 1);
  }

  return n;
}
