/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ui/sound/cue.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SOUND (rummy_sound_get_type ())
G_DECLARE_FINAL_TYPE (RummySound, rummy_sound, RUMMY, SOUND, GObject)

/* What is heard, as the settings want it.  The sounds that a person chose for events are kept as copies in a folder.
 *
 * Signals: "played" (uint RummyCue): it was given to the speaker, whether there is a device or not. */
RummySound *rummy_sound_new (GSettings *settings, GFile *folder);

void rummy_sound_play (RummySound *self, RummyCue cue);

/* The same for who wants to know how it sounds: also where sounds are off. */
void rummy_sound_try (RummySound *self, RummyCue cue);

/* The name of the file that was chosen for an event, or NULL. */
char *rummy_sound_get_own (RummySound *self, RummyCue cue);

/* Has an event sound like a file from now on, or fails with what is wrong with the file, in words. */
void rummy_sound_set_own_async (RummySound *self, RummyCue cue, GFile *file, GAsyncReadyCallback callback,
                                gpointer data);
gboolean rummy_sound_set_own_finish (RummySound *self, GAsyncResult *result, GError **error);

/* Back to the program's sound. */
void rummy_sound_forget_own (RummySound *self, RummyCue cue);

G_END_DECLS
