/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* The hand on the table once more, as practice: as it was dealt, with the scores from before; or as the first round of
 * a game with other rules, where the same seats hold the same cards, the same card is turned up, and the same stock
 * lies ready (K-031 to K-034).  The games that come of it are dealt and stopped; what follows the hand comes from the
 * seed, so that it tells nothing of a game that may still go on. */

RummyGame *rummy_replayed_deal_new (RummyGame *game, guint64 seed);

/* The same, and everybody sits one seat further, with the cards of whoever sat there: by both rounds together nobody
 * had the better cards. */
RummyGame *rummy_replayed_deal_new_turned (RummyGame *game, guint64 seed);

/* The same for a whole game that is over: all its rounds are dealt once more, so it is a duplicate match. */
RummyGame *rummy_replayed_deal_new_match (RummyGame *game);

/* What two games of the same deals brought to the seats that one person has had in them: own and other with the cards
 * of the seat in game, now and before; own_before and other_now with those of the seat before.  Only rounds count that
 * are over in both and were dealt alike, but not those before the one on the table that are the same to the last
 * move. */
typedef struct {
  guint n_rounds;
  int own, other;
  int own_before, other_now;
} RummyReplayedDealResult;

RummyReplayedDealResult rummy_replayed_deal_compare (RummyGame *game, guint own, RummyGame *before, guint own_before);

/* What other rules have to give up so that the hand fits them. */
typedef enum {
  RUMMY_REPLAYED_DEAL_PACKS = 1 << 0,  /* they have the packs of the hand */
  RUMMY_REPLAYED_DEAL_JOKERS = 1 << 1, /* and its jokers */
  RUMMY_REPLAYED_DEAL_DEAL = 1 << 2    /* they deal as many cards */
} RummyReplayedDealChanges;

typedef enum {
  RUMMY_REPLAYED_DEAL_FITS,
  RUMMY_REPLAYED_DEAL_FEW,       /* fewer sit at the table than they need */
  RUMMY_REPLAYED_DEAL_MANY,      /* more sit there than they allow */
  RUMMY_REPLAYED_DEAL_OUT,       /* somebody is knocked out already */
  RUMMY_REPLAYED_DEAL_JOKER,     /* they give the dealer a joker, and the hand was dealt without */
  RUMMY_REPLAYED_DEAL_NO_JOKERS, /* they make no sense without jokers, and there are none */
  RUMMY_REPLAYED_DEAL_CARDS      /* they cannot be played with these cards */
} RummyReplayedDealFit;

/* The rules of a preset, for the hand that lies on the table.  Where it does not fit, rules are not to be used. */
RummyReplayedDealFit rummy_replayed_deal_fit (RummyGame *game, const RummyPreset *preset, RummyRules *rules,
                                              RummyReplayedDealChanges *changes);

/* rules: of rummy_replayed_deal_fit (). */
RummyGame *rummy_replayed_deal_new_with (RummyGame *game, const RummyRules *rules, guint64 seed);

/* Gives a record without moves a seed and a number with which that seat leads the first round, and that one deals it,
 * or RUMMY_SEAT_NONE whoever does.  Where no such dealer is found it is only who leads; FALSE: not that either. */
gboolean rummy_replayed_deal_choose_lead (RummyRecord *record, guint lead, guint dealer);

G_END_DECLS
