/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/manner.h"
#include "engine/match.h"

#include <stdio.h>

/* The commands of rummy500-engine and what they share. */

enum {
  TOOL_OK,
  TOOL_FAILED, /* a check failed */
  TOOL_USAGE   /* wrong arguments */
};

typedef enum {
  TOOL_PRESET = 1 << 0,
  TOOL_RULES = 1 << 1,
  TOOL_SEATS = 1 << 2,
  TOOL_SEED = 1 << 3,
  TOOL_GAMES = 1 << 4,
  TOOL_ROUNDS = 1 << 5,
  TOOL_LEVELS = 1 << 6,
  TOOL_ANY_RULES = 1 << 7,
  TOOL_SECONDS = 1 << 8,
  TOOL_DEALS = 1 << 9,
  TOOL_THREADS = 1 << 10,
  TOOL_BUDGET = 1 << 11,
  TOOL_STATE = 1 << 12,
  TOOL_CSV = 1 << 13,
  TOOL_FIRST = 1 << 14
} ToolOption;

#define TOOL_LEVELS_MAX 16

typedef struct {
  const char *command;
  const char *file;   /* the positional argument, or NULL */
  const char *preset;
  RummyRules rules;
  bool all_seats;     /* --seats all; the rules are for the smallest number */
  unsigned seats_min, seats_max; /* of the preset */
  bool any_rules;
  uint64_t seed;
  unsigned games, rounds, seconds, deals;
  unsigned threads; /* 0: one per processor */
  unsigned budget;  /* 0: the level's own */
  const char *state;
  bool csv, only_first;
  RummyPlayer player[TOOL_LEVELS_MAX];
  unsigned n_players;
} ToolOptions;

/* Opens a file named by the user for reading or, if @writes, for reading and writing, creating it.  Only regular
 * files are opened, so it never blocks.  Returns NULL with @reason on failure. */
FILE *tool_open (const char *name, bool writes, const char **reason);

/* Prints untrusted text.  Control characters, including line breaks, are printed as \xNN. */
void tool_print_text (FILE *file, const char *text);

/* Prints "rummy500-engine COMMAND: ..." to stderr; returns TOOL_USAGE. */
int tool_usage_error (const char *command, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Reads the arguments of a command.  @options must hold the defaults; @allowed is the mask of options the command
 * accepts.  Returns TOOL_OK, or TOOL_USAGE after printing an error. */
int tool_options_read (ToolOptions *options, unsigned allowed, bool wants_file, int argc, char **argv);

int tool_arena (int argc, char **argv);
int tool_play (int argc, char **argv);
int tool_soak (int argc, char **argv);
int tool_perft (int argc, char **argv);
int tool_check (int argc, char **argv);
int tool_deal (int argc, char **argv);
int tool_bench (int argc, char **argv);
void tool_bench_solve (void);
void tool_bench_levels (void);
void tool_bench_pace (void);
void tool_bench_answers (unsigned n_rules);
int tool_protocol (int argc, char **argv);
