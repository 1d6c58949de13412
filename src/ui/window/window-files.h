/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/setup/home.h"
#include "ui/window/news.h"
#include "ui/window/window-dialogs.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_FILES (rummy_window_files_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowFiles, rummy_window_files, RUMMY, WINDOW_FILES, GObject)

/* Saves and opens games in files and unfinished games, and imports house rules and players. */
RummyWindowFiles *rummy_window_files_new (RummyScreen *screen, RummyHome *home, RummyWindowDialogs *dialogs,
                                          RummyNews *news);

/* Reads the unfinished games again, also for Home. */
void rummy_window_files_list (RummyWindowFiles *self);

/* Returns the unfinished games, RummyGameFile, newest first, as they were last read; may be NULL. */
GPtrArray *rummy_window_files_get_unfinished (RummyWindowFiles *self);

/* Returns the newest of them that counts and has the same name, or the same deals; or NULL. */
const RummyGameFile *rummy_window_files_find_game (RummyWindowFiles *self, const RummyRules *rules);
const RummyGameFile *rummy_window_files_find_deal (RummyWindowFiles *self, const RummyRecord *start);

/* Opens the first of several files. */
void rummy_window_files_open (RummyWindowFiles *self, GFile **files, guint n_files);
void rummy_window_files_save (RummyWindowFiles *self, GFile *file);

G_END_DECLS
