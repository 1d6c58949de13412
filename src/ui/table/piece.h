/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/sound/cue.h"
#include "ui/table/motion.h"
#include "ui/table/spot.h"

G_BEGIN_DECLS

/* How long a card that is turned over takes, in milliseconds. */
#define RUMMY_FLIP_MS 240

/* A card that the stage moves, at rest or on its way. Times are in microseconds of the stage's clock. */
typedef struct {
  GtkWidget *widget; /* RummyCardWidget: of the part of the table where it belongs, weak; of a ghost, a child */
  RummyCard card;
  RummySpot spot; /* RUMMY_ZONE_NONE: a ghost, which is gone once it has arrived */
  graphene_rect_t home;
  RummyMotion motion;
  gint64 flip_start; /* 0: it is not being turned over */
  gint64 leave;      /* when it sets off for a new home */
  gboolean is_face_up, is_placed, is_dragged;
  gboolean is_stale;  /* not put since the change began */
  gboolean is_flying; /* over the table, from one part of it to another */
  RummyCue cue;       /* to be heard when it is there */
} RummyPiece;

RummyPiece *rummy_piece_new (RummyCard card);
void rummy_piece_free (RummyPiece *self);

gboolean rummy_piece_is_ghost (const RummyPiece *self);
gboolean rummy_piece_is_carried (const RummyPiece *self); /* drawn by the stage, above what lies */

/* The order in which carried pieces lie on each other. */
int rummy_piece_compare (const RummyPiece *self, const RummyPiece *other);

/* A card that is in another part of the table now looks as it did. */
void rummy_piece_set_widget (RummyPiece *self, GtkWidget *widget, gint64 now);
void rummy_piece_set_lifted (RummyPiece *self, gboolean is_lifted);

void rummy_piece_start_at (RummyPiece *self, const graphene_rect_t *origin);
void rummy_piece_settle (RummyPiece *self);
graphene_rect_t rummy_piece_get_rect (const RummyPiece *self, gint64 now); /* where it is seen */

/* Lets its widget show it where it is then; scale: device pixels to a logical one. */
void rummy_piece_show (RummyPiece *self, gint64 now, double scale);

/* Goes on to that time. TRUE as long as it moves or is turned over; cue becomes what is heard of it now. */
gboolean rummy_piece_step (RummyPiece *self, gint64 now, RummyCue *cue);

G_END_DECLS
