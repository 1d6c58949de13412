/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/solve-search.h"

#include "engine/bits.h"
#include "engine/positions.h"

/* Most steps of a search for the best melds of a hand: about a tenth of a second. */
#define N_TRIES_MAX (1u << 20)
#define N_TRIES_OF_PRICES (1u << 9) /* steps with plain prices, before lower ones are looked for */
#define N_TRIES_FOR_PRICES (1u << 12) /* with fewer steps in all, none are: that may take as long */

static unsigned
max (unsigned a, unsigned b)
{
  return a > b ? a : b;
}

static void
set_points (RummySearch *search, bool wants_points)
{
  const RummyMeldRules *rules = search->rules;
  unsigned factor = search->is_double ? 2 : 1;

  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
    RummyCard card = rummy_card (0, 0, rank);

    search->wild_in_set[rank] = (uint8_t) rummy_rules_wild_points (rules->rules, rank, 0);
    search->in_set[rank] = (uint8_t) rummy_rules_rank_points (rules->rules, rank, 0);
    if (!wants_points) {
      search->wild_in_set[rank] = (uint8_t) rules->rules->wild_in_hand;
      search->in_set[rank] = (uint8_t) rummy_rules_hand_points (rules->rules, card);
    } else if (rank == 2 && search->twos) {
      search->in_set[rank] = search->wild_in_set[rank];
    }
    search->most[rank] = search->in_set[rank];
    search->most_wild = (uint8_t) max (search->most_wild, search->wild_in_set[rank]);
  }

  for (unsigned position = 1; position <= search->last; position++) {
    unsigned rank = rummy_rank_at (position);

    search->in_run[position] = search->in_set[rank];
    search->wild_in_run[position] = search->wild_in_set[rank];
    if (rank == RUMMY_ACE && wants_points) {
      search->in_run[position] = (uint8_t) rummy_rules_rank_points (rules->rules, rank, position);
      search->wild_in_run[position] = (uint8_t) rummy_rules_wild_points (rules->rules, rank, position);
    }
    search->most[rank] = (uint8_t) max (search->most[rank], search->in_run[position]);
    search->most_wild = (uint8_t) max (search->most_wild, search->wild_in_run[position]);
  }

  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++)
    search->most[rank] = (uint8_t) (search->most[rank] * factor);
  search->most_wild = (uint8_t) (search->most_wild * factor);
}

static int
max_int (int a, int b)
{
  return a > b ? a : b;
}

/* Sets the plain prices: a card costs the most points that it could score in any meld. */
static void
set_prices (RummySearch *search, RummyCards cards)
{
  search->price_wild = RUMMY_SEARCH_UNIT * search->most_wild;
  search->price_swap = 0;
  RUMMY_CARDS_EACH (card, cards) {
    bool is_wild = rummy_cards_has (search->rules->wilds, card);
    unsigned points = is_wild ? search->most_wild : search->most[rummy_card_rank (card)];

    search->price[card] = RUMMY_SEARCH_UNIT * (points + rummy_search_bonus (search, card));
  }
}

/* For each position of runs, sets the most points that cards from there upward could score beyond their prices. */
static void
set_rises (RummySearch *search, RummyCards cards)
{
  int factor = (search->is_double ? 2 : 1) * RUMMY_SEARCH_UNIT;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    int rise = 0;

    search->rise[suit][search->last + 1] = 0;
    for (unsigned position = search->last; position > 0; position--) {
      int most = factor * search->wild_in_run[position] - (int) search->price_wild;

      for (unsigned pack = 0; pack < RUMMY_PACKS_MAX; pack++) {
        RummyCard card = rummy_card (pack, suit, rummy_rank_at (position));
        int bonus = RUMMY_SEARCH_UNIT * (int) rummy_search_bonus (search, card);

        if (rummy_cards_has (cards, card))
          most = max_int (most, factor * search->in_run[position] + bonus - (int) search->price[card]);
      }
      rise = max_int (rise + most, 0);
      search->rise[suit][position] = (uint32_t) rise;
    }
  }
}

static void
forget (RummySearch *search)
{
  for (unsigned i = 0; i < RUMMY_SEARCH_ENTRIES / 64; i++)
    search->is_entry[i] = 0;
}

