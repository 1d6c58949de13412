/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ADVANCED_ROW (rummy_advanced_row_get_type ())
G_DECLARE_FINAL_TYPE (RummyAdvancedRow, rummy_advanced_row, RUMMY, ADVANCED_ROW, AdwExpanderRow)

/* What can be chosen of a computer player beyond its level: a step of a finer scale, and a manner.
 *
 * Properties: "level" (int: a RummyLevel or RUMMY_LEVEL_PERSON) and "manner" (int: a RummyManner). */

/* Says whether manners make a difference under these rules. */
void rummy_advanced_row_set_rules (RummyAdvancedRow *self, const RummyRules *rules);

G_END_DECLS
