/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-speech.h"

#include <glib/gi18n.h>

#include "ui/parts/actions.h"
#include "ui/parts/announce.h"
#include "ui/parts/object.h"
#include "ui/parts/screen-reader.h"
#include "ui/words/prompt.h"
#include "ui/words/story.h"
#include "ui/words/turn-words.h"
#include "ui/words/words.h"

#define FEW 3 /* cards: nearly out */
#define LETTER_MS 60 /* of speech, at the rate that screen readers begin with */
#define SPEECH_MOST_MS 12000

struct _RummyWindowSpeech {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyScreenReader *reader;
  RummyTurnWords *words;         /* not announced yet */
  gboolean is_due;               /* they do not wait for the end of a computer's turn */
  gboolean is_turn_new;          /* not announced yet */
  guint8 n_few[RUMMY_SEATS_MAX]; /* number announced last, by seat */
  guint end_id;                  /* until the last turn is told */
};

static void
clear (RummyWindowSpeech *self)
{
  g_clear_handle_id (&self->end_id, g_source_remove);
  g_clear_pointer (&self->words, rummy_turn_words_free);
  g_clear_object (&self->reader);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowSpeech, rummy_window_speech, clear)

static gboolean
is_short (RummyWindowSpeech *self)
{
  return g_settings_get_boolean (rummy_screen_get_settings (self->screen), "short-announcements");
}

static gboolean
is_my_turn (RummyWindowSpeech *self)
{
  const RummyRound *round = &rummy_screen_get_match (self->screen)->round;

  return round->phase != RUMMY_PHASE_OVER && round->turn == rummy_screen_get_person (self->screen);
}

static void
add_turn (RummyWindowSpeech *self)
{
  const RummyRound *round = &rummy_screen_get_match (self->screen)->round;
  g_autofree char *before = NULL;

  /* There may be only seconds for a call: it is asked for before all else. */
  if (round->phase == RUMMY_PHASE_CALL)
    before = rummy_turn_words_steal (self->words);
  else if (self->is_turn_new)
    rummy_turn_words_add_sentence (self->words, _("It’s your turn."));
  if (!is_short (self) || rummy_prompt_special (round) != NULL)
    rummy_turn_words_add_sentence (self->words, rummy_status_get_text (self->status));
  if (before != NULL)
    rummy_turn_words_add_sentence (self->words, before);
}

static void
end_cb (gpointer data)
{
  RummyWindowSpeech *self = data;

  self->end_id = 0;
  rummy_screen_update (self->screen);
}

/* Only if computers pause between moves. */
static void
hold_end (RummyWindowSpeech *self, guint ms)
{
  g_clear_handle_id (&self->end_id, g_source_remove);
  if (g_settings_get_double (rummy_screen_get_settings (self->screen), "pause") > 0)
    self->end_id = g_timeout_add_once (ms, end_cb, self);
}

static guint
speech_ms (const char *words)
{
  return (guint) MIN (g_utf8_strlen (words, -1) * LETTER_MS, SPEECH_MOST_MS);
}

static void
announce (RummyWindowSpeech *self)
{
  gboolean is_over = rummy_screen_get_match (self->screen)->round.phase == RUMMY_PHASE_OVER;
  g_autofree char *words = NULL;

  if (!is_over) /* undone, or a new round */
    g_clear_handle_id (&self->end_id, g_source_remove);
  if (is_my_turn (self))
    add_turn (self);
  self->is_due = self->is_turn_new = FALSE;
  words = rummy_turn_words_steal (self->words);
  if (words == NULL || !gtk_widget_get_mapped (rummy_screen_get_window (self->screen)))
    return;

  rummy_announce (GTK_WIDGET (self->status), words);
  if (rummy_screen_reader_listens (self->reader) && is_over)
    hold_end (self, speech_ms (words));
  else if (rummy_screen_reader_listens (self->reader) && !is_my_turn (self))
    rummy_table_hold (self->table, speech_ms (words));
}

/* Once for each number, at the end of the turn. */
static void
add_few (RummyWindowSpeech *self, guint seat)
{
  guint n = rummy_screen_get_match (self->screen)->round.n_hand[seat];
  g_autofree char *name = NULL, *words = NULL;
  gboolean is_news = n > 0 && n <= FEW && n != self->n_few[seat];

  if (seat == rummy_screen_get_person (self->screen))
    return;

  self->n_few[seat] = (guint8) n;
  if (!is_news)
    return;

  name = rummy_words_seat (rummy_screen_get_game (self->screen), seat, rummy_screen_get_person (self->screen));
  /* Translators: the name of a player. */
  words = g_strdup_printf (ngettext ("%s has %u card left.", "%s has %u cards left.", n), name, n);
  rummy_turn_words_add_sentence (self->words, words);
}

