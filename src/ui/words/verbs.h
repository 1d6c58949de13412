/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/round.h"

G_BEGIN_DECLS

/* What a person may be asked for at some moment of a game, as buttons: each does an action of the table. */
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
  const char *label;   /* in the language of the user, as it is meant at this moment */
  const char *tooltip; /* or NULL */
  gboolean is_suggested;
} RummyVerbWords;

/* The verbs of the seat to move, one bit each.  fits: the selected cards are a meld, or continue one. */
guint32 rummy_verbs (const RummyRound *round, gboolean fits);

/* The detailed name of its action: "table.draw". */
const char *rummy_verb_action (RummyVerb verb);

RummyVerbWords rummy_verb_words (RummyVerb verb, const RummyRound *round, gboolean fits);

G_END_DECLS
