/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/card.h"

#define RUMMY_SEATS_MIN 2
#define RUMMY_SEATS_MAX 8

typedef enum { RUMMY_UPCARD_TURNED, RUMMY_UPCARD_ELDEST } RummyUpcardRule;
typedef enum { RUMMY_DEALER_LOWEST, RUMMY_DEALER_RANDOM, RUMMY_DEALER_FIXED } RummyFirstDealer;
typedef enum {
  RUMMY_NEXT_LEFT,
  RUMMY_NEXT_WINNER,
  RUMMY_NEXT_LOSER,
  RUMMY_NEXT_ALTERNATE, /* from game to game too */
  RUMMY_NEXT_COUNTERCLOCKWISE
} RummyNextDealer;
typedef enum { RUMMY_LEAD_ALTERNATES, RUMMY_LEAD_LEFT_OF_DEALER, RUMMY_LEAD_ROTATES } RummyLead;
typedef enum { RUMMY_SHUFFLE_ROUND, RUMMY_SHUFFLE_GAME, RUMMY_SHUFFLE_NEVER } RummyShuffle;
typedef enum { RUMMY_KINDS_BOTH, RUMMY_KINDS_SETS, RUMMY_KINDS_RUNS } RummyKinds;
typedef enum { RUMMY_ACE_LOW_ONLY, RUMMY_ACE_EITHER, RUMMY_ACE_CORNER } RummyAceRule;
typedef enum { RUMMY_MELD_ANY_TIME, RUMMY_MELD_WHEN_OUT, RUMMY_MELD_KNOCK } RummyMeldWhen;
typedef enum { RUMMY_LAYOFF_ANY, RUMMY_LAYOFF_OWN, RUMMY_LAYOFF_SIDE, RUMMY_LAYOFF_NONE } RummyLayOffRule;
typedef enum { RUMMY_LAYFIRST_YES, RUMMY_LAYFIRST_NO, RUMMY_LAYFIRST_MAKING } RummyLayFirst;
typedef enum { RUMMY_RUM_OFF, RUMMY_RUM_LAY, RUMMY_RUM_TABLE } RummyRum;
typedef enum { RUMMY_JOKERS_WILD, RUMMY_JOKERS_GROUP, RUMMY_JOKERS_NOMINATED } RummyJokerRole;
typedef enum { RUMMY_PICKUP_TOP, RUMMY_PICKUP_ANY, RUMMY_PICKUP_ANOTHER, RUMMY_PICKUP_EXCHANGE } RummyPickUp;
typedef enum { RUMMY_UPFIRST_ALWAYS, RUMMY_UPFIRST_MELD } RummyUpFirst;
typedef enum { RUMMY_LEFTOVER_HAND, RUMMY_LEFTOVER_TABLE } RummyLeftOver;
typedef enum { RUMMY_NODISC_ILLEGAL, RUMMY_NODISC_TWO } RummyNoDiscard;
typedef enum { RUMMY_PILE_SPREAD, RUMMY_PILE_TOP } RummyPileView;
typedef enum { RUMMY_FLOAT_OFF, RUMMY_FLOAT_ON, RUMMY_FLOAT_STRICT } RummyFloat;
typedef enum {
  RUMMY_STOCKOUT_END,       /* at the end of the turn in which the last card was drawn */
  RUMMY_STOCKOUT_TAKE,      /* on while the seat to move takes from the pile */
  RUMMY_STOCKOUT_MELD,      /* the same, and what is taken must be melded */
  RUMMY_STOCKOUT_TURN,      /* the pile under the upcard is turned over */
  RUMMY_STOCKOUT_RESHUFFLE, /* the whole pile is shuffled */
  RUMMY_STOCKOUT_DISCARD    /* on, discarding without drawing */
} RummyStockOut;
typedef enum {
  RUMMY_OPPMELD_NO,
  RUMMY_OPPMELD_KNOCK,     /* all others meld and lay off after a knock; after Gin nobody */
  RUMMY_OPPMELD_KNOCK_OWN, /* the same, but after Gin own melds come off the hand */
  RUMMY_OPPMELD_LAYOFF     /* after any going out, lay-offs on the melds of opponents */
} RummyOppMeld;
typedef enum { RUMMY_NOOUT_DEDUCT, RUMMY_NOOUT_KEEP, RUMMY_NOOUT_ADD, RUMMY_NOOUT_VOID } RummyNoOut;
typedef enum {
  RUMMY_SCORING_OWN,    /* melds less hand */
  RUMMY_SCORING_HANDS,  /* the winner gets the hands of the opponents */
  RUMMY_SCORING_BOTH,   /* own melds, the winner the hands of the opponents too */
  RUMMY_SCORING_TIMES,  /* the winner gets his melds from each opponent */
  RUMMY_SCORING_KNOCK,  /* least deadwood */
  RUMMY_SCORING_PENALTY /* hands are penalties */
} RummyScoring;
typedef enum { RUMMY_TARGET_POINTS, RUMMY_TARGET_ROUNDS_WON, RUMMY_TARGET_ROUNDS } RummyTargetKind;
typedef enum { RUMMY_TIE_PLAY_ON, RUMMY_TIE_SHARED } RummyTie;
typedef enum { RUMMY_SPLIT_OLDER, RUMMY_SPLIT_EITHER } RummySplitSide;

