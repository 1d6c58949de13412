/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What helps hands on the table. */

#include "table-fixture.h"

/* K-008: by the right button on the bare table, by a long press there, and by keys; not on a card. */
static void
test_menu (Fixture *self, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  fixture_deal (self, 1, 0);
  fixture_click_with (self, fixture_free (self), 3, 1);
  g_assert_cmpuint (self->n_menus, ==, 1);
  fixture_click_with (self, fixture_card (self, order_of (self->table)->card[4]), 3, 1);
  fixture_click_with (self, fixture_stock (self), 3, 1);
  g_assert_cmpuint (self->n_menus, ==, 1);
  g_assert_cmpuint (self->n_refused, ==, 1); /* the discard before a draw */

  /* Beside the hand too. */
  fixture_click_with (
    self, GRAPHENE_POINT_INIT (6, rummy_arrangement_get_size (arrangement_of (self->table)).height - 40), 3, 1);
  g_assert_cmpuint (self->n_menus, ==, 2);

  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "Menu");
  g_assert_cmpuint (self->n_menus, ==, 3);
  fixture_key (self, "shift+F10");
  g_assert_cmpuint (self->n_menus, ==, 4);

  g_object_set (settings, "gtk-long-press-time", 10, NULL);
  fixture_press (self, fixture_free (self), 1);
  while (self->n_menus == 4)
    g_main_context_iteration (NULL, TRUE);
  fixture_release (self, fixture_free (self), 1);
  g_assert_cmpuint (self->n_notices, ==, 0);
  g_object_set (settings, "gtk-long-press-time", NO_LONG_PRESS, NULL);
}

/* The card of the hand with the focus. */
static RummyCard
focused (Fixture *self)
{
  RummySpot spot = fixture_focus (self);

  g_assert_cmpint (spot.zone, ==, RUMMY_ZONE_HAND);

  return order_of (self->table)->card[spot.index];
}

/* One after the other, and from the last to the first. */
static void
check_rank (Fixture *self, const char *key, guint rank)
{
  RummyCards wanted = rummy_cards_and (fixture_round (self)->hand[0], rummy_cards_of_rank (rank));
  RummyCards seen = RUMMY_NO_CARDS;
  guint n = rummy_cards_count (wanted), n_hints = self->n_notices;

  for (guint i = 0; i < MAX (n, 1); i++) {
    fixture_key (self, key);
    if (n > 0)
      rummy_cards_add (&seen, focused (self));
  }
  g_assert_true (rummy_cards_equal (seen, wanted));
  g_assert_cmpuint (self->n_notices, ==, n_hints + (n == 0));
  if (n == 0)
    g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_NO_RANK);
}

static void
set_letters (Fixture *self, const char *letters)
{
  const RummyDeck deck = { .letters = letters };

  rummy_table_set_deck (self->table, &deck);
}

static void
test_ranks (Fixture *self, gconstpointer data)
{
  static const char *const keys[] = { "2", "3", "4", "5", "6", "7", "8", "9", "0", "j", "q", "k" };

  fixture_deal (self, 3, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    check_rank (self, keys[i], i + 2);
  check_rank (self, "a", RUMMY_ACE);
  check_rank (self, "1", 10);
  check_rank (self, "KP_7", 7);
  check_rank (self, "asterisk", 0);
  g_assert_true (rummy_focus_is_shown (focus_of (self->table)));
}

static void
set_keyboard (Fixture *self, const char *layout, gboolean has_latin)
{
  /* The device that xdotool plays on. */
  const char *const arguments[] = { "setxkbmap", "-device", "5", layout, NULL };
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self->table));
  g_autofree GdkKeymapKey *places = NULL;
  int n;

  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                               NULL));
  while (gdk_display_map_keyval (display, GDK_KEY_s, &places, &n), (n > 0) != has_latin) {
    g_clear_pointer (&places, g_free);
    fixture_key (self, "50"); /* Shift: it is told with the next key */
  }
}

