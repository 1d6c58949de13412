/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-shadow.h"

#include <math.h>

#include "rummy-fan.h"

/* How much of the light is taken at each pixel of a line that crosses the card, from margin before its edge. */
static float *
make_profile (int length, int margin, double shift, double reach)
{
  int n = length + 2 * margin;
  float *profile = g_new (float, n);

  for (int i = 0; i < n; i++) {
    double at = i + 0.5 - margin - shift, edge = MIN (at, length - at) / reach;
    double t = CLAMP ((edge + 1) / 2, 0, 1);

    /* Smoothly from nothing, outside, to all of it. */
    profile[i] = (float) (t * t * (3 - 2 * t));
  }

  return profile;
}

static GskRenderNode *
make_strip (const float *across, const float *down, const cairo_rectangle_int_t *area, int margin, double darkness)
{
  gsize n_pixels = (gsize) area->width * area->height;
  guint32 *pixels = g_new (guint32, n_pixels);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, n_pixels * sizeof (guint32));
  g_autoptr (GdkTexture) texture = NULL;

  for (int y = 0; y < area->height; y++) {
    for (int x = 0; x < area->width; x++) {
      float alpha = across[area->x + x + margin] * down[area->y + y + margin] * (float) darkness;

      pixels[y * area->width + x] = (guint32) (alpha * 255 + 0.5f) << 24;
    }
  }

  texture =
    gdk_memory_texture_new (area->width, area->height, GDK_MEMORY_DEFAULT, bytes, area->width * sizeof (guint32));

  return gsk_texture_node_new (texture, &GRAPHENE_RECT_INIT (area->x, area->y, area->width, area->height));
}

GskRenderNode *
rummy_shadow_new (int width, int height, double reach, double drop, double darkness)
{
  int margin = (int) ceil (reach + drop), corner = (int) ceil (width * RUMMY_CORNER);
  g_autofree float *across = make_profile (width, margin, 0, reach);
  g_autofree float *down = make_profile (height, margin, drop, reach);
  int side = height - 2 * corner; /* the corners of the card show what is under them */
  const cairo_rectangle_int_t areas[] = {
    { -margin, -margin, width + 2 * margin, margin + corner },
    { -margin, height - corner, width + 2 * margin, margin + corner },
    { -margin, corner, margin + corner, side },
    { width - corner, corner, margin + corner, side },
  };
  GskRenderNode *strips[G_N_ELEMENTS (areas)];
  GskRenderNode *node;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (areas); i++) {
    if (areas[i].height > 0)
      strips[n++] = make_strip (across, down, &areas[i], margin, darkness);
  }
  node = gsk_container_node_new (strips, n);
  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (strips[i]);

  return node;
}