/* Removes and returns @n of the cards, lowest codes first; those in @away only if no others are left. */
static RummyCards
take_near (RummyCards *cards, RummyCards away, unsigned n)
{
  RummyCards taken = RUMMY_NO_CARDS;

  for (; n > 0; n--) {
    RummyCards left = rummy_cards_minus (*cards, taken), near = rummy_cards_minus (left, away);

    rummy_cards_add (&taken, rummy_cards_first (rummy_cards_is_empty (near) ? left : near));
  }
  *cards = rummy_cards_minus (*cards, taken);

  return taken;
}

static RummyCards
take_first (RummyCards *cards, unsigned n)
{
  return take_near (cards, RUMMY_NO_CARDS, n);
}

/* Jokers that meld only with each other: finds the best split into groups of three and four. */
static RummyValue
meld_jokers (const RummySearch *search, RummyCards jokers, bool wants_points, unsigned *threes, unsigned *fours)
{
  const RummyRules *rules = search->rules->rules;
  int points = wants_points && rules->wild_in_meld != RUMMY_WILD_REPLACED ? rules->wild_in_meld : rules->wild_in_hand;
  unsigned n = rummy_cards_count (jokers);
  RummyValue best = { 0, jokers };

  *threes = *fours = 0;
  if (rules->joker_role != RUMMY_JOKERS_GROUP || rules->kinds == RUMMY_KINDS_RUNS ||
      (rules->new_meld_max && rules->new_meld_max < 3))
    return best;

  for (unsigned three = 0; 3 * three <= n; three++) {
    for (unsigned four = 0; 3 * three + 4 * four <= n && (four == 0 || rules->new_meld_max != 3); four++) {
      unsigned melded = 3 * three + 4 * four, counted = melded + (search->is_double ? 4 * four : 0);
      uint32_t score = RUMMY_SCORE (counted * (unsigned) points, melded, three + four);

      if (score > best.score) {
        best.score = score;
        *threes = three;
        *fours = four;
      }
    }
  }
  best.rest = take_first (&jokers, n - 3 * *threes - 4 * *fours);

  return best;
}

/* Follows the best steps, or with a modest search those that meet the need, then assigns the wild cards.  Returns
 * the score. */
static uint32_t
tell (RummySearch *search, RummySearchState state, uint32_t need, RummySolution *solution)
{
  RUMMY_UNSET RummySearchOption options[RUMMY_CARDS_MAX];
  RummyCards wilds, jokers, away = search->lays ? search->lays->away : RUMMY_NO_CARDS;
  RummySearchOption option;
  uint32_t score = 0, gain;
  unsigned n = 0;

  while ((need > 0 || !search->is_modest) && rummy_search_step (search, &state, need, &option)) {
    state = rummy_search_after (search, &state, &option);
    gain = rummy_search_gain (search, &option);
    score += gain;
    if (search->is_modest)
      need = need > gain ? need - gain : 0;
    else
      need = rummy_search_solve (search, &state, search->n_tries < search->most_tries ? need - gain : 0).score;
    if (option.reading == RUMMY_READING_LAID)
      continue;
    if (option.reading)
      options[n++] = option;
    else if (option.n)
      solution->rest = rummy_cards_or (solution->rest, option.cards);
  }

  /* Unsettled twos can be any wild cards; the other cards stay. */
  state.left = rummy_search_free_twos (search, state.left);
  wilds = rummy_cards_or (search->jokers, (RummyCards) { { state.left.pack[0] << 2, state.left.pack[1] << 2 } });
  if (search->lays == NULL)
    wilds = rummy_cards_minus (wilds, rummy_search_wild_rest (search, &state));
  solution->rest = rummy_cards_or (solution->rest, rummy_search_wild_rest (search, &state));
  jokers = rummy_cards_and (wilds, search->jokers);

  /* Places that only jokers can fill come first. */
  for (unsigned i = 0; i < n; i++)
    options[i].cards = rummy_cards_or (options[i].cards, take_near (&jokers, away, options[i].n_jokers));
  wilds = rummy_cards_or (rummy_cards_minus (wilds, search->jokers), jokers);

  for (unsigned i = 0; i < n; i++) {
    RummyCards cards = rummy_cards_or (options[i].cards, take_near (&wilds, away, options[i].n_filled));
    bool has_wild = !rummy_cards_is_empty (rummy_cards_and (cards, search->rules->wilds));

    solution->group[solution->n++] =
      (RummySolutionGroup) { cards, has_wild ? options[i].reading : RUMMY_READING_OPEN };
  }

  return score;
}

