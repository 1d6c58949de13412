/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <adwaita.h>
#include <math.h>

#include "ui/cards/pixels.h"
#include "ui/parts/announce.h"

G_DEFINE_FINAL_TYPE (RummyTable, rummy_table, GTK_TYPE_WIDGET)

enum { PROP_CHOICE = 1, PROP_FITS, PROP_MOVING, PROP_PREVIEW, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_REFUSED, SIGNAL_NOTICE, SIGNAL_TOLD, SIGNAL_ASK, SIGNAL_SEAT, SIGNAL_MENU, SIGNAL_CUE, N_SIGNALS };
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

  rummy_pixels_follow (widget);
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

static void
rummy_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyTable *self = RUMMY_TABLE (widget);
  graphene_size_t size = rummy_arrangement_get_size (self->arrangement);
  double scale = rummy_arrangement_get_scale (self->arrangement);
  graphene_point_t offset = rummy_arrangement_get_offset (self->arrangement);

  rummy_felt_set (self->style.felt, (int) round (size.width * scale), (int) round (size.height * scale),
                  &self->style.cloth);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, size.width, size.height));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  rummy_felt_snapshot (self->style.felt, snapshot, size.width, size.height);
  rummy_seating_snapshot_lights (self->seating, snapshot, rummy_lights_get_parts (self->lights), &self->style);
  rummy_spread_snapshot (self->spread, snapshot);
  rummy_focus_snapshot (self->focus, snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

void
rummy_table_refresh (RummyTable *self, const RummyEvent *event, gboolean travel)
{
  RummyStage *stage = rummy_spread_get_stage (self->spread);
  gboolean animate = travel && rummy_stage_animates (stage) &&
                     rummy_arrangement_get_size (self->arrangement).width > 0;
  RummyCard dragged = rummy_pointer_get_dragged (self->pointer);

  /* Handlers may look for a card, or refresh again. */
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->choice));
  rummy_focus_begin_change (self->focus);
  if (event != NULL)
    rummy_choice_unask (self->choice);
  if (!animate)
    rummy_stage_settle (stage);

  rummy_seen_update (self->seen);
  rummy_lights_move_on (self->lights);
  rummy_choice_update (self->choice);
  if (event != NULL && event->kind == RUMMY_EVENT_DEAL)
    rummy_arrangement_foresee (self->arrangement);
  rummy_scene_show (self->scene, event, animate);
  if (dragged != RUMMY_CARD_NONE && !rummy_stage_has (stage, dragged))
    rummy_pointer_stop_dragging (self->pointer);

  rummy_seating_update (self->seating);
  rummy_labels_update (self->labels);
  rummy_arrangement_lay_out (self->arrangement, animate);
  rummy_lights_update (self->lights);
  rummy_odds_update (self->odds);
  rummy_actions_update (self->actions);
  rummy_tempo_update_call (self->tempo);
  rummy_focus_end_change (self->focus, event);
  g_object_thaw_notify (G_OBJECT (self->choice));
  g_object_thaw_notify (G_OBJECT (self));
}

static void
cue (RummyTable *self, RummyCue cue)
{
  if (cue != RUMMY_CUE_NONE)
    g_signal_emit (self, signals[SIGNAL_CUE], 0, (guint) cue);
}

static void
event_cb (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));

  if (event->kind == RUMMY_EVENT_DEAL) {
    rummy_choice_clear (self->choice);
    rummy_choice_forget (self->choice);
    rummy_table_stop_dragging (self);
    rummy_scene_gather (self->scene);
    rummy_card_faces_tidy (self->style.faces);
  }

  rummy_lights_mark (self->lights, event, rummy_scene_get_pace (self->scene)->marks);
  if (event->kind == RUMMY_EVENT_MELD || event->kind == RUMMY_EVENT_LAY)
    rummy_meld_field_aim (rummy_spread_get_melds (self->spread), event->meld);
  /* The end of a round is never skipped. */
  if (round->phase == RUMMY_PHASE_OVER ||
      rummy_game_get_level (rummy_seen_game (self->seen), round->turn) == RUMMY_LEVEL_PERSON)
    rummy_table_skip (self, FALSE);
  rummy_table_refresh (self, event, TRUE);
  if (!rummy_tempo_is_skipping (self->tempo) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    cue (self, rummy_scene_cue (self->scene, event));
  rummy_tempo_hold (self->tempo, rummy_scene_get_duration (self->scene, event));
}

