/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/save.h"

G_BEGIN_DECLS

/* The file that holds the game that goes on.  A write is there for every other process when the call returns (new
 * file, then rename: the old or the new state, never half of one), so that no kill loses it; it is forced to the disk
 * in a thread of its own.  The last state that is known to have reached the disk is kept in a second file until then,
 * so that no power cut loses more than what was written last.  Of several processes only the first to load or write
 * gets at the file, until it ends, however it ends.
 *
 * Signal "synced" (GError *or_null) when what was written last has reached the disk. */
#define RUMMY_TYPE_AUTOSAVE (rummy_autosave_get_type ())
G_DECLARE_FINAL_TYPE (RummyAutosave, rummy_autosave, RUMMY, AUTOSAVE, GObject)

/* Why games cannot be kept, or the one that was kept cannot be had; the message tells people what it means for them and
 * what they can do. */
#define RUMMY_AUTOSAVE_ERROR (rummy_autosave_error_quark ())
GQuark rummy_autosave_error_quark (void);

typedef enum {
  RUMMY_AUTOSAVE_ERROR_ELSEWHERE, /* another process keeps its game there; this object never writes */
  RUMMY_AUTOSAVE_ERROR_FOLDER,    /* the directory cannot be made, or not be written to */
  RUMMY_AUTOSAVE_ERROR_FULL,      /* no room is left */
  RUMMY_AUTOSAVE_ERROR_SLOW,      /* it is written, but the disk takes long to have it */
  RUMMY_AUTOSAVE_ERROR_MOVED,     /* the directory has another name now, with the lock; none is made in its place */
  RUMMY_AUTOSAVE_ERROR_UNREAD     /* a file is there that may be whole and could not be opened; it is never replaced */
} RummyAutosaveError;

/* The name of the file in the directory.  One that is damaged is renamed to this, ".broken-" and a number; one that
 * cannot be opened stays. */
#define RUMMY_AUTOSAVE_NAME "game"

/* directory, which must have a path, is made when it is first used. */
RummyAutosave *rummy_autosave_new (GFile *directory);

/* Call it before the first write.  FALSE without error: there is none.  A file that is damaged is renamed aside and
 * its new name told in error, of the domain RUMMY_SAVE_ERROR or G_IO_ERROR; then the state before, where there is
 * one, has taken its place and is in game, and TRUE is returned all the same.  On FALSE game is as it was. */
gboolean rummy_autosave_load (RummyAutosave *self, RummySavedGame *game, GError **error);

/* The same for whoever tells nobody: a file that cannot be read stays, for rummy_autosave_load () to tell of it. */
gboolean rummy_autosave_peek (RummyAutosave *self, RummySavedGame *game);

/* On failure the file is as it was. */
gboolean rummy_autosave_write (RummyAutosave *self, const RummySavedGame *game, GError **error);

/* Lets other processes have the file; call nothing but rummy_autosave_is_pending () afterwards. */
void rummy_autosave_unlock (RummyAutosave *self);

/* Whether a sync is under way. */
gboolean rummy_autosave_is_pending (RummyAutosave *self);

G_END_DECLS
