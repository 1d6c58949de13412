/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-session-private.h"

/* A name that somebody had at the table when the game was left. */

static gboolean
rename_seats (RummySeats *seats, const char *from, const char *to)
{
  gboolean is_changed = FALSE;

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    if (seats->level[seat] != RUMMY_LEVEL_PERSON || !g_str_equal (seats->name[seat], from))
      continue;
    rummy_seats_set_name (seats, seat, to);
    is_changed = TRUE;
  }

  return is_changed;
}

static gboolean
rename_game (RummyGame *game, const char *from, const char *to)
{
  RummySeats seats;

  if (game == NULL)
    return FALSE;

  seats = *rummy_game_get_seats (game);
  if (!rename_seats (&seats, from, to))
    return FALSE;
  rummy_game_set_seats (game, &seats);

  return TRUE;
}

static void
rename_kept (GFile *directory, const char *from, const char *to)
{
  g_autoptr (RummyAutosave) autosave = rummy_autosave_new (directory);
  g_auto (RummySavedGame) saved = { 0 };

  if (rummy_autosave_load (autosave, &saved, NULL) && rename_seats (&saved.seats, from, to))
    rummy_autosave_write (autosave, &saved, NULL);
  rummy_autosave_unlock (autosave);
}

void
rummy_session_rename (RummySession *self, const char *folder, const char *from, const char *to)
{
  g_autoptr (GFile) directory = NULL, file = NULL;

  g_return_if_fail (RUMMY_IS_SESSION (self));

  directory = *folder == '\0' ? g_object_ref (self->directory) : g_file_resolve_relative_path (self->directory, folder);
  file = g_file_get_child (directory, RUMMY_AUTOSAVE_NAME);
  if (!g_file_equal (file, self->file)) {
    if (g_file_query_exists (file, NULL))
      rename_kept (directory, from, to);
    return;
  }

  rename_game (self->former, from, to);
  rename_game (self->game, from, to);
  if (rename_game (self->waiting, from, to)) {
    RummySavedGame saved = { *rummy_game_get_record (self->waiting), *rummy_game_get_seats (self->waiting) };

    saved.n_undone = rummy_game_get_redoable (self->waiting);
    rummy_autosave_write (self->autosave, &saved, NULL);
  }
}
