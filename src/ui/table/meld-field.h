/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/meld-widget.h"
#include "ui/table/slot-widget.h"
#include "ui/table/table-layout.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MELD_FIELD (rummy_meld_field_get_type ())
G_DECLARE_FINAL_TYPE (RummyMeldField, rummy_meld_field, RUMMY, MELD_FIELD, GtkWidget)

/* The melds on the table and the slot of a new one, with buttons that scroll where not all fit.
 *
 * Signals: "card-added" (RummyCardWidget): a new card widget, for its owner to connect; "scrolled":
 * rummy_meld_field_get_first () changed. */
GtkWidget *rummy_meld_field_new (void);

void rummy_meld_field_set_style (RummyMeldField *self, const RummyTableStyle *style); /* borrowed */
void rummy_meld_field_set_round (RummyMeldField *self, const RummyRound *round);

guint rummy_meld_field_get_n (RummyMeldField *self);
RummyCardRow *rummy_meld_field_get_meld (RummyMeldField *self, guint meld);
guint rummy_meld_field_get_index (RummyMeldField *self, GtkWidget *meld); /* G_MAXUINT if it is not here */
RummySlotWidget *rummy_meld_field_get_slot (RummyMeldField *self);

/* The layout is in coordinates of the table, which the field covers. */
void rummy_meld_field_set_layout (RummyMeldField *self, const RummyTableLayout *layout);
void rummy_meld_field_set_left_handed (RummyMeldField *self, gboolean left_handed);

/* Highlights melds, one bit each, and the slot; a button if a highlighted meld is scrolled out. */
void rummy_meld_field_set_lit (RummyMeldField *self, guint64 melds, gboolean slot);

/* The first visible meld. Aiming at a visible one changes nothing. */
guint rummy_meld_field_get_first (RummyMeldField *self);
gboolean rummy_meld_field_aim (RummyMeldField *self, guint meld); /* in the next layout; FALSE if visible */

G_END_DECLS
