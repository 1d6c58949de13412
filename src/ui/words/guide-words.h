/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/coach.h"

G_BEGIN_DECLS

/* How a person acts. */
typedef enum { RUMMY_HANDS_POINTER, RUMMY_HANDS_TOUCH, RUMMY_HANDS_KEYS } RummyHands;

const char *rummy_guide_title (RummyLesson lesson);

/* What there is to know and how it is done, for the person at view->seat.  Where the advice has no cards it is told of
 * such cards in general. */
char *rummy_guide_words (const RummyAdvice *advice, const RummyView *view, RummyHands hands);

G_END_DECLS
