/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/cloth.h"

#include <math.h>

/* Minimum contrast, normal and high. */
static const double text_contrast[] = { 4.5, 7 };
static const double outline_contrast[] = { 3, 4.5 };

#define STEP 0.02f

typedef struct {
  RummyPattern pattern;
  const char *colors[2]; /* in light and dark style; NULL: from elsewhere */
} Look;

static const Look looks[RUMMY_N_LOOKS] = {
  [RUMMY_LOOK_GREEN] = { RUMMY_PATTERN_FELT, { "#356f42", "#22452b" } },
  [RUMMY_LOOK_BLUE] = { RUMMY_PATTERN_FELT, { "#2f5d8c", "#1d3a5a" } },
  [RUMMY_LOOK_RED] = { RUMMY_PATTERN_FELT, { "#8a2f3c", "#521c25" } },
  [RUMMY_LOOK_VIOLET] = { RUMMY_PATTERN_FELT, { "#5b4690", "#382b59" } },
  [RUMMY_LOOK_WALNUT] = { RUMMY_PATTERN_WOOD, { "#74492b", "#45291a" } },
  [RUMMY_LOOK_OAK] = { RUMMY_PATTERN_WOOD, { "#dcb680", "#6b5233" } },
  [RUMMY_LOOK_PLAIN] = { RUMMY_PATTERN_PLAIN, { "#46535f", "#2a323a" } },
  [RUMMY_LOOK_SYSTEM] = { RUMMY_PATTERN_PLAIN, { NULL, NULL } },
  [RUMMY_LOOK_OWN] = { RUMMY_PATTERN_FELT, { NULL, NULL } },
};

/* Relative luminance of WCAG 2. */
static double
luminance (const GdkRGBA *color)
{
  const float channels[] = { color->red, color->green, color->blue };
  double linear[3];

  for (guint i = 0; i < G_N_ELEMENTS (linear); i++)
    linear[i] = channels[i] <= 0.04045 ? channels[i] / 12.92 : pow ((channels[i] + 0.055) / 1.055, 2.4);

  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

static GdkRGBA
blend (const GdkRGBA *color, float alpha, const GdkRGBA *ground)
{
  return (GdkRGBA) {
    color->red * alpha + ground->red * (1 - alpha),
    color->green * alpha + ground->green * (1 - alpha),
    color->blue * alpha + ground->blue * (1 - alpha),
    1,
  };
}

static GdkRGBA
scale (const GdkRGBA *color, float factor, float step)
{
  return (GdkRGBA) {
    CLAMP (color->red * factor + step, 0, 1),
    CLAMP (color->green * factor + step, 0, 1),
    CLAMP (color->blue * factor + step, 0, 1),
    1,
  };
}

/* Computes the brightest and darkest visible color of the cloth. */
static void
extremes (const RummyCloth *self, GdkRGBA grounds[2])
{
  float grain = self->pattern == RUMMY_PATTERN_PLAIN ? 0 : RUMMY_GRAIN / 255.0f;

  grounds[0] = scale (&self->color, self->bright, grain);
  grounds[1] = scale (&self->color, self->dark * (1 - self->depth), -grain);
}

static double
least_contrast (const RummyCloth *self, const GdkRGBA *color)
{
  GdkRGBA grounds[2];

  extremes (self, grounds);

  return MIN (rummy_contrast (color, &grounds[0]), rummy_contrast (color, &grounds[1]));
}

static void
set_light (RummyCloth *self)
{
  switch (self->pattern) {
  case RUMMY_PATTERN_FELT:
    self->bright = self->is_bright ? 1.03f : 1.12f;
    self->dark = self->is_bright ? 0.88f : 0.72f;
    break;
  case RUMMY_PATTERN_WOOD:
    self->bright = self->is_bright ? 1.03f : 1.12f;
    self->dark = self->is_bright ? 0.90f : 0.74f;
    self->depth = self->is_bright ? 0.20f : 0.38f;
    break;
  case RUMMY_PATTERN_PLAIN:
  default:
    self->bright = self->dark = 1;
    break;
  }
}

void
rummy_cloth_init (RummyCloth *cloth, RummyLook look, const GdkRGBA *own, const GdkRGBA *system, gboolean dark,
                  gboolean high_contrast)
{
  static const GdkRGBA white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  static const GdkRGBA lights[] = { { 1, 0.92f, 0.55f, 1 }, { 0.24f, 0.13f, 0, 1 } };

  g_return_if_fail (look < RUMMY_N_LOOKS);

  *cloth = (RummyCloth) { .pattern = looks[look].pattern };
  if (looks[look].colors[!!dark] != NULL)
    gdk_rgba_parse (&cloth->color, looks[look].colors[!!dark]);
  else
    cloth->color = look == RUMMY_LOOK_OWN ? *own : *system;
  cloth->color.alpha = 1;

  cloth->is_bright = rummy_contrast (&black, &cloth->color) > rummy_contrast (&white, &cloth->color);
  cloth->ink = cloth->is_bright ? black : white;
  cloth->light = lights[cloth->is_bright];
  set_light (cloth);
  while (least_contrast (cloth, &cloth->ink) < text_contrast[!!high_contrast] ||
         least_contrast (cloth, &cloth->light) < outline_contrast[0])
    cloth->color = blend (cloth->is_bright ? &white : &black, STEP, &cloth->color);

  cloth->outline = cloth->ink;
  cloth->outline.alpha = 0.2f;
  while (least_contrast (cloth, &cloth->outline) < outline_contrast[!!high_contrast])
    cloth->outline.alpha += STEP;
}

gboolean
rummy_cloth_equal (const RummyCloth *a, const RummyCloth *b)
{
  return a->pattern == b->pattern && a->is_bright == b->is_bright && gdk_rgba_equal (&a->color, &b->color) &&
         gdk_rgba_equal (&a->outline, &b->outline);
}

RummyLook
rummy_look_read (GSettings *settings, GdkRGBA *own)
{
  g_autofree char *color = NULL;
  g_autoptr (GVariant) usual = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), RUMMY_LOOK_GREEN);

  color = g_settings_get_string (settings, "table-colour");
  usual = g_settings_get_default_value (settings, "table-colour");
  if (!gdk_rgba_parse (own, color))
    gdk_rgba_parse (own, g_variant_get_string (usual, NULL));

  return g_settings_get_enum (settings, "table-look");
}

double
rummy_contrast (const GdkRGBA *color, const GdkRGBA *ground)
{
  GdkRGBA seen = blend (color, color->alpha, ground);
  double a = luminance (&seen), b = luminance (ground);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}
