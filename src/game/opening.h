/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/session.h"
#include "store/saved-games.h"

G_BEGIN_DECLS

/* A game of a file becomes the game that goes on, and nothing is lost by that.  A game that counts takes the place
 * of the one that goes on, which is first put among the saved games of the session; one that is practice comes in
 * front of it, as all practice does.  So does one that only goes back to an earlier moment of the game that goes on:
 * its cards are known. */

/* The game of any file, as rummy_saved_games_load_async () reads it; practice, and is_past, where the history has
 * rounds of it that come later: their cards are known, and each of them counts once.  What comes after those is then
 * dealt from the seed, for the game may be played on from there. */
void rummy_opening_load_async (RummySession *session, GFile *file, guint64 seed, GAsyncReadyCallback callback,
                               gpointer data);
RummyGameFile *rummy_opening_load_finish (RummySession *session, GAsyncResult *result, GFile **file, GError **error);

/* Whether the game would come as practice. */
gboolean rummy_opening_is_practice (RummySession *session, RummyGame *game);

/* Whether it would tell the cards of the game that counts and is not over, which then becomes practice too. */
gboolean rummy_opening_tells_cards (RummySession *session, RummyGame *game);

/* game was read from file, which is no more among the saved games afterwards if it was there and counts; NULL: the
 * file stays. Where what goes on cannot be kept, all is as it was. */
void rummy_opening_open_async (RummySession *session, RummyGame *game, GFile *file, GAsyncReadyCallback callback,
                               gpointer data);

/* n_kept, which may be NULL: how many games were put among the saved games. */
gboolean rummy_opening_open_finish (RummySession *session, GAsyncResult *result, guint *n_kept, GError **error);

G_END_DECLS
