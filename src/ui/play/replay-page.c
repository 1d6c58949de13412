/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/replay-page.h"

#include <glib/gi18n.h>

#include "ui/help/shortcuts.h"
#include "ui/parts/actions.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/reason.h"
#include "ui/play/replay-options.h"
#include "ui/play/replay-words.h"
#include "ui/play/time-line.h"
#include "ui/words/words.h"

/* K-021. */
#define REVIEWED 6

/* Milliseconds between moves, by value of the setting. */
static const guint intervals[] = { 2400, 1200, 500 };

struct _RummyReplayPage {
  AdwBin parent_instance;

  RummyGame *game; /* that is replayed */
  RummyReplay *replay;
  GSettings *settings;
  guint own, seat; /* of the person; and the seat it is seen from */
  gboolean is_closed;
  GSimpleActionGroup *actions;

  guint play_id; /* while playing */
  guint target;  /* position to stop at */
  guint turning; /* playing backward: position to turn at, else 0 or its former value */
  gboolean is_back, is_review;
  gboolean wants_mistake; /* until the first one is known */

  RummyTable *table;
  GtkWidget *bar;
  GtkWidget *row;
  GtkLabel *words;
  RummyTimeLine *line;
  GtkRange *slider;
  GtkAdjustment *adjustment;
  GtkWidget *back, *forward;
  GtkButton *play;
  GtkDropDown *rounds;
  GtkWidget *play_on;
  GtkMenuButton *options;
  AdwBin *compared;
};

G_DEFINE_FINAL_TYPE (RummyReplayPage, rummy_replay_page, ADW_TYPE_BIN)

