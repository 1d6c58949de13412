/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-fixture.h"

static void
check_focus_on (Fixture *self, RummyCard card)
{
  g_assert_true (rummy_focus_get_place (focus_of (self->table)) == card_on (self->table, card));
}

/* One whole turn: draw, select, meld, discard. */
static void
test_keys (Fixture *self, gconstpointer data)
{
  RummyCards group;
  RummyCard card;

  fixture_find (self, fixture_hand_has_meld, 0, &group);
  fixture_move (self, fixture_free (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  g_assert_true (rummy_focus_get_place (focus_of (self->table)) == stock_of (self->table));
  fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_PILE);
  fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_SLOT);
  fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);
  fixture_key (self, "shift+Tab");
  fixture_key (self, "shift+Tab");
  fixture_key (self, "shift+Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_STOCK);

  /* What was drawn is what one goes on with. */
  fixture_key (self, "Return");
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  check_focus_on (self, fixture_round (self)->drawn);
  fixture_key (self, "Home");
  g_assert_true (rummy_focus_is_shown (focus_of (self->table)));

  for (guint i = 0; i < order_of (self->table)->n; i++) {
    g_assert_cmpuint (fixture_focus (self).index, ==, i);
    if (rummy_cards_has (group, order_of (self->table)->card[i]))
      fixture_key (self, "space");
    fixture_key (self, "Right");
  }
  g_assert_cmpuint (fixture_n_selected (self), ==, 3);
  g_assert_true (g_str_has_suffix (preview_on (self->table), " Press M."));
  rummy_focus_show (focus_of (self->table), FALSE);
  g_assert_true (g_str_has_suffix (preview_on (self->table), " Click the table."));
  fixture_key (self, "m");
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);

  fixture_key (self, "Home");
  g_assert_cmpuint (fixture_focus (self).index, ==, 0);
  card = order_of (self->table)->card[0];
  fixture_key (self, "Delete");
  fixture_check_discarded (self, card);
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);
}

/* With Tab and Enter alone, as with two switches: a meld of a new hand is selected, and laid on the place for it. */
static void
test_tab_to_cards (Fixture *self, gconstpointer data)
{
  RummyCards group;

  rummy_table_set_tabs_to_cards (self->table, TRUE);
  fixture_find (self, fixture_hand_has_meld, 0, &group);
  fixture_move (self, fixture_free (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "Return");
  gtk_widget_grab_focus (stock_of (self->table));
  for (guint i = 0; i < fixture_round (self)->n_pile; i++)
    fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_PILE);
  fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_SLOT);
  fixture_key (self, "Tab");

  for (guint i = 0; i < order_of (self->table)->n; i++) {
    check_focus_on (self, order_of (self->table)->card[i]);
    if (rummy_cards_has (group, order_of (self->table)->card[i]))
      fixture_key (self, "Return");
    if (i + 1 < order_of (self->table)->n)
      fixture_key (self, "Tab");
  }
  g_assert_cmpuint (fixture_n_selected (self), ==, 3);

  for (guint i = 0; i < order_of (self->table)->n; i++)
    fixture_key (self, "shift+Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_SLOT);
  fixture_key (self, "Return");
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);

  /* A meld is one stop. */
  gtk_widget_grab_focus (stock_of (self->table));
  for (guint i = 0; i < fixture_round (self)->n_pile + 2u; i++)
    fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_SLOT);

  /* Backward into the table, the last card comes first. */
  gtk_window_set_focus (self->window, NULL);
  g_assert_true (rummy_focus_move (focus_of (self->table), GTK_DIR_TAB_BACKWARD));
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);
  g_assert_cmpuint (fixture_focus (self).index, ==, order_of (self->table)->n - 1);
}

/* The key tells what the button would: not that a card is missing when it is the hand that is not good enough. */
static void
test_knock_key (Fixture *self, gconstpointer data)
{
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "gin-oklahoma"));
  for (guint64 seed = 1; self->game == NULL || fixture_round (self)->turn != 0; seed++) {
    RummyGame *game = rummy_game_new (&rules, seed, 1);

    rummy_game_deal (game);
    fixture_set_game (self, game);
  }
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "g");
  g_assert_cmpuint (self->refusal, ==, RUMMY_REFUSED_DEADWOOD);
}

