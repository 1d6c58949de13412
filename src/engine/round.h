/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/effort.h"
#include "engine/rules.h"

/* One deal, from the first turn to the last card.  A plain struct that can be copied by assignment. */

#define RUMMY_MELDS_MAX 37 /* 112 cards in threes */
#define RUMMY_MELD_NONE 255
#define RUMMY_SEAT_NONE 255
#define RUMMY_THROWN 8     /* marks a discard in laid, beside the seat */

/* After this many turns per seat without a stock card drawn or a card laid, upcards may no longer be taken just to
 * be discarded again (N-13). */
#define RUMMY_STALL_CIRCLES 3

typedef enum {
  RUMMY_PHASE_DRAW,    /* draw from the stock, pick up, or pass if there is nothing to draw */
  RUMMY_PHASE_PLAY,    /* meld and lay off, then discard; in an exchange game pass */
  RUMMY_PHASE_OVER,
  RUMMY_PHASE_NOMINATE, /* the dealer decides, before seeing the hand, what jokers do */
  RUMMY_PHASE_UPCARD,   /* the eldest discards to start the pile */
  RUMMY_PHASE_OFFER,    /* the upcard is offered in turn: take or pass */
  RUMMY_PHASE_SECOND,   /* the upcard was taken; a second card must be drawn */
  RUMMY_PHASE_EXCHANGE, /* a card was taken or looked at; one must be dropped */
  RUMMY_PHASE_NODISC,   /* everything was laid and two cards drawn: discard one */
  RUMMY_PHASE_CALL,     /* rum may be called */
  RUMMY_PHASE_SPREAD,   /* the knocker lays melds, then passes */
  RUMMY_PHASE_LAYOFF    /* the others meld or lay off after the end, then pass */
} RummyPhase;

typedef enum {
  RUMMY_END_NONE,
  RUMMY_END_OUT,     /* a seat got rid of its last card, or went out with the whole hand at once */
  RUMMY_END_STOCK,   /* the stock is gone and not renewed, or a seat did not pick up */
  RUMMY_END_CIRCLE,  /* the stock is gone, and nobody laid a card in a full circle */
  RUMMY_END_KNOCK,   /* a seat knocked */
  RUMMY_END_RESERVE  /* only the cards that are not drawn are left in the stock */
} RummyEnd;

typedef enum { RUMMY_GIN_NONE, RUMMY_GIN, RUMMY_GIN_BIG } RummyGin;
typedef enum { RUMMY_ROLE_NONE, RUMMY_ROLE_WILD, RUMMY_ROLE_DOUBLE, RUMMY_ROLE_SPLIT } RummyJokerNomination;

typedef struct {
  uint16_t wild;      /* run: positions held by wild cards, as bits from @low on; set: number of wild cards */
  uint8_t is_run : 1;
  uint8_t suit : 2;   /* of a run */
  uint8_t owner : 3;  /* seat that began it */
  uint8_t sealed : 1; /* closed to lay-offs; its points count twice */
  uint8_t low;        /* run: first position; set: rank, 0 for jokers */
  uint8_t high;       /* run: last position; 14 is an ace above the king; up to low + 12 around the corner */
  uint8_t suits;      /* set: suits of its natural cards, as bits */
  uint8_t count;      /* number of cards */
} RummyMeld;

