/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Clicks and long presses that mean more than selecting a card. */

#include "table-fixture.h"

#include "cards-fixture.h"
#include "game/laid-deal.h"

/* A game of two in which the person draws first: with that hand, besides the card that is drawn. */
static void
lay_game (Fixture *self, const char *rules, const char *hand, const char *drawn)
{
  char error[RUMMY_ERROR_TEXT];
  RummyLaidDeal deal = { 0 };
  RummyRules parsed;
  RummySeats seats;

  g_assert_true (rummy_rules_from_text (&parsed, rules, error));
  rummy_laid_deal_set_rules (&deal, &parsed);
  rummy_laid_deal_set_lead (&deal, 0);
  g_assert_cmpint (rummy_laid_deal_read (&deal, 0, hand, NULL), ==, RUMMY_LAID_FITS);
  g_assert_cmpint (rummy_laid_deal_read (&deal, RUMMY_LAID_STOCK, drawn, NULL), ==, RUMMY_LAID_FITS);
  rummy_laid_deal_fill (&deal, 1);
  rummy_seats_init (&seats, RUMMY_LEVEL_PERSON);
  fixture_set_game (self, rummy_laid_deal_play (&deal, &seats, 1));
  g_assert_cmpint (fixture_round (self)->turn, ==, 0);
}

/* Likewise, after the draw. */
static void
lay_hand (Fixture *self, const char *rules, const char *hand, const char *drawn)
{
  lay_game (self, rules, hand, drawn);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  fixture_draw_frame (self);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
}

static graphene_point_t
on_card (Fixture *self, const char *card)
{
  return fixture_card (self, rummy_cards_first (cards_of (card)));
}

static graphene_point_t
on_slot (Fixture *self)
{
  const graphene_rect_t *slot = &layout_of (self->table)->slot;

  return GRAPHENE_POINT_INIT (slot->origin.x + slot->size.width / 2, slot->origin.y + slot->size.height / 2);
}

static void
check_meld (Fixture *self, guint meld, const char *words)
{
  g_autofree char *told = NULL;

  g_assert_cmpuint (meld, <, fixture_round (self)->n_melds);
  told = rummy_words_meld (fixture_round (self), meld);
  g_assert_cmpstr (told, ==, words);
}

/* Questions that the table has asked. */
typedef struct {
  AdwDialog *dialog;
  guint n;
} Asked;

static void
ask_cb (RummyTable *table, AdwDialog *dialog, Asked *asked)
{
  g_set_object (&asked->dialog, dialog);
  asked->n++;
}

static GtkWidget *
answer_at (Asked *asked, guint index)
{
  GtkWidget *answer =
    gtk_widget_get_first_child (adw_alert_dialog_get_extra_child (ADW_ALERT_DIALOG (asked->dialog)));

  for (guint i = 0; i < index && answer != NULL; i++)
    answer = gtk_widget_get_next_sibling (answer);

  return answer;
}

/* The answers in their order, and no more. */
static void
check_answers (Asked *asked, const char *const words[], guint n)
{
  g_assert_cmpuint (asked->n, ==, 1);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (answer_at (asked, i))))), ==,
                     words[i]);
  g_assert_null (answer_at (asked, n));
}

static void
answer (Fixture *self, Asked *asked, guint index)
{
  adw_dialog_present (asked->dialog, GTK_WIDGET (self->window));
  g_signal_emit_by_name (answer_at (asked, index), "clicked");
  fixture_draw_frame (self);
  g_clear_object (&asked->dialog);
  asked->n = 0;
}

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

#define HAND "2C 9C JC 4D 6D 8D QD 3H 5H KH TS QS 9S"

