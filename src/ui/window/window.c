/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include "store/settings.h"
#include "ui/config.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/tooltip.h"
#include "ui/play/score-panel.h"
#include "ui/words/prompt.h"

G_DEFINE_FINAL_TYPE (RummyWindow, rummy_window, ADW_TYPE_APPLICATION_WINDOW)

enum { PROP_SESSION = 1, N_PROPS };

static GParamSpec *props[N_PROPS];

/* Where settings cannot be written, what only follows them can be used all the same. */
#define BIND_FLAGS (G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY)
#define WINDOW_BIND_FLAGS (BIND_FLAGS | G_SETTINGS_BIND_GET_NO_CHANGES)

/* A window on a screen of very many pixels, and how wide the bars of it are. */
#define LARGE "min-width: 2400sp and min-width: 2400px and min-height: 1500sp"
#define LARGE_BAR 2200

/* After a round that was explained comes no other one. */
gboolean
rummy_window_is_end (RummyWindow *self)
{
  return rummy_game_get_match (self->game)->over || rummy_window_has_tutorial (self);
}

static const char *
buttons_page (RummyWindow *self)
{
  const RummyRound *round = rummy_game_get_round (self->game);

  if (self->next_id != 0 || (rummy_window_is_watching (self) && round->phase != RUMMY_PHASE_OVER))
    return "watch";
  if (round->phase == RUMMY_PHASE_OVER && self->sheet != NULL)
    return "none"; /* the sheet has the button */
  if (round->phase == RUMMY_PHASE_OVER)
    return rummy_window_is_end (self) ? "game-over" : "round-over";

  return round->turn == self->viewer.person && !rummy_tutorial_waits (self->guide) ? "verbs" : "none";
}

/* In a low window all is smaller; where it is narrow too, three buttons need the room of the words, and so do two with
 * long ones that say themselves that the round is over. */
void
rummy_window_update_turn_bar (RummyWindow *self)
{
  const char *page = buttons_page (self);
  gboolean is_verbs = g_str_equal (page, "verbs");
  gboolean compact, cramped, fits, is_full;

  g_object_set (self->status,
                "quiet", !g_settings_get_boolean (self->settings, "status-messages") &&
                           !rummy_lights_shows_hint (rummy_table_get_lights (self->table)), /* that was asked for */
                NULL);
  g_object_get (self->status, "compact", &compact, NULL);
  g_object_get (self->table, "fits", &fits, NULL);
  cramped = compact && gtk_widget_has_css_class (GTK_WIDGET (self), "narrow") &&
            gtk_orientable_get_orientation (GTK_ORIENTABLE (self->bottom)) == GTK_ORIENTATION_HORIZONTAL;
  if (is_verbs)
    rummy_verb_bar_update (self->verb_bar, rummy_game_get_round (self->game), fits);
  if (compact)
    gtk_widget_add_css_class (self->bottom, "compact");
  else
    gtk_widget_remove_css_class (self->bottom, "compact");

  gtk_stack_set_visible_child_name (self->buttons, page);
  is_full = is_verbs ? rummy_verb_bar_get_n (self->verb_bar) >= 3 : g_str_has_suffix (page, "-over");
  gtk_widget_set_visible (GTK_WIDGET (self->status), !cramped || !is_full);
}

static gboolean
is_moving (RummyWindow *self)
{
  gboolean moving;

  g_object_get (self->table, "moving", &moving, NULL);

  return moving;
}

/* Whether a dialog, a menu or a popover has what the person does. */
static gboolean
is_busy_elsewhere (RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
         adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL ||
         gtk_menu_button_get_active (self->menu) ||
         (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

/* Whoever plays by keys goes on where the game does, when the focus was on a button that went away, in the menu or in a
 * dialog. */
static void
keep_focus (RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (is_busy_elsewhere (self) ||
      (focus != NULL && gtk_widget_get_mapped (focus) && focus != GTK_WIDGET (self->menu) &&
       !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu))))
    return;

  if (self->replay != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->replay));
  else if (self->game == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
  else
    gtk_widget_grab_focus (rummy_window_is_passing (self) ? GTK_WIDGET (self->pass_page) : GTK_WIDGET (self->table));
}

