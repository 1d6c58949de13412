/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/database.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/database-copy.h"
#include "store/quarantine.h"
#include "store/read.h"
#include "store/rounds.h"
#include "store/rules-key.h"
#include "store/save.h"

#define BUSY_MS 5000
/* When this has passed, no running copy of the program can still offer to undo a removal. */
#define UNDO_TIME (G_GINT64_CONSTANT (24) * 60 * 60 * G_USEC_PER_SEC)
#define PAGE_LEAST 512
#define APPLICATION_ID 0x52756d35 /* "Rum5" */
/* Limit for points and counts: far above any real value, and two of them still add up to an int. */
#define NUMBER_MOST 1000000000
/* Limit for one value in bytes; saved games are the largest ones. */
#define VALUE_BYTES_MAX (2 * RUMMY_SAVE_BYTES_MAX)

/* Element N migrates a file from version N to N + 1; version 0 is an empty file.  Never change an element, only
 * append. */
static const char *const migrations[] = {
  "CREATE TABLE game ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  preset TEXT NOT NULL,"
  "  seed INTEGER NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  began INTEGER NOT NULL,"
  "  ended INTEGER NOT NULL,"
  "  rounds INTEGER NOT NULL,"
  "  is_over INTEGER NOT NULL,"
  "  is_practice INTEGER NOT NULL,"
  "  is_removed INTEGER NOT NULL DEFAULT 0" /* above 0: number (time) of the removal; below 0: final */
  ") STRICT;"
  "CREATE INDEX game_by_deal ON game (seed, number);"
  "CREATE INDEX game_by_preset ON game (preset, id);"
  "CREATE TABLE record ("
  "  game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
  "  saved BLOB NOT NULL" /* the saved game; all other columns can be derived from it */
  ") STRICT;"
  "CREATE TABLE round ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  began INTEGER NOT NULL,"
  "  ended INTEGER NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE seat ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL,"
  "  name TEXT NOT NULL,"
  "  level INTEGER NOT NULL,"
  "  points INTEGER NOT NULL,"
  "  against INTEGER NOT NULL," /* of the best opposing side */
  "  has_won INTEGER NOT NULL,"
  "  out INTEGER NOT NULL,"   /* rounds in which this seat went out */
  "  best INTEGER NOT NULL,"  /* points of a round */
  "  worst INTEGER NOT NULL,"
  "  PRIMARY KEY (game, seat)"
  ") STRICT, WITHOUT ROWID;",

  /* Adds owners.  Existing games belong to the first profile; its seat is the only person of a game, if that one has
   * no name or the name used last. */
  "ALTER TABLE game ADD COLUMN owner TEXT NOT NULL DEFAULT 'first';"
  "ALTER TABLE seat ADD COLUMN owner TEXT NOT NULL DEFAULT '';"
  "CREATE TEMP TABLE alone AS"
  "  SELECT game, seat, CASE WHEN name < ' ' THEN '' ELSE name END AS name FROM seat"
  "   WHERE level = -1 GROUP BY game HAVING count (*) = 1;"
  "UPDATE seat SET owner = 'first'"
  " WHERE (game, seat) IN (SELECT game, seat FROM alone"
  "                         WHERE name IN ('', (SELECT name FROM alone WHERE name <> ''"
  "                                              ORDER BY game DESC LIMIT 1)));"
  "DROP TABLE alone",

  /* Adds the number of turns, counted from the saved games. */
  "ALTER TABLE seat ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;"
  "UPDATE seat SET turns = count_turns (record.saved, seat) FROM record WHERE record.game = seat.game",

  /* Adds the key of the rules, read from the saved games, so that changed rules can be told apart. */
  "ALTER TABLE game ADD COLUMN rules TEXT NOT NULL DEFAULT '';"
  "UPDATE game SET rules = preset;"
  "UPDATE game SET rules = read_rules (record.saved) FROM record WHERE record.game = game.id AND preset = ''",

  /* Drops the number of rounds from keys, for games in which it can be changed during play. */
  "UPDATE game SET rules = write_rules (rules) WHERE rules LIKE 'rules %';"
  "UPDATE game SET preset = rules WHERE preset = '' AND rules NOT LIKE 'rules %'",
};

/* Keeps only the row of a removed game, so that the same game is not added again. */
static const char *const empty_removed =
  "DELETE FROM record WHERE game IN (SELECT id FROM game WHERE is_removed < 0);"
  "DELETE FROM round WHERE game IN (SELECT id FROM game WHERE is_removed < 0);"
  "DELETE FROM seat WHERE game IN (SELECT id FROM game WHERE is_removed < 0);"
  "COMMIT";

