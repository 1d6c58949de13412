/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Means and shares with their 95 % intervals. */

typedef struct {
  double n, sum, squares;
} RummyFigure;

void rummy_figure_add (RummyFigure *self, double value);
double rummy_figure_mean (const RummyFigure *self);

/* Half the width of the interval of the mean; 0 where fewer than two values are known. */
double rummy_figure_error (const RummyFigure *self);

/* Wilson's interval of a share out of n, in percent. */
void rummy_share_interval (double share, double n, double *low, double *high);
