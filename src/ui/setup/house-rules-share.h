/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* How house rules get names, and come from and go to other people.  What came of it is told over widget, and its action
 * "houses.focus" is told the name of those whose row gets the focus, or "" where none does. */

/* Ask for the name of those that come, or of those that have one; for a code or a file to read; for a file to write. */
void rummy_house_rules_ask_save (GtkWidget *widget, GSettings *settings, const RummyPreset *preset,
                                 const RummyRules *rules);
void rummy_house_rules_ask_rename (GtkWidget *widget, GSettings *settings, const char *name);
void rummy_house_rules_ask_import (GtkWidget *widget, GSettings *settings);
void rummy_house_rules_ask_file (GtkWidget *widget, GSettings *settings, const char *name);

/* What choosing a file leads to. */
void rummy_house_rules_export_to (GtkWidget *widget, GSettings *settings, const char *name, GFile *file);
void rummy_house_rules_import_from (GtkWidget *widget, GSettings *settings, GFile *file);

G_END_DECLS
