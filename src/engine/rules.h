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
  RUMMY_NEXT_ALTERNATE, /* also from game to game */
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
  RUMMY_STOCKOUT_END,       /* after the turn in which the last card was drawn */
  RUMMY_STOCKOUT_TAKE,      /* continues as long as seats pick up */
  RUMMY_STOCKOUT_MELD,      /* the same, and picked-up cards must be melded */
  RUMMY_STOCKOUT_TURN,      /* the pile under the upcard is turned over */
  RUMMY_STOCKOUT_RESHUFFLE, /* the pile under the upcard is shuffled */
  RUMMY_STOCKOUT_DISCARD    /* continues with discards instead of draws */
} RummyStockOut;
typedef enum {
  RUMMY_OPPMELD_NO,
  RUMMY_OPPMELD_KNOCK,     /* after a knock, all others meld and lay off; after gin nobody */
  RUMMY_OPPMELD_KNOCK_OWN, /* the same, but own melds are subtracted even after gin */
  RUMMY_OPPMELD_LAYOFF     /* whenever a seat goes out, the others lay off on opponents' melds */
} RummyOppMeld;
typedef enum { RUMMY_NOOUT_DEDUCT, RUMMY_NOOUT_KEEP, RUMMY_NOOUT_ADD, RUMMY_NOOUT_VOID } RummyNoOut;
typedef enum {
  RUMMY_SCORING_OWN,    /* melds minus hand */
  RUMMY_SCORING_HANDS,  /* the winner gets the opponents' hands */
  RUMMY_SCORING_BOTH,   /* own melds; the winner also gets the opponents' hands */
  RUMMY_SCORING_TIMES,  /* the winner gets the own melds from each opponent */
  RUMMY_SCORING_KNOCK,  /* least deadwood wins */
  RUMMY_SCORING_PENALTY /* hands are penalty points */
} RummyScoring;
typedef enum { RUMMY_TARGET_POINTS, RUMMY_TARGET_ROUNDS_WON, RUMMY_TARGET_ROUNDS } RummyTargetKind;
typedef enum { RUMMY_TIE_PLAY_ON, RUMMY_TIE_SHARED } RummyTie;
typedef enum { RUMMY_SPLIT_OLDER, RUMMY_SPLIT_EITHER } RummySplitSide;

/* Special values of numeric parameters. */
#define RUMMY_KNOCK_UPCARD (-1)
#define RUMMY_WILD_REPLACED (-1)
#define RUMMY_GIN_DOUBLES (-1)
#define RUMMY_SHUTOUT_DOUBLES (-1)

/* The rules of a game, one number per parameter.  Ranges and sources are in the table in rules.c; docs/RULES.md
 * explains each. */
typedef struct {
  /* seats and deal */
  int16_t players;
  int16_t partner; /* two sides of two, partners opposite each other */
  int16_t packs;   /* 0: two for five or more seats */
  int16_t jokers;  /* per pack */
  int16_t deal[RUMMY_SEATS_MAX + 1]; /* by number of seats; [0] and [1] are unused */
  int16_t upcard;       /* RummyUpcardRule */
  int16_t first_dealer;  /* RummyFirstDealer */
  int16_t next_dealer;   /* RummyNextDealer */
  int16_t lead;         /* RummyLead */
  int16_t counterclockwise;
  int16_t shuffle;      /* RummyShuffle */

  /* melds */
  int16_t set_max;
  int16_t suits_repeat; /* a suit may appear twice in a set */
  int16_t run_min;
  int16_t new_meld_max; /* most cards in a new meld; 0: any number */
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
  int16_t rum_window; /* in seconds; 0: each seat is asked */

  /* wild cards */
  int16_t twos;
  int16_t joker_role; /* RummyJokerRole */
  int16_t wild_duplicates;   /* a wild card may stand for a card melded elsewhere */
  int16_t wild_max;   /* in a meld; 0: any number */
  int16_t naturals;  /* at least, in a meld */
  int16_t wild_in_hand;
  int16_t wild_in_meld; /* RUMMY_WILD_REPLACED: points of the card it stands for */
  int16_t swap;
  int16_t dealer_joker;
  int16_t split_side; /* RummySplitSide */

  /* drawing */
  int16_t pickup;  /* RummyPickUp */
  int16_t must_use; /* the deepest of several picked-up cards */
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
  int16_t oklahoma_ace; /* upcard ace: gin only */
  int16_t opponents_meld; /* RummyOppMeld */
  int16_t nobody_goes_out;   /* RummyNoOut */

  /* values */
  int16_t twos_to_nines;    /* points of 2 to 9; 0: face value */
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
  int16_t reach;     /* the target must be exceeded */
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
  RUMMY_PARAM_BY_SEATS /* a number for each number of seats, from 2 to RUMMY_SEATS_MAX */
} RummyParamType;

