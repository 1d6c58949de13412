/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table.h"

/* What tests ask of a table. */

static inline const RummyHandOrder *
order_of (RummyTable *table)
{
  return rummy_choice_order (rummy_table_get_choice (table));
}

static inline RummyCards
selected_hand_of (RummyTable *table)
{
  return rummy_choice_selected_hand (rummy_table_get_choice (table));
}
