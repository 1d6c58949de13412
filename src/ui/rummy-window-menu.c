/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-window-private.h"

/* The menu of the table, which opens where it is asked for. */

static void
menu_cb (RummyWindow *self, double x, double y)
{
  g_set_weak_pointer (&self->menu_focus, gtk_root_get_focus (GTK_ROOT (self)));
  gtk_popover_set_pointing_to (self->table_menu, &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_popup (self->table_menu);
}

/* It closes before what was chosen is done, and "discard" means the card with the focus. */
static void
closed_cb (RummyWindow *self)
{
  if (self->menu_focus != NULL && gtk_widget_get_mapped (self->menu_focus))
    gtk_widget_grab_focus (self->menu_focus);
  g_clear_weak_pointer (&self->menu_focus);
}

void
rummy_window_init_menu (RummyWindow *self)
{
  self->table_menu = GTK_POPOVER (gtk_popover_menu_new_from_model (self->table_items));
  gtk_popover_set_has_arrow (self->table_menu, FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->table_menu), GTK_ALIGN_START);
  gtk_widget_set_parent (GTK_WIDGET (self->table_menu), GTK_WIDGET (self->table));
  g_signal_connect_swapped (self->table_menu, "closed", G_CALLBACK (closed_cb), self);
  g_signal_connect_swapped (self->table, "menu", G_CALLBACK (menu_cb), self);
}

void
rummy_window_clear_menu (RummyWindow *self)
{
  GtkWidget *menu = GTK_WIDGET (g_steal_pointer (&self->table_menu));

  g_clear_weak_pointer (&self->menu_focus);
  if (menu != NULL)
    gtk_widget_unparent (menu);
}
