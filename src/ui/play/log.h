/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_LOG (rummy_log_get_type ())
G_DECLARE_FINAL_TYPE (RummyLog, rummy_log, RUMMY, LOG, AdwDialog)

/* The events of this round in words, as the person at seat own saw them: a row a turn, newest first. Read from the
 * record, so it is complete after a restart, and follows the game. */
AdwDialog *rummy_log_new (RummyGame *game, guint own);

G_END_DECLS
