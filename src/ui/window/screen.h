/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "game/viewer.h"
#include "ui/play/replay-page.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SCREEN (rummy_screen_get_type ())
G_DECLARE_FINAL_TYPE (RummyScreen, rummy_screen, RUMMY, SCREEN, GObject)

/* What a window shows: Home, or the game of its session, who looks at it, and a replay in place of the game.  All parts
 * of the window read it, so that they need not know each other.
 *
 * Signals, in the order in which they come with another game:
 *   "leaving" (): the game goes, and all that belongs to it;
 *   "entered" (): another game is here, or none;
 *   "viewed" (): it is to be shown anew, because the game or who looks at it is another one;
 *   "changed" (): anything is different;
 *   "shown" (): somebody sees it for the first time. */

/* Owned by the window. */
RummyScreen *rummy_screen_new (GtkWidget *window, RummySession *session);

/* Follows the session to its games from now on. */
void rummy_screen_start (RummyScreen *self);

/* Shows Home; the game stays as it is, stopped. */
void rummy_screen_go_home (RummyScreen *self);

/* Shows the game of the session, if there is one, and goes on with it. */
void rummy_screen_go_to_table (RummyScreen *self);

GtkWidget *rummy_screen_get_window (RummyScreen *self);
GActionMap *rummy_screen_get_actions (RummyScreen *self); /* "win.…" */
RummySession *rummy_screen_get_session (RummyScreen *self);
GSettings *rummy_screen_get_settings (RummyScreen *self);
RummyGame *rummy_screen_get_game (RummyScreen *self); /* or NULL, at Home */
const RummyMatch *rummy_screen_get_match (RummyScreen *self); /* of the game, or NULL */
const RummyViewer *rummy_screen_get_viewer (RummyScreen *self);
guint rummy_screen_get_person (RummyScreen *self); /* whose hand is visible, or RUMMY_SEAT_NONE */

/* Connects to a signal of whichever game is shown.  The object is called before table and status, and is not kept. */
void rummy_screen_connect (RummyScreen *self, const char *signal, GCallback callback, gpointer object,
                           GConnectFlags flags);

/* Updates who looks, and emits "changed". */
void rummy_screen_update (RummyScreen *self);

/* Shows the hand of the player to whom the screen was passed. */
void rummy_screen_accept (RummyScreen *self);

/* The replay page, or NULL. */
void rummy_screen_set_replay (RummyScreen *self, RummyReplayPage *replay);
RummyReplayPage *rummy_screen_get_replay (RummyScreen *self);

/* The game that is seen, that of a replay too, and whose hand may be seen in it: a finished round hides nothing. */
RummyGame *rummy_screen_get_shown (RummyScreen *self);
guint rummy_screen_get_shown_person (RummyScreen *self);

/* Whether the screen has to be passed to another player first, so that no hand is seen. */
gboolean rummy_screen_is_passing (RummyScreen *self);

/* Returns why nothing can be done with the game, a sentence: Home is shown, a replay is open, or the screen is passed;
 * else NULL.  also_replay: it can be done in a replay, too. */
const char *rummy_screen_why_not (RummyScreen *self, gboolean also_replay);

/* Whether only computers play. */
gboolean rummy_screen_is_watching (RummyScreen *self);

/* Whether that is a game in front of the one that counts, to be watched. */
gboolean rummy_screen_is_exhibition (RummyScreen *self);

/* Whether the game is the guided round. */
gboolean rummy_screen_has_tutorial (RummyScreen *self);

/* Whether the round is over, and whether no other one follows it. */
gboolean rummy_screen_is_over (RummyScreen *self);
gboolean rummy_screen_is_end (RummyScreen *self);

/* Returns the action that goes on after the last round, and the label of its button. */
const char *rummy_screen_way_on (RummyScreen *self, const char **label);

/* Returns the dialog on top, or NULL. */
AdwDialog *rummy_screen_get_dialog (RummyScreen *self);

/* Presents a dialog that closes when another game comes. */
void rummy_screen_present (RummyScreen *self, AdwDialog *dialog);

/* Makes the game at the table the one that New Game deals, unless another one was chosen or edited since. */
void rummy_screen_follow_game (RummyScreen *self);

G_END_DECLS
