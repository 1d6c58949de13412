/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rounds that are gone through again. */

#include "play.h"
#include "game/replay.h"

#define SEED G_GUINT64_CONSTANT (77)

/* Rounds of the preset by lot, at least one and a half. */
static RummyGame *
play_preset (const RummyPreset *preset, guint64 seed)
{
  RummyRules rules;
  RummyRng rng;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, preset->key));
  game = rummy_game_new (&rules, seed, 1);
  rummy_rng_seed (&rng, seed);
  for (guint i = 0; i < 2000 && !rummy_game_get_match (game)->over && rummy_game_get_match (game)->rounds < 3; i++)
    play_by_lot (game, &rng, 1);
  play_by_lot (game, &rng, 5);

  return game;
}

/* The position as the engine itself makes it of the record. */
static void
assert_at (RummyReplay *replay, RummyGame *game, gsize n_moves)
{
  RummyMatch expected;

  rummy_record_play (rummy_game_get_record (game), n_moves, &expected, NULL);
  sample_assert_match_equal (rummy_game_get_match (rummy_replay_get_game (replay)), &expected);
  g_assert_cmpuint (rummy_game_get_record (rummy_replay_get_game (replay))->n_moves, ==, n_moves);
}

static void
test_to_the_end (void)
{
  gsize n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (gsize i = 0; i < n_presets; i++) {
    g_autoptr (RummyGame) game = play_preset (&presets[i], SEED + i);
    g_autoptr (RummyReplay) replay = rummy_replay_new (game);
    gsize n = 0;

    g_assert_cmpuint (rummy_replay_count_rounds (replay), ==, rummy_game_get_match (game)->rounds);
    g_assert_cmpuint (rummy_replay_get_round (replay), ==, rummy_game_get_match (game)->rounds);
    assert_at (replay, game, rummy_game_get_record (game)->n_moves);

    for (guint round = 1; round <= rummy_replay_count_rounds (replay); round++) {
      rummy_replay_set_round (replay, round);
      rummy_replay_seek (replay, 0);
      assert_at (replay, game, ++n);
      for (guint k = 1; k <= rummy_replay_get_length (replay); k++) {
        rummy_replay_seek (replay, k);
        n++;
      }
      assert_at (replay, game, n);
      g_assert_true (rummy_replay_is_finished (replay) ==
                     (rummy_game_get_round (rummy_replay_get_game (replay))->phase == RUMMY_PHASE_OVER));
    }
    g_assert_cmpuint (n, ==, rummy_game_get_record (game)->n_moves);
  }
}