#define VERSION ((int) G_N_ELEMENTS (migrations))

/* Those of the first migration, in case that one is missing. */
static const char *const indexes =
  "CREATE INDEX IF NOT EXISTS game_by_deal ON game (seed, number);"
  "CREATE INDEX IF NOT EXISTS game_by_preset ON game (preset, id)";

/* Statements that fail to compile if a table or column of the current version is missing. */
static const char *const tables[] = {
  "SELECT id, preset, seed, number, began, ended, rounds, is_over, is_practice, is_removed, owner, rules FROM game",
  "SELECT game, saved FROM record",
  "SELECT game, number, began, ended FROM round",
  "SELECT game, seat, name, level, points, against, has_won, out, best, worst, owner, turns FROM seat",
};

/* The database and the files that SQLite keeps beside it. */
static const char *const suffixes[] = { "", "-journal", "-wal", "-shm" };

typedef enum {
  STATE_READY,
  STATE_BROKEN, /* unusable: no database, another program's, or damaged */
  STATE_FAILED, /* some other failure, which the error describes */
} State;

G_DEFINE_QUARK (rummy-history-error-quark, rummy_history_error)

/* SQLite speaks English only. */
static const char *
reason (sqlite3 *db)
{
  if (db == NULL)
    return g_strerror (errno);

  return sqlite3_errcode (db) == SQLITE_FULL ? g_strerror (ENOSPC) : sqlite3_errmsg (db);
}

static gboolean
fail (const char *why, GError **error)
{
  g_set_error (error, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_UNUSABLE,
               /* Translators: the system's error message. */
               _("Couldn’t open your list of games, so new games won’t be added.\n\n%s"), why);

  return FALSE;
}

gboolean
rummy_database_fail (sqlite3 *db, GError **error)
{
  return fail (reason (db), error);
}

gboolean
rummy_database_fail_reading (gboolean is_damaged, GError **error)
{
  g_set_error_literal (error, RUMMY_HISTORY_ERROR,
                       is_damaged ? RUMMY_HISTORY_ERROR_BROKEN : RUMMY_HISTORY_ERROR_UNUSABLE,
                       is_damaged ? _("This list of games is damaged.") : _("This list of games couldn’t be read."));

  return FALSE;
}

gboolean
rummy_database_run (sqlite3 *db, const char *sql, GError **error)
{
  return sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK || rummy_database_fail (db, error);
}

static sqlite3_stmt *
prepare (sqlite3 *db, GError **error, const char *sql, const char *types, va_list args)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int code = sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);

  for (int i = 0; code == SQLITE_OK && types[i] != '\0'; i++) {
    if (types[i] == 'i') {
      code = sqlite3_bind_int64 (statement, i + 1, va_arg (args, gint64));
    } else if (types[i] == 't') {
      code = sqlite3_bind_text (statement, i + 1, va_arg (args, const char *), -1, SQLITE_TRANSIENT);
    } else {
      gsize size;
      const void *data = g_bytes_get_data (va_arg (args, GBytes *), &size);

      code = sqlite3_bind_blob64 (statement, i + 1, data, size, SQLITE_STATIC);
    }
  }

  if (code != SQLITE_OK) {
    rummy_database_fail (db, error);
    return NULL;
  }

  return g_steal_pointer (&statement);
}

sqlite3_stmt *
rummy_database_prepare (sqlite3 *db, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *statement;
  va_list args;

  va_start (args, types);
  statement = prepare (db, error, sql, types, args);
  va_end (args);

  return statement;
}

gboolean
rummy_database_execute (sqlite3 *db, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  va_list args;

  va_start (args, types);
  statement = prepare (db, error, sql, types, args);
  va_end (args);

  return statement != NULL && (sqlite3_step (statement) == SQLITE_DONE || rummy_database_fail (db, error));
}

const char *
rummy_database_text (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : "";
}

int
rummy_database_number (sqlite3_stmt *row, int column)
{
  gint64 number = sqlite3_column_int64 (row, column);

  return (int) CLAMP (number, -NUMBER_MOST, NUMBER_MOST);
}

/* Runs a statement that returns a single number. */
static gboolean
read_number (sqlite3 *db, const char *sql, int *number, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = rummy_database_prepare (db, error, sql, "");

  if (statement == NULL)
    return FALSE;
  if (sqlite3_step (statement) != SQLITE_ROW)
    return rummy_database_fail (db, error);
  *number = sqlite3_column_int (statement, 0);

  return TRUE;
}

