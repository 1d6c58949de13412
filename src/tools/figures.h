/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Means and proportions with 95 % confidence intervals. */

typedef struct {
  double n, sum, squares;
} RummyFigure;

void rummy_figure_add (RummyFigure *self, double value);
double rummy_figure_mean (const RummyFigure *self);

/* Writes half the width of the mean's interval with @digits decimals, or @unknown if there are fewer than two
 * values. */
#define RUMMY_FIGURE_TEXT 32
const char *rummy_figure_error_to_text (const RummyFigure *self, int digits, const char *unknown,
                                        char text[RUMMY_FIGURE_TEXT]);

/* Computes the Wilson interval of @share out of @n, in percent. */
void rummy_share_interval (double share, double n, double *low, double *high);