/* RUMMY_LOOK_SYSTEM takes its color from CSS. */
static void
rummy_table_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (rummy_table_parent_class)->css_changed (widget, change);

  rummy_table_style_update (&RUMMY_TABLE (widget)->style, widget);
}

static void
rummy_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rummy_table_parent_class)->map (widget);

  rummy_focus_enter (RUMMY_TABLE (widget)->focus);
}

static void
rummy_table_unmap (GtkWidget *widget)
{
  RummyTable *self = RUMMY_TABLE (widget);

  rummy_focus_leave (self->focus);

  GTK_WIDGET_CLASS (rummy_table_parent_class)->unmap (widget);

  rummy_table_stop_dragging (self);
  rummy_stage_settle (rummy_spread_get_stage (self->spread));
  rummy_tempo_release (self->tempo);
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
  rummy_tempo_release (self->tempo);
  rummy_table_refresh (self, NULL, rummy_seen_is_replay (self->seen));
}

/* With the pointer, the preview is read on the screen. */
static void
lights_notify_cb (RummyTable *self, GParamSpec *pspec)
{
  g_autofree char *words = NULL;

  g_object_notify (G_OBJECT (self), pspec->name);
  if (!g_str_equal (pspec->name, "preview") || rummy_lights_is_hovered (self->lights))
    return;

  g_object_get (self->lights, "preview", &words, NULL);
  if (words != NULL)
    rummy_announce (GTK_WIDGET (self), words);
}

static void
lights_cb (RummyTable *self)
{
  gtk_widget_set_visible (GTK_WIDGET (rummy_meld_field_get_slot (rummy_spread_get_melds (self->spread))),
                          rummy_seen_has_slot (self->seen));
  rummy_spread_show_lights (self->spread, self->lights);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  rummy_actions_update (self->actions);
}

/* Cards have arrived in closed hands, or the odds changed. */
static void
hands_cb (RummyTable *self)
{
  rummy_seating_update (self->seating);
}

static void
cloth_cb (RummyTable *self)
{
  rummy_table_style_update (&self->style, GTK_WIDGET (self));
}

static void
scrolled_cb (RummyTable *self)
{
  rummy_arrangement_lay_out (self->arrangement, FALSE);
}

static void
moving_cb (RummyTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MOVING]);
}

static void
cue_cb (RummyTable *self, guint value)
{
  cue (self, value);
}

static void
selected_cb (RummyTable *self)
{
  rummy_labels_update (self->labels);
  rummy_arrangement_lay_out (self->arrangement, rummy_stage_animates (rummy_spread_get_stage (self->spread)));
  rummy_lights_update (self->lights);
  rummy_actions_update (self->actions);
}

static void
seat_cb (RummyTable *self, guint seat)
{
  g_signal_emit (self, signals[SIGNAL_SEAT], 0, seat, rummy_seating_get_widget (self->seating, seat));
}

static gboolean
rummy_table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return rummy_focus_move (RUMMY_TABLE (widget)->focus, direction);
}

static gboolean
rummy_table_grab_focus (GtkWidget *widget)
{
  RummyTable *self = RUMMY_TABLE (widget);

  if (rummy_focus_get_place (self->focus) == NULL)
    rummy_focus_move_to (self->focus, (RummySpot) { RUMMY_ZONE_NONE, 0, 0 });

  return rummy_focus_get_place (self->focus) != NULL;
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
    g_object_get_property (G_OBJECT (rummy_spread_get_stage (self->spread)), "moving", value);
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
  GtkWidget *child;

  rummy_table_set_game (self, NULL, 0);
  g_clear_object (&self->game_signals);
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  rummy_table_style_clear (&self->style);

  G_OBJECT_CLASS (rummy_table_parent_class)->dispose (object);
}

