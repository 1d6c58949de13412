/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-motion WIDTH HEIGHT: in a window of that size deals a game of 31 cards some times, one of eight seats, ends
 * rounds and gathers their cards, and prints how smoothly all that goes and what it costs; then lets computers play a
 * match, and prints what the main loop did at a stretch. */

#include <sys/resource.h>

#include <adwaita.h>

#include "bench.h"
#include "scenes-fixture.h"
#include "ui/config.h"
#include "window-parts.h"

#define N_TIMES 3
#define IDLE 4 /* seconds */
#define STALL_MS 16
#define FRAMES_MAX 100000

typedef struct {
  RummyWindow *window;
  double frames[FRAMES_MAX]; /* from one to the next, in milliseconds */
  guint n_frames, n_painted;
  gint64 last_frame; /* 0: no cards travel */
  gint64 wall, processor; /* while they did, in microseconds */
  gint64 wall_before, processor_before;
  gboolean is_dealing;
  GMainLoop *loop;
} Bench;

static gint64 woken; /* when the main loop came back from waiting */
static gint64 before_paint; /* when all but painting was done for a frame */
static double toolkit_ms;   /* since it woke: the renderer painting what the widgets described */
static double longest_ms, longest_own_ms;
static guint n_stalls, n_own_stalls;
static void (*snapshot_table) (GtkWidget *widget, GtkSnapshot *snapshot);

/* In place of poll (): what lies between two waits is what the main loop did at a stretch. */
static gint
watched_poll (GPollFD *fds, guint n_fds, gint timeout)
{
  double ms = woken != 0 ? (g_get_monotonic_time () - woken) / 1000.0 : 0;
  gint n;

  longest_ms = MAX (longest_ms, ms);
  n_stalls += ms > STALL_MS;
  longest_own_ms = MAX (longest_own_ms, ms - toolkit_ms);
  n_own_stalls += ms - toolkit_ms > STALL_MS;
  toolkit_ms = 0;
  n = g_poll (fds, n_fds, timeout);
  woken = g_get_monotonic_time ();

  return n;
}

static gint64
processor_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * G_USEC_PER_SEC + usage.ru_utime.tv_usec +
         usage.ru_stime.tv_usec;
}

/* In place of the table's: describing it is ours. */
static void
watched_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  gint64 start = g_get_monotonic_time ();

  snapshot_table (widget, snapshot);
  toolkit_ms -= (g_get_monotonic_time () - start) / 1000.0;
}

static void
before_paint_cb (GdkFrameClock *clock, Bench *self)
{
  before_paint = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, Bench *self)
{
  gint64 now = g_get_monotonic_time ();

  toolkit_ms += (now - before_paint) / 1000.0;
  self->n_painted++;
  if (self->last_frame != 0 && self->n_frames < FRAMES_MAX) {
    self->frames[self->n_frames++] = (now - self->last_frame) / 1000.0;
    self->last_frame = now;
  }
}

static void
moving_cb (Bench *self)
{
  gboolean moving;

  g_object_get (window_table (self->window), "moving", &moving, NULL);
  if (self->is_dealing && moving && self->last_frame == 0) {
    self->last_frame = self->wall_before = g_get_monotonic_time ();
    self->processor_before = processor_time ();
  } else if (!moving && self->last_frame != 0) {
    self->wall += g_get_monotonic_time () - self->wall_before;
    self->processor += processor_time () - self->processor_before;
    self->last_frame = 0;
  }
  if (!moving)
    g_main_loop_quit (self->loop);
}

static gboolean
quit_cb (gpointer data)
{
  g_main_loop_quit (data);

  return G_SOURCE_REMOVE;
}

/* Until everything that was asked for, such as faces in a thread, is there.  It has a loop of its own: a card that
 * stops meanwhile must not end it, or its timeout would end the next measurement. */
static void
rest (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (1000, quit_cb, loop);
  g_main_loop_run (loop);
}

static void
over_cb (Bench *self)
{
  if (rummy_game_get_round (window_game (self->window))->phase == RUMMY_PHASE_OVER)
    g_main_loop_quit (self->loop);
}

static void
print_frames (Bench *self, const char *what, const char *size)
{
  double sum = 0;

  for (guint i = 0; i < self->n_frames; i++)
    sum += self->frames[i];
  qsort (self->frames, self->n_frames, sizeof *self->frames, compare_cb);
  printf ("%s, %s: frames\t%.1f\ta second\n", what, size, self->n_frames / sum * 1000);
  printf ("99 %% of these frames come within\t%.1f\tms\n", self->frames[self->n_frames * 99 / 100]);
  printf ("the longest of them\t%.1f\tms\n", self->frames[self->n_frames - 1]);
  printf ("processor meanwhile\t%.0f\t%% of one\n", 100.0 * self->processor / self->wall);
  printf ("processor for each frame\t%.1f\tms\n", self->processor / 1000.0 / self->n_frames);
  self->n_frames = 0;
  self->wall = self->processor = 0;
}

/* Runs until all that a call has set in motion lies still, and counts its frames. */
static void
measure_motion (Bench *self)
{
  g_main_loop_run (self->loop);
  self->is_dealing = FALSE;
  rest ();
}

