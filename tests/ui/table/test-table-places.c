/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose the melded cards are, what lies open, and cards that find their place alone. */

#include "cards-fixture.h"
#include "table-fixture.h"

#include "ai/bot.h"
#include "ui/parts/label-size.h"

static char *told;

static void
told_cb (RummyTable *table, const char *words)
{
  g_set_str (&told, words);
}

/* A click on a meld takes what fits and says why the rest does not; it stays selected. */
static void
test_part (Fixture *self, gconstpointer data)
{
  RummyCards run, first;
  RummyCard last, other;
  guint n_points;

  fixture_find (self, fixture_hand_has_long_run, 0, &run);
  g_signal_connect (self->table, "told", G_CALLBACK (told_cb), NULL);
  rummy_verbs_draw (rummy_table_get_verbs (self->table));
  last = fixture_last (run);
  first = rummy_cards_minus (run, rummy_cards_of (last));
  rummy_verbs_lay (rummy_table_get_verbs (self->table), first, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  n_points = (guint) fixture_round (self)->melded[0];

  other = fixture_other (self, run);
  fixture_click (self, fixture_card (self, last));
  fixture_click (self, fixture_card (self, other));
  g_assert_cmpuint (rummy_lights_get_melds (rummy_table_get_lights (self->table)), ==, 1);
  g_assert_false (rummy_lights_get_fits (rummy_table_get_lights (self->table)));
  fixture_click (self, fixture_card (self, rummy_cards_first (first)));

  g_assert_cmpuint (fixture_round (self)->meld[0].count, ==, 4);
  g_assert_cmpint (fixture_round (self)->melded[0], >, (int) n_points);
  g_assert_cmpuint (fixture_n_selected (self), ==, 1);
  g_assert_true (rummy_cards_has (selected_hand_of (self->table), other));
  g_assert_true (g_str_has_prefix (told, "Still selected: "));
  g_assert_nonnull (strstr (told, rummy_words_card (other)));
  g_assert_nonnull (strstr (told, rummy_words_refusal (RUMMY_REFUSED_NO_FIT)));

  /* What does not fit at all is refused as ever. */
  fixture_click (self, fixture_card (self, rummy_cards_first (first)));
  g_assert_cmpint (self->refusal, ==, RUMMY_REFUSED_NO_FIT);
  g_assert_cmpuint (fixture_n_selected (self), ==, 1);
  g_clear_pointer (&told, g_free);
}

/* The card of seat 2 lies in a meld of another. */
static gboolean
has_lay_off (const RummyRound *round)
{
  for (RummyCard card = 0; card < RUMMY_CARD_CODES; card++) {
    guint meld = round->meld_of[card];

    if (meld < round->n_melds && round->meld[meld].owner != 2 && rummy_round_laid_by (round, card) == 2)
      return TRUE;
  }

  return FALSE;
}

static void
test_scorers (Fixture *self, gconstpointer data)
{
  const RummyRound *round;

  fixture_find_game (self, "500-rum", "players=3", has_lay_off);
  round = fixture_round (self);
  for (RummyCard card = 0; card < RUMMY_CARD_CODES; card++) {
    guint meld = round->meld_of[card];
    g_autofree char *words = NULL, *name = NULL, *expected = NULL;

    if (meld >= round->n_melds || !rummy_card_is_valid (card))
      continue;
    words = rummy_words_meld (round, meld);
    name = rummy_words_seat (self->game, rummy_round_laid_by (round, card), 0);
    expected = rummy_round_laid_by (round, card) == 0
                 ? g_strdup_printf ("Melded: %s. This card scores for you", words)
                 : g_strdup_printf ("Melded: %s. This card scores for %s", words, name);
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card_on (self->table, card)),
                                         GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
  }
}

static gboolean
has_exposed (const RummyRound *round)
{
  return !rummy_cards_is_empty (rummy_cards_and (round->exposed, round->hand[1]));
}

