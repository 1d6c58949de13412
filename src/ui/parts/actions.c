/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/actions.h"

void
rummy_actions_enable (GActionMap *map, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), enabled);
}

void
rummy_actions_switch (GActionMap *map, const char *name, gboolean on)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), g_variant_new_boolean (on));
}
