/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window.h"

#include "ui/config.h"
#include "ui/help/shortcuts.h"
#include "ui/parts/actions.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/names.h"
#include "ui/parts/reason.h"
#include "ui/parts/toast.h"
#include "ui/parts/tooltip.h"
#include "ui/parts/touch.h"
#include "ui/window/turn-bar.h"
#include "ui/window/window-deals.h"
#include "ui/window/window-dialogs.h"
#include "ui/window/window-feats.h"
#include "ui/window/window-files.h"
#include "ui/window/window-help.h"
#include "ui/window/window-hint.h"
#include "ui/window/window-menu.h"
#include "ui/window/window-players.h"
#include "ui/window/window-sound.h"
#include "ui/window/window-speech.h"
#include "ui/window/window-title.h"
#include "ui/window/window-watch.h"
#include "ui/words/prompt.h"

struct _RummyWindow {
  AdwApplicationWindow parent_instance;

  RummyScreen *screen;
  GPtrArray *parts; /* owned: all parts */
  RummyNews *news;
  RummyWindowSound *sound;
  RummyWindowScores *scores;
  RummyWindowTutorial *tutorial;
  RummyWindowWatch *watch;
  RummyWindowReplay *replay;
  RummyWindowGame *game;
  RummyWindowDeals *deals;
  RummyWindowPlayers *players;
  RummyWindowFiles *files;

  RummyPages *pages;
  RummyTurnBar *bar;
  RummyTutorial *guide;
  GtkMenuButton *menu;
  guint focus_id; /* restores the focus */
};

G_DEFINE_FINAL_TYPE (RummyWindow, rummy_window, ADW_TYPE_APPLICATION_WINDOW)

enum { PROP_SESSION = 1, N_PROPS };

static GParamSpec *props[N_PROPS];

/* Read-only settings must not prevent resizing. */
#define BIND_FLAGS (G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY | G_SETTINGS_BIND_GET_NO_CHANGES)

/* A window on a 4K screen, and the width of its bars. */
#define LARGE "min-width: 2400sp and min-width: 2400px and min-height: 1500sp"
#define LARGE_BAR 2200
#define LARGE_PANE 640.0

static gpointer
child (RummyWindow *self, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), RUMMY_TYPE_WINDOW, name);
}

static RummyStatus *
get_status (RummyWindow *self)
{
  return rummy_turn_bar_get_status (self->bar);
}

static gboolean
is_compact (gpointer widget)
{
  gboolean compact;

  g_object_get (widget, "compact", &compact, NULL);

  return compact;
}

static const char *
buttons_page (RummyWindow *self)
{
  const RummyRound *round = &rummy_screen_get_match (self->screen)->round;

  if (rummy_window_watch_waits (self->watch) ||
      (rummy_screen_is_watching (self->screen) && round->phase != RUMMY_PHASE_OVER))
    return "watch";
  if (round->phase == RUMMY_PHASE_OVER &&
      (rummy_window_scores_get_sheet (self->scores) != NULL || rummy_window_scores_waits (self->scores)))
    return "none"; /* the sheet has it, or will */
  if (round->phase == RUMMY_PHASE_OVER)
    return rummy_screen_is_end (self->screen) ? "game-over" : "round-over";

  return rummy_screen_get_person (self->screen) != RUMMY_SEAT_NONE ? "verbs" : "none";
}

static void
update_bar (RummyWindow *self)
{
  gboolean has_game = rummy_screen_get_game (self->screen) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->bar), has_game && rummy_screen_get_replay (self->screen) == NULL &&
                                                    !rummy_screen_is_passing (self->screen));
  if (has_game)
    rummy_turn_bar_update (self->bar, buttons_page (self));
}

/* Returns whether a dialog, menu or popover is in use. */
static gboolean
is_busy_elsewhere (RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
         adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL ||
         gtk_menu_button_get_active (self->menu) ||
         (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

/* With keys, the focus returns to the table from vanished buttons, menus and dialogs. */
static void
keep_focus (RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (is_busy_elsewhere (self) ||
      (focus != NULL && gtk_widget_get_mapped (focus) && focus != GTK_WIDGET (self->menu) &&
       !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu))))
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self->pages));
}

