/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"

G_BEGIN_DECLS

/* The hands and the pile that a replay showed before. A replay knows all hands, so each card travels from where it
 * was to where it is, seen or not. */
typedef struct {
  RummyCards hands[RUMMY_SEATS_MAX], pile;
  guint round; /* the round they belong to */
} RummyFormer;

/* Stores the current hands and pile of a replay; does nothing otherwise. */
void rummy_former_update (RummyFormer *self, RummySeen *seen);
gboolean rummy_former_is_of_round (const RummyFormer *self, RummySeen *seen); /* the same round is shown now */

/* Returns the group in RUMMY_ZONE_OTHERS whose hand has the card, or RUMMY_GROUP_STOCK. hands is indexed by seat. */
guint rummy_former_group_holding (RummySeen *seen, const RummyCards hands[], RummyCard card);

/* Sets place to where a card was that was not visible; FALSE if it lay in the pile, below the top. */
gboolean rummy_former_get_place (const RummyFormer *self, RummySeen *seen, RummySeating *seating, RummyCard card,
                                 graphene_rect_t *place);

/* Moves cards that are visible neither before nor after. */
void rummy_former_send_unseen (const RummyFormer *self, RummySeen *seen, RummySeating *seating, RummyStage *stage);

G_END_DECLS
