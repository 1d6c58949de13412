/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/replay.h"

#include "game/arrivals.h"

struct _RummyReplay {
  GObject parent_instance;

  RummyGame *source; /* a copy from when the replay began */
  RummyGame *game;   /* the game that is shown */
  GArray *deals;     /* gsize: where each round begins in the record of @source */
  guint round, position;

  RummyEvents events;
  RummyArrivals arrivals;
};

G_DEFINE_FINAL_TYPE (RummyReplay, rummy_replay, G_TYPE_OBJECT)

enum { PROP_ROUND = 1, PROP_POSITION, N_PROPS };
static GParamSpec *props[N_PROPS];

static gsize
deal_of (RummyReplay *self, guint round)
{
  if (round > self->deals->len)
    return rummy_game_get_record (self->source)->n_moves;

  return g_array_index (self->deals, gsize, round - 1);
}

static void
read_position (RummyReplay *self)
{
  const RummyRecord *record = rummy_game_get_record (self->source);
  gsize deal = deal_of (self, self->round);
  RummyMatch match;

  rummy_record_play (record, deal, &match, NULL);
  rummy_arrivals_follow (self->arrivals, &match, record->moves + deal, self->position + 1, &self->events);
}

static void
show (RummyReplay *self, guint round, guint position)
{
  const RummyRecord *record = rummy_game_get_record (self->source);
  gboolean is_step = round == self->round && position == self->position + 1;
  gboolean changes_round = round != self->round, changes_position = position != self->position;
  gsize n_moves = deal_of (self, round) + 1 + position;

  if (!changes_round && !changes_position)
    return;

  self->round = round;
  self->position = position;
  read_position (self);
  if (is_step)
    rummy_game_play (self->game, &record->moves[n_moves - 1], 1);
  else
    rummy_game_set_moves (self->game, record->moves, n_moves);

  if (changes_round)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ROUND]);
  if (changes_position)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POSITION]);
}

static void
rummy_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyReplay *self = RUMMY_REPLAY (object);

  switch (id) {
  case PROP_ROUND:
    g_value_set_uint (value, self->round);
    break;
  case PROP_POSITION:
    g_value_set_uint (value, self->position);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_replay_dispose (GObject *object)
{
  RummyReplay *self = RUMMY_REPLAY (object);

  g_clear_object (&self->source);
  g_clear_object (&self->game);
  g_clear_pointer (&self->deals, g_array_unref);

  G_OBJECT_CLASS (rummy_replay_parent_class)->dispose (object);
}

static void
rummy_replay_class_init (RummyReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = rummy_replay_get_property;
  object_class->dispose = rummy_replay_dispose;

  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 1, RUMMY_MATCH_ROUNDS_MAX, 1, flags);
  props[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, RUMMY_RECORD_MOVES_MAX, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rummy_replay_init (RummyReplay *self)
{
  self->deals = g_array_new (FALSE, FALSE, sizeof (gsize));
}

RummyReplay *
rummy_replay_new (RummyGame *game)
{
  RummyReplay *self;
  const RummyRecord *record;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);
  g_return_val_if_fail (rummy_game_get_match (game)->rounds > 0, NULL);

  self = g_object_new (RUMMY_TYPE_REPLAY, NULL);
  record = rummy_game_get_record (game);
  self->source = rummy_game_new_from_record (record);
  self->game = rummy_game_new_from_record (record);
  rummy_game_set_seats (self->source, rummy_game_get_seats (game));
  rummy_game_set_seats (self->game, rummy_game_get_seats (game));
  for (gsize i = 0; i < record->n_moves; i++) {
    if (record->moves[i].kind == RUMMY_MOVE_DEAL)
      g_array_append_val (self->deals, i);
  }
  self->round = self->deals->len;
  self->position = rummy_replay_get_length (self);
  read_position (self);

  return self;
}

RummyGame *
rummy_replay_get_game (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), NULL);

  return self->game;
}

guint
rummy_replay_count_rounds (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), 0);

  return self->deals->len;
}

guint
rummy_replay_get_round (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), 0);

  return self->round;
}

void
rummy_replay_set_round (RummyReplay *self, guint round)
{
  g_return_if_fail (RUMMY_IS_REPLAY (self));
  g_return_if_fail (round > 0 && round <= self->deals->len);

  if (round != self->round)
    show (self, round, 0);
}

guint
rummy_replay_get_length (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), 0);

  return (guint) (deal_of (self, self->round + 1) - deal_of (self, self->round) - 1);
}

guint
rummy_replay_get_position (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), 0);

  return self->position;
}

void
rummy_replay_seek (RummyReplay *self, guint position)
{
  g_return_if_fail (RUMMY_IS_REPLAY (self));

  show (self, self->round, MIN (position, rummy_replay_get_length (self)));
}

gboolean
rummy_replay_is_finished (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), FALSE);

  return self->round < self->deals->len || rummy_game_get_round (self->source)->phase == RUMMY_PHASE_OVER;
}

RummyGame *
rummy_replay_play_on (RummyReplay *self, guint seat, guint64 seed)
{
  RummyRecord record;
  RummyGame *game;
  RummySeats seats;
  int level;

  g_return_val_if_fail (RUMMY_IS_REPLAY (self), NULL);
  g_return_val_if_fail (rummy_replay_is_finished (self), NULL);
  g_return_val_if_fail (seat < (guint) rummy_game_get_match (self->source)->rules.players, NULL);

  seats = *rummy_game_get_seats (self->source);
  level = seats.level[seat];
  for (guint i = 0; i < RUMMY_SEATS_MAX && rummy_game_count_people (self->source) == 1; i++) {
    if (seats.level[i] == RUMMY_LEVEL_PERSON)
      seats.level[i] = level;
  }
  seats.level[seat] = RUMMY_LEVEL_PERSON;

  record = *rummy_game_get_record (self->game);
  rummy_record_deal_anew (&record, 0, seed);
  game = rummy_game_new_from_record (&record);
  rummy_notes_truncate (&seats.notes, rummy_game_get_record (game)->n_moves);
  seats.is_practice = TRUE;
  rummy_game_set_seats (game, &seats);

  return game;
}

const RummyEvents *
rummy_replay_get_events (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), NULL);

  return &self->events;
}

const guint16 *
rummy_replay_get_arrivals (RummyReplay *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY (self), NULL);

  return self->arrivals;
}
