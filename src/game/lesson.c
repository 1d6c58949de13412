/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/lesson.h"

/* With this many cards or fewer, going out is near. */
#define FEW_CARDS 4

typedef struct {
  const RummyRound *round;
  RummyMove meld, lay, take;
  int meld_points;
  gboolean has_meld, has_lay, has_take;
} Search;

/* Keeps the meld that scores most; one with a card that must be used comes first. */
static void
keep_meld (Search *search, const RummyMove *move)
{
  int points = rummy_rules_cards_points (search->round->rules, move->cards);

  if ((search->round->owed != RUMMY_CARD_NONE && !rummy_cards_has (move->cards, search->round->owed)) ||
      (search->has_meld && points <= search->meld_points))
    return;

  search->has_meld = TRUE;
  search->meld = *move;
  search->meld_points = points;
}

/* Keeps the pick-up with the fewest cards.  The top discard alone is no lesson, as it need not be used. */
static void
keep_take (Search *search, const RummyMove *move)
{
  if (move->card == rummy_round_upcard (search->round))
    return;
  if (search->has_take && rummy_cards_count (rummy_round_above (search->round, move->card)) >=
                            rummy_cards_count (rummy_round_above (search->round, search->take.card)))
    return;

  search->has_take = TRUE;
  search->take = *move;
}

static bool
move_cb (const RummyMove *move, void *data)
{
  Search *search = data;

  switch (move->kind) {
  case RUMMY_MOVE_MELD:
    keep_meld (search, move);
    break;
  case RUMMY_MOVE_LAY:
    if (!search->has_lay)
      search->lay = *move;
    search->has_lay = TRUE;
    break;
  case RUMMY_MOVE_TAKE:
    keep_take (search, move);
    break;
  default:
    break;
  }

  return true;
}

static gboolean
is_told (guint32 lessons, RummyLesson lesson)
{
  return lessons >> lesson & 1;
}

/* Only pick-ups that make a new meld; laying off is another lesson. */
static gboolean
finds_take (RummyLessonStep *self, const RummyView *view)
{
  Search search = { .round = &view->round };
  RummyRound after = view->round;
  Search use = { .round = &after };

  rummy_round_each_move (&view->round, view->seat, move_cb, &search);
  if (!search.has_take)
    return FALSE;

  rummy_round_apply (&after, &search.take, NULL);
  rummy_round_each_move (&after, view->seat, move_cb, &use);
  self->card = search.take.card;
  self->cards = use.meld.cards;

  return use.has_meld;
}

static void
advise_draw (RummyLessonStep *self, const RummyView *view, guint32 told, guint32 skipped)
{
  if (!is_told (told, RUMMY_LESSON_GOAL))
    self->lesson = RUMMY_LESSON_GOAL;
  else if (!is_told (told, RUMMY_LESSON_HAND))
    self->lesson = RUMMY_LESSON_HAND;
  else if (!is_told (told, RUMMY_LESSON_PILE) && is_told (told, RUMMY_LESSON_DISCARD) && view->round.n_pile > 1)
    self->lesson = RUMMY_LESSON_PILE;
  else if (is_told (told, RUMMY_LESSON_PILE) && !is_told (skipped, RUMMY_LESSON_TAKE) && finds_take (self, view))
    self->lesson = RUMMY_LESSON_TAKE;
  else
    self->lesson = RUMMY_LESSON_DRAW;
}

static void
advise_play (RummyLessonStep *self, const RummyView *view, guint32 told, guint32 skipped)
{
  const RummyRound *round = &view->round;
  Search search = { .round = round };

  rummy_round_each_move (round, view->seat, move_cb, &search);
  if (search.has_meld && (round->owed != RUMMY_CARD_NONE || !is_told (skipped, RUMMY_LESSON_MELD))) {
    self->lesson = RUMMY_LESSON_MELD;
    self->cards = search.meld.cards;
  } else if (!is_told (told, RUMMY_LESSON_POINTS) && round->melded[view->seat] > 0) {
    self->lesson = RUMMY_LESSON_POINTS;
  } else if (search.has_lay && !is_told (skipped, RUMMY_LESSON_LAY)) {
    self->lesson = RUMMY_LESSON_LAY;
    self->cards = search.lay.cards;
    self->card = rummy_cards_first (search.lay.cards);
    self->on = search.lay.meld;
  } else if (!is_told (told, RUMMY_LESSON_OUT) && round->n_hand[view->seat] <= FEW_CARDS) {
    self->lesson = RUMMY_LESSON_OUT;
  } else {
    self->lesson = RUMMY_LESSON_DISCARD;
  }
}

void
rummy_lesson_choose (RummyLessonStep *self, const RummyView *view, guint32 told, guint32 skipped)
{
  const RummyRound *round = &view->round;

  *self = (RummyLessonStep) { .card = RUMMY_CARD_NONE, .on = RUMMY_MELD_NONE };
  if (round->phase == RUMMY_PHASE_OVER)
    self->lesson = RUMMY_LESSON_OVER;
  else if (round->turn != view->seat)
    self->lesson = RUMMY_LESSON_OTHERS;
  else if (round->phase == RUMMY_PHASE_DRAW)
    advise_draw (self, view, told, skipped);
  else
    advise_play (self, view, told, skipped);

  self->is_new = !is_told (told, self->lesson);
  switch (self->lesson) {
  case RUMMY_LESSON_GOAL:
  case RUMMY_LESSON_HAND:
  case RUMMY_LESSON_PILE:
  case RUMMY_LESSON_POINTS:
  case RUMMY_LESSON_OUT:
    self->waits = TRUE;
    break;
  case RUMMY_LESSON_OTHERS:
    self->waits = self->is_new;
    break;
  default:
    break;
  }
}

RummyLesson
rummy_lesson_of_event (const RummyEvent *event)
{
  switch (event->kind) {
  case RUMMY_EVENT_DRAW:
    return RUMMY_LESSON_DRAW;
  case RUMMY_EVENT_TAKE:
    return rummy_cards_count (event->cards) > 1 ? RUMMY_LESSON_TAKE : RUMMY_LESSON_DRAW;
  case RUMMY_EVENT_MELD:
    return RUMMY_LESSON_MELD;
  case RUMMY_EVENT_LAY:
    return RUMMY_LESSON_LAY;
  case RUMMY_EVENT_DISCARD:
    return RUMMY_LESSON_DISCARD;
  default:
    return RUMMY_N_LESSONS;
  }
}
