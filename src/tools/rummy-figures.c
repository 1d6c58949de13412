/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-figures.h"

#include <math.h>

void
rummy_figure_add (RummyFigure *self, double value)
{
  self->n++;
  self->sum += value;
  self->squares += value * value;
}

double
rummy_figure_mean (const RummyFigure *self)
{
  return self->n > 0 ? self->sum / self->n : 0;
}

double
rummy_figure_error (const RummyFigure *self)
{
  double mean = rummy_figure_mean (self);

  return self->n < 2 ? 0 : 1.96 * sqrt (fmax (0, self->squares / self->n - mean * mean) / (self->n - 1));
}

void
rummy_share_interval (double share, double n, double *low, double *high)
{
  double z2 = 1.96 * 1.96, middle = share + z2 / (2 * n);
  double width = 1.96 * sqrt (share * (1 - share) / n + z2 / (4 * n * n));

  *low = 100 * fmax (0, (middle - width) / (1 + z2 / n));
  *high = 100 * fmin (1, (middle + width) / (1 + z2 / n));
}
