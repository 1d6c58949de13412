/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The parts of a table, in reading and focus order. */
typedef enum {
  RUMMY_ZONE_NONE,   /* leaving; group as in RUMMY_ZONE_OTHERS, or RUMMY_GROUP_STOCK */
  RUMMY_ZONE_SEAT,   /* the own plate */
  RUMMY_ZONE_OTHERS, /* group: which of the other hands */
  RUMMY_ZONE_STOCK,
  RUMMY_ZONE_PILE,
  RUMMY_ZONE_MELD, /* group: which meld */
  RUMMY_ZONE_SLOT, /* of a new meld */
  RUMMY_ZONE_HAND,
  RUMMY_ZONE_FREE /* the bare table */
} RummyZone;

#define RUMMY_GROUP_STOCK G_MAXUINT

/* A place on the table; index is that of a card in its group. */
typedef struct {
  RummyZone zone;
  guint group, index;
} RummySpot;

/* As qsort () wants it. */
static inline int
rummy_spot_compare (RummySpot a, RummySpot b)
{
  if (a.zone != b.zone)
    return a.zone < b.zone ? -1 : 1;
  if (a.group != b.group)
    return a.group < b.group ? -1 : 1;

  return a.index < b.index ? -1 : a.index > b.index;
}

G_END_DECLS
