/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A hand that lies in groups: its melds, then the rest. */

#include "table-fixture.h"

#include "ai/bot.h"
#include "engine/solve.h"

static RummyGame *
new_game (const char *preset, guint64 seed)
{
  RummyRules rules;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, preset));
  game = rummy_game_new (&rules, seed, 1);
  rummy_game_deal (game);

  return game;
}

/* No card is lost or there twice; groups are melds, come first, and leave as little as can be. */
static void
check_groups (const RummyHandOrder *order, const RummyRound *round)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards held = RUMMY_NO_CARDS, rest = round->hand[0];
  guint n = 0;

  for (guint i = 0; i < order->n; i++)
    rummy_cards_add (&held, order->card[i]);
  g_assert_cmpuint (order->n, ==, rummy_cards_count (held));
  g_assert_true (rummy_cards_equal (held, round->hand[0]));

  for (guint i = 0; i < order->n_groups; i++) {
    guint8 readings[RUMMY_READINGS_MAX];

    g_assert_true (rummy_cards_within (order->group[i], rest));
    g_assert_cmpuint (rummy_meld_readings (&rules, NULL, order->group[i], readings), >, 0);
    rest = rummy_cards_minus (rest, order->group[i]);
    for (guint k = 0; k < rummy_cards_count (order->group[i]); k++, n++)
      g_assert_true (rummy_cards_has (order->group[i], order->card[n]));
  }
  g_assert_cmpuint (rummy_hand_order_count_grouped (order), ==, n);
  g_assert_cmpint (rummy_rules_cards_points (round->rules, rest), ==,
                   rummy_solve_least_deadwood (&rules, round->hand[0], NULL));
}

/* What was in the hand before lies as it did, what is new behind it. */
static void
check_stays (const RummyHandOrder *before, const RummyHandOrder *order)
{
  RummyCards former = RUMMY_NO_CARDS;
  guint at = 0;

  for (guint i = 0; i < before->n; i++) {
    rummy_cards_add (&former, before->card[i]);
    if (at < order->n && order->card[at] == before->card[i])
      at++;
  }
  for (; at < order->n; at++)
    g_assert_false (rummy_cards_has (former, order->card[at]));
}

/* The third label of the own plate. */
static const char *
deadwood_on_plate (Fixture *self)
{
  GtkWidget *plate = GTK_WIDGET (rummy_seat_get_plate (RUMMY_SEAT (rummy_spread_get_own (spread_of (self->table)))));
  GtkWidget *label = gtk_widget_get_first_child (plate);

  fixture_draw_frame (self);
  for (guint i = 0; i < 2; i++)
    label = gtk_widget_get_next_sibling (label);

  return gtk_widget_get_child_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

/* In rounds of bots: grouped at the deal and when the own turn has ended, in order within it. */
static void
test_rounds (Fixture *self, gconstpointer data)
{
  static const char *const presets[] = { "gin", "gin-classic", "gin-oklahoma", "boathouse", "one-meld", "wild-card" };
  guint n_turns = 0;

  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_AUTO, NULL);
  for (guint n = 0; n < 4 * G_N_ELEMENTS (presets); n++) {
    const RummyHandOrder *order = order_of (self->table);
    RummyGame *game = new_game (presets[n % G_N_ELEMENTS (presets)], n + 1);
    const RummyRound *round = rummy_game_get_round (game);
    RummyRng rng;

    fixture_set_game (self, game);
    g_assert_true (rummy_hand_order_has_melds (order));
    check_groups (order, round);
    rummy_rng_seed (&rng, n);
    while (round->phase != RUMMY_PHASE_OVER && round->n_melds == 0) {
      RummyHandOrder before = *order;
      gboolean is_own = round->turn == 0;

      fixture_play_bot (game, &rng);
      if (round->phase == RUMMY_PHASE_OVER || round->n_melds > 0)
        break;
      if (is_own && round->turn == 0)
        check_stays (&before, order);
      else if (is_own)
        check_groups (order, round);
      n_turns += is_own && round->turn != 0;
    }
  }
  g_assert_cmpuint (n_turns, >, 60); /* or nothing was looked at */
}

/* The own plate tells what is in no meld after each move, of Gin alone. */
static void
test_deadwood (Fixture *self, gconstpointer data)
{
  RummyMeldRules rules;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  fixture_set_game (self, new_game ("gin", 3));
  rules = rummy_round_meld_rules (fixture_round (self));
  for (guint i = 0; i < 8 && fixture_round (self)->n_melds == 0; i++) {
    int points = rummy_solve_least_deadwood (&rules, fixture_round (self)->hand[0], NULL);
    g_autofree char *words = g_strdup_printf ("Deadwood %d", points);

    g_assert_cmpstr (deadwood_on_plate (self), ==, words);
    fixture_play_bot (self->game, &rng);
  }

  fixture_set_game (self, new_game ("boathouse", 3));
  g_assert_cmpstr (deadwood_on_plate (self), ==, NULL);
}

