/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settles the cards one by one, by rank: each goes into a meld with unsettled cards, or stays in the hand.  What is
 * left then depends little on how it came about, so few positions occur, and a table of them saves most of the work.
 *
 * - A meld that could be split in two is never tried, because two melds score as much.  So runs and sets are short,
 *   unless wild cards make them long.
 * - Of twins, the higher one is melded first, and a card that stays keeps its twin as well.  Then the lower one is
 *   left, and no position occurs twice.
 * - Cards that no longer fit any meld are put aside at once.
 * - Wild cards are only counted.  Which one fills which place is decided at the end, when it is known which twos had to
 *   be natural.
 *
 * So typical hands take microseconds: 15 cards and two jokers 30, 45 cards of two packs 100; 30 cards and eight
 * jokers take milliseconds.  Only for 50 cards with eight wild ones, or 75 of two packs, most_tries may end the
 * search; then the rest is arranged greedily, in order, perhaps not optimally. */

#include "engine/solve-search.h"

#include "engine/bits.h"
#include "engine/positions.h"

#define EACH_SUIT UINT64_C (0x0001000100010001)
#define LONGEST 16

/* A run that is being built from @low upwards. */
typedef struct {
  RummySearchOption option;
  unsigned low, position; /* of the card to settle */
  unsigned n_natural;
  bool has_two; /* the run contains a wild two in its natural place */
  uint8_t natural_before[LONGEST]; /* natural cards among the first ones */
  uint16_t points_before[LONGEST];
} Run;

static unsigned
count_rank (RummyCards cards, unsigned rank)
{
  return rummy_cards_count (rummy_cards_and (cards, rummy_cards_of_rank (rank)));
}

/* Returns the number of free wild cards, or if negative, of missing ones.  Unsettled twos may still become wild. */
static int
spare_wilds (const RummySearch *search, const RummySearchState *state)
{
  const uint64_t wild = search->twos ? EACH_SUIT | EACH_SUIT << 2 : 0;
  unsigned n = search->n_jokers + rummy_cards_count (rummy_cards_and (state->left, (RummyCards) { { wild, wild } }));

  return (int) n - state->n_filled - state->n_jokers - (int) rummy_search_lost_wilds (search, state);
}

static unsigned
free_wilds (const RummySearch *search, const RummySearchState *state)
{
  int n = spare_wilds (search, state);

  return n > 0 ? (unsigned) n : 0;
}

/* Takes a card from those left; of twins the higher one. */
static void
take (const RummySearch *search, RummySearchOption *option, RummyCards left, unsigned suit, unsigned rank)
{
  RummyCard card = rummy_card (1, suit, rank);

  if (!rummy_cards_has (left, card) || rummy_cards_has (option->cards, card))
    card = rummy_card (0, suit, rank);
  rummy_search_add (search, option, card);
}

static bool
are_few (const RummySearch *search, unsigned n, unsigned n_natural)
{
  const RummyRules *rules = search->rules->rules;

  return n == n_natural ||
         (n_natural >= (unsigned) rules->naturals && (!rules->wild_max || n - n_natural <= (unsigned) rules->wild_max));
}

static uint32_t
score (const RummySearch *search, uint32_t points, unsigned cards, unsigned melds)
{
  return search->is_brief ? RUMMY_SCORE (points, 0, 0) : RUMMY_SCORE (points, cards, melds);
}

/* Returns the most points that unsettled cards could score.  With few melds left, only that many of the dearest
 * cards count. */
static uint32_t
most_points (const RummySearch *search, const RummySearchState *state)
{
  const RummyRules *rules = search->rules->rules;
  uint64_t both = state->left.pack[0] | state->left.pack[1], ranks = both | both >> 32;
  bool has_rank = rules->kinds == RUMMY_KINDS_SETS && rules->naturals > 0; /* no meld consists of wild cards only */
  uint32_t dearest = has_rank ? 0 : search->most_wild, most;

  if (!search->few_melds || search->lays->scores)
    return state->most / RUMMY_SEARCH_UNIT;

  for (ranks = (ranks | ranks >> 16) & 0x3ffe; ranks; ranks &= ranks - 1) {
    unsigned rank = (unsigned) __builtin_ctzll (ranks);
    uint32_t wild = search->wild_in_set[rank], points = search->most[rank] > wild ? search->most[rank] : wild;

    dearest = points > dearest ? points : dearest;
  }
  most = state->n_melds * search->longest_meld * dearest;
  most += RUMMY_SEARCH_BONUS * rummy_cards_count (rummy_cards_and (state->left, search->lays->wanted)) +
          rummy_search_keep (search, state);

  return most < state->most / RUMMY_SEARCH_UNIT ? most : state->most / RUMMY_SEARCH_UNIT;
}

