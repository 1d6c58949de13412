/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"
#include "engine/rng.h"

G_BEGIN_DECLS

/* What people can know, share and check of the deals of a game; docs/deals.md says why that is so.
 *
 * The deals follow from the rules, the seed and the number of the game, which has a part in who leads.  So its code is
 * that of the seed, with "/" and the number where that is not 1: "0123-4567-89ABC/4". */
#define RUMMY_DEAL_CODE (RUMMY_SEED_TEXT + 6)
void rummy_deal_code_write (guint64 seed, guint number, char code[RUMMY_DEAL_CODE]);

/* FALSE where text is no such code; as rummy_seed_from_text () it forgives what people write. */
gboolean rummy_deal_code_read (const char *text, guint64 *seed, guint *number);

/* All that the deals follow from, as a text that anybody can hash: the notation of records, without moves, and of the
 * rules only what differs from the silent values, so that a rule that is added later changes no text.  The number of
 * rounds changes none where it is open. */
char *rummy_deal_code_text (const RummyRecord *record);

/* SHA-256 of that text, 64 hexadecimal digits: it can be shown before the first card is played, and tells nothing. */
char *rummy_deal_code_fingerprint (const RummyRecord *record);

/* Whether somebody wrote down that fingerprint, in groups or not. */
gboolean rummy_deal_code_matches (const RummyRecord *record, const char *fingerprint);

/* Returns a random seed, for a game without a deal code. */
guint64 rummy_deal_code_random_seed (void);

/* The seed that all people have on a day, as UTC counts days, for the same rules. */
guint64 rummy_deal_code_of_day (const RummyRules *rules, GDateTime *time);

G_END_DECLS
