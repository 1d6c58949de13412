/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"

G_BEGIN_DECLS

/* A replay knows all hands and shows another move of the round as what lies between the two: each card goes from where
 * it was to where it is, whether it is seen or not. These are the hands and the pile that it showed before. */
typedef struct {
  RummyCards hands[RUMMY_SEATS_MAX], pile;
  guint round; /* of which they are */
} RummyFormer;

/* Takes what a replay shows now; does nothing outside of one. */
void rummy_former_update (RummyFormer *self, RummySeen *seen);
gboolean rummy_former_is_of_round (const RummyFormer *self, RummySeen *seen); /* which is shown now */

/* The hand that holds the card, among these by seat, as a group of RUMMY_ZONE_OTHERS, or RUMMY_GROUP_STOCK. */
guint rummy_former_group_holding (RummySeen *seen, const RummyCards hands[], RummyCard card);

/* Where a card comes from that was not seen before; FALSE if it lay in the pile, below the top. */
gboolean rummy_former_get_place (const RummyFormer *self, RummySeen *seen, RummySeating *seating, RummyCard card,
                                 graphene_rect_t *place);

/* Lets the cards travel that are seen neither before nor after. */
void rummy_former_send_unseen (const RummyFormer *self, RummySeen *seen, RummySeating *seating, RummyStage *stage);

G_END_DECLS
