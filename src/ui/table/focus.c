/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/focus.h"

#include <adwaita.h>
#include <math.h>

/* Cost of moving sideways per pixel: horizontal moves stay in the row, vertical ones go to the next row wherever its
 * cards lie. */
#define ASIDE_ACROSS 2.5
#define ASIDE_DOWN 0.5

struct _RummyFocus {
  GObject parent_instance;

  GtkWidget *table;
  RummySeen *seen;
  RummyChoice *choice;
  RummyLights *lights;
  const RummySpread *spread;
  RummyArrangement *arrangement;
  const RummyTableStyle *style;
  const RummyTableLayout *layout;

  gboolean follows;
  gboolean tabs_to_cards;
  gboolean shows;   /* the last input was a key */
  RummySpot before; /* the focused place before a change */
  gboolean is_changing;
  RummySpot left; /* the focused place when the table was unmapped */
  gboolean left_shown;
  guint return_id; /* source that restores it */
};

G_DEFINE_FINAL_TYPE (RummyFocus, rummy_focus, G_TYPE_OBJECT)

GtkWidget *
rummy_focus_get_place (RummyFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->table))
    return NULL;

  return rummy_spread_get_spot (self->spread, focus).zone != RUMMY_ZONE_NONE ? focus : NULL;
}

static gboolean
can_have_focus (RummyFocus *self, GtkWidget *child)
{
  return gtk_widget_get_visible (child) && gtk_widget_get_focusable (child);
}

/* Returns the index corner of a card, which others do not cover, and the middle of anything else. */
static graphene_point_t
point_of (RummyFocus *self, GtkWidget *place)
{
  GtkWidget *parent = gtk_widget_get_parent (place);
  graphene_rect_t rect;

  if (RUMMY_IS_CARD_ROW (parent))
    rect = rummy_card_row_get_place (RUMMY_CARD_ROW (parent),
                                     rummy_card_row_get_index (RUMMY_CARD_ROW (parent), place));
  else if (RUMMY_IS_CARD_WIDGET (place))
    rect = self->layout->stock;
  else if (!gtk_widget_compute_bounds (place, self->table, &rect))
    return GRAPHENE_POINT_INIT (0, 0);

  return GRAPHENE_POINT_INIT (rect.origin.x + rect.size.width / 2 *
                                                (RUMMY_IS_CARD_WIDGET (place) ? (float) RUMMY_INDEX_WIDTH : 1),
                              rect.origin.y + rect.size.height / 2);
}

static gboolean
focus_widget (RummyFocus *self, GtkWidget *widget)
{
  RummySpot spot = widget != NULL ? rummy_spread_get_spot (self->spread, widget)
                                  : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  if (spot.zone == RUMMY_ZONE_MELD)
    rummy_arrangement_show_meld (self->arrangement, spot.group);
  gtk_widget_queue_draw (self->table);

  return widget != NULL && gtk_widget_grab_focus (widget);
}

/* Returns the place at spot, or the nearest of its group. */
static GtkWidget *
find (RummyFocus *self, RummySpot spot)
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
find_in_zone (RummyFocus *self, RummyZone zone)
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

/* Returns the new card of the hand, or its first one. */
static GtkWidget *
find_in_hand (RummyFocus *self)
{
  for (guint i = 0; i < rummy_choice_order (self->choice)->n; i++) {
    if (rummy_cards_has (rummy_lights_get_marked (self->lights), rummy_choice_order (self->choice)->card[i]))
      return rummy_spread_find_card (self->spread, rummy_choice_order (self->choice)->card[i]);
  }

  return find_in_zone (self, RUMMY_ZONE_HAND);
}

/* Returns the place where the possible call of rum goes. */
static GtkWidget *
find_call (RummyFocus *self)
{
  const RummyMove *call = &rummy_lights_get_call (self->lights)->move[0];

  if (rummy_lights_get_call (self->lights)->n == 0)
    return find_in_zone (self, RUMMY_ZONE_PILE);

  return call->meld != RUMMY_MELD_NONE ? find (self, (RummySpot) { RUMMY_ZONE_MELD, call->meld, 0 })
                                       : find_in_zone (self, RUMMY_ZONE_SLOT);
}

/* Returns the place needed next: in the own turn what its phase asks for, otherwise the stock. */
static GtkWidget *
find_next (RummyFocus *self)
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

/* The start of a turn moves the focus only if the turn opens with a question. */
static gboolean
leads_on (RummyFocus *self, const RummyEvent *event)
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
may_take_focus (RummyFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return gtk_widget_get_mapped (self->table) &&
         (focus == NULL || (gtk_widget_get_ancestor (focus, ADW_TYPE_DIALOG) == NULL &&
                            gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL));
}