enum { SIGNAL_REVIEWED, SIGNAL_WHY_NOT, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
is_open (RummyReplayPage *self)
{
  return rummy_replay_is_finished (self->replay) && g_settings_get_boolean (self->settings, "replay-open");
}

static void
enable (RummyReplayPage *self, const char *name, const char *why_not)
{
  rummy_actions_enable (G_ACTION_MAP (self->actions), name, why_not);
}

static const char *
why_no_mistake (RummyReplayPage *self, gboolean forward)
{
  RummyReview *review = rummy_time_line_get_review (self->line);
  guint found;

  if (rummy_time_line_find_mistake (self->line, rummy_replay_get_position (self->replay), forward, &found))
    return NULL;
  if (review != NULL && rummy_review_get_n_done (review) < rummy_review_get_n (review))
    return _("Your moves are still being reviewed.");

  return forward ? _("No mistakes after this move.") : _("No mistakes before this move.");
}

static void
update_mistakes (RummyReplayPage *self)
{
  enable (self, "previous-mistake", why_no_mistake (self, FALSE));
  enable (self, "next-mistake", why_no_mistake (self, TRUE));
}

static void
update_play (RummyReplayPage *self)
{
  gboolean plays = self->play_id != 0;
  const char *tooltip = plays ? _("Pause") : C_("replay", "Play");

  gtk_button_set_icon_name (self->play, plays ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
}

static void
update_position (RummyReplayPage *self)
{
  guint position = rummy_replay_get_position (self->replay), length = rummy_replay_get_length (self->replay);
  g_autofree char *words =
    rummy_replay_words (self->replay, self->is_closed ? RUMMY_SEAT_NONE : self->own, is_open (self));

  gtk_adjustment_set_upper (self->adjustment, length);
  gtk_adjustment_set_value (self->adjustment, position);
  gtk_label_set_label (self->words, words);
  rummy_time_line_set_position (self->line, position);
  update_mistakes (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  /* Keeps the focus on a usable button. */
  if ((position == 0 && gtk_widget_has_focus (self->back)) ||
      (position == length && gtk_widget_has_focus (self->forward)))
    gtk_widget_grab_focus (GTK_WIDGET (self->play));
  enable (self, "back", position > 0 ? NULL : _("This is the start of the round."));
  enable (self, "first", position > 0 ? NULL : _("This is the start of the round."));
  enable (self, "forward", position < length ? NULL : _("There are no more moves."));
  enable (self, "last", position < length ? NULL : _("There are no more moves."));
}

static void
update_view (RummyReplayPage *self)
{
  gboolean is_finished = rummy_replay_is_finished (self->replay);
  gboolean is_sorted = g_settings_get_boolean (self->settings, "replay-sorted");

  /* Closes hands during the change. */
  rummy_table_set_closed (self->table, TRUE);
  rummy_table_set_replay (self->table, is_open (self),
                          is_sorted ? NULL : rummy_replay_get_arrivals (self->replay));
  rummy_table_set_game (self->table, rummy_replay_get_game (self->replay), is_finished ? self->seat : self->own);
  rummy_table_set_closed (self->table, self->is_closed && !is_finished);
  update_position (self);
}

static void
stop (RummyReplayPage *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  self->is_back = self->is_review = FALSE;
  update_play (self);
}

static gboolean
play_cb (gpointer data)
{
  RummyReplayPage *self = data;
  guint position = rummy_replay_get_position (self->replay);

  if (self->is_back && position == self->turning)
    self->is_back = FALSE;
  rummy_replay_seek (self->replay, self->is_back ? position - 1 : position + 1);

  if (!self->is_back && rummy_replay_get_position (self->replay) >= self->target) {
    gboolean was_review = self->is_review;

    self->play_id = 0;
    stop (self);
    if (was_review)
      g_signal_emit (self, signals[SIGNAL_REVIEWED], 0);
    return G_SOURCE_REMOVE;
  }

  return G_SOURCE_CONTINUE;
}

static void
start (RummyReplayPage *self, guint target)
{
  self->wants_mistake = FALSE;
  self->target = target;
  g_clear_handle_id (&self->play_id, g_source_remove);
  self->play_id = g_timeout_add (intervals[g_settings_get_enum (self->settings, "replay-speed")], play_cb, self);
  update_play (self);
}

/* A manual step stops playing. */
static void
seek (RummyReplayPage *self, guint position)
{
  g_autofree char *worth = NULL;

  stop (self);
  self->wants_mistake = FALSE;
  rummy_replay_seek (self->replay, position);
  rummy_announce (GTK_WIDGET (self), gtk_label_get_label (self->words));
  worth = rummy_time_line_describe_move (self->line);
  if (worth != NULL)
    rummy_announce (GTK_WIDGET (self), worth);
}

static void
find_mistake (RummyReplayPage *self, guint position, gboolean forward)
{
  guint found;

  if (rummy_time_line_find_mistake (self->line, position, forward, &found))
    seek (self, found);
}

static void
previous_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  find_mistake (data, rummy_replay_get_position (((RummyReplayPage *) data)->replay), FALSE);
}

static void
next_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  find_mistake (data, rummy_replay_get_position (((RummyReplayPage *) data)->replay), TRUE);
}

static void
line_chosen_cb (RummyReplayPage *self, guint position)
{
  seek (self, position);
}

/* The scale has a mark where the curve has a dot. */
static void
line_changed_cb (RummyReplayPage *self)
{
  RummyReview *review = rummy_time_line_get_review (self->line);

  gtk_scale_clear_marks (GTK_SCALE (self->slider));
  for (guint i = 0; review != NULL && i < rummy_review_get_n (review); i++) {
    const RummyDecision *decision = rummy_review_get (review, i);

    if (decision->loss <= 0)
      continue;
    gtk_scale_add_mark (GTK_SCALE (self->slider), decision->position, GTK_POS_TOP, NULL);
    if (self->wants_mistake)
      seek (self, decision->position);
  }
  update_mistakes (self);
}

/* Until the round is over only the own moves, by what was known then. */
static void
update_line (RummyReplayPage *self)
{
  gboolean is_finished = rummy_replay_is_finished (self->replay);
  guint seat = is_finished ? self->seat : self->is_closed ? RUMMY_SEAT_NONE : self->own;

  rummy_time_line_set_round (self->line, self->game, self->is_closed ? RUMMY_SEAT_NONE : self->own, seat,
                             rummy_replay_get_round (self->replay), rummy_replay_get_length (self->replay));
  line_changed_cb (self);
}

static void
compare_cb (RummyReplayPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  rummy_time_line_fill (self->line, box);
  adw_bin_set_child (self->compared, box);
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyReplayPage *self = data;

  seek (self, rummy_replay_get_position (self->replay) - 1);
}

static void
forward_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyReplayPage *self = data;

  seek (self, rummy_replay_get_position (self->replay) + 1);
}

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  seek (data, 0);
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  seek (data, G_MAXUINT);
}

/* Restarts at the end. */
static void
play_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyReplayPage *self = data;
  guint length = rummy_replay_get_length (self->replay);

  if (self->play_id != 0) {
    stop (self);
    return;
  }

  if (rummy_replay_get_position (self->replay) == length)
    rummy_replay_seek (self->replay, 0);
  if (length > 0)
    start (self, length);
}

static void
seat_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyReplayPage *self = data;

  self->seat = (guint) g_variant_get_int32 (parameter);
  g_simple_action_set_state (action, parameter);
  update_view (self);
  update_line (self);
}

static void
slid_cb (RummyReplayPage *self)
{
  guint position = (guint) gtk_adjustment_get_value (self->adjustment);

  if (self->replay != NULL && position != rummy_replay_get_position (self->replay))
    seek (self, position);
}

