/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/reason.h"

#include "ui/parts/actions.h"
#include "ui/parts/names.h"

#define WHY_NOT "rummy-why-not"
#define TOOLTIP "rummy-own-tooltip"
#define PREFIX "rummy-action-prefix"

/* The tooltip of a button without text is its name. */
static void
keep_name (GtkWidget *widget)
{
  const char *name = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL && name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
rummy_reason_set (GtkWidget *widget, const char *why_not)
{
  const char *before;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  before = g_object_get_data (G_OBJECT (widget), WHY_NOT);
  gtk_widget_set_sensitive (widget, why_not == NULL);
  if (g_strcmp0 (before, why_not) == 0)
    return;

  if (before == NULL) {
    keep_name (widget);
    g_object_set_data_full (G_OBJECT (widget), TOOLTIP, g_strdup (gtk_widget_get_tooltip_text (widget)), g_free);
  }
  gtk_widget_set_tooltip_text (widget, why_not != NULL ? why_not : g_object_get_data (G_OBJECT (widget), TOOLTIP));
  rummy_names_describe (widget, why_not);
  g_object_set_data_full (G_OBJECT (widget), WHY_NOT, g_strdup (why_not), g_free);
}

const char *
rummy_reason_find (GtkWidget *widget)
{
  const char *why_not = NULL;

  for (; widget != NULL && why_not == NULL; widget = gtk_widget_get_parent (widget))
    why_not = g_object_get_data (G_OBJECT (widget), WHY_NOT);

  return why_not;
}

/* The action may be another one by now. */
static void
update (GtkWidget *widget, GActionMap *map)
{
  const char *name = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  const char *prefix = g_object_get_data (G_OBJECT (widget), PREFIX);

  if (name != NULL && g_str_has_prefix (name, prefix) &&
      g_action_map_lookup_action (map, name + strlen (prefix)) != NULL)
    rummy_reason_set (widget, rummy_actions_why_not (map, name + strlen (prefix)));
}

static void
enabled_cb (GtkWidget *widget, const char *name, gboolean enabled, GActionMap *map)
{
  const char *own = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

  if (own != NULL && g_str_has_suffix (own, name))
    update (widget, map);
}

static void
named_cb (GtkWidget *widget, GParamSpec *pspec, GActionMap *map)
{
  update (widget, map);
}

static void
follow (GtkWidget *widget, const char *prefix, GActionMap *map)
{
  const char *name = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (name != NULL && g_str_has_prefix (name, prefix)) {
    g_object_set_data_full (G_OBJECT (widget), PREFIX, g_strdup (prefix), g_free);
    g_signal_connect_object (map, "action-enabled-changed", G_CALLBACK (enabled_cb), widget, G_CONNECT_SWAPPED);
    g_signal_connect_object (widget, "notify::action-name", G_CALLBACK (named_cb), map, G_CONNECT_DEFAULT);
    update (widget, map);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    follow (child, prefix, map);
}

void
rummy_reason_follow (GtkWidget *root, const char *prefix, GActionMap *map)
{
  g_autofree char *dotted = g_strconcat (prefix, ".", NULL);

  g_return_if_fail (GTK_IS_WIDGET (root));
  g_return_if_fail (G_IS_ACTION_GROUP (map));

  follow (root, dotted, map);
}
