/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides whether a turn can still be completed (N-02) by searching everything that the seat may yet lay. */

#include "engine/finish.h"

#include "engine/bits.h"
#include "engine/finish-hash.h"
#include "engine/fit.h"
#include "engine/knock.h"
#include "engine/reach.h"
#include "engine/rng.h"
#include "engine/steps.h"

/* Cache of positions: hashes, with the result in the lowest bit.  The moves of a position are checked one by one and
 * lead to mostly the same positions, so the cache is kept between searches.  Entries never go stale, because a hash
 * covers everything the result depends on. */
#define KNOWN_SIZE 16384

static _Thread_local uint64_t known[KNOWN_SIZE];

/* Most searches without a first minimum end within this many positions, before the cache would pay. */
#define QUICK_MOST 16
#define EFFORT_OF_QUICK 1024u

/* Besides steps of the solver, each group of cards that is looked at counts as one, and each position as so many. */
#define EFFORT_OF_POSITION 16u

/* Distinguishes the hash of a first lay-down that has not begun. */
#define KEY_OF_BEGINNING UINT64_C (0x6265676e)

/* The state of one search. */
typedef struct {
  uint64_t base;    /* the constant part of all hashes; 0 until computed */
  unsigned n;       /* positions visited */
  unsigned effort;  /* left */
  bool is_quick;    /* stop after QUICK_MOST positions; leave out the costly bounds */
  bool is_stopped;  /* the search gave up */
  RummyCards wilds; /* wild cards that may be swapped for: only those melded before, because instead of swapping for
                     * a newly laid one, the natural card could have been laid at once */
} Memo;

typedef struct {
  const RummyRound *round;
  Memo *memo;
  RummyCards skipped; /* cards that the search has decided to keep in the hand */
  RummyCard pivot;    /* must be in the group */
  RummyCard doubler;  /* is added to a new meld; or RUMMY_CARD_NONE */
  unsigned index;     /* the meld to lay off on, or RUMMY_MELD_NONE */
} Search;

static bool search (const RummyRound *round, RummyCards skipped, Memo *memo);

