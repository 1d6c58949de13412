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
                                                AdwBanner *practice, RummyNews *news);

/* Whether it is shown, and has room. */
gboolean rummy_window_tutorial_is_on (RummyWindowTutorial *self);
gboolean rummy_window_tutorial_is_shown (RummyWindowTutorial *self);

G_END_DECLS
