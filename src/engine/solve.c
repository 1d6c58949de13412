/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The common case: no wild cards, no twins, runs of three, sets of four.  A search solves millions of these, so this
 * uses bit operations on whole lanes without loops: all sequences of three or more are melded as runs, and all ranks
 * held three times as sets.  Choices remain only where a run and a set share cards. */

#include "engine/solve-private.h"

#define EACH_SUIT UINT64_C (0x0001000100010001)
#define ACES (EACH_SUIT << RUMMY_ACE)
#define TWOS (EACH_SUIT << 2)

/* With more contested ranks the general solver is used. */
#define CHOICES_MAX 4

/* Points by rank; tables for 2 to 9 and 10 to king. */
typedef struct {
  const uint8_t *pips, *courts;
  int pip, court; /* factors */
  int ace_low, ace_high, ace_in_set;
} Worth;

/* Sequences of three or more in the lanes.  Where the rules allow it, an ace is at 14 too, and a two at 15. */
typedef struct {
  uint64_t begins; /* the first cards of any three */
  uint64_t cards;
} Rows;

/* For each number: how many bits it has, and the sum of the ranks 2 to 9 that the bits stand for. */
#define COUNT_1(n) (n), (n) + 1
#define COUNT_2(n) COUNT_1 (n), COUNT_1 ((n) + 1)
#define COUNT_3(n) COUNT_2 (n), COUNT_2 ((n) + 1)
#define COUNT_4(n) COUNT_3 (n), COUNT_3 ((n) + 1)
#define COUNT_5(n) COUNT_4 (n), COUNT_4 ((n) + 1)
#define COUNT_6(n) COUNT_5 (n), COUNT_5 ((n) + 1)
#define COUNT_7(n) COUNT_6 (n), COUNT_6 ((n) + 1)
#define PIPS_1(n) (n), (n) + 2
#define PIPS_2(n) PIPS_1 (n), PIPS_1 ((n) + 3)
#define PIPS_3(n) PIPS_2 (n), PIPS_2 ((n) + 4)
#define PIPS_4(n) PIPS_3 (n), PIPS_3 ((n) + 5)
#define PIPS_5(n) PIPS_4 (n), PIPS_4 ((n) + 6)
#define PIPS_6(n) PIPS_5 (n), PIPS_5 ((n) + 7)
#define PIPS_7(n) PIPS_6 (n), PIPS_6 ((n) + 8)

static const uint8_t counts[256] = { COUNT_7 (0), COUNT_7 (1) };
static const uint8_t pips[256] = { PIPS_7 (0), PIPS_7 (9) };
static const uint8_t rising[16] = { 0, 10, 11, 21, 12, 22, 23, 33, 13, 23, 24, 34, 25, 35, 36, 46 };

static inline bool
is_plain (const RummyMeldRules *rules, RummyCards hand)
{
  const RummyRules *params = rules->rules;
  uint64_t special = ((hand.pack[0] | hand.pack[1]) & (rules->wilds.pack[0] | rules->wilds.pack[1] | EACH_SUIT)) |
                     (hand.pack[0] & hand.pack[1]);

  return special == 0 && params->run_min == 3 && params->set_max >= RUMMY_SUITS && params->kinds == RUMMY_KINDS_BOTH &&
         (unsigned) params->new_meld_max - 1 >= 4;
}

static inline Worth
worth (const RummyRules *rules)
{
  return (Worth) { .pips = rules->twos_to_nines ? counts : pips, .pip = rules->twos_to_nines ? rules->twos_to_nines : 1,
                   .courts = rules->tens_to_kings ? counts : rising,
                   .court = rules->tens_to_kings ? rules->tens_to_kings : 1 };
}

/* Returns the points of cards in lanes except aces, which the caller must add.  The number of cards per rank is
 * represented in bit planes. */
static inline int
points_without_aces (const Worth *worth, uint64_t cards)
{
  uint64_t odd = cards ^ cards >> 32, both = cards & cards >> 32;
  unsigned ones = (unsigned) (odd ^ odd >> 16), carry = (unsigned) (odd & odd >> 16);
  unsigned twos = (unsigned) (both ^ both >> 16) ^ carry, fours = (unsigned) (both & both >> 16);
  int pip = worth->pips[ones >> 2 & 255] + 2 * worth->pips[twos >> 2 & 255] + 4 * worth->pips[fours >> 2 & 255];
  int court = worth->courts[ones >> 10 & 15] + 2 * worth->courts[twos >> 10 & 15] + 4 * worth->courts[fours >> 10 & 15];

  return worth->pip * pip + worth->court * court;
}

/* Returns the number of suits, given as bits 0 of the lanes. */
static inline int
count_suits (uint64_t bits)
{
  return (int) (bits * EACH_SUIT >> 48);
}

static inline Rows
find_rows (uint64_t cards, int ace)
{
  static const uint64_t wrap[] = { 0, ACES, ACES | TWOS };
  uint64_t row = cards | (cards & wrap[ace]) << RUMMY_KING;
  Rows rows = { .begins = row & row >> 1 & row >> 2 };

  rows.cards = rows.begins | rows.begins << 1 | rows.begins << 2;

  return rows;
}

