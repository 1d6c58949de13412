/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/meld.h"

G_BEGIN_DECLS

#define RUMMY_INTENT_MOVES 2

/* What is meant by selecting cards and showing where they belong: laying them, and, where cards of the pile are
 * among them, taking the deepest of these first. */
typedef struct {
  RummyMove move[RUMMY_INTENT_MOVES];
  guint n;
} RummyIntent;

/* One move of a kind that needs no more than a card, or RUMMY_CARD_NONE. */
RummyIntent rummy_intent_move (RummyMoveKind kind, guint seat, RummyCard card);

/* A take that a joker splits the pile for; older: it brings the older cards, where the rules leave the choice. */
RummyIntent rummy_intent_split (guint seat, RummyCard card, RummyCard joker, gboolean older);

/* meld RUMMY_MELD_NONE: as a new one.  While rum may be called, it is a call. */
RummyIntent rummy_intent_lay (const RummyRound *round, guint seat, RummyCards cards, guint meld);

/* As a new meld.  Where cards of the pile, and those of the hand with them, make none, they are completed to the one of
 * most points that all of them are in, with other cards of the hand and of what is taken. */
RummyIntent rummy_intent_as_new (const RummyRound *round, guint seat, RummyCards cards);

/* As rummy_intent_lay () on a meld; or a single card swapped for a wild one of it, preferably that at which it was
 * pointed, which may be RUMMY_CARD_NONE: for that one, or where the card can't be laid off. */
RummyIntent rummy_intent_on_meld (const RummyRound *round, guint seat, RummyCards cards, guint meld, RummyCard at);

/* As many of the cards as go on a meld together, where all of them do not; n is 0 where none does. */
RummyIntent rummy_intent_part (const RummyRound *round, guint seat, RummyCards cards, guint meld);

/* The best knock: with that discard; or, with RUMMY_CARD_NONE, without one or else with the one that leaves least. */
RummyIntent rummy_intent_knock (const RummyRound *round, guint seat, RummyCard discard);

/* The first call of rum that is listed; n is 0 where there is none. */
RummyIntent rummy_intent_call (const RummyRound *round, guint seat);

/* RUMMY_OK, or why the first move that is not legal is refused: as ambiguous only where more than one way to read it,
 * or the only one that is legal, is left to choose. */
RummyRefusal rummy_intent_check (const RummyIntent *self, const RummyRound *round);

/* The same, but what only wants to be read in one of several ways is well. */
gboolean rummy_intent_may_do (const RummyIntent *self, const RummyRound *round);

/* The ways to read an intent that is refused as ambiguous, as intents and as what the cards become; returns how many.
 */
guint rummy_intent_readings (const RummyIntent *self, const RummyRound *round,
                             RummyIntent readings[RUMMY_READINGS_MAX], RummyMeld melds[RUMMY_READINGS_MAX]);

/* One bit for each meld that the cards may be laid off on, or swapped with. */
guint64 rummy_intent_fits (const RummyRound *round, guint seat, RummyCards cards);

G_END_DECLS
