/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/focus.h"
#include "ui/table/verbs.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_POINTER (rummy_pointer_get_type ())
G_DECLARE_FINAL_TYPE (RummyPointer, rummy_pointer, RUMMY, POINTER, GObject)

/* Handles pointer and touch on a table. Borrows all of these. */
RummyPointer *rummy_pointer_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                                 RummyTempo *tempo, RummyVerbs *verbs, const RummySpread *spread, RummyFocus *focus,
                                 const RummyTableLayout *layout);

void rummy_pointer_stop_dragging (RummyPointer *self); /* dragged cards return */
RummyCard rummy_pointer_get_dragged (RummyPointer *self); /* under the pointer; RUMMY_CARD_HIDDEN: stock */
gboolean rummy_pointer_holds_card (RummyPointer *self); /* after a long press, until the release */

G_END_DECLS
