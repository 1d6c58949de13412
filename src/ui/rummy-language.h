/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The language that the program speaks: that of the desktop, or the one of the setting "language". */

void rummy_language_apply (void);
void rummy_language_take_back (void);
void rummy_language_turn (void);

GtkWidget *rummy_language_row_new (GSettings *settings);

G_END_DECLS
