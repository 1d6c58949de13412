/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns an unused path for moving a file out of the way: @path, a dot, @word, a dash and a number. */
char *rummy_quarantine_path (const char *path, const char *word);

G_END_DECLS