/* Where no sheet comes by itself: how the round ended is in the status, or over the table where that has no room. */
static void
tell_result (RummyWindow *self)
{
  /* The status itself may hear of the end only after this. */
  const RummyPrompt at = { .game = self->game, .seat = self->viewer.person };
  const char *light;
  g_autofree char *words = rummy_prompt_words (&at, &light);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->status)))
    rummy_window_tell (self, words);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  gtk_accessible_announce (GTK_ACCESSIBLE (self->status), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  if (!is_busy_elsewhere (self))
    gtk_widget_grab_focus (self->next_round);
}

void
rummy_window_update (RummyWindow *self)
{
  gboolean is_told = FALSE;

  if (self->session == NULL) /* the window goes */
    return;

  rummy_window_update_view (self);
  rummy_window_update_actions (self);
  if (self->undo_toast != NULL && !rummy_session_can_undo (self->session) &&
      g_strcmp0 (adw_toast_get_action_name (self->undo_toast), "win.bring-back") == 0)
    adw_toast_dismiss (self->undo_toast);

  rummy_window_update_tutorial (self);
  rummy_window_update_replay (self);
  rummy_window_update_title (self);
  if (self->game == NULL) {
    rummy_window_update_watch (self);
    keep_focus (self);
    return;
  }

  if (rummy_game_get_round (self->game)->phase != RUMMY_PHASE_OVER) {
    if (self->told_end)
      rummy_window_close_sheet (self);
    self->told_end = FALSE;
  } else if (!self->told_end && !is_moving (self) && self->replay == NULL) {
    self->told_end = TRUE;
    rummy_window_sound_end (self);
    rummy_window_close_sheet (self); /* one that was opened before the end */
    is_told = !rummy_window_shows_tutorial (self) && !rummy_window_is_end (self) &&
              !g_settings_get_boolean (self->settings, "score-sheet");
    if (!rummy_window_shows_tutorial (self) && !is_told)
      rummy_window_show_sheet (self);
  }

  rummy_window_update_watch (self);
  rummy_window_update_turn_bar (self);
  if (is_told)
    tell_result (self);
  keep_focus (self);
}

static void
set_game (RummyWindow *self, RummyGame *game)
{
  if (self->game == game)
    return;

  rummy_window_close_of_game (self);
  rummy_window_leave_replay (self);

  g_set_object (&self->game, game);
  self->told_end = self->is_end_new = self->is_stopped = self->is_stepping = self->is_turn_new = FALSE;
  memset (self->n_few, 0, sizeof self->n_few);
  rummy_viewer_init (&self->viewer);
  if (game != NULL) {
    rummy_viewer_update (&self->viewer, game);
    self->seats = *rummy_game_get_seats (self->game);
  }
  rummy_window_follow_seats (self, TRUE);
  g_signal_group_set_target (self->game_signals, game);
  rummy_window_forget_hint (self);
  rummy_window_set_view (self);
  rummy_window_update (self);

  if (game == NULL)
    return;

  rummy_window_speak_turn (self);
  rummy_game_start (game);
}

static void
changed_cb (RummyWindow *self)
{
  rummy_window_update (self);
}

/* A narrow window has no room for keys beside the items of its menu. */
static void
narrow_cb (RummyWindow *self, GParamSpec *pspec, GtkWidget *low_lamp)
{
  if (gtk_widget_get_visible (low_lamp))
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  rummy_window_update (self);
}

static void
large_cb (RummyWindow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "large");
}

static void
not_large_cb (RummyWindow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "large");
}

/* The plates grow with the table; so does what is written around it. */
static void
add_large (RummyWindow *self)
{
  AdwBreakpoint *large = adw_breakpoint_new (adw_breakpoint_condition_parse (LARGE));
  GObject *bars[] = { G_OBJECT (self->score_panel), G_OBJECT (self->bottom) };

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    adw_breakpoint_add_setters (large, bars[i], "halign", GTK_ALIGN_CENTER, bars[i], "width-request", LARGE_BAR, NULL);
  g_signal_connect_swapped (large, "apply", G_CALLBACK (large_cb), self);
  g_signal_connect_swapped (large, "unapply", G_CALLBACK (not_large_cb), self);
  adw_application_window_add_breakpoint (ADW_APPLICATION_WINDOW (self), large);
}

