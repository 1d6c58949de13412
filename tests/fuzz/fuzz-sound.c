/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Sounds of the person's own: whatever the file says of itself, what is played is short and has all its samples. */

#include "fuzz.h"
#include "ui/sound/clip.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyClip) clip = rummy_clip_new (bytes, &error);

  fuzz_check ((clip == NULL) == (error != NULL));
  if (clip != NULL) {
    gsize n = clip->n_frames * clip->n_channels;
    gint64 sum = 0;

    fuzz_check (clip->n_channels == 1 || clip->n_channels == 2);
    fuzz_check (clip->n_frames > 0 && clip->n_frames <= (gsize) clip->rate * RUMMY_CLIP_SECONDS_MAX);
    for (gsize i = 0; i < n; i++)
      sum += clip->samples[i];
    fuzz_check (ABS (sum) <= (gint64) n * -(gint64) G_MININT16); /* which reads them all */
  }

  return 0;
}