/* A single card of one possible meld stands for it: by key, by button, and by a click on the empty place. */
static void
test_completes (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);
  Asked asked = { 0 };

  g_signal_connect (self->table, "ask", G_CALLBACK (ask_cb), &asked);
  for (guint i = 0; i < 3; i++) {
    lay_hand (self, "500-rum", HAND, "4H");
    fixture_click (self, on_card (self, i == 1 ? "5H" : "3H"));
    if (i == 0)
      fixture_key (self, "m");
    else if (i == 1)
      fixture_click (self, on_slot (self));
    else
      g_action_group_activate_action (actions, "meld", NULL);
    check_meld (self, 0, "run of hearts, three to five");
    g_assert_cmpuint (fixture_n_selected (self), ==, 0);
  }

  /* All that belong to it, and two cards do as one. */
  lay_hand (self, "500-rum", "2C 9C JC 4D 6D 8D QD 3H 5H 6H TS QS 9S", "4H");
  fixture_click (self, on_card (self, "4H"));
  fixture_click (self, on_card (self, "6H"));
  fixture_key (self, "m");
  check_meld (self, 0, "run of hearts, three to six");

  /* A click on the bare table wants a whole meld as before (M-067), and three cards are meant to be one. */
  lay_hand (self, "500-rum", HAND, "4H");
  fixture_click (self, on_card (self, "3H"));
  fixture_click (self, fixture_free (self));
  g_assert_cmpuint (self->n_refused, ==, 1);
  fixture_click (self, on_card (self, "4H"));
  fixture_click (self, on_card (self, "2C"));
  fixture_key (self, "m");
  g_assert_cmpuint (self->n_refused, ==, 2);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 0);
  g_assert_cmpuint (asked.n, ==, 0);
}

/* Of several melds it is asked which one is meant. */
static void
test_completes_one_of_several (Fixture *self, gconstpointer data)
{
  static const char *const both[] = { "3 fours", "Run of hearts, three to five" };
  static const char *const three[] = { "Run of hearts, three to five", "Add to the 3 fours" };
  Asked asked = { 0 };

  g_signal_connect (self->table, "ask", G_CALLBACK (ask_cb), &asked);
  lay_hand (self, "500-rum", "2C 4C JC 4D 6D 8D QD 3H 5H KH TS QS 9S", "4H");
  fixture_click (self, on_card (self, "4H"));
  fixture_key (self, "m");
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 0);
  g_assert_cmpuint (asked.n, ==, 1);
  check_answers (&asked, both, 2);
  answer (self, &asked, 1);
  check_meld (self, 0, "run of hearts, three to five");

  /* One may lie already. */
  lay_hand (self, "500-rum", "2C 4C JC 4D 6D 4S QD 3H 5H KH TS QS 9S", "4H");
  fixture_click (self, on_card (self, "4C"));
  fixture_click (self, on_card (self, "4D"));
  fixture_click (self, on_card (self, "4S"));
  fixture_key (self, "m");
  fixture_click (self, on_card (self, "4H"));
  fixture_key (self, "m");
  check_answers (&asked, three, 2);
  answer (self, &asked, 1);
  check_meld (self, 0, "4 fours");
}

/* All melds at once: by the key, the command, and the command to meld with nothing selected; an undo takes back one. */
static void
test_meld_all (Fixture *self, gconstpointer data)
{
  GActionGroup *actions = rummy_table_get_actions (self->table);

  for (guint i = 0; i < 4; i++) {
    lay_hand (self, "500-rum", "9C 9D JC 4D 6D 8D QD 3H 5H KH TS QS 9S", "4H");
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
    if (i == 0)
      fixture_key (self, "shift+m");
    else if (i == 1)
      fixture_key (self, "m");
    else
      g_action_group_activate_action (actions, i == 2 ? "meld-all" : "meld", NULL);
    g_assert_cmpuint (fixture_round (self)->n_melds, ==, 2);
    g_assert_cmpuint (fixture_round (self)->n_hand[0], ==, 8);
    g_assert_false (g_action_group_get_action_enabled (actions, "meld-all"));
    g_assert_false (g_action_group_get_action_enabled (actions, "meld"));
    g_assert_true (rummy_game_undo (self->game));
    g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
    g_assert_true (g_action_group_get_action_enabled (actions, "meld-all"));
  }

  /* Where a discard has to end the turn, a card is left for it. */
  lay_hand (self, "500-rum mustdisc=yes deal=6/7/7/7/7/7/7", "9C 9D 9S 3H 5H 6H", "4H");
  g_action_group_activate_action (actions, "meld-all", NULL);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 2);
  g_assert_cmpuint (fixture_round (self)->n_hand[0], ==, 1);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);

  /* Without a meld, and before the draw. */
  lay_game (self, "500-rum", HAND, "2D");
  g_assert_false (g_action_group_get_action_enabled (actions, "meld-all"));
  fixture_key (self, "shift+m");
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAW_FIRST);
  fixture_key (self, "s");
  fixture_key (self, "m");
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_SELECT_FIRST);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 0);
}

