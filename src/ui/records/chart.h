/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  char *name;
  GArray *values;  /* double, NAN where there is none */
  GArray *spreads; /* double, as many: how far the truth may be to both sides; or none */
} RummyChartSeries;

/* What a chart shows.  Lines are told apart by their marks as well as by their colours: they are the signs of seats, of
 * which there are eight. */
typedef struct {
  char *title;
  char *axis;        /* what the steps are: "Rounds"; or NULL */
  gboolean is_bars;  /* of the first series, one below the other, in place of lines */
  GPtrArray *labels; /* char *: of the steps */
  GPtrArray *series; /* RummyChartSeries */
} RummyChart;

RummyChart *rummy_chart_new (const char *title, const char *axis);
void rummy_chart_free (RummyChart *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyChart, rummy_chart_free)

/* Every series has a value for each step, in the order in which the steps were added. */
RummyChartSeries *rummy_chart_add_series (RummyChart *self, const char *name);
void rummy_chart_add_step (RummyChart *self, const char *label);
void rummy_chart_add_value (RummyChartSeries *self, double value);
void rummy_chart_add_spread (RummyChartSeries *self, double value, double spread);

/* A value as it is written. */
char *rummy_chart_format (double value);

/* Where the axis of values has its marks: from lowest to highest in steps that are easy to read, zero among them where
 * it is in between. */
void rummy_chart_get_scale (const RummyChart *self, double *lowest, double *highest, double *step);

/* All of it as lines of columns with tabs between them, as programs that reckon take them from the clipboard. */
char *rummy_chart_to_table (const RummyChart *self);

typedef struct {
  GdkRGBA ink;
  gboolean is_dark, is_turned; /* on a dark ground; from right to left */
  gboolean has_title;
} RummyChartLook;

/* Letters are as large as those of context. */
void rummy_chart_draw (const RummyChart *self, cairo_t *cr, PangoContext *context, double width, double height,
                       const RummyChartLook *look);

G_END_DECLS
