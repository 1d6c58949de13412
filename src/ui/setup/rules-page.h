/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_RULES_PAGE (rummy_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyRulesPage, rummy_rules_page, RUMMY, RULES_PAGE, AdwPreferencesPage)

/* The rules of a game, on a page of the preferences and where a game is chosen: the game, its number of players, groups
 * of rules as pages of their own, and a search. */

/* Shows the game that New Game deals. */
AdwPreferencesPage *rummy_rules_page_new (GSettings *settings);

/* Shows another game instead, beginning with these rules, for as many players as they name. */
void rummy_rules_page_open (RummyRulesPage *self, const RummyPreset *preset, const RummyRules *rules);

/* Returns whether a game was edited, or another one chosen. */
gboolean rummy_rules_page_is_edited (RummyRulesPage *self);

/* Imports house rules from a file, and tells the result. */
void rummy_rules_page_import (RummyRulesPage *self, GFile *file);

/* FALSE while rules clash, which are not saved. */
gboolean rummy_rules_page_is_valid (RummyRulesPage *self);

G_END_DECLS
