/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/cards/felt.h"

G_BEGIN_DECLS

/* The look that all parts of a table share; they borrow it. */
typedef struct {
  RummyCardFaces *faces;
  RummyFelt *felt;
  RummyLook look;
  GdkRGBA own; /* of RUMMY_LOOK_OWN */
  RummyCloth cloth;
  const char *letters; /* as RummyDeck has them */
  double margin; /* of highlights, in logical pixels */
  double corner; /* radius of cards outside hands, in logical pixels */
} RummyTableStyle;

void rummy_table_style_init (RummyTableStyle *self);
void rummy_table_style_clear (RummyTableStyle *self);
void rummy_table_style_update (RummyTableStyle *self,
                               GtkWidget *table); /* follows the table's and the system's colors */

void rummy_draw_frame (GtkSnapshot *snapshot, const graphene_rect_t *rect, double corner, float width,
                       const GdkRGBA *color);

/* Draws the faint outline of an empty place. */
void rummy_draw_place (GtkSnapshot *snapshot, const graphene_rect_t *rect, const RummyTableStyle *style);

/* Draws a highlight. */
void rummy_draw_light (GtkSnapshot *snapshot, const graphene_rect_t *rect, const RummyTableStyle *style);

/* What is drawn until gtk_snapshot_pop () moves within bounds, and is drawn again as one place. Where GTK finds more
 * than 30 places that differ from the last frame, it draws the whole window again. */
void rummy_push_moving (GtkSnapshot *snapshot, const graphene_rect_t *bounds);

/* Allocates a child at rect, with its size rounded up. */
void rummy_allocate_at (GtkWidget *child, const graphene_rect_t *rect);

G_END_DECLS
