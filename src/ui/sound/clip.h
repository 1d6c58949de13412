/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A decoded sound.  Users may choose any file, so everything is checked. */

#define RUMMY_CLIP_BYTES_MAX (8 * 1024 * 1024) /* of a file */
#define RUMMY_CLIP_SECONDS_MAX 10

typedef struct {
  guint rate, n_channels; /* 1 or 2 */
  gsize n_frames;
  gint16 *samples; /* n_channels for each frame */
} RummyClip;

/* Decodes the contents of a sound file; returns NULL with a message for the user on failure.  Thread-safe. */
RummyClip *rummy_clip_new (GBytes *bytes, GError **error);

/* Reads a file that may contain a sound. */
GBytes *rummy_clip_read (GFile *file, GCancellable *cancellable, GError **error);

void rummy_clip_free (RummyClip *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyClip, rummy_clip_free)

G_END_DECLS
