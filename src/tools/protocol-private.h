/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record.h"
#include "tools/protocol.h"

/* A text that grows. */
typedef struct {
  char *text;
  size_t length, size;
  bool failed; /* memory ran out; what follows is dropped */
} RummyText;

void rummy_text_clear (RummyText *self);
void rummy_text_add (RummyText *self, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Lines of an answer.  round may be that of a view. */
void rummy_show_param (RummyText *text, const RummyParam *param, const RummyRules *rules);
void rummy_show_event (RummyText *text, const RummyEvent *event);
void rummy_show_round (RummyText *text, const RummyRound *round);
void rummy_show_score (RummyText *text, const RummyMatch *match);

struct RummyProtocol {
  const char *version;
  RummyRecord record; /* the moves that were taken back stand behind its last one */
  size_t n_undone;
  RummyMatch match;
  RummyText answer;
  RummyText load; /* lines of a record so far */
  bool loading, load_failed, done;
};

/* Makes the answer the reason of a refusal; false. */
bool rummy_protocol_refuse (RummyProtocol *self, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* A new game: no moves yet. */
void rummy_protocol_begin (RummyProtocol *self);

/* Runs a request: plain text without outer blanks. */
void rummy_protocol_run (RummyProtocol *self, const char *text);
