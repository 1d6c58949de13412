/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <adwaita.h>
#include <math.h>

/* How much worse it is to go aside than straight ahead: along a row one stays in it, up and down one goes to the next
 * one, wherever its cards lie. */
#define ASIDE_ACROSS 2.5
#define ASIDE_DOWN 0.5

typedef enum {
  KEY_DRAW,
  KEY_TAKE,
  KEY_MELD,
  KEY_DISCARD,
  KEY_KNOCK,
  KEY_CALL,
  KEY_PASS,
  KEY_SKIP,
  KEY_LET_GO,
  KEY_SELECT,
  KEY_ACTIVATE,
  KEY_FIRST,
  KEY_LAST
} Key;

static const struct {
  guint keyval;
  Key key;
} keys[] = {
  { GDK_KEY_s, KEY_DRAW },
  { GDK_KEY_d, KEY_TAKE },
  { GDK_KEY_m, KEY_MELD },
  { GDK_KEY_g, KEY_KNOCK },
  { GDK_KEY_r, KEY_CALL },
  { GDK_KEY_p, KEY_PASS },
  { GDK_KEY_Page_Down, KEY_SKIP },
  { GDK_KEY_KP_Page_Down, KEY_SKIP },
  { GDK_KEY_Delete, KEY_DISCARD },
  { GDK_KEY_KP_Delete, KEY_DISCARD },
  { GDK_KEY_BackSpace, KEY_DISCARD },
  { GDK_KEY_Escape, KEY_LET_GO },
  { GDK_KEY_space, KEY_SELECT },
  { GDK_KEY_KP_Space, KEY_SELECT },
  { GDK_KEY_Return, KEY_ACTIVATE },
  { GDK_KEY_ISO_Enter, KEY_ACTIVATE },
  { GDK_KEY_KP_Enter, KEY_ACTIVATE },
  { GDK_KEY_Home, KEY_FIRST },
  { GDK_KEY_KP_Home, KEY_FIRST },
  { GDK_KEY_End, KEY_LAST },
  { GDK_KEY_KP_End, KEY_LAST },
};

static gboolean
can_have_focus (RummyTable *self, GtkWidget *child)
{
  return gtk_widget_get_visible (child) && gtk_widget_get_focusable (child);
}

/* Where a card that is at rest has its index, which others do not cover, and the middle of anything else. */
static graphene_point_t
point_of (RummyTable *self, GtkWidget *place)
{
  GtkWidget *parent = gtk_widget_get_parent (place);
  graphene_rect_t rect;

  if (RUMMY_IS_CARD_ROW (parent))
    rect = rummy_card_row_get_place (RUMMY_CARD_ROW (parent),
                                     rummy_card_row_get_index (RUMMY_CARD_ROW (parent), place));
  else if (RUMMY_IS_CARD_WIDGET (place))
    rect = self->layout.stock;
  else if (!gtk_widget_compute_bounds (place, GTK_WIDGET (self), &rect))
    return GRAPHENE_POINT_INIT (0, 0);

  return GRAPHENE_POINT_INIT (rect.origin.x + rect.size.width / 2 *
                                                (RUMMY_IS_CARD_WIDGET (place) ? (float) RUMMY_INDEX_WIDTH : 1),
                              rect.origin.y + rect.size.height / 2);
}

static gboolean
focus_widget (RummyTable *self, GtkWidget *widget)
{
  RummySpot spot = widget != NULL ? rummy_spread_get_spot (self->spread, widget)
                                  : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  if (spot.zone == RUMMY_ZONE_MELD)
    rummy_arrangement_show_meld (self->arrangement, spot.group);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return widget != NULL && gtk_widget_grab_focus (widget);
}

