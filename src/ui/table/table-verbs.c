/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

static gboolean
lays (const RummyIntent *intent)
{
  return intent->n == 1 && (intent->move[0].kind == RUMMY_MOVE_MELD || intent->move[0].kind == RUMMY_MOVE_LAY);
}

void
rummy_table_play (RummyTable *self, const RummyIntent *intent)
{
  RummyRefusal refusal;

  if (!rummy_seen_is_dealt (self->seen))
    return;

  if (rummy_seen_is_over (self->seen)) {
    rummy_table_refuse (self, RUMMY_REFUSED_OVER);
    return;
  }

  if (!rummy_seen_is_my_turn (self->seen) && !(lays (intent) && rummy_seen_may_meld (self->seen))) {
    rummy_table_notice (self, RUMMY_NOTICE_WAIT);
    return;
  }

  refusal = rummy_game_play (rummy_seen_game (self->seen), intent->move, intent->n);
  if (refusal == RUMMY_REFUSED_AMBIGUOUS)
    rummy_table_ask_reading (self, intent);
  else if (refusal != RUMMY_OK)
    rummy_table_refuse (self, refusal);
}

static gboolean
is_in_pile (RummyTable *self, RummyCard card)
{
  return rummy_spread_find_spot (self->spread, card).zone == RUMMY_ZONE_PILE;
}

static void
show_selection (RummyTable *self)
{
  rummy_table_update_cards (self);
  rummy_arrangement_lay_out (self->arrangement, rummy_stage_animates (self->stage));
  rummy_lights_update (self->lights);
  rummy_table_update_actions (self);
}

static void
selection_changed (RummyTable *self)
{
  rummy_lights_forget_words (self->lights); /* they have been read */
  show_selection (self);
}

/* Where the upcard comes without a condition, a click on it is enough. */
static gboolean
takes_at_once (RummyTable *self, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  return rummy_cards_is_empty (rummy_choice_selected (self->choice)) && card == rummy_round_upcard (round) &&
         round->phase != RUMMY_PHASE_CALL && round->rules->free_upcard;
}

/* In an exchange a stock card that was looked at may go on to the pile, for which a click there is enough (A-017,
 * A-038); or RUMMY_CARD_NONE. */
static RummyCard
passed_on (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  return round->phase == RUMMY_PHASE_EXCHANGE && round->rules->peek ? round->drawn : RUMMY_CARD_NONE;
}

/* A click on a card of the pile: before the draw it takes the upcard or selects, after it discards. */
static void
act_on_pile (RummyTable *self, RummyCard card)
{
  RummyCards selected = rummy_choice_selected (self->choice);

  if (!rummy_seen_is_my_turn (self->seen)) {
    rummy_table_notice (self, RUMMY_NOTICE_WAIT);
  } else if (rummy_seen_takes (self->seen)) {
    if (takes_at_once (self, card))
      rummy_table_take (self, card);
    else
      rummy_table_toggle (self, card);
  } else if (rummy_cards_is_empty (selected) && passed_on (self) != RUMMY_CARD_NONE) {
    rummy_table_discard (self, passed_on (self));
  } else if (rummy_cards_is_empty (selected)) {
    rummy_table_refuse (self, RUMMY_REFUSED_DRAWN);
  } else {
    rummy_table_discard (self, rummy_cards_first (selected));
  }
}

static RummyCard
focused_hand_card (RummyTable *self)
{
  GtkWidget *child = rummy_table_get_focus (self);
  gboolean is_hand = child != NULL && rummy_spread_get_spot (self->spread, child).zone == RUMMY_ZONE_HAND;

  return is_hand ? rummy_spread_card_of (child) : RUMMY_CARD_NONE;
}

/* The only selected card of the hand, or RUMMY_CARD_NONE. */
static RummyCard
chosen (RummyTable *self)
{
  return rummy_cards_count (rummy_choice_selected_hand (self->choice)) == 1
           ? rummy_cards_first (rummy_choice_selected_hand (self->choice))
           : RUMMY_CARD_NONE;
}

/* With the selected cards, or those of the call that is listed first. */
static RummyIntent
call_intent (RummyTable *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);

  if (rummy_cards_is_empty (selected))
    return rummy_intent_call (rummy_seen_round (self->seen), rummy_seen_seat (self->seen));

  return rummy_intent_lay (rummy_seen_round (self->seen), rummy_seen_seat (self->seen), selected, RUMMY_MELD_NONE);
}

