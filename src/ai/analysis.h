/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/plan.h"
#include "ai/search.h"

/* All choices of a seat and what each is worth, for a person who asks. */

/* A choice: the moves of the rest of the turn, up to a card that cannot be foreseen. */
typedef struct {
  RummyLine line;
  bool is_suggested; /* what a good player would do without a search; after all deals, the best choice found */
  bool is_own;       /* the choice given by the caller */
  int points;        /* points it lays */
  int left;          /* points left in the hand; while melds stay in hands, only deadwood */
  unsigned n_left;   /* number of cards left */
  int minimum;       /* points the first melds must still reach in one turn, or 0 */
  bool is_last;      /* no more cards come to the hand */
  RummyCards completes; /* unseen cards that would make a meld with those left, or fit one on the table */
  RummyCard discard;    /* or RUMMY_CARD_NONE */
  unsigned n_fed;       /* number of deals, of RUMMY_ANALYSIS_DEALS, in which the next player could use it at once */
  RummyTally result;   /* of the end of the round: the lead over the others' mean, or its worth for the game */
} RummyOption;

/* Deals in which discards are tested. */
#define RUMMY_ANALYSIS_DEALS 64

typedef struct {
  RummyView view; /* the rules it points to must outlive this */
  RummyRng rng;
  RummyOption option[RUMMY_LINES_MAX]; /* best first, as far as known */
  unsigned n;
  RummyCards hidden; /* cards that the seat has not seen */
  unsigned n_deals;  /* deals in which every choice was played on */
  unsigned n_wanted; /* deals that give sufficient accuracy */
  bool is_part;      /* other moves exist that seem worse or amount to the same */
  bool is_game;      /* the game may end soon, so choices are ranked by the probability of winning it instead of
                      * points */
} RummyAnalysis;

/* Finds the choices of the view's seat, which must be to move, with everything except the end of the round.  @own
 * (may be NULL): moves that must be among the choices. */
void rummy_analysis_init (RummyAnalysis *self, const RummyView *view, const RummyLine *own);

/* Plays all choices on in @n_deals more deals; returns false if stopped. */
bool rummy_analysis_think (RummyAnalysis *self, unsigned n_deals, const RummyLimits *limits);

/* Returns the probability (0 to 1) of winning the game with a choice, if is_game. */
double rummy_analysis_chance (const RummyAnalysis *self, const RummyOption *option);

/* Returns half the width of the 95 % confidence interval of a choice's mean. */
double rummy_analysis_doubt (const RummyOption *option);

/* Return the choice that is suggested, or the own one; NULL if there is none. */
const RummyOption *rummy_analysis_suggested (const RummyAnalysis *self);
const RummyOption *rummy_analysis_own (const RummyAnalysis *self);

/* Returns how many points the own choice gave away; 0 if it was best or the difference is uncertain. */
double rummy_analysis_loss (const RummyAnalysis *self);

/* Returns the lead of a seat over the mean of the others, as used for ranking. */
double rummy_analysis_lead (const RummyRound *round, unsigned seat);

/* Where unseen cards are: the probability (0 to 1) that each seat holds each card; the remainder is the stock. */
typedef struct {
  RummyCards cards;
  float in_hand[RUMMY_SEATS_MAX][RUMMY_CARD_CODES];
  float even[RUMMY_SEATS_MAX]; /* the same for any unseen card without evidence */
} RummyBelief;

/* Computes the probabilities.  Without evidence they are exact, from the number of cards in each hand; otherwise
 * they are frequencies in many simulated deals that fit what the seat has seen.  The same view always gives the same
 * result.  Must not be called before the role of jokers is decided. */
void rummy_analysis_believe (const RummyView *view, RummyBelief *belief);

unsigned rummy_belief_percent (const RummyBelief *self, unsigned seat, RummyCard card);

/* Returns whether a card is clearly more likely in a hand than an average unseen card: at least a quarter more
 * likely, or in a nearly complete hand, half as likely to be missing. */
bool rummy_belief_stands_out (const RummyBelief *self, unsigned seat, RummyCard card);

/* Finds the best melds the seat can lay, now or with its next card; while melds stay in hands, the melds of the
 * hand. */
void rummy_analysis_melds (const RummyView *view, RummyPlan *plan);
