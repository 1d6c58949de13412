/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists every group of cards that forms a meld or extends one: first natural or wild for each place, then which wild
 * cards. */

#include "engine/bits.h"
#include "engine/positions.h"

/* Kinds of wild cards: jokers are identical, twos differ by suit. */
#define JOKERS 0
#define TWOS(suit) (1u + (suit))
#define N_KINDS (1 + RUMMY_SUITS)

typedef struct {
  const RummyMeldRules *rules;
  const RummyMeld *meld; /* NULL for a new one */
  RummyCards naturals;
  RummyCards wanted;
  RummyCard wild[N_KINDS][8];
  unsigned n_wild[N_KINDS], n_wilds;
  RummyGroupFunc func;
  void *data;
} Walk;

/* A group under construction. */
typedef struct {
  RummyCards cards;
  unsigned n_natural, n_wild; /* so far; wild cards are only counted at first */
  unsigned suit;
  bool is_run;
  bool two_used;  /* the suit's own two is in its place */
  bool two_wild;  /* a wild card is in that place, so the suit's two cannot be used as wild */
  unsigned rank;  /* of a set */
  unsigned reading;
  unsigned others, others_wild; /* cards already in the meld */
} Group;

/* Returns which of two identical cards to use. */
static RummyCard
pick (RummyCards hand, RummyCards wanted, unsigned suit, unsigned rank)
{
  RummyCard first = rummy_card (0, suit, rank), second = rummy_card (1, suit, rank);

  return rummy_cards_has (hand, first) && !rummy_cards_has (wanted, second) ? first : second;
}

static bool
emit (const Walk *walk, const Group *group)
{
  bool has_wild = !rummy_cards_is_empty (rummy_cards_and (group->cards, walk->rules->wilds));

  if (group->is_run && has_wild && walk->meld == NULL && rummy_cards_within (group->cards, walk->rules->wilds)) {
    RummyMeld meld;

    /* A run of wild cards only is listed for one suit. */
    if (rummy_meld_make (walk->rules, group->cards, group->reading, &meld) != RUMMY_OK || meld.suit != group->suit)
      return true;
  }

  return walk->func (group->cards, has_wild ? group->reading : RUMMY_READING_OPEN, walk->data);
}

/* Fills wild places, using kinds from @kind on. */
static bool
choose_wild (const Walk *walk, Group group, unsigned kind, unsigned n)
{
  unsigned first = 0, most;

  if (kind == N_KINDS)
    return n > 0 || emit (walk, &group);
  most = walk->n_wild[kind];
  if (kind == JOKERS) {
    most = walk->rules->rules->joker_role == RUMMY_JOKERS_GROUP ? 0 : most;
  } else {
    if (!group.is_run && group.rank == 2)
      most = 0;
    if (group.is_run && kind == TWOS (group.suit)) {
      first = group.two_used;
      most = group.two_wild ? 0 : most;
    }
  }

  for (unsigned k = first;; k++) {
    if (!choose_wild (walk, group, kind + 1, n))
      return false;
    if (n == 0 || k >= most)
      return true;
    rummy_cards_add (&group.cards, walk->wild[kind][k]);
    n--;
  }
}

static bool
is_allowed (const Walk *walk, const Group *group, unsigned most)
{
  const RummyRules *rules = walk->rules->rules;
  unsigned n_wild = group->n_wild + group->others_wild;
  unsigned n_natural = group->n_natural + group->others - group->others_wild;

  return n_natural + n_wild <= most && group->n_wild <= walk->n_wilds &&
         (n_wild == 0 ||
          (n_natural >= (unsigned) rules->naturals && (!rules->wild_max || n_wild <= (unsigned) rules->wild_max)));
}

