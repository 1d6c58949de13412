/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/cards/felt.h"

G_BEGIN_DECLS

/* How the parts of one table look: a table has one, and its parts borrow it. */
typedef struct {
  RummyCardFaces *faces;
  RummyFelt *felt;
  RummyLook look;
  GdkRGBA own; /* the color of RUMMY_LOOK_OWN */
  RummyCloth cloth;
  const char *letters; /* as RummyDeck has them */
  double margin; /* of a light, around what is lit; in logical pixels */
  double corner; /* of a card that is not in a hand; likewise */
} RummyTableStyle;

void rummy_table_style_init (RummyTableStyle *self);
void rummy_table_style_clear (RummyTableStyle *self);
void rummy_table_style_update (RummyTableStyle *self, GtkWidget *table); /* to its color and the system's look */

void rummy_draw_frame (GtkSnapshot *snapshot, const graphene_rect_t *rect, double corner, float width,
                       const GdkRGBA *color);

/* The faint outline of an empty place, as large as a card. */
void rummy_draw_place (GtkSnapshot *snapshot, const graphene_rect_t *rect, const RummyTableStyle *style);

/* The light around something that can be used now. */
void rummy_draw_light (GtkSnapshot *snapshot, const graphene_rect_t *rect, const RummyTableStyle *style);

/* Allocates a child there; its size is rounded up. */
void rummy_allocate_at (GtkWidget *child, const graphene_rect_t *rect);

G_END_DECLS
