/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PANE_PAGE (rummy_pane_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (RummyPanePage, rummy_pane_page, RUMMY, PANE_PAGE, AdwBin)

/* A page of the side pane, which follows a game while it can be seen and does nothing otherwise. */
struct _RummyPanePageClass {
  AdwBinClass parent_class;

  /* Shows the position.  @is_new: the game, the person or the seats are others than before.  There may be no game. */
  void (*update) (RummyPanePage *self, gboolean is_new);
};

/* person: whose hand may be seen, or RUMMY_SEAT_NONE. */
void rummy_pane_page_set_game (RummyPanePage *self, RummyGame *game, guint person);

RummyGame *rummy_pane_page_get_game (RummyPanePage *self); /* or NULL */
guint rummy_pane_page_get_person (RummyPanePage *self);

/* Updates now, or when the page is seen. */
void rummy_pane_page_queue (RummyPanePage *self, gboolean is_new);

/* Does a waiting update even though the page is not seen yet. */
void rummy_pane_page_flush (RummyPanePage *self);

G_END_DECLS
