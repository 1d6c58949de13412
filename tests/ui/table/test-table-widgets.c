/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each part of the table by itself, in a window of its own. */

#include "cards-fixture.h"
#include "drawing-fixture.h"
#include "ui/table/discard-pile.h"
#include "ui/table/hand.h"
#include "ui/table/meld-field.h"
#include "ui/table/seat.h"
#include "ui/table/stock.h"

#define CARD GRAPHENE_SIZE_INIT (50, 70)

typedef struct {
  GtkWindow *window;
  RummyTableStyle style;
  guint n_added;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GdkRGBA color = { 0, 0, 0, 1 };

  self->style.faces = rummy_card_faces_new ();
  self->style.margin = self->style.corner = 3;
  rummy_cloth_init (&self->style.cloth, RUMMY_LOOK_GREEN, &color, &color, FALSE, FALSE);
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (self->window, 400, 300);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (self->window);
  rummy_card_faces_stop (self->style.faces);
  g_object_unref (self->style.faces);
}

static void
added_cb (Fixture *self, RummyCardWidget *card)
{
  self->n_added++;
}

static void
show (Fixture *self, gpointer widget)
{
  if (g_signal_lookup ("card-added", G_OBJECT_TYPE (widget)) != 0)
    g_signal_connect_swapped (widget, "card-added", G_CALLBACK (added_cb), self);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_window_set_child (self->window, widget);
  gtk_window_present (self->window);
}

static void
draw (Fixture *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
}

static guint
read_cards (const char *text, RummyCard *cards)
{
  guint n = 0;

  RUMMY_CARDS_EACH (card, cards_of (text))
    cards[n++] = card;

  return n;
}

/* As many cards as there are, side by side. */
static void
fill (RummyCardRow *row, const char *text)
{
  RummyCard cards[RUMMY_CARDS_MAX];
  guint n = read_cards (text, cards);
  RummyFan fan;

  rummy_fan_init (&fan, CARD, 1, n);
  fan.dx = 20;
  rummy_card_row_set_cards (row, cards, n);
  rummy_card_row_set_fan (row, &fan);
}

/* NULL: nothing is drawn. */
static GskRenderNode *
node_of (gpointer widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

static GBytes *
picture_of (gpointer widget)
{
  g_autoptr (GskRenderNode) node = node_of (widget);

  return gsk_render_node_serialize (node);
}

/* At least as large as a card. */
static gboolean
is_drawn (gpointer widget)
{
  g_autoptr (GskRenderNode) node = node_of (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (node != NULL)
    gsk_render_node_get_bounds (node, &bounds);

  return bounds.size.width >= CARD.width && bounds.size.height >= CARD.height;
}

static void
check_row (Fixture *self, RummyCardRow *row)
{
  RummyCardWidget *kept, *gone;

  rummy_card_row_set_style (row, &self->style, RUMMY_SLOT_TABLE);
  show (self, row);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (row)));
  fill (row, "2S 7H 9D");
  draw (self);
  g_assert_cmpuint (self->n_added, ==, 3);
  g_assert_cmpuint (rummy_card_row_get_n (row), ==, 3);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (row)), ==, 90);
  g_assert_true (is_drawn (row));
  for (guint i = 0; i < 3; i++) {
    GtkWidget *card = GTK_WIDGET (rummy_card_row_get_card (row, i));
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (row), &bounds));
    g_assert_cmpfloat (bounds.origin.x, ==, 20 * i);
    g_assert_true (is_drawn (card));
    g_assert_cmpuint (rummy_card_row_get_index (row, card), ==, i);
    g_assert_true (gtk_widget_pick (GTK_WIDGET (row), bounds.origin.x + 5, 20, GTK_PICK_DEFAULT) == card);
  }

  /* A card that stays keeps its widget, and so the focus. */
  kept = rummy_card_row_get_card (row, 2);
  gone = rummy_card_row_get_card (row, 1);
  gtk_widget_grab_focus (GTK_WIDGET (kept));
  fill (row, "2S 9D JC");
  draw (self);
  g_assert_cmpuint (self->n_added, ==, 4);
  g_assert_cmpuint (rummy_card_row_get_index (row, (GtkWidget *) gone), ==, G_MAXUINT);
  for (guint i = 0; i < 3; i++) {
    if (rummy_card_row_get_card (row, i) == kept)
      kept = NULL;
  }
  g_assert_null (kept);
  g_assert_true (RUMMY_IS_CARD_WIDGET (gtk_window_get_focus (self->window)));

  /* Where nothing lies there may be the outline of its place. */
  fill (row, "");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (row)));
  rummy_card_row_set_outlined (row, TRUE);
  draw (self);
  g_assert_true (is_drawn (row));
}

