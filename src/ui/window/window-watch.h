/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/status.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_WATCH (rummy_window_watch_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowWatch, rummy_window_watch, RUMMY, WINDOW_WATCH, GObject)

/* What is different where only computers play: they can be stopped, and go on step by step or round by round.  Who
 * stops them finds the scores, with the games of the session that each has won. */
RummyWindowWatch *rummy_window_watch_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyNews *news);

/* has_ended: the end of the round was seen, so that another one may come by itself. */
void rummy_window_watch_update (RummyWindowWatch *self, gboolean has_ended);

/* The next round comes by itself, in a while. */
gboolean rummy_window_watch_waits (RummyWindowWatch *self);

G_END_DECLS
