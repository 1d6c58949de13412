/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The soft shadow of a card of width x height, all in pixels: it reaches so far, falls so far down and is so dark
 * under the card (0..1).  Only what sticks out from under the card is there, so that it costs little to draw, and no
 * blur is left to the renderer. */
typedef struct _RummyShadow RummyShadow;

RummyShadow *rummy_shadow_new (int width, int height, double reach, double drop, double darkness);
void rummy_shadow_free (RummyShadow *self);

/* Nodes of its own for each card: GTK's Broadway server aborts where one is in a frame twice. */
void rummy_shadow_snapshot (RummyShadow *self, GtkSnapshot *snapshot);

G_END_DECLS
