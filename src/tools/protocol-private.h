/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record.h"
#include "tools/protocol.h"

/* A growing text. */
typedef struct {
  char *text;
  size_t length, size;
  bool failed; /* out of memory; later text is dropped */
} RummyText;

void rummy_text_clear (RummyText *self);
void rummy_text_add (RummyText *self, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Append lines of an answer.  @round may be that of a view. */
void rummy_show_param (RummyText *text, const RummyParam *param, const RummyRules *rules);
void rummy_show_event (RummyText *text, const RummyEvent *event);
void rummy_show_round (RummyText *text, const RummyRound *round);
void rummy_show_score (RummyText *text, const RummyMatch *match);

struct RummyProtocol {
  const char *version;
  RummyRecord record; /* undone moves are kept behind its last one */
  size_t n_undone;
  RummyMatch match;
  RummyText answer;
  RummyText load; /* the lines of a record received so far */
  bool loading, load_failed, done;
};

/* Sets the answer to a refusal with this reason; returns false. */
bool rummy_protocol_refuse (RummyProtocol *self, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Starts a new game without moves. */
void rummy_protocol_begin (RummyProtocol *self);

/* Runs a request, given without leading and trailing blanks. */
void rummy_protocol_run (RummyProtocol *self, const char *text);