typedef struct {
  const RummyRules *rules; /* must outlive the round */
  uint64_t seed;           /* for renewed stocks */

  RummyCards hand[RUMMY_SEATS_MAX];
  RummyCards shown;   /* cards in any hand that everybody saw being picked up */
  RummyCards exposed; /* those of them that stay on the table until their owner's next turn */
  RummyCards traded;  /* cards known to some other seats after a hand trade, see rummy_round_known () */
  RummyCards gone;    /* out of play: spent jokers, split-off parts of the pile */
  RummyCards barred;  /* wild cards taken by a swap this turn, which may not be discarded in it */
  RummyCards first_wilds; /* wild cards that count towards this turn's first lay-down, if swaps are allowed */
  RummyCards owed_any; /* picked-up cards, any one of which must be laid */
  RummyCard deck[RUMMY_CARDS_MAX];   /* the pile from the front, oldest first; the stock at the back, next card first */
  uint8_t meld_of[RUMMY_CARD_CODES]; /* meld that each card is in, or RUMMY_MELD_NONE */
  uint8_t laid[RUMMY_CARD_CODES];    /* in a meld: the seat that scores the card and, for a wild card in a run, its
                                      * position, see rummy_round_laid_by (); in the pile: the seat that discarded
                                      * it; after a trade: the seats that know it, as bits */
  RummyMeld meld[RUMMY_MELDS_MAX];
  int16_t melded[RUMMY_SEATS_MAX]; /* points of each seat on the table */
  int16_t first;                   /* points of the unfinished first lay-down of the seat to move */
  uint16_t turns;                  /* finished turns */
  uint8_t n_hand[RUMMY_SEATS_MAX];
  uint8_t n_pile, n_stock, n_melds, n_laid; /* @n_laid: cards on the table */

  uint8_t phase; /* RummyPhase */
  uint8_t end;   /* RummyEnd */
  uint8_t out;   /* seat that went out or knocked, or RUMMY_SEAT_NONE */
  uint8_t gin;   /* RummyGin; in RUMMY_PHASE_SPREAD what it is going to be */
  uint8_t absent; /* bit mask of seats knocked out of the match */
  uint8_t dealer, lead, turn;
  uint8_t waiting; /* bit mask of seats that may still call, take the offer or lay off */
  uint8_t resume;  /* call: seat that discarded */
  uint8_t upcard;  /* the first card of the pile, or RUMMY_CARD_NONE */
  uint8_t down;       /* bit mask of seats that have laid their first meld, with its minimum */
  uint8_t laid_any;    /* bit mask of seats that have laid any card */
  uint8_t laid_before; /* the same at the start of the turn */
  uint8_t master;     /* bit mask of seats that played the master's hand */
  uint8_t drawn;      /* card drawn from the stock this turn (the last of two), or RUMMY_CARD_NONE */
  uint8_t owed;       /* picked-up card that must still be used, or RUMMY_CARD_NONE */
  uint8_t owed_top;   /* the upcard that must be melded too, or RUMMY_CARD_NONE */
  uint8_t kept;       /* upcard taken without a duty, which may not be discarded this turn, or RUMMY_CARD_NONE */
  uint8_t must_play;  /* a card must be laid before the discard (see RUMMY_STALL_CIRCLES) */
  uint8_t must_stock; /* nobody took the offered upcard: the lead must draw from the stock */
  uint8_t first_open; /* the first lay-down has begun and must reach its minimum */
  uint8_t all_used;   /* the seat picked up with an empty hand: all but a stock card must be laid */
  uint8_t played;     /* a card was laid this turn */
  uint8_t exchanged;  /* the exchange of an exchange game is done */
  uint8_t n_new, n_lays; /* new melds and lay-offs this turn */
  uint8_t held;       /* hand size of the seat to move after its draw; 0 before */
  uint8_t new_run7;   /* a run of seven was laid this turn from a hand of eight */
  uint8_t dry;        /* consecutive turns, begun with an empty stock, in which no card was laid */
  uint8_t stalled;    /* consecutive turns without a stock card drawn or a card laid */
  uint8_t renewals;   /* how often the stock was renewed */
  uint8_t role;       /* RummyJokerNomination */
  uint8_t joker;      /* the dealer's joker while it can be used, or RUMMY_CARD_NONE */
  unsigned *effort;   /* left for proofs, or NULL: see rummy_effort_share () */
} RummyRound;

