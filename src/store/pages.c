/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/pages.h"

#include <string.h>

#define PAGE_USUAL 4096
#define FILE_HEADER 100
#define LOG_HEADER 32
#define LOG_FRAME 24
#define ROW_BYTES_MAX (16 * 1024 * 1024)
#define FILE_BYTES_MAX (1024 * 1024 * 1024)

/* Kinds of pages that hold rows. */
enum { PAGE_INNER_INDEX = 0x02, PAGE_INDEX = 0x0a, PAGE_TABLE = 0x0d };

typedef struct {
  GPtrArray *pages; /* number 1 comes first; elements may be NULL */
  gsize size;       /* of a page */
  gsize left;       /* bytes of rows that may still be read: in a damaged file these could share bytes */
  GByteArray *gathered;
} Pages;

static guint32
read_number (const guint8 *at, guint n)
{
  guint32 number = 0;

  for (guint i = 0; i < n; i++)
    number = number << 8 | at[i];

  return number;
}

/* Reads a number of variable length; returns FALSE at @end. */
static gboolean
read_varint (const guint8 **at, const guint8 *end, guint64 *number)
{
  *number = 0;
  for (guint i = 0; i < 9 && *at < end; i++) {
    guint8 byte = *(*at)++;

    *number = i == 8 ? *number << 8 | byte : *number << 7 | (byte & 0x7f);
    if (i == 8 || !(byte & 0x80))
      return TRUE;
  }

  return FALSE;
}

static void
put_page (Pages *self, gsize number, const guint8 *page)
{
  if (number > self->pages->len)
    g_ptr_array_set_size (self->pages, (int) number);
  self->pages->pdata[number - 1] = (gpointer) page;
}

static gboolean
is_current (const guint8 *log, gsize frame)
{
  return memcmp (log + frame + 8, log + 16, 8) == 0;
}

/* Puts the pages of all transactions of the log that were completed in place of older ones.  Frames of an earlier
 * use of the log have another salt.  Checksums are not verified, since a page is taken for what it holds. */
static void
read_log (Pages *self, const guint8 *log, gsize size)
{
  gsize frame = LOG_FRAME + self->size, begun = LOG_HEADER;

  for (gsize at = LOG_HEADER; at + frame <= size; at += frame) {
    if (!is_current (log, at) || read_number (log + at + 4, 4) == 0)
      continue;
    for (; begun <= at; begun += frame) {
      guint32 number = read_number (log + begun, 4);

      if (is_current (log, begun) && number > 0 && number <= FILE_BYTES_MAX / self->size)
        put_page (self, number, log + begun + LOG_FRAME);
    }
  }
}

/* Returns whether so many bytes may still be read, and counts them. */
static gboolean
take (Pages *self, gsize n)
{
  if (n > self->left)
    return FALSE;
  self->left -= n;

  return TRUE;
}

/* Gathers a row that does not fit into its page; returns its first byte, or NULL. */
static const guint8 *
gather (Pages *self, const guint8 *local, gsize n_local, const guint8 *page_end, gsize size)
{
  guint32 next;

  if ((gsize) (page_end - local) < n_local + 4)
    return NULL;
  next = read_number (local + n_local, 4);
  g_byte_array_set_size (self->gathered, 0);
  g_byte_array_append (self->gathered, local, (guint) n_local);

  while (self->gathered->len < size) {
    const guint8 *page = next > 0 && next <= self->pages->len ? self->pages->pdata[next - 1] : NULL;

    if (page == NULL || !take (self, self->size))
      return NULL;
    g_byte_array_append (self->gathered, page + 4, (guint) MIN (self->size - 4, size - self->gathered->len));
    next = read_number (page, 4);
  }

  return self->gathered->data;
}

static gint64
read_integer (const guint8 *at, gsize size)
{
  guint64 number = size > 0 && (at[0] & 0x80) ? G_MAXUINT64 : 0;

  for (gsize i = 0; i < size; i++)
    number = number << 8 | at[i];

  return (gint64) number;
}

