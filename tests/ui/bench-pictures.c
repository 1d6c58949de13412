/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes until all faces are drawn in another size or another deck, and until a table is. */

#include "bench.h"
#include "picture-fixture.h"

#define N_FACES (RUMMY_SUITS * RUMMY_KING)
#define CARD_WIDTH 128 /* of the hand in a window of 1280x800 */
#define N_RUNS 5

static RummyCard
face_at (guint i)
{
  return rummy_card (0, i / RUMMY_KING, RUMMY_ACE + i % RUMMY_KING);
}

/* Asks for all of them, as a table does that shows them; whether each is another one than before. */
static gboolean
have_all_changed (RummyCardFaces *faces, GdkTexture **before)
{
  gboolean all = TRUE;

  for (guint i = 0; i < N_FACES; i++) {
    GdkTexture *texture = rummy_card_faces_get (faces, RUMMY_SLOT_HAND, face_at (i));

    all &= texture != NULL && texture != before[i];
  }

  return all;
}

/* Milliseconds until that is so, with what is there then kept in before. */
static double
time_faces (RummyCardFaces *faces, GdkTexture **before)
{
  gint64 start = g_get_monotonic_time ();

  while (!have_all_changed (faces, before))
    wait_for_change (faces);
  for (guint i = 0; i < N_FACES; i++)
    g_set_object (&before[i], rummy_card_faces_get (faces, RUMMY_SLOT_HAND, face_at (i)));

  return (g_get_monotonic_time () - start) / 1000.0;
}

static double
time_table (RummyLook look, int width, int height)
{
  static const GdkRGBA grey = { 0.5f, 0.5f, 0.5f, 1 };
  g_autoptr (RummyFelt) felt = rummy_felt_new ();
  gint64 start = g_get_monotonic_time ();
  RummyCloth cloth;

  rummy_cloth_init (&cloth, look, &grey, &grey, FALSE, FALSE);
  rummy_felt_set (felt, width, height, &cloth);
  wait_for_change (felt);

  return (g_get_monotonic_time () - start) / 1000.0;
}

int
main (void)
{
  double resized[N_RUNS], changed[N_RUNS], felt[N_RUNS], wood[N_RUNS];
  GdkTexture *before[N_FACES] = { NULL };
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();

  gtk_init ();
  for (guint i = 0; i < N_RUNS; i++) {
    RummyDeck deck = { .style = i % RUMMY_N_DECK_STYLES };
    int width = CARD_WIDTH + (int) i % 2;

    rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, width, width * 7 / 5);
    resized[i] = time_faces (faces, before);
    deck.four_colors = i % 2;
    deck.style = (deck.style + 1) % RUMMY_N_DECK_STYLES;
    rummy_card_faces_set_deck (faces, &deck);
    changed[i] = time_faces (faces, before);
    felt[i] = time_table (RUMMY_LOOK_GREEN, 3840, 2160);
    wood[i] = time_table (RUMMY_LOOK_WALNUT, 3840, 2160);
  }
  for (guint i = 0; i < N_FACES; i++)
    g_clear_object (&before[i]);

  print_median ("all 52 faces in another size", resized, N_RUNS, "ms");
  print_median ("all 52 faces of another deck", changed, N_RUNS, "ms");
  print_median ("felt of 3840x2160", felt, N_RUNS, "ms");
  print_median ("wood of 3840x2160", wood, N_RUNS, "ms");

  return EXIT_SUCCESS;
}
