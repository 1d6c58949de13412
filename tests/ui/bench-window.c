/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Starts the program some times, clicks the stock in each, and prints the medians: from the start of the process to
 * the first frame, memory a while later, and from the release of the button to the first frame of the move. */

#include "bench.h"
#include "window-parts.h"
#include "ui/window/application.h"

#define N_RUNS 7
#define REST_MS 1500 /* after which the first deal has come to rest */

typedef struct {
  GApplication *application;
  GtkWindow *window;
  RummyTable *table;
  gint64 start, released, first_frame, moved_frame; /* microseconds of the monotonic clock */
  gboolean is_moved;
  long memory; /* KiB */
} Run;

static RummyTable *
find_table (GtkWidget *widget)
{
  if (RUMMY_IS_TABLE (widget))
    return RUMMY_TABLE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) {
    RummyTable *table = find_table (child);

    if (table)
      return table;
  }

  return NULL;
}

static long
resident_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmRSS:");

  return line ? strtol (line + 6, NULL, 10) : 0;
}

static void
moved_cb (Run *self)
{
  self->is_moved = TRUE;
}

static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, Run *self)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE)
    self->released = g_get_monotonic_time ();

  return GDK_EVENT_PROPAGATE;
}

static gboolean
click_cb (gpointer data)
{
  Run *self = data;
  const graphene_rect_t *stock = &layout_of (self->table)->stock;
  graphene_point_t middle = { stock->origin.x + stock->size.width / 2, stock->origin.y + stock->size.height / 2 };
  g_autofree char *x = NULL, *y = NULL;
  double surface_x, surface_y;
  const char *command[] = { "xdotool", "mousemove", NULL, NULL, "click", "1", NULL };

  self->memory = resident_memory ();

  gtk_native_get_surface_transform (GTK_NATIVE (self->window), &surface_x, &surface_y);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->table), GTK_WIDGET (self->window), &middle, &middle))
    return G_SOURCE_REMOVE;
  command[2] = x = g_strdup_printf ("%d", (int) (middle.x + surface_x));
  command[3] = y = g_strdup_printf ("%d", (int) (middle.y + surface_y));
  g_spawn_async (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL);

  return G_SOURCE_REMOVE;
}

static void
after_paint_cb (GdkFrameClock *clock, Run *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->first_frame == 0) {
    self->first_frame = now;
    self->table = find_table (GTK_WIDGET (self->window));
    g_signal_connect_swapped (rummy_table_get_game (self->table), "moved", G_CALLBACK (moved_cb), self);
    g_timeout_add (REST_MS, click_cb, self);
  } else if (self->is_moved && self->moved_frame == 0) {
    self->moved_frame = now;
    g_application_quit (self->application);
  }
}

static void
realize_cb (GtkWidget *window, Run *self)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb), self);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, Run *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  self->window = window;
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), self);
}

/* One run, in a process that was begun at start. */
static int
run_once (char *program, const char *start)
{
  Run self = { .start = g_ascii_strtoll (start, NULL, 10) };
  char *arguments[] = { program, (char *) "--deal=0000-0000-00500", NULL };

  self.application = G_APPLICATION (rummy_application_new ());
  g_signal_connect (self.application, "window-added", G_CALLBACK (window_added_cb), &self);
  g_application_run (self.application, 2, arguments);
  if (self.moved_frame == 0)
    return EXIT_FAILURE;

  printf ("%" G_GINT64_FORMAT " %ld %" G_GINT64_FORMAT "\n", self.first_frame - self.start, self.memory,
          self.moved_frame - self.released);
  g_object_unref (self.application);

  return EXIT_SUCCESS;
}

int
main (int argc, char **argv)
{
  double first_frame[N_RUNS], memory[N_RUNS], moved[N_RUNS];

  if (argc == 2)
    return run_once (argv[0], argv[1]);

  for (guint i = 0; i < N_RUNS; i++) {
    g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ()), *output = NULL;
    const char *command[] = { argv[0], now, NULL };

    if (!g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL, NULL) ||
        sscanf (output, "%lf %lf %lf", &first_frame[i], &memory[i], &moved[i]) != 3)
      return EXIT_FAILURE;
    first_frame[i] /= 1000;
    memory[i] /= 1024;
    moved[i] /= 1000;
  }

  print_median ("start-up to the first frame", first_frame, N_RUNS, "ms");
  print_median ("memory after the start, resident", memory, N_RUNS, "MiB");
  print_median ("click to the first frame of the move", moved, N_RUNS, "ms");

  return EXIT_SUCCESS;
}
