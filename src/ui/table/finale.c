/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/finale.h"

#include <math.h>

#include "ui/table/count-up.h"
#include "ui/table/moment.h"
#include "ui/table/piece.h"

#define MS 1000

/* In milliseconds. */
#define LANDING RUMMY_MOTION_MS /* of the card with which the round ended */
#define BEFORE_COUNT 500        /* of the moment, which goes on beside it */
#define BEFORE_WIN 100

struct _RummyFinale {
  RummySeen *seen;
  const RummySpread *spread;
  RummySeating *seating;
  RummyStage *stage;
  RummyReckoning reckoning;
  gint64 start;       /* by the stage's clock */
  gboolean has_count; /* the round counts */
  guint winner;       /* a seat, or RUMMY_SEAT_NONE */
  double count_start, count_length; /* in ms after start */
};

RummyFinale *
rummy_finale_new (RummySeen *seen, const RummySpread *spread, RummySeating *seating)
{
  RummyFinale *self = g_new0 (RummyFinale, 1);

  self->seen = seen;
  self->spread = spread;
  self->seating = seating;
  self->stage = rummy_spread_get_stage (spread);

  return self;
}

void
rummy_finale_free (RummyFinale *self)
{
  g_free (self);
}

void
rummy_finale_plan (RummyFinale *self)
{
  const RummyMatch *match = rummy_game_get_match (rummy_seen_game (self->seen));

  self->has_count = rummy_reckoning_init (&self->reckoning, &match->round) && self->reckoning.n > 0;
  self->winner = rummy_match_round_winner (match);
  if (self->winner == RUMMY_SEAT_NONE)
    self->winner = match->round.out;
  self->start = rummy_stage_now (self->stage) + LANDING * MS;
  self->count_start = self->winner != RUMMY_SEAT_NONE ? BEFORE_COUNT : 0;
  self->count_length = self->has_count ? rummy_count_up_get_length (&self->reckoning) : 0;
}

gint64
rummy_finale_get_turn (RummyFinale *self, guint seat)
{
  guint step = rummy_reckoning_find_hand (&self->reckoning, seat);
  double ms = self->count_start;

  if (self->has_count && step < self->reckoning.n)
    ms += rummy_count_up_get_start (&self->reckoning, step);

  return self->start + (gint64) (ms * MS);
}

void
rummy_finale_play (RummyFinale *self)
{
  const RummyMatch *match = rummy_game_get_match (rummy_seen_game (self->seen));
  gboolean is_win = match->over && match->winner != RUMMY_SEAT_NONE;
  gint64 count = self->start + (gint64) (self->count_start * MS);
  gint64 end = count + (gint64) (self->count_length * MS);
  static const int nothing[RUMMY_SEATS_MAX];

  if (self->winner != RUMMY_SEAT_NONE && !is_win)
    rummy_moment_play (self->seen, self->spread, self->winner, FALSE, self->start);
  if (self->has_count) {
    rummy_seating_count (self->seating, nothing, RUMMY_SEAT_NONE); /* the result isn't told before it is counted */
    rummy_count_up_play (&self->reckoning, self->seen, self->spread, self->seating, count);
  }
  if (is_win)
    rummy_moment_play (self->seen, self->spread, match->winner, TRUE, end + BEFORE_WIN * MS);
}
