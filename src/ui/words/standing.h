/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/match.h"

G_BEGIN_DECLS

/* What stands for a seat, as far as another one may know it. */
typedef struct {
  guint n_cards;
  int melded;             /* in this round */
  int side_melded;        /* the same, of both partners; without partners of the seat */
  int hand;               /* points of the cards that are known to be in its hand */
  gboolean is_hand_known; /* these are all */
  gboolean is_deadwood;   /* hand is what would stay if all melds were laid, as in games that end with a knock */
  int net;                /* score if the round ended now; of one of two partners its share */
  gboolean is_net_known;
  gboolean is_net_limit; /* no more than that, as not all cards are known: of partners only */
  int total; /* of the rounds that are over */
  guint won; /* rounds of this game */
} RummyStanding;

void rummy_standing_init (RummyStanding *self, const RummyMatch *match, guint seat, guint own);

/* Whether deadwood is what counts of a hand: not once melds come down, for what is not laid then counts. */
gboolean rummy_standing_is_deadwood (const RummyRound *round);

/* Whether points can be melded yet: in games where a hand comes down whole, not before one has. */
gboolean rummy_standing_has_melded (const RummyRound *round);

/* Whether anybody's score if the round ended now can be told: where only the winner scores, not before the end. */
gboolean rummy_standing_has_net (const RummyRound *round);

/* Whether rounds won decide the game, whatever the points. */
gboolean rummy_standing_counts_rounds (const RummyRules *rules);

/* As rummy_standing_init () of a side, which scores as one: of both partners together. */
void rummy_standing_init_side (RummyStanding *self, const RummyMatch *match, guint side, guint own);

/* As a list in words: "12 points melded, 34 points in hand, −22 if the round ended now, 90 points before". */
char *rummy_standing_words (const RummyStanding *self, const RummyMatch *match);

/* The target is reached, yet equal totals have no winner. */
gboolean rummy_standing_is_tie (const RummyMatch *match);

G_END_DECLS
