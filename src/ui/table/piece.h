/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/sound/cue.h"
#include "ui/table/motion.h"
#include "ui/table/spot.h"

G_BEGIN_DECLS

/* Duration of turning a card over, in milliseconds. */
#define RUMMY_FLIP_MS 240

/* A card on the stage, at rest or moving. Times are in microseconds of the stage's clock. */
typedef struct {
  GtkWidget *widget; /* RummyCardWidget, weak: in its part of the table, or a child of the stage for a ghost */
  RummyCard card;
  RummySpot spot; /* RUMMY_ZONE_NONE for a ghost, removed on arrival */
  graphene_rect_t home;
  RummyMotion motion;
  gint64 flip_start; /* 0 if not turning */
  gint64 leave;      /* departure to its new home */
  gboolean is_face_up, is_placed, is_dragged;
  gboolean is_stale;  /* not put in this change yet */
  gboolean is_flying;  /* above the table, between two parts */
  gboolean is_waiting; /* has not left yet, as it is shown */
  graphene_point_t nudge; /* from where it lies, in logical pixels */
  RummyCue cue;       /* sound on arrival */
} RummyPiece;

RummyPiece *rummy_piece_new (RummyCard card);
void rummy_piece_free (RummyPiece *self);

gboolean rummy_piece_is_ghost (const RummyPiece *self);
gboolean rummy_piece_is_carried (const RummyPiece *self); /* drawn by the stage, above resting cards */

/* Stacking order of carried pieces. */
int rummy_piece_compare (const RummyPiece *self, const RummyPiece *other);

/* Moves it to a widget in another part, which looks as the former did. */
void rummy_piece_set_widget (RummyPiece *self, GtkWidget *widget, gint64 now);
void rummy_piece_set_lifted (RummyPiece *self, gboolean is_lifted);

void rummy_piece_start_at (RummyPiece *self, const graphene_rect_t *origin);
void rummy_piece_settle (RummyPiece *self);
graphene_rect_t rummy_piece_get_rect (const RummyPiece *self, gint64 now); /* where it is drawn, or held */

/* Updates the widget for that time; scale: device pixels per logical one. */
void rummy_piece_show (RummyPiece *self, gint64 now, double scale);

/* Advances to that time. TRUE while it moves or turns; cue is what it sounds like now. */
gboolean rummy_piece_step (RummyPiece *self, gint64 now, RummyCue *cue);

G_END_DECLS