RummySearchState
rummy_search_after (const RummySearch *search, const RummySearchState *state, const RummySearchOption *option)
{
  RummySearchState next = *state;

  next.left = rummy_cards_minus (next.left, option->cards);
  next.n_filled = (uint8_t) (next.n_filled + option->n_filled);
  next.n_jokers = (uint8_t) (next.n_jokers + option->n_jokers);
  next.n = (uint8_t) (next.n - option->n);
  next.most -= option->most;
  next.n_melds -= search->few_melds && option->reading && option->reading != RUMMY_READING_LAID;
  if (option->swaps)
    next.swapped = rummy_cards_or (next.swapped, option->cards);
  if (search->few_lays && option->reading == RUMMY_READING_LAID)
    next.n_lays -= option->swaps || !(state->laid_on & rummy_search_same_meld (option->laid_on));
  else if (search->few_lays)
    next.n_lays -= option->n > search->longest;
  next.laid_on |= option->laid_on;
  next.set_is_full = option->fills_set;
  if (option->single_rank) {
    next.n_singles = (uint8_t) (state->single_rank == option->single_rank ? state->n_singles + 1 : 1);
    next.single_rank = option->single_rank;
  }
  if (option->reading == 0 && option->n && search->lays)
    next.has_loose = search->lays->keeps_one;
  if (option->n == 0)
    next.left = rummy_cards_or (next.left, (RummyCards) { { option->cards.pack[0] >> 2, option->cards.pack[1] >> 2 } });

  return next;
}

uint32_t
rummy_search_gain (const RummySearch *search, const RummySearchOption *option)
{
  bool is_double = search->is_double && option->n == 4 && option->reading != RUMMY_READING_LAID;
  uint32_t points = is_double ? 2 * option->points : option->points;

  return option->reading ? score (search, points, option->n, 1) : option->n ? score (search, points, 0, 0) : 0;
}

static void
try_option (RummySearchNode *node, const RummySearchOption *option)
{
  RummySearch *search = node->search;
  RummySearchState next = rummy_search_after (search, node->state, option);
  uint32_t need = node->need, gain = rummy_search_gain (search, option);
  RummyValue value;

  if (node->is_found && search->is_modest)
    return;
  if (search->lays && (spare_wilds (search, &next) < 0 || next.n_lays > node->state->n_lays))
    return;
  if (search->n_tries < search->most_tries)
    search->n_tries++;
  else if (node->is_found)
    return;
  else
    need = 0;

  if (node->is_found && node->best.score + search->is_brief > need)
    need = node->best.score + search->is_brief;

  value.score = gain + score (search, most_points (search, &next), next.n, next.n / 3);
  /* If all remaining cards were needed to be equally good, neither arrangement would leave any, so they tie. */
  if (node->is_found && option->reading && value.score == node->best.score)
    return;
  if (value.score >= need) {
    value = rummy_search_solve (search, &next, need > gain ? need - gain : 0);
    value.score += gain;
  }
  if (value.score < need) {
    if (!node->is_found && value.score > node->best.score)
      node->best.score = value.score;
    return;
  }

  if (!option->reading && option->n)
    value.rest = rummy_cards_or (value.rest, option->cards);
  if (!node->is_found || rummy_value_is_better (&value, &node->best)) {
    node->is_found = true;
    node->best = value;
    node->option = *option;
  }
}

/* Returns whether a run too long to be laid at once can begin shorter.  If lay-offs do not count, only the points of
 * its beginning do. */
static bool
can_begin (const RummySearch *search, const Run *run, RummySearchOption *option)
{
  unsigned most = search->longest, points = 0;
  bool can = false;

  for (unsigned low = 0; low + most <= run->option.n; low++) {
    unsigned counted = (unsigned) run->points_before[low + most] - run->points_before[low];

    if (!are_few (search, most, (unsigned) run->natural_before[low + most] - run->natural_before[low]))
      continue;
    can = true;
    points = points > counted ? points : counted;
  }
  *option = run->option;
  if (!search->lays->scores)
    option->points -= run->points_before[run->option.n] - points;

  return can;
}

