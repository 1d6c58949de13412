/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* Games with other rules than their own, as RummyHouseRules: the house rules, and the games with changes that have no
 * name of their own, which are called "500 Rum, changed". */

/* Returns the house rules by name, then the changed games of the current player: at most two of a game, those that
 * are played and those that were put aside. */
GPtrArray *rummy_variants_list (GSettings *settings);

/* Returns the game with a target of more than half of so many rounds won, or NULL if that clashes with its rules. */
RummyHouseRules *rummy_variants_make_best_of (const RummyPreset *preset, guint n_rounds);

/* Returns whether it has no name of its own. */
gboolean rummy_variants_is_unnamed (const RummyHouseRules *variant);

G_END_DECLS
