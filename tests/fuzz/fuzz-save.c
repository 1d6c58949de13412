/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games: what is read can be played to its end and comes back from its own bytes.  What a checksum guards is made
 * up too: the bytes are read as they are, and as the version of the format, a byte, and a body. */

#include "fuzz.h"
#include "store/save.h"
#include "seal.h"

static void
feed (GBytes *bytes)
{
  g_auto (RummySavedGame) game = { 0 }, again = { 0 };
  g_autoptr (GBytes) own = NULL, twice = NULL;
  g_autoptr (GError) error = NULL;
  RummyMatch match;

  if (!rummy_save_from_bytes (bytes, &game, &error)) {
    fuzz_check (error != NULL && game.record.moves == NULL);
    return;
  }

  fuzz_check (error == NULL);
  fuzz_check (rummy_record_play (&game.record, game.record.n_moves, &match, NULL) == game.record.n_moves);
  own = rummy_save_to_bytes (&game);
  fuzz_check (rummy_save_from_bytes (own, &again, NULL));
  twice = rummy_save_to_bytes (&again);
  fuzz_check (g_bytes_equal (own, twice));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size), sealed = seal_game (data, size);

  feed (bytes);
  feed (sealed);

  return 0;
}