static gboolean
go_to_next_zone (RummyFocus *self, RummyZone zone, int step)
{
  for (int next = (int) zone + step; next >= RUMMY_ZONE_SEAT && next <= RUMMY_ZONE_HAND; next += step) {
    GtkWidget *child = find_in_zone (self, (RummyZone) next);

    if (child != NULL)
      return focus_widget (self, child);
  }

  return FALSE;
}

/* From one card to the next, or from NULL to the first or last one. A meld is one stop. */
static gboolean
go_to_next_card (RummyFocus *self, GtkWidget *from, int step)
{
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self->spread);
  guint at = step > 0 ? G_MAXUINT : places->len;

  if (from != NULL && !g_ptr_array_find (places, from, &at))
    return FALSE;

  for (guint next = at + (guint) step; next < places->len; next += (guint) step) {
    GtkWidget *child = g_ptr_array_index (places, next);
    RummySpot spot = rummy_spread_get_spot (self->spread, child);

    if (can_have_focus (self, child) && (spot.zone != RUMMY_ZONE_MELD || spot.index == 0) &&
        focus_widget (self, child))
      return TRUE;
  }

  return FALSE;
}

static gboolean
enter (RummyFocus *self, GtkDirectionType direction)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean draws = rummy_seen_is_my_turn (self->seen) && round->phase == RUMMY_PHASE_DRAW;
  GtkWidget *child = draws && direction != GTK_DIR_TAB_BACKWARD ? find_in_zone (self, RUMMY_ZONE_STOCK) : NULL;

  if (self->follows && direction != GTK_DIR_TAB_BACKWARD)
    child = find_next (self);
  if (child == NULL)
    child = find_in_hand (self);
  if (child == NULL)
    child = find_in_zone (self, RUMMY_ZONE_SLOT);

  return child != NULL ? focus_widget (self, child) : go_to_next_zone (self, RUMMY_ZONE_NONE, 1);
}

/* Along a row of cards. */
static GtkWidget *
find_beside (RummyFocus *self, RummySpot spot, int step)
{
  GtkWidget *child;

  if (step < 0 && spot.index == 0)
    return NULL;

  spot.index = (guint) ((int) spot.index + step);
  child = find (self, spot);

  return child != NULL && rummy_spread_get_spot (self->spread, child).index == spot.index ? child : NULL;
}

static gboolean
is_far (RummyFocus *self, GtkWidget *child)
{
  RummySpot spot = rummy_spread_get_spot (self->spread, child);
  const RummyTableLayout *layout = self->layout;

  return spot.zone == RUMMY_ZONE_MELD && !rummy_table_layout_shows (layout, spot.group) &&
         spot.group + 1 != layout->first_meld && spot.group != layout->first_meld + layout->n_shown;
}

static GtkWidget *
find_towards (RummyFocus *self, GtkWidget *from, GtkDirectionType direction)
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

    /* The own plate is on the way to the hand. Of hidden melds only the next ones are near. */
    if ((child == rummy_spread_get_own (self->spread) && !is_across) || is_far (self, child))
      continue;
    if (child == from || !can_have_focus (self, child) || ahead < 4 || (is_across && aside > ahead))
      continue;
    /* Up and down leave a group of cards side by side, but not the rows within one. */
    if (!is_across && ahead < self->layout->stock.size.height * 0.2)
      continue;
    if (cost < best_cost) {
      best = child;
      best_cost = cost;
    }
  }

  return best;
}