/* Who won the game, and that one leads, are told elsewhere.  What others do in one's own turn is told at once. */
static void
event_cb (RummyWindowSpeech *self, const RummyEvent *event)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  guint person = rummy_screen_get_person (self->screen), players = rummy_game_get_match (game)->rules.players;

  if (event->kind == RUMMY_EVENT_TURN) {
    self->is_due = self->is_turn_new = TRUE;
    for (guint seat = 0; seat < players; seat++)
      add_few (self, seat);
    return;
  }

  self->is_due |= event->seat == person || event->kind == RUMMY_EVENT_TRADE || is_my_turn (self);
  if (event->kind == RUMMY_EVENT_MATCH_OVER || (event->kind == RUMMY_EVENT_DEAL && event->seat == person))
    return;

  rummy_turn_words_add (self->words, game, event, person, is_short (self));
  if (event->kind == RUMMY_EVENT_OVER) /* before the result */
    announce (self);
}

/* Also what was done where a game is stopped in the midst of a turn. */
static void
moved_cb (RummyWindowSpeech *self)
{
  if (self->is_due || !rummy_game_is_started (rummy_screen_get_game (self->screen)))
    announce (self);
}

/* The turn, also of a game that is shown anew. */
static void
shown_cb (RummyWindowSpeech *self)
{
  self->is_turn_new = TRUE;
  announce (self);
}

static void
entered_cb (RummyWindowSpeech *self)
{
  g_clear_handle_id (&self->end_id, g_source_remove);
  self->is_due = self->is_turn_new = FALSE;
  g_free (rummy_turn_words_steal (self->words));
  memset (self->n_few, 0, sizeof self->n_few);
}

static void
follow_cb (RummyWindowSpeech *self)
{
  gboolean follows = g_settings_get_boolean (rummy_screen_get_settings (self->screen), "follow-focus");

  rummy_table_set_follows_focus (self->table, follows || rummy_screen_reader_listens (self->reader));
}

/* Whoever comes late is told whose turn it is. */
static void
listens_cb (RummyWindowSpeech *self)
{
  follow_cb (self);
  if (rummy_screen_reader_listens (self->reader) && rummy_screen_get_game (self->screen) != NULL)
    shown_cb (self);
}

/* All turns since the former one of the person, and what to do; the last one for those who watch. */
static void
repeat_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowSpeech *self = data;
  guint person = rummy_screen_get_person (self->screen), first;
  g_autoptr (GPtrArray) story = rummy_story_read (rummy_screen_get_game (self->screen), person);
  g_autoptr (RummyTurnWords) all = rummy_turn_words_new ();
  g_autofree char *words = NULL;

  first = MAX (story->len, 1) - 1;
  while (person != RUMMY_SEAT_NONE && first > 0 &&
         ((const RummyTold *) g_ptr_array_index (story, first - 1))->seat != person)
    first--;
  for (guint i = first; i < story->len; i++) {
    g_autofree char *turn = g_strdelimit (g_strdup (((const RummyTold *) g_ptr_array_index (story, i))->text->str),
                                          "\n", ' ');

    rummy_turn_words_add_sentence (all, turn);
  }
  if (is_my_turn (self))
    rummy_turn_words_add_sentence (all, rummy_status_get_text (self->status));
  words = rummy_turn_words_steal (all);
  if (words != NULL)
    rummy_announce (GTK_WIDGET (self->status), words);
}

static void
changed_cb (RummyWindowSpeech *self)
{
  rummy_actions_enable (rummy_screen_get_actions (self->screen), "repeat-moves",
                        rummy_screen_why_not (self->screen, FALSE));
}

RummyWindowSpeech *
rummy_window_speech_new (RummyScreen *screen, RummyTable *table, RummyStatus *status)
{
  static const GActionEntry entries[] = { { .name = "repeat-moves", .activate = repeat_cb } };
  RummyWindowSpeech *self = g_object_new (RUMMY_TYPE_WINDOW_SPEECH, NULL);

  self->screen = screen;
  self->table = table;
  self->status = status;
  self->reader = rummy_screen_reader_new ();
  self->words = rummy_turn_words_new ();
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (screen, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "reset", G_CALLBACK (entered_cb), self, G_CONNECT_DEFAULT);
  rummy_screen_connect (screen, "event", G_CALLBACK (event_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (rummy_screen_get_settings (screen), "changed::follow-focus", G_CALLBACK (follow_cb), self,
                           G_CONNECT_SWAPPED);
  follow_cb (self);
  g_signal_connect_object (self->reader, "notify::listens", G_CALLBACK (listens_cb), self, G_CONNECT_SWAPPED);
  /* After the status. */
  rummy_screen_connect (screen, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_AFTER);

  return self;
}

gboolean
rummy_window_speech_tells_end (RummyWindowSpeech *self)
{
  return self->end_id != 0;
}

void
rummy_window_speech_cut_end (RummyWindowSpeech *self)
{
  g_clear_handle_id (&self->end_id, g_source_remove);
}
