/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/toast.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"

/* Characters per line beside a button, at the normal and the largest text size. */
#define NARROW_CHARS 20
#define NARROW_CHARS_LARGE 12

#define UNDO_SECONDS 20

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The box of a toast asks for the width of its text at a given height, which would shrink the button. */
static void
measure_cb (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
            int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

/* libadwaita tells only the button of a toast whose title is a widget. */
static void
map_cb (GtkWidget *label)
{
  rummy_announce (label, gtk_label_get_label (GTK_LABEL (label)));
}

AdwToast *
rummy_toast_new (GtkWidget *widget, const char *message)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *title, *label, *root = GTK_WIDGET (gtk_widget_get_root (widget));
  gboolean is_narrow = root != NULL && gtk_widget_has_css_class (root, "narrow");
  gboolean is_large = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (widget)) > 1;
  int narrow_chars = is_large ? NARROW_CHARS_LARGE : NARROW_CHARS;

  /* A toast truncates a title wider than a small window, and libadwaita (1.7) makes the toast as high as at its
   * natural width. */
  title = adw_bin_new ();
  gtk_widget_set_layout_manager (title, gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  label = g_object_new (GTK_TYPE_LABEL,
                        "label", message,
                        "wrap", TRUE,
                        "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                        "max-width-chars", is_narrow ? narrow_chars : -1,
                        "css-classes", (const char *[]) { "heading", NULL },
                        NULL);
  g_signal_connect (label, "map", G_CALLBACK (map_cb), NULL);
  adw_bin_set_child (ADW_BIN (title), label);
  adw_toast_set_custom_title (toast, title);

  return toast;
}

void
rummy_toast_offer_undo (AdwToast *toast)
{
  adw_toast_set_button_label (toast, C_("button", "Undo"));
  adw_toast_set_timeout (toast, UNDO_SECONDS);
}

/* A dialog's overlay is inside it. */
static GtkWidget *
find_overlay (GtkWidget *widget)
{
  GtkWidget *child = ADW_IS_DIALOG (widget) ? adw_dialog_get_child (ADW_DIALOG (widget)) : NULL;

  return ADW_IS_TOAST_OVERLAY (child) ? child : gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
}

void
rummy_toast_show (AdwToast *toast, GtkWidget *widget)
{
  g_autoptr (AdwToast) own = toast;
  GtkWidget *overlay = find_overlay (widget);

  while (overlay != NULL && !gtk_widget_get_mapped (overlay)) {
    GtkWidget *parent = gtk_widget_get_parent (overlay);
    GtkWidget *outer = parent != NULL ? gtk_widget_get_ancestor (parent, ADW_TYPE_TOAST_OVERLAY) : NULL;

    if (outer == NULL)
      break;
    overlay = outer;
  }
  if (overlay == NULL)
    return;

  /* High priority would bring back the covered toast, and libadwaita 1.7 fails if that is still fading out. */
  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (overlay));
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), g_steal_pointer (&own));
}

void
rummy_toast_tell (GtkWidget *widget, const char *words)
{
  rummy_toast_show (rummy_toast_new (widget, words), widget);
}
