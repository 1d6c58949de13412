/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "play.h"

/* What a game tells, and moves in it. */

#define SEED G_GUINT64_CONSTANT (2024)

/* What a game tells, in the order in which it does. */
typedef struct {
  RummyGame *game;
  GArray *events;
  GString *order; /* e event, m moved, r reset, t u k: notify of turn, can-undo and thinking */
  gsize n_moves;  /* in the record when the first event came */
} Log;

static inline void
event_cb (RummyGame *game, const RummyEvent *event, Log *log)
{
  if (log->events->len == 0)
    log->n_moves = rummy_game_get_record (game)->n_moves;
  g_array_append_val (log->events, *event);
  g_string_append_c (log->order, 'e');
}

static inline void
moved_cb (RummyGame *game, Log *log)
{
  g_string_append_c (log->order, 'm');
}

static inline void
reset_cb (RummyGame *game, Log *log)
{
  g_string_append_c (log->order, 'r');
}

static inline void
turn_cb (RummyGame *game, GParamSpec *pspec, Log *log)
{
  g_string_append_c (log->order, 't');
}

static inline void
can_undo_cb (RummyGame *game, GParamSpec *pspec, Log *log)
{
  g_string_append_c (log->order, 'u');
}

static inline void
thinking_cb (RummyGame *game, GParamSpec *pspec, Log *log)
{
  g_string_append_c (log->order, 'k');
}

static inline Log *
log_new (RummyGame *game)
{
  Log *log = g_new0 (Log, 1);

  log->game = game;
  log->events = g_array_new (FALSE, FALSE, sizeof (RummyEvent));
  log->order = g_string_new (NULL);
  g_signal_connect (game, "event", G_CALLBACK (event_cb), log);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), log);
  g_signal_connect (game, "reset", G_CALLBACK (reset_cb), log);
  g_signal_connect (game, "notify::turn", G_CALLBACK (turn_cb), log);
  g_signal_connect (game, "notify::can-undo", G_CALLBACK (can_undo_cb), log);
  g_signal_connect (game, "notify::thinking", G_CALLBACK (thinking_cb), log);

  return log;
}

static inline void
log_clear (Log *log)
{
  g_array_set_size (log->events, 0);
  g_string_truncate (log->order, 0);
}

static inline void
log_free (Log *log)
{
  g_signal_handlers_disconnect_by_data (log->game, log);
  g_array_unref (log->events);
  g_string_free (log->order, TRUE);
  g_free (log);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Log, log_free)

/* The position is that of the record, and the properties are those of the position. */
static inline void
assert_consistent (RummyGame *game)
{
  const RummyRecord *record = rummy_game_get_record (game);
  const RummyRound *round = rummy_game_get_round (game);
  RummyMatch match;

  g_assert_cmpuint (rummy_record_play (record, record->n_moves, &match, NULL), ==, record->n_moves);
  sample_assert_match_equal (&match, rummy_game_get_match (game));
  g_assert_cmpuint (play_get_turn (game), ==, round->phase == RUMMY_PHASE_OVER ? RUMMY_SEAT_NONE : round->turn);
}

static inline void
play_text (RummyGame *game, const char *text)
{
  RummyMove move = play_move (text);

  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

/* The discard of the first card in the hand that may be discarded. */
static inline void
discard_something (RummyGame *game)
{
  const RummyRound *round = rummy_game_get_round (game);
  RummyCards hand = round->hand[round->turn];

  RUMMY_CARDS_EACH (card, hand) {
    RummyMove move = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE };

    if (rummy_game_play (game, &move, 1) == RUMMY_OK)
      return;
  }
  g_assert_not_reached ();
}
