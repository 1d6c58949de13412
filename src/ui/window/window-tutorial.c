/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-tutorial.h"

#include <glib/gi18n.h>

#include "game/lesson-path.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/object.h"

struct _RummyWindowTutorial {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyTutorial *guide;
  RummyStatus *status;
  AdwBanner *practice;
  RummyNews *news;
  gboolean is_hidden; /* hidden by the person */
};

RUMMY_DEFINE_OBJECT (RummyWindowTutorial, rummy_window_tutorial)

/* Deals the guided round, and plays it up to a lesson. */
static void
begin (RummyWindowTutorial *self, RummyLesson lesson)
{
  g_autoptr (RummyGame) game = NULL;
  g_autoptr (GArray) moves = NULL;
  RummySeats seats, usual;
  RummyRules rules;
  guint32 told;

  rummy_rules_init (&rules, "500-rum");
  rummy_seat_settings_read (rummy_screen_get_settings (self->screen), &rules, &usual);
  rummy_seats_init (&seats, RUMMY_LEVEL_NOVICE);
  if (usual.level[0] == RUMMY_LEVEL_PERSON)
    rummy_seats_set_name (&seats, 0, usual.name[0]);

  game = rummy_game_new (&rules, RUMMY_TUTORIAL_SEED, 1);
  rummy_game_set_seats (game, &seats);
  rummy_game_deal (game);
  moves = rummy_lesson_path (rummy_game_get_match (game), 0, lesson, &told);
  g_return_if_fail (moves != NULL);
  if (moves->len > 0)
    rummy_game_play (game, (const RummyMove *) moves->data, moves->len);
  rummy_news_dismiss (self->news);
  g_settings_set_uint (rummy_screen_get_settings (self->screen), "guide-told", told);
  self->is_hidden = FALSE;
  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
}

static void
guide_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowTutorial *self = data;

  if (!rummy_window_tutorial_show (self))
    begin (self, RUMMY_LESSON_GOAL);
}

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (g_variant_get_uint32 (parameter) < RUMMY_N_LESSONS)
    begin (data, (RummyLesson) g_variant_get_uint32 (parameter));
}

/* Nothing is lost: the round goes on, and can be left; the lamp brings the tips back. */
static void
hidden_cb (RummyWindowTutorial *self)
{
  self->is_hidden = TRUE;
  rummy_screen_update (self->screen);
  rummy_news_offer (self->news, _("Tips are off. The light bulb turns them back on."), _("Leave"), "win.end-practice");
}

/* What covers the table covers what a tip would tell of. */
static gboolean
is_covered (RummyWindowTutorial *self)
{
  GtkWidget *window = rummy_screen_get_window (self->screen);
  g_autoptr (GVariant) pane = g_action_group_get_action_state (G_ACTION_GROUP (window), "pane");

  return pane != NULL && g_variant_get_boolean (pane) && gtk_widget_has_css_class (window, "touch");
}

static void
changed_cb (RummyWindowTutorial *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  guint person = rummy_screen_get_person (self->screen);
  gboolean practises = game != NULL && rummy_session_get_waiting (rummy_screen_get_session (self->screen)) != NULL;
  gboolean guides, compact;

  self->is_hidden &= rummy_screen_has_tutorial (self->screen);
  guides = rummy_window_tutorial_is_on (self) && person != RUMMY_SEAT_NONE;
  rummy_tutorial_set_game (self->guide, guides ? game : NULL, person, self->table);
  gtk_widget_set_visible (GTK_WIDGET (self->guide), rummy_window_tutorial_is_shown (self) && !is_covered (self));
  g_object_set (self->status, "held", guides && rummy_tutorial_waits (self->guide), NULL);
  g_object_get (self->guide, "compact", &compact, NULL);
  /* In a low window the title says it, and in the guided round too; a banner would move the table. */
  adw_banner_set_revealed (self->practice, practises && !compact && !rummy_screen_has_tutorial (self->screen) &&
                                             rummy_screen_get_replay (self->screen) == NULL);
}

static gboolean
place_cb (RummyWindowTutorial *self, GtkWidget *over, GdkRectangle *place)
{
  return over == GTK_WIDGET (self->guide) && rummy_tutorial_place (self->guide, place);
}

RummyWindowTutorial *
rummy_window_tutorial_new (RummyScreen *screen, RummyTable *table, RummyTutorial *guide, RummyStatus *status,
                           AdwBanner *practice, RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "guide", .activate = guide_cb },
    { .name = "guide-step", .activate = step_cb, .parameter_type = "u" },
  };
  RummyWindowTutorial *self = g_object_new (RUMMY_TYPE_WINDOW_TUTORIAL, NULL);

  self->screen = screen;
  self->table = table;
  self->guide = guide;
  self->status = status;
  self->practice = practice;
  self->news = news;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_settings_bind (rummy_screen_get_settings (screen), "guide-told", guide, "told",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (gtk_widget_get_parent (GTK_WIDGET (guide)), "get-child-position", G_CALLBACK (place_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "hidden", G_CALLBACK (hidden_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "notify::waits", G_CALLBACK (rummy_screen_update), screen, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "notify::compact", G_CALLBACK (rummy_screen_update), screen, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
rummy_window_tutorial_is_on (RummyWindowTutorial *self)
{
  return !self->is_hidden && rummy_screen_has_tutorial (self->screen);
}

gboolean
rummy_window_tutorial_is_shown (RummyWindowTutorial *self)
{
  return rummy_window_tutorial_is_on (self) && rummy_screen_get_person (self->screen) != RUMMY_SEAT_NONE &&
         rummy_screen_get_replay (self->screen) == NULL;
}

gboolean
rummy_window_tutorial_show (RummyWindowTutorial *self)
{
  if (!self->is_hidden || !rummy_screen_has_tutorial (self->screen))
    return FALSE;

  self->is_hidden = FALSE;
  rummy_news_dismiss (self->news);
  rummy_screen_update (self->screen);

  return TRUE;
}