gboolean
rummy_database_is_damage (int code)
{
  return code == SQLITE_NOTADB || code == SQLITE_CORRUPT || code == SQLITE_ERROR || code == SQLITE_CONSTRAINT ||
         code == SQLITE_MISMATCH || code == SQLITE_TOOBIG;
}

gboolean
rummy_database_may_open (const RummyDatabase *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *path = g_strconcat (self->path, suffixes[i], NULL);

    if (!rummy_read_may (path, NULL))
      return FALSE;
  }

  return TRUE;
}

/* A byte in the file header can say so (a newer file format). */
static gboolean
is_marked_read_only (RummyDatabase *self)
{
  return sqlite3_db_readonly (self->db, "main") == 1 && access (self->path, W_OK) == 0;
}

static gboolean
is_broken (RummyDatabase *self)
{
  g_autoptr (sqlite3_stmt) statement = rummy_database_prepare (self->db, NULL, "PRAGMA quick_check(1)", "");
  int id = 0, version = 0, n_tables = 0, code;

  if (statement == NULL) {
    code = sqlite3_errcode (self->db);
  } else {
    code = sqlite3_step (statement);
    if (code == SQLITE_ROW && !g_str_equal (rummy_database_text (statement, 0), "ok"))
      return TRUE;
  }
  if (rummy_database_is_damage (code))
    return TRUE;
  /* The order matters, because another process may be creating the tables right now. */
  return read_number (self->db, "SELECT count(*) FROM sqlite_schema", &n_tables, NULL) &&
         read_number (self->db, "PRAGMA application_id", &id, NULL) &&
         read_number (self->db, "PRAGMA user_version", &version, NULL) &&
         (version < 0 || (n_tables > 0 && (id != APPLICATION_ID || version == 0)));
}

/* Checks that the schema is complete and contains nothing that runs by itself, such as triggers. */
static gboolean
has_tables (RummyDatabase *self)
{
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    g_autoptr (sqlite3_stmt) statement = rummy_database_prepare (self->db, NULL, tables[i], "");

    if (statement == NULL && rummy_database_is_damage (sqlite3_errcode (self->db)))
      return FALSE;
  }

  return !read_number (self->db, "SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view')", &n, NULL) ||
         n == 0;
}

char *
rummy_database_put_aside (const RummyDatabase *self, const char *path, const char *word)
{
  g_autofree char *aside = rummy_quarantine_path (self->path, word);

  /* The database comes last: without it, SQLite would delete the others.  An empty file stands for a missing one. */
  for (guint i = G_N_ELEMENTS (suffixes); i > 0; i--) {
    g_autofree char *from = g_strconcat (path, suffixes[i - 1], NULL);
    g_autofree char *to = g_strconcat (aside, suffixes[i - 1], NULL);

    if (g_rename (from, to) != 0 && i == 1 && (errno != ENOENT || !g_file_set_contents (to, "", 0, NULL)))
      return NULL;
  }

  return g_steal_pointer (&aside);
}

