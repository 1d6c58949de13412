/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-sound.h"

#include <glib/gi18n.h>

#include "ui/config.h"
#include "ui/parts/actions.h"
#include "ui/parts/announce.h"
#include "ui/parts/object.h"

struct _RummyWindowSound {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyNews *news;
  RummySound *sound;
  gboolean is_end_new; /* ended, not heard yet */
};

static void
clear (RummyWindowSound *self)
{
  g_clear_object (&self->sound);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowSound, rummy_window_sound, clear)

/* The table shows who has won, which sounds as it does for the people here. */
static void
cue_cb (RummyWindowSound *self, guint cue)
{
  if (cue == RUMMY_CUE_OVER)
    rummy_window_sound_end (self);
  else
    rummy_sound_play (self->sound, cue);
}

static void
refused_cb (RummyWindowSound *self)
{
  rummy_sound_play (self->sound, RUMMY_CUE_REFUSED);
}

static void
speak (RummyWindowSound *self, const char *words)
{
  rummy_announce (GTK_WIDGET (self->status), words);
}

static void
event_cb (RummyWindowSound *self, const RummyEvent *event)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  self->is_end_new |= event->kind == RUMMY_EVENT_OVER;
  if (event->kind == RUMMY_EVENT_TURN && rummy_game_get_level (game, event->seat) == RUMMY_LEVEL_PERSON &&
      !gtk_window_is_active (GTK_WINDOW (rummy_screen_get_window (self->screen))))
    rummy_sound_play (self->sound, RUMMY_CUE_TURN);
}

/* Side of all people at the screen, or -1 if several or none. */
static int
side_of_people (RummyWindowSound *self)
{
  const RummyRules *rules = &rummy_screen_get_match (self->screen)->rules;
  int side = -1;

  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    int own = (int) rummy_rules_side (rules, seat);

    if (rummy_game_get_level (rummy_screen_get_game (self->screen), seat) != RUMMY_LEVEL_PERSON)
      continue;
    if (side != -1 && side != own)
      return -1;
    side = own;
  }

  return side;
}

static void
show_sounds (RummyWindowSound *self)
{
  rummy_actions_switch (rummy_screen_get_actions (self->screen), "sounds",
                        g_settings_get_boolean (rummy_screen_get_settings (self->screen), "sounds"));
}

/* Only for the player who did it. */
static void
sounds_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowSound *self = data;
  GSettings *settings = rummy_screen_get_settings (self->screen);
  const char *words;

  g_settings_set_boolean (settings, "sounds", !g_settings_get_boolean (settings, "sounds"));
  /* An open dialog shows the switch itself. */
  if (rummy_screen_get_dialog (self->screen) != NULL)
    return;

  words = g_settings_get_boolean (settings, "sounds") ? _("Sounds are on.") : _("Sounds are off.");
  if (rummy_screen_get_game (self->screen) != NULL)
    rummy_news_tell (self->news, words);
  else
    speak (self, words);
}

static void
entered_cb (RummyWindowSound *self)
{
  self->is_end_new = FALSE;
}

RummyWindowSound *
rummy_window_sound_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyNews *news)
{
  static const GActionEntry entries[] = { { .name = "sounds", .activate = sounds_cb, .state = "true" } };
  g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_data_dir (), RUMMY_PROGRAM, "sounds", NULL);
  GSettings *settings = rummy_screen_get_settings (screen);
  RummyWindowSound *self = g_object_new (RUMMY_TYPE_WINDOW_SOUND, NULL);

  self->screen = screen;
  self->table = table;
  self->status = status;
  self->news = news;
  self->sound = rummy_sound_new (settings, folder);
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  show_sounds (self);
  g_signal_connect_object (settings, "changed::sounds", G_CALLBACK (show_sounds), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "event", G_CALLBACK (event_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (table, "cue", G_CALLBACK (cue_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notice", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
rummy_window_sound_end (RummyWindowSound *self)
{
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  guint winner = match->over ? match->winner : rummy_match_round_winner (match);
  int side = side_of_people (self);
  gboolean has_won = winner != RUMMY_SEAT_NONE && (int) rummy_rules_side (&match->rules, winner) == side;

  /* A game opened at its end is no news. */
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
rummy_window_sound_get (RummyWindowSound *self)
{
  return self->sound;
}
