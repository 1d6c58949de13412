/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What each level does, and what the one below it does instead. */

#include "position.h"
#include "ai/bot.h"
#include "engine/record.h"
#include "engine/solve.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

#define CHECK(level, expected, ...)                                                                                    \
  tap_check_str (position_choose_as (&(Position) { __VA_ARGS__ }, RUMMY_LEVEL_##level, 1), expected)

/* How many different moves come of luck. */
static unsigned
variety (const Position *position, RummyLevel level)
{
  char seen[20][64];
  unsigned n = 0;

  for (uint64_t luck = 0; luck < 200 && n < 20; luck++) {
    const char *move = position_choose_as (position, level, luck);
    unsigned i = 0;

    while (i < n && strcmp (seen[i], move) != 0)
      i++;
    if (i == n)
      strcpy (seen[n++], move);
  }

  return n;
}

static void
test_carefree (void)
{
  const Position full = { .hand = { "5H 6H 7H KD 9C", "5" }, .pile = "2C", .drawn = true };

  CHECK (CAREFREE, "1 draw", .hand = { "5H 6H 2D 4S", "5" }, .pile = "7H");
  for (uint64_t luck = 0; luck < 50; luck++)
    tap_check (strncmp (position_choose_as (&full, RUMMY_LEVEL_CAREFREE, luck), "1 discard", 9) == 0);
  tap_check_int (variety (&full, RUMMY_LEVEL_CAREFREE), 5);
}

/* The newer half of the pile, three quarters of it, all of it. */
static void
test_pile (void)
{
#define WANTED(card, level, expected)                                                                                  \
  CHECK (level, expected, .hand = { "7C 7D 2H 4S 9C JD KC 5S", "9" }, .pile = card)
  WANTED ("KD 3C 7H 2S", NOVICE, "1 take 7H");
  WANTED ("KD 7H 3C 2S", NOVICE, "1 draw");
  WANTED ("KD 7H 3C 2S", AVERAGE, "1 take 7H");
  WANTED ("7H 4D 3C 2S", AVERAGE, "1 draw");
  WANTED ("7H 4D 3C 2S", EXPERT, "1 take 7H");
  WANTED ("7H 4D 3C 2S", CHAMPION, "1 take 7H");
#undef WANTED
}

static void
test_novice (void)
{
  const Position loose = { .hand = { "5H 5D KD 9C", "5" }, .pile = "2C", .drawn = true };

  CHECK (NOVICE, "1 meld 5H 6H 7H", .hand = { "5H 6H 7H KD 9C", "5" }, .pile = "2C", .drawn = true);
  CHECK (NOVICE, "1 draw", .hand = { "5H 6H 2D 4S", "5" }, .pile = "KC");
  tap_check_int (variety (&loose, RUMMY_LEVEL_NOVICE), 4);
}

static void
test_average (void)
{
  /* The upcard completes a meld, or is of no use. */
  CHECK (AVERAGE, "1 take 7H", .hand = { "5H 6H 2D 4S 9C JD", "9" }, .pile = "KD 7H");
  CHECK (AVERAGE, "1 draw", .hand = { "5H 6H 2D 4S 9C JD", "9" }, .pile = "KD 9S");
  /* It melds as it goes. */
  CHECK (AVERAGE, "1 meld 5H 6H 7H", .hand = { "5H 6H 7H KD 9C 2S 3D", "9" }, .pile = "2C", .drawn = true);
  /* What may become a meld stays. */
  CHECK (AVERAGE, "1 discard 7S", .hand = { "KD KC 7S", "9" }, .pile = "2C", .drawn = true);
  /* Nothing that goes with the last discard is thrown on it; what lies below is not looked at. */
  CHECK (AVERAGE, "1 discard 5D", .hand = { "9S 5D", "9" }, .pile = "5C 9H", .drawn = true);
  CHECK (AVERAGE, "1 discard 9S", .hand = { "9S 5D", "9" }, .pile = "9H 5C", .drawn = true);
}

static void
test_expert (void)
{
  /* A card that older ones of the pile make useful to the other stays. */
  CHECK (AVERAGE, "1 discard 9S", .hand = { "9S 5D", "9" }, .pile = "9H 9C 2D QC AS", .drawn = true);
  CHECK (EXPERT, "1 discard 5D", .hand = { "9S 5D", "9" }, .pile = "9H 9C 2D QC AS", .drawn = true);
  /* Runs before sets, or sets before runs. */
  CHECK (EXPERT, "1 meld 5C 6C 7C 8C", .hand = { "5C 6C 7C 8C 7D 7H 2S", "9" }, .pile = "KD", .drawn = true);
  CHECK (EXPERT, "1 meld 8C 8D 8H", .hand = { "5C 6C 7C 8C 8D 8H 2S", "9" }, .pile = "KD", .drawn = true);
  /* It melds as it goes. */
  CHECK (EXPERT, "1 meld 5H 6H 7H", .hand = { "5H 6H 7H KD 9C 2S 3D", "9" }, .pile = "2C", .drawn = true);
}

/* What a take brings, less what stays in the hand, for as many cards as the other holds. */
static void
test_net_points (void)
{
  CHECK (AVERAGE, "1 draw", .hand = { "2C 2D 9H", "1" }, .pile = "2S KC QD AH JS");
  CHECK (EXPERT, "1 draw", .hand = { "2C 2D 9H", "1" }, .pile = "2S KC QD AH JS");
  CHECK (CHAMPION, "1 draw", .hand = { "2C 2D 9H", "1" }, .pile = "2S KC QD AH JS");
  CHECK (EXPERT, "1 take 8H", .hand = { "8C 8D 2H 4S TC JD KC 5S", "9" }, .pile = "KD 8H 2C 3D");
  /* Fewer points now, with much to meld later, while the other holds many cards. */
  CHECK (AVERAGE, "1 take 3H", .hand = { "3C 3D 2H 4S TC", "13" }, .pile = "JS 3H KC QD");
  CHECK (AVERAGE, "1 draw", .hand = { "3C 3D 2H 4S TC", "1" }, .pile = "JS 3H KC QD");
  CHECK (EXPERT, "1 take 3H", .hand = { "3C 3D 2H 4S TC", "13" }, .pile = "3H KC QD");
  CHECK (EXPERT, "1 draw", .hand = { "3C 3D 2H 4S TC", "1" }, .pile = "3H KC QD");
}

static void
test_champion_goes_out (void)
{
  /* All is laid as soon as the last card can be thrown, however many cards the others hold. */
  CHECK (CHAMPION, "1 meld 5H 6H 7H", .hand = { "5H 6H 7H KD", "13" }, .pile = "2C", .drawn = true);
  CHECK (CHAMPION, "1 discard KD", .hand = { "KD", "13" }, .pile = "2C", .drawn = true);
  /* An older king would bring more points, the upcard ends the round. */
  CHECK (CHAMPION, "1 take 7H", .hand = { "5H 6H KD", "13" }, .pile = "KS 8D 9D KC 7H");
}

static void
test_champion_holds (void)
{
  static const char early[] = "5H 6H 7H KD 9C 2S 3D";

  CHECK (CHAMPION, "1 meld 5H 6H 7H", .hand = { early, "3" }, .pile = "2C", .drawn = true);
  tap_check (strncmp (position_choose_as (&(Position) { .hand = { early, "11" }, .pile = "2C", .drawn = true },
                                          RUMMY_LEVEL_CHAMPION, 1), "1 discard", 9) == 0);
  /* Nor is a card of the meld thrown. */
  tap_check_str (position_choose_as (&(Position) { .hand = { "5H 6H 7H KD KC KS 2S 2D", "11" }, .pile = "2C",
                                                   .drawn = true }, RUMMY_LEVEL_CHAMPION, 1), "1 discard 2D");
}

static void
test_champion_spares_aces (void)
{
  CHECK (CHAMPION, "1 meld AH 2H 3H", .hand = { "AH 2H 3H KD 9C 7S", "2" }, .pile = "JC", .drawn = true);
  tap_check (strncmp (position_choose_as (&(Position) { .hand = { "AH 2H 3H KD 9C 7S", "3" }, .pile = "JC",
                                                        .drawn = true }, RUMMY_LEVEL_CHAMPION, 1),
                      "1 discard", 9) == 0);
  CHECK (EXPERT, "1 meld AH 2H 3H", .hand = { "AH 2H 3H KD 9C 7S", "3" }, .pile = "JC", .drawn = true);
}

static void
test_champion_remembers (void)
{
  CHECK (EXPERT, "1 discard 8C", .hand = { "8C 3D", "8H 8S KC QD 2C" }, .seen = "8H 8S", .pile = "2S", .drawn = true);
  CHECK (CHAMPION, "1 discard 3D", .hand = { "8C 3D", "8H 8S KC QD 2C" }, .seen = "8H 8S", .pile = "2S",
         .drawn = true);
}

/* Little is left to win with a high card when the other is about to go out. */
static void
test_champion_saves (void)
{
  CHECK (CHAMPION, "1 discard KD", .hand = { "KD 2S 4H", "1" }, .pile = "9C", .drawn = true);
  CHECK (CHAMPION, "1 discard KC", .hand = { "KD KC 2S 4H", "1" }, .pile = "9C", .drawn = true);
}

/* The last discard beside cards that it may meld with one day is worth its turn only above a guideline. */
static void
test_champion_wants_little (void)
{
  const Position position = { .hand = { "5H 2D 4S 9C JD KC 3S 8H 7D", "11" }, .pile = "9S" };
  RummyLevelData eager = rummy_levels[RUMMY_LEVEL_CHAMPION];
  RummyRules rules;
  RummyRound round;
  RummyView view;
  RummyMove move;
  RummyRng rng;

  tap_check_str (position_choose_as (&position, RUMMY_LEVEL_CHAMPION, 1), "1 draw");
  position_make (&position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_rng_seed (&rng, 1);
  eager.two.wait = -100;
  move = rummy_bot_choose_with (&view, &eager, &rng, NULL);
  tap_check_int (move.kind, RUMMY_MOVE_TAKE);
}

/* The fine scale: more of the pile, a better memory, fewer whims. */
static void
test_scale (void)
{
  const Position loose = { .hand = { "KD KC 7S 2H 2D", "9" }, .pile = "TC", .drawn = true };

  tap_check_str (rummy_level_key (RUMMY_LEVEL_1), "1");
  tap_check_str (rummy_level_key (RUMMY_LEVEL_10), "10");
  for (unsigned i = RUMMY_LEVEL_1; i < RUMMY_LEVEL_10; i++) {
    tap_check (rummy_levels[i].pile < rummy_levels[i + 1].pile);
    tap_check (rummy_levels[i].memory < rummy_levels[i + 1].memory);
    tap_check (rummy_levels[i].whim > rummy_levels[i + 1].whim);
  }
  tap_check_int (variety (&loose, RUMMY_LEVEL_1), 5);
  tap_check_int (variety (&loose, RUMMY_LEVEL_10), 1);
  /* A memory that fails at times. */
  tap_check_int (variety (&(Position) { .hand = { "8C 3D", "8H 8S KC QD 2C" }, .seen = "8H 8S", .pile = "2S",
                                        .drawn = true }, RUMMY_LEVEL_1 + 8), 2);
}

/* In how many of 200 lucks a step of the scale, without its whims, throws that card. */
static unsigned
count_discards (const Position *position, unsigned step, const char *card)
{
  RummyLevelData level = rummy_levels[RUMMY_LEVEL_1 + step - 1];
  RummyRules rules;
  RummyRound round;
  RummyView view;
  unsigned n = 0;

  position_make (position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  level.whim = 0;
  for (uint64_t luck = 0; luck < 200; luck++) {
    RummyRng rng, again;
    char text[RUMMY_MOVE_TEXT];
    RummyMove move, same;

    rummy_rng_seed (&rng, luck);
    again = rng;
    move = rummy_bot_choose_with (&view, &level, &rng, NULL);
    same = rummy_bot_choose_with (&view, &level, &again, NULL);
    tap_check (move.kind == RUMMY_MOVE_DISCARD && move.card == same.card);
    rummy_move_to_text (&move, text);
    n += strstr (text, card) != NULL;
  }

  return n;
}

/* What others were seen to take, and what nobody can take any more, is forgotten more often the lower the step; the
 * same luck forgets the same. */
static void
test_forgetful (void)
{
  const Position taken = {
    .hand = { "8C 3D", "8H 8S KC QD 2C" }, .seen = "8H 8S", .pile = "2S", .drawn = true,
  };
  const Position gone = {
    .rules = "pickup=top", .hand = { "9S 5D KH", "9" }, .pile = "9H 9C 9D 2C", .drawn = true,
  };

  unsigned carelessly = 201, well = 0;

  for (unsigned step = 1; step <= 10; step++) {
    unsigned feeds = count_discards (&taken, step, "8C"), knows = count_discards (&gone, step, "9S");

    tap_check (feeds < carelessly);
    tap_check (step == 1 ? knows == 0 : knows > well);
    carelessly = feeds;
    well = knows;
  }
  tap_check_int ((int) carelessly, 0);
  tap_check_int ((int) well, 200);
}

/* Where the melds of who goes out are paid for, high cards that may make one are kept. */
static void
test_aim (void)
{
  static const char rules[] = "meldwhen=out knock=0 mustdisc=yes pickup=top mustuse=no scoring=";
  char hands[100], times[100];

  snprintf (hands, sizeof hands, "%s%s", rules, "hands");
  snprintf (times, sizeof times, "%s%s", rules, "times");
  CHECK (AVERAGE, "1 discard KC", .rules = hands, .hand = { "KD KC 2S 2H", "9" }, .pile = "9C", .drawn = true);
  CHECK (AVERAGE, "1 discard 2H", .rules = times, .hand = { "KD KC 2S 2H", "9" }, .pile = "9C", .drawn = true);
  /* Nor is an upcard wanted that brings no meld. */
  CHECK (AVERAGE, "1 draw", .rules = times, .hand = { "KD QC 2S 2H", "9" }, .pile = "KC");
  CHECK (AVERAGE, "1 take KC", .rules = times, .hand = { "KD KS 2S 2H", "9" }, .pile = "KC");
}

/* Whoever may call for a card that others overlooked does, but for those who leave much to chance. */
static void
test_calls (void)
{
  const Position position = { .rules = "rum=lay", .hand = { "7S KD 2H", "2D 9S", "3D 4D" }, .meld = { "4S 5S 6S" },
                              .pile = "8H", .stock = "20", .drawn = true };
  const RummyMove discard = { .kind = RUMMY_MOVE_DISCARD, .card = rummy_card (0, RUMMY_SPADES, 7),
                              .meld = RUMMY_MELD_NONE };

  for (unsigned level = 0; level <= RUMMY_LEVEL_GRANDMASTER; level++) {
    RummyRules rules;
    RummyRound round;
    RummyView view;
    RummyRng rng;

    if (level == RUMMY_LEVEL_RANDOM || level == RUMMY_LEVEL_CAREFREE)
      continue;
    position_make (&position, &rules, &round);
    tap_check_int (rummy_round_apply (&round, &discard, NULL), RUMMY_OK);
    tap_check_int (round.phase, RUMMY_PHASE_CALL);
    rummy_view_init (&view, &round, round.turn, NULL);
    rummy_rng_seed (&rng, 1);
    tap_check_int (rummy_bot_choose (&view, (RummyLevel) level, &rng, &(RummyLimits) { .budget = 50 }).kind,
                   RUMMY_MOVE_CALL);
  }
}

/* A yardstick for Gin: knocks as early as it can, throws any of the highest cards that are in no meld, and takes the
 * upcard for a meld only. */
static void
test_naive_at_gin (void)
{
  unsigned n_knocks = 0, n_takes = 0;
  RummyMeldRules melds;
  RummyRules rules;
  RummyRng rng;

  rummy_rules_init (&rules, "gin");
  melds = rummy_meld_rules (&rules);
  rummy_rng_seed (&rng, 8);
  for (unsigned i = 0; i < 20; i++) {
    RummyCard deck[RUMMY_CARDS_MAX];
    RummyRound round;

    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, 2, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    while (round.phase != RUMMY_PHASE_OVER) {
      RummyCards hand = round.hand[round.turn], rest = hand;
      RummyView view;
      RummyMove move;

      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, RUMMY_LEVEL_NAIVE, &rng, NULL);
      if (round.phase == RUMMY_PHASE_PLAY) {
        RummyCards allowed = hand;
        int least;

        if (round.kept != RUMMY_CARD_NONE)
          rummy_cards_remove (&allowed, round.kept);
        least = rummy_solve_knock (&melds, hand, allowed, NULL);
        tap_check_int (move.kind, least <= 10 ? RUMMY_MOVE_KNOCK : RUMMY_MOVE_DISCARD);
        if (move.card != RUMMY_CARD_NONE)
          rummy_cards_remove (&rest, move.card);
        if (move.kind == RUMMY_MOVE_DISCARD)
          tap_check_int (rummy_solve_least_deadwood (&melds, rest, NULL), least);
        n_knocks += move.kind == RUMMY_MOVE_KNOCK;
      } else if (move.kind == RUMMY_MOVE_TAKE) {
        rummy_cards_add (&rest, move.card);
        tap_check (rummy_solve_least_deadwood (&melds, rest, NULL) <
                   rummy_solve_least_deadwood (&melds, hand, NULL) + rummy_rules_hand_points (&rules, move.card));
        n_takes++;
      }
      if (rummy_round_apply (&round, &move, NULL) != RUMMY_OK) {
        tap_fail (__FILE__, __LINE__, "a move is refused");
        return;
      }
    }
  }
  tap_check (n_knocks >= 15);
  tap_check (n_takes >= 20);
}

int
main (void)
{
  tap_run ("carefree", test_carefree);
  tap_run ("how much of the pile each level looks at", test_pile);
  tap_run ("novice", test_novice);
  tap_run ("average", test_average);
  tap_run ("expert", test_expert);
  tap_run ("points melded, less points left", test_net_points);
  tap_run ("champion: goes out whenever it can", test_champion_goes_out);
  tap_run ("champion: holds melds back early", test_champion_holds);
  tap_run ("champion: no ace, two, three", test_champion_spares_aces);
  tap_run ("champion: remembers who took what", test_champion_remembers);
  tap_run ("champion: high cards late", test_champion_saves);
  tap_run ("champion: what is worth a turn", test_champion_wants_little);
  tap_run ("the scale from 1 to 10", test_scale);
  tap_run ("what the scale forgets", test_forgetful);
  tap_run ("what a game is about", test_aim);
  tap_run ("calls", test_calls);
  tap_run ("naive at Gin", test_naive_at_gin);

  return tap_done ();
}