/* A keyboard with Arabic letters alone has the keys where other keyboards have them. */
static void
test_other_letters (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *code;
    guint rank;
  } ranks[] = { { "38", RUMMY_ACE }, { "44", RUMMY_JACK }, { "24", RUMMY_QUEEN }, { "45", RUMMY_KING }, { "16", 7 } };

  fixture_deal (self, 3, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  set_keyboard (self, "ara", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    check_rank (self, ranks[i].code, ranks[i].rank);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_DRAW);
  fixture_key (self, "39"); /* S */
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  g_assert_cmpuint (self->n_refused, ==, 0);

  /* Cards with letters of that script are found by these, and the layout's own Latin ones come before the places. */
  fixture_deal (self, 3, 0);
  set_keyboard (self, "gr,us", TRUE);
  fixture_key (self, "40"); /* D */
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  set_keyboard (self, "us", TRUE);
}

/* As the cards have them; what does something else has them with Shift. */
static void
test_ranks_of_the_language (Fixture *self, gconstpointer data)
{
  guint n_stock;

  fixture_deal (self, 3, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  n_stock = fixture_round (self)->n_stock;
  set_letters (self, "de");
  check_rank (self, "b", RUMMY_JACK);
  check_rank (self, "shift+d", RUMMY_QUEEN);
  check_rank (self, "q", RUMMY_QUEEN);
  set_letters (self, "fr");
  check_rank (self, "v", RUMMY_JACK);
  check_rank (self, "shift+r", RUMMY_KING);
  set_letters (self, "nl");
  check_rank (self, "v", RUMMY_QUEEN);
  check_rank (self, "h", RUMMY_KING);
  set_letters (self, "ru");
  g_assert_cmpuint (rummy_deck_get_rank ("ru", 0x442), ==, RUMMY_ACE);
  g_assert_cmpuint (rummy_deck_get_rank ("ru", 0x432), ==, RUMMY_JACK);
  g_assert_cmpuint (rummy_deck_get_rank ("ru", 0x434), ==, RUMMY_QUEEN);
  g_assert_cmpuint (rummy_deck_get_rank ("ru", 0x43a), ==, RUMMY_KING);
  g_assert_cmpuint (fixture_round (self)->n_stock, ==, n_stock);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_DRAW);
}

/* M-038: a drag that cannot be says why, instead of looking like a click that was lost. */
static void
test_drag_that_cannot_be (Fixture *self, gconstpointer data)
{
  RummyCard upcard;

  fixture_deal (self, 1, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  fixture_draw_frame (self);
  upcard = rummy_round_upcard (fixture_round (self));
  fixture_drag (self, fixture_card (self, upcard), fixture_card (self, order_of (self->table)->card[5]));
  g_assert_cmpuint (self->n_refused, ==, 1);
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAWN);
  fixture_drag (self, fixture_stock (self), fixture_card (self, order_of (self->table)->card[5]));
  g_assert_cmpuint (self->n_refused, ==, 2);

  rummy_verbs_discard (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  fixture_draw_frame (self);
  fixture_drag (self, fixture_stock (self), fixture_card (self, order_of (self->table)->card[5]));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_WAIT);
}

/* A card that is let go beside the pile, but lies over its edge, is meant for it; not one that is away from it. */
static void
test_drop_over_the_edge (Fixture *self, gconstpointer data)
{
  const RummyTableLayout *layout = layout_of (self->table);
  graphene_rect_t pile, home;
  graphene_point_t grip, to;
  RummyCard card;

  fixture_deal (self, 1, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  fixture_draw_frame (self);
  card = order_of (self->table)->card[order_of (self->table)->n - 1];
  home = home_on (self->table, card);
  grip = GRAPHENE_POINT_INIT (home.origin.x + home.size.width * 0.9f, home.origin.y + home.size.height / 2);
  pile = rummy_fan_bounds (&layout->pile);
  to = GRAPHENE_POINT_INIT (pile.origin.x + pile.size.width + home.size.width, pile.origin.y + pile.size.height / 2);

  fixture_drag (self, grip, to);
  g_assert_cmpuint (self->n_refused, ==, 1);
  g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_HAND);

  to.x -= home.size.width * 0.3f;
  g_assert_cmpfloat (to.x, >, pile.origin.x + pile.size.width + layout->gap);
  fixture_drag (self, grip, to);
  fixture_check_discarded (self, card);
}

