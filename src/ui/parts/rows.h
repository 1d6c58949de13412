/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Helpers for pages of rows. */

/* Returns a scrolling page of a navigation view; @box is set to the box for its content. */
AdwNavigationPage *rummy_rows_page (const char *title, GtkWidget **box);

/* Fills a dialog with a navigation view in a toast overlay. */
AdwNavigationView *rummy_rows_fill_dialog (AdwDialog *dialog, const char *title, int width, int height);

AdwPreferencesGroup *rummy_rows_group (GtkWidget *box, const char *title);

/* Returns a boxed list without selection; @label (may be NULL) is its accessible label. */
GtkListBox *rummy_rows_list (const char *label);

/* Returns a row with plain text, not markup.  @figure (may be NULL) is shown at the end. */
AdwActionRow *rummy_rows_row (const char *title, const char *subtitle, const char *figure);

/* Aligns the lines of a label with the end of its row.  The text must be set before: if its direction differs from
 * the window's, as for untranslated text, justification is mirrored. */
void rummy_rows_justify_end (GtkLabel *label);

/* Shows the whole selected value on several lines instead of truncating it. */
void rummy_rows_show_choice (AdwComboRow *row);

/* Describes a drop-down by what it chooses, such as “Player”. GTK names it after its current choice, whatever label it
 * has. */
void rummy_rows_describe_choice (GtkDropDown *choice, const char *purpose);

/* Binds a setting to the value of a spin row or adjustment, rounded to @digits decimals, so that stepping back to
 * zero gives exactly zero. */
void rummy_rows_bind_number (GSettings *settings, const char *key, gpointer object, guint digits);

/* Makes a row activatable, calling @activated with @data (a GObject) as long as that exists. */
void rummy_rows_lead (AdwActionRow *row, GCallback activated, gpointer data);

/* Adds such a row to a group. */
AdwActionRow *rummy_rows_add_way (AdwPreferencesGroup *group, const char *title, const char *subtitle,
                                  GCallback activated, gpointer data);

/* Returns a button row with a mnemonic in its title. */
GtkWidget *rummy_rows_command (const char *title, GCallback activated, gpointer data);

/* Adds a flat button to the end of a row; @label (may be NULL) is its accessible label. */
void rummy_rows_add_button (AdwActionRow *row, const char *icon, const char *tooltip, const char *label,
                            GCallback clicked, gpointer data);

/* Makes Escape end the search of an entry before it closes the surrounding dialog. */
void rummy_rows_end_search (GtkSearchEntry *search);

/* Shows in a stack that its content cannot be shown, and why; does nothing if it was only canceled. */
void rummy_rows_fail (GtkStack *stack, const char *title, const GError *error);

G_END_DECLS
