/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-save.h"

G_BEGIN_DECLS

/* The file that holds the game that goes on.  A write is there for every other process when the call returns
 * (new file, then rename: the old or the new state, never half of one), so that no kill loses it; it is forced to
 * the disk in a thread of its own.
 *
 * Signal "synced" (GError *or_null) when what was written last has reached the disk. */
#define RUMMY_TYPE_AUTOSAVE (rummy_autosave_get_type ())
G_DECLARE_FINAL_TYPE (RummyAutosave, rummy_autosave, RUMMY, AUTOSAVE, GObject)

/* The name of the file in the directory.  One that cannot be read is renamed to this, ".broken-" and a number. */
#define RUMMY_AUTOSAVE_NAME "game"

/* directory, which must be a local one, is made when the first game is written. */
RummyAutosave *rummy_autosave_new (GFile *directory);

/* Call it before the first write.  FALSE without error: there is none.  A file that cannot be read is renamed aside
 * and its new name told in error; game is as it was then. */
gboolean rummy_autosave_load (RummyAutosave *self, RummySavedGame *game, GError **error);

/* On failure the file is as it was. */
gboolean rummy_autosave_write (RummyAutosave *self, const RummySavedGame *game, GError **error);

/* Whether a sync is under way. */
gboolean rummy_autosave_is_pending (RummyAutosave *self);

G_END_DECLS
