/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/replay-options.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

static const char *const speeds[][2] = {
  { "slow", NC_("speed", "Slow") },
  { "normal", NC_("speed", "Normal") },
  { "fast", NC_("speed", "Fast") },
};

static void
add_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (menu, item);
}

GMenuModel *
rummy_replay_options_new (RummyReplay *replay)
{
  g_autoptr (GMenu) menu = g_menu_new (), acts = g_menu_new (), hands = g_menu_new (), speed = g_menu_new ();
  RummyGame *game = rummy_replay_get_game (replay);

  add_item (acts, _("_Last Six Moves"), "win.last-six", NULL);
  add_item (acts, _("_Continue from Here"), "win.play-on", NULL);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (acts));

  if (rummy_replay_is_finished (replay))
    add_item (hands, _("_All Hands Face Up"), "settings.replay-open", NULL);
  add_item (hands, _("_Sort Hands"), "settings.replay-sorted", NULL);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (hands));

  if (rummy_replay_is_finished (replay)) {
    g_autoptr (GMenu) seats = g_menu_new ();

    for (gint32 seat = 0; seat < rummy_game_get_match (game)->rules.players; seat++) {
      g_autofree char *name = rummy_words_seat (game, (guint) seat, RUMMY_SEAT_NONE);

      add_item (seats, name, "replay.seat", g_variant_new_int32 (seat));
    }
    g_menu_append_section (menu, _("Point of View"), G_MENU_MODEL (seats));
  }

  for (gsize i = 0; i < G_N_ELEMENTS (speeds); i++)
    add_item (speed, g_dpgettext2 (NULL, "speed", speeds[i][1]), "settings.replay-speed",
              g_variant_new_string (speeds[i][0]));
  g_menu_append_section (menu, _("Speed"), G_MENU_MODEL (speed));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