typedef enum {
  RUMMY_MOVE_DEAL, /* begins the next round of a match; never legal within a round */
  RUMMY_MOVE_DRAW,
  RUMMY_MOVE_TAKE,    /* @card and all above it; @cards: the joker that splits the pile; @low: 1 to keep its older
                       * part */
  RUMMY_MOVE_MELD,    /* @cards as a new meld; @low: its reading */
  RUMMY_MOVE_LAY,     /* @cards on @meld; @low: the reading of the result */
  RUMMY_MOVE_DISCARD, /* @card; also drops it in an exchange, or puts it up as the eldest */
  RUMMY_MOVE_PASS,    /* nothing to draw, no offer, no call, no more to lay off; ends the turn in an exchange game */
  RUMMY_MOVE_SWAP,    /* the natural @card for the wild @cards on @meld */
  RUMMY_MOVE_KNOCK,   /* @card: the discard or RUMMY_CARD_NONE; @low: 1 to lay the melds by hand */
  RUMMY_MOVE_CALL,    /* call rum: @cards of the pile, on @meld or as a new one */
  RUMMY_MOVE_RENEW,   /* skips the last stock card and draws from the renewed stock */
  RUMMY_MOVE_NOMINATE, /* @low: RummyJokerNomination */
  RUMMY_MOVE_BLOCK,   /* @card: a joker from the hand, put on the dealer's */
  RUMMY_MOVE_TRADE,   /* trades hands with the seat @low; a move of matches for practice, not part of any rules */
  RUMMY_N_MOVES
} RummyMoveKind;

/* The reading of a group with wild cards: the first position of a run, or that it is a set.  0 leaves it open, which
 * is refused if there are two. */
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

/* Why a move is refused.  The user interface has a text for each. */
typedef enum {
  RUMMY_OK,
  RUMMY_REFUSED_OVER,          /* the round, or the match, is over */
  RUMMY_REFUSED_NOT_OVER,      /* deal: the round is still being played */
  RUMMY_REFUSED_TURN,          /* another seat is to move */
  RUMMY_REFUSED_DRAW_FIRST,    /* a card must be drawn or picked up first */
  RUMMY_REFUSED_DRAWN,         /* a card was already drawn this turn */
  RUMMY_REFUSED_STOCK_EMPTY,   /* nothing to draw */
  RUMMY_REFUSED_STOCK_LEFT,    /* pass: the stock is not empty */
  RUMMY_REFUSED_NOT_IN_PILE,   /* that card is not in the pile */
  RUMMY_REFUSED_TOP_ONLY,      /* only the upcard may be picked up */
  RUMMY_REFUSED_UNUSABLE,      /* the deepest card could not be used at once */
  RUMMY_REFUSED_UNUSABLE_LAST, /* it could be used only with a last card that must be kept for the discard */
  RUMMY_REFUSED_STALL,         /* upcards were taken for too long without effect: take one only to lay a card */
  RUMMY_REFUSED_NOT_IN_HAND,   /* a card is not in the hand */
  RUMMY_REFUSED_TOO_FEW,       /* a meld has at least three cards, or the run minimum */
  RUMMY_REFUSED_NO_MELD,       /* neither a set nor a run */
  RUMMY_REFUSED_RUN_GAP,       /* one suit, but not consecutive */
  RUMMY_REFUSED_SET_SUITS,     /* one rank, but a suit appears twice, or too many cards */
  RUMMY_REFUSED_KIND,          /* these rules have no sets, or no runs */
  RUMMY_REFUSED_ACE_LOW,       /* ace above a king, but aces are low */
  RUMMY_REFUSED_NO_SUCH_MELD,
  RUMMY_REFUSED_NO_FIT,        /* the cards do not extend that meld */
  RUMMY_REFUSED_LAYOFF_OWN,    /* only on one's own melds */
  RUMMY_REFUSED_LAYOFF_NONE,   /* no lay-offs in these rules */
  RUMMY_REFUSED_OWED,          /* the picked-up card must be used first */
  RUMMY_REFUSED_OWED_LOST,     /* the picked-up card could no longer be used after this */
  RUMMY_REFUSED_MUST_PLAY,     /* a card must be laid this turn */
  RUMMY_REFUSED_KEPT,          /* the upcard just taken may not be discarded */
  RUMMY_REFUSED_KEPT_LEFT,     /* only the upcard just taken would be left, which may not be discarded */
  RUMMY_REFUSED_LAST_CARD,     /* a card must be kept for going out with a discard */
  RUMMY_REFUSED_MALFORMED,     /* no such kind, seat or card */
  RUMMY_REFUSED_AMBIGUOUS,     /* unclear what a wild card stands for */
  RUMMY_REFUSED_READING,       /* the cards cannot be read that way */
  RUMMY_REFUSED_WILD_MANY,     /* too many wild cards, or too few natural ones */
  RUMMY_REFUSED_WILD_TAKEN,    /* the card that a wild one would stand for is melded elsewhere */
  RUMMY_REFUSED_MELD_LONG,     /* too many cards for a new meld */
  RUMMY_REFUSED_SEALED,        /* a doubled meld is closed */
  RUMMY_REFUSED_MELD_LIMIT,    /* no more new melds this turn */
  RUMMY_REFUSED_LAY_LIMIT,     /* no more lay-offs this turn */
  RUMMY_REFUSED_LAYOFF_SIDE,   /* only on melds of one's own side */
  RUMMY_REFUSED_LAYOFF_FOES,   /* only on melds of opponents */
  RUMMY_REFUSED_LAY_FIRST,     /* no lay-offs before one's first meld */
  RUMMY_REFUSED_FIRST_MIN,     /* the first lay-down could not reach its minimum */
  RUMMY_REFUSED_FIRST_OPEN,    /* the first lay-down has not reached its minimum yet */
  RUMMY_REFUSED_MELD_OUT,      /* melds are laid only with the whole hand, or with a knock */
  RUMMY_REFUSED_DEADWOOD,      /* too much deadwood for a knock */
  RUMMY_REFUSED_KNOCK_DISCARD, /* a knock needs a discard, or must not have one */
  RUMMY_REFUSED_NO_KNOCK,      /* these rules have no knock */
  RUMMY_REFUSED_SWAP,          /* no wild card of that meld stands for this card */
  RUMMY_REFUSED_NO_SWAP,       /* these rules have no swaps */
  RUMMY_REFUSED_NO_CALL,       /* nothing to call */
  RUMMY_REFUSED_OFFER_OVER,    /* nobody took the upcard: draw from the stock */
  RUMMY_REFUSED_NO_SECOND,     /* the upcard may be taken only if a second card can be drawn */
  RUMMY_REFUSED_ALL_USED,      /* a seat with an empty hand must use everything it picks up */
  RUMMY_REFUSED_STRICT,        /* a last discard that fits a meld must be laid off */
  RUMMY_REFUSED_NO_DISCARD,    /* turns do not end with a discard in these rules */
  RUMMY_REFUSED_EXCHANGE,      /* a card must be exchanged first, or was already */
  RUMMY_REFUSED_EXCHANGE_SAME, /* not the card just taken */
  RUMMY_REFUSED_BUSY,          /* out of turn: the seat to move is in the middle of something */
  RUMMY_REFUSED_NO_RENEWAL,    /* the stock cannot be renewed now */
  RUMMY_REFUSED_NO_JOKER,      /* there is no joker for that */
  RUMMY_REFUSED_SPLITS,        /* jokers split the pile and cannot be melded */
  RUMMY_REFUSED_DEALER_JOKER,  /* the dealer's joker is not in the hand and cannot be discarded */
  RUMMY_REFUSED_PHASE,         /* not now */
  RUMMY_REFUSED_TRADE,         /* hands can be traded only before anything is done in a turn */
  RUMMY_N_REFUSALS
} RummyRefusal;

