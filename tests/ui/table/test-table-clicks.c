/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Clicks that mean more than selecting a card. */

#include "table-fixture.h"

static RummyGame *
new_game (const char *rules, guint64 seed)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules parsed;
  RummyGame *game;

  g_assert_true (rummy_rules_from_text (&parsed, rules, error));
  game = rummy_game_new (&parsed, seed, 1);
  rummy_game_deal (game);
  g_assert_cmpint (rummy_game_get_round (game)->turn, ==, 0);

  return game;
}

/* A place on the pile, where its last card lies. */
static graphene_point_t
on_pile (Fixture *self)
{
  return fixture_card (self, rummy_round_upcard (fixture_round (self)));
}

/* The card that was drawn goes with a click on the pile, and an undo brings it back where discards can be undone. */
static void
test_drawn_to_pile (Fixture *self, gconstpointer data)
{
  RummyCard drawn;

  fixture_set_game (self, new_game ("500-rum", 1));
  rummy_game_set_practice (self->game);
  fixture_click (self, fixture_stock (self));
  drawn = fixture_round (self)->drawn;
  fixture_click (self, on_pile (self));
  fixture_check_discarded (self, drawn);
  g_assert_cmpuint (self->n_refused + self->n_notices, ==, 0);

  g_assert_true (rummy_game_undo (self->game));
  fixture_draw_frame (self);
  g_assert_cmpint (spot_on (self->table, drawn).zone, ==, RUMMY_ZONE_HAND);
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
}

/* Where a discard is asked about, another click confirms it. */
static void
test_drawn_asks (Fixture *self, gconstpointer data)
{
  RummyCard drawn;

  rummy_table_set_habits (self->table, TRUE, FALSE, FALSE);
  fixture_set_game (self, new_game ("500-rum", 1));
  fixture_click (self, fixture_stock (self));
  drawn = fixture_round (self)->drawn;
  fixture_click (self, on_pile (self));
  g_assert_true (rummy_cards_equal (selected_hand_of (self->table), rummy_cards_of (drawn)));
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
  fixture_click (self, on_pile (self));
  fixture_check_discarded (self, drawn);
}

/* What is selected goes instead. */
static void
test_selected_to_pile (Fixture *self, gconstpointer data)
{
  RummyCard card;

  fixture_set_game (self, new_game ("500-rum", 1));
  fixture_click (self, fixture_stock (self));
  card = fixture_other (self, rummy_cards_of (fixture_round (self)->drawn));
  fixture_click (self, fixture_card (self, card));
  fixture_click (self, on_pile (self));
  fixture_check_discarded (self, card);
}

/* An upcard that was taken cannot go back, and two clicks at once only take it. */
static void
test_taken_to_pile (Fixture *self, gconstpointer data)
{
  RummyCard upcard;
  graphene_point_t at;

  for (guint times = 1; times <= 3; times++) {
    fixture_set_game (self, new_game ("500-rum", 1));
    fixture_find (self, fixture_pile_makes_meld, 2, NULL); /* a pile of several cards */
    upcard = rummy_round_upcard (fixture_round (self));
    at = on_pile (self);
    fixture_click_with (self, at, 1, times);
    g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
    g_assert_cmpint (spot_on (self->table, upcard).zone, ==, RUMMY_ZONE_HAND);
    g_assert_cmpuint (self->n_refused, ==, 0);
  }

  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL); /* instead of waiting */
  fixture_click (self, on_pile (self));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-double-click-time");
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_KEPT);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
}

/* Of two cards that were drawn none is meant. */
static void
test_two_drawn (Fixture *self, gconstpointer data)
{
  fixture_set_game (self, new_game ("500-rum drawn=2", 1));
  fixture_click (self, fixture_stock (self));
  fixture_click (self, on_pile (self));
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAWN);
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
}

/* Enter on the pile does the same. */
static void
test_drawn_by_key (Fixture *self, gconstpointer data)
{
  RummyCard drawn;

  fixture_set_game (self, new_game ("500-rum", 1));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "s");
  drawn = fixture_round (self)->drawn;
  gtk_widget_grab_focus (card_on (self->table, rummy_round_upcard (fixture_round (self))));
  fixture_key (self, "Return");
  fixture_check_discarded (self, drawn);
}

#define ADD(path, func) \
  g_test_add ("/clicks/" path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("drawn-to-pile", test_drawn_to_pile);
  ADD ("drawn-asks", test_drawn_asks);
  ADD ("selected-to-pile", test_selected_to_pile);
  ADD ("taken-to-pile", test_taken_to_pile);
  ADD ("two-drawn", test_two_drawn);
  ADD ("drawn-by-key", test_drawn_by_key);

  return g_test_run ();
}
