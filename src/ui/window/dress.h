/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table.h"

G_BEGIN_DECLS

/* Makes a table follow the settings for its looks and its pace. */
void rummy_dress_table (RummyTable *table, GSettings *settings);

/* Does the same for the table that is played at, with the settings for playing and for the order of the hand. */
void rummy_dress_own_table (RummyTable *table, GSettings *settings);

G_END_DECLS