/* With a set of fours and a run up to the three of hearts on the table, and the four of hearts in the hand. */
static void
lay_two_melds (Fixture *self)
{
  lay_hand (self, "500-rum", "4C 4D 4S AH 2H 3H JC 6D 8D QD KH TS 9S", "4H");
  fixture_click (self, on_card (self, "4C"));
  fixture_click (self, on_card (self, "4D"));
  fixture_click (self, on_card (self, "4S"));
  rummy_verbs_meld (rummy_table_get_verbs (self->table)); fixture_draw_frame (self);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
}

/* Two clicks on a card that can go to a meld or to the pile ask which is meant. */
static void
test_twice_asks (Fixture *self, gconstpointer data)
{
  static const char *const two[] = { "Add to the 3 fours", "Discard the four of hearts" };
  static const char *const three[] = { "Add to the 3 fours", "Add to the run of hearts, ace to three",
                                       "Discard the four of hearts" };
  Asked asked = { 0 };

  g_signal_connect (self->table, "ask", G_CALLBACK (ask_cb), &asked);
  for (guint i = 0; i < 2; i++) {
    lay_two_melds (self);
    fixture_click_with (self, on_card (self, "4H"), 1, 2);
    check_answers (&asked, two, 2);
    g_assert_cmpuint (fixture_n_selected (self), ==, 0);
    answer (self, &asked, i);
    if (i == 0)
      check_meld (self, 0, "4 fours");
    else
      fixture_check_discarded (self, rummy_cards_first (cards_of ("4H")));
  }

  lay_two_melds (self);
  fixture_key (self, "shift+m"); /* the run, with the four */
  rummy_game_undo (self->game);
  fixture_click (self, on_card (self, "AH"));
  fixture_click (self, on_card (self, "2H"));
  fixture_click (self, on_card (self, "3H"));
  fixture_key (self, "m");
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 2);
  fixture_click_with (self, on_card (self, "4H"), 1, 2);
  check_answers (&asked, three, 3);
  answer (self, &asked, 1);
  check_meld (self, 1, "run of hearts, ace to four");
  g_assert_cmpuint (self->n_refused + self->n_notices, ==, 0);
}

/* Where they can mean only one thing, it is done. */
static void
test_twice_does (Fixture *self, gconstpointer data)
{
  Asked asked = { 0 };
  RummyCard upcard;

  g_signal_connect (self->table, "ask", G_CALLBACK (ask_cb), &asked);
  lay_two_melds (self);
  fixture_click_with (self, on_card (self, "JC"), 1, 2);
  fixture_check_discarded (self, rummy_cards_first (cards_of ("JC")));

  /* A card that was taken cannot be discarded. */
  lay_game (self, "500-rum", "4C 4D 4S AH 2H 3H JC 6D 8D QD KH TS 9S", "5C");
  for (upcard = rummy_round_upcard (fixture_round (self)); rummy_card_rank (upcard) != 4;
       upcard = rummy_round_upcard (fixture_round (self))) {
    RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, fixture_round (self)->turn, RUMMY_CARD_NONE), discard;
    RummyCards fours = rummy_cards_of_rank (4);
    guint seat = fixture_round (self)->turn;

    rummy_game_play (self->game, draw.move, 1);
    fours = seat == 1 ? rummy_cards_and (fours, fixture_round (self)->hand[1]) : RUMMY_NO_CARDS;
    discard = rummy_intent_move (RUMMY_MOVE_DISCARD, seat,
                                 rummy_cards_is_empty (fours)
                                   ? fixture_other (self, cards_of ("4C 4D 4S AH 2H 3H"))
                                   : rummy_cards_first (fours));
    if (seat == 1 && rummy_cards_is_empty (fours))
      discard.move[0].card = rummy_cards_first (fixture_round (self)->hand[1]);
    g_assert_cmpint (rummy_game_play (self->game, discard.move, 1), ==, RUMMY_OK);
  }
  fixture_draw_frame (self);
  rummy_verbs_take (rummy_table_get_verbs (self->table), upcard);
  fixture_click (self, on_card (self, "4C"));
  fixture_click (self, on_card (self, "4D"));
  fixture_click (self, on_card (self, "4S"));
  fixture_key (self, "m");
  fixture_click_with (self, fixture_card (self, upcard), 1, 2);
  check_meld (self, 0, "4 fours");
  g_assert_cmpuint (asked.n, ==, 0);

  /* Before the draw it is refused. */
  lay_game (self, "500-rum", HAND, "4H");
  fixture_click_with (self, on_card (self, "JC"), 1, 2);
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpuint (asked.n, ==, 0);
}

