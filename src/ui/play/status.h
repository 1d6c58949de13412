/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_STATUS (rummy_status_get_type ())
G_DECLARE_FINAL_TYPE (RummyStatus, rummy_status, RUMMY, STATUS, AdwBin)

/* The state of play in words: the last events, and what to do, as one text of a constant height.
 *
 * Properties: "n-selected" (uint, selected cards), "preview" (string, what selected cards or those looked at would
 * do, shown instead), "lines" (int, that there is room for), "compact" (boolean, in a low window), "stopped"
 * (boolean, computers are stopped), "held" (boolean, they wait for the person to read), "tells-lead" (boolean, say
 * who leads after a deal), "quiet" (boolean, show only refusals, questions and the end of a round), "patience" (uint,
 * milliseconds until a refusal goes away). */

/* seat: the reader; RUMMY_SEAT_NONE: everybody. */
void rummy_status_set_game (RummyStatus *self, RummyGame *game, guint seat);

/* Sets the label over the table, shown only for a refusal. */
void rummy_status_set_refusal (RummyStatus *self, GtkLabel *refusal);

/* Whether texts name keys. */
void rummy_status_set_by_keys (RummyStatus *self, gboolean by_keys);

/* Says who leads the round. */
void rummy_status_tell_lead (RummyStatus *self);

/* Tells those who watch why the last event came, in place of the prompt; NULL for the prompt. */
void rummy_status_explain (RummyStatus *self, const char *words);

/* Says why a move was refused, until the next move or act. */
void rummy_status_refuse (RummyStatus *self, RummyRefusal refusal);
void rummy_status_notice (RummyStatus *self, RummyTableNotice notice);
void rummy_status_tell (RummyStatus *self,
                        const char *words); /* as a note */
void rummy_status_forget_refusal (RummyStatus *self);

/* Returns the current text: a refusal, else the preview or the prompt. */
const char *rummy_status_get_text (RummyStatus *self);
gboolean rummy_status_is_refusing (RummyStatus *self);

G_END_DECLS
