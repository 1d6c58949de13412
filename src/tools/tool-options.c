/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/tool.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  ToolOption option;
} names[] = {
  { "--preset", TOOL_PRESET }, { "--rules", TOOL_RULES },   { "--seats", TOOL_SEATS },
  { "--seed", TOOL_SEED },     { "--games", TOOL_GAMES },   { "--rounds", TOOL_ROUNDS },
  { "--levels", TOOL_LEVELS }, { "--seconds", TOOL_SECONDS }, { "--any-rules", TOOL_ANY_RULES },
  { "--deals", TOOL_DEALS },   { "--threads", TOOL_THREADS }, { "--budget", TOOL_BUDGET },
  { "--state", TOOL_STATE },   { "--csv", TOOL_CSV },       { "--first", TOOL_FIRST },
};

/* Longer texts are truncated. */
#define USAGE_TEXT 8192

#define N_NAMES (sizeof names / sizeof *names)

int
tool_usage_error (const char *command, const char *format, ...)
{
  char message[USAGE_TEXT];
  va_list args;

  fprintf (stderr, RUMMY_TOOL " %s: ", command);
  va_start (args, format);
  vsnprintf (message, sizeof message, format, args);
  va_end (args);
  tool_print_text (stderr, message);
  fprintf (stderr, "\n" RUMMY_TOOL " %s --help tells you more.\n", command);

  return TOOL_USAGE;
}

static bool
read_count (const char *text, unsigned least, unsigned most, unsigned *count)
{
  char *end;
  unsigned long value;

  errno = 0;
  value = strtoul (text, &end, 10);
  if (*text < '0' || *text > '9' || *end != '\0' || errno || value < least || value > most)
    return false;
  *count = (unsigned) value;

  return true;
}

static bool
read_players (ToolOptions *options, const char *text)
{
  options->n_players = 0;
  for (;;) {
    size_t length = strcspn (text, ",");

    if (options->n_players == TOOL_LEVELS_MAX ||
        !rummy_player_from_text (text, length, &options->player[options->n_players++]))
      return false;
    if (text[length] == '\0')
      return true;
    text += length + 1;
  }
}

static int
read_value (ToolOptions *options, ToolOption option, const char *value, const char **rules, unsigned *seats)
{
  const char *command = options->command;

  switch (option) {
  case TOOL_PRESET:
    options->preset = value;
    break;
  case TOOL_RULES:
    *rules = value;
    break;
  case TOOL_SEATS:
    options->all_seats = strcmp (value, "all") == 0 && strcmp (command, "soak") == 0;
    if (!options->all_seats && !read_count (value, RUMMY_SEATS_MIN, RUMMY_SEATS_MAX, seats))
      return tool_usage_error (command, "not a number of seats from %d to %d: %s", RUMMY_SEATS_MIN, RUMMY_SEATS_MAX,
                               value);
    break;
  case TOOL_SEED:
    if (!rummy_seed_from_text (value, &options->seed))
      return tool_usage_error (command, "not a deal code (such as 0123-4567-89ABC): %s", value);
    break;
  case TOOL_GAMES:
    if (!read_count (value, strcmp (command, "arena") == 0 ? 0 : 1, 1000000, &options->games))
      return tool_usage_error (command, "not a number of games: %s", value);
    break;
  case TOOL_ROUNDS:
    if (!read_count (value, 1, UINT_MAX, &options->rounds))
      return tool_usage_error (command, "not a number of rounds: %s", value);
    break;
  case TOOL_SECONDS:
    if (!read_count (value, 1, 3600, &options->seconds))
      return tool_usage_error (command, "not a number of seconds: %s", value);
    break;
  case TOOL_DEALS:
    if (!read_count (value, 0, 1000000, &options->deals))
      return tool_usage_error (command, "not a number of deals: %s", value);
    break;
  case TOOL_THREADS:
    if (!read_count (value, 1, 1024, &options->threads))
      return tool_usage_error (command, "not a number of threads: %s", value);
    break;
  case TOOL_BUDGET:
    if (!read_count (value, 1, 1000000000, &options->budget))
      return tool_usage_error (command, "not a budget: %s", value);
    break;
  case TOOL_STATE:
    options->state = value;
    break;
  case TOOL_LEVELS:
    if (!read_players (options, value))
      return tool_usage_error (command, "not a list of levels: %s", value);
    break;
  case TOOL_CSV:
    options->csv = true;
    break;
  case TOOL_FIRST:
    options->only_first = true;
    break;
  case TOOL_ANY_RULES:
  default:
    options->any_rules = true;
    break;
  }

  return TOOL_OK;
}

static int
make_rules (ToolOptions *options, const char *rules, unsigned seats)
{
  char error[RUMMY_ERROR_TEXT];
  const RummyPreset *preset = rummy_preset_find (options->preset);

  /* All presets in turn, unchanged. */
  if (strcmp (options->preset, "all") == 0 &&
      (strcmp (options->command, "soak") == 0 || strcmp (options->command, "perft") == 0)) {
    if (seats || *rules)
      return tool_usage_error (options->command, "--preset all takes neither --seats nor --rules");
    return TOOL_OK;
  }
  if (preset == NULL)
    return tool_usage_error (options->command, "no such preset: %s", options->preset);
  rummy_rules_init (&options->rules, options->preset);
  options->seats_min = (unsigned) preset->seats_min;
  options->seats_max = (unsigned) preset->seats_max;

  if (seats) {
    if (seats < options->seats_min || seats > options->seats_max)
      return tool_usage_error (options->command, "%s is for %u to %u players", preset->key, options->seats_min,
                               options->seats_max);
    options->rules.players = (int16_t) seats;
  }
  if (!rummy_rules_read (&options->rules, rules, error) || !rummy_rules_validate (&options->rules, error))
    return tool_usage_error (options->command, "%s", error);

  return TOOL_OK;
}

int
tool_options_read (ToolOptions *options, unsigned allowed, bool wants_file, int argc, char **argv)
{
  const char *rules = "";
  unsigned seats = 0;

  for (int i = 0; i < argc; i++) {
    size_t length = strcspn (argv[i], "="), name = 0;
    const char *value = argv[i][length] ? argv[i] + length + 1 : NULL;
    int result;

    if (argv[i][0] != '-' || argv[i][1] == '\0') {
      if (!wants_file || options->file)
        return tool_usage_error (options->command, "not understood: %s", argv[i]);
      options->file = argv[i];
      continue;
    }

    while (name < N_NAMES && (!(names[name].option & allowed) || strlen (names[name].name) != length ||
                              strncmp (names[name].name, argv[i], length) != 0))
      name++;
    if (name == N_NAMES)
      return tool_usage_error (options->command, "no such option: %s", argv[i]);
    if (names[name].option & (TOOL_ANY_RULES | TOOL_CSV | TOOL_FIRST)) {
      if (value)
        return tool_usage_error (options->command, "%s takes no value", names[name].name);
    } else if (value == NULL) {
      if (++i == argc)
        return tool_usage_error (options->command, "%s needs a value", names[name].name);
      value = argv[i];
    }

    result = read_value (options, names[name].option, value, &rules, &seats);
    if (result != TOOL_OK)
      return result;
  }

  if (wants_file && options->file == NULL)
    return tool_usage_error (options->command, "an argument is missing");

  return make_rules (options, rules, seats);
}
