/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "sample.h"

/* Helpers for tests that play. */

/* The 500 Rum rules with changes. */
RummyRules play_rules (const char *changes);

/* A game with these, of people alone. */
RummyGame *play_game (const char *changes, guint64 seed);

RummyMove play_move (const char *text); /* in the notation of records */

/* Plays n_moves drawn by lot for whoever is to move, dealing between rounds; less when the match is over before. */
void play_by_lot (RummyGame *game, RummyRng *rng, guint n_moves);

/* Runs the main loop until the record has that many moves, or nobody is to move. */
void play_until (RummyGame *game, gsize n_moves);

/* Starts the game and runs the main loop, dealing between rounds, until the match is over. */
void play_to_the_end (RummyGame *game);

guint play_get_turn (RummyGame *game);
gboolean play_is_thinking (RummyGame *game);
gboolean play_can_undo (RummyGame *game);

void play_assert_records_equal (const RummyRecord *a, const RummyRecord *b);
