/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REPLAY (rummy_replay_get_type ())
G_DECLARE_FINAL_TYPE (RummyReplay, rummy_replay, RUMMY, REPLAY, GObject)

/* Steps through the rounds of a game, move by move, on a separate RummyGame.
 * Properties (notified after the shown game has changed): "round" (uint, from 1), "position" (uint, number of moves
 * made in the round; 0 is right after the deal). */

/* Starts at the end of the last round dealt.  There must be one. */
RummyReplay *rummy_replay_new (RummyGame *game);

/* Returns the shown game: always the same object, never started.  One step forward plays the move, with its events;
 * anything else resets the game. */
RummyGame *rummy_replay_get_game (RummyReplay *self);

guint rummy_replay_count_rounds (RummyReplay *self);
guint rummy_replay_get_round (RummyReplay *self);
void rummy_replay_set_round (RummyReplay *self, guint round); /* goes to its deal */

guint rummy_replay_get_length (RummyReplay *self); /* number of moves in the round */
guint rummy_replay_get_position (RummyReplay *self);
void rummy_replay_seek (RummyReplay *self, guint position); /* limited to the end of the round */

/* Returns whether the round is over, so that nothing in it is secret. */
gboolean rummy_replay_is_finished (RummyReplay *self);

/* Returns a new, stopped game that continues from here with a person at @seat; if that was a computer's, it takes
 * the place of a person who was alone.  The round must be finished, because continuing it would reveal hidden cards.
 * Later rounds are dealt from @seed, because the original game may not have dealt them yet. */
RummyGame *rummy_replay_play_on (RummyReplay *self, guint seat, guint64 seed);

/* Returns the events of the last move or the deal. */
const RummyEvents *rummy_replay_get_events (RummyReplay *self);

/* Returns the arrival numbers of the cards (see arrivals.h) by card code.  The array stays at its address and is
 * updated before the shown game emits signals. */
const guint16 *rummy_replay_get_arrivals (RummyReplay *self);

G_END_DECLS
