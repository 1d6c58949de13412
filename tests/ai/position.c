/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "position.h"

#include "engine/meld.h"
#include "engine/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static RummyCards
cards_of (const char *text)
{
  RummyCards cards = RUMMY_NO_CARDS;

  if (!rummy_cards_from_text (text, &cards)) {
    printf ("Bail out! not cards: %s\n", text);
    exit (EXIT_FAILURE);
  }

  return cards;
}

static bool
is_number (const char *text)
{
  return text[strspn (text, "0123456789")] == '\0';
}

static void
put_pile (RummyRound *round, const char *text, RummyCards *left)
{
  while (*text) {
    RummyCard card = RUMMY_CARD_NONE;

    text += rummy_card_from_text (text, &card);
    text += strspn (text, " ");
    round->deck[round->n_pile++] = card;
    rummy_cards_remove (left, card);
  }
}

static void
put_meld (RummyRound *round, const char *text, unsigned owner, RummyCards *left)
{
  RummyCards cards = cards_of (text);
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMeld *meld = &round->meld[round->n_melds];

  if (rummy_meld_make (&rules, cards, RUMMY_READING_OPEN, meld) != RUMMY_OK) {
    printf ("Bail out! not a meld: %s\n", text);
    exit (EXIT_FAILURE);
  }
  meld->owner = owner & 7;
  RUMMY_CARDS_EACH (card, cards) {
    round->meld_of[card] = round->n_melds;
    round->laid[card] = (uint8_t) owner;
  }
  round->melded[owner] = (int16_t) (round->melded[owner] + rummy_meld_points (&rules, NULL, meld, cards));
  round->n_melds++;
  *left = rummy_cards_minus (*left, cards);
}

void
position_make (const Position *position, RummyRules *rules, RummyRound *round)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyCards left = RUMMY_NO_CARDS;
  char error[RUMMY_ERROR_TEXT];
  unsigned seats = 0, stock = 0;
  RummyRng rng;
  size_t n;

  while (seats < 3 && position->hand[seats])
    seats++;

  rummy_rules_init (rules, "500-rum");
  rules->players = (int16_t) seats;
  if (position->rules && !rummy_rules_read (rules, position->rules, error)) {
    printf ("Bail out! %s\n", error);
    exit (EXIT_FAILURE);
  }

  n = rummy_rules_deck (rules, seats, deck);
  rummy_round_deal (round, rules, &(RummyDeal) { .deck = deck });
  for (size_t i = 0; i < n; i++)
    rummy_cards_add (&left, deck[i]);
  memset (round->hand, 0, sizeof round->hand);
  round->n_pile = 0;

  put_pile (round, position->pile, &left);
  for (unsigned i = 0; i < 12 && position->meld[i]; i++)
    put_meld (round, position->meld[i], seats - 1, &left);
  for (unsigned i = 0; i < seats; i++) {
    if (!is_number (position->hand[i])) {
      round->hand[i] = cards_of (position->hand[i]);
      left = rummy_cards_minus (left, round->hand[i]);
    }
  }

  n = 0;
  RUMMY_CARDS_EACH (card, left)
    deck[n++] = card;
  rummy_rng_seed (&rng, 1);
  rummy_shuffle (&rng, deck, n);
  for (unsigned i = 0; i < seats; i++) {
    if (is_number (position->hand[i])) {
      for (int count = atoi (position->hand[i]); count > 0; count--)
        rummy_cards_add (&round->hand[i], deck[--n]);
    }
    round->n_hand[i] = (uint8_t) rummy_cards_count (round->hand[i]);
  }

  if (position->seen)
    round->shown = cards_of (position->seen);

  stock = position->stock ? (unsigned) atoi (position->stock) : (unsigned) n;
  round->n_stock = (uint8_t) stock;
  memcpy (round->deck + RUMMY_CARDS_MAX - stock, deck, stock);

  if (position->drawn) {
    RUMMY_CARDS_EACH (card, round->hand[0])
      round->drawn = card;
    round->phase = RUMMY_PHASE_PLAY;
  }
  if (position->kept) {
    round->kept = rummy_cards_first (cards_of (position->kept));
    round->phase = RUMMY_PHASE_PLAY;
  }
}

const char *
position_choose_in (const Position *position, RummyPlayer player, uint64_t luck)
{
  static char text[RUMMY_MOVE_TEXT + 16];
  char move_text[RUMMY_MOVE_TEXT];
  RummyRules rules;
  RummyRound round;
  RummyView view;
  RummyRng rng;
  RummyMove move;
  RummyRefusal refusal;

  position_make (position, &rules, &round);
  rummy_rng_seed (&rng, luck);
  rummy_view_init (&view, &round, 0, NULL);
  move = rummy_player_choose (&view, player, &rng, NULL);
  refusal = rummy_round_check (&round, &move);
  rummy_move_to_text (&move, move_text);
  snprintf (text, sizeof text, "%s%s", refusal == RUMMY_OK ? "" : "ILLEGAL: ", move_text);

  return text;
}

const char *
position_choose_as (const Position *position, RummyLevel level, uint64_t luck)
{
  return position_choose_in (position, (RummyPlayer) { .level = level }, luck);
}

const char *
position_choose (const Position *position)
{
  return position_choose_as (position, RUMMY_LEVEL_GREEDY, 1);
}