/* Without a sheet, the end is told in the status, or over the table. */
static void
tell_result (RummyWindow *self)
{
  /* The status may not know of the end yet. */
  const RummyPrompt at = { .game = rummy_screen_get_game (self->screen),
                           .seat = rummy_screen_get_person (self->screen) };
  g_autofree char *words = rummy_prompt_words (&at);

  if (!gtk_widget_get_visible (GTK_WIDGET (get_status (self))))
    rummy_news_tell (self->news, words);
  else
    rummy_announce (GTK_WIDGET (get_status (self)), words);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (!is_busy_elsewhere (self))
    rummy_turn_bar_focus_way_on (self->bar);
}

static void
changed_cb (RummyWindow *self)
{
  RummyReplayPage *replay = rummy_screen_get_replay (self->screen);
  gboolean is_told = FALSE;

  if (self->parts == NULL) /* during disposal */
    return;

  if (replay != NULL)
    rummy_replay_page_set_compact (replay, is_compact (get_status (self)));
  if (rummy_screen_get_game (self->screen) != NULL)
    is_told = rummy_window_scores_update (self->scores, rummy_window_tutorial_is_shown (self->tutorial));
  rummy_window_watch_update (self->watch, rummy_window_scores_has_ended (self->scores));
  update_bar (self);
  if (is_told)
    tell_result (self);
  keep_focus (self);
}

static void
toggled_cb (RummyWindow *self)
{
  if (rummy_window_scores_get_sheet (self->scores) != NULL) {
    update_bar (self);
    return;
  }

  rummy_screen_update (self->screen);
  if (rummy_screen_is_over (self->screen))
    rummy_turn_bar_focus_way_on (self->bar);
}

/* How many buttons the desktop puts into the header of a window. */
static guint
count_controls (RummyWindow *self)
{
  g_autofree char *layout = NULL;
  g_auto (GStrv) names = NULL;
  guint n = 0;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
  names = g_strsplit_set (layout != NULL ? layout : "", ",:", -1);
  for (guint i = 0; names[i] != NULL; i++)
    n += g_str_equal (names[i], "close") || g_str_equal (names[i], "minimize") || g_str_equal (names[i], "maximize");

  return n;
}

/* A narrow window hides accelerators in menus. Its header has room for all tools only where it has no more than one
 * button of the desktop, as on a phone. */
static void
narrow_cb (RummyWindow *self, GParamSpec *pspec, GtkWidget *title)
{
  gboolean is_narrow = gtk_widget_get_can_target (title), has_room = !is_narrow || count_controls (self) <= 1;

  if (is_narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  if (self->parts == NULL)
    return;

  gtk_widget_set_visible (child (self, "tools"), has_room);
  rummy_turn_bar_set_has_tools (self->bar, !has_room);
  rummy_screen_update (self->screen);
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

/* Text around the table grows with it. */
static void
add_large (RummyWindow *self)
{
  AdwBreakpoint *large = adw_breakpoint_new (adw_breakpoint_condition_parse (LARGE));
  GObject *split = gtk_widget_get_template_child (GTK_WIDGET (self), RUMMY_TYPE_WINDOW, "split");
  GObject *bar = G_OBJECT (self->bar);

  adw_breakpoint_add_setters (large, bar, "halign", GTK_ALIGN_CENTER, bar, "width-request", LARGE_BAR, split,
                              "max-sidebar-width", LARGE_PANE, NULL);
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

/* A button that is insensitive gets no click, and touch has no tooltips. */
static void
tell_why_not_at (RummyWindow *self, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_INSENSITIVE);
  const char *why_not = rummy_reason_find (at);

  if (why_not == NULL)
    return;

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    rummy_toast_tell (at, why_not);
  else
    rummy_news_tell_why_not (self->news, why_not);
}

static void
act_cb (RummyWindow *self, int n_press, double x, double y, GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);
  gboolean touches = device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  RummyStatus *status = get_status (self);

  rummy_status_set_by_keys (status, FALSE);
  rummy_tutorial_set_input (self->guide, touches ? RUMMY_INPUT_TOUCH : RUMMY_INPUT_POINTER);
  /* The status handles it after the click. */
  if (at == NULL || !gtk_widget_is_ancestor (at, GTK_WIDGET (status)))
    rummy_status_forget_refusal (status);
  tell_why_not_at (self, x, y);
}

static gboolean
act_by_key_cb (RummyWindow *self)
{
  rummy_tutorial_set_input (self->guide, RUMMY_INPUT_KEYS);
  rummy_status_set_by_keys (get_status (self), TRUE);
  rummy_status_forget_refusal (get_status (self));

  return GDK_EVENT_PROPAGATE;
}

static gboolean
keep_focus_cb (gpointer data)
{
  RummyWindow *self = data;

  self->focus_id = 0;
  if (rummy_screen_get_dialog (self->screen) == NULL)
    changed_cb (self); /* what waited for it */
  else
    keep_focus (self);

  return G_SOURCE_REMOVE;
}

/* Closing menus and dialogs restore the focus themselves, afterward. Below an opening one nothing changes. */
static void
closed_cb (RummyWindow *self)
{
  if (self->parts == NULL)
    return;

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    rummy_table_stop_dragging (rummy_pages_get_table (self->pages));
  if (self->focus_id == 0)
    /* At high priority: slow frames would starve lower ones. */
    self->focus_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, keep_focus_cb, self, NULL);
}

