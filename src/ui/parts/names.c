/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/names.h"

#include <adwaita.h>

/* GTK takes the name from the label, which has none there. */
static void
name_item (GtkWidget *item)
{
  g_autofree char *text = NULL;

  g_object_get (item, "text", &text, NULL);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, text != NULL ? text : "", -1);
}

static gboolean
has_subtitle (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);

  return subtitle != NULL && *subtitle != '\0';
}

/* libadwaita points to the label, of which GTK takes the description instead of the text. */
static void
describe_row (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);
  g_autofree char *text = NULL;

  if (!has_subtitle (row)) {
    gtk_accessible_reset_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    return;
  }

  if (!adw_preferences_row_get_use_markup (ADW_PREFERENCES_ROW (row)) ||
      !pango_parse_markup (subtitle, -1, 0, NULL, &text, NULL, NULL))
    text = g_strdup (subtitle);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (g_str_equal (gtk_widget_get_css_name (widget), "modelbutton")) {
    name_item (widget);
  } else if (ADW_IS_ACTION_ROW (widget)) {
    if (has_subtitle (ADW_ACTION_ROW (widget))) /* or somebody else may have described it */
      describe_row (ADW_ACTION_ROW (widget));
    g_signal_handlers_disconnect_by_func (widget, describe_row, NULL);
    g_signal_connect (widget, "notify::subtitle", G_CALLBACK (describe_row), NULL);
  }

  return TRUE;
}

void
rummy_names_complete (void)
{
  static gsize hook;

  if (g_once_init_enter (&hook))
    g_once_init_leave (&hook, g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL,
                                                          NULL));
}