/* Moves cards at 14 and 15 to their own places. */
static inline uint64_t
fold (uint64_t cards)
{
  return cards | (cards >> RUMMY_KING & (ACES | TWOS));
}

/* Returns the cards of ranks held three or four times, that is, those that two other suits have as well. */
static inline uint64_t
find_sets (uint64_t cards)
{
  uint64_t first = cards << 16 | cards >> 48, second = cards << 32 | cards >> 32, third = cards << 48 | cards >> 16;

  return cards & ((first & second) | (third & (first | second)));
}

/* Returns aces that could extend a run at either end.  In a circle some of these do not matter. */
static inline uint64_t
find_torn (Rows rows)
{
  return rows.begins & rows.begins >> (RUMMY_QUEEN - RUMMY_ACE) & ACES;
}

/* Returns the points of all sequences. */
static int
points_of_rows (const Worth *worth, uint64_t cards, int ace)
{
  Rows rows = find_rows (cards, ace);
  uint64_t torn = find_torn (rows) >> RUMMY_ACE & ~(rows.begins >> RUMMY_KING);
  uint64_t low = rows.cards >> RUMMY_ACE & EACH_SUIT, high = rows.cards >> RUMMY_ACE_HIGH & EACH_SUIT;
  uint64_t melded = fold (rows.cards) & cards;
  int points = 0;

  for (; torn; torn &= torn - 1) {
    uint64_t suit = torn & -torn;
    int if_low = worth->ace_low, if_high = worth->ace_high;

    if (!(rows.begins & suit << RUMMY_JACK))
      if_low -= points_without_aces (worth, suit << RUMMY_QUEEN | suit << RUMMY_KING);
    if (!(rows.begins & suit << 2))
      if_high -= points_without_aces (worth, suit << 2 | suit << 3);
    points += if_low > if_high ? if_low : if_high;
    low &= ~suit;
    high &= ~suit;
  }
  /* In a circle it is the same ace. */
  high &= ~low;

  return points + points_without_aces (worth, melded) + count_suits (low) * worth->ace_low +
         count_suits (high) * worth->ace_high;
}

/* Returns the most points if some ranks could be sets or parts of runs. */
static int
choose (const Worth *worth, uint64_t cards, uint64_t ranks, int ace)
{
  unsigned rank;
  uint64_t set;
  int each, n, most, points;

  if (ranks == 0)
    return points_of_rows (worth, cards, ace);

  rank = (unsigned) __builtin_ctzll (ranks);
  ranks &= ranks - 1;
  set = cards & EACH_SUIT << rank;
  n = count_suits (set >> rank);
  each = rank == RUMMY_ACE ? worth->ace_in_set : points_without_aces (worth, UINT64_C (1) << rank);

  most = choose (worth, cards, ranks, ace);
  points = n * each + choose (worth, cards & ~set, ranks, ace);
  most = points > most ? points : most;
  if (n == 3)
    return most;

  /* One of the four stays in a run. */
  for (uint64_t rest = set; rest; rest &= rest - 1) {
    points = 3 * each + choose (worth, cards & ~(set & ~(rest & -rest)), ranks, ace);
    most = points > most ? points : most;
  }

  return most;
}

/* Does the same for a whole hand; returns false if there are too many choices. */
static bool
choose_all (const Worth *worth, uint64_t cards, int ace, int *most)
{
  uint64_t row = fold (find_rows (cards, ace).cards) & cards, sets = find_sets (cards), meeting = sets & row;
  uint64_t too_many, free_sets;

  meeting |= meeting >> 32;
  too_many = meeting = (meeting | meeting >> 16) & 0xffff;
  for (unsigned i = 0; i < CHOICES_MAX; i++)
    too_many &= too_many - 1;
  if (too_many)
    return false;
  free_sets = sets & ~(meeting * EACH_SUIT);
  *most = choose (worth, cards & ~free_sets, meeting, ace) + points_without_aces (worth, free_sets) +
          count_suits (free_sets >> RUMMY_ACE & EACH_SUIT) * worth->ace_in_set;

  return true;
}

/* Not inlined, so that the common case needs no stack.  If more than @limit must be left, any larger number may be
 * returned. */
static __attribute__ ((noinline)) int
least_deadwood_of_any (const RummyMeldRules *rules, RummyCards hand, int limit, RummySolution *solution)
{
  int all = rummy_rules_cards_points (rules->rules, hand);
  RummyValue value = rummy_solve_any (rules, hand, false, solution == NULL, all - limit, solution);
  int points = all - RUMMY_SCORE_POINTS (value.score);

  if (solution)
    solution->points = points;

  return points;
}

static __attribute__ ((noinline)) int
most_points_of_any (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution)
{
  int points = RUMMY_SCORE_POINTS (rummy_solve_any (rules, hand, true, solution == NULL, 0, solution).score);

  if (solution)
    solution->points = points;

  return points;
}

