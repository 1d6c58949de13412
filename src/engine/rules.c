/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUES(...) (const char *const[]) { __VA_ARGS__, NULL }

#define NUMBER(key, field, ids, docs, group, min, max, silent) \
  { key, ids, docs, group, RUMMY_PARAM_NUMBER, offsetof (RummyRules, field), min, max, silent, NULL }
/* The least number has a name. */
#define NAMED(key, field, ids, docs, group, name, min, max, silent) \
  { key, ids, docs, group, RUMMY_PARAM_NUMBER, offsetof (RummyRules, field), min, max, silent, VALUES (name) }
#define SWITCH(key, field, ids, docs, group, silent) \
  { key, ids, docs, group, RUMMY_PARAM_SWITCH, offsetof (RummyRules, field), 0, 1, silent, NULL }
#define CHOICE(key, field, ids, docs, group, last, silent, ...) \
  { key, ids, docs, group, RUMMY_PARAM_CHOICE, offsetof (RummyRules, field), 0, last, silent, VALUES (__VA_ARGS__) }

/* One row a parameter; the silent value stands where a document says nothing.  R-02 (who sits where), R-07 (a deal
 * by hand: a record may give the deck) are no rules of play; have one
 * value only. */
static const RummyParam params[] = {
  NUMBER ("players", players, "R-01", "K M W A P", "deal", RUMMY_SEATS_MIN, RUMMY_SEATS_MAX, 2),
  SWITCH ("partner", partner, "R-03", "W P K", "deal", 0),
  NAMED ("packs", packs, "R-04", "K W P", "deal", "auto", 0, RUMMY_PACKS_MAX, 0),
  NUMBER ("jokers", jokers, "R-05 R-96", "K W", "deal", 0, 4, 0),
  { "deal", "R-06", "M K W A P", "deal", RUMMY_PARAM_BY_SEATS, offsetof (RummyRules, deal[RUMMY_SEATS_MIN]), 1, 30, 7,
    NULL },
  CHOICE ("upcard", upcard, "R-08", "K M W A", "deal", 1, RUMMY_UPCARD_TURNED, "turned", "eldest"),
  CHOICE ("firstdealer", firstdealer, "R-09", "W P M", "deal", 2, RUMMY_DEALER_RANDOM, "lowest-draw", "random",
          "fixed"),
  CHOICE ("nextdealer", nextdealer, "R-10", "K W M", "deal", 4, RUMMY_NEXT_LEFT, "left", "winner", "loser", "alternate",
          "anticlockwise"),
  CHOICE ("lead", lead, "R-11", "K W A M P", "deal", 2, RUMMY_LEAD_LEFT_OF_DEALER, "alternates", "left-of-dealer",
          "rotates"),
  SWITCH ("anticlockwise", anticlockwise, "R-12", "W K", "deal", 0),
  CHOICE ("shuffle", shuffle, "R-13", "A W", "deal", 2, RUMMY_SHUFFLE_ROUND, "round", "game", "never"),
  NUMBER ("setmax", setmax, "R-14", "M W P K A", "melds", 3, 16, 4),
  SWITCH ("setsuits", setsuits, "R-15", "K", "melds", 0),
  NUMBER ("runmin", runmin, "R-16", "W", "melds", 3, 4, 3),
  NAMED ("meldmax", meldmax, "R-17", "A", "melds", "any", 0, 13, 0),
  CHOICE ("ace", ace, "R-18", "M K W A P", "melds", 2, RUMMY_ACE_EITHER, "low", "either", "corner"),
  CHOICE ("kinds", kinds, "R-19", "K", "melds", 2, RUMMY_KINDS_BOTH, "both", "sets", "runs"),
  CHOICE ("meldwhen", meldwhen, "R-20", "K M", "melds", 2, RUMMY_MELD_ANY_TIME, "any-time", "out", "knock"),
  NAMED ("meldsperturn", meldsperturn, "R-21", "W M A", "melds", "any", 0, 9, 0),
  NAMED ("layoffsperturn", layoffsperturn, "R-88", "W M A", "melds", "any", 0, 9, 0),
  NUMBER ("firstmin", firstmin, "R-22", "K W", "melds", 0, 200, 0),
  SWITCH ("firstminlay", firstminlay, "R-23", "K", "melds", 1),
  CHOICE ("layoff", layoff, "R-24", "M K W P A", "melds", 3, RUMMY_LAYOFF_ANY, "any", "own", "side", "none"),
  CHOICE ("layfirst", layfirst, "R-25", "W K", "melds", 2, RUMMY_LAYFIRST_YES, "yes", "no", "making"),
  SWITCH ("melddraw", melddraw, "R-26", "A", "melds", 0),
  SWITCH ("outofturn", outofturn, "R-27", "W A", "melds", 0),
  CHOICE ("rum", rum, "R-28 R-91", "W", "melds", 2, RUMMY_RUM_OFF, "off", "lay", "table"),
  NAMED ("rumwindow", rumwindow, "R-91", "W", "melds", "ask", 0, 10, 0),
  SWITCH ("twos", twos, "R-32", "K W", "wild", 0),
  CHOICE ("jokerrole", jokerrole, "R-33", "W K", "wild", 2, RUMMY_JOKERS_WILD, "wild", "group", "nominated"),
  SWITCH ("wilddup", wilddup, "R-34", "W", "wild", 1),
  NAMED ("wildmax", wildmax, "R-35", "K", "wild", "any", 0, 12, 0),
  NUMBER ("naturals", naturals, "R-35", "K", "wild", 1, 2, 1),
  NUMBER ("wildhand", wildhand, "R-36", "K W", "wild", 0, 50, 15),
  NAMED ("wildmeld", wildmeld, "R-37", "K W", "wild", "replaced", -1, 50, 15),
  SWITCH ("swap", swap, "R-38", "K W", "wild", 0),
  SWITCH ("dealerjoker", dealerjoker, "R-87", "W", "wild", 0),
  CHOICE ("splitside", splitside, "R-87", "W", "wild", 1, RUMMY_SPLIT_OLDER, "older", "either"),
  CHOICE ("pickup", pickup, "R-40", "K M W A P", "draw", 3, RUMMY_PICKUP_ANY, "top", "any", "another", "exchange"),
  SWITCH ("mustuse", mustuse, "R-41", "M K W P", "draw", 1),
  SWITCH ("uselay", uselay, "R-42", "M W P", "draw", 1),
  SWITCH ("freeup", freeup, "R-43", "M K W P", "draw", 1),
  SWITCH ("topmeld", topmeld, "R-44", "K", "draw", 0),
  SWITCH ("redis", redis, "R-45", "M W", "draw", 0),
  CHOICE ("upfirst", upfirst, "R-46", "K", "draw", 1, RUMMY_UPFIRST_ALWAYS, "always", "to-meld"),
  CHOICE ("leftover", leftover, "R-47", "P W", "draw", 1, RUMMY_LEFTOVER_HAND, "hand", "table"),
  NUMBER ("drawn", drawn, "R-48", "W", "draw", 1, 2, 1),
  SWITCH ("peek", peek, "R-49", "A", "draw", 0),
  CHOICE ("nodisc", nodisc, "R-51", "W", "draw", 1, RUMMY_NODISC_ILLEGAL, "illegal", "two"),
  CHOICE ("pileview", pileview, "R-52", "M W P K", "draw", 1, RUMMY_PILE_SPREAD, "spread", "top"),
  SWITCH ("offer", offer, "R-92", "K", "draw", 0),
  SWITCH ("mustdisc", mustdisc, "R-53", "M K W", "end", 0),
  CHOICE ("float", floating, "R-90", "W", "end", 2, RUMMY_FLOAT_OFF, "off", "on", "strict"),
  CHOICE ("stockout", stockout, "R-54", "M K W P", "end", 5, RUMMY_STOCKOUT_TAKE, "end", "take", "meld", "turn",
          "reshuffle", "discard"),
  NUMBER ("reslimit", reslimit, "R-55", "W", "end", 0, 9, 3),
  SWITCH ("laststock", laststock, "R-56", "K", "end", 0),
  NUMBER ("reserve", reserve, "R-93", "K", "end", 0, 9, 0),
  NAMED ("knock", knock, "R-57", "K", "end", "upcard", -1, 100, 10),
  SWITCH ("oklahomaace", oklahomaace, "R-95", "K", "end", 0),
  CHOICE ("oppmeld", oppmeld, "R-58", "K W P", "end", 3, RUMMY_OPPMELD_NO, "no", "knock", "knock-own", "layoff"),
  CHOICE ("noout", noout, "R-59", "M K W P", "end", 3, RUMMY_NOOUT_DEDUCT, "deduct", "keep", "add", "void"),
  NAMED ("v29", v29, "R-60", "M K W P", "values", "pips", 0, 5, 0),
  NAMED ("vcourt", vcourt, "R-61", "M K W A P", "values", "rising", 0, 10, 10),
  NUMBER ("acehand", acehand, "R-62", "M K W A P", "values", 1, 25, 15),
  NUMBER ("acelowv", acelowv, "R-63", "M K W P", "values", 1, 25, 1),
  NUMBER ("acehighv", acehighv, "R-64", "M K W P", "values", 1, 25, 15),
  NUMBER ("acesetv", acesetv, "R-65", "M P W", "values", 1, 25, 15),
  NUMBER ("fouraces", fouraces, "R-65", "W", "values", 0, 200, 0),
  SWITCH ("div5", div5, "R-66", "W", "values", 0),
  CHOICE ("scoring", scoring, "R-67", "K M W A P", "scores", 5, RUMMY_SCORING_OWN, "own", "hands", "both", "times",
          "knock", "penalty"),
  SWITCH ("negative", negative, "R-89", "M W P", "scores", 1),
  NUMBER ("bonusout", bonusout, "R-68", "W", "scores", 0, 200, 0),
  NUMBER ("kbonus", kbonus, "R-69", "K", "scores", 0, 200, 25),
  NUMBER ("ubonus", ubonus, "R-70", "K", "scores", 0, 200, 25),
  NAMED ("ginbonus", ginbonus, "R-71", "K", "scores", "double", -1, 200, -1),
  NUMBER ("biggin", biggin, "R-94", "K", "scores", 0, 200, 0),
  SWITCH ("spades", spades, "R-76", "K", "scores", 0),
  SWITCH ("rummy2", rummy2, "R-77", "K W", "scores", 0),
  SWITCH ("four2", four2, "R-78", "W", "scores", 0),
  SWITCH ("master", master, "R-79", "W", "scores", 0),
  CHOICE ("targetkind", targetkind, "R-80", "M K W A P", "match", 2, RUMMY_TARGET_POINTS, "points", "rounds-won",
          "rounds"),
  NUMBER ("target", target, "R-80", "M K W A P", "match", 1, 10000, 500),
  SWITCH ("reach", reach, "R-81", "M W P", "match", 0),
  SWITCH ("lowest", lowest, "R-82", "A W", "match", 0),
  CHOICE ("tie", tie, "R-83", "M", "match", 1, RUMMY_TIE_PLAY_ON, "play-on", "shared"),
  NUMBER ("gamebonus", gamebonus, "R-73", "K W", "match", 0, 1000, 0),
  NUMBER ("box", box, "R-74", "K", "match", 0, 200, 0),
  NAMED ("shutout", shutout, "R-75", "K", "match", "double", -1, 1000, 0),
  SWITCH ("diffwin", diffwin, "R-85", "W", "match", 0),
  SWITCH ("settle", settle, "R-86", "W", "match", 0),
  NAMED ("knockout", knockout, "R-97", "K", "match", "off", 0, 1000, 0),
};

