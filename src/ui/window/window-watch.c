/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-watch.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "game/explainer.h"
#include "ui/parts/actions.h"
#include "ui/parts/announce.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/records/score-sheet.h"
#include "ui/setup/watch-dialog.h"
#include "ui/words/hint-words.h"

/* Pause between rounds, in pauses after an act. */
#define ROUND_PAUSES 10

struct _RummyWindowWatch {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyWindowScores *scores;
  RummyNews *news;
  RummyExplainer *explainer;
  gboolean is_stopped; /* by the spectator */
  gboolean is_stepping; /* until the next move */
  gboolean is_told;     /* the scores, to the one who leaves */
  gboolean has_people;  /* people play */
  gsize left_at;        /* number of moves when the last person left */
  guint next_id;        /* starts the next round */
};

static void
clear (RummyWindowWatch *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_object (&self->explainer);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowWatch, rummy_window_watch, clear)

static void
set_stopped (RummyWindowWatch *self, gboolean stopped)
{
  self->is_stopped = stopped;
  self->is_stepping = FALSE;
  self->is_told &= stopped;
  rummy_table_skip (self->table, FALSE);
  if (stopped)
    rummy_game_stop (rummy_screen_get_game (self->screen));
  else
    rummy_game_start (rummy_screen_get_game (self->screen));
  rummy_screen_update (self->screen);
}

static void
stop_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;

  set_stopped (self, !self->is_stopped);
  if (self->is_stopped)
    rummy_announce (GTK_WIDGET (self->status), rummy_status_get_text (self->status));
}

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;

  set_stopped (self, TRUE);
  if (rummy_screen_is_over (self->screen)) {
    rummy_game_deal (rummy_screen_get_game (self->screen));
  } else {
    self->is_stepping = TRUE;
    rummy_game_start (rummy_screen_get_game (self->screen));
  }
}

static void
deal (RummyWindowWatch *self, RummyGame *game)
{
  rummy_game_deal (game);
  rummy_news_dismiss (self->news);
  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
}

static void
set_open (RummyGame *game, gboolean opens)
{
  for (guint seat = 0; seat < (guint) rummy_game_get_match (game)->rules.players; seat++)
    rummy_game_set_shown (game, seat, opens);
}

/* Nobody plays, so there is nothing to hide. */
static void
chosen_cb (RummyWindowWatch *self, const char *response, RummyWatchDialog *dialog)
{
  g_autoptr (RummyGame) game = rummy_watch_dialog_make_game (dialog, rummy_deal_code_random_seed ());

  set_open (game, TRUE);
  deal (self, game);
}

static void
watch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;
  AdwDialog *dialog;

  rummy_screen_follow_game (self->screen);
  dialog = rummy_watch_dialog_new (rummy_screen_get_settings (self->screen));
  g_signal_connect_object (dialog, "response::watch", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));
}

/* The same computers go on, with the games that they have won. */
static void
watch_next (RummyWindowWatch *self)
{
  RummyGame *before = rummy_screen_get_game (self->screen);
  const RummyMatch *match = rummy_game_get_match (before);
  RummySeats seats = *rummy_game_get_seats (before);
  g_autoptr (RummyGame) game = rummy_game_new (&match->rules, rummy_deal_code_random_seed (), match->game + 1u);

  for (guint seat = 0; seat < (guint) match->rules.players; seat++)
    seats.won[seat] = (guint16) rummy_game_get_won (before, seat);
  seats.notes.n = 0;
  rummy_game_set_seats (game, &seats);
  deal (self, game);
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  watch_next (data);
}

static gboolean
is_open (RummyGame *game)
{
  for (guint seat = 0; seat < (guint) rummy_game_get_match (game)->rules.players; seat++) {
    if (!rummy_game_get_shown (game, seat))
      return FALSE;
  }

  return TRUE;
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyGame *game = rummy_screen_get_game (((RummyWindowWatch *) data)->screen);

  set_open (game, !is_open (game));
}

/* Computers that are watched can be stopped. */
static const char *
why_not_act (RummyWindowWatch *self)
{
  const char *why_not = rummy_screen_why_not (self->screen, FALSE);

  if (why_not != NULL)
    return why_not;
  if (!rummy_screen_is_watching (self->screen))
    return _("Available only in games you watch.");

  return rummy_screen_get_match (self->screen)->over && self->next_id == 0 ? _("The game is over. Start another.")
                                                                           : NULL;
}

static const char *
why_not_step (RummyWindowWatch *self)
{
  const char *why_not = why_not_act (self);

  return why_not == NULL && rummy_screen_get_match (self->screen)->over ? _("The next game starts soon.") : why_not;
}

