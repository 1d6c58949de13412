/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ui/sound/cue.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SOUND (rummy_sound_get_type ())
G_DECLARE_FINAL_TYPE (RummySound, rummy_sound, RUMMY, SOUND, GObject)

/* Plays the sounds that the settings ask for.  Sounds that the user chose for events are copied to @folder.
 * Signal "played" (uint RummyCue): a sound was given to the speaker, whether there is a device or not. */
RummySound *rummy_sound_new (GSettings *settings, GFile *folder);

void rummy_sound_play (RummySound *self, RummyCue cue);

/* Plays a sound as a sample, even if sounds are off. */
void rummy_sound_try (RummySound *self, RummyCue cue);

/* Returns the name of the file chosen for an event, or NULL. */
char *rummy_sound_get_own (RummySound *self, RummyCue cue);

/* Sets the sound of an event to a file; on failure the error is a message for the user. */
void rummy_sound_set_own_async (RummySound *self, RummyCue cue, GFile *file, GAsyncReadyCallback callback,
                                gpointer data);
gboolean rummy_sound_set_own_finish (RummySound *self, GAsyncResult *result, GError **error);

/* Restores the program's sound. */
void rummy_sound_forget_own (RummySound *self, RummyCue cue);

G_END_DECLS