/* Adds up what the cards left cost, and allows so many tries. */
static void
begin (RummySearch *search, RummySearchState *state, uint32_t most_tries)
{
  const RummyLays *lays = search->lays;

  if (!search->has_prices)
    set_prices (search, state->left);
  if (search->has_prices && lays)
    rummy_search_raise_prices (search);
  state->most = search->n_jokers * search->price_wild;
  RUMMY_CARDS_EACH (card, state->left)
    state->most += search->price[card];
  if (lays)
    state->most += RUMMY_SEARCH_UNIT * rummy_search_keep (search, state) - lays->n_swaps * search->price_swap;
  search->n_spent += search->n_tries;
  search->n_tries = 0;
  search->most_tries = most_tries;
}

/* Searches, unless the prices alone show that the need is out of reach. */
static RummyValue
look (RummySearch *search, const RummySearchState *state, uint32_t need)
{
  uint32_t most = RUMMY_SCORE (state->most / RUMMY_SEARCH_UNIT, 0, 0);

  if (most < need || search->most_tries == 0)
    return (RummyValue) { most, RUMMY_NO_CARDS };
  if (search->has_prices)
    set_rises (search, state->left);
  forget (search);

  return rummy_search_solve (search, state, need);
}

/* Finds the most points: asks for as many as the prices allow, then for fewer and fewer until they are reached.
 * Returns 0 if the tries run out. */
static uint32_t
descend (RummySearch *search, const RummySearchState *state)
{
  bool is_brief = search->is_brief;
  uint32_t need = RUMMY_SCORE (state->most / RUMMY_SEARCH_UNIT, 0, 0), score;

  search->is_brief = search->is_modest = true;
  set_rises (search, state->left);
  forget (search);
  while ((score = rummy_search_solve (search, state, need).score) < need && search->n_tries < search->most_tries)
    need = score;
  search->is_brief = is_brief;
  search->is_modest = false;

  return score < need ? 0 : need;
}

/* A search that takes nothing from the table always has a try, so that it arranges at least some cards. */
static uint32_t
most_of (const RummySearch *search)
{
  const unsigned *effort = search->rules->effort;

  if (search->lays)
    return *effort;
  if (effort == NULL || *effort > N_TRIES_MAX)
    return N_TRIES_MAX;

  return max (*effort, 1);
}

/* Searches with plain prices and, if that takes too long, again with the lowest ones.  Returns the best value, or one
 * that tells whether @need can be met. */
static RummyValue
find (RummySearch *search, RummySearchState *state, uint32_t need)
{
  uint32_t most_tries = most_of (search);
  bool is_done;
  RummyValue value;

  search->has_prices = rummy_search_recall_prices (search, state->left);
  begin (search, state, most_tries < N_TRIES_FOR_PRICES ? most_tries : N_TRIES_OF_PRICES);
  value = look (search, state, need);
  is_done = search->n_tries < search->most_tries || search->most_tries == most_tries;
  search->most_tries = most_tries;
  if (is_done)
    return value;

  search->has_prices = rummy_search_find_prices (search, state->left);
  begin (search, state, most_tries);
  if (need == 0 && search->has_prices) {
    need = descend (search, state);
    if (need > 0 && search->is_brief)
      return (RummyValue) { need, RUMMY_NO_CARDS };
    begin (search, state, most_tries);
  }

  return look (search, state, need);
}

