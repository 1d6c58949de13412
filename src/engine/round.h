/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"

/* One deal, from the first turn to the last card.  A plain struct that is copied with "=". */

#define RUMMY_MELDS_MAX 37 /* 112 cards in threes */
#define RUMMY_MELD_NONE 255
#define RUMMY_SEAT_NONE 255
#define RUMMY_THROWN 8 /* in laid, with the seat */

/* Turns in a row without a stock card or a card on the table, for each seat, before upcards may not go round any
 * more (N-13). */
#define RUMMY_STALL_CIRCLES 3

typedef enum {
  RUMMY_PHASE_DRAW,    /* stock, pile or, where there is nothing to draw, pass */
  RUMMY_PHASE_PLAY,    /* melds and lay-offs, then a discard; in an exchange game a pass */
  RUMMY_PHASE_OVER,
  RUMMY_PHASE_NOMINATE, /* the dealer, before he sees his cards, says what jokers do */
  RUMMY_PHASE_UPCARD,   /* the eldest discards to begin the pile */
  RUMMY_PHASE_OFFER,    /* the upcard is offered round: take or pass */
  RUMMY_PHASE_SECOND,   /* the upcard was taken, a second card must be drawn */
  RUMMY_PHASE_EXCHANGE, /* a card was taken or looked at, one must be dropped */
  RUMMY_PHASE_NODISC,   /* all was laid, two were drawn: discard one */
  RUMMY_PHASE_CALL,     /* rum may be called */
  RUMMY_PHASE_SPREAD,   /* the knocker lays out his melds, then passes */
  RUMMY_PHASE_LAYOFF    /* the others meld or lay off after the end, then pass */
} RummyPhase;

typedef enum {
  RUMMY_END_NONE,
  RUMMY_END_OUT,     /* a seat got rid of its last card, or went out with all cards at once */
  RUMMY_END_STOCK,   /* the stock is gone and does not come back, or a seat did not take from the pile */
  RUMMY_END_CIRCLE,  /* the stock is gone and no card reached the table in a whole circle */
  RUMMY_END_KNOCK,   /* a seat knocked */
  RUMMY_END_RESERVE  /* the stock came down to the cards that are not drawn */
} RummyEnd;

typedef enum { RUMMY_GIN_NONE, RUMMY_GIN, RUMMY_GIN_BIG } RummyGin;
typedef enum { RUMMY_ROLE_NONE, RUMMY_ROLE_WILD, RUMMY_ROLE_DOUBLE, RUMMY_ROLE_SPLIT } RummyJokerNomination;

typedef struct {
  uint16_t wild;      /* run: the positions from low on that wild cards hold, one bit each; set: how many are wild */
  uint8_t is_run : 1;
  uint8_t suit : 2;   /* of a run */
  uint8_t owner : 3;  /* the seat that began it */
  uint8_t sealed : 1; /* nothing more may be laid on it, its points count twice */
  uint8_t low;        /* run: first position; set: the rank, 0 for jokers */
  uint8_t high;       /* run: last position, 14 is an ace on the king; up to low + 12 round the corner */
  uint8_t suits;      /* set: the suits of its natural cards, one bit each */
  uint8_t count;      /* cards */
} RummyMeld;