static void
measure_deals (Bench *self, guint seed)
{
  for (guint i = 0; i < N_TIMES; i++) {
    self->is_dealing = TRUE;
    rummy_window_new_game (self->window, seed + i);
    measure_motion (self);
  }
}

static gboolean
ends_cb (RummyGame *game, const RummyMove *next)
{
  return scenes_ends (game, next, FALSE);
}

/* Of four seats. The sheet that opens is closed, and is not measured. */
static void
measure_ends (Bench *self, RummySession *session, const char *size)
{
  const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };

  for (guint turn = 0; turn < 2; turn++) {
    for (guint i = 0; i < N_TIMES; i++) {
      RummyMove move;
      g_autoptr (RummyGame) game = scenes_find ("500-rum", 4, i + 1, ends_cb, &move);

      for (guint seat = 1; seat < 4; seat++)
        rummy_game_set_level (game, seat, RUMMY_LEVEL_AVERAGE);
      rummy_game_hold (game);
      rummy_session_open_game (session, game);
      rest ();
      self->is_dealing = turn == 0;
      rummy_game_play (game, &move, 1);
      measure_motion (self);
      if (window_sheet (self->window) != NULL)
        adw_dialog_force_close (window_sheet (self->window));
      if (turn == 0)
        continue;
      rest ();
      self->is_dealing = TRUE;
      rummy_game_play (game, &deal, 1);
      measure_motion (self);
    }
    print_frames (self, turn == 0 ? "a round of four seats is counted" : "its cards are gathered and dealt", size);
  }
}

/* What a table costs that nobody touches. */
static void
print_idle (Bench *self)
{
  gint64 before;

  /* What is drawn in threads, and a message that goes. */
  for (guint i = 0; i < IDLE; i++)
    rest ();
  before = processor_time ();
  self->n_painted = 0;
  for (guint i = 0; i < IDLE; i++)
    rest ();
  printf ("frames while nothing moves\t%u\t\n", self->n_painted);
  printf ("processor while nothing moves\t%.1f\t%% of one\n",
          (processor_time () - before) / (IDLE * (double) G_USEC_PER_SEC) * 100);
}

static void
print_stalls (Bench *self, const char *size)
{
  RummyGame *game = window_game (self->window);

  g_signal_connect_swapped (game, "moved", G_CALLBACK (over_cb), self);
  longest_ms = longest_own_ms = n_stalls = n_own_stalls = 0;
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    rummy_game_set_level (game, seat, RUMMY_LEVEL_AVERAGE);
  g_main_loop_run (self->loop);
  g_signal_handlers_disconnect_by_data (game, self);
  printf ("longest stretch of the main loop in a round of computers, %s\t%.1f\tms\n", size, longest_ms);
  printf ("stretches of more than %d ms in it\t%u\t\n", STALL_MS, n_stalls);
  printf ("longest stretch without what the renderer painted\t%.1f\tms\n", longest_own_ms);
  printf ("such stretches of more than %d ms\t%u\t\n", STALL_MS, n_own_stalls);
}

static void
watch (Bench *self)
{
  static const char *const phases[] = { "before-paint", "update", "layout" };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
  GtkWidgetClass *table_class = GTK_WIDGET_GET_CLASS (window_table (self->window));

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    g_signal_connect (clock, phases[i], G_CALLBACK (before_paint_cb), self);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
  snapshot_table = table_class->snapshot;
  table_class->snapshot = watched_snapshot;
  g_signal_connect_swapped (window_table (self->window), "notify::moving", G_CALLBACK (moving_cb), self);
  g_main_context_set_poll_func (NULL, watched_poll);
}

int
main (int argc, char **argv)
{
  static Bench self;
  g_autofree char *size = argc == 3 ? g_strdup_printf ("%sx%s", argv[1], argv[2]) : NULL;
  g_autoptr (GSettings) settings = g_settings_new (RUMMY_APP_ID);
  g_autofree char *path = g_dir_make_tmp ("rummy500-bench-XXXXXX", NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (path);
  g_autoptr (RummySession) session = rummy_session_new (directory);

  if (size == NULL)
    return EXIT_FAILURE;

  adw_init ();
  load_style ();
  g_settings_set_int (settings, "window-width", atoi (argv[1]));
  g_settings_set_int (settings, "window-height", atoi (argv[2]));
  g_settings_set_string (settings, "game", "kaluki");
  g_settings_set_double (settings, "pause", 0);

  self.loop = g_main_loop_new (NULL, FALSE);
  self.window = g_object_ref_sink (rummy_window_new (NULL, session));
  rummy_window_new_game (self.window, 1);
  gtk_window_present (GTK_WINDOW (self.window));
  rest ();
  watch (&self);

  measure_deals (&self, 2);
  print_frames (&self, "31 cards are dealt", size);
  print_idle (&self);
  g_settings_set_string (settings, "game", "500-rum");
  g_settings_set_int (settings, "players", 8);
  measure_deals (&self, 20);
  print_frames (&self, "eight seats are dealt", size);
  measure_ends (&self, session, size);
  g_settings_set_string (settings, "game", "kaluki");
  rummy_window_new_game (self.window, 1);
  g_signal_handlers_disconnect_by_data (window_table (self.window), &self);
  rest ();
  print_stalls (&self, size);

  gtk_window_destroy (GTK_WINDOW (self.window));
  g_main_loop_unref (self.loop);

  return EXIT_SUCCESS;
}
