/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-round.h"

/* A second look at a position, in plain arithmetic that shares nothing with the engine: is every card somewhere
 * once, is every meld one, do the counts and the points add up? */

#define RUMMY_AUDIT_TEXT 160

typedef struct {
  int16_t points[RUMMY_CARD_CODES]; /* of each card on the table, as it was laid */
  uint8_t on_table[RUMMY_CARD_CODES];
} RummyAudit;

/* Before the first move of a round. */
void rummy_audit_begin (RummyAudit *audit);

/* After each move of the same round.  False when something is wrong, and what that is in error. */
bool rummy_audit_round (RummyAudit *audit, const RummyRound *round, char error[RUMMY_AUDIT_TEXT]);
