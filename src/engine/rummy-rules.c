/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const lead_values[] = { "alternates", "left-of-dealer", NULL };
static const char *const ace_values[] = { "low", "either", "corner", NULL };
static const char *const kinds_values[] = { "both", "sets", "runs", NULL };
static const char *const layoff_values[] = { "any", "own", "none", NULL };
static const char *const pickup_values[] = { "top", "any", NULL };
static const char *const stockout_values[] = { "end", "take", NULL };
static const char *const noout_values[] = { "deduct", "keep", NULL };
static const char *const target_values[] = { "points", "rounds-won", "rounds", NULL };

#define NUMBER(field, ids, docs, group, min, max, silent) \
  { #field, ids, docs, group, RUMMY_PARAM_NUMBER, offsetof (RummyRules, field), min, max, silent, NULL }
#define SWITCH(field, ids, docs, group, silent) \
  { #field, ids, docs, group, RUMMY_PARAM_SWITCH, offsetof (RummyRules, field), 0, 1, silent, NULL }
#define CHOICE(field, ids, docs, group, values, silent)                                            \
  { #field, ids, docs, group, RUMMY_PARAM_CHOICE, offsetof (RummyRules, field),                    \
    0, sizeof values / sizeof *values - 2, silent, values }

/* One row a parameter; the silent value stands where a document says nothing. */
static const RummyParam params[] = {
  NUMBER (players, "R-01", "K M W A P", "deal", RUMMY_SEATS_MIN, RUMMY_SEATS_MAX, 2),
  NUMBER (packs, "R-04", "K W P", "deal", 0, RUMMY_PACKS_MAX, 0),
  { "deal", "R-06", "M K W A P", "deal", RUMMY_PARAM_BY_SEATS, offsetof (RummyRules, deal[RUMMY_SEATS_MIN]), 1, 30, 7, NULL },
  CHOICE (lead, "R-11", "K W A M P", "deal", lead_values, RUMMY_LEAD_LEFT_OF_DEALER),
  NUMBER (setmax, "R-14", "M W P K A", "melds", 3, 8, 4),
  SWITCH (setsuits, "R-15", "K", "melds", 0),
  NUMBER (runmin, "R-16", "W", "melds", 3, 4, 3),
  CHOICE (ace, "R-18", "M K W A P", "melds", ace_values, RUMMY_ACE_EITHER),
  CHOICE (kinds, "R-19", "K", "melds", kinds_values, RUMMY_KINDS_BOTH),
  CHOICE (layoff, "R-24", "M K W P A", "melds", layoff_values, RUMMY_LAYOFF_ANY),
  CHOICE (pickup, "R-40", "K M W A P", "draw", pickup_values, RUMMY_PICKUP_ANY),
  SWITCH (uselay, "R-42", "M W P", "draw", 1),
  SWITCH (freeup, "R-43", "M K W P", "draw", 1),
  SWITCH (redis, "R-45", "M W", "draw", 0),
  SWITCH (mustdisc, "R-53", "M K W", "end", 0),
  CHOICE (stockout, "R-54", "M K W P", "end", stockout_values, RUMMY_STOCKOUT_TAKE),
  CHOICE (noout, "R-59", "M K W P", "end", noout_values, RUMMY_NOOUT_DEDUCT),
  NUMBER (v29, "R-60", "M K W P", "values", 0, 5, 0),
  NUMBER (vcourt, "R-61", "M K W A P", "values", 5, 10, 10),
  NUMBER (acehand, "R-62", "M K W A P", "values", 1, 25, 15),
  NUMBER (acelowv, "R-63", "M K W P", "values", 1, 25, 1),
  NUMBER (acehighv, "R-64", "M K W P", "values", 1, 25, 15),
  NUMBER (acesetv, "R-65", "M P W", "values", 1, 25, 15),
  CHOICE (targetkind, "R-80", "M K W A P", "match", target_values, RUMMY_TARGET_POINTS),
  NUMBER (target, "R-80", "M K W A P", "match", 1, 10000, 500),
  SWITCH (reach, "R-81", "M W P", "match", 0),
};

#define N_PARAMS (sizeof params / sizeof *params)

/* A preset is a row, never code. */
static const RummyPreset presets[] = {
  { "500-rum", "500 Rum", 2, 8, "deal=13/7/7/7/7/7/7 lead=alternates" },
};

#define N_PRESETS (sizeof presets / sizeof *presets)

static int16_t *
value_at (const RummyRules *rules, const RummyParam *param)
{
  return (int16_t *) ((char *) rules + param->offset);
}

static unsigned
n_values (const RummyParam *param)
{
  return param->type == RUMMY_PARAM_BY_SEATS ? RUMMY_SEATS_MAX - RUMMY_SEATS_MIN + 1 : 1;
}

static bool
fail (char error[RUMMY_RULES_ERROR], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, RUMMY_RULES_ERROR, format, args);
  va_end (args);

  return false;
}

static bool
read_number (const char *text, const RummyParam *param, int16_t *value, const char **end)
{
  char *stop;
  long number = strtol (text, &stop, 10);

  if (*text < '0' || *text > '9' || number < param->min || number > param->max)
    return false;
  *value = (int16_t) number;
  *end = stop;

  return true;
}

static bool
read_value (RummyRules *rules, const RummyParam *param, const char *text)
{
  int16_t *values = value_at (rules, param);

  if (param->type == RUMMY_PARAM_SWITCH) {
    if (strcmp (text, "yes") != 0 && strcmp (text, "no") != 0)
      return false;
    *values = text[0] == 'y';
    return true;
  }

  if (param->type == RUMMY_PARAM_CHOICE) {
    for (int i = 0; param->values[i]; i++) {
      if (strcmp (text, param->values[i]) == 0) {
        *values = (int16_t) i;
        return true;
      }
    }
    return false;
  }

  for (unsigned i = 0, n = n_values (param); i < n; i++) {
    if (!read_number (text, param, &values[i], &text))
      return false;
    if (*text == '\0')
      return i == n - 1;
    if (*text++ != '/')
      return false;
  }

  return false;
}

const RummyParam *
rummy_params (size_t *n_params)
{
  *n_params = N_PARAMS;

  return params;
}

const RummyParam *
rummy_param_find (const char *key)
{
  for (size_t i = 0; i < N_PARAMS; i++) {
    if (strcmp (key, params[i].key) == 0)
      return &params[i];
  }

  return NULL;
}

const RummyPreset *
rummy_presets (size_t *n_presets)
{
  *n_presets = N_PRESETS;

  return presets;
}

const RummyPreset *
rummy_preset_find (const char *key)
{
  for (size_t i = 0; i < N_PRESETS; i++) {
    if (strcmp (key, presets[i].key) == 0)
      return &presets[i];
  }

  return NULL;
}

bool
rummy_rules_init (RummyRules *rules, const char *key)
{
  const RummyPreset *preset = key ? rummy_preset_find (key) : NULL;
  char error[RUMMY_RULES_ERROR];

  if (key && preset == NULL)
    return false;

  memset (rules, 0, sizeof *rules);
  for (size_t i = 0; i < N_PARAMS; i++) {
    for (unsigned j = 0; j < n_values (&params[i]); j++)
      value_at (rules, &params[i])[j] = (int16_t) params[i].silent;
  }
  if (preset == NULL)
    return true;
  rules->players = (int16_t) preset->seats_min;

  return rummy_rules_read (rules, preset->changes, error);
}

bool
rummy_rules_read (RummyRules *rules, const char *text, char error[RUMMY_RULES_ERROR])
{
  RummyRules read = *rules;

  for (;;) {
    char word[64];
    size_t length;
    char *equals;
    const RummyParam *param;

    text += strspn (text, " \t\r\n");
    if (*text == '\0')
      break;
    length = strcspn (text, " \t\r\n");
    if (length >= sizeof word)
      return fail (error, "too long: %.40s…", text);
    memcpy (word, text, length);
    word[length] = '\0';
    text += length;

    equals = strchr (word, '=');
    if (equals == NULL)
      return fail (error, "key=value expected, not: %s", word);
    *equals = '\0';
    param = rummy_param_find (word);
    if (param == NULL)
      return fail (error, "unknown parameter: %s", word);
    if (!read_value (&read, param, equals + 1))
      return fail (error, "not a value of %s: %s", word, equals + 1);
  }

  *rules = read;

  return true;
}

size_t
rummy_rules_write (const RummyRules *rules, char *text, size_t size)
{
  size_t length = 0;

#define WRITE(...) (length += (size_t) snprintf (length < size ? text + length : NULL, length < size ? size - length : 0, __VA_ARGS__))
  for (size_t i = 0; i < N_PARAMS; i++) {
    const RummyParam *param = &params[i];
    const int16_t *values = value_at (rules, param);

    WRITE ("%s%s=", i ? " " : "", param->key);
    if (param->type == RUMMY_PARAM_SWITCH) {
      WRITE ("%s", *values ? "yes" : "no");
    } else if (param->type == RUMMY_PARAM_CHOICE) {
      WRITE ("%s", param->values[*values]);
    } else {
      for (unsigned j = 0; j < n_values (param); j++)
        WRITE ("%s%d", j ? "/" : "", values[j]);
    }
  }
#undef WRITE

  return length;
}

bool
rummy_rules_validate (const RummyRules *rules, char error[RUMMY_RULES_ERROR])
{
  unsigned n_cards, n_dealt;

  for (size_t i = 0; i < N_PARAMS; i++) {
    for (unsigned j = 0; j < n_values (&params[i]); j++) {
      int value = value_at (rules, &params[i])[j];

      if (value < params[i].min || value > params[i].max)
        return fail (error, "%s: %d is not within %d to %d", params[i].key, value, params[i].min, params[i].max);
    }
  }

  /* The upcard, and one stock card more than there are players, must be left (C-62). */
  n_cards = 52 * rummy_rules_packs (rules);
  n_dealt = (unsigned) rules->players * rummy_rules_hand_size (rules) + 1;
  if (n_dealt + (unsigned) rules->players + 1 > n_cards)
    return fail (error, "deal, players: %u cards are dealt and turned up, too many for %u", n_dealt, n_cards);

  return true;
}

unsigned
rummy_rules_packs (const RummyRules *rules)
{
  return rules->packs ? (unsigned) rules->packs : rules->players >= 5 ? 2 : 1;
}

unsigned
rummy_rules_hand_size (const RummyRules *rules)
{
  return (unsigned) rules->deal[rules->players];
}

size_t
rummy_rules_deck (const RummyRules *rules, RummyCard deck[RUMMY_CARDS_MAX])
{
  size_t n = 0;

  for (unsigned pack = 0; pack < rummy_rules_packs (rules); pack++) {
    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
      for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++)
        deck[n++] = rummy_card (pack, suit, rank);
    }
  }

  return n;
}

static int
plain_points (const RummyRules *rules, unsigned rank)
{
  if (rank >= 10)
    return rules->vcourt;

  return rules->v29 ? rules->v29 : (int) rank;
}

int
rummy_rules_hand_points (const RummyRules *rules, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  return rank == RUMMY_ACE ? rules->acehand : plain_points (rules, rank);
}

int
rummy_rules_meld_points (const RummyRules *rules, RummyCard card, unsigned position)
{
  unsigned rank = rummy_card_rank (card);

  if (rank != RUMMY_ACE)
    return plain_points (rules, rank);

  return position == 0 ? rules->acesetv : position == RUMMY_ACE ? rules->acelowv : rules->acehighv;
}
