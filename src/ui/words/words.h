/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "game/game.h"

G_BEGIN_DECLS

/* The words for what the engine says with numbers, in the language of the user.  Strings that are returned as
 * char * are the caller's. */

const char *rummy_words_card (RummyCard card);          /* "queen of spades" */
char *rummy_words_card_title (RummyCard card);          /* the same with a large letter, where it stands alone */
char *rummy_words_cards (RummyCards cards);             /* "seven of hearts, eight of hearts and nine of hearts" */
char *rummy_words_group (const RummyMeld *meld);
char *rummy_words_group_title (const RummyMeld *meld);  /* the same as that of a card */
char *rummy_words_meld (const RummyRound *round, guint meld); /* "run of hearts, five to seven", "set of three jacks" */

/* A seat as the person at the seat own calls it: the name that it was given, "You" for who is the only person,
 * "Computer" where there are two, or a first name; with a number where another has it already.  The second is for those
 * of whom there is no game. */
char *rummy_words_seat (RummyGame *game, guint seat, guint own);
char *rummy_words_sitter (const RummySeats *seats, guint n_seats, guint seat, guint own);

/* Both partners of a side, you first; without partners the seat. */
char *rummy_words_side (RummyGame *game, guint side, guint own);

/* The name that a seat of so many has when it was given none; level as rummy_game_get_level () tells it. */
const char *rummy_words_default_name (guint seat, guint seats, int level);

/* A level of the computer, or "Person". */
const char *rummy_words_level (int level);
const char *rummy_words_role (RummyJokerNomination role); /* what jokers are for, within a line, or "" */
const char *rummy_words_role_sentence (RummyJokerNomination role); /* the same by itself, or NULL */
const char *rummy_words_skill (RummyLevel level); /* without saying that it is the computer's */
const char *rummy_words_skill_does (RummyLevel level); /* as a sentence; of those with names */
const char *rummy_words_manner (RummyManner manner);
const char *rummy_words_manner_does (RummyManner manner); /* as a sentence */

/* Who sits there: a person, or the level of the computer and its manner, if that makes a difference. */
const char *rummy_words_player (RummyGame *game, guint seat);

/* A number of points, with a true minus sign. */
char *rummy_words_points (int points);

/* Why a move was refused and what can be done instead: one sentence. */
const char *rummy_words_refusal (RummyRefusal refusal);

/* What happened, as it is told about a seat.  name NULL: the person at the screen ("You drew the queen of spades.");
 * what the person cannot see is not told.  NULL for events that are not told. */
char *rummy_words_event (const RummyRound *round, const RummyEvent *event, const char *name);

/* The same in a game, of which own is the seat of the person at the screen, or RUMMY_SEAT_NONE; with all names. */
char *rummy_words_happened (RummyGame *game, const RummyRound *round, const RummyEvent *event, guint own);

G_END_DECLS
