/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/focus.h"
#include "ui/table/verbs.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_POINTER (rummy_pointer_get_type ())
G_DECLARE_FINAL_TYPE (RummyPointer, rummy_pointer, RUMMY, POINTER, GObject)

/* What the pointer and fingers do on a table. All of these must outlive it. */
RummyPointer *rummy_pointer_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                                 RummyTempo *tempo, RummyVerbs *verbs, const RummySpread *spread, RummyFocus *focus,
                                 const RummyTableLayout *layout);

void rummy_pointer_stop_dragging (RummyPointer *self); /* what is dragged goes home */
RummyCard rummy_pointer_get_dragged (RummyPointer *self); /* the one under it; RUMMY_CARD_HIDDEN: of the stock */
gboolean rummy_pointer_holds_card (RummyPointer *self); /* that was pressed for long, and goes with the release */

G_END_DECLS
