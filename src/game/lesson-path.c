/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/lesson-path.h"

#include "ai/bot.h"
#include "ai/level.h"

#define CHANCE 1 /* any seed, always the same */

/* Returns what a person does who follows the lesson. */
static RummyMove
follow (const RummyLessonStep *step, const RummyView *view, RummyRng *rng)
{
  RummyMove move = { .seat = (guint8) view->seat, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

  switch (step->lesson) {
  case RUMMY_LESSON_DRAW:
    move.kind = RUMMY_MOVE_DRAW;
    return move;
  case RUMMY_LESSON_TAKE:
    move.kind = RUMMY_MOVE_TAKE;
    move.card = step->card;
    return move;
  case RUMMY_LESSON_MELD:
    move.kind = RUMMY_MOVE_MELD;
    move.cards = step->cards;
    return move;
  case RUMMY_LESSON_LAY:
    move.kind = RUMMY_MOVE_LAY;
    move.cards = step->cards;
    move.meld = step->on;
    return move;
  default:
    return rummy_bot_choose (view, RUMMY_LEVEL_EXPERT, rng, NULL);
  }
}

GArray *
rummy_lesson_path (const RummyMatch *dealt, guint seat, RummyLesson lesson, guint32 *told)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (RummyMove));
  RummyMatch match = *dealt;
  RummyRng rng;

  rummy_rng_seed (&rng, CHANCE);
  *told = 0;
  for (;;) {
    RummyLessonStep step;
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, &match.round, seat, match.totals);
    rummy_lesson_choose (&step, &view, *told, 0);
    if (step.lesson == lesson)
      return g_steal_pointer (&moves);
    if (step.lesson == RUMMY_LESSON_OVER)
      return NULL;

    *told |= 1u << step.lesson;
    if (step.waits)
      continue;
    if (step.lesson == RUMMY_LESSON_OTHERS) {
      rummy_view_init (&view, &match.round, match.round.turn, match.totals);
      move = rummy_bot_choose (&view, RUMMY_LEVEL_NOVICE, &rng, NULL);
    } else {
      move = follow (&step, &view, &rng);
    }
    if (rummy_match_apply (&match, &move, NULL) != RUMMY_OK)
      return NULL;
    g_array_append_val (moves, move);
  }
}
