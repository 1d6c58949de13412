/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random play takes short cuts: what it does must be what the check allows and the round itself would do. */

#include "rummy-playout.h"
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

/* Those with short cuts: one pack and two, with jokers, and the knock. */
static void
test_short_cuts (void)
{
  play_rounds ("500-rum", 700);
  play_rounds ("500-pagat", 700);
  play_rounds ("gin", 300);
  play_rounds ("gin-oklahoma", 150);
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
test_run (void)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyPlayout playout;
  RummyRound run, stepped;
  RummyRules rules;
  RummyRng a, b;

  rummy_rules_init (&rules, "500-rum");
  rummy_rng_seed (&a, 3);
  rummy_shuffle (&a, deck, rummy_rules_deck (&rules, 2, deck));
  b = a;
  rummy_playout_init (&playout, &rules);
  rummy_round_deal (&run, &rules, &(RummyDeal) { .deck = deck });
  rummy_playout_run (&playout, &run, &a);

  rummy_playout_init (&playout, &rules);
  rummy_round_deal (&stepped, &rules, &(RummyDeal) { .deck = deck });
  while (rummy_playout_step (&playout, &stepped, &b, NULL))
    ;
  tap_check (memcmp (&run, &stepped, sizeof run) == 0);
  tap_check_int (run.phase, RUMMY_PHASE_OVER);
}

int
main (void)
{
  tap_run ("short cuts are legal moves", test_short_cuts);
  tap_run ("every game", test_any_game);
  tap_run ("a whole round", test_run);

  return tap_done ();
}
