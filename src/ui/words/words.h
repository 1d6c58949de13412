/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "game/game.h"

G_BEGIN_DECLS

/* Localized words for the engine's data.  Returned char * strings are owned by the caller. */

const char *rummy_words_card (RummyCard card);          /* "queen of spades" */
const char *rummy_words_card_object (RummyCard card);   /* the same as the object of a verb */
char *rummy_words_card_title (RummyCard card);          /* capitalized, for use outside of sentences */
char *rummy_words_card_sign (RummyCard card);           /* "Q♠", where there is little room */
char *rummy_words_cards (RummyCards cards);             /* "seven of hearts, eight of hearts and nine of hearts" */
char *rummy_words_group (const RummyMeld *meld);
char *rummy_words_group_title (const RummyMeld *meld);  /* capitalized */
char *rummy_words_title (const char *words);            /* the words capitalized */
char *rummy_words_meld (const RummyRound *round, guint meld); /* "run of hearts, five to seven", "set of three jacks" */

/* Returns a seat's name for the person at the seat @own: its own name, "You" for the only person, "Computer" in a
 * game of two, or a first name; with a number if the name is not unique.  The second function works without a game. */
char *rummy_words_seat (RummyGame *game, guint seat, guint own);
char *rummy_words_sitter (const RummySeats *seats, guint n_seats, guint seat, guint own);

/* Returns the names of both partners, "you" first; without partners, of the seat. */
char *rummy_words_side (RummyGame *game, guint side, guint own);

/* Returns the default name of a seat; @level as in rummy_game_get_level (). */
const char *rummy_words_default_name (guint seat, guint seats, int level);

/* Returns a computer level, or "Person". */
const char *rummy_words_level (int level);
const char *rummy_words_role (RummyJokerNomination role); /* role of jokers, for use within a line; or "" */
const char *rummy_words_role_sentence (RummyJokerNomination role); /* the same as a sentence, or NULL */
const char *rummy_words_skill (RummyLevel level); /* name of a level, without "Computer" */
char *rummy_words_skill_near (RummyLevel level); /* nearest of the main levels, and that it is custom */
const char *rummy_words_skill_does (RummyLevel level); /* a sentence; only for levels with names */
const char *rummy_words_manner (RummyManner manner);
const char *rummy_words_manner_does (RummyManner manner); /* a sentence */

/* Returns what a seat is: a person, or the computer's level and its manner if that makes a difference. */
const char *rummy_words_player (RummyGame *game, guint seat);

/* Returns a number of points with a true minus sign. */
/* Returns both sentences, of which either may be NULL or empty. */
char *rummy_words_sentences (const char *first, const char *second);

char *rummy_words_points (int points);

/* Returns a sentence: why a move was refused and what to do instead. */
const char *rummy_words_refusal (RummyRefusal refusal);

/* Describes an event.  If @name is NULL, it is addressed to the person at the screen ("You drew the queen of
 * spades.").  What that person cannot see is left out.  Returns NULL for events that are not described. */
char *rummy_words_event (const RummyRound *round, const RummyEvent *event, const char *name);

/* The same with all names of a game; @own is the seat of the person at the screen, or RUMMY_SEAT_NONE. */
char *rummy_words_happened (RummyGame *game, const RummyRound *round, const RummyEvent *event, guint own);

G_END_DECLS
