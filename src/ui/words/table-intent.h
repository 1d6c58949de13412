/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/meld.h"

G_BEGIN_DECLS

#define RUMMY_INTENT_MOVES 2

/* What a user means by selecting cards and pointing to a place: laying them and, if some are pile cards, first
 * picking up the deepest of these. */
typedef struct {
  RummyMove move[RUMMY_INTENT_MOVES];
  guint n;
} RummyIntent;

/* Makes a move that needs at most a card; else RUMMY_CARD_NONE. */
RummyIntent rummy_intent_move (RummyMoveKind kind, guint seat, RummyCard card);

/* Returns the card that a click on the pile puts down: the only one that the seat drew or took in this turn; in an
 * exchange the stock card that was looked at.  RUMMY_CARD_NONE if there is none. */
RummyCard rummy_intent_drawn (const RummyRound *round, guint seat);

/* Makes a pick-up for which a joker splits the pile.  @older: take the older cards, if the rules allow a choice. */
RummyIntent rummy_intent_split (guint seat, RummyCard card, RummyCard joker, gboolean older);

/* Lays cards on @meld, or as a new one for RUMMY_MELD_NONE; while rum may be called, calls it. */
RummyIntent rummy_intent_lay (const RummyRound *round, guint seat, RummyCards cards, guint meld);

/* Lays cards as a new meld.  If pile cards are among them and they are no meld, they are completed with other cards
 * of the hand and the pick-up to the highest-scoring meld that contains all of them. */
RummyIntent rummy_intent_as_new (const RummyRound *round, guint seat, RummyCards cards);

/* Like rummy_intent_lay () on a meld.  A single card may also be swapped for a wild card: for @at if that is given,
 * or for any if it cannot be laid off.  @at may be RUMMY_CARD_NONE. */
RummyIntent rummy_intent_on_meld (const RummyRound *round, guint seat, RummyCards cards, guint meld, RummyCard at);

/* Lays off as many of the cards as fit together, if not all do; n is 0 if none does. */
RummyIntent rummy_intent_part (const RummyRound *round, guint seat, RummyCards cards, guint meld);

/* Makes the best knock, with @discard; for RUMMY_CARD_NONE without a discard, or else with the one that leaves the
 * least deadwood. */
RummyIntent rummy_intent_knock (const RummyRound *round, guint seat, RummyCard discard);

/* Makes the first call of rum that is listed; n is 0 if there is none. */
RummyIntent rummy_intent_call (const RummyRound *round, guint seat);

/* Returns RUMMY_OK, or why the first illegal move is refused.  "Ambiguous" only if the user has to choose among
 * several readings or confirm the only legal one. */
RummyRefusal rummy_intent_check (const RummyIntent *self, const RummyRound *round);

/* Returns whether it is legal, or just needs a choice among several readings. */
gboolean rummy_intent_may_do (const RummyIntent *self, const RummyRound *round);

/* Lists the readings of an ambiguous intent, as intents and as resulting melds; returns their number. */
guint rummy_intent_readings (const RummyIntent *self, const RummyRound *round,
                             RummyIntent readings[RUMMY_READINGS_MAX], RummyMeld melds[RUMMY_READINGS_MAX]);

/* Returns a bit mask of the melds on which the cards may be laid off or swapped. */
guint64 rummy_intent_fits (const RummyRound *round, guint seat, RummyCards cards);

G_END_DECLS
