/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REPLAY (rummy_replay_get_type ())
G_DECLARE_FINAL_TYPE (RummyReplay, rummy_replay, RUMMY, REPLAY, GObject)

/* A round that is gone through again, move by move, on a game of its own; the game that it is of stays as it is.
 *
 * Properties (notified after the game that is shown has changed): "round" (uint, from 1), "position" (uint, how many
 * moves of the round have been made; 0: it has just been dealt). */

/* At the end, so far, of the round that was dealt last; there must be one. */
RummyReplay *rummy_replay_new (RummyGame *game);

/* What is shown: the same object as long as the replay, never started.  One move forward it is played, so that its
 * events come; any other way it is reset. */
RummyGame *rummy_replay_get_game (RummyReplay *self);

guint rummy_replay_count_rounds (RummyReplay *self);
guint rummy_replay_get_round (RummyReplay *self);
void rummy_replay_set_round (RummyReplay *self, guint round); /* at its deal */

guint rummy_replay_get_length (RummyReplay *self); /* moves of the round */
guint rummy_replay_get_position (RummyReplay *self);
void rummy_replay_seek (RummyReplay *self, guint position); /* or the end, where that is before */

/* Whether the round was played to its end, so that there is nothing in it that must not be seen. */
gboolean rummy_replay_is_finished (RummyReplay *self);

/* A game that goes on from here, stopped, with a person at the seat; a person who was alone elsewhere leaves that place
 * to the computer that sat here.  Only of a round that is finished: else it would tell what is hidden in it.
 * What is dealt after it comes from the seed, for the game that it is of may not have dealt it yet. */
RummyGame *rummy_replay_play_on (RummyReplay *self, guint seat, guint64 seed);

/* What the last move did, or the deal. */
const RummyEvents *rummy_replay_get_events (RummyReplay *self);

/* By the code of a card, a number that grows with when it came to the hand that it is in or was in last.  The array
 * stays where it is and follows the position; it is up to date before the game that is shown tells of anything. */
const guint16 *rummy_replay_get_arrivals (RummyReplay *self);

G_END_DECLS