/* Returns whether a run could be split in two. */
static bool
can_be_cut (const RummySearch *search, const Run *run)
{
  unsigned least = (unsigned) search->rules->rules->run_min, n = run->option.n;

  if (search->few_melds)
    return false;
  for (unsigned first = least; first + least <= n; first++) {
    /* The ace above the king would become a low one. */
    if (run->low + first == RUMMY_ACE_HIGH && search->in_run[RUMMY_ACE_HIGH] > search->in_run[RUMMY_ACE])
      continue;
    if (are_few (search, first, run->natural_before[first]) &&
        are_few (search, n - first, run->n_natural - run->natural_before[first]))
      return true;
  }

  return false;
}

/* Returns whether a run that has begun can no longer meet the need, even if the cards still to come score @rise beyond
 * their prices. */
static bool
is_hopeless (RummySearchNode *node, const RummySearchOption *option, uint32_t rise)
{
  const RummySearch *search = node->search;
  uint32_t points = search->is_double ? 2 * option->points : option->points, most;
  uint32_t need = node->is_found && node->best.score > node->need ? node->best.score : node->need;

  if (search->n_tries >= search->most_tries && !node->is_found)
    return false;
  points += (node->state->most - option->most + rise) / RUMMY_SEARCH_UNIT;
  if (points >= need >> 14)
    return false;
  most = score (search, points, node->state->n, node->state->n / 3 + 1u);
  if (!node->is_found && most > node->best.score)
    node->best.score = most;

  return true;
}

/* Returns whether no further option matters. */
static bool
has_enough (const RummySearchNode *node)
{
  return node->is_found && (node->search->is_modest || node->search->n_tries >= node->search->most_tries);
}

/* Extends a run at a position, with a natural card or a wild one. */
static void
grow (RummySearchNode *node, const Run *run, unsigned position)
{
  const RummySearch *search = node->search;
  const RummyRules *rules = search->rules->rules;
  unsigned rank = rummy_rank_at (position);
  bool is_two = rank == 2 && search->twos;

  for (int natural = 1; natural >= (position == run->position); natural--) {
    unsigned points = natural ? search->in_run[position] : search->wild_in_run[position];
    unsigned n_filled = run->option.n_filled + !natural;
    bool has_two = run->has_two || (natural && is_two);

    if (has_enough (node))
      return;
    if (n_filled + has_two > node->n_wild || (rules->wild_max && n_filled > (unsigned) rules->wild_max))
      continue;
    if (natural ? !rummy_search_copies (node->state->left, node->suit, rank)
                : rummy_search_is_taken (search, node->suit, rank))
      continue;

    Run next = *run;

    if (natural) {
      take (search, &next.option, node->state->left, node->suit, rank);
      next.n_natural++;
      next.has_two = has_two;
    } else {
      next.option.n_filled++;
      next.option.most += search->price_wild;
    }
    next.option.points += points;
    next.option.n++;
    next.natural_before[next.option.n] = (uint8_t) next.n_natural;
    next.points_before[next.option.n] = (uint16_t) (next.points_before[next.option.n - 1] + points);
    if (search->has_prices && is_hopeless (node, &next.option, search->rise[node->suit][position + 1]))
      continue;
    if (can_be_cut (search, &next))
      continue;

    /* A wild card at the high end could as well be at the low end. */
    if (next.option.n >= (unsigned) rules->run_min && position >= run->position &&
        are_few (search, next.option.n, next.n_natural) && (natural || !search->is_flat || run->low == RUMMY_ACE)) {
      RummySearchOption longer;

      if (next.option.n <= search->longest)
        try_option (node, &next.option);
      else if (can_begin (search, &next, &longer))
        try_option (node, &longer);
    }
    if (position < search->last && next.option.n < search->longest_run)
      grow (node, &next, position + 1);
  }
}

/* Returns the number of places of a run below a position for which no natural card is left. */
static unsigned
n_missing (const RummySearchNode *node, unsigned low, unsigned position)
{
  uint32_t lane = rummy_cards_lane (node->state->left, node->suit), below = (1u << position) - (1u << low);

  return (unsigned) __builtin_popcount (below & ~(lane | lane << RUMMY_KING));
}

static void
each_run (RummySearchNode *node)
{
  for (unsigned position = node->rank; position <= node->search->last; position += RUMMY_KING) {
    unsigned lowest = position < RUMMY_KING ? RUMMY_ACE : position - RUMMY_KING + 1, low = position;

    /* All places below must be filled. */
    while (low > lowest && n_missing (node, low - 1, position) <= node->n_wild)
      low--;
    for (; low <= position && low <= RUMMY_KING; low++) {
      RUMMY_UNSET Run run;

      run.option = (RummySearchOption) { .reading = (uint8_t) low };
      run.low = low;
      run.position = position;
      run.n_natural = run.natural_before[0] = run.points_before[0] = 0;
      run.has_two = false;
      grow (node, &run, low);
    }
  }
}