static void
position_cb (RummyReplayPage *self)
{
  update_position (self);
  if (self->play_id != 0)
    rummy_announce (GTK_WIDGET (self), gtk_label_get_label (self->words));
}

static void
update_options (RummyReplayPage *self)
{
  g_autoptr (GMenuModel) menu = rummy_replay_options_new (self->replay);

  gtk_menu_button_set_menu_model (self->options, menu);
  rummy_shortcuts_pass_on (gtk_menu_button_get_popover (self->options), FALSE);
}

static void
round_cb (RummyReplayPage *self)
{
  stop (self);
  gtk_drop_down_set_selected (self->rounds, rummy_replay_get_round (self->replay) - 1);
  update_view (self);
  update_options (self);
  update_line (self);
}

static void
round_chosen_cb (RummyReplayPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->rounds);

  if (self->replay != NULL && chosen != GTK_INVALID_LIST_POSITION)
    rummy_replay_set_round (self->replay, chosen + 1);
}

static void
speed_changed_cb (RummyReplayPage *self)
{
  if (self->play_id != 0)
    start (self, self->target);
}

static void
tell_why_not (RummyReplayPage *self, const char *why_not)
{
  g_signal_emit (self, signals[SIGNAL_WHY_NOT], 0, why_not);
}

/* Cards do not move here. */
static void
refused_cb (RummyReplayPage *self)
{
  tell_why_not (self, _("To move cards, use “Continue from Here”."));
}

/* Arrow keys follow the slider's direction. */
static gboolean
key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyReplayPage *self = data;
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const char *name = g_variant_get_string (arguments, NULL), *why_not;

  if (g_str_equal (name, "left"))
    name = is_rtl ? "forward" : "back";
  else if (g_str_equal (name, "right"))
    name = is_rtl ? "back" : "forward";
  why_not = rummy_actions_why_not (G_ACTION_MAP (self->actions), name);
  if (why_not != NULL)
    tell_why_not (self, why_not);
  else
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), name, NULL);

  return GDK_EVENT_STOP;
}

static GtkShortcutController *
add_controller (RummyReplayPage *self, GtkPropagationPhase phase)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (controller, phase);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);

  return GTK_SHORTCUT_CONTROLLER (controller);
}

/* Before arrows move the focus; an open menu closes first. */
static void
add_keys (RummyReplayPage *self)
{
  static const struct {
    guint key;
    GdkModifierType modifiers;
    const char *name; /* of an action, or "left", "right" */
  } keys[] = {
    { GDK_KEY_p, GDK_CONTROL_MASK, "play" },
    { GDK_KEY_Pause, 0, "play" },
    { GDK_KEY_Left, GDK_CONTROL_MASK, "left" },
    { GDK_KEY_Right, GDK_CONTROL_MASK, "right" },
    { GDK_KEY_Home, GDK_CONTROL_MASK, "first" },
    { GDK_KEY_End, GDK_CONTROL_MASK, "last" },
  };
  GtkShortcutController *controller = add_controller (self, GTK_PHASE_CAPTURE);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    GtkShortcut *shortcut =
      gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                                       gtk_callback_action_new (key_cb, self, NULL), "s", keys[i].name);

    gtk_shortcut_controller_add_shortcut (controller, shortcut);
  }
  gtk_shortcut_controller_add_shortcut (add_controller (self, GTK_PHASE_BUBBLE),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("win.close-replay")));
}

static gboolean
rummy_replay_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RUMMY_REPLAY_PAGE (widget)->play));
}

static void
rummy_replay_page_dispose (GObject *object)
{
  RummyReplayPage *self = RUMMY_REPLAY_PAGE (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  g_clear_object (&self->replay);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_REPLAY_PAGE);

  G_OBJECT_CLASS (rummy_replay_page_parent_class)->dispose (object);
}

static void
rummy_replay_page_class_init (RummyReplayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RUMMY_TYPE_TABLE);
  g_type_ensure (RUMMY_TYPE_TIME_LINE);

  object_class->dispose = rummy_replay_page_dispose;
  widget_class->grab_focus = rummy_replay_page_grab_focus;

  signals[SIGNAL_REVIEWED] =
    g_signal_new ("reviewed", RUMMY_TYPE_REPLAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_WHY_NOT] = g_signal_new ("why-not", RUMMY_TYPE_REPLAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, table);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, bar);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, row);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, words);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, slider);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, line);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, compared);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, adjustment);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, back);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, forward);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, play);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, options);
  gtk_widget_class_bind_template_child (widget_class, RummyReplayPage, play_on);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, compare_cb);
  gtk_widget_class_bind_template_callback (widget_class, round_chosen_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_replay_page_init (RummyReplayPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "back", .activate = back_cb },
    { .name = "forward", .activate = forward_cb },
    { .name = "previous-mistake", .activate = previous_mistake_cb },
    { .name = "next-mistake", .activate = next_mistake_cb },
    { .name = "first", .activate = first_cb },
    { .name = "last", .activate = last_cb },
    { .name = "play", .activate = play_activated_cb },
    { .name = "seat", .activate = seat_cb, .parameter_type = "i", .state = "0" },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "replay", G_ACTION_GROUP (self->actions));
  rummy_reason_follow (GTK_WIDGET (self), "replay", G_ACTION_MAP (self->actions));
  add_keys (self);
}

