/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include "ui/words/words.h"

#define LEAST_WIDTH 300
#define LEAST_HEIGHT 160
#define NATURAL_WIDTH 900
#define NATURAL_HEIGHT 600

G_DEFINE_FINAL_TYPE (RummyTable, rummy_table, GTK_TYPE_WIDGET)

enum { PROP_CHOICE = 1, PROP_FITS, PROP_MOVING, PROP_PREVIEW, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_REFUSED, SIGNAL_NOTICE, SIGNAL_TOLD, SIGNAL_ASK, SIGNAL_SEAT, SIGNAL_MENU, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
scale_changed_cb (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
}

static void
rummy_table_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rummy_table_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "notify::scale",
                           G_CALLBACK (scale_changed_cb), widget, G_CONNECT_SWAPPED);
}

static void
rummy_table_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_native_get_surface (gtk_widget_get_native (widget)), scale_changed_cb,
                                        widget);

  GTK_WIDGET_CLASS (rummy_table_parent_class)->unrealize (widget);
}

static double
surface_scale (RummyTable *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? gdk_surface_get_scale (surface) : 1;
}

static void
rummy_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* What opens over the table has a size of its own, which may be another one now. */
static void
present_popovers (RummyTable *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      gtk_popover_present (GTK_POPOVER (child));
  }
}

static void
rummy_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyTable *self = RUMMY_TABLE (widget);

  if (rummy_arrangement_set_size (self->arrangement, width, height, surface_scale (self)))
    rummy_arrangement_lay_out (self->arrangement, FALSE);
  rummy_arrangement_allocate (self->arrangement);
  present_popovers (self);
}

static gboolean
return_cb (gpointer data)
{
  RummyTable *self = data;

  self->return_id = 0;
  rummy_table_focus_on (self, self->left);
  rummy_table_show_focus (self, self->left_shown);

  return G_SOURCE_REMOVE;
}

/* A window that opens has the focus here, where the keys do something. */
static void
rummy_table_map (GtkWidget *widget)
{
  RummyTable *self = RUMMY_TABLE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (rummy_table_parent_class)->map (widget);

  if (self->left.zone != RUMMY_ZONE_NONE)
    /* Before the next frame: frames that are slow would leave no time for what comes after them. */
    self->return_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, return_cb, self, NULL);
  else if (rummy_seen_is_dealt (self->seen) && root != NULL && gtk_root_get_focus (root) == NULL &&
           !(ADW_IS_APPLICATION_WINDOW (root) &&
             adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) != NULL))
    gtk_widget_grab_focus (widget);
}

static void
rummy_table_unmap (GtkWidget *widget)
{
  RummyTable *self = RUMMY_TABLE (widget);
  GtkWidget *focus = rummy_table_get_focus (self);

  /* A window whose size passes a breakpoint hides its contents for a moment, and then lets the focus walk on. */
  if (self->return_id == 0) {
    self->left = focus != NULL ? rummy_spread_get_spot (self->spread, focus) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
    self->left_shown = self->shows_focus;
  }
  g_clear_handle_id (&self->return_id, g_source_remove);

  GTK_WIDGET_CLASS (rummy_table_parent_class)->unmap (widget);

  rummy_table_stop_dragging (self);
  rummy_stage_settle (self->stage);
  rummy_table_release (self);
}

/* The look of the system has its colour from there. */
static void
rummy_table_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (rummy_table_parent_class)->css_changed (widget, change);

  rummy_table_update_cloth (RUMMY_TABLE (widget));
}

static void
rummy_table_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (rummy_table_parent_class)->direction_changed (widget, previous);

  rummy_arrangement_lay_out (RUMMY_TABLE (widget)->arrangement, FALSE);
}

static void
reset_cb (RummyTable *self)
{
  rummy_table_stop_dragging (self);
  rummy_choice_clear (self->choice);
  rummy_lights_unmark (self->lights);
  rummy_table_skip (self, FALSE);
  rummy_table_release (self);
  rummy_table_refresh (self, NULL, rummy_seen_is_replay (self->seen));
}

