/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a damaged history still holds.  A saved game carries a checksum, so each that is whole can be trusted; the
 * tables next to it say whose it is and when it was played. */

#include "store/salvage.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "store/history-write.h"
#include "store/pages.h"
#include "store/quarantine.h"
#include "store/read.h"
#include "store/rounds.h"

#define FILE_BYTES_MAX (1024 * 1024 * 1024)

typedef struct {
  gint64 number, began, ended; /* of a round */
} Times;

/* A row of table "game", with what other tables add. */
typedef struct {
  gint64 id, seed, number, began, ended, rounds;
  gboolean is_practice, is_removed;
  char *preset;
  RummyGameProfiles owners;
  GArray *times; /* Times of its rounds */
} Found;

typedef struct {
  gint64 id;
  GBytes *bytes;
} Saved;

typedef struct {
  GHashTable *games; /* Found by id */
  GArray *saved;     /* Saved */
} Wreck;

static void
found_free (gpointer data)
{
  g_free (((Found *) data)->preset);
  g_array_unref (((Found *) data)->times);
  g_free (data);
}

static void
saved_clear (gpointer data)
{
  g_bytes_unref (((Saved *) data)->bytes);
}

static Found *
find_game (Wreck *self, gint64 id)
{
  Found *found = g_hash_table_lookup (self->games, &id);

  if (found == NULL) {
    found = g_new0 (Found, 1);
    found->id = id;
    found->times = g_array_new (FALSE, FALSE, sizeof (Times));
    g_strlcpy (found->owners.game, RUMMY_PROFILE_FIRST, RUMMY_PROFILE_BYTES);
    g_hash_table_insert (self->games, &found->id, found);
  }

  return found;
}

/* Returns whether the types of the first values are those of @types. */
static gboolean
begins (const RummyPagesRow *row, const char *types)
{
  guint n = (guint) strlen (types);

  for (guint i = 0; i < n; i++) {
    if (i >= row->n || row->value[i].type != types[i])
      return FALSE;
  }

  return TRUE;
}

static char *
text_of (const RummyPagesRow *row, guint column)
{
  const RummyPagesValue *value = &row->value[column];

  return column < row->n && value->type == 't' && g_utf8_validate_len (value->data, value->size, NULL)
           ? g_strndup (value->data, value->size)
           : NULL;
}

/* The columns are those of the tables in database.c. */
static void
row_cb (const RummyPagesRow *row, gpointer data)
{
  Wreck *self = data;
  const RummyPagesValue *value = row->value;
  g_autofree char *owner = NULL;

  if (row->has_id && row->n == 2 && begins (row, "nb")) {
    Saved saved = { row->id, g_bytes_new (value[1].data, value[1].size) };

    g_array_append_val (self->saved, saved);
  } else if (row->has_id && begins (row, "ntiiiiiiii")) {
    Found *found = find_game (self, row->id);

    g_free (found->preset);
    found->preset = text_of (row, 1);
    found->seed = value[2].number;
    found->number = value[3].number;
    found->began = value[4].number;
    found->ended = value[5].number;
    found->rounds = value[6].number;
    found->is_practice = value[8].number != 0;
    found->is_removed = value[9].number != 0;
    owner = text_of (row, 10);
    if (owner != NULL)
      g_strlcpy (found->owners.game, owner, RUMMY_PROFILE_BYTES);
  } else if (!row->has_id && begins (row, "iitiiiiiii") && value[1].number >= 0 && value[1].number < RUMMY_SEATS_MAX) {
    owner = text_of (row, 10);
    if (owner != NULL)
      g_strlcpy (find_game (self, value[0].number)->owners.seat[value[1].number], owner, RUMMY_PROFILE_BYTES);
  } else if (!row->has_id && row->n == 4 && begins (row, "iiii")) {
    Times times = { value[1].number, value[2].number, value[3].number };

    g_array_append_val (find_game (self, value[0].number)->times, times);
  }
}

/* Remembers a game that was removed for good, as the history does, so that an older copy does not bring it back. */
static gboolean
keep_removed (sqlite3 *db, const Found *found, GError **error)
{
  return rummy_database_execute (db, error,
                                 "INSERT INTO game (preset, seed, number, began, ended, rounds, is_over, is_practice,"
                                 "                  is_removed)"
                                 " SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0, ?7, -1 WHERE NOT EXISTS"
                                 "  (SELECT 1 FROM game WHERE seed = ?2 AND number = ?3 AND rounds >= ?6)",
                                 "tiiiiii", found->preset != NULL ? found->preset : "", found->seed, found->number,
                                 found->began, found->ended, found->rounds, (gint64) found->is_practice);
}

static gboolean
write_times (sqlite3 *db, gint64 id, GArray *rounds, GError **error)
{
  for (guint i = 0; i < rounds->len; i++) {
    const Times *times = &g_array_index (rounds, Times, i);

    if (!rummy_database_execute (db, error, "UPDATE round SET began = ?, ended = ? WHERE game = ? AND number = ?",
                                 "iiii", times->began, times->ended, id, times->number))
      return FALSE;
  }

  return TRUE;
}

