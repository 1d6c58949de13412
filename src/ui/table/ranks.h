/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_NO_RANK G_MAXUINT

/* The rank that is typed, 0 for a joker, or RUMMY_NO_RANK: that of a digit, of a letter of the cards, as RummyDeck has
 * them, or of one that every deck knows. Letters that do something are ranks only with Shift. */
guint rummy_rank_of_key (const char *letters, guint keyval, gboolean shift);

/* Where a key has a letter of another script, the Latin one of another layout of the keyboard, or else of an American
 * keyboard. */
guint rummy_latin_of_key (GdkDisplay *display, guint keyval, guint keycode);

G_END_DECLS
