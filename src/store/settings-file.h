/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file in which GIO keeps settings where there is no dconf, as in a Flatpak.  Of a damaged one, as a full disk can
 * leave it, GIO takes what it can read, says nothing of the rest, and drops that with the next change. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The name of a copy in the directory of the program; a damaged file is kept there with ".broken-" and a number after
 * it. */
#define RUMMY_SETTINGS_COPY_NAME "settings"

/* All who play here need less. */
#define RUMMY_SETTINGS_BYTES_MAX (16 * 1024 * 1024)

/* To be called before anything asks for settings, as GIO then reads the file at once: where that is none, or a pipe
 * that would be waited for, there are settings in memory alone, and rummy_settings_file_mend () tells why.  restore
 * takes the environment of a program that is started next, and gives it back as it was before. */
void rummy_settings_file_guard (void);
char **rummy_settings_file_restore (char **environment);

/* Sets what cannot be read of settings to what it was when the last copy was made, or to its default.  FALSE with an
 * error for the person where there is such, and with another than G_KEY_FILE_ERROR_PARSE where the file cannot be read
 * or not be mended: nothing may be set then, for GIO would write over it.
 * Does nothing where settings are kept elsewhere, and so does the next one. */
gboolean rummy_settings_file_mend (GSettings *settings, GFile *directory, GError **error);

/* Whether they are in such a file, in which each can be written. */
gboolean rummy_settings_file_has (GSettings *settings);

/* Writes what the keys are in changed to the file of settings, and leaves the rest of it as it is, but for what nobody
 * can read.  Where that fails,
 * on a full disk say, all of the file is as it was. */
gboolean rummy_settings_file_write (GSettings *settings, GSettings *changed, GPtrArray *keys, GError **error);

/* Keeps a copy of the file if it is not damaged and nobody who plays has gone from it. */
void rummy_settings_file_copy (GSettings *settings, GFile *directory);

G_END_DECLS
