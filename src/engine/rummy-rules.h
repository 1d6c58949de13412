/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-card.h"

#define RUMMY_SEATS_MIN 2
#define RUMMY_SEATS_MAX 8

typedef enum { RUMMY_KINDS_BOTH, RUMMY_KINDS_SETS, RUMMY_KINDS_RUNS } RummyKinds;
typedef enum { RUMMY_ACE_LOW_ONLY, RUMMY_ACE_EITHER, RUMMY_ACE_CORNER } RummyAceRule;
typedef enum { RUMMY_LAYOFF_ANY, RUMMY_LAYOFF_OWN, RUMMY_LAYOFF_NONE } RummyLayOffRule;
typedef enum { RUMMY_PICKUP_TOP, RUMMY_PICKUP_ANY } RummyPickUp;
typedef enum { RUMMY_STOCKOUT_END, RUMMY_STOCKOUT_TAKE } RummyStockOut;
typedef enum { RUMMY_NOOUT_DEDUCT, RUMMY_NOOUT_KEEP } RummyNoOut;
typedef enum { RUMMY_TARGET_POINTS, RUMMY_TARGET_ROUNDS_WON, RUMMY_TARGET_ROUNDS } RummyTargetKind;
typedef enum { RUMMY_LEAD_ALTERNATES, RUMMY_LEAD_LEFT_OF_DEALER } RummyLead;

/* The rules of a game: one number a parameter.  What each means, its range and its documents are rows of the
 * table in rummy-rules.c; RULES.md of the reference gives the ids R-nn. */
typedef struct {
  int16_t players;
  int16_t packs;                     /* 0: two from five seats on */
  int16_t deal[RUMMY_SEATS_MAX + 1]; /* by number of seats; [0] and [1] are unused */
  int16_t lead;                      /* RummyLead */
  int16_t setmax;
  int16_t setsuits; /* a suit may stand twice in a set */
  int16_t runmin;
  int16_t ace;    /* RummyAceRule */
  int16_t kinds;  /* RummyKinds */
  int16_t layoff; /* RummyLayOffRule */
  int16_t pickup; /* RummyPickUp */
  int16_t uselay;
  int16_t freeup;
  int16_t redis;
  int16_t mustdisc;
  int16_t stockout; /* RummyStockOut */
  int16_t noout;    /* RummyNoOut */
  int16_t v29;      /* points of 2 to 9; 0: the pips */
  int16_t vcourt;
  int16_t acehand;
  int16_t acelowv;
  int16_t acehighv;
  int16_t acesetv;
  int16_t targetkind; /* RummyTargetKind */
  int16_t target;
  int16_t reach; /* more than the target is needed */
} RummyRules;

typedef enum {
  RUMMY_PARAM_NUMBER,
  RUMMY_PARAM_SWITCH,
  RUMMY_PARAM_CHOICE,
  RUMMY_PARAM_BY_SEATS /* one number for each count of seats, from 2 to RUMMY_SEATS_MAX */
} RummyParamType;

typedef struct {
  const char *key;  /* as in files, the protocol and the fixtures */
  const char *ids;  /* the parameters of the reference that it honours */
  const char *docs; /* the documents that name it */
  const char *group;
  RummyParamType type;
  size_t offset; /* of the first int16_t within RummyRules */
  int min, max, silent;
  const char *const *values; /* names of a choice, ended by NULL */
} RummyParam;

typedef struct {
  const char *key, *name;
  int seats_min, seats_max;
  const char *changes; /* "key=value ..." against the silent values */
} RummyPreset;

const RummyParam *rummy_params (size_t *n_params);
const RummyParam *rummy_param_find (const char *key);
const RummyPreset *rummy_presets (size_t *n_presets);
const RummyPreset *rummy_preset_find (const char *key);

/* The rules of a preset for its lowest number of seats, or with NULL the silent values; false when there is no
 * such preset. */
bool rummy_rules_init (RummyRules *rules, const char *preset);

#define RUMMY_RULES_ERROR 160

/* Reads "key=value ..." into the rules: numbers, yes/no, names of values, "13/7/..." by seats.  On failure the
 * rules are as they were and error says which word is wrong. */
bool rummy_rules_read (RummyRules *rules, const char *text, char error[RUMMY_RULES_ERROR]);

/* All parameters in that form; returns the length that was needed without the NUL. */
size_t rummy_rules_write (const RummyRules *rules, char *text, size_t size);
#define RUMMY_RULES_TEXT 640

/* Whether the rules can be played; error names the parameters that clash. */
bool rummy_rules_validate (const RummyRules *rules, char error[RUMMY_RULES_ERROR]);

unsigned rummy_rules_packs (const RummyRules *rules);
unsigned rummy_rules_hand_size (const RummyRules *rules);

/* Every card of the packs, by rising code; returns how many. */
size_t rummy_rules_deck (const RummyRules *rules, RummyCard deck[RUMMY_CARDS_MAX]);

/* Points of a card that is left in a hand, and of one that stands at a position of a meld.  In a run the
 * position is the rank, with 14 for an ace on the king; in a set it is 0. */
int rummy_rules_hand_points (const RummyRules *rules, RummyCard card);
int rummy_rules_meld_points (const RummyRules *rules, RummyCard card, unsigned position);
