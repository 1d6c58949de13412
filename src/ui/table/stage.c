/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/stage-private.h"

#include <adwaita.h>

#include "ui/table/table-style.h"

#define SHADOW 0.5f /* of a card's width, as far as it reaches at most, and what is dragged behind */

G_DEFINE_FINAL_TYPE (RummyStage, rummy_stage, GTK_TYPE_WIDGET)

enum { PROP_MOVING = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_ARRIVED, SIGNAL_CUE, N_SIGNALS };
static guint signals[N_SIGNALS];

RummyPiece *
rummy_stage_find (RummyStage *self, RummyCard card)
{
  for (guint i = 0; i < self->pieces->len; i++) {
    if (rummy_stage_piece (self, i)->card == card && !rummy_piece_is_ghost (rummy_stage_piece (self, i)))
      return rummy_stage_piece (self, i);
  }

  return NULL;
}

gboolean
rummy_stage_animates (RummyStage *self)
{
  g_return_val_if_fail (RUMMY_IS_STAGE (self), FALSE);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !self->is_still && self->pace.speed != RUMMY_SPEED_OFF &&
         adw_get_enable_animations (GTK_WIDGET (self));
}

gint64
rummy_stage_now (RummyStage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : g_get_monotonic_time ();

  return (gint64) ((double) now * rummy_pace_rate (&self->pace));
}

void
rummy_stage_show_all (RummyStage *self)
{
  gint64 now = rummy_stage_now (self);

  for (guint i = 0; i < self->pieces->len; i++)
    rummy_piece_show (rummy_stage_piece (self, i), now, self->scale);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
remove_piece (RummyStage *self, RummyPiece *piece)
{
  if (piece == self->lead)
    rummy_stage_let_down (self);
  g_ptr_array_remove (self->pieces, piece);
}

/* TRUE if there were any. */
static gboolean
remove_ghosts (RummyStage *self, gboolean all)
{
  guint n = self->pieces->len;

  for (guint i = n; i > 0; i--) {
    RummyPiece *piece = rummy_stage_piece (self, i - 1);

    if (rummy_piece_is_ghost (piece) && (all || !piece->motion.is_moving))
      remove_piece (self, piece);
  }

  return self->pieces->len != n;
}

static void
set_moving (RummyStage *self, gboolean is_moving)
{
  if (self->is_moving == is_moving)
    return;

  self->is_moving = is_moving;
  if (!is_moving)
    g_signal_emit (self, signals[SIGNAL_ARRIVED], 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MOVING]);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RummyStage *self = RUMMY_STAGE (widget);
  gint64 now = rummy_stage_now (self);
  gboolean any = FALSE;

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyCue cue;

    any |= rummy_piece_step (rummy_stage_piece (self, i), now, &cue);
    rummy_piece_show (rummy_stage_piece (self, i), now, self->scale);
    if (cue != RUMMY_CUE_NONE)
      g_signal_emit (self, signals[SIGNAL_CUE], 0, (guint) cue);
  }
  any |= rummy_stage_step_shows (self, now);
  if (remove_ghosts (self, FALSE))
    g_signal_emit (self, signals[SIGNAL_ARRIVED], 0);
  gtk_widget_queue_draw (widget);

  if (any)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  set_moving (self, FALSE);

  return G_SOURCE_REMOVE;
}

void
rummy_stage_start_moving (RummyStage *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  set_moving (self, TRUE);
}

void
rummy_stage_send_home (RummyStage *self, RummyPiece *piece, gboolean animate)
{
  RummyPose home = rummy_pose_of (&piece->home);

  if (piece->is_dragged)
    return;

  if (animate) {
    rummy_motion_aim (&piece->motion, home, rummy_stage_now (self), piece->leave);
    rummy_stage_start_moving (self);
  } else {
    rummy_motion_put (&piece->motion, home);
  }
}

void
rummy_stage_let_down (RummyStage *self)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  if (self->lead == NULL)
    return;

  self->lead = NULL;
  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = rummy_stage_piece (self, i);

    if (!piece->is_dragged)
      continue;

    piece->is_dragged = FALSE;
    rummy_stage_send_home (self, piece, rummy_stage_animates (self));
    piece->is_flying = piece->motion.is_moving;
    rummy_piece_set_lifted (piece, piece->is_flying);
  }
  rummy_stage_show_all (self);
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  return rummy_piece_compare (*(const RummyPiece *const *) a, *(const RummyPiece *const *) b);
}

static gboolean
lies_under (const RummyPiece *self, const RummyPiece *other)
{
  return self->is_waiting && other->is_waiting &&
         self->motion.from.x == other->motion.from.x && self->motion.from.y == other->motion.from.y;
}

