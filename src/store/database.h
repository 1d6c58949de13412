/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#include "store/history.h"

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

/* The file of the history: opened, checked, kept aside when it is broken, brought up to date.  Errors are of
 * RUMMY_HISTORY_ERROR. */
typedef struct {
  char *path;
  sqlite3 *db;     /* NULL while it is not open */
  GError *notice;  /* what there is to tell about a file that was opened, or NULL */
} RummyDatabase;

/* Does nothing where it is open. */
gboolean rummy_database_open (RummyDatabase *self, GError **error);
void rummy_database_close (RummyDatabase *self);

/* Takes the games out for good that the removals with numbers from and to, and between them, took out. */
gboolean rummy_database_empty (RummyDatabase *self, gint64 from, gint64 to, GError **error);

gboolean rummy_database_fail (sqlite3 *db, GError **error);
gboolean rummy_database_run (sqlite3 *db, const char *sql, GError **error);

/* A statement with its parameters: of each letter in types one, "i" a gint64, "t" a text that is copied, "b" a GBytes
 * that outlives the statement. */
sqlite3_stmt *rummy_database_prepare (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

/* What stands in a column of the row, "" where that is no text; not for longer than the row. */
const char *rummy_database_text (sqlite3_stmt *row, int column);

/* A number in a column of the row, 0 where that is none, and no larger than can be reckoned with. */
int rummy_database_number (sqlite3_stmt *row, int column);

/* Runs a statement without rows.  Takes it. */
gboolean rummy_database_finish (sqlite3 *db, sqlite3_stmt *statement, GError **error);

G_END_DECLS
