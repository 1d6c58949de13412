/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/sound/sound.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_SOUND (rummy_window_sound_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowSound, rummy_window_sound, RUMMY, WINDOW_SOUND, GObject)

/* What is heard of what the window sees: the cards, refusals, the turn, and who has won; the switch for that; and what
 * is said to who does not see the table. */
RummyWindowSound *rummy_window_sound_new (RummyScreen *screen, RummyTable *table, RummyStatus *status,
                                          RummyNews *news);

/* The end of a round or a game, for who is at the screen. */
void rummy_window_sound_end (RummyWindowSound *self);

RummySound *rummy_window_sound_get (RummyWindowSound *self);

G_END_DECLS