/* Adds a game, unless it is not whole, was removed, or is there. */
static gboolean
add_game (sqlite3 *db, const Wreck *self, const Saved *saved, gint64 changed, GError **error)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GArray) rounds = NULL;
  RummyHistoryEntry entry = { .began = changed, .ended = changed };
  const Found *found = g_hash_table_lookup (self->games, &saved->id);
  GError *local = NULL;
  guint n_known;
  gint64 id;

  if (!rummy_save_from_bytes (saved->bytes, &game, NULL))
    return TRUE;
  rounds = rummy_rounds_of_record (&game.record);
  if (rounds->len == 0)
    return TRUE;

  entry.is_apart = game.seats.is_practice;
  if (found != NULL && found->seed == (gint64) game.record.seed && found->number == (gint64) game.record.game) {
    if (found->is_removed)
      return TRUE;
    entry.owners = found->owners;
    entry.began = found->began;
    entry.ended = found->ended;
  } else {
    found = NULL;
    g_strlcpy (entry.owners.game, RUMMY_PROFILE_FIRST, RUMMY_PROFILE_BYTES);
  }

  if ((rummy_history_find (db, &game.record, entry.is_apart, &n_known, &local) == 0 || n_known < rounds->len) &&
      local == NULL) {
    id = rummy_history_write (db, &game, rounds, &entry, &local);
    if (local == NULL && id != 0 && found != NULL)
      write_times (db, id, found->times, &local);
  }
  if (local != NULL) {
    g_propagate_error (error, local);
    return FALSE;
  }

  return TRUE;
}

/* Adds all games until cancelled. */
static gboolean
add_all (sqlite3 *db, Wreck *self, gint64 changed, GCancellable *cancellable, GError **error)
{
  GHashTableIter iter;
  gpointer found;

  for (guint i = 0; i < self->saved->len && !g_cancellable_is_cancelled (cancellable); i++) {
    if (!add_game (db, self, &g_array_index (self->saved, Saved, i), changed, error))
      return FALSE;
  }
  /* Afterward, because the same deal may have been played twice. */
  g_hash_table_iter_init (&iter, self->games);
  while (g_hash_table_iter_next (&iter, NULL, &found)) {
    if (((Found *) found)->is_removed && !keep_removed (db, found, error))
      return FALSE;
  }

  return TRUE;
}

static GBytes *
read_bytes (const char *path, const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name);

  return rummy_read (file, FILE_BYTES_MAX, NULL, NULL);
}

static gint
compare_saved (gconstpointer a, gconstpointer b)
{
  gint64 first = ((const Saved *) a)->id, second = ((const Saved *) b)->id;

  return (first > second) - (first < second);
}

/* Adds the whole games of a file. */
static gboolean
salvage_file (sqlite3 *db, const char *path, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = read_bytes (path, ""), wal = read_bytes (path, "-wal");
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, found_free);
  g_autoptr (GArray) saved = g_array_new (FALSE, FALSE, sizeof (Saved));
  Wreck self = { games, saved };
  GStatBuf status;

  if (bytes == NULL)
    return TRUE;
  g_array_set_clear_func (saved, saved_clear);
  rummy_pages_each (bytes, wal, row_cb, &self);
  g_array_sort (saved, compare_saved);

  if (!rummy_database_run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (add_all (db, &self, g_stat (path, &status) == 0 ? (gint64) status.st_mtime : 0, cancellable, error) &&
      rummy_database_run (db, "COMMIT", error))
    return TRUE;
  rummy_database_run (db, "ROLLBACK", NULL);

  return FALSE;
}

static gint64
count_games (sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) row =
    rummy_database_prepare (db, NULL, "SELECT count(*) FROM game WHERE NOT is_removed", "");

  return row != NULL && sqlite3_step (row) == SQLITE_ROW ? sqlite3_column_int64 (row, 0) : 0;
}

static void
tell (RummyDatabase *self, const char *aside, guint n)
{
  g_autofree char *name = g_filename_display_name (aside);

  g_clear_error (&self->notice);
  if (n == 0)
    self->notice = g_error_new (RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN,
                                /* Translators: the name of a file. */
                                _("Your list of games was damaged. It’s kept as “%s”, and a new one was started."),
                                name);
  else
    self->notice = g_error_new (RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN,
                                /* Translators: a number, then the name of a file. */
                                ngettext ("Your list of games was damaged. %u game was recovered. The damaged list "
                                          "is kept as “%s”.",
                                          "Your list of games was damaged. %u games were recovered. The damaged list "
                                          "is kept as “%s”.", n),
                                n, name);
}

void
rummy_salvage (RummyDatabase *self, GCancellable *cancellable)
{
  g_autofree char *copy = g_strconcat (self->path, RUMMY_DATABASE_COPY, NULL);
  gint64 before = count_games (self->db);

  for (guint i = 1; i <= RUMMY_DATABASE_DAMAGED_MAX; i++) {
    g_autofree char *path = g_strdup_printf ("%s.damaged-%u", self->path, i);
    g_autofree char *aside = NULL;

    if (!g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
      continue;
    if (!salvage_file (self->db, path, cancellable, NULL) || !salvage_file (self->db, copy, cancellable, NULL) ||
        g_cancellable_is_cancelled (cancellable))
      return;
    aside = rummy_database_put_aside (self, path, "broken");
    if (aside != NULL)
      tell (self, aside, (guint) MAX (count_games (self->db) - before, 0));
  }
}