static void
test_back_and_forward (void)
{
  g_autoptr (RummyGame) game = play_preset (rummy_preset_find ("500-rum"), SEED);
  g_autoptr (RummyReplay) replay = rummy_replay_new (game);
  guint length;

  rummy_replay_set_round (replay, 1);
  g_assert_cmpuint (rummy_replay_get_position (replay), ==, 0);
  length = rummy_replay_get_length (replay);
  g_assert_cmpuint (length, >, 10);

  rummy_replay_seek (replay, G_MAXUINT);
  g_assert_cmpuint (rummy_replay_get_position (replay), ==, length);
  for (guint back = 1; back <= length; back++) {
    rummy_replay_seek (replay, length - back);
    assert_at (replay, game, 1 + length - back);
  }
  for (guint forward = 1; forward <= length; forward++) {
    rummy_replay_seek (replay, forward);
    assert_at (replay, game, 1 + forward);
  }
  rummy_replay_seek (replay, 3);
  assert_at (replay, game, 4);
  rummy_replay_seek (replay, length);
  assert_at (replay, game, 1 + length);
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* A step forward is told as any move is, all else is a new position; nothing at all is told of nothing. */
static void
test_signals (void)
{
  g_autoptr (RummyGame) game = play_preset (rummy_preset_find ("500-rum"), SEED);
  g_autoptr (RummyReplay) replay = rummy_replay_new (game);
  guint n_moved = 0, n_reset = 0, n_positions = 0, n_rounds = 0;

  rummy_replay_set_round (replay, 1);
  g_signal_connect_swapped (rummy_replay_get_game (replay), "moved", G_CALLBACK (count_cb), &n_moved);
  g_signal_connect_swapped (rummy_replay_get_game (replay), "reset", G_CALLBACK (count_cb), &n_reset);
  g_signal_connect_swapped (replay, "notify::position", G_CALLBACK (count_cb), &n_positions);
  g_signal_connect_swapped (replay, "notify::round", G_CALLBACK (count_cb), &n_rounds);

  rummy_replay_seek (replay, 1);
  g_assert_cmpuint (n_moved, ==, 1);
  g_assert_cmpuint (n_reset, ==, 0);
  rummy_replay_seek (replay, 0);
  rummy_replay_seek (replay, 5);
  g_assert_cmpuint (n_moved, ==, 1);
  g_assert_cmpuint (n_reset, ==, 2);
  rummy_replay_seek (replay, 5);
  rummy_replay_set_round (replay, 1);
  g_assert_cmpuint (n_moved, ==, 1);
  g_assert_cmpuint (n_reset, ==, 2);
  g_assert_cmpuint (n_positions, ==, 3);
  g_assert_cmpuint (n_rounds, ==, 0);
  rummy_replay_set_round (replay, 2);
  g_assert_cmpuint (n_positions, ==, 4);
  g_assert_cmpuint (n_rounds, ==, 1);
}

/* The game that goes on neither hears of a replay nor is heard of in it. */
static void
test_source_stays (void)
{
  g_autoptr (RummyGame) game = play_preset (rummy_preset_find ("500-rum"), SEED);
  g_autoptr (RummyReplay) replay = rummy_replay_new (game);
  char *before = rummy_record_to_text (rummy_game_get_record (game)), *after;
  RummyRng rng;
  guint length = rummy_replay_get_length (replay);

  rummy_replay_seek (replay, 0);
  after = rummy_record_to_text (rummy_game_get_record (game));
  g_assert_cmpstr (before, ==, after);
  free (after);
  free (before);

  rummy_rng_seed (&rng, SEED);
  play_by_lot (game, &rng, 2);
  g_assert_cmpuint (rummy_replay_get_length (replay), ==, length);
}

static guint
arrival_before (RummyReplay *replay, RummyCard card, guint seat)
{
  const guint16 *arrivals = rummy_replay_get_arrivals (replay);
  guint n = 0;

  RUMMY_CARDS_EACH (other, rummy_game_get_round (rummy_replay_get_game (replay))->hand[seat])
    n += arrivals[other] < arrivals[card];

  return n;
}

/* As they were dealt, one by one around the table; what is drawn or taken comes behind. */
static void
test_arrivals (void)
{
  g_autoptr (RummyGame) game = play_preset (rummy_preset_find ("500-rum"), SEED);
  g_autoptr (RummyReplay) replay = rummy_replay_new (game);
  const RummyRound *round = rummy_game_get_round (rummy_replay_get_game (replay));
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyMatch match;
  guint n_arrived = 0;

  rummy_replay_set_round (replay, 1);
  rummy_record_start (rummy_game_get_record (game), &match);
  rummy_match_next_deck (&match, deck);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpuint (arrival_before (replay, deck[2 * i], round->lead), ==, i);

  for (guint k = 1; k <= rummy_replay_get_length (replay); k++) {
    const RummyEvents *events;

    rummy_replay_seek (replay, k);
    events = rummy_replay_get_events (replay);
    g_assert_cmpuint (events->n, >, 0);
    if (events->event[0].kind != RUMMY_EVENT_DRAW)
      continue;
    g_assert_cmpuint (arrival_before (replay, events->event[0].card, events->event[0].seat), ==,
                      round->n_hand[events->event[0].seat] - 1);
    n_arrived++;
  }
  g_assert_cmpuint (n_arrived, >, 0);
}

/* Whoever was alone sits where it is seen from, and the computer takes the place that is left. */
static void
test_play_on (void)
{
  g_autoptr (RummyGame) game = play_preset (rummy_preset_find ("500-rum"), SEED), next = NULL;
  g_autoptr (RummyReplay) replay = NULL;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_EXPERT);
  replay = rummy_replay_new (game);
  rummy_replay_set_round (replay, 1);
  rummy_replay_seek (replay, 9);
  next = rummy_replay_play_on (replay, 1, 99);
  sample_assert_match_equal (rummy_game_get_match (next), rummy_game_get_match (rummy_replay_get_game (replay)));
  g_assert_cmpint (rummy_game_get_level (next, 0), ==, RUMMY_LEVEL_EXPERT);
  g_assert_cmpint (rummy_game_get_level (next, 1), ==, RUMMY_LEVEL_PERSON);
  g_assert_false (rummy_game_is_started (next));

  g_clear_object (&next);
  next = rummy_replay_play_on (replay, 0, 99);
  g_assert_cmpint (rummy_game_get_level (next, 0), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpint (rummy_game_get_level (next, 1), ==, RUMMY_LEVEL_EXPERT);
}

/* The hand of the next round, as it would be dealt. */
static RummyCards
next_hand (RummyGame *game)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);

  return rummy_game_get_round (game)->hand[0];
}