gboolean
rummy_focus_move (RummyFocus *self, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
  GtkWidget *child = rummy_focus_get_place (self), *next = NULL;
  RummySpot spot;

  if (popover != NULL && gtk_widget_is_ancestor (popover, self->table))
    return gtk_widget_child_focus (popover, direction);

  if (child == NULL && self->tabs_to_cards && direction == GTK_DIR_TAB_BACKWARD)
    return go_to_next_card (self, NULL, -1);
  if (child == NULL)
    return direction == GTK_DIR_TAB_FORWARD ? go_to_next_zone (self, RUMMY_ZONE_NONE, 1) : enter (self, direction);

  rummy_focus_show (self, TRUE);
  spot = rummy_spread_get_spot (self->spread, child);

  switch (direction) {
  case GTK_DIR_TAB_FORWARD:
    return self->tabs_to_cards ? go_to_next_card (self, child, 1) : go_to_next_zone (self, spot.zone, 1);
  case GTK_DIR_TAB_BACKWARD:
    return self->tabs_to_cards ? go_to_next_card (self, child, -1) : go_to_next_zone (self, spot.zone, -1);
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

RummyCard
rummy_focus_get_card (RummyFocus *self)
{
  GtkWidget *place = self->shows ? rummy_focus_get_place (self) : NULL;

  return place != NULL ? rummy_spread_card_of (place) : RUMMY_CARD_NONE;
}

static void
look_at_focus (RummyFocus *self)
{
  rummy_lights_focus (self->lights, rummy_focus_get_card (self));
}

void
rummy_focus_show (RummyFocus *self, gboolean shows)
{
  self->shows = shows;
  if (shows)
    rummy_lights_hover (self->lights, RUMMY_CARD_NONE);
  /* The card changes while texts still name keys, or do already: else its preview would be told for the pointer. */
  if (!shows)
    look_at_focus (self);
  rummy_lights_set_by_keys (self->lights, shows);
  if (shows)
    look_at_focus (self);
  gtk_widget_queue_draw (self->table);
}

gboolean
rummy_focus_is_shown (RummyFocus *self)
{
  return self->shows;
}

static void
focus_changed_cb (RummyFocus *self)
{
  gtk_widget_queue_draw (self->table);
  if (!self->is_changing) /* end_change () does it */
    look_at_focus (self);
}

static void
root_changed_cb (RummyFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);

  if (root != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (root), "focus-widget") != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
}

void
rummy_focus_move_to (RummyFocus *self, RummySpot spot)
{
  GtkWidget *child = find (self, spot);

  if (child == NULL)
    enter (self, GTK_DIR_TAB_FORWARD);
  else
    focus_widget (self, child);
}

void
rummy_focus_begin_change (RummyFocus *self)
{
  GtkWidget *focus = rummy_focus_get_place (self);

  self->before = focus != NULL ? rummy_spread_get_spot (self->spread, focus) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  self->is_changing = TRUE;
}

void
rummy_focus_end_change (RummyFocus *self, const RummyEvent *event)
{
  gboolean is_in_turn =
    event != NULL && event->seat == rummy_seen_viewer (self->seen) &&
    (rummy_seen_round (self->seen)->phase == RUMMY_PHASE_PLAY || rummy_seen_discards (self->seen));
  gboolean brings = event != NULL && (event->kind == RUMMY_EVENT_DRAW || event->kind == RUMMY_EVENT_TAKE);
  GtkWidget *child = rummy_focus_get_place (self);
  RummySpot before = self->before;

  self->is_changing = FALSE;
  if (self->follows && event != NULL && leads_on (self, event) && may_take_focus (self) &&
      !(is_in_turn && before.zone == RUMMY_ZONE_HAND && !brings))
    focus_widget (self, find_next (self));
  else if (before.zone == RUMMY_ZONE_NONE)
    return;
  else if (is_in_turn && before.zone >= RUMMY_ZONE_STOCK && before.zone != RUMMY_ZONE_HAND)
    focus_widget (self, find_in_hand (self));
  else if (child == NULL || rummy_spread_get_spot (self->spread, child).zone != before.zone)
    rummy_focus_move_to (self, before);
}

void
rummy_focus_set_follows (RummyFocus *self, gboolean follows)
{
  self->follows = follows;
}

void
rummy_focus_set_tabs_to_cards (RummyFocus *self, gboolean tabs_to_cards)
{
  self->tabs_to_cards = tabs_to_cards;
}

gboolean
rummy_focus_tabs_to_cards (RummyFocus *self)
{
  return self->tabs_to_cards;
}

static void
return_cb (gpointer data)
{
  RummyFocus *self = data;

  self->return_id = 0;
  rummy_focus_move_to (self, self->left);
  rummy_focus_show (self, self->left_shown);
}

/* Focuses the table in a new window, where keys do something. */
void
rummy_focus_enter (RummyFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);

  if (self->left.zone != RUMMY_ZONE_NONE) {
    /* At high priority: slow frames would starve lower ones. */
    self->return_id = g_idle_add_once (return_cb, self);
    g_source_set_priority (g_main_context_find_source_by_id (NULL, self->return_id), G_PRIORITY_HIGH_IDLE);
  } else if (rummy_seen_is_dealt (self->seen) && root != NULL && gtk_root_get_focus (root) == NULL &&
             !(ADW_IS_APPLICATION_WINDOW (root) &&
               adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) != NULL)) {
    gtk_widget_grab_focus (self->table);
  }
}

