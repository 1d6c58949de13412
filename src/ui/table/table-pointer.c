/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#define FAN_STEP 0.28 /* of a card's width, between cards that are dragged together */

static gboolean
is_same_spot (RummyTable *self, RummySpot spot, RummyCard card)
{
  return spot.zone == self->pressed.zone && spot.group == self->pressed.group &&
         (spot.zone == RUMMY_ZONE_MELD || card == self->pressed_card);
}

/* While cards of the hand move, what is seen there counts and not where they will be: the one that lies on top. */
static RummyPiece *
moving_piece_at (RummyTable *self, double x, double y)
{
  gint64 now = rummy_table_now (self);
  RummyPiece *top = NULL;
  gboolean moves = FALSE;

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);
    graphene_rect_t place;

    if (piece->spot.zone != RUMMY_ZONE_HAND)
      continue;

    moves |= piece->motion.is_moving;
    place = rummy_piece_place (piece, now);
    if (graphene_rect_contains_point (&place, &GRAPHENE_POINT_INIT (x, y)) &&
        (top == NULL || rummy_spot_compare (top->spot, piece->spot) < 0))
      top = piece;
  }

  return moves ? top : NULL;
}

static RummyPiece *
piece_at (RummyTable *self, double x, double y)
{
  GtkWidget *child = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  RummyPiece *moving = moving_piece_at (self, x, y);

  if (moving != NULL)
    return moving;
  if (child == self->stock_count)
    return self->stock;

  return child != NULL ? rummy_table_piece_of_widget (self, child) : NULL;
}

static gboolean
is_in_hand_zone (RummyTable *self, double x, double y)
{
  return graphene_rect_contains_point (&self->layout.hand_zone, &GRAPHENE_POINT_INIT (x, y));
}

/* What a click means: a card, or the bare table; the gaps of the hand are nothing. */
static RummySpot
spot_at (RummyTable *self, double x, double y, RummyCard *card)
{
  RummyPiece *piece = piece_at (self, x, y);
  GtkWidget *child = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  *card = piece != NULL ? piece->card : RUMMY_CARD_NONE;
  if (piece != NULL)
    return piece->spot;
  if (child != NULL && (child == self->slot || gtk_widget_is_ancestor (child, self->slot)))
    return (RummySpot) { RUMMY_ZONE_SLOT, 0, 0 };
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y) || is_in_hand_zone (self, x, y))
    return (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  for (guint i = 0; child != NULL && i < RUMMY_OTHERS_MAX; i++) {
    if (child == self->others[i] || gtk_widget_is_ancestor (child, self->others[i]))
      return (RummySpot) { RUMMY_ZONE_OTHERS, i, 0 };
  }
  if (child != NULL && (child == self->own || gtk_widget_is_ancestor (child, self->own)))
    return (RummySpot) { RUMMY_ZONE_SEAT, 0, 0 };

  return (RummySpot) { RUMMY_ZONE_FREE, 0, 0 };
}

