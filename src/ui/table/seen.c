/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/seen.h"

#include "ui/words/preview.h"

struct _RummySeen {
  RummyGame *game;
  guint seat;
  gboolean is_closed, is_replay, is_dealt;
  gboolean is_open; /* all hands, also before the round is over */
  gboolean shows_known;
  RummyView view;
};

RummySeen *
rummy_seen_new (void)
{
  return g_new0 (RummySeen, 1);
}

void
rummy_seen_free (RummySeen *self)
{
  g_clear_object (&self->game);
  g_free (self);
}

void
rummy_seen_set_place (RummySeen *self, RummyGame *game, guint seat, gboolean closed)
{
  g_set_object (&self->game, game);
  self->seat = seat;
  self->is_closed = closed;
}

void
rummy_seen_set_replay (RummySeen *self, gboolean open)
{
  self->is_replay = TRUE;
  self->is_open = open;
}

gboolean
rummy_seen_set_shows_known (RummySeen *self, gboolean shows_known)
{
  gboolean changes = self->shows_known != shows_known;

  self->shows_known = shows_known;

  return changes;
}

void
rummy_seen_update (RummySeen *self)
{
  const RummyMatch *match = self->game != NULL ? rummy_game_get_match (self->game) : NULL;
  gboolean is_open;

  self->is_dealt = match != NULL && match->rounds > 0;
  if (!self->is_dealt) {
    memset (&self->view, 0, sizeof self->view);
    return;
  }

  is_open = rummy_seen_sees_own (self) || self->is_open || match->round.phase == RUMMY_PHASE_OVER;
  rummy_view_init (&self->view, &match->round, is_open ? self->seat : RUMMY_SEAT_NONE, match->totals);
}

RummyGame *
rummy_seen_game (const RummySeen *self)
{
  return self->game;
}

guint
rummy_seen_seat (const RummySeen *self)
{
  return self->seat;
}

const RummyView *
rummy_seen_view (const RummySeen *self)
{
  return &self->view;
}

const RummyRound *
rummy_seen_round (const RummySeen *self)
{
  return &self->view.round;
}

gboolean
rummy_seen_is_dealt (const RummySeen *self)
{
  return self->is_dealt;
}

gboolean
rummy_seen_is_closed (const RummySeen *self)
{
  return self->is_closed;
}

gboolean
rummy_seen_is_replay (const RummySeen *self)
{
  return self->is_replay;
}

gboolean
rummy_seen_is_over (const RummySeen *self)
{
  return !self->is_dealt || self->is_replay || self->view.round.phase == RUMMY_PHASE_OVER;
}

gboolean
rummy_seen_is_open (const RummySeen *self)
{
  return self->is_open || self->view.round.phase == RUMMY_PHASE_OVER;
}

gboolean
rummy_seen_shows_all (const RummySeen *self)
{
  return self->is_open;
}

guint
rummy_seen_viewer (const RummySeen *self)
{
  return self->is_closed ? RUMMY_SEAT_NONE : self->seat;
}

gboolean
rummy_seen_sees_own (const RummySeen *self)
{
  return !self->is_closed || (self->is_dealt && rummy_game_get_shown (self->game, self->seat));
}

gboolean
rummy_seen_hides_own (const RummySeen *self)
{
  return self->is_dealt && !rummy_seen_sees_own (self) && !rummy_seen_is_open (self);
}

RummyCards
rummy_seen_own_cards (const RummySeen *self)
{
  const RummyRound *round = &self->view.round;
  RummyCards cards;

  if (!self->is_dealt || rummy_seen_hides_own (self))
    return RUMMY_NO_CARDS;

  cards = round->hand[self->seat];
  if (round->joker != RUMMY_CARD_NONE && round->dealer == self->seat)
    rummy_cards_add (&cards, round->joker);

  return cards;
}

RummyCards
rummy_seen_open_cards (const RummySeen *self, guint seat)
{
  const RummyRound *round = &self->view.round;
  RummyCards cards = self->shows_known ? rummy_round_seen (round, seat)
                                       : rummy_cards_and (round->exposed, round->hand[seat]);

  if (rummy_game_get_shown (self->game, seat))
    cards = rummy_game_get_round (self->game)->hand[seat];
  if (round->joker != RUMMY_CARD_NONE && round->dealer == seat)
    rummy_cards_add (&cards, round->joker);

  return rummy_seen_is_open (self) ? RUMMY_NO_CARDS : cards;
}

guint
rummy_seen_first_discard (const RummySeen *self)
{
  const RummyRound *round = &self->view.round;

  return self->is_dealt && round->rules->pile_view == RUMMY_PILE_TOP && round->n_pile > 0 ? round->n_pile - 1u : 0;
}

gboolean
rummy_seen_lies_below (const RummySeen *self, RummyCard card)
{
  for (guint i = 0; i < rummy_seen_first_discard (self); i++) {
    if (rummy_seen_round (self)->deck[i] == card)
      return TRUE;
  }

  return FALSE;
}

guint
rummy_seen_seat_of_other (const RummySeen *self, guint other)
{
  return (self->seat + 1 + other) % self->view.round.rules->players;
}

guint
rummy_seen_other_of_seat (const RummySeen *self, guint seat)
{
  guint players = self->view.round.rules->players;

  return (seat + players - self->seat - 1) % players;
}

static gboolean
is_person (const RummySeen *self)
{
  return rummy_game_get_level (self->game, self->seat) == RUMMY_LEVEL_PERSON;
}

gboolean
rummy_seen_is_mine (const RummySeen *self)
{
  return !self->is_closed && is_person (self);
}

gboolean
rummy_seen_is_my_turn (const RummySeen *self)
{
  return !rummy_seen_is_over (self) && rummy_seen_is_mine (self) && self->view.round.turn == self->seat;
}

gboolean
rummy_seen_may_meld (const RummySeen *self)
{
  return rummy_seen_is_my_turn (self) || (!rummy_seen_is_over (self) && self->view.round.rules->out_of_turn &&
                                          is_person (self) && rummy_round_may_move (&self->view.round, self->seat));
}

gboolean
rummy_seen_takes (const RummySeen *self)
{
  switch (self->view.round.phase) {
  case RUMMY_PHASE_DRAW:
  case RUMMY_PHASE_OFFER:
  case RUMMY_PHASE_SECOND:
  case RUMMY_PHASE_CALL:
    return rummy_seen_is_my_turn (self);
  default:
    return FALSE;
  }
}

gboolean
rummy_seen_discards (const RummySeen *self)
{
  switch (self->view.round.phase) {
  case RUMMY_PHASE_DRAW:
    return self->view.round.n_stock == 0 && self->view.round.rules->stock_out == RUMMY_STOCKOUT_DISCARD;
  case RUMMY_PHASE_PLAY:
    return self->view.round.rules->pickup != RUMMY_PICKUP_EXCHANGE;
  case RUMMY_PHASE_UPCARD:
  case RUMMY_PHASE_EXCHANGE:
  case RUMMY_PHASE_NODISC:
    return TRUE;
  default:
    return FALSE;
  }
}

gboolean
rummy_seen_has_slot (const RummySeen *self)
{
  return !rummy_seen_is_over (self) && rummy_game_count_people (self->game) > 0 &&
         rummy_preview_may_lay (&self->view.round);
}

gboolean
rummy_seen_may_skip (const RummySeen *self)
{
  const RummyRound *round = &self->view.round;

  return self->is_dealt && round->phase != RUMMY_PHASE_OVER && rummy_game_is_started (self->game) &&
         rummy_game_get_level (self->game, round->turn) != RUMMY_LEVEL_PERSON;
}