/* Gaps are between groups alone; whoever moves a card has an order of his own, without any, until he sorts. */
static void
test_own_order (Fixture *self, gconstpointer data)
{
  const RummyHandOrder *order = order_of (self->table);
  const RummyFan *hand = &layout_of (self->table)->hand;
  GActionGroup *actions = rummy_table_get_actions (self->table);
  guint64 seed = 1;
  RummyCard first;

  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_AUTO, NULL);
  do
    fixture_set_game (self, new_game ("gin", seed++));
  while (order->n_groups < 2);

  for (guint i = 1; i < order->n; i++) {
    double step = rummy_fan_card (hand, i).origin.x - rummy_fan_card (hand, i - 1).origin.x;
    gboolean begins = !rummy_cards_equal (rummy_hand_order_get_group (order, order->card[i - 1]),
                                          rummy_hand_order_get_group (order, order->card[i]));

    if (begins)
      g_assert_cmpfloat (step, >, hand->dx + hand->card.width * 0.2);
    else
      g_assert_cmpfloat (ABS (step - hand->dx), <, 2);
  }

  first = order->card[0];
  fixture_drag (self, fixture_card (self, first), fixture_card (self, order->card[5]));
  g_assert_cmpuint (order->card[0], !=, first);
  g_assert_cmpuint (order->n_groups, ==, 0);
  g_assert_true (hand->breaks == 0);
  rummy_verbs_play_kind (rummy_table_get_verbs (self->table), RUMMY_MOVE_PASS);
  g_assert_cmpuint (order->n_groups, ==, 0);

  g_action_group_activate_action (actions, "sort", g_variant_new_string ("auto"));
  check_groups (order, fixture_round (self));
}

/* Screen readers tell the group. */
static void
test_words (Fixture *self, gconstpointer data)
{
  const RummyHandOrder *order = order_of (self->table);
  RummyMeld meld = { 0 };
  guint64 seed = 1;

  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_AUTO, NULL);
  do {
    fixture_set_game (self, new_game ("gin", seed++));
    if (order->n_groups > 0)
      rummy_meld_make (&order->rules, order->group[0], RUMMY_READING_OPEN, &meld);
  } while (order->n_groups == 0 || !meld.is_run || meld.suit != RUMMY_HEARTS);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card_on (self->table, order->card[1])),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "In hand, card 2 of 10, in a run of hearts");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card_on (self->table, order->card[9])),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "In hand, card 10 of 10");
}

static const char *
limit_on_table (Fixture *self)
{
  GtkLabel *label = rummy_spread_get_limit (spread_of (self->table));

  fixture_draw_frame (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (label)))
    return NULL;

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (label)), >=,
                   PANGO_PIXELS (pango_layout_get_width (gtk_label_get_layout (label))));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));

  return gtk_label_get_label (label);
}

/* With how much may be knocked stands by the stock until somebody does, in Oklahoma by the upcard. */
static void
test_limit (Fixture *self, gconstpointer data)
{
  RummyRules rules;
  RummyGame *game;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  fixture_set_game (self, new_game ("gin", 3));
  g_assert_cmpstr (limit_on_table (self), ==, "Knock with 10 or less");
  while (fixture_round (self)->n_melds == 0 && fixture_round (self)->phase != RUMMY_PHASE_OVER)
    fixture_play_bot (self->game, &rng);
  g_assert_cmpstr (limit_on_table (self), ==, NULL);

  for (guint64 seed = 1; seed < 20; seed++) {
    g_autofree char *words = NULL;
    int limit;

    fixture_set_game (self, new_game ("gin-oklahoma", seed));
    limit = rummy_rules_hand_points (fixture_round (self)->rules, rummy_round_upcard (fixture_round (self)));
    words = g_strdup_printf ("Knock with %d or less", limit);
    g_assert_cmpstr (limit_on_table (self), ==, words);
  }

  rummy_rules_init (&rules, "gin");
  rules.knock = 0;
  game = rummy_game_new (&rules, 1, 1);
  rummy_game_deal (game);
  fixture_set_game (self, game);
  g_assert_cmpstr (limit_on_table (self), ==, "Knock only with gin");

  fixture_set_game (self, new_game ("boathouse", 1));
  g_assert_cmpstr (limit_on_table (self), ==, NULL);
  fixture_set_game (self, new_game ("500-rum", 1));
  g_assert_cmpstr (limit_on_table (self), ==, NULL);
}

#define ADD(path, func) \
  g_test_add ("/groups/" path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("rounds", test_rounds);
  ADD ("deadwood", test_deadwood);
  ADD ("own-order", test_own_order);
  ADD ("words", test_words);
  ADD ("limit", test_limit);

  return g_test_run ();
}