static gboolean
is_over_fan (const RummyFan *fan, double margin, double x, double y)
{
  graphene_rect_t bounds = rummy_fan_bounds (fan);

  graphene_rect_inset (&bounds, -margin, -margin);

  return graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

/* What lies below the pointer when cards are dropped: whole groups, with some margin, whatever lies on top. */
static RummySpot
drop_spot_at (RummyTable *self, double x, double y)
{
  double margin = self->layout.gap / 2;

  if (is_in_hand_zone (self, x, y))
    return (RummySpot) { RUMMY_ZONE_HAND, 0, 0 };
  for (guint i = 0; i < rummy_seen_round (self->seen)->n_melds; i++) {
    if (rummy_table_layout_shows (&self->layout, i) && is_over_fan (&self->layout.melds[i], margin, x, y))
      return (RummySpot) { RUMMY_ZONE_MELD, i, 0 };
  }
  if (is_over_fan (&self->layout.pile, margin, x, y))
    return (RummySpot) { RUMMY_ZONE_PILE, 0, 0 };
  if (graphene_rect_contains_point (&self->layout.stock, &GRAPHENE_POINT_INIT (x, y)))
    return (RummySpot) { RUMMY_ZONE_STOCK, 0, 0 };
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  return (RummySpot) { RUMMY_ZONE_FREE, 0, 0 };
}

static void
prefer (RummySpot *spot, double *most, RummySpot other, const graphene_rect_t *place, const graphene_rect_t *card)
{
  graphene_rect_t both;
  double area = graphene_rect_intersection (place, card, &both) ? both.size.width * both.size.height : 0;

  if (area > *most) {
    *most = area;
    *spot = other;
  }
}

/* Where nothing lies below the pointer, the card tells: of the lit places, the one of which it covers most.  A new meld
 * can be put anywhere on the bare table. */
static RummySpot
find_lit_spot (RummyTable *self, const graphene_rect_t *card)
{
  const RummyTableLayout *layout = &self->layout;
  RummySpot spot = { RUMMY_ZONE_FREE, 0, 0 };
  graphene_rect_t pile = rummy_fan_bounds (&layout->pile);
  double most = 0;

  if (self->is_slot_lit)
    return spot;

  if (self->is_pile_lit)
    prefer (&spot, &most, (RummySpot) { RUMMY_ZONE_PILE, 0, 0 }, &pile, card);
  if (self->is_hand_lit)
    prefer (&spot, &most, (RummySpot) { RUMMY_ZONE_HAND, 0, 0 }, &layout->hand_zone, card);
  for (guint i = 0; i < rummy_seen_round (self->seen)->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i]);

    if ((self->lit_melds >> i & 1) && rummy_table_layout_shows (layout, i))
      prefer (&spot, &most, (RummySpot) { RUMMY_ZONE_MELD, i, 0 }, &meld, card);
  }

  return spot;
}

