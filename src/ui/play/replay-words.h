/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/replay.h"

G_BEGIN_DECLS

/* Describes the position of a replay, and the last move.  own: of the person, or RUMMY_SEAT_NONE; is_open: cards that
 * others drew are told. */
char *rummy_replay_words (RummyReplay *replay, guint own, gboolean is_open);

G_END_DECLS
