/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a turn can be taken back. */

#include "game-fixture.h"
#include "tap.h"

/* At any position of whole games: what restarting the turn does is what playing to the right place does. */
static void
test_undo_anywhere (void)
{
  guint n_nothing = 0, n_to_draw = 0, n_to_start = 0;

  for (guint64 seed = 1; seed <= 50; seed++) {
    g_autoptr (RummyGame) game = play_game (seed % 2 ? "target=60" : "players=3 target=60", seed);
    g_autoptr (Log) log = log_new (game);
    const RummyRecord *record = rummy_game_get_record (game);
    gsize begin = 0; /* of the turn */
    RummyRng rng;

    rummy_rng_seed (&rng, seed);
    while (!rummy_game_get_match (game)->over) {
      guint turn = play_get_turn (game);
      RummyMatch expected;
      gsize left, n_before;

      play_by_lot (game, &rng, 1);
      if (play_get_turn (game) != turn)
        begin = record->n_moves;

      left = begin;
      if (begin < record->n_moves && record->moves[begin].kind == RUMMY_MOVE_DRAW)
        left++;
      g_assert_cmpint (play_can_undo (game), ==, left < record->n_moves);
      if (rummy_rng_below (&rng, 4) > 0)
        continue;

      n_before = record->n_moves;
      rummy_record_play (record, left, &expected, NULL);
      log_clear (log);
      if (left == n_before) {
        g_assert_false (rummy_game_restart_turn (game));
        g_assert_cmpstr (log->order->str, ==, "");
        g_assert_cmpuint (record->n_moves, ==, n_before);
        n_nothing++;
      } else {
        g_assert_true (rummy_game_restart_turn (game));
        g_assert_cmpstr (log->order->str, ==, "ur");
        g_assert_cmpuint (record->n_moves, ==, left);
        sample_assert_match_equal (rummy_game_get_match (game), &expected);
        assert_consistent (game);
        g_assert_false (rummy_game_restart_turn (game));
        *(left > begin ? &n_to_draw : &n_to_start) += 1;
      }
    }
  }

  g_assert_cmpuint (n_nothing, >, 20);
  g_assert_cmpuint (n_to_draw, >, 20);
  g_assert_cmpuint (n_to_start, >, 20);
}

/* Of the same positions: one move after the other goes, to where the turn began, and comes again. */
static void
test_steps (void)
{
  guint n_steps = 0, n_most = 0;

  for (guint64 seed = 1; seed <= 50; seed++) {
    g_autoptr (RummyGame) game = play_game (seed % 2 ? "target=60" : "players=3 target=60", seed);
    const RummyRecord *record = rummy_game_get_record (game);
    RummyRng rng;

    rummy_rng_seed (&rng, seed);
    while (!rummy_game_get_match (game)->over) {
      RummyMatch after;
      gsize n_after, n_back = 0;

      play_by_lot (game, &rng, 1);
      g_assert_false (rummy_game_redo (game));
      if (rummy_rng_below (&rng, 4) > 0)
        continue;

      n_after = record->n_moves;
      rummy_match_copy (&after, rummy_game_get_match (game));
      while (rummy_game_can_restart_turn (game)) {
        RummyMatch expected;

        g_assert_true (rummy_game_undo (game));
        n_back++;
        g_assert_cmpuint (record->n_moves, ==, n_after - n_back);
        rummy_record_play (record, record->n_moves, &expected, NULL);
        sample_assert_match_equal (rummy_game_get_match (game), &expected);
        assert_consistent (game);
      }
      g_assert_false (rummy_game_undo (game));
      n_steps += n_back;
      n_most = MAX (n_most, n_back);

      /* Another move, and nothing comes again. */
      if (n_back > 0 && rummy_rng_below (&rng, 2) > 0) {
        play_by_lot (game, &rng, 1);
        g_assert_false (rummy_game_redo (game));
        continue;
      }
      for (; n_back > 0; n_back--)
        g_assert_true (rummy_game_redo (game));
      g_assert_false (rummy_game_redo (game));
      g_assert_cmpuint (record->n_moves, ==, n_after);
      sample_assert_match_equal (rummy_game_get_match (game), &after);
    }
  }

  g_assert_cmpuint (n_steps, >, 100);
  g_assert_cmpuint (n_most, >, 1);
}

/* In practice it goes back to the deal, to where the person was to move each time, and forward again with what the
 * computer did. */
static void
test_practice (void)
{
  for (guint64 seed = 1; seed <= 20; seed++) {
    g_autoptr (RummyGame) game = play_game ("", seed);
    const RummyRecord *record = rummy_game_get_record (game);
    guint n_back = 0, n_own = 0;
    RummyMatch after;
    gsize n_after;
    RummyRng rng;

    rummy_rng_seed (&rng, seed);
    rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
    play_by_lot (game, &rng, 30);
    if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
      continue;
    rummy_match_copy (&after, rummy_game_get_match (game));
    n_after = record->n_moves;
    for (gsize i = n_after; i > 0 && record->moves[i - 1].kind != RUMMY_MOVE_DEAL; i--)
      n_own += record->moves[i - 1].seat == 0;

    while (rummy_game_can_restart_turn (game))
      rummy_game_undo (game);
    g_assert_false (play_can_undo (game));
    while (rummy_game_redo (game))
      ;

    rummy_game_set_shown (game, 1, TRUE);
    g_assert_cmpint (play_can_undo (game), ==, n_own > 0);
    while (rummy_game_undo (game)) {
      g_assert_cmpuint (play_get_turn (game), ==, 0);
      assert_consistent (game);
      n_back++;
    }
    g_assert_cmpuint (n_back, ==, n_own);
    g_assert_cmpint (rummy_game_get_undone (game, 0), >=, n_own);
    while (rummy_game_redo (game))
      n_back--;
    g_assert_cmpuint (n_back, ==, 0);
    g_assert_cmpuint (record->n_moves, ==, n_after);
    sample_assert_match_equal (rummy_game_get_match (game), &after);
  }
}

