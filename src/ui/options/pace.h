/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* In the order of the settings' values. */
typedef enum {
  RUMMY_SPEED_SLOW,
  RUMMY_SPEED_NORMAL,
  RUMMY_SPEED_FAST,
  RUMMY_SPEED_OFF
} RummySpeed;

/* How fast things go on the table. */
typedef struct {
  RummySpeed speed; /* of cards that travel */
  guint pause;      /* after an act of another seat, in milliseconds */
  gboolean marks;   /* what other seats take and put down is marked */
} RummyPace;

extern const RummyPace rummy_pace_default;

void rummy_pace_read (GSettings *settings, RummyPace *pace);

/* How many times as fast as with RUMMY_SPEED_NORMAL cards travel; 1 also where they do not. */
double rummy_pace_rate (const RummyPace *pace);

G_END_DECLS
