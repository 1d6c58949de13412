/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"
#include "ui/words/people.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PAST_ITEM (rummy_past_item_get_type ())
G_DECLARE_FINAL_TYPE (RummyPastItem, rummy_past_item, RUMMY, PAST_ITEM, GObject)

/* A game in a list, in words.
 *
 * Properties: "title" (its name), "scores", "about" (time, length and outcome). */
RummyPastItem *rummy_past_item_new (const RummyPastGame *game, const RummyPeople *people);

gint64 rummy_past_item_get_id (RummyPastItem *self);

G_END_DECLS
