/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* A second look at a position, in plain arithmetic that shares nothing with the engine: is every card somewhere
 * once, is every meld one, do the counts add up, is nothing left over from an earlier turn? */

/* False when something is wrong, and what that is in error. */
bool rummy_audit_round (const RummyRound *round, char error[RUMMY_ERROR_TEXT]);
