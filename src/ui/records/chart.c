/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/chart.h"

#include <math.h>

#include "ui/cards/seat-sign.h"
#include "ui/words/words.h"

#define GAP 6.0
#define MARK 4.5       /* half the width of a mark */
#define MARKS_APART 13 /* at least */
#define LINE_WIDTH 2.0
#define TICKS 5        /* approximate number */
#define FAINT 0.18
#define DIM 0.6
#define BAND 0.2

typedef struct {
  const RummyChart *chart;
  const RummyChartLook *look;
  cairo_t *cr;
  PangoLayout *layout;
  double x, y, width, height; /* of the plot area */
  double lowest, highest, step;
} Plot;

static void
series_free (gpointer data)
{
  RummyChartSeries *series = data;

  g_free (series->name);
  g_array_unref (series->values);
  g_array_unref (series->spreads);
  g_free (series);
}

RummyChart *
rummy_chart_new (const char *title, const char *axis)
{
  RummyChart *self = g_new0 (RummyChart, 1);

  self->title = g_strdup (title);
  self->axis = g_strdup (axis);
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->series = g_ptr_array_new_with_free_func (series_free);

  return self;
}

void
rummy_chart_free (RummyChart *self)
{
  g_free (self->title);
  g_free (self->axis);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->series);
  g_free (self);
}

RummyChartSeries *
rummy_chart_add_series (RummyChart *self, const char *name)
{
  RummyChartSeries *series = g_new0 (RummyChartSeries, 1);

  series->name = g_strdup (name);
  series->values = g_array_new (FALSE, FALSE, sizeof (double));
  series->spreads = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (self->series, series);

  return series;
}

void
rummy_chart_add_step (RummyChart *self, const char *label)
{
  g_ptr_array_add (self->labels, g_strdup (label));
}

void
rummy_chart_add_value (RummyChartSeries *self, double value)
{
  g_array_append_val (self->values, value);
}

void
rummy_chart_add_spread (RummyChartSeries *self, double value, double spread)
{
  g_array_append_val (self->values, value);
  g_array_append_val (self->spreads, spread);
}

char *
rummy_chart_format (double value)
{
  return rummy_words_points ((int) lround (value));
}

static double
value_at (const RummyChartSeries *series, guint i)
{
  return i < series->values->len ? g_array_index (series->values, double, i) : NAN;
}

static double
spread_at (const RummyChartSeries *series, guint i)
{
  return i < series->spreads->len ? g_array_index (series->spreads, double, i) : 0;
}

/* Escapes tabs in names. */
static void
add_cell (GString *table, const char *text, gboolean is_first)
{
  g_autofree char *cell = g_strdelimit (g_strdup (text), "\t\n", ' ');

  if (!is_first)
    g_string_append_c (table, '\t');
  g_string_append (table, cell);
}

static void
add_number (GString *table, double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE] = "";

  if (!isnan (value))
    g_ascii_formatd (text, sizeof text, "%.6g", value);
  add_cell (table, text, FALSE);
}

char *
rummy_chart_to_table (const RummyChart *self)
{
  g_autoptr (GString) table = g_string_new (NULL);

  add_cell (table, self->axis != NULL ? self->axis : self->title, TRUE);
  for (guint k = 0; k < self->series->len; k++) {
    const RummyChartSeries *series = self->series->pdata[k];

    add_cell (table, series->name, FALSE);
    if (series->spreads->len > 0)
      add_cell (table, "±", FALSE);
  }
  for (guint i = 0; i < self->labels->len; i++) {
    g_string_append_c (table, '\n');
    add_cell (table, self->labels->pdata[i], TRUE);
    for (guint k = 0; k < self->series->len; k++) {
      const RummyChartSeries *series = self->series->pdata[k];

      add_number (table, value_at (series, i));
      if (series->spreads->len > 0)
        add_number (table, spread_at (series, i));
    }
  }
  g_string_append_c (table, '\n');

  return g_string_free_and_steal (g_steal_pointer (&table));
}

