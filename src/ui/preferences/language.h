/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The language that the program speaks: that of the desktop, or the one of the setting "language". */

void rummy_language_apply (const char *folder);
char **rummy_language_get_environ (void);
void rummy_language_turn (void);

/* Of the row in which it is chosen: whether that is another one than is spoken, and what is to be known of it. */
gboolean rummy_language_is_other (gpointer template, guint selected);
char *rummy_language_words (gpointer template, guint selected);

void rummy_language_fill_row (AdwComboRow *row, GSettings *settings);

G_END_DECLS
