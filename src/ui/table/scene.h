/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/choice.h"
#include "ui/table/seating.h"

G_BEGIN_DECLS

/* Gives each part of a table its cards, and animates events. */
typedef struct _RummyScene RummyScene;

/* Borrows all of these. */
RummyScene *rummy_scene_new (RummySeen *seen, RummyChoice *choice, const RummySpread *spread, RummySeating *seating,
                             const RummyTableStyle *style);
void rummy_scene_free (RummyScene *self);
void rummy_scene_set_pace (RummyScene *self, const RummyPace *pace);
const RummyPace *rummy_scene_get_pace (RummyScene *self);

/* Clears the table before a deal: the cards of the last round are gathered and shuffled. */
void rummy_scene_gather (RummyScene *self);

/* Clears the table before a deal that begins in so many milliseconds. */
void rummy_scene_await_deal (RummyScene *self, guint wait);

/* Shows the position; the arrangement lays it out afterward. event, which led to it, may be NULL; animate: cards
 * travel. */
void rummy_scene_show (RummyScene *self, const RummyEvent *event, gboolean animate);

/* How long to pause after the event, in milliseconds. */
guint rummy_scene_get_duration (RummyScene *self, const RummyEvent *event);

/* Returns the sound of an event to play now; the stage plays those of arriving cards. */
RummyCue rummy_scene_cue (RummyScene *self, const RummyEvent *event);

G_END_DECLS
