/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/match.h"

G_BEGIN_DECLS

/* The points of a seat, as far as another seat may know them. */
typedef struct {
  guint n_cards;
  int melded;             /* in this round */
  int side_melded;        /* the same for both partners; without partners, for the seat */
  int hand;               /* points of the cards known to be in its hand */
  gboolean is_hand_known; /* these are all its cards */
  gboolean is_deadwood;   /* @hand is what would be left if all melds were laid, as in games that end with a knock */
  int net;                /* score if the round ended now; of a partner, its share */
  gboolean is_net_known;
  gboolean is_net_limit; /* @net is an upper limit, because not all cards are known (partners only) */
  int total; /* of finished rounds */
  guint won; /* rounds won in this game */
} RummyStanding;

void rummy_standing_init (RummyStanding *self, const RummyMatch *match, guint seat, guint own);

/* Returns whether only deadwood counts in hands.  Once melds are laid, everything left counts. */
gboolean rummy_standing_is_deadwood (const RummyRound *round);

/* Returns whether points could have been melded yet; in games where hands are laid whole, not before that. */
gboolean rummy_standing_has_melded (const RummyRound *round);

/* Returns whether a score can be computed as if the round ended now; not if only the winner scores. */
gboolean rummy_standing_has_net (const RummyRound *round);

/* Returns whether rounds won decide the game regardless of points. */
gboolean rummy_standing_counts_rounds (const RummyRules *rules);

/* Like rummy_standing_init (), for a side that scores as one: both partners together. */
void rummy_standing_init_side (RummyStanding *self, const RummyMatch *match, guint side, guint own);

/* Returns a list in words: "12 points melded, 34 points in hand, −22 if the round ended now, 90 points before". */
char *rummy_standing_words (const RummyStanding *self, const RummyMatch *match);

/* Returns whether the target is reached but totals are tied, so nobody has won. */
gboolean rummy_standing_is_tie (const RummyMatch *match);

/* Says with how much deadwood a player may knock, in a few words; NULL where nobody can, any more. */
char *rummy_standing_limit_words (const RummyRound *round);

G_END_DECLS
