/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Like gtk_tooltip_set_text (), for use in "query-tooltip" of @widget, but limits the width to the window's.
 * Returns FALSE if no tooltip is wanted now. */
gboolean rummy_tooltip_set_text (GtkTooltip *tooltip, GtkWidget *widget, gboolean by_key, const char *text);

/* Does the same for the widget's own tooltip, now and later. */
void rummy_tooltip_fit (GtkWidget *widget);

/* Delays the tooltips of the functions above in this window after a click until the pointer moves: what appears
 * under it was not asked about, and a tooltip would cover the result of the click.  Nor do they lie over a dialog. */
void rummy_tooltip_follow_clicks (GtkWidget *window);

/* Turns tooltips on (the default) or off in all windows. */
void rummy_tooltip_allow (gboolean allowed);

G_END_DECLS
