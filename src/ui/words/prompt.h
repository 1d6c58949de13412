/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* What is to be done now, in words. */

/* Who reads it, and how. */
typedef struct {
  RummyGame *game;
  guint seat;       /* RUMMY_SEAT_NONE: everybody */
  guint n_selected; /* cards on the table */
  gboolean stopped; /* the computers */
  gboolean by_keys; /* the person plays */
} RummyPrompt;

/* The sentence, to be freed; light is one of the symbols of the status. */
char *rummy_prompt_words (const RummyPrompt *self, const char **light);

/* What is asked for between the turns, before the first and after the last, or NULL. */
const char *rummy_prompt_special (const RummyRound *round);

G_END_DECLS
