/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/options/seat-settings.h"

/* A deal in which all there is to learn comes up soon, and the person goes out in the sixth turn or so. */
#define SEED G_GUINT64_CONSTANT (2032)

/* A round that is explained at the table, as practice. */

static void
guide_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  g_autoptr (RummyGame) game = NULL;
  RummySeats seats, usual;
  RummyRules rules;

  if (self->is_tutorial_hidden && rummy_window_has_tutorial (self)) {
    self->is_tutorial_hidden = FALSE;
    rummy_window_update (self);
    return;
  }

  rummy_rules_init (&rules, "500-rum");
  rummy_seat_settings_read (self->settings, &rules, &usual);
  rummy_seats_init (&seats, RUMMY_LEVEL_NOVICE);
  if (usual.level[0] == RUMMY_LEVEL_PERSON)
    rummy_seats_set_name (&seats, 0, usual.name[0]);

  game = rummy_game_new (&rules, SEED, 1);
  rummy_game_set_seats (game, &seats);
  rummy_game_deal (game);
  adw_toast_overlay_dismiss_all (self->toasts);
  g_settings_set_uint (self->settings, "guide-told", 0);
  rummy_session_start_practice (self->session, game);
}

/* Nothing is lost: the round goes on, and whoever wanted to leave it can. */
static void
hidden_cb (RummyWindow *self)
{
  self->is_tutorial_hidden = TRUE;
  rummy_window_update (self);
  rummy_window_offer (self, _("Tips are hidden. The round goes on."), _("_Leave the Round"), "win.end-game");
}

gboolean
rummy_window_has_tutorial (RummyWindow *self)
{
  return self->game != NULL && rummy_session_is_practice (self->session) &&
         rummy_game_get_record (self->game)->seed == SEED;
}

/* A low window has no room for it beside the line of the turn: the end is told there. */
gboolean
rummy_window_shows_tutorial (RummyWindow *self)
{
  gboolean compact;

  if (self->is_tutorial_hidden || !rummy_window_has_tutorial (self) ||
      self->viewer.person == RUMMY_SEAT_NONE || self->replay != NULL)
    return FALSE;

  g_object_get (self->guide, "compact", &compact, NULL);

  return !compact || rummy_game_get_round (self->game)->phase != RUMMY_PHASE_OVER;
}

const char *
rummy_window_way_on (RummyWindow *self, const char **label)
{
  gboolean has_game = rummy_session_get_waiting (self->session) != NULL;

  *label = has_game                           ? _("_Back to My Game")
           : rummy_window_has_tutorial (self) ? _("Pl_ay a Game")
                                              : _("_Another Game");

  return has_game ? "win.end-game" : "win.another-game";
}

/* After practice on to a game: the one that waits, or a new one.  All buttons of the bar are as wide as the widest, so
 * it says so not before. */
static void
update_end_button (RummyWindow *self)
{
  gboolean is_over = self->game != NULL && rummy_game_get_round (self->game)->phase == RUMMY_PHASE_OVER;
  gboolean guides = is_over && rummy_window_has_tutorial (self);
  gboolean has_game = is_over && rummy_session_get_waiting (self->session) != NULL;

  gtk_button_set_label (GTK_BUTTON (self->another_game), has_game ? C_("button", "Back to My Game")
                                                         : guides ? C_("button", "Play a Game")
                                                                  : C_("button", "Another Game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->another_game), has_game ? "win.end-game" : "win.another-game");
}

/* The main menu says the same. */
static void
update_end_item (RummyWindow *self)
{
  gboolean is_over = self->game != NULL && rummy_game_get_round (self->game)->phase == RUMMY_PHASE_OVER;
  const char *label = _("_Another Game"), *action = "win.another-game";

  if (is_over && rummy_window_is_end (self))
    action = rummy_window_way_on (self, &label);
  if (self->end_label == label)
    return;

  if (self->end_label != NULL)
    g_menu_remove (self->turn_end, 1);
  g_menu_insert (self->turn_end, 1, label, action);
  self->end_label = label;
}

void
rummy_window_update_tutorial (RummyWindow *self)
{
  gboolean guides, shows, compact;

  self->is_tutorial_hidden &= rummy_window_has_tutorial (self);
  guides = rummy_window_has_tutorial (self) && !self->is_tutorial_hidden && self->viewer.person != RUMMY_SEAT_NONE;
  shows = rummy_window_shows_tutorial (self);

  update_end_button (self);
  update_end_item (self);
  g_object_get (self->guide, "compact", &compact, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->guide), shows);
  gtk_widget_set_visible (self->bottom, self->game != NULL && self->replay == NULL &&
                                          !rummy_window_is_passing (self) && !(shows && compact));
  rummy_tutorial_set_game (self->guide, guides ? self->game : NULL, self->viewer.person, self->table);
}

void
rummy_window_tutorial_clicked (RummyWindow *self, GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);
  gboolean touches = device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;

  rummy_status_set_by_keys (self->status, FALSE);
  rummy_tutorial_set_input (self->guide, touches ? RUMMY_INPUT_TOUCH : RUMMY_INPUT_POINTER);
}

void
rummy_window_init_tutorial (RummyWindow *self)
{
  static const GActionEntry entries[] = { { .name = "guide", .activate = guide_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_settings_bind (self->settings, "guide-told", self->guide, "told",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_swapped (self->guide, "hidden", G_CALLBACK (hidden_cb), self);
  g_signal_connect_swapped (self->guide, "notify::waits", G_CALLBACK (rummy_window_update), self);
  g_signal_connect_swapped (self->guide, "notify::compact", G_CALLBACK (rummy_window_update), self);
}
