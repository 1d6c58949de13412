/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a click or Enter does at a place of the table. */

#include "ui/table/verbs-private.h"

/* Where the upcard is free, a click takes it. */
static gboolean
takes_at_once (RummyVerbs *self, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  return rummy_cards_is_empty (rummy_choice_selected (self->choice)) && card == rummy_round_upcard (round) &&
         round->phase != RUMMY_PHASE_CALL && round->rules->free_upcard;
}

/* A click on a discard takes or selects it before the draw, and discards afterward: what is selected, or was drawn. */
static void
act_on_pile (RummyVerbs *self, RummyCard card)
{
  RummyCards selected = rummy_choice_selected (self->choice);
  RummyCard drawn = rummy_intent_drawn (rummy_seen_round (self->seen), rummy_seen_seat (self->seen));

  if (!rummy_seen_is_my_turn (self->seen)) {
    rummy_verbs_notice (self, RUMMY_NOTICE_WAIT);
  } else if (rummy_seen_takes (self->seen)) {
    if (takes_at_once (self, card))
      rummy_verbs_take (self, card);
    else
      rummy_verbs_toggle (self, card);
  } else if (rummy_cards_is_empty (selected) && drawn != RUMMY_CARD_NONE) {
    rummy_verbs_discard (self, drawn);
  } else if (rummy_cards_is_empty (selected)) {
    rummy_verbs_refuse (self, RUMMY_REFUSED_DRAWN);
  } else {
    rummy_verbs_discard (self, rummy_cards_first (selected));
  }
}

/* A click on the bare table melds, or cancels a discard. */
static void
act_on_felt (RummyVerbs *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);

  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    rummy_verbs_let_go (self);
  else if (!rummy_cards_is_empty (selected))
    rummy_verbs_lay (self, selected, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
}

/* While others move, a click anywhere skips, except on own cards, plates, and melds that can be used out of turn. */
gboolean
rummy_verbs_skips_at (RummyVerbs *self, RummySpot spot, RummyCard card)
{
  if (!rummy_seen_may_skip (self->seen))
    return FALSE;

  switch (spot.zone) {
  case RUMMY_ZONE_NONE:
  case RUMMY_ZONE_STOCK:
  case RUMMY_ZONE_PILE:
    return TRUE;
  case RUMMY_ZONE_MELD:
  case RUMMY_ZONE_SLOT:
  case RUMMY_ZONE_FREE:
    return !rummy_lights_get_fits (self->lights);
  case RUMMY_ZONE_OTHERS:
    return card != RUMMY_CARD_NONE;
  case RUMMY_ZONE_SEAT:
  case RUMMY_ZONE_HAND:
  default:
    return FALSE;
  }
}

void
rummy_verbs_act (RummyVerbs *self, RummySpot spot, RummyCard card)
{
  if (rummy_seen_is_over (self->seen))
    return;

  if (rummy_verbs_skips_at (self, spot, card)) {
    rummy_tempo_skip (self->tempo, TRUE);
    return;
  }

  switch (spot.zone) {
  case RUMMY_ZONE_STOCK:
    rummy_verbs_draw (self);
    break;
  case RUMMY_ZONE_PILE:
    act_on_pile (self, card);
    break;
  case RUMMY_ZONE_HAND:
    if (card == rummy_choice_asked (self->choice))
      rummy_verbs_discard (self, card);
    else
      rummy_verbs_toggle (self, card);
    break;
  case RUMMY_ZONE_MELD:
    rummy_verbs_lay (self, rummy_choice_selected (self->choice), spot.group, card);
    break;
  case RUMMY_ZONE_SLOT:
    rummy_verbs_lay_new (self);
    break;
  case RUMMY_ZONE_FREE:
    act_on_felt (self);
    break;
  case RUMMY_ZONE_OTHERS:
    if (card == RUMMY_CARD_NONE)
      rummy_verbs_ask_for_seat (self, rummy_seen_seat_of_other (self->seen, spot.group));
    break;
  case RUMMY_ZONE_SEAT:
    rummy_verbs_ask_for_seat (self, rummy_seen_seat (self->seen));
    break;
  default:
    break;
  }
}