/* Nobody learns from it what the game that it is of has not dealt yet. */
static void
test_play_on_tells_nothing (void)
{
  g_autoptr (RummyGame) game = play_game ("target=5000", SEED), practice = NULL, other = NULL, further = NULL;
  g_autoptr (RummyReplay) replay = NULL, again = NULL;
  RummyCards own, hand;
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  rummy_game_deal (game);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
  replay = rummy_replay_new (game);
  rummy_replay_seek (replay, 9);
  practice = rummy_replay_play_on (replay, 0, 99);
  other = rummy_replay_play_on (replay, 0, 100);
  own = next_hand (game);
  hand = next_hand (practice);
  g_assert_true (rummy_game_is_practice (practice));
  g_assert_false (rummy_cards_equal (own, hand));
  g_assert_false (rummy_cards_equal (hand, next_hand (other)));
  g_assert_false (rummy_record_continues (rummy_game_get_record (practice), rummy_game_get_record (game)));

  /* Of practice itself it may: that is no secret. */
  next_hand (practice);
  again = rummy_replay_new (practice);
  rummy_replay_set_round (again, 2);
  rummy_replay_seek (again, 1);
  further = rummy_replay_play_on (again, 0, 101);
  g_assert_true (rummy_cards_equal (rummy_game_get_round (rummy_replay_get_game (again))->hand[1],
                                    rummy_game_get_round (further)->hand[1]));
}

/* A deck that was given is not lost. */
static void
test_given_deck (void)
{
  const char *text = "rules 500-rum\ncode 0123-4567-89ABC\ngame 1\ndeal\n";
  RummyRecord record = { 0 };
  char error[RUMMY_ERROR_TEXT];
  RummyCard deck[RUMMY_CARDS_MAX];
  guint line;

  g_assert_true (rummy_record_from_text (&record, text, &line, error));
  record.n_deck = (guint8) rummy_rules_deck (&record.rules, 2, deck);
  memcpy (record.deck, deck, record.n_deck);
  {
    g_autoptr (RummyGame) game = rummy_game_new_from_record (&record);
    g_autoptr (RummyReplay) replay = rummy_replay_new (game);

    assert_at (replay, game, 1);
    g_assert_true (rummy_cards_has (rummy_game_get_round (rummy_replay_get_game (replay))
                                      ->hand[rummy_game_get_round (game)->lead], deck[0]));
    play_assert_records_equal (rummy_game_get_record (game), &record);
  }
  rummy_record_clear (&record);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/replay/to-the-end", test_to_the_end);
  g_test_add_func ("/replay/back-and-forward", test_back_and_forward);
  g_test_add_func ("/replay/signals", test_signals);
  g_test_add_func ("/replay/source-stays", test_source_stays);
  g_test_add_func ("/replay/arrivals", test_arrivals);
  g_test_add_func ("/replay/play-on", test_play_on);
  g_test_add_func ("/replay/play-on-tells-nothing", test_play_on_tells_nothing);
  g_test_add_func ("/replay/given-deck", test_given_deck);

  return g_test_run ();
}
