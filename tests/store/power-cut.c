/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "power-cut.h"

#include <string.h>

#include "engine/rng.h"

#define SECTOR 512

/* What became of what was not synced. */
typedef enum {
  UNSYNCED_LOST,
  UNSYNCED_KEPT,
  UNSYNCED_ZERO, /* the size is new, not the content */
  UNSYNCED_TORN, /* the first half, and of the next write some of it */
  UNSYNCED_LATE, /* the second half */
  UNSYNCED_MIXED,
  UNSYNCED_MIXED_AGAIN,
  N_UNSYNCED
} Unsynced;

typedef struct {
  GHashTable *before, *numbers; /* the files at the start, and their numbers */
  GPtrArray *ops;
  guint n_done;
} Cut;

/* ---- Folders ---- */

static GHashTable *
tree_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
}

static void
read_below (GHashTable *tree, const char *folder, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *own = g_build_filename (prefix, name, NULL);
    char *contents;
    gsize size;

    if (g_file_test (path, G_FILE_TEST_IS_DIR)) {
      read_below (tree, path, own);
      g_hash_table_insert (tree, g_steal_pointer (&own), NULL);
    } else if (g_file_get_contents (path, &contents, &size, NULL)) {
      g_hash_table_insert (tree, g_steal_pointer (&own), g_bytes_new_take (contents, size));
    }
  }
}

GHashTable *
power_cut_read (const char *folder)
{
  GHashTable *tree = tree_new ();

  read_below (tree, folder, "");

  return tree;
}

void
power_cut_write (const char *folder, GHashTable *tree)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, tree);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    g_autofree char *path = g_build_filename (folder, key, NULL);
    g_autofree char *around = value != NULL ? g_path_get_dirname (path) : g_strdup (path);
    gsize size;
    const char *contents = value != NULL ? g_bytes_get_data (value, &size) : NULL;

    g_assert_cmpint (g_mkdir_with_parents (around, 0700), ==, 0);
    if (value != NULL)
      g_assert_true (g_file_set_contents_full (path, contents != NULL ? contents : "", (gssize) size,
                                               G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  }
}

GHashTable *
power_cut_number (GHashTable *tree)
{
  GHashTable *numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer path, bytes;
  guint number = 0;

  g_hash_table_iter_init (&iter, tree);
  while (g_hash_table_iter_next (&iter, &path, &bytes)) {
    if (bytes != NULL)
      g_hash_table_insert (numbers, g_strdup (path), GUINT_TO_POINTER (++number));
  }

  return numbers;
}

/* ---- Contents of files ---- */

static void
put (GByteArray *content, goffset at, const guint8 *data, gsize n)
{
  gsize before = content->len;

  if ((gsize) at + n > before) {
    g_byte_array_set_size (content, (guint) ((gsize) at + n));
    memset (content->data + before, 0, (gsize) at + n - before);
  }
  if (n > 0)
    memcpy (content->data + at, data, n);
}

static void
resize (GByteArray *content, goffset size)
{
  gsize before = content->len;

  g_byte_array_set_size (content, (guint) size);
  if ((gsize) size > before)
    memset (content->data + before, 0, (gsize) size - before);
}

/* Of a write some sectors. */
static void
put_some (GByteArray *content, const FaultsOp *op, RummyRng *rng)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (op->bytes, &size);

  for (gsize at = 0; at < size; at += SECTOR) {
    if (rummy_rng_below (rng, 2) == 0)
      put (content, op->at + (goffset) at, data + at, MIN (SECTOR, size - at));
  }
}

