/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"
#include "engine/view.h"

/* The ends of rounds, with these scores by side, as the seat of the view wants them. */

/* Its lead over the mean of the others, in points. */
float rummy_objective_lead (const RummyView *view, const RummyScore *scores);

/* Whether a game for points may soon be over. */
bool rummy_objective_is_game (const RummyView *view);

/* What a game that is won is worth then, in points. */
float rummy_objective_certain (const RummyRules *rules);

/* The same; where a game for points may soon be over, its chance to win the game, as the points that would change it
 * as much where all is open. */
float rummy_objective_worth (const RummyView *view, const RummyScore *scores);
