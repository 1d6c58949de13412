/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "store/autosave.h"
#include "store/history.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SESSION (rummy_session_get_type ())
G_DECLARE_FINAL_TYPE (RummySession, rummy_session, RUMMY, SESSION, GObject)

/* The game that goes on and its autosave: what "nothing is lost" means, without a window.  Each move is written
 * before anything else is played, and the game is held until it has reached the disk, or the disk is too slow.
 *
 * Property "game" (RummyGame *, or NULL when none goes on), notified when it is replaced.
 * Property "trouble" (GError * of RUMMY_AUTOSAVE_ERROR, NULL while all is kept), notified when it comes, changes its
 * code or is over; play goes on meanwhile.
 * Property "patience" (guint): for how many milliseconds the game is held before a slow disk becomes trouble. */

/* directory keeps the autosave and the history, which is told of every round that ends. */
RummySession *rummy_session_new (GFile *directory);

/* From now on the history is told that who plays by the profiles of these settings has played; without them it is the
 * first one. */
void rummy_session_follow (RummySession *self, GSettings *settings);

/* Continues the saved game, stopped; FALSE without error where there is none, or trouble; error names a file that was
 * kept aside because it could not be read, on TRUE too: the game then goes on from the state before.  To be called
 * first in a folder: it also brings the number of the last game back. */
gboolean rummy_session_resume (RummySession *self, GError **error);

/* Leaves the game, which stays saved, with those that wait and those among the saved games, for those of another
 * folder below the directory, "" being the directory itself: to be followed by rummy_session_resume ().  FALSE where
 * it is there already.  The history stays the same.  Before, rummy_session_may_leave () tells whether all that is
 * left is saved, or why it would be lost. */
gboolean rummy_session_may_leave (RummySession *self, GError **error);
gboolean rummy_session_enter (RummySession *self, const char *folder);

/* Whoever has a new name sits by it at the tables of the games that are kept in a folder. */
void rummy_session_rename (RummySession *self, const char *folder, const char *from, const char *to);

RummyGame *rummy_session_get_game (RummySession *self);
RummyHistory *rummy_session_get_history (RummySession *self);
GFile *rummy_session_get_directory (RummySession *self); /* of the program, with the folders of all who play */
const GError *rummy_session_get_trouble (RummySession *self);

/* Each of these replaces the game; rummy_session_undo () brings the one before back, stopped, as long as no person
 * made a move in the new one.  After an end and a new game that is the one that was ended.  A game of a person that
 * is not over is among the saved games as well, until undo brings it back; where it cannot be kept there it goes on,
 * and they return FALSE with words for people.  A new game is dealt and stopped. */
gboolean rummy_session_new_game (RummySession *self, const RummyRules *rules, guint64 seed, const RummySeats *seats,
                                 GError **error);
gboolean rummy_session_new_numbered (RummySession *self, const RummyRules *rules, guint64 seed, guint number,
                                     const RummySeats *seats, GError **error); /* as a deal code has it */
/* From its first deal: same rules, seats and number, new cards. */
gboolean rummy_session_restart (RummySession *self, GError **error);
gboolean rummy_session_end (RummySession *self, GError **error); /* no game goes on */
gboolean rummy_session_can_undo (RummySession *self);
void rummy_session_undo (RummySession *self);
RummyGame *rummy_session_get_former (RummySession *self); /* the game that this brings back, or NULL */

/* Puts a game that is only practice in front of the one that goes on, which waits and is lost by nothing that is done
 * meanwhile.  The practice is saved apart, goes on after a restart, and counts for nothing.  It ends with
 * rummy_session_end (), after which the other is there again, stopped, or with a new game; neither that nor a restart,
 * which deals the same cards again, can be undone.  game has been dealt. */
void rummy_session_practise (RummySession *self, RummyGame *game);
gboolean rummy_session_is_practice (RummySession *self);
RummyGame *rummy_session_get_waiting (RummySession *self); /* meanwhile, the game that went on before, or NULL */

/* Makes practice of the game that counts, which may wait, as its cards become known.  There must be one. */
void rummy_session_spoil (RummySession *self);

/* The unfinished games that go when another one takes their place: the one that counts, or where none goes on the one
 * that undo would bring back, and one that is practice.  practice: only that one goes. */
guint rummy_session_list_replaced (RummySession *self, gboolean practice, RummyGame *games[2]);

/* Goes on with a game that was kept elsewhere, stopped.  Whatever it replaces must be kept before, as this cannot be
 * undone; rummy-opening does all of it. */
void rummy_session_take_up (RummySession *self, RummyGame *game);

/* The folder of unfinished games whose place another took, for rummy-shelf; and the game that goes on is what a file of
 * it was, so that is deleted as soon as this one has reached the disk.  Other files stay. */
GFile *rummy_session_get_saved_games (RummySession *self);
void rummy_session_forget_file (RummySession *self, GFile *file);

G_END_DECLS