/* What another seat had to leave on the table of what it took. */
static void
test_exposed (Fixture *self, gconstpointer data)
{
  RummyCards open;
  g_autofree char *words = NULL, *cards = NULL;

  fixture_find_game (self, "500-pokerwiner", "players=2", has_exposed);
  open = rummy_seen_open_cards (seen_of (self->table), 1);
  g_assert_true (rummy_cards_within (rummy_cards_and (fixture_round (self)->exposed, fixture_round (self)->hand[1]),
                                     open));
  cards = rummy_words_cards (open);
  words = rummy_seating_get_words (seating_of (self->table), 1);
  g_assert_nonnull (strstr (words, "; face up: "));
  g_assert_nonnull (strstr (words, cards));
}

static gboolean
has_own_exposed (const RummyRound *round)
{
  return !rummy_cards_is_empty (rummy_cards_and (round->exposed, round->hand[0])) && round->phase != RUMMY_PHASE_OVER;
}

/* What is told at the pointer, or NULL. */
static const char *
told_at (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_told;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &is_told);

  return is_told ? gtk_label_get_text (GTK_LABEL (g_object_get_data (G_OBJECT (widget), "rummy-tooltip"))) : NULL;
}

/* The own ones bear the own sign, and say so. */
static void
test_own_exposed (Fixture *self, gconstpointer data)
{
  RummyCards exposed;

  fixture_find_game (self, "500-pokerwiner", "players=2", has_own_exposed);
  exposed = rummy_cards_and (fixture_round (self)->exposed, fixture_round (self)->hand[0]);
  for (guint i = 0; i < order_of (self->table)->n; i++) {
    RummyCard card = order_of (self->table)->card[i];
    g_autofree char *words =
      g_strdup_printf ("Face up in hand, card %u of %u", i + 1, order_of (self->table)->n);
    g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (card_on (self->table, card)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

    g_assert_cmpint (other == NULL, ==, rummy_cards_has (exposed, card));
    g_assert_cmpint (strstr (told_at (card_on (self->table, card)),
                             "Everyone can see this card.") != NULL,
                     ==, rummy_cards_has (exposed, card));
  }
}

static gboolean
has_seen (const RummyRound *round)
{
  return round->phase == RUMMY_PHASE_DRAW && round->turn == 0 && !rummy_cards_is_empty (rummy_round_seen (round, 1));
}

/* What another seat took before all lies open where that is asked for. */
static void
test_known (Fixture *self, gconstpointer data)
{
  RummyCards seen;
  g_autofree char *words = NULL, *cards = NULL;

  fixture_find_game (self, "500-rum", "players=2", has_seen);
  seen = rummy_round_seen (fixture_round (self), 1);
  g_assert_true (rummy_cards_is_empty (rummy_seen_open_cards (seen_of (self->table), 1)));
  rummy_table_set_habits (self->table, FALSE, FALSE, TRUE);
  g_assert_true (rummy_cards_equal (rummy_seen_open_cards (seen_of (self->table), 1), seen));
  cards = rummy_words_cards (seen);
  words = rummy_seating_get_words (seating_of (self->table), 1);
  g_assert_nonnull (strstr (words, cards));
  rummy_table_set_habits (self->table, FALSE, FALSE, FALSE);
  g_assert_true (rummy_cards_is_empty (rummy_seen_open_cards (seen_of (self->table), 1)));
}

/* In a game that is loaded in the midst of a turn what it brought is marked, as after the move itself. */
static void
test_marked_again (Fixture *self, gconstpointer data)
{
  RummyGame *game = fixture_new_game (1, 0);
  RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, 0, RUMMY_CARD_NONE);

  g_assert_cmpint (rummy_game_play (game, draw.move, 1), ==, RUMMY_OK);
  fixture_set_game (self, game);
  g_assert_true (rummy_cards_equal (rummy_lights_get_marked (rummy_table_get_lights (self->table)),
                                    rummy_cards_of (fixture_round (self)->drawn)));

  rummy_verbs_discard (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  g_assert_true (rummy_cards_is_empty (rummy_lights_get_marked (rummy_table_get_lights (self->table))));
}

static gboolean
has_card_for_two (const RummyRound *round)
{
  if (round->phase != RUMMY_PHASE_PLAY || round->turn != 0)
    return FALSE;
  RUMMY_CARDS_EACH (card, round->hand[0]) {
    guint64 fits = rummy_intent_fits (round, 0, rummy_cards_of (card));

    if ((fits & (fits - 1)) != 0)
      return TRUE;
  }

  return FALSE;
}

static void
find_labels (GtkWidget *widget, GPtrArray *labels)
{
  if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))))
    g_ptr_array_add (labels, g_strdup (gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (widget))))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_labels (child, labels);
}

