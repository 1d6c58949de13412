/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Tracks who is looking at a shared screen.  Each field is a seat or RUMMY_SEAT_NONE. */
typedef struct {
  guint seat;    /* nearest side of the table; never RUMMY_SEAT_NONE */
  guint person;  /* whose hand may be seen */
  guint awaited; /* whom the screen must be passed to; until then no hand may be seen */
  guint last;    /* who was at the screen last */
} RummyViewer;

/* Nobody has looked yet. */
void rummy_viewer_init (RummyViewer *self);

/* Must be called whenever the game changes.  A person alone is always at the screen.  Of several it is the one to
 * move, and nobody while a computer moves or all hands are open.  Returns TRUE if anything changed. */
gboolean rummy_viewer_update (RummyViewer *self, RummyGame *game);

/* The awaited person has arrived. */
void rummy_viewer_accept (RummyViewer *self);

G_END_DECLS
