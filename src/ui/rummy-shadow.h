/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The soft shadow of a card of width x height, all in pixels: it reaches so far, falls so far down and is so dark
 * under the card (0..1).  Only what sticks out from under the card is there, so that it costs little to draw, and no
 * blur is left to the renderer. */
GskRenderNode *rummy_shadow_new (int width, int height, double reach, double drop, double darkness);

G_END_DECLS