/* A card that was pressed for long is lifted until the release, or until something else comes of the press. */
static void
set_held (RummyTable *self, gboolean is_held)
{
  RummyPiece *piece = is_held != self->is_held ? self->piece_of[self->pressed_card] : NULL;

  self->is_held = is_held;
  if (piece != NULL && !piece->is_dragged)
    rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (piece->widget), is_held);
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, RummyTable *self)
{
  RummyPiece *piece = piece_at (self, x, y);

  set_held (self, FALSE);
  self->pressed = spot_at (self, x, y, &self->pressed_card);
  self->pressed_at = GRAPHENE_POINT_INIT (x, y);
  self->pressed_to_skip = rummy_table_skips_at (self, self->pressed, self->pressed_card);
  rummy_table_show_focus (self, FALSE);

  if (piece != NULL)
    gtk_widget_grab_focus (piece->widget);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* What others did last is still followed, and the click would only be refused: it was meant for them. */
static gboolean
is_too_late (RummyTable *self, RummySpot spot)
{
  gboolean is_place = spot.zone == RUMMY_ZONE_SLOT || spot.zone == RUMMY_ZONE_MELD;

  return is_place && self->hold_id != 0 && rummy_seen_is_my_turn (self->seen) &&
         rummy_cards_is_empty (rummy_choice_selected (self->choice));
}

static void
act_on_click (RummyTable *self, RummySpot spot, RummyCard card, int n_press)
{
  gboolean again = n_press % 2 == 0;

  /* A second click at once means something only on the card that the first one hit. */
  if (again && (card == RUMMY_CARD_NONE || card == RUMMY_CARD_HIDDEN || card != self->clicked_card))
    return;
  /* Whose clicks come by themselves has not answered yet. */
  if (n_press > 2 && rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    return;

  /* The turn may have come between the press and the release, or just before. */
  if (self->pressed_to_skip)
    rummy_table_skip (self, TRUE);
  if (self->pressed_to_skip || is_too_late (self, spot))
    return;

  if (again && spot.zone == RUMMY_ZONE_HAND) {
    rummy_table_discard_only (self, card);
  } else {
    rummy_table_act (self, spot, card);
  }
}

/* The whole pile as a list. */
static void
open_pile (RummyTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.pile", NULL);
}

/* Where nothing lies, beside the hand too. */
static gboolean
is_bare (RummySpot spot)
{
  return spot.zone == RUMMY_ZONE_FREE || spot.zone == RUMMY_ZONE_SLOT || spot.zone == RUMMY_ZONE_NONE;
}

/* Where the right button has no meaning of its own it does what the left one does (M-041, M-050). */
static gboolean
is_for_either_button (RummySpot spot)
{
  return spot.zone == RUMMY_ZONE_STOCK || spot.zone == RUMMY_ZONE_MELD || spot.zone == RUMMY_ZONE_OTHERS ||
         spot.zone == RUMMY_ZONE_SEAT;
}

static gboolean
stays_pressed (RummyTable *self, double x, double y)
{
  return !gtk_drag_check_threshold (GTK_WIDGET (self), (int) self->pressed_at.x, (int) self->pressed_at.y, (int) x,
                                    (int) y);
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, RummyTable *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (click));
  RummyCard card;
  RummySpot spot = spot_at (self, x, y, &card);
  gboolean was_held = self->is_held;

  /* The pressed card may have moved on under the pointer. */
  if (self->pressed.zone == RUMMY_ZONE_HAND && self->piece_of[self->pressed_card] != NULL &&
      stays_pressed (self, x, y)) {
    card = self->pressed_card;
    spot = self->piece_of[card]->spot;
  }
  set_held (self, FALSE);
  /* Who skips means all that moves below the pointer. */
  if (!is_same_spot (self, spot, card) && !(self->pressed_to_skip && stays_pressed (self, x, y)))
    return;

  if (was_held) {
    rummy_table_discard (self, card);
  } else if (button == GDK_BUTTON_PRIMARY || (button == GDK_BUTTON_SECONDARY && is_for_either_button (spot))) {
    act_on_click (self, spot, card, n_press);
    self->clicked_card = card;
  } else if (button == GDK_BUTTON_SECONDARY && is_bare (spot)) {
    rummy_table_ask_for_menu (self, x, y);
  } else if (button == GDK_BUTTON_SECONDARY && spot.zone == RUMMY_ZONE_HAND) {
    rummy_table_discard (self, card);
  } else if (button == GDK_BUTTON_SECONDARY && spot.zone == RUMMY_ZONE_PILE) {
    open_pile (self);
  }
}

static void
canceled_cb (GtkGesture *click, GdkEventSequence *sequence, RummyTable *self)
{
  set_held (self, FALSE);
}

/* A discard acts on the release, as every click does, so that there is a way back; from the menu there is one. */
static void
long_pressed_cb (GtkGestureLongPress *press, double x, double y, RummyTable *self)
{
  RummyCard card;
  RummySpot spot = spot_at (self, x, y, &card);

  if (spot.zone == RUMMY_ZONE_HAND && self->drag_piece == NULL && is_same_spot (self, spot, card))
    set_held (self, TRUE);

  if (spot.zone == RUMMY_ZONE_PILE && self->drag_piece == NULL && is_same_spot (self, spot, card)) {
    self->pressed.zone = RUMMY_ZONE_NONE;
    open_pile (self);
  }
  if (is_bare (spot) && is_same_spot (self, spot, card)) {
    self->pressed.zone = RUMMY_ZONE_NONE;
    rummy_table_ask_for_menu (self, x, y);
  }
}

static gboolean
may_drag (RummyTable *self, RummyPiece *piece)
{
  gboolean draws = rummy_seen_takes (self->seen);

  if (piece == NULL || rummy_seen_is_replay (self->seen) || rummy_seen_round (self->seen)->phase == RUMMY_PHASE_OVER)
    return FALSE;

  return piece->spot.zone == RUMMY_ZONE_HAND ||
         (draws && (piece->spot.zone == RUMMY_ZONE_PILE || piece->spot.zone == RUMMY_ZONE_STOCK));
}

static gboolean
lies_ready (RummyTable *self, RummyPiece *piece)
{
  return piece != NULL && !rummy_seen_is_replay (self->seen) &&
         rummy_seen_round (self->seen)->phase != RUMMY_PHASE_OVER &&
         (piece->spot.zone == RUMMY_ZONE_PILE || piece->spot.zone == RUMMY_ZONE_STOCK);
}

/* Who would drag the card that lies ready to the hand hears why it stays. */
static void
refuse_dragging (RummyTable *self, RummyPiece *piece)
{
  if (may_drag (self, piece) || !lies_ready (self, piece))
    return;

  if (rummy_seen_is_my_turn (self->seen))
    rummy_table_refuse (self, RUMMY_REFUSED_DRAWN);
  else
    rummy_table_hint (self, RUMMY_HINT_WAIT);
}

static void
start_dragging (RummyTable *self, RummyPiece *piece, double x, double y)
{
  RummyPose pose = rummy_motion_at (&piece->motion, rummy_table_now (self));
  RummyCards selected = rummy_choice_selected (self->choice);

  set_held (self, FALSE);
  self->drag_piece = piece;
  self->drag_x = x - pose.x;
  self->drag_y = y - pose.y;

  if (piece == self->stock)
    self->dragged = RUMMY_NO_CARDS;
  else if (piece->spot.zone == RUMMY_ZONE_PILE || rummy_cards_has (selected, piece->card))
    self->dragged = rummy_cards_or (rummy_cards_of (piece->card), selected);
  else
    self->dragged = rummy_cards_of (piece->card);

  /* So that a drag which was given up does not begin again under the same press. */
  self->pressed.zone = RUMMY_ZONE_NONE;
  piece->is_dragged = TRUE;
  RUMMY_CARDS_EACH (card, self->dragged)
    self->piece_of[card]->is_dragged = TRUE;
  rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (piece->widget), TRUE);
  rummy_table_update_lights (self);
}

