/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/sound/clip.h"

#include <glib/gi18n.h>
#include <math.h>
#include <sndfile.h>

#include "store/read.h"

#define RATE_MIN 4000
#define RATE_MAX 192000
#define CHUNK 4096 /* frames per read */

/* Lets libsndfile read from memory. */
typedef struct {
  const guint8 *data;
  sf_count_t size, position;
} Source;

static sf_count_t
length_cb (void *data)
{
  return ((Source *) data)->size;
}

static sf_count_t
seek_cb (sf_count_t offset, int whence, void *data)
{
  Source *source = data;
  sf_count_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? source->position : source->size;

  source->position = CLAMP (offset, -base, source->size - base) + base;

  return source->position;
}

static sf_count_t
read_cb (void *buffer, sf_count_t count, void *data)
{
  Source *source = data;

  count = CLAMP (count, 0, source->size - source->position);
  memcpy (buffer, source->data + source->position, (gsize) count);
  source->position += count;

  return count;
}

static sf_count_t
write_cb (const void *buffer, sf_count_t count, void *data)
{
  return 0;
}

static sf_count_t
tell_cb (void *data)
{
  return ((Source *) data)->position;
}

static gint16
sample_of (float value)
{
  return isfinite (value) ? (gint16) lrintf (CLAMP (value, -1, 1) * G_MAXINT16) : 0;
}

/* The number of frames in the header is not trusted. */
static gint16 *
read_samples (SNDFILE *file, const SF_INFO *info, gsize *n_frames)
{
  gsize most = (gsize) info->samplerate * RUMMY_CLIP_SECONDS_MAX, n = (gsize) info->channels;
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (gint16));
  g_autofree float *chunk = g_malloc_n (n * CHUNK, sizeof (float));
  sf_count_t got;

  *n_frames = 0;
  while (*n_frames <= most && (got = sf_readf_float (file, chunk, CHUNK)) > 0) {
    for (gsize i = 0; i < (gsize) got * n; i++) {
      gint16 sample = sample_of (chunk[i]);

      g_array_append_val (samples, sample);
    }
    *n_frames += (gsize) got;
  }

  return (gint16 *) (void *) g_array_free (g_steal_pointer (&samples), FALSE);
}

RummyClip *
rummy_clip_new (GBytes *bytes, GError **error)
{
  SF_VIRTUAL_IO io = { length_cb, seek_cb, read_cb, write_cb, tell_cb };
  g_autoptr (RummyClip) self = g_new0 (RummyClip, 1);
  SF_INFO info = { 0 };
  gsize size;
  Source source = { g_bytes_get_data (bytes, &size), 0, 0 };
  SNDFILE *file;

  source.size = (sf_count_t) size;
  file = sf_open_virtual (&io, SFM_READ, &info, &source);
  if (file == NULL || info.samplerate < RATE_MIN || info.samplerate > RATE_MAX || info.channels < 1 ||
      info.channels > 2) {
    g_clear_pointer (&file, sf_close);
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("This sound can’t be played."));
    return NULL;
  }

  self->rate = (guint) info.samplerate;
  self->n_channels = (guint) info.channels;
  self->samples = read_samples (file, &info, &self->n_frames);
  sf_close (file);

  if (self->n_frames == 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("This file has no sound."));
  else if (self->n_frames > (gsize) self->rate * RUMMY_CLIP_SECONDS_MAX)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 ngettext ("This sound is longer than %d second.", "This sound is longer than %d seconds.",
                           RUMMY_CLIP_SECONDS_MAX),
                 RUMMY_CLIP_SECONDS_MAX);
  else
    return g_steal_pointer (&self);

  return NULL;
}

GBytes *
rummy_clip_read (GFile *file, GCancellable *cancellable, GError **error)
{
  return rummy_read (file, RUMMY_CLIP_BYTES_MAX, cancellable, error);
}

void
rummy_clip_free (RummyClip *self)
{
  g_free (self->samples);
  g_free (self);
}
