/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "store/rounds.h"

G_BEGIN_DECLS

/* The sentences above the scores at the end of a round, addressed to the seat @own. */

char *rummy_score_words_headline (RummyGame *game, const RummyRoundResult *result, guint own);

/* Returns why the round or the game ended, or NULL. */
char *rummy_score_words_reason (RummyGame *game, const RummyRoundResult *result, guint own);

/* Returns what the seat has won or lost, for those who don't see the scores, or NULL. */
char *rummy_score_words_totals (RummyGame *game, const RummyRoundResult *result, guint own);

const char *rummy_score_words_tie (void);

G_END_DECLS
