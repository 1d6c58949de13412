/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table.h"

G_BEGIN_DECLS

/* Adds where these parts, cards, and melds (one bit each) lie: graphene_rect_t, in pixels of the table. Of cards and
 * melds those that can be seen, and of a card what others leave visible. */
void rummy_table_add_places (RummyTable *self, RummyTablePart parts, RummyCards cards, guint64 melds, GArray *places);

G_END_DECLS
