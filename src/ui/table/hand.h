/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/card-row.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HAND (rummy_hand_get_type ())
G_DECLARE_FINAL_TYPE (RummyHand, rummy_hand, RUMMY, HAND, RummyCardRow)

/* An open hand: the own one, or another's after the round. Selected cards are raised. */
GtkWidget *rummy_hand_new (void);

/* Sets how far selected cards are raised, and the drop zone, in coordinates of the parent. */
void rummy_hand_set_zone (RummyHand *self, double raise, const graphene_rect_t *zone);
void rummy_hand_set_selected (RummyHand *self, RummyCards selected);

G_END_DECLS
