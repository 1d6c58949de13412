/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What people change on their desktop and in the preferences while cards travel and in the middle of a turn. */

#include "picture-fixture.h"
#include "window-fixture.h"

#define A11Y "org.gnome.desktop.a11y.interface"
#define WIDTH 700
#define HEIGHT 600
#define FRAMES 3 /* until all that follows a change is seen */

/* Of GTK; its header asks for those of X. */
void gdk_x11_display_set_surface_scale (GdkDisplay *display, int scale);

typedef struct {
  const char *name;
  void (*set) (Fixture *fixture, gboolean is_set);
  gboolean is_calm; /* nothing travels then, and all looks as before */
} Change;

static void
set_dark (Fixture *fixture, gboolean is_set)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      is_set ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT);
}

/* As GNOME says it, or where its settings are not installed, by the name of the theme. */
static void
set_contrast (Fixture *fixture, gboolean is_set)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (source, A11Y, TRUE);
  g_autoptr (GSettings) settings = schema != NULL ? g_settings_new (A11Y) : NULL;

  if (settings != NULL)
    g_settings_set_boolean (settings, "high-contrast", is_set);
  else
    g_object_set (gtk_settings_get_default (), "gtk-theme-name", is_set ? "HighContrast" : "Adwaita", NULL);
  g_assert_cmpint (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()), ==, is_set);
}

static void
set_text (Fixture *fixture, gboolean is_set)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * (is_set ? 2 : 1), "gtk-font-name",
                is_set ? "Serif 12" : "Sans 10", NULL);
}

static void
set_size (Fixture *fixture, gboolean is_set)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), is_set ? 500 : WIDTH, is_set ? 440 : HEIGHT);
}

/* As on another screen, where a window keeps its size on the desk. */
static void
set_scale (Fixture *fixture, gboolean is_set)
{
  gdk_x11_display_set_surface_scale (gdk_display_get_default (), is_set ? 2 : 1);
  set_size (fixture, FALSE);
}

static void
set_motion (Fixture *fixture, gboolean is_set)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", !is_set, NULL);
}

/* In the preferences; another language is for the next start. */
static void
set_looks (Fixture *fixture, gboolean is_set)
{
  GSettings *settings = window_settings (fixture->window);

  g_settings_set_string (settings, "deck-style", is_set ? "large-index" : "classic");
  g_settings_set_string (settings, "card-back", is_set ? "stars" : "lattice");
  g_settings_set_string (settings, "table-look", is_set ? "blue" : "green");
  g_settings_set_boolean (settings, "left-handed", is_set);
  g_settings_set_string (settings, "language", is_set ? "de" : "");
}

static const Change changes[] = {
  { "dark", set_dark }, { "contrast", set_contrast }, { "text", set_text },           { "size", set_size },
  { "scale", set_scale }, { "looks", set_looks },     { "motion", set_motion, TRUE },
};

static void
draw_frames (Fixture *fixture)
{
  for (guint i = 0; i < FRAMES; i++) {
    gtk_widget_queue_draw (GTK_WIDGET (fixture->window));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  }
}

static gboolean
is_unsettled (RummyTable *table)
{
  return is_moving (table) || rummy_card_faces_is_drawing (style_of (table)->faces) ||
         rummy_felt_is_drawing (style_of (table)->felt);
}

/* Of the table as soon as all lies still, and faces and cloth are there. */
static guint32
picture_of (Fixture *fixture)
{
  GtkWidget *table = GTK_WIDGET (window_table (fixture->window));
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  do {
    while (is_unsettled (window_table (fixture->window)))
      g_main_context_iteration (NULL, TRUE);
    draw_frames (fixture);
  } while (is_unsettled (window_table (fixture->window)));

  paintable = gtk_widget_paintable_new (table);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (table), gtk_widget_get_height (table));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node, NULL);

  return checksum (texture);
}

static guint64 seed = SEED; /* of a deal in which the person is the first to draw */

/* Nobody but the test plays. */
static void
deal (Fixture *fixture)
{
  rummy_window_new_deal (fixture->window, seed, 1);
  rummy_game_stop (window_game (fixture->window));
}

/* In the middle of a turn. */
static void
draw (Fixture *fixture)
{
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
}

/* Does it while the change is made, which changes nothing else. */
static void
change_during (Fixture *fixture, void (*begin) (Fixture *fixture), const Change *change)
{
  const RummyRecord *record;
  RummyRecord before;

  set_motion (fixture, FALSE);
  begin (fixture);
  if (begin == deal)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (is_moving (window_table (fixture->window)));
  record = rummy_game_get_record (window_game (fixture->window));
  before = *record;
  change->set (fixture, TRUE);
  g_assert_false (change->is_calm && is_moving (window_table (fixture->window)));
  draw_frames (fixture);
  while (is_moving (window_table (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (record->n_moves, ==, before.n_moves);
  g_assert_cmpuint (record->seed, ==, before.seed);
  set_motion (fixture, TRUE);
}

/* All looks as it does where the change is made while everything lies still. */
static void
test_change (Fixture *fixture, gconstpointer data)
{
  const Change *change = data;
  guint32 deal_before, deal_after, draw_before, draw_after;

  set_size (fixture, FALSE);
  g_settings_set_string (window_settings (fixture->window), "card-speed", "fast");
  set_motion (fixture, TRUE);
  for (deal (fixture); match_of (fixture)->round.turn != own_seat (fixture); deal (fixture))
    seed++;
  deal_before = picture_of (fixture);
  draw (fixture);
  draw_before = picture_of (fixture);
  g_assert_cmpuint (draw_before, !=, deal_before);
  change->set (fixture, TRUE);
  draw_after = picture_of (fixture);
  g_assert_cmpint (draw_before == draw_after, ==, change->is_calm);
  deal (fixture);
  deal_after = picture_of (fixture);
  g_assert_cmpint (deal_before == deal_after, ==, change->is_calm);
  change->set (fixture, FALSE);
  g_assert_cmpuint (picture_of (fixture), ==, deal_before);

  change_during (fixture, deal, change);
  g_assert_cmpuint (picture_of (fixture), ==, deal_after);
  change->set (fixture, FALSE);
  g_assert_cmpuint (picture_of (fixture), ==, deal_before);
  change_during (fixture, draw, change);
  g_assert_cmpuint (picture_of (fixture), ==, draw_after);
}

static void
tear_down_change (Fixture *fixture, gconstpointer data)
{
  const char *const keys[] = { "deck-style", "card-back", "table-look", "left-handed", "language", "card-speed",
                               "window-width", "window-height" };

  ((const Change *) data)->set (fixture, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (window_settings (fixture->window), keys[i]);
  set_motion (fixture, TRUE);
  tear_down (fixture, data);
}

int
main (int argc, char *argv[])
{
  g_setenv ("RUMMY_TEST_DRAW", "yes", TRUE);
  init (&argc, &argv);
  load_style ();
  /* Each is set once before all pictures. */
  set_contrast (NULL, FALSE);
  set_text (NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *path = g_strconcat ("/changes/", changes[i].name, NULL);

    g_test_add (path, Fixture, &changes[i], set_up_turn, test_change, tear_down_change);
  }

  return g_test_run ();
}
