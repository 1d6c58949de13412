/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-hint.h"

#include <glib/gi18n.h>

#include "ui/parts/actions.h"
#include "ui/parts/object.h"
#include "ui/words/hint-words.h"
#include "ui/words/words.h"

struct _RummyWindowHint {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyWindowPane *pane;
  RummyWindowTutorial *tutorial;
  RummyAnalyzer *analyzer;
  gboolean is_suggesting;  /* hint pending */
  guint hinted;            /* hints counted in this position */
  gboolean has_told_melds; /* the next request selects them */
};

static void
clear (RummyWindowHint *self)
{
  g_clear_object (&self->analyzer);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowHint, rummy_window_hint, clear)

/* Each counts once a position. */
enum { SUGGEST = 1 << 0, MELDS = 1 << 1, EXPLAIN = 1 << 2 };

static void
count_hint (RummyWindowHint *self, guint kind)
{
  if ((self->hinted & kind) != 0)
    return;

  self->hinted |= kind;
  rummy_game_add_hint (rummy_screen_get_game (self->screen), rummy_screen_get_person (self->screen));
}

/* Says why there is no hint. */
static gboolean
may_ask (RummyWindowHint *self)
{
  const RummyMatch *match = rummy_screen_get_match (self->screen);

  if (match == NULL || rummy_screen_is_passing (self->screen))
    return FALSE;
  if (match->round.phase == RUMMY_PHASE_OVER) {
    rummy_status_refuse (self->status, RUMMY_REFUSED_OVER);
    return FALSE;
  }
  if (match->round.turn != rummy_screen_get_person (self->screen)) {
    rummy_status_notice (self->status, RUMMY_NOTICE_WAIT);
    return FALSE;
  }

  return TRUE;
}

static void
suggest (RummyWindowHint *self)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);
  const RummyOption *option = analysis != NULL ? rummy_analysis_suggested (analysis) : NULL;
  g_autofree char *words = NULL;
  RummyHint light;

  /* Waits for all deals. */
  if (option == NULL || analysis->n_deals < analysis->n_wanted)
    return;

  self->is_suggesting = self->has_told_melds = FALSE;
  words = rummy_hint_words_act (&analysis->view, &option->line, FALSE, &light);
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &light, words);
}

/* One move and one reason, shown on the table; asked again, all moves. In the guided round first the tips. */
static void
suggest_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHint *self = data;

  if (rummy_window_tutorial_show (self->tutorial) || !may_ask (self))
    return;
  if ((self->hinted & SUGGEST) != 0 && rummy_lights_shows_hint (rummy_table_get_lights (self->table))) {
    rummy_window_pane_show (self->pane, "analysis");
    return;
  }

  count_hint (self, SUGGEST);
  self->is_suggesting = TRUE;
  rummy_analyzer_ask (self->analyzer, rummy_screen_get_game (self->screen), rummy_screen_get_person (self->screen));
  suggest (self);
}

static void
melds_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHint *self = data;
  g_autofree char *words = NULL;
  RummyHint light;
  RummyView view;
  RummyPlan plan;

  if (!may_ask (self))
    return;

  rummy_view_init (&view, &rummy_screen_get_match (self->screen)->round, rummy_screen_get_person (self->screen), NULL);
  rummy_analysis_melds (&view, &plan);
  if (plan.n > 0 && self->has_told_melds && rummy_lights_shows_hint (rummy_table_get_lights (self->table)) &&
      view.round.phase != RUMMY_PHASE_DRAW && !rummy_round_keeps_melds (&view.round)) {
    rummy_verbs_select (rummy_table_get_verbs (self->table), plan.group[0].cards);
    self->has_told_melds = FALSE;
    return;
  }

  count_hint (self, MELDS);
  self->is_suggesting = FALSE;
  self->has_told_melds = TRUE;
  words = rummy_hint_words_melds (&view, &plan, &light);
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &light, words);
}

static void
explain_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_pane_show (((RummyWindowHint *) data)->pane, "analysis");
}

static void
show_belief_cb (RummyWindowHint *self, const char *response)
{
  if (rummy_screen_get_game (self->screen) != NULL && g_str_equal (response, "practice"))
    rummy_game_set_shows_belief (rummy_screen_get_game (self->screen), TRUE);
}

