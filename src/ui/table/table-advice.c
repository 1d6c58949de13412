/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person was advised to do: lit, framed and in words. */

#include "ui/table/table-private.h"

void
rummy_table_advise (RummyTable *self, const RummyAdviceLight *advice, const char *words)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  self->advice = advice != NULL ? *advice : (RummyAdviceLight) { 0 };
  g_set_str (&self->advice_words, words);
  rummy_table_update_lights (self);
}

gboolean
rummy_table_is_advised (RummyTable *self)
{
  const RummyAdviceLight *advice = &self->advice;

  return self->advice_words != NULL || !rummy_cards_is_empty (advice->cards) ||
         !rummy_cards_is_empty (advice->taken) || advice->melds != 0 || advice->stock || advice->slot ||
         advice->pile || advice->verbs != 0;
}

guint32
rummy_table_get_advised_verbs (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), 0);

  return self->advice.verbs;
}

void
rummy_table_select (RummyTable *self, RummyCards cards)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_table_let_go (self);
  RUMMY_CARDS_EACH (card, rummy_cards_and (cards, rummy_seen_own_cards (self->seen)))
    rummy_table_toggle (self, card);
}
