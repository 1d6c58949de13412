/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_RULES_PAGE (rummy_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyRulesPage, rummy_rules_page, RUMMY, RULES_PAGE, AdwPreferencesPage)

/* The Rules page of the preferences: the game, groups of rules as pages of their own, and a search. */
AdwPreferencesPage *rummy_rules_page_new (GSettings *settings);

/* Imports house rules from a file, and tells the result. */
void rummy_rules_page_import (RummyRulesPage *self, GFile *file);

/* FALSE while rules clash, which are not saved. */
gboolean rummy_rules_page_is_valid (RummyRulesPage *self);

G_END_DECLS
