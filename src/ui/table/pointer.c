/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/pointer.h"

struct _RummyPointer {
  GObject parent_instance;

  GtkWidget *table;
  RummySeen *seen;
  RummyChoice *choice;
  RummyLights *lights;
  RummyTempo *tempo;
  RummyVerbs *verbs;
  const RummySpread *spread;
  RummyStage *stage;
  RummyFocus *focus;
  const RummyTableLayout *layout;

  GtkGesture *click, *drag;
  RummySpot pressed; /* spot under the press */
  RummyCard card;    /* card under the press */
  graphene_point_t at;
  gboolean skips;    /* the press began as a skip */
  guint long_id;     /* the source that makes it a long press */
  gboolean is_held;  /* long press: the release discards */
  RummyCard clicked; /* last clicked */
  graphene_point_t clicked_at; /* first of n_clicks there, the last one at that time */
  guint32 clicked_time;
  guint n_clicks;
  guint32 taken; /* time of the last click that took from the pile, or of one too soon after it */
  double x, y;       /* last position */
  RummyCards dragged;
  RummyCard lead; /* of dragged, under the pointer; RUMMY_CARD_HIDDEN: stock; or RUMMY_CARD_NONE */
};

G_DEFINE_FINAL_TYPE (RummyPointer, rummy_pointer, G_TYPE_OBJECT)

static gboolean
is_same_spot (RummyPointer *self, RummySpot spot, RummyCard card)
{
  return spot.zone == self->pressed.zone && spot.group == self->pressed.group &&
         (spot.zone == RUMMY_ZONE_MELD || card == self->card);
}

/* While cards of the hand move, hit-tests what is drawn instead of where they will be: the topmost card. */
static GtkWidget *
moving_card_at (RummyPointer *self, double x, double y)
{
  RummyCardRow *hand = RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread));
  GtkWidget *top = NULL;
  gboolean moves = FALSE;

  for (guint i = 0; i < rummy_card_row_get_n (hand); i++) {
    GtkWidget *widget = GTK_WIDGET (rummy_card_row_get_card (hand, i));
    graphene_rect_t place = rummy_stage_get_rect (self->stage, rummy_spread_card_of (widget));

    moves |= rummy_stage_is_moving (self->stage, rummy_spread_card_of (widget));
    if (graphene_rect_contains_point (&place, &GRAPHENE_POINT_INIT (x, y)))
      top = widget;
  }

  return moves ? top : NULL;
}

/* Or NULL. */
static GtkWidget *
card_at (RummyPointer *self, double x, double y)
{
  GtkWidget *child = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);
  GtkWidget *moving = moving_card_at (self, x, y);

  if (moving != NULL)
    return moving;

  return RUMMY_IS_CARD_WIDGET (child) ? child : NULL;
}

static gboolean
is_in_hand_zone (RummyPointer *self, double x, double y)
{
  return graphene_rect_contains_point (&self->layout->hand_zone, &GRAPHENE_POINT_INIT (x, y));
}

