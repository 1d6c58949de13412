/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Localized words for the parameters of the rules. */

/* Returns the title of a group of parameters: "Cards and Deal". */
const char *rummy_rule_words_group (const char *group);

/* Returns the title of a parameter: "Jokers per Deck". */
const char *rummy_rule_words_title (const RummyParam *param);

/* Returns the name of a value: "Around the corner", "Yes", "3". */
char *rummy_rule_words_value (const RummyParam *param, int value);

/* Returns a sentence with the parameter's meaning under these rules; for one by seats, for their number of seats. */
char *rummy_rule_words_sentence (const RummyRules *rules, const RummyParam *param);

/* Returns the meaning to show beside the value: for a switch of its being on, else as above; NULL if the value says it
 * all. */
char *rummy_rule_words_meaning (const RummyRules *rules, const RummyParam *param);

/* Says with which other rule one of the two clashes. */
char *rummy_rule_words_clash (const RummyClash *clash, const RummyParam *param);

/* Returns a sentence with what the parameter requires for an effect; NULL if it has one under these rules. */
const char *rummy_rule_words_why_not (const RummyRules *rules, const RummyParam *param);

/* Returns what it requires for an effect with any valid number of players in a range; NULL if it has one for some
 * number. */
const char *rummy_rule_words_why_never (const RummyRules *rules, const RummyParam *param, int least, int most);

/* Returns whether the parameter has an effect under these rules that is worth mentioning. */
gboolean rummy_rule_words_is_told (const RummyRules *rules, const RummyParam *param);

/* Returns the sentences of the rules that differ from the game's own, @most of them, and how many more there are. */
char *rummy_rule_words_changes (const RummyRules *rules, const RummyPreset *preset, guint most);

/* Best of so many rounds, as targets that have a name. */
#define RUMMY_RULE_BEST_OFS 3
extern const guint rummy_rule_best_of[RUMMY_RULE_BEST_OFS];

/* Returns of how many rounds more than half must be won: 7 if the target is 4 rounds won; 0 for another target. */
guint rummy_rule_words_best_of (const RummyRules *rules);

/* The choices of "targetkind" in the order in which they are offered: its values, and before those that need a number
 * that is chosen freely, targets with a name of their own.  get_choice () returns the name, or NULL after the last;
 * @target is 0 where the choice has none of its own. */
char *rummy_rule_words_target_choice (guint choice, int *kind, int *target);

/* Returns the index of the choice that these rules have. */
guint rummy_rule_words_find_target_choice (const RummyRules *rules);

/* Returns the sources that specify the parameter: "Special K, Wikipedia". */
char *rummy_rule_words_sources (const RummyParam *param);

G_END_DECLS
