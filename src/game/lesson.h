/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/view.h"

G_BEGIN_DECLS

/* Teaches 500 Rum at the table: from any position, however it came about, to what is worth saying next. */

/* Settings keep which of them were told by these numbers: new ones come at the end. */
typedef enum {
  RUMMY_LESSON_GOAL,    /* what the game is about */
  RUMMY_LESSON_HAND,    /* the own cards, and what melds are */
  RUMMY_LESSON_DRAW,    /* a card must be drawn */
  RUMMY_LESSON_MELD,    /* cards make a new meld */
  RUMMY_LESSON_POINTS,  /* what counts for and against */
  RUMMY_LESSON_DISCARD, /* a discard ends the turn */
  RUMMY_LESSON_OTHERS,  /* others play */
  RUMMY_LESSON_PILE,    /* all discards may be had */
  RUMMY_LESSON_TAKE,    /* one of them makes a meld */
  RUMMY_LESSON_LAY,     /* a card fits a meld that lies there */
  RUMMY_LESSON_OUT,     /* few cards are left */
  RUMMY_LESSON_OVER,    /* the round is over */
  RUMMY_N_LESSONS
} RummyLesson;

typedef struct {
  RummyLesson lesson;
  gboolean is_new; /* it was not told before */
  gboolean waits;  /* until the person says so, not for a move */
  RummyCards cards; /* of the hand and of the pile, that it is about */
  RummyCard card;   /* of the pile, or the one to be laid off, or RUMMY_CARD_NONE */
  guint8 on;        /* the meld that it fits, or RUMMY_MELD_NONE */
} RummyLessonStep;

/* For the person at view->seat, once a round was dealt.  told: lessons that were told before, one bit each; skipped:
 * those that the person did not want in this turn. */
void rummy_lesson_choose (RummyLessonStep *self, const RummyView *view, guint32 told, guint32 skipped);

/* What a seat has learned that did what the event tells, or RUMMY_N_LESSONS. */
RummyLesson rummy_lesson_of_event (const RummyEvent *event);

G_END_DECLS