/* Reads a value of the serial type from the bytes before @end. */
static gboolean
read_value (guint64 type, const guint8 **at, const guint8 *end, RummyPagesValue *value)
{
  static const guint8 sizes[] = { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0 };
  gsize size = type < G_N_ELEMENTS (sizes) ? sizes[type] : (gsize) MIN (type - 12, 2 * ROW_BYTES_MAX) / 2;

  if (type == 10 || type == 11 || size > (gsize) (end - *at))
    return FALSE;

  *value = (RummyPagesValue) { .type = "niiiiiifii"[MIN (type, 9)], .data = (const char *) *at, .size = size };
  if (type >= 12)
    value->type = type % 2 ? 't' : 'b';
  else if (type >= 8)
    value->number = (gint64) type - 8;
  else if (value->type == 'i')
    value->number = read_integer (*at, size);
  *at += size;

  return TRUE;
}

static gboolean
read_row (const guint8 *at, gsize size, RummyPagesRow *row)
{
  const guint8 *end = at + size, *types = at, *types_end;
  guint64 n_header, type;

  if (!read_varint (&types, end, &n_header) || n_header > size)
    return FALSE;
  types_end = at + n_header;
  at = types_end;
  for (row->n = 0; types < types_end; row->n++) {
    if (row->n == RUMMY_PAGES_COLUMNS_MAX || !read_varint (&types, types_end, &type) ||
        !read_value (type, &at, end, &row->value[row->n]))
      return FALSE;
  }

  return TRUE;
}

/* Returns how many bytes of a row are in its page. */
static gsize
local_size (const Pages *self, guint kind, gsize size)
{
  gsize most = kind == PAGE_TABLE ? self->size - 35 : (self->size - 12) * 64 / 255 - 23;
  gsize least = (self->size - 12) * 32 / 255 - 23, fitting;

  if (size <= most)
    return size;
  fitting = least + (size - least) % (self->size - 4);

  return fitting <= most ? fitting : least;
}

static gboolean
read_cell (Pages *self, const guint8 *page, guint kind, gsize offset, RummyPagesRow *row)
{
  const guint8 *at = page + offset, *end = page + self->size;
  guint64 size, id = 0;
  gsize n_local;

  if (offset + 4 > self->size)
    return FALSE;
  if (kind == PAGE_INNER_INDEX) /* a pointer to a page comes first */
    at += 4;
  if (!read_varint (&at, end, &size) || size > ROW_BYTES_MAX)
    return FALSE;
  if (kind == PAGE_TABLE && !read_varint (&at, end, &id))
    return FALSE;

  row->has_id = kind == PAGE_TABLE;
  row->id = (gint64) id;
  n_local = local_size (self, kind, (gsize) size);
  if (n_local > (gsize) (end - at) || !take (self, n_local))
    return FALSE;
  if (n_local < size)
    at = gather (self, at, n_local, end, (gsize) size);

  return at != NULL && read_row (at, (gsize) size, row);
}

static void
read_page (Pages *self, guint number, RummyPagesFunc func, gpointer data)
{
  const guint8 *page = self->pages->pdata[number];
  gsize header = number == 0 ? FILE_HEADER : 0, cells;
  guint kind, n;

  if (page == NULL)
    return;
  kind = page[header];
  if (kind != PAGE_TABLE && kind != PAGE_INDEX && kind != PAGE_INNER_INDEX)
    return;

  n = read_number (page + header + 3, 2);
  cells = header + (kind == PAGE_INNER_INDEX ? 12 : 8);
  for (guint i = 0; i < n && cells + 2 * i + 2 <= self->size; i++) {
    RummyPagesRow row = { 0 };

    if (read_cell (self, page, kind, read_number (page + cells + 2 * i, 2), &row))
      func (&row, data);
  }
}

void
rummy_pages_each (GBytes *file, GBytes *wal, RummyPagesFunc func, gpointer data)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  g_autoptr (GByteArray) gathered = g_byte_array_new ();
  gsize size, log_size = 0;
  const guint8 *bytes = g_bytes_get_data (file, &size);
  const guint8 *log = wal != NULL ? g_bytes_get_data (wal, &log_size) : NULL;
  Pages self = { .pages = pages, .size = PAGE_USUAL, .gathered = gathered };

  if (size >= FILE_HEADER) {
    gsize said = read_number (bytes + 16, 2);

    said = said == 1 ? 65536 : said;
    if (said >= 512 && (said & (said - 1)) == 0)
      self.size = said;
  }
  self.left = 2 * (size + log_size) + ROW_BYTES_MAX;
  for (gsize at = 0; at + self.size <= size; at += self.size)
    put_page (&self, at / self.size + 1, bytes + at);
  if (log_size >= LOG_HEADER)
    read_log (&self, log, log_size);

  for (guint i = 0; i < pages->len; i++)
    read_page (&self, i, func, data);
}