/* Next of 1, 2, 5, 10, 20, … */
static double
round_step (double step)
{
  double unit = pow (10, floor (log10 (step)));

  return step <= unit ? unit : step <= 2 * unit ? 2 * unit : step <= 5 * unit ? 5 * unit : 10 * unit;
}

void
rummy_chart_get_scale (const RummyChart *self, double *lowest, double *highest, double *step)
{
  double low = INFINITY, high = -INFINITY;

  for (guint k = 0; k < self->series->len; k++) {
    const RummyChartSeries *series = self->series->pdata[k];

    for (guint i = 0; i < series->values->len; i++) {
      double value = value_at (series, i);

      if (isnan (value))
        continue;
      low = fmin (low, value - spread_at (series, i));
      high = fmax (high, value + spread_at (series, i));
    }
  }
  if (low > high)
    low = high = 0;
  if (self->is_bars || (low > 0 && 2 * low < high - low))
    low = fmin (low, 0);
  if (self->is_bars || (high < 0 && -2 * high < high - low))
    high = fmax (high, 0);
  if (high - low < 1)
    high = low + 1;

  *step = fmax (1, round_step ((high - low) / TICKS));
  *lowest = floor (low / *step) * *step;
  *highest = ceil (high / *step) * *step;
}

/* ---- Drawing ---- */

static void
set_ink (Plot *plot, double alpha)
{
  const GdkRGBA *ink = &plot->look->ink;

  cairo_set_source_rgba (plot->cr, ink->red, ink->green, ink->blue, ink->alpha * alpha);
}

static void
set_color (Plot *plot, guint i, double alpha)
{
  GdkRGBA color = rummy_seat_sign_get_color (i, plot->look->is_dark);

  cairo_set_source_rgba (plot->cr, color.red, color.green, color.blue, alpha);
}

static void
measure_text (Plot *plot, const char *text, double *width, double *height)
{
  int w, h;

  pango_layout_set_width (plot->layout, -1);
  pango_layout_set_text (plot->layout, text, -1);
  pango_layout_get_pixel_size (plot->layout, &w, &h);
  *width = w;
  *height = h;
}

