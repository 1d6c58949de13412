/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/former.h"

void
rummy_former_update (RummyFormer *self, RummySeen *seen)
{
  const RummyMatch *match;

  if (!rummy_seen_is_replay (seen) || !rummy_seen_is_dealt (seen))
    return;

  match = rummy_game_get_match (rummy_seen_game (seen));
  self->round = match->rounds;
  memcpy (self->hands, match->round.hand, sizeof self->hands);
  self->pile = RUMMY_NO_CARDS;
  for (guint i = 0; i < match->round.n_pile; i++)
    rummy_cards_add (&self->pile, match->round.deck[i]);
}

gboolean
rummy_former_is_of_round (const RummyFormer *self, RummySeen *seen)
{
  return rummy_seen_is_dealt (seen) &&
         self->round == rummy_game_get_match (rummy_seen_game (seen))->rounds;
}

guint
rummy_former_group_holding (RummySeen *seen, const RummyCards hands[], RummyCard card)
{
  guint players = (guint) rummy_seen_round (seen)->rules->players;

  for (guint seat = 0; seat < players; seat++) {
    if (rummy_cards_has (hands[seat], card))
      return rummy_seen_other_of_seat (seen, seat);
  }

  return RUMMY_GROUP_STOCK;
}

static graphene_rect_t
place_of_group (RummySeating *seating, guint group)
{
  const RummyFan *fan;

  if (group == RUMMY_GROUP_STOCK)
    return rummy_seating_get_layout (seating)->stock;

  fan = rummy_seating_get_fan (seating, group);

  return rummy_fan_card (fan, fan->n / 2);
}

gboolean
rummy_former_get_place (const RummyFormer *self, RummySeen *seen, RummySeating *seating, RummyCard card,
                        graphene_rect_t *place)
{
  if (rummy_cards_has (self->pile, card))
    return FALSE;

  *place = place_of_group (seating, rummy_former_group_holding (seen, self->hands, card));

  return TRUE;
}

void
rummy_former_send_unseen (const RummyFormer *self, RummySeen *seen, RummySeating *seating, RummyStage *stage)
{
  gint64 now = rummy_stage_now (stage);
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (seen));

  for (guint seat = 0; seat < (guint) round->rules->players; seat++) {
    guint group = rummy_seen_other_of_seat (seen, seat);
    graphene_rect_t place = place_of_group (seating, group);

    RUMMY_CARDS_EACH (card, rummy_cards_minus (self->hands[seat], round->hand[seat])) {
      if (!rummy_stage_has (stage, card) && !rummy_seen_lies_below (seen, card))
        rummy_stage_send_ghost (stage, &place, rummy_former_group_holding (seen, round->hand, card), now);
    }
    RUMMY_CARDS_EACH (card, rummy_cards_minus (round->hand[seat], self->hands[seat])) {
      if (!rummy_stage_has (stage, card) &&
          rummy_former_group_holding (seen, self->hands, card) == RUMMY_GROUP_STOCK)
        rummy_stage_send_ghost (stage, &rummy_seating_get_layout (seating)->stock, group, now);
    }
  }
}
