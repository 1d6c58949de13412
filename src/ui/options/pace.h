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

/* How fast things happen on the table. */
typedef struct {
  RummySpeed speed; /* of moving cards */
  guint pause;      /* after an action of another seat, in ms */
  gboolean marks;   /* highlight what other seats take and lay */
} RummyPace;

extern const RummyPace rummy_pace_default;

void rummy_pace_read (GSettings *settings, RummyPace *pace);

/* Returns the speed of cards relative to RUMMY_SPEED_NORMAL; 1 if animations are off. */
double rummy_pace_rate (const RummyPace *pace);

G_END_DECLS