void
rummy_focus_leave (RummyFocus *self)
{
  GtkWidget *focus = rummy_focus_get_place (self);

  /* Passing a breakpoint unmaps the contents for a moment, and GTK moves the focus on. */
  if (self->return_id == 0) {
    self->left = focus != NULL ? rummy_spread_get_spot (self->spread, focus) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
    self->left_shown = self->shows;
  }
  g_clear_handle_id (&self->return_id, g_source_remove);
}

gboolean
rummy_focus_is_returning (RummyFocus *self)
{
  return self->return_id != 0;
}

static gboolean
is_near (const graphene_rect_t *one, const graphene_rect_t *other)
{
  return graphene_point_near (&one->origin, &other->origin, 2) && fabs (one->size.width - other->size.width) < 2 &&
         fabs (one->size.height - other->size.height) < 2;
}

/* Returns whether the place itself is lit, where a ring would cover the light. */
static gboolean
is_lit (RummyFocus *self, const graphene_rect_t *place)
{
  RummyTablePart parts = rummy_lights_get_parts (self->lights);
  graphene_rect_t pile = rummy_fan_bounds (&self->layout->pile);

  return ((parts & RUMMY_PART_STOCK) && is_near (place, &self->layout->stock)) ||
         ((parts & RUMMY_PART_PILE) && is_near (place, &pile)) ||
         ((parts & RUMMY_PART_SLOT) && is_near (place, &self->layout->slot));
}

/* The ring surrounds only the visible part of a card, or it would seem to include its neighbors. */
void
rummy_focus_snapshot (RummyFocus *self, GtkSnapshot *snapshot)
{
  GtkWidget *place = rummy_focus_get_place (self);
  RummyCard card = place != NULL ? rummy_spread_card_of (place) : RUMMY_CARD_NONE;
  graphene_rect_t rect;

  if (place == NULL || !self->shows)
    return;

  if (card != RUMMY_CARD_NONE && rummy_stage_has (rummy_spread_get_stage (self->spread), card)) {
    rect = rummy_stage_get_rect (rummy_spread_get_stage (self->spread), card);
    if (!rummy_stage_is_flying (rummy_spread_get_stage (self->spread), card))
      rummy_spread_cut_covered (self->spread, place, &rect);
  } else if (!gtk_widget_compute_bounds (place, self->table, &rect)) {
    return;
  }

  /* Two colors: visible on cloth and cards, unlike any frame of a card. */
  if (is_lit (self, &rect))
    graphene_rect_inset (&rect, 1, 1);
  else
    graphene_rect_inset (&rect, -4, -4);
  rummy_draw_frame (snapshot, &rect, 9, 6, &self->style->cloth.ink);
  graphene_rect_inset (&rect, 1, 1);
  rummy_draw_frame (snapshot, &rect, 8, 4, &(GdkRGBA) { 0.08f, 0.08f, 0.1f, 1 });
}

static void
rummy_focus_finalize (GObject *object)
{
  g_clear_handle_id (&RUMMY_FOCUS (object)->return_id, g_source_remove);

  G_OBJECT_CLASS (rummy_focus_parent_class)->finalize (object);
}

gboolean
rummy_focus_move_to_end (RummyFocus *self, gboolean last)
{
  GtkWidget *child = rummy_focus_get_place (self);
  RummySpot spot;

  if (child == NULL)
    return FALSE;

  spot = rummy_spread_get_spot (self->spread, child);
  spot.index = last ? G_MAXUINT : 0;

  return focus_widget (self, find (self, spot));
}

graphene_point_t
rummy_focus_get_point (RummyFocus *self)
{
  GtkWidget *place = rummy_focus_get_place (self);

  if (place != NULL)
    return point_of (self, place);

  return GRAPHENE_POINT_INIT (gtk_widget_get_width (self->table) / 2.0f, gtk_widget_get_height (self->table) / 2.0f);
}

static void
rummy_focus_class_init (RummyFocusClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rummy_focus_finalize;
}

static void
rummy_focus_init (RummyFocus *self)
{
}

RummyFocus *
rummy_focus_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                 const RummySpread *spread, RummyArrangement *arrangement, const RummyTableStyle *style,
                 const RummyTableLayout *layout)
{
  RummyFocus *self = g_object_new (RUMMY_TYPE_FOCUS, NULL);

  self->table = table;
  self->seen = seen;
  self->choice = choice;
  self->lights = lights;
  self->spread = spread;
  self->arrangement = arrangement;
  self->style = style;
  self->layout = layout;
  g_signal_connect_object (table, "notify::root", G_CALLBACK (root_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
