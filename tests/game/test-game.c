/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-fixture.h"

#include <string.h>

/* Every seat a bot, dealt, not started. */
static RummyGame *
new_bots (const char *changes, guint64 seed, RummyLevel level)
{
  RummyGame *game = play_game (changes, seed);

  for (gint16 i = 0; i < rummy_game_get_match (game)->rules.players; i++)
    rummy_game_set_level (game, (guint) i, (int) level);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);

  return game;
}

static void
test_new (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  g_autoptr (Log) log = log_new (game);
  RummyMove draw = play_move ("1 draw");

  g_assert_cmpuint (play_get_turn (game), ==, RUMMY_SEAT_NONE);
  g_assert_false (play_is_thinking (game));
  g_assert_false (play_can_undo (game));
  g_assert_false (rummy_game_undo (game));
  g_assert_cmpint (rummy_game_get_level (game, 0), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpint (rummy_game_get_level (game, 7), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpint (rummy_game_play (game, &draw, 1), ==, RUMMY_REFUSED_OVER);
  g_assert_cmpstr (log->order->str, ==, "");

  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  g_assert_cmpstr (log->order->str, ==, "teem");
  g_assert_cmpuint (play_get_turn (game), ==, 0);
  g_assert_cmpint (g_array_index (log->events, RummyEvent, 0).kind, ==, RUMMY_EVENT_DEAL);
  g_assert_cmpint (g_array_index (log->events, RummyEvent, 1).kind, ==, RUMMY_EVENT_TURN);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_REFUSED_NOT_OVER);
  assert_consistent (game);
}

/* A group of moves is played as a whole, and told when all of it is done. */
static void
test_group (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  g_autoptr (Log) log = NULL;
  RummyMove moves[2] = { play_move ("1 draw") };
  const RummyRound *round = rummy_game_get_round (game);
  RummyMatch before;

  rummy_game_deal (game);
  log = log_new (game);
  rummy_match_copy (&before, rummy_game_get_match (game));

  moves[1] = (RummyMove) { .kind = RUMMY_MOVE_DISCARD, .card = rummy_round_stock (round, 1) };
  g_assert_cmpint (rummy_game_play (game, moves, 2), ==, RUMMY_REFUSED_NOT_IN_HAND);
  g_assert_cmpstr (log->order->str, ==, "");
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, 1);
  sample_assert_match_equal (rummy_game_get_match (game), &before);

  moves[1].card = rummy_round_stock (round, 0);
  g_assert_cmpint (rummy_game_play (game, moves, 2), ==, RUMMY_OK);
  g_assert_cmpstr (log->order->str, ==, "teeem");
  g_assert_cmpuint (log->n_moves, ==, 3);
  g_assert_cmpint (g_array_index (log->events, RummyEvent, 0).kind, ==, RUMMY_EVENT_DRAW);
  g_assert_cmpint (g_array_index (log->events, RummyEvent, 1).kind, ==, RUMMY_EVENT_DISCARD);
  g_assert_cmpint (g_array_index (log->events, RummyEvent, 2).kind, ==, RUMMY_EVENT_TURN);
  assert_consistent (game);
}

static void
assert_told_cb (RummyGame *game, Log *log)
{
  const char *order = log->order->str;

  /* Nothing but events, then "moved" last. */
  g_assert_nonnull (strchr (order, 'e'));
  g_assert_true (strchr (order, 'm') == order + strlen (order) - 1);
  g_assert_null (strchr (order, 'r'));
  log_clear (log);
}