typedef struct {
  const RummyRules *rules; /* must outlive the round */
  uint64_t seed;           /* of renewed stocks */

  RummyCards hand[RUMMY_SEATS_MAX];
  RummyCards shown;   /* cards of any hand that everybody saw being taken from the pile */
  RummyCards exposed; /* those of them that lie on the table until their owner's next turn */
  RummyCards traded;  /* cards that some other seats know, after hands were traded; see rummy_round_known () */
  RummyCards gone;    /* out of play: spent jokers, split piles */
  RummyCards barred;  /* wild cards swapped for in this turn, not to be discarded in it */
  RummyCards first_wilds; /* wild cards that count towards the first lay-down of this turn, where they may be swapped */
  RummyCards owed_any; /* cards taken from the pile, any one of which must reach the table */
  RummyCard deck[RUMMY_CARDS_MAX];   /* the pile from the front, oldest first; the stock at the back, next card first */
  uint8_t meld_of[RUMMY_CARD_CODES]; /* the meld that a card is in, or RUMMY_MELD_NONE */
  uint8_t laid[RUMMY_CARD_CODES];    /* of a card in a meld: the seat that scores it and, of a wild card in a run, its
                                      * position; see rummy_round_laid_by (); of one in the pile: who threw it; of a
                                      * traded one: the seats that know it, one bit each */
  RummyMeld meld[RUMMY_MELDS_MAX];
  int16_t melded[RUMMY_SEATS_MAX]; /* points on the table */
  int16_t first;                   /* points of the first lay-down that the seat to move has begun */
  uint16_t turns;                  /* turns that ended */
  uint8_t n_hand[RUMMY_SEATS_MAX];
  uint8_t n_pile, n_stock, n_melds, n_laid; /* n_laid: cards on the table */

  uint8_t phase; /* RummyPhase */
  uint8_t end;   /* RummyEnd */
  uint8_t out;   /* the seat that went out or knocked, or RUMMY_SEAT_NONE */
  uint8_t gin;   /* RummyGin; in RUMMY_PHASE_SPREAD what it would be */
  uint8_t absent; /* seats that are knocked out of the match, one bit each */
  uint8_t dealer, lead, turn;
  uint8_t waiting; /* call, offer, lay-off: seats that may still speak, one bit each */
  uint8_t resume;  /* call: the seat that discarded */
  uint8_t upcard;  /* the first card of the pile, or RUMMY_CARD_NONE */
  uint8_t down;       /* seats that have made their first meld, with its minimum, one bit each */
  uint8_t laid_any;    /* seats that laid any card, one bit each */
  uint8_t laid_before; /* the same when the turn began */
  uint8_t master;     /* seats that played the master's hand, one bit each */
  uint8_t drawn;      /* card drawn from the stock in this turn, the last one if two, or RUMMY_CARD_NONE */
  uint8_t owed;       /* card taken from the pile that must still be used, or RUMMY_CARD_NONE */
  uint8_t owed_top;   /* the upcard that must be melded too, or RUMMY_CARD_NONE */
  uint8_t kept;       /* upcard taken freely, not to be discarded in this turn, or RUMMY_CARD_NONE */
  uint8_t must_play;  /* any card must reach the table before the discard (stall guard) */
  uint8_t must_stock; /* all refused the offered upcard: the leader draws from the stock */
  uint8_t first_open; /* the first lay-down has begun and must reach its minimum */
  uint8_t all_used;   /* a seat without cards took from the pile: all but a stock card must reach the table */
  uint8_t played;     /* a card reached the table in this turn */
  uint8_t exchanged;  /* exchange game: the exchange is done */
  uint8_t n_new, n_lays; /* new melds and lay-offs of this turn */
  uint8_t held;       /* cards that the seat to move held when its draw was over, 0 before */
  uint8_t new_run7;   /* all but one of eight cards held after the draw came down as one run of seven */
  uint8_t dry;        /* turns in a row, begun without a stock, in which no card reached the table */
  uint8_t stalled;    /* turns in a row without a stock card or a card on the table */
  uint8_t renewals;   /* of the stock */
  uint8_t role;       /* RummyJokerNomination */
  uint8_t joker;      /* the dealer's joker while it can be used, or RUMMY_CARD_NONE */
} RummyRound;

typedef enum {
  RUMMY_MOVE_DEAL, /* begins the next round of a match; never legal inside one */
  RUMMY_MOVE_DRAW,
  RUMMY_MOVE_TAKE,    /* card, with all above it; cards: the joker that splits the pile, low: 1 for its older side */
  RUMMY_MOVE_MELD,    /* cards, as a new meld; low: its reading */
  RUMMY_MOVE_LAY,     /* cards, on meld; low: the reading of the result */
  RUMMY_MOVE_DISCARD, /* card; drops it in an exchange, puts it up as the eldest */
  RUMMY_MOVE_PASS,    /* nothing to draw, no offer, no call, no more to lay off; ends the turn of an exchange game */
  RUMMY_MOVE_SWAP,    /* card, the natural one, for cards, the wild one, on meld */
  RUMMY_MOVE_KNOCK,   /* card: the discard or RUMMY_CARD_NONE; low: 1 to lay out the melds by hand */
  RUMMY_MOVE_CALL,    /* rum: cards of the pile, on meld or as a new one */
  RUMMY_MOVE_RENEW,   /* leaves the last stock card and draws from the renewed stock */
  RUMMY_MOVE_NOMINATE, /* low: RummyJokerNomination */
  RUMMY_MOVE_BLOCK,   /* card: a joker of the hand, put on the dealer's */
  RUMMY_MOVE_TRADE,   /* low: another seat, with which it trades hands; a move of a match, to learn, not of the rules */
  RUMMY_N_MOVES
} RummyMoveKind;

