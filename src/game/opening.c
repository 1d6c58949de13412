/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/opening.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"

typedef struct {
  RummyGame *game;
  GFile *file; /* may be NULL */
  gboolean is_practice;

  /* The games that are replaced; held until the end. */
  RummyGame *replaced[2];
  guint n_replaced, at;
  gsize n_moves; /* of the game being saved */
  guint n_kept;
} Opening;

/* Reading a file. */
typedef struct {
  GFile *file;
  guint64 seed;
  RummyGameFile *game; /* may be NULL */
} Reading;

static void save_next (GTask *task);

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->file);
  g_clear_pointer (&reading->game, rummy_game_file_free);
  g_free (reading);
}

static void
opening_free (Opening *opening)
{
  for (guint i = 0; i < opening->n_replaced; i++) {
    rummy_game_unhold (opening->replaced[i]);
    g_object_unref (opening->replaced[i]);
  }
  g_object_unref (opening->game);
  g_clear_object (&opening->file);
  g_free (opening);
}

static gboolean
continues (RummyGame *game, RummyGame *before)
{
  return rummy_record_continues (rummy_game_get_record (game), rummy_game_get_record (before));
}

/* Returns everything that determines the deals, except a change of seed for later rounds. */
static char *
write_deals (RummyGame *game)
{
  RummyRecord record = *rummy_game_get_record (game);

  record.later_from = 0;

  return rummy_deal_code_text (&record);
}

static guint
count_done (const RummyMatch *match)
{
  return match->rounds - (match->round.phase != RUMMY_PHASE_OVER);
}

/* Whoever plays one of two games with the same deals knows the cards of the other, unless all rounds still to come
 * are dealt from another seed. */
static gboolean
is_same_deal (RummyGame *counted, RummyGame *game)
{
  guint done = count_done (rummy_game_get_match (counted)), from = rummy_game_get_match (game)->later_from;
  g_autofree char *text = write_deals (counted);
  g_autofree char *other = write_deals (game);

  return g_str_equal (text, other) && (from == 0 || from > done + 1);
}

/* Returns the game that counts, which may be waiting behind a practice game; or NULL. */
static RummyGame *
get_counted (RummySession *session)
{
  return rummy_session_is_practice (session) ? rummy_session_get_waiting (session) : rummy_session_get_game (session);
}

gboolean
rummy_opening_reveals_cards (RummySession *session, RummyGame *game)
{
  RummyGame *counted;

  g_return_val_if_fail (RUMMY_IS_SESSION (session), FALSE);

  counted = get_counted (session);

  return counted != NULL && !rummy_game_get_match (counted)->over && !rummy_game_is_practice (counted) &&
         is_same_deal (counted, game) && rummy_opening_is_practice (session, game);
}

/* A game needs no copy if nothing was done in it, if it is over, or if another remaining game continues it. */
static gboolean
is_missed (RummySession *session, RummyGame *game, RummyGame *opened)
{
  RummyGame *waiting = rummy_session_get_waiting (session);

  return !rummy_game_get_match (game)->over && rummy_game_get_record (game)->n_moves > 1 &&
         !continues (opened, game) && (waiting == NULL || waiting == game || !continues (waiting, game));
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Opening *opening = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  if (!rummy_saved_games_add_finish (result, NULL, &error)) {
    g_task_return_new_error (task, error->domain, error->code,
                             /* Translators: %s is the system's error message. */
                             _("The game wasn’t opened because your current game couldn’t be saved: %s"),
                             error->message);
    return;
  }

  /* If moves were made meanwhile, the game is saved again. */
  if (rummy_game_get_record (opening->replaced[opening->at])->n_moves == opening->n_moves) {
    opening->at++;
    opening->n_kept++;
  }
  save_next (g_steal_pointer (&task));
}

