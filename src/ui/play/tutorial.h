/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/play/tip.h"
#include "ui/table/table.h"
#include "ui/words/lesson-words.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_TUTORIAL (rummy_tutorial_get_type ())
G_DECLARE_FINAL_TYPE (RummyTutorial, rummy_tutorial, RUMMY, TUTORIAL, RummyTip)

/* Explains the game at the table step by step, following what the person does. While a step waits, so do the computers.
 *
 * It is a tip of a fixed size over the table, with an arrow to what it tells of.
 *
 * Properties: "told" (uint: lessons told so far, one bit each), "compact" (boolean: for a low window),
 * "narrow" (boolean: for a narrow one).
 *
 * Signal "hidden": the person closed it. */

/* Explains the game to the person at that seat, and highlights parts of table; NULL for game: silent. */
void rummy_tutorial_set_game (RummyTutorial *self, RummyGame *game, guint seat, RummyTable *table);

/* Highlights the parts of the step again. */
void rummy_tutorial_point (RummyTutorial *self);

/* Finds its place in the overlay that it is in, so that it covers neither what it tells of nor what is to be clicked;
 * FALSE if there is none. */
gboolean rummy_tutorial_place (RummyTutorial *self, GdkRectangle *place);

/* Texts name what the person plays with. */
void rummy_tutorial_set_input (RummyTutorial *self, RummyInput hands);

/* The current step, and whether it waits for the person. */
RummyLesson rummy_tutorial_get_lesson (RummyTutorial *self);
gboolean rummy_tutorial_waits (RummyTutorial *self); /* notifies "waits" */

G_END_DECLS