static void
test_bots_to_500 (gconstpointer data)
{
  RummyLevel level = (RummyLevel) GPOINTER_TO_INT (data);
  g_autoptr (RummyGame) game = new_bots (level == RUMMY_LEVEL_RANDOM ? "target=120" : "", SEED, level);
  g_autoptr (RummyGame) again = new_bots (level == RUMMY_LEVEL_RANDOM ? "target=120" : "", SEED, level);
  g_autoptr (Log) log = log_new (game);
  const RummyMatch *match = rummy_game_get_match (game);

  g_signal_connect_after (game, "moved", G_CALLBACK (assert_told_cb), log);
  play_to_the_end (game);
  g_signal_handlers_disconnect_by_func (game, assert_told_cb, log);

  g_assert_true (match->over);
  g_assert_cmpuint (match->winner, <, 2);
  g_assert_cmpint (match->totals[match->winner], >=, match->rules.target);
  g_assert_cmpint (match->totals[match->winner], >, match->totals[1 - match->winner]);
  g_assert_cmpuint (play_get_turn (game), ==, RUMMY_SEAT_NONE);
  g_assert_false (play_is_thinking (game));
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_REFUSED_OVER);
  assert_consistent (game);

  /* A decision repeats. */
  play_to_the_end (again);
  play_assert_records_equal (rummy_game_get_record (game), rummy_game_get_record (again));
}

/* Nobody is asked before the start, after a stop, for a person, between rounds. */
static void
test_who_is_asked (void)
{
  g_autoptr (RummyGame) game = new_bots ("", SEED, RUMMY_LEVEL_AVERAGE);

  g_assert_false (play_is_thinking (game));
  rummy_game_start (game);
  g_assert_true (play_is_thinking (game));
  rummy_game_stop (game);
  g_assert_false (play_is_thinking (game));

  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  rummy_game_start (game);
  g_assert_false (play_is_thinking (game));
  rummy_game_set_level (game, 0, RUMMY_LEVEL_RANDOM);
  g_assert_true (play_is_thinking (game));
  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  g_assert_false (play_is_thinking (game));

  play_text (game, "1 draw");
  g_assert_false (play_is_thinking (game));
  discard_something (game);
  g_assert_cmpuint (play_get_turn (game), ==, 1);
  g_assert_true (play_is_thinking (game));
  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE); /* not the seat that thinks */
  g_assert_true (play_is_thinking (game));

  play_until (game, G_MAXSIZE);
  g_assert_cmpint (rummy_game_get_round (game)->phase, ==, RUMMY_PHASE_OVER);
  g_assert_cmpuint (play_get_turn (game), ==, RUMMY_SEAT_NONE);
  g_assert_false (play_is_thinking (game));
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  g_assert_true (play_is_thinking (game));
}

