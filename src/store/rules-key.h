/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* The key of rules in the history, regardless of the number of players and, if it can be changed during play, of
 * rounds: the key of their preset, or for changed rules "rules" and the differences from the neutral values.
 * rummy_history_rules_from_key () returns rules for the smallest number of players, or FALSE for an invalid key. */
char *rummy_history_rules_key (const RummyRules *rules);
gboolean rummy_history_rules_from_key (const char *key, RummyRules *rules);

G_END_DECLS
