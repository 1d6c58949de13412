/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/game.h"

/* Access to single seats. */

void
rummy_game_set_level (RummyGame *self, guint seat, int level)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (seat < RUMMY_SEATS_MAX);
  g_return_if_fail (level >= RUMMY_LEVEL_PERSON && level < RUMMY_N_LEVELS);

  seats = *rummy_game_get_seats (self);
  seats.level[seat] = level;
  rummy_game_set_seats (self, &seats);
}

guint
rummy_game_count_people (RummyGame *self)
{
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);

  for (guint seat = 0; seat < (guint) rummy_game_get_match (self)->rules.players; seat++)
    n += rummy_game_get_level (self, seat) == RUMMY_LEVEL_PERSON;

  return n;
}

void
rummy_game_set_name (RummyGame *self, guint seat, const char *name)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (seat < RUMMY_SEATS_MAX);

  seats = *rummy_game_get_seats (self);
  rummy_seats_set_name (&seats, seat, name);
  rummy_game_set_seats (self, &seats);
}
