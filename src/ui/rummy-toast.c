/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-toast.h"

#define NARROW_CHARS 20 /* letters on a line, beside a button */

AdwToast *
rummy_toast_new (GtkWidget *widget, const char *message)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  gboolean is_narrow = root != NULL && gtk_widget_has_css_class (root, "narrow");

  /* The title of a toast is cut off where it is longer than a small window is wide, and libadwaita (1.7) makes a toast
   * as high as it would be at its natural width. */
  adw_toast_set_custom_title (toast, g_object_new (GTK_TYPE_LABEL,
                                                   "label", message,
                                                   "wrap", TRUE,
                                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                                   "max-width-chars", is_narrow ? NARROW_CHARS : -1,
                                                   "css-classes", (const char *[]) { "heading", NULL },
                                                   NULL));

  return toast;
}
