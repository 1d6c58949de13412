/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-fixture.h"

static void
test_click_draws (Fixture *self, gconstpointer data)
{
  fixture_deal (self, 1, 0);
  fixture_click (self, fixture_stock (self));

  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  g_assert_cmpuint (fixture_round (self)->n_hand[0], ==, 14);
  g_assert_true (rummy_cards_equal (rummy_lights_get_marked (rummy_table_get_lights (self->table)),
                                    rummy_cards_of (fixture_round (self)->drawn)));
  g_assert_cmpint (spot_on (self->table, fixture_round (self)->drawn).zone, ==, RUMMY_ZONE_HAND);
  g_assert_cmpint (self->n_refused, ==, 0);

  fixture_click (self, fixture_stock (self));
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAWN);
}

static void
test_click_takes (Fixture *self, gconstpointer data)
{
  RummyCard upcard;

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  fixture_click (self, fixture_card (self, upcard));

  g_assert_true (rummy_cards_has (fixture_round (self)->hand[0], upcard));
  g_assert_cmpuint (fixture_round (self)->n_pile, ==, 0);
  g_assert_cmpint (spot_on (self->table, upcard).zone, ==, RUMMY_ZONE_HAND);
}

static void
test_leaving_drops_a_click (Fixture *self, gconstpointer data)
{
  RummyCard upcard;

  fixture_deal (self, 1, 0);
  fixture_press (self, fixture_stock (self), 1);
  fixture_release (self, fixture_free (self), 1);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_DRAW);
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_DROP_DRAWN);
  self->n_notices = 0;

  fixture_click (self, fixture_stock (self));
  upcard = rummy_round_upcard (fixture_round (self));
  fixture_click (self, fixture_card (self, order_of (self->table)->card[3]));
  fixture_press (self, fixture_card (self, upcard), 1);
  fixture_release (self, fixture_free (self), 1);
  fixture_press (self, fixture_free (self), 1);
  fixture_release (self, fixture_card (self, upcard), 1);
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
  g_assert_cmpint (self->n_refused + self->n_notices, ==, 0);
}

static void
test_click_selects (Fixture *self, gconstpointer data)
{
  RummyCard first, second;
  double y;

  fixture_deal (self, 1, 0);
  first = order_of (self->table)->card[0];
  second = order_of (self->table)->card[5];
  y = home_on (self->table, first).origin.y;

  fixture_click (self, fixture_card (self, first));
  g_assert_cmpuint (fixture_n_selected (self), ==, 1);
  g_assert_cmpfloat (home_on (self->table, first).origin.y, <, y);
  fixture_click (self, fixture_card (self, second));
  g_assert_cmpuint (fixture_n_selected (self), ==, 2);
  fixture_click (self, fixture_card (self, first));
  g_assert_cmpuint (fixture_n_selected (self), ==, 1);
  g_assert_true (rummy_cards_equal (selected_hand_of (self->table), rummy_cards_of (second)));
}

static void
test_meld (Fixture *self, gconstpointer data)
{
  RummyCards group;

  fixture_find (self, fixture_hand_has_meld, 0, &group);
  fixture_click (self, fixture_stock (self));
  RUMMY_CARDS_EACH (card, group)
    fixture_click (self, fixture_card (self, card));
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
  fixture_click (self, fixture_free (self));

  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  RUMMY_CARDS_EACH (card, group)
    g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_MELD);
}

/* M-055 to M-061: taking from the pile and melding is one act. */
static void
test_meld_with_pile (Fixture *self, gconstpointer data)
{
  RummyCards group, above = RUMMY_NO_CARDS;
  guint n_moves;

  fixture_find (self, fixture_pile_makes_meld, 6, &group);
  n_moves = rummy_game_get_record (self->game)->n_moves;
  RUMMY_CARDS_EACH (card, group) {
    if (spot_on (self->table, card).zone == RUMMY_ZONE_PILE)
      above = rummy_round_above (fixture_round (self), card);
    fixture_click (self, fixture_card (self, card));
  }
  g_assert_cmpuint (fixture_n_selected (self), ==, 3);
  g_assert_cmpuint (rummy_game_get_record (self->game)->n_moves, ==, n_moves);
  fixture_click (self, fixture_free (self));

  g_assert_cmpint (self->n_refused, ==, 0);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  g_assert_true (rummy_cards_within (rummy_cards_minus (above, group), fixture_round (self)->hand[0]));
  RUMMY_CARDS_EACH (card, rummy_cards_minus (above, group))
    g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_HAND);
  g_assert_cmpuint (rummy_game_get_record (self->game)->n_moves, ==, n_moves + 2);
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
}

