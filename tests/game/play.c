/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play.h"

#include <stdlib.h>

RummyRules
play_rules (const char *changes)
{
  char message[RUMMY_ERROR_TEXT];
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  g_assert_true (rummy_rules_read (&rules, changes, message));
  g_assert_true (rummy_rules_validate (&rules, message));

  return rules;
}

RummyGame *
play_game (const char *changes, guint64 seed)
{
  RummyRules rules = play_rules (changes);

  return rummy_game_new (&rules, seed, 1);
}

RummyMove
play_move (const char *text)
{
  RummyMove move;

  g_assert_true (rummy_move_from_text (text, &move));

  return move;
}

void
play_by_lot (RummyGame *game, RummyRng *rng, guint n_moves)
{
  for (; n_moves > 0 && !rummy_game_get_match (game)->over; n_moves--) {
    RummyMove move = sample_move (rummy_game_get_match (game), rng);

    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
}

void
play_until (RummyGame *game, gsize n_moves)
{
  while (rummy_game_get_record (game)->n_moves < n_moves && rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    g_main_context_iteration (NULL, TRUE);
}

void
play_to_the_end (RummyGame *game)
{
  rummy_game_start (game);
  while (!rummy_game_get_match (game)->over) {
    if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
      g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
    play_until (game, G_MAXSIZE);
  }
}

static gboolean
get (RummyGame *game, const char *property)
{
  gboolean value;

  g_object_get (game, property, &value, NULL);

  return value;
}

guint
play_get_turn (RummyGame *game)
{
  guint turn;

  g_object_get (game, "turn", &turn, NULL);

  return turn;
}

gboolean
play_is_thinking (RummyGame *game)
{
  return get (game, "thinking");
}

gboolean
play_can_undo (RummyGame *game)
{
  return get (game, "can-undo");
}

void
play_assert_records_equal (const RummyRecord *a, const RummyRecord *b)
{
  char *text_a = rummy_record_to_text (a), *text_b = rummy_record_to_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
  free (text_a);
  free (text_b);
}