static void
test_sort_by_melds (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);
  g_autoptr (GVariant) state = NULL;
  const RummyMeldRules *rules = &order_of (self->table)->rules;
  RummyCards first = RUMMY_NO_CARDS;
  RummyMeld meld;

  fixture_find (self, fixture_hand_has_meld, 0, NULL);
  g_action_group_activate_action (actions, "sort", g_variant_new_string ("melds"));
  for (guint i = 0; i < 3; i++)
    rummy_cards_add (&first, order_of (self->table)->card[i]);
  g_assert_cmpint (rummy_meld_make (rules, first, RUMMY_READING_OPEN, &meld), ==, RUMMY_OK);
  state = g_action_group_get_action_state (actions, "sort");
  g_assert_cmpstr (g_variant_get_string (state, NULL), ==, "melds");

  g_action_group_activate_action (actions, "sort", g_variant_new_string ("rank"));
  g_action_group_activate_action (actions, "descending", NULL);
  for (guint i = 0; i + 1 < order_of (self->table)->n; i++) {
    guint left = rummy_card_rank (order_of (self->table)->card[i]),
          right = rummy_card_rank (order_of (self->table)->card[i + 1]);

    g_assert_true (left == RUMMY_ACE || left >= right);
  }
}

static RummyGame *
new_amiga (void)
{
  RummyRules rules;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, "amiga"));
  game = rummy_game_new (&rules, 5, 1);
  rummy_game_deal (game);

  return game;
}

/* player 1 leads the first round.  A-031: the hand goes up within a suit, from the ace, which counts 1. */
static void
test_amiga_hand (Fixture *self, gconstpointer data)
{
  const RummyHandOrder *order = order_of (self->table);

  fixture_set_game (self, new_amiga ());
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
  g_action_group_activate_action (rummy_table_get_actions (self->table), "sort", g_variant_new_string ("suit"));
  g_assert_false (rummy_hand_order_is_ace_low (order));
  for (guint i = 0; i + 1 < order->n; i++) {
    if (rummy_card_suit (order->card[i]) == rummy_card_suit (order->card[i + 1]))
      g_assert_cmpuint (rummy_card_rank (order->card[i]), <, rummy_card_rank (order->card[i + 1]));
  }
}

/* a stock card that was looked at goes on to the pile with a click there, and the hand stays. */
static void
test_passed_on (Fixture *self, gconstpointer data)
{
  RummyCards before;
  RummyCard drawn;

  fixture_set_game (self, new_amiga ());
  before = fixture_round (self)->hand[0];
  fixture_click (self, fixture_stock (self));
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_EXCHANGE);
  drawn = fixture_round (self)->drawn;
  fixture_click (self, fixture_card (self, rummy_round_upcard (fixture_round (self))));
  g_assert_cmpuint (rummy_round_upcard (fixture_round (self)), ==, drawn);
  g_assert_true (rummy_cards_equal (fixture_round (self)->hand[0], before));
  g_assert_cmpuint (self->n_refused, ==, 0);

  /* What was taken from the pile has to be exchanged. */
  fixture_set_game (self, new_amiga ());
  fixture_click (self, fixture_card (self, rummy_round_upcard (fixture_round (self))));
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_EXCHANGE);
  g_assert_cmpuint (fixture_round (self)->drawn, ==, RUMMY_CARD_NONE);
}

/* M-041, M-050: either button draws. */
static void
test_either_button (Fixture *self, gconstpointer data)
{
  fixture_deal (self, 1, 0);
  fixture_click_with (self, fixture_stock (self), 3, 1);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  g_assert_cmpuint (self->n_menus, ==, 0);
}

static gboolean
holds_ace (const RummyRound *round, RummyCards *cards)
{
  *cards = rummy_cards_and (round->hand[0], rummy_cards_of_rank (RUMMY_ACE));

  return !rummy_cards_is_empty (*cards);
}

static void
deal_again (Fixture *self)
{
  while (fixture_round (self)->n_stock > 0)
    fixture_play_turn (self->game);
  g_assert_cmpint (
    rummy_game_play (self->game, rummy_intent_move (RUMMY_MOVE_PASS, fixture_round (self)->turn, RUMMY_CARD_NONE).move,
                     1),
    ==, RUMMY_OK);
  g_assert_cmpint (rummy_game_deal (self->game), ==, RUMMY_OK);
}

/* A face that lies on the table in no picture of a whole round is no longer kept for it; that of the hand is. */
static void
test_faces_of_a_round (Fixture *self, gconstpointer data)
{
  RummyCardFaces *faces = style_of (self->table)->faces;
  RummyCard upcard;

  fixture_deal (self, 1, 0);
  upcard = rummy_round_upcard (fixture_round (self));
  do {
    g_main_context_iteration (NULL, FALSE);
  } while (rummy_card_faces_is_drawing (faces) || rummy_card_faces_get (faces, RUMMY_SLOT_HAND, upcard) ==
                                                    rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, upcard));

  deal_again (self);
  deal_again (self); /* nothing has been drawn since the last time */
  g_assert_nonnull (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, upcard));
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, upcard) ==
                 rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, upcard));
}

