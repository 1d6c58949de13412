/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "rummy-round.h"

G_BEGIN_DECLS

#define RUMMY_INTENT_MOVES 2

/* What is meant by selecting cards and showing where they belong: laying them, and, where cards of the pile are
 * among them, taking the deepest of these first. */
typedef struct {
  RummyMove move[RUMMY_INTENT_MOVES];
  guint n;
} RummyIntent;

/* meld RUMMY_MELD_NONE: as a new one. */
RummyIntent rummy_intent_lay (const RummyRound *round, guint seat, RummyCards cards, guint meld);
RummyIntent rummy_intent_draw (guint seat);
RummyIntent rummy_intent_take (guint seat, RummyCard card);
RummyIntent rummy_intent_discard (guint seat, RummyCard card);
RummyIntent rummy_intent_pass (guint seat);

/* RUMMY_OK, or why the first move that is not legal is refused. */
RummyRefusal rummy_intent_check (const RummyIntent *self, const RummyRound *round);

/* One bit for each meld that the cards may be laid off on. */
guint64 rummy_intent_fits (const RummyRound *round, guint seat, RummyCards cards);

G_END_DECLS
