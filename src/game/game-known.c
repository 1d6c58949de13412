/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/game.h"

#include "store/rounds.h"

/* The game's per-seat data: counters, open hands, practice, manners. */

guint
rummy_game_get_won (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, 0);

  return rummy_seats_count_won (rummy_game_get_seats (self), rummy_game_get_match (self), seat);
}

void
rummy_game_reset_won (RummyGame *self)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));

  seats = *rummy_game_get_seats (self);
  rummy_seats_reset_won (&seats, rummy_game_get_match (self));
  rummy_game_set_seats (self, &seats);
}

/* A draw or pick-up begins a turn; melds out of turn in between do not end it. */
guint
rummy_game_count_turns (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);

  return rummy_rounds_count_turns (rummy_game_get_record (self), seat);
}

guint
rummy_game_get_looks (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, 0);

  return rummy_game_get_seats (self)->looks[seat];
}

void
rummy_game_add_look (RummyGame *self, guint seat)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (seat < RUMMY_SEATS_MAX);

  seats = *rummy_game_get_seats (self);
  seats.looks[seat]++;
  rummy_game_set_seats (self, &seats);
}

guint
rummy_game_get_hints (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, 0);

  return rummy_game_get_seats (self)->hints[seat];
}

void
rummy_game_add_hint (RummyGame *self, guint seat)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (seat < RUMMY_SEATS_MAX);

  seats = *rummy_game_get_seats (self);
  if (seats.hints[seat] < G_MAXUINT16)
    seats.hints[seat]++;
  rummy_game_set_seats (self, &seats);
}

guint
rummy_game_get_undone (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, 0);

  return rummy_game_get_seats (self)->undone[seat];
}

gboolean
rummy_game_get_shown (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return rummy_game_get_seats (self)->shown >> seat & 1;
}

void
rummy_game_set_shown (RummyGame *self, guint seat, gboolean shown)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (rummy_game_get_level (self, seat) != RUMMY_LEVEL_PERSON);

  seats = *rummy_game_get_seats (self);
  if (shown)
    seats.shown |= (guint8) (1 << seat);
  else
    seats.shown &= (guint8) ~(1 << seat);
  seats.is_practice |= shown;
  rummy_game_set_seats (self, &seats);
}

static RummyMove
make_trade (guint seat, guint other)
{
  return (RummyMove) { .kind = RUMMY_MOVE_TRADE, .seat = (guint8) seat, .low = (guint8) other,
                       .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
}

RummyRefusal
rummy_game_check_trade (RummyGame *self, guint seat, guint other)
{
  const RummyMove move = make_trade (seat, other);

  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_REFUSED_MALFORMED);

  return rummy_match_check (rummy_game_get_match (self), &move);
}

RummyRefusal
rummy_game_trade (RummyGame *self, guint seat, guint other)
{
  const RummyMove move = make_trade (seat, other);
  RummyRefusal refusal = rummy_game_check_trade (self, seat, other);

  if (refusal != RUMMY_OK)
    return refusal;
  /* Before the move, so that a game with a trade is never saved as one that counts. */
  rummy_game_set_practice (self);

  return rummy_game_play (self, &move, 1);
}

gboolean
rummy_game_is_practice (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return rummy_game_get_seats (self)->is_practice;
}

void
rummy_game_set_practice (RummyGame *self)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));

  seats = *rummy_game_get_seats (self);
  seats.is_practice = TRUE;
  rummy_game_set_seats (self, &seats);
}

RummyManner
rummy_game_get_manner (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_MANNER_EVEN);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, RUMMY_MANNER_EVEN);

  return (RummyManner) rummy_game_get_seats (self)->manner[seat];
}

void
rummy_game_set_manner (RummyGame *self, guint seat, RummyManner manner)
{
  RummySeats seats;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (seat < RUMMY_SEATS_MAX);
  g_return_if_fail (manner < RUMMY_N_MANNERS);

  seats = *rummy_game_get_seats (self);
  seats.manner[seat] = (guint8) manner;
  rummy_game_set_seats (self, &seats);
}

gboolean
rummy_game_has_manner (RummyGame *self, guint seat)
{
  int level;

  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, FALSE);

  level = rummy_game_get_level (self, seat);

  return level != RUMMY_LEVEL_PERSON && rummy_manner_counts (&rummy_game_get_match (self)->rules, (RummyLevel) level);
}
