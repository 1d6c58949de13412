/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/tutorial.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_TUTORIAL (rummy_window_tutorial_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowTutorial, rummy_window_tutorial, RUMMY, WINDOW_TUTORIAL, GObject)

/* The tutorial, a practice round with explanations; other practice has a banner. */
RummyWindowTutorial *rummy_window_tutorial_new (RummyScreen *screen, RummyTable *table, RummyTutorial *guide,
                                                RummyStatus *status, AdwBanner *practice, RummyNews *news);

/* Shows tips that were hidden; FALSE if there are none. */
gboolean rummy_window_tutorial_show (RummyWindowTutorial *self);

/* Whether there are tips, and one shows. */
gboolean rummy_window_tutorial_is_on (RummyWindowTutorial *self);
gboolean rummy_window_tutorial_is_shown (RummyWindowTutorial *self);

G_END_DECLS
