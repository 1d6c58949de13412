/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-layout.h"

G_BEGIN_DECLS

/* Shared by table-layout.c and what lays out the parts. */

/* Below this size of cards, the melds become a strip. */
#define RUMMY_LEAST_CARD 28.0 /* width, of pile and melds */

#define RUMMY_LIST_BUTTON 44.0 /* of the list of discards, if cards are as large */

/* Largest card on the table, of a card in the hand. */
#define RUMMY_LARGEST_TABLE_CARD 0.85

/* Between cards, as shares of a card. */
#define RUMMY_MELD_STRIP 0.30
#define RUMMY_LEAST_MELD_STRIP 0.25
#define RUMMY_PILE_STEP 0.45
#define RUMMY_CROWDED_STEP 0.3 /* tighter piles get a button for the list */
#define RUMMY_PEEK 0.52 /* of a back above its plate */

/* Times the height of the table. */
#define RUMMY_WIDEST 2.6 /* what is used of it */

#define RUMMY_SHRINK 0.94 /* from one card size tried to the next */

typedef struct {
  const RummyTableSpec *spec;
  gboolean is_around;             /* seats are */
  double pad;
  double hand_card;               /* width of a card in the hand, at the start of the turn */
  double top, bottom;             /* of the room for pile and melds */
  double left, width;             /* of the part used on a wide table */
  double inner_left, inner_width; /* of it, beside the own plate */
  double low;                     /* where that begins */
  double open_width;              /* of a card in an open hand, at most */
  double covered;                 /* by its plate, of that card's height */
  guint n_plates;                 /* above the table, with the own one if it has no other place */
} RummyTableFrame;

/* Where stock and pile lie; as if nothing were mirrored. */
typedef struct {
  graphene_size_t card;
  double gap;
  double left, right; /* of the room for the pile; the stock is before it */
  double top, bottom;
} RummyPileRoom;

/* What stock and pile may take until the turn ends: in all, and with one discard more. */
typedef struct {
  graphene_rect_t most, now;
} RummyPileReach;

/* Right to left and left-handed cancel out. */
static inline gboolean
rummy_table_is_mirrored (const RummyTableSpec *spec)
{
  return spec->rtl != spec->left_handed;
}

static inline void
rummy_table_mirror (const RummyTableSpec *spec, graphene_point_t *origin, double width)
{
  if (rummy_table_is_mirrored (spec))
    origin->x = spec->width - origin->x - width;
}

/* Discards that have room until the turn ends: with the one that ends it. */
static inline guint
rummy_table_longest_pile (const RummyTableSpec *spec)
{
  return MAX (spec->turn != NULL ? spec->turn->n_pile + 1 : 0, spec->n_pile);
}

/* Cards that an open hand has room for until the turn ends. */
static inline guint
rummy_table_open_cards (const RummyTableSpec *spec, guint other)
{
  return spec->turn != NULL ? spec->turn->n_other[other] + 1 : spec->n_other[other];
}

/* Fits an open hand of n cards, at most so far apart, into the room of the longest; with more cards it is squeezed. */
void rummy_table_fit_open (RummyFan *self, const RummyFan *longest, guint n, double width, double most);

/* Moves to a whole device pixel. */
void rummy_table_snap (const RummyTableSpec *spec, graphene_point_t *origin);

/* Rounded to whole device pixels. */
graphene_size_t rummy_table_card_size (const RummyTableSpec *spec, double width);

/* Largest card on the table. */
double rummy_table_largest_card (const RummyTableFrame *frame);

/* Distance of neighbors on the table. */
double rummy_table_gap (const RummyTableLayout *self, double card_width);

/* Spreads as many discards as possible; a button opens the list if they are crowded or not all are there. FALSE if the
 * room is too small, for those of now or of the start of the turn and one more. */
gboolean rummy_table_lay_pile (RummyTableLayout *self, const RummyTableSpec *spec, const RummyPileRoom *room,
                               RummyPileReach *reach);

/* Mirrors stock, pile and its button, and the melds with the slot. */
void rummy_table_mirror_pile (RummyTableLayout *self, const RummyTableSpec *spec);
void rummy_table_mirror_melds (RummyTableLayout *self, const RummyTableSpec *spec);

/* Lays out the hand; share: of its usual height. Then frame->bottom is above it. */
void rummy_table_lay_hand (RummyTableLayout *self, RummyTableFrame *frame, double share);

/* Seats around the table, each with its melds before it. */
gboolean rummy_table_has_around (const RummyTableSpec *spec); /* whatever lies there */
gboolean rummy_table_lay_around (RummyTableLayout *self, const RummyTableFrame *frame);

/* Lays out stock, pile and melds between frame->top and frame->bottom. */
void rummy_table_lay_middle (RummyTableLayout *self, RummyTableFrame *frame);

/* Likewise, in readable cards in one row or a few: stock, newest discards, some melds, and buttons. */
void rummy_table_lay_strip (RummyTableLayout *self, RummyTableFrame *frame);

/* Height that it takes below stock and pile, where those may fill a high table. */
double rummy_table_limit_room (const RummyTableLayout *self, const RummyTableSpec *spec);

/* Puts the knock limit where all else leaves room. */
void rummy_table_lay_limit (RummyTableLayout *self, const RummyTableSpec *spec);

G_END_DECLS
