/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/round.h"

G_BEGIN_DECLS

/* What a player may do at some moment, as buttons; each triggers an action of the table. */
typedef enum {
  RUMMY_VERB_MELD,
  RUMMY_VERB_DRAW,
  RUMMY_VERB_TAKE,
  RUMMY_VERB_RENEW,
  RUMMY_VERB_DISCARD,
  RUMMY_VERB_KNOCK,
  RUMMY_VERB_BLOCK,
  RUMMY_VERB_CALL,
  RUMMY_VERB_WILD,
  RUMMY_VERB_DOUBLE,
  RUMMY_VERB_SPLIT,
  RUMMY_VERB_PASS,
  RUMMY_N_VERBS
} RummyVerb;

#define RUMMY_PLACES 4 /* buttons beside each other */

typedef struct {
  const char *label;   /* localized, as appropriate at this moment */
  const char *tooltip; /* may be NULL */
  gboolean is_suggested;
} RummyVerbWords;

/* How it is done. */
typedef struct {
  const char *how; /* with the pointer, a sentence */
  const char *key; /* name of the key; NULL if it has none */
} RummyVerbWay;

/* Returns a bit mask of the verbs of the seat to move.  @fits: the selected cards are a meld or extend one. */
guint32 rummy_verbs (const RummyRound *round, gboolean fits);

/* Lists the usual verbs of a game in their fixed places: Draw, Take, Meld, Discard; or Draw, Take, Discard, Knock. */
void rummy_verbs_usual (const RummyRules *rules, RummyVerb row[RUMMY_PLACES]);

/* Lists what these places hold for a seat: a rare verb stands in the place of a usual one that is impossible then. */
void rummy_verbs_row (const RummyRound *round, guint seat, gboolean fits, RummyVerb row[RUMMY_PLACES]);

/* Returns the detailed action name: "table.draw". */
const char *rummy_verb_action (RummyVerb verb);

RummyVerbWords rummy_verb_words (RummyVerb verb, const RummyRound *round, gboolean fits);

/* Returns the label of a usual verb, and the longest that taking can have, to be freed: what a row has room for. */
const char *rummy_verb_usual_label (RummyVerb verb, const RummyRules *rules);
char *rummy_verb_take_widest (void);

/* Returns a label with what is taken, to be freed: the upcard, or the number of cards from an older discard on. */
char *rummy_verb_take_label (const RummyRound *round, RummyCard card);

/* Returns why a seat cannot do that now, a sentence, or NULL if the rules have to be asked. */
const char *rummy_verb_why_not (RummyVerb verb, const RummyRound *round, guint seat, guint n_selected);
RummyVerbWay rummy_verb_way (RummyVerb verb, const RummyRound *round);

G_END_DECLS