/* Returns a key such as "not-same-card" for fixtures, logs and the protocol. */
const char *rummy_refusal_key (RummyRefusal refusal);

typedef enum {
  RUMMY_EVENT_DEAL,    /* seat has the lead */
  RUMMY_EVENT_DRAW,    /* seat drew card from the stock */
  RUMMY_EVENT_TAKE,    /* seat picked up card and all above it: cards */
  RUMMY_EVENT_MELD,    /* seat laid cards as meld, for points */
  RUMMY_EVENT_LAY,     /* seat laid cards on meld, for points */
  RUMMY_EVENT_DISCARD, /* seat discarded card */
  RUMMY_EVENT_PASS,    /* seat passed; points is the RummyPhase */
  RUMMY_EVENT_TURN, /* seat is to move */
  RUMMY_EVENT_OVER, /* the round is over; seat went out, or RUMMY_SEAT_NONE */
  RUMMY_EVENT_MATCH_OVER,
  RUMMY_EVENT_SWAP,     /* seat put card on meld and took cards, for points */
  RUMMY_EVENT_KNOCK,    /* seat knocked and discarded card, or RUMMY_CARD_NONE */
  RUMMY_EVENT_CALL,     /* seat called rum for cards on meld, for points */
  RUMMY_EVENT_RENEW,    /* the stock was renewed; card: a new upcard, or RUMMY_CARD_NONE */
  RUMMY_EVENT_SPLIT,    /* seat spent card, cards left the game */
  RUMMY_EVENT_NOMINATE, /* points is the RummyJokerNomination */
  RUMMY_EVENT_BLOCK,    /* seat put card on the dealer's joker */
  RUMMY_EVENT_TRADE     /* points is the other seat */
} RummyEventKind;