static void
change (GByteArray *content, const FaultsOp *op, Unsynced unsynced, guint i, guint n, gsize synced_size, RummyRng *rng)
{
  gsize size = op->bytes != NULL ? g_bytes_get_size (op->bytes) : 0, old;
  const guint8 *data = op->bytes != NULL ? g_bytes_get_data (op->bytes, NULL) : NULL;

  if (op->kind == FAULTS_TRUNCATE) {
    if (unsynced == UNSYNCED_KEPT || unsynced == UNSYNCED_ZERO || (unsynced == UNSYNCED_TORN && i < n / 2) ||
        (unsynced == UNSYNCED_LATE && i >= n / 2) || (unsynced >= UNSYNCED_MIXED && rummy_rng_below (rng, 2) == 0))
      resize (content, op->at);
    return;
  }

  switch (unsynced) {
  case UNSYNCED_KEPT:
    put (content, op->at, data, size);
    break;
  case UNSYNCED_ZERO:
    old = content->len;
    if ((gsize) op->at + size > synced_size)
      resize (content, MAX ((goffset) old, op->at + (goffset) size));
    break;
  case UNSYNCED_TORN:
    put (content, op->at, data, i < n / 2 ? size : i == n / 2 ? size / 2 : 0);
    break;
  case UNSYNCED_LATE:
    if (i >= n / 2)
      put (content, op->at, data, size);
    break;
  case UNSYNCED_MIXED:
  case UNSYNCED_MIXED_AGAIN:
    put_some (content, op, rng);
    break;
  case UNSYNCED_LOST:
  default:
    break;
  }
}

static GBytes *
content_of (const Cut *self, guint number, Unsynced unsynced)
{
  GByteArray *content = g_byte_array_new ();
  guint synced = 0, n = 0, i = 0;
  gsize synced_size;
  GHashTableIter iter;
  gpointer path, own;
  RummyRng rng;

  g_hash_table_iter_init (&iter, self->numbers);
  while (g_hash_table_iter_next (&iter, &path, &own)) {
    GBytes *bytes = g_hash_table_lookup (self->before, path);

    if (GPOINTER_TO_UINT (own) == number)
      g_byte_array_append (content, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
  }

  for (guint k = 0; k < self->n_done; k++) {
    const FaultsOp *op = self->ops->pdata[k];

    if (op->file == number && op->kind == FAULTS_SYNC) {
      synced = k;
      n = 0;
    }
    n += op->file == number && (op->kind == FAULTS_WRITE || op->kind == FAULTS_TRUNCATE);
  }

  rummy_rng_seed (&rng, self->n_done * 1000 + number * 10 + unsynced);
  synced_size = content->len;
  for (guint k = 0; k < self->n_done; k++) {
    const FaultsOp *op = self->ops->pdata[k];

    if (op->file != number || (op->kind != FAULTS_WRITE && op->kind != FAULTS_TRUNCATE))
      continue;
    if (k < synced) {
      change (content, op, UNSYNCED_KEPT, 0, 0, 0, NULL);
      synced_size = content->len;
    } else {
      change (content, op, unsynced, i++, n, synced_size, &rng);
    }
  }

  return g_byte_array_free_to_bytes (content);
}

/* ---- Names ---- */

static gboolean
is_of_folders (const FaultsOp *op)
{
  return op->kind >= FAULTS_CREATE && op->kind <= FAULTS_REMOVE;
}

static gboolean
is_in (const char *path, const char *folder)
{
  g_autofree char *around = path != NULL ? g_path_get_dirname (path) : NULL;

  return g_strcmp0 (around, *folder != '\0' ? folder : ".") == 0;
}

/* Returns how many of the changes are sure to have reached the disk. */
static guint
count_synced (const Cut *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_done; i++) {
    const FaultsOp *sync = self->ops->pdata[i];

    for (guint k = i; sync->kind == FAULTS_SYNC_FOLDER && k-- > n;) {
      const FaultsOp *op = self->ops->pdata[k];

      if (is_of_folders (op) && (is_in (op->path, sync->path) || is_in (op->to, sync->path)))
        n = k + 1;
    }
  }

  return n;
}

static void
rename_all (GHashTable *names, const char *from, const char *to)
{
  g_autoptr (GHashTable) moved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize n = strlen (from);
  GHashTableIter iter;
  gpointer path, number;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &path, &number)) {
    if (!g_str_has_prefix (path, from) || (((char *) path)[n] != '\0' && ((char *) path)[n] != '/'))
      continue;
    g_hash_table_insert (moved, g_strconcat (to, (char *) path + n, NULL), number);
    g_hash_table_iter_remove (&iter);
  }
  g_hash_table_iter_init (&iter, moved);
  while (g_hash_table_iter_next (&iter, &path, &number))
    g_hash_table_insert (names, g_strdup (path), number);
}

