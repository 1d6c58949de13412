/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-rules.h"

/* One deal, from the first turn to the last card.  A plain struct that is copied with "=". */

#define RUMMY_MELDS_MAX 37 /* 112 cards in threes */
#define RUMMY_MELD_NONE 255
#define RUMMY_SEAT_NONE 255

typedef enum {
  RUMMY_PHASE_DRAW, /* stock, pile or, without a stock, pass */
  RUMMY_PHASE_PLAY, /* melds and lay-offs, then a discard */
  RUMMY_PHASE_OVER
} RummyPhase;

typedef enum {
  RUMMY_END_NONE,
  RUMMY_END_OUT,    /* a seat got rid of its last card */
  RUMMY_END_STOCK,  /* the stock is gone and a seat did not take from the pile */
  RUMMY_END_CIRCLE  /* the stock is gone and no card reached the table in a whole circle */
} RummyEnd;

typedef struct {
  uint8_t is_run;
  uint8_t suit;  /* of a run */
  uint8_t low;   /* run: first position; set: the rank */
  uint8_t high;  /* run: last position, 14 is an ace on the king; up to low + 12 round the corner */
  uint8_t suits; /* set: the suits in it, one bit each */
  uint8_t count; /* cards */
  uint8_t owner; /* the seat that began it */
} RummyMeld;

typedef struct {
  const RummyRules *rules; /* must outlive the round */

  RummyCards hand[RUMMY_SEATS_MAX];
  RummyCards seen[RUMMY_SEATS_MAX]; /* cards of the hand that everybody saw being taken from the pile */
  RummyCard deck[RUMMY_CARDS_MAX];  /* the pile from the front, oldest first; the stock at the back, next card first */
  uint8_t meld_of[RUMMY_CARD_CODES]; /* the meld that a card is in, or RUMMY_MELD_NONE */
  uint8_t laid_by[RUMMY_CARD_CODES]; /* the seat that scores a card in a meld */
  RummyMeld meld[RUMMY_MELDS_MAX];
  int16_t melded[RUMMY_SEATS_MAX]; /* points on the table */
  uint8_t n_hand[RUMMY_SEATS_MAX];
  uint8_t n_pile, n_stock, n_melds;

  uint8_t phase; /* RummyPhase */
  uint8_t end;   /* RummyEnd */
  uint8_t out;   /* the seat that went out, or RUMMY_SEAT_NONE */
  uint8_t lead, turn;
  uint8_t drawn;     /* card drawn from the stock in this turn, or RUMMY_CARD_NONE */
  uint8_t owed;      /* card taken from the pile that must still be used, or RUMMY_CARD_NONE */
  uint8_t kept;      /* upcard taken freely, not to be discarded in this turn, or RUMMY_CARD_NONE */
  uint8_t must_play; /* a card must reach the table before the discard (stall guard) */
  uint8_t played;    /* a card reached the table in this turn */
  uint8_t dry;       /* turns in a row, begun without a stock, in which no card reached the table */
  uint8_t stalled;   /* turns in a row without a stock card or a card on the table */
  uint16_t turns;    /* turns that ended */
} RummyRound;

typedef enum {
  RUMMY_MOVE_DEAL, /* begins the next round of a match; never legal inside one */
  RUMMY_MOVE_DRAW,
  RUMMY_MOVE_TAKE,    /* card, with all above it */
  RUMMY_MOVE_MELD,    /* cards, as a new meld */
  RUMMY_MOVE_LAY,     /* cards, on meld */
  RUMMY_MOVE_DISCARD, /* card */
  RUMMY_MOVE_PASS     /* nothing taken when the stock is gone */
} RummyMoveKind;

typedef struct {
  uint8_t kind; /* RummyMoveKind */
  uint8_t seat;
  uint8_t card;
  uint8_t meld;
  RummyCards cards;
} RummyMove;

