/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/cards/felt.h"

/* What makes pictures in a thread, waited for, and what tells pictures apart. */

static inline void
quit_cb (GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

/* Spins until the maker has made what it was asked for last. */
static inline void
wait_for_change (gpointer maker)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  gulong id = g_signal_connect_swapped (maker, "changed", G_CALLBACK (quit_cb), loop);

  g_main_loop_run (loop);
  g_signal_handler_disconnect (maker, id);
}

/* The pixels of a texture, to be freed. */
static inline guint32 *
pixels_of (GdkTexture *texture)
{
  gsize width = (gsize) gdk_texture_get_width (texture), height = (gsize) gdk_texture_get_height (texture);
  guint32 *pixels = g_new (guint32, width * height);

  gdk_texture_download (texture, (guchar *) pixels, width * 4);

  return pixels;
}

static inline guint32
checksum_pixels (const guint32 *pixels, gsize n)
{
  guint32 sum = 0;

  for (gsize i = 0; i < n; i++)
    sum = sum * 31 + pixels[i];

  return sum;
}

static inline guint32
checksum (GdkTexture *texture)
{
  g_autofree guint32 *pixels = pixels_of (texture);

  return checksum_pixels (pixels,
                          (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture));
}

static inline gboolean
is_ready (RummyCardFaces *faces, RummySlot slot, RummyCard card, int width)
{
  GdkTexture *texture = rummy_card_faces_get (faces, slot, card);

  return texture != NULL && gdk_texture_get_width (texture) == width;
}

static inline GdkTexture *
wait_for_face (RummyCardFaces *faces, RummySlot slot, RummyCard card, int width)
{
  while (!is_ready (faces, slot, card, width))
    wait_for_change (faces);

  return rummy_card_faces_get (faces, slot, card);
}

/* A cloth that was made of one size as it is seen while it is stretched to width x height, to be freed. */
static inline guint32 *
stretch_cloth (const RummyCloth *cloth, int made_width, int made_height, int width, int height)
{
  g_autoptr (RummyFelt) felt = rummy_felt_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  guint32 *pixels;

  rummy_felt_set (felt, made_width, made_height, cloth);
  if (cloth->pattern != RUMMY_PATTERN_PLAIN) /* which needs no thread */
    wait_for_change (felt);
  rummy_felt_snapshot (felt, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  pixels = g_memdup2 (cairo_image_surface_get_data (surface), sizeof (guint32) * (gsize) width * (gsize) height);

  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return pixels;
}

/* A cloth as it is seen, to be freed. */
static inline guint32 *
draw_cloth (const RummyCloth *cloth, int width, int height)
{
  return stretch_cloth (cloth, width, height, width, height);
}
