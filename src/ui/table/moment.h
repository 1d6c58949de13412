/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seen.h"
#include "ui/table/spread.h"

G_BEGIN_DECLS

/* Plays the moment of a seat and its partner from that time of the stage's clock on: a calm light goes over the table
 * and their cards fan out, longer for a game than for a round. Once, the stage sounds RUMMY_CUE_OVER. */
void rummy_moment_play (RummySeen *seen, const RummySpread *spread, guint winner, gboolean is_game, gint64 start);

G_END_DECLS
