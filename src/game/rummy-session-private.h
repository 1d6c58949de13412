/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-session.h"

G_BEGIN_DECLS

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
  GFile *shelf;
  GFile *stale; /* of the shelf, to be deleted when the game has reached the disk, or NULL */

  /* What the file holds.  Where no game goes on it is the last one without its moves, for its number; NULL where
   * there never was one. */
  RummyGame *game;
  RummyGame *former; /* what undo brings back, or NULL */
  GFile *former_file; /* on the shelf too, or NULL; where it could not be put there, undo has it as long as it takes */

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

/* ---- rummy-session-shelf.c ---- */

/* Puts the former game, if it is unfinished, where it is found again when undo is no more: to be called before another
 * one is written in its place. */
void rummy_session_shelve (RummySession *self);

/* Takes the game that goes on from the shelf, where a kill may have left it. */
void rummy_session_tidy_shelf (RummySession *self);

/* Whether the former game is missed and nothing but undo has it, as it could not be put there. */
gboolean rummy_session_holds_former (RummySession *self);

/* A person moved in the game that replaced the former one: no undo brings that back any more. */
void rummy_session_pass_former (RummySession *self);

G_END_DECLS