/* Returns whether the turn could end now, with a discard or without. */
static bool
may_end (const RummyRound *round)
{
  unsigned seat = round->turn, n = round->n_hand[seat];
  RummyCards stay = round->barred;

  if (rummy_is_busy (round))
    return false;
  if (n == 0)
    return rummy_may_be_empty (round);
  if (round->rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return true;
  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_add (&stay, round->kept);

  /* Only public counts are used, so the answer reveals nothing about the hand. */
  return n > rummy_cards_count (stay);
}

static bool
does_not_help_cb (RummyCards cards, unsigned reading, void *data)
{
  const Search *from = data;
  const RummyRound *round = from->round;
  RUMMY_UNSET RummyRound after;
  RummyMeld meld;

  from->memo->is_stopped = from->memo->is_stopped || from->memo->effort == 0;
  if (from->memo->is_stopped)
    return false;
  from->memo->effort--;
  if (from->doubler != RUMMY_CARD_NONE)
    rummy_cards_add (&cards, from->doubler);
  if (!rummy_cards_has (cards, from->pivot))
    return true;
  if (!round->rules->layoff_is_use && from->index != RUMMY_MELD_NONE && round->owed != RUMMY_CARD_NONE &&
      rummy_cards_has (cards, round->owed))
    return true;
  if (rummy_round_make (round, round->turn, from->index, cards, reading, &meld) != RUMMY_OK)
    return true;

  after = *round;
  if (from->index == RUMMY_MELD_NONE)
    rummy_put_new (&after, after.turn, &meld, cards);
  else
    rummy_put (&after, after.turn, from->index, &meld, cards);

  /* After its first meld, a seat may lay off cards that were skipped so far. */
  return !search (&after, rummy_lays_first (round, round->turn) ? RUMMY_NO_CARDS : from->skipped, from->memo);
}

static bool
may_meld (const RummyRound *round)
{
  return round->rules->meld_when == RUMMY_MELD_ANY_TIME &&
         (round->rules->melds_per_turn == 0 || round->n_new < round->rules->melds_per_turn) &&
         round->n_melds < RUMMY_MELDS_MAX;
}

/* Returns a card and the cards that could share a group with it. */
static RummyCards
near (RummyCards hand, RummyCards wilds, RummyCard card)
{
  const uint64_t lane = UINT64_C (0xffff) << (16 * rummy_card_suit (card));
  RummyCards suit = { { lane, lane } };

  if (rummy_cards_has (wilds, card) || rummy_card_is_joker (card))
    return hand;

  return rummy_cards_and (hand,
                          rummy_cards_or (rummy_cards_or (suit, wilds), rummy_cards_of_rank (rummy_card_rank (card))));
}

/* Returns a card and its twin, or all jokers. */
static RummyCards
alike (RummyCard card)
{
  RummyCards cards = rummy_cards_of_rank (0);

  if (!rummy_card_is_joker (card)) {
    cards = rummy_cards_of (card);
    rummy_cards_add (&cards, card ^ 64);
  }

  return cards;
}

/* Returns the owed cards in a hand, including all alternatives if any one of them will do. */
static RummyCards
owed_cards (const RummyRound *round, RummyCards hand)
{
  RummyCards owed = rummy_cards_and (round->owed_any, hand);

  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_add (&owed, round->owed);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_add (&owed, round->owed_top);

  return owed;
}

/* Returns the cards preferred over identical ones in a group: the pivot first, then those that must be laid, then
 * those that may not be discarded. */
static RummyCards
wanted_cards (const RummyRound *round, RummyCard pivot, bool lays)
{
  RummyCards wanted = rummy_cards_or (rummy_cards_minus (rummy_wanted_cards (round, lays), alike (pivot)),
                                      rummy_round_all_used (round));

  rummy_cards_add (&wanted, pivot);

  return wanted;
}

/* Returns whether any group with the pivot leads to the end of the turn.  If the pivot is a joker, the group may
 * also contain other jokers that must be laid. */
static bool
try_groups (const RummyRound *round, RummyCards skipped, RummyCard pivot, Memo *memo)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  Search from = { .round = round, .memo = memo, .skipped = skipped, .pivot = pivot, .doubler = RUMMY_CARD_NONE,
                  .index = RUMMY_MELD_NONE };
  RummyCards hand = rummy_cards_minus (rummy_round_usable (round, round->turn), skipped);
  RummyCards doublers = rummy_round_doublers (round, hand), wanted = wanted_cards (round, pivot, false);
  RummyCards owed_jokers = rummy_cards_and (owed_cards (round, hand), rummy_cards_of_rank (0));

  hand = near (hand, rummy_cards_or (rules.wilds, doublers), pivot);
  if (may_meld (round)) {
    if (!rummy_meld_each_new (&rules, hand, wanted, does_not_help_cb, &from))
      return true;
    if (rummy_card_is_joker (pivot) && rummy_cards_count (owed_jokers) > 1 &&
        !rummy_meld_each_new (&rules, hand, rummy_cards_or (wanted, owed_jokers), does_not_help_cb, &from))
      return true;
    RUMMY_CARDS_EACH (joker, doublers) {
      from.doubler = joker;
      if (!rummy_meld_each_new (&rules, hand, wanted, does_not_help_cb, &from))
        return true;
    }
    from.doubler = RUMMY_CARD_NONE;
  }

  if (!round->rules->layoff_is_use && round->owed != RUMMY_CARD_NONE) {
    if (pivot == round->owed)
      return false;
    rummy_cards_remove (&hand, round->owed);
  }
  wanted = wanted_cards (round, pivot, true);
  for (from.index = 0; from.index < round->n_melds; from.index++) {
    if (rummy_may_lay_on (round, round->turn, from.index) == RUMMY_OK &&
        !rummy_meld_each_lay (&rules, &round->meld[from.index], hand, wanted, does_not_help_cb, &from))
      return true;
  }

  return false;
}

/* Returns whether a particular card, or one of several, must be laid. */
static bool
owes_one (const RummyRound *round)
{
  return round->owed != RUMMY_CARD_NONE || !rummy_cards_is_empty (round->owed_any);
}

/* Returns whether laying anything, or what is owed, requires reaching the first minimum this turn. */
static bool
needs_minimum (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return rules->first_min && !rummy_is_down (round, round->turn) &&
         (round->first_open ||
          (owes_one (round) && (rules->first_min_counts_layoffs || rules->layoff_first != RUMMY_LAYFIRST_YES)) ||
          (round->owed != RUMMY_CARD_NONE && !rules->layoff_is_use));
}

/* Returns whether swapping a natural card for a wild one leads to the end of the turn. */
static bool
try_swaps (const RummyRound *round, RummyCards skipped, Memo *memo)
{
  RummyCards hand = rummy_cards_minus (round->hand[round->turn], skipped);

  RUMMY_CARDS_EACH (wild, memo->wilds) {
    unsigned index = round->meld_of[wild];
    RummyCards naturals;

    if (index == RUMMY_MELD_NONE || rummy_may_swap_on (round, round->turn, index) != RUMMY_OK)
      continue;
    naturals = rummy_reach_swaps (round, wild, hand);
    RUMMY_CARDS_EACH (natural, naturals) {
      RummyRound after = *round;

      if (natural == round->owed && !round->rules->layoff_is_use)
        continue;
      rummy_swap (&after, after.turn, index, natural, wild);
      if (search (&after, skipped, memo))
        return true;
    }
  }

  return false;
}