static void
tiny_cb (RummyWindow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tiny");
}

static void
not_tiny_cb (RummyWindow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "tiny");
}

/* The sheet waits for the table, which hears of a move only after this. */
static void
game_notify_cb (RummyWindow *self)
{
  rummy_window_update_actions (self);
}

static void
game_cb (RummyWindow *self)
{
  set_game (self, rummy_session_get_game (self->session));
}

static void
act_cb (RummyWindow *self, int n_press, double x, double y, GtkEventController *controller)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  rummy_window_tutorial_clicked (self, controller);
  /* The status does so itself, after the click. */
  if (at == NULL || !gtk_widget_is_ancestor (at, GTK_WIDGET (self->status)))
    rummy_status_forget_refusal (self->status);
}

/* The next new game begins as this one was changed, but nobody leaves for ever by letting the computer play on.  Who
 * sits there unchanged stays out of that: the game may be somebody else's. */
static void
keep_seats (RummyWindow *self)
{
  const RummyRules *rules = &rummy_game_get_match (self->game)->rules;
  RummySeats before = self->seats, usual;

  self->seats = *rummy_game_get_seats (self->game);
  if (rummy_game_count_people (self->game) == 0 || rummy_session_is_practice (self->session))
    return;

  rummy_seat_settings_read (self->settings, rules, &usual);
  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    if (rummy_seats_get_player (&before, seat) != rummy_seats_get_player (&self->seats, seat))
      rummy_seats_set_player (&usual, seat, rummy_seats_get_player (&self->seats, seat));
    if (!g_str_equal (before.name[seat], self->seats.name[seat]))
      memcpy (usual.name[seat], self->seats.name[seat], sizeof usual.name[seat]);
  }
  rummy_seat_settings_write (self->settings, rules, &usual);
}

static void
seats_cb (RummyWindow *self)
{
  keep_seats (self);
  rummy_window_follow_seats (self, FALSE);
  if (rummy_window_is_passing (self))
    rummy_window_set_view (self); /* with another name */
  rummy_window_update (self);
}

static gboolean
act_by_key_cb (RummyWindow *self)
{
  rummy_tutorial_set_input (self->guide, RUMMY_INPUT_KEYS);
  rummy_status_set_by_keys (self->status, TRUE);
  rummy_status_forget_refusal (self->status);

  return GDK_EVENT_PROPAGATE;
}

static void
refused_cb (RummyWindow *self, guint refusal)
{
  rummy_status_refuse (self->status, refusal);
}

static void
told_cb (RummyWindow *self, const char *words)
{
  rummy_status_tell (self->status, words);
}

static gboolean
keep_focus_cb (gpointer data)
{
  RummyWindow *self = data;

  self->focus_id = 0;
  keep_focus (self);

  return G_SOURCE_REMOVE;
}

/* A menu or a dialog that closes gives the focus back itself, after it has told.  Beneath one that opens nothing is
 * dropped. */
static void
closed_cb (RummyWindow *self)
{
  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    rummy_table_stop_dragging (self->table);
  if (self->focus_id == 0)
    /* Before the next frame: where frames are slow, nothing below them is ever reached. */
    self->focus_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, keep_focus_cb, self, NULL);
}

static void
notice_cb (RummyWindow *self, guint notice)
{
  rummy_status_notice (self->status, notice);
}

