/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/hand-order.h"

#include <stdlib.h>

#include "engine/solve.h"

/* After all other ranks. */
#define WILD_RANK 15 /* of a two */
#define JOKER_RANK 16

/* Limit for an exact search: about 50 ms with two packs and four jokers, 200 ms at worst. */
#define SOLVED_MAX 34
#define LEFT_MAX 24 /* that many are tried again with other cards */

GType
rummy_sort_order_get_type (void)
{
  static const GEnumValue values[] = {
    { RUMMY_SORT_SUIT, "RUMMY_SORT_SUIT", "suit" },
    { RUMMY_SORT_RANK, "RUMMY_SORT_RANK", "rank" },
    { RUMMY_SORT_NONE, "RUMMY_SORT_NONE", "none" },
    { RUMMY_SORT_MELDS, "RUMMY_SORT_MELDS", "melds" },
    { RUMMY_SORT_AUTO, "RUMMY_SORT_AUTO", "auto" },
    { 0, NULL, NULL },
  };
  static GType type;

  if (g_once_init_enter_pointer (&type))
    g_once_init_leave_pointer (&type, g_enum_register_static ("RummySortOrder", values));

  return type;
}

typedef struct {
  guint key;
  RummyCard card;
} Place;

static gboolean
is_red (RummySuit suit)
{
  return suit == RUMMY_DIAMONDS || suit == RUMMY_HEARTS;
}

/* Counts neighbors of one color. */
static guint
count_alike (const RummySuit suits[RUMMY_SUITS], guint n)
{
  guint alike = 0;

  for (guint i = 1; i < n; i++)
    alike += is_red (suits[i]) == is_red (suits[i - 1]);

  return alike;
}

/* Inserts a suit where colors alternate best, rightmost if equal. */
static void
insert_suit (RummyHandOrder *self, RummySuit suit)
{
  RummySuit best[RUMMY_SUITS] = { RUMMY_CLUBS };
  guint n = self->n_suits + 1, least = RUMMY_SUITS;

  for (guint at = 0; at < n; at++) {
    RummySuit suits[RUMMY_SUITS];

    for (guint i = 0; i < n; i++)
      suits[i] = i == at ? suit : self->suits[i < at ? i : i - 1];
    if (count_alike (suits, n) <= least) {
      least = count_alike (suits, n);
      memcpy (best, suits, sizeof best);
    }
  }

  memcpy (self->suits, best, sizeof best);
  self->n_suits = n;
}

static gboolean
is_wild (const RummyHandOrder *self, RummyCard card)
{
  return rummy_card_is_joker (card) || rummy_cards_has (self->rules.wilds, card);
}

/* Suits already in the hand keep their places; new ones are inserted between. */
static void
place_suits (RummyHandOrder *self, guint place[RUMMY_SUITS])
{
  static const RummySuit alternating[] = { RUMMY_CLUBS, RUMMY_DIAMONDS, RUMMY_SPADES, RUMMY_HEARTS };
  gboolean has[RUMMY_SUITS] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    has[rummy_card_suit (self->card[i])] |= !is_wild (self, self->card[i]);

  for (guint i = 0; i < self->n_suits; i++) {
    if (has[self->suits[i]])
      self->suits[n++] = self->suits[i];
    has[self->suits[i]] = FALSE;
  }
  self->n_suits = n;
  for (guint i = 0; i < RUMMY_SUITS; i++) {
    if (has[alternating[i]])
      insert_suit (self, alternating[i]);
  }

  for (guint i = 0; i < self->n_suits; i++)
    place[self->suits[i]] = i;
}

gboolean
rummy_hand_order_is_ace_low (const RummyHandOrder *self)
{
  return self->rules.rules != NULL && self->rules.rules->ace == RUMMY_ACE_LOW_ONLY;
}

/* How much an ace has beside it: 3 for a run with the two nearest ranks, 2 for the nearest, 1 for the next. */
static guint
count_beside (guint ranks, guint nearest, guint next)
{
  guint has_nearest = ranks >> nearest & 1, has_next = ranks >> next & 1;

  return 2 * has_nearest + has_next;
}

/* Where an ace can be high or low it goes beside what it makes a run with, else by its value: below a two that is
 * worth more. Ranks together have no runs. */