/* The child at spot, or the one of its group that is nearest to it. */
static GtkWidget *
find (RummyTable *self, RummySpot spot)
{
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self->spread);
  GtkWidget *best = NULL;
  guint best_away = G_MAXUINT;

  spot.index = MIN (spot.index, RUMMY_CARDS_MAX);
  for (guint i = 0; i < places->len; i++) {
    GtkWidget *child = g_ptr_array_index (places, i);
    RummySpot at = rummy_spread_get_spot (self->spread, child);
    guint away = MAX (at.index, spot.index) - MIN (at.index, spot.index);

    if (can_have_focus (self, child) && at.zone == spot.zone && at.group == spot.group && away < best_away) {
      best = child;
      best_away = away;
    }
  }

  return best;
}

static GtkWidget *
find_in_zone (RummyTable *self, RummyZone zone)
{
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self->spread);
  for (guint i = 0; i < places->len; i++) {
    GtkWidget *child = g_ptr_array_index (places, i);
    RummySpot at = rummy_spread_get_spot (self->spread, child);

    if (can_have_focus (self, child) && at.zone == zone)
      return zone == RUMMY_ZONE_PILE ? find (self, (RummySpot) { zone, 0, G_MAXUINT }) : child;
  }

  return NULL;
}

/* The new card of the hand, or else its first one. */
static GtkWidget *
find_in_hand (RummyTable *self)
{
  for (guint i = 0; i < rummy_choice_order (self->choice)->n; i++) {
    if (rummy_cards_has (rummy_lights_get_marked (self->lights), rummy_choice_order (self->choice)->card[i]))
      return rummy_spread_find_card (self->spread, rummy_choice_order (self->choice)->card[i]);
  }

  return find_in_zone (self, RUMMY_ZONE_HAND);
}

/* Where a call of rum that can be made would go. */
static GtkWidget *
find_call (RummyTable *self)
{
  const RummyMove *call = &rummy_lights_get_call (self->lights)->move[0];

  if (rummy_lights_get_call (self->lights)->n == 0)
    return find_in_zone (self, RUMMY_ZONE_PILE);

  return call->meld != RUMMY_MELD_NONE ? find (self, (RummySpot) { RUMMY_ZONE_MELD, call->meld, 0 })
                                       : find_in_zone (self, RUMMY_ZONE_SLOT);
}

/* What is used next: in the turn what its phase asks for, else the stock, which waits for the next turn. */
static GtkWidget *
find_next (RummyTable *self)
{
  GtkWidget *child = NULL;

  if (rummy_seen_is_my_turn (self->seen)) {
    switch (rummy_seen_round (self->seen)->phase) {
    case RUMMY_PHASE_DRAW:
    case RUMMY_PHASE_SECOND:
      break;
    case RUMMY_PHASE_OFFER:
      child = find_in_zone (self, RUMMY_ZONE_PILE);
      break;
    case RUMMY_PHASE_CALL:
      child = find_call (self);
      break;
    default:
      child = find_in_hand (self);
      break;
    }
  }
  if (child == NULL)
    child = find_in_zone (self, RUMMY_ZONE_STOCK);
  if (child == NULL)
    child = find_in_zone (self, RUMMY_ZONE_PILE);

  return child != NULL ? child : find_in_hand (self);
}

/* A turn that only begins finds the focus where it was sent, or where the person looks, unless it begins with a
 * question. */
static gboolean
leads_on (RummyTable *self, const RummyEvent *event)
{
  if (rummy_seen_is_over (self->seen))
    return FALSE;
  if (event->kind == RUMMY_EVENT_DEAL)
    return TRUE;
  if (event->seat != rummy_seen_viewer (self->seen))
    return FALSE;

  return event->kind != RUMMY_EVENT_TURN ||
         (rummy_seen_is_my_turn (self->seen) && rummy_seen_round (self->seen)->phase != RUMMY_PHASE_DRAW);
}

static gboolean
may_take_focus (RummyTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         (focus == NULL || (gtk_widget_get_ancestor (focus, ADW_TYPE_DIALOG) == NULL &&
                            gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL));
}

static gboolean
go_to_next_zone (RummyTable *self, RummyZone zone, int step)
{
  for (int next = (int) zone + step; next >= RUMMY_ZONE_SEAT && next <= RUMMY_ZONE_HAND; next += step) {
    GtkWidget *child = find_in_zone (self, (RummyZone) next);

    if (child != NULL)
      return focus_widget (self, child);
  }

  return FALSE;
}