/* Where an ace is only low it lies below the two. */
static void
test_aces_only_low (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);
  g_autoptr (GVariant) state = NULL;
  RummyRules rules;
  RummyGame *game;

  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_RANK, NULL);
  fixture_find (self, holds_ace, 0, NULL);
  g_assert_cmpuint (rummy_card_rank (order_of (self->table)->card[0]), !=, RUMMY_ACE);
  g_assert_true (g_action_group_get_action_enabled (actions, "aces-low"));

  rummy_rules_init (&rules, "500-rum");
  rules.ace = RUMMY_ACE_LOW_ONLY;
  game = rummy_game_new (&rules, rummy_game_get_record (self->game)->seed, 1);
  rummy_game_deal (game);
  fixture_set_game (self, game);
  g_assert_cmpuint (rummy_card_rank (order_of (self->table)->card[0]), ==, RUMMY_ACE);
  g_assert_false (g_action_group_get_action_enabled (actions, "aces-low"));
  state = g_action_group_get_action_state (actions, "aces-low");
  g_assert_true (g_variant_get_boolean (state));

  /* No rule of a game that has left is asked, for it may be gone. */
  rummy_table_set_game (self->table, NULL, 0);
  g_assert_true (g_action_group_get_action_enabled (actions, "aces-low"));
}

/* A hand that nobody sorts lies as it was dealt, what comes later at the right; also in a window that opens then. */
static void
test_as_dealt (Fixture *self, gconstpointer data)
{
  RummyMatch match;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRules rules;
  guint first;

  rummy_rules_init (&rules, "500-rum");
  rummy_match_init (&match, &rules, 1, 1);
  rummy_match_next_deck (&match, deck);

  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_NONE, NULL);
  fixture_deal (self, 1, 0);
  first = rummy_cards_has (fixture_round (self)->hand[0], deck[0]) ? 0 : 1;
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  for (guint pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < 13; i++)
      g_assert_cmpint (order_of (self->table)->card[i], ==, deck[2 * i + first]);
    g_assert_cmpint (order_of (self->table)->card[13], ==, deck[27]); /* under the upcard */
    rummy_table_set_game (self->table, NULL, 0);
    rummy_table_set_game (self->table, self->game, 0);
  }

  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_RANK, NULL);
  g_object_set (rummy_table_get_choice (self->table), "sort-order", RUMMY_SORT_NONE, NULL);
  for (guint i = 0; i < 13; i++)
    g_assert_cmpint (order_of (self->table)->card[i], ==, deck[2 * i + first]);
}

/* With the stock's card in the hand, where a discard is asked about. */
static void
start_asking (Fixture *self)
{
  rummy_table_set_habits (self->table, TRUE, FALSE, FALSE);
  fixture_deal (self, 1, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  fixture_draw_frame (self);
}

static void
check_asked (Fixture *self, RummyCard card)
{
  RummyCards selected = rummy_cards_of (card);
  g_autofree char *words = NULL, *begin = g_strdup_printf ("Discard the %s?", rummy_words_card (card));

  g_object_get (self->table, "preview", &words, NULL);
  g_assert_nonnull (words);
  g_assert_true (g_str_has_prefix (words, begin));
  g_assert_true (rummy_cards_equal (selected_hand_of (self->table), selected));
  g_assert_true (is_part_lit (self->table, RUMMY_PART_PILE));
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
}

/* Another card is asked about instead. */
static void
test_discard_asks_of_another (Fixture *self, gconstpointer data)
{
  RummyCard card, other;

  start_asking (self);
  card = order_of (self->table)->card[4];
  other = order_of (self->table)->card[6];
  fixture_click_with (self, fixture_card (self, card), 3, 1);
  check_asked (self, card);
  fixture_click_with (self, fixture_card (self, other), 3, 1);
  check_asked (self, other);
  g_assert_cmpuint (self->n_notices, ==, 0);
}

/* Asked for twice; anything else forgets it, and a drag is meant.  It is a question, not a refusal. */
static void
test_discard_asks (Fixture *self, gconstpointer data)
{
  RummyCard card, other;

  start_asking (self);
  card = order_of (self->table)->card[4];
  other = order_of (self->table)->card[6];

  fixture_click_with (self, fixture_card (self, card), 3, 1);
  check_asked (self, card);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "Escape");
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  fixture_click_with (self, fixture_card (self, card), 3, 1);
  fixture_click (self, fixture_free (self));
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  fixture_click_with (self, fixture_card (self, other), 3, 1);
  check_asked (self, other);
  fixture_click_with (self, fixture_card (self, other), 3, 1);
  fixture_check_discarded (self, other);

  start_asking (self);
  fixture_drag (self, fixture_card (self, card), fixture_card (self, rummy_round_upcard (fixture_round (self))));
  fixture_check_discarded (self, card);
  g_assert_cmpuint (self->n_notices + self->n_refused, ==, 0);
}

