/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/lesson.h"
#include "ui/table/table.h"

G_BEGIN_DECLS

/* What a tip of the tutorial points at, and what it should not cover. */

/* Returns the parts of the table that a step is about. */
RummyTablePart rummy_tip_parts (const RummyLessonStep *step);

/* Lists what the step is about and what is to be clicked next: graphene_rect_t, in pixels of what it lies over. */
GArray *rummy_tip_list_targets (RummyTable *table, GtkWidget *over, const RummyLessonStep *step);

/* Lists all else that is there, as RummyTipObstacle. */
GArray *rummy_tip_list_obstacles (RummyTable *table, GtkWidget *over, RummyLesson lesson);

G_END_DECLS