/* How many of the dragged cards lie between piece and the lead, with a minus when it comes before it. */
static int
places_from_lead (RummyTable *self, const RummyPiece *piece)
{
  int n = 0, n_lead = 0;

  for (guint i = 0; i < self->pieces->len; i++) {
    const RummyPiece *other = g_ptr_array_index (self->pieces, i);

    n += other->is_dragged && rummy_spot_compare (other->spot, piece->spot) < 0;
    n_lead += other->is_dragged && rummy_spot_compare (other->spot, self->drag_piece->spot) < 0;
  }

  return n - n_lead;
}

/* The card under the pointer follows it exactly, the others follow that one, in the order in which they lay. */
static void
move_dragged (RummyTable *self, double x, double y)
{
  RummyPiece *lead = self->drag_piece;
  RummyPose pose = { x - self->drag_x, y - self->drag_y, lead->home.size.width };
  gint64 now = rummy_table_now (self);

  rummy_motion_put (&lead->motion, pose);
  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);
    RummyPose beside = pose;

    if (!piece->is_dragged || piece == lead)
      continue;

    beside.x += places_from_lead (self, piece) * pose.width * FAN_STEP;
    if (rummy_table_animates (self)) {
      rummy_motion_aim (&piece->motion, beside, now, now);
      rummy_table_start_moving (self);
    } else {
      rummy_motion_put (&piece->motion, beside);
    }
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where the dragged cards come to lie among the others of the hand. */
static void
reorder (RummyTable *self, RummyPiece *lead, RummyPose pose, RummyCards cards)
{
  const RummyFan *hand = &self->layout.hand;
  guint index = rummy_fan_index_at (hand, pose.x - hand->card.width / 2,
                                    pose.y - hand->card.height / 2 + hand->dy / 2);
  guint n_before = 0;

  for (guint i = 0;
       i < rummy_choice_order (self->choice)->n && rummy_choice_order (self->choice)->card[i] != lead->card; i++)
    n_before += rummy_cards_has (cards, rummy_choice_order (self->choice)->card[i]);

  rummy_choice_move (self->choice, cards, index - MIN (n_before, index));
}

