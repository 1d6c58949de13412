/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#include "store/history.h"

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

/* A larger file is not read for its games. */
#define RUMMY_DATABASE_BYTES_MAX (1024 * 1024 * 1024)

/* A damaged file gets the path, ".damaged-" and a number, up to this one, until it is salvaged. */
#define RUMMY_DATABASE_DAMAGED_MAX 99

/* The database file of the history: opens and checks it, migrates older versions, and moves a damaged file out of the
 * way.  Errors are RUMMY_HISTORY_ERROR. */
typedef struct {
  char *path;
  sqlite3 *db;     /* NULL until it is open */
  GError *notice;  /* a message for the user about the file that was opened, or NULL */
} RummyDatabase;

/* Returns whether the file and those beside it are regular files, or don't exist: opening a pipe would block, and
 * SQLite can use nothing else. */
gboolean rummy_database_may_open (const RummyDatabase *self);

/* Returns whether the file has lost its content, as after a power cut, or is missing, and a log or a copy has it.
 * SQLite would take it for a new one, and delete the log. */
gboolean rummy_database_is_emptied (const RummyDatabase *self);

/* Opens the file; does nothing if it is open. */
gboolean rummy_database_open (RummyDatabase *self, GError **error);
void rummy_database_close (RummyDatabase *self);

/* Returns whether opening would use the file as it is, or migrate it; db is open, perhaps only for reading. */
gboolean rummy_database_is_usable (RummyDatabase *self, GError **error);

/* Renames a database file and those beside it to the path of @self, a dot, @word, a dash and a number.  Returns the
 * new path, or NULL. */
char *rummy_database_put_aside (const RummyDatabase *self, const char *path, const char *word);

/* Locks the changes of files, until *@lock is closed.  Returns FALSE if another process has the lock, and not @waits,
 * or there can be none. */
gboolean rummy_database_lock (const RummyDatabase *self, gboolean waits, int *lock);

/* Deletes for good the games that were removed with numbers between @from and @to, inclusive. */
gboolean rummy_database_purge (RummyDatabase *self, gint64 from, gint64 to, GError **error);

gboolean rummy_database_fail (sqlite3 *db, GError **error);

/* Sets an error about a file that is only inspected: it is damaged, or reading failed.  Returns FALSE. */
gboolean rummy_database_fail_reading (gboolean is_damaged, GError **error);

/* Returns whether an SQLite code means damaged contents, as opposed to trouble with the disk, a lock or permissions. */
gboolean rummy_database_is_damage (int code);
gboolean rummy_database_run (sqlite3 *db, const char *sql, GError **error);

/* Prepares a statement and binds its parameters.  Each letter in @types describes one: "i" a gint64, "t" a text,
 * which is copied, "b" a GBytes, which must outlive the statement. */
sqlite3_stmt *rummy_database_prepare (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

/* Returns a column as text, or "" if it is not text.  Valid until the next step of @row. */
const char *rummy_database_text (sqlite3_stmt *row, int column);

/* Returns a column as a number, limited to a range that is safe to add up; 0 if it is not a number. */
int rummy_database_number (sqlite3_stmt *row, int column);

/* Runs a statement that returns no rows, with parameters as above. */
gboolean rummy_database_execute (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

G_END_DECLS
