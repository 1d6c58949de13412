/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* film FOLDER [WIDTH HEIGHT]: deals, digs, ends a round and a game in a window of that size, and writes what is to be
 * seen as one picture each 50 ms; tests/run-headless.sh gives it a display. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "scenes-fixture.h"
#include "ui/config.h"
#include "window-parts.h"

#define STEP (50 * 1000) /* microseconds */
#define LONGEST (9 * G_USEC_PER_SEC)

typedef struct {
  RummyWindow *window;
  GPtrArray *nodes; /* of the pictures, drawn when all are there, so that drawing takes no time of the film */
  GdkPaintable *paintable;
  gint64 begun, last;
} Film;

static void
after_paint_cb (GdkFrameClock *clock, Film *self)
{
  GtkSnapshot *snapshot;
  gint64 now = g_get_monotonic_time ();

  if (self->begun == 0 || now - self->last < STEP)
    return;

  self->last = self->last == 0 ? now : self->last + STEP;
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (self->paintable, snapshot, gdk_paintable_get_intrinsic_width (self->paintable),
                          gdk_paintable_get_intrinsic_height (self->paintable));
  g_ptr_array_add (self->nodes, gtk_snapshot_free_to_node (snapshot));
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
spin (double seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  guint id = g_timeout_add (20, wake_cb, NULL);

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
}

static void
write_film (Film *self, const char *folder, const char *name)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->window));
  int height = gtk_widget_get_height (GTK_WIDGET (self->window));

  for (guint i = 0; i < self->nodes->len; i++) {
    g_autofree char *path = g_strdup_printf ("%s/%s-%04u.png", folder, name, i * 50);
    cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create (surface);

    gsk_render_node_draw (g_ptr_array_index (self->nodes, i), cr);
    cairo_surface_write_to_png (surface, path);
    cairo_destroy (cr);
    cairo_surface_destroy (surface);
  }
  g_print ("%s: %u pictures\n", name, self->nodes->len);
  g_ptr_array_set_size (self->nodes, 0);
}

/* Plays the move and films until the table is still, or a dialog is there. */
static void
film_move (Film *self, const RummyMove *move, double seconds)
{
  gint64 end = g_get_monotonic_time () + LONGEST;
  gboolean moving = TRUE;
  guint id = g_timeout_add (20, wake_cb, NULL);

  self->begun = g_get_monotonic_time ();
  self->last = 0;
  if (rummy_game_play (window_game (self->window), move, 1) != RUMMY_OK)
    g_error ("The move is refused.");
  while (moving && g_get_monotonic_time () < end) {
    g_main_context_iteration (NULL, TRUE);
    g_object_get (window_table (self->window), "moving", &moving, NULL);
  }
  g_source_remove (id);
  spin (seconds);
  self->begun = 0;
}

static gboolean
digs_cb (RummyGame *game, const RummyMove *next)
{
  const RummyRound *round = rummy_game_get_round (game);

  return next->kind == RUMMY_MOVE_TAKE && rummy_cards_count (rummy_round_above (round, next->card)) > 4 &&
         round->turn == 0 && round->n_melds > 2;
}

static gboolean
ends_round_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, FALSE) && rummy_game_get_match (game)->rounds > 1;
}

static gboolean
ends_game_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, TRUE);
}

static void
open_game (Film *self, RummySession *session, RummyGame *game)
{
  for (guint seat = 1; seat < (guint) rummy_game_get_match (game)->rules.players; seat++)
    rummy_game_set_level (game, seat, RUMMY_LEVEL_AVERAGE);
  rummy_game_hold (game); /* no computer moves by itself */
  rummy_session_open_game (session, game);
  spin (1.5);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name, *preset;
    gint16 players;
    ScenesFunc func;
    double rest;
  } scenes[] = {
    { "dig", "500-rum", 3, digs_cb, 0.2 },
    { "round", "500-rum", 4, ends_round_cb, 0.4 },
    { "gin", "gin", 2, ends_round_cb, 0.4 },
    { "win", "500-rum", 2, ends_game_cb, 0.6 },
  };
  const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  g_autofree char *path = g_dir_make_tmp ("rummy500-film-XXXXXX", NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (path);
  g_autoptr (RummySession) session = rummy_session_new (directory);
  g_autoptr (GSettings) settings = g_settings_new (RUMMY_APP_ID);
  Film self = { .nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref) };

  if (argc != 2 && argc != 4)
    return EXIT_FAILURE;

  adw_init ();
  load_style ();
  g_mkdir_with_parents (argv[1], 0755);
  g_settings_set_int (settings, "window-width", argc == 4 ? atoi (argv[2]) : 1280);
  g_settings_set_int (settings, "window-height", argc == 4 ? atoi (argv[3]) : 800);
  self.window = g_object_ref_sink (rummy_window_new (NULL, session));
  rummy_window_new_game (self.window, 1);
  gtk_window_present (GTK_WINDOW (self.window));
  spin (1.5);
  self.paintable = gtk_widget_paintable_new (GTK_WIDGET (self.window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (self.window)), "after-paint", G_CALLBACK (after_paint_cb),
                    &self);

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++) {
    RummyMove move;
    RummyGame *game = NULL;

    for (guint64 seed = 1; game == NULL; seed++)
      game = scenes_find (scenes[i].preset, scenes[i].players, seed, scenes[i].func, &move);
    open_game (&self, session, game);
    g_object_unref (game);
    film_move (&self, &move, scenes[i].rest);
    write_film (&self, argv[1], scenes[i].name);
    if (scenes[i].func != ends_round_cb)
      continue;

    if (window_sheet (self.window) != NULL)
      adw_dialog_force_close (window_sheet (self.window));
    spin (0.5);
    film_move (&self, &deal, 0.2);
    write_film (&self, argv[1], i == 1 ? "deal" : "gin-deal");
  }

  g_object_unref (self.paintable);
  gtk_window_destroy (GTK_WINDOW (self.window));
  g_object_unref (self.window);
  g_ptr_array_unref (self.nodes);

  return EXIT_SUCCESS;
}
