/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/words/table-intent.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Returns a dialog that asks which of n moves is meant; func gets the answer, with object, unless that was freed. */
typedef void (*RummyAnswerFunc) (gpointer object, const RummyIntent *intent);

AdwDialog *rummy_question_new (const char *heading, const char *body, const char *const words[],
                               const RummyIntent intents[], guint n, RummyAnswerFunc func, GObject *object);

G_END_DECLS
