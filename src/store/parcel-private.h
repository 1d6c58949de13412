/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/parcel.h"

G_BEGIN_DECLS

/* What a file with players is, for who writes it and who reads it. */

#define RUMMY_PARCEL_MAGIC "Rummy 500 players"
#define RUMMY_PARCEL_VERSION 1
#define RUMMY_PARCEL_ENVELOPE_TYPE "(su@ay@ay)"

/* When it began and ended, the same of its rounds, whose each seat is (a number of a player of the file from 1, or 0),
 * and the game as it is saved. */
#define RUMMY_PARCEL_GAME_TYPE "(xxa(xx)ayay)"
/* Name, options, games, those that are not over. */
#define RUMMY_PARCEL_PLAYER_TYPE "(sa{sv}a" RUMMY_PARCEL_GAME_TYPE "aay)"
#define RUMMY_PARCEL_BODY_TYPE "a" RUMMY_PARCEL_PLAYER_TYPE

/* Nobody has more; whoever forges a file would make the program work for hours. */
#define RUMMY_PARCEL_OPTIONS_BYTES_MAX (64 * 1024)
#define RUMMY_PARCEL_GAMES_MAX 100000
#define RUMMY_PARCEL_UNFINISHED_MAX 1000
#define RUMMY_PARCEL_DEAL_MAX 64 /* games of one deal */
#define RUMMY_PARCEL_UNFINISHED "unfinished"

/* In little endian, whatever the machine has; takes value. */
GVariant *rummy_parcel_swap_bytes (GVariant *value);

GVariant *rummy_parcel_bytes (GBytes *bytes);
GVariant *rummy_parcel_digest (GBytes *bytes);

/* Reads a game that is over, with the results of its rounds (RummyRoundResult); NULL, with error, where nobody takes it
 * in. */
GArray *rummy_parcel_read_game (GBytes *bytes, RummySavedGame *game, GError **error);

/* Whether somebody can go on with it. */
gboolean rummy_parcel_is_unfinished (const RummySavedGame *saved);

G_END_DECLS
