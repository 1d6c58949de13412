/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/label-size.h"

static void
set_attributes (GtkLabel *label, PangoAttrList *attributes)
{
  if (gtk_label_get_attributes (label) == NULL ||
      !pango_attr_list_equal (gtk_label_get_attributes (label), attributes))
    gtk_label_set_attributes (label, attributes);
}

void
rummy_label_set_height (GtkLabel *label, double height)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (label));
  int usual = pango_font_description_get_size (pango_context_get_font_description (context));
  int wanted = (int) (height * PANGO_SCALE);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  /* GTK gives font sizes in pixels, as is @wanted. */
  if (wanted > usual)
    pango_attr_list_insert (attributes, pango_attr_size_new_absolute (wanted));
  set_attributes (label, attributes);
}

void
rummy_label_set_scale (GtkLabel *label, double scale)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (scale != 1)
    pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  set_attributes (label, attributes);
}

void
rummy_label_set_text (GtkLabel *label, const char *text)
{
  if (!g_str_equal (gtk_label_get_text (label), text))
    gtk_label_set_text (label, text);
}
