/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_STATUS (rummy_status_get_type ())
G_DECLARE_FINAL_TYPE (RummyStatus, rummy_status, RUMMY, STATUS, AdwBin)

/* The state of play in words: a light, what happened last, and what to do now.
 *
 * Properties: "n-selected" (uint, cards selected on the table), "preview" (string, what they, or others that are looked
 * at, would do; it is told instead of what to do), "compact" (boolean, only what to do now), "stopped" (boolean, the
 * computers stand still), "tells-lead" (boolean, who leads is told when a round is dealt), "quiet" (boolean, nothing is
 * shown but refusals, questions and how a round ended), "patience" (uint, milliseconds after which a refusal goes by
 * itself). */

/* seat is who reads it; RUMMY_SEAT_NONE: everybody. */
void rummy_status_set_game (RummyStatus *self, RummyGame *game, guint seat);

/* The label that lies over the table, and is seen only while it tells a refusal. */
void rummy_status_set_refusal (RummyStatus *self, GtkLabel *refusal);

/* Whether the person plays by keys now, so that it is these that are told. */
void rummy_status_set_by_keys (RummyStatus *self, gboolean by_keys);

/* Says who leads the round, as when it is dealt in the midst of a game. */
void rummy_status_tell_lead (RummyStatus *self);

/* Says why a move was refused, until the next move, or until the person does something else. */
void rummy_status_refuse (RummyStatus *self, RummyRefusal refusal);
void rummy_status_notice (RummyStatus *self, RummyTableNotice notice);
void rummy_status_tell (RummyStatus *self, const char *words); /* anything else, just as long, without its look */
void rummy_status_forget_refusal (RummyStatus *self);

/* What is read now: the refusal, if there is one, otherwise the preview or what to do. */
const char *rummy_status_get_text (RummyStatus *self);
gboolean rummy_status_is_refusing (RummyStatus *self);

G_END_DECLS
