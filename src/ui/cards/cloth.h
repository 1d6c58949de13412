/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The values are those of the setting. */
typedef enum {
  RUMMY_LOOK_GREEN,
  RUMMY_LOOK_BLUE,
  RUMMY_LOOK_RED,
  RUMMY_LOOK_VIOLET,
  RUMMY_LOOK_WALNUT,
  RUMMY_LOOK_OAK,
  RUMMY_LOOK_PLAIN,
  RUMMY_LOOK_SYSTEM,
  RUMMY_LOOK_OWN,
  RUMMY_N_LOOKS
} RummyLook;

typedef enum {
  RUMMY_PATTERN_FELT,
  RUMMY_PATTERN_WOOD,
  RUMMY_PATTERN_PLAIN
} RummyPattern;

/* A table surface, and the colors for things on it. */
typedef struct {
  RummyPattern pattern;
  GdkRGBA color;
  float bright, dark; /* factors of the color, in the light and in the farthest corner */
  float depth;        /* maximum darkening by the pattern */
  gboolean is_bright; /* text on it is black instead of white */
  GdkRGBA ink;        /* of text */
  GdkRGBA outline;    /* of places, as faint as possible */
  GdkRGBA light;      /* of highlight frames */
} RummyCloth;

/* Maximum darkening by the grain of felt and wood, in steps of 1/255. */
#define RUMMY_GRAIN 5

/* Computes the cloth of a look.  @own: the color for RUMMY_LOOK_OWN.  @system: the window's color for
 * RUMMY_LOOK_SYSTEM.  A color on which neither white nor black text would have enough contrast everywhere is
 * adjusted as far as necessary. */
void rummy_cloth_init (RummyCloth *cloth, RummyLook look, const GdkRGBA *own, const GdkRGBA *system, gboolean dark,
                       gboolean high_contrast);

/* Compares what affects drawing. */
gboolean rummy_cloth_equal (const RummyCloth *a, const RummyCloth *b);

/* Reads the current look; @own is set to the custom color. */
RummyLook rummy_look_read (GSettings *settings, GdkRGBA *own);

/* Returns the WCAG 2 contrast (1 to 21) of a possibly translucent color on a ground. */
double rummy_contrast (const GdkRGBA *color, const GdkRGBA *ground);

G_END_DECLS
