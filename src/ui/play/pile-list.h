/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PILE_LIST (rummy_pile_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyPileList, rummy_pile_list, RUMMY, PILE_LIST, AdwDialog)

/* The discard pile in order, the last discard first: each card, who discarded it, and what taking it would do.  Where
 * that is allowed, choosing it takes it, by the action table.take-card.  own: who reads it, or RUMMY_SEAT_NONE. */
AdwDialog *rummy_pile_list_new (RummyGame *game, guint own);

G_END_DECLS