typedef struct {
  uint8_t kind; /* RummyEventKind */
  uint8_t seat;
  uint8_t card;
  uint8_t meld;
  int16_t points;
  RummyCards cards;
} RummyEvent;

#define RUMMY_EVENTS_MAX 32 /* that a single move can cause */

typedef struct {
  RummyEvent event[RUMMY_EVENTS_MAX];
  unsigned n;
} RummyEvents;

#define RUMMY_MOVES_MAX 16384

typedef struct {
  RummyMove move[RUMMY_MOVES_MAX];
  unsigned n;
} RummyMoves;

/* Who deals and leads.  @deck contains every card of the rules once. */
typedef struct {
  const RummyCard *deck;
  const uint8_t *hands; /* hand sizes; 0 or NULL: as the rules say */
  uint64_t seed;
  uint8_t dealer, lead;
  uint8_t absent; /* bit mask of seats knocked out */
} RummyDeal;

/* Lists the seat of each dealt card in the order of the deck: one card at a time, beginning with the lead, until all
 * hands are full.  Returns the number of cards.  Uses only rules, absent and lead of @round. */
unsigned rummy_round_deal_seats (const RummyRound *round, const uint8_t *hands, uint8_t seats[RUMMY_CARDS_MAX]);

/* Deals the hands from the front of the deck, then the extra card of the eldest or the upcard; the rest is the
 * stock.  A dealer's joker is put aside first. */
void rummy_round_deal (RummyRound *round, const RummyRules *rules, const RummyDeal *deal);

/* Returns RUMMY_OK, or why the move is not legal.  Accepts any bit pattern. */
RummyRefusal rummy_round_check (const RummyRound *round, const RummyMove *move);

/* Plays a legal move and appends its events, unless NULL.  An illegal move is refused without effect. */
RummyRefusal rummy_round_apply (RummyRound *round, const RummyMove *move, RummyEvents *events);

/* Plays a move known to be legal, given its resulting meld; for search and playouts. */
void rummy_round_play (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events);

/* Calls @func once for every legal move of a seat; if it returns false, the walk ends and returns false.  Of two
 * identical cards (two packs, jokers) only one is listed: an owed or kept one in a meld, else the movable one with
 * the lower code.  Groups with wild cards are listed with their reading. */
typedef bool (*RummyMoveFunc) (const RummyMove *move, void *data);
bool rummy_round_each_move (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data);

/* Lists the first RUMMY_MOVES_MAX moves, of the seat to move or of any seat.  Melds and lay-offs come last, so only
 * they can be cut off; with a dozen wild cards in the hand there can be more. */
void rummy_round_moves (const RummyRound *round, RummyMoves *moves);
void rummy_round_moves_of (const RummyRound *round, unsigned seat, RummyMoves *moves);

/* Returns the listed form of a legal move: identical cards replaced by the listed ones, the reading filled in. */
RummyMove rummy_round_listed (const RummyRound *round, const RummyMove *move);

/* Returns whether a seat may move now: the seat to move, seats that may call or lay off, and all seats if the rules
 * allow moves out of turn. */
bool rummy_round_may_move (const RummyRound *round, unsigned seat);

/* Returns the next active seat in the direction of play. */
unsigned rummy_round_next (const RummyRound *round, unsigned seat);
unsigned rummy_round_n_seats (const RummyRound *round);

static inline bool
rummy_round_has_seat (const RummyRound *round, unsigned seat)
{
  return seat < (unsigned) round->rules->players && !(round->absent >> seat & 1);
}

/* Returns whether an empty stock would be renewed. */
bool rummy_round_can_renew (const RummyRound *round);

RummyCards rummy_round_pile (const RummyRound *round);

