/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"

/* What the parameters of the rules are called, and what they say, as a row each; rule-words.h reads it. */

#define RUMMY_RULE_VALUES 7
#define RUMMY_RULE_CONDITIONS 4

/* What must hold for a rule to make a difference, and words for one that makes none, as this does not. */
typedef struct {
  bool (*holds) (const RummyRules *rules);
  const char *why;
} RummyRuleCondition;

typedef struct {
  const char *key;                         /* of the parameter */
  const char *title;                       /* as a heading */
  const char *name[RUMMY_RULE_VALUES];     /* of each value of a choice, or of the least number */
  const char *sentence[RUMMY_RULE_VALUES]; /* what each value of a choice or a switch means; of a number the first
                                            * is the least, the second 0 if that is another, the third the highest */
  const char *number[2];                   /* what other numbers mean, with %d for it: one, and many */
  unsigned quiet;                          /* values that go without saying, one bit each, by index */
  const RummyRuleCondition *only[RUMMY_RULE_CONDITIONS]; /* where it makes a difference; none: always */
  bool of_number; /* of players: it clashes with others than those with which it makes one */
} RummyRuleEntry;

extern const RummyRuleEntry rummy_rule_table[];
extern const unsigned rummy_rule_table_n;
