/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* Deals the current hand again as practice (K-031 to K-034): with the scores from before it, or as the first round
 * of a game with other rules, with the same hands, upcard and stock.  The resulting games are dealt and stopped.
 * Later rounds come from @seed, so that they reveal nothing of a game that may still be played. */

RummyGame *rummy_replayed_deal_new (RummyGame *game, guint64 seed);

/* Does the same with everybody one seat on, so that over both rounds nobody has better cards. */
RummyGame *rummy_replayed_deal_new_turned (RummyGame *game, guint64 seed);

/* Deals all rounds of a finished game again, as a duplicate match. */
RummyGame *rummy_replayed_deal_new_match (RummyGame *game);

/* The results of two games with the same deals, for the two seats that one person had in them.  @own and @other: the
 * cards of the person's seat in this game, played now and in the earlier game; @own_before and @other_now: the cards
 * of the earlier seat.  Only rounds count that are finished in both games with the same deal, except earlier rounds
 * that are identical to the last move. */
typedef struct {
  guint n_rounds;
  int own, other;
  int own_before, other_now;
} RummyReplayedDealResult;

RummyReplayedDealResult rummy_replayed_deal_compare (RummyGame *game, guint own, RummyGame *before, guint own_before);

/* What the other rules must adopt so that the hand fits them. */
typedef enum {
  RUMMY_REPLAYED_DEAL_PACKS = 1 << 0,  /* its number of packs */
  RUMMY_REPLAYED_DEAL_JOKERS = 1 << 1, /* its number of jokers */
  RUMMY_REPLAYED_DEAL_DEAL = 1 << 2    /* its number of cards dealt */
} RummyReplayedDealChanges;

typedef enum {
  RUMMY_REPLAYED_DEAL_FITS,
  RUMMY_REPLAYED_DEAL_FEW,       /* too few players */
  RUMMY_REPLAYED_DEAL_MANY,      /* too many players */
  RUMMY_REPLAYED_DEAL_OUT,       /* somebody is already knocked out */
  RUMMY_REPLAYED_DEAL_JOKER,     /* the dealer must get a joker, and did not */
  RUMMY_REPLAYED_DEAL_NO_JOKERS, /* they need jokers, and there are none */
  RUMMY_REPLAYED_DEAL_CARDS      /* they cannot be played with these cards */
} RummyReplayedDealFit;

/* Adapts the rules of a preset to the current hand.  Unless it fits, @rules must not be used. */
RummyReplayedDealFit rummy_replayed_deal_fit (RummyGame *game, const RummyPreset *preset, RummyRules *rules,
                                              RummyReplayedDealChanges *changes);

/* @rules must come from rummy_replayed_deal_fit (). */
RummyGame *rummy_replayed_deal_new_with (RummyGame *game, const RummyRules *rules, guint64 seed);

/* Gives a record without moves a seed and a game number for which seat @lead leads the first round and @dealer deals
 * it (RUMMY_SEAT_NONE: anybody).  If no such dealer is found, only the lead is right; returns FALSE if not even that
 * is possible. */
gboolean rummy_replayed_deal_choose_lead (RummyRecord *record, guint lead, guint dealer);

G_END_DECLS
