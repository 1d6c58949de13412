/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/manner.h"
#include "engine/match.h"

/* Bots at every seat of a match. */

/* The seat to ask: one that can meld out of turn where the rules let it, in the order of play from the seat to
 * move on, before that one. */
unsigned rummy_bots_next (const RummyMatch *match);

/* What a bot answered, or, where that is refused, a legal move of the seat instead, which is told on the standard error
 * with the words who: nothing stops at an illegal answer. */
RummyMove rummy_bots_legal (const RummyMatch *match, unsigned seat, const RummyMove *answer, const char *who);
