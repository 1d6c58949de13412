/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* The rules of a house: a game as some people play it, with a name that they gave it.  They hold for any number of
 * players that can play by them, so that is no part of them. */
typedef struct {
  char *name;
  const RummyPreset *preset; /* the game that they change */
  RummyRules rules;          /* for the fewest players that can play by them */
} RummyHouseRules;

/* Why rules or a name are refused; the message tells people. */
#define RUMMY_HOUSE_RULES_ERROR (rummy_house_rules_error_quark ())
GQuark rummy_house_rules_error_quark (void);

typedef enum {
  RUMMY_HOUSE_RULES_ERROR_EMPTY,   /* the name */
  RUMMY_HOUSE_RULES_ERROR_LONG,    /* the name */
  RUMMY_HOUSE_RULES_ERROR_TAKEN,   /* the name */
  RUMMY_HOUSE_RULES_ERROR_KNOWN,   /* the rules have a name already */
  RUMMY_HOUSE_RULES_ERROR_MANY,    /* house rules */
  RUMMY_HOUSE_RULES_ERROR_FORM,    /* a text that was not written by rummy_house_rules_to_text () */
  RUMMY_HOUSE_RULES_ERROR_VERSION, /* of its form */
  RUMMY_HOUSE_RULES_ERROR_DAMAGED,
  RUMMY_HOUSE_RULES_ERROR_GAME,
  RUMMY_HOUSE_RULES_ERROR_RULE,
  RUMMY_HOUSE_RULES_ERROR_VALUE,
  RUMMY_HOUSE_RULES_ERROR_CLASH
} RummyHouseRulesError;

#define RUMMY_HOUSE_RULES_NAME_CHARS 40
#define RUMMY_HOUSE_RULES_SUFFIX ".rummyrules"
#define RUMMY_HOUSE_RULES_MAGIC "Rummy 500 rules "

/* Longer texts are refused, whatever is in them. */
#define RUMMY_HOUSE_RULES_BYTES_MAX 4096

/* Any text is a name, as of players, but none that is too long, with the letters as Unicode composes them.  Rules that
 * nobody can play by are refused, and those of a game as it is. */
RummyHouseRules *rummy_house_rules_new (const char *name, const RummyPreset *preset, const RummyRules *rules,
                                        GError **error);
RummyHouseRules *rummy_house_rules_copy (const RummyHouseRules *self);
void rummy_house_rules_free (RummyHouseRules *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyHouseRules, rummy_house_rules_free)

/* The number of players next to this one that can play by them, and the rules for so many. */
int rummy_house_rules_fit_players (const RummyHouseRules *self, int players);
void rummy_house_rules_get (const RummyHouseRules *self, int players, RummyRules *rules);

/* Whether rules, for any number of players, are these. */
gboolean rummy_house_rules_are (const RummyHouseRules *self, const RummyRules *rules);

/* A line that people can share, as a code or a file:
 *
 *     Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY
 *
 * with the version of the form, the name, the game and what is changed in it, and a checksum of all before it. */
char *rummy_house_rules_to_text (const RummyHouseRules *self);

/* Adds the checksum to such a line, of which any gap must be one space. */
char *rummy_house_rules_seal (const char *text);

/* Reads what anybody wrote, whose length is that or, where it is below 0, ends with NUL; how gaps are written does not
 * matter, as texts that are sent around are broken into lines anew. */
RummyHouseRules *rummy_house_rules_from_text (const char *text, gssize length, GError **error);

G_END_DECLS
