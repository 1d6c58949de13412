/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"

#include <glib.h>

G_BEGIN_DECLS

/* The rules of a game as a text with headings, in the order in which somebody learns them. */

/* Returns the heading of a section, NULL after the last one; with the keys of its parameters. */
const char *rummy_rule_prose_heading (guint section, const char *const **keys);

/* Returns the sentences of a section as one paragraph; empty if these rules have nothing to say there. */
char *rummy_rule_prose_text (const RummyRules *rules, guint section);

/* Returns whether a section is about what sets and runs are. */
gboolean rummy_rule_prose_is_melds (guint section);

G_END_DECLS