static RummyValue
solve (const RummyMeldRules *rules, RummyCards hand, bool wants_points, bool is_brief, const RummyLays *lays, int need,
       RummySolution *solution)
{
  const RummyRules *params = rules->rules;
  RummyCards all_jokers = rummy_cards_and (hand, rummy_cards_of_rank (0)), others;
  unsigned longest = params->new_meld_max ? (unsigned) params->new_meld_max : RUMMY_CARDS_MAX, threes, fours;
  RummySearchState state = { .left = rummy_cards_minus (hand, all_jokers) };
  RUMMY_UNSET RummySearch search; /* a bit for each entry of its table tells whether that is set */
  RummyValue value, jokers;
  uint32_t missing, told, spent;
  int points;

  if (solution && lays)
    *solution = (RummySolution) { .n = 0 };
  search.rules = rules;
  search.lays = lays;
  search.few_melds = lays && lays->n_melds < UINT8_MAX;
  search.few_lays = lays && lays->n_lays < UINT8_MAX;
  state.n_melds = lays ? lays->n_melds : UINT8_MAX;
  state.n_lays = lays ? lays->n_lays : UINT8_MAX;
  search.is_brief = is_brief;
  search.is_modest = is_brief && need > 0;
  search.jokers = rummy_cards_and (all_jokers, rules->wilds);
  search.n_jokers = rummy_cards_count (search.jokers);
  search.twos = !rummy_cards_is_empty (rummy_cards_and (rules->wilds, rummy_cards_of_rank (2)));
  search.wants_points = wants_points;
  search.is_flat = !wants_points || params->wild_in_meld != RUMMY_WILD_REPLACED;
  search.is_double = wants_points && params->four_doubles && lays == NULL; /* first minimums count single points */
  search.last = rummy_last_position (params);
  search.longest_run = longest < RUMMY_KING ? longest : RUMMY_KING;
  search.longest = lays ? lays->longest : RUMMY_CARDS_MAX;
  search.longest_set = (unsigned) params->set_max < longest ? (unsigned) params->set_max : longest;
  if (!params->suits_repeat && search.longest_set > RUMMY_SUITS)
    search.longest_set = RUMMY_SUITS;
  search.longest_meld = max (params->kinds == RUMMY_KINDS_SETS ? 0 : search.longest_run,
                             params->kinds == RUMMY_KINDS_RUNS ? 0 : search.longest_set);
  search.most_wild = 0;
  search.n_spent = search.n_tries = 0;
  set_points (&search, wants_points);

  state.n = (uint8_t) (rummy_cards_count (state.left) + rummy_cards_count (search.jokers));
  others = rummy_cards_minus (all_jokers, search.jokers);
  jokers = meld_jokers (&search, others, wants_points, &threes, &fours);
  points = need - RUMMY_SCORE_POINTS (jokers.score);
  missing = points > 0 ? RUMMY_SCORE ((unsigned) points, 0, 0) : 0;
  value = find (&search, &state, missing);
  if (solution && value.score >= missing && search.most_tries > 0) {
    *solution = (RummySolution) { .rest = jokers.rest };
    told = tell (&search, state, search.is_modest ? missing : value.score, solution);
    value.score = search.is_modest ? value.score : told;
    others = rummy_cards_minus (others, jokers.rest);
    for (unsigned i = 0; i < threes + fours; i++) {
      solution->group[solution->n++] =
        (RummySolutionGroup) { take_first (&others, i < threes ? 3 : 4), RUMMY_READING_OPEN };
    }
  }
  /* Out of time: assume that the points are within reach. */
  if (lays && search.n_tries > 0 && search.n_tries >= search.most_tries && value.score < missing)
    value = (RummyValue) { missing, RUMMY_NO_CARDS };
  spent = search.n_spent + search.n_tries;
  if (rules->effort)
    *rules->effort -= spent < *rules->effort ? spent : *rules->effort;
  value.score += jokers.score;
  value.rest = solution && !lays ? solution->rest : rummy_cards_or (value.rest, jokers.rest);

  return value;
}

RummyValue
rummy_solve_any (const RummyMeldRules *rules, RummyCards hand, bool wants_points, bool is_brief, int need,
                 RummySolution *solution)
{
  return solve (rules, hand, wants_points, is_brief, NULL, need, solution);
}

bool
rummy_solve_lays (const RummyMeldRules *rules, RummyCards hand, const RummyLays *lays, int points,
                  RummySolution *solution, RummyCards *rest)
{
  RummyValue value;
  int need = (points > 0 ? points : 0) +
             RUMMY_SEARCH_BONUS * (int) (rummy_cards_count (lays->wanted) + lays->keeps_one);

  *rest = hand;
  if (need == 0)
    return true;
  value = solve (rules, hand, true, true, lays, need, solution);
  *rest = value.rest;

  return RUMMY_SCORE_POINTS (value.score) >= need;
}
