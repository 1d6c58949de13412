/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a damaged history still holds.  A saved game carries a checksum, so each that is whole can be trusted; the
 * tables next to it say whose it is and when it was played. */

#include "store/salvage.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "store/database-copy.h"
#include "store/history-write.h"
#include "store/pages.h"
#include "store/quarantine.h"
#include "store/read.h"
#include "store/rounds.h"

#define GAMES_AT_ONCE 10

typedef struct {
  gint64 number, began, ended; /* of a round */
} Times;

/* A row of table "game", with what other tables add. */
typedef struct {
  gint64 id, seed, number, began, ended, rounds;
  gboolean has_row; /* else only other tables told of it */
  gboolean is_practice, is_removed;
  char *preset;
  RummyGameProfiles owners;
  GArray *times; /* Times of its rounds */
} Found;

typedef struct {
  gint64 id;
  guint file; /* index of the file that it was read from, the oldest first */
  GBytes *bytes;
} Saved;

/* What was read from a file. */
typedef struct {
  GHashTable *games; /* Found by id */
  GArray *saved;     /* Saved */
  guint index;       /* of this file, the oldest first */
  gint64 changed;    /* time of the file */
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
    Saved saved = { row->id, self->index, g_bytes_new (value[1].data, value[1].size) };

    g_array_append_val (self->saved, saved);
  } else if (row->has_id && begins (row, "ntiiiiiiii")) {
    Found *found = find_game (self, row->id);

    g_free (found->preset);
    found->preset = text_of (row, 1);
    found->has_row = TRUE;
    found->seed = value[2].number;
    found->number = value[3].number;
    found->began = value[4].number;
    found->ended = value[5].number;
    found->rounds = value[6].number;
    found->is_practice = value[8].number != 0;
    found->is_removed |= value[9].number != 0;
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
                                 "  (SELECT 1 FROM game"
                                 "    WHERE seed = ?2 AND number = ?3 AND is_removed < 0 AND rounds >= ?6)",
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

/* Returns what the file says of a saved game, or NULL. */
static const Found *
row_of (const Wreck *self, const Saved *saved, const RummyRecord *record)
{
  const Found *found = g_hash_table_lookup (self->games, &saved->id);

  return found != NULL && (!found->has_row || (found->seed == (gint64) record->seed &&
                                               found->number == (gint64) record->game))
           ? found
           : NULL;
}

/* Fills in what only the tables tell.  Without its row the game belongs to the first player with an owner, and began
 * and ended with its rounds. */
static void
describe (RummyHistoryEntry *entry, const Wreck *self, const Found *found)
{
  entry->began = entry->ended = self->changed;
  g_strlcpy (entry->owners.game, RUMMY_PROFILE_FIRST, RUMMY_PROFILE_BYTES);
  if (found == NULL)
    return;

  entry->owners = found->owners;
  if (found->has_row) {
    entry->began = found->began;
    entry->ended = found->ended;
    return;
  }
  for (guint seat = RUMMY_SEATS_MAX; seat > 0; seat--) {
    if (*found->owners.seat[seat - 1] != '\0')
      g_strlcpy (entry->owners.game, found->owners.seat[seat - 1], RUMMY_PROFILE_BYTES);
  }
  for (guint i = 0; i < found->times->len; i++) {
    const Times *times = &g_array_index (found->times, Times, i);

    entry->began = i == 0 ? times->began : MIN (entry->began, times->began);
    entry->ended = i == 0 ? times->ended : MAX (entry->ended, times->ended);
  }
}

/* The newest of the files that has a row of it says whether it was removed. */
static gboolean
is_removed (GPtrArray *wrecks, const Saved *saved, const RummyRecord *record)
{
  for (guint i = wrecks->len; i > saved->file; i--) {
    const Found *found = row_of (wrecks->pdata[i - 1], saved, record);

    if (found != NULL && found->has_row)
      return found->is_removed;
  }

  return FALSE;
}

/* Adds a game, unless it is not whole, is there, or was removed. */
static gboolean
add_game (sqlite3 *db, GPtrArray *wrecks, const Saved *saved, GError **error)
{
  const Wreck *file = wrecks->pdata[saved->file];
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GArray) rounds = NULL;
  RummyHistoryEntry entry = { 0 };
  const Found *found;
  GError *local = NULL;
  guint n_known;
  gint64 id;

  if (!rummy_save_from_bytes (saved->bytes, &game, NULL))
    return TRUE;
  rounds = rummy_rounds_of_record (&game.record);
  if (rounds->len == 0 || is_removed (wrecks, saved, &game.record))
    return TRUE;

  found = row_of (file, saved, &game.record);
  entry.is_apart = game.seats.is_practice;
  describe (&entry, file, found);
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

/* In the order in which they were listed; from several files the oldest first, which knows better whose it is. */
static gint
compare_saved (gconstpointer a, gconstpointer b)
{
  const Saved *first = a, *second = b;

  return first->id != second->id ? (first->id > second->id) - (first->id < second->id)
                                 : (first->file > second->file) - (first->file < second->file);
}

/* Adds all games, a few at a time, so that others can use the history meanwhile. */
static gboolean
add_all (sqlite3 *db, GPtrArray *wrecks, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; i < wrecks->len; i++) {
    GArray *saved = ((Wreck *) wrecks->pdata[i])->saved;

    for (guint j = 0; j < saved->len; j++)
      g_ptr_array_add (all, &g_array_index (saved, Saved, j));
  }
  g_ptr_array_sort_values (all, compare_saved);

  for (guint i = 0; i < all->len; i++) {
    gboolean is_last = (i + 1) % GAMES_AT_ONCE == 0 || i + 1 == all->len;
    gboolean is_cancelled = g_cancellable_set_error_if_cancelled (cancellable, error);

    if (is_cancelled ||
        (i % GAMES_AT_ONCE == 0 && !rummy_database_run (db, "BEGIN IMMEDIATE", error)) ||
        !add_game (db, wrecks, all->pdata[i], error) ||
        (is_last && !rummy_database_run (db, "COMMIT", error))) {
      /* Between two games all are whole. */
      if (!is_cancelled || !rummy_database_run (db, "COMMIT", NULL))
        rummy_database_run (db, "ROLLBACK", NULL);
      return FALSE;
    }
  }

  return TRUE;
}

