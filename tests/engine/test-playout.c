/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random play takes short cuts: what it does must be what the check allows and the round itself would do. */

#include "engine/playout.h"
#include "tap.h"

#include <string.h>

static void
play_round (const RummyRules *rules, RummyRng *rng, uint64_t seed)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n_cards = rummy_rules_deck (rules, (unsigned) rules->players, deck);
  unsigned n_moves = 0;
  RummyPlayout playout;
  RummyRound round;

  rummy_shuffle (rng, deck, n_cards);
  rummy_round_deal (&round, rules, &(RummyDeal) { .deck = deck, .seed = seed });
  rummy_playout_init (&playout, rules);

  for (;;) {
    RummyRound after = round;
    RummyMove move;

    if (!rummy_playout_step (&playout, &round, rng, &move))
      break;
    tap_check_int (rummy_round_apply (&after, &move, NULL), RUMMY_OK);
    tap_check (memcmp (&after, &round, sizeof round) == 0);
    tap_check (++n_moves < 20000);
    if (tap_case_failed)
      return;
  }
}

static void
play_rounds (const char *preset, unsigned n)
{
  const RummyPreset *found = rummy_preset_find (preset);
  RummyRules rules;
  RummyRng rng;

  rummy_rng_seed (&rng, n);
  rummy_rules_init (&rules, preset);
  for (unsigned i = 0; i < n; i++) {
    rules.players = (int16_t) (found->seats_min + (int) i % (found->seats_max - found->seats_min + 1));
    play_round (&rules, &rng, i);
  }
}

static void
play_changed (const char *preset, const char *changes, unsigned n)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyRng rng;

  rummy_rng_seed (&rng, n);
  rummy_rules_init (&rules, preset);
  rules.players = 2;
  tap_check (rummy_rules_read (&rules, changes, error));
  for (unsigned i = 0; i < n; i++)
    play_round (&rules, &rng, i);
}

/* Those with short cuts: one pack and two, with jokers, and the knock. */
static void
test_short_cuts (void)
{
  play_rounds ("500-rum", 700);
  play_rounds ("500-pagat", 700);
  play_rounds ("gin", 300);
  play_rounds ("gin-oklahoma", 150);
}

/* What the short cuts take from the rules. */
static void
test_changed_rules (void)
{
  play_changed ("500-rum", "freeup=no stockout=meld", 60);
  play_changed ("500-rum", "redis=yes leftover=table", 60);
  play_changed ("500-rum", "stockout=reshuffle players=3 anticlockwise=yes", 60);
  play_changed ("500-rum", "stockout=turn pickup=top", 60);
  play_changed ("500-rum", "fouraces=100 four2=yes jokers=4 packs=2", 60);
  play_changed ("500-rum", "ace=low setmax=3 reserve=3 jokers=3", 60);
  play_changed ("gin", "redis=yes leftover=table", 60);
  play_changed ("gin", "knock=50", 200);
  play_changed ("gin", "packs=2 offer=no reserve=0 stockout=reshuffle", 30);
}

static void
test_any_game (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++)
    play_rounds (presets[i].key, 2);
}

/* The whole round at once is the same as its single moves. */
static void
run_rounds (const char *preset, const char *changes, unsigned players, unsigned n)
{
  char error[RUMMY_ERROR_TEXT];
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyPlayout playout;
  RummyRules rules;
  size_t n_cards;
  RummyRng rng;

  rummy_rules_init (&rules, preset);
  rules.players = (int16_t) players;
  tap_check (rummy_rules_read (&rules, changes, error));
  rummy_playout_init (&playout, &rules);
  n_cards = rummy_rules_deck (&rules, players, deck);
  rummy_rng_seed (&rng, n);
  for (unsigned i = 0; i < n; i++) {
    RummyRound run, stepped;
    RummyRng same;

    rummy_shuffle (&rng, deck, n_cards);
    rummy_round_deal (&run, &rules, &(RummyDeal) { .deck = deck, .seed = i });
    stepped = run;
    same = rng;
    rummy_playout_run (&playout, &run, &rng);
    while (rummy_playout_step (&playout, &stepped, &same, NULL))
      ;
    tap_check_int (run.phase, RUMMY_PHASE_OVER);
    tap_check (memcmp (&run, &stepped, sizeof run) == 0);
    tap_check (memcmp (&rng, &same, sizeof rng) == 0);
    if (tap_case_failed)
      return;
  }
}

static void
test_run (void)
{
  run_rounds ("500-rum", "", 2, 3000);
  run_rounds ("500-rum", "", 8, 500);
  run_rounds ("500-rum", "stockout=reshuffle", 3, 500);
  run_rounds ("500-pagat", "", 4, 1000);
  run_rounds ("500-pagat", "", 6, 1000);
  run_rounds ("gin", "", 2, 2000);
  run_rounds ("gin-oklahoma", "", 4, 500);
  run_rounds ("kaluki", "", 2, 2);
}

int
main (void)
{
  tap_run ("short cuts are legal moves", test_short_cuts);
  tap_run ("so they are with other rules", test_changed_rules);
  tap_run ("every game", test_any_game);
  tap_run ("a whole round", test_run);

  return tap_done ();
}