static gboolean
enter (RummyTable *self, GtkDirectionType direction)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean draws = rummy_seen_is_my_turn (self->seen) && round->phase == RUMMY_PHASE_DRAW;
  GtkWidget *child = draws && direction != GTK_DIR_TAB_BACKWARD ? find_in_zone (self, RUMMY_ZONE_STOCK) : NULL;

  if (self->follows_focus && direction != GTK_DIR_TAB_BACKWARD)
    child = find_next (self);
  if (child == NULL)
    child = find_in_hand (self);
  if (child == NULL)
    child = find_in_zone (self, RUMMY_ZONE_SLOT);

  return child != NULL ? focus_widget (self, child) : go_to_next_zone (self, RUMMY_ZONE_NONE, 1);
}

/* Along a row of cards. */
static GtkWidget *
find_beside (RummyTable *self, RummySpot spot, int step)
{
  GtkWidget *child;

  if (step < 0 && spot.index == 0)
    return NULL;

  spot.index = (guint) ((int) spot.index + step);
  child = find (self, spot);

  return child != NULL && rummy_spread_get_spot (self->spread, child).index == spot.index ? child : NULL;
}

static gboolean
is_far (RummyTable *self, GtkWidget *child)
{
  RummySpot spot = rummy_spread_get_spot (self->spread, child);
  const RummyTableLayout *layout = &self->layout;

  return spot.zone == RUMMY_ZONE_MELD && !rummy_table_layout_shows (layout, spot.group) &&
         spot.group + 1 != layout->first_meld && spot.group != layout->first_meld + layout->n_shown;
}

static GtkWidget *
find_towards (RummyTable *self, GtkWidget *from, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self->spread);
  graphene_point_t start = point_of (self, from);
  gboolean is_across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  double sign = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;
  GtkWidget *best = NULL;
  double best_cost = G_MAXDOUBLE;

  for (guint i = 0; i < places->len; i++) {
    GtkWidget *child = g_ptr_array_index (places, i);
    graphene_point_t at = point_of (self, child);
    double dx = at.x - start.x, dy = at.y - start.y;
    double ahead = sign * (is_across ? dx : dy), aside = fabs (is_across ? dy : dx);
    double cost = ahead + (is_across ? ASIDE_ACROSS : ASIDE_DOWN) * aside;

    /* The own plate lies on the way to the hand; of melds that are not to be seen all but the next ones are farther. */
    if ((child == rummy_spread_get_own (self->spread) && !is_across) || is_far (self, child))
      continue;
    if (child == from || !can_have_focus (self, child) || ahead < 4 || (is_across && aside > ahead))
      continue;
    /* Up and down leave a group of cards that lie side by side, but not the rows of one. */
    if (!is_across && ahead < self->layout.stock.size.height * 0.2)
      continue;
    if (cost < best_cost) {
      best = child;
      best_cost = cost;
    }
  }

  return best;
}

static gboolean
activate_focus (RummyTable *self)
{
  GtkWidget *child = rummy_table_get_focus (self);
  RummySpot spot = child != NULL ? rummy_spread_get_spot (self->spread, child) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  if (child == NULL)
    return FALSE;

  if (spot.zone == RUMMY_ZONE_HAND && rummy_choice_asked (self->choice) == RUMMY_CARD_NONE &&
      !rummy_cards_is_empty (rummy_choice_selected (self->choice)))
    rummy_table_meld (self);
  else
    rummy_table_act (self, spot, rummy_spread_card_of (child));

  return TRUE;
}

static gboolean
select_focus (RummyTable *self)
{
  GtkWidget *child = rummy_table_get_focus (self);
  RummySpot spot = child != NULL ? rummy_spread_get_spot (self->spread, child) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  if (spot.zone != RUMMY_ZONE_HAND && spot.zone != RUMMY_ZONE_PILE)
    return activate_focus (self);

  rummy_table_toggle (self, rummy_spread_card_of (child));

  return TRUE;
}

