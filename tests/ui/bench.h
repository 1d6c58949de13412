/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>

/* What the measurements have in common. */

static inline int
compare_cb (const void *a, const void *b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

/* One line for build-aux/bench; sorts the values. */
static inline void
print_median (const char *name, double *values, guint n, const char *unit)
{
  qsort (values, n, sizeof *values, compare_cb);
  printf ("%s\t%.1f\t%s\n", name, values[n / 2], unit);
}