/* What a number stands for besides itself. */
#define RUMMY_KNOCK_UPCARD (-1)
#define RUMMY_WILD_REPLACED (-1)
#define RUMMY_GIN_DOUBLES (-1)
#define RUMMY_SHUTOUT_DOUBLES (-1)

/* The rules of a game: one number a parameter.  Ranges and sources are rows of the table in rules.c, and
 * docs/RULES.md tells what each does. */
typedef struct {
  /* seats and deal */
  int16_t players;
  int16_t partner; /* two sides of two, partners opposite */
  int16_t packs;   /* 0: two from five seats on */
  int16_t jokers;  /* a pack */
  int16_t deal[RUMMY_SEATS_MAX + 1]; /* by number of seats; [0] and [1] are unused */
  int16_t upcard;       /* RummyUpcardRule */
  int16_t first_dealer;  /* RummyFirstDealer */
  int16_t next_dealer;   /* RummyNextDealer */
  int16_t lead;         /* RummyLead */
  int16_t counterclockwise;
  int16_t shuffle;      /* RummyShuffle */

  /* melds */
  int16_t set_max;
  int16_t suits_repeat; /* a suit may stand twice in a set */
  int16_t run_min;
  int16_t new_meld_max; /* cards in a first lay-down of a meld; 0: any number */
  int16_t ace;     /* RummyAceRule */
  int16_t kinds;   /* RummyKinds */
  int16_t meld_when; /* RummyMeldWhen */
  int16_t melds_per_turn;   /* 0: any number */
  int16_t layoffs_per_turn; /* 0: any number */
  int16_t first_min;
  int16_t first_min_counts_layoffs;
  int16_t layoff;   /* RummyLayOffRule */
  int16_t layoff_first; /* RummyLayFirst */
  int16_t meld_before_draw;
  int16_t out_of_turn;
  int16_t rum;       /* RummyRum */
  int16_t rum_window; /* seconds; 0: each seat is asked */

  /* wild cards */
  int16_t twos;
  int16_t joker_role; /* RummyJokerRole */
  int16_t wild_duplicates;   /* a wild card may stand for a card that is melded elsewhere */
  int16_t wild_max;   /* in a meld; 0: any number */
  int16_t naturals;  /* in a meld at least */
  int16_t wild_in_hand;
  int16_t wild_in_meld; /* RUMMY_WILD_REPLACED: what it stands for */
  int16_t swap;
  int16_t dealer_joker;
  int16_t split_side; /* RummySplitSide */

  /* drawing */
  int16_t pickup;  /* RummyPickUp */
  int16_t must_use; /* the deepest card of several */
  int16_t layoff_is_use;
  int16_t free_upcard;
  int16_t must_use_upcard;
  int16_t may_discard_upcard;
  int16_t upcard_first;  /* RummyUpFirst */
  int16_t leftover; /* RummyLeftOver */
  int16_t drawn;
  int16_t peek;
  int16_t no_discard;   /* RummyNoDiscard */
  int16_t pile_view; /* RummyPileView */
  int16_t offer;

  /* the end of a round */
  int16_t must_discard;
  int16_t floating; /* RummyFloat */
  int16_t stock_out; /* RummyStockOut */
  int16_t renewals_max;
  int16_t may_leave_last;
  int16_t reserve;
  int16_t knock; /* RUMMY_KNOCK_UPCARD or points */
  int16_t oklahoma_ace; /* an ace upcard: Gin only */
  int16_t opponents_meld; /* RummyOppMeld */
  int16_t nobody_goes_out;   /* RummyNoOut */

  /* values */
  int16_t twos_to_nines;    /* points of 2 to 9; 0: the pips */
  int16_t tens_to_kings; /* points of 10 to king; 0: 10, 11, 12, 13 */
  int16_t ace_in_hand;
  int16_t ace_low;
  int16_t ace_high;
  int16_t ace_in_set;
  int16_t four_aces; /* points of four aces of one seat in a set; 0: as single aces */
  int16_t divided_by_five;

  /* scores */
  int16_t scoring; /* RummyScoring */
  int16_t negative;
  int16_t out_bonus;
  int16_t knock_bonus;
  int16_t undercut_bonus;
  int16_t gin_bonus; /* RUMMY_GIN_DOUBLES: twice the knock bonus */
  int16_t big_gin_bonus;
  int16_t spades;
  int16_t rummy_doubles;
  int16_t four_doubles;
  int16_t master;

  /* the match */
  int16_t target_kind; /* RummyTargetKind */
  int16_t target;
  int16_t reach;     /* more than the target is needed */
  int16_t lowest;    /* the lowest total wins */
  int16_t tie;       /* RummyTie */
  int16_t game_bonus;
  int16_t box;
  int16_t shutout; /* RUMMY_SHUTOUT_DOUBLES or points */
  int16_t wins_difference;
  int16_t settle;
  int16_t knockout; /* 0: off */
} RummyRules;

