/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/table/table.h"
#include "ui/words/lesson-words.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_TUTORIAL (rummy_tutorial_get_type ())
G_DECLARE_FINAL_TYPE (RummyTutorial, rummy_tutorial, RUMMY, TUTORIAL, AdwBin)

/* Tells a newcomer at the table, step by step, what can be done and why; it goes on by what the person does.  While a
 * step waits for the person the computers wait too.
 *
 * Properties: "told" (uint: the lessons that were told, one bit each), "compact" (boolean: for a low window),
 * "narrow" (boolean: for a narrow one).
 *
 * Signal "hidden" (): the person wants no more of it. */

/* Explains the game to the person at that seat of the table, which is lit as the steps need; NULL: is silent. */
void rummy_tutorial_set_game (RummyTutorial *self, RummyGame *game, guint seat, RummyTable *table);

/* Lights again what the step is about, where something else was lit meanwhile. */
void rummy_tutorial_point (RummyTutorial *self);

/* How things are done is told as the person does them. */
void rummy_tutorial_set_input (RummyTutorial *self, RummyInput hands);

/* The step that is shown, and whether it waits until the person wants to go on. */
RummyLesson rummy_tutorial_get_lesson (RummyTutorial *self);
gboolean rummy_tutorial_waits (RummyTutorial *self); /* notified as "waits" */

G_END_DECLS
