/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What would happen is shown before it happens: by the pointer, by keys and by selecting. */

#include "table-fixture.h"

static void
assert_preview (Fixture *self, const char *part)
{
  g_autofree char *words = NULL;

  g_object_get (self->table, "preview", &words, NULL);
  if (part == NULL)
    g_assert_cmpstr (words, ==, NULL);
  else if (words == NULL || strstr (words, part) == NULL)
    g_error ("\"%s\" is not in \"%s\"", part, words);
}

static void
assert_hinted (Fixture *self, RummyCards cards, const char *style)
{
  g_autoptr (GPtrArray) all = cards_on (self->table);

  for (guint i = 0; i < all->len; i++)
    g_assert_cmpint (gtk_widget_has_css_class (g_ptr_array_index (all, i), style), ==,
                     rummy_cards_has (cards, rummy_spread_card_of (g_ptr_array_index (all, i))));
}

/* What a deep card of the pile would bring, what it needs and where it goes, before anything is done. */
static void
test_hover (Fixture *self, gconstpointer data)
{
  const RummyRound *round;
  RummyCards meld;
  RummyCard card;
  gsize n_moves;

  fixture_find (self, fixture_pile_makes_meld, 4, &meld);
  round = fixture_round (self);
  n_moves = rummy_game_get_record (self->game)->n_moves;
  card = rummy_cards_first (rummy_cards_minus (meld, round->hand[0]));
  fixture_move (self, fixture_card (self, card));
  assert_preview (self, "Takes ");
  assert_preview (self, "You must play the");
  assert_hinted (self, rummy_round_above (round, card), "taken");
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
  g_assert_true (rummy_cards_has (rummy_lights_get_preview (rummy_table_get_lights (self->table))->group, card));
  assert_hinted (self,
                 rummy_cards_minus (rummy_lights_get_preview (rummy_table_get_lights (self->table))->group,
                                    rummy_round_above (round, card)),
                 "wanted");
  g_assert_false (rummy_lights_get_fits (rummy_table_get_lights (self->table)));

  fixture_move (self, fixture_stock (self));
  assert_preview (self, NULL);
  assert_hinted (self, RUMMY_NO_CARDS, "taken");
  assert_hinted (self, RUMMY_NO_CARDS, "wanted");
  g_assert_false (is_part_lit (self->table, RUMMY_PART_SLOT));
  g_assert_cmpuint (rummy_game_get_record (self->game)->n_moves, ==, n_moves);
}

static gboolean
has_useless (const RummyRound *round, RummyCards *cards)
{
  RummyMove take = { .kind = RUMMY_MOVE_TAKE, .card = round->deck[0] };

  *cards = rummy_cards_of (round->deck[0]);

  return round->n_pile > 1 && rummy_round_check (round, &take) == RUMMY_REFUSED_UNUSABLE;
}

static void
test_barred (Fixture *self, gconstpointer data)
{
  RummyCards cards;
  RummyCard card;

  fixture_find (self, has_useless, 2, &cards);
  card = rummy_cards_first (cards);
  fixture_move (self, fixture_card (self, card));
  assert_preview (self, "You can’t take");
  assert_hinted (self, rummy_round_above (fixture_round (self), card), "barred");

  /* After the draw the pile offers nothing. */
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  assert_preview (self, NULL);
  assert_hinted (self, RUMMY_NO_CARDS, "barred");
}

/* A pointer that was left on the pile does not look at what is discarded there. */
static void
test_rest (Fixture *self, gconstpointer data)
{
  graphene_point_t pile;

  fixture_deal (self, 1, 0);
  pile = fixture_card (self, rummy_round_upcard (fixture_round (self)));
  fixture_move (self, pile);
  assert_preview (self, "Takes ");
  fixture_play_turn (self->game);
  fixture_play_turn (self->game);
  fixture_draw_frame (self);
  assert_preview (self, NULL);
  fixture_move (self, GRAPHENE_POINT_INIT (pile.x + 2, pile.y + 1));
  g_assert_cmpint (rummy_lights_get_preview (rummy_table_get_lights (self->table))->card, !=, RUMMY_CARD_NONE);
}

