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

static gboolean
is_but (gpointer template, gboolean first, gboolean second)
{
  return first && !second;
}

void
rummy_bindings_add (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, has_text);
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, is_above);
  gtk_widget_class_bind_template_callback (widget_class, are_both);
  gtk_widget_class_bind_template_callback (widget_class, is_but);
}

static gboolean
has_text_cb (GBinding *binding, const GValue *text, GValue *visible, gpointer data)
{
  g_value_set_boolean (visible, has_text (NULL, g_value_get_string (text)));

  return TRUE;
}

void
rummy_bindings_show_with_text (gpointer object, const char *property, GtkWidget *widget)
{
  g_object_bind_property_full (object, property, widget, "visible", G_BINDING_SYNC_CREATE, has_text_cb, NULL, NULL,
                               NULL);
}
