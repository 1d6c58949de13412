/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "game/lesson.h"

G_BEGIN_DECLS

/* Deal of the tutorial: everything to learn comes up soon, and the person goes out around turn 6. */
#define RUMMY_TUTORIAL_SEED G_GUINT64_CONSTANT (2032)

/* Lists the moves (RummyMove) from a dealt round to the first position in which a lesson is given to @seat: the person
 * does what each lesson says, and the others play as Novices.  @told: the lessons given before it.  Returns NULL if the
 * round ends before. */
GArray *rummy_lesson_path (const RummyMatch *dealt, guint seat, RummyLesson lesson, guint32 *told);

G_END_DECLS
