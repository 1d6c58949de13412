/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lay-offs and swaps on the table, for the search behind rummy_solve_lays (). */

#include "engine/solve-search.h"

#include "engine/positions.h"

#define RUN_BIT 16 /* first bit of laid_on for the ends of runs */

unsigned
rummy_search_lost_wilds (const RummySearch *search, const RummySearchState *state)
{
  const RummyLays *lays = search->lays;
  RummyCards can = rummy_cards_or (state->left, state->swapped), all = RUMMY_NO_CARDS;
  unsigned n = 0, n_cards;

  if (lays == NULL || lays->n_swaps == 0)
    return 0;
  for (unsigned i = 0; i < lays->n_swaps; i++) {
    RummyCards cards = rummy_cards_and (lays->swap[i], can);

    n += !rummy_cards_is_empty (cards);
    all = rummy_cards_or (all, cards);
  }
  n_cards = rummy_cards_count (all);
  n = n < n_cards ? n : n_cards;
  n_cards = rummy_cards_count (state->swapped) + state->n_lays;

  return lays->n_swaps - (n < n_cards ? n : n_cards);
}

uint32_t
rummy_search_keep (const RummySearch *search, const RummySearchState *state)
{
  return search->lays && search->lays->keeps_one && !state->has_loose ? RUMMY_SEARCH_BONUS : 0;
}

uint64_t
rummy_search_same_meld (uint64_t bit)
{
  const uint64_t lows = UINT64_C (0x5555555555550000);

  return bit < UINT64_C (1) << RUN_BIT ? bit : bit & lows ? bit | bit << 1 : bit | bit >> 1;
}

bool
rummy_search_is_taken (const RummySearch *search, unsigned suit, unsigned rank)
{
  return search->lays && !rummy_cards_is_empty (search->lays->taken) &&
         rummy_search_copies (search->lays->taken, suit, rank) >= search->lays->n_packs;
}

unsigned
rummy_search_places (const RummySearch *search, const RummySearchOption *set, unsigned rank)
{
  unsigned n = 0;

  if (search->lays == NULL || rummy_cards_is_empty (search->lays->taken))
    return RUMMY_CARDS_MAX;
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned n_used = rummy_search_copies (search->lays->taken, suit, rank);
    unsigned n_melded = rummy_search_copies (set->cards, suit, rank), n_packs = search->lays->n_packs;
    unsigned n_free = n_used + n_melded < n_packs ? n_packs - n_used - n_melded : 0;

    if (search->rules->rules->suits_repeat)
      n += n_free;
    else
      n += n_free && !n_melded;
  }

  return n;
}

/* Returns the remaining card to be laid off, or RUMMY_CARD_NONE. */
static RummyCard
card_to_lay (const RummySearchNode *node, const RummySearchOption *option, unsigned rank)
{
  for (unsigned pack = RUMMY_PACKS_MAX; pack-- > 0;) {
    RummyCard card = rummy_card (pack, node->suit, rank);

    if (rummy_cards_has (node->state->left, card) && rummy_cards_has (node->search->lays->cards, card) &&
        !rummy_cards_has (option->cards, card))
      return card;
  }

  return RUMMY_CARD_NONE;
}

/* Adds a card, or a wild one for RUMMY_CARD_NONE, to a lay-off for @points; returns false if there are too few wild
 * cards. */
static bool
add_laid (const RummySearchNode *node, RummySearchOption *option, RummyCard card, unsigned points, unsigned *n_wild)
{
  const RummySearch *search = node->search;
  bool is_wild = card == RUMMY_CARD_NONE || (rummy_card_rank (card) == 2 && search->twos);

  *n_wild += is_wild;
  option->n++;
  option->n_filled = (uint8_t) (option->n_filled + (card == RUMMY_CARD_NONE));
  option->most += card == RUMMY_CARD_NONE ? search->price_wild : 0;
  option->points += search->lays->scores ? points : 0;
  if (card != RUMMY_CARD_NONE)
    rummy_search_add (search, option, card);

  return *n_wild <= node->n_wild;
}

/* Returns the bit of laid_on for one end of a run on the table; 0 if there are no more bits. */
static uint64_t
end_bit (unsigned index, int step)
{
  unsigned bit = RUN_BIT + 2 * index + (step > 0);

  return bit < 64 ? UINT64_C (1) << bit : 0;
}

