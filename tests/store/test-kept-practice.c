/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What stays with a saved game of practice besides its moves: that hands were traded. */

#include "sample.h"

static void
assert_refused (GBytes *bytes)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (rummy_save_from_bytes (bytes, &game, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  g_assert_cmpuint (game.record.n_moves, ==, 0);
}

static void
assert_kept (GBytes *bytes, const RummySavedGame *game)
{
  g_auto (RummySavedGame) again = { 0 };

  g_assert_true (rummy_save_from_bytes (bytes, &again, NULL));
  sample_assert_equal (&again, game);
}

/* Nobody counts a game in which hands were traded. */
static void
test_trades (void)
{
  const RummyMove trade = { .kind = RUMMY_MOVE_TRADE, .seat = 1, .low = 0, .card = RUMMY_CARD_NONE,
                            .meld = RUMMY_MELD_NONE };

  for (guint i = 0; i < 2; i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    sample_game (&game, "", 13, 1);
    rummy_record_add (&game.record, &trade);
    game.seats.is_practice = i == 0;
    bytes = rummy_save_to_bytes (&game);
    if (i == 0)
      assert_kept (bytes, &game);
    else
      assert_refused (bytes);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/practice/trades", test_trades);

  return g_test_run ();
}
