/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/session-private.h"

#include <glib/gi18n.h>

#include "store/saved-games.h"

/* When a game is replaced: saves it if it is unfinished, and passes on what carries over. */

/* Returns whether the game is unfinished, has a person, and anything was done in it. */
static gboolean
is_missed (RummyGame *game)
{
  return !rummy_game_get_match (game)->over && rummy_game_get_record (game)->n_moves > 1 &&
         rummy_game_count_people (game) > 0;
}

gboolean
rummy_session_keep_unfinished (RummySession *self, RummyGame *game, GFile **file, GError **error)
{
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  g_autoptr (GError) local = NULL;

  *file = NULL;
  if (!is_missed (game))
    return TRUE;

  *file = rummy_saved_games_add (self->saved_games, &saved, self->file, &local);
  if (*file == NULL)
    g_set_error (error, local->domain, local->code, "%s\n\n%s",
                 _("Your game couldn’t be saved, so it stays open. Free up disk space, make a move, and retry."),
                 local->message);

  return *file != NULL;
}

static gboolean
is_watched (const RummySeats *seats, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (seats->level[i] == RUMMY_LEVEL_PERSON)
      return FALSE;
  }

  return TRUE;
}

/* Wins from a file belong to those who played it, not to whoever sits there next. */
static gboolean
is_same_person (RummyGame *game, const RummySeats *seats, guint seat)
{
  return g_str_equal (rummy_game_get_seats (game)->name[seat], seats->name[seat]);
}

void
rummy_session_carry_over (RummySession *self, const RummyRules *rules, RummySeats *seats)
{
  const RummyRules *before = self->game != NULL ? &rummy_game_get_match (self->game)->rules : NULL;
  gboolean is_same = before != NULL && before->players == rules->players && before->partner == rules->partner &&
                     rummy_match_rules_are_alike (before, rules) &&
                     is_watched (seats, (guint) rules->players) == (rummy_game_count_people (self->game) == 0);

  for (guint i = 0; i < RUMMY_SEATS_MAX; i++)
    seats->won[i] = is_same && is_same_person (self->game, seats, i) ? (guint16) rummy_game_get_won (self->game, i) : 0;
  memset (seats->looks, 0, sizeof seats->looks);
  memset (seats->hints, 0, sizeof seats->hints);
  memset (seats->undone, 0, sizeof seats->undone);
  seats->shown = 0;
  seats->is_practice = seats->shows_belief = FALSE;
  seats->notes.n = 0;
}

/* A kill may have left a copy of the current game, either while it was being replaced or after it had been restored. */
static void
remove_copies (RummySession *self, GPtrArray *games)
{
  RummyGame *counted = rummy_session_get_counted (self);

  for (guint i = 0; counted != NULL && i < games->len; i++) {
    const RummyGameFile *kept = games->pdata[i];

    if (rummy_record_continues (rummy_game_get_record (counted), &kept->saved.record))
      g_file_delete_async (kept->file, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  }
}

static gboolean
has_finished_round (const RummyRecord *record)
{
  RummyMatch match;

  if (rummy_record_last_deal (record) > 1)
    return TRUE;

  rummy_record_play (record, record->n_moves, &match, NULL);

  return match.rounds > 0 && match.round.phase == RUMMY_PHASE_OVER;
}

static gboolean
is_played (RummyGame *game, const RummyRecord *record)
{
  return game != NULL && rummy_record_continues (rummy_game_get_record (game), record);
}

/* The game on the table and the one behind it may need the file, and whoever gave it a name wants it. */
static gboolean
is_spared (RummySession *self, const RummyGameFile *kept)
{
  return !rummy_saved_games_is_unnamed (kept->file) || is_played (self->game, &kept->saved.record) ||
         is_played (self->waiting, &kept->saved.record);
}

/* The clock was set back since, so it may be newer or older than the others. */
static gboolean
is_from_future (const RummyGameFile *kept, GDateTime *now)
{
  return kept->changed != NULL && g_date_time_compare (kept->changed, now) > 0;
}

/* A file that cannot be deleted stays until the next time. */
static void
forget_begun (RummySession *self, GPtrArray *games)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  guint n_begun = 0;

  for (guint i = 0; i < games->len; i++) {
    const RummyGameFile *kept = games->pdata[i];

    if (!is_spared (self, kept) && !is_from_future (kept, now) && !has_finished_round (&kept->saved.record) &&
        ++n_begun > RUMMY_SESSION_BEGUN_MOST)
      g_file_delete_async (kept->file, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  }
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree GWeakRef *session = data;
  g_autoptr (GPtrArray) games = rummy_saved_games_list_finish (result, NULL);
  g_autoptr (RummySession) self = g_weak_ref_get (session);

  g_weak_ref_clear (session);
  /* Another player's games may have come since. */
  if (self == NULL || games == NULL || !g_file_equal (G_FILE (source), self->saved_games))
    return;

  remove_copies (self, games);
  forget_begun (self, games);
}

void
rummy_session_tidy_saved_games (RummySession *self)
{
  GWeakRef *session = g_new (GWeakRef, 1);

  g_weak_ref_init (session, self);
  rummy_saved_games_list_async (self->saved_games, NULL, listed_cb, session);
}
