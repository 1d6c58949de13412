/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/history-thread.h"

/* The league: goes through all games that count, from the oldest, and computes averages, streaks and ratings. */

/* A seat of the current game. */
typedef struct {
  RummyLeagueRow *player;
  int points, against;
  guint out, turns;
  gboolean has_won, is_first; /* is_first: the first of several seats of the same player */
} Seat;

typedef struct {
  gint64 id, ended;
  guint rounds, n_seats;
  gboolean is_asked_for; /* passes the filter; other games only count for the ratings */
  gboolean is_watched;   /* no person played */
  Seat seat[RUMMY_SEATS_MAX];
} Game;

/* The results so far. */
typedef struct {
  const RummyHistoryQuestion *question;
  GPtrArray *rows;     /* RummyLeagueRow, all players */
  GHashTable *players; /* the same rows, as a set */
  RummyCareer *career; /* of the filter's owner, or NULL */
} League;

void
rummy_league_row_free (RummyLeagueRow *self)
{
  g_free (self->owner);
  g_free (self->name);
  g_free (self);
}

void
rummy_career_free (RummyCareer *self)
{
  g_array_unref (self->games);
  g_free (self);
}

static guint
hash_player (gconstpointer key)
{
  const RummyLeagueRow *row = key;

  return g_str_hash (*row->owner != '\0' ? row->owner : row->name) ^ (guint) row->level;
}

static gboolean
is_same_player (gconstpointer a, gconstpointer b)
{
  const RummyLeagueRow *first = a, *second = b;

  return first->level == second->level && g_str_equal (first->owner, second->owner) &&
         (*first->owner != '\0' || g_str_equal (first->name, second->name));
}

static RummyLeagueRow *
find_player (League *self, const char *owner, const char *name, int level)
{
  const RummyLeagueRow key = { .owner = (char *) owner, .name = (char *) name, .level = level };
  RummyLeagueRow *row = g_hash_table_lookup (self->players, &key);

  if (row == NULL) {
    row = g_new0 (RummyLeagueRow, 1);
    row->owner = g_strdup (owner);
    row->name = g_strdup (name);
    row->level = level;
    if (level == RUMMY_LEVEL_PERSON)
      rummy_rating_init (&row->rating);
    else
      rummy_rating_init_level (&row->rating, level);
    g_ptr_array_add (self->rows, row);
    g_hash_table_add (self->players, row);
  } else if (*name != '\0') {
    g_set_str (&row->name, name);
  }

  return row;
}

/* If a player has several seats, only the first counts, but a win of any of them is a win. */
static void
count (const Game *game, const Seat *seat)
{
  RummyLeagueRow *row = seat->player;

  if (!seat->is_first) {
    if (seat->has_won && !row->has_won) {
      row->won++;
      row->has_won = TRUE;
      row->streak = row->before + 1;
      row->best_streak = MAX (row->best_streak, row->streak);
    }
    return;
  }
  row->has_won = seat->has_won;
  row->before = row->streak;
  row->games++;
  row->won += seat->has_won ? 1 : 0;
  row->points += seat->points;
  row->against += seat->against;
  row->rounds += game->rounds;
  row->out += seat->out;
  row->turns += seat->turns;
  row->streak = seat->has_won ? row->streak + 1 : 0;
  row->best_streak = MAX (row->best_streak, row->streak);
}

static double
score_of (const Seat *seat, const Seat *other)
{
  return seat->points > other->points ? 1 : seat->points < other->points ? 0 : 0.5;
}

/* Partners have the same points and the same opponents. */
static gboolean
are_partners (const Seat *seat, const Seat *other)
{
  return seat->has_won == other->has_won && seat->points == other->points;
}

/* Updates all ratings from the ratings before the game. */
static void
rate (const Game *game)
{
  RummyRating after[RUMMY_SEATS_MAX];

  for (guint i = 0; i < game->n_seats; i++) {
    const Seat *seat = &game->seat[i];
    RummyRatingResult results[RUMMY_SEATS_MAX];
    guint n = 0;

    after[i] = seat->player->rating;
    for (guint k = 0; k < game->n_seats; k++) {
      const Seat *other = &game->seat[k];

      if (other->player != seat->player && !are_partners (seat, other))
        results[n++] = (RummyRatingResult) { other->player->rating, score_of (seat, other) };
    }
    if (seat->player->level == RUMMY_LEVEL_PERSON)
      rummy_rating_update (&after[i], results, n);
  }
  for (guint i = 0; i < game->n_seats; i++) {
    if (game->seat[i].is_first)
      game->seat[i].player->rating = after[i];
  }
}

static void
tell_career (RummyCareer *career, const Game *game, const Seat *seat)
{
  const RummyCareerGame step = {
    game->ended, game->rounds, seat->out, seat->points, seat->against, seat->has_won, seat->player->rating,
  };
  gboolean is_told[RUMMY_CAREER_LEVELS] = { FALSE };

  g_array_append_val (career->games, step);
  for (guint i = 0; i < game->n_seats; i++) {
    const Seat *other = &game->seat[i];
    int level = other->player->level;

    if (level < 0 || level >= RUMMY_CAREER_LEVELS || is_told[level] || are_partners (seat, other))
      continue;
    is_told[level] = TRUE;
    career->levels[level].games++;
    career->levels[level].ahead += score_of (seat, other);
  }
}