/* The selected joker, or the first of the hand. */
static RummyIntent
block_intent (RummyTable *self)
{
  RummyCards jokers = rummy_cards_and (rummy_seen_round (self->seen)->hand[rummy_seen_seat (self->seen)],
                                       rummy_cards_of_rank (0));
  RummyCard card = chosen (self);

  if (card == RUMMY_CARD_NONE && !rummy_cards_is_empty (jokers))
    card = rummy_cards_first (jokers);

  return rummy_intent_move (RUMMY_MOVE_BLOCK, rummy_seen_seat (self->seen), card);
}

/* The one selected card of the pile, or else the upcard; a selected joker splits the pile where it may. */
static RummyIntent
take_intent (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCard card = rummy_cards_count (rummy_choice_selected_pile (self->choice)) == 1
                     ? rummy_cards_first (rummy_choice_selected_pile (self->choice))
                     : rummy_round_upcard (round);
  RummyCard joker = chosen (self);

  if (round->role == RUMMY_ROLE_SPLIT && joker != RUMMY_CARD_NONE && rummy_card_is_joker (joker))
    return rummy_intent_split (rummy_seen_seat (self->seen), card, joker, FALSE);

  return rummy_intent_move (RUMMY_MOVE_TAKE, rummy_seen_seat (self->seen), card);
}

RummyIntent
rummy_table_intent_of (RummyTable *self, RummyMoveKind kind)
{
  RummyIntent intent = { .n = 0 };

  if (rummy_seen_is_over (self->seen))
    return rummy_intent_move (kind, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  if (kind == RUMMY_MOVE_KNOCK)
    intent = rummy_intent_knock (rummy_seen_round (self->seen), rummy_seen_seat (self->seen), chosen (self));
  else if (kind == RUMMY_MOVE_TAKE)
    intent = take_intent (self);
  else if (kind == RUMMY_MOVE_CALL)
    intent = call_intent (self);
  else if (kind == RUMMY_MOVE_BLOCK)
    intent = block_intent (self);

  return intent.n > 0 ? intent : rummy_intent_move (kind, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);
}

/* Where there is nothing to be asked for, it means nothing; where a discard was asked about, no. */
static void
act_on_felt (RummyTable *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);

  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    rummy_table_let_go (self);
  else if (!rummy_cards_is_empty (selected))
    rummy_table_lay (self, selected, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
}

/* While others move, whatever is no card of the own hand and no plate means that, but cards that can be laid out of
 * turn have their place. */
gboolean
rummy_table_skips_at (RummyTable *self, RummySpot spot, RummyCard card)
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
rummy_table_act (RummyTable *self, RummySpot spot, RummyCard card)
{
  if (rummy_seen_is_over (self->seen))
    return;

  if (rummy_table_skips_at (self, spot, card)) {
    rummy_table_skip (self, TRUE);
    return;
  }

  switch (spot.zone) {
  case RUMMY_ZONE_STOCK:
    rummy_table_draw (self);
    break;
  case RUMMY_ZONE_PILE:
    act_on_pile (self, card);
    break;
  case RUMMY_ZONE_HAND:
    if (card == rummy_choice_asked (self->choice))
      rummy_table_discard (self, card);
    else
      rummy_table_toggle (self, card);
    break;
  case RUMMY_ZONE_MELD:
    rummy_table_lay (self, rummy_choice_selected (self->choice), spot.group, card);
    break;
  case RUMMY_ZONE_SLOT:
    rummy_table_lay (self, rummy_choice_selected (self->choice), RUMMY_MELD_NONE, RUMMY_CARD_NONE);
    break;
  case RUMMY_ZONE_FREE:
    act_on_felt (self);
    break;
  case RUMMY_ZONE_OTHERS:
    if (card == RUMMY_CARD_NONE)
      rummy_table_ask_for_seat (self, rummy_seen_seat_of_other (self->seen, spot.group));
    break;
  case RUMMY_ZONE_SEAT:
    rummy_table_ask_for_seat (self, rummy_seen_seat (self->seen));
    break;
  default:
    break;
  }
}

void
rummy_table_draw (RummyTable *self)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DRAW, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  rummy_table_play (self, &intent);
}

