/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/dress.h"

#include "ui/parts/tooltip.h"

/* Read-only settings must not disable what follows them. */
#define BIND_FLAGS (G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY)

static void
dress_cb (RummyTable *table, const char *key, GSettings *settings)
{
  RummyDeck deck;
  RummyPace pace;
  RummyLook look;
  GdkRGBA own;

  rummy_deck_read (settings, &deck);
  look = rummy_look_read (settings, &own);
  rummy_table_set_deck (table, &deck);
  rummy_table_set_look (table, look, &own);
  rummy_pace_read (settings, &pace);
  rummy_table_set_pace (table, &pace);
  rummy_table_set_left_handed (table, g_settings_get_boolean (settings, "left-handed"));
}

static void
habits_cb (RummyTable *table, const char *key, GSettings *settings)
{
  rummy_table_set_habits (table, g_settings_get_boolean (settings, "confirm-discard"),
                          g_settings_get_boolean (settings, "classic-keys"),
                          g_settings_get_boolean (settings, "known-cards"));
  rummy_table_set_tabs_to_cards (table, g_settings_get_boolean (settings, "tab-to-cards"));
  rummy_tooltip_allow (g_settings_get_boolean (settings, "tooltips"));
}

/* No setting: belongs to the game of this window. */
static void
order_cb (GSettings *settings, GParamSpec *pspec, RummyChoice *choice)
{
  g_autoptr (GVariant) order = NULL;

  g_object_get (choice, "own-orders", &order, NULL);
  g_settings_set_value (settings, "hand-orders", order);
}

static void
follow (RummyTable *table, GSettings *settings, const char *const *keys,
        void (*changed_cb) (RummyTable *, const char *, GSettings *))
{
  for (gsize i = 0; keys[i] != NULL; i++) {
    g_autofree char *signal = g_strconcat ("changed::", keys[i], NULL);

    g_signal_connect_object (settings, signal, G_CALLBACK (changed_cb), table, G_CONNECT_SWAPPED);
  }
  changed_cb (table, NULL, settings);
}

void
rummy_dress_table (RummyTable *table, GSettings *settings)
{
  static const char *const keys[] = { "deck-style", "four-colours", "language-letters", "card-back", "table-look",
                                      "table-colour", "card-speed", "pause", "mark-acts", "left-handed", NULL };

  follow (table, settings, keys, dress_cb);
}

void
rummy_dress_own_table (RummyTable *table, GSettings *settings)
{
  static const char *const keys[] = { "confirm-discard", "classic-keys", "known-cards",
                                      "tab-to-cards", "tooltips", NULL };
  g_autoptr (GVariant) order = g_settings_get_value (settings, "hand-orders");
  RummyChoice *choice = rummy_table_get_choice (table);

  rummy_dress_table (table, settings);
  follow (table, settings, keys, habits_cb);
  g_settings_bind (settings, "sort-order", choice, "sort-order", BIND_FLAGS);
  g_settings_bind (settings, "aces-low", choice, "aces-low", BIND_FLAGS);
  g_settings_bind (settings, "descending", choice, "descending", BIND_FLAGS);
  g_settings_bind (settings, "new-at-right", choice, "new-at-right",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_object_set (choice, "own-orders", order, NULL);
  g_signal_connect_object (choice, "notify::own-orders", G_CALLBACK (order_cb), settings, G_CONNECT_SWAPPED);
}
