/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

/* Positions in which something is about to be seen, found by letting computers play without a window. */

static inline RummyMove
scenes_choose (RummyGame *game, RummyRng *rng)
{
  const RummyMatch *match = rummy_game_get_match (game);
  const RummyLimits limits = { 0 };
  RummyPlayer player = { .level = RUMMY_LEVEL_AVERAGE };
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  guint seat = rummy_match_next_computer (match, 255);
  RummyView view;

  if (match->rounds == 0 || match->round.phase == RUMMY_PHASE_OVER)
    return move;

  rummy_game_read_view (game, seat, &view);

  return rummy_player_choose (&view, player, rng, &limits);
}

typedef gboolean (*ScenesFunc) (RummyGame *game, const RummyMove *next);

/* Plays until func likes the position and the next move, which is set; FALSE if the game ends before. */
static inline gboolean
scenes_play (RummyGame *game, guint64 seed, ScenesFunc func, RummyMove *next)
{
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  while (!rummy_game_get_match (game)->over) {
    *next = scenes_choose (game, &rng);
    if (func (game, next))
      return TRUE;
    if (rummy_game_play (game, next, 1) != RUMMY_OK)
      return FALSE;
  }

  return FALSE;
}

/* A new game, played so; or NULL. */
static inline RummyGame *
scenes_find (const char *preset, gint16 players, guint64 seed, ScenesFunc func, RummyMove *next)
{
  RummyRules rules;
  RummyGame *game;

  rummy_rules_init (&rules, preset);
  rules.players = players;
  game = rummy_game_new (&rules, seed, 1);
  if (!scenes_play (game, seed, func, next))
    g_clear_object (&game);

  return game;
}

/* Whether the move ends the round, or the game. */
static inline gboolean
scenes_ends (RummyGame *game, const RummyMove *next, gboolean is_game)
{
  RummyMatch *after = g_new (RummyMatch, 1);
  gboolean ends;

  rummy_match_copy (after, rummy_game_get_match (game));
  ends = rummy_match_apply (after, next, NULL) == RUMMY_OK && after->rounds > 0 &&
         after->round.phase == RUMMY_PHASE_OVER && (!is_game || after->over);
  g_free (after);

  return ends;
}
