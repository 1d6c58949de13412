/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-record.h"

#include "rummy-rng.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The longest line of the notation: a run of thirteen cards of the second pack is far below it. */
#define LINE_MAX_BYTES 1024

static const char *const verbs[] = {
  [RUMMY_MOVE_DEAL] = "deal", [RUMMY_MOVE_DRAW] = "draw",       [RUMMY_MOVE_TAKE] = "take", [RUMMY_MOVE_MELD] = "meld",
  [RUMMY_MOVE_LAY] = "lay",   [RUMMY_MOVE_DISCARD] = "discard", [RUMMY_MOVE_PASS] = "pass",
};

#define N_VERBS (sizeof verbs / sizeof *verbs)

void
rummy_record_init (RummyRecord *record, const RummyRules *rules, uint64_t seed, unsigned game)
{
  *record = (RummyRecord) { .rules = *rules, .seed = seed, .game = (uint16_t) game };
}

void
rummy_record_clear (RummyRecord *record)
{
  free (record->moves);
  record->moves = NULL;
  record->n_moves = record->n_allocated = 0;
}

bool
rummy_record_add (RummyRecord *record, const RummyMove *move)
{
  if (record->n_moves >= RUMMY_RECORD_MOVES_MAX)
    return false;

  if (record->n_moves == record->n_allocated) {
    size_t n = record->n_allocated ? 2 * record->n_allocated : 64;
    RummyMove *moves = realloc (record->moves, n * sizeof *moves);

    if (moves == NULL)
      return false;
    record->moves = moves;
    record->n_allocated = n;
  }
  record->moves[record->n_moves++] = *move;

  return true;
}

size_t
rummy_record_play (const RummyRecord *record, size_t n_moves, RummyMatch *match, RummyRefusal *refusal)
{
  RummyRefusal result = RUMMY_OK;
  size_t n = 0;

  rummy_match_init (match, &record->rules, record->seed, record->game);
  while (n < n_moves && n < record->n_moves) {
    result = rummy_match_apply (match, &record->moves[n], NULL);
    if (result != RUMMY_OK)
      break;
    n++;
  }
  if (refusal)
    *refusal = result;

  return n;
}

void
rummy_move_to_text (const RummyMove *move, char text[RUMMY_MOVE_TEXT])
{
  size_t length = 0;
  const char *verb = move->kind < N_VERBS ? verbs[move->kind] : "?";

  if (move->kind == RUMMY_MOVE_DEAL) {
    snprintf (text, RUMMY_MOVE_TEXT, "%s", verb);
    return;
  }

  length = (size_t) snprintf (text, RUMMY_MOVE_TEXT, "%u %s", move->seat + 1u, verb);
  if (move->kind == RUMMY_MOVE_TAKE || move->kind == RUMMY_MOVE_DISCARD) {
    text[length++] = ' ';
    rummy_card_to_text (move->card, text + length);
  } else if (move->kind == RUMMY_MOVE_MELD || move->kind == RUMMY_MOVE_LAY) {
    text[length++] = ' ';
    length += rummy_cards_to_text (move->cards, text + length, RUMMY_MOVE_TEXT - length);
    if (move->kind == RUMMY_MOVE_LAY)
      snprintf (text + length, RUMMY_MOVE_TEXT - length, " on %u", move->meld + 1u);
  }
}

/* Reads a whole number up to a blank or the end. */
static bool
read_number (const char *text, unsigned least, unsigned most, unsigned *number, const char **end)
{
  unsigned value = 0;

  if (*text < '0' || *text > '9')
    return false;
  for (; *text >= '0' && *text <= '9'; text++) {
    value = value * 10 + (unsigned) (*text - '0');
    if (value > most)
      return false;
  }
  if (value < least || (*text != '\0' && *text != ' '))
    return false;
  *number = value;
  *end = text + strspn (text, " ");

  return true;
}

static bool
read_one_card (const char *text, uint8_t *card)
{
  RummyCard read;
  size_t n = rummy_card_from_text (text, &read);

  if (n == 0 || text[n] != '\0')
    return false;
  *card = read;

  return true;
}

static bool
read_lay (const char *text, RummyMove *move)
{
  char cards[RUMMY_MOVE_TEXT];
  const char *on = strstr (text, " on "), *end;
  unsigned meld;

  if (on == NULL || (size_t) (on - text) >= sizeof cards || !read_number (on + 4, 1, RUMMY_MELDS_MAX, &meld, &end) ||
      *end != '\0')
    return false;
  memcpy (cards, text, (size_t) (on - text));
  cards[on - text] = '\0';
  move->meld = (uint8_t) (meld - 1);

  return rummy_cards_from_text (cards, &move->cards) && !rummy_cards_is_empty (move->cards);
}

