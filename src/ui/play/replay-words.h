/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/lines.h"
#include "game/replay.h"

G_BEGIN_DECLS

/* Describes the position of a replay, and the last move.  own: of the person, or RUMMY_SEAT_NONE; is_open: cards that
 * others drew are told. */
char *rummy_replay_words (RummyReplay *replay, guint own, gboolean is_open);

/* Describes moves that were made in a round, a sentence for each; what they ended is left out. */
char *rummy_replay_words_line (RummyGame *game, const RummyRound *round, const RummyLine *line, guint own);

G_END_DECLS
