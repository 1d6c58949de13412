/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/database-copy.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "store/quarantine.h"

/* A copy that is older is followed by another. */
#define COPY_SECONDS (24 * 60 * 60)

static const char *const names[] = { RUMMY_DATABASE_COPY_OLDER, RUMMY_DATABASE_COPY };

gboolean
rummy_database_has_copy (const RummyDatabase *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strconcat (self->path, names[i], NULL);

    if (g_file_test (path, G_FILE_TEST_EXISTS))
      return TRUE;
  }

  return FALSE;
}

void
rummy_database_delete_copies (const RummyDatabase *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strconcat (self->path, names[i], NULL);

    g_unlink (path);
  }
}

/* Makes way for a file.  A folder with files may be somebody's. */
static void
clear_way (const char *path)
{
  if (g_remove (path) != 0 && errno != ENOENT)
    g_free (rummy_quarantine (path, path, "broken", NULL));
}

int
rummy_database_copy_to (RummyDatabase *self, const char *path)
{
  sqlite3_backup *backup = NULL;
  sqlite3 *to = NULL;
  int code, finished;

  clear_way (path);
  code = sqlite3_open (path, &to);
  if (code == SQLITE_OK)
    code = sqlite3_exec (to, "PRAGMA journal_mode = OFF", NULL, NULL, NULL);
  if (code == SQLITE_OK) {
    backup = sqlite3_backup_init (to, "main", self->db, "main");
    code = backup != NULL ? sqlite3_backup_step (backup, -1) : sqlite3_errcode (to);
  }
  finished = sqlite3_backup_finish (backup);
  sqlite3_close (to);

  return code == SQLITE_DONE ? finished : code;
}

static gboolean
has_games (sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) row = NULL;

  return sqlite3_prepare_v2 (db, "SELECT 1 FROM game", -1, &row, NULL) == SQLITE_OK && sqlite3_step (row) == SQLITE_ROW;
}

void
rummy_database_copy (RummyDatabase *self)
{
  g_autofree char *name = g_strconcat (self->path, RUMMY_DATABASE_COPY, NULL);
  g_autofree char *older = g_strconcat (self->path, RUMMY_DATABASE_COPY_OLDER, NULL);
  g_autofree char *new_name = g_strconcat (name, ".new", NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  GStatBuf status;

  if (g_stat (name, &status) == 0 && S_ISREG (status.st_mode) && status.st_mtime <= now &&
      status.st_mtime > now - COPY_SECONDS)
    return;
  if (!has_games (self->db)) /* a copy without games would take the place of one that has some */
    return;

  if (g_file_test (name, G_FILE_TEST_IS_DIR))
    clear_way (name);
  if (g_file_test (older, G_FILE_TEST_IS_DIR))
    clear_way (older);
  if (rummy_database_copy_to (self, new_name) == SQLITE_OK && (g_rename (name, older) == 0 || errno == ENOENT))
    g_rename (new_name, name);
  g_unlink (new_name);
}
