/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-sound.h"

#include <glib/gi18n.h>

#include "ui/config.h"
#include "ui/parts/actions.h"
#include "ui/parts/object.h"
#include "ui/words/words.h"

#define FEW 3 /* cards: nearly out */

struct _RummyWindowSound {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyNews *news;
  RummySound *sound;
  gboolean is_end_new;           /* ended, not heard yet */
  gboolean is_turn_new;          /* not announced yet */
  char *own;                     /* what the person here did, not announced yet, or NULL */
  guint8 n_few[RUMMY_SEATS_MAX]; /* number announced last, by seat */
};

static void
clear (RummyWindowSound *self)
{
  g_clear_object (&self->sound);
  g_free (self->own);
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

/* Announces what the person here did, turns, and who is nearly out, for screen readers only; the table announces what
 * others do. */
static void
speak (RummyWindowSound *self, const char *words)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self->status), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static gboolean
is_my_turn (RummyWindowSound *self)
{
  const RummyRound *round = &rummy_screen_get_match (self->screen)->round;

  return gtk_widget_get_mapped (rummy_screen_get_window (self->screen)) && round->phase != RUMMY_PHASE_OVER &&
         round->turn == rummy_screen_get_person (self->screen);
}

/* With what to do next, as long as the turn goes on. */
static void
speak_own (RummyWindowSound *self)
{
  g_autofree char *own = g_steal_pointer (&self->own), *words = NULL;

  if (own == NULL || !gtk_widget_get_mapped (rummy_screen_get_window (self->screen)))
    return;

  if (is_my_turn (self) && !self->is_turn_new)
    words = g_strdup_printf (C_("sentences", "%s %s"), own, rummy_status_get_text (self->status));
  speak (self, words != NULL ? words : own);
}

static void
speak_turn (RummyWindowSound *self)
{
  g_autofree char *words = NULL;

  self->is_turn_new = FALSE;
  if (!is_my_turn (self))
    return;

  words = g_strdup_printf (C_("sentences", "%s %s"), _("It’s your turn."), rummy_status_get_text (self->status));
  speak (self, words);
}

/* Once for each number, at the end of the turn. */
static void
speak_few (RummyWindowSound *self, guint seat)
{
  guint n = rummy_screen_get_match (self->screen)->round.n_hand[seat];
  g_autofree char *name = NULL, *words = NULL;
  gboolean is_news = n > 0 && n <= FEW && n != self->n_few[seat];

  self->n_few[seat] = (guint8) n;
  if (!is_news || seat == rummy_screen_get_person (self->screen))
    return;

  name = rummy_words_seat (rummy_screen_get_game (self->screen), seat, rummy_screen_get_person (self->screen));
  /* Translators: the name of a player. */
  words = g_strdup_printf (ngettext ("%s has %u card left.", "%s has %u cards left.", n), name, n);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->table), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* A deal, a trade, and who won the game are told elsewhere. */
static void
add_own (RummyWindowSound *self, const RummyEvent *event)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  guint person = rummy_screen_get_person (self->screen);
  g_autofree char *before = NULL, *words = NULL;

  if (event->seat != person || event->kind == RUMMY_EVENT_DEAL || event->kind == RUMMY_EVENT_TRADE ||
      event->kind == RUMMY_EVENT_MATCH_OVER)
    return;

  words = rummy_words_happened (game, rummy_game_get_round (game), event, person);
  if (words == NULL)
    return;
  before = self->own;
  self->own = before != NULL ? g_strdup_printf (C_("sentences", "%s %s"), before, words) : g_steal_pointer (&words);
}

static void
event_cb (RummyWindowSound *self, const RummyEvent *event)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  guint players = (guint) rummy_game_get_match (game)->rules.players;

  self->is_end_new |= event->kind == RUMMY_EVENT_OVER;
  add_own (self, event);
  if (event->kind != RUMMY_EVENT_TURN)
    return;

  if (rummy_game_get_level (game, event->seat) == RUMMY_LEVEL_PERSON &&
      !gtk_window_is_active (GTK_WINDOW (rummy_screen_get_window (self->screen))))
    rummy_sound_play (self->sound, RUMMY_CUE_TURN);
  self->is_turn_new = TRUE;
  for (guint seat = 0; seat < players; seat++)
    speak_few (self, seat);
}

static void
moved_cb (RummyWindowSound *self)
{
  speak_own (self);
  if (self->is_turn_new)
    speak_turn (self);
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
  self->is_end_new = self->is_turn_new = FALSE;
  g_clear_pointer (&self->own, g_free);
  memset (self->n_few, 0, sizeof self->n_few);
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
  g_signal_connect_object (screen, "shown", G_CALLBACK (speak_turn), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "event", G_CALLBACK (event_cb), self, G_CONNECT_DEFAULT);
  /* After the status. */
  rummy_screen_connect (screen, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_AFTER);
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
