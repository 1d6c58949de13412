/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/actions.h"

#define WHY_NOT "rummy-why-not"

void
rummy_actions_enable (GActionMap *map, const char *name, const char *why_not)
{
  GAction *action = g_action_map_lookup_action (map, name);
  gboolean was_disabled = !g_action_get_enabled (action);

  if (g_strcmp0 (rummy_actions_why_not (map, name), why_not) == 0 && was_disabled == (why_not != NULL))
    return;

  g_object_set_data_full (G_OBJECT (action), WHY_NOT, g_strdup (why_not), g_free);
  if (was_disabled && why_not != NULL)
    g_object_notify (G_OBJECT (action), "enabled"); /* another reason */
  else
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), why_not == NULL);
}

const char *
rummy_actions_why_not (GActionMap *map, const char *name)
{
  GAction *action = g_action_map_lookup_action (map, name);

  return action != NULL ? g_object_get_data (G_OBJECT (action), WHY_NOT) : NULL;
}

void
rummy_actions_switch (GActionMap *map, const char *name, gboolean on)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), g_variant_new_boolean (on));
}