static gboolean
is_over_fan (const RummyFan *fan, double margin, double x, double y)
{
  graphene_rect_t bounds = rummy_fan_bounds (fan);

  graphene_rect_inset (&bounds, -margin, -margin);

  return graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

/* Returns the spot of a click: a card, a part, or the bare table; gaps in the hand are none. */
static RummySpot
spot_at (RummyPointer *self, double x, double y, RummyCard *card)
{
  GtkWidget *widget = card_at (self, x, y);
  GtkWidget *child = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);
  GtkWidget *seat = child != NULL ? gtk_widget_get_ancestor (child, RUMMY_TYPE_SEAT) : NULL;

  *card = widget != NULL ? rummy_spread_card_of (widget) : RUMMY_CARD_NONE;
  if (widget != NULL)
    return rummy_spread_get_spot (self->spread, widget);
  if (child != NULL && gtk_widget_get_ancestor (child, RUMMY_TYPE_SLOT_WIDGET) != NULL)
    return (RummySpot) { RUMMY_ZONE_SLOT, 0, 0 };
  if (!gtk_widget_contains (self->table, x, y) || is_in_hand_zone (self, x, y))
    return (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  if (seat != NULL)
    return rummy_spread_get_spot (self->spread, seat);
  if (rummy_seen_round (self->seen)->n_pile == 0 && is_over_fan (&self->layout->pile, 0, x, y))
    return (RummySpot) { RUMMY_ZONE_PILE, 0, 0 };

  return (RummySpot) { RUMMY_ZONE_FREE, 0, 0 };
}

/* Returns the drop target: whole groups, with a margin, whatever lies on top. */
static RummySpot
drop_spot_at (RummyPointer *self, double x, double y)
{
  double margin = self->layout->gap / 2;

  if (is_in_hand_zone (self, x, y))
    return (RummySpot) { RUMMY_ZONE_HAND, 0, 0 };
  for (guint i = 0; i < rummy_seen_round (self->seen)->n_melds; i++) {
    if (rummy_table_layout_shows (self->layout, i) && is_over_fan (&self->layout->melds[i], margin, x, y))
      return (RummySpot) { RUMMY_ZONE_MELD, i, 0 };
  }
  if (is_over_fan (&self->layout->pile, margin, x, y))
    return (RummySpot) { RUMMY_ZONE_PILE, 0, 0 };
  if (graphene_rect_contains_point (&self->layout->stock, &GRAPHENE_POINT_INIT (x, y)))
    return (RummySpot) { RUMMY_ZONE_STOCK, 0, 0 };
  if (!gtk_widget_contains (self->table, x, y))
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

/* Over bare table, the dragged card decides: the highlighted place that it covers most. A new meld can be dropped
 * anywhere. */
static RummySpot
find_lit_spot (RummyPointer *self, const graphene_rect_t *card)
{
  const RummyTableLayout *layout = self->layout;
  RummySpot spot = { RUMMY_ZONE_FREE, 0, 0 };
  graphene_rect_t pile = rummy_fan_bounds (&layout->pile);
  RummyTablePart parts = rummy_lights_get_parts (self->lights);
  double most = 0;

  if (parts & RUMMY_PART_SLOT)
    return spot;

  if (parts & RUMMY_PART_PILE)
    prefer (&spot, &most, (RummySpot) { RUMMY_ZONE_PILE, 0, 0 }, &pile, card);
  if (parts & RUMMY_PART_HAND)
    prefer (&spot, &most, (RummySpot) { RUMMY_ZONE_HAND, 0, 0 }, &layout->hand_zone, card);
  for (guint i = 0; i < rummy_seen_round (self->seen)->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i]);

    if ((rummy_lights_get_melds (self->lights) >> i & 1) && rummy_table_layout_shows (layout, i))
      prefer (&spot, &most, (RummySpot) { RUMMY_ZONE_MELD, i, 0 }, &meld, card);
  }

  return spot;
}

/* Raises a card after a long press, until the release or another gesture. */
static void
set_held (RummyPointer *self, gboolean is_held)
{
  GtkWidget *card = is_held != self->is_held ? rummy_spread_find_card (self->spread, self->card)
                                             : NULL;

  g_clear_handle_id (&self->long_id, g_source_remove);
  self->is_held = is_held;
  if (card != NULL && !rummy_stage_is_flying (self->stage, self->card))
    rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (card), is_held);
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, RummyPointer *self)
{
  GtkWidget *card = card_at (self, x, y);

  set_held (self, FALSE);
  self->pressed = spot_at (self, x, y, &self->card);
  self->at = GRAPHENE_POINT_INIT (x, y);
  self->skips = rummy_verbs_skips_at (self->verbs, self->pressed, self->card);
  rummy_focus_show (self->focus, FALSE);

  if (card != NULL)
    gtk_widget_grab_focus (card);
  else
    gtk_widget_grab_focus (self->table);
}