/* Readings of a group with wild cards: from which position a run begins, or that it is a set.  0 leaves it open,
 * which is refused where there are two. */
#define RUMMY_READING_OPEN 0
#define RUMMY_READING_SET 31

typedef struct {
  uint8_t kind; /* RummyMoveKind */
  uint8_t seat;
  uint8_t card;
  uint8_t meld;
  uint8_t low;
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
  RUMMY_REFUSED_AMBIGUOUS,     /* it is not clear what a wild card stands for */
  RUMMY_REFUSED_READING,       /* the cards cannot be read in that way */
  RUMMY_REFUSED_WILD_MANY,     /* too many wild cards, or too few natural ones */
  RUMMY_REFUSED_WILD_TAKEN,    /* the card that the wild one would stand for is melded elsewhere */
  RUMMY_REFUSED_MELD_LONG,     /* too many cards for a first lay-down of a meld */
  RUMMY_REFUSED_SEALED,        /* nothing may be laid on a doubled meld */
  RUMMY_REFUSED_MELD_LIMIT,    /* no more new melds in this turn */
  RUMMY_REFUSED_LAY_LIMIT,     /* no more lay-offs in this turn */
  RUMMY_REFUSED_LAYOFF_SIDE,   /* only on melds of the own side */
  RUMMY_REFUSED_LAYOFF_FOES,   /* only on melds of the opponents */
  RUMMY_REFUSED_LAY_FIRST,     /* no lay-off before the own first meld */
  RUMMY_REFUSED_FIRST_MIN,     /* the first lay-down could not reach its minimum */
  RUMMY_REFUSED_FIRST_OPEN,    /* the first lay-down has not reached its minimum yet */
  RUMMY_REFUSED_MELD_OUT,      /* melds come down only with all cards, or with a knock */
  RUMMY_REFUSED_DEADWOOD,      /* too many points would be left to knock */
  RUMMY_REFUSED_KNOCK_DISCARD, /* a card must be discarded to knock, or may not be */
  RUMMY_REFUSED_NO_KNOCK,      /* these rules know no knock */
  RUMMY_REFUSED_SWAP,          /* no wild card of that meld stands for this card */
  RUMMY_REFUSED_NO_SWAP,       /* these rules know no swap */
  RUMMY_REFUSED_NO_CALL,       /* nothing to call */
  RUMMY_REFUSED_OFFER_OVER,    /* all refused the upcard: draw from the stock */
  RUMMY_REFUSED_NO_SECOND,     /* the upcard may be taken only where a second card can be had */
  RUMMY_REFUSED_ALL_USED,      /* a seat without cards must use all that it takes */
  RUMMY_REFUSED_STRICT,        /* a last discard that fits a meld must be laid off */
  RUMMY_REFUSED_NO_DISCARD,    /* no discard ends a turn in these rules */
  RUMMY_REFUSED_EXCHANGE,      /* a card must be exchanged first, or has been */
  RUMMY_REFUSED_EXCHANGE_SAME, /* not the card that was just taken */
  RUMMY_REFUSED_BUSY,          /* out of turn: the seat to move has begun something */
  RUMMY_REFUSED_NO_RENEWAL,    /* the stock cannot be renewed now */
  RUMMY_REFUSED_NO_JOKER,      /* there is no joker to do that with */
  RUMMY_REFUSED_SPLITS,        /* jokers split the pile and go into no meld */
  RUMMY_REFUSED_DEALER_JOKER,  /* the dealer's joker is no card of the hand, to be discarded */
  RUMMY_REFUSED_PHASE,         /* not now */
  RUMMY_REFUSED_TRADE,         /* hands are traded only before anything is done in a turn */
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
  RUMMY_EVENT_PASS,    /* points is the RummyPhase in which seat did nothing */
  RUMMY_EVENT_TURN, /* it is the turn of seat */
  RUMMY_EVENT_OVER, /* the round is over; seat went out, or RUMMY_SEAT_NONE */
  RUMMY_EVENT_MATCH_OVER,
  RUMMY_EVENT_SWAP,     /* seat put card on meld and took cards, for points */
  RUMMY_EVENT_KNOCK,    /* seat knocked and discarded card, or RUMMY_CARD_NONE */
  RUMMY_EVENT_CALL,     /* seat called rum for cards on meld, for points */
  RUMMY_EVENT_RENEW,    /* the stock was renewed; card: a new upcard, or RUMMY_CARD_NONE */
  RUMMY_EVENT_SPLIT,    /* seat spent card, cards left the game */
  RUMMY_EVENT_NOMINATE, /* seat chose: points is a RummyJokerNomination */
  RUMMY_EVENT_BLOCK,    /* seat put card on the dealer's joker */
  RUMMY_EVENT_TRADE     /* points is the seat with which seat traded hands */
} RummyEventKind;