/* Chooses the suits of a set from @suit on; a suit may provide a card of each pack. */
static bool
each_suit (const Walk *walk, Group group, unsigned suit, unsigned taken, unsigned least, unsigned most)
{
  RummyCard first;

  if (suit == RUMMY_SUITS) {
    for (group.n_wild = 0; group.n_wild <= walk->n_wilds; group.n_wild++) {
      if (group.n_natural + group.n_wild < least)
        continue;
      if (!is_allowed (walk, &group, most))
        continue;
      if (!choose_wild (walk, group, JOKERS, group.n_wild))
        return false;
    }
    return true;
  }

  if (!each_suit (walk, group, suit + 1, taken, least, most))
    return false;
  first = pick (walk->naturals, walk->wanted, suit, group.rank);
  if (!rummy_cards_has (walk->naturals, first) || (!walk->rules->rules->suits_repeat && taken >> suit & 1))
    return true;
  rummy_cards_add (&group.cards, first);
  group.n_natural++;
  if (!each_suit (walk, group, suit + 1, taken, least, most))
    return false;
  if (!walk->rules->rules->suits_repeat || !rummy_cards_has (walk->naturals, first ^ 64))
    return true;
  rummy_cards_add (&group.cards, first ^ 64);
  group.n_natural++;

  return each_suit (walk, group, suit + 1, taken, least, most);
}

static bool
each_set (const Walk *walk, unsigned rank, unsigned taken, unsigned others, unsigned others_wild, unsigned least,
          unsigned longest)
{
  const RummyRules *rules = walk->rules->rules;
  Group group = { .rank = rank, .reading = RUMMY_READING_SET, .others = others, .others_wild = others_wild };
  unsigned most = (unsigned) rules->set_max;

  if (!rules->suits_repeat && most > RUMMY_SUITS)
    most = RUMMY_SUITS;
  if (longest && most > longest)
    most = longest;
  /* Fast path: most hands lack most ranks. */
  if (walk->n_wilds == 0 &&
      rummy_cards_count (rummy_cards_and (walk->naturals, rummy_cards_of_rank (rank))) < least)
    return true;

  return others >= most || each_suit (walk, group, 0, taken, least, most);
}

static bool
each_joker_group (const Walk *walk, unsigned others, unsigned least)
{
  Group group = { .reading = RUMMY_READING_SET };
  unsigned n = 0, longest = (unsigned) walk->rules->rules->new_meld_max;

  if (walk->rules->rules->joker_role != RUMMY_JOKERS_GROUP)
    return true;
  if (others || longest == 0)
    longest = 4;
  for (unsigned i = 0; i < walk->n_wild[JOKERS] && others + i < 4 && i < longest; i++) {
    rummy_cards_add (&group.cards, walk->wild[JOKERS][i]);
    if (++n >= least && !walk->func (group.cards, RUMMY_READING_OPEN, walk->data))
      return false;
  }

  return true;
}

/* Puts a natural card, or some wild one if @natural is false, at a position; returns false if there is none. */
static bool
put (const Walk *walk, Group *group, unsigned position, bool natural)
{
  unsigned rank = rummy_rank_at (position);

  if (natural) {
    bool is_wild_two = rank == 2 && walk->n_wild[TWOS (group->suit)] > 0;
    RummyCard card = is_wild_two ? walk->wild[TWOS (group->suit)][0]
                                 : pick (walk->naturals, walk->wanted, group->suit, rank);

    if (!rummy_cards_has (walk->naturals, card))
      return false;
    rummy_cards_add (&group->cards, card);
    group->n_natural++;
    group->two_used = group->two_used || is_wild_two;
  } else {
    if (group->n_wild >= walk->n_wilds)
      return false;
    group->n_wild++;
    group->two_wild = group->two_wild || rank == 2;
  }

  return true;
}

static bool
list_run (const Walk *walk, Group *group, unsigned low, unsigned length)
{
  if (!is_allowed (walk, group, RUMMY_KING))
    return true;
  group->reading = low > RUMMY_KING ? low - RUMMY_KING : low;

  /* A run of all thirteen ranks is listed once, wherever the circle is cut. */
  if (length == RUMMY_KING && group->n_wild == 0) {
    RummyMeld meld;

    if (walk->meld == NULL && low != RUMMY_ACE)
      return true;
    if (walk->meld &&
        (rummy_meld_extend (walk->rules, walk->meld, group->cards, RUMMY_READING_OPEN, &meld) != RUMMY_OK ||
         meld.low != group->reading))
      return true;
  }

  return choose_wild (walk, *group, JOKERS, group->n_wild);
}

/* Extends runs from @position upwards. */
static bool
each_above (const Walk *walk, const Group *group, unsigned low, unsigned position, unsigned last, unsigned least)
{
  if (position > last || position - low >= RUMMY_KING)
    return true;
  for (int natural = 1; natural >= 0; natural--) {
    Group next = *group;
    unsigned length = position - low + 1;

    if (!put (walk, &next, position, natural))
      continue;
    if ((length >= least && !list_run (walk, &next, low, length)) ||
        !each_above (walk, &next, low, position + 1, last, least))
      return false;
  }

  return true;
}

