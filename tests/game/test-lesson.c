/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play.h"
#include "game/lesson.h"
#include "game/lesson-path.h"
#include "game/game.h"

#define ALL_LESSONS ((1u << RUMMY_N_LESSONS) - 1)
#define BIT(lesson) (1u << RUMMY_LESSON_##lesson)

static void
choose_step (RummyLessonStep *step, const RummyMatch *match, guint32 told, guint32 skipped)
{
  RummyView view;

  rummy_view_init (&view, &match->round, 0, match->totals);
  rummy_lesson_choose (step, &view, told, skipped);
}

static void
set_up (RummyMatch *match, guint64 seed)
{
  RummyRules rules;
  RummyMove deal = { .kind = RUMMY_MOVE_DEAL };

  rummy_rules_init (&rules, "500-rum");
  rummy_match_init (match, &rules, seed, 1);
  g_assert_cmpint (rummy_match_apply (match, &deal, NULL), ==, RUMMY_OK);
}

/* What a person does who does what is said; of a discard nothing is said but that there must be one. */
static RummyMove
obey (const RummyLessonStep *step, const RummyMatch *match, RummyRng *rng)
{
  RummyMove move = { .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  RummyView view;

  switch (step->lesson) {
  case RUMMY_LESSON_DRAW:
    move.kind = RUMMY_MOVE_DRAW;
    break;
  case RUMMY_LESSON_TAKE:
    move.kind = RUMMY_MOVE_TAKE;
    move.card = step->card;
    break;
  case RUMMY_LESSON_MELD:
    move.kind = RUMMY_MOVE_MELD;
    move.cards = step->cards;
    break;
  case RUMMY_LESSON_LAY:
    move.kind = RUMMY_MOVE_LAY;
    move.cards = step->cards;
    move.meld = step->on;
    break;
  default:
    g_assert_cmpint (step->lesson, ==, RUMMY_LESSON_DISCARD);
    rummy_view_init (&view, &match->round, match->round.turn, match->totals);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_EXPERT, rng, NULL);
  }

  return move;
}

/* Every advice is a legal move, in any deal to its end, and the lessons that explain come once. */
static void
test_whole_rounds (void)
{
  guint32 ever = 0;

  for (guint64 seed = 1; seed <= 40; seed++) {
    RummyMatch match;
    RummyRng rng;
    guint32 told = 0;

    set_up (&match, seed);
    rummy_rng_seed (&rng, seed);
    while (match.round.phase != RUMMY_PHASE_OVER && match.round.n_stock > 0) {
      RummyLessonStep step;
      RummyMove move;

      choose_step (&step, &match, told, 0);
      g_assert_true (step.is_new == !(told >> step.lesson & 1));
      told |= 1u << step.lesson;
      if (step.waits) {
        g_assert_true (step.is_new);
        continue;
      }
      if (step.lesson == RUMMY_LESSON_OTHERS) {
        RummyView view;

        rummy_view_init (&view, &match.round, match.round.turn, match.totals);
        move = rummy_bot_choose (&view, RUMMY_LEVEL_NOVICE, &rng, NULL);
      } else {
        move = obey (&step, &match, &rng);
      }
      g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
    }
    ever |= told;
  }
  g_assert_cmphex (ever | BIT (OVER), ==, ALL_LESSONS);
}

