/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/database.h"

G_BEGIN_DECLS

/* The last good copy of the history, and the one before it, have this after the path. */
#define RUMMY_DATABASE_COPY ".copy"
#define RUMMY_DATABASE_COPY_OLDER ".copy.old"

gboolean rummy_database_has_copy (const RummyDatabase *self);

/* Copies the open database, at most once a day and unless it is empty; what was the last copy becomes the older one. */
void rummy_database_copy (RummyDatabase *self);

/* Deletes both copies, because a game that was deleted for good must not stay in them. */
void rummy_database_delete_copies (const RummyDatabase *self);

/* Copies the open database, with what is in its log, to a path.  The copy is synced; one that was interrupted is a
 * leftover there.  Returns an SQLite code. */
int rummy_database_copy_to (RummyDatabase *self, const char *path);

G_END_DECLS
