/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/laid-deal.h"

#include <string.h>

#include "engine/rng.h"
#include "game/replayed-deal.h"

/* Indexed by RummySuit, as in the notation of cards. */
static const char *const signs[RUMMY_SUITS] = { "♣", "♦", "♥", "♠" };
static const char letters[] = "CDHS";

static guint
count_seats (const RummyLaidDeal *self)
{
  return (guint) self->rules.players;
}

/* In some games the lead gets an extra card instead of an upcard. */
static gboolean
turns_up (const RummyLaidDeal *self)
{
  return self->rules.upcard != RUMMY_UPCARD_ELDEST;
}

/* Places all cards again, as far as they fit. */
static void
lay_again (RummyLaidDeal *self)
{
  const RummyLaidDeal before = *self;
  RummyCards cards = rummy_laid_deal_get_cards (self);

  rummy_laid_deal_clear (self);
  for (guint place = 0; place < RUMMY_LAID_PLACES; place++) {
    for (guint i = 0; i < MIN (before.n[place], rummy_laid_deal_get_size (self, place)); i++) {
      if (rummy_cards_has (cards, before.cards[place][i]))
        rummy_laid_deal_put (self, place, before.cards[place][i]);
    }
  }
}

static guint
get_full_hand (const RummyLaidDeal *self)
{
  return rummy_rules_hand_size (&self->rules, count_seats (self));
}

void
rummy_laid_deal_set_rules (RummyLaidDeal *self, const RummyRules *rules)
{
  self->rules = *rules;
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    if (seat >= count_seats (self) || self->hands[seat] >= get_full_hand (self))
      self->hands[seat] = 0;
  }
  for (guint i = 0; i < count_seats (self) && !rummy_laid_deal_can_lead (self, self->lead); i++)
    self->lead = (guint8) ((self->lead + 1) % count_seats (self));
  lay_again (self);
}

void
rummy_laid_deal_set_lead (RummyLaidDeal *self, guint seat)
{
  self->lead = (guint8) seat;
  lay_again (self);
}

void
rummy_laid_deal_set_hand (RummyLaidDeal *self, guint seat, guint n_cards)
{
  g_return_if_fail (seat < count_seats (self));

  self->hands[seat] = n_cards < get_full_hand (self) ? (guint8) MAX (n_cards, 1) : 0;
  lay_again (self);
}

guint
rummy_laid_deal_get_hand (const RummyLaidDeal *self, guint seat)
{
  g_return_val_if_fail (seat < count_seats (self), 0);

  return self->hands[seat] > 0 ? self->hands[seat] : get_full_hand (self);
}

gboolean
rummy_laid_deal_can_lead (const RummyLaidDeal *self, guint seat)
{
  RummyRecord record;

  rummy_record_init (&record, &self->rules, 1, 1);

  return rummy_replayed_deal_choose_lead (&record, seat, RUMMY_SEAT_NONE);
}

RummyCards
rummy_laid_deal_get_cards (const RummyLaidDeal *self)
{
  RummyCards cards = rummy_rules_cards (&self->rules, count_seats (self));

  if (self->rules.dealer_joker)
    rummy_cards_remove (&cards, 0);

  return cards;
}

guint
rummy_laid_deal_get_size (const RummyLaidDeal *self, guint place)
{
  guint players = count_seats (self), stock;

  if (place < players)
    return rummy_laid_deal_get_hand (self, place) + (!turns_up (self) && place == self->lead);
  if (place == RUMMY_LAID_UPCARD)
    return turns_up (self);
  if (place != RUMMY_LAID_STOCK)
    return 0;

  stock = rummy_cards_count (rummy_laid_deal_get_cards (self)) - 1;
  for (guint seat = 0; seat < players; seat++)
    stock -= rummy_laid_deal_get_hand (self, seat);

  return stock;
}

/* Returns the place of a card and its index there. */
static guint
find (const RummyLaidDeal *self, RummyCard card, guint *index)
{
  guint place;

  for (place = 0; place < RUMMY_LAID_PLACES; place++) {
    const RummyCard *found = memchr (self->cards[place], card, self->n[place]);

    if (found != NULL) {
      *index = (guint) (found - self->cards[place]);
      break;
    }
  }

  return place;
}