/* After the round there is a reason, too. */
static void
test_keys_after_the_round (Fixture *self, gconstpointer data)
{
  static const char *const keys[] = { "s", "p", "Delete" };
  RummyIntent pass;

  fixture_deal (self, 1, 0);
  while (fixture_round (self)->n_stock > 0)
    fixture_play_turn (self->game);
  pass = rummy_intent_move (RUMMY_MOVE_PASS, fixture_round (self)->turn, RUMMY_CARD_NONE);
  g_assert_cmpint (rummy_game_play (self->game, pass.move, 1), ==, RUMMY_OK);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_OVER);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    self->refusal = RUMMY_OK;
    fixture_key (self, keys[i]);
    g_assert_cmpuint (self->refusal, ==, RUMMY_REFUSED_OVER);
  }
}

static void
test_letters (Fixture *self, gconstpointer data)
{
  RummyCard upcard;

  fixture_deal (self, 1, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "s");
  g_assert_cmpuint (fixture_round (self)->n_stock, ==, 24);

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "d");
  g_assert_true (rummy_cards_has (fixture_round (self)->hand[0], upcard));
  fixture_key (self, "d");
  g_assert_cmpint (self->n_refused, ==, 1);

  /* What this game does not know it refuses in words too. */
  fixture_key (self, "g");
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_NO_KNOCK);
  fixture_key (self, "r");
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_NO_CALL);
  fixture_key (self, "p");
  g_assert_cmpint (self->n_refused, ==, 3);

  fixture_click (self, fixture_card (self, upcard));
  g_assert_cmpuint (fixture_n_selected (self), ==, 1);
  fixture_key (self, "Delete");
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_KEPT);
  fixture_key (self, "Escape");
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
}

static void
test_arrows_reach_all (Fixture *self, gconstpointer data)
{
  fixture_find (self, fixture_hand_has_meld, 4, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_STOCK);
  for (guint i = 0; i < fixture_round (self)->n_pile; i++) {
    fixture_key (self, "Right");
    g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_PILE);
    g_assert_cmpuint (fixture_focus (self).index, ==, i);
  }
  fixture_key (self, "Up");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_OTHERS);
  fixture_key (self, "Down");
  fixture_key (self, "Down");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_SLOT);
  fixture_key (self, "Down");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);
}

static void
test_focus_at_start (Fixture *self, gconstpointer data)
{
  gtk_widget_set_visible (GTK_WIDGET (self->window), FALSE);
  gtk_window_set_focus (self->window, NULL);
  rummy_table_set_game (self->table, NULL, 0);
  self->game = fixture_new_game (1, 0);
  rummy_table_set_game (self->table, self->game, 0);
  gtk_window_present (self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_STOCK);
  /* No ring for who plays with the mouse. */
  g_assert_false (rummy_focus_is_shown (focus_of (self->table)));
}

/* After each act the focus is where play goes on, so that every step is one key. */
static void
test_turn_by_single_keys (Fixture *self, gconstpointer data)
{
  RummyCard drawn, kept, upcard;

  fixture_deal (self, 1, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "s");
  drawn = fixture_round (self)->drawn;
  check_focus_on (self, drawn);
  fixture_key (self, "Delete");
  fixture_check_discarded (self, drawn);

  /* The last discard, which may not go back: another card does. */
  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  gtk_widget_grab_focus (card_on (self->table, upcard));
  fixture_key (self, "Return");
  check_focus_on (self, upcard);
  fixture_key (self, "BackSpace");
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_KEPT);
  fixture_key (self, "End");
  g_assert_cmpuint (fixture_focus (self).index, ==, 13);
  fixture_key (self, "Left");
  g_assert_cmpuint (fixture_focus (self).index, ==, 12);
  kept = order_of (self->table)->card[12];
  fixture_key (self, "BackSpace");
  fixture_check_discarded (self, kept);

  /* Who is in the hand already stays there. */
  fixture_deal (self, 1, 0);
  gtk_widget_grab_focus (card_on (self->table, order_of (self->table)->card[5]));
  kept = order_of (self->table)->card[5];
  fixture_key (self, "d");
  check_focus_on (self, kept);
}

static gboolean
is_first_draw (const RummyRound *round)
{
  return round->turn == 0 && round->phase == RUMMY_PHASE_DRAW;
}

