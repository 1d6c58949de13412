/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

/* A replay knows all hands, and shows another move of the round as what lies between the two: each card goes from where
 * it was to where it is, whether it is seen or not. */

void
rummy_table_keep_former (RummyTable *self)
{
  const RummyMatch *match;

  if (!rummy_seen_is_replay (self->seen) || !rummy_seen_is_dealt (self->seen))
    return;

  match = rummy_game_get_match (rummy_seen_game (self->seen));
  self->former_round = match->rounds;
  memcpy (self->former_hands, match->round.hand, sizeof self->former_hands);
  self->former_pile = RUMMY_NO_CARDS;
  for (guint i = 0; i < match->round.n_pile; i++)
    rummy_cards_add (&self->former_pile, match->round.deck[i]);
}

gboolean
rummy_table_can_rewind (RummyTable *self)
{
  return rummy_seen_is_dealt (self->seen) &&
         self->former_round == rummy_game_get_match (rummy_seen_game (self->seen))->rounds;
}

guint
rummy_table_group_holding (RummyTable *self, const RummyCards hands[], RummyCard card)
{
  guint players = (guint) rummy_seen_round (self->seen)->rules->players;

  for (guint seat = 0; seat < players; seat++) {
    if (rummy_cards_has (hands[seat], card))
      return rummy_seen_other_of_seat (self->seen, seat);
  }

  return RUMMY_GROUP_STOCK;
}

static graphene_rect_t
place_of_group (RummyTable *self, guint group)
{
  const RummyFan *fan;

  if (group == RUMMY_GROUP_STOCK)
    return self->layout.stock;

  fan = rummy_seating_get_fan (self->seating, group);

  return rummy_fan_card (fan, fan->n / 2);
}

gboolean
rummy_table_former_place (RummyTable *self, RummyCard card, graphene_rect_t *place)
{
  if (rummy_cards_has (self->former_pile, card))
    return FALSE;

  *place = place_of_group (self, rummy_table_group_holding (self, self->former_hands, card));

  return TRUE;
}

gboolean
rummy_table_lies_below (RummyTable *self, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  for (guint i = 0; i < rummy_seen_first_discard (self->seen); i++) {
    if (round->deck[i] == card)
      return TRUE;
  }

  return FALSE;
}

void
rummy_table_send_unseen (RummyTable *self)
{
  gint64 now = rummy_stage_now (self->stage);
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));

  for (guint seat = 0; seat < (guint) round->rules->players; seat++) {
    guint group = rummy_seen_other_of_seat (self->seen, seat);
    graphene_rect_t place = place_of_group (self, group);

    RUMMY_CARDS_EACH (card, rummy_cards_minus (self->former_hands[seat], round->hand[seat])) {
      if (!rummy_stage_has (self->stage, card) && !rummy_table_lies_below (self, card))
        rummy_stage_send_ghost (self->stage, &place, rummy_table_group_holding (self, round->hand, card), now);
    }
    RUMMY_CARDS_EACH (card, rummy_cards_minus (round->hand[seat], self->former_hands[seat])) {
      if (!rummy_stage_has (self->stage, card) &&
          rummy_table_group_holding (self, self->former_hands, card) == RUMMY_GROUP_STOCK)
        rummy_stage_send_ghost (self->stage, &self->layout.stock, group, now);
    }
  }
}
