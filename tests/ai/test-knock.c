/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search makes of games where melds wait for the end. */

#include "position.h"
#include "ai/plain.h"
#include "ai/quick-knock.h"
#include "ai/worlds.h"
#include "engine/record.h"
#include "tap.h"

#include <string.h>

#define GIN                                                                                                            \
  "meldwhen=knock pickup=top mustuse=no freeup=yes mustdisc=yes scoring=knock ace=low acehand=1 acelowv=1 v29=pips "   \
  "vcourt=10 oppmeld=knock-own knock=10 "
#define MUCH GIN "kbonus=0 ubonus=25 ginbonus=25"
#define LITTLE GIN "kbonus=0 ubonus=10 ginbonus=20"
#define NOTHING GIN "ubonus=25 kbonus=25"

/* Nine cards in melds, and a two and a card to throw. */
#define READY "AC 2C 3C 7D 8D 9D KC KD KH 2H 9S"

static RummyMove
choose (const char *rules_text, const char *hand, const char *other, unsigned turns, bool is_wary)
{
  const Position position = { .rules = rules_text, .hand = { hand, other }, .seen = "8C 9C", .pile = "QS",
                              .drawn = true };
  RummyRules rules;
  RummyRound round;
  RummyMove move;

  position_make (&position, &rules, &round);
  round.turns = (uint16_t) turns;
  tap_check (rummy_quick_knock_choose (&round, is_wary, &move));
  tap_check_int (rummy_round_check (&round, &move), RUMMY_OK);

  return move;
}

/* Whoever is wary waits for gin, or for others to knock too soon, where that brings much. */
static void
test_waits (void)
{
  tap_check_int (choose (MUCH, READY, "10", 10, false).kind, RUMMY_MOVE_KNOCK);
  tap_check_int (choose (MUCH, READY, "10", 10, true).kind, RUMMY_MOVE_DISCARD);
  tap_check_int (choose (MUCH, READY, "10", 2, true).kind, RUMMY_MOVE_KNOCK);
  tap_check_int (choose (LITTLE, READY, "10", 10, true).kind, RUMMY_MOVE_KNOCK);
  tap_check_int (choose (LITTLE, READY, "10", 12, true).kind, RUMMY_MOVE_DISCARD);
  tap_check_int (choose (NOTHING, READY, "10", 20, true).kind, RUMMY_MOVE_KNOCK);
  tap_check_int (choose (MUCH, "AC 2C 3C 7D 8D 9D KC KD KH KS 9S", "10", 10, true).kind, RUMMY_MOVE_KNOCK);
}

/* And does not throw what goes with cards that others were seen to take. */
static void
test_danger (void)
{
  const char *hand = "AC 2C 3C 5D 6D 7D TC JD AH 2H 3S";

  const char *others = "4C 4D 4H 6S 6H 7S 8S 8H KC KH", *seen = "8C 9C 4H 6S 6H 7S 8S 8H KC KH";

  tap_check_int (choose (MUCH, hand, others, 1, true).card, rummy_card (0, RUMMY_CLUBS, 10));
  tap_check_int (choose (MUCH, hand, seen, 1, true).card, rummy_card (0, RUMMY_DIAMONDS, 11));
  tap_check_int (choose (MUCH, hand, seen, 1, false).card, rummy_card (0, RUMMY_CLUBS, 10));
}

/* The most that a card counts which is in no meld of the other hand, in the mean of what may be after its seat threw
 * that card. */
static double
highest_loose_after (const char *thrown)
{
  enum { WORLDS = 400 };
  const Position position = { .rules = MUCH, .hand = { "AC 2C 3C 5D 6D 7D TC JD QH AH", "10" }, .pile = thrown };
  RummyWorlds worlds;
  RummyRules rules;
  RummyRound round;
  RummyView view;
  double sum = 0;
  RummyRng rng;

  position_make (&position, &rules, &round);
  round.laid[round.deck[0]] = RUMMY_THROWN | 1;
  round.turns = 4;
  rummy_rng_seed (&rng, 3);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_worlds_init (&worlds, &view, NULL);
  for (unsigned i = 0; i < WORLDS; i++) {
    const RummyMeldRules meld_rules = rummy_round_meld_rules (&round);
    unsigned hoarders;
    RummyRound world;
    int most = 0;

    rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
    RUMMY_CARDS_EACH (card, rummy_quick_knock_loose (&meld_rules, world.hand[1])) {
      int points = rummy_rules_hand_points (&rules, card);

      most = points > most ? points : most;
    }
    sum += most;
  }

  return sum / WORLDS;
}

/* Who throws a low card has seldom a high one that is loose. */
static void
test_thrown (void)
{
  tap_check (highest_loose_after ("4S") < highest_loose_after ("KS") - 2);
}

/* The stock may lie otherwise, with the same hands. */
static void
test_shuffle (void)
{
  const Position position = { .rules = MUCH, .hand = { "10", "10" }, .pile = "QS" };
  RummyRound round, other;
  RummyRules rules;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  position_make (&position, &rules, &round);
  other = round;
  rummy_worlds_shuffle (&rng, &other);
  tap_check (memcmp (other.deck, round.deck, sizeof round.deck) != 0);
  memcpy (other.deck, round.deck, sizeof round.deck);
  tap_check (memcmp (&other, &round, sizeof round) == 0);
}

/* Where a hand comes down whole two kings are worth more than the points that they cost. */
static void
test_gathers (void)
{
  const Position position = { .rules = "meldwhen=out knock=0 pickup=top mustuse=no scoring=hands",
                              .hand = { "KC KD 9H 2S 5C", "7" }, .pile = "QS", .drawn = true };
  const RummyLimits hasty = { .budget = 8 };
  RummyMove plain, gathered, chosen;
  RummyRules rules;
  RummyRound round;
  RummyView view;
  RummyRng rng;

  position_make (&position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_rng_seed (&rng, 1);
  plain = rummy_bot_choose_plainly (&view, NULL);
  gathered = rummy_plain_gather (&view, NULL);
  chosen = rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &rng, &hasty);
  tap_check (rummy_plain_gathers (&rules));
  tap_check_int (rummy_card_rank (plain.card), RUMMY_KING);
  tap_check_int (gathered.card, rummy_card (0, RUMMY_HEARTS, 9));
  tap_check_int (chosen.card, gathered.card);
}

int
main (void)
{
  tap_run ("waiting for gin", test_waits);
  tap_run ("what others may want", test_danger);
  tap_run ("what others threw", test_thrown);
  tap_run ("the stock in another order", test_shuffle);
  tap_run ("what goes together", test_gathers);

  return tap_done ();
}
