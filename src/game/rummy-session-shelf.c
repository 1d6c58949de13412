/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-session-private.h"

#include "rummy-shelf.h"

/* Unfinished games whose place another took. */

/* An unfinished game of a person, in which anything was done. */
static gboolean
is_missed (RummyGame *game)
{
  return !rummy_game_get_match (game)->over && rummy_game_get_record (game)->n_moves > 1 &&
         rummy_game_count_people (game) > 0;
}

gboolean
rummy_session_holds_former (RummySession *self)
{
  return self->former != NULL && self->former_file == NULL && is_missed (self->former);
}

/* Nothing is let go that is not kept. */
void
rummy_session_pass_former (RummySession *self)
{
  if (!rummy_session_holds_former (self))
    g_clear_object (&self->former);
}

void
rummy_session_shelve (RummySession *self)
{
  RummySavedGame saved = { *rummy_game_get_record (self->former), *rummy_game_get_seats (self->former) };

  g_clear_object (&self->former_file);
  if (is_missed (self->former))
    self->former_file = rummy_shelf_put (self->shelf, &saved, self->file, NULL);
}

/* What a kill has left there of the game that goes on: its place was about to be taken, or it has just come back. */
static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) games = rummy_shelf_list_finish (result, NULL);
  g_autoptr (RummySession) self = g_weak_ref_get (data);
  RummyGame *counted;

  g_weak_ref_clear (data);
  g_free (data);
  if (self == NULL || games == NULL)
    return;

  counted = self->is_practice ? self->waiting : self->game;
  for (guint i = 0; rummy_session_goes_on (counted) && i < games->len; i++) {
    const RummyShelfGame *kept = games->pdata[i];

    if (rummy_record_continues (rummy_game_get_record (counted), &kept->saved.record))
      g_file_delete_async (kept->file, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  }
}

void
rummy_session_tidy_shelf (RummySession *self)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  rummy_shelf_list_async (self->shelf, NULL, listed_cb, weak);
}

guint
rummy_session_list_replaced (RummySession *self, gboolean practice, RummyGame *games[2])
{
  RummyGame *counted;
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_SESSION (self), 0);

  counted = self->is_practice ? self->waiting : self->game;
  if (self->is_practice)
    games[n++] = self->game;
  if (!practice && rummy_session_goes_on (counted))
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
rummy_session_get_shelf (RummySession *self)
{
  g_return_val_if_fail (RUMMY_IS_SESSION (self), NULL);

  return self->shelf;
}

void
rummy_session_forget_file (RummySession *self, GFile *file)
{
  g_return_if_fail (RUMMY_IS_SESSION (self));

  if (g_file_has_prefix (file, self->shelf))
    g_set_object (&self->stale, file);
}
