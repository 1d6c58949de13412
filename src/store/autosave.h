/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/save.h"

G_BEGIN_DECLS

/* The file that holds the current game.  When a write returns, every other process sees the new state: it is written to
 * a new file that then replaces the old one, so a kill leaves either the old or the new state.  A thread then syncs it
 * to the disk.  Until that is done, a second file keeps the last state known to be on the disk, so a power cut loses
 * only the latest writes.  The first process that loads or writes locks the directory until it exits; others are
 * refused.
 *
 * Signal "synced" (GError *or_null): the latest write has reached the disk, or failed to. */
#define RUMMY_TYPE_AUTOSAVE (rummy_autosave_get_type ())
G_DECLARE_FINAL_TYPE (RummyAutosave, rummy_autosave, RUMMY, AUTOSAVE, GObject)

/* Why games cannot be saved, or the saved one cannot be loaded.  The message is for the user and says what to do. */
#define RUMMY_AUTOSAVE_ERROR (rummy_autosave_error_quark ())
GQuark rummy_autosave_error_quark (void);

typedef enum {
  RUMMY_AUTOSAVE_ERROR_ELSEWHERE, /* another process saves its game there; this one never writes */
  RUMMY_AUTOSAVE_ERROR_FOLDER,    /* the directory cannot be created or written to */
  RUMMY_AUTOSAVE_ERROR_FULL,      /* no space left */
  RUMMY_AUTOSAVE_ERROR_SLOW,      /* written, but the disk is slow to sync it */
  RUMMY_AUTOSAVE_ERROR_MOVED,     /* the directory was renamed together with the lock; it is not created again */
  RUMMY_AUTOSAVE_ERROR_UNREAD     /* a file that may be intact could not be opened; it is never replaced */
} RummyAutosaveError;

/* The file in the directory.  A damaged one is renamed to this name plus ".broken-" and a number.  One that cannot
 * be opened stays where it is. */
#define RUMMY_AUTOSAVE_NAME "game"
#define RUMMY_AUTOSAVE_OLD_NAME RUMMY_AUTOSAVE_NAME ".old" /* the state last known to be on the disk */

/* @directory must have a local path.  It is created on first use. */
RummyAutosave *rummy_autosave_new (GFile *directory);

/* Loads the saved game; must be called before the first write.  Returns FALSE without @error if there is none.  A
 * damaged file is renamed, and @error (RUMMY_SAVE_ERROR or G_IO_ERROR) tells its new name; if the previous state can
 * be loaded instead, the result is TRUE with @error set.  If FALSE, @game is unchanged. */
gboolean rummy_autosave_load (RummyAutosave *self, RummySavedGame *game, GError **error);

/* Loads the saved game without side effects: a file that cannot be read stays for rummy_autosave_load () to report. */
gboolean rummy_autosave_peek (RummyAutosave *self, RummySavedGame *game);

/* On failure the file is unchanged. */
gboolean rummy_autosave_write (RummyAutosave *self, const RummySavedGame *game, GError **error);

/* Releases the lock for other processes.  Only rummy_autosave_is_pending () may be called afterwards. */
void rummy_autosave_unlock (RummyAutosave *self);

/* Returns whether a sync is running. */
gboolean rummy_autosave_is_pending (RummyAutosave *self);

G_END_DECLS
