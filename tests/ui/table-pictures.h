/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "look-fixture.h"

/* The table, and what lies over it, in test-pictures. */

static void
test_start (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 2);
  take_picture (fixture, "start");
  /* In the languages that there are, the words of the empty place are no longer than a card is wide. */
  g_assert_true (look->language == NULL || is_pseudo ||
                 find (GTK_WIDGET (window_table (fixture->window)), is_label, gettext ("New meld")) != NULL);
  /* The bars grow with the plates. */
  g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "large"), ==,
                   g_str_equal (look->name, "huge"));
}

static void
test_middle (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 2);
  play_until_melds (fixture, 3);
  take_picture (fixture, "middle");
}

/* A card deep in the pile is looked at; everybody has put down the first card for three rounds of turns. */
static void
test_take (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);

  begin (fixture, "500-rum", 2);
  for (guint64 seed = SEED; !rummy_lights_get_preview (rummy_table_get_lights (table))->must_use; seed++) {
    const RummyRound *round;

    rummy_window_new_game (fixture->window, seed);
    rummy_game_stop (window_game (fixture->window));
    round = &match_of (fixture)->round;
    while (round->n_pile < 7 || round->turn != own_seat (fixture)) {
      RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = round->turn, .card = RUMMY_CARD_NONE };
      RummyMove discard = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn };

      g_assert_cmpint (rummy_game_play (window_game (fixture->window), &draw, 1), ==, RUMMY_OK);
      discard.card = rummy_cards_first (round->hand[round->turn]);
      g_assert_cmpint (rummy_game_play (window_game (fixture->window), &discard, 1), ==, RUMMY_OK);
    }
    for (guint i = 0; i + 1 < round->n_pile && !rummy_lights_get_preview (rummy_table_get_lights (table))->must_use;
         i++)
      rummy_lights_hover (rummy_table_get_lights (table), round->deck[i]);
  }
  take_picture (fixture, "take");
  rummy_lights_hover (rummy_table_get_lights (table), rummy_seen_round (seen_of (table))->deck[0]);
  take_picture (fixture, "take-barred");
}

static void
test_pile (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 4);
  play_until_melds (fixture, 3);
  act (fixture, "pile");
  take_picture (fixture, "pile");
}

/* With a name of an ordinary length. */
static gboolean
is_option (GtkWidget *widget, const char *unused)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "RummyOptionRow");
}

static void
test_analysis (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 4);
  play_until_melds (fixture, 3);
  act (fixture, "explain");
  while (find (window_pane (fixture->window), is_option, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);
  take_picture (fixture, "analysis");
}

static void
test_selected (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);

  begin (fixture, "500-rum", 2);
  play_until_melds (fixture, 3);
  rummy_verbs_draw (rummy_table_get_verbs (table));
  for (guint i = 0; i < 3; i++)
    rummy_verbs_toggle (rummy_table_get_verbs (table), order_of (table)->card[i]);
  take_picture (fixture, "selected");
}

/* Each page of the pane. */
static void
test_pane (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "scores", "log", "rules" };

  begin (fixture, "500-rum", 2);
  play_until_melds (fixture, 3);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *name = g_strconcat ("pane-", actions[i], NULL);

    act (fixture, actions[i]);
    spin_until_mapped (window_pane (fixture->window), TRUE);
    take_picture (fixture, name);
  }
}

static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 2);
  rummy_verbs_discard (rummy_table_get_verbs (window_table (fixture->window)),
                       order_of (window_table (fixture->window))->card[0]);
  take_picture (fixture, "refusal");
}

static void
test_many_seats (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 8);
  play_until_melds (fixture, 5);
  take_picture (fixture, "eight-seats");
}

/* Many melds and a long pile. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  static const struct {
    int seats;
    guint n_melds, n_pile;
  } tables[] = { { 2, 8, 30 }, { 3, 10, 24 }, { 4, 12, 20 }, { 6, 12, 20 } };

  g_settings_set_value (window_settings (fixture->window), "rules",
                        g_variant_new_parsed ("{'500-rum': 'packs=2 deal=18/18/18/15/13/13/13'}"));
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    g_autofree char *state = g_strdup_printf ("full-%d", tables[i].seats);

    begin (fixture, "500-rum", tables[i].seats);
    fill_table (fixture, tables[i].n_melds, tables[i].n_pile);
    take_picture (fixture, state);
  }
  g_settings_reset (window_settings (fixture->window), "rules");
}

/* All hands lie open when the round is over. */
static void
test_open_hands (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 8);
  finish_round (fixture);
  window_close_sheet (fixture->window);
  take_picture (fixture, "open-hands");
}

/* A hand in groups above its deadwood. */
static void
test_gin (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "gin", 2);
  for (guint64 seed = SEED; rummy_hand_order_count_grouped (order_of (window_table (fixture->window))) < 6; seed++) {
    rummy_window_new_game (fixture->window, seed);
    rummy_game_stop (window_game (fixture->window));
  }
  take_picture (fixture, "gin");
}

static void
test_long_hand (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "kaluki", 4);
  for (guint i = 0; i < 2; i++)
    play_until_melds (fixture, i);
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window)); /* it would lie over the plates */
  take_picture (fixture, "kaluki");
}

static void
test_sheet (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 4);
  finish_round (fixture);
  take_picture (fixture, "score");
}
