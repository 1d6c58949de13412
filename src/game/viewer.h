/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Who looks at the one screen that all people of a game share.  Each is a seat or RUMMY_SEAT_NONE. */
typedef struct {
  guint seat;    /* whose side of the table is nearest; never none */
  guint person;  /* whose hand may be seen */
  guint awaited; /* to whom the screen has to be passed first; then nobody's hand may be seen */
  guint last;    /* who was at the screen last */
} RummyViewer;

/* Nobody has looked at the game yet. */
void rummy_viewer_init (RummyViewer *self);

/* To be called whenever the game has changed.  A person who is alone is always at the screen; of several it is the one
 * to move, and none of them while the computer moves or all hands lie open.  TRUE when anything is different now. */
gboolean rummy_viewer_update (RummyViewer *self, RummyGame *game);

/* Who was awaited is there. */
void rummy_viewer_accept (RummyViewer *self);

G_END_DECLS
