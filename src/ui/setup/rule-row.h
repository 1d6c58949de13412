/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/setup/rule-editor.h"

G_BEGIN_DECLS

/* A row to change one of the numbers of a parameter, of the type that it needs: what it means now, what the game has by
 * itself where that is another value, with a button that goes back to it, and what it clashes with. */
GtkWidget *rummy_rule_row_new (RummyRuleEditor *editor, const RummyParam *param, guint index);

G_END_DECLS
