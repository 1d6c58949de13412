/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Words for what the player is expected to do. */

/* The reader and the circumstances. */
typedef struct {
  RummyGame *game;
  guint seat;       /* RUMMY_SEAT_NONE: everybody */
  guint n_selected; /* selected cards */
  gboolean stopped; /* computer players are stopped */
  gboolean by_keys; /* the user plays with the keyboard */
  gboolean held;    /* others wait for the user to read something, or for the deal */
} RummyPrompt;

/* Returns a sentence, or "" if there is nothing to do; to be freed. */
char *rummy_prompt_words (const RummyPrompt *self);

/* Returns what to do between turns, before the first and after the last; or NULL. */
const char *rummy_prompt_special (const RummyRound *round);

G_END_DECLS
