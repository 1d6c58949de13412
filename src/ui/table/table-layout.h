/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"
#include "ui/cards/fan.h"

G_BEGIN_DECLS

#define RUMMY_OTHERS_MAX (RUMMY_SEATS_MAX - 1)

/* What lies on a table; lengths in logical pixels. */
typedef struct {
  double width, height;
  double scale; /* device pixels to a logical one */
  gboolean rtl;
  gboolean left_handed; /* all but the seats is mirrored */
  gboolean open;                      /* the other hands show their faces */
  gboolean likely;                    /* their backs tell which cards they probably are; not with open */
  guint n_others;                     /* 1..RUMMY_OTHERS_MAX */
  guint n_other[RUMMY_OTHERS_MAX];    /* cards of each, in the order of play */
  guint n_hand, n_pile, n_melds; /* n_pile: discards that lie open */
  gboolean hides_pile;                /* there are more of them, below */
  double plate_width;  /* of a plate with room for a name and its figures */
  double plate_height; /* of one of two lines */
  double line_height;  /* of one of a single line */
  double name_width;   /* of one with the longest name, and nothing else but its sign */
  double count_width;  /* of the number of cards, behind a name on the same line */
  gboolean hides_slot; /* there is no place of a new meld */
  gboolean is_lone;    /* nothing is melded before somebody ends the round */
  gboolean hides_own;  /* the own cards show their backs, and are one with their plate */
  guint8 meld_size[RUMMY_MELDS_MAX];
  guint first_meld; /* where they become a strip: the first that is to be seen */
} RummyTableSpec;

/* Where it lies.  Cards are whole device pixels wide and high. */
typedef struct {
  RummyFan others[RUMMY_OTHERS_MAX];
  graphene_rect_t plates[RUMMY_OTHERS_MAX]; /* in front of the backs, below open hands */
  graphene_rect_t own_plate;                /* empty where there is no room for it */
  double plate_scale;                       /* how much larger than usual the text of plates is */
  graphene_rect_t stock;
  RummyFan pile;
  graphene_rect_t pile_button; /* beside a pile of which not all can be seen well; else empty */
  RummyFan melds[RUMMY_MELDS_MAX];
  guint first_meld, n_shown; /* the others lie under a button of the strip, and are not to be seen */
  graphene_rect_t earlier, later; /* these buttons, beside the strip; empty where it ends there */
  graphene_rect_t slot; /* where the next new meld would lie */
  RummyFan hand;
  double raise;              /* how far a selected hand card stands out */
  graphene_rect_t hand_zone; /* the hand with the room for raised cards, as wide as the table */
  double gap;
} RummyTableLayout;

void rummy_table_layout (RummyTableLayout *self, const RummyTableSpec *spec);

static inline gboolean
rummy_table_layout_shows (const RummyTableLayout *self, guint meld)
{
  return meld - self->first_meld < self->n_shown;
}

G_END_DECLS