static gboolean
is_low_ace (const RummyHandOrder *self, RummyCard ace)
{
  const RummyRules *rules = self->rules.rules;
  guint ranks = 0, low, high;

  if (self->aces_low || rummy_hand_order_is_ace_low (self))
    return TRUE;
  if (rules == NULL)
    return FALSE;

  for (guint i = 0; self->sort != RUMMY_SORT_RANK && i < self->n; i++) {
    if (rummy_card_suit (self->card[i]) == rummy_card_suit (ace) && !is_wild (self, self->card[i]))
      ranks |= 1u << rummy_card_rank (self->card[i]);
  }
  low = count_beside (ranks, 2, 3);
  high = count_beside (ranks, RUMMY_KING, RUMMY_KING - 1);

  return low != high ? low > high : rules->ace_in_hand < rummy_plain_points (rules, 2);
}

static guint
rank_place (const RummyHandOrder *self, RummyCard card)
{
  guint rank = rummy_card_rank (card);

  if (is_wild (self, card))
    return rummy_card_is_joker (card) ? JOKER_RANK : WILD_RANK;
  if (rank == RUMMY_ACE && !is_low_ace (self, card))
    rank = RUMMY_ACE_HIGH;

  return self->descending ? WILD_RANK - rank : rank;
}

static int
compare (const void *a, const void *b)
{
  const Place *left = a, *right = b;

  return left->key != right->key ? (left->key > right->key) - (left->key < right->key) : left->card - right->card;
}

/* Moves the cards of a meld to index at: a run in its order, wild cards and aces where they stand. Returns the index
 * after them. */
static guint
gather (RummyHandOrder *self, const RummySolutionGroup *group, guint at)
{
  guint8 position[RUMMY_CARD_CODES] = { 0 };
  RummyCard gathered[RUMMY_CARDS_MAX], kept[RUMMY_CARDS_MAX];
  RummyPlace place[RUMMY_PLACES_MAX];
  guint n = 0, n_kept = 0;
  RummyMeld meld;

  if (rummy_meld_make (&self->rules, group->cards, group->reading, &meld) == RUMMY_OK && meld.is_run) {
    guint n_places = rummy_meld_place (&self->rules, NULL, &meld, group->cards, place);

    for (guint i = 0; i < n_places; i++)
      position[place[i].card] = self->descending ? G_MAXUINT8 - place[i].position : place[i].position;
  }

  for (guint i = at; i < self->n; i++) {
    RummyCard card = self->card[i];
    guint to = n;

    if (!rummy_cards_has (group->cards, card)) {
      kept[n_kept++] = card;
      continue;
    }
    for (; to > 0 && position[gathered[to - 1]] > position[card]; to--)
      gathered[to] = gathered[to - 1];
    gathered[to] = card;
    n++;
  }

  memcpy (self->card + at, gathered, n * sizeof *gathered);
  memcpy (self->card + at + n, kept, n_kept * sizeof *kept);

  return at + n;
}

/* Finds the best melds. A very large hand is searched part by part, each with the leftovers of the former. */
static void
gather_melds (RummyHandOrder *self)
{
  RummyCard card[RUMMY_CARDS_MAX];
  RummyCards part = RUMMY_NO_CARDS;
  guint at = 0, next = 0;

  memcpy (card, self->card, self->n * sizeof *card);
  while (next < self->n) {
    RummySolution solution;

    while (next < self->n && rummy_cards_count (part) < SOLVED_MAX)
      rummy_cards_add (&part, card[next++]);
    rummy_solve_least_deadwood (&self->rules, part, &solution);
    for (guint i = 0; i < solution.n; i++) {
      at = gather (self, &solution.group[i], at);
      self->group[self->n_groups++] = solution.group[i].cards;
    }
    part = rummy_cards_count (solution.rest) <= LEFT_MAX ? solution.rest : RUMMY_NO_CARDS;
  }
}

gboolean
rummy_hand_order_has_melds (const RummyHandOrder *self)
{
  const RummyRules *rules = self->rules.rules;

  return !self->is_own && self->arrivals == NULL && rules != NULL &&
         (self->sort == RUMMY_SORT_MELDS ||
          (self->sort == RUMMY_SORT_AUTO && rules->meld_when != RUMMY_MELD_ANY_TIME));
}

static void
sort (RummyHandOrder *self)
{
  Place places[RUMMY_CARDS_MAX];
  guint suits[RUMMY_SUITS] = { 0 };

  self->n_groups = 0;
  if (self->sort == RUMMY_SORT_NONE && self->arrivals == NULL)
    return;

  place_suits (self, suits);
  for (guint i = 0; i < self->n; i++) {
    RummyCard card = self->card[i];
    guint rank = rank_place (self, card), suit = rank >= WILD_RANK ? RUMMY_SUITS : suits[rummy_card_suit (card)];
    guint high = self->sort == RUMMY_SORT_RANK ? rank : suit, low = self->sort == RUMMY_SORT_RANK ? suit : rank;

    places[i] = (Place) { (high * 32 + low) * RUMMY_PACKS_MAX + rummy_card_pack (card), card };
    if (self->arrivals != NULL)
      places[i].key = self->arrivals[card];
  }

  qsort (places, self->n, sizeof (Place), compare);
  for (guint i = 0; i < self->n; i++)
    self->card[i] = places[i].card;

  if (rummy_hand_order_has_melds (self))
    gather_melds (self);
}

