/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-scores.h"

#include <glib/gi18n.h>

#include "game/replayed-deal.h"
#include "ui/parts/actions.h"
#include "ui/records/score-sheet.h"
#include "ui/words/words.h"

struct _RummyWindowScores {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyWindowPane *pane;
  RummyWindowSpeech *speech;
  AdwDialog *sheet;   /* while open */
  gboolean has_ended; /* the end of the round is visible */
};

G_DEFINE_FINAL_TYPE (RummyWindowScores, rummy_window_scores, G_TYPE_OBJECT)

enum { ENDED, TOGGLED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* Of several rounds, also by cards of both seats. */
static char *
sum_words (const RummyReplayedDealResult *result, const char *name, gboolean is_duel)
{
  g_autofree char *own = rummy_words_points (result->own), *other = rummy_words_points (result->other);
  g_autofree char *own_of_both = rummy_words_points (result->own + result->own_before);
  g_autofree char *other_of_both = rummy_words_points (result->other + result->other_now);
  g_autofree char *rounds = NULL, *both = NULL;

  /* Translators: a number of rounds, points that you have made in them, the name of a player, and the points of that
   * one. */
  rounds = g_strdup_printf (ngettext ("Over %u round with the same cards, you scored %s and %s scored %s.",
                                      "Over %u rounds with the same cards, you scored %s and %s scored %s.",
                                      result->n_rounds),
                            result->n_rounds, own, name, other);
  if (is_duel)
    /* Translators: points that you have made, the name of a player, and the points of that one. */
    both = g_strdup_printf (_("Over both games, you scored %s and %s scored %s."), own_of_both, name,
                            other_of_both);
  else
    /* Translators: points that you have made, and points that others have made with the same cards. */
    both = g_strdup_printf (_("Over both games, you scored %s and the others %s."), own_of_both,
                            other_of_both);

  return rummy_words_sentences (rounds, both);
}

/* Compares a finished round with the same cards played from another seat before; or NULL. */
static char *
compare_words (RummyWindowScores *self)
{
  RummyGame *before = rummy_session_get_waiting (rummy_screen_get_session (self->screen));
  guint own = rummy_screen_get_person (self->screen), other_own;
  g_autofree char *name = NULL, *points = NULL, *now = NULL;
  RummyReplayedDealResult result;

  if (before == NULL || own == RUMMY_SEAT_NONE ||
      rummy_screen_get_match (self->screen)->round.phase != RUMMY_PHASE_OVER)
    return NULL;

  other_own = rummy_seats_only_person (rummy_game_get_seats (before),
                                       (guint) rummy_game_get_match (before)->rules.players);
  if (other_own == own || other_own == RUMMY_SEAT_NONE)
    return NULL;
  result = rummy_replayed_deal_compare (rummy_screen_get_game (self->screen), own, before, other_own);
  if (result.n_rounds == 0)
    return NULL;

  name = rummy_words_seat (before, own, other_own);
  if (result.n_rounds > 1)
    return sum_words (&result, name, rummy_game_get_match (before)->rules.players == 2);

  points = rummy_words_points (result.other);
  now = rummy_words_points (result.own);

  /* Translators: points that you have made now, the name of a player, and the points of that one. */
  return g_strdup_printf (_("With the same cards, you scored %s and %s scored %s."), now, name, points);
}

static void
sheet_closed_cb (AdwDialog *sheet, RummyWindowScores *self)
{
  if (self->sheet != sheet)
    return;

  self->sheet = NULL;
  g_signal_emit (self, signals[TOGGLED], 0);
}

/* After a round the sheet, which leads on to the scores so far. */
static void
scores_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowScores *self = data;
  gboolean waits = rummy_window_scores_waits (self);

  if (waits) {
    rummy_window_speech_cut_end (self->speech);
    rummy_screen_update (self->screen);
  }
  if (rummy_screen_is_over (self->screen) && self->sheet == NULL) {
    rummy_window_scores_show (self);
  } else if (!waits) {
    rummy_window_scores_close (self);
    rummy_window_pane_show (self->pane, "scores");
  }
}

