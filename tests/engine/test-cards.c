/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/card.h"
#include "engine/rng.h"
#include "tap.h"

#include <string.h>

static void
test_codes (void)
{
  for (unsigned code = 0; code < RUMMY_CARD_CODES; code++) {
    char text[RUMMY_CARD_TEXT];
    RummyCard card = 0;

    if (!rummy_card_is_valid ((RummyCard) code))
      continue;
    rummy_card_to_text ((RummyCard) code, text);
    tap_check_int ((long long) rummy_card_from_text (text, &card), (long long) strlen (text));
    tap_check_int (card, (int) code);
  }
}

static void
test_known_codes (void)
{
  RummyCard card;
  char text[RUMMY_CARD_TEXT];

  rummy_card_to_text (rummy_card (0, RUMMY_SPADES, RUMMY_QUEEN), text);
  tap_check_str (text, "QS");
  rummy_card_to_text (rummy_card (1, RUMMY_CLUBS, 7), text);
  tap_check_str (text, "7C'");
  rummy_card_to_text (RUMMY_CARD_HIDDEN, text);
  tap_check_str (text, "?");
  tap_check (rummy_card_from_text ("10h", &card) == 3 && card == rummy_card (0, RUMMY_HEARTS, 10));
  tap_check (rummy_card_from_text ("*6", &card) == 2 && card == rummy_card (1, 1, 0));
  tap_check (rummy_card_from_text ("*9", &card) == 0);
  tap_check (rummy_card_from_text ("1H", &card) == 0);
  tap_check (rummy_card_from_text ("Q", &card) == 0);
  tap_check (rummy_card_from_text ("", &card) == 0);
}

static void
test_sets_of_cards (void)
{
  RummyCards cards, others;
  char text[32];
  unsigned n = 0;

  tap_check (rummy_cards_from_text (" KD  2C 2C' AS ", &cards));
  tap_check_int (rummy_cards_count (cards), 4);
  tap_check (rummy_cards_to_text (cards, text, sizeof text) == strlen ("2C KD AS 2C'"));
  tap_check_str (text, "2C KD AS 2C'");
  tap_check (rummy_cards_to_text (cards, text, 4) == strlen ("2C KD AS 2C'"));

  RUMMY_CARDS_EACH (card, cards) {
    tap_check (rummy_cards_has (cards, card));
    n++;
  }
  tap_check_int (n, 4);

  tap_check (!rummy_cards_from_text ("2C 2C", &others));
  tap_check (!rummy_cards_from_text ("2Cx", &others));
  tap_check (rummy_cards_from_text ("", &others) && rummy_cards_is_empty (others));
  tap_check_int (rummy_cards_lane (cards, RUMMY_CLUBS), 1 << 2);
}

static void
test_deal_codes (void)
{
  static const uint64_t seeds[] = { 0, 1, UINT64_C (0x0123456789abcdef), UINT64_MAX };
  uint64_t seed;

  for (unsigned i = 0; i < sizeof seeds / sizeof *seeds; i++) {
    char text[RUMMY_SEED_TEXT];

    rummy_seed_to_text (seeds[i], text);
    tap_check (rummy_seed_from_text (text, &seed) && seed == seeds[i]);
  }

  tap_check (rummy_seed_from_text ("oooo ooooo oo1L", &seed) && seed == 33);
  tap_check (!rummy_seed_from_text ("0000-00000-000", &seed));
  tap_check (!rummy_seed_from_text ("G000-00000-0000", &seed));
  tap_check (!rummy_seed_from_text ("0000-00000-000U", &seed));
  tap_check (!rummy_seed_from_text ("", &seed));
}

static void
test_spread (void)
{
  unsigned seen[6] = { 0 };
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  for (int i = 0; i < 60000; i++)
    seen[rummy_rng_below (&rng, 6)]++;
  for (int i = 0; i < 6; i++)
    tap_check (seen[i] > 9600 && seen[i] < 10400);
}

/* The deal of a code must never change: people keep them. */
static void
test_golden_numbers (void)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 500);
  tap_check (rummy_rng_next (&rng) == UINT64_C (0xe03ab0a50124d8b3));
  tap_check (rummy_rng_next (&rng) == UINT64_C (0x556e87fd39dda6c2));
}

int
main (void)
{
  tap_run ("every card has a code that reads back", test_codes);
  tap_run ("codes as people write them", test_known_codes);
  tap_run ("sets of cards", test_sets_of_cards);
  tap_run ("deal codes", test_deal_codes);
  tap_run ("numbers are evenly spread", test_spread);
  tap_run ("the generator's numbers stay the same", test_golden_numbers);

  return tap_done ();
}