/* A click during the pause after another player's move was meant for skipping, and would only be refused. */
static gboolean
is_too_late (RummyPointer *self, RummySpot spot)
{
  gboolean is_place = spot.zone == RUMMY_ZONE_SLOT || spot.zone == RUMMY_ZONE_MELD;

  return is_place && rummy_tempo_is_holding (self->tempo) && rummy_seen_is_my_turn (self->seen) &&
         rummy_cards_is_empty (rummy_choice_selected (self->choice));
}

/* Returns whether this click comes as soon after that time as the second one of a double click. */
static gboolean
is_soon_after (RummyPointer *self, guint32 time)
{
  guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (self->click));
  int limit;

  g_object_get (gtk_widget_get_settings (self->table), "gtk-double-click-time", &limit, NULL);

  return time != 0 && now - time <= (guint32) limit;
}

/* Counts clicks on a card that follow each other. GTK forgets the first one if another one, elsewhere, came shortly
 * before: as when a card is drawn and another one put down at once. */
static guint
count_clicks (RummyPointer *self, RummyCard card)
{
  gboolean goes_on =
    card < RUMMY_CARD_CODES && card == self->clicked && is_soon_after (self, self->clicked_time);
  int most;

  g_object_get (gtk_widget_get_settings (self->table), "gtk-double-click-distance", &most, NULL);
  goes_on &= ABS (self->at.x - self->clicked_at.x) < most && ABS (self->at.y - self->clicked_at.y) < most;
  self->n_clicks = goes_on ? self->n_clicks + 1 : 1;
  if (!goes_on)
    self->clicked_at = self->at;
  self->clicked_time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (self->click));

  return self->n_clicks;
}

static void
act_on_click (RummyPointer *self, RummySpot spot, RummyCard card, int n_press)
{
  guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (self->click));
  guint n_clicks = count_clicks (self, card);
  gboolean again = n_clicks % 2 == 0, takes = rummy_seen_takes (self->seen);

  /* A second click counts only on the card of the first. */
  if ((again || n_press % 2 == 0) &&
      (card == RUMMY_CARD_NONE || card == RUMMY_CARD_HIDDEN || card != self->clicked))
    return;
  /* Clicks that follow too soon must not put down what the first one took. */
  if (spot.zone == RUMMY_ZONE_PILE && !takes && is_soon_after (self, self->taken)) {
    self->taken = now;
    return;
  }
  /* With automatic repeated clicks, the person has not answered yet. */
  if (n_clicks > 2 && rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    return;

  /* The turn may have begun since the press. */
  if (self->skips)
    rummy_tempo_skip (self->tempo, TRUE);
  if (self->skips || is_too_late (self, spot))
    return;

  if (again && spot.zone == RUMMY_ZONE_HAND) {
    rummy_verbs_act_twice (self->verbs, card);
  } else {
    rummy_verbs_act (self->verbs, spot, card);
  }
  if (takes && spot.zone == RUMMY_ZONE_PILE && !rummy_seen_takes (self->seen))
    self->taken = now;
}

/* Opens the list of discards. */
static void
open_pile (RummyPointer *self)
{
  gtk_widget_activate_action (self->table, "win.pile", NULL);
}

/* Bare table, or beside the hand. */
static gboolean
is_bare (RummySpot spot)
{
  return spot.zone == RUMMY_ZONE_FREE || spot.zone == RUMMY_ZONE_SLOT || spot.zone == RUMMY_ZONE_NONE;
}

/* The right button does what the left does where it has no meaning of its own (M-041, M-050). */
static gboolean
is_for_either_button (RummySpot spot)
{
  return spot.zone == RUMMY_ZONE_STOCK || spot.zone == RUMMY_ZONE_MELD || spot.zone == RUMMY_ZONE_OTHERS ||
         spot.zone == RUMMY_ZONE_SEAT;
}