/* Table keys work wherever the focus is, unless it handles them; what nobody wants of Escape hides a tip. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  GtkWidget *table = GTK_WIDGET (rummy_pages_get_table (self->pages));
  gboolean is_in_table = focus != NULL && (focus == table || gtk_widget_is_ancestor (focus, table));

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL ||
      !gtk_widget_get_mapped (table))
    return GDK_EVENT_PROPAGATE;

  /* Deprecated in later GTK; its replacement is for editable text only. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (!is_in_table && gtk_event_controller_key_forward (controller, table))
    return GDK_EVENT_STOP;
  G_GNUC_END_IGNORE_DEPRECATIONS

  if (keyval != GDK_KEY_Escape || !gtk_widget_get_mapped (GTK_WIDGET (self->guide)))
    return GDK_EVENT_PROPAGATE;

  return gtk_widget_activate_action (GTK_WIDGET (self->guide), "tip.hide", NULL);
}

/* A key of a command that is not possible now. */
static gboolean
why_not_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyWindow *self = data;
  const char *name = strchr (g_variant_get_string (arguments, NULL), '.') + 1;
  const char *why_not = rummy_actions_why_not (G_ACTION_MAP (self), name);

  if (why_not == NULL || adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    return GDK_EVENT_PROPAGATE;

  rummy_news_tell_why_not (self->news, why_not);

  return GDK_EVENT_STOP;
}

/* A separate group: settings may outlive the window. */
static void
add_settings (RummyWindow *self)
{
  static const char *const keys[] = { "card-speed", "pause", "watch-rounds", "watch-explain",
                                      "replay-open", "replay-sorted", "replay-speed" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (GAction) action = g_settings_create_action (rummy_screen_get_settings (self->screen), keys[i]);

    g_action_map_add_action (G_ACTION_MAP (group), action);
  }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "settings", G_ACTION_GROUP (group));
}

/* Keeps a part. */
static gpointer
keep (RummyWindow *self, gpointer part)
{
  g_ptr_array_add (self->parts, part);

  return part;
}

