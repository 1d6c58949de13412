/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/options/pace.h"
#include "ui/sound/cue.h"
#include "ui/table/spot.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_STAGE (rummy_stage_get_type ())
G_DECLARE_FINAL_TYPE (RummyStage, rummy_stage, RUMMY, STAGE, GtkWidget)

/* An overlay of the table that moves cards: it knows where a card was and where the parts of the table have it now, and
 * lets it travel between the two. It never decides where anything lies. Rectangles are in its coordinates, which are
 * those of the table; times in microseconds of its own clock, rummy_stage_now(). The top card of the stock is
 * RUMMY_CARD_HIDDEN here.
 *
 * Property "moving" (boolean, read-only): cards travel.
 *
 * Signals: "arrived": a card that is seen no more has reached a closed hand or the stock;
 *          "cue" (uint RummyCue): a card that arrives can be heard. */
GtkWidget *rummy_stage_new (RummyCardFaces *faces);

void rummy_stage_set_pace (RummyStage *self, const RummyPace *pace);
void rummy_stage_set_scale (RummyStage *self, double scale); /* device pixels to a logical one */
void rummy_stage_set_still (RummyStage *self, gboolean is_still); /* nothing travels for now */
gboolean rummy_stage_animates (RummyStage *self);
gint64 rummy_stage_now (RummyStage *self); /* goes as fast as the cards do */

/* A change of the position: begin, put all cards that are seen, send away or remove what is missing, lay out. */
void rummy_stage_begin (RummyStage *self);

/* widget shows the card at spot, for which it leaves at that time; flies: above others, if that is in another zone.
 * FALSE if it was not seen before. */
gboolean rummy_stage_put (RummyStage *self, RummyCardWidget *widget, RummySpot spot, gboolean flies, gint64 leave);

/* A card that was not seen before comes from there; its face is turned up at that time. */
void rummy_stage_start_at (RummyStage *self, RummyCard card, const graphene_rect_t *origin);
void rummy_stage_turn_up (RummyStage *self, RummyCard card, gint64 when);

gboolean rummy_stage_has (RummyStage *self, RummyCard card);
RummyCards rummy_stage_missing (RummyStage *self); /* seen before, and not put since rummy_stage_begin() */

/* A missing card goes to a closed hand, or to RUMMY_GROUP_STOCK; marked, and its face turned down, on the way. */
void rummy_stage_send_away (RummyStage *self, RummyCard card, guint group, gint64 leave, gboolean marked,
                            gboolean turns_down);
void rummy_stage_remove (RummyStage *self, RummyCard card);

/* A card whose face nobody sees goes from there to a closed hand, or to RUMMY_GROUP_STOCK. */
void rummy_stage_send_ghost (RummyStage *self, const graphene_rect_t *from, guint group, gint64 leave);
guint rummy_stage_count_coming (RummyStage *self, guint group); /* that are still on their way there */
void rummy_stage_remove_ghosts (RummyStage *self);
void rummy_stage_clear (RummyStage *self);

/* Where a card at a spot lies. Of a ghost, slot becomes what it looks like there. */
typedef graphene_rect_t (*RummyStageHomeFunc) (RummySpot spot, RummySlot *slot, gpointer data);

void rummy_stage_lay_out (RummyStage *self, gboolean animate, RummyStageHomeFunc func, gpointer data);
void rummy_stage_settle (RummyStage *self); /* everything is where it belongs, at once */

/* To be heard when the first of the cards that leave now arrives; FALSE if none does. */
gboolean rummy_stage_cue (RummyStage *self, RummyCue cue);

/* Of a card that is put or on its way out: where it is seen now, and the like. */
graphene_rect_t rummy_stage_get_rect (RummyStage *self, RummyCard card);
gboolean rummy_stage_is_moving (RummyStage *self, RummyCard card);
gint64 rummy_stage_get_departure (RummyStage *self, RummyCard card); /* when it left or leaves */
gboolean rummy_stage_is_flying (RummyStage *self, RummyCard card); /* or dragged */

/* Lifts cards, of which the lead is under the pointer at x, y; the others follow it. */
void rummy_stage_lift (RummyStage *self, RummyCard lead, RummyCards cards, double x, double y);
void rummy_stage_drag (RummyStage *self, double x, double y);
void rummy_stage_let_down (RummyStage *self); /* they are on their way home */

G_END_DECLS
