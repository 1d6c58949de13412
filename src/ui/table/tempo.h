/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seen.h"
#include "ui/table/stage.h"

G_BEGIN_DECLS

/* When the game goes on: it is held while something is looked at, what the computers do is skipped, and a call of "Rum"
 * is passed when its time is over. */
typedef struct _RummyTempo RummyTempo;

RummyTempo *rummy_tempo_new (RummySeen *seen, RummyStage *stage); /* which must outlive it */
void rummy_tempo_free (RummyTempo *self);

/* Holds the game for so long from now, unless it is skipped or the table is not seen. */
void rummy_tempo_hold (RummyTempo *self, guint ms);
void rummy_tempo_release (RummyTempo *self);
gboolean rummy_tempo_is_holding (RummyTempo *self);
gint64 rummy_tempo_get_end (RummyTempo *self); /* of the last hold, in monotonic time */

/* Nothing travels and nothing is held until a person is to move. */
void rummy_tempo_skip (RummyTempo *self, gboolean skip);
gboolean rummy_tempo_is_skipping (RummyTempo *self);

/* After each change of whose turn it is, and in what. */
void rummy_tempo_update_call (RummyTempo *self);
guint rummy_tempo_get_call_id (RummyTempo *self); /* the source that passes it; 0: nobody here is asked */

G_END_DECLS
