/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/lesson.h"

G_BEGIN_DECLS

/* How the user plays. */
typedef enum { RUMMY_INPUT_POINTER, RUMMY_INPUT_TOUCH, RUMMY_INPUT_KEYS } RummyInput;

const char *rummy_lesson_title (RummyLesson lesson);

/* Returns what a lesson teaches and how to do it, for the person at view->seat.  If the lesson has no cards, it
 * speaks in general terms. */
char *rummy_lesson_words (const RummyLessonStep *step, const RummyView *view, RummyInput hands);

G_END_DECLS
