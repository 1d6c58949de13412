/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* House rules: a game with changed rules and a name chosen by the user.  They apply to any number of players for
 * which they are valid. */
typedef struct {
  char *name;
  const RummyPreset *preset; /* the game they are based on */
  RummyRules rules;          /* for the smallest valid number of players */
} RummyHouseRules;

/* Why rules or a name are refused.  The message is for the user. */
#define RUMMY_HOUSE_RULES_ERROR (rummy_house_rules_error_quark ())
GQuark rummy_house_rules_error_quark (void);

typedef enum {
  RUMMY_HOUSE_RULES_ERROR_EMPTY,   /* empty name */
  RUMMY_HOUSE_RULES_ERROR_LONG,    /* name too long */
  RUMMY_HOUSE_RULES_ERROR_TAKEN,   /* name in use */
  RUMMY_HOUSE_RULES_ERROR_KNOWN,   /* the same rules have another name already */
  RUMMY_HOUSE_RULES_ERROR_MANY,    /* too many house rules */
  RUMMY_HOUSE_RULES_ERROR_FORM,    /* not a text of rummy_house_rules_to_text () */
  RUMMY_HOUSE_RULES_ERROR_VERSION, /* of a newer text format */
  RUMMY_HOUSE_RULES_ERROR_DAMAGED,
  RUMMY_HOUSE_RULES_ERROR_GAME,
  RUMMY_HOUSE_RULES_ERROR_RULE,
  RUMMY_HOUSE_RULES_ERROR_VALUE,
  RUMMY_HOUSE_RULES_ERROR_CLASH
} RummyHouseRulesError;

#define RUMMY_HOUSE_RULES_NAME_CHARS 40
#define RUMMY_HOUSE_RULES_SUFFIX ".rummyrules"
#define RUMMY_HOUSE_RULES_MAGIC "Rummy 500 rules "

/* Longer texts are refused unread. */
#define RUMMY_HOUSE_RULES_BYTES_MAX 4096

/* Creates house rules.  @name is cleaned like a player's name and composed (NFC).  Names that are too long, rules
 * that nobody can play by, and unchanged presets are refused. */
RummyHouseRules *rummy_house_rules_new (const char *name, const RummyPreset *preset, const RummyRules *rules,
                                        GError **error);
RummyHouseRules *rummy_house_rules_copy (const RummyHouseRules *self);
void rummy_house_rules_free (RummyHouseRules *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyHouseRules, rummy_house_rules_free)

/* fit_players () returns the valid number of players nearest to @players; for_players () returns the rules for it. */
int rummy_house_rules_fit_players (const RummyHouseRules *self, int players);
void rummy_house_rules_get (const RummyHouseRules *self, int players, RummyRules *rules);

/* Returns whether @rules are these, ignoring the number of players. */
gboolean rummy_house_rules_are (const RummyHouseRules *self, const RummyRules *rules);

/* Returns a line that people can share as a code or a file:
 * Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY
 * It consists of the format version, the name, the game with its changes, and a checksum of everything before it. */
char *rummy_house_rules_to_text (const RummyHouseRules *self);

/* Appends the checksum to such a line.  All whitespace in @text must be single spaces. */
char *rummy_house_rules_seal (const char *text);

/* Reads untrusted text of @length bytes, or NUL-terminated if @length is negative.  Whitespace may differ, because
 * texts are often rewrapped in transit. */
RummyHouseRules *rummy_house_rules_from_text (const char *text, gssize length, GError **error);

G_END_DECLS
