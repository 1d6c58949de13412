/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/parcel.h"

G_BEGIN_DECLS

/* The format of players files, shared by writer and reader. */

#define RUMMY_PARCEL_MAGIC "Rummy 500 players"
#define RUMMY_PARCEL_VERSION 1
#define RUMMY_PARCEL_ENVELOPE_TYPE "(su@ay@ay)"

/* A game: when it began and ended, the same for each round, the owner of each seat (number of a player in the file,
 * from 1, or 0), and the saved game. */
#define RUMMY_PARCEL_GAME_TYPE "(xxa(xx)ayay)"
/* A player: name, options, finished games, unfinished games. */
#define RUMMY_PARCEL_PLAYER_TYPE "(sa{sv}a" RUMMY_PARCEL_GAME_TYPE "aay)"
#define RUMMY_PARCEL_BODY_TYPE "a" RUMMY_PARCEL_PLAYER_TYPE

/* More than anybody has; without limits a forged file could keep the program busy for hours. */
#define RUMMY_PARCEL_OPTIONS_BYTES_MAX (64 * 1024)
#define RUMMY_PARCEL_GAMES_MAX 100000
#define RUMMY_PARCEL_UNFINISHED_MAX 1000
#define RUMMY_PARCEL_DEAL_MAX 64 /* games of one deal */
#define RUMMY_PARCEL_UNFINISHED "unfinished"

GVariant *rummy_parcel_bytes (GBytes *bytes);
GVariant *rummy_parcel_digest (GBytes *bytes);

/* Reads a finished game.  Returns its RummyRoundResults, or NULL with @error if the game is unacceptable. */
GArray *rummy_parcel_read_game (GBytes *bytes, RummySavedGame *game, GError **error);

/* Returns whether the game can be continued. */
gboolean rummy_parcel_is_unfinished (const RummySavedGame *saved);

G_END_DECLS