/* Of cards that wait on the same place only the top one is seen. */
static gboolean
is_hidden (GPtrArray *carried, guint index)
{
  const RummyPiece *piece = g_ptr_array_index (carried, index);

  for (guint above = index + 1; piece->is_waiting && above < carried->len; above++) {
    if (lies_under (piece, g_ptr_array_index (carried, above)))
      return TRUE;
  }

  return FALSE;
}

static gboolean
goes_along (const RummyPiece *self, const RummyPiece *other)
{
  return self->spot.zone == other->spot.zone && self->spot.group == other->spot.group &&
         self->is_dragged == other->is_dragged;
}

static void
draw_piece (const RummyPiece *piece, GtkSnapshot *snapshot)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &piece->home.origin);
  rummy_card_widget_draw (RUMMY_CARD_WIDGET (piece->widget), snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Draws carried cards, above resting ones; those that go the same way together. */
static void
snapshot_carried (RummyStage *self, GtkSnapshot *snapshot)
{
  g_autoptr (GPtrArray) carried = g_ptr_array_new ();
  gint64 now = rummy_stage_now (self);

  for (guint i = 0; i < self->pieces->len; i++) {
    if (rummy_piece_is_carried (rummy_stage_piece (self, i)))
      g_ptr_array_add (carried, rummy_stage_piece (self, i));
  }
  g_ptr_array_sort (carried, compare_cb);
  for (guint i = carried->len; i > 0; i--) {
    if (is_hidden (carried, i - 1))
      g_ptr_array_remove_index (carried, i - 1);
  }

  for (guint first = 0, next; first < carried->len; first = next) {
    graphene_rect_t bounds = rummy_piece_get_rect (g_ptr_array_index (carried, first), now);
    float shadow = bounds.size.width * SHADOW;

    for (next = first + 1; next < carried->len && goes_along (g_ptr_array_index (carried, first),
                                                              g_ptr_array_index (carried, next)); next++) {
      graphene_rect_t rect = rummy_piece_get_rect (g_ptr_array_index (carried, next), now);

      graphene_rect_union (&bounds, &rect, &bounds);
    }
    if (next - first > 1) {
      graphene_rect_inset (&bounds, -shadow, -shadow);
      rummy_push_moving (snapshot, &bounds);
    }
    for (guint i = first; i < next; i++)
      draw_piece (g_ptr_array_index (carried, i), snapshot);
    if (next - first > 1)
      gtk_snapshot_pop (snapshot);
  }
}

static void
rummy_stage_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyStage *self = RUMMY_STAGE (widget);

  snapshot_carried (self, snapshot);
  rummy_stage_snapshot_shows (self, snapshot, rummy_stage_now (self));
}

static void
rummy_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyStage *self = RUMMY_STAGE (widget);

  for (guint i = 0; i < self->pieces->len; i++) {
    if (rummy_piece_is_ghost (rummy_stage_piece (self, i)))
      rummy_allocate_at (rummy_stage_piece (self, i)->widget, &rummy_stage_piece (self, i)->home);
  }
}

static void
rummy_stage_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_MOVING:
    g_value_set_boolean (value, RUMMY_STAGE (object)->is_moving);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_stage_dispose (GObject *object)
{
  rummy_stage_clear (RUMMY_STAGE (object));

  G_OBJECT_CLASS (rummy_stage_parent_class)->dispose (object);
}

static void
rummy_stage_finalize (GObject *object)
{
  g_ptr_array_unref (RUMMY_STAGE (object)->pieces);
  g_array_unref (RUMMY_STAGE (object)->shows);
  g_object_unref (RUMMY_STAGE (object)->faces);

  G_OBJECT_CLASS (rummy_stage_parent_class)->finalize (object);
}

static void
rummy_stage_class_init (RummyStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rummy_stage_get_property;
  object_class->dispose = rummy_stage_dispose;
  object_class->finalize = rummy_stage_finalize;

  widget_class->snapshot = rummy_stage_snapshot;
  widget_class->size_allocate = rummy_stage_size_allocate;

  props[PROP_MOVING] = g_param_spec_boolean ("moving", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_ARRIVED] =
    g_signal_new ("arrived", RUMMY_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CUE] =
    g_signal_new ("cue", RUMMY_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "stage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
animations_cb (RummyStage *self)
{
  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    rummy_stage_settle (self);
}

static void
rummy_stage_init (RummyStage *self)
{
  self->pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_piece_free);
  self->shows = g_array_new (FALSE, FALSE, sizeof (RummyStageShow));
  self->pace = rummy_pace_default;
  self->scale = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-animations", G_CALLBACK (animations_cb),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
rummy_stage_new (RummyCardFaces *faces)
{
  RummyStage *self = g_object_new (RUMMY_TYPE_STAGE, NULL);

  self->faces = g_object_ref (faces);

  return GTK_WIDGET (self);
}

void
rummy_stage_set_pace (RummyStage *self, const RummyPace *pace)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  /* The clock jumps with the speed, so no card may be moving. */
  rummy_stage_let_down (self);
  rummy_stage_settle (self);
  self->pace = *pace;
}

void
rummy_stage_set_scale (RummyStage *self, double scale)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  self->scale = scale;
}

