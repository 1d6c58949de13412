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

/* Returns plain text, or NULL. */
static char *
get_subtitle (GtkWidget *widget)
{
  const char *subtitle = ADW_IS_ACTION_ROW (widget) ? adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)) : NULL;
  char *text = NULL;

  if (subtitle == NULL || *subtitle == '\0')
    return NULL;
  if (!adw_preferences_row_get_use_markup (ADW_PREFERENCES_ROW (widget)) ||
      !pango_parse_markup (subtitle, -1, 0, NULL, &text, NULL, NULL))
    text = g_strdup (subtitle);

  return text;
}

void
rummy_names_describe (GtkWidget *widget, const char *why_not)
{
  g_autofree char *text = why_not != NULL ? g_strdup (why_not) : get_subtitle (widget);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* libadwaita points to the label, of which GTK takes the description instead of the text. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The reason of an insensitive row is its tooltip. */
static void
describe_row (GtkWidget *row)
{
  rummy_names_describe (row, gtk_widget_get_sensitive (row) ? NULL : gtk_widget_get_tooltip_text (row));
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (g_str_equal (gtk_widget_get_css_name (widget), "modelbutton")) {
    name_item (widget);
  } else if (ADW_IS_ACTION_ROW (widget)) {
    describe_row (widget);
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
