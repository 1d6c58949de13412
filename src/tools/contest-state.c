/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/contest-state.h"
#include "tools/tool.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_TEXT 4096
#define LEAD_MOST 100000000
#define ROUNDS_MOST 100000

bool
rummy_contest_fail (char error[RUMMY_CONTEST_ERROR], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, RUMMY_CONTEST_ERROR, format, args);
  va_end (args);

  return false;
}

static void
write_head (const RummyContest *contest, char text[LINE_MAX_TEXT])
{
  char rules[RUMMY_RULES_TEXT], code[RUMMY_SEED_TEXT];
  int n;

  rummy_rules_write (&contest->rules, rules, sizeof rules);
  rummy_seed_to_text (contest->seed, code);
  n = snprintf (text, LINE_MAX_TEXT, "arena 1 code %s budget %u %s levels", code, contest->budget,
                contest->only_first ? "first" : "all");
  for (unsigned i = 0; i < contest->n_players; i++) {
    char player[RUMMY_PLAYER_TEXT];

    rummy_player_to_text (contest->player[i], player);
    n += snprintf (text + n, (size_t) (LINE_MAX_TEXT - n), " %s", player);
  }
  snprintf (text + n, (size_t) (LINE_MAX_TEXT - n), " rules %s", rules);
}

/* Reads a number and advances @text past it. */
static bool
read_number (const char **text, long least, long most, long *number)
{
  char *end;

  if (**text != ' ')
    return false;
  errno = 0;
  *number = strtol (*text + 1, &end, 10);
  if (end == *text + 1 || (*text)[1] == ' ' || (*text)[1] == '+' || errno || *number < least || *number > most)
    return false;
  *text = end;

  return true;
}

static bool
read_unit (RummyContest *contest, const char *text)
{
  RummyContestKind kind = *text == 'd' ? RUMMY_CONTEST_DEAL : RUMMY_CONTEST_GAME;
  long pair, number, lead, rounds, won, turns = (long) rummy_contest_turns (contest);
  RummyContestUnit *unit;

  if (*text != 'd' && *text != 'g')
    return false;
  text++;
  if (!read_number (&text, 0, (long) contest->n_pairs - 1, &pair) ||
      !read_number (&text, 0, RUMMY_CONTEST_UNITS_MAX - 1, &number) ||
      !read_number (&text, -LEAD_MOST, LEAD_MOST, &lead) || !read_number (&text, 1, ROUNDS_MOST, &rounds) ||
      !read_number (&text, 0, kind == RUMMY_CONTEST_GAME ? turns : 0, &won) || *text != '\0' ||
      (kind == RUMMY_CONTEST_DEAL && rounds != turns))
    return false;
  if ((unsigned) number >= contest->n_units[kind])
    return true;
  unit = &contest->pair[pair].unit[kind][number];
  if (unit->rounds)
    return false;
  *unit = (RummyContestUnit) { (int32_t) lead, (uint32_t) rounds, (uint32_t) won };

  return true;
}

/* A last line without a newline was cut off by an interruption; its deal is played again. */
static bool
read_lines (RummyContest *contest, FILE *file, long *end, char error[RUMMY_CONTEST_ERROR])
{
  char line[LINE_MAX_TEXT], head[LINE_MAX_TEXT];

  write_head (contest, head);
  for (unsigned n = 1; fgets (line, sizeof line, file); n++) {
    size_t length = strlen (line);

    if (length == 0 || line[length - 1] != '\n')
      return feof (file) || rummy_contest_fail (error, "%s:%u: the line is too long", contest->state, n);
    line[length - 1] = '\0';
    if (n == 1 && strcmp (line, head) != 0)
      return rummy_contest_fail (error, "%s is not the file of this run", contest->state);
    if (n > 1 && !read_unit (contest, line))
      return rummy_contest_fail (error, "%s:%u: not a result of this run", contest->state, n);
    *end = ftell (file);
  }

  return !ferror (file) || rummy_contest_fail (error, "%s: %s", contest->state, strerror (errno));
}

FILE *
rummy_contest_state_open (RummyContest *contest, char error[RUMMY_CONTEST_ERROR])
{
  const char *reason;
  FILE *file = tool_open (contest->state, true, &reason);
  char head[LINE_MAX_TEXT];
  long end = 0;

  if (file == NULL) {
    rummy_contest_fail (error, "%s: %s", contest->state, reason);
    return NULL;
  }
  if (!read_lines (contest, file, &end, error) || fseek (file, end, SEEK_SET) != 0) {
    fclose (file);
    return NULL;
  }
  if (end == 0) {
    write_head (contest, head);
    fprintf (file, "%s\n", head);
  }

  return file;
}

void
rummy_contest_state_add (FILE *file, RummyContestKind kind, unsigned pair, unsigned number,
                         const RummyContestUnit *unit)
{
  fprintf (file, "%c %u %u %d %u %u\n", kind == RUMMY_CONTEST_DEAL ? 'd' : 'g', pair, number, unit->lead, unit->rounds,
           unit->won);
  fflush (file);
}
