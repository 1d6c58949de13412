/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_NO_RANK G_MAXUINT

/* Returns the rank that a key names, 0 for a joker, or RUMMY_NO_RANK. letters: of the cards, as in RummyDeck; ranks
 * every deck knows work too. Letters with another meaning need Shift. */
guint rummy_rank_of_key (const char *letters, guint keyval, gboolean shift);

/* Returns the Latin letter on a key with another script: of another keyboard layout, else of the American one. */
guint rummy_latin_of_key (GdkDisplay *display, guint keyval, guint keycode);

G_END_DECLS
