/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/piece.h"
#include "ui/table/stage.h"

G_BEGIN_DECLS

/* What is played: from start on, in microseconds of the stage's clock, for length milliseconds. */
typedef struct {
  const RummyStageAct *act;
  gpointer data;
  gint64 start;
  double length;
} RummyStageShow;

/* What the files of the stage share. */
struct _RummyStage {
  GtkWidget parent_instance;

  RummyCardFaces *faces;
  GPtrArray *pieces; /* RummyPiece */
  GArray *shows;     /* RummyStageShow */
  RummyPace pace;
  double scale;
  gboolean is_still, is_moving;
  guint tick_id;
  RummyPiece *lead;      /* the dragged card under the pointer, or NULL */
  double drag_x, drag_y; /* from its middle to the pointer */
};

static inline RummyPiece *
rummy_stage_piece (RummyStage *self, guint index)
{
  return g_ptr_array_index (self->pieces, index);
}

RummyPiece *rummy_stage_find (RummyStage *self, RummyCard card); /* NULL if it is not here */
void rummy_stage_show_all (RummyStage *self);
void rummy_stage_start_moving (RummyStage *self);
void rummy_stage_send_home (RummyStage *self, RummyPiece *piece, gboolean animate);

void rummy_stage_end_shows (RummyStage *self); /* at once */
void rummy_stage_snapshot_shows (RummyStage *self, GtkSnapshot *snapshot, gint64 now);

G_END_DECLS
