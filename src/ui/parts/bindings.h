/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes these closures, all "gboolean", available to the template of a class:
 *
 * $has_text (string): neither NULL nor empty
 * $is_set (object): not NULL
 * $is_above (uint, uint): the first is greater
 * $are_both (bool, bool)
 * $is_but (bool, bool): the first, but not the second */
void rummy_bindings_add (GtkWidgetClass *widget_class);

/* Shows a widget without a template as long as a property of @object has text. */
void rummy_bindings_show_with_text (gpointer object, const char *property, GtkWidget *widget);

G_END_DECLS