/* Who sees the pointer reads the preview. */
static void
lights_notify_cb (RummyTable *self, GParamSpec *pspec)
{
  g_autofree char *words = NULL;

  g_object_notify (G_OBJECT (self), pspec->name);
  if (!g_str_equal (pspec->name, "preview") || rummy_lights_is_hovered (self->lights))
    return;

  g_object_get (self->lights, "preview", &words, NULL);
  if (words != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
odds_cb (RummyTable *self)
{
  rummy_seating_update (self->seating);
}

static void
moved_cb (RummyTable *self)
{
  rummy_lights_end_act (self->lights);
}

static void
sorted_cb (RummyTable *self)
{
  rummy_table_refresh (self, NULL, TRUE);
}

static void
seats_cb (RummyTable *self)
{
  rummy_table_refresh (self, NULL, FALSE);
}

static void
game_notify_cb (RummyTable *self)
{
  rummy_table_update_actions (self);
}

static gboolean
rummy_table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  if (popover != NULL && gtk_widget_is_ancestor (popover, widget))
    return gtk_widget_child_focus (popover, direction);

  return rummy_table_move_focus (RUMMY_TABLE (widget), direction);
}

static gboolean
rummy_table_grab_focus (GtkWidget *widget)
{
  RummyTable *self = RUMMY_TABLE (widget);

  if (rummy_table_get_focus (self) == NULL)
    rummy_table_focus_on (self, (RummySpot) { RUMMY_ZONE_NONE, 0, 0 });

  return rummy_table_get_focus (self) != NULL;
}

static void
rummy_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyTable *self = RUMMY_TABLE (object);

  switch (id) {
  case PROP_CHOICE:
    g_value_set_object (value, self->choice);
    break;
  case PROP_FITS:
    g_object_get_property (G_OBJECT (self->lights), pspec->name, value);
    break;
  case PROP_MOVING:
    g_object_get_property (G_OBJECT (self->stage), "moving", value);
    break;
  case PROP_PREVIEW:
    g_object_get_property (G_OBJECT (self->lights), pspec->name, value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_table_dispose (GObject *object)
{
  RummyTable *self = RUMMY_TABLE (object);

  rummy_table_set_game (self, NULL, 0);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->actions);
  rummy_table_clear_scene (self);
  if (self->style.faces != NULL)
    rummy_card_faces_stop (self->style.faces);
  g_clear_object (&self->style.faces);
  g_clear_object (&self->felt);

  G_OBJECT_CLASS (rummy_table_parent_class)->dispose (object);
}

static void
rummy_table_finalize (GObject *object)
{
  g_object_unref (RUMMY_TABLE (object)->odds);
  g_free (RUMMY_TABLE (object)->pointer);
  g_free (RUMMY_TABLE (object)->spread);
  g_free (RUMMY_TABLE (object)->seating);
  g_free (RUMMY_TABLE (object)->arrangement);
  g_object_unref (RUMMY_TABLE (object)->lights);
  g_object_unref (RUMMY_TABLE (object)->choice);
  rummy_seen_free (RUMMY_TABLE (object)->seen);

  G_OBJECT_CLASS (rummy_table_parent_class)->finalize (object);
}

static void
rummy_table_class_init (RummyTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = rummy_table_get_property;
  object_class->dispose = rummy_table_dispose;
  object_class->finalize = rummy_table_finalize;

  widget_class->snapshot = rummy_table_snapshot;
  widget_class->size_allocate = rummy_table_size_allocate;
  widget_class->measure = rummy_table_measure;
  widget_class->realize = rummy_table_realize;
  widget_class->unrealize = rummy_table_unrealize;
  widget_class->map = rummy_table_map;
  widget_class->unmap = rummy_table_unmap;
  widget_class->css_changed = rummy_table_css_changed;
  widget_class->direction_changed = rummy_table_direction_changed;
  widget_class->focus = rummy_table_focus;
  widget_class->grab_focus = rummy_table_grab_focus;

  props[PROP_CHOICE] =
    g_param_spec_object ("choice", NULL, NULL, RUMMY_TYPE_CHOICE, G_PARAM_READABLE | flags);
  props[PROP_FITS] = g_param_spec_boolean ("fits", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  props[PROP_MOVING] = g_param_spec_boolean ("moving", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  props[PROP_PREVIEW] = g_param_spec_string ("preview", NULL, NULL, NULL, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_NOTICE] =
    g_signal_new ("notice", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  signals[SIGNAL_TOLD] =
    g_signal_new ("told", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  signals[SIGNAL_ASK] =
    g_signal_new ("ask", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);

  signals[SIGNAL_SEAT] =
    g_signal_new ("seat", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                  GTK_TYPE_WIDGET);

  signals[SIGNAL_MENU] =
    g_signal_new ("menu", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_DOUBLE,
                  G_TYPE_DOUBLE);

  g_signal_new ("cue", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  rummy_table_class_init_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rummy_table_init (RummyTable *self)
{
  self->seen = rummy_seen_new ();
  self->choice = rummy_choice_new (self->seen);
  g_signal_connect_object (self->choice, "sorted", G_CALLBACK (sorted_cb), self, G_CONNECT_SWAPPED);
  self->lights = rummy_lights_new (self->seen, self->choice);
  g_signal_connect_object (self->lights, "notify", G_CALLBACK (lights_notify_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lights, "changed", G_CALLBACK (rummy_table_show_lights), self, G_CONNECT_SWAPPED);
  self->odds = rummy_odds_new (self->seen);
  g_signal_connect_object (self->odds, "changed", G_CALLBACK (odds_cb), self, G_CONNECT_SWAPPED);
  self->lead = RUMMY_CARD_NONE;
  self->pace = rummy_pace_default;
  rummy_table_init_scene (self);
  rummy_table_init_actions (self);
  rummy_table_init_pointer (self);
  rummy_table_init_keys (self);

  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (rummy_table_event_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "seats", G_CALLBACK (seats_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (reset_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "notify", G_CALLBACK (game_notify_cb), self);
}

void
rummy_table_refuse (RummyTable *self, RummyRefusal refusal)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, (guint) refusal);
}

void
rummy_table_notice (RummyTable *self, RummyTableNotice notice)
{
  g_signal_emit (self, signals[SIGNAL_NOTICE], 0, (guint) notice);
}

void
rummy_table_tell (RummyTable *self, const char *words)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, words);
}

void
rummy_table_ask (RummyTable *self, AdwDialog *question)
{
  g_object_ref_sink (question);
  g_signal_emit (self, signals[SIGNAL_ASK], 0, question);
  g_object_unref (question);
}

void
rummy_table_ask_for_seat (RummyTable *self, guint seat)
{
  g_signal_emit (self, signals[SIGNAL_SEAT], 0, seat, rummy_seating_get_widget (self->seating, seat));
}

void
rummy_table_ask_for_menu (RummyTable *self, double x, double y)
{
  g_signal_emit (self, signals[SIGNAL_MENU], 0, x, y);
}

GtkWidget *
rummy_table_new (void)
{
  return g_object_new (RUMMY_TYPE_TABLE, NULL);
}

int
rummy_table_get_hand_top (RummyTable *self, int width)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), 0);

  return rummy_arrangement_get_hand_top (self->arrangement, width);
}

GdkRectangle
rummy_table_find_bare (RummyTable *self, int width, int height)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), ((GdkRectangle) { 0, 0, width, height }));

  return rummy_arrangement_find_bare (self->arrangement, width, height);
}

void
rummy_table_set_left_handed (RummyTable *self, gboolean left_handed)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_arrangement_set_left_handed (self->arrangement, left_handed);
}

GActionGroup *
rummy_table_get_actions (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return G_ACTION_GROUP (self->actions);
}
