/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "store/history.h"
#include "ui/words/people.h"

G_BEGIN_DECLS

/* The words for what the history tells.  Strings that are returned as char * are the caller's.  people: as whose the
 * games are told; NULL where they are all of who plays. */

const char *rummy_history_words_game (const char *key); /* the name of a game, from the key of its rules */
gboolean rummy_history_words_has_name (const char *key); /* of its own, not that of the game which they change */
char *rummy_history_words_time (gint64 seconds);           /* a day and a time */
char *rummy_history_words_day (gint64 seconds);
char *rummy_history_words_scores (const RummyPastGame *game, const RummyPeople *people); /* "You 512, Computer 433" */
char *rummy_history_words_standing (RummyGame *game); /* of a game at the table; partners have one score */
char *rummy_history_words_about (const RummyPastGame *game, const RummyPeople *people); /* when, how long, its end */
char *rummy_history_words_league (const RummyLeagueRow *row);
const char *rummy_history_words_feat (RummyFeatKind kind);

G_END_DECLS
