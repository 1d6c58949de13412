/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The deck: that all of it is there, in every way in which it can be drawn, and that what is set is what is drawn. */

#include <adwaita.h>
#include <librsvg/rsvg.h>

#include "eyes-fixture.h"
#include "picture-fixture.h"
#include "ui/cards/card-widget.h"
#include "ui/cards/fan.h"

#define WIDTH 50
#define HEIGHT 70
#define RESOURCES "/org/example/Rummy500/cards"
#define N_FACES (RUMMY_SUITS * RUMMY_KING + 2)

/* The faces, the last two of them jokers. */
static RummyCard
face_at (guint i)
{
  RummyCards jokers;

  if (i < RUMMY_SUITS * RUMMY_KING)
    return rummy_card (0, i / RUMMY_KING, RUMMY_ACE + i % RUMMY_KING);

  g_assert_true (rummy_cards_from_text (i % 2 ? "*2" : "*1", &jokers));

  return rummy_cards_first (jokers);
}

static guint32 *
draw (const RummyDeck *deck, RummyCard card, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  guint32 *pixels;

  rummy_deck_draw (deck, card, cr, width, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_memdup2 (cairo_image_surface_get_data (surface), sizeof (guint32) * (gsize) width * (gsize) height);
  cairo_surface_destroy (surface);

  return pixels;
}

static guint32
sum_of (const RummyDeck *deck, RummyCard card)
{
  g_autofree guint32 *pixels = draw (deck, card, WIDTH, HEIGHT);

  return checksum_pixels (pixels, WIDTH * HEIGHT);
}

/* Every drawing that is bundled can be read, and there are as many as there are cards. */
static void
test_complete (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (RESOURCES, 0, NULL);
  guint n_drawings = 0;

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_build_filename (RESOURCES, names[i], NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, &error);
    gsize size;
    const guint8 *data;
    RsvgHandle *handle;
    double width, height;

    g_assert_no_error (error);
    if (!g_str_has_suffix (names[i], ".svg"))
      continue;

    data = g_bytes_get_data (bytes, &size);
    handle = rsvg_handle_new_from_data (data, size, &error);
    g_assert_no_error (error);
    g_assert_true (rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height));
    g_assert_cmpfloat (width / height, ==, 5.0 / 7);
    g_object_unref (handle);
    n_drawings++;
  }

  g_assert_cmpuint (n_drawings, ==, RUMMY_N_DECK_STYLES * N_FACES + RUMMY_N_BACKS);
}

/* No two cards of a deck look alike, and none looks as it does in the other style. */
static void
test_faces_differ (void)
{
  for (gboolean four = FALSE; four <= TRUE; four++) {
    g_autoptr (GHashTable) sums = g_hash_table_new (NULL, NULL);

    for (RummyDeckStyle style = 0; style < RUMMY_N_DECK_STYLES; style++) {
      RummyDeck deck = { .style = style, .four_colors = four };

      for (guint i = 0; i < N_FACES; i++)
        g_assert_true (g_hash_table_add (sums, GUINT_TO_POINTER (sum_of (&deck, face_at (i)))));
    }
  }
}

/* What the layout never covers holds all of the index, seen on cards that have nothing else near it. */
static void
test_index_is_uncovered (void)
{
  const int width = 250, height = 350, edge = 4;
  const int right = (int) (width * RUMMY_INDEX_WIDTH), bottom = (int) (height * RUMMY_INDEX_HEIGHT);

  for (guint i = 0; i < RUMMY_N_DECK_STYLES * RUMMY_SUITS * 9; i++) {
    RummyDeck deck = { .style = i % RUMMY_N_DECK_STYLES };
    RummyCard card = rummy_card (0, i / RUMMY_N_DECK_STYLES % RUMMY_SUITS, 2 + i / RUMMY_N_DECK_STYLES / RUMMY_SUITS);
    g_autofree guint32 *pixels = draw (&deck, card, width, height);
    guint32 paper = pixels[height / 2 * width + 20];

    for (int x = edge; x < right; x++)
      g_assert_cmphex (pixels[(bottom + 1) * width + x], ==, paper);
    for (int y = edge; y < bottom; y++)
      g_assert_cmphex (pixels[y * width + right + 1], ==, paper);
  }
}

