/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/plan.h"
#include "engine/view.h"
#include "ui/words/table-intent.h"

G_BEGIN_DECLS

/* One of several things that a player may mean, in words. */
typedef struct {
  RummyIntent intent;
  char *words;
} RummyOffer;

/* Lists (RummyOffer) the melds that cards of the hand belong to, of which only the largest, with as few wild cards as
 * possible. */
GPtrArray *rummy_offers_melds (const RummyRound *round, guint seat, RummyCards cards);

/* Lists (RummyOffer) what cards that are no meld can be melded to: such melds, and melds on which they can be laid
 * off. */
GPtrArray *rummy_offers_meld (const RummyRound *round, guint seat, RummyCards cards);

/* Lists (RummyOffer) melds on which cards of the hand can be laid off. */
GPtrArray *rummy_offers_lay_offs (const RummyRound *round, guint seat, RummyCards cards);

/* Lists (RummyOffer) what a card that is named alone can be for: melds on which it can be laid off, and the pile. */
GPtrArray *rummy_offers_card (const RummyRound *round, guint seat, RummyCard card);

/* Returns whether a meld of the hand can be laid now. */
gboolean rummy_offers_has_meld (const RummyRound *round, guint seat);

/* Lists the moves that lay the melds of the best split of the hand, as far as the rules allow it now, which leaves a
 * card for the discard where it must end with one; returns their number. */
guint rummy_offers_all_melds (const RummyView *view, RummyMove moves[RUMMY_PLAN_MAX]);

G_END_DECLS
