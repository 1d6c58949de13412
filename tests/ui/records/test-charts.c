/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What charts show, to the eye, as a list, as a picture and on paper. */

#include "window-fixture.h"

#include <math.h>

#include "ui/records/chart-view.h"

static void
assert_scale (gboolean is_bars, double first, double second, double lowest, double highest, double step)
{
  g_autoptr (RummyChart) chart = rummy_chart_new ("", NULL);
  RummyChartSeries *series = rummy_chart_add_series (chart, "");
  double low, high, by;

  chart->is_bars = is_bars;
  rummy_chart_add_value (series, first);
  rummy_chart_add_value (series, NAN);
  rummy_chart_add_value (series, second);
  rummy_chart_get_scale (chart, &low, &high, &by);
  g_assert_cmpfloat (low, ==, lowest);
  g_assert_cmpfloat (high, ==, highest);
  g_assert_cmpfloat (by, ==, step);
}

/* What may be true has room as well. */
static void
test_spread (void)
{
  g_autoptr (RummyChart) chart = rummy_chart_new ("", NULL);
  RummyChartSeries *series = rummy_chart_add_series (chart, "");
  double low, high, step;

  rummy_chart_add_spread (series, 1500, 350);
  rummy_chart_add_spread (series, 1600, 100);
  rummy_chart_get_scale (chart, &low, &high, &step);
  g_assert_cmpfloat (low, ==, 1000);
  g_assert_cmpfloat (high, ==, 2000);
  g_assert_cmpfloat (step, ==, 200);
}

/* Marks at 1, 2 or 5 times a power of ten; zero is there where it is near, and always under bars. */
static void
test_scale (void)
{
  assert_scale (FALSE, 0, 512, 0, 600, 200);
  assert_scale (FALSE, -40, 95, -50, 100, 50);
  assert_scale (FALSE, 1480, 1620, 1450, 1650, 50);
  assert_scale (FALSE, 60, 100, 60, 100, 10);
  assert_scale (FALSE, 40, 100, 40, 100, 20);
  assert_scale (FALSE, 30, 100, 0, 100, 20);
  assert_scale (FALSE, -100, -30, -100, 0, 20);
  assert_scale (TRUE, 80, 100, 0, 100, 20);
  assert_scale (FALSE, 7, 7, 7, 8, 1);
  assert_scale (FALSE, NAN, NAN, 0, 1, 1);
}

static RummyChart *
make_chart (gboolean is_bars)
{
  RummyChart *chart = rummy_chart_new ("Points", "Round");
  RummyChartSeries *first = rummy_chart_add_series (chart, "Ada");

  chart->is_bars = is_bars;
  rummy_chart_add_step (chart, "1");
  rummy_chart_add_step (chart, "2");
  if (is_bars) {
    rummy_chart_add_value (first, -5);
    rummy_chart_add_value (first, 20);
  } else {
    RummyChartSeries *second = rummy_chart_add_series (chart, "Bob");

    rummy_chart_add_spread (first, 10, 5);
    rummy_chart_add_spread (first, 30, 4);
    rummy_chart_add_value (second, NAN);
    rummy_chart_add_value (second, -8);
  }

  return chart;
}

/* For programs that reckon: whatever the language, and whatever somebody is called. */
static void
test_table (void)
{
  g_autoptr (RummyChart) chart = make_chart (FALSE), bars = make_chart (TRUE);
  g_autofree char *lines = NULL, *table = NULL;

  rummy_chart_add_value (rummy_chart_add_series (chart, "A\tB"), 0.5);
  lines = rummy_chart_to_table (chart);
  g_assert_cmpstr (lines, ==, "Round\tAda\t±\tBob\tA B\n1\t10\t5\t\t0.5\n2\t30\t4\t-8\t\n");
  table = rummy_chart_to_table (bars);
  g_assert_cmpstr (table, ==, "Round\tAda\n1\t-5\n2\t20\n");
}

/* How much of a picture is of a colour, within a tenth of the channels. */
static guint
count_pixels (GdkTexture *texture, guint8 red, guint8 green, guint8 blue)
{
  gsize width = (gsize) gdk_texture_get_width (texture), height = (gsize) gdk_texture_get_height (texture);
  g_autofree guint8 *data = g_malloc (width * height * 4);
  guint n = 0;

  gdk_texture_download (texture, data, width * 4);
  for (gsize i = 0; i < width * height; i++)
    n += ABS (data[4 * i] - blue) < 26 && ABS (data[4 * i + 1] - green) < 26 && ABS (data[4 * i + 2] - red) < 26;

  return n;
}