/* Another pack has the same faces. */
static void
test_packs_look_alike (void)
{
  RummyDeck deck = { 0 };

  g_assert_cmpuint (sum_of (&deck, rummy_card (1, RUMMY_HEARTS, 7)), ==,
                    sum_of (&deck, rummy_card (0, RUMMY_HEARTS, 7)));
}

/* Of four colours two are those of the two colours. */
static void
test_four_colours (void)
{
  for (guint i = 0; i < RUMMY_SUITS * RUMMY_KING; i++) {
    RummyDeck two = { 0 }, four = { .four_colors = TRUE };
    RummyCard card = face_at (i);
    guint suit = rummy_card_suit (card);
    gboolean alike = suit == RUMMY_HEARTS || suit == RUMMY_SPADES;

    g_assert_true ((sum_of (&two, card) == sum_of (&four, card)) == alike);
  }
}

/* Returns the color that most of the index has besides the paper. */
static guint32
suit_color (RummyCard card)
{
  const int width = 250, height = 350;
  RummyDeck deck = { .four_colors = TRUE };
  g_autofree guint32 *pixels = draw (&deck, card, width, height);
  guint32 paper = pixels[height / 2 * width + 20], most = 0;
  guint n_most = 0;

  for (int y = 4; y < (int) (height * RUMMY_INDEX_HEIGHT); y++) {
    for (int x = 4; x < (int) (width * RUMMY_INDEX_WIDTH); x++) {
      guint32 pixel = pixels[y * width + x];

      /* One vote gone for each other color is enough to find the one of solid areas. */
      if (pixel != paper && (pixel == most || n_most == 0)) {
        most = pixel;
        n_most++;
      } else if (pixel != paper) {
        n_most--;
      }
    }
  }

  return most;
}

/* Four colors are four for everybody. */
static void
test_color_blind (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (eyes); i++)
    for (guint a = 0; a < RUMMY_SUITS; a++)
      for (guint b = a + 1; b < RUMMY_SUITS; b++)
        g_assert_cmpfloat (contrast (suit_color (rummy_card (0, a, 7)), suit_color (rummy_card (0, b, 7)), eyes[i]), >,
                           ALIKE);
}

static gboolean
differs (const char *letters, guint rank)
{
  RummyDeck usual = { 0 }, deck = { .letters = g_intern_string (letters) };
  RummyCard card = rummy_card (0, RUMMY_SPADES, rank);

  return sum_of (&usual, card) != sum_of (&deck, card);
}

/* Which of ace, ten, jack, queen and king have another letter. */
static void
test_letters (void)
{
  static const struct {
    const char *language;
    gboolean ace, ten, jack, queen, king;
  } cases[] = {
    { "de", FALSE, FALSE, TRUE, TRUE, FALSE }, { "fr", FALSE, FALSE, TRUE, TRUE, TRUE },
    { "nl", FALSE, FALSE, TRUE, TRUE, TRUE },  { "pl", FALSE, FALSE, TRUE, TRUE, FALSE },
    { "ru", TRUE, FALSE, TRUE, TRUE, FALSE },
  };
  RummyDeck german = { .letters = g_intern_string ("de") }, dutch = { .letters = g_intern_string ("nl") };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_true (differs (cases[i].language, RUMMY_ACE) == cases[i].ace);
    g_assert_true (differs (cases[i].language, 10) == cases[i].ten);
    g_assert_true (differs (cases[i].language, RUMMY_JACK) == cases[i].jack);
    g_assert_true (differs (cases[i].language, RUMMY_QUEEN) == cases[i].queen);
    g_assert_true (differs (cases[i].language, RUMMY_KING) == cases[i].king);
  }

  /* Both have B for the jack. */
  g_assert_cmpuint (sum_of (&german, rummy_card (0, RUMMY_CLUBS, RUMMY_JACK)), ==,
                    sum_of (&dutch, rummy_card (0, RUMMY_CLUBS, RUMMY_JACK)));
}