/* The keys of the table work wherever the focus is, after a menu for instance, as long as nothing else wants them. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  GtkWidget *table = GTK_WIDGET (self->table);

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL ||
      !gtk_widget_get_mapped (table) || (focus != NULL && (focus == table || gtk_widget_is_ancestor (focus, table))))
    return GDK_EVENT_PROPAGATE;

  /* Deprecated after what the program needs; what is to take its place is for editable text alone. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_event_controller_key_forward (controller, table);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static void
rummy_window_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RummyWindow *self = RUMMY_WINDOW (object);

  switch (prop_id) {
  case PROP_SESSION:
    g_value_set_object (value, self->session);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
dress_cb (RummyWindow *self)
{
  rummy_window_dress (self, self->table);
  rummy_window_turn_bar (self);
  if (self->replay != NULL)
    rummy_window_dress (self, rummy_replay_page_get_table (self->replay));
}

static void
habits_cb (RummyWindow *self)
{
  rummy_table_set_habits (self->table, g_settings_get_boolean (self->settings, "confirm-discard"),
                          g_settings_get_boolean (self->settings, "classic-keys"),
                          g_settings_get_boolean (self->settings, "known-cards"));
  rummy_table_set_follows_focus (self->table, g_settings_get_boolean (self->settings, "follow-focus"));
  rummy_tooltip_allow (g_settings_get_boolean (self->settings, "tooltips"));
}

static void
rummy_window_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RummyWindow *self = RUMMY_WINDOW (object);

  switch (prop_id) {
  case PROP_SESSION:
    self->session = g_value_dup_object (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
rummy_window_constructed (GObject *object)
{
  RummyWindow *self = RUMMY_WINDOW (object);

  G_OBJECT_CLASS (rummy_window_parent_class)->constructed (object);

  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  rummy_window_follow_trouble (self);
  rummy_window_set_history (self, rummy_session_get_history (self->session));
  rummy_window_set_view (self);
  rummy_window_update (self);
  game_cb (self);
  rummy_window_show_draw_again (self);
}

static void
rummy_window_dispose (GObject *object)
{
  RummyWindow *self = RUMMY_WINDOW (object);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_handle_id (&self->next_id, g_source_remove);
  if (self->game != NULL)
    rummy_game_stop (self->game);
  rummy_window_leave_replay (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->sound);
  g_clear_weak_pointer (&self->news);
  rummy_window_clear_menu (self);
  rummy_window_clear_hint (self);
  rummy_window_close_help (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_WINDOW);

  G_OBJECT_CLASS (rummy_window_parent_class)->dispose (object);
}

static void
accept_cb (RummyWindow *self)
{
  rummy_game_add_look (self->game, self->viewer.awaited);
  rummy_viewer_accept (&self->viewer);
  rummy_window_set_view (self);
  rummy_window_update (self);
  rummy_window_speak_turn (self);
}

static void
rummy_window_class_init (RummyWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RUMMY_TYPE_TUTORIAL);
  g_type_ensure (RUMMY_TYPE_PASS_PAGE);
  g_type_ensure (RUMMY_TYPE_SCORE_PANEL);
  g_type_ensure (RUMMY_TYPE_START_PAGE);
  g_type_ensure (RUMMY_TYPE_STATUS);
  g_type_ensure (RUMMY_TYPE_TABLE);
  g_type_ensure (RUMMY_TYPE_VERB_BAR);

  object_class->get_property = rummy_window_get_property;
  object_class->set_property = rummy_window_set_property;
  object_class->constructed = rummy_window_constructed;
  object_class->dispose = rummy_window_dispose;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, RUMMY_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* Not in the group of the others: a GPropertyAction would keep the window alive. */
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/window.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, replay_close);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, practice);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, table);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, pass_page);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, bottom);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, status);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, verb_bar);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, watch_stop);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, pace);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, recent_games);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, recent_files);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, orders);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, table_orders);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, turn_end);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, table_items);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, next_round);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, another_game);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, score_bar);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, score_panel);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, guide);
  gtk_widget_class_bind_template_callback (widget_class, act_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "status_clicked_cb",
                                                G_CALLBACK (rummy_window_status_clicked));
  gtk_widget_class_bind_template_callback_full (widget_class, "bar_menu_cb", G_CALLBACK (rummy_window_bar_menu));
  gtk_widget_class_bind_template_callback (widget_class, act_by_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, tiny_cb);
  gtk_widget_class_bind_template_callback (widget_class, not_tiny_cb);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  rummy_window_bind_dialogs (widget_class);
}