static void
test_lay_off (Fixture *self, gconstpointer data)
{
  RummyCards group;
  RummyCard last, first;

  fixture_find (self, fixture_hand_has_long_run, 0, &group);
  fixture_click (self, fixture_stock (self));
  first = rummy_cards_first (group);
  last = fixture_last (group);
  RUMMY_CARDS_EACH (card, rummy_cards_minus (group, rummy_cards_of (last)))
    fixture_click (self, fixture_card (self, card));
  fixture_click (self, fixture_free (self));
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);

  fixture_click (self, fixture_card (self, first));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_SELECT_FIRST);

  fixture_click (self, fixture_card (self, last));
  g_assert_cmpuint (rummy_lights_get_melds (rummy_table_get_lights (self->table)), ==, 1);
  fixture_click (self, fixture_card (self, first));
  g_assert_cmpint (fixture_round (self)->meld_of[last], ==, 0);
  g_assert_cmpint (self->n_refused, ==, 0);
}

static void
test_refusal_keeps_selection (Fixture *self, gconstpointer data)
{
  RummyCards cards;

  fixture_find (self, fixture_hand_fits_nothing, 0, &cards);
  fixture_click (self, fixture_stock (self));
  RUMMY_CARDS_EACH (card, cards)
    fixture_click (self, fixture_card (self, card));
  fixture_click (self, fixture_free (self));

  g_assert_cmpint (self->n_refused, ==, 1);
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_NO_MELD);
  g_assert_cmpuint (fixture_n_selected (self), ==, 3);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 0);
}

static void
test_right_click_discards (Fixture *self, gconstpointer data)
{
  RummyCard card, other;

  fixture_deal (self, 1, 0);
  card = order_of (self->table)->card[3];
  fixture_click_with (self, fixture_card (self, card), 3, 1);
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAW_FIRST);

  fixture_click (self, fixture_stock (self));
  other = order_of (self->table)->card[5];
  fixture_click (self, fixture_card (self, other));
  fixture_click_with (self, fixture_card (self, card), 3, 1);
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_LET_GO_FIRST);
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);

  fixture_click (self, fixture_card (self, other));
  fixture_click_with (self, fixture_card (self, card), 3, 1);
  fixture_check_discarded (self, card);

  fixture_click_with (self, fixture_card (self, other), 3, 1);
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_WAIT);
}

static void
test_double_click_discards (Fixture *self, gconstpointer data)
{
  RummyCard card;

  fixture_deal (self, 1, 0);
  card = order_of (self->table)->card[3];
  fixture_click_with (self, fixture_card (self, card), 1, 2);
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);

  fixture_click (self, fixture_stock (self));
  fixture_click_with (self, fixture_card (self, card), 1, 2);
  fixture_check_discarded (self, card);
}

static void
test_double_click_on_stock_draws_once (Fixture *self, gconstpointer data)
{
  fixture_deal (self, 1, 0);
  fixture_click_with (self, fixture_stock (self), 1, 2);
  g_assert_cmpuint (fixture_round (self)->n_hand[0], ==, 14);
  g_assert_cmpint (self->n_refused, ==, 0);
}

static void
test_click_on_pile_discards (Fixture *self, gconstpointer data)
{
  RummyCard card, upcard;

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  fixture_click (self, fixture_stock (self));
  card = order_of (self->table)->card[3];
  fixture_click (self, fixture_card (self, card));
  fixture_click (self, fixture_card (self, upcard));
  fixture_check_discarded (self, card);
}

static void
test_drag_discards (Fixture *self, gconstpointer data)
{
  RummyCard card, upcard;

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  card = order_of (self->table)->card[3];
  fixture_drag (self, fixture_card (self, card), fixture_card (self, upcard));
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_HAND);

  fixture_click (self, fixture_stock (self));
  fixture_drag (self, fixture_card (self, card), fixture_card (self, upcard));
  fixture_check_discarded (self, card);
}

