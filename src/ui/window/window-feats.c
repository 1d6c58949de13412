/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-feats.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "store/profiles.h"
#include "store/rules-key.h"
#include "ui/parts/announce.h"
#include "ui/parts/object.h"
#include "ui/records/score-sheet.h"
#include "ui/setup/today-card.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

#define GAMES_LEAST 3 /* of these rules, before one can be a record */
#define WINS_LEAST 3
#define DAYS_LEAST 2

struct _RummyWindowFeats {
  GObject parent_instance;

  RummyScreen *screen;
  RummyWindowScores *scores;
  GCancellable *cancellable; /* of the questions about this game */
  gboolean is_new;           /* the game has ended here */

  /* What is asked about. */
  char *preset, *owner;
  gint64 game; /* its id */
};

static void
forget (RummyWindowFeats *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->preset, g_free);
  g_clear_pointer (&self->owner, g_free);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowFeats, rummy_window_feats, forget)

static RummyHistory *
history_of (RummyWindowFeats *self)
{
  return rummy_session_get_history (rummy_screen_get_session (self->screen));
}

static RummyHistoryFilter
filter_of (RummyWindowFeats *self)
{
  return (RummyHistoryFilter) { .preset = self->preset, .owner = self->owner };
}

static void
tell (RummyWindowFeats *self, const char *words)
{
  AdwDialog *sheet = rummy_window_scores_get_sheet (self->scores);

  if (sheet == NULL)
    return;

  rummy_score_sheet_add_words (RUMMY_SCORE_SHEET (sheet), words);
  rummy_announce (GTK_WIDGET (sheet), words);
}

static void
days_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowFeats *self = data; /* gone if there is no result */
  g_autoptr (GArray) deals = rummy_history_deals_finish (RUMMY_HISTORY (source), result, NULL);
  guint days = deals != NULL ? rummy_past_deals_streak (deals) : 0;
  g_autofree char *words = NULL;

  if (days < DAYS_LEAST)
    return;

  words = g_strdup_printf (ngettext ("Today’s Deal: %u-day streak", "Today’s Deal: %u-day streak", days), days);
  tell (self, words);
}

static void
ask_days (RummyWindowFeats *self)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  guint64 seeds[RUMMY_TODAY_DAYS];
  RummyRules rules;

  if (rummy_screen_get_game (self->screen) == NULL ||
      !rummy_deal_code_is_of_day (rummy_game_get_record (rummy_screen_get_game (self->screen)), today))
    return;

  rummy_deal_code_day_rules (&rules);
  for (guint i = 0; i < RUMMY_TODAY_DAYS; i++) {
    g_autoptr (GDateTime) day = g_date_time_add_days (today, -(int) i);

    seeds[i] = rummy_deal_code_of_day (&rules, day);
  }
  rummy_history_deals_async (history_of (self), self->owner, &rules, seeds, RUMMY_TODAY_DAYS, 1, self->cancellable,
                             days_cb, self);
}

static void
league_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowFeats *self = data; /* gone if there is no result */
  g_autoptr (GPtrArray) rows = rummy_history_league_finish (RUMMY_HISTORY (source), result, NULL);

  if (rows == NULL)
    return;

  for (guint i = 0; i < rows->len; i++) {
    const RummyLeagueRow *row = g_ptr_array_index (rows, i);
    g_autofree char *words = NULL;

    if (!g_str_equal (row->owner, self->owner) || row->streak < WINS_LEAST)
      continue;
    words = g_strdup_printf (_("Win streak: %u"), row->streak);
    tell (self, words);
    return;
  }
  ask_days (self);
}

/* Of the player, better than ever, and of this game. */
static gboolean
is_record (RummyWindowFeats *self, const RummyFeat *feat)
{
  return feat->game == self->game && g_str_equal (feat->owner, self->owner) &&
         (feat->kind == RUMMY_FEAT_GAME_HIGH || feat->kind == RUMMY_FEAT_MARGIN_WIDE ||
          feat->kind == RUMMY_FEAT_ROUND_HIGH);
}

static void
feats_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowFeats *self = data; /* gone if there is no result */
  g_autoptr (GPtrArray) feats = rummy_history_feats_finish (RUMMY_HISTORY (source), result, NULL);
  RummyHistoryFilter filter;

  if (feats == NULL)
    return;

  for (guint i = 0; self->game != 0 && i < feats->len; i++) {
    const RummyFeat *feat = g_ptr_array_index (feats, i);
    g_autofree char *points = rummy_words_points (feat->value), *words = NULL;

    if (!is_record (self, feat))
      continue;
    /* Translators: what the record is, such as "Most points in a round", and the number. */
    words = g_strdup_printf (_("New record: %s (%s)"), rummy_history_words_feat (feat->kind), points);
    tell (self, words);
    return;
  }

  filter = filter_of (self);
  rummy_history_league_async (history_of (self), &filter, self->cancellable, league_cb, self);
}

static void
list_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowFeats *self = data; /* gone if there is no result */
  g_autoptr (GPtrArray) games = rummy_history_list_finish (RUMMY_HISTORY (source), result, NULL);
  RummyHistoryFilter filter;

  if (games == NULL)
    return;

  self->game = games->len == GAMES_LEAST ? ((RummyPastGame *) g_ptr_array_index (games, 0))->id : 0;
  filter = filter_of (self);
  rummy_history_feats_async (history_of (self), &filter, self->cancellable, feats_cb, self);
}

/* The history has the game already, or will have it before it answers. */
static void
ended_cb (RummyWindowFeats *self)
{
  RummySession *session = rummy_screen_get_session (self->screen);
  GSettings *settings = rummy_screen_get_settings (self->screen);
  g_autoptr (GPtrArray) profiles = NULL;
  RummyHistoryFilter filter;

  if (!self->is_new || !rummy_screen_is_end (self->screen) || rummy_session_is_practice (session) ||
      rummy_game_is_practice (rummy_screen_get_game (self->screen)) || rummy_screen_is_watching (self->screen))
    return;

  forget (self);
  self->is_new = FALSE;
  profiles = rummy_profiles_list (settings);
  self->owner = g_strdup (rummy_profiles_owner (settings, rummy_profiles_current (settings, profiles)));
  self->preset = rummy_history_rules_key (&rummy_screen_get_match (self->screen)->rules);
  self->cancellable = g_cancellable_new ();
  filter = filter_of (self);
  rummy_history_list_async (history_of (self), &filter, 0, GAMES_LEAST, self->cancellable, list_cb,
                            self);
}

static void
event_cb (RummyWindowFeats *self, const RummyEvent *event)
{
  self->is_new |= event->kind == RUMMY_EVENT_OVER;
}

static void
leaving_cb (RummyWindowFeats *self)
{
  self->is_new = FALSE;
  forget (self);
}

RummyWindowFeats *
rummy_window_feats_new (RummyScreen *screen, RummyWindowScores *scores)
{
  RummyWindowFeats *self = g_object_new (RUMMY_TYPE_WINDOW_FEATS, NULL);

  self->screen = screen;
  self->scores = scores;
  g_signal_connect_object (screen, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "event", G_CALLBACK (event_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (scores, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);

  return self;
}
