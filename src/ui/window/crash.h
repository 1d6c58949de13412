/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A crash writes where the program was to a file in its folder of the state; then it ends as it would have, with the
 * core that the system wants.  A program that is killed, or whose computer loses its power, leaves no such file. */

/* Once, before there are threads. */
void rummy_crash_watch (void);

/* What the last crash has written, once: it is kept as the report before from then on.  NULL where there was none.
 * path: of the report. */
char *rummy_crash_take_report (char **path);

G_END_DECLS
