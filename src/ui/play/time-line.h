/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/review.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_TIME_LINE (rummy_time_line_get_type ())
G_DECLARE_FINAL_TYPE (RummyTimeLine, rummy_time_line, RUMMY, TIME_LINE, GtkBox)

/* The review of a round as a time line: a curve of the lead that a seat could expect, its mistakes, and in words how
 * the round went or what the move at the current position was worth.
 *
 * Signals: "changed" (): more is known; "chosen" (uint): go to that position. */

/* round: from 1, with so many moves; own: seat of the person, or RUMMY_SEAT_NONE. A seat of RUMMY_SEAT_NONE clears the
 * time line. */
void rummy_time_line_set_round (RummyTimeLine *self, RummyGame *game, guint own, guint seat, guint round,
                                guint length);
void rummy_time_line_set_position (RummyTimeLine *self, guint position);

/* Uses less room, for a low window. */
void rummy_time_line_set_compact (RummyTimeLine *self, gboolean is_compact);

/* Returns the review, or NULL. */
RummyReview *rummy_time_line_get_review (RummyTimeLine *self);

/* Returns what was done at the position and whether something would have been better, in sentences; or NULL. */
char *rummy_time_line_describe_move (RummyTimeLine *self);

/* Finds the next mistake after a position, or the previous one before it. */
gboolean rummy_time_line_find_mistake (RummyTimeLine *self, guint position, gboolean forward, guint *found);

/* Fills a box with groups of rows: how the round went, and all choices at the position. */
void rummy_time_line_fill (RummyTimeLine *self, GtkWidget *box);

G_END_DECLS