guint
rummy_laid_deal_find (const RummyLaidDeal *self, RummyCard card)
{
  guint index;

  return find (self, card, &index);
}

guint
rummy_laid_deal_count_missing (const RummyLaidDeal *self)
{
  guint n = rummy_cards_count (rummy_laid_deal_get_cards (self));

  for (guint place = 0; place < RUMMY_LAID_PLACES; place++)
    n -= self->n[place];

  return n;
}

gboolean
rummy_laid_deal_put (RummyLaidDeal *self, guint place, RummyCard card)
{
  guint size;

  g_return_val_if_fail (place < RUMMY_LAID_PLACES, FALSE);

  size = rummy_laid_deal_get_size (self, place);
  if (size == 1 && self->n[place] == 1)
    rummy_laid_deal_remove (self, self->cards[place][0]);
  if (self->n[place] == size && rummy_laid_deal_find (self, card) != place)
    return FALSE;

  rummy_laid_deal_remove (self, card);
  self->cards[place][self->n[place]++] = card;

  return TRUE;
}

void
rummy_laid_deal_remove (RummyLaidDeal *self, RummyCard card)
{
  guint index, place = find (self, card, &index);

  if (place == RUMMY_LAID_NOWHERE)
    return;

  self->n[place]--;
  memmove (&self->cards[place][index], &self->cards[place][index + 1], self->n[place] - index);
}

void
rummy_laid_deal_clear (RummyLaidDeal *self)
{
  memset (self->n, 0, sizeof self->n);
}

void
rummy_laid_deal_fill (RummyLaidDeal *self, guint64 seed)
{
  RummyCards cards = rummy_laid_deal_get_cards (self);
  RummyCard missing[RUMMY_CARDS_MAX];
  guint n = 0;
  RummyRng rng;

  RUMMY_CARDS_EACH (card, cards) {
    if (rummy_laid_deal_find (self, card) == RUMMY_LAID_NOWHERE)
      missing[n++] = card;
  }
  rummy_rng_seed (&rng, seed);
  rummy_shuffle (&rng, missing, n);
  for (guint place = 0; place < RUMMY_LAID_PLACES; place++) {
    while (self->n[place] < rummy_laid_deal_get_size (self, place))
      rummy_laid_deal_put (self, place, missing[--n]);
  }
}

char *
rummy_laid_deal_write (const RummyLaidDeal *self, guint place)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n[place]; i++) {
    RummyCard card = self->cards[place][i];
    char code[RUMMY_CARD_TEXT];

    rummy_card_to_text (card, code);
    if (i > 0)
      g_string_append_c (text, ' ');
    if (rummy_card_is_joker (card))
      g_string_append_c (text, '*');
    else
      g_string_append_printf (text, "%.1s%s%s", *code == 'T' ? "1" : code, *code == 'T' ? "0" : "",
                              signs[rummy_card_suit (card)]);
  }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Reads a word as a card; among identical cards any one is returned. */
static gboolean
read_kind (const char *word, RummyCard *card)
{
  g_autofree char *code = g_strdup (g_str_equal (word, "*") ? "*1" : word);

  for (guint suit = 0; suit < RUMMY_SUITS; suit++) {
    if (g_str_has_suffix (word, signs[suit])) {
      g_free (code);
      code = g_strdup_printf ("%.*s%c", (int) (strlen (word) - strlen (signs[suit])), word, letters[suit]);
    }
  }

  return rummy_card_from_text (code, card) == strlen (code);
}

static RummyCards
alike (const RummyLaidDeal *self, RummyCard card)
{
  RummyCards kind = RUMMY_NO_CARDS;

  if (rummy_card_is_joker (card)) {
    kind = rummy_cards_of_rank (0);
  } else {
    for (guint pack = 0; pack < RUMMY_PACKS_MAX; pack++)
      rummy_cards_add (&kind, rummy_card (pack, rummy_card_suit (card), rummy_card_rank (card)));
  }

  return rummy_cards_and (kind, rummy_laid_deal_get_cards (self));
}