/* Lines of two colours on white, bars of one. */
static void
test_picture (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GtkWidget) view = g_object_ref_sink (rummy_chart_view_new (make_chart (FALSE)));
  g_autoptr (GtkWidget) other = g_object_ref_sink (rummy_chart_view_new (make_chart (TRUE)));
  g_autoptr (GdkTexture) lines = NULL, bars = NULL;

  lines = rummy_chart_view_render (RUMMY_CHART_VIEW (view), 400, 300);
  g_assert_cmpint (gdk_texture_get_width (lines), ==, 800);
  g_assert_cmpint (gdk_texture_get_height (lines), ==, 600);
  g_assert_cmpuint (count_pixels (lines, 0x1a, 0x5f, 0xb4), >, 500);
  g_assert_cmpuint (count_pixels (lines, 0xc6, 0x46, 0x00), >, 20);
  g_assert_cmpuint (count_pixels (lines, 0xff, 0xff, 0xff), >, 300000);

  bars = rummy_chart_view_render (RUMMY_CHART_VIEW (other), 400, 300);
  g_assert_cmpuint (count_pixels (bars, 0x1a, 0x5f, 0xb4), >, 20000);
}

static void
test_print (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_ref_sink (rummy_chart_view_new (make_chart (FALSE)));
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), "chart.pdf", NULL);
  g_autoptr (GtkPrintOperation) print = NULL;
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;

  print = rummy_chart_view_make_print (RUMMY_CHART_VIEW (view));
  gtk_print_operation_set_export_filename (print, path);
  g_assert_cmpint (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &pdf, NULL, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  g_object_unref (view);
}

static gboolean
is_chart (GtkWidget *widget, const char *text)
{
  return RUMMY_IS_CHART_VIEW (widget);
}

/* What would be a gap. */
static gboolean
is_empty_place (GtkWidget *widget, const char *text)
{
  return G_OBJECT_TYPE (widget) == ADW_TYPE_BIN && adw_bin_get_child (ADW_BIN (widget)) == NULL &&
         gtk_widget_get_visible (widget);
}

static gboolean
is_area (GtkWidget *widget, const char *text)
{
  return GTK_IS_DRAWING_AREA (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* The scores show how the totals went, for those too who read it as words. */
static void
test_scores (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match;
  GtkWidget *chart, *area, *row;
  g_autofree char *expected = NULL;
  g_autoptr (GdkContentFormats) formats = NULL;

  finish_round (fixture);
  act (fixture, "scores");
  g_assert_null (find (window_pane (fixture->window), is_chart, NULL));
  g_assert_null (find (window_pane (fixture->window), is_empty_place, NULL));
  act (fixture, "next-round");
  finish_round (fixture);
  match = match_of (fixture);
  window_close_sheet (fixture->window);
  chart = find (window_pane (fixture->window), is_chart, NULL);
  while (find (chart, is_area, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);
  area = find (chart, is_area, NULL);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (area)), ==, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (area, GTK_ACCESSIBLE_PROPERTY_LABEL, "Score After Each Round");
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (chart, has_tooltip, "Show as a List")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Score After Each Round");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (chart, has_tooltip, "Show as a List")), TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_null (find (chart, is_area, NULL));
  row = find (chart, is_row, "Round 2");
  expected = g_strdup_printf ("You %d · Computer %d", match->totals[0], match->totals[1]);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, expected);

  gtk_widget_activate_action (chart, "chart.copy", NULL);
  formats = gdk_content_formats_ref (gdk_clipboard_get_formats (gtk_widget_get_clipboard (chart)));
  g_assert_true (gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE));
  while (find (GTK_WIDGET (fixture->window), is_label, "Picture copied") == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (chart, "chart.copy-table", NULL);
  g_assert_true (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (gtk_widget_get_clipboard (chart)),
                                                    G_TYPE_STRING));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  g_test_add_func ("/charts/scale", test_scale);
  g_test_add_func ("/charts/spread", test_spread);
  g_test_add_func ("/charts/table", test_table);
  ADD ("/charts/picture", test_picture);
  ADD ("/charts/print", test_print);
  ADD ("/charts/scores", test_scores);

  return g_test_run ();
}