static void
rummy_table_finalize (GObject *object)
{
  RummyTable *self = RUMMY_TABLE (object);

  g_object_unref (self->pointer);
  g_object_unref (self->keys);
  g_object_unref (self->focus);
  rummy_actions_free (self->actions);
  g_object_unref (self->verbs);
  rummy_tempo_free (self->tempo);
  rummy_scene_free (self->scene);
  g_free (self->labels);
  g_free (self->seating);
  g_free (self->spread);
  g_object_unref (self->odds);
  g_object_unref (self->lights);
  g_object_unref (self->choice);
  rummy_seen_free (self->seen);

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
  signals[SIGNAL_CUE] =
    g_signal_new ("cue", RUMMY_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* What is known of the position. */
static void
make_known (RummyTable *self)
{
  self->seen = rummy_seen_new ();
  self->choice = rummy_choice_new (self->seen);
  g_signal_connect_object (self->choice, "sorted", G_CALLBACK (sorted_cb), self, G_CONNECT_SWAPPED);
  self->lights = rummy_lights_new (self->seen, self->choice);
  g_signal_connect_object (self->lights, "notify", G_CALLBACK (lights_notify_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lights, "changed", G_CALLBACK (lights_cb), self, G_CONNECT_SWAPPED);
  self->odds = rummy_odds_new (self->seen);
  g_signal_connect_object (self->odds, "changed", G_CALLBACK (hands_cb), self, G_CONNECT_SWAPPED);
}

/* The parts, and where and how they are drawn. */
static void
make_parts (RummyTable *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  RummyMeldField *melds;
  RummyStage *stage;

  rummy_table_style_init (&self->style);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (cloth_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (cloth_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->style.felt, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  rummy_table_style_update (&self->style, GTK_WIDGET (self));

  self->spread = rummy_spread_new (GTK_WIDGET (self), &self->style);
  self->seating = rummy_seating_new (self->seen, self->odds, self->spread, &self->layout);
  self->arrangement = rummy_arrangement_new (self->seen, self->choice, self->odds, self->spread, self->seating,
                                             &self->style, &self->layout);
  self->labels = rummy_labels_new (GTK_WIDGET (self), self->seen, self->choice, self->lights, self->spread);
  self->scene = rummy_scene_new (self->seen, self->choice, self->spread, self->seating, &self->style);

  melds = rummy_spread_get_melds (self->spread);
  g_signal_connect_object (melds, "scrolled", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  stage = rummy_spread_get_stage (self->spread);
  g_signal_connect_object (stage, "arrived", G_CALLBACK (hands_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "cue", G_CALLBACK (cue_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "notify::moving", G_CALLBACK (moving_cb), self, G_CONNECT_SWAPPED);
}

/* What a person can do. */
static void
make_controls (RummyTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->tempo = rummy_tempo_new (self->seen, rummy_spread_get_stage (self->spread));
  rummy_interrupt_follow (widget, self->seen, self->tempo);
  self->verbs = rummy_verbs_new (widget, self->seen, self->choice, self->lights, self->tempo);
  g_signal_connect_object (self->verbs, "seat", G_CALLBACK (seat_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->verbs, "selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->verbs, "let-go", G_CALLBACK (rummy_table_stop_dragging), self, G_CONNECT_SWAPPED);
  self->actions = rummy_actions_new (self->seen, self->choice, self->lights, self->tempo, self->verbs);
  self->focus = rummy_focus_new (widget, self->seen, self->choice, self->lights, self->spread, self->arrangement,
                                 &self->style, &self->layout);
  self->keys = rummy_keys_new (widget, self->seen, self->choice, self->lights, self->tempo, self->verbs, self->spread,
                               self->seating, self->labels, self->focus, &self->style);
  self->pointer = rummy_pointer_new (widget, self->seen, self->choice, self->lights, self->tempo, self->verbs,
                                     self->spread, self->focus, &self->layout);
}

static void
rummy_table_init (RummyTable *self)
{
  make_known (self);
  make_parts (self);
  make_controls (self);

  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (event_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "seats", G_CALLBACK (seats_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (reset_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "notify", G_CALLBACK (game_notify_cb), self);
}

GtkWidget *
rummy_table_new (void)
{
  return g_object_new (RUMMY_TYPE_TABLE, NULL);
}

static void
set_view (RummyTable *self, RummyGame *game, guint seat, gboolean closed)
{
  RummyGame *before = rummy_seen_game (self->seen);

  if (before == game && rummy_seen_seat (self->seen) == seat && rummy_seen_is_closed (self->seen) == closed)
    return;

  rummy_table_stop_dragging (self);
  rummy_table_skip (self, FALSE);
  rummy_tempo_release (self->tempo);
  rummy_lights_unmark (self->lights);
  rummy_choice_leave (self->choice, before != game);
  rummy_stage_settle (rummy_spread_get_stage (self->spread)); /* while what travels there is known */
  rummy_seen_set_place (self->seen, game, seat, closed);
  g_signal_group_set_target (self->game_signals, game);
  rummy_choice_enter (self->choice);
  rummy_table_refresh (self, NULL, FALSE);
}

void
rummy_table_set_game (RummyTable *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  set_view (self, game, seat, rummy_seen_is_closed (self->seen));
}

void
rummy_table_set_closed (RummyTable *self, gboolean closed)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  set_view (self, rummy_seen_game (self->seen), rummy_seen_seat (self->seen), closed);
}

void
rummy_table_set_replay (RummyTable *self, gboolean open, const guint16 *arrivals)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_seen_set_replay (self->seen, open);
  rummy_choice_set_arrivals (self->choice, arrivals);
  rummy_table_refresh (self, NULL, TRUE);
}

RummyGame *
rummy_table_get_game (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return rummy_seen_game (self->seen);
}

RummyLights *
rummy_table_get_lights (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return self->lights;
}

RummyVerbs *
rummy_table_get_verbs (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return self->verbs;
}

RummyChoice *
rummy_table_get_choice (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return self->choice;
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

  return rummy_actions_get_group (self->actions);
}

void
rummy_table_set_look (RummyTable *self, RummyLook look, const GdkRGBA *own)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (look < RUMMY_N_LOOKS);

  self->style.look = look;
  self->style.own = *own;
  rummy_table_style_update (&self->style, GTK_WIDGET (self));
}

void
rummy_table_set_deck (RummyTable *self, const RummyDeck *deck)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  self->style.letters = deck->letters;
  rummy_card_faces_set_deck (self->style.faces, deck);
}

void
rummy_table_take_up_faces (RummyTable *self, RummyTable *other)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (RUMMY_IS_TABLE (other));

  rummy_card_faces_take_up (self->style.faces, other->style.faces);
}

void
rummy_table_skip (RummyTable *self, gboolean skip)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_tempo_skip (self->tempo, skip);
}

void
rummy_table_set_habits (RummyTable *self, gboolean asks_discard, gboolean classic_keys, gboolean shows_known)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_verbs_set_asks_discard (self->verbs, asks_discard);
  rummy_keys_set_classic (self->keys, classic_keys);
  if (rummy_seen_set_shows_known (self->seen, shows_known))
    rummy_seating_update (self->seating);
}

void
rummy_table_set_tabs_to_cards (RummyTable *self, gboolean tabs)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_focus_set_tabs_to_cards (self->focus, tabs);
}

void
rummy_table_set_follows_focus (RummyTable *self, gboolean follows)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_focus_set_follows (self->focus, follows);
}

void
rummy_table_hold (RummyTable *self, guint ms)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (rummy_scene_get_pace (self->scene)->pause > 0)
    rummy_tempo_hold (self->tempo, ms);
}

void
rummy_table_stop_dragging (RummyTable *self)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_pointer_stop_dragging (self->pointer);
}

void
rummy_table_set_pace (RummyTable *self, const RummyPace *pace)
{
  const RummyPace *former;

  g_return_if_fail (RUMMY_IS_TABLE (self));

  former = rummy_scene_get_pace (self->scene);
  if (former->speed == pace->speed && former->pause == pace->pause && former->marks == pace->marks)
    return;

  rummy_table_stop_dragging (self);
  rummy_scene_set_pace (self->scene, pace);
}
