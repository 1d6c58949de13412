/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/list-dialog.h"

#include "ui/parts/rows.h"

#define WIDTH 480 /* at the default text size */
#define HEIGHT 640

GtkListBox *
rummy_list_dialog_fill (AdwDialog *dialog, const char *title)
{
  GtkWidget *view = adw_toolbar_view_new (), *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkListBox *list = rummy_rows_list (NULL);

  gtk_widget_add_css_class (GTK_WIDGET (list), "log");
  gtk_widget_set_valign (GTK_WIDGET (list), GTK_ALIGN_START);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, WIDTH, NULL));
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, view);

  return list;
}

void
rummy_list_dialog_follow (AdwDialog *dialog, RummyGame *game, GCallback changed)
{
  static const char *const names[] = { "moved", "reset", "seats" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_connect_object (game, names[i], changed, dialog, G_CONNECT_SWAPPED);
}
