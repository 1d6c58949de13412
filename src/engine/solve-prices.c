/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Prices of cards, for a bound much closer than their points: no meld scores more than its cards cost, so neither do
 * all melds of the cards left, and of many cards that compete for the same melds most are cheap.  The prices with the
 * least sum are the dual solution of a linear program that melds fractions of cards.  The simplex method finds them;
 * instead of listing all melds it looks for one each time that scores more than it costs.  In the end there is none,
 * so the bound holds however inexact the numbers are. */

#include "engine/solve-search.h"

#include "engine/bits.h"
#include "engine/positions.h"

#include <string.h>

/* Rows of the linear program: each card with its twin, then all swaps, then all wild cards. */
#define SWAP (RUMMY_SUITS * RUMMY_KING)
#define WILD (SWAP + 1)
#define ROWS (WILD + 1)
#define NEARLY 1e-6
#define IMPOSSIBLE -1e9
#define STEPS_MAX 1500 /* of the simplex method; a few hundred were the most seen */
#define TRIES_OF_STEP 8 /* one such step takes as long as so many tries of the search */
#define OTHERS_MAX RUMMY_KING /* a meld */

/* A column of the linear program: a meld, its natural cards by their rows. */
typedef struct {
  double excess; /* what it scores beyond the prices of its cards */
  unsigned n;
  int n_wild;
  uint8_t row[RUMMY_KING + 4];
} Column;

typedef struct {
  const RummySearch *search;
  unsigned n_wild;
  uint8_t n[ROWS];
  uint16_t bonus[ROWS];
  double price[ROWS];
  double amount[ROWS];        /* of each column in the basis */
  double inverse[ROWS][ROWS]; /* of the basis, as a matrix */
} Program;

/* Prices found before, for points in melds and for those in the hand.  They hold for some of the same cards, too, which
 * make no other melds. */
typedef struct {
  RummyRules rules;
  RummyCards cards, wilds;
  RummyCards wanted; /* their prices include the bonus */
  bool is_double;
  uint32_t price[ROWS];
} Prices;

static _Thread_local Prices known[2];

static unsigned
row_of (unsigned suit, unsigned rank)
{
  return suit * RUMMY_KING + rank - 1;
}

static double
net_price (const Program *program, unsigned row)
{
  return program->price[row] - program->bonus[row];
}

static double
cost_of (const Program *program, const Column *column)
{
  double cost = column->n_wild * program->price[WILD];

  for (unsigned i = 0; i < column->n; i++)
    cost += program->price[column->row[i]];

  return cost;
}

static unsigned
most_wilds (const Program *program)
{
  unsigned most = (unsigned) program->search->rules->rules->wild_max;

  return most && most < program->n_wild ? most : program->n_wild;
}

/* Sets a column to a run from @low with wild cards in the places of the bits. */
static void
set_run (const Program *program, unsigned suit, unsigned low, unsigned n, unsigned factor, unsigned wilds,
         Column *column)
{
  const RummySearch *search = program->search;
  unsigned points = 0;

  column->n = 0;
  column->n_wild = 0;
  for (unsigned i = 0; i < n; i++) {
    unsigned rank = rummy_rank_at (low + i);
    bool is_wild = wilds >> i & 1;

    points += is_wild ? search->wild_in_run[low + i] : search->in_run[low + i];
    points += is_wild ? 0 : program->bonus[row_of (suit, rank)];
    if (is_wild || (rank == 2 && search->twos))
      column->n_wild++;
    else
      column->row[column->n++] = (uint8_t) row_of (suit, rank);
  }
  column->excess = factor * points - cost_of (program, column);
}

