/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_LOG (rummy_log_get_type ())
G_DECLARE_FINAL_TYPE (RummyLog, rummy_log, RUMMY, LOG, AdwDialog)

/* What happened in this round, in words, as the person at the seat own saw it: a row for each turn, the newest first.
 * It comes from the record, so that it is whole after a restart too, and goes on while the game does. */
AdwDialog *rummy_log_new (RummyGame *game, guint own);

G_END_DECLS
