/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Names, imports and exports house rules. Results are told over widget; its action "houses.focus" gets the name
 * whose row is to be focused, or "". */

/* Ask for the name of new or existing house rules, a code or file to read, or a file to write. */
void rummy_house_rules_ask_save (GtkWidget *widget, GSettings *settings, const RummyPreset *preset,
                                 const RummyRules *rules);
void rummy_house_rules_ask_rename (GtkWidget *widget, GSettings *settings, const char *name);
void rummy_house_rules_ask_import (GtkWidget *widget, GSettings *settings);
void rummy_house_rules_ask_file (GtkWidget *widget, GSettings *settings, const char *name);

/* Write to, and read from, a chosen file. */
void rummy_house_rules_export_to (GtkWidget *widget, GSettings *settings, const char *name, GFile *file);
void rummy_house_rules_import_from (GtkWidget *widget, GSettings *settings, GFile *file);

G_END_DECLS
