/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The key file in which GIO stores settings without dconf, for example in a Flatpak.  If a full disk damages it, GIO
 * reads what it can, ignores the rest silently, and drops that with the next write. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The copy in the program's directory.  A damaged file is kept there under this name plus ".broken-" and a number. */
#define RUMMY_SETTINGS_COPY_NAME "settings"

/* More than all players need. */
#define RUMMY_SETTINGS_BYTES_MAX (16 * 1024 * 1024)

/* Call before the first use of GSettings, because GIO reads the file at once.  If it is not a regular file (a pipe
 * would block), settings are kept in memory and rummy_settings_file_repair () reports it. restore () undoes the change
 * of the environment for programs started from here. */
void rummy_settings_file_guard (void);
char **rummy_settings_file_restore (char **environment);

/* Sets unreadable values to those of the last copy, or to their defaults, and all to those of the copy if there is
 * no file.  Returns FALSE with a message for the user if any were unreadable.  If the error is not
 * G_KEY_FILE_ERROR_PARSE, the file could not be read or repaired, and nothing may be set, because GIO would
 * overwrite it.  Like the other functions, does nothing if settings are stored elsewhere. */
gboolean rummy_settings_file_repair (GSettings *settings, GFile *directory, GError **error);

/* Returns FALSE with a message for the user if something would have to be repaired. */
gboolean rummy_settings_file_is_whole (GSettings *settings, GError **error);

/* Does so for the copy. */
gboolean rummy_settings_file_copy_is_whole (GSettings *settings, GFile *directory, GError **error);

/* Returns the name of the file without its folder, or NULL if settings are stored elsewhere. */
char *rummy_settings_file_dup_name (GSettings *settings);

/* Returns whether the settings are in such a file, in which every key is writable. */
gboolean rummy_settings_file_has (GSettings *settings);

/* Writes the values of @keys in @changed to the settings file, keeping the rest except what is unreadable.  On
 * failure, for example on a full disk, the file is unchanged. */
gboolean rummy_settings_file_write (GSettings *settings, GSettings *changed, GPtrArray *keys, GError **error);

/* Copies the file, unless it is damaged or players have vanished from it. */
void rummy_settings_file_copy (GSettings *settings, GFile *directory);

G_END_DECLS
