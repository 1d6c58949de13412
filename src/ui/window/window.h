/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "ui/sound/sound.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW (rummy_window_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindow, rummy_window, RUMMY, WINDOW, AdwApplicationWindow)

/* The window of a session, with all its commands. It starts the game that it shows. At first it shows no page: go to
 * one, or deal. */
RummyWindow *rummy_window_new (AdwApplication *application, RummySession *session);

/* Shows Home, from which the game goes on; or the table with the game, if there is one. */
void rummy_window_go_home (RummyWindow *self);
void rummy_window_go_to_table (RummyWindow *self);

/* Starts a game against the computer; a toast offers the former one. */
void rummy_window_new_game (RummyWindow *self, guint64 seed);
void rummy_window_new_deal (RummyWindow *self, guint64 seed, guint number); /* of a deal code */

/* Shows what is in the first of these files and asks what to do with it, or says why it cannot be opened. House
 * rules are imported for the current profile. */
void rummy_window_open_files (RummyWindow *self, GFile **files, guint n_files);

/* Its sounds, which may outlive the window. */
RummySound *rummy_window_get_sound (RummyWindow *self);

/* Asks who plays, with several players, if the settings want it and there is nothing else to tell. Until then the
 * last player stays. */
void rummy_window_ask_player (RummyWindow *self);

/* Tells about a saved game that could not be read, with the error of rummy_session_resume (); begins: a new game, if
 * none goes on. */
void rummy_window_tell_unread (RummyWindow *self, const GError *error, gboolean begins);

/* Tells, once, that the program crashed the last time, and offers the report. */
void rummy_window_tell_crash (RummyWindow *self);

/* For tests: one of its parts, by type, or NULL. */
gpointer rummy_window_get_part (RummyWindow *self, GType type);

G_END_DECLS