static void
end_game (League *self, const Game *game)
{
  const char *owner = self->question->owner;
  gboolean is_counted = game->is_watched ? g_strcmp0 (owner, RUMMY_PROFILE_NOBODY) == 0
                                         : owner == NULL || game->is_asked_for;

  rate (game);
  for (guint i = 0; i < game->n_seats; i++) {
    const Seat *seat = &game->seat[i];

    if (is_counted)
      count (game, seat);
    if (self->career != NULL && seat->is_first && g_strcmp0 (seat->player->owner, owner) == 0)
      tell_career (self->career, game, seat);
  }
}

static void
add_seat (League *self, Game *game, sqlite3_stmt *row)
{
  const char *name = rummy_database_text (row, 2), *owner = rummy_database_text (row, 3);
  Seat *seat;

  if (game->n_seats == RUMMY_SEATS_MAX)
    return;
  seat = &game->seat[game->n_seats++];
  seat->player = find_player (self, owner, rummy_seats_is_default_name (name) ? "" : name,
                              rummy_database_number (row, 4));
  seat->points = rummy_database_number (row, 5);
  seat->against = rummy_database_number (row, 6);
  seat->has_won = rummy_database_number (row, 7);
  seat->out = (guint) rummy_database_number (row, 8);
  seat->turns = (guint) rummy_database_number (row, 11);
  seat->is_first = seat->player->last != game->id;
  seat->player->last = game->id;
  game->is_asked_for |= *seat->player->owner != '\0' && g_strcmp0 (owner, self->question->owner) == 0;
  game->is_watched &= seat->player->level != RUMMY_LEVEL_PERSON;
}

static gboolean
read_all (League *self, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error,
                            "SELECT id, rounds, CASE level WHEN -1 THEN name ELSE '' END, seat.owner, level, points,"
                            "       against, has_won, out, ended, game.owner, turns"
                            "  FROM game JOIN seat ON seat.game = id"
                            " WHERE is_over AND is_practice = ?2 AND NOT is_removed AND " RUMMY_HISTORY_RULES
                            " ORDER BY id, seat",
                            "ti", self->question->preset, (gint64) self->question->is_practice);
  Game game = { 0 };
  int code = SQLITE_ERROR;

  while (statement != NULL && (code = sqlite3_step (statement)) == SQLITE_ROW) {
    gint64 id = sqlite3_column_int64 (statement, 0);

    if (id != game.id) {
      end_game (self, &game);
      game = (Game) {
        .id = id,
        .ended = sqlite3_column_int64 (statement, 9),
        .rounds = (guint) rummy_database_number (statement, 1),
        .is_asked_for = g_strcmp0 (rummy_database_text (statement, 10), self->question->owner) == 0,
        .is_watched = TRUE,
      };
    }
    add_seat (self, &game, statement);
  }
  end_game (self, &game);
  if (statement != NULL && code != SQLITE_DONE)
    rummy_database_fail (db, error);

  return code == SQLITE_DONE;
}

static gboolean
read_league (League *self, sqlite3 *db, const RummyHistoryQuestion *question, GError **error)
{
  self->question = question;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_league_row_free);
  self->players = g_hash_table_new (hash_player, is_same_player);

  return read_all (self, db, error);
}

static void
league_clear (League *self)
{
  g_clear_pointer (&self->players, g_hash_table_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->career, rummy_career_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (League, league_clear)

/* Sorts by average points, best first. */
static int
compare_players (gconstpointer a, gconstpointer b)
{
  const RummyLeagueRow *first = *(RummyLeagueRow *const *) a, *second = *(RummyLeagueRow *const *) b;
  double left = (double) first->points / first->games, right = (double) second->points / second->games;

  return left == right ? g_strcmp0 (first->name, second->name) : left < right ? 1 : -1;
}

static gpointer
league_work (sqlite3 *db, gpointer input, GError **error)
{
  g_auto (League) league = { 0 };

  if (!read_league (&league, db, input, error))
    return NULL;

  for (guint i = league.rows->len; i-- > 0;) {
    if (((const RummyLeagueRow *) league.rows->pdata[i])->games == 0)
      g_ptr_array_remove_index (league.rows, i);
  }
  g_ptr_array_sort (league.rows, compare_players);

  return g_steal_pointer (&league.rows);
}

static gpointer
career_work (sqlite3 *db, gpointer input, GError **error)
{
  g_auto (League) league = { .career = g_new0 (RummyCareer, 1) };

  league.career->games = g_array_new (FALSE, FALSE, sizeof (RummyCareerGame));

  return read_league (&league, db, input, error) ? g_steal_pointer (&league.career) : NULL;
}

void
rummy_history_league_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_ask_about (self, league_work, filter, 0, 0, (GDestroyNotify) g_ptr_array_unref, cancellable, callback,
                           data);
}

GPtrArray *
rummy_history_league_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
rummy_history_career_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (filter != NULL && filter->owner != NULL);

  rummy_history_ask_about (self, career_work, filter, 0, 0, (GDestroyNotify) rummy_career_free, cancellable, callback,
                           data);
}

RummyCareer *
rummy_history_career_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
