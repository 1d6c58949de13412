/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/choice.h"
#include "ui/table/seating.h"

G_BEGIN_DECLS

/* Gives each part of a table the cards of the position, and lets cards travel as an event moved them. */
typedef struct _RummyScene RummyScene;

/* All of these must outlive it. */
RummyScene *rummy_scene_new (RummySeen *seen, RummyChoice *choice, const RummySpread *spread, RummySeating *seating);
void rummy_scene_set_pace (RummyScene *self, const RummyPace *pace);
const RummyPace *rummy_scene_get_pace (RummyScene *self);

/* Shows the position, which the arrangement then lays out. The event that led to it may be NULL; animate: cards
 * travel. */
void rummy_scene_show (RummyScene *self, const RummyEvent *event, gboolean animate);

/* For how long the event is looked at before the game goes on, in milliseconds. */
guint rummy_scene_get_duration (RummyScene *self, const RummyEvent *event);

/* What is to be heard of the event now; what is heard when its cards arrive comes from the stage. */
RummyCue rummy_scene_cue (RummyScene *self, const RummyEvent *event);

G_END_DECLS
