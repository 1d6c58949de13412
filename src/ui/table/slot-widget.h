/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-style.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SLOT_WIDGET (rummy_slot_widget_get_type ())
G_DECLARE_FINAL_TYPE (RummySlotWidget, rummy_slot_widget, RUMMY, SLOT_WIDGET, GtkWidget)

/* The slot of the next new meld.
 *
 * Signal "activated": assistive technology activates it. */
GtkWidget *rummy_slot_widget_new (void);

void rummy_slot_widget_set_style (RummySlotWidget *self, const RummyTableStyle *style); /* borrowed */

/* Sets a sentence below its text, shown from the next size on if there is room; or NULL. */
void rummy_slot_widget_set_note (RummySlotWidget *self, const char *note);

/* The size of a card decides the size of the text. */
void rummy_slot_widget_set_size (RummySlotWidget *self, double width, double card_height);
void rummy_slot_widget_set_lit (RummySlotWidget *self, gboolean lit);

G_END_DECLS
