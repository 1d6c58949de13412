/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/contest.h"
#include "tools/figures.h"
#include "tools/tool.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The statistics of a pair. */
typedef struct {
  RummyFigure lead; /* points a round, one value per deal or game */
  unsigned games, won;
  double share, low, high; /* of games won; the last two in percent */
  char first[RUMMY_PLAYER_TEXT], second[RUMMY_PLAYER_TEXT];
} Result;

static Result
sum_up (const RummyContest *contest, const RummyContestPair *pair)
{
  /* If single deals were played, points come from them alone. */
  RummyContestKind points = contest->n_units[RUMMY_CONTEST_DEAL] ? RUMMY_CONTEST_DEAL : RUMMY_CONTEST_GAME;
  Result result = { .games = contest->n_units[RUMMY_CONTEST_GAME] * rummy_contest_turns (contest) };

  for (unsigned i = 0; i < contest->n_units[points]; i++)
    rummy_figure_add (&result.lead, (double) pair->unit[points][i].lead /
                                      (rummy_contest_opponents (contest) * (double) pair->unit[points][i].rounds));
  for (unsigned i = 0; i < contest->n_units[RUMMY_CONTEST_GAME]; i++)
    result.won += pair->unit[RUMMY_CONTEST_GAME][i].won;
  if (result.games) {
    result.share = (double) result.won / result.games;
    rummy_share_interval (result.share, result.games, &result.low, &result.high);
  }
  rummy_player_to_text (contest->player[pair->first], result.first);
  rummy_player_to_text (contest->player[pair->second], result.second);

  return result;
}

static double
rate (const RummyContest *contest, unsigned player)
{
  return contest->seconds[player] > 0 ? (double) contest->moves[player] / contest->seconds[player] : 0;
}

static void
print_table (const RummyContest *contest, const ToolOptions *options)
{
  char code[RUMMY_SEED_TEXT];

  rummy_seed_to_text (options->seed, code);
  printf ("%s, %d seats, %u deals, %u games, each from %u seats, code %s; all intervals 95 %%\n", options->preset,
          options->rules.players, options->deals, options->games, rummy_contest_turns (contest), code);
  printf ("%-12s %-12s %18s   %s\n", "first", "second", "points a deal", "games won");
  for (unsigned i = 0; i < contest->n_pairs; i++) {
    Result result = sum_up (contest, &contest->pair[i]);
    char error[RUMMY_FIGURE_TEXT];

    printf ("%-12s %-12s %+9.2f +- %5s", result.first, result.second, rummy_figure_mean (&result.lead),
            rummy_figure_error_to_text (&result.lead, 2, "-", error));
    if (result.games)
      printf ("   %5.1f %% (%.1f to %.1f)", 100 * result.share, result.low, result.high);
    putchar ('\n');
  }
  for (unsigned i = 0; i < contest->n_players; i++) {
    char player[RUMMY_PLAYER_TEXT];

    rummy_player_to_text (contest->player[i], player);
    if (contest->moves[i])
      printf ("# %s: %.0f moves a second\n", player, rate (contest, i));
  }
}

static void
print_csv (const RummyContest *contest, const ToolOptions *options)
{
  puts ("preset,seats,first,second,deals,games,points,points_error,won,won_low,won_high,first_rate,second_rate");
  for (unsigned i = 0; i < contest->n_pairs; i++) {
    const RummyContestPair *pair = &contest->pair[i];
    Result result = sum_up (contest, pair);
    char error[RUMMY_FIGURE_TEXT];

    printf ("%s,%d,%s,%s,%u,%u,%.3f,%s,", options->preset, options->rules.players,
            result.first, result.second, options->deals,
            result.games, rummy_figure_mean (&result.lead), rummy_figure_error_to_text (&result.lead, 3, "", error));
    if (result.games)
      printf ("%.2f,%.2f,%.2f", 100 * result.share, result.low, result.high);
    else
      printf (",,");
    printf (",%.0f,%.0f\n", rate (contest, pair->first), rate (contest, pair->second));
  }
}

int
tool_arena (int argc, char **argv)
{
  ToolOptions options = { .command = "arena", .preset = "500-rum", .deals = 300,
                          .player = { { .level = RUMMY_LEVEL_AVERAGE }, { .level = RUMMY_LEVEL_RANDOM } },
                          .n_players = 2 };
  unsigned allowed = TOOL_PRESET | TOOL_RULES | TOOL_SEATS | TOOL_SEED | TOOL_GAMES | TOOL_LEVELS | TOOL_DEALS |
                     TOOL_THREADS | TOOL_BUDGET | TOOL_STATE | TOOL_CSV | TOOL_FIRST;
  int result = tool_options_read (&options, allowed, false, argc, argv);
  static RummyContest contest;

  if (result != TOOL_OK)
    return result;
  if (options.n_players < 2)
    return tool_usage_error ("arena", "two levels or more are needed");
  if (options.deals + options.games == 0)
    return tool_usage_error ("arena", "no deals and no games to play");

  contest = (RummyContest) { .rules = options.rules, .seed = options.seed, .budget = options.budget,
                         .n_players = options.n_players, .only_first = options.only_first, .state = options.state,
                         .n_units = { options.deals, options.games }, .n_threads = options.threads };
  memcpy (contest.player, options.player, sizeof options.player);
  if (contest.n_threads == 0) {
    long n = sysconf (_SC_NPROCESSORS_ONLN);

    contest.n_threads = n < 1 ? 1 : (unsigned) n;
  }

  if (!rummy_contest_run (&contest)) {
    fputs (RUMMY_TOOL " arena: ", stderr);
    tool_print_text (stderr, contest.error);
    fputc ('\n', stderr);
    result = TOOL_FAILED;
  } else if (options.csv) {
    print_csv (&contest, &options);
  } else {
    print_table (&contest, &options);
  }
  rummy_contest_clear (&contest);

  return result;
}