/* Returns the cards in melds. */
RummyCards rummy_round_table (const RummyRound *round);

/* Returns a pile card and the cards above it; empty if it is not in the pile. */
RummyCards rummy_round_above (const RummyRound *round, RummyCard card);

/* Returns the cards that a pick-up brings: a pile card and those above it, or below it where the older part of a split
 * pile is kept. */
RummyCards rummy_round_taken (const RummyRound *round, const RummyMove *take);

/* Returns the cards of a seat that everybody knows. */
static inline RummyCards
rummy_round_seen (const RummyRound *round, unsigned seat)
{
  return rummy_cards_and (round->hand[seat], round->shown);
}

/* Returns the cards of a seat that @viewer (may be RUMMY_SEAT_NONE) knows. */
RummyCards rummy_round_known (const RummyRound *round, unsigned seat, unsigned viewer);

/* Trading exchanges the hands of two seats and nothing else.  It is a practice tool (M-112), not part of any rules,
 * so no bot does it. */
RummyRefusal rummy_round_check_trade (const RummyRound *round, unsigned seat, unsigned other);
void rummy_round_trade (RummyRound *round, unsigned seat, unsigned other, RummyEvents *events);

/* Returns whether melds are still in the hands, to be laid at the end.  After that, everything left in a hand
 * counts, even melds. */
static inline bool
rummy_round_keeps_melds (const RummyRound *round)
{
  return round->rules->meld_when != RUMMY_MELD_ANY_TIME && round->phase != RUMMY_PHASE_SPREAD &&
         round->phase != RUMMY_PHASE_LAYOFF && round->phase != RUMMY_PHASE_OVER;
}

/* Returns the upcard, or RUMMY_CARD_NONE. */
static inline RummyCard
rummy_round_upcard (const RummyRound *round)
{
  return round->n_pile ? round->deck[round->n_pile - 1] : RUMMY_CARD_NONE;
}

/* Returns a card of the stock; index 0 is drawn next. */
static inline RummyCard
rummy_round_stock (const RummyRound *round, unsigned index)
{
  return round->deck[RUMMY_CARDS_MAX - round->n_stock + index];
}

/* Returns the seat that scores a card in a meld. */
static inline unsigned
rummy_round_laid_by (const RummyRound *round, RummyCard card)
{
  return round->laid[card] & 7;
}

/* Returns the seat that discarded a card of the pile, or RUMMY_SEAT_NONE. */
static inline unsigned
rummy_round_thrown_by (const RummyRound *round, RummyCard card)
{
  return round->laid[card] & RUMMY_THROWN ? round->laid[card] & 7u : RUMMY_SEAT_NONE;
}

/* Returns the position of a card in its meld: in a run the rank it stands for, 14 for an ace above the king, more
 * around the corner; in a set 0. */
unsigned rummy_round_position (const RummyRound *round, RummyCard card);

/* Returns whether a card is wild where it lies, or in this round. */
bool rummy_round_is_wild (const RummyRound *round, RummyCard card);

/* Lists the cards of a meld in reading order, a run by position, a set by suit; returns their number. */
unsigned rummy_round_meld_cards (const RummyRound *round, unsigned index, RummyCard cards[RUMMY_CARDS_MAX]);

/* hand_points () returns the points left in a seat's hand; score () returns what the round would score for its side
 * if it ended now. */
int rummy_round_hand_points (const RummyRound *round, unsigned seat);
int rummy_round_score (const RummyRound *round, unsigned seat);

/* Returns the maximum deadwood for a knock. */
int rummy_round_knock_limit (const RummyRound *round);

/* The parts of a score: total = (melds + gained + bonus - hand) * factor, at least 0 and divided by five if the
 * rules say so. */
typedef struct {
  int melds;
  int hand;   /* own hand, as subtracted; negative if it is a penalty */
  int gained; /* from opponents */
  int bonus;
  int factor;
  int total;
} RummyScore;

/* Computes the scores of all sides as if the round ended now; returns false if the round is void.  @winner (may be
 * NULL): a seat of the side that won the round, or RUMMY_SEAT_NONE. */
bool rummy_round_scores (const RummyRound *round, RummyScore scores[RUMMY_SEATS_MAX], unsigned *winner);
