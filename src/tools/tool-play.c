/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/bots.h"
#include "tools/figures.h"
#include "tools/tool.h"

#include <stdio.h>

typedef struct {
  RummyFigure points[RUMMY_SEATS_MAX]; /* per round, by contestant */
  RummyFigure lead;                    /* of the first contestant over the others' mean */
  unsigned won[RUMMY_SEATS_MAX];  /* games */
  unsigned rounds;
} Results;

static void
count_round (Results *results, const RummyMatch *match, unsigned shift)
{
  const RummyRules *rules = &match->rules;
  unsigned players = (unsigned) rules->players, first = shift % players, n_others = 0;
  double lead, others = 0;

  results->rounds++;
  for (unsigned i = 0; i < players; i++) {
    unsigned seat = (i + shift) % players;
    int score = rummy_round_score (&match->round, seat);

    rummy_figure_add (&results->points[i], score);
    if (rummy_rules_side (rules, seat) != rummy_rules_side (rules, first)) {
      others += score;
      n_others++;
    }
  }
  lead = rummy_round_score (&match->round, first) - others / n_others;
  rummy_figure_add (&results->lead, rules->lowest ? -lead : lead);
}

/* Each deal is played with each contestant in every seat. */
static bool
play_game (Results *results, const ToolOptions *options, unsigned game)
{
  unsigned players = (unsigned) options->rules.players, shift = game % players;
  uint64_t seed = rummy_seed_mix (options->seed, game / players);
  RummyMatch match;
  RummyRng rng;

  rummy_match_init (&match, &options->rules, seed, 1);
  rummy_rng_seed (&rng, rummy_seed_mix (seed, game));

  while (!match.over) {
    RummyMove move = { .kind = RUMMY_MOVE_DEAL };
    RummyRefusal refusal;

    if (match.round.phase != RUMMY_PHASE_OVER) {
      unsigned seat = rummy_match_next_computer (&match, ~0u), contestant = (seat + players - shift) % players;
      RummyView view;

      rummy_view_init (&view, &match.round, seat, match.totals);
      move = rummy_player_choose (&view, options->player[contestant], &rng, NULL);
      move = rummy_bots_legal (&match, seat, &move, RUMMY_TOOL " play");
    }
    refusal = rummy_match_apply (&match, &move, NULL);
    if (refusal != RUMMY_OK) {
      fprintf (stderr, RUMMY_TOOL " play: a bot chose a move that is refused (%s)\n", rummy_refusal_key (refusal));
      return false;
    }
    if (match.round.phase == RUMMY_PHASE_OVER)
      count_round (results, &match, shift);
  }

  for (unsigned seat = 0; seat < players && match.winner != RUMMY_SEAT_NONE; seat++) {
    if (rummy_rules_side (&match.rules, seat) == rummy_rules_side (&match.rules, match.winner))
      results->won[(seat + players - shift) % players]++;
  }

  return true;
}

static void
print_results (const Results *results, const ToolOptions *options)
{
  unsigned players = (unsigned) options->rules.players;
  char code[RUMMY_SEED_TEXT], difference[RUMMY_FIGURE_TEXT];

  rummy_seed_to_text (options->seed, code);
  printf ("%s, %u seats, %u games, %u rounds, code %s\n", options->preset, players, options->games, results->rounds,
          code);
  printf ("%-12s %18s   %s\n", "level", "points a round", "games won");

  for (unsigned i = 0; i < players; i++) {
    double share = (double) results->won[i] / options->games, low, high;
    char name[RUMMY_PLAYER_TEXT], error[RUMMY_FIGURE_TEXT];

    rummy_share_interval (share, options->games, &low, &high);
    rummy_player_to_text (options->player[i], name);
    printf ("%-12s %+9.2f +- %5s   %5.1f %% (%.1f to %.1f)\n", name, rummy_figure_mean (&results->points[i]),
            rummy_figure_error_to_text (&results->points[i], 2, "-", error), 100 * share, low, high);
  }
  printf ("%-12s %+9.2f +- %5s   first ahead of the others; all intervals 95 %%\n", "difference",
          rummy_figure_mean (&results->lead), rummy_figure_error_to_text (&results->lead, 2, "-", difference));
}

int
tool_play (int argc, char **argv)
{
  ToolOptions options = { .command = "play", .preset = "500-rum", .games = 100,
                          .player = { { .level = RUMMY_LEVEL_AVERAGE }, { .level = RUMMY_LEVEL_RANDOM } },
                          .n_players = 2 };
  Results results = { .rounds = 0 };
  unsigned allowed = TOOL_PRESET | TOOL_RULES | TOOL_SEATS | TOOL_SEED | TOOL_GAMES | TOOL_LEVELS;
  int result = tool_options_read (&options, allowed, false, argc, argv);

  if (result != TOOL_OK)
    return result;
  if (options.n_players > (unsigned) options.rules.players)
    return tool_usage_error ("play", "more levels than players");
  for (unsigned i = options.n_players; i < RUMMY_SEATS_MAX; i++)
    options.player[i] = options.player[options.n_players - 1];

  for (unsigned game = 0; game < options.games; game++) {
    if (!play_game (&results, &options, game))
      return TOOL_FAILED;
  }
  print_results (&results, &options);

  return TOOL_OK;
}