static gboolean
go_to_end (RummyTable *self, guint index)
{
  GtkWidget *child = rummy_table_get_focus (self);
  RummySpot spot;

  if (child == NULL)
    return FALSE;

  spot = rummy_spread_get_spot (self->spread, child);
  spot.index = index;

  return focus_widget (self, find (self, spot));
}

/* What cannot be done now is refused with a reason. */
static gboolean
do_action (RummyTable *self, const char *name, RummyMoveKind kind)
{
  RummyIntent intent = rummy_table_intent_of (self, kind);

  if (g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), name))
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), name, NULL);
  else
    rummy_table_play (self, &intent);

  return TRUE;
}

static gboolean
key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyTable *self = RUMMY_TABLE (widget);
  gboolean has_something = self->lead != RUMMY_CARD_NONE ||
                           !rummy_cards_is_empty (rummy_choice_selected (self->choice)) ||
                           rummy_lights_shows_hint (self->lights);

  switch ((Key) g_variant_get_int32 (arguments)) {
  case KEY_DRAW:
    rummy_table_draw (self);
    return TRUE;
  case KEY_TAKE:
    rummy_table_take_chosen (self);
    return TRUE;
  case KEY_MELD:
    rummy_table_meld (self);
    return TRUE;
  case KEY_DISCARD:
    rummy_table_discard_chosen (self, self->showed_focus);
    return TRUE;
  case KEY_KNOCK:
    return do_action (self, "knock", RUMMY_MOVE_KNOCK);
  case KEY_CALL:
    if (rummy_seen_is_dealt (self->seen) && rummy_seen_round (self->seen)->rules->rum == RUMMY_RUM_OFF) {
      rummy_table_notice (self, RUMMY_NOTICE_NO_CALL);
      return TRUE;
    }
    return do_action (self, "call", RUMMY_MOVE_CALL);
  case KEY_PASS:
    return do_action (self, "pass", RUMMY_MOVE_PASS);
  case KEY_SKIP:
    rummy_table_skip (self, TRUE);
    return TRUE;
  case KEY_LET_GO:
    rummy_table_let_go (self);
    return has_something;
  case KEY_SELECT:
    return select_focus (self);
  case KEY_ACTIVATE:
    return activate_focus (self);
  case KEY_FIRST:
    return go_to_end (self, 0);
  case KEY_LAST:
    return go_to_end (self, G_MAXUINT);
  default:
    return FALSE;
  }
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyTable *self = RUMMY_TABLE (widget);
  GtkWidget *child = rummy_table_get_focus (self);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) rummy_arrangement_get_size (self->arrangement).width / 2,
                                                (float) rummy_arrangement_get_size (self->arrangement).height / 2);

  if (child != NULL)
    point = point_of (self, child);
  rummy_table_ask_for_menu (self, point.x, point.y);

  return TRUE;
}

static gboolean
seat_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  rummy_seating_announce (RUMMY_TABLE (widget)->seating, (guint) g_variant_get_int32 (arguments));

  return TRUE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RummyTable *self)
{
  self->showed_focus = self->shows_focus;
  rummy_table_show_focus (self, TRUE);

  return GDK_EVENT_PROPAGATE;
}

static void
focus_changed_cb (RummyTable *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->is_refreshing) /* which ends with it */
    return;

  rummy_table_update_actions (self);
  rummy_table_look_at_focus (self);
}

static void
root_changed_cb (RummyTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (root), "focus-widget") != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
}

gboolean
rummy_table_press_key (RummyTable *self, guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (keys[i].keyval == keyval) {
      g_autoptr (GVariant) key = g_variant_ref_sink (g_variant_new_int32 ((gint32) keys[i].key));

      return key_cb (GTK_WIDGET (self), key, NULL);
    }
  }

  return FALSE;
}

void
rummy_table_class_init_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].keyval, GDK_NO_MODIFIER_MASK, key_cb, "i", (int) keys[i].key);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, GDK_NO_MODIFIER_MASK, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  for (int seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + (guint) seat, GDK_ALT_MASK, seat_key_cb, "i", seat);
}