/* True if only melds with the owed cards are required; then other melds cannot help. */
static bool
needs_own_melds (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return (owes_one (round) || round->owed_top != RUMMY_CARD_NONE) && !round->first_open && !round->all_used &&
         (rules->layoff_first == RUMMY_LAYFIRST_YES || rummy_is_down (round, round->turn) ||
          (rules->layoff_first == RUMMY_LAYFIRST_NO && round->n_new > 0));
}

/* Returns the cards of a hand that could share a meld with an owed one. */
static RummyCards
near_owed (const RummyRound *round, RummyCards hand)
{
  RummyCards wilds = rummy_cards_or (rummy_round_meld_rules (round).wilds, rummy_round_doublers (round, hand));
  RummyCards owed = owed_cards (round, hand), cards = RUMMY_NO_CARDS;

  RUMMY_CARDS_EACH (card, owed)
    cards = rummy_cards_or (cards, near (hand, wilds, card));

  return cards;
}

/* A quick bound: returns false only if what must be laid cannot be.  @solution and @rest are those of
 * rummy_reach_can (). */
static bool
is_near (const RummyRound *round, RummyCards hand, Memo *memo, RummySolution *solution, RummyCards *rest)
{
  RummyCards owed = rummy_round_all_used (round), any = rummy_cards_and (round->owed_any, hand);
  bool wants_any = !rummy_cards_is_empty (round->owed_any);
  bool is_quick;
  int points = needs_minimum (round) ? round->rules->first_min - round->first : 0;
  RUMMY_UNSET RummyReach reach;

  *rest = hand;
  if (solution)
    solution->n = 0;
  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_add (&owed, round->owed);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_add (&owed, round->owed_top);
  if (rummy_cards_is_empty (owed) && !wants_any && points <= 0)
    return true;

  is_quick = memo->is_quick && rummy_cards_count (owed) + wants_any < 2;
  rummy_reach_init (&reach, round, hand, memo->wilds);
  reach.effort = &memo->effort;
  RUMMY_CARDS_EACH (card, owed) {
    if (!rummy_reach_uses (&reach, card))
      return false;
  }
  *rest = RUMMY_NO_CARDS;
  if (!wants_any)
    return (points <= 0 && is_quick) || rummy_reach_can (&reach, owed, points, solution, rest);

  RUMMY_CARDS_EACH (card, any) {
    RummyCards all = owed;

    rummy_cards_add (&all, card);
    if (rummy_reach_uses (&reach, card) &&
        ((points <= 0 && is_quick) || rummy_reach_can (&reach, all, points, solution, rest)))
      return true;
  }

  return false;
}

/* Looks a position up in the cache; returns whether it was found. */
static bool
look_up (uint64_t key, bool *can_end)
{
  uint64_t entry = known[(key >> 1) % KNOWN_SIZE];

  *can_end = entry & 1;

  return (entry | 1) == (key | 1);
}

static void
keep (uint64_t key, bool can_end)
{
  known[(key >> 1) % KNOWN_SIZE] = (key & ~UINT64_C (1)) | can_end;
}

/* Swaps natural cards that are not needed elsewhere for those of @cards that are wild and still on the table. */
static bool
swap_for (RummyRound *round, RummyCards cards, RummyCards needed)
{
  RummyCards away = rummy_cards_minus (cards, rummy_round_usable (round, round->turn));

  RUMMY_CARDS_EACH (wild, away) {
    unsigned index = round->meld_of[wild];
    RummyCards naturals;

    if (index == RUMMY_MELD_NONE || rummy_may_swap_on (round, round->turn, index) != RUMMY_OK)
      return false;
    naturals = rummy_cards_minus (rummy_reach_swaps (round, wild, round->hand[round->turn]), needed);
    if (rummy_cards_is_empty (naturals))
      return false;
    rummy_swap (round, round->turn, index, rummy_cards_first (naturals), wild);
  }

  return true;
}

/* Tries melds with everything that must be laid, all at once, which often suffices.  Those with wild cards from the
 * table come last, because a seat may need a meld of its own before it swaps. */