/* The answer is a click on that card, or Enter; not more clicks of the same hand that went too far. */
static void
test_discard_is_answered (Fixture *self, gconstpointer data)
{
  RummyCard card, other;

  start_asking (self);
  card = order_of (self->table)->card[4];
  other = order_of (self->table)->card[6];
  fixture_click_with (self, fixture_card (self, card), 1, 4);
  check_asked (self, card);
  fixture_click (self, fixture_card (self, other));
  g_assert_cmpuint (fixture_n_selected (self), ==, 2);
  fixture_click (self, fixture_card (self, other));
  fixture_click (self, fixture_card (self, card));
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  fixture_click_with (self, fixture_card (self, card), 1, 2);
  check_asked (self, card);
  fixture_click (self, fixture_card (self, card));
  fixture_check_discarded (self, card);

  start_asking (self);
  gtk_widget_grab_focus (card_on (self->table, card));
  fixture_key (self, "Home");
  card = order_of (self->table)->card[0];
  fixture_key (self, "Delete");
  check_asked (self, card);
  fixture_key (self, "Return");
  fixture_check_discarded (self, card);
  g_assert_cmpuint (self->n_notices + self->n_refused, ==, 0);
}

/* It names its card, so what else is selected is let go of. */
static void
test_double_click_means_its_card (Fixture *self, gconstpointer data)
{
  RummyCard card;

  fixture_deal (self, 1, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  fixture_draw_frame (self);
  card = order_of (self->table)->card[3];
  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[7]);
  fixture_click_with (self, fixture_card (self, card), 1, 2);
  fixture_check_discarded (self, card);
  g_assert_cmpuint (self->n_notices, ==, 0);
}

/* Where it comes to nothing, nothing is lost. */
static void
test_double_click_keeps_selection (Fixture *self, gconstpointer data)
{
  RummyCard other;

  fixture_deal (self, 1, 0);
  other = order_of (self->table)->card[7];
  rummy_verbs_toggle (rummy_table_get_verbs (self->table), other);
  fixture_click_with (self, fixture_card (self, order_of (self->table)->card[3]), 1, 2);
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAW_FIRST);
  g_assert_true (rummy_cards_equal (selected_hand_of (self->table), rummy_cards_of (other)));
}

/* Who clicks beside everything wants nothing; the place of a meld says what it waits for. */
static void
test_bare_felt (Fixture *self, gconstpointer data)
{
  graphene_rect_t slot;

  fixture_deal (self, 1, 0);
  fixture_click (self, GRAPHENE_POINT_INIT (20, fixture_free (self).y));
  g_assert_cmpuint (self->n_notices + self->n_refused, ==, 0);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  fixture_draw_frame (self);
  fixture_click (self, GRAPHENE_POINT_INIT (20, fixture_free (self).y));
  g_assert_cmpuint (self->n_notices + self->n_refused, ==, 0);

  slot = layout_of (self->table)->slot;
  fixture_click (self, GRAPHENE_POINT_INIT (slot.origin.x + slot.size.width / 2, slot.origin.y + slot.size.height / 2));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_SELECT_FIRST);
  g_assert_cmpuint (self->n_notices, ==, 1);
}

