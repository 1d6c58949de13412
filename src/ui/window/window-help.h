/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/window-tutorial.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_HELP (rummy_window_help_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowHelp, rummy_window_help, RUMMY, WINDOW_HELP, GObject)

/* The help window, opened at the page of what is visible. */
RummyWindowHelp *rummy_window_help_new (RummyScreen *screen, RummyTable *table, RummyTutorial *guide,
                                        RummyWindowTutorial *tutorial, RummyNews *news);

/* For tests: the source that ends the highlight of a part, or 0. */
guint rummy_window_help_get_part_id (RummyWindowHelp *self);

G_END_DECLS