void
rummy_table_take (RummyTable *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_TAKE, rummy_seen_seat (self->seen), card);

  rummy_table_play (self, &intent);
}

void
rummy_table_take_chosen (RummyTable *self)
{
  RummyIntent intent = take_intent (self);
  const RummyMove *take = &intent.move[0];

  if (!rummy_cards_is_empty (take->cards) && rummy_seen_round (self->seen)->rules->split_side == RUMMY_SPLIT_EITHER)
    rummy_table_ask_side (self, take->card, rummy_cards_first (take->cards));
  else
    rummy_table_play (self, &intent);
}

/* Says what became of the cards that did not go with the others, and why. */
static void
tell_rest (RummyTable *self, RummyCards rest, guint meld)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyIntent lay = rummy_intent_on_meld (round, rummy_seen_seat (self->seen), rest, meld, RUMMY_CARD_NONE);
  RummyRefusal refusal = rummy_intent_check (&lay, round);
  g_autofree char *names = rummy_words_cards (rest), *words = NULL;

  /* Translators: one or more cards, then the whole sentence that says why. */
  words = g_strdup_printf (_("Still selected: %s. %s"), names, rummy_words_refusal (refusal));
  rummy_table_tell (self, words);
}

void
rummy_table_lay (RummyTable *self, RummyCards cards, guint meld, RummyCard at)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCards rest = RUMMY_NO_CARDS;
  RummyIntent intent;

  if (rummy_seen_is_over (self->seen))
    return;
  /* That place is lit, and so are the cards. */
  if (rummy_cards_is_empty (cards) && rummy_lights_get_hint (self->lights)->first_on == meld)
    cards = rummy_lights_get_hint (self->lights)->first;
  if (rummy_cards_is_empty (cards)) {
    intent = *rummy_lights_get_call (self->lights);
    if (intent.n > 0 && intent.move[0].meld == meld)
      rummy_table_play (self, &intent); /* that place is lit */
    else if (!rummy_seen_is_my_turn (self->seen))
      rummy_table_notice (self, RUMMY_NOTICE_WAIT);
    else if (round->phase == RUMMY_PHASE_DRAW)
      rummy_table_refuse (self, RUMMY_REFUSED_DRAW_FIRST);
    else
      rummy_table_notice (self, RUMMY_NOTICE_SELECT_FIRST);
    return;
  }

  if (meld == RUMMY_MELD_NONE)
    intent = rummy_intent_as_new (round, rummy_seen_seat (self->seen), cards);
  else
    intent = rummy_intent_on_meld (round, rummy_seen_seat (self->seen), cards, meld, at);
  if (meld != RUMMY_MELD_NONE && rummy_seen_may_meld (self->seen) && !rummy_intent_may_do (&intent, round)) {
    RummyIntent part = rummy_intent_part (round, rummy_seen_seat (self->seen), cards, meld);

    if (part.n > 0) {
      rest = rummy_cards_minus (cards, part.move[part.n - 1].cards);
      intent = part;
    }
  }

  rummy_table_play (self, &intent);
  rest = rummy_cards_and (rest, rummy_choice_selected (self->choice));
  if (!rummy_cards_is_empty (rest))
    tell_rest (self, rest, meld);
}

/* A new meld of the selected cards, else on the one meld that they fit; where they fit several, the focus goes to the
 * first of them, for the person to choose. */