static void
follow_settings (RummyWindow *self)
{
  static const struct {
    const char *key;
    GCallback changed_cb;
  } keys[] = {
    { "deck-style", G_CALLBACK (dress_cb) },       { "four-colours", G_CALLBACK (dress_cb) },
    { "language-letters", G_CALLBACK (dress_cb) }, { "card-back", G_CALLBACK (dress_cb) },
    { "table-look", G_CALLBACK (dress_cb) },       { "table-colour", G_CALLBACK (dress_cb) },
    { "card-speed", G_CALLBACK (dress_cb) },       { "pause", G_CALLBACK (dress_cb) },
    { "mark-acts", G_CALLBACK (dress_cb) },        { "confirm-discard", G_CALLBACK (habits_cb) },
    { "classic-keys", G_CALLBACK (habits_cb) },    { "watch-rounds", G_CALLBACK (rummy_window_update_watch) },
    { "known-cards", G_CALLBACK (habits_cb) },     { "house-rules", G_CALLBACK (rummy_window_update_title) },
    { "status-messages", G_CALLBACK (changed_cb) }, { "tooltips", G_CALLBACK (habits_cb) },
    { "left-handed", G_CALLBACK (dress_cb) },      { "follow-focus", G_CALLBACK (habits_cb) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autofree char *signal = g_strconcat ("changed::", keys[i].key, NULL);

    g_signal_connect_object (self->settings, signal, keys[i].changed_cb, self, G_CONNECT_SWAPPED);
  }
  dress_cb (self);
  habits_cb (self);
}

/* Not bound as a setting: it is of the game of this window. */
static void
order_changed_cb (RummyWindow *self)
{
  g_autoptr (GVariant) order = NULL;

  g_object_get (rummy_table_get_choice (self->table), "own-orders", &order, NULL);
  g_settings_set_value (self->settings, "hand-orders", order);
}

static void
rummy_window_init (RummyWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr (GVariant) order = NULL;
  RummyChoice *choice;

  gtk_widget_init_template (GTK_WIDGET (self));
  if (RUMMY_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  rummy_viewer_init (&self->viewer);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  add_large (self);
  rummy_tooltip_follow_clicks (GTK_WIDGET (self));

  self->settings = rummy_settings_new (RUMMY_APP_ID);
  choice = rummy_table_get_choice (self->table);
  g_settings_bind (self->settings, "sort-order", choice, "sort-order", BIND_FLAGS);
  g_settings_bind (self->settings, "aces-low", choice, "aces-low", BIND_FLAGS);
  g_settings_bind (self->settings, "descending", choice, "descending", BIND_FLAGS);
  g_settings_bind (self->settings, "new-at-right", choice, "new-at-right",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "start-reminder", self->status, "tells-lead",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  order = g_settings_get_value (self->settings, "hand-orders");
  g_object_set (choice, "own-orders", order, NULL);
  g_signal_connect_object (choice, "notify::own-orders", G_CALLBACK (order_changed_cb), self, G_CONNECT_SWAPPED);

  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (rummy_window_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "seats", G_CALLBACK (seats_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "notify", G_CALLBACK (game_notify_cb), self);

  g_signal_connect_swapped (self->table, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->table, "told", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (self->table, "notice", G_CALLBACK (notice_cb), self);
  g_signal_connect_object (self->table, "notify::moving", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choice, "notify::n-selected", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::fits", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::preview", G_CALLBACK (rummy_window_update_turn_bar), self,
                           G_CONNECT_SWAPPED);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", rummy_table_get_actions (self->table));
  rummy_verb_bar_set_table (self->verb_bar, self->table);
  rummy_window_add_actions (self);
  rummy_window_init_dialogs (self);
  rummy_window_init_refusal (self);
  rummy_window_init_spoken (self);
  rummy_window_init_watch (self);
  rummy_window_init_replay (self);
  rummy_window_init_history (self);
  rummy_window_init_players (self);
  rummy_window_init_files (self);
  rummy_window_init_menu (self);
  rummy_window_init_sound (self);
  rummy_window_init_tutorial (self);
  rummy_window_init_hint (self);
  rummy_window_init_help (self);
  follow_settings (self);
}

RummyWindow *
rummy_window_new (AdwApplication *application, RummySession *session)
{
  RummyWindow *self;

  g_return_val_if_fail (application == NULL || ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (RUMMY_IS_SESSION (session), NULL);

  self = g_object_new (RUMMY_TYPE_WINDOW, "application", application, "session", session, NULL);
  /* Read once: another copy of the program, by another user of the same home, has a size of its own.
     Not while it is made: what it is told of then comes afterwards, and what was read would be written back. */
  g_settings_bind (self->settings, "window-width", self, "default-width", WINDOW_BIND_FLAGS);
  g_settings_bind (self->settings, "window-height", self, "default-height", WINDOW_BIND_FLAGS);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", WINDOW_BIND_FLAGS);

  return self;
}
