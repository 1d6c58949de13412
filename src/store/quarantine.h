/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Returns an unused path for moving a file out of the way: @path, a dot, @word, a dash and a number. */
char *rummy_quarantine_path (const char *path, const char *word);

/* Renames the file or folder @from to such a path, and never over another one.  Returns its new path, or NULL. */
char *rummy_quarantine (const char *from, const char *path, const char *word, GError **error);

G_END_DECLS