static void
test_drag_draws_and_takes (Fixture *self, gconstpointer data)
{
  RummyCard upcard;

  fixture_deal (self, 1, 0);
  fixture_drag (self, fixture_stock (self), fixture_card (self, order_of (self->table)->card[6]));
  g_assert_cmpuint (fixture_round (self)->n_hand[0], ==, 14);

  fixture_deal (self, 2, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  fixture_drag (self, fixture_card (self, upcard), fixture_free (self));
  g_assert_cmpint (self->n_refused, ==, 1);
  fixture_drag (self, fixture_card (self, upcard), fixture_card (self, order_of (self->table)->card[6]));
  g_assert_true (rummy_cards_has (fixture_round (self)->hand[0], upcard));
}

/* Whether what is drawn there is clearly blue, as the backs of the cards are and nothing else. */
static gboolean
looks_blue (Fixture *self, graphene_point_t at)
{
  FixtureColour colour = fixture_colour (self, at);

  return colour.blue > colour.green + 16;
}

/* The others stay where they are, until there are none. */
static void
test_drag_lifts_the_top_of_the_stock (Fixture *self, gconstpointer data)
{
  fixture_deal (self, 1, 0);
  while (!looks_blue (self, fixture_stock (self))) /* faces and backs are drawn in a thread */
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (looks_blue (self, fixture_free (self)));

  fixture_press (self, fixture_stock (self), 1);
  fixture_move (self, fixture_free (self));
  g_assert_true (looks_blue (self, fixture_stock (self)));
  rummy_stock_set_n (rummy_spread_get_stock (spread_of (self->table)), 1);
  fixture_draw_frame (self);
  g_assert_false (looks_blue (self, fixture_stock (self)));
  fixture_release (self, fixture_free (self), 1);
}

static void
test_drag_melds_selection (Fixture *self, gconstpointer data)
{
  RummyCards group;
  RummyCard last, other;

  fixture_find (self, fixture_hand_has_long_run, 0, &group);
  last = fixture_last (group);
  fixture_click (self, fixture_stock (self));
  RUMMY_CARDS_EACH (card, rummy_cards_minus (group, rummy_cards_of (last)))
    fixture_click (self, fixture_card (self, card));

  /* A card that is not selected goes alone: too few for a meld, and it flies back. */
  other = fixture_other (self, group);
  fixture_drag (self, fixture_card (self, other), fixture_free (self));
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_TOO_FEW);
  g_assert_cmpuint (fixture_n_selected (self), ==, 3);

  fixture_drag (self, fixture_card (self, rummy_cards_first (group)), fixture_free (self));
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  fixture_drag (self, fixture_card (self, last), fixture_card (self, rummy_cards_first (group)));
  g_assert_cmpint (fixture_round (self)->meld_of[last], ==, 0);
}

