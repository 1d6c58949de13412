/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for every level in every position. */

#include "ai/bot.h"
#include "tools/probe.h"
#include "tap.h"

#include <string.h>

#define SEARCHED 200 /* rounds for a decision, enough for another move than the usual one */
#define MIDST 8      /* moves of a round, and positions after them in which every level is asked */
#ifdef __SANITIZE_ADDRESS__
#define ROUNDS 1 /* for each number of seats and packs */
#define POSITIONS 1
#define GAMES 6
#else
#define ROUNDS 3
#define POSITIONS 2
#define GAMES 20
#endif
#define SEARCH_EVERY 151 /* positions; a prime, so that all kinds of them come up */

static bool
same_move (const RummyMove *a, const RummyMove *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->card == b->card && a->meld == b->meld &&
         rummy_cards_equal (a->cards, b->cards);
}

/* The move of a level from the same state of luck, and with so many rounds to play. */
static RummyMove
ask_with (const RummyRound *round, RummyLevel level, uint64_t luck, unsigned n_rounds)
{
  RummyView view;
  RummyRng rng;

  rummy_rng_seed (&rng, luck);
  rummy_view_init (&view, round, round->turn, NULL);

  return rummy_bot_choose (&view, level, &rng, &(RummyLimits) { .budget = n_rounds });
}

static RummyMove
ask (const RummyRound *round, RummyLevel level, uint64_t luck)
{
  return ask_with (round, level, luck, SEARCHED);
}

static void
check_level (const RummyRound *round, RummyLevel level, uint64_t luck, RummyRng *rng)
{
  RummyRound other = *round;
  RummyMove move, again, blind;

  rummy_probe_exchange (&other, round->turn, rng);
  move = ask (round, level, luck);
  again = ask (round, level, luck);
  blind = ask (&other, level, luck);
  if (rummy_round_check (round, &move) != RUMMY_OK)
    tap_fail (__FILE__, __LINE__, "%s: move %d is refused", rummy_level_key (level), move.kind);
  if (!same_move (&move, &again))
    tap_fail (__FILE__, __LINE__, "%s: asked again, it moves otherwise", rummy_level_key (level));
  if (!same_move (&move, &blind))
    tap_fail (__FILE__, __LINE__, "%s: it moves otherwise with other hidden cards", rummy_level_key (level));
}

/* One level at a time is enough of so many positions. */
static void
check_position (const RummyRound *round, RummyRng *rng)
{
  uint64_t luck = rummy_rng_next (rng);
  RummyLevel level = luck % SEARCH_EVERY == 0 ? RUMMY_LEVEL_GRANDMASTER : (RummyLevel) (luck % RUMMY_N_LEVELS);

  if (level != RUMMY_LEVEL_GRANDMASTER || luck % SEARCH_EVERY == 0)
    check_level (round, level, luck, rng);
}

/* Bots and players at random, so that the bots come to places that they would not go to by themselves. */
static void
play_round (const RummyRules *rules, unsigned n_bots, RummyRng *rng)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRound round;
  unsigned n_moves = 0;
  size_t n = rummy_rules_deck (rules, (unsigned) rules->players, deck);

  rummy_shuffle (rng, deck, n);
  rummy_round_deal (&round, rules, &(RummyDeal) { .deck = deck });

  while (round.phase != RUMMY_PHASE_OVER && ++n_moves < 20000) {
    RummyMove move = ask (&round, round.turn < n_bots ? RUMMY_LEVEL_AVERAGE : RUMMY_LEVEL_RANDOM, rummy_rng_next (rng));

    check_position (&round, rng);
    if (rummy_round_apply (&round, &move, NULL) != RUMMY_OK)
      break;
  }
  tap_check (round.phase == RUMMY_PHASE_OVER);
}

