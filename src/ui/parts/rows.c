/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/rows.h"

#include <math.h>

#define NAME_WIDTH 100 /* pixels of the selected value, per line */

AdwNavigationPage *
rummy_rows_page (const char *title, GtkWidget **box)
{
  GtkWidget *view = adw_toolbar_view_new (), *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();

  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (*box, "log");
  adw_clamp_set_child (ADW_CLAMP (clamp), *box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);

  return adw_navigation_page_new (view, title);
}

AdwNavigationView *
rummy_rows_fill_dialog (AdwDialog *dialog, const char *title, int width, int height)
{
  GtkWidget *toasts = adw_toast_overlay_new (), *pages = adw_navigation_view_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), pages);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, width);
  adw_dialog_set_content_height (dialog, height);
  adw_dialog_set_child (dialog, toasts);

  return ADW_NAVIGATION_VIEW (pages);
}

GtkListBox *
rummy_rows_list (const char *label)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return GTK_LIST_BOX (list);
}

AdwPreferencesGroup *
rummy_rows_group (GtkWidget *box, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (box), group);

  return ADW_PREFERENCES_GROUP (group);
}

AdwActionRow *
rummy_rows_row (const char *title, const char *subtitle, const char *figure)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (figure != NULL) {
    GtkWidget *label = gtk_label_new (figure);

    gtk_label_set_wrap (GTK_LABEL (label), TRUE); /* in a small window, a long text leaves no room otherwise */
    gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
    rummy_rows_justify_end (GTK_LABEL (label));
    gtk_widget_add_css_class (label, "numeric");
    gtk_widget_add_css_class (label, "heading");
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  }

  return ADW_ACTION_ROW (row);
}

void
rummy_rows_justify_end (GtkLabel *label)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (label)) == GTK_TEXT_DIR_RTL;
  PangoDirection words = pango_layout_get_direction (gtk_label_get_layout (label), 0);
  gboolean is_turned = words == (is_rtl ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL);

  gtk_label_set_justify (label, is_turned ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
}

void
rummy_rows_lead (AdwActionRow *row, GCallback activated, gpointer data)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect_object (row, "activated", activated, data, G_CONNECT_SWAPPED);
}

AdwActionRow *
rummy_rows_add_way (AdwPreferencesGroup *group, const char *title, const char *subtitle, GCallback activated,
                    gpointer data)
{
  AdwActionRow *row = rummy_rows_row (title, subtitle, NULL);

  rummy_rows_lead (row, activated, data);
  adw_preferences_group_add (group, GTK_WIDGET (row));

  return row;
}

GtkWidget *
rummy_rows_command (const char *title, GCallback activated, gpointer data)
{
  GtkWidget *row = g_object_new (ADW_TYPE_BUTTON_ROW, "title", title, "use-underline", TRUE, NULL);

  g_signal_connect_object (row, "activated", activated, data, G_CONNECT_SWAPPED);

  return row;
}

void
rummy_rows_add_button (AdwActionRow *row, const char *icon, const char *tooltip, const char *label, GCallback clicked,
                       gpointer data)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tooltip);
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", clicked, data, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, button);
}

static void
stop_search_cb (GtkEditable *search)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (search), ADW_TYPE_DIALOG);

  if (gtk_editable_get_text (search)[0] != '\0')
    gtk_editable_set_text (search, "");
  else if (dialog != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
}

void
rummy_rows_end_search (GtkSearchEntry *search)
{
  g_return_if_fail (GTK_IS_SEARCH_ENTRY (search));

  g_signal_connect (search, "stop-search", G_CALLBACK (stop_search_cb), NULL);
}

void
rummy_rows_fail (GtkStack *stack, const char *title, const GError *error)
{
  GtkWidget *page = gtk_stack_get_child_by_name (stack, "failed");
  g_autofree char *escaped = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (page == NULL) {
    page = g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "dialog-warning-symbolic", NULL);
    gtk_stack_add_named (stack, page, "failed");
  }
  escaped = g_markup_escape_text (error->message, -1);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (page), escaped);
  gtk_stack_set_visible_child_name (stack, "failed");
}

static int
char_width (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);

  return MAX (PANGO_PIXELS (width), 1);
}

/* The label asks for the width of the longest value, up to NAME_WIDTH.  With less, the row would break values that
 * fit; with more, it would break its title. */
static void
set_up_name_cb (GtkSignalListItemFactory *factory, GtkListItem *item, AdwComboRow *row)
{
  GListModel *names = adw_combo_row_get_model (row);
  glong n_chars = 0, most = NAME_WIDTH / char_width (GTK_WIDGET (row));

  for (guint i = 0; i < g_list_model_get_n_items (names); i++) {
    g_autoptr (GtkStringObject) name = g_list_model_get_item (names, i);

    n_chars = MAX (n_chars, g_utf8_strlen (gtk_string_object_get_string (name), -1));
  }
  n_chars = MIN (n_chars + 1, most);
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "width-chars", (int) n_chars,
                                               "max-width-chars", (int) n_chars, "xalign", 1.0, NULL));
}

static void
bind_name_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *name = gtk_list_item_get_item (item);
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));

  gtk_label_set_text (label, gtk_string_object_get_string (name));
  rummy_rows_justify_end (label);
}

void
rummy_rows_show_choice (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) list = g_object_ref (adw_combo_row_get_factory (row));
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_name_cb), row);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_name_cb), NULL);
  adw_combo_row_set_factory (row, factory);
  adw_combo_row_set_list_factory (row, list);
}

static GVariant *
round_cb (const GValue *value, const GVariantType *type, gpointer digits)
{
  double unit = pow (10, GPOINTER_TO_UINT (digits));

  return g_variant_new_double (round (g_value_get_double (value) * unit) / unit);
}

void
rummy_rows_describe_choice (GtkDropDown *choice, const char *purpose)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, purpose, -1);
}

void
rummy_rows_bind_number (GSettings *settings, const char *key, gpointer object, guint digits)
{
  g_settings_bind_with_mapping (settings, key, object, "value", G_SETTINGS_BIND_DEFAULT, NULL, round_cb,
                                GUINT_TO_POINTER (digits), NULL);
}
