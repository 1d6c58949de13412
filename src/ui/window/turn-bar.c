/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/turn-bar.h"

#include <glib/gi18n.h>

#include "ui/play/verb-bar.h"

struct _RummyTurnBar {
  GtkBox parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  GtkStack *buttons;
  RummyVerbBar *verb_bar;
  GtkWidget *tools;
  GtkMenuButton *pace;
  GtkWidget *next_round;
  GtkWidget *another_game;
};

G_DEFINE_FINAL_TYPE (RummyTurnBar, rummy_turn_bar, GTK_TYPE_BOX)

static char *
stop_label (RummyTurnBar *self, gboolean stopped)
{
  return g_strdup (stopped ? C_("button", "Resume") : C_("button", "Pause"));
}

/* The first click removes a refusal; while computers play, it skips to the own turn. */
static void
status_clicked_cb (RummyTurnBar *self)
{
  gboolean was_refusing = rummy_status_is_refusing (self->status);

  rummy_status_forget_refusal (self->status);
  if (rummy_screen_get_game (self->screen) == NULL || was_refusing)
    return;

  if (g_action_group_get_action_enabled (rummy_table_get_actions (self->table), "skip"))
    rummy_table_skip (self->table, TRUE);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.choices", NULL);
}

/* After practice, continues the waiting game or starts one. All buttons of the bar share a width, so this text is
 * set late. */
static void
update_end_button (RummyTurnBar *self)
{
  gboolean is_over = rummy_screen_is_over (self->screen);
  gboolean guides = is_over && rummy_screen_has_tutorial (self->screen);
  gboolean has_game = is_over && rummy_session_get_waiting (rummy_screen_get_session (self->screen)) != NULL;

  if (rummy_screen_is_exhibition (self->screen)) {
    gtk_button_set_label (GTK_BUTTON (self->another_game), C_("button", "Watch Another Game"));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->another_game), "win.watch-next");
    return;
  }

  gtk_button_set_label (GTK_BUTTON (self->another_game), has_game ? C_("button", "Back to My Game")
                                                         : guides ? C_("button", "Play a Game")
                                                                  : C_("button", "Another Game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->another_game),
                                  has_game ? "win.end-practice" : "win.another-game");
}

/* Mirrors the boxes of the bar, but not the text in them. */
static void
turn_boxes (GtkWidget *widget, GtkTextDirection direction)
{
  if (RUMMY_IS_STATUS (widget) || GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
    return;

  if (GTK_IS_BOX (widget))
    gtk_widget_set_direction (widget, direction);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    turn_boxes (child, direction);
}

/* Moves the buttons to the playing hand. */
static void
turn_cb (RummyTurnBar *self)
{
  GtkTextDirection usual = gtk_widget_get_default_direction ();
  GtkTextDirection other = usual == GTK_TEXT_DIR_RTL ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;
  gboolean is_left_handed = g_settings_get_boolean (rummy_screen_get_settings (self->screen), "left-handed");

  turn_boxes (GTK_WIDGET (self), is_left_handed ? other : usual);
}

static void
viewed_cb (RummyTurnBar *self)
{
  rummy_status_set_game (self->status, rummy_screen_get_game (self->screen),
                         rummy_screen_get_person (self->screen));
}

static void
refused_cb (RummyTurnBar *self, guint refusal)
{
  rummy_status_refuse (self->status, refusal);
}

static void
told_cb (RummyTurnBar *self, const char *words)
{
  rummy_status_tell (self->status, words);
}

static void
notice_cb (RummyTurnBar *self, guint notice)
{
  rummy_status_notice (self->status, notice);
}

static void
rummy_turn_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_TURN_BAR);

  G_OBJECT_CLASS (rummy_turn_bar_parent_class)->dispose (object);
}

static void
rummy_turn_bar_class_init (RummyTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RUMMY_TYPE_STATUS);
  g_type_ensure (RUMMY_TYPE_VERB_BAR);

  G_OBJECT_CLASS (klass)->dispose = rummy_turn_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/turn-bar.ui");
  gtk_widget_class_bind_template_child_internal (widget_class, RummyTurnBar, status);
  gtk_widget_class_bind_template_child (widget_class, RummyTurnBar, tools);
  gtk_widget_class_bind_template_child_internal (widget_class, RummyTurnBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, RummyTurnBar, verb_bar);
  gtk_widget_class_bind_template_child (widget_class, RummyTurnBar, pace);
  gtk_widget_class_bind_template_child (widget_class, RummyTurnBar, next_round);
  gtk_widget_class_bind_template_child (widget_class, RummyTurnBar, another_game);
  gtk_widget_class_bind_template_callback (widget_class, status_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_label);
}

static void
rummy_turn_bar_init (RummyTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_turn_bar_set_screen (RummyTurnBar *self, RummyScreen *screen, RummyTable *table)
{
  GSettings *settings = rummy_screen_get_settings (screen);

  self->screen = screen;
  self->table = table;
  rummy_verb_bar_set_table (self->verb_bar, table);
  g_settings_bind (settings, "start-reminder", self->status, "tells-lead",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (settings, "changed::left-handed", G_CALLBACK (turn_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "viewed", G_CALLBACK (viewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::orientation", G_CALLBACK (rummy_screen_update), screen, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->status, "notify::compact", G_CALLBACK (rummy_screen_update), screen,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notice", G_CALLBACK (notice_cb), self, G_CONNECT_SWAPPED);
  turn_cb (self);
}

/* Smaller in a low window. In one that is narrow, too, buttons and words have the bar in turn. */
void
rummy_turn_bar_update (RummyTurnBar *self, const char *buttons)
{
  GtkWidget *window = rummy_screen_get_window (self->screen);
  gboolean compact, held, fits, is_cramped, asks;

  update_end_button (self);
  g_object_set (self->status,
                "quiet", !g_settings_get_boolean (rummy_screen_get_settings (self->screen), "status-messages") &&
                           !rummy_lights_shows_hint (rummy_table_get_lights (self->table)), /* a requested hint */
                NULL);
  g_object_get (self->status, "compact", &compact, "held", &held, NULL);
  g_object_get (self->table, "fits", &fits, NULL);
  is_cramped = compact && gtk_widget_has_css_class (window, "narrow") &&
               gtk_orientable_get_orientation (GTK_ORIENTABLE (self)) == GTK_ORIENTATION_HORIZONTAL;
  asks = g_str_has_suffix (buttons, "-over");
  if (g_str_equal (buttons, "verbs")) {
    const RummyRound *round = rummy_game_get_round (rummy_screen_get_game (self->screen));

    rummy_verb_bar_update (self->verb_bar, round, rummy_screen_get_person (self->screen), fits, !held);
    asks = round->turn == rummy_screen_get_person (self->screen);
  }
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");

  gtk_stack_set_visible_child_name (self->buttons, buttons);
  gtk_widget_set_visible (GTK_WIDGET (self->status), !is_cramped || !asks);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), !is_cramped || asks || g_str_equal (buttons, "watch"));
}

void
rummy_turn_bar_focus_way_on (RummyTurnBar *self)
{
  gtk_widget_grab_focus (rummy_screen_is_end (self->screen) ? self->another_game : self->next_round);
}

void
rummy_turn_bar_set_has_tools (RummyTurnBar *self, gboolean has_tools)
{
  gtk_widget_set_visible (self->tools, has_tools);
}

RummyStatus *
rummy_turn_bar_get_status (RummyTurnBar *self)
{
  return self->status;
}

GtkMenuButton *
rummy_turn_bar_get_pace (RummyTurnBar *self)
{
  return self->pace;
}
