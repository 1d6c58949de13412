/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/rng.h"
#include "store/save.h"

/* Games to save and load: legal moves drawn by lot, melds first, so that rounds end and points are made. */

RummyMove sample_move (const RummyMatch *match, RummyRng *rng);

/* The 500 Rum rules with changes, then n_moves moves, or as many as there are until the match is over. */
void sample_game (RummySavedGame *game, const char *changes, guint64 seed, gsize n_moves);

/* A new directory below the system's temporary one; sample_remove () takes it away with all that is in it. */
GFile *sample_directory (void);
void sample_remove (GFile *directory);

typedef enum {
  SAMPLE_DISK_REAL,
  SAMPLE_DISK_SWIFT,  /* has everything at once, or says so */
  SAMPLE_DISK_FULL,   /* files have room, but no folder that was changed */
  SAMPLE_DISK_STALLED /* nothing reaches it until that is over, as where it is asleep or overloaded */
} SampleDisk;

/* For the files of this process. */
void sample_set_disk (SampleDisk disk);

/* Same rules, seed, number, moves and levels. */
void sample_assert_equal (const RummySavedGame *a, const RummySavedGame *b);

/* Same position, field by field. */
void sample_assert_match_equal (const RummyMatch *a, const RummyMatch *b);
