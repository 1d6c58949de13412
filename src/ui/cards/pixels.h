/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Pictures that are cheap for every renderer. Where GTK draws by software, it copies each whole texture of the window
 * in each frame, even one of which nothing is drawn again; 4K of cloth and cards are more than half of a frame's time.
 * There the same pixels are drawn from a cairo surface. */

/* Returns a texture that shares the pixels of an image surface, CAIRO_FORMAT_ARGB32 or RGB24, and takes that. */
GdkTexture *rummy_pixels_new (cairo_surface_t *image);

/* Likewise, of premultiplied native ARGB pixels, which it takes; is_opaque: alpha is 1 everywhere. */
GdkTexture *rummy_pixels_new_take (guint32 *pixels, int width, int height, gboolean is_opaque);

/* These draw textures of rummy_pixels_new (), or any other one as it is. */
GskRenderNode *rummy_pixels_make_node (GdkTexture *texture, const graphene_rect_t *bounds); /* thread-safe */
void rummy_pixels_append (GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *bounds);

/* Looks which renderer a realized widget has; all windows have the same. */
void rummy_pixels_follow (GtkWidget *widget);

G_END_DECLS
