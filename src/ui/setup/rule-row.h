/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/setup/rule-editor.h"

G_BEGIN_DECLS

/* A row that edits one value of a parameter: its meaning, the default with a button to reset it, and clashes. */
GtkWidget *rummy_rule_row_new (RummyRuleEditor *editor, const RummyParam *param, guint index);

G_END_DECLS