#define ADD(path, func) \
  g_test_add ("/clicks/" path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

/* Where the last discard was taken, a click on its place discards too. */
static void
test_empty_pile (Fixture *self, gconstpointer data)
{
  graphene_rect_t place;
  RummyCard card, upcard;

  fixture_set_game (self, new_game ("500-rum", 1));
  upcard = rummy_round_upcard (fixture_round (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  fixture_key (self, "d");
  g_assert_cmpuint (fixture_round (self)->n_pile, ==, 0);
  card = fixture_other (self, rummy_cards_of (upcard));
  fixture_click (self, fixture_card (self, card));
  place = rummy_fan_bounds (&layout_of (self->table)->pile);
  fixture_click (self, GRAPHENE_POINT_INIT (place.origin.x + place.size.width / 2,
                                            place.origin.y + place.size.height / 2));
  fixture_check_discarded (self, card);
}

/* Presses a card of the hand until the press counts as long. */
static graphene_point_t
press_for_long (Fixture *self, RummyCard card)
{
  graphene_point_t at = fixture_nudge (self, fixture_card (self, card));
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-long-press-time", 10, NULL);
  fixture_press (self, at, 1);
  while (!rummy_pointer_holds_card (pointer_of (self->table)))
    g_main_context_iteration (NULL, TRUE);
  g_object_set (settings, "gtk-long-press-time", NO_LONG_PRESS, NULL);

  return at;
}

static void
test_long_press_discards (Fixture *self, gconstpointer data)
{
  graphene_point_t at;
  RummyCard card;

  fixture_deal (self, 1, 0);
  fixture_click (self, fixture_stock (self));

  /* A press that leaves the card comes to nothing. */
  card = order_of (self->table)->card[3];
  press_for_long (self, card);
  fixture_release (self, fixture_free (self), 1);
  g_assert_false (rummy_pointer_holds_card (pointer_of (self->table)));
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);

  at = press_for_long (self, card);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  fixture_release (self, at, 1);
  fixture_check_discarded (self, card);
}

static void
emit_long_press (Fixture *self, graphene_point_t at)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->table));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_LONG_PRESS (controller))
      g_signal_emit_by_name (controller, "pressed", (double) at.x, (double) at.y);
  }
}

/* Clicks while the program is busy, so that the timer of the long press runs out before the release is handled. */
static void
click_while_busy (Fixture *self, graphene_point_t at)
{
  guint wanted = self->n_releases + 1;

  at = fixture_nudge (self, at);
  fixture_press (self, at, 1);
  fixture_xdotool ("mouseup", "1", NULL);
  emit_long_press (self, at);
  fixture_spin_until (self, &self->n_releases, wanted);
  g_assert_false (rummy_pointer_holds_card (pointer_of (self->table)));
}

static void
test_busy (Fixture *self, gconstpointer data)
{
  RummyCard card;

  fixture_deal (self, 1, 0);
  click_while_busy (self, fixture_free (self));
  g_assert_cmpuint (self->n_menus, ==, 0);
  click_while_busy (self, fixture_stock (self));
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  card = order_of (self->table)->card[3];
  click_while_busy (self, fixture_card (self, card));
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
  g_assert_true (rummy_cards_has (selected_hand_of (self->table), card));
}

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("drawn-to-pile", test_drawn_to_pile);
  ADD ("drawn-asks", test_drawn_asks);
  ADD ("selected-to-pile", test_selected_to_pile);
  ADD ("taken-to-pile", test_taken_to_pile);
  ADD ("empty-pile", test_empty_pile);
  ADD ("two-drawn", test_two_drawn);
  ADD ("drawn-by-key", test_drawn_by_key);
  ADD ("completes", test_completes);
  ADD ("completes-one-of-several", test_completes_one_of_several);
  ADD ("meld-all", test_meld_all);
  ADD ("twice-asks", test_twice_asks);
  ADD ("twice-does", test_twice_does);
  ADD ("long-press-discards", test_long_press_discards);
  ADD ("busy", test_busy);

  return g_test_run ();
}
