/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/pixels.h"

#define PIXELS_LEAST 4096 /* fewer are copied sooner than recorded */

static int is_software; /* atomic */

static GQuark
surface_quark (void)
{
  return g_quark_from_static_string ("rummy-pixels");
}

GdkTexture *
rummy_pixels_new (cairo_surface_t *image)
{
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  gsize stride = (gsize) cairo_image_surface_get_stride (image);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_surface_flush (image);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (image), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, image);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_qdata_full (G_OBJECT (texture), surface_quark (), cairo_surface_reference (image),
                           (GDestroyNotify) cairo_surface_destroy);

  return texture;
}

GdkTexture *
rummy_pixels_new_take (guint32 *pixels, int width, int height, gboolean is_opaque)
{
  static const cairo_user_data_key_t key;
  cairo_surface_t *image =
    cairo_image_surface_create_for_data ((guchar *) pixels, is_opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width,
                                         height, width * (int) sizeof (guint32));

  cairo_surface_set_user_data (image, &key, pixels, g_free);

  return rummy_pixels_new (image);
}

GskRenderNode *
rummy_pixels_make_node (GdkTexture *texture, const graphene_rect_t *bounds)
{
  cairo_surface_t *image = g_object_get_qdata (G_OBJECT (texture), surface_quark ());
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  GskRenderNode *node;
  cairo_t *cr;

  if (image == NULL || width * height < PIXELS_LEAST || !g_atomic_int_get (&is_software))
    return gsk_texture_node_new (texture, bounds);

  node = gsk_cairo_node_new (bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, bounds->size.width / width, bounds->size.height / height);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD); /* edges stay sharp */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR); /* cards change size as they travel */
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_destroy (cr);

  return node;
}

void
rummy_pixels_append (GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *bounds)
{
  g_autoptr (GskRenderNode) node = rummy_pixels_make_node (texture, bounds);

  gtk_snapshot_append_node (snapshot, node);
}

void
rummy_pixels_follow (GtkWidget *widget)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));

  g_atomic_int_set (&is_software, renderer != NULL && GSK_IS_CAIRO_RENDERER (renderer));
}
