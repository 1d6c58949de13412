/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens the games played where there are very many, some times, and prints the medians: from the command to the first
 * frame with games, and until the history has answered all that the dialog asked. */

#include "bench.h"
#include "many-games.h"
#include "window-fixture.h"

#define N_RUNS 15

static gboolean
is_game (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "500 Rum, custom");
}

static GtkWidget *
visible_dialog (Fixture *fixture)
{
  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static double
passed (gint64 begin)
{
  return (double) (g_get_monotonic_time () - begin) / G_TIME_SPAN_MILLISECOND;
}

int
main (void)
{
  double shown[N_RUNS], answered[N_RUNS];
  g_autofree char *path = g_dir_make_tmp ("rummy500-records-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  Fixture fixture = { .directory = g_file_new_for_path (path) };
  RummyHistory *history;

  g_setenv ("RUMMY_TEST_DRAW", "yes", TRUE);
  gtk_init ();
  init_display ();
  if (!many_games (fixture.directory, 15, "SELECT count (*) >= 30000 FROM game", &error)) {
    g_printerr ("%s\n", error->message);
    return EXIT_FAILURE;
  }
  fixture.session = rummy_session_new (fixture.directory);
  history = rummy_session_get_history (fixture.session);
  open_window (&fixture);
  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < N_RUNS; i++) {
    gint64 begin = g_get_monotonic_time ();

    act (&fixture, "history");
    while (find (visible_dialog (&fixture), is_game, NULL) == NULL)
      g_main_context_iteration (NULL, TRUE);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
    shown[i] = passed (begin);
    while (!rummy_history_is_idle (history))
      g_main_context_iteration (NULL, TRUE);
    answered[i] = passed (begin);
    adw_dialog_force_close (ADW_DIALOG (visible_dialog (&fixture)));
  }
  print_median ("games played, 30,000 games: to the first frame with games, the first time", shown, 1, "ms");
  print_median ("games played, 30,000 games: to the first frame with games", shown, N_RUNS, "ms");
  print_median ("games played, 30,000 games: until all is answered", answered, N_RUNS, "ms");

  close_window (&fixture);
  remove_tree (fixture.directory);
  g_object_unref (fixture.directory);

  return EXIT_SUCCESS;
}
