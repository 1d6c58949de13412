/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-meld.h"

/* Quick play of games that end with a knock: takes the upcard for a meld, knocks as soon as it may, keeps the least
 * deadwood and, among equals, cards that go with others. */

bool rummy_quick_knock_knows (const RummyRules *rules);

/* Plays one move of the seat to move; false where it is left to others what to do. */
bool rummy_quick_knock_step (RummyRound *round);
