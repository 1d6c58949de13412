/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/session.h"

G_BEGIN_DECLS

/* The folder of the games whose place another took, in that of the game. */
#define RUMMY_SESSION_SHELF "unfinished"

struct _RummySession {
  GObject parent_instance;

  GFile *directory;
  RummyHistory *history;
  GSettings *settings; /* with the profiles, or NULL */
  gint64 began; /* seconds since 1970: when the round was dealt, or came back to be played on */

  RummyAutosave *autosave;
  GFile *file; /* of it */
  RummyAutosave *practice; /* the same of a game that is practice */
  GFile *practice_directory;
  GFile *saved_games;
  GFile *stale; /* of the saved games, to be deleted when the game has reached the disk, or NULL */

  /* What the file holds.  Where no game goes on it is the last one without its moves, for its number; NULL where
   * there never was one. */
  RummyGame *game;
  RummyGame *former; /* what undo brings back, or NULL */
  GFile *former_file; /* among the saved games too, or NULL where nobody misses it */

  gboolean is_practice;
  RummyGame *waiting; /* meanwhile: what game was before, and is afterwards */

  gboolean is_held; /* the game, by this session */
  guint patience;   /* milliseconds */
  guint slow_id;    /* while it is held: when to wait no longer */
  gboolean write_failed;
  GError *trouble; /* NULL while all is kept */
};

static inline gboolean
rummy_session_goes_on (RummyGame *game)
{
  return game != NULL && rummy_game_get_record (game)->n_moves > 0;
}

/* The game that counts, which may wait, or NULL where none goes on. */
static inline RummyGame *
rummy_session_get_counted (RummySession *self)
{
  RummyGame *counted = self->is_practice ? self->waiting : self->game;

  return rummy_session_goes_on (counted) ? counted : NULL;
}

/* ---- session-saved-games.c ---- */

/* Puts game, if it is unfinished, where it is found again when undo is no more: to be called before another one is
 * written in its place.  FALSE, with words that say so, where it cannot be put there; file is NULL where nobody misses
 * the game. */
gboolean rummy_session_keep_unfinished (RummySession *self, RummyGame *game, GFile **file, GError **error);

/* What stays of what is known of the seats when the game is left for another one of the same kind, and only then.
 * Games that are only watched count for themselves. */
void rummy_session_hand_down (RummySession *self, const RummyRules *rules, RummySeats *seats);

/* Takes the game that goes on from the saved games, where a kill may have left it. */
void rummy_session_tidy_saved_games (RummySession *self);

G_END_DECLS
