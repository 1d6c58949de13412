/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/setup/home.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PAGES (rummy_pages_get_type ())
G_DECLARE_FINAL_TYPE (RummyPages, rummy_pages, RUMMY, PAGES, AdwBin)

/* Home, and the table or what replaces it: a replay, or the page that asks to pass the screen.  Focusing it focuses the
 * visible one. */
void rummy_pages_set_screen (RummyPages *self, RummyScreen *screen);
RummyScreen *rummy_pages_get_screen (RummyPages *self);

RummyTable *rummy_pages_get_table (RummyPages *self);
RummyTable *rummy_pages_get_shown_table (RummyPages *self); /* in a replay, the replay's */
void rummy_pages_close_seat (RummyPages *self); /* closes a seat's popover, if open */
GtkWidget *rummy_pages_get_seat_popover (RummyPages *self); /* for tests; NULL if closed */
RummyHome *rummy_pages_get_home (RummyPages *self);

/* Shows a replay in place of the table until that is removed. */
void rummy_pages_add_replay (RummyPages *self, RummyReplayPage *replay);
void rummy_pages_remove_replay (RummyPages *self, RummyReplayPage *replay);

G_END_DECLS