/* The names after so many of the changes; folders have the number 0. */
static GHashTable *
names_after (const Cut *self, guint n)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer path, bytes;

  g_hash_table_iter_init (&iter, self->before);
  while (g_hash_table_iter_next (&iter, &path, &bytes))
    g_hash_table_insert (names, g_strdup (path), g_hash_table_lookup (self->numbers, path));

  for (guint i = 0; i < n; i++) {
    const FaultsOp *op = self->ops->pdata[i];

    if (op->kind == FAULTS_CREATE || op->kind == FAULTS_FOLDER)
      g_hash_table_insert (names, g_strdup (op->path), GUINT_TO_POINTER (op->file));
    else if (op->kind == FAULTS_RENAME)
      rename_all (names, op->path, op->to);
    else if (op->kind == FAULTS_LINK)
      g_hash_table_insert (names, g_strdup (op->to), GUINT_TO_POINTER (op->file));
    else if (op->kind == FAULTS_REMOVE)
      g_hash_table_remove (names, op->path);
  }

  return names;
}

static GHashTable *
make_tree (const Cut *self, guint n_names, Unsynced unsynced)
{
  g_autoptr (GHashTable) names = names_after (self, n_names);
  GHashTable *tree = tree_new ();
  GHashTableIter iter;
  gpointer path, number;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &path, &number))
    g_hash_table_insert (tree, g_strdup (path),
                         number != NULL ? content_of (self, GPOINTER_TO_UINT (number), unsynced) : NULL);

  return tree;
}

/* ---- States ---- */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Two trees with the same text are the same. */
static char *
describe (GHashTable *tree, guint marks)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);
  g_autoptr (GPtrArray) names = g_hash_table_get_keys_as_ptr_array (tree);

  g_checksum_update (sum, (const guchar *) &marks, sizeof marks);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++) {
    GBytes *bytes = g_hash_table_lookup (tree, names->pdata[i]);
    gsize size = bytes != NULL ? g_bytes_get_size (bytes) : G_MAXSIZE;

    g_checksum_update (sum, names->pdata[i], (gssize) strlen (names->pdata[i]) + 1);
    g_checksum_update (sum, (const guchar *) &size, sizeof size);
    if (bytes != NULL)
      g_checksum_update (sum, g_bytes_get_data (bytes, NULL), (gssize) size);
  }

  return g_strdup (g_checksum_get_string (sum));
}

typedef struct {
  guint n_done, n_names, marks;
  Unsynced unsynced;
} State;

guint
power_cut_each (GHashTable *before, GPtrArray *ops, guint most, PowerCutFunc func, gpointer data)
{
  g_autoptr (GHashTable) numbers = power_cut_number (before), known = NULL;
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (State));
  Cut cut = { before, numbers, ops, 0 };
  guint marks = 0, step;

  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (cut.n_done = 0; cut.n_done <= ops->len; cut.n_done++) {
    const FaultsOp *last = cut.n_done > 0 ? ops->pdata[cut.n_done - 1] : NULL;

    if (last != NULL && (last->kind == FAULTS_SYNC || last->kind == FAULTS_SYNC_FOLDER))
      continue; /* nothing that could not have been before */
    marks += last != NULL && last->kind == FAULTS_MARK;
    for (guint n = count_synced (&cut); n <= cut.n_done; n++) {
      if (n > 0 && n < cut.n_done && !is_of_folders (ops->pdata[n - 1]) && n > count_synced (&cut))
        continue;
      for (Unsynced unsynced = 0; unsynced < N_UNSYNCED; unsynced++) {
        State state = { cut.n_done, n, marks, unsynced };

        g_array_append_val (states, state);
      }
    }
  }

  step = most > 0 ? MAX (1, states->len / most) : 1;
  for (guint i = 0; i < states->len; i += step) {
    /* Not the same kind at every step. */
    const State *state = &g_array_index (states, State, MIN (i + (step > 1 ? i / step % N_UNSYNCED : 0),
                                                             states->len - 1));
    g_autoptr (GHashTable) tree = NULL;
    g_autofree char *text = NULL;

    cut.n_done = state->n_done;
    tree = make_tree (&cut, state->n_names, state->unsynced);
    text = describe (tree, state->marks);
    if (g_hash_table_add (known, g_steal_pointer (&text)))
      func (tree, state->n_done, data);
  }

  return g_hash_table_size (known);
}
