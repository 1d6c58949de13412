/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads rows from the pages of an SQLite file, however damaged the rest of it is, by
 * https://www.sqlite.org/fileformat2.html.  Nothing tells which table a row belongs to, or whether a value is right. */

#define RUMMY_PAGES_COLUMNS_MAX 16

typedef struct {
  char type; /* 'n': NULL, 'i': integer, 't': text, 'b': blob, 'f': floating point number, not read */
  gint64 number;
  const char *data; /* of a text or blob; not terminated */
  gsize size;
} RummyPagesValue;

/* A row, valid during the call. */
typedef struct {
  gboolean has_id; /* FALSE for a table WITHOUT ROWID, or an index */
  gint64 id;
  guint n;
  RummyPagesValue value[RUMMY_PAGES_COLUMNS_MAX];
} RummyPagesRow;

typedef void (*RummyPagesFunc) (const RummyPagesRow *row, gpointer data);

/* Calls @func for each row.  @wal, the content of the write-ahead log, may be NULL. */
void rummy_pages_each (GBytes *file, GBytes *wal, RummyPagesFunc func, gpointer data);

G_END_DECLS
