/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Access to the program's settings.  If GIO cannot save them, they last until the program exits.  Settings stored in
 * a file are mirrored in memory and written here, because on a full disk GIO would truncate the file and lose
 * everything. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GSettings *rummy_settings_new (const char *schema_id);

/* Returns whether changes will be there at the next start. */
gboolean rummy_settings_are_kept (GSettings *settings);

/* Retries to write unsaved changes before the program exits.  Returns whether everything is written. */
gboolean rummy_settings_flush (void);

/* Called when a change cannot be saved; once, until saving works again.  Set to NULL to stop. */
typedef void (*RummySettingsTrouble) (const GError *error, gpointer data);
void rummy_settings_set_trouble_func (RummySettingsTrouble func, gpointer data);

/* Sets the GSettings to be used and whether GIO saves them.  Called once, by rummy_profiles_begin (), before the
 * settings are used. */
void rummy_settings_begin (GSettings *settings, gboolean are_kept);

G_END_DECLS
