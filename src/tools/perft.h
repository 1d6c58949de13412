/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Counts the sequences of @depth legal moves from a position, by any seat that may move.  Unless NULL, the number of
 * moves of each kind in that tree is added to @kinds. */
uint64_t rummy_perft (const RummyRound *round, unsigned depth, uint64_t kinds[RUMMY_N_MOVES]);

/* Sets up the first deal of a seed under a preset; returns false if there is no such preset or not for that many
 * seats. */
bool rummy_perft_deal (RummyRound *round, RummyRules *rules, const char *preset, unsigned seats, uint64_t seed);