static void
test_hold (void)
{
  g_autoptr (RummyGame) game = new_bots ("", SEED, RUMMY_LEVEL_AVERAGE);
  const RummyRecord *record = rummy_game_get_record (game);
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  rummy_game_hold (game);
  rummy_game_start (game);
  g_assert_false (play_is_thinking (game));
  rummy_game_hold (game);
  rummy_game_unhold (game);
  g_assert_false (play_is_thinking (game));
  rummy_game_unhold (game);
  g_assert_true (play_is_thinking (game));

  /* An answer that comes while the game is held waits. */
  rummy_game_hold (game);
  while (play_is_thinking (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (record->n_moves, ==, 1);
  rummy_game_unhold (game);
  g_assert_cmpuint (record->n_moves, ==, 2);
  g_assert_true (play_is_thinking (game));

  /* It is not played when the position changes before. */
  rummy_game_hold (game);
  while (play_is_thinking (game))
    g_main_context_iteration (NULL, TRUE);
  play_by_lot (game, &rng, 1);
  g_assert_cmpuint (record->n_moves, ==, 3);
  rummy_game_unhold (game);
  g_assert_cmpuint (record->n_moves, ==, 3);
  g_assert_true (play_is_thinking (game));
  play_until (game, 4);
  assert_consistent (game);
}

/* Who has no time at all moves by what is found at once, not by playing on. */
static void
test_patience (void)
{
  g_autoptr (RummyGame) game = new_bots ("", SEED, RUMMY_LEVEL_GRANDMASTER);
  const RummyRecord *record = rummy_game_get_record (game);
  const atomic_bool stop = true;
  guint n_other = 0;

  rummy_game_set_patience (game, 0);
  for (guint i = 0; i < 10; i++) {
    const RummyMatch *match = rummy_game_get_match (game);
    char hasty_text[RUMMY_MOVE_TEXT], searched_text[RUMMY_MOVE_TEXT], played_text[RUMMY_MOVE_TEXT];
    RummyMove hasty, searched;
    RummyView view;
    RummyRng rng;

    rummy_view_init (&view, &match->round, match->round.turn, match->totals);
    rummy_rng_seed (&rng, i);
    hasty = rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &rng, &(RummyLimits) { .stop = &stop });
    searched = n_other > 0 ? hasty
                           : rummy_bot_choose (&view, RUMMY_LEVEL_GRANDMASTER, &rng, &(RummyLimits) { .budget = 1000 });

    rummy_game_start (game);
    play_until (game, record->n_moves + 1);
    rummy_game_stop (game);
    rummy_move_to_text (&hasty, hasty_text);
    rummy_move_to_text (&searched, searched_text);
    rummy_move_to_text (&record->moves[record->n_moves - 1], played_text);
    g_assert_cmpstr (played_text, ==, hasty_text);
    n_other += !g_str_equal (hasty_text, searched_text);
  }
  g_assert_cmpuint (n_other, >, 0);
}

/* Whatever the owner does short of another move, the bots play the same game. */
static void
test_disturbed (void)
{
  g_autoptr (RummyGame) calm = new_bots ("target=60", SEED, RUMMY_LEVEL_AVERAGE);
  g_autoptr (RummyGame) game = new_bots ("target=60", SEED, RUMMY_LEVEL_AVERAGE);
  guint n_holds = 0;
  RummyRng rng;

  play_to_the_end (calm);

  rummy_rng_seed (&rng, 3);
  rummy_game_start (game);
  while (!rummy_game_get_match (game)->over) {
    if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
      rummy_game_deal (game);

    switch (rummy_rng_below (&rng, 6)) {
    case 0:
      rummy_game_stop (game);
      break;
    case 1:
      rummy_game_hold (game);
      n_holds++;
      break;
    case 2:
      rummy_game_set_level (game, rummy_rng_below (&rng, 2), RUMMY_LEVEL_PERSON);
      break;
    case 3:
      g_assert_false (rummy_game_undo (game) &&
                      rummy_game_get_level (game, play_get_turn (game)) != RUMMY_LEVEL_PERSON);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
    }

    if (rummy_rng_below (&rng, 3) == 0) {
      for (; n_holds > 0; n_holds--)
        rummy_game_unhold (game);
      rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
      rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
      rummy_game_start (game);
      if (play_is_thinking (game) && rummy_rng_below (&rng, 2))
        g_main_context_iteration (NULL, TRUE);
    }
  }

  play_assert_records_equal (rummy_game_get_record (calm), rummy_game_get_record (game));
}

/* A move by other hands than the bot's, while it thinks, makes its answer worthless: each bot's move is the one
 * that is chosen in the position in which it is played. */
static void
test_stale_answer (void)
{
  g_autoptr (RummyGame) game = new_bots ("target=200", SEED, RUMMY_LEVEL_AVERAGE);
  g_autoptr (GArray) by_hand = g_array_new (FALSE, FALSE, sizeof (gsize));
  const RummyRecord *record = rummy_game_get_record (game);
  RummyRng rng;
  guint n_by_bot = 0;

  rummy_rng_seed (&rng, 4);
  rummy_game_start (game);
  while (!rummy_game_get_match (game)->over) {
    if (play_is_thinking (game) && rummy_rng_below (&rng, 2)) {
      play_until (game, record->n_moves + 1);
    } else {
      g_array_append_val (by_hand, record->n_moves);
      play_by_lot (game, &rng, 1);
    }
  }

  for (gsize i = 0, j = 0; i < record->n_moves; i++) {
    g_autoptr (RummyGame) before = NULL;
    RummyRecord part = *record;

    if (j < by_hand->len && g_array_index (by_hand, gsize, j) == i) {
      j++;
      continue;
    }
    if (record->moves[i].kind == RUMMY_MOVE_DEAL)
      continue;

    part.n_moves = i;
    before = rummy_game_new_from_record (&part);
    rummy_game_set_level (before, 0, RUMMY_LEVEL_AVERAGE);
    rummy_game_set_level (before, 1, RUMMY_LEVEL_AVERAGE);
    rummy_game_start (before);
    play_until (before, i + 1);
    part.n_moves = i + 1;
    play_assert_records_equal (rummy_game_get_record (before), &part);
    n_by_bot++;
  }
  g_assert_cmpuint (n_by_bot, >, 10);
  g_assert_cmpuint (by_hand->len, >, 10);
}

static void
test_disposed_while_thinking (void)
{
  g_autoptr (RummyGame) last = NULL;

  for (guint i = 0; i < 200; i++) {
    RummyGame *game = new_bots (i % 2 ? "" : "players=4", SEED + i, RUMMY_LEVEL_AVERAGE);

    rummy_game_start (game);
    g_assert_true (play_is_thinking (game));
    g_assert_finalize_object (game);
    g_main_context_iteration (NULL, FALSE);
  }

  /* By its end the answers of all others have come. */
  last = new_bots ("", SEED, RUMMY_LEVEL_AVERAGE);
  play_to_the_end (last);
}

static void
drop_cb (RummyGame *game, RummyGame **owned)
{
  g_clear_object (owned);
}

static void
test_dropped_in_handler (void)
{
  RummyGame *game = new_bots ("", SEED, RUMMY_LEVEL_AVERAGE);

  g_signal_connect (game, "moved", G_CALLBACK (drop_cb), &game);
  rummy_game_start (game);
  while (game)
    g_main_context_iteration (NULL, TRUE);

  game = play_game ("", SEED);
  rummy_game_deal (game);
  g_signal_connect (game, "moved", G_CALLBACK (drop_cb), &game);
  play_text (game, "1 draw");
  g_assert_null (game);
}

static void
hold_and_unhold_cb (RummyGame *game, const RummyEvent *event, guint *n_events)
{
  rummy_game_hold (game);
  rummy_game_unhold (game);
  g_assert_false (play_is_thinking (game));
  ++*n_events;
}

static void
assert_not_thinking_cb (RummyGame *game)
{
  g_assert_false (play_is_thinking (game));
}

/* No bot is asked before the last handler of "moved" is through. */
static void
test_nobody_is_asked_early (void)
{
  g_autoptr (RummyGame) game = new_bots ("", SEED, RUMMY_LEVEL_AVERAGE);
  guint n_events = 0;

  g_signal_connect (game, "event", G_CALLBACK (hold_and_unhold_cb), &n_events);
  g_signal_connect_after (game, "moved", G_CALLBACK (assert_not_thinking_cb), NULL);
  rummy_game_start (game);
  play_until (game, 10);
  g_assert_cmpuint (n_events, >=, 9);
}

/* Nobody may make it. */
static RummyMove
choose_illegal (const RummyView *view, RummyPlayer player, RummyRng *rng, const RummyLimits *limits)
{
  return (RummyMove) { .kind = RUMMY_MOVE_NOMINATE, .seat = view->seat, .low = 200 };
}

/* Whatever a bot answers, the game goes on, and the log tells. */
static void
test_illegal_answers (void)
{
  g_autoptr (RummyGame) game = new_bots ("", SEED, RUMMY_LEVEL_AVERAGE);
  const RummyRecord *record = rummy_game_get_record (game);

  rummy_game_set_chooser (game, choose_illegal);
  rummy_game_start (game);
  while (record->n_moves < 30) {
    gsize before = record->n_moves;

    rummy_game_hold (game);
    while (play_is_thinking (game))
      g_main_context_iteration (NULL, TRUE);
    g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "*computer's move was refused*");
    rummy_game_unhold (game);
    g_test_assert_expected_messages ();
    g_assert_cmpuint (record->n_moves, ==, before + 1);
    g_assert_true (rummy_game_is_started (game));
  }
  assert_consistent (game);
}