/* The same in a game where the drawn card is exchanged for another. */
static void
test_exchange_by_single_keys (Fixture *self, gconstpointer data)
{
  RummyCard drawn;

  fixture_find_game (self, "amiga", "", is_first_draw);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "s");
  drawn = fixture_round (self)->drawn;
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_EXCHANGE);
  check_focus_on (self, drawn);
  fixture_key (self, "Delete");
  g_assert_cmpuint (rummy_round_upcard (fixture_round (self)), ==, drawn);
}

/* What is selected goes first; without that the card with the focus, unless nobody has seen it there. */
static void
test_discards_what_is_meant (Fixture *self, gconstpointer data)
{
  RummyCard focused, selected;

  fixture_deal (self, 1, 0);
  fixture_click (self, fixture_stock (self));
  focused = order_of (self->table)->card[3];
  selected = order_of (self->table)->card[8];
  fixture_click (self, fixture_card (self, selected));
  gtk_widget_grab_focus (card_on (self->table, focused));
  fixture_key (self, "Delete");
  fixture_check_discarded (self, selected);

  fixture_deal (self, 1, 0);
  fixture_click (self, fixture_stock (self));
  focused = order_of (self->table)->card[3];
  fixture_click (self, fixture_card (self, focused));
  fixture_click (self, fixture_card (self, focused));
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  check_focus_on (self, focused);
  fixture_key (self, "Delete");
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_SELECT_FIRST);

  /* Now the ring is there. */
  fixture_key (self, "Delete");
  fixture_check_discarded (self, focused);
}

/* Melding on the place for new melds, and laying off on a meld. */
static void
test_on_from_a_meld (Fixture *self, gconstpointer data)
{
  RummyCards group;
  RummyCard last;

  fixture_find (self, fixture_hand_has_long_run, 0, &group);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "space");
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);

  last = fixture_last (group);
  RUMMY_CARDS_EACH (card, rummy_cards_minus (group, rummy_cards_of (last)))
    rummy_verbs_toggle (rummy_table_get_verbs (self->table), card);
  gtk_widget_grab_focus (slot_of (self->table));
  fixture_key (self, "Return");
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);

  rummy_verbs_toggle (rummy_table_get_verbs (self->table), last);
  gtk_widget_grab_focus (card_on (self->table, rummy_cards_first (group)));
  fixture_key (self, "Return");
  g_assert_cmpint (fixture_round (self)->meld_of[last], ==, 0);
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);
  fixture_key (self, "Delete");
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
}

/* Where the focus follows, each act leads on to the next one, from wherever it was done. */
static void
test_follows (Fixture *self, gconstpointer data)
{
  RummyCards group;
  RummyCard last, upcard;

  rummy_table_set_follows_focus (self->table, TRUE);
  fixture_find (self, fixture_hand_has_long_run, 0, &group);
  last = fixture_last (group);
  gtk_widget_grab_focus (rummy_spread_get_own (spread_of (self->table)));
  fixture_key (self, "s");
  check_focus_on (self, fixture_round (self)->drawn);

  RUMMY_CARDS_EACH (card, rummy_cards_minus (group, rummy_cards_of (last)))
    rummy_verbs_toggle (rummy_table_get_verbs (self->table), card);
  gtk_widget_grab_focus (rummy_spread_get_other (spread_of (self->table), 0));
  fixture_key (self, "m");
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_HAND);

  /* In the hand it stays where it was. */
  fixture_key (self, "End");
  rummy_verbs_toggle (rummy_table_get_verbs (self->table), last);
  fixture_key (self, "m");
  g_assert_cmpint (fixture_round (self)->meld_of[last], ==, 0);
  g_assert_cmpuint (fixture_focus (self).index, ==, order_of (self->table)->n - 1);

  fixture_key (self, "Delete");
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_STOCK);

  /* A card of the pile is new in the hand too. */
  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  gtk_widget_grab_focus (rummy_spread_get_own (spread_of (self->table)));
  fixture_key (self, "d");
  check_focus_on (self, upcard);
}

