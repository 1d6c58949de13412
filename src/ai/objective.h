/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"
#include "engine/view.h"

/* The value of a round's end, given the scores of the sides, for the seat of the view. */

/* Returns its lead over the others' mean, in points. */
float rummy_objective_lead (const RummyView *view, const RummyScore *scores);

/* Returns whether a game for points may end soon. */
bool rummy_objective_is_game (const RummyView *view);

/* Returns the value of winning such a game, in points. */
float rummy_objective_certain (const RummyRules *rules);

/* Returns the lead or, if a game for points may end soon, the probability of winning it, scaled to the points that
 * would change it as much in an open game. */
float rummy_objective_worth (const RummyView *view, const RummyScore *scores);
