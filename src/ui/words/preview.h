/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/meld.h"

G_BEGIN_DECLS

/* What a move would do, before it is made: that of selected cards, or the take of a card of the pile. */
typedef struct {
  RummyCard card;        /* the one of the pile that a take is asked for, or RUMMY_CARD_NONE */
  RummyCards cards;      /* the selected ones */
  RummyCards taken;      /* from the pile, with all that lies above */
  RummyRefusal refusal;  /* why they are no new meld; of a take, why it is not allowed */
  gboolean must_use;     /* of a take: some of it must reach the table at once */
  RummyCards group;      /* a new meld that they make, or are completed to; of a take, one that uses it */
  RummyMeld meld;        /* what that is, or what the only meld that they fit becomes */
  gboolean is_ambiguous; /* it will be asked what it is */
  RummyCards swapped;    /* the wild card that comes to the hand from the only meld that they fit */
  guint missing;         /* points that the first melds of the turn need after it */
  guint64 melds;         /* one bit for each meld that all of them fit */
  guint64 partly;        /* the same for some of them, where all of them are no move */
  int points;            /* that it brings to the table */
} RummyPreview;

void rummy_preview_cards (RummyPreview *self, const RummyRound *round, guint seat, RummyCards cards);
void rummy_preview_take (RummyPreview *self, const RummyRound *round, guint seat, RummyCard card);

/* In a sentence or two, for who plays by keys or with the pointer; NULL where there is nothing to tell. */
char *rummy_preview_words (const RummyPreview *self, const RummyRound *round, gboolean by_keys);

/* In games in which melds come down only at the end there is no place for them before. */
gboolean rummy_preview_may_lay (const RummyRound *round);

G_END_DECLS