/* Open hands make a game practice: not one that a person left and may return to. */
static const char *
why_not_open (RummyWindowWatch *self)
{
  const char *why_not = why_not_act (self);

  if (why_not != NULL || self->left_at == G_MAXSIZE || rummy_game_is_practice (rummy_screen_get_game (self->screen)))
    return why_not;

  return _("Showing hands would turn your game into a practice game.");
}

static const char *
why_not_next (RummyWindowWatch *self)
{
  const char *why_not = rummy_screen_why_not (self->screen, FALSE);

  if (why_not != NULL)
    return why_not;
  if (!rummy_screen_is_exhibition (self->screen))
    return _("Available only in games you watch.");

  return rummy_screen_get_match (self->screen)->over ? NULL : _("This game isn’t over yet.");
}

/* Something was won or lost in what was watched, and nobody has looked at it yet. */
static gboolean
has_scores_to_tell (RummyWindowWatch *self)
{
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  gboolean has_ended;

  if (!rummy_screen_is_exhibition (self->screen) || self->is_told ||
      rummy_window_scores_get_sheet (self->scores) != NULL)
    return FALSE;

  has_ended = match->rounds > 1 || rummy_screen_is_over (self->screen);
  for (guint seat = 0; seat < (guint) match->rules.players; seat++)
    has_ended |= rummy_game_get_won (rummy_screen_get_game (self->screen), seat) > 0;

  return has_ended;
}

/* M-151: first the scores of what was watched, which lead on here. */
static void
end_practice_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;
  const char *label, *action_name;
  g_autoptr (GError) error = NULL;

  if (has_scores_to_tell (self)) {
    if (!self->is_stopped)
      set_stopped (self, TRUE);
    self->is_told = TRUE;
    rummy_window_scores_show (self->scores);
    action_name = rummy_screen_way_on (self->screen, &label);
    rummy_score_sheet_lead_on (RUMMY_SCORE_SHEET (rummy_window_scores_get_sheet (self->scores)), label, action_name,
                               TRUE);
  } else if (!rummy_session_end (rummy_screen_get_session (self->screen), &error)) {
    rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Game Not Saved"), error->message);
  }
}

/* M-238: after watching, a person can return to the game as it was. Since more is known, that is practice, or, if
 * the round is over and counts, practice before it. */
static void
back_to_left_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;
  RummyGame *game = rummy_screen_get_game (self->screen);
  g_autoptr (RummyGame) past = NULL;
  RummyMatch match;
  RummyRecord record;
  RummySeats seats;

  if (game == NULL || self->left_at >= rummy_game_get_record (game)->n_moves)
    return;

  record = *rummy_game_get_record (game);
  rummy_record_play (&record, self->left_at, &match, NULL);
  if (match.rounds == rummy_screen_get_match (self->screen)->rounds && !rummy_screen_is_over (self->screen)) {
    rummy_game_set_practice (game);
    rummy_game_set_moves (game, record.moves, self->left_at);
    return;
  }

  record.n_moves = self->left_at;
  rummy_record_deal_anew (&record, 0, rummy_deal_code_random_seed ()); /* the waiting game keeps its cards */
  past = rummy_game_new_from_record (&record);
  seats = *rummy_game_get_seats (game);
  rummy_notes_truncate (&seats.notes, self->left_at);
  seats.is_practice = TRUE;
  rummy_game_set_seats (past, &seats);
  rummy_session_start_practice (rummy_screen_get_session (self->screen), past);
}

static void
entered_cb (RummyWindowWatch *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  rummy_explainer_forget (self->explainer);
  self->is_stopped = self->is_stepping = self->is_told = FALSE;
  self->has_people = game != NULL && rummy_game_count_people (game) > 0;
  self->left_at = G_MAXSIZE;
}

static void
seats_cb (RummyWindowWatch *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  gboolean had_people = self->has_people;

  self->has_people = rummy_game_count_people (game) > 0;
  if (had_people && !self->has_people)
    self->left_at = rummy_game_get_record (game)->n_moves;
  else if (!had_people && self->has_people && self->left_at < rummy_game_get_record (game)->n_moves)
    rummy_news_offer (self->news, _("You’re taking over from here."),
                      _("Go Back to Where I Left Off"), "win.back-to-left");
}

static void
explained_cb (RummyWindowWatch *self, const RummyAnalysis *analysis, const RummyOption *option)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  g_autofree char *words =
    rummy_screen_is_watching (self->screen) && option != NULL ? rummy_hint_words_why (game, analysis, option) : NULL;

  rummy_status_explain (self->status, words);
}

/* Reasons tell of hands, so only where nothing counts.  What is still found out about an earlier move is not told any
 * more. */
