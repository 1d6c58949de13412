/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws the sign that identifies a seat on its plate and on cards that it scores; each has a shape and color of its
 * own.  @is_dark: on a dark ground instead of paper. */
void rummy_seat_sign_snapshot (GtkSnapshot *snapshot, guint seat, const graphene_rect_t *rect, gboolean is_dark);
void rummy_seat_sign_draw (cairo_t *cr, guint seat, const graphene_rect_t *rect, gboolean is_dark);
GdkRGBA rummy_seat_sign_get_color (guint seat, gboolean is_dark);

G_END_DECLS
