/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-worlds.h"

#include <math.h>
#include <string.h>

#define HANDS 6      /* that a seat's is chosen from */
#define SCALE 14.0f  /* points on the table that make a hand less likely by a factor of e */
#define USUAL 77     /* how likely somebody holds melds back of whom nothing is known */

void
rummy_worlds_init (RummyWorlds *self, const RummyView *view, const RummyQuick *quick)
{
  const RummyRound *round = &view->round;
  RummyCards hidden = rummy_view_hidden (view);

  self->view = view;
  self->quick = quick;
  self->n_hidden = 0;
  RUMMY_CARDS_EACH (card, hidden)
    self->hidden[self->n_hidden++] = card;

  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++) {
    RummyQuickPlan plan;

    self->hoards[seat] = USUAL;
    if (quick == NULL || seat == view->seat)
      continue;
    /* Whoever was seen to take a whole meld and still has it holds back. */
    rummy_quick_plan (&plan, &quick->plan, round, rummy_faces (rummy_round_seen (round, seat)), 0);
    if (plan.n && rummy_faces (rummy_round_seen (round, seat)) != 0)
      self->hoards[seat] = 230;
    else if (round->laid_any >> seat & 1)
      self->hoards[seat] = USUAL / 2;
    else if (round->turns >= 6 * (unsigned) round->rules->players)
      self->hoards[seat] = 160;
  }
}

bool
rummy_worlds_is_certain (const RummyWorlds *self)
{
  const RummyRound *round = &self->view->round;
  unsigned n_places = 0;

  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++)
    n_places += round->n_hand[seat] > rummy_cards_count (round->hand[seat]);
  n_places += round->n_stock > 0;

  return n_places <= 1 && round->n_stock <= 1;
}

/* How much somebody who melds would have laid down of a hand, or taken from under the upcard for it. */
static float
neglected (const RummyWorlds *self, RummyCards cards)
{
  const RummyRound *round = &self->view->round;
  uint64_t hand = rummy_faces (cards);
  RummyQuickPlan plan;

  rummy_quick_plan (&plan, &self->quick->plan, round, hand, 0);

  return (float) plan.points;
}

/* n hidden cards for a seat, from the end of those left. */
static void
deal_hand (const RummyWorlds *self, unsigned seat, bool hoards, RummyCard *left, unsigned *n_left, RummyRng *rng,
           RummyRound *round)
{
  unsigned n = round->n_hand[seat] - rummy_cards_count (round->hand[seat]);
  RummyCards best = round->hand[seat];
  RummyCard chosen[RUMMY_CARDS_MAX];
  float best_key = -1e30f;

  for (unsigned try = 0; try < (hoards || self->quick == NULL ? 1 : HANDS) && n; try++) {
    RummyCards cards = round->hand[seat];
    float key = 0;

    for (unsigned i = 0; i < n; i++) {
      unsigned j = rummy_rng_below (rng, *n_left - i), last = *n_left - 1 - i;
      RummyCard card = left[j];

      left[j] = left[last];
      left[last] = card;
      rummy_cards_add (&cards, card);
    }
    /* The greatest of such keys falls on each hand as often as its weight says. */
    if (!hoards && self->quick)
      key = -neglected (self, cards) / SCALE -
            logf (-logf (((float) (rummy_rng_next (rng) >> 40) + 0.5f) / 16777216.0f));
    if (key > best_key) {
      best_key = key;
      best = cards;
      memcpy (chosen, left + *n_left - n, n);
    }
  }
  if (n == 0)
    return;

  round->hand[seat] = best;
  for (unsigned i = 0; i < n; i++) {
    for (unsigned j = 0; j < *n_left; j++) {
      if (left[j] == chosen[i]) {
        left[j] = left[--*n_left];
        break;
      }
    }
  }
}

void
rummy_worlds_deal (const RummyWorlds *self, RummyRng *rng, RummyRound *round, unsigned *hoarders)
{
  RummyCard left[RUMMY_CARDS_MAX];
  unsigned n_left = self->n_hidden, players;

  *round = self->view->round;
  round->seed = rummy_rng_next (rng);
  players = (unsigned) round->rules->players;
  *hoarders = 0;
  memcpy (left, self->hidden, n_left);
  for (unsigned i = 1; i <= players; i++) {
    unsigned seat = (self->view->seat + i) % players;
    bool hoards = (rummy_rng_next (rng) >> 56) < self->hoards[seat];

    *hoarders |= (unsigned) hoards << seat;
    if (seat != self->view->seat)
      deal_hand (self, seat, hoards, left, &n_left, rng, round);
  }

  rummy_shuffle (rng, left, n_left);
  memcpy (round->deck + RUMMY_CARDS_MAX - round->n_stock, left, round->n_stock);
}
