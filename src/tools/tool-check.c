/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record.h"
#include "tools/tool.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Far above the size of any record. */
#define BYTES_MAX (16u << 20)

/* Returns the contents of a file, or NULL with @reason. */
static char *
read_all (const char *name, const char **reason)
{
  bool is_input = strcmp (name, "-") == 0;
  FILE *file = is_input ? stdin : tool_open (name, false, reason);
  char *text = file ? malloc (BYTES_MAX + 1) : NULL;
  size_t length = text ? fread (text, 1, BYTES_MAX + 1, file) : 0;

  if (file == NULL)
    return NULL;
  *reason = NULL;
  if (text == NULL || ferror (file))
    *reason = strerror (errno);
  else if (length > BYTES_MAX)
    *reason = "it is too long for a record";
  else if (memchr (text, '\0', length) != NULL)
    *reason = "it isn't text";
  else
    text[length] = '\0';
  if (!is_input)
    fclose (file);
  if (*reason) {
    free (text);
    return NULL;
  }

  return text;
}

static void
print_game (const RummyMatch *match)
{
  fputs ("game:", stdout);
  for (unsigned i = 0; i < (unsigned) match->rules.players; i++)
    printf (" %d", match->results[i]);
  if (match->winner == RUMMY_SEAT_NONE)
    puts ("; a shared win");
  else
    printf ("; seat %u won\n", match->winner + 1u);
}

static void
print_round (const RummyMatch *match)
{
  unsigned winner = rummy_match_round_winner (match);

  printf ("round %u:", match->rounds);
  for (unsigned i = 0; i < (unsigned) match->rules.players && !match->was_void; i++)
    printf (" %+d", rummy_round_score (&match->round, i));
  fputs (match->was_void ? " void, total" : ", total", stdout);
  for (unsigned i = 0; i < (unsigned) match->rules.players; i++)
    printf (" %d", match->totals[i]);
  if (match->round.out != RUMMY_SEAT_NONE)
    printf ("; seat %u went out", match->round.out + 1u);
  if (winner != RUMMY_SEAT_NONE)
    printf ("; seat %u won", winner + 1);
  putchar ('\n');
}

/* Plays the record and prints its rounds; returns the number of legal moves. */
static size_t
play (const RummyRecord *record, RummyMatch *match, RummyRefusal *refusal)
{
  rummy_record_start (record, match);
  for (size_t i = 0; i < record->n_moves; i++) {
    *refusal = rummy_match_apply (match, &record->moves[i], NULL);
    if (*refusal != RUMMY_OK)
      return i;
    if (match->round.phase == RUMMY_PHASE_OVER)
      print_round (match);
    if (match->over)
      print_game (match);
  }

  return record->n_moves;
}

int
tool_check (int argc, char **argv)
{
  ToolOptions options = { .command = "check", .preset = "500-rum" };
  RummyRecord record = { .moves = NULL };
  char error[RUMMY_ERROR_TEXT], move[RUMMY_MOVE_TEXT];
  RummyRefusal refusal = RUMMY_OK;
  RummyMatch match;
  unsigned line;
  size_t n;
  const char *reason;
  char *text;
  int result = tool_options_read (&options, 0, true, argc, argv);

  if (result != TOOL_OK)
    return result;

  text = read_all (options.file, &reason);
  if (text == NULL)
    return tool_usage_error ("check", "%s: %s", options.file, reason);

  result = TOOL_FAILED;
  if (!rummy_record_from_text (&record, text, &line, error)) {
    tool_print_text (stdout, options.file);
    printf (":%u: ", line);
    tool_print_text (stdout, error);
    putchar ('\n');
  } else if ((n = play (&record, &match, &refusal)) < record.n_moves) {
    rummy_move_to_text (&record.moves[n], move);
    tool_print_text (stdout, options.file);
    printf (":%u: %s: %s\n", rummy_record_line_of_move (text, n), rummy_refusal_key (refusal), move);
  } else {
    printf ("%zu moves, all legal; %s\n", record.n_moves,
            match.over                              ? "the game is over"
            : match.round.phase == RUMMY_PHASE_OVER ? "the next round can be dealt"
                                                    : "the round goes on");
    result = TOOL_OK;
  }
  rummy_record_clear (&record);
  free (text);

  return result;
}
