/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/shadow.h"

#include <math.h>

#include "ui/cards/fan.h"
#include "ui/cards/pixels.h"

#define N_STRIPS 4

struct _RummyShadow {
  GdkTexture *strip[N_STRIPS]; /* elements may be NULL */
  graphene_rect_t area[N_STRIPS];
};

/* Returns how much light is blocked at each pixel of a line across the card, starting @margin before its edge. */
static float *
make_profile (int length, int margin, double shift, double reach)
{
  int n = length + 2 * margin;
  float *profile = g_new (float, n);

  for (int i = 0; i < n; i++) {
    double at = i + 0.5 - margin - shift, edge = MIN (at, length - at) / reach;
    double t = CLAMP ((edge + 1) / 2, 0, 1);

    /* A smooth step from nothing outside to all. */
    profile[i] = (float) (t * t * (3 - 2 * t));
  }

  return profile;
}

static GdkTexture *
make_strip (const float *across, const float *down, const cairo_rectangle_int_t *area, int margin, double darkness)
{
  gsize n_pixels = (gsize) area->width * area->height;
  guint32 *pixels = g_new (guint32, n_pixels);

  for (int y = 0; y < area->height; y++) {
    for (int x = 0; x < area->width; x++) {
      float alpha = across[area->x + x + margin] * down[area->y + y + margin] * (float) darkness;

      pixels[y * area->width + x] = (guint32) (alpha * 255 + 0.5f) << 24;
    }
  }

  return rummy_pixels_new_take (pixels, area->width, area->height, FALSE);
}

RummyShadow *
rummy_shadow_new (int width, int height, double reach, double drop, double darkness)
{
  int margin = (int) ceil (reach + drop), corner = (int) ceil (width * RUMMY_CORNER);
  g_autofree float *across = make_profile (width, margin, 0, reach);
  g_autofree float *down = make_profile (height, margin, drop, reach);
  int side = height - 2 * corner; /* the rounded corners of the card show what is under them */
  const cairo_rectangle_int_t areas[N_STRIPS] = {
    { -margin, -margin, width + 2 * margin, margin + corner },
    { -margin, height - corner, width + 2 * margin, margin + corner },
    { -margin, corner, margin + corner, side },
    { width - corner, corner, margin + corner, side },
  };
  RummyShadow *self = g_new0 (RummyShadow, 1);

  for (guint i = 0; i < N_STRIPS; i++) {
    self->area[i] = GRAPHENE_RECT_INIT (areas[i].x, areas[i].y, areas[i].width, areas[i].height);
    if (areas[i].height > 0)
      self->strip[i] = make_strip (across, down, &areas[i], margin, darkness);
  }

  return self;
}

void
rummy_shadow_free (RummyShadow *self)
{
  for (guint i = 0; i < N_STRIPS; i++)
    g_clear_object (&self->strip[i]);
  g_free (self);
}

void
rummy_shadow_snapshot (RummyShadow *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < N_STRIPS; i++) {
    if (self->strip[i] != NULL)
      rummy_pixels_append (snapshot, self->strip[i], &self->area[i]);
  }
}
