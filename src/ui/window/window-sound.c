/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/config.h"

/* What is heard of what the window sees: the cards, refusals, the turn, and who has won. */

static void
cue_cb (RummyWindow *self, guint cue)
{
  rummy_sound_play (self->sound, cue);
}

static void
refused_cb (RummyWindow *self)
{
  rummy_sound_play (self->sound, RUMMY_CUE_REFUSED);
}

static void
event_cb (RummyWindow *self, const RummyEvent *event)
{
  self->is_end_new |= event->kind == RUMMY_EVENT_OVER;
  if (event->kind == RUMMY_EVENT_TURN && rummy_game_get_level (self->game, event->seat) == RUMMY_LEVEL_PERSON &&
      !gtk_window_is_active (GTK_WINDOW (self)))
    rummy_sound_play (self->sound, RUMMY_CUE_TURN);
}

/* The side of all people at the screen, or -1 where they are of several or none. */
static int
side_of_people (RummyWindow *self)
{
  const RummyRules *rules = &rummy_game_get_match (self->game)->rules;
  int side = -1;

  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    int own = (int) rummy_rules_side (rules, seat);

    if (rummy_game_get_level (self->game, seat) != RUMMY_LEVEL_PERSON)
      continue;
    if (side != -1 && side != own)
      return -1;
    side = own;
  }

  return side;
}

static void
show_sounds (RummyWindow *self)
{
  g_action_change_state (g_action_map_lookup_action (G_ACTION_MAP (self), "sounds"),
                         g_variant_new_boolean (g_settings_get_boolean (self->settings, "sounds")));
}

/* Told to who did that; a player who has them otherwise did not. */
static void
sounds_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  const char *words;

  g_settings_set_boolean (self->settings, "sounds", !g_settings_get_boolean (self->settings, "sounds"));
  /* The dialog that has the switch shows it. */
  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    return;

  words = g_settings_get_boolean (self->settings, "sounds") ? _("Sounds are on.") : _("Sounds are off.");
  gtk_accessible_announce (GTK_ACCESSIBLE (self->table), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  if (self->game != NULL)
    rummy_window_tell (self, words);
}

void
rummy_window_init_sound (RummyWindow *self)
{
  static const GActionEntry entries[] = { { .name = "sounds", .activate = sounds_cb, .state = "true" } };
  g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_data_dir (), RUMMY_PROGRAM, "sounds", NULL);

  self->sound = rummy_sound_new (self->settings, folder);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  show_sounds (self);
  g_signal_connect_object (self->settings, "changed::sounds", G_CALLBACK (show_sounds), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (event_cb), self);
  g_signal_connect_swapped (self->table, "cue", G_CALLBACK (cue_cb), self);
  g_signal_connect_swapped (self->table, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->table, "notice", G_CALLBACK (refused_cb), self);
}

void
rummy_window_sound_end (RummyWindow *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  guint winner = match->over ? match->winner : rummy_match_round_winner (match);
  int side = side_of_people (self);
  gboolean has_won = winner != RUMMY_SEAT_NONE && (int) rummy_rules_side (&match->rules, winner) == side;

  /* A game that was opened where it ended is no news. */
  if (!self->is_end_new)
    return;

  self->is_end_new = FALSE;
  if (winner == RUMMY_SEAT_NONE || side == -1)
    rummy_sound_play (self->sound, RUMMY_CUE_OVER);
  else if (match->over)
    rummy_sound_play (self->sound, has_won ? RUMMY_CUE_GAME_WON : RUMMY_CUE_GAME_LOST);
  else
    rummy_sound_play (self->sound, has_won ? RUMMY_CUE_ROUND_WON : RUMMY_CUE_ROUND_LOST);
}

RummySound *
rummy_window_get_sound (RummyWindow *self)
{
  g_return_val_if_fail (RUMMY_IS_WINDOW (self), NULL);

  return self->sound;
}