static gboolean
stays_pressed (RummyPointer *self, double x, double y)
{
  return !gtk_drag_check_threshold (self->table, (int) self->at.x, (int) self->at.y, (int) x,
                                    (int) y);
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, RummyPointer *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (click));
  RummyCard card;
  RummySpot spot = spot_at (self, x, y, &card);
  gboolean was_held = self->is_held;

  /* The pressed card may have moved under the pointer. */
  if (self->pressed.zone == RUMMY_ZONE_HAND &&
      rummy_spread_find_card (self->spread, self->card) != NULL && stays_pressed (self, x, y)) {
    card = self->card;
    spot = rummy_spread_find_spot (self->spread, card);
  }
  set_held (self, FALSE);
  /* A skip means everything that moves under the pointer. */
  if (!is_same_spot (self, spot, card) && !(self->skips && stays_pressed (self, x, y)))
    return;

  if (was_held) {
    rummy_verbs_discard (self->verbs, card);
  } else if (button == GDK_BUTTON_PRIMARY || (button == GDK_BUTTON_SECONDARY && is_for_either_button (spot))) {
    act_on_click (self, spot, card, n_press);
    self->clicked = card;
  } else if (button == GDK_BUTTON_SECONDARY && is_bare (spot)) {
    rummy_verbs_ask_for_menu (self->verbs, x, y);
  } else if (button == GDK_BUTTON_SECONDARY && spot.zone == RUMMY_ZONE_HAND) {
    rummy_verbs_discard (self->verbs, card);
  } else if (button == GDK_BUTTON_SECONDARY && spot.zone == RUMMY_ZONE_PILE) {
    open_pile (self);
  }
}

static void
canceled_cb (GtkGesture *click, GdkEventSequence *sequence, RummyPointer *self)
{
  set_held (self, FALSE);
}

/* A long press discards on release, so that it can be undone by moving away; a menu can be closed. */
static gboolean
hold_cb (gpointer data)
{
  RummyPointer *self = data;
  double x = self->at.x, y = self->at.y;
  RummyCard card;
  RummySpot spot = spot_at (self, x, y, &card);

  self->long_id = 0;
  if (spot.zone == RUMMY_ZONE_HAND && self->lead == RUMMY_CARD_NONE && is_same_spot (self, spot, card))
    set_held (self, TRUE);

  if (spot.zone == RUMMY_ZONE_PILE && self->lead == RUMMY_CARD_NONE && is_same_spot (self, spot, card)) {
    self->pressed.zone = RUMMY_ZONE_NONE;
    open_pile (self);
  }
  if (is_bare (spot) && is_same_spot (self, spot, card)) {
    self->pressed.zone = RUMMY_ZONE_NONE;
    rummy_verbs_ask_for_menu (self->verbs, x, y);
  }

  return G_SOURCE_REMOVE;
}

/* If the program was busy, the release of the press may be waiting already; it goes first. */
static void
long_pressed_cb (GtkGestureLongPress *press, double x, double y, RummyPointer *self)
{
  if (self->long_id == 0)
    self->long_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, hold_cb, self, NULL);
}

static gboolean
may_drag (RummyPointer *self, RummySpot spot)
{
  if (rummy_seen_is_over (self->seen))
    return FALSE;

  return spot.zone == RUMMY_ZONE_HAND ||
         (rummy_seen_takes (self->seen) && (spot.zone == RUMMY_ZONE_PILE || spot.zone == RUMMY_ZONE_STOCK));
}

static gboolean
lies_ready (RummyPointer *self, RummySpot spot)
{
  return !rummy_seen_is_over (self->seen) && (spot.zone == RUMMY_ZONE_PILE || spot.zone == RUMMY_ZONE_STOCK);
}

/* Tells why a card of pile or stock cannot be dragged. */
static void
refuse_dragging (RummyPointer *self, RummySpot spot)
{
  if (may_drag (self, spot) || !lies_ready (self, spot))
    return;

  if (rummy_seen_is_my_turn (self->seen))
    rummy_verbs_refuse (self->verbs, RUMMY_REFUSED_DRAWN);
  else
    rummy_verbs_notice (self->verbs, RUMMY_NOTICE_WAIT);
}