bool
rummy_move_from_text (const char *text, RummyMove *move)
{
  RummyMove read = { .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  unsigned seat;
  size_t kind, length;
  bool ok;

  if (strcmp (text, verbs[RUMMY_MOVE_DEAL]) == 0) {
    read.kind = RUMMY_MOVE_DEAL;
    *move = read;
    return true;
  }

  if (!read_number (text, 1, RUMMY_SEATS_MAX, &seat, &text))
    return false;
  read.seat = (uint8_t) (seat - 1);

  length = strcspn (text, " ");
  for (kind = RUMMY_MOVE_DRAW; kind < N_VERBS; kind++) {
    if (strlen (verbs[kind]) == length && strncmp (verbs[kind], text, length) == 0)
      break;
  }
  if (kind == N_VERBS)
    return false;
  read.kind = (uint8_t) kind;
  text += length;
  text += strspn (text, " ");

  switch ((RummyMoveKind) kind) {
  case RUMMY_MOVE_TAKE:
  case RUMMY_MOVE_DISCARD:
    ok = read_one_card (text, &read.card);
    break;
  case RUMMY_MOVE_MELD:
    ok = rummy_cards_from_text (text, &read.cards) && !rummy_cards_is_empty (read.cards);
    break;
  case RUMMY_MOVE_LAY:
    ok = read_lay (text, &read);
    break;
  default:
    ok = *text == '\0';
    break;
  }

  if (ok)
    *move = read;

  return ok;
}

char *
rummy_record_to_text (const RummyRecord *record)
{
  char rules[RUMMY_RULES_TEXT], code[RUMMY_SEED_TEXT], line[RUMMY_MOVE_TEXT];
  size_t length, size = RUMMY_RULES_TEXT + 128;
  char *text;

  rummy_rules_write (&record->rules, rules, sizeof rules);
  rummy_seed_to_text (record->seed, code);

  for (size_t i = 0; i < record->n_moves; i++) {
    rummy_move_to_text (&record->moves[i], line);
    size += strlen (line) + 1;
  }

  text = malloc (size);
  if (text == NULL)
    return NULL;

  length = (size_t) snprintf (text, size, "rules %s\ncode %s\ngame %u\n", rules, code, record->game);
  for (size_t i = 0; i < record->n_moves; i++) {
    rummy_move_to_text (&record->moves[i], line);
    length += (size_t) snprintf (text + length, size - length, "%s\n", line);
  }

  return text;
}

static bool
fail (char error[RUMMY_RULES_ERROR], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, RUMMY_RULES_ERROR, format, args);
  va_end (args);

  return false;
}

/* "rules [preset] key=value ..." */
static bool
read_rules (RummyRules *rules, const char *text, char error[RUMMY_RULES_ERROR])
{
  char preset[64];
  size_t length = strcspn (text, " ");

  rummy_rules_init (rules, NULL);
  if (length < sizeof preset && memchr (text, '=', length) == NULL) {
    memcpy (preset, text, length);
    preset[length] = '\0';
    if (!rummy_rules_init (rules, preset))
      return fail (error, "no such preset: %s", preset);
    text += length;
  }

  return rummy_rules_read (rules, text, error) && rummy_rules_validate (rules, error);
}

/* One line without its comment and outer blanks. */
static bool
read_line (RummyRecord *record, const char *line, bool *has_rules, char error[RUMMY_RULES_ERROR])
{
  RummyMove move;
  unsigned game;
  const char *end;

  if (strncmp (line, "rules ", 6) == 0) {
    if (*has_rules || record->n_moves)
      return fail (error, "the rules stand once, before the moves");
    *has_rules = true;
    return read_rules (&record->rules, line + 6, error);
  }
  if (strncmp (line, "code ", 5) == 0)
    return rummy_seed_from_text (line + 5, &record->seed) || fail (error, "not a deal code: %.40s", line + 5);
  if (strncmp (line, "game ", 5) == 0) {
    if (!read_number (line + 5, 1, UINT16_MAX, &game, &end) || *end != '\0')
      return fail (error, "not a number of a game: %.40s", line + 5);
    record->game = (uint16_t) game;
    return true;
  }

  if (!*has_rules)
    return fail (error, "the rules must come first, not: %.60s", line);
  if (!rummy_move_from_text (line, &move))
    return fail (error, "not a move: %.60s", line);

  return rummy_record_add (record, &move) || fail (error, "too many moves");
}

bool
rummy_record_from_text (RummyRecord *record, const char *text, unsigned *line_number, char error[RUMMY_RULES_ERROR])
{
  RummyRecord read = { .game = 1 };
  bool has_rules = false;
  unsigned n_lines = 0;

  error[0] = '\0';
  while (*text) {
    char line[LINE_MAX_BYTES];
    size_t whole = strcspn (text, "\n"), length = strcspn (text, "#\n");
    const char *start = text;

    n_lines++;
    text += whole + (text[whole] == '\n');
    while (length && strchr (" \t\r", start[length - 1]))
      length--;
    while (length && strchr (" \t", *start))
      start++, length--;
    if (length == 0)
      continue;
    if (length >= sizeof line) {
      fail (error, "the line is too long");
      break;
    }
    memcpy (line, start, length);
    line[length] = '\0';
    if (!read_line (&read, line, &has_rules, error))
      break;
  }

  if (error[0] == '\0' && !has_rules)
    fail (error, "no rules");

  if (line_number)
    *line_number = n_lines;
  if (error[0] != '\0') {
    rummy_record_clear (&read);
    return false;
  }

  rummy_record_clear (record);
  *record = read;

  return true;
}