void
rummy_stage_set_still (RummyStage *self, gboolean is_still)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  self->is_still = is_still;
  if (is_still)
    rummy_stage_settle (self);
}

void
rummy_stage_begin (RummyStage *self)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  for (guint i = 0; i < self->pieces->len; i++)
    rummy_stage_piece (self, i)->is_stale = !rummy_piece_is_ghost (rummy_stage_piece (self, i));
}

gboolean
rummy_stage_put (RummyStage *self, RummyCardWidget *widget, RummySpot spot, gboolean flies, gint64 leave)
{
  RummyCard card = rummy_card_widget_get_card (widget);
  RummyPiece *piece = rummy_stage_find (self, card);
  gboolean was_there = piece != NULL;

  g_return_val_if_fail (RUMMY_IS_STAGE (self), FALSE);

  if (piece == NULL) {
    piece = rummy_piece_new (card);
    g_ptr_array_add (self->pieces, piece);
  }
  rummy_piece_set_widget (piece, GTK_WIDGET (widget), rummy_stage_now (self));
  piece->is_stale = FALSE;
  piece->is_flying |= flies && piece->spot.zone != spot.zone;
  piece->spot = spot;
  piece->leave = leave;

  return was_there;
}

void
rummy_stage_start_at (RummyStage *self, RummyCard card, const graphene_rect_t *origin)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  rummy_piece_start_at (rummy_stage_find (self, card), origin);
}

void
rummy_stage_turn_up (RummyStage *self, RummyCard card, gint64 when)
{
  RummyPiece *piece = rummy_stage_find (self, card);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  piece->flip_start = when;
  rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (piece->widget), FALSE);
}

gboolean
rummy_stage_has (RummyStage *self, RummyCard card)
{
  g_return_val_if_fail (RUMMY_IS_STAGE (self), FALSE);

  return rummy_stage_find (self, card) != NULL;
}

RummyCards
rummy_stage_missing (RummyStage *self)
{
  RummyCards missing = RUMMY_NO_CARDS;

  g_return_val_if_fail (RUMMY_IS_STAGE (self), missing);

  for (guint i = 0; i < self->pieces->len; i++) {
    if (rummy_stage_piece (self, i)->is_stale && rummy_stage_piece (self, i)->card < RUMMY_CARD_CODES)
      rummy_cards_add (&missing, rummy_stage_piece (self, i)->card);
  }

  return missing;
}

/* Gives a ghost a widget of its own, hidden from screen readers. */
static void
make_ghost (RummyStage *self, RummyPiece *piece, guint group, gint64 leave)
{
  GtkWidget *widget = rummy_card_widget_new (self->faces, piece->card);

  rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (widget), piece->is_face_up);
  rummy_card_widget_set_size (RUMMY_CARD_WIDGET (widget), RUMMY_SLOT_TABLE, piece->home.size);
  gtk_widget_set_focusable (widget, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  g_set_weak_pointer (&piece->widget, widget);
  piece->is_stale = FALSE;
  piece->is_flying = TRUE;
  piece->spot = (RummySpot) { RUMMY_ZONE_NONE, group, 0 };
  piece->leave = leave;
}

void
rummy_stage_send_away (RummyStage *self, RummyCard card, guint group, gint64 leave, gboolean marked,
                       gboolean turns_down)
{
  RummyPiece *piece = rummy_stage_find (self, card);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  if (!piece->is_placed) {
    remove_piece (self, piece);
    return;
  }

  make_ghost (self, piece, group, leave);
  rummy_card_widget_set_marked (RUMMY_CARD_WIDGET (piece->widget), marked);
  if (turns_down) {
    piece->is_face_up = FALSE;
    piece->flip_start = leave;
  }
}

void
rummy_stage_remove (RummyStage *self, RummyCard card)
{
  RummyPiece *piece = rummy_stage_find (self, card);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  if (piece != NULL)
    remove_piece (self, piece);
}

void
rummy_stage_send_ghost (RummyStage *self, const graphene_rect_t *from, guint group, gint64 leave)
{
  RummyPiece *piece = rummy_piece_new (RUMMY_CARD_HIDDEN);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  g_ptr_array_add (self->pieces, piece);
  rummy_piece_start_at (piece, from);
  make_ghost (self, piece, group, leave);
}

