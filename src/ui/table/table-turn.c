/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-turn.h"

static gboolean
goes_on (const RummyTableTurn *self, const RummyTableSpec *spec)
{
  for (guint i = 0; i < self->n_melds; i++) {
    if (i >= spec->n_melds || spec->meld_size[i] < self->meld_size[i])
      return FALSE;
  }

  return TRUE;
}

void
rummy_table_turn_follow (RummyTableTurn *self, RummyTableSpec *spec, gboolean is_new)
{
  if (is_new || !goes_on (self, spec)) {
    *self = (RummyTableTurn) { .n_hand = spec->n_hand, .n_pile = spec->n_pile, .n_melds = spec->n_melds };
    for (guint i = 0; i < spec->n_others; i++)
      self->n_other[i] = spec->n_other[i];
  }

  self->n_known = MIN (self->n_known, spec->n_melds);
  for (; self->n_known < spec->n_melds; self->n_known++)
    self->meld_size[self->n_known] = spec->meld_size[self->n_known];
  spec->turn = self;
}
