/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"

/* Words for the parameters of the rules, one row for each; read by rule-words.h. */

#define RUMMY_RULE_VALUES 7
#define RUMMY_RULE_CONDITIONS 4

/* A condition under which a rule has an effect, and the words shown if it is not met. */
typedef struct {
  bool (*holds) (const RummyRules *rules);
  const char *why;
} RummyRuleCondition;

typedef struct {
  const char *key;                         /* the parameter's */
  const char *title;                       /* as a heading */
  const char *name[RUMMY_RULE_VALUES];     /* of each value of a choice, or of a number's least value */
  const char *sentence[RUMMY_RULE_VALUES]; /* meaning of each value of a choice or switch; NULL: needs no mention; for
                                            * a number of the least value, of 0 if that is not the least, and of the
                                            * highest */
  const char *number[2];                   /* meaning of other numbers, with %d: singular and plural */
  unsigned quiet;                          /* bit mask of the values, by index, that need no mention either */
  const RummyRuleCondition *only[RUMMY_RULE_CONDITIONS]; /* conditions for an effect, all of which must hold; none:
                                                          * always */
  bool of_number; /* depends on the number of players: with other numbers the rule is not just without effect, but
                   * clashes */
} RummyRuleEntry;

extern const RummyRuleEntry rummy_rule_table[];
extern const unsigned rummy_rule_table_n;