static void
ask_cb (RummyTable *table, AdwDialog *question, GPtrArray *labels)
{
  find_labels (adw_alert_dialog_get_extra_child (ADW_ALERT_DIALOG (question)), labels);
}

/* A card that fits two melds asks which one is meant. */
static void
test_fits_two (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  guint64 fits = 0;

  fixture_find_game (self, "500-rum", "players=2", has_card_for_two);
  RUMMY_CARDS_EACH (card, fixture_round (self)->hand[0]) {
    if ((fits & (fits - 1)) != 0)
      break;
    fits = rummy_intent_fits (fixture_round (self), 0, rummy_cards_of (card));
    if ((fits & (fits - 1)) != 0)
      rummy_verbs_toggle (rummy_table_get_verbs (self->table), card);
  }
  g_signal_connect (self->table, "ask", G_CALLBACK (ask_cb), labels);
  rummy_verbs_meld (rummy_table_get_verbs (self->table));
  g_assert_cmpuint (labels->len, ==, (guint) __builtin_popcountll (fits));
  for (guint i = 0; i < labels->len; i++)
    g_assert_true (g_str_has_prefix (g_ptr_array_index (labels, i), "Add to the "));
  g_assert_cmpuint (self->n_refused + self->n_notices, ==, 0);
}

static gboolean
may_meld (const RummyRound *round)
{
  return round->turn == 0 && round->phase == RUMMY_PHASE_PLAY && round->owed == RUMMY_CARD_NONE &&
         round->owed_top == RUMMY_CARD_NONE && rummy_cards_is_empty (round->owed_any);
}

/* What cards may be read as stands on buttons, and begins with a large letter there. */
static void
test_readings (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  RummyCards cards = cards_of ("6C 7C *1");
  RummyIntent intent;

  fixture_find_game (self, "kaluki", "players=2 firstmin=0", may_meld);
  fixture_seen (self)->hand[0] = cards_of ("*1 6C 7C 2D 9S");
  fixture_seen (self)->n_hand[0] = 5;
  g_signal_connect (self->table, "ask", G_CALLBACK (ask_cb), labels);
  intent = rummy_intent_lay (rummy_seen_round (seen_of (self->table)), 0, cards, RUMMY_MELD_NONE);
  rummy_verbs_ask_reading (rummy_table_get_verbs (self->table), &intent);
  g_assert_cmpuint (labels->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (labels, 0), ==, "Run of clubs, six to eight");
  g_assert_cmpstr (g_ptr_array_index (labels, 1), ==, "Run of clubs, five to seven");
}

static gboolean
may_call_on (const RummyRound *round, gboolean on_meld)
{
  RummyIntent call = rummy_intent_call (round, 0);

  return round->phase == RUMMY_PHASE_CALL && round->turn == 0 && call.n > 0 &&
         (call.move[0].meld != RUMMY_MELD_NONE) == on_meld;
}

static gboolean
may_call (const RummyRound *round)
{
  return may_call_on (round, TRUE);
}

static gboolean
may_call_meld (const RummyRound *round)
{
  return may_call_on (round, FALSE);
}