/* Finds the run that scores most beyond its prices; with the factor 2, one of four cards, which count double. */
static void
price_runs (const Program *program, unsigned suit, unsigned factor, Column *best)
{
  const RummySearch *search = program->search;
  const RummyRules *rules = search->rules->rules;
  unsigned most = most_wilds (program), least = factor == 1 ? (unsigned) rules->run_min : 4, best_low = 0, best_n = 0;
  unsigned longest = factor == 1 || search->longest_run < 4 ? search->longest_run : 4, best_wilds = 0;
  double natural[RUMMY_SEARCH_POSITIONS], wild[RUMMY_SEARCH_POSITIONS], most_excess = NEARLY;

  for (unsigned position = RUMMY_ACE; position <= search->last; position++) {
    unsigned rank = rummy_rank_at (position), row = row_of (suit, rank);
    double price = program->price[rank == 2 && search->twos ? WILD : row];

    natural[position] = factor * search->in_run[position] + program->bonus[row] - price;
    if (program->n[row] == 0)
      natural[position] = IMPOSSIBLE;
    wild[position] = factor * search->wild_in_run[position] - program->price[WILD];
  }

  for (unsigned low = RUMMY_ACE; low <= RUMMY_KING; low++) {
    double excess[RUMMY_KING + 1] = { 0 }; /* index: number of wild cards */
    uint16_t wilds[RUMMY_KING + 1] = { 0 };

    for (unsigned n = 1; n <= longest && low + n - 1 <= search->last; n++) {
      unsigned position = low + n - 1;

      if (n <= most)
        excess[n] = IMPOSSIBLE;
      for (unsigned w = n < most ? n : most; w <= n; w--) {
        double if_natural = excess[w] + natural[position];
        double if_wild = w > 0 ? excess[w - 1] + wild[position] : IMPOSSIBLE;

        excess[w] = if_natural > if_wild ? if_natural : if_wild;
        if (w > 0 && if_natural <= if_wild)
          wilds[w] = (uint16_t) (wilds[w - 1] | 1u << (n - 1));
        if (n >= least && excess[w] > most_excess && (w == 0 || n - w >= (unsigned) rules->naturals)) {
          most_excess = excess[w];
          best_low = low;
          best_n = n;
          best_wilds = wilds[w];
        }
      }
    }
  }
  if (best_n)
    set_run (program, suit, best_low, best_n, factor, best_wilds, best);
}

/* Finds the set that scores most beyond its prices. */
static void
price_sets (const Program *program, unsigned rank, Column *best)
{
  const RummySearch *search = program->search;
  const RummyRules *rules = search->rules->rules;
  bool is_twos = rank == 2 && search->twos;
  unsigned n = 0, most = most_wilds (program), bonus = 0;
  uint8_t row[RUMMY_PACKS_MAX * RUMMY_SUITS]; /* of the natural cards, cheapest first */
  double most_excess = NEARLY;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    uint8_t next = (uint8_t) row_of (suit, rank);
    unsigned copies = program->n[next] > 1 && !rules->suits_repeat ? 1 : program->n[next];

    for (; copies > 0; copies--) {
      unsigned at = n++;

      for (; at > 0 && net_price (program, row[at - 1]) > net_price (program, next); at--)
        row[at] = row[at - 1];
      row[at] = next;
    }
  }

  for (unsigned naturals = 1; naturals <= n; naturals++) {
    bonus += program->bonus[row[naturals - 1]];
    if (naturals < (unsigned) rules->naturals)
      continue;
    for (unsigned wild = 0; wild <= most && naturals + wild <= search->longest_set; wild++) {
      unsigned points = naturals * search->in_set[rank] + wild * search->wild_in_set[rank];
      Column column = { .n = is_twos ? 0 : naturals, .n_wild = (int) (is_twos ? naturals + wild : wild) };

      if (naturals + wild < 3)
        continue;
      memcpy (column.row, row, column.n);
      if (search->is_double && naturals + wild == 4)
        points *= 2;
      column.excess = points + bonus - cost_of (program, &column);
      if (column.excess > most_excess) {
        most_excess = column.excess;
        *best = column;
      }
    }
  }
}

/* Takes a step of the simplex method: brings a column into the basis. */
static void
enter (Program *program, const Column *column)
{
  double part[ROWS], least = 0, factor;
  unsigned leaving = ROWS;

  for (unsigned i = 0; i < ROWS; i++) {
    part[i] = column->n_wild * program->inverse[i][WILD];
    for (unsigned k = 0; k < column->n; k++)
      part[i] += program->inverse[i][column->row[k]];
    if (part[i] > NEARLY && (leaving == ROWS || program->amount[i] < least * part[i])) {
      leaving = i;
      least = program->amount[i] / part[i];
    }
  }
  if (leaving == ROWS)
    return;

  factor = column->excess / part[leaving];
  for (unsigned j = 0; j < ROWS; j++)
    program->price[j] += factor * program->inverse[leaving][j];
  for (unsigned i = 0; i < ROWS; i++) {
    if (i == leaving || (part[i] < 1e-12 && part[i] > -1e-12))
      continue;
    factor = part[i] / part[leaving];
    program->amount[i] -= factor * program->amount[leaving];
    for (unsigned j = 0; j < ROWS; j++)
      program->inverse[i][j] -= factor * program->inverse[leaving][j];
  }
  program->amount[leaving] /= part[leaving];
  for (unsigned j = 0; j < ROWS; j++)
    program->inverse[leaving][j] /= part[leaving];
}