static gboolean
connect (RummyDatabase *self, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (self->path);

  if (g_mkdir_with_parents (directory, 0700) != 0)
    return rummy_database_fail (NULL, error);
  if (sqlite3_open_v2 (self->path, &self->db,
                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    return rummy_database_fail (self->db, error);
  sqlite3_busy_timeout (self->db, BUSY_MS);
  sqlite3_extended_result_codes (self->db, FALSE);
  sqlite3_limit (self->db, SQLITE_LIMIT_LENGTH, VALUE_BYTES_MAX);
  sqlite3_db_config (self->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);

  return TRUE;
}

/* Copies a file of an older version before it is migrated. */
static gboolean
keep_version (RummyDatabase *self, int version, GError **error)
{
  g_autofree char *name = g_strdup_printf ("%s.version-%d", self->path, version);
  int code = rummy_database_copy_to (self, name);

  return code == SQLITE_OK || fail (code == SQLITE_FULL ? g_strerror (ENOSPC) : sqlite3_errstr (code), error);
}

/* Caches the last record parsed: the rows of a game's seats come in sequence, and parsing is slow. */
typedef struct {
  GBytes *saved;
  guint turns[RUMMY_SEATS_MAX];
} LastRecord;

static void
last_record_free (gpointer data)
{
  LastRecord *last = data;

  g_clear_pointer (&last->saved, g_bytes_unref);
  g_free (last);
}

static void
read_last_record (LastRecord *last, const void *data, gsize size)
{
  g_auto (RummySavedGame) game = { 0 };

  if (last->saved != NULL && g_bytes_get_size (last->saved) == size &&
      (size == 0 || memcmp (g_bytes_get_data (last->saved, NULL), data, size) == 0))
    return;

  g_clear_pointer (&last->saved, g_bytes_unref);
  last->saved = g_bytes_new (data, size);
  memset (last->turns, 0, sizeof last->turns);
  if (!rummy_save_from_bytes (last->saved, &game, NULL))
    return;
  for (guint seat = 0; seat < (guint) game.record.rules.players; seat++)
    last->turns[seat] = rummy_rounds_count_turns (&game.record, seat);
}

/* SQL function count_turns (saved, seat), for a migration.  Returns 0 if the record cannot be read. */
static void
count_turns_cb (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  LastRecord *last = sqlite3_user_data (context);
  guint seat = (guint) sqlite3_value_int (values[1]);

  read_last_record (last, sqlite3_value_blob (values[0]), (gsize) sqlite3_value_bytes (values[0]));
  sqlite3_result_int (context, seat < RUMMY_SEATS_MAX ? (int) last->turns[seat] : 0);
}

/* SQL function read_rules (saved), for a migration.  Returns the key of the rules, or "" if the record cannot be
 * read. */
static void
read_rules_cb (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  g_autoptr (GBytes) bytes = g_bytes_new (sqlite3_value_blob (values[0]), (gsize) sqlite3_value_bytes (values[0]));
  g_auto (RummySavedGame) game = { 0 };
  g_autofree char *key = NULL;

  if (rummy_save_from_bytes (bytes, &game, NULL))
    key = rummy_history_rules_key (&game.record.rules);
  sqlite3_result_text (context, key != NULL ? key : "", -1, SQLITE_TRANSIENT);
}

/* SQL function write_rules (key), for a migration.  Returns the key in its current form. */
static void
write_rules_cb (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *before = (const char *) sqlite3_value_text (values[0]);
  g_autofree char *key = NULL;
  RummyRules rules;

  if (before != NULL && rummy_history_rules_from_key (before, &rules))
    key = rummy_history_rules_key (&rules);
  sqlite3_result_text (context, key != NULL ? key : before, -1, SQLITE_TRANSIENT);
}

static gboolean
fail_version (GError **error)
{
  g_set_error_literal (error, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_VERSION,
                       _("Your list of games needs a newer version of Rummy 500. New games won’t be added."));

  return FALSE;
}

gboolean
rummy_database_is_usable (RummyDatabase *self, GError **error)
{
  int version = 0;

  if (!read_number (self->db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version > VERSION)
    return fail_version (error);
  if (!is_broken (self) && (version < VERSION || has_tables (self)))
    return TRUE;

  return rummy_database_fail_reading (TRUE, error);
}

/* If the contents are to blame for a failure, @code is set to SQLite's error code, else to SQLITE_OK. */
static gboolean
migrate (RummyDatabase *self, int *code, GError **error)
{
  sqlite3 *db = self->db;
  g_autofree char *stamp = g_strdup_printf ("PRAGMA user_version = %d; PRAGMA application_id = %d", VERSION,
                                            APPLICATION_ID);
  int version;

  *code = SQLITE_OK;
  if (!read_number (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version > VERSION)
    return fail_version (error);
  if (version == VERSION)
    return TRUE;
  if (version > 0 && !keep_version (self, version, error))
    return FALSE;
  if (sqlite3_create_function_v2 (db, "count_turns", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, g_new0 (LastRecord, 1),
                                  count_turns_cb, NULL, NULL, last_record_free) != SQLITE_OK ||
      sqlite3_create_function_v2 (db, "read_rules", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, read_rules_cb, NULL,
                                  NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function_v2 (db, "write_rules", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, write_rules_cb, NULL,
                                  NULL, NULL) != SQLITE_OK)
    return rummy_database_fail (db, error);

  if (!rummy_database_run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  /* Another process may have migrated the file meanwhile. */
  if (!read_number (db, "PRAGMA user_version", &version, error))
    goto back;
  for (; version >= 0 && version < VERSION; version++) {
    if (!rummy_database_run (db, migrations[version], error))
      goto back;
  }
  if (rummy_database_run (db, stamp, error) && rummy_database_run (db, "COMMIT", error))
    return TRUE;

back:
  *code = sqlite3_errcode (db);
  rummy_database_run (db, "ROLLBACK", NULL);

  return FALSE;
}

/* Checks the open file and migrates it to the current version. */
static State
make_ready (RummyDatabase *self, GError **error)
{
  g_autoptr (GError) local = NULL;
  int code = SQLITE_OK;

  if (is_broken (self) || is_marked_read_only (self))
    return STATE_BROKEN;
  if (!rummy_database_run (self->db,
                           "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                           "PRAGMA cell_size_check = ON; PRAGMA secure_delete = ON",
                           &local)) {
    code = sqlite3_errcode (self->db);
  } else if (migrate (self, &code, &local)) {
    if (!has_tables (self))
      return STATE_BROKEN;
    rummy_database_run (self->db, indexes, NULL); /* without them it is only slower */
    return STATE_READY;
  }
  if (rummy_database_is_damage (code))
    return STATE_BROKEN;
  g_propagate_error (error, g_steal_pointer (&local));

  return STATE_FAILED;
}

gboolean
rummy_database_is_emptied (const RummyDatabase *self)
{
  g_autofree char *damaged = g_strconcat (self->path, ".damaged-1", NULL);
  g_autofree char *log = g_strconcat (self->path, "-wal", NULL);
  GStatBuf status;

  /* A missing one was perhaps put aside, and its successor not made. */
  if (g_stat (self->path, &status) == 0 ? status.st_size >= PAGE_LEAST
                                        : errno != ENOENT || g_file_test (damaged, G_FILE_TEST_EXISTS))
    return FALSE;

  return rummy_database_has_copy (self) || (g_stat (log, &status) == 0 && status.st_size > 0);
}

static State
find_state (RummyDatabase *self, GError **error)
{
  if (!rummy_database_may_open (self) || rummy_database_is_emptied (self))
    return STATE_BROKEN;

  return connect (self, error) ? make_ready (self, error) : STATE_FAILED;
}

gboolean
rummy_database_lock (const RummyDatabase *self, gboolean waits, int *lock)
{
  g_autofree char *path = g_strconcat (self->path, ".lock", NULL);

  *lock = g_open (path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);

  /* Best effort: some file systems have no locks. */
  return *lock >= 0 && (flock (*lock, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK);
}

/* Closes the file as it is: SQLite would delete a log that it cannot read. */
static void
close_broken (RummyDatabase *self)
{
  if (self->db != NULL)
    sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  rummy_database_close (self);
}

/* Renames a broken file and creates a new one.  The lock is held until the new file has its tables, so that another
 * process that waits for it finds a complete database. */
static gboolean
replace_broken (RummyDatabase *self, GError **error)
{
  g_autofree char *aside = NULL;
  g_autofd int lock = -1;
  State state;

  close_broken (self);
  if (!rummy_database_lock (self, TRUE, &lock))
    return rummy_database_fail (NULL, error);
  state = find_state (self, error);
  if (state != STATE_BROKEN)
    return state == STATE_READY;

  close_broken (self);
  aside = rummy_database_put_aside (self, self->path, "damaged");
  if (aside == NULL)
    return rummy_database_fail (NULL, error);

  return connect (self, error) && make_ready (self, error) == STATE_READY;
}

/* What seems to be removed later than in a day was removed before the clock was set back. */
static gboolean
purge_old (RummyDatabase *self, GError **error)
{
  gint64 now = g_get_real_time ();

  return rummy_database_purge (self, 0, now - UNDO_TIME, error) &&
         rummy_database_purge (self, now + UNDO_TIME, G_MAXINT64, error);
}

gboolean
rummy_database_open (RummyDatabase *self, GError **error)
{
  State state;

  if (self->db != NULL)
    return TRUE;

  state = find_state (self, error);
  if ((state == STATE_READY || (state == STATE_BROKEN && replace_broken (self, error))) &&
      purge_old (self, error))
    return TRUE;

  rummy_database_close (self);

  return FALSE;
}

gboolean
rummy_database_purge (RummyDatabase *self, gint64 from, gint64 to, GError **error)
{
  if (!rummy_database_run (self->db, "BEGIN IMMEDIATE", error))
    return FALSE;

  if (rummy_database_execute (self->db, error,
                              "UPDATE game SET is_removed = -1 WHERE is_removed > 0 AND is_removed BETWEEN ? AND ?",
                              "ii", from, to)) {
    if (sqlite3_changes (self->db) > 0)
      rummy_database_delete_copies (self);
    if (rummy_database_run (self->db, empty_removed, error))
      return TRUE;
  }

  rummy_database_run (self->db, "ROLLBACK", NULL);

  return FALSE;
}

void
rummy_database_close (RummyDatabase *self)
{
  g_clear_pointer (&self->db, sqlite3_close);
}