static gboolean
keep_all_removed (sqlite3 *db, const Wreck *self, GError **error)
{
  GHashTableIter iter;
  gpointer found;

  g_hash_table_iter_init (&iter, self->games);
  while (g_hash_table_iter_next (&iter, NULL, &found)) {
    if (((Found *) found)->is_removed && !keep_removed (db, found, error))
      return FALSE;
  }

  return TRUE;
}

/* Reads a file of the database.  Sets @bytes to NULL if there is none, or none that anybody would read. */
static gboolean
read_bytes (const char *path, const char *suffix, GBytes **bytes, GError **error)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GError) local = NULL;

  *bytes = rummy_read (file, RUMMY_DATABASE_BYTES_MAX, NULL, &local);
  if (*bytes != NULL || g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) || rummy_read_is_refusal (local))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));

  return FALSE;
}

static void
wreck_free (gpointer data)
{
  Wreck *self = data;

  g_hash_table_unref (self->games);
  g_array_unref (self->saved);
  g_free (self);
}

static Wreck *
wreck_new (guint index)
{
  Wreck *self = g_new0 (Wreck, 1);

  self->index = index;
  self->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, found_free);
  self->saved = g_array_new (FALSE, FALSE, sizeof (Saved));
  g_array_set_clear_func (self->saved, saved_clear);

  return self;
}

static gboolean
wreck_read (Wreck *self, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = NULL, wal = NULL;
  GStatBuf status;

  if (!read_bytes (path, "", &bytes, error) || !read_bytes (path, "-wal", &wal, error))
    return FALSE;
  if (bytes == NULL)
    return TRUE;
  if (g_stat (path, &status) == 0)
    self->changed = (gint64) status.st_mtime;
  rummy_pages_each (bytes, wal, row_cb, self);

  return TRUE;
}

/* Adds the games of some files; @paths begin with the oldest, end with NULL, and need not all exist.  The last is the
 * damaged one. */
