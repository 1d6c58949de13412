/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/bindings.h"

static gboolean
has_text (gpointer template, const char *text)
{
  return text != NULL && *text != '\0';
}

static gboolean
is_set (gpointer template, gpointer object)
{
  return object != NULL;
}

static gboolean
is_above (gpointer template, guint n, guint bound)
{
  return n > bound;
}

static gboolean
are_both (gpointer template, gboolean first, gboolean second)
{
  return first && second;
}

void
rummy_bindings_add (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, has_text);
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, is_above);
  gtk_widget_class_bind_template_callback (widget_class, are_both);
}