/* Returns the points of a card of a rank, or of a wild card in its place, at a position of a run on the table. */
static unsigned
points_at (const RummySearch *search, unsigned rank, int position, bool is_natural)
{
  const uint8_t *points = is_natural ? search->in_run : search->wild_in_run;

  /* In a circle, which ace it is affects only the points, and the position does not tell. */
  if (rank == RUMMY_ACE && search->rules->rules->ace == RUMMY_ACE_CORNER)
    return points[RUMMY_ACE] > points[RUMMY_ACE_HIGH] ? points[RUMMY_ACE] : points[RUMMY_ACE_HIGH];

  return points[position == RUMMY_ACE_HIGH ? RUMMY_ACE_HIGH : rank];
}

/* Extends a lay-off at an end of a run by its @n-th card; @step is the direction.  Returns true if the card to
 * settle was tried there. */
static bool
grow_laid (RummySearchNode *node, unsigned index, const RummySearchOption *option, int step, unsigned n,
           unsigned n_wild)
{
  const RummyMeld *run = node->search->lays->run[index];
  bool is_circle = node->search->rules->rules->ace == RUMMY_ACE_CORNER;
  int position = step > 0 ? run->high + (int) n : run->low - (int) n;
  uint64_t end = end_bit (index, step);
  bool is_tried = false;
  unsigned rank;

  if ((node->state->laid_on & end) || run->count + n > RUMMY_KING ||
      (!is_circle && (position < RUMMY_ACE || position > (int) node->search->last)))
    return false;
  rank = (unsigned) (position + 2 * RUMMY_KING - 1) % RUMMY_KING + 1;

  for (int natural = 1; natural >= 0; natural--) {
    RummySearchOption next = *option;
    RummyCard card = natural ? card_to_lay (node, option, rank) : RUMMY_CARD_NONE;
    unsigned wild = n_wild, points = points_at (node->search, rank, position, natural);

    if (natural ? card == RUMMY_CARD_NONE : rummy_search_is_taken (node->search, run->suit, rank))
      continue;
    if (!add_laid (node, &next, card, points, &wild))
      continue;
    next.laid_on = end;
    if (natural && rank == node->rank) {
      next.reading = RUMMY_READING_LAID;
      is_tried = true;
    }
    if (natural && next.reading)
      node->try (node, &next);
    grow_laid (node, index, &next, step, n + 1, wild);
  }

  return is_tried;
}

/* Returns how many more cards of the rank to settle the sets on the table can take. */
static unsigned
room_left (const RummySearchNode *node)
{
  const RummySearchState *state = node->state;
  unsigned room = node->search->lays->room[node->rank];

  return state->single_rank == node->rank ? room - state->n_singles : room;
}

/* Lays off a card on a set. */
static void
lay_single (RummySearchNode *node, RummyCard card)
{
  const RummySearch *search = node->search;
  RummySearchOption option = { .reading = RUMMY_READING_LAID, .single_rank = (uint8_t) node->rank };
  unsigned n_wild = 0;

  if (search->few_lays)
    option.laid_on = UINT64_C (1) << node->rank;
  option.fills_set = rummy_cards_has (search->lays->fills, card) && rummy_cards_has (node->state->left, card ^ 64);
  if (add_laid (node, &option, card, search->in_set[node->rank], &n_wild))
    node->try (node, &option);
}

/* Returns whether each of the cards can be swapped for a different wild card. */
static bool
can_all_swap (const RummyLays *lays, RummyCards cards)
{
  unsigned n = 0;

  for (unsigned i = 0; i < lays->n_swaps; i++)
    n += !rummy_cards_is_empty (rummy_cards_and (lays->swap[i], cards));

  return rummy_cards_count (cards) <= n;
}

static bool
swap (RummySearchNode *node, RummyCard card)
{
  const RummyLays *lays = node->search->lays;
  RummyCards swapped = node->state->swapped;
  RummySearchOption option = { .reading = RUMMY_READING_LAID, .swaps = true };
  unsigned n_wild = 0, points = 0;

  rummy_cards_add (&swapped, card);
  for (unsigned i = 0; i < lays->n_swaps; i++) {
    if (rummy_cards_has (lays->swap[i], card) && points < lays->swap_points[i])
      points = lays->swap_points[i];
  }
  if (!can_all_swap (lays, swapped) || !add_laid (node, &option, card, points, &n_wild))
    return false;
  option.most -= node->search->price_swap;
  node->try (node, &option);

  return true;
}

uint32_t
rummy_search_lay_wilds (const RummySearch *search, const RummySearchState *state, unsigned n_wilds)
{
  uint32_t points = 0;

  if (search->lays == NULL || !search->lays->scores || (state->n_lays == 0 && state->laid_on == 0))
    return 0;
  for (unsigned i = 0; i < n_wilds && i < RUMMY_WILDS_MAX; i++)
    points += search->lays->wild_points[i];

  return points;
}