static void
test_all_seats (unsigned packs)
{
  RummyRng rng;

  rummy_rng_seed (&rng, packs);
  for (unsigned seats = RUMMY_SEATS_MIN; seats <= (packs == 1 ? 6 : RUMMY_SEATS_MAX); seats++) {
    RummyRules rules;

    rummy_rules_init (&rules, "500-rum");
    rules.players = (int16_t) seats;
    rules.packs = (int16_t) packs;
    for (unsigned i = 0; i < ROUNDS; i++)
      play_round (&rules, (seats + i) % 3 == 0 ? seats : (seats + i) % 3 == 1 ? 1 : 0, &rng);
  }
}

static void
test_one_pack (void)
{
  test_all_seats (1);
}

static void
test_two_packs (void)
{
  test_all_seats (2);
}

/* Every game has a bot that knows its rules; how well it plays is another matter. */
static void
test_presets (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  RummyRng rng;

  rummy_rng_seed (&rng, 7);
  for (size_t i = 0; i < n_presets; i++) {
    RummyRules rules;

    rummy_rules_init (&rules, presets[i].key);
    play_round (&rules, i % 4, &rng);
  }
}

/* No level sees hidden cards in any game: all of them are asked in the midst of a round. */
static void
test_blind (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  RummyRng rng;

  rummy_rng_seed (&rng, 15);
  for (size_t i = 0; i < n_presets; i++) {
    RummyCard deck[RUMMY_CARDS_MAX];
    RummyRules rules;
    RummyRound round;

    rummy_rules_init (&rules, presets[i].key);
    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, (unsigned) rules.players, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    for (unsigned n = 0; n < MIDST + POSITIONS && round.phase != RUMMY_PHASE_OVER; n++) {
      RummyMove move = ask (&round, RUMMY_LEVEL_RANDOM, rummy_rng_next (&rng));

      for (unsigned level = 0; level < RUMMY_N_LEVELS && n >= MIDST; level++)
        check_level (&round, (RummyLevel) level, rummy_rng_next (&rng), &rng);
      rummy_round_apply (&round, &move, NULL);
    }
  }
}

/* A bot that is told to stop before it begins still has a legal move. */
static void
test_stop (void)
{
  const atomic_bool stop = true;
  RummyRng rng;

  rummy_rng_seed (&rng, 11);
  for (unsigned i = 0; i < 21; i++) {
    RummyCard deck[RUMMY_CARDS_MAX];
    RummyRules rules;
    RummyRound round;
    unsigned n_moves = 0;

    rummy_rules_init (&rules, "500-rum");
    rules.players = (int16_t) (RUMMY_SEATS_MIN + i % 7);
    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, (unsigned) rules.players, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    while (round.phase != RUMMY_PHASE_OVER && ++n_moves < 20000) {
      RummyView view;
      RummyMove move;

      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, &(RummyLimits) { .stop = &stop });
      tap_check_int (rummy_round_apply (&round, &move, NULL), RUMMY_OK);
      if (tap_case_failed)
        return;
    }
    tap_check (round.phase == RUMMY_PHASE_OVER);
  }
}

/* Where the moves of a turn take long to prove, a round is still played to its end in a second, not in a minute. */
static void
test_slow_rules (void)
{
  char error[RUMMY_ERROR_TEXT];
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRules rules;
  RummyRound round;
  RummyMove move;
  RummyRng rng;

  rummy_rules_init (&rules, "500-rum");
  tap_check (rummy_rules_read (&rules,
                               "players=8 deal=10/11/11/5/12/3/4 meldmax=5 meldsperturn=1 firstmin=78 firstminlay=no "
                               "layoff=none twos=yes jokerrole=group wildhand=20 splitside=either freeup=no nodisc=two "
                               "mustdisc=yes stockout=reshuffle", error));
  rummy_rng_seed (&rng, 1);
  rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, 8, deck));
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  for (unsigned i = 0; i < 7; i++) {
    move = ask (&round, RUMMY_LEVEL_RANDOM, i);
    tap_check_int (rummy_round_apply (&round, &move, NULL), RUMMY_OK);
  }
  move = ask_with (&round, RUMMY_LEVEL_GRANDMASTER, 1, 2);
  tap_check_int (rummy_round_check (&round, &move), RUMMY_OK);
}

