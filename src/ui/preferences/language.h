/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The language of the program: the desktop's, or that of the setting "language". */

void rummy_language_apply (const char *folder);
char **rummy_language_get_environ (void);
void rummy_language_turn (void);

/* For the row of the setting: whether another language than the current one is chosen, and a note. */
gboolean rummy_language_is_other (gpointer template, guint selected);
char *rummy_language_words (gpointer template, guint selected);

void rummy_language_fill_row (AdwComboRow *row, GSettings *settings);

G_END_DECLS
