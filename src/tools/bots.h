/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"

/* Returns @answer if it is legal.  Otherwise prints a warning that begins with @who and returns another legal move,
 * so that a run never stops at an illegal answer. */
RummyMove rummy_bots_legal (const RummyMatch *match, unsigned seat, const RummyMove *answer, const char *who);