/* What "Rum!" is called for is lit, in the pile and where it fits; and a click there calls it. */
static void
test_call (Fixture *self, gconstpointer data)
{
  RummyMove call;
  RummyCard card;

  fixture_find_game (self, "500-wikipedia", "players=2 rum=table", may_call);
  call = rummy_intent_call (fixture_round (self), 0).move[0];
  card = rummy_cards_first (call.cards);
  g_assert_cmpuint (rummy_lights_get_melds (rummy_table_get_lights (self->table)), ==,
                    G_GUINT64_CONSTANT (1) << call.meld);
  g_assert_true (gtk_widget_has_css_class (card_on (self->table, card), "wanted"));

  /* Somebody chooses another. */
  rummy_verbs_toggle (rummy_table_get_verbs (self->table), order_of (self->table)->card[0]);
  g_assert_false (gtk_widget_has_css_class (card_on (self->table, card), "wanted"));
  rummy_verbs_let_go (rummy_table_get_verbs (self->table));

  rummy_verbs_lay (rummy_table_get_verbs (self->table), RUMMY_NO_CARDS, call.meld, RUMMY_CARD_NONE);
  g_assert_cmpint (fixture_round (self)->meld_of[card], ==, call.meld);
  g_assert_cmpuint (self->n_refused + self->n_notices, ==, 0);

  fixture_find_game (self, "500-wikipedia", "players=2 rum=table", may_call_meld);
  g_assert_cmpuint (rummy_lights_get_melds (rummy_table_get_lights (self->table)), ==, 0);
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
}

/* Where the rules allow it, a person melds while another thinks. */
static void
test_out_of_turn (Fixture *self, gconstpointer data)
{
  RummyCards group;

  for (guint64 seed = 1;; seed++) {
    RummyGame *game = fixture_new_game_of ("500-rum", "outofturn=yes players=2", seed, 2);
    const RummyRound *round = rummy_game_get_round (game);

    if (fixture_hand_has_meld (round, &group) && round->turn == 1) {
      RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, 1, RUMMY_CARD_NONE);

      g_assert_cmpint (rummy_game_play (game, draw.move, 1), ==, RUMMY_OK);
      fixture_set_game (self, game);
      break;
    }
    g_object_unref (game);
    if (seed > 1000)
      g_error ("no such deal");
  }

  RUMMY_CARDS_EACH (card, group)
    fixture_click (self, fixture_card (self, card));
  g_assert_true (is_part_lit (self->table, RUMMY_PART_SLOT));
  fixture_click (self, fixture_free (self));
  g_assert_cmpuint (fixture_round (self)->n_melds, ==, 1);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  g_assert_cmpint (self->n_notices + self->n_refused, ==, 0);

  /* All else waits. */
  fixture_click (self, fixture_stock (self));
  g_assert_cmpint (self->notice, ==, RUMMY_NOTICE_WAIT);
}

static void
count_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  guint *n_opened = data;

  (*n_opened)++;
}

static guint
n_in_pile (Fixture *self)
{
  return rummy_card_row_get_n (RUMMY_CARD_ROW (find_below (GTK_WIDGET (self->table), RUMMY_TYPE_DISCARD_PILE, NULL)));
}

/* A pile that is crowded, or of which only the top lies open, has a button that opens the list of it. */
static void
test_pile_button (Fixture *self, gconstpointer data)
{
  static const GActionEntry entries[] = { { .name = "pile", .activate = count_cb } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  const graphene_rect_t *place = &layout_of (self->table)->pile_button;
  guint n_opened = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), &n_opened);
  gtk_widget_insert_action_group (GTK_WIDGET (self->table), "win", G_ACTION_GROUP (actions));

  fixture_deal (self, 1, 0);
  fixture_play_turn (self->game);
  fixture_draw_frame (self);
  g_assert_cmpuint (n_in_pile (self), ==, fixture_round (self)->n_pile);
  g_assert_false (gtk_widget_get_child_visible (pile_button_of (self->table)));

  fixture_set_game (self, fixture_new_game_of ("500-rum", "pileview=top", 1, 1));
  g_assert_cmpuint (n_in_pile (self), ==, 1);
  g_assert_false (gtk_widget_get_child_visible (pile_button_of (self->table)));
  while (fixture_round (self)->n_pile < 3)
    fixture_play_turn (self->game);
  fixture_draw_frame (self);
  g_assert_cmpuint (n_in_pile (self), ==, 1);
  g_assert_nonnull (card_on (self->table, rummy_round_upcard (fixture_round (self))));
  g_assert_true (gtk_widget_get_child_visible (pile_button_of (self->table)));
  fixture_click (self, GRAPHENE_POINT_INIT (place->origin.x + place->size.width / 2,
                                            place->origin.y + place->size.height / 2));
  g_assert_cmpuint (n_opened, ==, 1);
  g_assert_cmpint (self->n_notices + self->n_refused, ==, 0);
}

