/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_tooltip_set_text (), from the query of widget, but no wider than the window. */
void rummy_tooltip_set_text (GtkTooltip *tooltip, GtkWidget *widget, const char *text);

/* Does so with the tooltip that widget has by itself, now and later. */
void rummy_tooltip_fit (GtkWidget *widget);

G_END_DECLS
