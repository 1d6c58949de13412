/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/arrangement.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_FOCUS (rummy_focus_get_type ())
G_DECLARE_FINAL_TYPE (RummyFocus, rummy_focus, RUMMY, FOCUS, GObject)

/* Which place of a table has the focus of the keyboard, and where it goes. */
RummyFocus *rummy_focus_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                             const RummySpread *spread, RummyArrangement *arrangement, const RummyTableStyle *style,
                             const RummyTableLayout *layout); /* all of which must outlive it */

void rummy_focus_set_follows (RummyFocus *self, gboolean follows); /* goes to what comes next */

GtkWidget *rummy_focus_get_place (RummyFocus *self);       /* that has it, or NULL */
graphene_point_t rummy_focus_get_point (RummyFocus *self); /* of it, else in the middle */
RummyCard rummy_focus_get_card (RummyFocus *self);         /* RUMMY_CARD_NONE: none has it, or it is not seen */

gboolean rummy_focus_move (RummyFocus *self, GtkDirectionType direction);
gboolean rummy_focus_move_to_end (RummyFocus *self, gboolean last); /* of the row */
void rummy_focus_move_to (RummyFocus *self, RummySpot spot);        /* or what is nearest to it */

/* It is seen while keys are used, as a ring. */
void rummy_focus_show (RummyFocus *self, gboolean shows);
gboolean rummy_focus_is_shown (RummyFocus *self);
void rummy_focus_snapshot (RummyFocus *self, GtkSnapshot *snapshot);

/* Brackets a change of the position; the event may be NULL. The focus goes on in the hand when its card has left it,
 * and when something else was used, such as the stock. */
void rummy_focus_begin_change (RummyFocus *self);
void rummy_focus_end_change (RummyFocus *self, const RummyEvent *event);

/* Brackets a time in which the table is not mapped: the focus comes back to where it was. */
void rummy_focus_leave (RummyFocus *self);
void rummy_focus_enter (RummyFocus *self);
gboolean rummy_focus_is_returning (RummyFocus *self); /* that is still to come */

G_END_DECLS
