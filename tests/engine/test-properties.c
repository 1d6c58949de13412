/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold in every position of every round: see src/tools/soak.h.  `rummy500-engine soak` plays any
 * number of rounds. */

#include "tools/audit.h"
#include "tools/probe.h"
#include "tools/soak.h"
#include "tap.h"

#include <string.h>

/* Sanitizers make it many times slower. */
#ifdef __SANITIZE_ADDRESS__
#define N_ROUNDS 1000
#define N_PRESET_ROUNDS 20
#else
#define N_ROUNDS tap_share (20000)
#define N_PRESET_ROUNDS tap_share (1000)
#endif

/* The silent games of the manual and its variations, and what they do to each other. */
static const char *const variations[] = {
  "",
  "ace=low",
  "targetkind=rounds-won target=4",
  "deal=7/7/7/7/7/7/7",
  "mustdisc=yes",
  "freeup=no",
  "v29=5 acelowv=5",
  "ace=low mustdisc=yes freeup=no v29=5 acelowv=5 deal=7/7/7/7/7/7/7 targetkind=rounds-won target=4",
};

#define N_VARIATIONS (sizeof variations / sizeof *variations)
#define N_SEATS (RUMMY_SEATS_MAX - RUMMY_SEATS_MIN + 1)

static void
soak (const RummyRules *rules, uint64_t seed, uint64_t rounds)
{
  RummySoak result = { .n_rounds = 0 };

  if (!rummy_soak_run (&result, rules, seed, rounds)) {
    tap_fail (__FILE__, __LINE__, "%s", result.violation);
    for (char *line = result.record; line && *line;) {
      char *end = strchr (line, '\n');

      if (end)
        *end = '\0';
      printf ("# %s\n", line);
      line = end ? end + 1 : NULL;
    }
  }
  tap_check_int ((long long) result.n_rounds, (long long) rounds);
  free (result.record);
}

/* The rounds spread over the numbers of seats that a preset allows. */
static void
run_preset (const RummyPreset *preset, uint64_t rounds)
{
  unsigned n_seats = (unsigned) (preset->seats_max - preset->seats_min) + 1;

  for (unsigned i = 0; i < n_seats; i++) {
    char error[RUMMY_ERROR_TEXT];
    RummyRules rules;

    rummy_rules_init (&rules, preset->key);
    rules.players = (int16_t) (preset->seats_min + (int) i);
    if (!rummy_rules_validate (&rules, error))
      tap_fail (__FILE__, __LINE__, "%s", error);
    soak (&rules, 1000 + i, (rounds + i) / n_seats);
  }
}

static void
run_variation (const char *variation, unsigned packs, uint64_t rounds)
{
  for (unsigned seats = RUMMY_SEATS_MIN; seats <= RUMMY_SEATS_MAX; seats++) {
    char error[RUMMY_ERROR_TEXT], text[32];
    RummyRules rules;

    rummy_rules_init (&rules, "500-rum");
    rules.players = (int16_t) seats;
    snprintf (text, sizeof text, "packs=%u", packs);
    tap_check (rummy_rules_read (&rules, variation, error) && rummy_rules_read (&rules, text, error));
    if (rummy_rules_validate (&rules, error))
      soak (&rules, seats * 100 + packs, rounds);
    else
      tap_check (packs == 1 && seats >= 7);
  }
}

static void
test_any_rules (void)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 500);
  for (uint64_t i = 0; i < N_PRESET_ROUNDS / 10; i++) {
    RummyRules rules;

    rummy_soak_any_rules (&rules, RUMMY_SEATS_MIN + i % N_SEATS, &rng);
    soak (&rules, rummy_rng_next (&rng), 5);
  }
}

static bool
trade_sometimes (RummyMatch *match, RummyRng *rng)
{
  unsigned players = (unsigned) match->rules.players;
  const RummyMove move = { .kind = RUMMY_MOVE_TRADE, .seat = (uint8_t) rummy_rng_below (rng, players),
                           .low = (uint8_t) rummy_rng_below (rng, players) };

  return rummy_rng_below (rng, 4) == 0 && rummy_match_apply (match, &move, NULL) == RUMMY_OK;
}

