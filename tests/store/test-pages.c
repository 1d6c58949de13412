/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows read from the pages of a file, against those that SQLite reads. */

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "engine/rng.h"
#include "sample.h"
#include "store/pages.h"

#define ROWS 60

/* Adds the type, the size and a checksum. */
static void
append_text (GString *words, char type, const char *data, gsize size)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, (const guchar *) data, size);

  g_string_append_printf (words, " %c%u:%.6s", type, (guint) size, sum);
}

static void
add_cb (const RummyPagesRow *row, gpointer data)
{
  g_autoptr (GString) words = g_string_new (row->has_id ? "with id:" : "without:");

  if (row->n != 4) /* the schema, or an index */
    return;
  if (row->has_id)
    g_string_append_printf (words, " %d", (int) row->id);
  for (guint i = row->has_id; i < row->n; i++) { /* the id stands for the first column */
    const RummyPagesValue *value = &row->value[i];

    if (value->type == 'i')
      g_string_append_printf (words, " %" G_GINT64_FORMAT, value->number);
    else if (value->type == 'n')
      g_string_append (words, " NULL");
    else
      append_text (words, value->type, value->data, value->size);
  }
  g_ptr_array_add (data, g_string_free_and_steal (g_steal_pointer (&words)));
}

static void
add_all (GPtrArray *rows, sqlite3 *db, const char *sql, const char *begin)
{
  sqlite3_stmt *row;

  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &row, NULL), ==, SQLITE_OK);
  while (sqlite3_step (row) == SQLITE_ROW) {
    GString *words = g_string_new (begin);

    for (int i = 0; i < 4; i++) {
      int type = sqlite3_column_type (row, i);
      const char *text = (const char *) sqlite3_column_text (row, i);

      if (type == SQLITE_TEXT || type == SQLITE_BLOB)
        append_text (words, type == SQLITE_TEXT ? 't' : 'b', text, (gsize) sqlite3_column_bytes (row, i));
      else
        g_string_append_printf (words, " %s", type == SQLITE_NULL ? "NULL" : text);
    }
    g_ptr_array_add (rows, g_string_free_and_steal (words));
  }
  sqlite3_finalize (row);
}

static char *
join (GPtrArray *rows)
{
  g_ptr_array_sort_values (rows, (GCompareFunc) g_strcmp0);
  g_ptr_array_add (rows, NULL);

  return g_strjoinv ("\n", (char **) rows->pdata);
}

static GBytes *
read_file (const char *path, const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  char *contents;
  gsize size;

  return g_file_get_contents (name, &contents, &size, NULL) ? g_bytes_new_take (contents, size) : NULL;
}

static G_GNUC_PRINTF (2, 3) void
run (sqlite3 *db, const char *format, ...)
{
  g_autofree char *sql = NULL;
  va_list args;

  va_start (args, format);
  sql = g_strdup_vprintf (format, args);
  va_end (args);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

/* Rows of all sizes, some only in the log; pages of all sizes. */
static void
test_all (gconstpointer data)
{
  guint page = GPOINTER_TO_UINT (data);
  g_autoptr (GFile) directory = sample_directory ();
  g_autofree char *path = g_build_filename (g_file_peek_path (directory), "file", NULL);
  g_autofree char *found_words = NULL, *expected_words = NULL;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free), expected = NULL;
  g_autoptr (GBytes) file = NULL, log = NULL;
  RummyRng rng;
  sqlite3 *db;

  expected = g_ptr_array_new_with_free_func (g_free);
  rummy_rng_seed (&rng, page);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  run (db, "PRAGMA page_size = %u; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;"
           "CREATE TABLE one (id INTEGER PRIMARY KEY, a INT, b TEXT, c BLOB);"
           "CREATE TABLE two (x INT, y INT, name TEXT, z BLOB, PRIMARY KEY (x, y)) WITHOUT ROWID", page);
  for (guint i = 0; i < ROWS; i++) {
    g_autofree char *text = g_strnfill (rummy_rng_below (&rng, 3 * page), 'a' + (char) (i % 26));
    gint64 number = (gint64) (rummy_rng_next (&rng) >> rummy_rng_below (&rng, 64));

    if (i == ROWS / 2)
      run (db, "PRAGMA wal_checkpoint (TRUNCATE)");
    run (db, "INSERT INTO one VALUES (NULL, %" G_GINT64_FORMAT ", %s, CAST ('%s' AS BLOB))",
         i % 2 ? number : -number, i % 5 ? "'text'" : "NULL", text);
    run (db, "INSERT INTO two VALUES (%u, %u, '%s', x'6162')", i / 3, i % 3, text);
  }
  add_all (expected, db, "SELECT * FROM one", "with id:");
  add_all (expected, db, "SELECT * FROM two", "without:");
  file = read_file (path, "");
  log = read_file (path, "-wal");
  g_assert_cmpuint (g_bytes_get_size (log), >, page);
  rummy_pages_each (file, log, add_cb, found);
  sqlite3_close (db);

  found_words = join (found);
  expected_words = join (expected);
  g_assert_cmpstr (found_words, ==, expected_words);
  sample_remove (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint page = 512; page <= 65536; page *= 2) {
    g_autofree char *name = g_strdup_printf ("/pages/%u", page);

    g_test_add_data_func (name, GUINT_TO_POINTER (page), test_all);
  }

  return g_test_run ();
}