static RummyCards
held (const RummyHandOrder *self)
{
  RummyCards cards = RUMMY_NO_CARDS;

  for (guint i = 0; i < self->n; i++)
    rummy_cards_add (&cards, self->card[i]);

  return cards;
}

static void
append (RummyHandOrder *self, RummyCards cards)
{
  RUMMY_CARDS_EACH (card, cards)
    self->card[self->n++] = card;
}

void
rummy_hand_order_update (RummyHandOrder *self, RummyCards hand)
{
  guint n = 0;
  gboolean has_new = !rummy_cards_within (hand, held (self));

  if (self->n == 0) /* a new hand */
    self->n_suits = 0;

  for (guint i = 0; i < self->n; i++) {
    if (rummy_cards_has (hand, self->card[i])) {
      self->card[n++] = self->card[i];
      rummy_cards_remove (&hand, self->card[i]);
    }
  }

  self->n = n;
  if (self->new_at_right && n > 0 && has_new && !self->is_own && self->arrivals == NULL) {
    sort (self);
    append (self, hand);
    return;
  }

  append (self, hand);
  if (self->arrivals != NULL || (has_new && !self->is_own && (n == 0 || !rummy_hand_order_has_melds (self))))
    sort (self);
}

void
rummy_hand_order_sort (RummyHandOrder *self)
{
  self->is_own = FALSE;
  sort (self);
}

void
rummy_hand_order_group (RummyHandOrder *self)
{
  if (rummy_hand_order_has_melds (self))
    sort (self);
}

RummyCards
rummy_hand_order_get_group (const RummyHandOrder *self, RummyCard card)
{
  for (guint i = 0; i < self->n_groups; i++) {
    if (rummy_cards_has (self->group[i], card))
      return self->group[i];
  }

  return RUMMY_NO_CARDS;
}

guint64
rummy_hand_order_get_breaks (const RummyHandOrder *self)
{
  guint64 breaks = 0;

  for (guint i = 1; i < MIN (self->n, 64); i++) {
    RummyCards before = rummy_hand_order_get_group (self, self->card[i - 1]);

    if (!rummy_cards_equal (before, rummy_hand_order_get_group (self, self->card[i])))
      breaks |= G_GUINT64_CONSTANT (1) << i;
  }

  return breaks;
}

guint
rummy_hand_order_count_grouped (const RummyHandOrder *self)
{
  guint n = 0;

  while (n < self->n && !rummy_cards_is_empty (rummy_hand_order_get_group (self, self->card[n])))
    n++;

  return n;
}

void
rummy_hand_order_move (RummyHandOrder *self, RummyCards cards, guint index)
{
  RummyCard moved[RUMMY_CARDS_MAX], kept[RUMMY_CARDS_MAX];
  guint n_moved = 0, n_kept = 0, n = 0;

  for (guint i = 0; i < self->n; i++) {
    if (rummy_cards_has (cards, self->card[i]))
      moved[n_moved++] = self->card[i];
    else
      kept[n_kept++] = self->card[i];
  }

  for (guint i = 0; i < MIN (index, n_kept); i++)
    self->card[n++] = kept[i];
  for (guint i = 0; i < n_moved; i++)
    self->card[n++] = moved[i];
  for (guint i = MIN (index, n_kept); i < n_kept; i++)
    self->card[n++] = kept[i];

  self->is_own = TRUE;
  self->n_groups = 0;
}

GVariant *
rummy_hand_order_to_variant (const RummyHandOrder *self)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, self->card, self->is_own ? self->n : 0, sizeof *self->card);
}

gboolean
rummy_hand_order_from_variant (RummyHandOrder *self, GVariant *variant, RummyCards hand)
{
  gsize n;
  const RummyCard *cards = g_variant_get_fixed_array (variant, &n, sizeof *cards);
  RummyCards left = hand;

  if (n == 0 || n != rummy_cards_count (hand))
    return FALSE;
  for (gsize i = 0; i < n; i++) {
    if (cards[i] >= RUMMY_CARD_CODES || !rummy_cards_has (left, cards[i]))
      return FALSE;
    rummy_cards_remove (&left, cards[i]);
  }

  memcpy (self->card, cards, n * sizeof *cards);
  self->n = (guint) n;
  self->is_own = TRUE;
  self->n_groups = 0;

  return TRUE;
}