/* They hang beside the card that the pointer has as they lay in the hand. */
static void
test_drag_keeps_order (Fixture *self, gconstpointer data)
{
  const guint places[] = { 1, 4, 6, 7, 11 };
  double x[G_N_ELEMENTS (places)];

  fixture_deal (self, 1, 0);
  for (guint i = G_N_ELEMENTS (places); i > 0; i--)
    fixture_click (self, fixture_card (self, order_of (self->table)->card[places[i - 1]]));
  fixture_press (self, fixture_card (self, order_of (self->table)->card[places[2]]), 1);
  fixture_move (self, fixture_free (self));
  g_assert_true (rummy_pointer_get_dragged (pointer_of (self->table)) == order_of (self->table)->card[places[2]]);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    x[i] = rummy_stage_get_rect (stage_of (self->table), order_of (self->table)->card[places[i]]).origin.x;
  g_assert_cmpfloat (x[1], >, x[0]);
  for (guint i = 2; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpfloat_with_epsilon (x[i] - x[i - 1], x[1] - x[0], 0.1);

  fixture_key (self, "Escape");
  fixture_release (self, fixture_free (self), 1);
}

static void
test_drag_from_pile_melds (Fixture *self, gconstpointer data)
{
  RummyCards group;
  RummyCard deep = RUMMY_CARD_NONE;

  fixture_find (self, fixture_pile_makes_meld, 6, &group);
  RUMMY_CARDS_EACH (card, group) {
    if (spot_on (self->table, card).zone == RUMMY_ZONE_PILE)
      deep = card;
    else
      fixture_click (self, fixture_card (self, card));
  }
  fixture_drag (self, fixture_card (self, deep), fixture_free (self));
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  g_assert_cmpint (fixture_round (self)->meld_of[deep], ==, 0);
}

static void
test_drag_reorders (Fixture *self, gconstpointer data)
{
  RummyCard moved, before;
  graphene_point_t to;
  GActionGroup *actions = rummy_table_get_actions (self->table);
  g_autoptr (GVariant) orders = NULL, order = NULL;

  fixture_deal (self, 1, 0);
  moved = order_of (self->table)->card[2];
  before = order_of (self->table)->card[9];
  to = fixture_card (self, before);
  fixture_drag (self, fixture_card (self, moved), to);
  g_assert_cmpint (order_of (self->table)->card[9], ==, moved);
  g_assert_cmpint (order_of (self->table)->card[8], ==, before);

  /* It stays so, and the new card comes to the right. */
  fixture_click (self, fixture_stock (self));
  g_assert_cmpint (order_of (self->table)->card[9], ==, moved);
  g_assert_cmpint (order_of (self->table)->card[13], ==, fixture_round (self)->drawn);

  g_action_group_activate_action (actions, "sort", g_variant_new_string ("suit"));
  g_assert_cmpint (order_of (self->table)->card[2], ==, moved);
  g_object_get (rummy_table_get_choice (self->table), "own-orders", &orders, NULL);
  order = g_variant_get_child_value (orders, rummy_seen_seat (seen_of (self->table)));
  g_assert_cmpuint (g_variant_n_children (order), ==, 0);
}

static void
test_drop_on_stock_is_refused (Fixture *self, gconstpointer data)
{
  RummyCard card;

  fixture_deal (self, 1, 0);
  fixture_click (self, fixture_stock (self));
  card = order_of (self->table)->card[3];
  fixture_drag (self, fixture_card (self, card), fixture_stock (self));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_STOCK);
  g_assert_true (rummy_cards_has (fixture_round (self)->hand[0], card));
}

/* What is dragged to a place where it cannot lie says where it can. */
static void
test_drop_elsewhere_is_refused (Fixture *self, gconstpointer data)
{
  RummyCard upcard;
  guint n_stock;

  fixture_deal (self, 1, 0);
  n_stock = fixture_round (self)->n_stock;
  fixture_drag (self, fixture_stock (self), fixture_free (self));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_DROP_DRAWN);
  g_assert_cmpuint (fixture_round (self)->n_stock, ==, n_stock);

  upcard = rummy_round_upcard (fixture_round (self));
  fixture_drag (self, fixture_card (self, upcard), fixture_stock (self));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_DROP_TAKEN);
  g_assert_cmpint (rummy_round_upcard (fixture_round (self)), ==, upcard);

  /* Whoever puts it back where it was has changed their mind. */
  self->n_notices = 0;
  fixture_drag (self, fixture_stock (self),
                GRAPHENE_POINT_INIT (fixture_stock (self).x + 30, fixture_stock (self).y + 30));
  g_assert_cmpuint (self->n_notices, ==, 0);
}

static void
test_escape_stops_a_drag (Fixture *self, gconstpointer data)
{
  RummyCard card, upcard;

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  fixture_click (self, fixture_stock (self));
  card = order_of (self->table)->card[3];
  fixture_press (self, fixture_card (self, card), 1);
  fixture_move (self, fixture_free (self));
  g_assert_cmpint (rummy_pointer_get_dragged (pointer_of (self->table)), !=, RUMMY_CARD_NONE);
  g_assert_true (is_part_lit (self->table, RUMMY_PART_PILE));
  fixture_key (self, "Escape");
  g_assert_cmpint (rummy_pointer_get_dragged (pointer_of (self->table)), ==, RUMMY_CARD_NONE);
  fixture_release (self, fixture_card (self, upcard), 1);
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
}