bool
rummy_search_lay (RummySearchNode *node)
{
  const RummyLays *lays = node->search->lays;
  RummySearchOption empty = { .n = 0 };
  RummyCard card = lays ? card_to_lay (node, &empty, node->rank) : RUMMY_CARD_NONE;
  RummyCards left = rummy_cards_and (node->state->left, rummy_cards_of_rank (node->rank));
  bool is_free;

  if (card == RUMMY_CARD_NONE)
    return false;
  is_free = swap (node, card);
  /* Wild twos are laid off together with other wild cards. */
  if (rummy_cards_has (lays->singles, card) && !node->state->set_is_full && room_left (node) > 0 &&
      !(node->rank == 2 && node->search->twos)) {
    lay_single (node, card);
    /* If sets lack room for all cards of the rank, another one may be worth more there. */
    is_free = is_free || room_left (node) >= rummy_cards_count (rummy_cards_and (left, lays->singles));
  }
  for (unsigned i = 0; i < lays->n_runs; i++) {
    const RummyMeld *run = lays->run[i];

    if (run->suit != node->suit)
      continue;
    /* Directly next to the run no other cards are needed; but a two may be more useful as a wild card. */
    for (int step = -1; step <= 1; step += 2)
      is_free = (grow_laid (node, i, &empty, step, 1, 0) && node->rank != 2) || is_free;
  }

  return is_free && !node->search->few_lays && (!lays->keeps_one || node->state->has_loose);
}

/* Raises the price of a card so that it and the cards laid off before it, whose prices exceed their points by @loss,
 * cost at least what they score.  Returns the loss with this card. */
static int
raise_price (RummySearch *search, RummyCard card, unsigned points, int loss)
{
  int score = RUMMY_SEARCH_UNIT * (int) ((search->lays->scores ? points : 0) + rummy_search_bonus (search, card));

  if ((int) search->price[card] < score - loss)
    search->price[card] = (uint32_t) (score - loss);

  return loss + (int) search->price[card] - score;
}

/* Raises prices until nothing laid off at one end of a run scores more than it costs. */
static void
raise_end (RummySearch *search, const RummyMeld *run, int step)
{
  bool is_circle = search->rules->rules->ace == RUMMY_ACE_CORNER;
  int position = step > 0 ? run->high : run->low, loss = 0;

  for (unsigned n = run->count; n < RUMMY_KING; n++) {
    unsigned rank, wild;
    int least;

    position += step;
    if (!is_circle && (position < RUMMY_ACE || position > (int) search->last))
      return;
    rank = (unsigned) (position + 2 * RUMMY_KING - 1) % RUMMY_KING + 1;
    wild = search->lays->scores ? RUMMY_SEARCH_UNIT * points_at (search, rank, position, false) : 0;
    least = loss + (int) (search->price_wild - wild);
    for (unsigned pack = 0; pack < RUMMY_PACKS_MAX; pack++) {
      RummyCard card = rummy_card (pack, run->suit, rank);

      if (rummy_cards_has (rummy_cards_minus (search->lays->cards, search->rules->wilds), card)) {
        int natural = raise_price (search, card, points_at (search, rank, position, true), loss);

        least = natural < least ? natural : least;
      }
    }
    loss = least;
  }
}

void
rummy_search_raise_prices (RummySearch *search)
{
  const RummyLays *lays = search->lays;
  RummyCards swaps = RUMMY_NO_CARDS, wilds = search->rules->wilds;
  unsigned dearest = 0;

  for (unsigned i = 0; i < lays->n_swaps; i++) {
    swaps = rummy_cards_or (swaps, lays->swap[i]);
    dearest = dearest > lays->swap_points[i] ? dearest : lays->swap_points[i];
  }

  /* A wild card that is laid off can score, too. */
  if (lays->scores && search->price_wild < RUMMY_SEARCH_UNIT * search->most_wild)
    search->price_wild = RUMMY_SEARCH_UNIT * search->most_wild;
  RUMMY_CARDS_EACH (card, wilds)
    search->price[card] = search->price_wild;
  /* A two that is swapped for a wild card costs as much as that card, so nothing is left to pay for its points. */
  if (lays->scores && !rummy_cards_is_empty (rummy_cards_and (swaps, wilds)))
    search->price_swap = 0;
  RUMMY_CARDS_EACH (card, rummy_cards_minus (swaps, wilds))
    raise_price (search, card, dearest, -(int) search->price_swap);
  RUMMY_CARDS_EACH (card, rummy_cards_minus (lays->singles, wilds))
    raise_price (search, card, search->in_set[rummy_card_rank (card)], 0);
  for (unsigned i = 0; i < lays->n_runs; i++) {
    raise_end (search, lays->run[i], 1);
    raise_end (search, lays->run[i], -1);
  }
}
