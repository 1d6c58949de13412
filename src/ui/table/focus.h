/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/arrangement.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_FOCUS (rummy_focus_get_type ())
G_DECLARE_FINAL_TYPE (RummyFocus, rummy_focus, RUMMY, FOCUS, GObject)

/* Tracks and moves the keyboard focus on a table. */
RummyFocus *rummy_focus_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                             const RummySpread *spread, RummyArrangement *arrangement, const RummyTableStyle *style,
                             const RummyTableLayout *layout); /* all borrowed */

void rummy_focus_set_follows (RummyFocus *self,
                              gboolean follows); /* the next place needed */

GtkWidget *rummy_focus_get_place (RummyFocus *self); /* the focused place, or NULL */
graphene_point_t rummy_focus_get_point (RummyFocus *self); /* the middle of that place, or of the table */
RummyCard rummy_focus_get_card (RummyFocus *self); /* RUMMY_CARD_NONE if none, or not shown */

gboolean rummy_focus_move (RummyFocus *self, GtkDirectionType direction);
gboolean rummy_focus_move_to_end (RummyFocus *self, gboolean last); /* of its row */
void rummy_focus_move_to (RummyFocus *self, RummySpot spot);        /* or the nearest place */

/* Shows a ring around the focused place, while keys are used. */
void rummy_focus_show (RummyFocus *self, gboolean shows);
gboolean rummy_focus_is_shown (RummyFocus *self);
void rummy_focus_snapshot (RummyFocus *self, GtkSnapshot *snapshot);

/* Brackets a change of the position; event may be NULL. Keeps the focus in the hand when its card leaves or another
 * part, such as the stock, was used. */
void rummy_focus_begin_change (RummyFocus *self);
void rummy_focus_end_change (RummyFocus *self, const RummyEvent *event);

/* Tab stops at every card, and not only once in each part of the table. */
void rummy_focus_set_tabs_to_cards (RummyFocus *self, gboolean tabs_to_cards);
gboolean rummy_focus_tabs_to_cards (RummyFocus *self);

/* Brackets the time in which the table is unmapped. The focus returns to its place. */
void rummy_focus_leave (RummyFocus *self);
void rummy_focus_enter (RummyFocus *self);
gboolean rummy_focus_is_returning (RummyFocus *self); /* the focus has not returned yet */

G_END_DECLS
