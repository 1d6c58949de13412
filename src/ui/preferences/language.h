/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The language that the program speaks: that of the desktop, or the one of the setting "language". */

void rummy_language_apply (const char *folder);
char **rummy_language_get_environ (void);
void rummy_language_turn (void);

void rummy_language_add_rows (AdwPreferencesGroup *group, GSettings *settings);

G_END_DECLS
