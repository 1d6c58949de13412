/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "oracle.h"

#include <string.h>

static unsigned
rank_of (unsigned card)
{
  return card % 16;
}

static unsigned
suit_of (unsigned card)
{
  return card / 16 % 4;
}

static bool
may_be_wild (const RummyRules *rules, unsigned card)
{
  return rank_of (card) == 0 || (rank_of (card) == 2 && rules->twos);
}

static int
points_at (const RummyRules *rules, unsigned card, unsigned rank, unsigned position)
{
  if (may_be_wild (rules, card) && rules->wild_in_meld >= 0)
    return rules->wild_in_meld;
  if (rank == 1)
    return position == 0 ? rules->ace_in_set : position == 1 ? rules->ace_low : rules->ace_high;
  if (rank < 10)
    return rules->twos_to_nines ? rules->twos_to_nines : (int) rank;

  return rules->tens_to_kings ? rules->tens_to_kings : (int) rank;
}

/* Whether a finished meld is one. */
static bool
is_meld (const RummyRules *rules, const Meld *meld)
{
  unsigned n_wild = 0, in_suit[4] = { 0 };

  for (unsigned i = 0; i < meld->n; i++)
    n_wild += meld->wild[i];
  if (meld->n < 3 || (n_wild && (meld->n - n_wild < (unsigned) rules->naturals ||
                                 (rules->wild_max && n_wild > (unsigned) rules->wild_max))))
    return false;

  if (meld->is_run) {
    unsigned last = meld->first + meld->n - 1;

    if (rules->kinds == RUMMY_KINDS_SETS || meld->n < (unsigned) rules->run_min || meld->n > 13)
      return false;
    return last <= (rules->ace == RUMMY_ACE_LOW_ONLY ? 13u : rules->ace == RUMMY_ACE_EITHER ? 14u : 25u);
  }
  if (rules->kinds == RUMMY_KINDS_RUNS || meld->n > (unsigned) rules->set_max || (!rules->suits_repeat && meld->n > 4))
    return false;
  for (unsigned i = 0; i < meld->n; i++) {
    if (!meld->wild[i] && ++in_suit[suit_of (meld->card[i])] > 1 && !rules->suits_repeat)
      return false;
  }

  return true;
}

/* Puts cards of the hand on meld: into a set, or one after the other into the free places of a run from first on.
 * points: what they count. */
static bool
join (const RummyRules *rules, Meld *meld, const unsigned *cards, unsigned n, unsigned first, bool counts, int *points)
{
  *points = 0;
  if (!meld->is_run) {
    for (unsigned i = 0; i < n; i++) {
      bool natural = rank_of (cards[i]) == meld->rank && (!may_be_wild (rules, cards[i]) || meld->rank == 2);

      if ((!natural && !may_be_wild (rules, cards[i])) || meld->n == PLACES_MAX)
        return false;
      meld->card[meld->n] = cards[i];
      meld->counts[meld->n] = counts;
      meld->wild[meld->n++] = !natural;
      *points += points_at (rules, cards[i], meld->rank, 0);
    }
    return is_meld (rules, meld);
  }

  {
    Meld longer = { .is_run = true, .first = first, .suit = meld->suit, .n = meld->n + n };
    unsigned next = 0, below = meld->n ? (meld->first + 13 - first) % 13 : 0;

    if (longer.n > 13 || below > n)
      return false;
    for (unsigned place = 0; place < longer.n; place++) {
      unsigned position = first + place, rank = (position - 1) % 13 + 1;

      if (meld->n && place >= below && place < below + meld->n) {
        longer.card[place] = meld->card[place - below];
        longer.wild[place] = meld->wild[place - below];
        longer.counts[place] = meld->counts[place - below];
      } else {
        unsigned card = cards[next++];
        bool natural = rank_of (card) == rank && suit_of (card) == meld->suit && rank != 0;

        if (!natural && !may_be_wild (rules, card))
          return false;
        longer.card[place] = card;
        longer.wild[place] = !natural;
        longer.counts[place] = counts;
        *points += points_at (rules, card, rank, position);
      }
    }
    *meld = longer;
  }

  return is_meld (rules, meld);
}

static unsigned
count_on_table (const State *state, unsigned suit, unsigned rank)
{
  unsigned n = 0;

  for (unsigned i = 0; i < state->n_table; i++) {
    for (unsigned place = 0; place < state->table[i].n; place++)
      n += rank_of (state->table[i].card[place]) == rank && suit_of (state->table[i].card[place]) == suit;
  }

  return n;
}