/* Takes ownership of @task. */
static void
save_next (GTask *task)
{
  g_autoptr (GTask) own = task;
  RummySession *session = g_task_get_source_object (task);
  Opening *opening = g_task_get_task_data (task);

  while (opening->at < opening->n_replaced && !is_missed (session, opening->replaced[opening->at], opening->game))
    opening->at++;
  if (opening->at < opening->n_replaced) {
    RummyGame *game = opening->replaced[opening->at];
    RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };

    opening->n_moves = saved.record.n_moves;
    rummy_saved_games_add_async (rummy_session_get_saved_games (session), &saved, NULL, added_cb,
                                 g_steal_pointer (&own));
    return;
  }

  if (rummy_opening_reveals_cards (session, opening->game))
    rummy_session_make_practice (session);
  if (opening->is_practice)
    rummy_session_start_practice (session, opening->game);
  else
    rummy_session_open_game (session, opening->game);
  /* A practice game exists only in its file, so the file stays. */
  if (opening->file != NULL && !opening->is_practice)
    rummy_session_delete_when_saved (session, opening->file);
  g_task_return_boolean (task, TRUE);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Reading *reading = g_task_get_task_data (task);
  RummyGameFile *game = g_steal_pointer (&reading->game);
  gssize n_known = rummy_history_count_known_finish (RUMMY_HISTORY (source), result, NULL);
  RummyMatch match;

  rummy_record_play (&game->saved.record, game->saved.record.n_moves, &match, NULL);
  if (n_known > (gssize) count_done (&match)) {
    game->is_past = game->saved.seats.is_practice = TRUE;
    rummy_record_deal_anew (&game->saved.record, (guint) n_known, reading->seed);
  }
  g_task_return_pointer (task, game, (GDestroyNotify) rummy_game_file_free);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  RummySession *session = g_task_get_source_object (task);
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;

  reading->game = rummy_saved_games_load_finish (result, NULL, &error);
  if (reading->game == NULL) {
    g_task_return_error (task, error);
    return;
  }

  rummy_history_count_known_async (rummy_session_get_history (session), &reading->game->saved.record, NULL, counted_cb,
                                   g_steal_pointer (&task));
}

void
rummy_opening_load_async (RummySession *session, GFile *file, guint64 seed, GAsyncReadyCallback callback,
                          gpointer data)
{
  GTask *task;
  Reading *reading;

  g_return_if_fail (RUMMY_IS_SESSION (session));

  task = g_task_new (session, NULL, callback, data);
  reading = g_new (Reading, 1);
  *reading = (Reading) { g_object_ref (file), seed, NULL };
  g_task_set_task_data (task, reading, (GDestroyNotify) reading_free);
  rummy_saved_games_load_async (file, NULL, loaded_cb, task);
}

RummyGameFile *
rummy_opening_load_finish (RummySession *session, GAsyncResult *result, GFile **file, GError **error)
{
  if (file != NULL)
    *file = g_object_ref (((Reading *) g_task_get_task_data (G_TASK (result)))->file);

  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
rummy_opening_is_practice (RummySession *session, RummyGame *game)
{
  RummyGame *counted;

  g_return_val_if_fail (RUMMY_IS_SESSION (session), FALSE);

  counted = get_counted (session);

  return rummy_game_is_practice (game) ||
         (counted != NULL && is_same_deal (counted, game) &&
          (!continues (game, counted) || rummy_game_is_practice (counted)));
}

void
rummy_opening_open_async (RummySession *session, RummyGame *game, GFile *file, GAsyncReadyCallback callback,
                          gpointer data)
{
  GTask *task;
  Opening *opening;

  g_return_if_fail (RUMMY_IS_SESSION (session));
  g_return_if_fail (rummy_game_get_record (game)->n_moves > 0);

  task = g_task_new (session, NULL, callback, data);
  opening = g_new0 (Opening, 1);
  opening->game = g_object_ref (game);
  g_set_object (&opening->file, file);
  opening->is_practice = rummy_opening_is_practice (session, game);
  opening->n_replaced = rummy_session_list_replaced (session, opening->is_practice, opening->replaced);
  for (guint i = 0; i < opening->n_replaced; i++)
    rummy_game_hold (g_object_ref (opening->replaced[i]));
  g_task_set_task_data (task, opening, (GDestroyNotify) opening_free);
  save_next (task);
}

gboolean
rummy_opening_open_finish (RummySession *session, GAsyncResult *result, guint *n_kept, GError **error)
{
  if (n_kept != NULL)
    *n_kept = ((Opening *) g_task_get_task_data (G_TASK (result)))->n_kept;

  return g_task_propagate_boolean (G_TASK (result), error);
}
