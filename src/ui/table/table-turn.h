/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-layout.h"

G_BEGIN_DECLS

/* Adds new melds to what lay at the start of the turn, and makes the layout keep room for that. Begins with what lies
 * now if is_new, or if something was taken back. */
void rummy_table_turn_follow (RummyTableTurn *self, RummyTableSpec *spec, gboolean is_new);

G_END_DECLS
