/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/view.h"

G_BEGIN_DECLS

/* Tutorial for 500 Rum: chooses what to explain next, from the position alone. */

/* The numbers are saved in settings, so new lessons must be appended. */
typedef enum {
  RUMMY_LESSON_GOAL,    /* the aim of the game */
  RUMMY_LESSON_HAND,    /* the own hand, and what melds are */
  RUMMY_LESSON_DRAW,    /* a card must be drawn */
  RUMMY_LESSON_MELD,    /* there are cards for a new meld */
  RUMMY_LESSON_POINTS,  /* what scores and what is lost */
  RUMMY_LESSON_DISCARD, /* a discard ends the turn */
  RUMMY_LESSON_OTHERS,  /* the others play */
  RUMMY_LESSON_PILE,    /* any discard may be picked up */
  RUMMY_LESSON_TAKE,    /* a discard makes a meld */
  RUMMY_LESSON_LAY,     /* a card can be laid off */
  RUMMY_LESSON_OUT,     /* few cards are left */
  RUMMY_LESSON_OVER,    /* the round is over */
  RUMMY_N_LESSONS
} RummyLesson;

typedef struct {
  RummyLesson lesson;
  gboolean is_new; /* not given before */
  gboolean waits;  /* until the user continues, rather than for a move */
  RummyCards cards; /* of hand and pile that the lesson is about */
  RummyCard card;   /* the discard, or the card to lay off, or RUMMY_CARD_NONE */
  guint8 on;        /* the meld it fits, or RUMMY_MELD_NONE */
} RummyLessonStep;

/* Chooses the lesson for the person at view->seat once a round was dealt.  @told and @skipped are bit masks: lessons
 * given before, and lessons skipped in this turn. */
void rummy_lesson_choose (RummyLessonStep *self, const RummyView *view, guint32 told, guint32 skipped);

/* Returns the lesson learned by a seat whose move caused the event, or RUMMY_N_LESSONS. */
RummyLesson rummy_lesson_of_event (const RummyEvent *event);

G_END_DECLS
