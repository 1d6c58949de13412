/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The soft shadow of a card of @width x @height pixels: @reach is its blur, @drop its offset downwards, @darkness
 * how dark it is under the card (0..1).  Only the visible part outside of the card is stored, so that drawing is
 * cheap and needs no blur. */
typedef struct _RummyShadow RummyShadow;

RummyShadow *rummy_shadow_new (int width, int height, double reach, double drop, double darkness);
void rummy_shadow_free (RummyShadow *self);

/* Creates new nodes for each card, because GTK's Broadway server aborts if a node appears twice in a frame. */
void rummy_shadow_snapshot (RummyShadow *self, GtkSnapshot *snapshot);

G_END_DECLS
