/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A path that nothing has yet for what the file at path was: its own with a dot, the word and a number after it. */
char *rummy_quarantine_path (const char *path, const char *word);

G_END_DECLS
