/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* The house rules of who plays.  Whoever wants to know of changes follows the setting "house-rules". */

#define RUMMY_HOUSE_RULES_LIST_MAX 50 /* fewer where they change very much */

/* RummyHouseRules, by name. */
GPtrArray *rummy_house_rules_list_get (GSettings *settings);

/* The one with that name, however it is written, or with those rules, for any number of players; or NULL. */
const RummyHouseRules *rummy_house_rules_list_find_name (GPtrArray *houses, const char *name);
const RummyHouseRules *rummy_house_rules_list_find_rules (GPtrArray *houses, const RummyRules *rules);

/* The first one with those rules but for the number of rounds, where that can be changed while one plays; or NULL. */
const RummyHouseRules *rummy_house_rules_list_find_alike (GPtrArray *houses, const RummyRules *rules);

/* No two have one name, as players have none, and no rules have two.  What was removed can be added again.
 * change: rules of the same game take the place of those that have the name. */
gboolean rummy_house_rules_list_add (GSettings *settings, const RummyHouseRules *house, GError **error);
gboolean rummy_house_rules_list_rename (GSettings *settings, const char *from, const char *to, GError **error);
gboolean rummy_house_rules_list_change (GSettings *settings, const char *name, const RummyRules *rules, GError **error);
void rummy_house_rules_list_remove (GSettings *settings, const char *name);

G_END_DECLS