static bool
try_at_once (const RummyRound *round, const RummySolution *solution, Memo *memo)
{
  RummyRound after = *round;
  RummyCards needed = RUMMY_NO_CARDS, usable = rummy_round_usable (round, round->turn);

  for (unsigned i = 0; i < solution->n; i++)
    needed = rummy_cards_or (needed, solution->group[i].cards);
  if (round->owed != RUMMY_CARD_NONE && !round->rules->layoff_is_use)
    rummy_cards_add (&needed, round->owed);

  for (unsigned away = 0; away < 2; away++) {
    for (unsigned i = 0; i < solution->n; i++) {
      RummyCards cards = solution->group[i].cards;
      RummyMeld meld;

      if (rummy_cards_within (cards, usable) == (away == 1))
        continue;
      if (!may_meld (&after) || !swap_for (&after, cards, needed) ||
          rummy_round_make (&after, after.turn, RUMMY_MELD_NONE, cards, solution->group[i].reading, &meld) !=
            RUMMY_OK)
        return false;
      rummy_put_new (&after, after.turn, &meld, cards);
    }
  }

  return solution->n > 0 && search (&after, RUMMY_NO_CARDS, memo);
}

/* Returns whether any group with an owed card leads to the end of the turn. */
static bool
try_owed (const RummyRound *round, RummyCards hand, RummyCards skipped, Memo *memo)
{
  RummyCards owed = owed_cards (round, hand);

  RUMMY_CARDS_EACH (card, owed) {
    if (try_groups (round, skipped, card, memo))
      return true;
  }

  return false;
}

/* Tries the other groups, card by card: each goes into a group or stays in the hand.  @may_stay: cards that the end
 * of the turn does not depend on. */
static bool
try_others (const RummyRound *round, RummyCards hand, RummyCards skipped, RummyCards may_stay, Memo *memo)
{
  RummyCards rest = hand, all_used = rummy_round_all_used (round);
  bool lays_first = rummy_lays_first (round, round->turn);

  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_remove (&rest, round->owed);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_remove (&rest, round->owed_top);
  if (needs_own_melds (round))
    rest = rummy_cards_and (rest, near_owed (round, hand));
  for (; !rummy_cards_is_empty (rest); rummy_cards_remove (&rest, rummy_cards_first (rest))) {
    RummyCard pivot = rummy_cards_first (rest);

    /* A card in no first meld may still be laid off afterwards. */
    if (!lays_first && !rummy_cards_within (skipped, may_stay)) {
      if (!is_near (round, rummy_cards_minus (hand, skipped), memo, NULL, &may_stay))
        return false;
      may_stay = rummy_cards_or (may_stay, skipped);
    }
    if (try_groups (round, skipped, pivot, memo))
      return true;
    if (!lays_first && rummy_cards_has (all_used, pivot))
      return false;
    rummy_cards_add (&skipped, pivot);
  }

  return false;
}

static bool
search_on (const RummyRound *round, RummyCards hand, RummyCards skipped, RummyCards may_stay, Memo *memo)
{
  /* If a meld is too long to be laid at once, another card may have to be laid before an owed one. */
  bool tries_others = !needs_own_melds (round) || round->rules->new_meld_max;

  return try_owed (round, hand, skipped, memo) ||
         (tries_others && try_others (round, hand, skipped, may_stay, memo)) || try_swaps (round, skipped, memo);
}

static bool
search (const RummyRound *round, RummyCards skipped, Memo *memo)
{
  unsigned seat = round->turn;
  RummyCards hand;
  bool lays_first = rummy_lays_first (round, seat);
  uint64_t position = 0, key = 0;
  RUMMY_UNSET RummySolution solution;
  RummyCards may_stay;
  bool found;

  if (may_end (round))
    return true;
  hand = rummy_cards_minus (rummy_round_usable (round, seat), skipped);
  if (rummy_cards_is_empty (hand) && !lays_first)
    return false;
  if (!lays_first &&
      !rummy_cards_is_empty (rummy_cards_and (skipped, rummy_round_all_used (round))))
    return false;

  memo->n++;
  memo->is_stopped = memo->is_stopped || memo->effort < EFFORT_OF_POSITION || (memo->is_quick && memo->n > QUICK_MOST);
  if (memo->is_stopped)
    return false;
  memo->effort -= EFFORT_OF_POSITION;
  if (memo->n > QUICK_MOST || needs_minimum (round)) {
    /* If the turn can end with all cards available, it does not matter how the search got here. */
    position = key = rummy_finish_hash (round, memo->wilds, &memo->base);
    if (look_up (position, &found))
      return found;
    if (!rummy_cards_is_empty (skipped)) {
      key = rummy_seed_mix (rummy_seed_mix (position, skipped.pack[0]), skipped.pack[1]);
      if (look_up (key, &found))
        return found;
    }
  }

  found = is_near (round, lays_first ? rummy_round_usable (round, seat) : hand, memo,
                   memo->n == 1 ? &solution : NULL, &may_stay) &&
          ((memo->n == 1 && try_at_once (round, &solution, memo)) ||
           search_on (round, hand, skipped, rummy_cards_or (may_stay, skipped), memo)) &&
          !memo->is_stopped;
  if (key && (found || !memo->is_stopped))
    keep (found ? position : key, found);

  return found;
}

