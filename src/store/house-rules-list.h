/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* The house rules of the current player.  To follow changes, watch the setting "house-rules". */

#define RUMMY_HOUSE_RULES_LIST_MAX 50 /* fewer if their texts are long */

/* Returns an array of RummyHouseRules, sorted by name. */
GPtrArray *rummy_house_rules_list_get (GSettings *settings);

/* find_name () ignores case and Unicode form; find_rules () ignores the number of players.  Both return NULL if
 * there is none. */
const RummyHouseRules *rummy_house_rules_list_find_name (GPtrArray *houses, const char *name);
const RummyHouseRules *rummy_house_rules_list_find_rules (GPtrArray *houses, const RummyRules *rules);

/* Returns the first one with these rules, ignoring the number of rounds if that can be changed during play; or NULL. */
const RummyHouseRules *rummy_house_rules_list_find_alike (GPtrArray *houses, const RummyRules *rules);

/* No two may have the same name or the same rules. add () also restores removed ones. change () gives the house
 * rules of that name new rules for the same game. */
gboolean rummy_house_rules_list_add (GSettings *settings, const RummyHouseRules *house, GError **error);
gboolean rummy_house_rules_list_rename (GSettings *settings, const char *from, const char *to, GError **error);
gboolean rummy_house_rules_list_change (GSettings *settings, const char *name, const RummyRules *rules, GError **error);
void rummy_house_rules_list_remove (GSettings *settings, const char *name);

G_END_DECLS