/* M-163 to M-165, step by step. */
static void
test_undo_turn (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  const RummyRound *round = rummy_game_get_round (game);
  g_autoptr (Log) log = NULL;
  g_autofree char *take = NULL;
  char card[RUMMY_CARD_TEXT];
  RummyMatch before;
  RummyCards hand;

  rummy_game_deal (game);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  log = log_new (game);

  /* The upcard goes back to the pile. */
  rummy_match_copy (&before, rummy_game_get_match (game));
  rummy_card_to_text (rummy_round_upcard (round), card);
  take = g_strdup_printf ("1 take %s", card);
  play_text (game, take);
  g_assert_cmpstr (log->order->str, ==, "uem");
  g_assert_true (rummy_game_undo (game));
  g_assert_cmpstr (log->order->str, ==, "uemur");
  sample_assert_match_equal (rummy_game_get_match (game), &before);

  /* A stock card stays. */
  play_text (game, "1 draw");
  g_assert_false (play_can_undo (game));
  hand = round->hand[0];
  g_assert_false (rummy_game_undo (game));
  g_assert_true (rummy_cards_equal (round->hand[0], hand));

  /* Nothing is undone after the discard, in the turn of the computer, while it has moved. */
  discard_something (game);
  g_assert_cmpuint (play_get_turn (game), ==, 1);
  g_assert_false (play_can_undo (game));
  play_text (game, "2 draw");
  g_assert_false (rummy_game_undo (game));
  rummy_card_to_text (rummy_round_upcard (round), card);
  discard_something (game);
  g_assert_cmpuint (play_get_turn (game), ==, 0);
  g_assert_false (rummy_game_undo (game));

  /* Nor when the seat was given to the computer. */
  rummy_card_to_text (rummy_round_upcard (round), card);
  g_free (take);
  take = g_strdup_printf ("1 take %s", card);
  play_text (game, take);
  g_assert_true (play_can_undo (game));
  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
  g_assert_false (play_can_undo (game));
  g_assert_false (rummy_game_undo (game));
  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  g_assert_true (play_can_undo (game));
}

static RummyCards
stock_of (RummyGame *game)
{
  const RummyRound *round = rummy_game_get_round (game);
  RummyCards cards = RUMMY_NO_CARDS;

  for (guint i = 0; i < round->n_stock; i++)
    rummy_cards_add (&cards, rummy_round_stock (round, i));

  return cards;
}

/* In no game does a card that was seen go back to the stock, whenever in a turn it was drawn. */
static void
test_undo_keeps_drawn (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  guint n_undone = 0;

  for (size_t i = 0; i < n_presets; i++) {
    for (guint64 seed = 1; seed <= tap_share (10); seed++) {
      g_autoptr (RummyGame) game = NULL;
      RummyRules rules;
      RummyRng rng;

      g_assert_true (rummy_rules_init (&rules, presets[i].key));
      game = rummy_game_new (&rules, seed, 1);
      rummy_rng_seed (&rng, seed);
      for (guint n = 0; n < 200 && !rummy_game_get_match (game)->over; n++) {
        RummyCards before, back;

        play_by_lot (game, &rng, 1);
        if (rummy_rng_below (&rng, 3) > 0 || !play_can_undo (game))
          continue;

        before = stock_of (game);
        g_assert_true (rummy_game_undo (game));
        back = rummy_cards_minus (stock_of (game), before);
        g_assert_true (rummy_cards_is_empty (back));
        n_undone++;
      }
    }
  }
  g_assert_cmpuint (n_undone, >, tap_share (1000));
}

static void
test_round_over (void)
{
  g_autoptr (RummyGame) game = play_game ("target=10000", SEED);
  guint n_checked = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 5);
  while (n_checked < 10) {
    play_by_lot (game, &rng, 1);
    if (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
      continue;
    g_assert_cmpuint (play_get_turn (game), ==, RUMMY_SEAT_NONE);
    g_assert_false (play_can_undo (game));
    g_assert_false (rummy_game_undo (game));
    n_checked++;
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/undo/anywhere", test_undo_anywhere);
  g_test_add_func ("/undo/steps", test_steps);
  g_test_add_func ("/undo/practice", test_practice);
  g_test_add_func ("/undo/turn", test_undo_turn);
  g_test_add_func ("/undo/keeps-drawn", test_undo_keeps_drawn);
  g_test_add_func ("/undo/round-over", test_round_over);

  return g_test_run ();
}
