/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/record.h"
#include "store/seats.h"

G_BEGIN_DECLS

/* What is kept of a game that goes on: its record and who sits where. */
typedef struct {
  RummyRecord record;
  RummySeats seats;
  gsize n_undone; /* so many moves that were taken back stand in the record behind its own, to be made again */
} RummySavedGame;

void rummy_saved_game_clear (RummySavedGame *game);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RummySavedGame, rummy_saved_game_clear)

#define RUMMY_SAVE_ERROR (rummy_save_error_quark ())
GQuark rummy_save_error_quark (void);

typedef enum {
  RUMMY_SAVE_ERROR_DAMAGED, /* no saved game, cut off, checksum wrong, or what no game can have */
  RUMMY_SAVE_ERROR_VERSION, /* written by a newer version of the program */
  RUMMY_SAVE_ERROR_LARGE,   /* more than RUMMY_SAVE_BYTES_MAX */
  RUMMY_SAVE_ERROR_PLAYERS, /* a file with players, as RummyParcel writes them */
  RUMMY_SAVE_ERROR_RULES,   /* a file with house rules */
  RUMMY_SAVE_ERROR_REFUSED = 1000 /* and above: the message names an illegal move; what is above is the RummyRefusal */
} RummySaveError;

#define RUMMY_SAVE_BYTES_MAX (8 * 1024 * 1024)

/* A saved game is a serialised GVariant, little endian: a magic text, the version of the format, a checksum of
 * version and body, the body.  Loading trusts nothing: a record is accepted only if the engine accepts every move. */
GBytes *rummy_save_to_bytes (const RummySavedGame *game);

/* game must be read before or zero, and is replaced; on failure it is as it was. */
gboolean rummy_save_from_bytes (GBytes *bytes, RummySavedGame *game, GError **error);
gboolean rummy_save_load (GFile *file, RummySavedGame *game, GError **error);

G_END_DECLS