/* Whose partner everybody is can be read. */
static void
test_partners (Fixture *self, gconstpointer data)
{
  fixture_set_game (self, fixture_new_game_of ("500-partnership", "", 1, 1));
  g_assert_nonnull (strstr (tooltip_of (rummy_spread_get_other (spread_of (self->table), 1)), "Your partner"));
  g_assert_null (strstr (tooltip_of (rummy_spread_get_other (spread_of (self->table), 0)), "Your partner"));
  g_assert_nonnull (strstr (tooltip_of (rummy_spread_get_other (spread_of (self->table), 0)), "Partner of "));

  fixture_set_game (self, fixture_new_game_of ("500-rum", "", 1, 1));
  g_assert_null (strstr (tooltip_of (rummy_spread_get_other (spread_of (self->table), 0)), "artner"));
}

/* What is taken from the top lies in the hand then, and the card that was below is the top of the pile. */
static void
test_take_from_top (Fixture *self, gconstpointer data)
{
  RummyGame *game = fixture_new_game_of ("500-rum", "pileview=top", 1, 1);
  const RummyRound *round = rummy_game_get_round (game);
  RummyCard top, next;

  fixture_set_game (self, game);
  while (round->n_pile < 3)
    fixture_play_turn (game);
  fixture_draw_frame (self);
  top = rummy_round_upcard (round);
  next = round->deck[round->n_pile - 2];
  fixture_click (self, fixture_card (self, top));
  g_assert_cmpint (spot_on (self->table, top).zone, ==, RUMMY_ZONE_HAND);
  g_assert_cmpint (spot_on (self->table, next).zone, ==, RUMMY_ZONE_PILE);
  g_assert_cmpuint (n_in_pile (self), ==, 1);
}

static gboolean
has_meld (const RummyRound *round)
{
  return round->n_melds > 0;
}

static gboolean
looks_like_wax (Fixture *self, guint meld)
{
  const RummyFan *fan = &layout_of (self->table)->melds[meld];
  graphene_rect_t card = rummy_fan_card (fan, fan->n - 1);
  graphene_point_t at = { card.origin.x + card.size.width / 2 - 8, card.origin.y + card.size.height / 2 - 8 };
  FixtureColour colour = fixture_colour (self, at);

  return colour.red > colour.green + 60 && colour.red > colour.blue + 60;
}

/* A meld that counts twice and is closed looks so. */
static void
test_seal (Fixture *self, gconstpointer data)
{
  fixture_find_game (self, "500-rum", "", has_meld);
  g_assert_false (looks_like_wax (self, 0));
  rummy_meld_widget_set_sealed (
    RUMMY_MELD_WIDGET (rummy_meld_field_get_meld (rummy_spread_get_melds (spread_of (self->table)), 0)), TRUE);
  g_assert_true (looks_like_wax (self, 0));
}

/* However large its text is, the count of the stock has room around it. */
static void
test_room_around_count (Fixture *self, gconstpointer data)
{
  GtkLabel *count = GTK_LABEL (stock_count_of (self->table));

  fixture_deal (self, 1, 0);
  for (double height = 20; height < 100; height *= 2) {
    int width, text_width, text_height;

    rummy_label_set_height (count, height);
    gtk_widget_queue_allocate (GTK_WIDGET (self->table));
    fixture_draw_frame (self);
    pango_layout_get_pixel_size (gtk_label_get_layout (count), &text_width, &text_height);
    width = gtk_widget_get_width (GTK_WIDGET (count));
    g_assert_cmpint (text_height, >, height);
    g_assert_cmpint (width - text_width, >, text_height / 2);
  }
}

