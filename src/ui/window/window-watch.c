/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"

/* What is different where only computers play: they can be stopped, and go on step by step or round by round.  Who
 * stops them finds the scores, with the games of the session that each has won. */

/* Between two rounds, of the pauses after an act. */
#define ROUND_PAUSES 10

static const char *const speeds[][2] = {
  { "slow", NC_("speed", "Slow") },
  { "normal", NC_("speed", "Normal") },
  { "fast", NC_("speed", "Fast") },
  { "off", NC_("speed", "Off") },
};

static const struct {
  const char *name;
  double seconds;
} pauses[] = {
  { NC_("pause", "None"), 0 },
  { NC_("pause", "Short"), 0.4 },
  { NC_("pause", "Long"), 1 },
  { NC_("pause", "Very Long"), 3 },
};

static gboolean
is_over (RummyWindow *self)
{
  return rummy_game_get_round (self->game)->phase == RUMMY_PHASE_OVER;
}

static void
set_stopped (RummyWindow *self, gboolean stopped)
{
  self->is_stopped = stopped;
  self->is_stepping = FALSE;
  rummy_table_skip (self->table, FALSE);
  if (stopped)
    rummy_game_stop (self->game);
  else
    rummy_game_start (self->game);
  rummy_window_update (self);
}

static void
stop_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  set_stopped (self, !self->is_stopped);
  if (self->is_stopped)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->status), rummy_status_get_text (self->status),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  set_stopped (self, TRUE);
  if (is_over (self)) {
    rummy_game_deal (self->game);
  } else {
    self->is_stepping = TRUE;
    rummy_game_start (self->game);
  }
}

/* M-238: whoever stops watching can go back to the game as it was when watching began.  What was seen meanwhile is
 * known then, so it is practice: of this game, or where its round is over and counts, in front of it. */
static void
back_to_left_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  g_autoptr (RummyGame) past = NULL;
  RummyMatch match;
  RummyRecord record;
  RummySeats seats;

  if (self->game == NULL || self->left_at >= rummy_game_get_record (self->game)->n_moves)
    return;

  record = *rummy_game_get_record (self->game);
  rummy_record_play (&record, self->left_at, &match, NULL);
  if (match.rounds == rummy_game_get_match (self->game)->rounds && !is_over (self)) {
    rummy_game_set_practice (self->game);
    rummy_game_set_moves (self->game, record.moves, self->left_at);
    return;
  }

  record.n_moves = self->left_at;
  rummy_record_deal_anew (&record, 0, rummy_deal_code_random_seed ()); /* the game that waits keeps its cards */
  past = rummy_game_new_from_record (&record);
  seats = *rummy_game_get_seats (self->game);
  rummy_notes_truncate (&seats.notes, self->left_at);
  seats.is_practice = TRUE;
  rummy_game_set_seats (past, &seats);
  rummy_session_start_practice (self->session, past);
}

void
rummy_window_follow_seats (RummyWindow *self, gboolean is_new)
{
  gboolean had_people = self->has_people;

  self->has_people = self->game != NULL && rummy_game_count_people (self->game) > 0;
  if (is_new) {
    self->left_at = G_MAXSIZE;
  } else if (had_people && !self->has_people) {
    self->left_at = rummy_game_get_record (self->game)->n_moves;
  } else if (!had_people && self->has_people && self->left_at < rummy_game_get_record (self->game)->n_moves) {
    rummy_window_offer (self, _("You play on from here."), _("_Go Back to Where I Left"), "win.back-to-left");
  }
}

static gboolean
next_round_cb (gpointer data)
{
  RummyWindow *self = data;

  self->next_id = 0;
  rummy_game_deal (self->game);

  return G_SOURCE_REMOVE;
}

/* The next round comes by itself. */
static gboolean
goes_on (RummyWindow *self)
{
  return rummy_window_is_watching (self) && !self->is_stopped && self->told_end && is_over (self) &&
         self->replay == NULL && !rummy_game_get_match (self->game)->over &&
         g_settings_get_boolean (self->settings, "watch-rounds");
}

static void
update_next_round (RummyWindow *self)
{
  gboolean comes = goes_on (self);

  if (!comes)
    g_clear_handle_id (&self->next_id, g_source_remove);
  else if (self->next_id == 0)
    self->next_id = g_timeout_add ((guint) (g_settings_get_double (self->settings, "pause") * 1000 * ROUND_PAUSES),
                                   next_round_cb, self);
}

static void
set_enabled (RummyWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

static GMenuModel *
make_pace_menu (void)
{
  g_autoptr (GMenu) speed = g_menu_new (), pause = g_menu_new (), rounds = g_menu_new ();
  GMenu *menu = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (speeds); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (g_dpgettext2 (NULL, "speed", speeds[i][1]), NULL);

    g_menu_item_set_action_and_target (item, "settings.card-speed", "s", speeds[i][0]);
    g_menu_append_item (speed, item);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (pauses); i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (g_dpgettext2 (NULL, "pause", pauses[i].name), NULL);

    g_menu_item_set_action_and_target (item, "settings.pause", "d", pauses[i].seconds);
    g_menu_append_item (pause, item);
  }
  g_menu_append (rounds, _("_Next Round by Itself"), "settings.watch-rounds");
  g_menu_append_section (menu, _("Speed of the Cards"), G_MENU_MODEL (speed));
  g_menu_append_section (menu, _("Pause After Each Act"), G_MENU_MODEL (pause));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rounds));

  return G_MENU_MODEL (menu);
}

gboolean
rummy_window_is_watching (RummyWindow *self)
{
  return self->game != NULL && rummy_game_count_people (self->game) == 0;
}

void
rummy_window_init_watch (RummyWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "watch-stop", .activate = stop_cb, .state = "false" },
    { .name = "watch-step", .activate = step_cb },
    { .name = "back-to-left", .activate = back_to_left_cb },
  };
  g_autoptr (GMenuModel) menu = make_pace_menu ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  rummy_window_fill_later (self->pace, menu);
}

void
rummy_window_update_watch (RummyWindow *self)
{
  gboolean watches = rummy_window_is_watching (self), is_final, can_act;

  if (self->game != NULL && self->is_stopped && !watches) /* a person plays on */
    set_stopped (self, FALSE);

  is_final = self->game != NULL && rummy_game_get_match (self->game)->over;
  update_next_round (self);
  can_act = watches && !is_final && self->replay == NULL;
  set_enabled (self, "watch-stop", can_act);
  set_enabled (self, "watch-step", can_act);
  g_action_change_state (g_action_map_lookup_action (G_ACTION_MAP (self), "watch-stop"),
                         g_variant_new_boolean (self->is_stopped));
  gtk_button_set_label (self->watch_stop, self->is_stopped ? C_("button", "Go On") : C_("button", "Stop"));
  gtk_widget_set_visible (GTK_WIDGET (self->pace), !self->is_stopped); /* else the scores are there */
  g_object_set (self->status, "stopped", self->is_stopped, NULL);
}

void
rummy_window_moved (RummyWindow *self)
{
  if (!self->is_stepping)
    return;

  self->is_stepping = FALSE;
  rummy_game_stop (self->game);
}