/* Each uses only former ones, and is notified after them. */
static void
add_parts (RummyWindow *self)
{
  RummyScreen *screen = self->screen;
  RummyTable *table = rummy_pages_get_table (self->pages);
  RummyStatus *status = get_status (self);
  g_autoptr (RummyAnalyzer) analyzer = rummy_analyzer_new (); /* of hints and the pane */
  RummyWindowDialogs *dialogs;
  RummyWindowSpeech *speech;
  RummyWindowPane *pane;

  self->parts = g_ptr_array_new_with_free_func (g_object_unref);
  rummy_pages_set_screen (self->pages, screen);
  rummy_turn_bar_set_screen (self->bar, screen, table);
  self->news =
    keep (self, rummy_news_new (screen, self->pages, child (self, "toasts"), child (self, "trouble"), status));
  self->tutorial =
    keep (self, rummy_window_tutorial_new (screen, table, self->guide, status, child (self, "practice"),
                                           self->news));
  pane = keep (self, rummy_window_pane_new (screen, self->pages, child (self, "split"), child (self, "sheet"),
                                            analyzer));
  speech = keep (self, rummy_window_speech_new (screen, table, status));
  self->scores = keep (self, rummy_window_scores_new (screen, table, pane, speech));
  self->sound = keep (self, rummy_window_sound_new (screen, table, status, self->news));
  keep (self, rummy_window_feats_new (screen, self->scores));
  self->watch = keep (self, rummy_window_watch_new (screen, table, status, self->scores, self->news));
  self->replay = keep (self, rummy_window_replay_new (screen, self->pages, self->scores, self->news));
  dialogs = keep (self, rummy_window_dialogs_new (screen, self->news, rummy_window_sound_get (self->sound)));
  self->files = keep (self, rummy_window_files_new (screen, rummy_pages_get_home (self->pages), dialogs, self->news));
  self->game = keep (self, rummy_window_game_new (screen, rummy_pages_get_table (self->pages), status, self->news,
                                                  self->files));
  self->deals = keep (self, rummy_window_deals_new (screen, self->game, self->files, self->news));
  keep (self, rummy_window_menu_new (screen, table, self->menu, self->bar));
  self->players = keep (self, rummy_window_players_new (screen, table, self->replay, self->game, self->news));
  keep (self, rummy_window_hint_new (screen, table, status, pane, self->tutorial, analyzer));
  keep (self, rummy_window_help_new (screen, table, self->guide, self->tutorial, self->news));
  keep (self, rummy_window_title_new (screen, pane, child (self, "subtitle")));
}

static void
follow (RummyWindow *self)
{
  RummyTable *table = rummy_pages_get_table (self->pages);
  GSettings *settings = rummy_screen_get_settings (self->screen);
  const struct {
    gpointer object;
    const char *signal;
    GCallback callback;
    gpointer data;
  } signals[] = {
    { self->scores, "ended", G_CALLBACK (rummy_window_sound_end), self->sound },
    { self->scores, "toggled", G_CALLBACK (toggled_cb), self },
    { self->screen, "changed", G_CALLBACK (changed_cb), self },
    { table, "ask", G_CALLBACK (rummy_screen_present), self->screen },
    { table, "notify::preview", G_CALLBACK (update_bar), self },
    { table, "notify::moving", G_CALLBACK (rummy_screen_update), self->screen },
    { table, "notify::fits", G_CALLBACK (rummy_screen_update), self->screen },
    { rummy_table_get_choice (table), "notify::n-selected", G_CALLBACK (rummy_screen_update), self->screen },
    { settings, "changed::house-rules", G_CALLBACK (rummy_screen_update), self->screen },
    { settings, "changed::status-messages", G_CALLBACK (rummy_screen_update), self->screen },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (signals[i].object, signals[i].signal, signals[i].callback, signals[i].data,
                             G_CONNECT_SWAPPED);
}

static void
rummy_window_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RummyWindow *self = RUMMY_WINDOW (object);

  switch (prop_id) {
  case PROP_SESSION:
    self->screen = rummy_screen_new (GTK_WIDGET (self), g_value_get_object (value));
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

  gtk_widget_insert_action_group (GTK_WIDGET (self), "table",
                                  rummy_table_get_actions (rummy_pages_get_table (self->pages)));
  add_parts (self);
  add_settings (self);
  follow (self);
  rummy_reason_follow (GTK_WIDGET (self), "win", G_ACTION_MAP (self));
  rummy_screen_start (self->screen);
}

static void
rummy_window_dispose (GObject *object)
{
  RummyWindow *self = RUMMY_WINDOW (object);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->screen != NULL && rummy_screen_get_game (self->screen) != NULL)
    rummy_game_stop (rummy_screen_get_game (self->screen));
  if (self->parts != NULL)
    rummy_window_replay_leave (self->replay);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_WINDOW);

  G_OBJECT_CLASS (rummy_window_parent_class)->dispose (object);

  g_clear_object (&self->screen); /* pages and bar needed it */
}

