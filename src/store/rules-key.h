/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* What rules are called in the history, for any number of players and, where that can be changed while one plays, of
 * rounds: the key of their preset, or, where they were changed, "rules" and what differs from the silent values.  The
 * other way, rules have the fewest players, and FALSE is for what makes no sense. */
char *rummy_history_rules_key (const RummyRules *rules);
gboolean rummy_history_rules_from_key (const char *key, RummyRules *rules);

G_END_DECLS