/* Whether the wild cards among cards that came onto a meld could be cards that are not on the table. */
static bool
are_free (const State *state, const Meld *meld, const unsigned *cards, unsigned n)
{
  unsigned packs = (unsigned) state->rules->packs, n_wild = 0, n_fresh = 0, n_free = 0;

  for (unsigned place = 0; place < meld->n; place++) {
    bool is_fresh = false;

    for (unsigned i = 0; i < n; i++)
      is_fresh = is_fresh || meld->card[place] == cards[i];
    n_wild += meld->wild[place];
    n_fresh += meld->wild[place] && is_fresh;
    if (meld->is_run && meld->wild[place] && is_fresh &&
        count_on_table (state, meld->suit, (meld->first + place - 1) % 13 + 1) == packs)
      return false;
  }
  if (meld->is_run || n_fresh == 0)
    return true;

  for (unsigned suit = 0; suit < 4; suit++) {
    unsigned n_on_table = count_on_table (state, suit, meld->rank);
    bool is_in_set = false;

    for (unsigned place = 0; place < meld->n; place++)
      is_in_set = is_in_set || (!meld->wild[place] && suit_of (meld->card[place]) == suit);
    if (state->rules->suits_repeat)
      n_free += packs - n_on_table;
    else
      n_free += n_on_table < packs && !is_in_set;
  }

  return n_free >= n_wild;
}

/* Takes cards out of the hand, and what they settle. */
static void
leave_hand (State *state, const unsigned *cards, unsigned n)
{
  for (unsigned i = 0; i < n; i++) {
    for (unsigned j = 0; j < state->n_hand; j++) {
      if (state->hand[j] != cards[i])
        continue;
      if (state->any_of[j])
        memset (state->any_of, 0, sizeof state->any_of);
      state->n_hand--;
      state->hand[j] = state->hand[state->n_hand];
      state->barred[j] = state->barred[state->n_hand];
      state->all_of[j] = state->all_of[state->n_hand];
      state->any_of[j] = state->any_of[state->n_hand];
      break;
    }
    if (state->owed == (int) cards[i])
      state->owed = -1;
    if (state->owed_top == (int) cards[i])
      state->owed_top = -1;
    if (state->kept == (int) cards[i])
      state->kept = -1;
  }
  state->must_play = false;
}

/* What the cards of a new meld, or of a lay-off or swap, count towards the first lay-down. */
static void
count_first (State *state, bool is_new, int points)
{
  const RummyRules *rules = state->rules;

  if (state->down)
    return;
  if (rules->first_min == 0) {
    state->down = is_new;
    return;
  }
  if (is_new || rules->first_min_counts_layoffs)
    state->first += points;
  if (is_new || rules->first_min_counts_layoffs || rules->layoff_first == RUMMY_LAYFIRST_MAKING)
    state->open = true;
  if (state->first >= rules->first_min && (is_new || rules->first_min_counts_layoffs)) {
    state->down = true;
    state->open = false;
  }
}

/* What lay-offs and swaps have in common. */
static bool
may_touch (const State *state)
{
  const RummyRules *rules = state->rules;

  if (rules->layoff_first == RUMMY_LAYFIRST_NO && !state->down && state->n_new == 0)
    return false;

  return !rules->layoffs_per_turn || state->n_lays < (unsigned) rules->layoffs_per_turn;
}

static bool
may_lay_on (const State *state, unsigned index)
{
  const RummyRules *rules = state->rules;

  if (rules->layoff == RUMMY_LAYOFF_NONE ||
      (rules->layoff == RUMMY_LAYOFF_OWN && state->owner[index] != state->owner_seat) ||
      (rules->layoff == RUMMY_LAYOFF_SIDE && (state->owner[index] ^ state->owner_seat) & 1))
    return false;

  return may_touch (state);
}

/* reading: the first position of a run, RUMMY_READING_SET, or 0 for any. */
bool
oracle_try_new (const State *state, const unsigned *cards, unsigned n, unsigned reading)
{
  const RummyRules *rules = state->rules;

  if ((rules->melds_per_turn && state->n_new >= (unsigned) rules->melds_per_turn) ||
      (rules->new_meld_max && n > (unsigned) rules->new_meld_max) || state->n_table == TABLE_MAX)
    return false;
  /* As a set of any rank, then as a run of any suit from any position, in the order of the cards. */
  for (unsigned kind = 0; kind < 13 + 52; kind++) {
    State next = *state;
    Meld meld = { .is_run = kind >= 13, .rank = kind + 1, .suit = (kind - 13) / 13 % 4 };
    int points;

    if (reading && reading != (kind >= 13 ? (kind - 13) % 13 + 1 : RUMMY_READING_SET))
      continue;
    if (!join (rules, &meld, cards, n, kind >= 13 ? (kind - 13) % 13 + 1 : 0, true, &points))
      continue;
    next.owner[next.n_table] = (uint8_t) next.owner_seat;
    next.table[next.n_table++] = meld;
    if (!rules->wild_duplicates && !are_free (&next, &meld, cards, n))
      continue;
    next.n_new++;
    leave_hand (&next, cards, n);
    count_first (&next, true, points);
    if (oracle_can_complete (&next))
      return true;
  }

  return false;
}

