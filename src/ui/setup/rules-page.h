/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_RULES_PAGE (rummy_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyRulesPage, rummy_rules_page, RUMMY, RULES_PAGE, AdwPreferencesPage)

/* The page of the preferences for the rules of the games: which game, its groups of rules, which open as pages of their
 * own, and a search through all of them. */
AdwPreferencesPage *rummy_rules_page_new (GSettings *settings);

/* Takes the house rules of a file in among those of who plays, and tells it, or why not. */
void rummy_rules_page_import (RummyRulesPage *self, GFile *file);

/* FALSE while two of the rules that are shown do not go together; these are not kept. */
gboolean rummy_rules_page_is_valid (RummyRulesPage *self);

G_END_DECLS