static gboolean
is_before_knock (const RummyRound *round)
{
  return round->n_melds == 0 && round->phase == RUMMY_PHASE_PLAY;
}

static gboolean
is_after_knock (const RummyRound *round)
{
  return round->n_melds > 0;
}

/* The points, the third label of a plate, where they are told. */
static const char *
points_on_plate (Fixture *self, guint seat)
{
  GtkWidget *widget = rummy_seating_get_widget (seating_of (self->table), seat);
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (rummy_seat_get_plate (RUMMY_SEAT (widget))));

  fixture_draw_frame (self);
  for (guint i = 0; i < 2; i++)
    label = gtk_widget_get_next_sibling (label);

  return gtk_widget_get_child_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

/* Where a knock ends the round plates tell deadwood, after it that of the knocker too, and no points of melds. */
static void
test_points_after_knock (Fixture *self, gconstpointer data)
{
  fixture_find_game (self, "gin", "players=2", is_before_knock);
  g_assert_cmpstr (points_on_plate (self, 1), ==, NULL);

  fixture_find_game (self, "gin", "players=2", is_after_knock);
  for (guint seat = 0; seat < 2; seat++) {
    g_autofree char *words = g_strdup_printf ("Deadwood %d", rummy_round_hand_points (fixture_round (self), seat));

    if (seat == 0 || points_on_plate (self, seat) != NULL) /* a hand that is seen */
      g_assert_cmpstr (points_on_plate (self, seat), ==, words);
  }

  fixture_find_game (self, "500-rum", "players=2", is_before_knock);
  g_assert_true (tells_points (points_on_plate (self, 1), 0));
}

/* The own plate is low; a finger finds it all the same, but no finger that means a card. */
static void
test_low_plate (Fixture *self, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  graphene_rect_t plate;
  double x, middle;

  fixture_deal (self, 1, 0);
  plate = layout_of (self->table)->own_plate;
  x = plate.origin.x + plate.size.width / 2;
  middle = plate.origin.y + plate.size.height / 2;
  g_assert_cmpfloat (plate.size.height, <, 40);
  g_assert_true (gtk_widget_pick (table, x, middle - 21, GTK_PICK_DEFAULT) ==
                 rummy_spread_get_own (spread_of (self->table)));
  g_assert_true (gtk_widget_pick (table, x, middle + 21, GTK_PICK_DEFAULT) ==
                 rummy_spread_get_own (spread_of (self->table)));
  g_assert_false (gtk_widget_pick (table, x, middle + 23, GTK_PICK_DEFAULT) ==
                  rummy_spread_get_own (spread_of (self->table)));
  for (guint i = 0; i < order_of (self->table)->n; i++) {
    graphene_point_t at = fixture_card (self, order_of (self->table)->card[i]);

    g_assert_false (gtk_widget_pick (table, at.x, at.y, GTK_PICK_DEFAULT) ==
                    rummy_spread_get_own (spread_of (self->table)));
  }
}

#define ADD(name, func) g_test_add ("/places/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("part", test_part);
  ADD ("scorers", test_scorers);
  ADD ("exposed", test_exposed);
  ADD ("own-exposed", test_own_exposed);
  ADD ("low-plate", test_low_plate);
  ADD ("known", test_known);
  ADD ("marked-again", test_marked_again);
  ADD ("fits-two", test_fits_two);
  ADD ("call", test_call);
  ADD ("readings", test_readings);
  ADD ("out-of-turn", test_out_of_turn);
  ADD ("pile-button", test_pile_button);
  ADD ("partners", test_partners);
  ADD ("take-from-top", test_take_from_top);
  ADD ("seal", test_seal);
  ADD ("room-around-count", test_room_around_count);
  ADD ("points-after-knock", test_points_after_knock);

  return g_test_run ();
}