bool
oracle_try_lay (const State *state, unsigned index, const unsigned *cards, unsigned n, unsigned reading)
{
  const RummyRules *rules = state->rules;

  if (!may_lay_on (state, index))
    return false;
  for (unsigned i = 0; i < n && !rules->layoff_is_use; i++) {
    if (state->owed == (int) cards[i])
      return false;
  }
  for (unsigned first = 1; first <= (state->table[index].is_run ? 13u : 1u); first++) {
    State next = *state;
    int points;

    if (reading && reading != (state->table[index].is_run ? first : RUMMY_READING_SET))
      continue;
    if (!join (rules, &next.table[index], cards, n, first, rules->first_min_counts_layoffs, &points))
      continue;
    if (!rules->wild_duplicates && !are_free (&next, &next.table[index], cards, n))
      continue;
    next.n_lays++;
    leave_hand (&next, cards, n);
    count_first (&next, false, points);
    if (oracle_can_complete (&next))
      return true;
  }

  return false;
}

/* only: the wild card that is asked for, or RUMMY_CARD_NONE. */
bool
oracle_try_swap (const State *state, unsigned index, unsigned natural, unsigned only)
{
  const RummyRules *rules = state->rules;
  const Meld *meld = &state->table[index];

  if (!rules->swap || !may_touch (state) || (state->owed == (int) natural && !rules->layoff_is_use) ||
      rank_of (natural) == 0)
    return false;
  for (unsigned place = 0; place < meld->n; place++) {
    State next = *state;
    unsigned position = meld->is_run ? meld->first + place : 0,
             rank = meld->is_run ? (position - 1) % 13 + 1 : meld->rank;
    unsigned wild = meld->card[place];
    int points;

    if (!meld->wild[place] || (only != RUMMY_CARD_NONE && wild != only) || rank_of (natural) != rank ||
        (meld->is_run && suit_of (natural) != meld->suit))
      continue;
    next.table[index].card[place] = natural;
    next.table[index].wild[place] = false;
    next.table[index].counts[place] = rules->first_min_counts_layoffs;
    /* A wild card counts towards the first lay-down only where it comes to lie. */
    points = points_at (rules, natural, rank, position);
    if (meld->counts[place] && !next.down) {
      if (rules->first_min_counts_layoffs)
        points -= points_at (rules, wild, rank, position);
      else
        next.first -= points_at (rules, wild, rank, position);
    }
    if (!is_meld (rules, &next.table[index]))
      continue;
    leave_hand (&next, &natural, 1);
    next.barred[next.n_hand] = true;
    next.all_of[next.n_hand] = next.any_of[next.n_hand] = false;
    next.hand[next.n_hand++] = wild;
    next.n_lays++;
    count_first (&next, false, points);
    if (oracle_can_complete (&next))
      return true;
  }

  return false;
}

/* Every row of up to most cards of the hand, in every order. */
static bool
try_rows (const State *state, unsigned *cards, unsigned n, unsigned most)
{
  if (n > 0) {
    if (n >= 3 && oracle_try_new (state, cards, n, 0))
      return true;
    for (unsigned index = 0; index < state->n_table; index++) {
      if (oracle_try_lay (state, index, cards, n, 0) ||
          (n == 1 && oracle_try_swap (state, index, cards[0], RUMMY_CARD_NONE)))
        return true;
    }
  }
  for (unsigned i = 0; n < most && i < state->n_hand; i++) {
    bool used = false;

    for (unsigned j = 0; j < n; j++)
      used = used || cards[j] == state->hand[i];
    if (used)
      continue;
    cards[n] = state->hand[i];
    if (try_rows (state, cards, n + 1, most))
      return true;
  }

  return false;
}

bool
oracle_can_end (const State *state)
{
  if (state->owed >= 0 || state->owed_top >= 0 || state->open || state->must_play)
    return false;
  if (state->n_hand == 0)
    return !state->rules->must_discard || state->rules->floating || (state->rules->no_discard && state->can_draw);
  for (unsigned i = 0; i < state->n_hand; i++) {
    if (state->all_of[i] || state->any_of[i])
      return false;
  }
  for (unsigned i = 0; i < state->n_hand; i++) {
    if (!state->barred[i] && (int) state->hand[i] != state->kept)
      return true;
  }

  return false;
}

bool
oracle_can_complete (const State *state)
{
  unsigned cards[HAND_MAX];

  return oracle_can_end (state) || try_rows (state, cards, 0, state->n_hand);
}
