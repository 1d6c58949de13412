/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PILE_LIST (rummy_pile_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyPileList, rummy_pile_list, RUMMY, PILE_LIST, AdwDialog)

/* The discard pile, newest first: each card, who discarded it, and what taking it would do. Choosing one takes it if
 * that is legal, by table.take-card. own: the reader, or RUMMY_SEAT_NONE. */
AdwDialog *rummy_pile_list_new (RummyGame *game, guint own);

G_END_DECLS