/* Draws text at the upper left corner, ellipsized. */
static void
show_text (Plot *plot, const char *text, double x, double y, double most)
{
  double width, height;

  measure_text (plot, text, &width, &height);
  if (width > most) {
    pango_layout_set_ellipsize (plot->layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_width (plot->layout, (int) (most * PANGO_SCALE));
  }
  cairo_move_to (plot->cr, x, y);
  pango_cairo_show_layout (plot->cr, plot->layout);
  pango_layout_set_ellipsize (plot->layout, PANGO_ELLIPSIZE_NONE);
}

/* Mirrors x for right to left. */
static double
turn (const Plot *plot, double x, double all)
{
  return plot->look->is_turned ? all - x : x;
}

static double
step_x (const Plot *plot, guint i)
{
  guint n = plot->chart->labels->len;
  double at = n < 2 ? (i + 0.5) / MAX (n, 1) : (double) i / (n - 1);

  return plot->x + plot->width * (plot->look->is_turned ? 1 - at : at);
}

static double
value_y (const Plot *plot, double value)
{
  return plot->y + plot->height * (plot->highest - value) / (plot->highest - plot->lowest);
}

/* The signs of seats. */
static void
draw_mark (Plot *plot, guint series, double x, double y)
{
  const graphene_rect_t rect =
    GRAPHENE_RECT_INIT ((float) (x - MARK), (float) (y - MARK), 2 * (float) MARK, 2 * (float) MARK);

  rummy_seat_sign_draw (plot->cr, series, &rect, plot->look->is_dark);
}

/* Draws the legend; returns its bottom. */
static double
draw_legend (Plot *plot, double y, double width)
{
  double x = 0, line = 0;

  if (plot->chart->series->len < 2)
    return y;

  for (guint k = 0; k < plot->chart->series->len; k++) {
    const RummyChartSeries *series = plot->chart->series->pdata[k];
    double w, h, mark = 4 * MARK, own;

    measure_text (plot, series->name, &w, &h);
    own = mark + w;
    if (x > 0 && x + own > width) {
      x = 0;
      y += line;
    }
    line = h;
    own = fmin (own, width);
    draw_mark (plot, k, turn (plot, x + 1.5 * MARK, width), y + h / 2);
    set_ink (plot, 1);
    show_text (plot, series->name, plot->look->is_turned ? width - x - own : x + mark, y, own - mark);
    x += own + 2 * GAP;
  }

  return y + line + GAP;
}

static guint
n_lines (const Plot *plot)
{
  return 1 + (guint) lround ((plot->highest - plot->lowest) / plot->step);
}

static void
draw_grid (Plot *plot, double width)
{
  for (guint i = 0; i < n_lines (plot); i++) {
    double value = plot->lowest + i * plot->step;
    g_autofree char *text = rummy_chart_format (value);
    double y = round (value_y (plot, value)) + 0.5, w, h;

    set_ink (plot, fabs (value) < plot->step / 2 ? DIM : FAINT);
    cairo_set_line_width (plot->cr, 1);
    cairo_move_to (plot->cr, plot->x, y);
    cairo_line_to (plot->cr, plot->x + plot->width, y);
    cairo_stroke (plot->cr);
    measure_text (plot, text, &w, &h);
    set_ink (plot, DIM);
    show_text (plot, text, plot->look->is_turned ? plot->x + plot->width + GAP : plot->x - GAP - w, y - h / 2, w);
  }
}

/* Draws labels that do not overlap. */
static void
draw_steps (Plot *plot, double y)
{
  guint n = plot->chart->labels->len, every = 1;
  double widest = 0, w, h;

  for (guint i = 0; i < n; i++) {
    measure_text (plot, plot->chart->labels->pdata[i], &w, &h);
    widest = fmax (widest, w);
  }
  if (n > 1)
    every = (guint) fmax (1, ceil ((widest + 2 * GAP) * (n - 1) / plot->width));
  for (guint i = 0; i < n; i += every) {
    const char *label = plot->chart->labels->pdata[i];
    double x;

    measure_text (plot, label, &w, &h);
    x = CLAMP (step_x (plot, i) - w / 2, plot->x - w / 2, plot->x + plot->width - w / 2);
    set_ink (plot, DIM);
    show_text (plot, label, x, y, w);
  }
}

static void
draw_band (Plot *plot, guint k)
{
  const RummyChartSeries *series = plot->chart->series->pdata[k];

  if (series->spreads->len == 0)
    return;

  cairo_new_path (plot->cr);
  for (guint i = 0; i < series->values->len; i++)
    cairo_line_to (plot->cr, step_x (plot, i), value_y (plot, value_at (series, i) + spread_at (series, i)));
  for (guint i = series->values->len; i-- > 0;)
    cairo_line_to (plot->cr, step_x (plot, i), value_y (plot, value_at (series, i) - spread_at (series, i)));
  cairo_close_path (plot->cr);
  set_color (plot, k, BAND);
  cairo_fill (plot->cr);
}

static void
draw_line (Plot *plot, guint k)
{
  const RummyChartSeries *series = plot->chart->series->pdata[k];
  guint n = plot->chart->labels->len;
  guint every = n < 2 ? 1 : (guint) fmax (1, ceil (MARKS_APART * (n - 1) / plot->width));
  gboolean is_on = FALSE;

  draw_band (plot, k);
  set_color (plot, k, 1);
  cairo_set_line_width (plot->cr, LINE_WIDTH);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < series->values->len; i++) {
    double value = value_at (series, i);

    if (is_on && !isnan (value))
      cairo_line_to (plot->cr, step_x (plot, i), value_y (plot, value));
    else if (!isnan (value))
      cairo_move_to (plot->cr, step_x (plot, i), value_y (plot, value));
    is_on = !isnan (value);
  }
  cairo_stroke (plot->cr);
  /* A single line needs no marks. */
  for (guint i = 0; i < series->values->len && (every == 1 || plot->chart->series->len > 1); i += every) {
    if (!isnan (value_at (series, i)))
      draw_mark (plot, k, step_x (plot, i), value_y (plot, value_at (series, i)));
  }
}

