/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/protocol-private.h"

#include <stdlib.h>
#include <string.h>

/* Copies a line without comment and surrounding blanks.  Returns NULL, or why the line is invalid; then @text is
 * empty. */
static const char *
read_line (const char *line, size_t length, char text[RUMMY_PROTOCOL_LINE_MAX + 1])
{
  size_t n = 0;

  text[0] = '\0';
  if (length > RUMMY_PROTOCOL_LINE_MAX)
    return "the line is too long";
  for (size_t i = 0; i < length && line[i] != '#'; i++) {
    char c = line[i] == '\t' || line[i] == '\r' ? ' ' : line[i];

    if (c < ' ' || c > '~') {
      text[0] = '\0';
      return "not plain text";
    }
    if (c != ' ' || n > 0)
      text[n++] = c;
  }
  while (n > 0 && text[n - 1] == ' ')
    n--;
  text[n] = '\0';

  return NULL;
}

static void
finish_load (RummyProtocol *self)
{
  RummyRecord record = { .moves = NULL };
  char error[RUMMY_ERROR_TEXT], text[RUMMY_MOVE_TEXT];
  RummyRefusal refusal;
  RummyMatch match;
  unsigned line;
  size_t n;

  if (self->load.failed) {
    rummy_protocol_refuse (self, "out of memory");
    return;
  }
  if (!rummy_record_from_text (&record, self->load.text ? self->load.text : "", &line, error)) {
    rummy_protocol_refuse (self, "line %u: %s", line, error);
    return;
  }
  n = rummy_record_play (&record, record.n_moves, &match, &refusal);
  if (n < record.n_moves) {
    rummy_move_to_text (&record.moves[n], text);
    rummy_record_clear (&record);
    rummy_protocol_refuse (self, "line %u: %s: %s", rummy_record_line_of_move (self->load.text, n),
                           rummy_refusal_key (refusal), text);
    return;
  }

  rummy_record_clear (&self->record);
  self->record = record;
  self->n_undone = 0;
  rummy_match_copy (&self->match, &match);
}

/* Adds a line of a record.  Returns whether it was the last; then the answer is set.  After an invalid line, the
 * rest is skipped and its reason becomes the answer. */
static bool
load_line (RummyProtocol *self, const char *text, const char *wrong)
{
  if (strcmp (text, ".") == 0) {
    self->loading = false;
    if (!self->load_failed)
      finish_load (self);
    return true;
  }
  if (self->load_failed)
    return false;
  if (wrong == NULL && self->load.length + strlen (text) >= RUMMY_PROTOCOL_LOAD_MAX)
    wrong = "the record is too long";
  if (wrong) {
    rummy_protocol_refuse (self, "%s", wrong);
    self->load_failed = true;
  }
  rummy_text_add (&self->load, "%s\n", text);

  return false;
}

const char *
rummy_protocol_answer (RummyProtocol *self, const char *line, size_t length)
{
  RummyText *answer = &self->answer;
  char text[RUMMY_PROTOCOL_LINE_MAX + 1];
  const char *wrong = read_line (line, length, text);

  if (!self->loading || !self->load_failed) {
    rummy_text_clear (answer);
    rummy_text_add (answer, "= ");
  }

  if (self->loading) {
    if (!load_line (self, text, wrong))
      return NULL;
  } else if (wrong) {
    rummy_protocol_refuse (self, "%s", wrong);
  } else {
    if (*text == '\0')
      return NULL;
    rummy_protocol_run (self, text);
    if (self->loading)
      return NULL;
  }

  if (answer->failed)
    return "? out of memory\n\n";
  if (strcmp (answer->text, "= ") == 0)
    answer->text[1] = '\n';
  rummy_text_add (answer, "\n");

  return answer->failed ? "? out of memory\n\n" : answer->text;
}

bool
rummy_protocol_is_done (const RummyProtocol *self)
{
  return self->done;
}

RummyProtocol *
rummy_protocol_new (const char *version)
{
  RummyProtocol *self = calloc (1, sizeof *self);
  RummyRules rules;

  if (self == NULL)
    return NULL;
  self->version = version;
  rummy_rules_init (&rules, "500-rum");
  rummy_record_init (&self->record, &rules, 0, 1);
  rummy_protocol_begin (self);

  return self;
}

void
rummy_protocol_free (RummyProtocol *self)
{
  if (self == NULL)
    return;
  rummy_record_clear (&self->record);
  free (self->answer.text);
  free (self->load.text);
  free (self);
}
