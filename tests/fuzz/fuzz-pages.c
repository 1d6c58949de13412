/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages of a damaged history, read without SQLite: two bytes, little endian, that say how many of the last bytes are
 * the log, then the file. */

#include "fuzz.h"
#include "store/pages.h"

#define MORE_MAX (16 * 1024 * 1024) /* bytes read beyond twice those there are, since rows may share pages */

static void
row_cb (const RummyPagesRow *row, gpointer data)
{
  gsize *n = data;

  fuzz_check (row->n <= RUMMY_PAGES_COLUMNS_MAX);
  for (guint i = 0; i < row->n; i++) {
    const RummyPagesValue *value = &row->value[i];

    fuzz_check (strchr ("nitbf", value->type) != NULL);
    if (value->type != 't' && value->type != 'b')
      continue;
    g_free (g_memdup2 (value->data, value->size));
    *n += value->size;
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gsize n = 0, n_log;

  if (size < 2)
    return 0;
  n_log = MIN ((gsize) data[0] | (gsize) data[1] << 8, size - 2);
  data += 2;
  size -= 2;
  g_autoptr (GBytes) file = g_bytes_new (data, size - n_log);
  g_autoptr (GBytes) log = n_log > 0 ? g_bytes_new (data + size - n_log, n_log) : NULL;

  rummy_pages_each (file, log, row_cb, &n);
  fuzz_check (n <= 2 * size + MORE_MAX);

  return 0;
}
