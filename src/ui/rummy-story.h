/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-game.h"

G_BEGIN_DECLS

/* One turn in words, or the deal. */
typedef struct {
  guint seat; /* RUMMY_SEAT_NONE: the deal */
  GString *text; /* a line for each thing that was done */
} RummyTold;

/* What happened in the round, the oldest first, as RummyTold, as it is told to the person at the seat own; with
 * RUMMY_SEAT_NONE as everybody may know it. */
GPtrArray *rummy_story_read (RummyGame *game, guint own);

G_END_DECLS