/* Nobody can tell from a back how the card is turned, and no two are alike. */
static void
test_backs (void)
{
  g_autoptr (GHashTable) sums = g_hash_table_new (NULL, NULL);

  for (guint back = 0; back < RUMMY_N_BACKS; back++) {
    RummyDeck deck = { .back = back };
    g_autofree guint32 *pixels = draw (&deck, RUMMY_CARD_HIDDEN, WIDTH, HEIGHT);

    g_assert_true (g_hash_table_add (sums, GUINT_TO_POINTER (checksum_pixels (pixels, WIDTH * HEIGHT))));
    for (guint i = 0; i < WIDTH * HEIGHT; i++) {
      for (guint shift = 0; shift < 32; shift += 8) {
        int here = pixels[i] >> shift & 255, there = pixels[WIDTH * HEIGHT - 1 - i] >> shift & 255;

        g_assert_cmpint (ABS (here - there), <=, 32); /* which edges between two colours come to */
      }
    }
  }
}

static void
test_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  static const char *const backs[] = { "lattice", "waves", "stars", "fans", "leaves", "weave", "rosette", "harlequin" };
  RummyDeck deck;

  rummy_deck_read (settings, &deck);
  g_assert_cmpint (deck.style, ==, RUMMY_DECK_CLASSIC);
  g_assert_false (deck.four_colors);
  g_assert_cmpuint (deck.back, ==, 0);

  g_settings_set_string (settings, "deck-style", "large-index");
  g_settings_set_boolean (settings, "four-colours", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (backs); i++) {
    g_settings_set_string (settings, "card-back", backs[i]);
    rummy_deck_read (settings, &deck);
    g_assert_cmpint (deck.style, ==, RUMMY_DECK_LARGE_INDEX);
    g_assert_true (deck.four_colors);
    g_assert_cmpuint (deck.back, ==, i);
  }
}

/* In the locale C all texts are English, whatever the environment asks for: test-pictures has other languages. */
static void
test_language (void)
{
  static const struct {
    const char *language, *letters;
  } cases[] = { { "de_AT.UTF-8", "de" }, { "fr", "fr" }, { "en_GB", NULL }, { "eo", NULL }, { "pl_PL@x", "pl" } };
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  RummyDeck deck;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (rummy_deck_find_letters (cases[i].language), ==, cases[i].letters);

  g_setenv ("LANGUAGE", "de", TRUE);
  g_assert_null (rummy_deck_get_language ());
  rummy_deck_read (settings, &deck);
  g_assert_null (deck.letters);
}

/* Old textures stay until the new ones are there, also of cards that nobody asks for just then; what does not look
 * otherwise in the new deck is not drawn again. */
static void
test_faces_follow (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  RummyCard card = rummy_card (0, RUMMY_CLUBS, 7), other = rummy_card (0, RUMMY_DIAMONDS, 9);
  RummyDeck deck = { .style = RUMMY_DECK_LARGE_INDEX, .four_colors = TRUE };
  g_autoptr (GdkTexture) back = NULL, face = NULL, hidden = NULL;

  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, WIDTH, HEIGHT);
  g_set_object (&back, wait_for_face (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN, WIDTH));
  g_set_object (&face, wait_for_face (faces, RUMMY_SLOT_HAND, card, WIDTH));
  g_set_object (&hidden, wait_for_face (faces, RUMMY_SLOT_HAND, other, WIDTH));

  rummy_card_faces_set_deck (faces, &deck);
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card) == face);
  while (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card) == face)
    wait_for_change (faces);
  g_assert_cmpuint (checksum (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card)), ==, sum_of (&deck, card));
  while (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, other) == hidden)
    wait_for_change (faces);
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN) == back);

  g_set_object (&face, rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card));
  deck.back = 3;
  rummy_card_faces_set_deck (faces, &deck);
  while (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN) == back)
    wait_for_change (faces);
  g_assert_cmpuint (checksum (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN)), ==,
                    sum_of (&deck, RUMMY_CARD_HIDDEN));
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card) == face);
}

/* A back changed while faces are drawn that nobody shows follows all the same. */
static void
test_back_follows_others (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  const RummyDeck deck = { .back = 3 };
  g_autoptr (GdkTexture) back = NULL;

  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, WIDTH, HEIGHT);
  g_set_object (&back, wait_for_face (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN, WIDTH));
  rummy_card_faces_get (faces, RUMMY_SLOT_HAND, rummy_card (0, RUMMY_CLUBS, 7));
  g_main_context_iteration (NULL, FALSE); /* begins to draw it */
  rummy_card_faces_tidy (faces);
  rummy_card_faces_set_deck (faces, &deck);
  while (rummy_card_faces_is_drawing (faces))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN) != back);
}