/* A round in which hands are traded (M-112): every position is sound, and shows no seat what it cannot know. */
static unsigned
trade_round (RummyMatch *match, RummyMoves *moves, RummyRng *rng)
{
  unsigned players = (unsigned) match->rules.players, n_trades = 0;
  char error[RUMMY_ERROR_TEXT];
  RummyProbe probe = { .n_checks = 0 };

  rummy_match_apply (match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
  while (match->round.phase != RUMMY_PHASE_OVER) {
    n_trades += trade_sometimes (match, rng);
    if (!rummy_audit_round (&match->round, error))
      tap_fail (__FILE__, __LINE__, "%s", error);
    for (unsigned seat = 0; seat < players; seat++) {
      rummy_round_moves_of (&match->round, seat, moves);
      if (!rummy_probe_view (&probe, match, seat, moves, rng))
        tap_fail (__FILE__, __LINE__, "%s", probe.error);
    }
    rummy_round_moves (&match->round, moves);
    rummy_match_apply (match, &moves->move[rummy_rng_below (rng, moves->n)], NULL);
  }

  return n_trades;
}

static void
test_trades (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  RummyMoves *moves = malloc (sizeof *moves);
  unsigned n_trades = 0;
  RummyMatch match;
  RummyRng rng;

  rummy_rng_seed (&rng, 112);
  for (unsigned i = 0; i < n_presets; i++) {
    RummyRules rules;

    rummy_rules_init (&rules, presets[i].key);
    rummy_match_init (&match, &rules, i, 1);
    n_trades += trade_round (&match, moves, &rng);
  }
  tap_check (n_trades > 50);
  free (moves);
}

static void
list_with (const RummyMatch *match, unsigned effort, RummyMoves *moves)
{
  RummyRound round = match->round;

  round.effort = &effort;
  rummy_round_moves (&round, moves);
}

/* Returns whether all moves are among others, in the same order. */
static bool
are_among (const RummyMoves *moves, const RummyMoves *others)
{
  unsigned n = 0;

  for (unsigned i = 0; i < others->n && n < moves->n; i++) {
    const RummyMove *one = &moves->move[n], *other = &others->move[i];

    n += one->kind == other->kind && one->card == other->card && one->meld == other->meld && one->low == other->low &&
         rummy_cards_equal (one->cards, other->cards);
  }

  return n == moves->n;
}

/* With less effort fewer moves prove to be legal, and never others. */
static void
check_effort (const char *preset, const char *changes)
{
  RummyMoves *few = malloc (sizeof *few), *all = malloc (sizeof *all);
  char error[RUMMY_ERROR_TEXT];
  unsigned n_fewer = 0;
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;

  rummy_rules_init (&rules, preset);
  tap_check (rummy_rules_read (&rules, changes, error));
  rummy_rng_seed (&rng, 2);
  rummy_match_init (&match, &rules, 2, 1);
  for (unsigned n = 0; n < 2000 && !match.over; n++) {
    if (match.rounds == 0 || match.round.phase == RUMMY_PHASE_OVER) {
      rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
      continue;
    }
    list_with (&match, RUMMY_EFFORT_OF_PLAY, all);
    for (unsigned effort = 0; effort < RUMMY_EFFORT; effort = 8 * effort + 1) {
      list_with (&match, effort, few);
      tap_check (are_among (few, all));
      n_fewer += few->n < all->n;
    }
    tap_check (all->n > 0 &&
               rummy_match_apply (&match, &all->move[rummy_rng_below (&rng, all->n)], NULL) == RUMMY_OK);
  }
  tap_check (n_fewer > 10);
  free (few);
  free (all);
}

static void
test_effort (void)
{
  check_effort ("kaluki", "jokers=4 twos=yes firstmin=120");
}

static void
test_effort_of_knocks (void)
{
  check_effort ("gin", "jokers=4 twos=yes knock=5 wildhand=15");
}

int
main (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    run_preset (&presets[i], N_PRESET_ROUNDS);
    tap_end_case (presets[i].key);
  }
  for (size_t i = 0; i < N_VARIATIONS; i++) {
    for (unsigned packs = 1; packs <= 2; packs++) {
      char name[160];

      run_variation (variations[i], packs, N_ROUNDS / (N_VARIATIONS * 2 * N_SEATS) + 1);
      snprintf (name, sizeof name, "2 to 8 seats, packs=%u %s", packs, variations[i]);
      tap_end_case (name);
    }
  }
  tap_run ("any rules", test_any_rules);
  tap_run ("N-02 moves that take long to prove", test_effort);
  tap_run ("N-02 knocks that take long to prove", test_effort_of_knocks);
  tap_run ("M-112 hands that are traded", test_trades);

  return tap_done ();
}