/* With too few rounds to tell moves apart, a level that searches plays as it would without: as the best level that does
 * not, where the other holds melds back, and by weights of its own, where it melds at once.  Told to stop, it still has
 * a move. */
static void
test_too_few_rounds (void)
{
  const atomic_bool stop = true;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyLevelData own = rummy_levels[RUMMY_LEVEL_GRANDMASTER];
  unsigned n_searched = 0, n_careful = 0, n_own = 0;
  RummyRules rules;
  RummyRound round;
  RummyRng rng;

  own.mind = RUMMY_MIND_EVALUATE;
  rummy_rules_init (&rules, "500-rum");
  rummy_rng_seed (&rng, 14);
  rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, 2, deck));
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  while (round.phase != RUMMY_PHASE_OVER) {
    RummyRng luck = rng, same = rng, other = rng, more = rng;
    RummyMove careful, usual, hasty, stopped, searched;
    RummyView view;

    rummy_view_init (&view, &round, round.turn, NULL);
    careful = rummy_bot_choose (&view, RUMMY_LEVEL_CHAMPION, &luck, NULL);
    usual = rummy_bot_choose_with (&view, &own, &luck, NULL);
    hasty = rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &same, &(RummyLimits) { .budget = 40 });
    stopped = rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &other, &(RummyLimits) { .stop = &stop });
    searched = rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &more, &(RummyLimits) { .budget = 500 });
    tap_check (same_move (&careful, &hasty) || same_move (&usual, &hasty));
    n_careful += !same_move (&usual, &hasty);
    n_own += !same_move (&careful, &hasty);
    tap_check_int (rummy_round_check (&round, &stopped), RUMMY_OK);
    n_searched += !same_move (&hasty, &searched);
    if (rummy_round_apply (&round, &searched, NULL) != RUMMY_OK) {
      tap_fail (__FILE__, __LINE__, "a move is refused");
      return;
    }
    rummy_rng_next (&rng);
  }
  tap_check (n_searched > 0);
  tap_check (n_careful > 0);
  tap_check (n_own > 0);
}

/* Where its own melds do not count it does without a search what the Champion does, who waits with melds there, but not
 * where one a turn may be laid. */
static void
test_as_the_champion (const char *preset, bool is_waiting)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  unsigned n_waits = 0;
  RummyRules rules;
  RummyRound round;
  RummyRng rng;

  rummy_rules_init (&rules, preset);
  rummy_rng_seed (&rng, 14);
  for (unsigned i = 0; i < GAMES; i++) {
    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, 2, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    while (round.phase != RUMMY_PHASE_OVER && round.turns < 20 && !tap_case_failed) {
      RummyMove melds, waits, hasty;
      RummyView view;

      rummy_view_init (&view, &round, round.turn, NULL);
      melds = rummy_bot_choose (&view, RUMMY_LEVEL_EXPERT, &rng, NULL);
      waits = rummy_bot_choose (&view, RUMMY_LEVEL_CHAMPION, &rng, NULL);
      hasty = rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &rng, &(RummyLimits) { .budget = 40 });
      tap_check (same_move (&waits, &hasty));
      n_waits += round.phase == RUMMY_PHASE_PLAY && melds.kind == RUMMY_MOVE_MELD && waits.kind == RUMMY_MOVE_DISCARD;
      tap_check_int (rummy_round_apply (&round, &hasty, NULL), RUMMY_OK);
    }
  }
  if (is_waiting)
    tap_check (n_waits > 0);
  else
    tap_check_int ((int) n_waits, 0);
}

static void
test_other_aims (void)
{
  test_as_the_champion ("rummy", true);
  test_as_the_champion ("rummy-basic", false);
}