#define N_PARAMS (sizeof params / sizeof *params)

static int16_t *
value_at (const RummyRules *rules, const RummyParam *param)
{
  return (int16_t *) ((char *) rules + param->offset);
}

unsigned
rummy_param_n_values (const RummyParam *param)
{
  return param->type == RUMMY_PARAM_BY_SEATS ? RUMMY_SEATS_MAX - RUMMY_SEATS_MIN + 1 : 1;
}

bool
rummy_fail (char error[RUMMY_ERROR_TEXT], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, RUMMY_ERROR_TEXT, format, args);
  va_end (args);

  return false;
}

static bool
read_number (const char *text, const RummyParam *param, int16_t *value, const char **end)
{
  char *stop;
  long number = strtol (text, &stop, 10);

  if (param->values && strncmp (text, param->values[0], strlen (param->values[0])) == 0) {
    *value = (int16_t) param->min;
    *end = text + strlen (param->values[0]);
    return true;
  }
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

  for (unsigned i = 0, n = rummy_param_n_values (param); i < n; i++) {
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

void
rummy_rules_init_silent (RummyRules *rules)
{
  memset (rules, 0, sizeof *rules);
  for (size_t i = 0; i < N_PARAMS; i++) {
    for (unsigned j = 0; j < rummy_param_n_values (&params[i]); j++)
      value_at (rules, &params[i])[j] = (int16_t) params[i].silent;
  }
}

int
rummy_rules_get (const RummyRules *rules, const RummyParam *param, unsigned index)
{
  return value_at (rules, param)[index];
}

void
rummy_rules_set (RummyRules *rules, const RummyParam *param, unsigned index, int value)
{
  value_at (rules, param)[index] = (int16_t) value;
}

bool
rummy_rules_read (RummyRules *rules, const char *text, char error[RUMMY_ERROR_TEXT])
{
  RummyRules read = *rules;
  bool seen[N_PARAMS] = { false };

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
      return rummy_fail (error, "too long: %.40s…", text);
    memcpy (word, text, length);
    word[length] = '\0';
    text += length;

    equals = strchr (word, '=');
    if (equals == NULL)
      return rummy_fail (error, "key=value expected, not: %s", word);
    *equals = '\0';
    param = rummy_param_find (word);
    if (param == NULL)
      return rummy_fail (error, "unknown parameter: %s", word);
    if (seen[param - params])
      return rummy_fail (error, "%s is given twice", word);
    seen[param - params] = true;
    if (!read_value (&read, param, equals + 1))
      return rummy_fail (error, "not a value of %s: %s", word, equals + 1);
  }

  *rules = read;

  return true;
}

bool
rummy_rules_differ (const RummyRules *rules, const RummyRules *others, const RummyParam *param)
{
  size_t size = rummy_param_n_values (param) * sizeof (int16_t);

  return memcmp (value_at (rules, param), value_at (others, param), size) != 0;
}

size_t
rummy_rules_write_changes (const RummyRules *rules, const RummyRules *base, char *text, size_t size)
{
  size_t length = 0;

  if (size)
    text[0] = '\0';
#define WRITE(...)                                                                                                     \
  (length += (size_t) snprintf (length < size ? text + length : NULL, length < size ? size - length : 0, __VA_ARGS__))
  for (size_t i = 0; i < N_PARAMS; i++) {
    const RummyParam *param = &params[i];
    const int16_t *values = value_at (rules, param);

    if (base && !rummy_rules_differ (rules, base, param))
      continue;
    WRITE ("%s%s=", length ? " " : "", param->key);
    if (param->type == RUMMY_PARAM_SWITCH) {
      WRITE ("%s", *values ? "yes" : "no");
    } else if (param->type == RUMMY_PARAM_CHOICE) {
      WRITE ("%s", param->values[*values]);
    } else {
      for (unsigned j = 0; j < rummy_param_n_values (param); j++) {
        if (param->values && values[j] == param->min)
          WRITE ("%s%s", j ? "/" : "", param->values[0]);
        else
          WRITE ("%s%d", j ? "/" : "", values[j]);
      }
    }
  }
#undef WRITE

  return length;
}

size_t
rummy_rules_write (const RummyRules *rules, char *text, size_t size)
{
  return rummy_rules_write_changes (rules, NULL, text, size);
}
