/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-card-faces.h"
#include "rummy-fan.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HAND_WIDGET (rummy_hand_widget_get_type ())
G_DECLARE_FINAL_TYPE (RummyHandWidget, rummy_hand_widget, RUMMY, HAND_WIDGET, GtkWidget)

/* The hand of another seat: backs, and how many they are. */
GtkWidget *rummy_hand_widget_new (RummyCardFaces *faces);

/* The fan, its origin within the widget; the last n_coming cards are still on their way.  With open, the faces are
 * widgets of their own and only the count is shown. */
void rummy_hand_widget_set_fan (RummyHandWidget *self, const RummyFan *fan);
void rummy_hand_widget_set_cards (RummyHandWidget *self, guint n_cards, guint n_coming, gboolean open,
                                  const char *name);
void rummy_hand_widget_set_turn (RummyHandWidget *self, gboolean turn);

G_END_DECLS