/* The first turn in the order in which a newcomer needs it; what is skipped is not asked for again in this turn. */
static void
test_first_turn (void)
{
  static const RummyLesson order[] = { RUMMY_LESSON_GOAL, RUMMY_LESSON_HAND, RUMMY_LESSON_DRAW, RUMMY_LESSON_MELD,
                                       RUMMY_LESSON_POINTS, RUMMY_LESSON_DISCARD, RUMMY_LESSON_OTHERS };
  RummyMatch match;
  RummyLessonStep step;
  guint32 told = 0;
  RummyRng rng;

  set_up (&match, 2032);
  rummy_rng_seed (&rng, 1);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    choose_step (&step, &match, told, 0);
    g_assert_cmpint (step.lesson, ==, order[i]);
    g_assert_true (step.is_new);
    if (step.lesson == RUMMY_LESSON_MELD) {
      choose_step (&step, &match, told, BIT (MELD));
      g_assert_cmpint (step.lesson, ==, RUMMY_LESSON_DISCARD);
      choose_step (&step, &match, told, 0);
    }
    told |= 1u << step.lesson;
    if (!step.waits) {
      RummyMove move = obey (&step, &match, &rng);

      g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
    }
  }
}

/* After a take the card that has to be used comes before a meld that scores more, and cannot be skipped. */
static void
test_owed (void)
{
  RummyMatch match;
  RummyLessonStep step;
  RummyMove move;
  RummyRng rng;
  RummyView view;

  set_up (&match, 2032);
  rummy_rng_seed (&rng, 1);
  do {
    rummy_view_init (&view, &match.round, match.round.turn, match.totals);
    if (match.round.turn == 0) {
      choose_step (&step, &match, ALL_LESSONS, 0);
      move = obey (&step, &match, &rng);
    } else {
      move = rummy_bot_choose (&view, RUMMY_LEVEL_NOVICE, &rng, NULL);
    }
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  } while (match.round.owed == RUMMY_CARD_NONE || match.round.turn != 0);

  choose_step (&step, &match, ALL_LESSONS, ALL_LESSONS);
  g_assert_cmpint (step.lesson, ==, RUMMY_LESSON_MELD);
  g_assert_true (rummy_cards_has (step.cards, match.round.owed));
}

/* Every step of the guided round can be reached, and is said there for the first time. */
static void
test_paths (void)
{
  RummyMatch dealt;
  gsize before = 0;

  set_up (&dealt, RUMMY_TUTORIAL_SEED);
  for (RummyLesson lesson = 0; lesson < RUMMY_N_LESSONS; lesson++) {
    RummyMatch match = dealt;
    RummyLessonStep step;
    guint32 told;
    g_autoptr (GArray) moves = rummy_lesson_path (&dealt, 0, lesson, &told);

    g_test_message ("%d", lesson);
    g_assert_nonnull (moves);
    for (guint i = 0; i < moves->len; i++)
      g_assert_cmpint (rummy_match_apply (&match, &g_array_index (moves, RummyMove, i), NULL), ==, RUMMY_OK);
    choose_step (&step, &match, told, 0);
    g_assert_cmpint (step.lesson, ==, lesson);
    g_assert_true (step.is_new);
    if (lesson == RUMMY_LESSON_OVER)
      g_assert_cmpuint (moves->len, >, before);
    before = MAX (before, moves->len);
  }
}

static void
test_events (void)
{
  RummyEvent event = { .kind = RUMMY_EVENT_TAKE, .cards = rummy_cards_of (rummy_card (0, 0, 5)) };

  g_assert_cmpint (rummy_lesson_of_event (&event), ==, RUMMY_LESSON_DRAW);
  rummy_cards_add (&event.cards, rummy_card (0, 1, 5));
  g_assert_cmpint (rummy_lesson_of_event (&event), ==, RUMMY_LESSON_TAKE);
  event.kind = RUMMY_EVENT_LAY;
  g_assert_cmpint (rummy_lesson_of_event (&event), ==, RUMMY_LESSON_LAY);
  event.kind = RUMMY_EVENT_TURN;
  g_assert_cmpint (rummy_lesson_of_event (&event), ==, RUMMY_N_LESSONS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lesson/whole-rounds", test_whole_rounds);
  g_test_add_func ("/lesson/first-turn", test_first_turn);
  g_test_add_func ("/lesson/owed", test_owed);
  g_test_add_func ("/lesson/events", test_events);
  g_test_add_func ("/lesson/paths", test_paths);

  return g_test_run ();
}
