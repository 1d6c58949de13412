/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What stays with a saved game of practice besides its moves: hands that are smaller, and that they were traded. */

#include "sample.h"

#include <string.h>

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

/* The format is kept for ever: this file was written by its version 9. */
static void
test_version_9 (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "version-9.game", NULL);
  g_autofree char *text_path = g_test_build_filename (G_TEST_DIST, "version-9.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (RummySavedGame) game = { 0 }, expected = {
    .seats = { .level = { -1, 1, -1, -1, -1, -1, -1, -1 }, .is_practice = TRUE },
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  char message[RUMMY_ERROR_TEXT];

  g_assert_true (g_file_get_contents (text_path, &text, NULL, &error));
  g_assert_true (rummy_record_from_text (&expected.record, text, NULL, message));
  g_assert_true (rummy_save_load (file, &game, &error));
  g_assert_no_error (error);
  sample_assert_equal (&game, &expected);
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

/* Hands that are smaller come back as they were; what no deal can have is refused. */
static void
test_hands (void)
{
  static const struct {
    gboolean is_right;
    guint8 hands[2];
  } rows[] = {
    { TRUE, { 5, 1 } }, { TRUE, { 0, 12 } }, { FALSE, { 13, 5 } }, { FALSE, { 14, 5 } }, { FALSE, { 5, 255 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    sample_game (&game, "", 13, 1);
    game.record.n_deck = (guint8) rummy_rules_deck (&game.record.rules, 2, game.record.deck);
    memcpy (game.record.hands, rows[i].hands, sizeof rows[i].hands);
    bytes = rummy_save_to_bytes (&game);
    if (rows[i].is_right)
      assert_kept (bytes, &game);
    else
      assert_refused (bytes);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/practice/version-9", test_version_9);
  g_test_add_func ("/practice/trades", test_trades);
  g_test_add_func ("/practice/hands", test_hands);

  return g_test_run ();
}