/* Where cards are small, and nowhere else. */
static void
test_large_index_of_a_slot (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  RummyCard card = rummy_card (0, RUMMY_CLUBS, 7);
  RummyDeck classic = { .style = RUMMY_DECK_CLASSIC }, large = { .style = RUMMY_DECK_LARGE_INDEX };
  g_autoptr (GdkTexture) face = NULL;

  for (RummySlot slot = RUMMY_SLOT_HAND; slot <= RUMMY_SLOT_TABLE; slot++) {
    rummy_card_faces_set_size (faces, slot, WIDTH, HEIGHT);
    g_set_object (&face, wait_for_face (faces, slot, card, WIDTH));
  }
  rummy_card_faces_set_large_index (faces, RUMMY_SLOT_TABLE, TRUE);
  while (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, card) == face)
    wait_for_change (faces);
  g_assert_cmpuint (checksum (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, card)), ==, sum_of (&large, card));
  g_assert_cmpuint (checksum (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card)), ==, sum_of (&classic, card));

  g_set_object (&face, rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, card));
  rummy_card_faces_set_large_index (faces, RUMMY_SLOT_TABLE, FALSE);
  while (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, card) == face)
    wait_for_change (faces);
  g_assert_cmpuint (checksum (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, card)), ==, sum_of (&classic, card));
}

static gboolean
busy_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Where a frame takes longer than there is between two, the next is always due. */
static void
test_faces_come_between_frames (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  guint busy_id = g_idle_add_full (GDK_PRIORITY_REDRAW, busy_cb, NULL, NULL);

  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, WIDTH, HEIGHT);
  wait_for_face (faces, RUMMY_SLOT_HAND, rummy_card (0, RUMMY_CLUBS, 7), WIDTH);
  g_source_remove (busy_id);
}

/* Whether a card is drawn as one without anything on it: as the pixel in the middle tells. */
static gboolean
is_blank (GtkWidget *card)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  guint32 pixel;

  GTK_WIDGET_GET_CLASS (card)->snapshot (card, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, -WIDTH / 2.0, -HEIGHT / 2.0);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  pixel = *(const guint32 *) (const void *) cairo_image_surface_get_data (surface);

  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return (pixel & 0xfcfcfc) == 0xfcf8f0;
}

/* A card that lies open never looks as if it did not: a face that is not there yet is blank. */
static void
test_no_back_for_a_face (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  RummyCard card = rummy_card (0, RUMMY_CLUBS, 7);
  g_autoptr (GtkWidget) widget = g_object_ref_sink (rummy_card_widget_new (faces, card));

  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, WIDTH, HEIGHT);
  rummy_card_widget_set_size (RUMMY_CARD_WIDGET (widget), RUMMY_SLOT_HAND, GRAPHENE_SIZE_INIT (WIDTH, HEIGHT));
  wait_for_face (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN, WIDTH);
  g_assert_null (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card));
  g_assert_true (is_blank (widget));

  rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (widget), FALSE);
  g_assert_false (is_blank (widget));
  rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (widget), TRUE);
  g_assert_nonnull (wait_for_face (faces, RUMMY_SLOT_HAND, card, WIDTH));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();

  g_test_add_func ("/deck/complete", test_complete);
  g_test_add_func ("/deck/faces-differ", test_faces_differ);
  g_test_add_func ("/deck/index-is-uncovered", test_index_is_uncovered);
  g_test_add_func ("/deck/packs-look-alike", test_packs_look_alike);
  g_test_add_func ("/deck/four-colours", test_four_colours);
  g_test_add_func ("/deck/color-blind", test_color_blind);
  g_test_add_func ("/deck/letters", test_letters);
  g_test_add_func ("/deck/backs", test_backs);
  g_test_add_func ("/deck/settings", test_settings);
  g_test_add_func ("/deck/large-index-of-a-slot", test_large_index_of_a_slot);
  g_test_add_func ("/deck/language", test_language);
  g_test_add_func ("/deck/faces-follow", test_faces_follow);
  g_test_add_func ("/deck/back-follows-others", test_back_follows_others);
  g_test_add_func ("/deck/no-back-for-a-face", test_no_back_for_a_face);
  g_test_add_func ("/deck/faces-come-between-frames", test_faces_come_between_frames);

  return g_test_run ();
}
