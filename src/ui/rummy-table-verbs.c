/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-table-private.h"

static const char *const sort_nicks[] = {
  [RUMMY_SORT_SUIT] = "suit",
  [RUMMY_SORT_RANK] = "rank",
  [RUMMY_SORT_NONE] = "none",
};

static gboolean
is_over (RummyTable *self)
{
  return !self->is_dealt || self->view.round.phase == RUMMY_PHASE_OVER;
}

static void
play (RummyTable *self, const RummyIntent *intent)
{
  RummyRefusal refusal;

  if (is_over (self))
    return;

  if (!rummy_table_is_my_turn (self)) {
    rummy_table_hint (self, RUMMY_HINT_WAIT);
    return;
  }

  refusal = rummy_game_play (self->game, intent->move, intent->n);
  if (refusal != RUMMY_OK)
    rummy_table_refuse (self, refusal);
}

static gboolean
is_in_pile (RummyTable *self, RummyCard card)
{
  const RummyPiece *piece = self->piece_of[card];

  return piece != NULL && piece->spot.zone == RUMMY_ZONE_PILE;
}

static void
show_selection (RummyTable *self)
{
  rummy_table_update_cards (self);
  rummy_table_lay_out (self, rummy_table_animates (self));
  rummy_table_update_lights (self);
  rummy_table_update_actions (self);
}

static void
selection_changed (RummyTable *self)
{
  rummy_table_notify_selected (self);
  show_selection (self);
}

/* A click on a card of the pile: before the draw it takes the upcard or selects, after it discards. */
static void
act_on_pile (RummyTable *self, RummyCard card)
{
  const RummyRound *round = &self->view.round;
  RummyCards selected = rummy_table_selected (self);

  if (!rummy_table_is_my_turn (self)) {
    rummy_table_hint (self, RUMMY_HINT_WAIT);
  } else if (round->phase == RUMMY_PHASE_DRAW) {
    if (rummy_cards_is_empty (selected) && card == rummy_round_upcard (round) && round->rules->freeup)
      rummy_table_take (self, card);
    else
      rummy_table_toggle (self, card);
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
  RummyPiece *piece = child != NULL ? rummy_table_piece_of_widget (self, child) : NULL;

  return piece != NULL && piece->spot.zone == RUMMY_ZONE_HAND ? piece->card : RUMMY_CARD_NONE;
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_table_draw (data);
}

static void
take_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyTable *self = data;

  rummy_table_take (self, rummy_round_upcard (&self->view.round));
}

static void
meld_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_table_meld (data);
}

static void
discard_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyTable *self = data;

  rummy_table_discard_chosen (self, self->shows_focus);
}

static void
let_go_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_table_let_go (data);
}

static void
pass_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyTable *self = data;
  RummyIntent intent = rummy_intent_pass (self->seat);

  play (self, &intent);
}

static void
sort_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *nick = g_variant_get_string (parameter, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sort_nicks); i++) {
    if (g_str_equal (nick, sort_nicks[i]))
      g_object_set (data, "sort-order", i, NULL);
  }
}

static void
aces_low_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyTable *self = data;

  g_object_set (self, "aces-low", !self->order.aces_low, NULL);
}

