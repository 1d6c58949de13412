/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  char *name;
  GArray *values;  /* double, NAN if missing */
  GArray *spreads; /* double, as many: margin of error; or none */
} RummyChartSeries;

/* A chart as data. Lines differ by color and mark; marks are the signs of the eight seats. */
typedef struct {
  char *title;
  char *axis;        /* name of the steps, such as "Rounds", or NULL */
  gboolean is_bars;  /* bars of the first series instead of lines */
  GPtrArray *labels; /* char *, of the steps */
  GPtrArray *series; /* RummyChartSeries */
} RummyChart;

RummyChart *rummy_chart_new (const char *title, const char *axis);
void rummy_chart_free (RummyChart *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyChart, rummy_chart_free)

/* Every series has a value for each step, in order. */
RummyChartSeries *rummy_chart_add_series (RummyChart *self, const char *name);
void rummy_chart_add_step (RummyChart *self, const char *label);
void rummy_chart_add_value (RummyChartSeries *self, double value);
void rummy_chart_add_spread (RummyChartSeries *self, double value, double spread);

/* Formats a value. */
char *rummy_chart_format (double value);

/* Range and step of the value axis, with round numbers, including zero if it is between. */
void rummy_chart_get_scale (const RummyChart *self, double *lowest, double *highest, double *step);

/* As a table with tabs, for spreadsheets. */
char *rummy_chart_to_table (const RummyChart *self);

typedef struct {
  GdkRGBA ink;
  gboolean is_dark, is_turned; /* dark background; right to left */
  gboolean has_title;
} RummyChartLook;

/* Text has the size of context. */
void rummy_chart_draw (const RummyChart *self, cairo_t *cr, PangoContext *context, double width, double height,
                       const RummyChartLook *look);

G_END_DECLS
