/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The sign of a seat, by which its plate and the cards that it scores are known: each has a shape and a colour of its
 * own.  is_dark: on a dark ground, otherwise on paper. */
void rummy_seat_sign_snapshot (GtkSnapshot *snapshot, guint seat, const graphene_rect_t *rect, gboolean is_dark);
void rummy_seat_sign_draw (cairo_t *cr, guint seat, const graphene_rect_t *rect, gboolean is_dark);
GdkRGBA rummy_seat_sign_get_colour (guint seat, gboolean is_dark);

G_END_DECLS
