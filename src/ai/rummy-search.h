/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-level.h"

/* The move that does best when the round is played on from it in deals that fit what the seat has seen.  usual is what
 * the seat would do without that; another move must be better by two standard errors, or by less
 * where these are small. */
RummyMove rummy_search_choose (const RummyView *view, const RummyLevelData *level, const RummyMove *usual,
                               RummyRng *rng, const RummyLimits *limits);
