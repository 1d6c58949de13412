/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/record.h"
#include "store/seats.h"

G_BEGIN_DECLS

/* A saved game: the record and the seats. */
typedef struct {
  RummyRecord record;
  RummySeats seats;
  gsize n_undone; /* number of undone moves, stored in the record after its own moves, for redo */
} RummySavedGame;

void rummy_saved_game_clear (RummySavedGame *game);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RummySavedGame, rummy_saved_game_clear)

#define RUMMY_SAVE_ERROR (rummy_save_error_quark ())
GQuark rummy_save_error_quark (void);

typedef enum {
  RUMMY_SAVE_ERROR_DAMAGED, /* not a saved game, truncated, checksum mismatch, or impossible contents */
  RUMMY_SAVE_ERROR_VERSION, /* written by a newer version */
  RUMMY_SAVE_ERROR_LARGE,   /* more than RUMMY_SAVE_BYTES_MAX */
  RUMMY_SAVE_ERROR_PLAYERS, /* a file with players (parcel.h) */
  RUMMY_SAVE_ERROR_RULES,   /* a file with house rules */
  RUMMY_SAVE_ERROR_REFUSED = 1000 /* an illegal move, named in the message; the code minus this is the RummyRefusal */
} RummySaveError;

#define RUMMY_SAVE_BYTES_MAX (8 * 1024 * 1024)

/* A saved game is a serialized GVariant, little endian: a magic text, the format version, a checksum of version and
 * body, the body.  Loading trusts nothing: a record is accepted only if the engine accepts every move. */
GBytes *rummy_save_to_bytes (const RummySavedGame *game);

/* Replaces @game, which must be zeroed or valid; on failure it is unchanged. */
gboolean rummy_save_from_bytes (GBytes *bytes, RummySavedGame *game, GError **error);
gboolean rummy_save_load (GFile *file, RummySavedGame *game, GError **error);

G_END_DECLS
