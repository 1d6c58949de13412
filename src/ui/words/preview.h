/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/meld.h"

G_BEGIN_DECLS

/* What a move would do: playing the selected cards, or picking up a card of the pile. */
typedef struct {
  RummyCard card;        /* the pile card to pick up, or RUMMY_CARD_NONE */
  RummyCards cards;      /* the selected cards */
  RummyCards taken;      /* picked up from the pile */
  RummyRefusal refusal;  /* why they are not a new meld, or why the pick-up is not allowed */
  gboolean must_use;     /* after a pick-up: some of it must be laid at once */
  RummyCards group;      /* the new meld they make or are completed to; after a pick-up, one that uses it */
  RummyMeld meld;        /* that meld, or the result of laying off on the only meld that fits */
  gboolean is_ambiguous; /* the user will have to choose its reading */
  RummyCards swapped;    /* the wild card swapped for in the only meld that fits */
  guint missing;         /* points that the first melds would still lack this turn */
  guint64 melds;         /* bit mask of melds that all of them fit */
  guint64 partly;        /* bit mask of melds that some of them fit, if all together are no legal move */
  int points;            /* points scored */
} RummyPreview;

void rummy_preview_cards (RummyPreview *self, const RummyRound *round, guint seat, RummyCards cards);
void rummy_preview_take (RummyPreview *self, const RummyRound *round, guint seat, RummyCard card);

/* Describes it in one or two sentences, for keyboard or pointer; NULL if there is nothing to say. */
char *rummy_preview_words (const RummyPreview *self, const RummyRound *round, gboolean by_keys);

/* Returns whether melds can be laid before the end of the round. */
gboolean rummy_preview_may_lay (const RummyRound *round);

G_END_DECLS