/* The focus looks too; a pointer that lies on the table does not count then. */
static void
test_keys (Fixture *self, gconstpointer data)
{
  const RummyRound *round;
  RummyCards cards;

  fixture_find (self, has_useless, 2, &cards);
  round = fixture_round (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_move (self, fixture_card (self, rummy_round_upcard (round)));
  assert_preview (self, rummy_words_card (rummy_round_upcard (round)));
  fixture_key (self, "Tab");
  g_assert_cmpint (fixture_focus (self).zone, ==, RUMMY_ZONE_PILE);
  assert_preview (self, rummy_words_card (rummy_round_upcard (round)));
  fixture_key (self, "Home");
  assert_preview (self, "You can’t take");
  assert_hinted (self, rummy_round_pile (round), "barred");
  fixture_key (self, "Tab");
  assert_preview (self, NULL);
}

/* Cards of the hand and the one of the pile under the pointer are seen together. */
static void
test_together (Fixture *self, gconstpointer data)
{
  RummyCards meld, own;
  RummyCard card;

  fixture_find (self, fixture_pile_makes_meld, 4, &meld);
  own = rummy_cards_and (meld, fixture_round (self)->hand[0]);
  card = rummy_cards_first (rummy_cards_minus (meld, own));
  RUMMY_CARDS_EACH (own_card, own)
    fixture_click (self, fixture_card (self, own_card));
  g_assert_false (rummy_lights_get_fits (rummy_table_get_lights (self->table)));
  fixture_move (self, fixture_card (self, card));
  assert_preview (self, "New meld: ");
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
  g_assert_false (rummy_lights_get_fits (rummy_table_get_lights (self->table)));

  /* A click takes it to the others, and it says the same. */
  fixture_click (self, fixture_card (self, card));
  g_assert_true (rummy_lights_get_fits (rummy_table_get_lights (self->table)));
  assert_preview (self, "New meld: ");
}

/* A place that is lit does what is said: cards of the pile are completed to the meld that has been named. */
static void
test_completed (Fixture *self, gconstpointer data)
{
  const RummyRound *round;
  RummyCards meld, named;
  RummyCard card, lying[RUMMY_CARDS_MAX];

  fixture_find (self, fixture_pile_makes_meld, 4, &meld);
  round = fixture_round (self);
  card = rummy_cards_first (rummy_cards_minus (meld, round->hand[0]));
  fixture_click (self, fixture_card (self, card));
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
  named = rummy_lights_get_preview (rummy_table_get_lights (self->table))->group;

  fixture_click (self, fixture_free (self));
  g_assert_cmpuint (round->n_melds, ==, 1);
  g_assert_cmpuint (rummy_round_meld_cards (round, 0, lying), ==, rummy_cards_count (named));
  for (guint i = 0; i < rummy_cards_count (named); i++)
    g_assert_true (rummy_cards_has (named, lying[i]));
}

static void
test_selection (Fixture *self, gconstpointer data)
{
  RummyCards group;

  fixture_find (self, fixture_hand_has_meld, 0, &group);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  assert_preview (self, NULL);
  RUMMY_CARDS_EACH (card, group)
    fixture_click (self, fixture_card (self, card));
  assert_preview (self, "New meld: ");
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
  fixture_key (self, "Escape");
  assert_preview (self, NULL);
}

static void
pile_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ++*(guint *) data;
}

/* The pile is opened as a list by the other button, and takes nothing by it. */
static void
test_open_pile (Fixture *self, gconstpointer data)
{
  static const GActionEntry entries[] = { { "pile", pile_cb } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  guint n_opened = 0;

  fixture_deal (self, 1, 0);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), &n_opened);
  gtk_widget_insert_action_group (GTK_WIDGET (self->table), "win", G_ACTION_GROUP (group));
  fixture_click_with (self, fixture_card (self, rummy_round_upcard (fixture_round (self))), 3, 1);
  g_assert_cmpuint (n_opened, ==, 1);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_DRAW);
  gtk_widget_insert_action_group (GTK_WIDGET (self->table), "win", NULL);
}

#define ADD(name, func) g_test_add ("/preview/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("hover", test_hover);
  ADD ("barred", test_barred);
  ADD ("rest", test_rest);
  ADD ("keys", test_keys);
  ADD ("together", test_together);
  ADD ("completed", test_completed);
  ADD ("selection", test_selection);
  ADD ("open-pile", test_open_pile);

  return g_test_run ();
}