static void
set_enabled (RummyTable *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
set_state (RummyTable *self, const char *name, GVariant *state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

void
rummy_table_init_actions (RummyTable *self)
{
  static const GActionEntry entries[] = {
    { "draw", draw_cb },
    { "take", take_cb },
    { "meld", meld_cb },
    { "discard", discard_cb },
    { "let-go", let_go_cb },
    { "pass", pass_cb },
    { "sort", sort_cb, "s", "'suit'" },
    { "aces-low", aces_low_cb, NULL, "false" },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  rummy_table_update_actions (self);
}

/* The one place that says what can be asked for now.  What the rules then refuse, they refuse with a reason. */
void
rummy_table_update_actions (RummyTable *self)
{
  const RummyRound *round = &self->view.round;
  gboolean is_mine = rummy_table_is_my_turn (self);
  gboolean draws = is_mine && round->phase == RUMMY_PHASE_DRAW, plays = is_mine && round->phase == RUMMY_PHASE_PLAY;
  guint n_selected = rummy_cards_count (rummy_table_selected (self));

  if (self->actions == NULL)
    return;

  set_enabled (self, "draw", draws && round->n_stock > 0);
  set_enabled (self, "take", draws && round->n_pile > 0);
  set_enabled (self, "pass", draws && round->n_stock == 0);
  set_enabled (self, "meld", is_mine && n_selected > 0);
  set_enabled (self, "discard",
               plays && (n_selected == 1 ||
                         (n_selected == 0 && self->shows_focus && focused_hand_card (self) != RUMMY_CARD_NONE)));
  set_enabled (self, "let-go", n_selected > 0);
  set_state (self, "sort", g_variant_new_string (sort_nicks[self->order.sort]));
  set_state (self, "aces-low", g_variant_new_boolean (self->order.aces_low));
}

gboolean
rummy_table_is_my_turn (RummyTable *self)
{
  return !is_over (self) && self->view.round.turn == self->seat &&
         rummy_game_get_level (self->game, self->seat) == RUMMY_LEVEL_PERSON;
}

void
rummy_table_act (RummyTable *self, RummySpot spot, RummyCard card)
{
  if (is_over (self))
    return;

  switch (spot.zone) {
  case RUMMY_ZONE_STOCK:
    rummy_table_draw (self);
    break;
  case RUMMY_ZONE_PILE:
    act_on_pile (self, card);
    break;
  case RUMMY_ZONE_HAND:
    rummy_table_toggle (self, card);
    break;
  case RUMMY_ZONE_MELD:
    rummy_table_lay (self, rummy_table_selected (self), spot.group);
    break;
  case RUMMY_ZONE_SLOT:
  case RUMMY_ZONE_FREE:
    rummy_table_lay (self, rummy_table_selected (self), RUMMY_MELD_NONE);
    break;
  case RUMMY_ZONE_OTHERS:
  case RUMMY_ZONE_NONE:
  default:
    break;
  }
}

void
rummy_table_draw (RummyTable *self)
{
  RummyIntent intent = rummy_intent_draw (self->seat);

  play (self, &intent);
}

void
rummy_table_take (RummyTable *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_take (self->seat, card);

  play (self, &intent);
}

void
rummy_table_lay (RummyTable *self, RummyCards cards, guint meld)
{
  RummyIntent intent = rummy_intent_lay (&self->view.round, self->seat, cards, meld);

  if (rummy_cards_is_empty (cards) && !is_over (self))
    rummy_table_hint (self, rummy_table_is_my_turn (self) ? RUMMY_HINT_SELECT_FIRST : RUMMY_HINT_WAIT);
  else
    play (self, &intent);
}

/* A new meld of the selected cards, else on the one meld that they fit; where they fit several, the focus goes to the
 * first of them, for the person to choose. */
void
rummy_table_meld (RummyTable *self)
{
  const RummyRound *round = &self->view.round;
  RummyCards cards = rummy_table_selected (self);
  RummyIntent as_new = rummy_intent_lay (round, self->seat, cards, RUMMY_MELD_NONE);
  guint64 fits;

  if (rummy_cards_is_empty (cards) || !rummy_table_is_my_turn (self) ||
      rummy_intent_check (&as_new, round) == RUMMY_OK) {
    rummy_table_lay (self, cards, RUMMY_MELD_NONE);
    return;
  }

  fits = rummy_intent_fits (round, self->seat, cards);
  if (fits == 0 && rummy_cards_count (cards) < 3 && round->n_melds > 0 && round->phase == RUMMY_PHASE_PLAY)
    rummy_table_refuse (self, RUMMY_REFUSED_NO_FIT);
  else if (fits == 0)
    rummy_table_lay (self, cards, RUMMY_MELD_NONE);
  else if ((fits & (fits - 1)) == 0)
    rummy_table_lay (self, cards, (guint) g_bit_nth_lsf (fits, -1));
  else
    rummy_table_focus_on (self, (RummySpot) { RUMMY_ZONE_MELD, (guint) g_bit_nth_lsf (fits, -1), 0 });
}

void
rummy_table_discard (RummyTable *self, RummyCard card)
{
  RummyIntent intent = rummy_intent_discard (self->seat, card);
  RummyCards others = rummy_cards_minus (rummy_table_selected (self), rummy_cards_of (card));

  if (rummy_table_is_my_turn (self) && !rummy_cards_is_empty (others))
    rummy_table_hint (self, RUMMY_HINT_LET_GO_FIRST);
  else
    play (self, &intent);
}

/* What is selected comes before what has the focus, which counts only where it is seen. */
void
rummy_table_discard_chosen (RummyTable *self, gboolean sees_focus)
{
  RummyCards selected = rummy_table_selected (self);
  RummyCard card = RUMMY_CARD_NONE;

  if (!rummy_cards_is_empty (selected))
    card = rummy_cards_first (selected);
  else if (sees_focus)
    card = focused_hand_card (self);

  if (card != RUMMY_CARD_NONE)
    rummy_table_discard (self, card);
  else if (!is_over (self))
    rummy_table_hint (self, RUMMY_HINT_SELECT_FIRST);
}

void
rummy_table_toggle (RummyTable *self, RummyCard card)
{
  gboolean in_pile = is_in_pile (self, card);
  RummyCards *selected = in_pile ? &self->selected_pile : &self->selected_hand;

  if (is_over (self))
    return;

  if (in_pile && !rummy_table_is_my_turn (self)) {
    rummy_table_hint (self, RUMMY_HINT_WAIT);
    return;
  }
  if (in_pile && self->view.round.phase != RUMMY_PHASE_DRAW) {
    rummy_table_refuse (self, RUMMY_REFUSED_DRAWN);
    return;
  }

  if (rummy_cards_has (*selected, card))
    rummy_cards_remove (selected, card);
  else
    rummy_cards_add (selected, card);
  selection_changed (self);
}

void
rummy_table_unselect (RummyTable *self, RummyCard card)
{
  if (!rummy_cards_has (rummy_table_selected (self), card))
    return;

  rummy_cards_remove (&self->selected_hand, card);
  rummy_cards_remove (&self->selected_pile, card);
  selection_changed (self);
}

void
rummy_table_let_go (RummyTable *self)
{
  rummy_table_stop_dragging (self);
  if (rummy_cards_is_empty (rummy_table_selected (self)))
    return;

  rummy_table_clear_selection (self);
  show_selection (self);
}
