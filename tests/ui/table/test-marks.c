/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Everybody can tell the frames of cards apart. */

#include "eyes-fixture.h"
#include "table-fixture.h"
#include "window-parts.h"

#define SIDE 240   /* of a picture */
#define MARGIN 20  /* around the card in it */
#define OF_FRAME 3 /* two states differ in at least 1/OF_FRAME as many pixels as the edge has */

static const struct {
  const char *name;
  gboolean is_selected, is_new;
  RummyCardMark mark;
} states[] = {
  { "plain", .mark = RUMMY_CARD_NO_MARK },
  { "selected", .is_selected = TRUE },
  { "new", .is_new = TRUE },
  { "taken", .mark = RUMMY_CARD_TAKEN },
  { "barred", .mark = RUMMY_CARD_BARRED },
  { "wanted", .mark = RUMMY_CARD_WANTED },
  { "hinted", .mark = RUMMY_CARD_HINTED },
};

/* The card alone on green, to be freed. */
static guint32 *
draw_state (Fixture *self, RummyCardWidget *card, guint state)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  guint32 *pixels;

  rummy_card_widget_set_selected (card, states[state].is_selected);
  rummy_card_widget_set_marked (card, states[state].is_new);
  rummy_card_widget_set_mark (card, states[state].mark);
  fixture_draw_frame (self);
  rummy_card_widget_draw_at_rest (card, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_set_source_rgb (cr, 0.15, 0.4, 0.25);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  pixels = g_memdup2 (cairo_image_surface_get_data (surface), sizeof (guint32) * SIDE * SIDE);

  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return pixels;
}

/* No two states look alike. */
static void
test_states (Fixture *self, gconstpointer data)
{
  guint32 *pixels[G_N_ELEMENTS (states)];
  GtkWidget *card;
  int edge;

  fixture_deal (self, 5, 0);
  card = card_on (self->table, order_of (self->table)->card[0]);
  edge = 2 * (gtk_widget_get_width (card) + gtk_widget_get_height (card));
  g_assert_cmpint (gtk_widget_get_height (card), <, SIDE - 2 * MARGIN);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    pixels[i] = draw_state (self, RUMMY_CARD_WIDGET (card), i);

  for (guint eye = 0; eye < G_N_ELEMENTS (eyes); eye++) {
    for (guint a = 0; a < G_N_ELEMENTS (states); a++) {
      for (guint b = a + 1; b < G_N_ELEMENTS (states); b++) {
        int n = 0;

        for (guint i = 0; i < SIDE * SIDE; i++)
          n += pixels[a][i] != pixels[b][i] && contrast (pixels[a][i], pixels[b][i], eyes[eye]) > ALIKE;
        if (n * OF_FRAME < edge)
          g_test_message ("eye %u: %s and %s differ in %d of %d", eye, states[a].name, states[b].name, n, edge);
        g_assert_cmpint (n * OF_FRAME, >=, edge);
      }
    }
  }

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_free (pixels[i]);
}

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);
  load_style ();

  g_test_add ("/marks/states", Fixture, NULL, fixture_set_up, test_states, fixture_tear_down);

  return g_test_run ();
}
