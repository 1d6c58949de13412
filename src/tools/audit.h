/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Checks the invariants of a position without using the engine's arithmetic: every card is in one place, every meld
 * is valid, counts add up, nothing is left over from an earlier turn. */

/* Returns false with a description in @error if anything is wrong. */
bool rummy_audit_round (const RummyRound *round, char error[RUMMY_ERROR_TEXT]);
