/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/figures.h"

#include <math.h>
#include <stdio.h>

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

const char *
rummy_figure_error_to_text (const RummyFigure *self, int digits, const char *unknown, char text[RUMMY_FIGURE_TEXT])
{
  double mean = rummy_figure_mean (self);

  if (self->n < 2)
    return unknown;
  snprintf (text, RUMMY_FIGURE_TEXT, "%.*f", digits,
            1.96 * sqrt (fmax (0, self->squares / self->n - mean * mean) / (self->n - 1)));

  return text;
}

void
rummy_share_interval (double share, double n, double *low, double *high)
{
  double z2 = 1.96 * 1.96, middle = share + z2 / (2 * n);
  double width = 1.96 * sqrt (share * (1 - share) / n + z2 / (4 * n * n));

  *low = 100 * fmax (0, (middle - width) / (1 + z2 / n));
  *high = 100 * fmin (1, (middle + width) / (1 + z2 / n));
}
