/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/setup/start-page.h"
#include "ui/window/news.h"
#include "ui/window/window-dialogs.h"
#include "ui/window/window-menu.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_FILES (rummy_window_files_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowFiles, rummy_window_files, RUMMY, WINDOW_FILES, GObject)

/* Games in files: saved where somebody wants it, opened from there, or from the saved games of unfinished ones; files
 * with house rules and with players come in as well. */
RummyWindowFiles *rummy_window_files_new (RummyScreen *screen, RummyStartPage *start_page, RummyWindowMenu *menu,
                                          RummyWindowDialogs *dialogs, RummyNews *news);

/* Lists anew what can be opened again. */
void rummy_window_files_list (RummyWindowFiles *self);

/* Of several files the first is opened. */
void rummy_window_files_open (RummyWindowFiles *self, GFile **files, guint n_files);
void rummy_window_files_save (RummyWindowFiles *self, GFile *file);

G_END_DECLS