typedef enum {
  RUMMY_PARAM_NUMBER,
  RUMMY_PARAM_SWITCH,
  RUMMY_PARAM_CHOICE,
  RUMMY_PARAM_BY_SEATS /* one number for each count of seats, from 2 to RUMMY_SEATS_MAX */
} RummyParamType;

/* Players that make moves without having them checked.  Each is made for some of the rules. */
typedef enum {
  RUMMY_FAST_PLAIN = 1,   /* playout-plain.c */
  RUMMY_FAST_KNOCK = 2,   /* playout-knock.c */
  RUMMY_FAST_QUICK = 4,   /* ai/quick.c */
  RUMMY_FAST_DEADWOOD = 8 /* ai/quick-knock.c */
} RummyFastPlayer;

typedef struct {
  const char *key;  /* as in files, the protocol and the fixtures */
  const char *ids;  /* R-nn of docs/RULES.md */
  const char *docs; /* the sources that name it, by the letters of docs/FEATURES.md */
  const char *group;
  const char *meaning; /* for the protocol, in English */
  RummyParamType type;
  unsigned known_to; /* RummyFastPlayers that honor every value or check it; the others need the silent value */
  size_t offset; /* of the first int16_t within RummyRules */
  int min, max, silent;
  const char *const *values; /* names of a choice, ended by NULL; of a number: the name of its least value, or NULL */
} RummyParam;

typedef struct {
  const char *key, *name;
  const char *base; /* the preset that it changes, or NULL */
  int seats_min, seats_max;
  const char *changes; /* "key=value ..." against the base, or the silent values */
} RummyPreset;

const RummyParam *rummy_params (size_t *n_params);
const RummyParam *rummy_param_find (const char *key);
const RummyPreset *rummy_presets (size_t *n_presets);
const RummyPreset *rummy_preset_find (const char *key);

/* Fills in the preset's unchanged rules, with players clamped to what it allows. */
void rummy_preset_rules (const RummyPreset *preset, int players, RummyRules *rules);

/* Returns how many parameters of the rules differ from the preset. */
unsigned rummy_preset_count_changes (const RummyPreset *preset, const RummyRules *rules);

/* How many numbers a parameter has, and one of them. */
unsigned rummy_param_n_values (const RummyParam *param);
int rummy_rules_get (const RummyRules *rules, const RummyParam *param, unsigned index);

/* Whether a parameter differs; of one by seats any of its numbers. */
bool rummy_rules_differ (const RummyRules *rules, const RummyRules *others, const RummyParam *param);

/* Whether no parameter does. */
bool rummy_rules_are_same (const RummyRules *rules, const RummyRules *others);

/* The value must be within the range of the parameter. */
void rummy_rules_set (RummyRules *rules, const RummyParam *param, unsigned index, int value);

/* Whether every parameter that a fast player does not know has its silent value. */
bool rummy_rules_are_known (const RummyRules *rules, RummyFastPlayer player);

/* What stands where a document says nothing. */
void rummy_rules_init_silent (RummyRules *rules);

/* The rules of a preset for its lowest number of seats, or with NULL the silent values; false when there is no
 * such preset.  Its base is read first. */
bool rummy_rules_init (RummyRules *rules, const char *preset);

/* The preset whose rules these are, with any number of seats; NULL when they are of none. */
const RummyPreset *rummy_rules_preset (const RummyRules *rules);

/* The preset for so many seats from which they differ in the fewest parameters; of several preferred, which may be
 * NULL, or else the first. */
const RummyPreset *rummy_rules_nearest_preset (const RummyRules *rules, const RummyPreset *preferred);

/* What an error is told with. */
#define RUMMY_ERROR_TEXT 160

/* Words an error as printf does, cut where it is too long; returns false. */
__attribute__ ((format (printf, 2, 3))) bool rummy_fail (char error[RUMMY_ERROR_TEXT], const char *format, ...);

/* Reads "key=value ..." into the rules: numbers, yes/no, names of values, "13/7/..." by seats.  On failure the
 * rules are as they were and error says which word is wrong. */
bool rummy_rules_read (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT]);

