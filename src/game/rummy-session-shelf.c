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

/* Nothing is let go that is not kept. */
void
rummy_session_pass_former (RummySession *self)
{
  self->is_former_past = TRUE;
  if (self->former != NULL && (self->is_former_kept || !is_missed (self->former)))
    g_clear_object (&self->former);
}

typedef struct {
  GWeakRef session;
  RummyGame *game;
} Shelving;

static void
shelved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Shelving *shelving = data;
  g_autoptr (RummySession) self = g_weak_ref_get (&shelving->session);
  g_autoptr (RummyGame) game = shelving->game;
  g_autoptr (GFile) file = NULL;

  g_weak_ref_clear (&shelving->session);
  rummy_shelf_put_finish (result, &file, NULL);
  if (self == NULL)
    return;

  if (game == self->former) {
    self->is_former_kept = file != NULL;
    self->is_former_stuck = file == NULL;
    g_set_object (&self->former_file, file);
    if (self->is_former_past)
      rummy_session_pass_former (self);
  } else if (game == self->game && file != NULL) { /* undo was faster */
    g_file_delete_async (file, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  }
}

void
rummy_session_shelve (RummySession *self, RummyGame *game)
{
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  Shelving *shelving;

  if (!is_missed (game))
    return;

  shelving = g_new (Shelving, 1);
  g_weak_ref_init (&shelving->session, self);
  shelving->game = g_object_ref (game);
  rummy_shelf_put_async (self->shelf, &saved, NULL, shelved_cb, shelving);
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
  else if (!practice && self->former != NULL && !self->is_former_kept)
    games[n++] = self->former;

  return n;
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
