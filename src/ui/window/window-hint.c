/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/play/belief-dialog.h"
#include "ui/play/review-dialog.h"
#include "ui/words/hint-words.h"

/* What a person is advised in the own turn, when asked for. */

/* Each counts once in a position. */
enum { SUGGEST = 1 << 0, MELDS = 1 << 1, EXPLAIN = 1 << 2, BELIEF = 1 << 3 };

static void
count_hint (RummyWindow *self, guint kind)
{
  if ((self->hinted & kind) != 0)
    return;

  self->hinted |= kind;
  rummy_game_add_hint (self->game, self->viewer.person);
}

/* Why there is nothing to advise is told. */
static gboolean
may_ask (RummyWindow *self)
{
  const RummyRound *round = self->game != NULL ? rummy_game_get_round (self->game) : NULL;

  if (round == NULL || rummy_window_is_passing (self))
    return FALSE;
  if (round->phase == RUMMY_PHASE_OVER) {
    rummy_status_refuse (self->status, RUMMY_REFUSED_OVER);
    return FALSE;
  }
  if (round->turn != self->viewer.person) {
    rummy_status_notice (self->status, RUMMY_NOTICE_WAIT);
    return FALSE;
  }

  return TRUE;
}

static void
suggest (RummyWindow *self)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);
  const RummyOption *option = analysis != NULL ? rummy_analysis_suggested (analysis) : NULL;
  g_autofree char *words = NULL;
  RummyHint light;

  /* Only all the deals tell what is best. */
  if (option == NULL || analysis->n_deals < analysis->n_wanted)
    return;

  self->is_suggesting = self->has_told_melds = FALSE;
  words = rummy_hint_words_act (&analysis->view, &option->line, FALSE, &light);
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &light, words);
}

static void
suggest_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  if (!may_ask (self))
    return;

  count_hint (self, SUGGEST);
  self->is_suggesting = TRUE;
  rummy_analyzer_ask (self->analyzer, self->game, self->viewer.person);
  suggest (self);
}

static void
melds_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  g_autofree char *words = NULL;
  RummyHint light;
  RummyView view;
  RummyPlan plan;

  if (!may_ask (self))
    return;

  rummy_view_init (&view, rummy_game_get_round (self->game), self->viewer.person, NULL);
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
  RummyWindow *self = data;

  if (!may_ask (self))
    return;

  count_hint (self, EXPLAIN);
  self->is_suggesting = FALSE;
  rummy_analyzer_ask (self->analyzer, self->game, self->viewer.person);
  rummy_window_show_moves (self, TRUE);
}

static void
belief_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  if (!may_ask (self) || rummy_game_get_round (self->game)->phase == RUMMY_PHASE_NOMINATE)
    return;

  count_hint (self, BELIEF);
  rummy_window_present_of_game (self, rummy_belief_dialog_new (self->game, self->viewer.person, self->settings));
}

static void
show_belief_cb (RummyWindow *self, const char *response)
{
  if (self->game != NULL && g_str_equal (response, "practice"))
    rummy_game_set_shows_belief (self->game, TRUE);
}

/* From then on the game is practice, so it is not a setting of all games; and no single key does that. */
static void
belief_cards_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  AdwDialog *dialog;

  if (rummy_game_is_practice (self->game)) {
    rummy_game_set_shows_belief (self->game, !rummy_game_get_shows_belief (self->game));
    return;
  }

  dialog = adw_alert_dialog_new (_("Play On as Practice?"),
                                 _("Where probable cards are shown on the table, the game counts for nobody. A card is "
                                   "shown as soon as it is clearly likelier in a hand than others are."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "practice", _("_Show Them"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "practice");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (show_belief_cb), self, G_CONNECT_SWAPPED);
  rummy_window_present_of_game (self, dialog);
}

static void
review_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  AdwDialog *dialog = rummy_review_dialog_new (self->game, self->viewer.seat);

  g_signal_connect_object (dialog, "show-position", G_CALLBACK (rummy_window_replay_from), self, G_CONNECT_SWAPPED);
  rummy_window_present_of_game (self, dialog);
}

gboolean
rummy_window_may_review (RummyWindow *self)
{
  return self->game != NULL && rummy_game_get_round (self->game)->phase == RUMMY_PHASE_OVER &&
         rummy_game_get_level (self->game, self->viewer.seat) == RUMMY_LEVEL_PERSON;
}

/* In another position nothing that was told is true any more. */
static void
advised_cb (RummyWindow *self)
{
  if (rummy_analyzer_get_analysis (self->analyzer) == NULL)
    self->is_suggesting = FALSE;
  else if (self->is_suggesting)
    suggest (self);
}

/* Where many sit at the table that may take a second. */
static void
thinking_cb (RummyWindow *self)
{
  gboolean is_thinking;

  g_object_get (self->analyzer, "thinking", &is_thinking, NULL);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_thinking ? "progress" : NULL);
}

static void
forget (RummyWindow *self)
{
  self->has_told_melds = FALSE;
  rummy_analyzer_forget (self->analyzer);
  if (rummy_lights_shows_hint (rummy_table_get_lights (self->table)))
    rummy_lights_show_hint (rummy_table_get_lights (self->table), NULL, NULL);
  if (self->moves != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->moves));
}

void
rummy_window_forget_hint (RummyWindow *self)
{
  self->hinted = 0;
  forget (self);
}

void
rummy_window_init_hint (RummyWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "suggest", .activate = suggest_cb },
    { .name = "melds", .activate = melds_cb },
    { .name = "explain", .activate = explain_cb },
    { .name = "belief", .activate = belief_cb },
    { .name = "belief-cards", .activate = belief_cards_cb, .state = "false" },
    { .name = "review", .activate = review_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->analyzer = rummy_analyzer_new ();
  g_signal_connect_object (self->analyzer, "changed", G_CALLBACK (advised_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyzer, "notify::thinking", G_CALLBACK (thinking_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (rummy_window_forget_hint), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (rummy_window_forget_hint), self);
  g_signal_group_connect_swapped (self->game_signals, "seats", G_CALLBACK (forget), self);
}

void
rummy_window_clear_hint (RummyWindow *self)
{
  g_clear_object (&self->analyzer);
}
