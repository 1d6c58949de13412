/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Arguments of rummy500-engine, a line each: what is understood can be played, what is not is told. */

#include "fuzz.h"
#include "tools/tool.h"

#define ARGUMENTS_MAX 64

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char *const commands[] = { "arena", "play", "soak", "perft", "check" };
  static FILE *nowhere;
  FILE *told = stderr;
  char *text = fuzz_text (data, size), *argument[ARGUMENTS_MAX], *at = text;
  int n = 0;

  if (nowhere == NULL)
    nowhere = fopen ("/dev/null", "w");
  while (at != NULL && n < ARGUMENTS_MAX)
    argument[n++] = strsep (&at, "\n");

  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    ToolOptions options = { .command = commands[i], .preset = "500-rum" };
    char error[RUMMY_ERROR_TEXT];
    int result;

    stderr = nowhere; /* what is told would be most of the work */
    result = tool_options_read (&options, UINT32_MAX, strcmp (commands[i], "check") == 0, n, argument);
    stderr = told;
    fuzz_check (result == TOOL_OK || result == TOOL_USAGE);
    if (result != TOOL_OK || strcmp (options.preset, "all") == 0)
      continue;
    fuzz_check (rummy_rules_validate (&options.rules, error));
    fuzz_check (options.n_players <= TOOL_LEVELS_MAX);
    fuzz_check (options.rules.players >= (int) options.seats_min && options.rules.players <= (int) options.seats_max);
  }
  free (text);

  return 0;
}