/* Reads "[preset] key=value ..." from nothing: the preset, or else the silent values, and what differs from it; also
 * refused where it cannot be played.  On failure the rules are as they were. */
bool rummy_rules_from_text (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT]);

/* All parameters in that form; returns the length that was needed without the NUL. */
size_t rummy_rules_write (const RummyRules *rules, char *text, size_t size);
#define RUMMY_RULES_TEXT 2048

/* The same of those that differ from the rules of a base; all, where that is NULL. */
size_t rummy_rules_write_changes (const RummyRules *rules, const RummyRules *base, char *text, size_t size);

/* Two parameters that cannot be as they are, both at once, and why, in words that can be translated. */
typedef struct {
  const RummyParam *param[2];
  const char *why;
} RummyClash;

#define RUMMY_CLASHES_MAX 12 /* more are not told */

/* What is wrong with rules in which every number is within its range; returns how many there are. */
unsigned rummy_rules_find_clashes (const RummyRules *rules, RummyClash clashes[RUMMY_CLASHES_MAX]);

/* Parameters that were chosen, but make no difference beside another one; told like clashes. */
unsigned rummy_rules_find_idle (const RummyRules *rules, RummyClash idle[RUMMY_CLASHES_MAX]);

/* Whether the rules can be played; error names the parameters that clash. */
bool rummy_rules_validate (const RummyRules *rules, char error[RUMMY_ERROR_TEXT]);

/* For a number of seats: those of the rules, or fewer when some are knocked out. */
unsigned rummy_rules_packs (const RummyRules *rules, unsigned seats);
unsigned rummy_rules_hand_size (const RummyRules *rules, unsigned seats);

unsigned rummy_rules_n_cards (const RummyRules *rules, unsigned seats);

/* Every card of the packs, by rising code; returns how many. */
size_t rummy_rules_deck (const RummyRules *rules, unsigned seats, RummyCard deck[RUMMY_CARDS_MAX]);

/* The side of a seat: partners share one.  Sides are counted from 0. */
static inline unsigned
rummy_rules_side (const RummyRules *rules, unsigned seat)
{
  return rules->partner ? seat & 1 : seat;
}

static inline unsigned
rummy_rules_sides (const RummyRules *rules)
{
  return rules->partner ? 2u : (unsigned) rules->players;
}

/* Whether the round goes on after the last card of the stock, which is not renewed. */
static inline bool
rummy_rules_play_on (const RummyRules *rules)
{
  return rules->stock_out == RUMMY_STOCKOUT_TAKE || rules->stock_out == RUMMY_STOCKOUT_MELD ||
         rules->stock_out == RUMMY_STOCKOUT_DISCARD;
}

/* The cards that may be wild: jokers, twos.  Of nominated jokers the round knows more. */
static inline RummyCards
rummy_rules_wilds (const RummyRules *rules)
{
  const uint64_t each_suit = UINT64_C (0x0001000100010001);
  uint64_t wilds = (rules->joker_role != RUMMY_JOKERS_GROUP ? each_suit : 0) | (rules->twos ? each_suit << 2 : 0);

  return (RummyCards) { { wilds, wilds } };
}

/* Points of a card that is left in a hand, and of one that stands at a position of a meld.  In a run the
 * position is the rank, with 14 for an ace on the king; in a set it is 0.  A wild card in a meld is worth
 * rummy_rules_wild_points () of the rank and the position that it stands for. */
static inline int
rummy_plain_points (const RummyRules *rules, unsigned rank)
{
  if (rank >= 10)
    return rules->tens_to_kings ? rules->tens_to_kings : (int) rank;

  return rules->twos_to_nines ? rules->twos_to_nines : (int) rank;
}

static inline int
rummy_rules_hand_points (const RummyRules *rules, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  if (rank == 0 || (rank == 2 && rules->twos))
    return rules->wild_in_hand;

  return rank == RUMMY_ACE ? rules->ace_in_hand : rummy_plain_points (rules, rank);
}

static inline int
rummy_rules_cards_points (const RummyRules *rules, RummyCards cards)
{
  int points = 0;

  RUMMY_CARDS_EACH (card, cards)
    points += rummy_rules_hand_points (rules, card);

  return points;
}

static inline int
rummy_rules_rank_points (const RummyRules *rules, unsigned rank, unsigned position)
{
  if (rank != RUMMY_ACE)
    return rummy_plain_points (rules, rank);

  return position == 0 ? rules->ace_in_set : position == RUMMY_ACE ? rules->ace_low : rules->ace_high;
}

static inline int
rummy_rules_wild_points (const RummyRules *rules, unsigned rank, unsigned position)
{
  return rules->wild_in_meld == RUMMY_WILD_REPLACED ? rummy_rules_rank_points (rules, rank, position)
                                                    : rules->wild_in_meld;
}
