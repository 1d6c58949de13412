/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "store/autosave.h"
#include "store/history.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SESSION (rummy_session_get_type ())
G_DECLARE_FINAL_TYPE (RummySession, rummy_session, RUMMY, SESSION, GObject)

/* The current game, its autosave and its history; works without a window.  Each move is written before the next one is
 * played.  The game is held until the move has reached the disk, or the disk is too slow.
 *
 * Property "game" (RummyGame * or NULL), notified when replaced.
 * Property "trouble" (GError * of RUMMY_AUTOSAVE_ERROR, NULL while all is saved), notified when its code changes; play
 * continues.
 * Property "patience" (uint): how long the game is held, in ms, before a slow disk becomes trouble. */

/* @directory contains the autosave and the history. */
RummySession *rummy_session_new (GFile *directory);

/* Attributes games in the history to the profiles in @settings; without this, to the first profile. */
void rummy_session_set_settings (RummySession *self, GSettings *settings);

/* Loads the saved game, stopped.  Returns FALSE without @error if there is none or there is trouble.  @error names a
 * damaged file that was renamed, also with TRUE, when an earlier state was loaded.  Must be called first for each
 * folder, because it also restores the number of the last game. */
gboolean rummy_session_resume (RummySession *self, GError **error);

/* enter () switches to the games of another folder inside the directory ("" is the directory itself) and must be
 * followed by rummy_session_resume ().  All games of the old folder stay saved there, and the history is shared.
 * Returns FALSE if that is the folder already. may_leave () returns whether everything is saved; otherwise @error
 * tells what would be lost. */
gboolean rummy_session_may_leave (RummySession *self, GError **error);
gboolean rummy_session_enter (RummySession *self, const char *folder);

/* Renames a person in all games saved in a folder. */
void rummy_session_rename (RummySession *self, const char *folder, const char *from, const char *to);

RummyGame *rummy_session_get_game (RummySession *self);
RummyHistory *rummy_session_get_history (RummySession *self);
GFile *rummy_session_get_directory (RummySession *self); /* the program's, with the folders of all players */
const GError *rummy_session_get_trouble (RummySession *self);

/* These replace the current game. rummy_session_undo () restores it, stopped, until a person makes a move in the new
 * game; after end () and then a new game, it restores the ended one.  Until then, a person's unfinished game is also
 * among the saved games; if it cannot be saved, it stays current and they return FALSE with a message for the user.
 * New games are dealt and stopped. */
gboolean rummy_session_new_game (RummySession *self, const RummyRules *rules, guint64 seed, const RummySeats *seats,
                                 GError **error);
gboolean rummy_session_new_numbered (RummySession *self, const RummyRules *rules, guint64 seed, guint number,
                                     const RummySeats *seats, GError **error); /* number as in a deal code */
/* Starts over with the same rules, seats and number, but new cards. */
gboolean rummy_session_restart (RummySession *self, GError **error);
gboolean rummy_session_end (RummySession *self, GError **error); /* leaves no current game */
gboolean rummy_session_can_undo (RummySession *self);
void rummy_session_undo (RummySession *self);
RummyGame *rummy_session_get_former (RummySession *self); /* the game that it would restore, or NULL */

/* Puts a practice game in front of the current one, which waits and cannot be lost.  Practice is saved separately,
 * resumed after a restart, and never counted.  It ends with rummy_session_end (), which makes the waiting game
 * current again, stopped, or with a new game.  Neither that nor restart (), which deals the same cards, can be
 * undone.  @game must be dealt. */
void rummy_session_start_practice (RummySession *self, RummyGame *game);
gboolean rummy_session_is_practice (RummySession *self);
RummyGame *rummy_session_get_waiting (RummySession *self); /* the game behind a practice game, or NULL */

/* Makes the game that counts practice, even while it waits, because its cards become known.  There must be one. */
void rummy_session_make_practice (RummySession *self);

/* Lists the unfinished games that a new game would replace: the one that counts, or else the one that undo would
 * restore, and a practice game.  If @practice, only the practice game.  Returns their number. */
guint rummy_session_list_replaced (RummySession *self, gboolean practice, RummyGame *games[2]);

/* Makes a game that was saved elsewhere current, stopped.  Cannot be undone, so what it replaces must be saved
 * first; use opening.h. */
void rummy_session_open_game (RummySession *self, RummyGame *game);

/* When a session is resumed, so many games without a finished round stay unfinished, the newest; all others stay until
 * somebody deletes them.  A file that somebody named, and the game on the table, stay in any case. */
#define RUMMY_SESSION_BEGUN_MOST 3

/* get_saved_games () returns the folder of replaced unfinished games. delete_when_saved () deletes @file, the saved
 * copy of the current game, once that has reached the disk; files elsewhere are not deleted. */
GFile *rummy_session_get_saved_games (RummySession *self);
void rummy_session_delete_when_saved (RummySession *self, GFile *file);

G_END_DECLS