/* Finds the row with the lowest price; returns false unless that is below zero, which a column of its own mends. */
static bool
find_slack (const Program *program, Column *column)
{
  unsigned row = 0;

  for (unsigned i = 1; i < ROWS; i++)
    row = program->price[i] < program->price[row] ? i : row;
  *column = (Column) { .excess = -program->price[row], .n = row != WILD, .n_wild = row == WILD,
                       .row = { (uint8_t) row } };

  return column->excess > NEARLY;
}

/* Finds the cheapest card to swap for a wild one; returns false if that is worth nothing at the present prices. */
static bool
find_swap (const Program *program, Column *column)
{
  const RummyLays *lays = program->search->lays;
  unsigned row = WILD;

  for (unsigned i = 0; lays && i < lays->n_swaps; i++) {
    RUMMY_CARDS_EACH (card, rummy_cards_minus (lays->swap[i], program->search->rules->wilds)) {
      unsigned next = row_of (rummy_card_suit (card), rummy_card_rank (card));

      row = net_price (program, next) < net_price (program, row) ? next : row;
    }
  }
  *column = (Column) { .excess = program->price[WILD] - net_price (program, row) - program->price[SWAP], .n = 2,
                       .n_wild = -1, .row = { (uint8_t) row, SWAP } };

  return column->excess > NEARLY;
}

static void
start (Program *program, const RummySearch *search, RummyCards cards, RummyCards wanted)
{
  unsigned n_away = search->lays ? search->lays->n_swaps : 0;

  program->search = search;
  program->n_wild = rummy_cards_count (rummy_cards_and (cards, search->rules->wilds));
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      unsigned row = row_of (suit, rank);

      program->n[row] = (uint8_t) rummy_search_copies (cards, suit, rank);
      program->bonus[row] = rummy_search_copies (wanted, suit, rank) ? RUMMY_SEARCH_BONUS : 0;
    }
  }
  program->bonus[SWAP] = program->bonus[WILD] = 0;
  program->n[SWAP] = (uint8_t) n_away;
  program->n[WILD] = (uint8_t) (program->n_wild - n_away);
  for (unsigned i = 0; i < ROWS; i++) {
    /* Slightly uneven amounts: if two columns tied for leaving the basis, the method could go in circles. */
    program->amount[i] = program->n[i] + 1e-5 * (1 + i * 7919 % 101);
    program->price[i] = 0;
    for (unsigned j = 0; j < ROWS; j++)
      program->inverse[i][j] = i == j;
  }
}

/* The melds are looked through in groups: the runs of each suit, the same of four that count double, and the sets of
 * each rank. */
#define FIRST_DOUBLE RUMMY_SUITS
#define FIRST_SET (2 * RUMMY_SUITS)
#define N_GROUPS (FIRST_SET + RUMMY_KING)

/* Finds the meld of a group that scores most beyond its prices; returns false if none does. */
static bool
find_meld (const Program *program, unsigned group, Column *column)
{
  RummyKinds kinds = (RummyKinds) program->search->rules->rules->kinds;

  column->excess = 0;
  if (group >= FIRST_SET && kinds != RUMMY_KINDS_RUNS)
    price_sets (program, group - FIRST_SET + RUMMY_ACE, column);
  else if (group < FIRST_DOUBLE && kinds != RUMMY_KINDS_SETS)
    price_runs (program, group, 1, column);
  else if (group < FIRST_SET && kinds != RUMMY_KINDS_SETS && program->search->is_double)
    price_runs (program, group - FIRST_DOUBLE, 2, column);

  return column->excess > 0;
}