static void
test_hand (Fixture *self, gconstpointer data)
{
  RummyHand *hand = RUMMY_HAND (rummy_hand_new ());
  RummyCardRow *row = RUMMY_CARD_ROW (hand);

  check_row (self, row);
  fill (row, "2S 7H 9D");
  rummy_hand_set_zone (hand, 12, &GRAPHENE_RECT_INIT (0, 0, 400, 100));
  rummy_hand_set_selected (hand, cards_of ("7H"));
  draw (self);
  for (guint i = 0; i < 3; i++) {
    gboolean is_selected = rummy_card_widget_get_card (rummy_card_row_get_card (row, i)) ==
                           rummy_cards_first (cards_of ("7H"));

    g_assert_cmpfloat (rummy_card_row_get_place (row, i).origin.y, ==, is_selected ? -12 : 0);
  }
}

static void
test_discard_pile (Fixture *self, gconstpointer data)
{
  RummyDiscardPile *pile = RUMMY_DISCARD_PILE (rummy_discard_pile_new ());
  GtkWidget *button = gtk_widget_get_last_child (GTK_WIDGET (pile));

  check_row (self, RUMMY_CARD_ROW (pile));
  fill (RUMMY_CARD_ROW (pile), "2S 7H 9D");
  draw (self);
  g_assert_false (gtk_widget_get_mapped (button));
  rummy_discard_pile_set_button (pile, &GRAPHENE_RECT_INIT (100, 0, 40, 40));
  draw (self);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.pile");
}

static void
test_stock (Fixture *self, gconstpointer data)
{
  RummyStock *stock = RUMMY_STOCK (rummy_stock_new ());
  g_autofree char *words = NULL;

  rummy_stock_set_style (stock, &self->style);
  rummy_stock_set_size (stock, CARD);
  show (self, stock);
  draw (self);
  g_assert_null (rummy_stock_get_card (stock));
  g_assert_true (is_drawn (stock)); /* its place */
  rummy_stock_set_n (stock, 12);
  draw (self);
  g_assert_cmpuint (self->n_added, ==, 1);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (rummy_stock_get_card (stock))));
  words = rummy_stock_get_words (stock);
  g_assert_cmpstr (words, ==, "Stock, 12 cards");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rummy_stock_get_card (stock)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Stock, 12 cards");
  rummy_stock_set_n (stock, 0);
  g_assert_null (rummy_stock_get_card (stock));
}

static void
test_meld (Fixture *self, gconstpointer data)
{
  RummyMeldWidget *meld = RUMMY_MELD_WIDGET (rummy_meld_widget_new ());
  g_autoptr (GBytes) before = NULL, after = NULL;

  check_row (self, RUMMY_CARD_ROW (meld));
  fill (RUMMY_CARD_ROW (meld), "2S 3S 4S");
  draw (self);
  before = picture_of (meld);
  rummy_meld_widget_set_sealed (meld, TRUE);
  draw (self);
  after = picture_of (meld);
  g_assert_false (g_bytes_equal (before, after));
}

static void
scrolled_cb (guint *n)
{
  (*n)++;
}