static void
start_dragging (RummyPointer *self, RummySpot spot, RummyCard card, double x, double y)
{
  RummyCards selected = rummy_choice_selected (self->choice);

  set_held (self, FALSE);
  self->lead = card;
  if (spot.zone == RUMMY_ZONE_STOCK)
    self->dragged = RUMMY_NO_CARDS;
  else if (spot.zone == RUMMY_ZONE_PILE || rummy_cards_has (selected, card))
    self->dragged = rummy_cards_or (rummy_cards_of (card), selected);
  else
    self->dragged = rummy_cards_of (card);

  /* A canceled drag must not restart under the same press. */
  self->pressed.zone = RUMMY_ZONE_NONE;
  rummy_stage_lift (self->stage, card, self->dragged, x, y);
  rummy_lights_drag (self->lights, card, self->dragged);
}

/* Moves dragged cards within the hand. */
static void
reorder (RummyPointer *self, RummyCard lead, const graphene_rect_t *place, RummyCards cards)
{
  const RummyFan *hand = &self->layout->hand;
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  guint index = rummy_fan_index_at (hand, place->origin.x, place->origin.y + hand->dy / 2);
  guint n_before = 0;

  for (guint i = 0; i < order->n && order->card[i] != lead; i++)
    n_before += rummy_cards_has (cards, order->card[i]);

  rummy_choice_move (self->choice, cards, index - MIN (n_before, index));
}

static void
drop_on (RummyPointer *self, RummySpot spot, RummyCard lead, const graphene_rect_t *place, RummyCards cards)
{
  gboolean is_from_hand = rummy_spread_find_spot (self->spread, lead).zone == RUMMY_ZONE_HAND;

  switch (spot.zone) {
  case RUMMY_ZONE_HAND:
    if (is_from_hand)
      reorder (self, lead, place, cards);
    else
      rummy_verbs_take (self->verbs, lead);
    break;
  case RUMMY_ZONE_PILE:
    if (is_from_hand)
      rummy_verbs_discard_at_once (self->verbs, lead); /* dragging needs no confirmation */
    break;
  case RUMMY_ZONE_STOCK:
    rummy_verbs_notice (self->verbs, is_from_hand ? RUMMY_NOTICE_STOCK : RUMMY_NOTICE_DROP_TAKEN);
    break;
  case RUMMY_ZONE_MELD:
    rummy_verbs_lay (self->verbs, cards, spot.group, RUMMY_CARD_NONE);
    break;
  case RUMMY_ZONE_FREE:
    rummy_verbs_lay (self->verbs, cards, RUMMY_MELD_NONE, RUMMY_CARD_NONE);
    break;
  default: /* outside the table: a canceled drag needs no words */
    break;
  }
}

static void
drop (RummyPointer *self, double x, double y)
{
  RummyCard lead = self->lead;
  RummyCards cards = self->dragged;
  RummySpot spot = drop_spot_at (self, x, y);
  graphene_rect_t place = rummy_stage_get_rect (self->stage, lead);

  if (spot.zone == RUMMY_ZONE_FREE)
    spot = find_lit_spot (self, &place);

  /* The cards return; a move that is played redirects them. */
  rummy_pointer_stop_dragging (self);

  if (lead != RUMMY_CARD_HIDDEN)
    drop_on (self, spot, lead, &place, cards);
  else if (spot.zone == RUMMY_ZONE_HAND)
    rummy_verbs_draw (self->verbs);
  else if (spot.zone != RUMMY_ZONE_STOCK && spot.zone != RUMMY_ZONE_NONE)
    rummy_verbs_notice (self->verbs, RUMMY_NOTICE_DROP_DRAWN);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, RummyPointer *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);

  if (self->lead == RUMMY_CARD_NONE) {
    gboolean is_of_hand = self->pressed.zone == RUMMY_ZONE_HAND;
    RummyCard card = self->card;
    RummySpot spot = is_of_hand ? rummy_spread_find_spot (self->spread, card) : spot_at (self, x, y, &card);

    if (!gtk_drag_check_threshold (self->table, (int) x, (int) y, (int) (x + dx), (int) (y + dy)))
      return;
    if (!may_drag (self, spot) && lies_ready (self, spot))
      return;
    if (!may_drag (self, spot) || !is_same_spot (self, spot, card)) {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
    start_dragging (self, spot, card, x, y);
  }

  rummy_stage_drag (self->stage, x + dx, y + dy);
}