static gboolean
salvage (sqlite3 *db, const char *const *paths, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) wrecks = g_ptr_array_new_with_free_func (wreck_free);

  for (guint i = 0; paths[i] != NULL; i++) {
    g_ptr_array_add (wrecks, wreck_new (i));
    if (!wreck_read (wrecks->pdata[i], paths[i], error))
      return FALSE;
  }

  return add_all (db, wrecks, cancellable, error) && keep_all_removed (db, wrecks->pdata[wrecks->len - 1], error);
}

static guint
count_games (sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) row =
    rummy_database_prepare (db, NULL, "SELECT count(*) FROM game WHERE NOT is_removed", "");

  return row != NULL && sqlite3_step (row) == SQLITE_ROW ? (guint) sqlite3_column_int (row, 0) : 0;
}

static guint
count_more (sqlite3 *db, guint before)
{
  guint n = count_games (db);

  return n - MIN (n, before);
}

/* Returns only what the system says. */
static const char *
reason_of (const GError *error)
{
  const char *gap = strstr (error->message, "\n\n");

  return gap != NULL ? gap + 2 : error->message;
}

static void
tell (RummyDatabase *self, const char *path, guint n)
{
  g_autofree char *name = g_filename_display_name (path);

  g_clear_error (&self->notice);
  if (n == 0)
    self->notice = g_error_new (RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN,
                                /* Translators: the name of a file. */
                                _("Your list of games was damaged and is kept as “%s”. A new one was started."),
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

static void
tell_rest (RummyDatabase *self, guint n, const GError *error)
{
  g_clear_error (&self->notice);
  if (n == 0)
    self->notice = g_error_new (RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN,
                                /* Translators: the system's error message. */
                                _("Your list of games was damaged. Its games will be recovered the next time "
                                  "Rummy 500 starts.\n\n%s"),
                                reason_of (error));
  else
    self->notice = g_error_new (RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN,
                                /* Translators: a number, then the system's error message. */
                                ngettext ("Your list of games was damaged. %u game was recovered. The rest will be "
                                          "recovered the next time Rummy 500 starts.\n\n%s",
                                          "Your list of games was damaged. %u games were recovered. The rest will be "
                                          "recovered the next time Rummy 500 starts.\n\n%s", n),
                                n, reason_of (error));
}

gboolean
rummy_salvage (RummyDatabase *self, GCancellable *cancellable)
{
  g_autofree char *older = g_strconcat (self->path, RUMMY_DATABASE_COPY_OLDER, NULL);
  g_autofree char *copy = g_strconcat (self->path, RUMMY_DATABASE_COPY, NULL);
  guint before = count_games (self->db);
  g_autofd int lock = -1;

  for (guint i = 1; i <= RUMMY_DATABASE_DAMAGED_MAX; i++) {
    g_autofree char *path = g_strdup_printf ("%s.damaged-%u", self->path, i);
    g_autofree char *aside = NULL;
    g_autoptr (GError) error = NULL;

    if (!g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
      continue;
    /* Another process that has it does all this. */
    if (lock < 0 && !rummy_database_lock (self, FALSE, &lock))
      return FALSE;
    if (g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK) &&
        !salvage (self->db, (const char *const[]) { older, copy, path, NULL }, cancellable, &error)) {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        tell_rest (self, count_more (self->db, before), error);
      return FALSE;
    }
    aside = rummy_database_put_aside (self, path, "broken");
    tell (self, aside != NULL ? aside : path, count_more (self->db, before));
    if (aside == NULL)
      return FALSE;
  }

  return TRUE;
}

gboolean
rummy_salvage_again (sqlite3 *db, const char *path, guint *n, GError **error)
{
  guint before = count_games (db);
  g_autoptr (GError) local = NULL;
  gboolean is_all = salvage (db, (const char *const[]) { path, NULL }, NULL, &local);

  *n = count_more (db, before);
  if (is_all)
    return TRUE;
  if (*n == 0)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: the system's error message. */
                 _("No games were recovered. You can try again.\n\n%s"), reason_of (local));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: a number, then the system's error message. */
                 ngettext ("Only %u game was recovered. You can try again.\n\n%s",
                           "Only %u games were recovered. You can try again.\n\n%s", *n),
                 *n, reason_of (local));

  return FALSE;
}
