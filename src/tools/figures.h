/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Means and shares with their 95 % intervals. */

typedef struct {
  double n, sum, squares;
} RummyFigure;

void rummy_figure_add (RummyFigure *self, double value);
double rummy_figure_mean (const RummyFigure *self);

/* Half the width of the interval of the mean, with so many digits behind the point; unknown where there are fewer than
 * two values, which tell nothing of it. */
#define RUMMY_FIGURE_TEXT 32
const char *rummy_figure_error_to_text (const RummyFigure *self, int digits, const char *unknown,
                                        char text[RUMMY_FIGURE_TEXT]);

/* Wilson's interval of a share out of n, in percent. */
void rummy_share_interval (double share, double n, double *low, double *high);
