/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/analyzer.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MOVE_LIST (rummy_move_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyMoveList, rummy_move_list, RUMMY, MOVE_LIST, GtkPopover)

/* A popover that lists what can be done now, and how: pointer and key; after a round, how to go on. way_on, action:
 * label and action of the button after the last round, or NULL. heading: what is to be done; is_own: the reader is to
 * move; width: of the window.
 *
 * Signal "light" (int): the row pointed at, as an index of the analysis, or -1. */
GtkWidget *rummy_move_list_new (const RummyMatch *match, gboolean fits, gboolean is_own, const char *heading, int width,
                                const char *way_on, const char *action);

/* Adds what each choice is worth, as the analyzer finds out, within that size. */
void rummy_move_list_weigh (RummyMoveList *self, RummyGame *game, RummyAnalyzer *analyzer, int width, int height);

G_END_DECLS
