/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns untrusted bytes, such as a file name, as a line for the terminal: control characters, including line
 * breaks, and invalid UTF-8 are written as \xNN. */
char *rummy_terminal_text (const char *bytes);

/* Filters everything that GLib prints for the program in this way, except line breaks and tabs. */
void rummy_terminal_guard (void);

G_END_DECLS
