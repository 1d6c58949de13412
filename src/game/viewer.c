/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/viewer.h"

void
rummy_viewer_init (RummyViewer *self)
{
  *self = (RummyViewer) { 0, RUMMY_SEAT_NONE, RUMMY_SEAT_NONE, RUMMY_SEAT_NONE };
}

static gboolean
is_person (RummyGame *game, guint seat)
{
  return seat != RUMMY_SEAT_NONE && rummy_game_get_level (game, seat) == RUMMY_LEVEL_PERSON;
}

static void
look (RummyViewer *self, guint seat)
{
  self->seat = self->person = self->last = seat;
  self->awaited = RUMMY_SEAT_NONE;
}

gboolean
rummy_viewer_update (RummyViewer *self, RummyGame *game)
{
  const RummyMatch *match = rummy_game_get_match (game);
  gboolean is_open = match->round.phase == RUMMY_PHASE_OVER;
  guint first = RUMMY_SEAT_NONE, n_people = rummy_game_count_people (game), wanted;
  RummyViewer before = *self;

  for (guint seat = (guint) match->rules.players; seat > 0; seat--) {
    if (is_person (game, seat - 1))
      first = seat - 1;
  }

  if (n_people == 1)
    wanted = first;
  else
    wanted = !is_open && is_person (game, match->round.turn) ? match->round.turn : RUMMY_SEAT_NONE;

  /* After all hands were open, or when only computers play, nobody in particular is at the screen. */
  if (n_people == 0 || (n_people > 1 && is_open))
    self->last = RUMMY_SEAT_NONE;
  if (self->seat >= (guint) match->rules.players || (self->last == RUMMY_SEAT_NONE && first != RUMMY_SEAT_NONE &&
                                                     !is_person (game, self->seat)))
    self->seat = first != RUMMY_SEAT_NONE ? first : 0;

  if (wanted != RUMMY_SEAT_NONE && (wanted == self->last || (n_people == 1 && self->last == RUMMY_SEAT_NONE))) {
    look (self, wanted);
  } else {
    self->person = RUMMY_SEAT_NONE;
    self->awaited = wanted;
  }

  return self->seat != before.seat || self->person != before.person || self->awaited != before.awaited;
}

void
rummy_viewer_accept (RummyViewer *self)
{
  g_return_if_fail (self->awaited != RUMMY_SEAT_NONE);

  look (self, self->awaited);
}
