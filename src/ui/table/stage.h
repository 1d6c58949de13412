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

/* An overlay of the table that moves cards from where they were to where the parts of the table have them now. It never
 * decides where anything is. Rectangles are in coordinates of the table; times in microseconds of its own clock,
 * rummy_stage_now (). The top card of the stock is RUMMY_CARD_HIDDEN.
 *
 * Property "moving" (boolean, read-only).
 *
 * Signals: "arrived": a hidden card has reached a closed hand or the stock; "cue" (uint RummyCue): the sound of an
 * arriving card. */
GtkWidget *rummy_stage_new (RummyCardFaces *faces);

void rummy_stage_set_pace (RummyStage *self, const RummyPace *pace);
void rummy_stage_set_scale (RummyStage *self, double scale); /* device pixels per logical one */
void rummy_stage_set_still (RummyStage *self, gboolean is_still); /* turns motion off for now */
gboolean rummy_stage_animates (RummyStage *self);
gint64 rummy_stage_now (RummyStage *self); /* runs at the speed of the cards */

/* Changes the position: begin, put all visible cards, send away or remove the missing ones, lay out. */
void rummy_stage_begin (RummyStage *self);

/* Puts the card of widget at spot, to leave for it at that time; flies: above others if it changes zone. FALSE if it
 * was not there before. */
gboolean rummy_stage_put (RummyStage *self, RummyCardWidget *widget, RummySpot spot, gboolean flies, gint64 leave);

/* Where a new card starts, and when its face turns up. */
void rummy_stage_start_at (RummyStage *self, RummyCard card, const graphene_rect_t *origin);
void rummy_stage_turn_up (RummyStage *self, RummyCard card, gint64 when);

gboolean rummy_stage_has (RummyStage *self, RummyCard card);
RummyCards rummy_stage_missing (RummyStage *self); /* there before, and not put since begin () */

/* Sends a missing card to a closed hand, or RUMMY_GROUP_STOCK; marked, and turned down on the way, if wanted. */
void rummy_stage_send_away (RummyStage *self, RummyCard card, guint group, gint64 leave, gboolean marked,
                            gboolean turns_down);
void rummy_stage_remove (RummyStage *self, RummyCard card);

/* Sends a back from there to a closed hand, or RUMMY_GROUP_STOCK. */
void rummy_stage_send_ghost (RummyStage *self, const graphene_rect_t *from, guint group, gint64 leave);
guint rummy_stage_count_coming (RummyStage *self, guint group); /* on their way there */
void rummy_stage_remove_ghosts (RummyStage *self);
void rummy_stage_clear (RummyStage *self);

/* Returns the place of a card at a spot, and sets slot for a ghost. */
typedef graphene_rect_t (*RummyStageHomeFunc) (RummySpot spot, RummySlot *slot, gpointer data);

void rummy_stage_lay_out (RummyStage *self, gboolean animate, RummyStageHomeFunc func, gpointer data);
void rummy_stage_settle (RummyStage *self); /* ends all motion at once */

/* Plays cue when the first of the cards that leave now arrives; FALSE if there is none. */
gboolean rummy_stage_cue (RummyStage *self, RummyCue cue);

/* Something that is shown above the cards for some time, and moves them if it likes. Times are milliseconds since it
 * began; step () is last called with its whole length. Each function may be NULL. */
typedef struct {
  void (*step) (gpointer data, double ms);
  void (*draw) (gpointer data, GtkSnapshot *snapshot, double ms);
  GDestroyNotify free;
} RummyStageAct;

/* Plays it from that time on; the stage moves until it is over. Without motion it is over at once. */
void rummy_stage_play (RummyStage *self, const RummyStageAct *act, gpointer data, gint64 start, double length);
gboolean rummy_stage_is_playing (RummyStage *self);

/* Advances what is played to @now, in microseconds of the stage's clock; returns TRUE while any of it is not over. */
gboolean rummy_stage_step_shows (RummyStage *self, gint64 now);

/* Emits "cue". */
void rummy_stage_sound (RummyStage *self, RummyCue cue);

/* Moves a card from its place by that many pixels, while it does not travel. */
void rummy_stage_nudge (RummyStage *self, RummyCard card, double dx, double dy);

/* Calls func with each card and where its picture is drawn now, in stacking order. */
typedef void (*RummyStageEachFunc) (RummyCardWidget *widget, RummySpot spot, const graphene_rect_t *rect,
                                    gpointer data);
void rummy_stage_each (RummyStage *self, RummyStageEachFunc func, gpointer data);

/* Of a card on the stage: where it is drawn now, or held, and the like. */
graphene_rect_t rummy_stage_get_rect (RummyStage *self, RummyCard card);
gboolean rummy_stage_is_moving (RummyStage *self, RummyCard card);
gint64 rummy_stage_get_departure (RummyStage *self, RummyCard card); /* past or future */
gboolean rummy_stage_is_flying (RummyStage *self, RummyCard card); /* or is dragged */

/* Lifts cards, the lead under the pointer at x, y; the others follow it. */
void rummy_stage_lift (RummyStage *self, RummyCard lead, RummyCards cards, double x, double y);
void rummy_stage_drag (RummyStage *self, double x, double y);
void rummy_stage_let_down (RummyStage *self); /* they return */

G_END_DECLS