static void
test_actions (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);
  RummyCards group;

  g_assert_false (g_action_group_get_action_enabled (actions, "draw"));
  fixture_find (self, fixture_hand_has_meld, 0, &group);
  g_assert_true (g_action_group_get_action_enabled (actions, "draw"));
  g_assert_true (g_action_group_get_action_enabled (actions, "take"));
  g_assert_false (g_action_group_get_action_enabled (actions, "pass"));
  g_assert_false (g_action_group_get_action_enabled (actions, "meld"));

  g_action_group_activate_action (actions, "draw", NULL);
  g_assert_false (g_action_group_get_action_enabled (actions, "draw"));
  RUMMY_CARDS_EACH (card, group)
    rummy_verbs_toggle (rummy_table_get_verbs (self->table), card);
  g_assert_true (g_action_group_get_action_enabled (actions, "meld"));
  g_assert_true (g_action_group_get_action_enabled (actions, "let-go"));
  g_action_group_activate_action (actions, "meld", NULL);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);

  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  g_assert_true (g_action_group_get_action_enabled (actions, "discard"));
  g_action_group_activate_action (actions, "discard", NULL);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  g_assert_false (g_action_group_get_action_enabled (actions, "draw"));

  g_assert_cmpint (order_of (self->table)->aces_low, ==, FALSE);
  g_action_group_activate_action (actions, "aces-low", NULL);
  g_assert_cmpint (order_of (self->table)->aces_low, ==, TRUE);
}

/* The focus that a click leaves somewhere is not seen, so it is no choice. */
static void
test_nothing_unseen_is_discarded (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);

  fixture_deal (self, 1, 0);
  fixture_click (self, fixture_stock (self));
  g_action_group_activate_action (actions, "discard", NULL);
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_SELECT_FIRST);
  fixture_key (self, "Right");
  fixture_click (self, fixture_stock (self));
  g_action_group_activate_action (actions, "discard", NULL);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
}

static void
test_names (Fixture *self, gconstpointer data)
{
  RummyCard card;
  GtkAccessible *accessible;

  fixture_deal (self, 1, 0);
  card = order_of (self->table)->card[0];
  accessible = GTK_ACCESSIBLE (card_on (self->table, card));
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, rummy_words_card (card));
  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "In hand, card 1 of 13");
  gtk_test_accessible_assert_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  fixture_click (self, fixture_card (self, card));
  gtk_test_accessible_assert_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stock_of (self->table)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Stock, 25 cards");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rummy_spread_get_other (spread_of (self->table), 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Bella, 13 cards");
  /* What cannot be seen is not there. */
  RUMMY_CARDS_EACH (hidden, fixture_round (self)->hand[1])
    g_assert_null (card_on (self->table, hidden));

  gtk_widget_activate_action (card_on (self->table, card), "card.select", NULL);
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  gtk_widget_activate_action (stock_of (self->table), "card.activate", NULL);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  gtk_widget_activate_action (card_on (self->table, card), "card.discard", NULL);
  fixture_check_discarded (self, card);
}

static void
test_undo (Fixture *self, gconstpointer data)
{
  RummyCards group;

  fixture_find (self, fixture_hand_has_meld, 0, &group);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  rummy_verbs_lay (rummy_table_get_verbs (self->table), group, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
  g_assert_true (rummy_game_undo (self->game));
  RUMMY_CARDS_EACH (card, group)
    g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_HAND);
  g_assert_cmpuint (order_of (self->table)->n, ==, 14);
}

static void
notify_cb (guint *count)
{
  (*count)++;
}

/* Whoever shows how many cards are selected hears of it, too, when the position is replaced as a whole. */
static void
test_selection_goes (Fixture *self, gconstpointer data)
{
  g_autoptr (RummyGame) other = fixture_new_game (2, 0);
  guint n_notified = 0;

  fixture_deal (self, 1, 0);
  rummy_game_play (self->game, rummy_intent_move (RUMMY_MOVE_TAKE, 0, rummy_round_upcard (fixture_round (self))).move,
                   1);
  g_signal_connect_swapped (rummy_table_get_choice (self->table), "notify::n-selected", G_CALLBACK (notify_cb),
                            &n_notified);

  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_true (rummy_game_undo (self->game));
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  g_assert_cmpuint (n_notified, ==, 2);

  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  g_assert_cmpuint (n_notified, ==, 3);
  fixture_set_game (self, g_object_ref (other));
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  g_assert_cmpuint (n_notified, ==, 4);

  /* The deal of the next round. */
  while (fixture_round (self)->n_stock > 0)
    fixture_play_turn (self->game);
  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  g_assert_cmpint (
    rummy_game_play (self->game, rummy_intent_move (RUMMY_MOVE_PASS, fixture_round (self)->turn, RUMMY_CARD_NONE).move,
                     1),
    ==, RUMMY_OK);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_OVER);
  rummy_game_deal (self->game);
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  g_assert_cmpuint (n_notified, ==, 6);
  g_signal_handlers_disconnect_by_data (rummy_table_get_choice (self->table), &n_notified);
}