static void
test_meld_field (Fixture *self, gconstpointer data)
{
  RummyMeldField *field = RUMMY_MELD_FIELD (rummy_meld_field_new ());
  RummyTableLayout layout = { .first_meld = 1, .n_shown = 1, .earlier = GRAPHENE_RECT_INIT (0, 0, 24, 70) };
  GtkWidget *earlier = gtk_widget_get_first_child (GTK_WIDGET (field)), *later;
  RummyRules rules;
  RummyRound round = { .rules = &rules, .n_melds = 3 };
  guint n_scrolled = 0;

  rummy_rules_init (&rules, "500-rum");
  memset (round.meld_of, RUMMY_MELD_NONE, sizeof round.meld_of);
  for (guint i = 0; i < round.n_melds; i++) {
    round.meld[i] = (RummyMeld) { .count = 3 };
    for (guint suit = 0; suit < 3; suit++)
      round.meld_of[rummy_card (0, suit, i + 2)] = (guint8) i;
    rummy_fan_init (&layout.melds[i], CARD, 1, 3);
    layout.melds[i].dx = 20;
    layout.melds[i].origin = GRAPHENE_POINT_INIT (30, 0);
  }
  rummy_meld_field_set_style (field, &self->style);
  rummy_meld_field_set_round (field, &round);
  rummy_meld_field_set_layout (field, &layout);
  g_signal_connect_swapped (field, "scrolled", G_CALLBACK (scrolled_cb), &n_scrolled);
  show (self, field);
  draw (self);
  g_assert_cmpuint (rummy_meld_field_get_n (field), ==, 3);
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (rummy_meld_field_get_meld (field, 0))));
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (rummy_meld_field_get_meld (field, 1))));
  g_assert_cmpuint (rummy_meld_field_get_index (field, GTK_WIDGET (rummy_meld_field_get_meld (field, 1))), ==, 1);

  /* A lit meld that is not seen lights the way to it. */
  later = gtk_widget_get_prev_sibling (GTK_WIDGET (rummy_meld_field_get_slot (field)));
  g_assert_true (GTK_IS_BUTTON (later));
  rummy_meld_field_set_lit (field, 1 << 0, FALSE);
  g_assert_true (gtk_widget_has_css_class (earlier, "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (later, "suggested-action"));
  rummy_meld_field_set_lit (field, 1 << 2, FALSE);
  g_assert_false (gtk_widget_has_css_class (earlier, "suggested-action"));
  g_assert_true (gtk_widget_has_css_class (later, "suggested-action"));
  g_assert_false (rummy_meld_field_aim (field, 1));
  g_assert_true (rummy_meld_field_aim (field, 2));
  g_assert_cmpuint (rummy_meld_field_get_first (field), ==, 2);
  rummy_meld_field_set_layout (field, &layout);
  g_signal_emit_by_name (earlier, "clicked");
  g_assert_cmpuint (n_scrolled, ==, 1);
  g_assert_cmpuint (rummy_meld_field_get_first (field), ==, 0);
}

static void
test_seat (Fixture *self, gconstpointer data)
{
  GtkWidget *seat = rummy_seat_new (self->style.faces, RUMMY_SLOT_OTHERS);
  RummyLikely likely[] = { { 1, 60 }, { 2, 30 } };
  RummyFan fan;

  rummy_fan_init (&fan, CARD, 1, 5);
  fan.dx = 20;
  rummy_seat_plate_set_seat (rummy_seat_get_plate (RUMMY_SEAT (seat)), 1, "Bella", 5, RUMMY_PLATE_NO_POINTS, NULL);
  rummy_seat_set_places (RUMMY_SEAT (seat), &fan, &GRAPHENE_RECT_INIT (0, 70, 130, 40));
  gtk_widget_set_size_request (seat, 130, 110);
  gtk_widget_set_visible (seat, TRUE);
  rummy_seat_set_cards (RUMMY_SEAT (seat), 0, FALSE);
  show (self, seat);
  rummy_card_faces_set_size (self->style.faces, RUMMY_SLOT_OTHERS, 50, 70);
  while (rummy_card_faces_get (self->style.faces, RUMMY_SLOT_OTHERS, RUMMY_CARD_HIDDEN) == NULL)
    g_main_context_iteration (NULL, TRUE);
  draw (self);
  g_assert_true (is_drawn (seat));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (rummy_seat_get_plate (RUMMY_SEAT (seat)))));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (seat)), ==, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpuint (rummy_seat_count_likely (RUMMY_SEAT (seat)), ==, 0);
  rummy_seat_set_likely (RUMMY_SEAT (seat), likely, G_N_ELEMENTS (likely));
  g_assert_cmpuint (rummy_seat_count_likely (RUMMY_SEAT (seat)), ==, 2);
}

#define ADD(name, func) g_test_add ("/table/widgets/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  init_display ();

  ADD ("hand", test_hand);
  ADD ("discard-pile", test_discard_pile);
  ADD ("stock", test_stock);
  ADD ("meld", test_meld);
  ADD ("meld-field", test_meld_field);
  ADD ("seat", test_seat);

  return g_test_run ();
}