static void
rummy_window_class_init (RummyWindowClass *klass)
{
  /* Passed to parts. */
  static const char *const children[] = { "toasts", "trouble", "practice", "split", "sheet", "subtitle", "tools" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  rummy_names_complete ();
  g_type_ensure (RUMMY_TYPE_PAGES);
  g_type_ensure (RUMMY_TYPE_TURN_BAR);
  g_type_ensure (RUMMY_TYPE_TUTORIAL);

  object_class->set_property = rummy_window_set_property;
  object_class->constructed = rummy_window_constructed;
  object_class->dispose = rummy_window_dispose;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, RUMMY_TYPE_SESSION,
                                             G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* In no group: a GPropertyAction would keep the window alive. */
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/window.ui");
  rummy_bindings_add (widget_class);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, RummyWindow, guide);
  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, act_cb);
  gtk_widget_class_bind_template_callback (widget_class, act_by_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, tiny_cb);
  gtk_widget_class_bind_template_callback (widget_class, not_tiny_cb);
}

static void
rummy_window_init (RummyWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  if (RUMMY_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  add_large (self);
  rummy_touch_follow (GTK_WIDGET (self), gtk_widget_get_template_child (GTK_WIDGET (self), RUMMY_TYPE_WINDOW, "split"));
  gtk_widget_add_controller (GTK_WIDGET (self), rummy_shortcuts_controller_new (why_not_cb, self));
  rummy_tooltip_follow_clicks (GTK_WIDGET (self));
}

RummyWindow *
rummy_window_new (AdwApplication *application, RummySession *session)
{
  RummyWindow *self;
  GSettings *settings;

  g_return_val_if_fail (application == NULL || ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (RUMMY_IS_SESSION (session), NULL);

  self = g_object_new (RUMMY_TYPE_WINDOW, "application", application, "session", session, NULL);
  settings = rummy_screen_get_settings (self->screen);
  /* Read once: other instances have their own size. Set after construction, whose notifications would be written
   * back. */
  g_settings_bind (settings, "window-width", self, "default-width", BIND_FLAGS);
  g_settings_bind (settings, "window-height", self, "default-height", BIND_FLAGS);
  g_settings_bind (settings, "window-maximized", self, "maximized", BIND_FLAGS);

  return self;
}

void
rummy_window_go_home (RummyWindow *self)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_screen_go_home (self->screen);
}

void
rummy_window_go_to_table (RummyWindow *self)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_window_game_go_on (self->game);
}

void
rummy_window_new_game (RummyWindow *self, guint64 seed)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_window_game_begin (self->game, seed);
}

void
rummy_window_new_deal (RummyWindow *self, guint64 seed, guint number)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_window_deals_play (self->deals, seed, number);
}

void
rummy_window_open_files (RummyWindow *self, GFile **files, guint n_files)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_window_files_open (self->files, files, n_files);
}

RummySound *
rummy_window_get_sound (RummyWindow *self)
{
  g_return_val_if_fail (RUMMY_IS_WINDOW (self), NULL);

  return rummy_window_sound_get (self->sound);
}

void
rummy_window_ask_player (RummyWindow *self)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_window_players_ask (self->players);
}

void
rummy_window_tell_unread (RummyWindow *self, const GError *error, gboolean begins)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_window_players_tell_unread (self->players, error, begins);
}

void
rummy_window_tell_crash (RummyWindow *self)
{
  g_return_if_fail (RUMMY_IS_WINDOW (self));

  rummy_news_tell_crash (self->news);
}

gpointer
rummy_window_get_part (RummyWindow *self, GType type)
{
  g_return_val_if_fail (RUMMY_IS_WINDOW (self), NULL);

  for (guint i = 0; i < self->parts->len; i++) {
    if (G_TYPE_CHECK_INSTANCE_TYPE (self->parts->pdata[i], type))
      return self->parts->pdata[i];
  }

  return NULL;
}