static void
explain (RummyWindowWatch *self)
{
  gboolean is_practice = rummy_session_is_practice (rummy_screen_get_session (self->screen)) ||
                         rummy_game_is_practice (rummy_screen_get_game (self->screen));

  if (is_practice && rummy_screen_is_watching (self->screen) &&
      g_settings_get_boolean (rummy_screen_get_settings (self->screen), "watch-explain"))
    rummy_explainer_ask (self->explainer, rummy_screen_get_game (self->screen));
  else {
    rummy_explainer_forget (self->explainer);
    rummy_status_explain (self->status, NULL);
  }
}

static void
moved_cb (RummyWindowWatch *self)
{
  explain (self);
  if (!self->is_stepping)
    return;

  self->is_stepping = FALSE;
  rummy_game_stop (rummy_screen_get_game (self->screen));
}

static gboolean
next_round_cb (gpointer data)
{
  RummyWindowWatch *self = data;

  self->next_id = 0;
  if (rummy_screen_get_match (self->screen)->over)
    watch_next (self);
  else
    rummy_game_deal (rummy_screen_get_game (self->screen));

  return G_SOURCE_REMOVE;
}

/* Starts the next round, or the next game where games are only watched. */
static gboolean
goes_on (RummyWindowWatch *self, gboolean has_ended)
{
  return has_ended && !self->is_stopped && rummy_screen_is_watching (self->screen) &&
         rummy_screen_is_over (self->screen) && rummy_screen_get_replay (self->screen) == NULL &&
         (!rummy_screen_get_match (self->screen)->over || rummy_screen_is_exhibition (self->screen)) &&
         g_settings_get_boolean (rummy_screen_get_settings (self->screen), "watch-rounds");
}

static void
update_next_round (RummyWindowWatch *self, gboolean has_ended)
{
  double pause = g_settings_get_double (rummy_screen_get_settings (self->screen), "pause");

  if (!goes_on (self, has_ended))
    g_clear_handle_id (&self->next_id, g_source_remove);
  else if (self->next_id == 0)
    self->next_id = g_timeout_add ((guint) (pause * 1000 * ROUND_PAUSES), next_round_cb, self);
}

RummyWindowWatch *
rummy_window_watch_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyWindowScores *scores,
                        RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "watch", .activate = watch_cb },
    { .name = "watch-next", .activate = next_cb },
    { .name = "watch-open", .activate = open_cb, .state = "false" },
    { .name = "end-practice", .activate = end_practice_cb },
    { .name = "watch-stop", .activate = stop_cb, .state = "false" },
    { .name = "watch-step", .activate = step_cb },
    { .name = "back-to-left", .activate = back_to_left_cb },
  };
  RummyWindowWatch *self = g_object_new (RUMMY_TYPE_WINDOW_WATCH, NULL);

  self->screen = screen;
  self->table = table;
  self->status = status;
  self->scores = scores;
  self->news = news;
  self->explainer = rummy_explainer_new ();
  g_signal_connect_object (self->explainer, "explained", G_CALLBACK (explained_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (rummy_screen_get_settings (screen), "changed::watch-rounds",
                           G_CALLBACK (rummy_screen_update), screen, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_DEFAULT);
  rummy_screen_connect (screen, "seats", G_CALLBACK (seats_cb), self, G_CONNECT_DEFAULT);

  return self;
}

void
rummy_window_watch_update (RummyWindowWatch *self, gboolean has_ended)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  gboolean watches = rummy_screen_is_watching (self->screen);
  gboolean is_practice = rummy_session_is_practice (rummy_screen_get_session (self->screen));
  gboolean is_busy = match != NULL || rummy_screen_get_replay (self->screen) != NULL; /* not Home */

  if (match != NULL && self->is_stopped && !watches) /* a person plays */
    set_stopped (self, FALSE);

  update_next_round (self, has_ended);
  rummy_actions_enable (map, "watch", is_busy ? rummy_screen_why_not (self->screen, FALSE) : NULL);
  rummy_actions_enable (map, "watch-next", why_not_next (self));
  rummy_actions_enable (map, "watch-open", why_not_open (self));
  rummy_actions_switch (map, "watch-open", watches && is_open (rummy_screen_get_game (self->screen)));
  rummy_actions_enable (map, "end-practice", is_practice ? NULL : _("This isn’t a practice game."));
  rummy_actions_enable (map, "watch-stop", why_not_act (self));
  rummy_actions_enable (map, "watch-step", why_not_step (self));
  rummy_actions_switch (map, "watch-stop", self->is_stopped);
  g_object_set (self->status, "stopped", self->is_stopped, NULL);
}

gboolean
rummy_window_watch_is_explaining (RummyWindowWatch *self)
{
  return rummy_explainer_is_thinking (self->explainer);
}

gboolean
rummy_window_watch_waits (RummyWindowWatch *self)
{
  return self->next_id != 0;
}
