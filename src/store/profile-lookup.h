/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/seats.h"

G_BEGIN_DECLS

/* Identifies a profile in the history: its id, or this for the profile made from the data of a time before profiles. */
#define RUMMY_PROFILE_FIRST "first"
#define RUMMY_PROFILE_BYTES 37

/* Filters for games between computers, which were only watched. */
#define RUMMY_PROFILE_NOBODY ""

/* The profiles that own a game and the result of each seat; "" for no profile. */
typedef struct {
  char game[RUMMY_PROFILE_BYTES];
  char seat[RUMMY_SEATS_MAX][RUMMY_PROFILE_BYTES];
} RummyGameProfiles;

/* Determines the owners for a game with @n seats that is played now.  A person named like a profile is that profile.
 * The current profile is the only person at the table, or else the first one without a name. */
void rummy_profile_lookup (RummyGameProfiles *self, GSettings *settings, const RummySeats *seats, guint n);

G_END_DECLS
