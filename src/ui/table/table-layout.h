/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"
#include "ui/cards/fan.h"

G_BEGIN_DECLS

#define RUMMY_OTHERS_MAX (RUMMY_SEATS_MAX - 1)
#define RUMMY_LIMIT_FORMS 2

/* What lay at the start of the turn, and new melds as they came. Room is kept for that, so that nothing else moves
 * until the next turn. */
typedef struct {
  guint n_hand, n_pile;
  guint n_other[RUMMY_OTHERS_MAX];
  guint n_melds, n_known;             /* at the start, and with the new ones */
  guint8 meld_size[RUMMY_MELDS_MAX];
} RummyTableTurn;

/* What lies on a table; lengths in logical pixels. */
typedef struct {
  double width, height;
  double scale; /* device pixels per logical one */
  gboolean rtl;
  gboolean left_handed; /* mirrors all but the seats */
  gboolean open;                      /* other hands are open */
  gboolean likely;                    /* backs show likely cards; not with open */
  guint n_others;                     /* 1..RUMMY_OTHERS_MAX */
  guint n_other[RUMMY_OTHERS_MAX];    /* cards of each, in order of play */
  guint n_hand, n_pile, n_melds; /* n_pile: visible discards */
  guint64 hand_breaks; /* a bit for each of the first cards in the hand that begins a group */
  guint n_grouped;     /* cards in groups, which come first */
  gboolean hides_pile;                /* there are hidden ones */
  double plate_width;  /* of a plate with name and figures */
  double plate_height; /* with two lines */
  double line_height;  /* with one line */
  double name_width;   /* with sign and the longest name only */
  double count_width;  /* of the number of cards after a name */
  double own_width;    /* of the own plate with two lines, at least, or 0 */
  double own_line_width; /* with one line */
  gboolean hides_slot; /* no new melds */
  gboolean is_lone;    /* no melds before the end of the round */
  gboolean hides_own;  /* the own hand is closed */
  guint8 meld_size[RUMMY_MELDS_MAX];
  guint8 meld_field[RUMMY_MELDS_MAX]; /* 0: the own seat's, 1: that of the first other, ... */
  guint n_fields;                     /* one for each seat, or partners share them; 0: as 1, everybody's */
  guint first_meld;                   /* first visible one in a strip */
  const RummyTableTurn *turn;         /* NULL: as now */
  graphene_size_t limit[RUMMY_LIMIT_FORMS]; /* text of the knock limit in one line and in two; 0 for none */
} RummyTableSpec;

/* Returns the field of a seat, of so many from the own one on. */
static inline guint
rummy_table_field_of (guint seat, guint n_fields)
{
  return seat % n_fields;
}

/* Where it lies. Cards are whole device pixels wide and high. */
typedef struct {
  RummyFan others[RUMMY_OTHERS_MAX];
  graphene_rect_t plates[RUMMY_OTHERS_MAX]; /* in front of the backs, below open hands */
  graphene_rect_t own_plate;                /* empty if it has no room */
  double plate_scale;                       /* text size of plates, 1 as usual */
  graphene_rect_t stock;
  RummyFan pile;
  graphene_rect_t pile_button; /* empty where all discards can be seen */
  double pile_height;          /* that has room until the turn ends */
  graphene_rect_t limit;       /* the knock limit, with padding; empty if there is none */
  double limit_scale;          /* of its text, 1 as usual */
  RummyFan melds[RUMMY_MELDS_MAX];
  guint first_meld, n_shown; /* visible ones in a strip */
  graphene_rect_t earlier, later; /* buttons beside the strip; empty where it ends */
  graphene_rect_t slot; /* of the next new meld */
  RummyFan hand;
  double raise;              /* of selected cards */
  graphene_rect_t hand_zone; /* hand and raised cards, as wide as the table */
  double gap;
} RummyTableLayout;

void rummy_table_layout (RummyTableLayout *self, const RummyTableSpec *spec);

static inline gboolean
rummy_table_layout_shows (const RummyTableLayout *self, guint meld)
{
  return meld - self->first_meld < self->n_shown;
}

G_END_DECLS
