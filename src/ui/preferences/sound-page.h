/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/sound/sound.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SOUND_PAGE (rummy_sound_page_get_type ())
G_DECLARE_FINAL_TYPE (RummySoundPage, rummy_sound_page, RUMMY, SOUND_PAGE, AdwPreferencesPage)

/* The Sound page of the preferences.
 *
 * Signal "reset": reset all preferences. */
AdwPreferencesPage *rummy_sound_page_new (GSettings *settings, RummySound *sound);

/* Sets the sound file of an event; errors are shown at the event. */
void rummy_sound_page_choose (RummySoundPage *self, RummyCue cue, GFile *file);

G_END_DECLS
