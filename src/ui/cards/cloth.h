/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The values are those of the settings. */
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

/* What a table is made of, and what can be read and seen on it. */
typedef struct {
  RummyPattern pattern;
  GdkRGBA colour;
  float bright, dark; /* of the colour, where the light is and in the farthest corner */
  float depth;        /* how much of that the pattern takes away at most */
  gboolean is_bright; /* so that black is read on it, not white */
  GdkRGBA ink;        /* of text */
  GdkRGBA outline;    /* of places: as faint as it may be */
  GdkRGBA light;      /* of the frame of what is lit */
} RummyCloth;

/* Steps of 255 by which the grain of felt and wood leaves the colour at most. */
#define RUMMY_GRAIN 5

/* The cloth of a look.  own: the colour of RUMMY_LOOK_OWN; system: that of the window, for RUMMY_LOOK_SYSTEM.  Where a
 * colour lies so much in the middle that neither white nor black could be read well all over it, it is changed as far
 * as they need it. */
void rummy_cloth_init (RummyCloth *cloth, RummyLook look, const GdkRGBA *own, const GdkRGBA *system, gboolean dark,
                       gboolean high_contrast);

/* What differs in what is drawn. */
gboolean rummy_cloth_equal (const RummyCloth *a, const RummyCloth *b);

/* The look that is set; own becomes the own colour. */
RummyLook rummy_look_read (GSettings *settings, GdkRGBA *own);

/* How well a colour, which may let the ground through, is seen on a ground, 1 to 21, as WCAG 2 counts it. */
double rummy_contrast (const GdkRGBA *colour, const GdkRGBA *ground);

G_END_DECLS