/* Makes the game practice, so it is neither a setting nor on a single key. */
static void
belief_cards_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHint *self = data;
  RummyGame *game = rummy_screen_get_game (self->screen);
  AdwDialog *dialog;

  if (rummy_game_is_practice (game)) {
    rummy_game_set_shows_belief (game, !rummy_game_get_shows_belief (game));
    return;
  }

  dialog = adw_alert_dialog_new (_("Continue as Practice?"), _("Showing likely cards makes this a practice game."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"),
                                  "practice", _("_Show Cards"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "practice");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (show_belief_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_present (self->screen, dialog);
}

/* A new position invalidates everything. */
static void
advised_cb (RummyWindowHint *self)
{
  if (rummy_analyzer_get_analysis (self->analyzer) == NULL)
    self->is_suggesting = FALSE;
  else if (self->is_suggesting)
    suggest (self);
}

static void
asked_cb (RummyWindowHint *self)
{
  self->is_suggesting = FALSE;
  count_hint (self, EXPLAIN);
}

/* With many seats this may take a second. */
static void
thinking_cb (RummyWindowHint *self)
{
  gboolean is_thinking;

  g_object_get (self->analyzer, "thinking", &is_thinking, NULL);
  gtk_widget_set_cursor_from_name (rummy_screen_get_window (self->screen), is_thinking ? "progress" : NULL);
}

static void
forget (RummyWindowHint *self)
{
  self->has_told_melds = FALSE;
  rummy_analyzer_forget (self->analyzer);
  if (rummy_lights_shows_hint (rummy_table_get_lights (self->table)))
    rummy_lights_show_hint (rummy_table_get_lights (self->table), NULL, NULL);
}

static void
forget_all (RummyWindowHint *self)
{
  self->hinted = 0;
  forget (self);
}

static void
changed_cb (RummyWindowHint *self)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  RummyGame *game = rummy_screen_get_game (self->screen);
  const char *why_not = rummy_screen_why_not (self->screen, FALSE);

  rummy_actions_enable (map, "suggest", why_not);
  rummy_actions_enable (map, "melds", why_not);
  rummy_actions_enable (map, "explain", why_not);
  rummy_actions_enable (map, "belief", why_not);
  if (why_not == NULL && rummy_screen_is_watching (self->screen))
    why_not = _("Take a seat first.");
  rummy_actions_enable (map, "belief-cards", why_not);
  rummy_actions_switch (map, "belief-cards", game != NULL && rummy_game_get_shows_belief (game));
}

RummyWindowHint *
rummy_window_hint_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyWindowPane *pane,
                       RummyWindowTutorial *tutorial, RummyAnalyzer *analyzer)
{
  static const GActionEntry entries[] = {
    { .name = "suggest", .activate = suggest_cb },
    { .name = "melds", .activate = melds_cb },
    { .name = "explain", .activate = explain_cb },
    { .name = "belief", .activate = explain_cb },
    { .name = "belief-cards", .activate = belief_cards_cb, .state = "false" },
  };
  RummyWindowHint *self = g_object_new (RUMMY_TYPE_WINDOW_HINT, NULL);

  self->screen = screen;
  self->table = table;
  self->status = status;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  self->pane = pane;
  self->tutorial = tutorial;
  self->analyzer = g_object_ref (analyzer);
  g_signal_connect_object (pane, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyzer, "changed", G_CALLBACK (advised_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyzer, "notify::thinking", G_CALLBACK (thinking_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "entered", G_CALLBACK (forget_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "moved", G_CALLBACK (forget_all), self, G_CONNECT_DEFAULT);
  rummy_screen_connect (screen, "reset", G_CALLBACK (forget_all), self, G_CONNECT_DEFAULT);
  rummy_screen_connect (screen, "seats", G_CALLBACK (forget), self, G_CONNECT_DEFAULT);

  return self;
}

RummyAnalyzer *
rummy_window_hint_get_analyzer (RummyWindowHint *self)
{
  return self->analyzer;
}

gboolean
rummy_window_hint_is_suggesting (RummyWindowHint *self)
{
  return self->is_suggesting;
}