guint
rummy_stage_count_coming (RummyStage *self, guint group)
{
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_STAGE (self), 0);

  for (guint i = 0; i < self->pieces->len; i++)
    n += rummy_piece_is_ghost (rummy_stage_piece (self, i)) && rummy_stage_piece (self, i)->spot.group == group;

  return n;
}

void
rummy_stage_remove_ghosts (RummyStage *self)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  if (!self->is_moving && remove_ghosts (self, TRUE))
    g_signal_emit (self, signals[SIGNAL_ARRIVED], 0);
}

void
rummy_stage_clear (RummyStage *self)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  rummy_stage_let_down (self);
  rummy_stage_settle (self);
  g_ptr_array_set_size (self->pieces, 0);
}

static void
lay_out (RummyStage *self, RummyPiece *piece, gboolean animate, RummyStageHomeFunc func, gpointer data)
{
  RummySlot slot = RUMMY_SLOT_TABLE;
  graphene_rect_t home = func (piece->spot, &slot, data);

  if (rummy_piece_is_ghost (piece) && !animate)
    return;

  if (rummy_piece_is_ghost (piece))
    rummy_card_widget_set_size (RUMMY_CARD_WIDGET (piece->widget), slot, home.size);
  if (piece->is_placed && graphene_rect_equal (&home, &piece->home))
    return;

  piece->home = home;
  rummy_stage_send_home (self, piece, animate && piece->is_placed);
  piece->is_placed = TRUE;
}

void
rummy_stage_lay_out (RummyStage *self, gboolean animate, RummyStageHomeFunc func, gpointer data)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  for (guint i = 0; i < self->pieces->len; i++)
    lay_out (self, rummy_stage_piece (self, i), animate, func, data);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  rummy_stage_show_all (self);
}

void
rummy_stage_settle (RummyStage *self)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  g_object_freeze_notify (G_OBJECT (self));
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;

  rummy_stage_end_shows (self);
  for (guint i = 0; i < self->pieces->len; i++)
    rummy_piece_settle (rummy_stage_piece (self, i));
  remove_ghosts (self, TRUE);
  rummy_stage_show_all (self);
  set_moving (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Of the cards that leave now or later. */
static RummyPiece *
first_to_arrive (RummyStage *self)
{
  RummyPiece *first = NULL;
  gint64 now = rummy_stage_now (self);

  for (guint i = self->pieces->len; i > 0; i--) {
    RummyPiece *piece = rummy_stage_piece (self, i - 1);

    if (piece->is_flying && piece->motion.is_moving && piece->motion.start >= now && piece->cue == RUMMY_CUE_NONE &&
        (first == NULL || piece->motion.start < first->motion.start))
      first = piece;
  }

  return first;
}

gboolean
rummy_stage_cue (RummyStage *self, RummyCue cue)
{
  RummyPiece *piece;

  g_return_val_if_fail (RUMMY_IS_STAGE (self), FALSE);

  piece = first_to_arrive (self);
  if (piece == NULL)
    return FALSE;

  piece->cue = cue;

  return TRUE;
}

/* Also a ghost, if its face was visible. */
static RummyPiece *
find_seen (RummyStage *self, RummyCard card)
{
  RummyPiece *piece = rummy_stage_find (self, card);

  for (guint i = 0; piece == NULL && card < RUMMY_CARD_CODES && i < self->pieces->len; i++) {
    if (rummy_stage_piece (self, i)->card == card)
      piece = rummy_stage_piece (self, i);
  }

  return piece;
}

graphene_rect_t
rummy_stage_get_rect (RummyStage *self, RummyCard card)
{
  RummyPiece *piece = find_seen (self, card);

  g_return_val_if_fail (piece != NULL, GRAPHENE_RECT_INIT (0, 0, 0, 0));

  return rummy_piece_get_rect (piece, rummy_stage_now (self));
}

gboolean
rummy_stage_is_moving (RummyStage *self, RummyCard card)
{
  RummyPiece *piece = find_seen (self, card);

  return piece != NULL && piece->motion.is_moving;
}

gint64
rummy_stage_get_departure (RummyStage *self, RummyCard card)
{
  RummyPiece *piece = find_seen (self, card);

  g_return_val_if_fail (piece != NULL, 0);

  return piece->motion.start;
}

gboolean
rummy_stage_is_flying (RummyStage *self, RummyCard card)
{
  RummyPiece *piece = find_seen (self, card);

  return piece != NULL && (piece->is_flying || piece->is_dragged);
}

void
rummy_stage_sound (RummyStage *self, RummyCue cue)
{
  g_return_if_fail (RUMMY_IS_STAGE (self));

  g_signal_emit (self, signals[SIGNAL_CUE], 0, (guint) cue);
}