/* Draws bars, each under its label, which may be long, with its value. */
static void
draw_bars (Plot *plot, double numbers, double line)
{
  const RummyChartSeries *series = plot->chart->series->pdata[0];
  guint n = plot->chart->labels->len;
  double each = plot->height / n, thick = fmax (2, each - line - 2 * GAP), all = 2 * plot->x + plot->width;

  for (guint i = 0; i < n; i++) {
    double y = plot->y + i * each, value = value_at (series, i), from, to, w, h;
    g_autofree char *text = isnan (value) ? NULL : rummy_chart_format (value);
    const char *label = plot->chart->labels->pdata[i];

    measure_text (plot, label, &w, &h);
    set_ink (plot, 1);
    show_text (plot, label, plot->look->is_turned ? fmax (0, all - w) : 0, y, all);
    if (text == NULL)
      continue;
    from = plot->width * (fmin (value, 0) - plot->lowest) / (plot->highest - plot->lowest);
    to = plot->width * (fmax (value, 0) - plot->lowest) / (plot->highest - plot->lowest);
    set_color (plot, 0, 1);
    cairo_rectangle (plot->cr, turn (plot, plot->look->is_turned ? to : from, all), y + line + 2,
                     fmax (to - from, 1), thick);
    cairo_fill (plot->cr);
    measure_text (plot, text, &w, &h);
    set_ink (plot, 1);
    show_text (plot, text, plot->look->is_turned ? all - to - GAP - w : to + GAP, y + line + 2 + (thick - h) / 2,
               numbers);
  }
}

/* Room for the widest number. */
static double
measure_numbers (Plot *plot, double *line)
{
  double widest = 0;

  for (guint i = 0; i < n_lines (plot); i++) {
    g_autofree char *text = rummy_chart_format (plot->lowest + i * plot->step);
    double w;

    measure_text (plot, text, &w, line);
    widest = fmax (widest, w);
  }

  return widest;
}

void
rummy_chart_draw (const RummyChart *self, cairo_t *cr, PangoContext *context, double width, double height,
                  const RummyChartLook *look)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  Plot plot = { .chart = self, .look = look, .cr = cr, .layout = layout };
  double y = 0, w, line = 0, beside;

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (look->has_title) {
    measure_text (&plot, self->title, &w, &line);
    set_ink (&plot, 1);
    show_text (&plot, self->title, fmax (0, (width - w) / 2), y, width);
    y += line + GAP;
  }
  y = draw_legend (&plot, y, width);
  if (self->series->len == 0 || self->labels->len == 0)
    return;

  rummy_chart_get_scale (self, &plot.lowest, &plot.highest, &plot.step);
  beside = measure_numbers (&plot, &line) + GAP;
  if (self->is_bars) {
    plot.y = y;
    plot.width = fmax (1, width - beside);
    plot.x = beside / 2;
    plot.height = height - y;
    draw_bars (&plot, beside, line);
    return;
  }
  plot.x = look->is_turned ? 2 * MARK : beside;
  plot.y = y + line / 2;
  plot.width = fmax (1, width - beside - 2 * MARK);
  plot.height = fmax (1, height - plot.y - GAP - (self->axis != NULL ? 2 : 1) * line);
  draw_grid (&plot, width);
  draw_steps (&plot, plot.y + plot.height + GAP);
  if (self->axis != NULL) {
    measure_text (&plot, self->axis, &w, &line);
    set_ink (&plot, DIM);
    show_text (&plot, self->axis, plot.x + fmax (0, (plot.width - w) / 2), height - line, plot.width);
  }
  for (guint k = 0; k < self->series->len; k++)
    draw_line (&plot, k);
}
