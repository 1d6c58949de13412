/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <math.h>

/* Colors as seen with normal vision and with each kind of complete color blindness.  Matrices on linear RGB by Machado,
 * Oliveira and Fernandes (2009). */
static const double eyes[][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.1523, 1.0526, -0.2049 }, { 0.1145, 0.7863, 0.0992 }, { -0.0039, -0.0481, 1.0520 } },
  { { 0.3673, 0.8606, -0.2280 }, { 0.2801, 0.6725, 0.0474 }, { -0.0118, 0.0429, 0.9689 } },
  { { 1.2555, -0.0767, -0.1788 }, { -0.0784, 0.9308, 0.1476 }, { 0.0047, 0.6914, 0.3039 } },
};

#define ALIKE 20 /* or closer; some nine times what can just be told apart side by side (2.3) */

static inline double
to_linear (guint byte)
{
  double value = byte / 255.0;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static inline double
to_lab (double value)
{
  return value > 0.008856 ? cbrt (value) : 7.787 * value + 16 / 116.0;
}

/* A pixel as CIELAB. */
static inline void
see (guint32 pixel, const double eye[3][3], double lab[3])
{
  double rgb[3], seen[3], x, y, z;

  for (int i = 0; i < 3; i++)
    rgb[i] = to_linear (pixel >> (16 - 8 * i) & 0xff);
  for (int i = 0; i < 3; i++)
    seen[i] = CLAMP (eye[i][0] * rgb[0] + eye[i][1] * rgb[1] + eye[i][2] * rgb[2], 0, 1);

  x = to_lab ((0.4125 * seen[0] + 0.3576 * seen[1] + 0.1804 * seen[2]) / 0.9505);
  y = to_lab (0.2127 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
  z = to_lab ((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9503 * seen[2]) / 1.0888);

  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

/* Returns how far apart two pixels are. */
static inline double
contrast (guint32 one, guint32 other, const double eye[3][3])
{
  double a[3], b[3];

  see (one, eye, a);
  see (other, eye, b);

  return hypot (hypot (a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
}
