/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/plan.h"
#include "ai/search.h"

/* What a seat may do now, and what each of that is worth, for a person who wants to know. */

/* One of the choices: the moves of the rest of the turn, up to a card that nobody can foresee. */
typedef struct {
  RummyLine line;
  bool is_suggested; /* what a good player without a search would do; after all deals, the best in them */
  bool is_own;       /* what was asked about */
  int points;        /* that it brings to the table */
  int left;          /* points that stay in the hand; as long as melds wait there, those outside of melds */
  unsigned n_left;   /* cards that stay */
  int minimum;       /* that the first melds must still reach in one turn, or 0 */
  bool is_last;      /* no card comes to the hand any more */
  RummyCards completes; /* unseen cards each of which makes a meld with those, or fits one on the table */
  RummyCard discard;    /* or RUMMY_CARD_NONE */
  unsigned n_fed;       /* in how many of RUMMY_ANALYSIS_DEALS deals the next player could use that at once */
  RummyTally result;   /* how the round ends: the lead over the mean of the others, or what that is for the game */
} RummyOption;

/* Deals that are looked at for what a discard gives away. */
#define RUMMY_ANALYSIS_DEALS 64

typedef struct {
  RummyView view; /* its rules must outlive this */
  RummyRng rng;
  RummyOption option[RUMMY_LINES_MAX]; /* the best first, as far as it is known */
  unsigned n;
  RummyCards hidden; /* cards that the seat has not seen */
  unsigned n_deals;  /* that every choice was played on in */
  unsigned n_wanted; /* after so many it is known well enough */
  bool is_part;      /* there are other moves, which seem worse or come to the same */
  bool is_game;      /* which may soon be over: choices are ranked by the chance to win it, not by points */
} RummyAnalysis;

/* Everything but how the round ends.  The seat of the view is to move.  own, which may be NULL, are moves of its turn
 * that shall be among the choices. */
void rummy_analysis_init (RummyAnalysis *self, const RummyView *view, const RummyLine *own);

/* Plays all choices on in so many more deals; false where that was stopped. */
bool rummy_analysis_think (RummyAnalysis *self, unsigned n_deals, const RummyLimits *limits);

/* To win the game with a choice, where that is what counts, from 0 to 1. */
double rummy_analysis_chance (const RummyAnalysis *self, const RummyOption *option);

/* By how much the mean of a choice may be off: it is within that, either way, in 95 of 100 cases. */
double rummy_analysis_doubt (const RummyOption *option);

/* The choice that is suggested, or that was asked about; NULL where there is none. */
const RummyOption *rummy_analysis_suggested (const RummyAnalysis *self);
const RummyOption *rummy_analysis_own (const RummyAnalysis *self);

/* What the own choice gave away, in points; 0 where it was the best, or where that is not certain. */
double rummy_analysis_loss (const RummyAnalysis *self);

/* The lead of a seat over the mean of the others, as the choices are weighed by. */
double rummy_analysis_lead (const RummyRound *round, unsigned seat);

/* Where cards are that lie in no open place: how likely, from 0 to 1, a seat holds them; else they are in the stock. */
typedef struct {
  RummyCards cards;
  float in_hand[RUMMY_SEATS_MAX][RUMMY_CARD_CODES];
  float even[RUMMY_SEATS_MAX]; /* the same of any unseen card, as long as nothing speaks for one */
} RummyBelief;

/* As long as nothing speaks for one unseen card more than for another, each is in a hand as often as that has room for
 * it, exactly; later as often as in many deals that fit what the seat has seen.  Whoever asks is told the same.  Not
 * before the jokers have a role. */
void rummy_analysis_believe (const RummyView *view, RummyBelief *belief);

unsigned rummy_belief_percent (const RummyBelief *self, unsigned seat, RummyCard card);

/* Whether a card is clearly likelier in a hand, by a quarter at least, than any unseen card is on average; or half as
 * unlikely not to be there, where nearly all of them are. */
bool rummy_belief_stands_out (const RummyBelief *self, unsigned seat, RummyCard card);

/* The best that the seat can put on the table of what it holds, now or once it has a card more; as long as melds wait
 * there, the melds of the hand. */
void rummy_analysis_melds (const RummyView *view, RummyPlan *plan);
