/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/records/chart.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CHART_VIEW (rummy_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (RummyChartView, rummy_chart_view, RUMMY, CHART_VIEW, GtkBox)

/* A chart with title, list of values, copying and printing. Uses the toast overlay around it. Takes chart. */
GtkWidget *rummy_chart_view_new (RummyChart *chart);

/* Renders the chart on white, for the clipboard. */
GdkTexture *rummy_chart_view_render (RummyChartView *self, int width, int height);

/* Returns a print operation. */
GtkPrintOperation *rummy_chart_view_make_print (RummyChartView *self);

G_END_DECLS
