/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Who deals the round of the match, where that was drawn for, and who cuts, in sentences, or NULL; own is "you". */
char *rummy_story_draw_for_deal (RummyGame *game, const RummyMatch *match, guint own);

/* One turn in words, or the deal. */
typedef struct {
  guint seat; /* RUMMY_SEAT_NONE: the deal */
  GString *text; /* a line for each thing that was done */
} RummyTold;

/* What happened in the round, the oldest first, as RummyTold, as it is told to the person at the seat own; with
 * RUMMY_SEAT_NONE as everybody may know it. */
GPtrArray *rummy_story_read (RummyGame *game, guint own);

G_END_DECLS