static bool
walk_init (Walk *walk, const RummyMeldRules *rules, const RummyMeld *meld, RummyCards hand, RummyCards wanted,
           RummyGroupFunc func, void *data)
{
  RummyCards wilds = rummy_cards_and (hand, rules->wilds);
  bool group = rules->rules->joker_role == RUMMY_JOKERS_GROUP;

  *walk = (Walk) { .rules = rules, .meld = meld, .wanted = wanted, .func = func, .data = data };
  walk->naturals = rummy_cards_minus (hand, rummy_cards_of_rank (0));
  if (group)
    wilds = rummy_cards_or (wilds, rummy_cards_and (hand, rummy_cards_of_rank (0)));
  if (rummy_cards_is_empty (wilds))
    return true;

  for (unsigned want = 0; want < 2; want++) {
    RUMMY_CARDS_EACH (card, wilds) {
      unsigned kind = rummy_card_is_joker (card) ? JOKERS : TWOS (rummy_card_suit (card));

      if (rummy_cards_has (wanted, card) == !want)
        walk->wild[kind][walk->n_wild[kind]++] = card;
    }
  }
  for (unsigned kind = group ? TWOS (0) : JOKERS; kind < N_KINDS; kind++)
    walk->n_wilds += walk->n_wild[kind];

  return true;
}

bool
rummy_meld_each_new (const RummyMeldRules *rules, RummyCards hand, RummyCards wanted, RummyGroupFunc func, void *data)
{
  const RummyRules *params = rules->rules;
  unsigned last = rummy_last_position (params), longest = (unsigned) params->new_meld_max;
  RUMMY_UNSET Walk walk;

  walk_init (&walk, rules, NULL, hand, wanted, func, data);

  if (params->kinds != RUMMY_KINDS_RUNS) {
    for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      if (!each_set (&walk, rank, 0, 0, 0, 3, longest))
        return false;
    }
    if (!each_joker_group (&walk, 0, 3))
      return false;
  }

  if (params->kinds == RUMMY_KINDS_SETS)
    return true;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    for (unsigned low = RUMMY_ACE; low <= RUMMY_KING; low++) {
      Group group = { .suit = suit, .is_run = true };
      unsigned high = longest && low + longest - 1 < last ? low + longest - 1 : last;

      if (!each_above (&walk, &group, low, low, high, (unsigned) params->run_min))
        return false;
    }
  }

  return true;
}

/* Lists the lay-offs that extend a run down to @low, with all possible extensions at its high end. */
static bool
each_below (const Walk *walk, const Group *group, unsigned low, unsigned high)
{
  const RummyRules *rules = walk->rules->rules;
  unsigned last = rummy_last_position (rules);
  unsigned below = low - 1;

  /* Positions are one circle higher here. */
  if (low <= RUMMY_KING)
    last = low + RUMMY_KING - 1;
  else
    last += RUMMY_KING;

  if (!each_above (walk, group, low, high + 1, last, 1))
    return false;

  if ((below <= RUMMY_KING && rules->ace != RUMMY_ACE_CORNER) || high - below >= RUMMY_KING)
    return true;
  for (int natural = 1; natural >= 0; natural--) {
    Group next = *group;

    if (!put (walk, &next, below > RUMMY_KING ? below - RUMMY_KING : below, natural))
      continue;
    if (!list_run (walk, &next, below, high - below + 1) || !each_below (walk, &next, below, high))
      return false;
  }

  return true;
}

bool
rummy_meld_each_lay (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards hand, RummyCards wanted,
                     RummyGroupFunc func, void *data)
{
  RUMMY_UNSET Walk walk;

  if (meld->sealed)
    return true;
  walk_init (&walk, rules, meld, hand, wanted, func, data);
  if (!meld->is_run)
    return meld->low == 0 ? each_joker_group (&walk, meld->count, 1)
                          : each_set (&walk, meld->low, meld->suits, meld->count, meld->wild, 1, 0);

  Group group = { .suit = meld->suit, .is_run = true, .others = meld->count,
                  .others_wild = (unsigned) __builtin_popcount (meld->wild) };

  return each_below (&walk, &group, meld->low + RUMMY_KING, meld->high + RUMMY_KING);
}