typedef struct {
  uint8_t kind; /* RummyEventKind */
  uint8_t seat;
  uint8_t card;
  uint8_t meld;
  int16_t points;
  RummyCards cards;
} RummyEvent;

#define RUMMY_EVENTS_MAX 32 /* that one move makes at most */

typedef struct {
  RummyEvent event[RUMMY_EVENTS_MAX];
  unsigned n;
} RummyEvents;

#define RUMMY_MOVES_MAX 16384

typedef struct {
  RummyMove move[RUMMY_MOVES_MAX];
  unsigned n;
} RummyMoves;

/* Who deals and leads.  deck holds every card of the rules once. */
typedef struct {
  const RummyCard *deck;
  const uint8_t *hands; /* how many cards each seat gets, 0 or NULL: as many as the rules say */
  uint64_t seed;
  uint8_t dealer, lead;
  uint8_t absent; /* seats that are knocked out, one bit each */
} RummyDeal;

/* The seat of each card of the hands, in the order of the deck: one at a time, lead first, as long as a seat gets any.
 * Returns how many cards there are.  Of the round only rules, absent and lead are read. */
unsigned rummy_round_deal_seats (const RummyRound *round, const uint8_t *hands, uint8_t seats[RUMMY_CARDS_MAX]);

/* Deals the hands from the front of the deck; then the extra card of the eldest or the upcard;
 * the rest is the stock, front first.  A dealer's joker, the first of the deck, is put aside before. */
void rummy_round_deal (RummyRound *round, const RummyRules *rules, const RummyDeal *deal);

/* RUMMY_OK, or why the move is not legal.  Every bit pattern of a move may be asked. */
RummyRefusal rummy_round_check (const RummyRound *round, const RummyMove *move);

/* Plays a legal move; a move that is not is refused and nothing changes.  events may be NULL, otherwise what
 * happened is appended. */
RummyRefusal rummy_round_apply (RummyRound *round, const RummyMove *move, RummyEvents *events);

/* Plays a move that check or moves have shown to be legal, with the meld that it makes; for search and playouts. */
void rummy_round_play (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events);

/* Calls back for every legal move of a seat, once each; false from func ends the walk and is returned.  Of two
 * identical cards (two packs, jokers) only one is listed: the owed or kept one in a meld, otherwise the one with
 * the lower code that may be moved.  Groups with wild cards are listed with their reading. */
typedef bool (*RummyMoveFunc) (const RummyMove *move, void *data);
bool rummy_round_each_move (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data);

/* The first RUMMY_MOVES_MAX of them, of the seat to move or of any.  Melds and lay-offs come last, so that only they
 * are ever cut: with a dozen wild cards in the hand they can be more. */
void rummy_round_moves (const RummyRound *round, RummyMoves *moves);
void rummy_round_moves_of (const RummyRound *round, unsigned seat, RummyMoves *moves);

