/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/analyzer.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MOVE_LIST (rummy_move_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyMoveList, rummy_move_list, RUMMY, MOVE_LIST, GtkPopover)

/* What can be done now, one row for each, and how: with the pointer and with which key; after a round, how it goes on
 * and what tells of it; way_on: after the last one, what its button says, or NULL, and its action.  heading says in a
 * sentence what is to be done; is_own: the one who reads is to move; width: there is for it.
 *
 * Signal "light" (int): the choice that is pointed at, as an index of the advice, or -1. */
GtkWidget *rummy_move_list_new (const RummyMatch *match, gboolean fits, gboolean is_own, const char *heading, int width,
                                const char *way_on, const char *action);

/* Also tells what each choice is worth, as far as the adviser has thought, which was asked; within such a size. */
void rummy_move_list_weigh (RummyMoveList *self, RummyGame *game, RummyAnalyzer *analyzer, int width, int height);

G_END_DECLS
