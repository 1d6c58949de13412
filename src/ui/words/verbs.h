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

/* Returns the detailed action name: "table.draw". */
const char *rummy_verb_action (RummyVerb verb);

RummyVerbWords rummy_verb_words (RummyVerb verb, const RummyRound *round, gboolean fits);
RummyVerbWay rummy_verb_way (RummyVerb verb, const RummyRound *round);

G_END_DECLS
