/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "ui/sound/sound.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW (rummy_window_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindow, rummy_window, RUMMY, WINDOW, AdwApplicationWindow)

/* The window of a session: table, scores, what to do now, and every command.  It starts the game that it shows. */
RummyWindow *rummy_window_new (AdwApplication *application, RummySession *session);

/* Begins a game against the computer; the one before can be brought back for as long as the toast says. */
void rummy_window_new_game (RummyWindow *self, guint64 seed);
void rummy_window_new_deal (RummyWindow *self, guint64 seed, guint number); /* as a deal code has them */

/* Shows what is in a file and asks what shall become of it; what cannot be opened is told.  Of several that is the
 * first, and the dialog says so.  House rules come in among those of who plays. */
void rummy_window_open_files (RummyWindow *self, GFile **files, guint n_files);

/* What its game sounds like; it may be kept for longer than the window. */
RummySound *rummy_window_get_sound (RummyWindow *self);

/* Lets people choose who plays, where there are several, the settings want it and nothing else is told.  Whoever played
 * last plays on until then. */
void rummy_window_ask_player (RummyWindow *self);

/* Tells what became of a saved game of which the last state could not be read, as rummy_session_resume () has it in
 * error; begins: a new game, where none goes on. */
void rummy_window_tell_unread (RummyWindow *self, const GError *error, gboolean begins);

/* Tells, once, that the program crashed before it was started this time, and offers the report. */
void rummy_window_tell_crash (RummyWindow *self);

/* One of the objects that it is made of, by its type, or NULL: for tests. */
gpointer rummy_window_get_part (RummyWindow *self, GType type);

G_END_DECLS
