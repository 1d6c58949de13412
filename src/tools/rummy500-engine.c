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
  "  --rules \"KEY=VALUE ...\"  what differs from it, for example \"ace=low target=300\"\n"

static const Command commands[] = {
  { "protocol", tool_protocol,
    "Usage: " RUMMY_TOOL " [protocol]\n"
    "Answers requests, one a line, so that other programs can play: see " RUMMY_TOOL "(6).\n"
    "The request \"help\" lists all, \"quit\" ends.\n" },
  { "play", tool_play,
    "Usage: " RUMMY_TOOL " play [OPTION...]\n"
    "Plays complete games between bots and prints who scores how much.\n\n" RULES_HELP
    "  --seats N          players (the fewest)\n"
    "  --levels A,B,...   how they play, such as average or expert+hasty; the last is repeated\n"
    "                     (average,random)\n"
    "  --games N          games to play (100)\n"
    "  --seed CODE        deal code that all deals come from (0000-0000-00000)\n" },
  { "arena", tool_arena,
    "Usage: " RUMMY_TOOL " arena [OPTION...]\n"
    "Plays levels against each other, two at a time, and prints by how many points a deal the first leads and what\n"
    "share of the games it wins.  Every deal is played from every seat; a second level fills all other seats.\n\n"
    RULES_HELP
    "  --seats N          players (the fewest)\n"
    "  --levels A,B,...   two levels or more, with a manner if need be: expert+hasty (average,random)\n"
    "  --first            the first level against each other one, instead of all against all\n"
    "  --deals N          single deals (300)\n"
    "  --games N          whole games (0)\n"
    "  --budget N         what a decision may weigh (what each level has)\n"
    "  --threads N        threads (as many as there are processors)\n"
    "  --state FILE       keeps what was played in FILE and goes on from there\n"
    "  --csv              prints values with commas between them\n"
    "  --seed CODE        deal code that all deals come from (0000-0000-00000)\n" },
  { "soak", tool_soak,
    "Usage: " RUMMY_TOOL " soak [OPTION...]\n"
    "Plays rounds at random and looks after every move for a lost card, a move that is allowed but not listed,\n"
    "a refused move that changes something, a round without an end and the like.  Prints the first such thing\n"
    "with its record and exits with 1.\n\n" RULES_HELP
    "  --any-rules        other rules, drawn at random, every few rounds\n"
    "  --seats N|all      players (all)\n"
    "  --rounds N         rounds to play (1000)\n"
    "  --seed CODE        deal code that all deals come from (0000-0000-00000)\n" },
  { "perft", tool_perft,
    "Usage: " RUMMY_TOOL " perft [OPTION...]\n"
    "Counts the sequences of legal moves from the first deal, deeper and deeper.\n\n"
    "  --preset KEY|all   the game (500-rum)\n"
    "  --seats N          players (the fewest of the game)\n"
    "  --seed CODE        deal code (0000-0000-00000)\n" },
  { "check", tool_check,
    "Usage: " RUMMY_TOOL " check FILE\n"
    "Plays a record in text form and prints its scores, or the first line that is wrong and exits with 1.\n"
    "FILE may be - for the standard input.\n" },
  { "deal", tool_deal,
    "Usage: " RUMMY_TOOL " deal CODE [OPTION...]\n"
    "Shows the first deal of a game.\n\n" RULES_HELP
    "  --seats N          players (the fewest)\n" },
  { "bench", tool_bench,
    "Usage: " RUMMY_TOOL " bench [OPTION...]\n"
    "Measures how fast the engine and the bots are, and prints a sum over decisions of each level, which changes\n"
    "when its play does.\n\n"
    "  --seconds N        time for each figure (1)\n"
    "  --any-rules        instead how long answers take under random rules\n"
    "  --rounds N         kinds of them (200)\n" },
};

#define N_COMMANDS (sizeof commands / sizeof *commands)

static const char usage[] =
  "Usage: " RUMMY_TOOL " [COMMAND [ARGUMENT...]]\n"
  "Rummy 500 without a window: the rules and the bots.\n\n"
  "  protocol  answer requests of another program; without a command too\n"
  "  play      games between bots\n"
  "  arena     how strong levels are\n"
  "  soak      rounds at random, looked through for errors\n"
  "  perft     count move sequences\n"
  "  check     play a record in text form\n"
  "  deal      show a deal\n"
  "  bench     measure speed\n\n"
  RUMMY_TOOL " COMMAND --help tells more.\n";

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
