/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Returns sentences about who deals the round, if that was drawn for, and who cuts; or NULL.  @own is "you". */
char *rummy_story_draw_for_deal (RummyGame *game, const RummyMatch *match, guint own);

/* A turn, or the deal, in words. */
typedef struct {
  guint seat; /* RUMMY_SEAT_NONE for the deal */
  GString *text; /* a line for each action */
} RummyTold;

/* Returns the events of the round, oldest first, as an array of RummyTold, addressed to the seat @own; for
 * RUMMY_SEAT_NONE, only what everybody may know. */
GPtrArray *rummy_story_read (RummyGame *game, guint own);

G_END_DECLS
