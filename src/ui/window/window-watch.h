/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/status.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"
#include "ui/window/window-scores.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_WATCH (rummy_window_watch_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowWatch, rummy_window_watch, RUMMY, WINDOW_WATCH, GObject)

/* Watching computers play: games of their own, as practice; stop, single steps, open hands, next rounds. Ends all
 * practice. Who stops can look at the scores, with the games won in this session, and who leaves is shown them. */
RummyWindowWatch *rummy_window_watch_new (RummyScreen *screen, RummyTable *table, RummyStatus *status,
                                          RummyWindowScores *scores, RummyNews *news);

/* has_ended: the end of the round is visible, so the next may start by itself. */
void rummy_window_watch_update (RummyWindowWatch *self, gboolean has_ended);

/* The next round, or the next game that is only watched, starts by itself soon. */
gboolean rummy_window_watch_waits (RummyWindowWatch *self);

/* Whether the last move is still to be explained. */
gboolean rummy_window_watch_is_explaining (RummyWindowWatch *self);

G_END_DECLS
