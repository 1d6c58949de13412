/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/sound/sound.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PREFERENCES (rummy_preferences_get_type ())
G_DECLARE_FINAL_TYPE (RummyPreferences, rummy_preferences, RUMMY, PREFERENCES, AdwPreferencesDialog)

/* The preferences, saved at once. */
AdwDialog *rummy_preferences_new (GSettings *settings, RummySound *sound);

/* Shows the house rules, after importing a file. */
void rummy_preferences_import_rules (RummyPreferences *self, GFile *file);

/* Shows a toast. */
void rummy_preferences_tell (RummyPreferences *self, const char *words);

/* FALSE while rules clash, which are not saved. */
gboolean rummy_preferences_has_valid_rules (RummyPreferences *self);

G_END_DECLS
