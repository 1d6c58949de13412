/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/seats.h"

G_BEGIN_DECLS

/* What stands for a profile in the history: its id, or this for the one that was made of what there was before there
 * were any. */
#define RUMMY_PROFILE_FIRST "first"
#define RUMMY_PROFILE_BYTES 37

/* Stands, where games are asked for, for those of computers among themselves, which somebody only watched. */
#define RUMMY_PROFILE_NOBODY ""

/* Whose a game is, and whose the result of each seat; "" is nobody's who has a profile. */
typedef struct {
  char game[RUMMY_PROFILE_BYTES];
  char seat[RUMMY_SEATS_MAX][RUMMY_PROFILE_BYTES];
} RummyGameProfiles;

/* Of a game with n of these seats that is played now: a person with the name of a profile is that one, and who plays is
 * the person who is alone, or else the first one without a name. */
void rummy_profile_lookup (RummyGameProfiles *self, GSettings *settings, const RummySeats *seats, guint n);

G_END_DECLS