/* The same upcard leads further where it may be taken freely, and a point left in the hand weighs more where nothing
 * else counts: each kind of game has weights of its own, for the levels that know it. */
static void
test_weights_by_rules (void)
{
  static const struct {
    const char *preset;
    int seats;
    const RummyWeights *weights;
  } rows[] = {
    { "500-rum", 2, &rummy_levels[RUMMY_LEVEL_CHAMPION].two },
    { "500-rum", 3, &rummy_levels[RUMMY_LEVEL_CHAMPION].three },
    { "500-rum", 4, &rummy_levels[RUMMY_LEVEL_CHAMPION].four },
    { "500-rum", 7, &rummy_levels[RUMMY_LEVEL_CHAMPION].many },
    { "500-wikipedia", 2, &rummy_levels[RUMMY_LEVEL_CHAMPION].bound },
    { "500-wikipedia", 3, &rummy_levels[RUMMY_LEVEL_CHAMPION].three },
    { "michigan", 2, &rummy_levels[RUMMY_LEVEL_CHAMPION].bound },
    { "rummy", 2, &rummy_levels[RUMMY_LEVEL_CHAMPION].hands },
    { "kaluki", 6, &rummy_levels[RUMMY_LEVEL_CHAMPION].hands },
    { "rummy-block", 4, &rummy_levels[RUMMY_LEVEL_CHAMPION].penalty },
  };

  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    RummyRules rules;

    tap_check (rummy_rules_init (&rules, rows[i].preset));
    rules.players = rows[i].seats;
    tap_check (rummy_level_weights (&rummy_levels[RUMMY_LEVEL_CHAMPION], &rules) == rows[i].weights);
    tap_check (rummy_level_weights (&rummy_levels[RUMMY_LEVEL_AVERAGE], &rules)->chances > 0);
  }
}

/* Every legal move has the same chance at the lowest level. */
static void
test_random_is_even (void)
{
  enum { ASKED = 8000 };
  unsigned count[RUMMY_MOVES_MAX] = { 0 };
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRules rules;
  RummyRound round;
  RummyMoves moves;
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  rummy_rules_init (&rules, "500-rum");
  rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, (unsigned) rules.players, deck));
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  tap_check_int (rummy_round_apply (&round, &(RummyMove) { .kind = RUMMY_MOVE_DRAW }, NULL), RUMMY_OK);
  rummy_round_moves (&round, &moves);
  tap_check (moves.n >= 14);

  for (unsigned i = 0; i < ASKED; i++) {
    RummyMove move = ask (&round, RUMMY_LEVEL_RANDOM, rummy_rng_next (&rng));

    for (unsigned j = 0; j < moves.n; j++)
      count[j] += same_move (&move, &moves.move[j]);
  }
  for (unsigned j = 0; j < moves.n; j++)
    tap_check (count[j] > ASKED / moves.n * 3 / 4 && count[j] < ASKED / moves.n * 5 / 4);
}

static void
test_keys (void)
{
  tap_check_str (rummy_level_key (RUMMY_LEVEL_RANDOM), "random");
  tap_check_str (rummy_level_key (RUMMY_LEVEL_AVERAGE), "average");
}

int
main (void)
{
  tap_run ("a search without time", test_too_few_rounds);
  tap_run ("legal, repeatable, blind: one pack, 2 to 6 seats", test_one_pack);
  tap_run ("legal, repeatable, blind: two packs, 2 to 8 seats", test_two_packs);
  tap_run ("legal moves in every game", test_presets);
  tap_run ("every level is blind in every game", test_blind);
  tap_run ("stopped at once", test_stop);
  tap_run ("slow rules", test_slow_rules);
  tap_run ("other aims", test_other_aims);
  tap_run ("weights by rules", test_weights_by_rules);
  tap_run ("random is even", test_random_is_even);
  tap_run ("keys", test_keys);

  return tap_done ();
}