static void
drag_end_cb (GtkGestureDrag *drag, double dx, double dy, RummyPointer *self)
{
  double x, y;
  RummyCard card;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (self->lead == RUMMY_CARD_NONE) {
    if (is_in_hand_zone (self, x + dx, y + dy))
      refuse_dragging (self, spot_at (self, x, y, &card));
    return;
  }

  rummy_stage_drag (self->stage, x + dx, y + dy);
  drop (self, x + dx, y + dy);
  /* The widget under the press may be gone, and with it the release that the click gesture waits for. */
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->click));
}

static void
drag_cancel_cb (GtkGesture *drag, GdkEventSequence *sequence, RummyPointer *self)
{
  rummy_pointer_stop_dragging (self);
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, RummyPointer *self)
{
  GtkWidget *card = card_at (self, x, y);

  /* Ignores cards that move under a resting pointer. */
  if (x == self->x && y == self->y)
    return;

  self->x = x;
  self->y = y;
  rummy_lights_hover (self->lights, card != NULL ? rummy_spread_card_of (card) : RUMMY_CARD_NONE);
}

static void
leave_cb (GtkEventControllerMotion *motion, RummyPointer *self)
{
  rummy_lights_hover (self->lights, RUMMY_CARD_NONE);
}

static void
rummy_pointer_dispose (GObject *object)
{
  g_clear_handle_id (&RUMMY_POINTER (object)->long_id, g_source_remove);

  G_OBJECT_CLASS (rummy_pointer_parent_class)->dispose (object);
}

static void
rummy_pointer_class_init (RummyPointerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_pointer_dispose;
}

static void
rummy_pointer_init (RummyPointer *self)
{
  self->lead = RUMMY_CARD_NONE;
}

static void
add_controllers (RummyPointer *self)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  /* Not grouped with the drag, which cancels the click when it claims the pointer. */
  self->click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->click), 0);
  g_signal_connect_object (self->click, "pressed", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (self->click, "released", G_CALLBACK (released_cb), self, 0);
  g_signal_connect_object (self->click, "cancel", G_CALLBACK (canceled_cb), self, 0);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (self->click));

  self->drag = gtk_gesture_drag_new ();
  g_signal_connect_object (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  g_signal_connect_object (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self, 0);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (self->drag));

  g_signal_connect_object (motion, "enter", G_CALLBACK (motion_cb), self, 0);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, 0);
  gtk_widget_add_controller (self->table, motion);

  g_signal_connect_object (press, "pressed", G_CALLBACK (long_pressed_cb), self, 0);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (press));
}

void
rummy_pointer_stop_dragging (RummyPointer *self)
{
  if (self->lead == RUMMY_CARD_NONE)
    return;

  self->lead = RUMMY_CARD_NONE;
  self->dragged = RUMMY_NO_CARDS;
  rummy_stage_let_down (self->stage);
  rummy_lights_drag (self->lights, RUMMY_CARD_NONE, RUMMY_NO_CARDS);
}

gboolean
rummy_pointer_holds_card (RummyPointer *self)
{
  return self->is_held;
}

RummyCard
rummy_pointer_get_dragged (RummyPointer *self)
{
  return self->lead;
}

RummyPointer *
rummy_pointer_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights, RummyTempo *tempo,
                   RummyVerbs *verbs, const RummySpread *spread, RummyFocus *focus, const RummyTableLayout *layout)
{
  RummyPointer *self = g_object_new (RUMMY_TYPE_POINTER, NULL);

  self->table = table;
  self->seen = seen;
  self->choice = choice;
  self->lights = lights;
  self->tempo = tempo;
  self->verbs = verbs;
  self->spread = spread;
  self->stage = rummy_spread_get_stage (spread);
  self->focus = focus;
  self->layout = layout;
  add_controllers (self);

  return self;
}
