/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seen.h"

G_BEGIN_DECLS

/* A card that is probably in a hand. */
typedef struct {
  RummyCard card;
  guint percent;
} RummyLikely;

#define RUMMY_TYPE_ODDS (rummy_odds_get_type ())
G_DECLARE_FINAL_TYPE (RummyOdds, rummy_odds, RUMMY, ODDS, GObject)

/* Which cards closed hands probably hold, as the person at the screen can know. They are worked out in a thread; until
 * that is done, those of the position before are told, of what is still unseen.
 *
 * Signal "changed": they are others. */
RummyOdds *rummy_odds_new (RummySeen *seen); /* which must outlive it */

gboolean rummy_odds_are_shown (RummyOdds *self); /* the person wants to see them, and may */
gboolean rummy_odds_are_known (RummyOdds *self); /* those of this position */
void rummy_odds_update (RummyOdds *self);        /* follows the position */

/* The cards that stand out in a hand, the likeliest first, at most as many as are closed; room for all cards. */
guint rummy_odds_list (RummyOdds *self, guint seat, RummyLikely *likely);

/* The same as words, free with g_free(), or NULL. */
char *rummy_odds_words (RummyOdds *self, guint seat);

G_END_DECLS