/* Who clicks the lit place with nothing selected means the cards that were advised for it, and only there. */
static void
test_advised_place (Fixture *self, gconstpointer data)
{
  graphene_rect_t slot;
  RummyHint advice;
  RummyCards group, others;
  RummyCard last;

  fixture_find (self, fixture_hand_has_long_run, 0, &group);
  last = fixture_last (group);
  others = rummy_cards_minus (group, rummy_cards_of (last));
  fixture_click (self, fixture_stock (self));
  advice = (RummyHint) { .cards = others, .first = others, .first_on = RUMMY_MELD_NONE, .slot = TRUE };
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &advice, "Meld.");
  fixture_draw_frame (self);
  slot = layout_of (self->table)->slot;
  fixture_click (self, GRAPHENE_POINT_INIT (slot.origin.x + slot.size.width / 2, slot.origin.y + slot.size.height / 2));
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);

  advice = (RummyHint) { .cards = rummy_cards_of (last), .first = rummy_cards_of (last), .melds = 1 };
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &advice, "Lay off.");
  rummy_verbs_lay (rummy_table_get_verbs (self->table), RUMMY_NO_CARDS, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_SELECT_FIRST);
  fixture_click (self, fixture_card (self, rummy_cards_first (group)));
  g_assert_cmpint (fixture_round (self)->meld_of[last], ==, 0);
  g_assert_cmpint (self->n_refused, ==, 0);
}

/* K-005. */
static void
test_classic_keys (Fixture *self, gconstpointer data)
{
  RummyCard card;

  fixture_deal (self, 1, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "F2");
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);

  rummy_table_set_habits (self->table, FALSE, TRUE, FALSE);
  fixture_key (self, "F2");
  fixture_key (self, "F12");
  g_assert_true (rummy_cards_has (selected_hand_of (self->table), order_of (self->table)->card[1]));
  g_assert_true (rummy_cards_has (selected_hand_of (self->table), order_of (self->table)->card[11]));
  g_assert_cmpuint (fixture_n_selected (self), ==, 2);
  fixture_key (self, "Escape");
  fixture_key (self, "s");
  card = order_of (self->table)->card[2];
  fixture_key (self, "shift+F3");
  fixture_check_discarded (self, card);
}

#define ADD(name, func) g_test_add ("/table/hands/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

/* What is told at the pointer, or NULL. */
static const char *
told_at (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_told;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &is_told);

  return is_told ? gtk_label_get_text (GTK_LABEL (g_object_get_data (G_OBJECT (widget), "rummy-tooltip"))) : NULL;
}

/* K-043: the pointer is told which card lies below it, of those that lie open. */
static void
test_card_tooltips (Fixture *self, gconstpointer data)
{
  RummyTable *table = self->table;
  g_autoptr (GPtrArray) cards = NULL;
  g_autofree char *stock = NULL;

  fixture_deal (self, 1, 0);
  cards = cards_on (table);
  for (guint i = 0; i < cards->len; i++) {
    GtkWidget *widget = g_ptr_array_index (cards, i);
    g_autofree char *title = rummy_words_card_title (rummy_spread_card_of (widget));

    g_assert_true (gtk_widget_get_has_tooltip (widget));
    g_assert_cmpstr (told_at (widget), ==, title);
  }
  stock = g_strdup_printf ("Stock, %u cards", fixture_round (self)->n_stock);
  g_assert_cmpstr (told_at (stock_of (table)), ==, stock);
}

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("card-tooltips", test_card_tooltips);
  ADD ("menu", test_menu);
  ADD ("ranks", test_ranks);
  ADD ("other-letters", test_other_letters);
  ADD ("ranks-of-the-language", test_ranks_of_the_language);
  ADD ("drag-that-cannot-be", test_drag_that_cannot_be);
  ADD ("drop-over-the-edge", test_drop_over_the_edge);
  ADD ("sort-by-melds", test_sort_by_melds);
  ADD ("faces-of-a-round", test_faces_of_a_round);
  ADD ("aces-only-low", test_aces_only_low);
  ADD ("amiga-hand", test_amiga_hand);
  ADD ("passed-on", test_passed_on);
  ADD ("either-button", test_either_button);
  ADD ("as-dealt", test_as_dealt);
  ADD ("discard-asks", test_discard_asks);
  ADD ("discard-asks-of-another", test_discard_asks_of_another);
  ADD ("discard-is-answered", test_discard_is_answered);
  ADD ("double-click-means-its-card", test_double_click_means_its_card);
  ADD ("double-click-keeps-selection", test_double_click_keeps_selection);
  ADD ("bare-felt", test_bare_felt);
  ADD ("advised-place", test_advised_place);
  ADD ("classic-keys", test_classic_keys);

  return g_test_run ();
}