/* What is let go after that is not a move: the card lies in the pile again. */
static void
test_undo_stops_a_drag (Fixture *self, gconstpointer data)
{
  RummyCard upcard;
  graphene_point_t hand;

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  rummy_verbs_take (rummy_table_get_verbs (self->table), upcard);
  fixture_draw_frame (self);
  hand = fixture_card (self, order_of (self->table)->card[5]);
  fixture_press (self, fixture_card (self, upcard), 1);
  fixture_move (self, fixture_free (self));
  g_assert_cmpint (rummy_pointer_get_dragged (pointer_of (self->table)), !=, RUMMY_CARD_NONE);

  g_assert_true (rummy_game_undo (self->game));
  g_assert_cmpint (rummy_pointer_get_dragged (pointer_of (self->table)), ==, RUMMY_CARD_NONE);
  fixture_release (self, hand, 1);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_DRAW);
  g_assert_cmpint (rummy_round_upcard (fixture_round (self)), ==, upcard);
  g_assert_cmpint (self->n_refused + self->n_notices, ==, 0);
}

static void
test_empty (Fixture *self, gconstpointer data)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  fixture_click (self, GRAPHENE_POINT_INIT (300, 300));
  fixture_deal (self, 1, 0);
  rummy_table_set_game (self->table, NULL, 0);
  g_assert_null (find_below (GTK_WIDGET (self->table), RUMMY_TYPE_CARD_WIDGET, NULL));
  fixture_click (self, GRAPHENE_POINT_INIT (300, 300));
  g_assert_cmpint (self->n_refused + self->n_notices, ==, 0);
}

#define ADD(name, func) g_test_add ("/table/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("click-draws", test_click_draws);
  ADD ("click-takes", test_click_takes);
  ADD ("leaving-drops-a-click", test_leaving_drops_a_click);
  ADD ("click-selects", test_click_selects);
  ADD ("meld", test_meld);
  ADD ("meld-with-pile", test_meld_with_pile);
  ADD ("lay-off", test_lay_off);
  ADD ("refusal-keeps-selection", test_refusal_keeps_selection);
  ADD ("right-click-discards", test_right_click_discards);
  ADD ("double-click-discards", test_double_click_discards);
  ADD ("double-click-on-stock-draws-once", test_double_click_on_stock_draws_once);
  ADD ("click-on-pile-discards", test_click_on_pile_discards);
  ADD ("drag-discards", test_drag_discards);
  ADD ("drag-draws-and-takes", test_drag_draws_and_takes);
  ADD ("drag-lifts-the-top-of-the-stock", test_drag_lifts_the_top_of_the_stock);
  ADD ("drag-melds-selection", test_drag_melds_selection);
  ADD ("drag-keeps-order", test_drag_keeps_order);
  ADD ("drag-from-pile-melds", test_drag_from_pile_melds);
  ADD ("drag-reorders", test_drag_reorders);
  ADD ("drop-on-stock-is-refused", test_drop_on_stock_is_refused);
  ADD ("drop-elsewhere-is-refused", test_drop_elsewhere_is_refused);
  ADD ("escape-stops-a-drag", test_escape_stops_a_drag);
  ADD ("actions", test_actions);
  ADD ("nothing-unseen-is-discarded", test_nothing_unseen_is_discarded);
  ADD ("names", test_names);
  ADD ("undo", test_undo);
  ADD ("selection-goes", test_selection_goes);
  ADD ("undo-stops-a-drag", test_undo_stops_a_drag);
  ADD ("empty", test_empty);

  return g_test_run ();
}
