/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "store/history.h"
#include "ui/words/people.h"

G_BEGIN_DECLS

/* Words for the history.  Returned char * strings are owned by the caller.  @people (may be NULL) decides whose
 * games are told as "you"; NULL means all of them. */

const char *rummy_history_words_game (const char *key); /* name of a game by the key of its rules */
gboolean rummy_history_words_has_name (const char *key); /* whether that is its own name, not that of the game it is
                                                          * based on */
char *rummy_history_words_time (gint64 seconds);           /* date and time */
char *rummy_history_words_day (gint64 seconds);
char *rummy_history_words_when (GDateTime *time, GDateTime *now); /* "Today, 11:51 PM", "Yesterday", "November 20" */
char *rummy_history_words_scores (const RummyPastGame *game, const RummyPeople *people); /* "You 512, Computer 433" */
char *rummy_history_words_progress (RummyGame *game); /* "Round 3 · Your turn" */
char *rummy_history_words_standing (RummyGame *game); /* of the current game; partners share a score */
char *rummy_history_words_left (RummyGame *game, GDateTime *time); /* progress, and when it was left unless NULL */
const char *rummy_history_words_title (RummyGame *game);           /* its name, or "Today's Deal" */
char *rummy_history_words_about (const RummyPastGame *game, const RummyPeople *people); /* time, length, outcome */
/* Sets the question whether the counted games, RummyOwnerGames, are to be deleted. */
void rummy_history_words_deletion (const GPtrArray *owners, const RummyPeople *people, char **heading, char **body);
const char *rummy_history_words_feat (RummyFeatKind kind);
char *rummy_history_words_rating (double value, double spread); /* "1512 ± 80"; @spread may be 0 */

/* Calls @each with every figure of a player in the league. */
typedef void (*RummyFigureFunc) (const char *title, const char *figure, gpointer data);
void rummy_history_words_league (const RummyLeagueRow *row, RummyFigureFunc each, gpointer data);

G_END_DECLS
