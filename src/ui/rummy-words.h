/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "rummy-round.h"

G_BEGIN_DECLS

/* The words for what the engine says with numbers, in the language of the user.  Strings that are returned as
 * char * are the caller's. */

const char *rummy_words_card (RummyCard card);          /* "queen of spades" */
char *rummy_words_cards (RummyCards cards);             /* "seven of hearts, eight of hearts and nine of hearts" */
char *rummy_words_group (const RummyMeld *meld);
char *rummy_words_meld (const RummyRound *round, guint meld); /* "run of hearts, five to seven", "set of three jacks" */

/* A seat as the person at the seat own calls it: "You", "Computer", or "Computer 2" where there are several. */
char *rummy_words_seat (guint seat, guint own, guint seats);

/* A number of points, with a true minus sign. */
char *rummy_words_points (int points);

/* Why a move was refused and what can be done instead: one sentence. */
const char *rummy_words_refusal (RummyRefusal refusal);

/* What happened, as it is told about a seat.  name NULL: the person at the screen ("You drew the queen of spades.");
 * what the person cannot see is not told.  NULL for events that are not told. */
char *rummy_words_event (const RummyRound *round, const RummyEvent *event, const char *name);

G_END_DECLS
