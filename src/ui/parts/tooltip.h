/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_tooltip_set_text (), from the query of widget, but no wider than the window.  FALSE: not now. */
gboolean rummy_tooltip_set_text (GtkTooltip *tooltip, GtkWidget *widget, gboolean by_key, const char *text);

/* Does so with the tooltip that widget has by itself, now and later. */
void rummy_tooltip_fit (GtkWidget *widget);

/* Those of the two above in this window wait until a pointer that has clicked moves on: what comes to lie below it was
 * not asked for, and its tooltip would cover what the click was about. */
void rummy_tooltip_follow_clicks (GtkWidget *window);

/* Whether there are tooltips at all, in every window; at first there are. */
void rummy_tooltip_allow (gboolean allowed);

G_END_DECLS