void
rummy_table_meld (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCards cards = rummy_choice_selected (self->choice);
  RummyIntent as_new = rummy_intent_as_new (round, rummy_seen_seat (self->seen), cards);
  guint64 fits;

  if (rummy_cards_is_empty (cards) || !rummy_seen_may_meld (self->seen) ||
      rummy_intent_may_do (&as_new, round)) {
    rummy_table_lay (self, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
    return;
  }

  fits = rummy_intent_fits (round, rummy_seen_seat (self->seen), cards);
  if (fits == 0 && rummy_cards_count (cards) < 3 && round->n_melds > 0 && round->phase == RUMMY_PHASE_PLAY)
    rummy_table_notice (self, RUMMY_NOTICE_FITS_NOWHERE);
  else if (fits == 0)
    rummy_table_lay (self, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
  else if ((fits & (fits - 1)) == 0)
    rummy_table_lay (self, cards, (guint) g_bit_nth_lsf (fits, -1), RUMMY_CARD_NONE);
  else {
    rummy_table_focus_on (self, (RummySpot) { RUMMY_ZONE_MELD, (guint) g_bit_nth_lsf (fits, -1), 0 });
    rummy_table_tell (self, _("Several melds fit; choose the lit one that you mean."));
  }
}

static gboolean
may_discard (RummyTable *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card);

  return rummy_seen_is_my_turn (self->seen) && rummy_intent_may_do (&intent, rummy_seen_round (self->seen));
}

/* A discard that was asked for is shown as the selected card, and waits to be asked for once more. */
static void
ask_discard (RummyTable *self, RummyCard card)
{
  rummy_choice_ask_discard (self->choice, card);
  selection_changed (self);
}

void
rummy_table_discard_at_once (RummyTable *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card);
  RummyCards others = rummy_cards_minus (rummy_choice_selected (self->choice), rummy_cards_of (card));

  if (rummy_seen_is_my_turn (self->seen) && !rummy_cards_is_empty (others))
    rummy_table_notice (self, RUMMY_NOTICE_LET_GO_FIRST);
  else
    rummy_table_play (self, &intent);
}

void
rummy_table_discard (RummyTable *self, RummyCard card)
{
  RummyCards others;

  /* What was asked about is answered with no. */
  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE && rummy_choice_asked (self->choice) != card)
    rummy_table_let_go (self);
  others = rummy_cards_minus (rummy_choice_selected (self->choice), rummy_cards_of (card));

  if (self->asks_discard && rummy_choice_asked (self->choice) != card && rummy_cards_is_empty (others) &&
      may_discard (self, card))
    ask_discard (self, card);
  else
    rummy_table_discard_at_once (self, card);
}

void
rummy_table_discard_only (RummyTable *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card);

  rummy_table_unselect (self, card);
  if (may_discard (self, card)) {
    rummy_table_let_go (self);
    rummy_table_discard (self, card);
  } else {
    rummy_table_play (self, &intent);
  }
}

void
rummy_table_set_habits (RummyTable *self, gboolean asks_discard, gboolean classic_keys, gboolean shows_known)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  self->asks_discard = asks_discard;
  self->classic_keys = classic_keys;
  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    rummy_table_let_go (self);
  if (rummy_seen_set_shows_known (self->seen, shows_known))
    rummy_seating_update (self->seating);
}

/* What is selected comes before what has the focus, which counts only where it is seen. */
void
rummy_table_discard_chosen (RummyTable *self, gboolean sees_focus)
{
  RummyCards selected = rummy_choice_selected (self->choice);
  RummyCard card = RUMMY_CARD_NONE;

  if (!rummy_cards_is_empty (selected))
    card = rummy_cards_first (selected);
  else if (sees_focus)
    card = focused_hand_card (self);

  if (card != RUMMY_CARD_NONE)
    rummy_table_discard (self, card);
  else if (!rummy_seen_is_over (self->seen))
    rummy_table_notice (self, RUMMY_NOTICE_SELECT_FIRST);
}

void
rummy_table_toggle (RummyTable *self, RummyCard card)
{
  gboolean in_pile = is_in_pile (self, card);

  if (rummy_seen_is_over (self->seen))
    return;

  if (in_pile && !rummy_seen_is_my_turn (self->seen)) {
    rummy_table_notice (self, RUMMY_NOTICE_WAIT);
    return;
  }
  if (in_pile && !rummy_seen_takes (self->seen)) {
    rummy_table_refuse (self, RUMMY_REFUSED_DRAWN);
    return;
  }

  rummy_choice_toggle (self->choice, card, in_pile);
  selection_changed (self);
}

void
rummy_table_unselect (RummyTable *self, RummyCard card)
{
  if (rummy_choice_unselect (self->choice, card))
    selection_changed (self);
}

void
rummy_table_let_go (RummyTable *self)
{
  rummy_table_stop_dragging (self);
  if (rummy_lights_shows_hint (self->lights))
    rummy_lights_show_hint (self->lights, NULL, NULL);
  if (rummy_choice_clear (self->choice))
    show_selection (self);
}