static void
drop_on (RummyTable *self, RummySpot spot, RummyPiece *lead, RummyPose pose, RummyCards cards)
{
  gboolean is_from_hand = lead->spot.zone == RUMMY_ZONE_HAND;

  switch (spot.zone) {
  case RUMMY_ZONE_HAND:
    if (is_from_hand)
      reorder (self, lead, pose, cards);
    else
      rummy_table_take (self, lead->card);
    break;
  case RUMMY_ZONE_PILE:
    if (is_from_hand)
      rummy_table_discard_at_once (self, lead->card); /* who drags it there means it */
    break;
  case RUMMY_ZONE_STOCK:
    rummy_table_hint (self, is_from_hand ? RUMMY_HINT_STOCK : RUMMY_HINT_DROP_TAKEN);
    break;
  case RUMMY_ZONE_MELD:
    rummy_table_lay (self, cards, spot.group, RUMMY_CARD_NONE);
    break;
  case RUMMY_ZONE_FREE:
    rummy_table_lay (self, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
    break;
  default: /* beside the table: who gives the drag up needs no words */
    break;
  }
}

static void
drop (RummyTable *self, double x, double y)
{
  RummyPiece *lead = self->drag_piece;
  RummyCards cards = self->dragged;
  RummySpot spot = drop_spot_at (self, x, y);
  RummyPose pose = lead->motion.to;
  graphene_rect_t card = lead->home;

  card.origin = GRAPHENE_POINT_INIT (pose.x - card.size.width / 2, pose.y - card.size.height / 2);
  if (spot.zone == RUMMY_ZONE_FREE)
    spot = find_lit_spot (self, &card);

  /* From here on they are on their way home; what is played sends them elsewhere. */
  rummy_table_stop_dragging (self);

  if (lead != self->stock)
    drop_on (self, spot, lead, pose, cards);
  else if (spot.zone == RUMMY_ZONE_HAND)
    rummy_table_draw (self);
  else if (spot.zone != RUMMY_ZONE_STOCK && spot.zone != RUMMY_ZONE_NONE)
    rummy_table_hint (self, RUMMY_HINT_DROP_DRAWN);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, RummyTable *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);

  if (self->drag_piece == NULL) {
    RummyPiece *piece = self->pressed.zone == RUMMY_ZONE_HAND ? self->piece_of[self->pressed_card]
                                                              : piece_at (self, x, y);

    if (!gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y, (int) (x + dx), (int) (y + dy)))
      return;
    if (!may_drag (self, piece) && lies_ready (self, piece))
      return;
    if (!may_drag (self, piece) || !is_same_spot (self, piece->spot, piece->card)) {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
    start_dragging (self, piece, x, y);
  }

  move_dragged (self, x + dx, y + dy);
}

static void
drag_end_cb (GtkGestureDrag *drag, double dx, double dy, RummyTable *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (self->drag_piece == NULL) {
    if (is_in_hand_zone (self, x + dx, y + dy))
      refuse_dragging (self, piece_at (self, x, y));
    return;
  }

  move_dragged (self, x + dx, y + dy);
  drop (self, x + dx, y + dy);
}

static void
drag_cancel_cb (GtkGesture *drag, GdkEventSequence *sequence, RummyTable *self)
{
  rummy_table_stop_dragging (self);
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, RummyTable *self)
{
  RummyPiece *piece = piece_at (self, x, y);

  /* What comes to lie under a pointer that rests is not pointed at. */
  if (x == self->pointer_x && y == self->pointer_y)
    return;

  self->pointer_x = x;
  self->pointer_y = y;
  rummy_table_hover (self, piece != NULL ? piece->card : RUMMY_CARD_NONE);
}

static void
leave_cb (GtkEventControllerMotion *motion, RummyTable *self)
{
  rummy_table_hover (self, RUMMY_CARD_NONE);
}

void
rummy_table_init_pointer (RummyTable *self)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  /* Not grouped: a drag that begins claims the pointer, and the click is off. */
  self->click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->click), 0);
  g_signal_connect (self->click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (self->click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (self->click, "cancel", G_CALLBACK (canceled_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->click));

  self->drag = gtk_gesture_drag_new ();
  g_signal_connect (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

void
rummy_table_stop_dragging (RummyTable *self)
{
  if (self->drag_piece == NULL)
    return;

  self->drag_piece = NULL;
  self->dragged = RUMMY_NO_CARDS;
  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);

    if (!piece->is_dragged)
      continue;

    piece->is_dragged = FALSE;
    piece->is_flying = TRUE;
    rummy_table_send_home (self, piece, rummy_table_animates (self));
    if (!piece->motion.is_moving)
      rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (piece->widget), FALSE);
  }
  rummy_table_update_lights (self);
}
