/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes that somebody else chose, as the name of a file, for one line on a terminal: what that would obey, line breaks
 * among them, and what is no UTF-8 is written as \xNN. */
char *rummy_terminal_text (const char *bytes);

/* From then on nothing that GLib prints for the program holds such bytes, but for line breaks and tabs. */
void rummy_terminal_guard (void);

G_END_DECLS