/* Among identical cards, returns the one whose removal from its place does the least harm. */
static RummyCard
choose (const RummyLaidDeal *self, RummyCards cards, guint place)
{
  RummyCard best = rummy_cards_first (cards);
  guint best_worth = 0;

  RUMMY_CARDS_EACH (card, cards) {
    guint at = rummy_laid_deal_find (self, card);
    guint worth = at == place ? 3 : at == RUMMY_LAID_NOWHERE ? 2 : at == RUMMY_LAID_STOCK;

    if (worth > best_worth) {
      best = card;
      best_worth = worth;
    }
  }

  return best;
}

RummyLaidRefusal
rummy_laid_deal_read (RummyLaidDeal *self, guint place, const char *text, char **word)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;\t\n", -1);
  RummyCard read[RUMMY_CARDS_MAX];
  RummyCards used = RUMMY_NO_CARDS;
  RummyLaidRefusal refusal = RUMMY_LAID_FITS;
  guint n = 0, i;

  for (i = 0; words[i] != NULL && refusal == RUMMY_LAID_FITS; i++) {
    RummyCards kind, left;
    RummyCard card;

    if (*words[i] == '\0')
      continue;
    if (!read_kind (words[i], &card)) {
      refusal = RUMMY_LAID_NO_CARD;
      break;
    }
    kind = alike (self, card);
    left = rummy_cards_minus (kind, used);
    if (rummy_cards_is_empty (kind))
      refusal = RUMMY_LAID_NOT_HERE;
    else if (rummy_cards_is_empty (left))
      refusal = RUMMY_LAID_TWICE;
    else if (n == rummy_laid_deal_get_size (self, place))
      refusal = RUMMY_LAID_FULL;
    if (refusal != RUMMY_LAID_FITS)
      break;
    read[n] = choose (self, left, place);
    rummy_cards_add (&used, read[n++]);
  }
  if (refusal != RUMMY_LAID_FITS) {
    if (word != NULL)
      *word = g_strdup (words[i]);
    return refusal;
  }

  self->n[place] = 0;
  for (i = 0; i < n; i++)
    rummy_laid_deal_put (self, place, read[i]);

  return RUMMY_LAID_FITS;
}

/* Writes the deck in dealing order, one card to each seat in turn; the dealer's joker comes last. */
static guint
write_deck (const RummyLaidDeal *self, RummyCard deck[RUMMY_CARDS_MAX])
{
  const RummyRound deals = { .rules = &self->rules, .lead = self->lead };
  guint next[RUMMY_SEATS_MAX] = { 0 }, n_dealt, n;
  guint8 seats[RUMMY_CARDS_MAX];

  n_dealt = rummy_round_deal_seats (&deals, self->hands, seats);
  for (n = 0; n < n_dealt; n++)
    deck[n] = self->cards[seats[n]][next[seats[n]]++];
  deck[n++] = turns_up (self) ? self->cards[RUMMY_LAID_UPCARD][0] : self->cards[self->lead][next[self->lead]];
  memcpy (deck + n, self->cards[RUMMY_LAID_STOCK], self->n[RUMMY_LAID_STOCK]);
  n += self->n[RUMMY_LAID_STOCK];
  if (self->rules.dealer_joker)
    deck[n++] = 0;

  return n;
}

RummyGame *
rummy_laid_deal_play (const RummyLaidDeal *self, const RummySeats *seats, guint64 seed)
{
  RummySeats sitting = *seats;
  RummyRecord record;
  RummyMatch match;
  RummyGame *game;

  if (rummy_laid_deal_count_missing (self) > 0)
    return NULL;

  rummy_record_init (&record, &self->rules, seed, 1);
  record.n_deck = (guint8) write_deck (self, record.deck);
  memcpy (record.hands, self->hands, sizeof record.hands);
  rummy_match_init (&match, &self->rules, seed, 1);
  g_return_val_if_fail (rummy_match_set_deck (&match, record.deck, record.n_deck), NULL);
  g_return_val_if_fail (rummy_replayed_deal_choose_lead (&record, self->lead, RUMMY_SEAT_NONE), NULL);

  game = rummy_game_new_from_record (&record);
  sitting.is_practice = TRUE;
  rummy_game_set_seats (game, &sitting);
  rummy_game_deal (game);

  return game;
}