static gboolean
busy_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* A table that was hidden for a moment gives the focus back, where a frame is always due too. */
static void
test_focus_comes_back_between_frames (Fixture *self, gconstpointer data)
{
  RummyCard card;
  guint busy_id;

  fixture_deal (self, 1, 0);
  card = order_of (self->table)->card[5];
  gtk_widget_grab_focus (card_on (self->table, card));
  busy_id = g_idle_add_full (GDK_PRIORITY_REDRAW, busy_cb, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->table), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->table), TRUE);
  g_assert_cmpuint (rummy_focus_is_returning (focus_of (self->table)), !=, 0);
  while (rummy_focus_is_returning (focus_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  check_focus_on (self, card);
  g_source_remove (busy_id);
}

/* The ring runs along the edge of the card that covers it, and over no other. */
static void
test_ring_around_what_is_seen (Fixture *self, gconstpointer data)
{
  graphene_rect_t home, next;
  graphene_point_t edge, beyond;
  FixtureColour before_edge, before_beyond, edge_now, beyond_now;

  fixture_deal (self, 1, 0);
  home = home_on (self->table, order_of (self->table)->card[3]);
  next = home_on (self->table, order_of (self->table)->card[4]);
  edge = GRAPHENE_POINT_INIT (next.origin.x - 8, home.origin.y + home.size.height / 2);
  beyond = GRAPHENE_POINT_INIT (home.origin.x + home.size.width - 8, home.origin.y + home.size.height / 2);
  gtk_widget_grab_focus (card_on (self->table, order_of (self->table)->card[2]));
  before_edge = fixture_colour (self, edge);
  before_beyond = fixture_colour (self, beyond);

  fixture_key (self, "Right");
  g_assert_cmpuint (fixture_focus (self).index, ==, 3);
  edge_now = fixture_colour (self, edge);
  beyond_now = fixture_colour (self, beyond);
  g_assert_cmpint (edge_now.red, <, before_edge.red - 30);
  g_assert_cmpint (beyond_now.red, ==, before_beyond.red);
}

/* What is lit is seen to be, also where the focus is on it. */
static void
test_ring_beside_light (Fixture *self, gconstpointer data)
{
  graphene_rect_t stock;
  graphene_point_t beside;
  FixtureColour dark, lit, focused;

  fixture_deal (self, 1, 0);
  stock = layout_of (self->table)->stock;
  beside = GRAPHENE_POINT_INIT (stock.origin.x - 16, stock.origin.y + stock.size.height / 2);
  dark = fixture_colour (self, beside);
  rummy_lights_point_out (rummy_table_get_lights (self->table), RUMMY_PART_STOCK, RUMMY_NO_CARDS, 0);
  lit = fixture_colour (self, beside);
  g_assert_cmpint (lit.red, >, dark.red + 10);

  rummy_focus_show (focus_of (self->table), TRUE);
  rummy_focus_move_to (focus_of (self->table), (RummySpot) { RUMMY_ZONE_STOCK, 0 });
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_STOCK);
  g_assert_true (rummy_focus_is_shown (focus_of (self->table)));
  rummy_lights_point_out (rummy_table_get_lights (self->table), RUMMY_PART_STOCK, RUMMY_NO_CARDS, 0);
  focused = fixture_colour (self, beside);
  g_assert_cmpint (focused.red, ==, lit.red);
  g_assert_cmpint (focused.blue, ==, lit.blue);
  rummy_lights_point_out (rummy_table_get_lights (self->table), 0, RUMMY_NO_CARDS, 0);
  g_assert_cmpint (fixture_colour (self, beside).red, >, dark.red + 4);
  g_assert_cmpint (fixture_colour (self, beside).red, <, lit.red - 10);
}

#define ADD(name, func) g_test_add ("/table/keys/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("turn", test_keys);
  ADD ("knock", test_knock_key);
  ADD ("after-the-round", test_keys_after_the_round);
  ADD ("letters", test_letters);
  ADD ("focus-comes-back-between-frames", test_focus_comes_back_between_frames);
  ADD ("arrows-reach-all", test_arrows_reach_all);
  ADD ("focus-at-start", test_focus_at_start);
  ADD ("tab-to-cards", test_tab_to_cards);
  ADD ("follows", test_follows);
  ADD ("turn-by-single-keys", test_turn_by_single_keys);
  ADD ("exchange-by-single-keys", test_exchange_by_single_keys);
  ADD ("discards-what-is-meant", test_discards_what_is_meant);
  ADD ("ring-around-what-is-seen", test_ring_around_what_is_seen);
  ADD ("ring-beside-light", test_ring_beside_light);
  ADD ("on-from-a-meld", test_on_from_a_meld);

  return g_test_run ();
}