/* Extends a set from @suit on. */
static void
each_suit (RummySearchNode *node, const RummySearchOption *option, unsigned suit)
{
  const RummySearch *search = node->search;
  const RummyRules *rules = search->rules->rules;
  bool is_twos = node->rank == 2 && search->twos;
  RummySearchOption next = *option;
  unsigned n_free;

  if (suit < RUMMY_SUITS) {
    unsigned n = rummy_search_copies (node->state->left, suit, node->rank);

    if (n > 1 && !rules->suits_repeat)
      n = 1;
    if (suit != node->suit)
      each_suit (node, &next, suit + 1);
    for (; n > 0; n--) {
      take (search, &next, node->state->left, suit, node->rank);
      next.n++;
      next.points += search->in_set[node->rank];
      each_suit (node, &next, suit + 1);
    }
    return;
  }

  n_free = rummy_search_places (search, &next, node->rank);
  for (unsigned n_natural = next.n, n_wild = 0; next.n <= search->longest_set; n_wild++) {
    if (n_wild + (is_twos ? n_natural : 0) > node->n_wild || n_wild > n_free)
      return;
    /* It could be two sets. */
    if (next.n >= 6 && !search->few_melds && (n_wild == 0 || n_natural >= 2u * (unsigned) rules->naturals))
      return;
    if (next.n >= 3 && are_few (search, next.n, n_natural))
      try_option (node, &next);

    /* A two would be natural here and duplicate a suit. */
    if (is_twos && !rules->suits_repeat) {
      if (node->state->n_jokers + n_wild >= search->n_jokers)
        return;
      next.n_jokers++;
    } else {
      next.n_filled++;
    }
    next.n++;
    next.points += search->wild_in_set[node->rank];
    next.most += search->price_wild;
  }
}

RummyCards
rummy_search_free_twos (const RummySearch *search, RummyCards left)
{
  RummyCards twos = search->twos ? rummy_cards_and (left, rummy_cards_of_rank (2)) : RUMMY_NO_CARDS;

  return rummy_cards_or (rummy_cards_and (left, rummy_cards_of_rank (0)),
                         (RummyCards) { { twos.pack[0] >> 2, twos.pack[1] >> 2 } });
}

RummyCards
rummy_search_wild_rest (const RummySearch *search, const RummySearchState *state)
{
  unsigned n = free_wilds (search, state), n_jokers = search->n_jokers - state->n_jokers;
  RummyCards twos = { { state->left.pack[0] << 2, state->left.pack[1] << 2 } }, rest = RUMMY_NO_CARDS;

  RUMMY_CARDS_EACH (card, rummy_cards_or (search->jokers, twos)) {
    bool is_joker = rummy_card_is_joker (card);

    if (n > 0 && (!is_joker || n_jokers > 0)) {
      rummy_cards_add (&rest, card);
      n_jokers -= is_joker;
      n--;
    }
  }

  return rest;
}

/* Returns all unsettled cards, including wild cards that no place uses. */
static RummyCards
all_left (const RummySearch *search, RummySearchState state)
{
  RummyCards wild = rummy_cards_or (rummy_cards_of_rank (0), search->twos ? rummy_cards_of_rank (2) : RUMMY_NO_CARDS);
  RummyCards naturals = rummy_cards_minus (state.left, wild);

  state.left = rummy_search_free_twos (search, state.left);

  return rummy_cards_or (naturals, rummy_search_wild_rest (search, &state));
}

/* Finds the card to settle: of the lowest rank, wild twos last.  With runs only, goes suit by suit, because suits do
 * not interact.  Returns false if there is none. */
