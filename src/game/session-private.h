/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/session.h"

G_BEGIN_DECLS

/* Folder of unfinished games that were replaced, inside that of the current game. */
#define RUMMY_SESSION_UNFINISHED "unfinished"

struct _RummySession {
  GObject parent_instance;

  GFile *directory;
  RummyHistory *history;
  GSettings *settings; /* with the profiles; may be NULL */
  gint64 began; /* Unix time when the round was dealt or resumed */

  RummyAutosave *autosave;
  GFile *file; /* of @autosave */
  RummyAutosave *practice; /* the autosave of a practice game */
  GFile *practice_directory;
  GFile *saved_games;
  GFile *stale; /* saved copy to be deleted once the game has reached the disk, or NULL */

  /* The saved game.  While no game is in progress, it is the last one without its moves, kept for its number; NULL
   * if there never was one. */
  RummyGame *game;
  RummyGame *former; /* restored by undo, or NULL */
  GFile *former_file; /* its file among the saved games, or NULL if it needs none */

  gboolean is_practice;
  RummyGame *waiting; /* the game behind a practice game, or NULL */

  gboolean is_held; /* this session holds the game */
  guint patience;   /* in ms */
  guint slow_id;    /* timeout of the hold */
  gboolean write_failed;
  GError *trouble; /* NULL while everything is saved */
};

static inline gboolean
rummy_session_is_in_progress (RummyGame *game)
{
  return game != NULL && rummy_game_get_record (game)->n_moves > 0;
}

/* Returns the game that counts, which may be waiting, or NULL. */
static inline RummyGame *
rummy_session_get_counted (RummySession *self)
{
  RummyGame *counted = self->is_practice ? self->waiting : self->game;

  return rummy_session_is_in_progress (counted) ? counted : NULL;
}

/* Saves a game with its undone moves. */
gboolean rummy_session_write_game (RummyAutosave *autosave, RummyGame *game, GError **error);

/* ---- session-saved-games.c ---- */

/* Puts an unfinished @game among the saved games, so that it can be found when undo is gone.  Must be called before
 * another game is written in its place.  Returns FALSE with a message for the user if that fails.  @file is set to
 * NULL if no copy is needed. */
gboolean rummy_session_keep_unfinished (RummySession *self, RummyGame *game, GFile **file, GError **error);

/* Keeps the parts of the seats that carry over to the next game of the same kind.  Watched games count separately. */
void rummy_session_carry_over (RummySession *self, const RummyRules *rules, RummySeats *seats);

/* Removes games without a finished round beyond the newest RUMMY_SESSION_BEGUN_MOST from the saved games, and copies of
 * the current game, which a kill may have left there.  Works in a thread. */
void rummy_session_tidy_saved_games (RummySession *self);

G_END_DECLS
