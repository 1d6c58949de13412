/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Localized words for the parameters of the rules. */

/* Returns the title of a group of parameters: "Cards and Deal". */
const char *rummy_rule_words_group (const char *group);

/* Returns the title of a parameter: "Jokers in Each Pack". */
const char *rummy_rule_words_title (const RummyParam *param);

/* Returns the name of a value: "Round the corner", "Yes", "3". */
char *rummy_rule_words_value (const RummyParam *param, int value);

/* Returns a sentence with the parameter's meaning under these rules; for one by seats, for their number of seats. */
char *rummy_rule_words_sentence (const RummyRules *rules, const RummyParam *param);

/* Returns a sentence with what the parameter requires for an effect; NULL if it has one under these rules. */
const char *rummy_rule_words_why_not (const RummyRules *rules, const RummyParam *param);

/* Returns what it requires for an effect with any valid number of players in a range; NULL if it has one for some
 * number. */
const char *rummy_rule_words_why_never (const RummyRules *rules, const RummyParam *param, int least, int most);

/* Returns the sentences of a group, for parameters that have an effect and are worth mentioning; may be empty.  Free
 * the array. */
GStrv rummy_rule_words_text (const RummyRules *rules, const char *group);

/* Returns the sources that specify the parameter: "Special K, Wikipedia". */
char *rummy_rule_words_sources (const RummyParam *param);

G_END_DECLS
