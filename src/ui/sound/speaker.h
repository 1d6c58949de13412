/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ui/sound/cue.h"

G_BEGIN_DECLS

/* Plays sounds, several at a time, in a thread of its own that opens the device when the first is asked for.  Where
 * there is no device, or it goes away, nothing is heard and nothing is said. */
typedef struct _RummySpeaker RummySpeaker;

/* To be called before there are threads: the libraries below say nothing on standard error. */
void rummy_speaker_quieten (void);

RummySpeaker *rummy_speaker_new (void);

/* Plays the sound of a cue: that of the file at path if there is one and it can be played, else the program's.  gain: 0
 * to 1. */
void rummy_speaker_play (RummySpeaker *self, RummyCue cue, const char *path, double gain);

/* Waits until RUMMY_CUE_EXIT, if it was asked for, has been heard. */
void rummy_speaker_free (RummySpeaker *self);

G_END_DECLS