/* Computer players that do not check their moves.  Each supports only some rules. */
typedef enum {
  RUMMY_FAST_PLAIN = 1,   /* playout-plain.c */
  RUMMY_FAST_KNOCK = 2,   /* playout-knock.c */
  RUMMY_FAST_QUICK = 4,   /* ai/quick.c */
  RUMMY_FAST_DEADWOOD = 8 /* ai/quick-knock.c */
} RummyFastPlayer;

typedef struct {
  const char *key;  /* in files, the protocol and fixtures */
  const char *ids;  /* R-nn in docs/RULES.md */
  const char *docs; /* sources that specify it, by the letters of docs/FEATURES.md */
  const char *group;
  const char *meaning; /* English description for the protocol */
  RummyParamType type;
  unsigned known_to; /* RummyFastPlayers that support every value; the others require the silent value */
  size_t offset; /* of its first int16_t in RummyRules */
  int min, max, silent;
  const char *const *values; /* names of the values of a choice, NULL-terminated; of a number: the name of its least
                              * value, or NULL */
} RummyParam;

typedef struct {
  const char *key, *name;
  const char *base; /* preset that it is based on, or NULL */
  int seats_min, seats_max;
  const char *changes; /* "key=value ..." relative to the base or the silent values */
} RummyPreset;

const RummyParam *rummy_params (size_t *n_params);
const RummyParam *rummy_param_find (const char *key);
const RummyPreset *rummy_presets (size_t *n_presets);
const RummyPreset *rummy_preset_find (const char *key);

/* Sets @rules to the preset's, with @players clamped to its range. */
void rummy_preset_rules (const RummyPreset *preset, int players, RummyRules *rules);

/* Returns the number of parameters that differ from the preset. */
unsigned rummy_preset_count_changes (const RummyPreset *preset, const RummyRules *rules);

/* n_values () returns how many numbers a parameter has; get () returns one of them. */
unsigned rummy_param_n_values (const RummyParam *param);
int rummy_rules_get (const RummyRules *rules, const RummyParam *param, unsigned index);

/* Returns whether a parameter differs; for one by seats, whether any of its numbers does. */
bool rummy_rules_differ (const RummyRules *rules, const RummyRules *others, const RummyParam *param);

/* Returns whether all parameters are equal. */
bool rummy_rules_are_same (const RummyRules *rules, const RummyRules *others);

/* @value must be in the parameter's range. */
void rummy_rules_set (RummyRules *rules, const RummyParam *param, unsigned index, int value);

/* Returns whether every parameter that a fast player does not support has its silent value. */
bool rummy_rules_are_known (const RummyRules *rules, RummyFastPlayer player);

/* Sets all parameters to their silent values. */
void rummy_rules_init_silent (RummyRules *rules);

/* Sets @rules to a preset for its lowest number of seats, or to the silent values if @preset is NULL.  Returns false
 * if there is no such preset. */
bool rummy_rules_init (RummyRules *rules, const char *preset);

/* Returns the preset with these rules for any number of seats, or NULL. */
const RummyPreset *rummy_rules_preset (const RummyRules *rules);