static bool
can_knock (const RummyRound *round)
{
  RummyMove knock = { .kind = RUMMY_MOVE_KNOCK, .seat = round->turn, .card = RUMMY_CARD_NONE };
  RummyRound drawn = *round;
  unsigned effort = RUMMY_EFFORT_OF_LIST; /* for all discards */

  drawn.phase = RUMMY_PHASE_PLAY;
  if (drawn.effort == NULL)
    drawn.effort = &effort;
  if (!rummy_may_knock (&drawn))
    return false;
  if (rummy_check_knock (&drawn, &knock) == RUMMY_OK)
    return true;
  RUMMY_CARDS_EACH (card, round->hand[round->turn]) {
    knock.card = card;
    if (rummy_check_knock (&drawn, &knock) == RUMMY_OK)
      return true;
  }

  return false;
}

static void
end_search (const RummyRound *round, const Memo *memo)
{
  if (round->effort)
    *round->effort -= rummy_effort_share (round->effort) - memo->effort;
}

static Memo
begin_search (const RummyRound *round)
{
  Memo memo = { .effort = rummy_effort_share (round->effort) };
  RummyCards wilds = rummy_round_meld_rules (round).wilds;

  RUMMY_CARDS_EACH (wild, wilds) {
    if (round->rules->swap && round->meld_of[wild] != RUMMY_MELD_NONE)
      rummy_cards_add (&memo.wilds, wild);
  }

  return memo;
}

bool
rummy_can_finish (const RummyRound *round)
{
  Memo memo = begin_search (round), quick = memo;
  bool found = false;

  if (round->rules->meld_when != RUMMY_MELD_ANY_TIME && (round->must_play || !rummy_cards_is_empty (round->owed_any)))
    return can_knock (round);

  if (!needs_minimum (round)) {
    unsigned effort = memo.effort < EFFORT_OF_QUICK ? memo.effort : EFFORT_OF_QUICK;

    quick.is_quick = true;
    quick.effort = effort;
    found = search (round, RUMMY_NO_CARDS, &quick);
    memo.effort -= effort - quick.effort;
  }
  if (!found && (needs_minimum (round) || quick.is_stopped))
    found = search (round, RUMMY_NO_CARDS, &memo);
  end_search (round, &memo);

  return found;
}

bool
rummy_may_go_down (const RummyRound *round)
{
  const RummyRules *rules = round->rules;
  RUMMY_UNSET Memo memo;
  RUMMY_UNSET RummyRound begun;
  RummyCards rest;
  uint64_t key;
  bool found;

  if (rules->first_min == 0 || rummy_is_down (round, round->turn) || round->first_open)
    return true;

  memo = begin_search (round);
  begun = *round;
  begun.first_open = true;
  key = rummy_seed_mix (rummy_finish_hash (&begun, memo.wilds, &memo.base), KEY_OF_BEGINNING) | 1;
  if (!look_up (key, &found)) {
    found = is_near (&begun, rummy_round_usable (&begun, begun.turn), &memo, NULL, &rest);
    end_search (round, &memo);
    if (!found || memo.effort > 0)
      keep (key, found);
  }

  return found;
}

bool
rummy_may_reach_minimum (const RummyRound *round)
{
  RUMMY_UNSET RummyReach reach;
  RummyCards rest;
  unsigned effort = 0;

  if (!needs_minimum (round))
    return true;
  rummy_reach_init (&reach, round, rummy_round_usable (round, round->turn), begin_search (round).wilds);
  reach.effort = &effort;

  return rummy_reach_can (&reach, RUMMY_NO_CARDS, round->rules->first_min - round->first, NULL, &rest);
}

RummyRefusal
rummy_why_stranded (const RummyRound *round)
{
  if (round->n_hand[round->turn] == 0 && !rummy_is_busy (round))
    return RUMMY_REFUSED_LAST_CARD;
  if (round->first_open)
    return RUMMY_REFUSED_FIRST_MIN;
  if (owes_one (round) || round->owed_top != RUMMY_CARD_NONE)
    return RUMMY_REFUSED_OWED_LOST;
  if (round->all_used)
    return RUMMY_REFUSED_ALL_USED;

  return RUMMY_REFUSED_KEPT_LEFT;
}
