/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/session-private.h"

#include "store/saved-games.h"

/* Switches the folder of a session, and renames people in its games. */

static gboolean
rename_game (RummyGame *game, GHashTable *names)
{
  RummySeats seats;

  if (game == NULL)
    return FALSE;

  seats = *rummy_game_get_seats (game);
  if (!rummy_seats_rename (&seats, names))
    return FALSE;
  rummy_game_set_seats (game, &seats);

  return TRUE;
}

static void
rename_kept (GFile *directory, GHashTable *names)
{
  g_autoptr (RummyAutosave) autosave = rummy_autosave_new (directory);
  g_auto (RummySavedGame) saved = { 0 };

  if (rummy_autosave_peek (autosave, &saved) && rummy_seats_rename (&saved.seats, names))
    rummy_autosave_write (autosave, &saved, NULL);
  rummy_autosave_unlock (autosave);
}

void
rummy_session_rename (RummySession *self, const char *folder, const char *from, const char *to)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GFile) directory = NULL, file = NULL, saved_games = NULL;

  g_return_if_fail (RUMMY_IS_SESSION (self));

  g_hash_table_insert (names, (gpointer) from, (gpointer) to);
  directory = *folder == '\0' ? g_object_ref (self->directory) : g_file_resolve_relative_path (self->directory, folder);
  file = g_file_get_child (directory, RUMMY_AUTOSAVE_NAME);
  saved_games = g_file_get_child (directory, RUMMY_SESSION_UNFINISHED);
  rummy_saved_games_rename (saved_games, names);
  if (!g_file_equal (file, self->file)) {
    if (g_file_query_exists (file, NULL))
      rename_kept (directory, names);
    return;
  }

  rename_game (self->former, names);
  rename_game (self->game, names);
  if (rename_game (self->waiting, names))
    rummy_session_write_game (self->autosave, self->waiting, NULL);
}

guint
rummy_session_list_replaced (RummySession *self, gboolean practice, RummyGame *games[2])
{
  RummyGame *counted;
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), 0);

  counted = rummy_session_get_counted (self);
  if (self->is_practice)
    games[n++] = self->game;
  if (!practice && counted != NULL)
    games[n++] = counted;
  else if (!practice && self->former != NULL && self->former_file == NULL)
    games[n++] = self->former;

  return n;
}

GFile *
rummy_session_get_directory (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return self->directory;
}

GFile *
rummy_session_get_saved_games (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return self->saved_games;
}

void
rummy_session_delete_when_saved (RummySession *self, GFile *file)
{
  g_return_if_fail (RUMMY_IS_SESSION (self));

  if (g_file_has_prefix (file, self->saved_games))
    g_set_object (&self->stale, file);
}
