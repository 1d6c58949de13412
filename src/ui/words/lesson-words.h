/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/lesson.h"

G_BEGIN_DECLS

/* How a person acts. */
typedef enum { RUMMY_INPUT_POINTER, RUMMY_INPUT_TOUCH, RUMMY_INPUT_KEYS } RummyInput;

const char *rummy_lesson_title (RummyLesson lesson);

/* What there is to know and how it is done, for the person at view->seat.  Where the advice has no cards it is told of
 * such cards in general. */
char *rummy_lesson_words (const RummyLessonStep *step, const RummyView *view, RummyInput hands);

G_END_DECLS
