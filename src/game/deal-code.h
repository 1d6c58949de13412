/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"
#include "engine/rng.h"

G_BEGIN_DECLS

/* Codes with which people share and verify deals; see docs/deals.md.  Deals depend on the rules, the seed, and the
 * number of the game, which helps decide who leads.  So a code is the seed, with "/" and the number of the game
 * unless that is 1: "0123-4567-89ABC/4". */
#define RUMMY_DEAL_CODE (RUMMY_SEED_TEXT + 6)
void rummy_deal_code_write (guint64 seed, guint number, char code[RUMMY_DEAL_CODE]);

/* Returns FALSE if @text is not a code.  Tolerates the same misspellings as rummy_seed_from_text (). */
gboolean rummy_deal_code_read (const char *text, guint64 *seed, guint *number);

/* Returns a line with which anybody gets the deals of a record: the game with its changes, then the code, and the
 * deck if that was laid out. "gin 0123-4567-89ABC", "500-rum players=4 0123-4567-89ABC/4 deck 7C QD ..." */
char *rummy_deal_code_share (const RummyRecord *record);

/* Reads such an untrusted line into a record without moves; whitespace may differ.  A code alone is of a game by
 * @rules.  Returns FALSE, leaving the record unchanged, if it is neither. */
gboolean rummy_deal_code_read_share (const char *text, const RummyRules *rules, RummyRecord *record);

/* Returns everything that determines the deals as a text that anybody can hash: a record without moves, in which
 * only those rules are written that differ from their neutral values, so that rules added later do not change
 * existing texts.  An adjustable number of rounds is left out. */
char *rummy_deal_code_text (const RummyRecord *record);

/* Returns whether two records without a later seed have the same deals. */
gboolean rummy_deal_code_are_same (const RummyRecord *a, const RummyRecord *b);

/* Returns the SHA-256 of that text as 64 hexadecimal digits.  It can be shown before the first card is played
 * without giving anything away. */
char *rummy_deal_code_fingerprint (const RummyRecord *record);

/* Returns whether @fingerprint, grouped or not, is that of the record. */
gboolean rummy_deal_code_matches (const RummyRecord *record, const char *fingerprint);

/* Returns a random seed, for a game without a deal code. */
guint64 rummy_deal_code_random_seed (void);

/* Sets the rules of today's deal: plain 500 Rum for two. */
void rummy_deal_code_day_rules (RummyRules *rules);

/* Returns the seed of the day (in UTC), the same for everybody who plays by these rules. */
guint64 rummy_deal_code_of_day (const RummyRules *rules, GDateTime *time);

/* Initializes a record without moves with the deal of that day. */
void rummy_deal_code_init_day (RummyRecord *record, GDateTime *time);

/* Returns whether a record has the deals of that day. */
gboolean rummy_deal_code_is_of_day (const RummyRecord *record, GDateTime *time);

G_END_DECLS
