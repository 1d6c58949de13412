/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* On a crash, writes a stack trace to the state folder, then lets the system handle it as usual. A killed program,
 * or a power loss, leaves nothing. */

/* Call once, before any thread starts. */
void rummy_crash_watch (void);

/* Returns what the last crash wrote, once, and keeps it as a report at path; NULL without one. */
char *rummy_crash_take_report (char **path);

G_END_DECLS