static void
changed_cb (RummyWindowScores *self)
{
  rummy_actions_enable (rummy_screen_get_actions (self->screen), "scores", rummy_screen_why_not (self->screen, FALSE));
}

static void
leaving_cb (RummyWindowScores *self)
{
  rummy_window_scores_close (self);
  self->has_ended = FALSE;
}

static void
rummy_window_scores_class_init (RummyWindowScoresClass *klass)
{
  signals[ENDED] = g_signal_new ("ended", RUMMY_TYPE_WINDOW_SCORES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[TOGGLED] = g_signal_new ("toggled", RUMMY_TYPE_WINDOW_SCORES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
rummy_window_scores_init (RummyWindowScores *self)
{
}

RummyWindowScores *
rummy_window_scores_new (RummyScreen *screen, RummyTable *table, RummyWindowPane *pane, RummyWindowSpeech *speech)
{
  static const GActionEntry entries[] = {
    { .name = "scores", .activate = scores_cb },
  };
  RummyWindowScores *self = g_object_new (RUMMY_TYPE_WINDOW_SCORES, NULL);

  self->screen = screen;
  self->table = table;
  self->pane = pane;
  self->speech = speech;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (screen, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
rummy_window_scores_update (RummyWindowScores *self, gboolean is_told)
{
  gboolean is_moving;

  g_object_get (self->table, "moving", &is_moving, NULL);
  if (!rummy_screen_is_over (self->screen)) {
    if (self->has_ended)
      rummy_window_scores_close (self);
    self->has_ended = FALSE;
  } else if (!self->has_ended && !is_moving && !rummy_window_speech_tells_end (self->speech) &&
             rummy_screen_get_replay (self->screen) == NULL &&
             (rummy_screen_get_dialog (self->screen) == NULL ||
              rummy_screen_get_dialog (self->screen) == self->sheet)) {
    self->has_ended = TRUE;
    g_signal_emit (self, signals[ENDED], 0);
    rummy_window_scores_close (self); /* opened before the end */
    if (is_told)
      return FALSE;
    if (!rummy_screen_is_end (self->screen) &&
        !g_settings_get_boolean (rummy_screen_get_settings (self->screen), "score-sheet"))
      return TRUE;
    rummy_window_scores_show (self);
  }

  return FALSE;
}

gboolean
rummy_window_scores_has_ended (RummyWindowScores *self)
{
  return self->has_ended;
}

gboolean
rummy_window_scores_waits (RummyWindowScores *self)
{
  return rummy_screen_is_over (self->screen) && !self->has_ended && rummy_window_speech_tells_end (self->speech);
}

void
rummy_window_scores_show (RummyWindowScores *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  gboolean has_tutorial = rummy_screen_has_tutorial (self->screen);
  gboolean is_exhibition = rummy_screen_is_exhibition (self->screen);
  g_autofree char *compared = NULL;

  if (game == NULL || self->sheet != NULL)
    return;

  self->sheet = rummy_score_sheet_new (game, rummy_screen_get_person (self->screen));
  if (has_tutorial || is_exhibition ||
      rummy_session_get_waiting (rummy_screen_get_session (self->screen)) != NULL) {
    const char *label, *action = rummy_screen_way_on (self->screen, &label);

    rummy_score_sheet_lead_on (RUMMY_SCORE_SHEET (self->sheet), label, action,
                               has_tutorial && rummy_screen_is_over (self->screen));
  }
  compared = compare_words (self);
  if (compared != NULL)
    rummy_score_sheet_add_words (RUMMY_SCORE_SHEET (self->sheet), compared);
  g_signal_connect_object (self->sheet, "closed", G_CALLBACK (sheet_closed_cb), self, G_CONNECT_DEFAULT);
  rummy_screen_present (self->screen, self->sheet);
  g_signal_emit (self, signals[TOGGLED], 0);
}

void
rummy_window_scores_close (RummyWindowScores *self)
{
  AdwDialog *sheet = g_steal_pointer (&self->sheet);

  if (sheet != NULL)
    adw_dialog_force_close (sheet);
}

AdwDialog *
rummy_window_scores_get_sheet (RummyWindowScores *self)
{
  return self->sheet;
}