/* As bots do, and sees no more than the seat has seen. */
static RummyMove
choose_honestly (const RummyView *view, RummyPlayer player, RummyRng *rng, const RummyLimits *limits)
{
  for (guint i = 0; i < (guint) view->round.rules->players; i++) {
    RummyCards seen = rummy_round_seen (&view->round, i);

    g_assert_true (i == view->seat || rummy_cards_is_empty (rummy_cards_minus (view->round.hand[i], seen)));
  }

  return rummy_player_choose (view, player, rng, limits);
}

/* How many moves were made in the turn of another seat. */
static guint
count_out_of_turn (const RummyRecord *record)
{
  RummyMatch match;
  guint n = 0;

  rummy_record_start (record, &match);
  for (gsize i = 0; i < record->n_moves; i++) {
    n += record->moves[i].kind != RUMMY_MOVE_DEAL && record->moves[i].seat != match.round.turn;
    g_assert_cmpint (rummy_match_apply (&match, &record->moves[i], NULL), ==, RUMMY_OK);
  }

  return n;
}

/* W-073: computers meld in the turns of others where the rules let them. */
static void
test_out_of_turn (void)
{
  static const char *const rules[] = { "players=3 target=100", "players=3 target=100 outofturn=yes" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++) {
    g_autoptr (RummyGame) game = new_bots (rules[i], SEED, RUMMY_LEVEL_AVERAGE);

    rummy_game_set_chooser (game, choose_honestly);
    play_to_the_end (game);
    g_assert_cmpint (count_out_of_turn (rummy_game_get_record (game)) > 0, ==, i);
    assert_consistent (game);
  }
}

