/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/setup/rule-editor.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HOUSE_RULES_GROUP (rummy_house_rules_group_get_type ())
G_DECLARE_FINAL_TYPE (RummyHouseRulesGroup, rummy_house_rules_group, RUMMY, HOUSE_RULES_GROUP, AdwPreferencesGroup)

/* The house rules of the current profile, on a page of the preferences: choosing one loads it into the editor; it
 * can be renamed, removed and shared. The rules of the editor can be saved, and others imported. */
GtkWidget *rummy_house_rules_group_new (RummyRuleEditor *editor, GSettings *settings);

/* Imports the house rules of a file. */
void rummy_house_rules_group_import (RummyHouseRulesGroup *self, GFile *file);

G_END_DECLS