static bool
next_card (const RummySearch *search, const RummySearchState *state, unsigned *suit, unsigned *rank)
{
  uint64_t both = state->left.pack[0] | state->left.pack[1], ranks = both | both >> 32;

  if (search->rules->rules->kinds == RUMMY_KINDS_RUNS) {
    uint64_t lane, twos = search->twos ? EACH_SUIT << 2 : 0, first = both & ~EACH_SUIT & ~twos;

    if (first == 0)
      first = both & twos;
    if (first == 0)
      return false;
    *suit = (unsigned) __builtin_ctzll (first) / 16;
    lane = first >> 16 * *suit & 0xffff;
    *rank = (unsigned) __builtin_ctzll (lane);
    return true;
  }

  ranks = (ranks | ranks >> 16) & 0x3ffe;
  if (ranks == 0)
    return false;
  if (search->twos && ranks != 1u << 2)
    ranks &= ~(uint64_t) (1u << 2);
  *rank = (unsigned) __builtin_ctzll (ranks);
  *suit = (unsigned) __builtin_ctzll (both >> *rank & EACH_SUIT) / 16;

  return true;
}

/* Finds the best way to settle the next card; returns false if there is none. */
static bool
expand (RummySearchNode *node, RummySearch *search, const RummySearchState *state, uint32_t need)
{
  const RummyRules *rules = search->rules->rules;
  RummySearchOption loose = { .n = 0 }, set = { .reading = RUMMY_READING_SET };
  unsigned n;

  node->search = search;
  node->state = state;
  node->need = need;
  node->is_found = false;
  node->best = (RummyValue) { 0, RUMMY_NO_CARDS };
  node->try = try_option;
  if (!next_card (search, state, &node->suit, &node->rank))
    return false;
  node->n_wild = free_wilds (search, state);

  if (rules->kinds != RUMMY_KINDS_SETS && state->n_melds > 0)
    each_run (node);
  if (rules->kinds != RUMMY_KINDS_RUNS && state->n_melds > 0)
    each_suit (node, &set, node->suit);

  /* There is no reason to keep a card that can be laid off for free. */
  if (rummy_search_lay (node))
    return true;
  n = rummy_search_copies (state->left, node->suit, node->rank);
  for (unsigned i = 0; i < n; i++)
    take (search, &loose, state->left, node->suit, node->rank);
  loose.points = 0;
  if (node->rank == 2 && search->twos) {
    loose.most = 0;
  } else {
    loose.n = (uint8_t) n;
    loose.points = rummy_search_keep (search, state);
    loose.most += RUMMY_SEARCH_UNIT * loose.points;
  }
  try_option (node, &loose);

  return true;
}

/* Returns cards that no longer fit any meld, or only with wild cards that are used up.  May miss some. */
static RummyCards
find_lonely (const RummySearch *search, const RummySearchState *state)
{
  const RummyRules *rules = search->rules->rules;
  const uint64_t aces = EACH_SUIT << RUMMY_ACE, twos = EACH_SUIT << 2;
  const uint64_t wrap = rules->ace == RUMMY_ACE_CORNER ? aces | twos : rules->ace == RUMMY_ACE_EITHER ? aces : 0;
  uint64_t cards = (state->left.pack[0] | state->left.pack[1]) & ~EACH_SUIT;
  uint64_t row = cards | (cards & wrap) << RUMMY_KING, used;
  uint64_t first = cards << 16 | cards >> 48, second = cards << 32 | cards >> 32, third = cards << 48 | cards >> 16;
  unsigned n_wild = free_wilds (search, state);
  RummyCards lonely;

  if (n_wild > 1)
    return RUMMY_NO_CARDS;

  if (n_wild == 1) {
    used = (row & row >> 1) | (row & row >> 2);
    used |= (row & row >> 1) << 1 | (row & row >> 2) << 2;
  } else {
    used = row & row >> 1 & row >> 2;
    used |= used << 1 | used << 2;
  }
  used |= used >> RUMMY_KING & (aces | twos);
  used |= n_wild || rules->suits_repeat ? first | second | third : (first & second) | (third & (first | second));
  if (rules->suits_repeat)
    used |= state->left.pack[0] & state->left.pack[1];
  if (search->twos)
    used |= twos;
  cards &= ~used;
  lonely = rummy_cards_and (state->left, (RummyCards) { { cards, cards } });

  return search->lays ? rummy_cards_minus (lonely, search->lays->cards) : lonely;
}

static bool
is_same (const RummySearchEntry *entry, const RummySearchState *state)
{
  return rummy_cards_equal (entry->left, state->left) && rummy_cards_equal (entry->swapped, state->swapped) &&
         entry->laid_on == state->laid_on && entry->n_filled == state->n_filled &&
         entry->n_jokers == state->n_jokers && entry->n_melds == state->n_melds && entry->n_lays == state->n_lays &&
         entry->single_rank == state->single_rank && entry->n_singles == state->n_singles &&
         entry->has_loose == state->has_loose && entry->set_is_full == state->set_is_full;
}