/* Also in that of a person, who goes on with it. */
static void
test_out_of_turn_of_a_person (void)
{
  for (guint64 seed = 1; seed < 1000; seed++) {
    g_autoptr (RummyGame) game = new_bots ("outofturn=yes", seed, RUMMY_LEVEL_AVERAGE);
    const RummyRecord *record = rummy_game_get_record (game);
    RummyMoves moves;

    rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
    if (play_get_turn (game) != 0)
      continue;
    rummy_game_start (game);
    g_assert_false (play_is_thinking (game)); /* not before the first draw */
    play_text (game, "1 draw");
    rummy_round_moves_of (rummy_game_get_round (game), 1, &moves);
    g_assert_cmpint (play_is_thinking (game), ==, moves.n > 0);
    if (moves.n == 0)
      continue;

    play_until (game, 3);
    g_assert_cmpuint (record->moves[2].seat, ==, 1);
    g_assert_cmpuint (play_get_turn (game), ==, 0);
    while (play_is_thinking (game))
      g_main_context_iteration (NULL, TRUE);
    g_assert_false (rummy_game_undo (game)); /* a card of the stock stays drawn */
    discard_something (game);
    return;
  }

  g_assert_not_reached ();
}

static void
test_from_record (void)
{
  g_auto (RummySavedGame) saved = { 0 };

  sample_game (&saved, "target=80", SEED, 400);
  for (gsize n = 0; n <= saved.record.n_moves; n++) {
    g_autoptr (RummyGame) game = NULL;
    RummyRecord part = saved.record;

    part.n_moves = n;
    game = rummy_game_new_from_record (&part);
    play_assert_records_equal (rummy_game_get_record (game), &part);
    assert_consistent (game);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/new", test_new);
  g_test_add_func ("/game/group", test_group);
  g_test_add_data_func ("/game/bots-to-500/random", GINT_TO_POINTER (RUMMY_LEVEL_RANDOM), test_bots_to_500);
  g_test_add_data_func ("/game/bots-to-500/average", GINT_TO_POINTER (RUMMY_LEVEL_AVERAGE), test_bots_to_500);
  g_test_add_func ("/game/who-is-asked", test_who_is_asked);
  g_test_add_func ("/game/hold", test_hold);
  g_test_add_func ("/game/patience", test_patience);
  g_test_add_func ("/game/disturbed", test_disturbed);
  g_test_add_func ("/game/stale-answer", test_stale_answer);
  g_test_add_func ("/game/disposed-while-thinking", test_disposed_while_thinking);
  g_test_add_func ("/game/dropped-in-handler", test_dropped_in_handler);
  g_test_add_func ("/game/nobody-is-asked-early", test_nobody_is_asked_early);
  g_test_add_func ("/game/illegal-answers", test_illegal_answers);
  g_test_add_func ("/game/out-of-turn", test_out_of_turn);
  g_test_add_func ("/game/out-of-turn-of-a-person", test_out_of_turn_of_a_person);
  g_test_add_func ("/game/from-record", test_from_record);

  return g_test_run ();
}
