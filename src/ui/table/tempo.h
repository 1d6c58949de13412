/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seen.h"
#include "ui/table/stage.h"

G_BEGIN_DECLS

/* When the game goes on: holds it while an event is looked at, skips what computers do, and passes a call of "Rum"
 * when its time is over. */
typedef struct _RummyTempo RummyTempo;

RummyTempo *rummy_tempo_new (RummySeen *seen, RummyStage *stage); /* both borrowed */
void rummy_tempo_free (RummyTempo *self);

/* Holds the game for that time, unless skipping or the table is unmapped. */
void rummy_tempo_hold (RummyTempo *self, guint ms);
void rummy_tempo_release (RummyTempo *self);
gboolean rummy_tempo_is_holding (RummyTempo *self);
gint64 rummy_tempo_get_end (RummyTempo *self); /* monotonic time */

/* Ends at once what the stage plays, such as a deal, and the hold for it. FALSE if it plays nothing. */
gboolean rummy_tempo_cut (RummyTempo *self);

/* Neither animates nor holds until a person is to move. */
void rummy_tempo_skip (RummyTempo *self, gboolean skip);
gboolean rummy_tempo_is_skipping (RummyTempo *self);

/* After each change of turn or phase. */
void rummy_tempo_update_call (RummyTempo *self);
guint rummy_tempo_get_call_id (RummyTempo *self); /* the source that passes; 0: nobody here is asked */

G_END_DECLS
