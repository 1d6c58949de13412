/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/meld-widget.h"
#include "ui/table/slot-widget.h"
#include "ui/table/table-layout.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MELD_FIELD (rummy_meld_field_get_type ())
G_DECLARE_FINAL_TYPE (RummyMeldField, rummy_meld_field, RUMMY, MELD_FIELD, GtkWidget)

/* The melds on the table and the place of a new one, with buttons that lead along them where not all are seen.
 *
 * Signals: "card-added" (RummyCardWidget): to be connected;
 *          "scrolled": other melds are to be seen, from rummy_meld_field_get_first() on. */
GtkWidget *rummy_meld_field_new (void);

void rummy_meld_field_set_style (RummyMeldField *self, const RummyTableStyle *style); /* which must outlive it */
void rummy_meld_field_set_round (RummyMeldField *self, const RummyRound *round);

guint rummy_meld_field_get_n (RummyMeldField *self);
RummyCardRow *rummy_meld_field_get_meld (RummyMeldField *self, guint meld);
guint rummy_meld_field_get_index (RummyMeldField *self, GtkWidget *meld); /* G_MAXUINT: it is none of them */
RummySlotWidget *rummy_meld_field_get_slot (RummyMeldField *self);

/* The field is as large as the table, in whose coordinates the layout is. */
void rummy_meld_field_set_layout (RummyMeldField *self, const RummyTableLayout *layout);
void rummy_meld_field_set_left_handed (RummyMeldField *self, gboolean left_handed);

/* What is lit; a button where a lit meld is beyond it. */
void rummy_meld_field_set_lit (RummyMeldField *self, guint64 melds, gboolean slot);

/* The first meld that is to be seen. Aiming at one that is seen changes nothing. */
guint rummy_meld_field_get_first (RummyMeldField *self);
gboolean rummy_meld_field_aim (RummyMeldField *self, guint meld); /* from the next layout on; FALSE: it is seen */

G_END_DECLS
