/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Pages of rows, as dialogs have them that tell much. */

/* A page of a navigation view that scrolls; box takes what stands on it. */
AdwNavigationPage *rummy_rows_page (const char *title, GtkWidget **box);

AdwPreferencesGroup *rummy_rows_group (GtkWidget *box, const char *title);

/* A row of a text, never of markup.  figure, which may be NULL, stands at the end. */
AdwActionRow *rummy_rows_row (const char *title, const char *subtitle, const char *figure);

/* Has the lines of a label, which has its text, end where a row ends.  Words that are read another way than the window,
 * as those that nobody has translated, turn the sides of a justification around. */
void rummy_rows_justify_end (GtkLabel *label);

/* What is chosen is told whole, on several lines, where a row would cut it. */
void rummy_rows_show_choice (AdwComboRow *row);

/* Binds a setting to the value of a row or an adjustment that goes up and down by steps: what is kept has so many
 * decimals, so that steps back to zero end there. */
void rummy_rows_bind_number (GSettings *settings, const char *key, gpointer object, guint digits);

/* Makes a row lead somewhere: activated is called with data, as long as data lives. */
void rummy_rows_lead (AdwActionRow *row, GCallback activated, gpointer data);

/* Has Escape end the search of an entry before it closes the dialog that it is in, if it is in one. */
void rummy_rows_end_search (GtkSearchEntry *search);

/* Shows in a stack that what it is for cannot be shown, and why; not where it was only cancelled. */
void rummy_rows_fail (GtkStack *stack, const char *title, const GError *error);

G_END_DECLS