void
rummy_table_init_keys (RummyTable *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);

  rummy_table_init_ranks (self);
  g_signal_connect (self, "notify::root", G_CALLBACK (root_changed_cb), NULL);
}

gboolean
rummy_table_move_focus (RummyTable *self, GtkDirectionType direction)
{
  GtkWidget *child = rummy_table_get_focus (self), *next = NULL;
  RummySpot spot;

  if (child == NULL)
    return direction == GTK_DIR_TAB_FORWARD ? go_to_next_zone (self, RUMMY_ZONE_NONE, 1) : enter (self, direction);

  rummy_table_show_focus (self, TRUE);
  spot = rummy_spread_get_spot (self->spread, child);

  switch (direction) {
  case GTK_DIR_TAB_FORWARD:
    return go_to_next_zone (self, spot.zone, 1);
  case GTK_DIR_TAB_BACKWARD:
    return go_to_next_zone (self, spot.zone, -1);
  case GTK_DIR_LEFT:
    next = find_beside (self, spot, -1);
    break;
  case GTK_DIR_RIGHT:
    next = find_beside (self, spot, 1);
    break;
  case GTK_DIR_UP:
  case GTK_DIR_DOWN:
  default:
    break;
  }

  if (next == NULL)
    next = find_towards (self, child, direction);
  if (next != NULL)
    focus_widget (self, next);

  return TRUE;
}

void
rummy_table_look_at_focus (RummyTable *self)
{
  GtkWidget *child = self->shows_focus ? rummy_table_get_focus (self) : NULL;

  rummy_lights_focus (self->lights, child != NULL ? rummy_spread_card_of (child) : RUMMY_CARD_NONE);
}

void
rummy_table_show_focus (RummyTable *self, gboolean shows)
{
  self->shows_focus = shows;
  rummy_table_update_actions (self);
  if (shows)
    rummy_lights_hover (self->lights, RUMMY_CARD_NONE);
  rummy_table_look_at_focus (self);
  rummy_lights_set_by_keys (self->lights, shows);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_table_focus_on (RummyTable *self, RummySpot spot)
{
  GtkWidget *child = find (self, spot);

  if (child == NULL)
    enter (self, GTK_DIR_TAB_FORWARD);
  else
    focus_widget (self, child);
}

void
rummy_table_focus_on_hand (RummyTable *self)
{
  focus_widget (self, find_in_hand (self));
}

/* Whoever plays by keys goes on in the hand: when the card with the focus has left it, and when something else was
 * used, the stock for instance. */
void
rummy_table_keep_focus (RummyTable *self, RummySpot before, const RummyEvent *event)
{
  gboolean is_in_turn = rummy_seen_round (self->seen)->phase == RUMMY_PHASE_PLAY && event != NULL &&
                        event->seat == rummy_seen_viewer (self->seen);
  gboolean brings = event != NULL && (event->kind == RUMMY_EVENT_DRAW || event->kind == RUMMY_EVENT_TAKE);
  GtkWidget *child = rummy_table_get_focus (self);

  if (self->follows_focus && event != NULL && leads_on (self, event) && may_take_focus (self) &&
      !(is_in_turn && before.zone == RUMMY_ZONE_HAND && !brings))
    focus_widget (self, find_next (self));
  else if (before.zone == RUMMY_ZONE_NONE)
    return;
  else if (is_in_turn && before.zone >= RUMMY_ZONE_STOCK && before.zone != RUMMY_ZONE_HAND)
    rummy_table_focus_on_hand (self);
  else if (child == NULL || rummy_spread_get_spot (self->spread, child).zone != before.zone)
    rummy_table_focus_on (self, before);
}

void
rummy_table_set_follows_focus (RummyTable *self, gboolean follows)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  self->follows_focus = follows;
}

GtkWidget *
rummy_table_get_focus (RummyTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;

  return rummy_spread_get_spot (self->spread, focus).zone != RUMMY_ZONE_NONE ? focus : NULL;
}
