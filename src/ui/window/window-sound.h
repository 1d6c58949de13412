/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/sound/sound.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_SOUND (rummy_window_sound_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowSound, rummy_window_sound, RUMMY, WINDOW_SOUND, GObject)

/* Plays sounds of cards, refusals, turns and results, and has the switch for it. */
RummyWindowSound *rummy_window_sound_new (RummyScreen *screen, RummyTable *table, RummyStatus *status,
                                          RummyNews *news);

/* Plays the end of a round or game for the people at the screen. */
void rummy_window_sound_end (RummyWindowSound *self);

RummySound *rummy_window_sound_get (RummyWindowSound *self);

G_END_DECLS
