/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Reads a saved game, players, or house rules, as the name of the file ends, plays all games again, and prints what it
 * holds, or why it is none; returns the exit status. */
int rummy_check_file (const char *path);

/* Does so for all that the program keeps in its directory and its settings, a line each, without changing anything. */
int rummy_check_all (GFile *directory);

G_END_DECLS