/* Why a move is refused.  The UI words each of them. */
typedef enum {
  RUMMY_OK,
  RUMMY_REFUSED_OVER,          /* the round, or the match, is over */
  RUMMY_REFUSED_NOT_OVER,      /* the round is still being played (deal) */
  RUMMY_REFUSED_TURN,          /* another seat is to move */
  RUMMY_REFUSED_DRAW_FIRST,    /* a card must be drawn or taken first */
  RUMMY_REFUSED_DRAWN,         /* a card was drawn in this turn */
  RUMMY_REFUSED_STOCK_EMPTY,   /* nothing to draw */
  RUMMY_REFUSED_STOCK_LEFT,    /* pass: the stock is not empty */
  RUMMY_REFUSED_NOT_IN_PILE,   /* that card is not in the pile */
  RUMMY_REFUSED_TOP_ONLY,      /* only the upcard may be taken */
  RUMMY_REFUSED_UNUSABLE,      /* the deepest card taken could not be used at once */
  RUMMY_REFUSED_UNUSABLE_LAST, /* it could only with a last card that must be kept for the discard */
  RUMMY_REFUSED_STALL,         /* upcards have gone round too long: take one only to put a card on the table */
  RUMMY_REFUSED_NOT_IN_HAND,   /* a card is not in the hand */
  RUMMY_REFUSED_TOO_FEW,       /* a meld has at least three cards, or the run minimum */
  RUMMY_REFUSED_NO_MELD,       /* neither a set nor a run */
  RUMMY_REFUSED_RUN_GAP,       /* one suit, but not in sequence */
  RUMMY_REFUSED_SET_SUITS,     /* one rank, but a suit stands twice, or too many cards */
  RUMMY_REFUSED_KIND,          /* these rules know no sets, or no runs */
  RUMMY_REFUSED_ACE_LOW,       /* a run with an ace on the king, where the ace is low */
  RUMMY_REFUSED_NO_SUCH_MELD,
  RUMMY_REFUSED_NO_FIT,        /* the cards do not continue that meld */
  RUMMY_REFUSED_LAYOFF_OWN,    /* only on own melds */
  RUMMY_REFUSED_LAYOFF_NONE,   /* no lay-offs in these rules */
  RUMMY_REFUSED_OWED,          /* the card taken from the pile must be used first */
  RUMMY_REFUSED_OWED_LOST,     /* after this the card taken from the pile could not be used any more */
  RUMMY_REFUSED_MUST_PLAY,     /* a card must reach the table in this turn */
  RUMMY_REFUSED_KEPT,          /* the upcard just taken may not be discarded */
  RUMMY_REFUSED_KEPT_LEFT,     /* only the upcard just taken would be left, and it may not be discarded */
  RUMMY_REFUSED_LAST_CARD,     /* a card must be left to go out with a discard */
  RUMMY_REFUSED_MALFORMED,     /* no such kind, seat or card */
  RUMMY_N_REFUSALS
} RummyRefusal;

/* A key such as "not-same-card" for fixtures, logs and the protocol. */
const char *rummy_refusal_key (RummyRefusal refusal);

typedef enum {
  RUMMY_EVENT_DEAL,    /* seat leads */
  RUMMY_EVENT_DRAW,    /* seat drew card from the stock */
  RUMMY_EVENT_TAKE,    /* seat took card and all above: cards */
  RUMMY_EVENT_MELD,    /* seat laid cards as meld, for points */
  RUMMY_EVENT_LAY,     /* seat laid cards on meld, for points */
  RUMMY_EVENT_DISCARD, /* seat discarded card */
  RUMMY_EVENT_PASS,
  RUMMY_EVENT_TURN, /* it is the turn of seat */
  RUMMY_EVENT_OVER, /* the round is over; seat went out, or RUMMY_SEAT_NONE */
  RUMMY_EVENT_MATCH_OVER
} RummyEventKind;

typedef struct {
  uint8_t kind; /* RummyEventKind */
  uint8_t seat;
  uint8_t card;
  uint8_t meld;
  int16_t points;
  RummyCards cards;
} RummyEvent;

#define RUMMY_EVENTS_MAX 4 /* that one move makes at most */

typedef struct {
  RummyEvent event[RUMMY_EVENTS_MAX];
  unsigned n;
} RummyEvents;

#define RUMMY_MOVES_MAX 4096

typedef struct {
  RummyMove move[RUMMY_MOVES_MAX];
  unsigned n;
} RummyMoves;

/* Deals: deck holds every card of the rules once, dealt one at a time from its front, lead first; then the
 * upcard; the rest is the stock, front first. */
void rummy_round_deal (RummyRound *round, const RummyRules *rules, unsigned lead, const RummyCard *deck);

/* RUMMY_OK, or why the move is not legal.  Every bit pattern of a move may be asked. */
RummyRefusal rummy_round_check (const RummyRound *round, const RummyMove *move);

/* Plays a legal move; a move that is not is refused and nothing changes.  events may be NULL, otherwise what
 * happened is appended. */
RummyRefusal rummy_round_apply (RummyRound *round, const RummyMove *move, RummyEvents *events);

/* Every legal move of the seat to move, once each.  Of two identical cards (two packs) only one is listed: the
 * owed or kept one in a meld, otherwise the one with the lower code that may be moved. */
void rummy_round_moves (const RummyRound *round, RummyMoves *moves);

/* The cards in and above card in the pile; empty when it is not there. */
RummyCards rummy_round_above (const RummyRound *round, RummyCard card);

/* The upcard, or RUMMY_CARD_NONE. */
static inline RummyCard
rummy_round_upcard (const RummyRound *round)
{
  return round->n_pile ? round->deck[round->n_pile - 1] : RUMMY_CARD_NONE;
}

/* The stock card at index, 0 is the next to be drawn. */
static inline RummyCard
rummy_round_stock (const RummyRound *round, unsigned index)
{
  return round->deck[RUMMY_CARDS_MAX - round->n_stock + index];
}

/* Cards of a meld in the order in which they are read: a run by position, a set by suit; returns how many. */
unsigned rummy_round_meld_cards (const RummyRound *round, unsigned meld, RummyCard cards[RUMMY_CARDS_MAX]);

/* Points of what is left in the hand of a seat, and what the round would score for it if it ended now. */
int rummy_round_hand_points (const RummyRound *round, unsigned seat);
int rummy_round_score (const RummyRound *round, unsigned seat);