/* Lowers the sum of prices as far as possible.  Returns the steps, STEPS_MAX if that takes too long. */
static unsigned
lower (Program *program)
{
  unsigned steps = 0;

  for (unsigned group = 0, idle = 0; idle < N_GROUPS && steps < STEPS_MAX; group = (group + 1) % N_GROUPS) {
    Column column;

    if (find_slack (program, &column) || find_swap (program, &column) || find_meld (program, group, &column)) {
      enter (program, &column);
      steps++;
      idle = 0;
    } else {
      idle++;
    }
  }

  return steps;
}

/* Returns a price in units, rounded up.  It may lack a hundredth of one; in a meld that adds up to less than one. */
static uint32_t
round_up (double price)
{
  return price > 0 ? (uint32_t) (price * RUMMY_SEARCH_UNIT + 0.99) : 0;
}

/* Returns whether the prices are for the same melds. */
static bool
is_alike (const Prices *prices, const RummySearch *search)
{
  return prices->is_double == search->is_double && rummy_cards_equal (prices->wilds, search->rules->wilds) &&
         memcmp (&prices->rules, search->rules->rules, sizeof prices->rules) == 0;
}

static uint32_t
min (uint32_t a, uint32_t b)
{
  return a < b ? a : b;
}

static void
use (RummySearch *search, const Prices *prices, RummyCards left)
{
  search->price_wild = prices->price[WILD];
  search->price_swap = prices->price[WILD] - min (prices->price[SWAP], prices->price[WILD]);
  RUMMY_CARDS_EACH (card, left) {
    search->price[card] = prices->price[row_of (rummy_card_suit (card), rummy_card_rank (card))];
    if (rummy_cards_has (search->rules->wilds, card))
      search->price[card] = search->price_wild;
    else if (!rummy_cards_has (prices->wanted, card))
      search->price[card] += RUMMY_SEARCH_UNIT * rummy_search_bonus (search, card);
  }
}

static RummyCards
wanted_cards (const RummySearch *search)
{
  return search->lays ? search->lays->wanted : RUMMY_NO_CARDS;
}

/* Returns the cards all copies of which are wanted. */
static RummyCards
find_dear (const RummySearch *search, RummyCards cards)
{
  RummyCards wanted = wanted_cards (search), others = rummy_cards_minus (cards, wanted);

  return rummy_cards_minus (wanted, (RummyCards) { { others.pack[1], others.pack[0] } });
}

/* Returns the cards to find prices for: @cards, and in the middle of a turn all of the hand before it, so that the
 * same prices serve every move that is checked. */
static RummyCards
all_cards (const RummySearch *search, RummyCards cards)
{
  return search->lays ? rummy_cards_or (search->lays->all, cards) : cards;
}

/* Returns whether prices for @cards are close enough for @some of them: each of the others makes them higher. */
static bool
are_near (const RummySearch *search, RummyCards cards, RummyCards some)
{
  return rummy_cards_count (cards) <= rummy_cards_count (some) + (search->lays ? 0 : OTHERS_MAX);
}

bool
rummy_search_recall_prices (RummySearch *search, RummyCards left)
{
  const Prices *prices = &known[search->wants_points];
  RummyCards cards = all_cards (search, rummy_cards_or (left, search->jokers));

  if (!rummy_cards_within (cards, prices->cards) || !are_near (search, prices->cards, cards) ||
      !rummy_cards_equal (rummy_cards_and (prices->wanted, left), find_dear (search, prices->cards)) ||
      !is_alike (prices, search))
    return false;
  use (search, prices, left);

  return true;
}

bool
rummy_search_find_prices (RummySearch *search, RummyCards left)
{
  RUMMY_UNSET Program program;
  Prices *prices = &known[search->wants_points];
  Prices found = { .cards = rummy_cards_or (left, search->jokers), .wilds = search->rules->wilds,
                   .is_double = search->is_double, .rules = *search->rules->rules };
  unsigned steps;

  if (!search->has_prices) {
    RummyCards all = all_cards (search, found.cards), more = rummy_cards_or (all, prices->cards);

    found.cards = is_alike (prices, search) && are_near (search, more, all) ? more : all;
  }
  found.wanted = find_dear (search, found.cards);
  start (&program, search, found.cards, found.wanted);
  steps = lower (&program);
  search->n_spent += TRIES_OF_STEP * steps;
  if (steps == STEPS_MAX)
    return false;
  for (unsigned i = 0; i < ROWS; i++)
    found.price[i] = round_up (program.price[i]);
  if (!search->has_prices)
    *prices = found;
  use (search, &found, left);

  return true;
}