/* Returns the preset for this number of seats that differs in the fewest parameters.  Of several, @preferred (may be
 * NULL) wins, else the first. */
const RummyPreset *rummy_rules_nearest_preset (const RummyRules *rules, const RummyPreset *preferred);

/* Size of error messages. */
#define RUMMY_ERROR_TEXT 160

/* Formats an error, truncating it if necessary; returns false. */
__attribute__ ((format (printf, 2, 3))) bool rummy_fail (char error[RUMMY_ERROR_TEXT], const char *format, ...);

/* Reads "key=value ..." into @rules: numbers, yes/no, names of values, or "13/7/..." by seats.  On failure the rules
 * are unchanged and @error names the offending word. */
bool rummy_rules_read (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT]);

/* Reads "[preset] key=value ...", with the silent values if no preset is given.  Rules that cannot be played are
 * refused.  On failure the rules are unchanged. */
bool rummy_rules_from_text (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT]);

/* Writes all parameters in that form; like snprintf (), returns the length needed without the NUL. */
size_t rummy_rules_write (const RummyRules *rules, char *text, size_t size);
#define RUMMY_RULES_TEXT 2048

/* Writes the parameters that differ from @base; all if that is NULL. */
size_t rummy_rules_write_changes (const RummyRules *rules, const RummyRules *base, char *text, size_t size);

/* Two parameters whose values exclude each other, and why (in English, for tools). */
typedef struct {
  const RummyParam *param[2];
  const char *why;
} RummyClash;

#define RUMMY_CLASHES_MAX 12 /* maximum reported */

/* Finds the clashes in rules whose numbers are all in range; returns their number. */
unsigned rummy_rules_find_clashes (const RummyRules *rules, RummyClash clashes[RUMMY_CLASHES_MAX]);

/* Finds parameters that were changed but have no effect because of another one, in the form of clashes; returns
 * their number. */
unsigned rummy_rules_find_idle (const RummyRules *rules, RummyClash idle[RUMMY_CLASHES_MAX]);

/* Returns whether the rules can be played; @error names parameters that clash. */
bool rummy_rules_validate (const RummyRules *rules, char error[RUMMY_ERROR_TEXT]);

/* Returns the number of packs for a number of seats, which may be lower than the rules' after knockouts. */
unsigned rummy_rules_packs (const RummyRules *rules, unsigned seats);
unsigned rummy_rules_hand_size (const RummyRules *rules, unsigned seats);

unsigned rummy_rules_n_cards (const RummyRules *rules, unsigned seats);

/* Lists every card of the packs in order of their codes; returns their number. */
size_t rummy_rules_deck (const RummyRules *rules, unsigned seats, RummyCard deck[RUMMY_CARDS_MAX]);
RummyCards rummy_rules_cards (const RummyRules *rules, unsigned seats);

/* Returns the side of a seat, counted from 0; partners share one. */
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

/* Returns whether the round continues after the last stock card although the stock is not renewed. */
static inline bool
rummy_rules_play_on (const RummyRules *rules)
{
  return rules->stock_out == RUMMY_STOCKOUT_TAKE || rules->stock_out == RUMMY_STOCKOUT_MELD ||
         rules->stock_out == RUMMY_STOCKOUT_DISCARD;
}

/* Returns the cards that may be wild: jokers, twos.  Nominated jokers depend on the round. */
static inline RummyCards
rummy_rules_wilds (const RummyRules *rules)
{
  const uint64_t each_suit = UINT64_C (0x0001000100010001);
  uint64_t wilds = (rules->joker_role != RUMMY_JOKERS_GROUP ? each_suit : 0) | (rules->twos ? each_suit << 2 : 0);

  return (RummyCards) { { wilds, wilds } };
}

/* Points of a card in the hand, and of one at a position of a meld: in a run the rank, with 14 for an ace above the
 * king; in a set 0.  A wild card in a meld counts rummy_rules_wild_points () of the rank and position it stands for. */
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
