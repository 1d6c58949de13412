/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* The parameters of the rules in the language of the user. */

/* Of a group of parameters: "Cards and Deal". */
const char *rummy_rule_words_group (const char *group);

/* "Jokers in Each Pack". */
const char *rummy_rule_words_title (const RummyParam *param);

/* What a value is called: "Round the corner", "Yes", "3". */
char *rummy_rule_words_value (const RummyParam *param, int value);

/* What the parameter says under these rules, a sentence; of one by seats what it says for theirs. */
char *rummy_rule_words_sentence (const RummyRules *rules, const RummyParam *param);

/* Whether it makes a difference under these rules. */
gboolean rummy_rule_words_counts (const RummyRules *rules, const RummyParam *param);

/* What it would need for that, a sentence; NULL where it makes a difference. */
const char *rummy_rule_words_why_not (const RummyRules *rules, const RummyParam *param);

/* What it would need with any number of players within a range that it goes together with; NULL where it makes a
 * difference with some of them. */
const char *rummy_rule_words_why_never (const RummyRules *rules, const RummyParam *param, int least, int most);

/* The sentences of a group that make a difference and do not go without saying; may be empty.  Free the array. */
GStrv rummy_rule_words_text (const RummyRules *rules, const char *group);

/* The documents that name the parameter: "Special K, Wikipedia". */
char *rummy_rule_words_sources (const RummyParam *param);

G_END_DECLS