/* The move that is listed for a legal one: another card of the same kind, its reading filled in. */
RummyMove rummy_round_listed (const RummyRound *round, const RummyMove *move);

/* Whether a seat may make a move now: the seat to move, those that may call or lay off, out of turn all. */
bool rummy_round_may_move (const RummyRound *round, unsigned seat);

/* The next seat in the direction of play. */
unsigned rummy_round_next (const RummyRound *round, unsigned seat);
unsigned rummy_round_n_seats (const RummyRound *round);

static inline bool
rummy_round_has_seat (const RummyRound *round, unsigned seat)
{
  return seat < (unsigned) round->rules->players && !(round->absent >> seat & 1);
}

/* Whether the empty stock would be renewed. */
bool rummy_round_can_renew (const RummyRound *round);

RummyCards rummy_round_pile (const RummyRound *round);

/* The cards in and above card in the pile; empty when it is not there. */
RummyCards rummy_round_above (const RummyRound *round, RummyCard card);

/* Cards of a seat that everybody knows. */
static inline RummyCards
rummy_round_seen (const RummyRound *round, unsigned seat)
{
  return rummy_cards_and (round->hand[seat], round->shown);
}

/* Cards of a seat that another seat, or RUMMY_SEAT_NONE, knows. */
RummyCards rummy_round_known (const RummyRound *round, unsigned seat, unsigned viewer);

/* Two seats trade their hands and nothing else: a learning tool (M-112) that no rules have, so no bot does it. */
RummyRefusal rummy_round_check_trade (const RummyRound *round, unsigned seat, unsigned other);
void rummy_round_trade (RummyRound *round, unsigned seat, unsigned other, RummyEvents *events);

/* Whether melds wait in the hands: where they come down only at the end, until they do.  From then on all that stays in
 * a hand counts, melds too. */
static inline bool
rummy_round_keeps_melds (const RummyRound *round)
{
  return round->rules->meld_when != RUMMY_MELD_ANY_TIME && round->phase != RUMMY_PHASE_SPREAD &&
         round->phase != RUMMY_PHASE_LAYOFF && round->phase != RUMMY_PHASE_OVER;
}

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

/* The seat that scores a card in a meld. */
static inline unsigned
rummy_round_laid_by (const RummyRound *round, RummyCard card)
{
  return round->laid[card] & 7;
}

/* The seat that threw a card of the pile, or RUMMY_SEAT_NONE. */
static inline unsigned
rummy_round_thrown_by (const RummyRound *round, RummyCard card)
{
  return round->laid[card] & RUMMY_THROWN ? round->laid[card] & 7u : RUMMY_SEAT_NONE;
}

/* The position of a card in its meld: in a run the rank that it stands for, 14 for an ace on the king, more round
 * the corner; 0 in a set. */
unsigned rummy_round_position (const RummyRound *round, RummyCard card);

/* Whether a card is wild where it lies or in this round. */
bool rummy_round_is_wild (const RummyRound *round, RummyCard card);

/* Cards of a meld in the order in which they are read: a run by position, a set by suit; returns how many. */
unsigned rummy_round_meld_cards (const RummyRound *round, unsigned index, RummyCard cards[RUMMY_CARDS_MAX]);

/* Points of what is left in the hand of a seat, and what the round would score for its side if it ended now. */
int rummy_round_hand_points (const RummyRound *round, unsigned seat);
int rummy_round_score (const RummyRound *round, unsigned seat);

/* Points that may stay in the hand at a knock. */
int rummy_round_knock_limit (const RummyRound *round);

/* The parts of a score: total = (melds + gained + bonus - hand) * factor, not below 0 where the rules say so, divided
 * by five where they say so. */
typedef struct {
  int melds;
  int hand;   /* own hand, as it counts against it; as a penalty below 0 */
  int gained; /* from others */
  int bonus;
  int factor;
  int total;
} RummyScore;

/* The score of every side as if the round ended now; false when the round is void.  winner: a seat of the side that
 * won the round, or RUMMY_SEAT_NONE; may be NULL. */
bool rummy_round_scores (const RummyRound *round, RummyScore scores[RUMMY_SEATS_MAX], unsigned *winner);