static __attribute__ ((noinline)) int
least_deadwood_by_choice (const RummyMeldRules *rules, RummyCards hand, int limit)
{
  const RummyRules *params = rules->rules;
  uint64_t cards = hand.pack[0] | hand.pack[1];
  Worth value = worth (params);
  int most, ace = params->ace_in_hand;

  value.ace_low = value.ace_high = value.ace_in_set = ace;
  if (!choose_all (&value, cards, params->ace, &most))
    return least_deadwood_of_any (rules, hand, limit, NULL);

  return points_without_aces (&value, cards) + count_suits (cards >> RUMMY_ACE & EACH_SUIT) * ace - most;
}

static __attribute__ ((noinline)) int
most_points_by_choice (const RummyMeldRules *rules, RummyCards hand)
{
  const RummyRules *params = rules->rules;
  Worth value = worth (params);
  int most;

  value.ace_low = params->ace_low;
  value.ace_high = params->ace_high;
  value.ace_in_set = params->ace_in_set;

  return choose_all (&value, hand.pack[0] | hand.pack[1], params->ace, &most) ? most
                                                                              : most_points_of_any (rules, hand, NULL);
}

static inline int
least_deadwood (const RummyMeldRules *rules, RummyCards hand, int limit)
{
  const RummyRules *params = rules->rules;
  uint64_t cards = hand.pack[0] | hand.pack[1], row, sets, odd, both;
  unsigned ones, twos;
  Worth value;
  Rows rows;

  if (!is_plain (rules, hand))
    return least_deadwood_of_any (rules, hand, limit, NULL);

  rows = find_rows (cards, params->ace);
  row = fold (rows.cards);
  sets = find_sets (cards);
  if (((row & sets) | find_torn (rows)) != 0)
    return least_deadwood_by_choice (rules, hand, limit);

  /* At most two cards of a rank are left. */
  cards &= ~(row | sets);
  odd = cards ^ cards >> 32;
  both = cards & cards >> 32;
  ones = (unsigned) (odd ^ odd >> 16);
  twos = (unsigned) ((odd & odd >> 16) | both | both >> 16);
  value = worth (params);

  return value.pip * (value.pips[ones >> 2 & 255] + 2 * value.pips[twos >> 2 & 255]) +
         value.court * (value.courts[ones >> 10 & 15] + 2 * value.courts[twos >> 10 & 15]) +
         params->ace_in_hand * (int) ((ones >> RUMMY_ACE & 1) + (twos & 1u << RUMMY_ACE));
}

int
rummy_solve_least_deadwood (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution)
{
  return solution ? least_deadwood_of_any (rules, hand, INT16_MAX, solution) : least_deadwood (rules, hand, INT16_MAX);
}

bool
rummy_solve_can_leave (const RummyMeldRules *rules, RummyCards hand, int points)
{
  return least_deadwood (rules, hand, points) <= points;
}

int
rummy_solve_most_points (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution)
{
  const RummyRules *params = rules->rules;
  uint64_t cards = hand.pack[0] | hand.pack[1], row, sets;
  Worth value;
  Rows rows;

  /* In a circle, whether an ace is low or high depends on where the sequence is cut. */
  if (solution || !is_plain (rules, hand) || params->four_doubles ||
      (params->ace == RUMMY_ACE_CORNER && params->ace_low != params->ace_high))
    return most_points_of_any (rules, hand, solution);

  rows = find_rows (cards, params->ace);
  row = fold (rows.cards) & cards;
  sets = find_sets (cards);
  if (((row & sets) | find_torn (rows)) != 0)
    return most_points_by_choice (rules, hand);

  value = worth (params);

  return points_without_aces (&value, row | sets) +
         count_suits (rows.cards >> RUMMY_ACE & EACH_SUIT) * params->ace_low +
         count_suits (rows.cards >> RUMMY_ACE_HIGH & ~(rows.cards >> RUMMY_ACE) & EACH_SUIT) * params->ace_high +
         count_suits (sets >> RUMMY_ACE & EACH_SUIT) * params->ace_in_set;
}

int
rummy_solve_knock (const RummyMeldRules *rules, RummyCards hand, RummyCards may_discard, RummyCard *discard)
{
  RummyCard best = RUMMY_CARD_NONE;
  int least = 0;

  RUMMY_CARDS_EACH (card, rummy_cards_and (hand, may_discard)) {
    RummyCards kept = rummy_cards_minus (hand, rummy_cards_of (card));
    int points = rummy_solve_least_deadwood (rules, kept, NULL);

    if (best == RUMMY_CARD_NONE || points < least) {
      best = card;
      least = points;
    } else if (points == least && discard) {
      RummyValue value = rummy_solve_any (rules, kept, false, false, 0, NULL);
      RummyValue other =
        rummy_solve_any (rules, rummy_cards_minus (hand, rummy_cards_of (best)), false, false, 0, NULL);

      /* Different hands can leave the same cards; what is in the melds does not matter. */
      value.score %= RUMMY_SCORE (1, 0, 0);
      other.score %= RUMMY_SCORE (1, 0, 0);
      if (rummy_value_is_better (&value, &other))
        best = card;
    }
  }
  if (discard)
    *discard = best;

  return best == RUMMY_CARD_NONE ? rummy_solve_least_deadwood (rules, hand, NULL) : least;
}
