/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* rummy500-engine: the engine and the computer players without a window. */

#include "tools/tool.h"

#include <stdio.h>
#include <string.h>

typedef struct {
  const char *name;
  int (*run) (int argc, char **argv);
  const char *help;
} Command;

#define RULES_HELP                                                                     \
  "  --preset KEY       the game (500-rum)\n"                                          \
  "  --rules \"KEY=VALUE ...\"  changed rules, for example \"ace=low target=300\"\n"

static const Command commands[] = {
  { "protocol", tool_protocol,
    "Usage: " RUMMY_TOOL " [protocol]\n"
    "Answers requests from other programs, one per line: see " RUMMY_TOOL "(6).\n"
    "\"help\" lists all requests, \"quit\" ends the program.\n" },
  { "play", tool_play,
    "Usage: " RUMMY_TOOL " play [OPTION...]\n"
    "Plays whole games between bots and prints their scores.\n\n" RULES_HELP
    "  --seats N          players (the fewest allowed)\n"
    "  --levels A,B,...   levels, such as average or expert+hasty; the last one repeats\n"
    "                     (average,random)\n"
    "  --games N          games to play (100)\n"
    "  --seed CODE        deal code for all deals (0000-0000-00000)\n" },
  { "arena", tool_arena,
    "Usage: " RUMMY_TOOL " arena [OPTION...]\n"
    "Plays levels against each other, two at a time, and prints the lead of the first in points per deal and its\n"
    "share of games won.  Every deal is played from every seat; the second level takes all other seats.\n\n"
    RULES_HELP
    "  --seats N          players (the fewest allowed)\n"
    "  --levels A,B,...   two or more levels, optionally with a manner: expert+hasty (average,random)\n"
    "  --first            only the first level against each of the others\n"
    "  --deals N          single deals (300)\n"
    "  --games N          whole games (0)\n"
    "  --budget N         moves that a decision can weigh (the default of each level)\n"
    "  --threads N        threads (one per processor)\n"
    "  --state FILE       keep results in FILE and continue from there\n"
    "  --csv              print comma-separated values\n"
    "  --seed CODE        deal code for all deals (0000-0000-00000)\n" },
  { "soak", tool_soak,
    "Usage: " RUMMY_TOOL " soak [OPTION...]\n"
    "Plays random rounds and checks after every move for lost cards, legal moves that aren't listed, refused\n"
    "moves that change something, rounds without an end, and the like.  Prints the first error with its record\n"
    "and exits with status 1.\n\n" RULES_HELP
    "  --any-rules        new random rules every few rounds\n"
    "  --seats N|all      players (all)\n"
    "  --rounds N         rounds to play (1000)\n"
    "  --seed CODE        deal code for all deals (0000-0000-00000)\n" },
  { "perft", tool_perft,
    "Usage: " RUMMY_TOOL " perft [OPTION...]\n"
    "Counts the sequences of legal moves from the first deal to increasing depths.\n\n"
    "  --preset KEY|all   the game (500-rum)\n"
    "  --seats N          players (the fewest allowed)\n"
    "  --seed CODE        deal code (0000-0000-00000)\n" },
  { "check", tool_check,
    "Usage: " RUMMY_TOOL " check FILE\n"
    "Plays a text record and prints its scores, or prints the first wrong line and exits with status 1.\n"
    "With - as FILE, reads standard input.\n" },
  { "deal", tool_deal,
    "Usage: " RUMMY_TOOL " deal CODE [OPTION...]\n"
    "Shows the first deal of a game.\n\n" RULES_HELP
    "  --seats N          players (the fewest allowed)\n" },
  { "bench", tool_bench,
    "Usage: " RUMMY_TOOL " bench [OPTION...]\n"
    "Measures the speed of the engine and the bots, and prints a checksum of each level's decisions, which changes\n"
    "if its play does.\n\n"
    "  --seconds N        time for each figure (1)\n"
    "  --any-rules        measure answer times under random rules instead\n"
    "  --rounds N         random sets of rules to measure (200)\n" },
};

#define N_COMMANDS (sizeof commands / sizeof *commands)

static const char usage[] =
  "Usage: " RUMMY_TOOL " [COMMAND [ARGUMENT...]]\n"
  "Rummy 500 without a window: the rules and the bots.\n\n"
  "  protocol  answer requests from another program (the default)\n"
  "  play      play games between bots\n"
  "  arena     measure the strength of levels\n"
  "  soak      play random rounds and check for errors\n"
  "  perft     count move sequences\n"
  "  check     play a text record\n"
  "  deal      show a deal\n"
  "  bench     measure speed\n\n"
  RUMMY_TOOL " COMMAND --help tells you more.\n";

static int
run (int argc, char **argv)
{
  if (argc < 2)
    return tool_protocol (0, NULL);
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0) {
    fputs (usage, stdout);
    return TOOL_OK;
  }
  if (strcmp (argv[1], "--version") == 0) {
    puts (RUMMY_TOOL " " RUMMY_VERSION);
    return TOOL_OK;
  }

  for (size_t i = 0; i < N_COMMANDS; i++) {
    if (strcmp (argv[1], commands[i].name) != 0)
      continue;
    for (int j = 2; j < argc; j++) {
      if (strcmp (argv[j], "--help") == 0 || strcmp (argv[j], "-h") == 0) {
        fputs (commands[i].help, stdout);
        return TOOL_OK;
      }
    }
    return commands[i].run (argc - 2, argv + 2);
  }

  fputs (RUMMY_TOOL ": no such command: ", stderr);
  tool_print_text (stderr, argv[1]);
  fprintf (stderr, "\n\n%s", usage);

  return TOOL_USAGE;
}

int
main (int argc, char **argv)
{
  int result;

  setvbuf (stdout, NULL, _IOLBF, BUFSIZ); /* so that a long run can be followed and interrupted even when writing to
                                           * a file */
  result = run (argc, argv);
  if (fflush (stdout) != 0 || ferror (stdout)) {
    fprintf (stderr, RUMMY_TOOL ": the answer cannot be written\n");
    return TOOL_USAGE;
  }

  return result;
}
