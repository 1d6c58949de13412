/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives screen readers, from now on, what GTK (up to 4.24) and libadwaita (up to 1.10) keep from them: the words of
 * every menu item and the subtitle of every row. */
void rummy_names_complete (void);

/* Describes a widget by the reason why it cannot be used; without one a row by its subtitle, anything else not. */
void rummy_names_describe (GtkWidget *widget, const char *why_not);

G_END_DECLS
