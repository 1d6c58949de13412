/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ui/sound/cue.h"

G_BEGIN_DECLS

/* Plays sounds, several at a time, in a thread that opens the device at the first sound.  If there is no device, or
 * it disappears, silently plays nothing. */
typedef struct _RummySpeaker RummySpeaker;

/* Keeps the sound libraries from printing to standard error.  Must be called before threads are started. */
void rummy_speaker_quieten (void);

RummySpeaker *rummy_speaker_new (void);

/* Plays the sound of a cue from the file at @path, or the program's if that is NULL or cannot be played.  @gain: 0
 * to 1. */
void rummy_speaker_play (RummySpeaker *self, RummyCue cue, const char *path, double gain);

/* Waits until RUMMY_CUE_EXIT, if requested, has been played. */
void rummy_speaker_free (RummySpeaker *self);

G_END_DECLS