RummyValue
rummy_search_solve (RummySearch *search, const RummySearchState *unsettled, uint32_t need)
{
  RummySearchState state = *unsettled;
  RummyCards lonely = find_lonely (search, &state);
  uint32_t kept = 0;
  RummyValue value;
  uint64_t hash;
  unsigned index;
  RummySearchEntry *entry;

  if (search->is_modest && need == 0)
    return (RummyValue) { 0, all_left (search, state) };
  state.left = rummy_cards_minus (state.left, lonely);
  if (!rummy_cards_is_empty (lonely))
    state.set_is_full = false; /* the twin that it is about may be among the lonely cards */
  RUMMY_CARDS_EACH (card, lonely) {
    state.most -= search->price[card];
    state.n--;
  }
  if (state.single_rank && count_rank (state.left, state.single_rank) == 0)
    state.single_rank = state.n_singles = 0;
  if (search->lays && !rummy_cards_is_empty (lonely)) {
    kept = score (search, rummy_search_keep (search, &state), 0, 0);
    state.most -= RUMMY_SEARCH_UNIT * rummy_search_keep (search, &state);
    state.has_loose = search->lays->keeps_one;
    need = need > kept ? need - kept : 0;
  }

  hash = state.left.pack[0] * UINT64_C (0x9e3779b97f4a7c15) ^ state.left.pack[1] * UINT64_C (0xc2b2ae3d27d4eb4f) ^
         ((state.n_filled * 16u + state.n_jokers) * 256u + state.n_melds) * UINT64_C (0x165667b19e3779f9);
  if (search->lays) {
    hash += (state.swapped.pack[0] ^ state.swapped.pack[1] * 3 ^
             (state.laid_on << 10 | (uint64_t) state.n_lays << 2 | (uint64_t) state.set_is_full << 1 |
              state.has_loose | (uint64_t) state.n_singles << 48)) *
            UINT64_C (0x27d4eb2f165667c5);
  }
  index = (unsigned) ((hash ^ hash >> 29) * UINT64_C (0xbf58476d1ce4e5b9) >> 40) % RUMMY_SEARCH_ENTRIES;
  entry = &search->entry[index];

  if (search->is_entry[index / 64] >> (index % 64) & 1 && is_same (entry, &state) &&
      ((entry->is_exact && !search->is_modest) || entry->is_exact == (entry->value.score >= need))) {
    value = entry->value;
  } else {
    uint32_t most = score (search, most_points (search, &state), state.n, state.n / 3);
    RUMMY_UNSET RummySearchNode node;

    if (most < need) {
      value = (RummyValue) { most, RUMMY_NO_CARDS };
    } else if (expand (&node, search, &state, need)) {
      value = node.best;
      search->is_entry[index / 64] |= UINT64_C (1) << (index % 64);
      *entry = (RummySearchEntry) { .left = state.left, .swapped = state.swapped, .laid_on = state.laid_on,
                                    .n_filled = state.n_filled, .n_jokers = state.n_jokers,
                                    .n_melds = state.n_melds, .n_lays = state.n_lays,
                                    .single_rank = state.single_rank, .n_singles = state.n_singles,
                                    .has_loose = state.has_loose, .set_is_full = state.set_is_full,
                                    .is_exact = node.is_found, .value = value };
    } else {
      unsigned n_wild = free_wilds (search, &state);
      uint32_t points = rummy_search_lay_wilds (search, &state, n_wild);

      points += n_wild ? rummy_search_keep (search, &state) : 0;
      value = (RummyValue) { score (search, points, 0, 0), rummy_search_wild_rest (search, &state) };
    }
  }
  value.score += kept;
  value.rest = rummy_cards_or (value.rest, lonely);

  return value;
}

bool
rummy_search_step (RummySearch *search, const RummySearchState *state, uint32_t need, RummySearchOption *option)
{
  RUMMY_UNSET RummySearchNode node;

  if (!expand (&node, search, state, need) || !node.is_found)
    return false;
  *option = node.option;

  return true;
}

bool
rummy_value_is_better (const RummyValue *a, const RummyValue *b)
{
  uint64_t differ;

  if (a->score != b->score)
    return a->score > b->score;
  differ = a->rest.pack[0] ^ b->rest.pack[0];
  if (differ)
    return a->rest.pack[0] & differ & -differ;
  differ = a->rest.pack[1] ^ b->rest.pack[1];

  return a->rest.pack[1] & differ & -differ;
}
