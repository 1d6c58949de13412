/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Jokers of Dealer's Gambit, whose use the dealer chooses. */

#include "table-fixture.h"

#include "ui/words/table-intent.h"

static gboolean
has_joker (const RummyRound *round)
{
  return round->joker != RUMMY_CARD_NONE && round->dealer == 1 && round->phase == RUMMY_PHASE_DRAW;
}

static void
test_joker_of_dealer (Fixture *self, gconstpointer data)
{
  g_autofree char *words = NULL;

  fixture_find_game (self, "dealers-gambit", "players=2", has_joker);
  words = rummy_seating_get_words (seating_of (self->table), 1);
  g_assert_nonnull (strstr (words, "; face up: joker"));
  g_assert_cmpuint (layout_of (self->table)->others[0].n, ==, fixture_round (self)->n_hand[1] + 1u);
}

static gboolean
may_block (const RummyRound *round)
{
  return round->joker != RUMMY_CARD_NONE && round->dealer == 1 && round->turn == 0 &&
         round->phase == RUMMY_PHASE_PLAY && round->owed == RUMMY_CARD_NONE &&
         !rummy_cards_is_empty (rummy_cards_and (round->hand[0], rummy_cards_of_rank (0)));
}

/* A joker blocks the dealer's one, whatever else is selected. */
static void
test_block (Fixture *self, gconstpointer data)
{
  RummyVerbs *verbs = rummy_table_get_verbs (self->table);
  RummyCards others;
  RummyIntent block;

  fixture_find_game (self, "dealers-gambit", "players=2", may_block);
  others = rummy_cards_minus (fixture_round (self)->hand[0], rummy_cards_of_rank (0));
  rummy_verbs_toggle (verbs, rummy_cards_first (others));
  block = rummy_verbs_intent_of (verbs, RUMMY_MOVE_BLOCK);
  g_assert_true (rummy_intent_may_do (&block, fixture_round (self)));
}

static gboolean
has_role_and_joker (const RummyRound *round)
{
  return round->role != RUMMY_ROLE_NONE && round->turn == 0 && round->phase == RUMMY_PHASE_PLAY &&
         !rummy_cards_is_empty (rummy_cards_and (round->hand[0], rummy_cards_of_rank (0)));
}

/* What was said of the jokers is told where they lie, where melds go, and to who selects one. */
static void
test_role_of_jokers (Fixture *self, gconstpointer data)
{
  g_autofree char *place = NULL, *words = NULL;
  const char *role;
  RummyCard joker;

  fixture_find_game (self, "dealers-gambit", "players=2", has_role_and_joker);
  role = rummy_words_role_sentence (fixture_round (self)->role);
  joker = rummy_cards_first (rummy_cards_and (fixture_round (self)->hand[0], rummy_cards_of_rank (0)));
  rummy_table_refresh (self->table, NULL, FALSE);
  place = g_strdup_printf (rummy_cards_has (rummy_lights_get_marked (rummy_table_get_lights (self->table)), joker)
                             ? "New in hand, card %u of %u, %s"
                             : "In hand, card %u of %u, %s",
                           spot_on (self->table, joker).index + 1, order_of (self->table)->n,
                           rummy_words_role (fixture_round (self)->role));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card_on (self->table, joker)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place);
  g_assert_true (gtk_widget_get_has_tooltip (card_on (self->table, joker)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (slot_of (self->table)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       role);

  rummy_verbs_toggle (rummy_table_get_verbs (self->table), joker);
  g_object_get (self->table, "preview", &words, NULL);
  g_assert_true (g_str_has_prefix (words, role));

  /* In other games nobody says what they do. */
  fixture_deal (self, 1, 0);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (slot_of (self->table)),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

#define ADD(name, func) g_test_add ("/jokers/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("of-dealer", test_joker_of_dealer);
  ADD ("block", test_block);
  ADD ("role", test_role_of_jokers);

  return g_test_run ();
}
