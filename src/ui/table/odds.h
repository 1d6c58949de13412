/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seen.h"

G_BEGIN_DECLS

/* A card and how likely it is in a hand. */
typedef struct {
  RummyCard card;
  guint percent;
} RummyLikely;

#define RUMMY_TYPE_ODDS (rummy_odds_get_type ())
G_DECLARE_FINAL_TYPE (RummyOdds, rummy_odds, RUMMY, ODDS, GObject)

/* The likely cards of closed hands, as the person at the screen could know them. A thread computes them; meanwhile the
 * former ones are returned, without cards seen since.
 *
 * Signal "changed". */
RummyOdds *rummy_odds_new (RummySeen *seen); /* borrowed */

gboolean rummy_odds_are_shown (RummyOdds *self); /* switched on, and allowed */
gboolean rummy_odds_are_known (RummyOdds *self); /* computed for this position */
void rummy_odds_update (RummyOdds *self);        /* after a change of position */

/* Lists cards that stand out in a hand, likeliest first, at most as many as are closed; likely has room for all
 * cards. */
guint rummy_odds_list (RummyOdds *self, guint seat, RummyLikely *likely);

/* The same in words, free with g_free (), or NULL. */
char *rummy_odds_words (RummyOdds *self, guint seat);

G_END_DECLS
