/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/manner.h"
#include "engine/match.h"

/* Helpers for matches between bots. */

/* Returns the seat to ask for a move.  In order of play, a seat that may meld out of turn comes before the
 * seat to move. */
unsigned rummy_bots_next (const RummyMatch *match);

/* Returns @answer if it is legal.  Otherwise prints a warning that begins with @who and returns another legal move,
 * so that a run never stops at an illegal answer. */
RummyMove rummy_bots_legal (const RummyMatch *match, unsigned seat, const RummyMove *answer, const char *who);
