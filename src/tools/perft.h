/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Counts the sequences of legal moves of a depth from a position, of all seats that may move.  kinds, unless NULL, is
 * added to: how many moves of each kind stand in their tree. */
uint64_t rummy_perft (const RummyRound *round, unsigned depth, uint64_t kinds[RUMMY_N_MOVES]);

/* The first deal of a deal code under a preset; false when there is no such preset or it is not for so many. */
bool rummy_perft_deal (RummyRound *round, RummyRules *rules, const char *preset, unsigned seats, uint64_t seed);
