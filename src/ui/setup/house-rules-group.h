/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/setup/rule-editor.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HOUSE_RULES_GROUP (rummy_house_rules_group_get_type ())
G_DECLARE_FINAL_TYPE (RummyHouseRulesGroup, rummy_house_rules_group, RUMMY, HOUSE_RULES_GROUP, AdwPreferencesGroup)

/* The house rules of who plays, on a page of the preferences dialog: each can be chosen, which brings it into the
 * editor, renamed, removed and shared; the rules of the editor can be saved, and those of others brought in. */
GtkWidget *rummy_house_rules_group_new (RummyRuleEditor *editor, GSettings *settings);

/* Brings those of a file in. */
void rummy_house_rules_group_import (RummyHouseRulesGroup *self, GFile *file);

G_END_DECLS
