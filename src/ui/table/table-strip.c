/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>

/* Melds in a strip, where a window has no room for all of them at a size that can be read: the buttons along it. */

void
rummy_table_strip_to (RummyTable *self, guint meld)
{
  if (!rummy_table_layout_shows (&self->layout, meld))
    self->first_meld = meld;
}

void
rummy_table_show_meld (RummyTable *self, guint meld)
{
  if (rummy_table_layout_shows (&self->layout, meld))
    return;

  self->first_meld = meld;
  rummy_table_lay_out (self, FALSE);
}

static void
earlier_cb (RummyTable *self)
{
  guint step = self->layout.n_shown;

  self->first_meld = self->layout.first_meld > step ? self->layout.first_meld - step : 0;
  rummy_table_lay_out (self, FALSE);
}

static void
later_cb (RummyTable *self)
{
  self->first_meld = self->layout.first_meld + self->layout.n_shown;
  rummy_table_lay_out (self, FALSE);
}

static GtkWidget *
new_button (RummyTable *self, const char *icon, const char *tooltip, GCallback clicked_cb)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "osd");
  gtk_widget_add_css_class (button, "strip");
  gtk_widget_set_focusable (button, FALSE); /* the focus goes along the cards, and the strip with it */
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  g_signal_connect_object (button, "clicked", clicked_cb, self, G_CONNECT_SWAPPED);
  gtk_widget_set_child_visible (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return button;
}

void
rummy_table_init_strip (RummyTable *self)
{
  self->earlier = new_button (self, "go-previous-symbolic", _("Earlier Melds"), G_CALLBACK (earlier_cb));
  self->later = new_button (self, "go-next-symbolic", _("Later Melds"), G_CALLBACK (later_cb));
}

void
rummy_table_turn_strip (RummyTable *self)
{
  GtkTextDirection usual = gtk_widget_get_direction (GTK_WIDGET (self));
  GtkTextDirection other = usual == GTK_TEXT_DIR_RTL ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;
  GtkWidget *const buttons[] = { self->earlier, self->later };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_set_direction (gtk_button_get_child (GTK_BUTTON (buttons[i])), self->left_handed ? other : usual);
}

void
rummy_table_clear_strip (RummyTable *self)
{
  g_clear_pointer (&self->earlier, gtk_widget_unparent);
  g_clear_pointer (&self->later, gtk_widget_unparent);
}

static void
set_lit (GtkWidget *button, gboolean lit)
{
  if (lit)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* What is lit and not to be seen lights the way to it. */
void
rummy_table_light_strip (RummyTable *self)
{
  guint64 before = (G_GUINT64_CONSTANT (1) << self->layout.first_meld) - 1, shown = 0;

  for (guint i = 0; i < self->layout.n_shown; i++)
    shown |= G_GUINT64_CONSTANT (1) << (self->layout.first_meld + i);
  set_lit (self->earlier, (self->lit_melds & before) != 0);
  set_lit (self->later, (self->lit_melds & ~before & ~shown) != 0);
}

/* Cards that are not to be seen are not there for the pointer and the keys. */
void
rummy_table_lay_strip (RummyTable *self)
{
  self->first_meld = self->layout.first_meld;
  gtk_widget_set_child_visible (self->earlier, rummy_seen_is_dealt (self->seen) && self->layout.earlier.size.width > 0);
  gtk_widget_set_child_visible (self->later, rummy_seen_is_dealt (self->seen) && self->layout.later.size.width > 0);
  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);

    gtk_widget_set_child_visible (piece->widget, piece->spot.zone != RUMMY_ZONE_MELD ||
                                                   rummy_table_layout_shows (&self->layout, piece->spot.group));
  }
}

void
rummy_table_allocate_strip (RummyTable *self)
{
  if (gtk_widget_get_child_visible (self->earlier))
    rummy_table_allocate_child (self->earlier, &self->layout.earlier);
  if (gtk_widget_get_child_visible (self->later))
    rummy_table_allocate_child (self->later, &self->layout.later);
}