/* Names of seats do not depend on the viewer. */
static void
name_seats (RummyReplayPage *self, RummyGame *game)
{
  RummySeats seats = *rummy_game_get_seats (game);

  for (guint seat = 0; seat < (guint) rummy_game_get_match (game)->rules.players; seat++) {
    g_autofree char *name = rummy_words_seat (game, seat, self->is_closed ? RUMMY_SEAT_NONE : self->own);

    rummy_seats_set_name (&seats, seat, name);
  }
  rummy_game_set_seats (rummy_replay_get_game (self->replay), &seats);
}

static void
fill_rounds (RummyReplayPage *self, RummyReplay *replay)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 1; i <= rummy_replay_count_rounds (replay); i++) {
    g_autofree char *title = g_strdup_printf (_("Round %u"), i);

    gtk_string_list_append (list, title);
  }
  gtk_drop_down_set_model (self->rounds, G_LIST_MODEL (list));
}

GtkWidget *
rummy_replay_page_new (RummyGame *game, guint seat, gboolean is_closed, GSettings *settings)
{
  static const char *const orders[] = { "sort-order", "aces-low", "descending", "new-at-right" };
  RummyReplayPage *self;
  g_autoptr (RummyReplay) replay = NULL;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  replay = rummy_replay_new (game);
  self = g_object_new (RUMMY_TYPE_REPLAY_PAGE, NULL);
  self->game = g_object_ref (game);
  self->settings = g_object_ref (settings);
  self->own = self->seat = seat;
  self->is_closed = is_closed;
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    g_settings_bind (settings, orders[i], rummy_table_get_choice (self->table), orders[i],
                     G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "seat")),
                             g_variant_new_int32 ((gint32) seat));
  fill_rounds (self, replay); /* before handlers are connected */
  self->replay = g_object_ref (replay);
  name_seats (self, game);
  g_signal_connect_object (replay, "notify::position", G_CALLBACK (position_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (replay, "notify::round", G_CALLBACK (round_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::replay-speed", G_CALLBACK (speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::replay-open", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::replay-sorted", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  round_cb (self);

  return GTK_WIDGET (self);
}

RummyReplay *
rummy_replay_page_get_replay (RummyReplayPage *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY_PAGE (self), NULL);

  return self->replay;
}

RummyTable *
rummy_replay_page_get_table (RummyReplayPage *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY_PAGE (self), NULL);

  return self->table;
}

guint
rummy_replay_page_get_seat (RummyReplayPage *self)
{
  g_return_val_if_fail (RUMMY_IS_REPLAY_PAGE (self), 0);

  return self->seat;
}

void
rummy_replay_page_set_compact (RummyReplayPage *self, gboolean is_compact)
{
  g_return_if_fail (RUMMY_IS_REPLAY_PAGE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row),
                                  is_compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (self->play_on, !is_compact); /* the menu has it too */
  rummy_time_line_set_compact (self->line, is_compact);
  if (is_compact)
    gtk_widget_add_css_class (self->bar, "compact");
  else
    gtk_widget_remove_css_class (self->bar, "compact");
}

void
rummy_replay_page_show_mistakes (RummyReplayPage *self)
{
  RummyReview *review;
  guint n;

  g_return_if_fail (RUMMY_IS_REPLAY_PAGE (self));

  review = rummy_time_line_get_review (self->line);
  n = review != NULL ? rummy_review_get_n (review) : 0;
  if (rummy_replay_is_finished (self->replay)) {
    seek (self, 0);
    self->wants_mistake = TRUE;
  } else if (n > 0) {
    seek (self, rummy_review_get (review, n - 1)->position);
  }
}

void
rummy_replay_page_review (RummyReplayPage *self)
{
  guint position;

  g_return_if_fail (RUMMY_IS_REPLAY_PAGE (self));

  stop (self);
  position = rummy_replay_get_position (self->replay);
  if (position == 0)
    return;

  self->turning = position - MIN (position, REVIEWED);
  self->is_back = self->is_review = TRUE;
  start (self, position);
}
