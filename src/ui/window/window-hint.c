/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-hint.h"

#include <glib/gi18n.h>

#include "ui/parts/actions.h"
#include "ui/parts/object.h"
#include "ui/play/belief-dialog.h"
#include "ui/play/move-list.h"
#include "ui/words/hint-words.h"
#include "ui/words/words.h"

struct _RummyWindowHint {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyAnalyzer *analyzer;
  gboolean is_suggesting;  /* hint pending */
  guint hinted;            /* hints counted in this position */
  gboolean has_told_melds; /* the next request selects them */
  GtkWidget *moves;        /* last list, or NULL */
  GtkWidget *former_moves; /* former list */
};

static void
clear (RummyWindowHint *self)
{
  g_clear_object (&self->analyzer);
  g_clear_pointer (&self->moves, gtk_widget_unparent);
  g_clear_pointer (&self->former_moves, gtk_widget_unparent);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowHint, rummy_window_hint, clear)

/* Each counts once a position. */
enum { SUGGEST = 1 << 0, MELDS = 1 << 1, EXPLAIN = 1 << 2, BELIEF = 1 << 3 };

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

static void
suggest_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHint *self = data;

  if (!may_ask (self))
    return;

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

/* Highlights the row's move; that of a chosen row stays. */
static void
light_cb (RummyWindowHint *self, int option)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);
  g_autofree char *words = NULL;
  RummyHint light;

  if (option < 0 || analysis == NULL) {
    rummy_lights_show_hint (rummy_table_get_lights (self->table), NULL, NULL);
    return;
  }

  words = rummy_hint_words_act (&analysis->view, &analysis->option[option].line, TRUE, &light);
  rummy_lights_show_hint (rummy_table_get_lights (self->table), &light, words);
}

/* Shows the list, with weighed also values, where it leaves the hand visible. */
static void
show_choices (RummyWindowHint *self, const char *heading, gboolean weighed)
{
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  GtkWidget *window = rummy_screen_get_window (self->screen);
  const char *way_on = NULL, *action = NULL;
  gboolean is_own, fits;

  if (match == NULL)
    return;

  /* Deferred: it may still be emitting a signal. */
  g_clear_pointer (&self->former_moves, gtk_widget_unparent);
  self->former_moves = g_steal_pointer (&self->moves);
  if (self->former_moves != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->former_moves));

  is_own = match->round.turn == rummy_screen_get_person (self->screen);
  g_object_get (self->table, "fits", &fits, NULL);
  if (rummy_screen_is_end (self->screen))
    action = rummy_screen_way_on (self->screen, &way_on);
  self->moves = rummy_move_list_new (match, fits, is_own, heading, gtk_widget_get_width (window), way_on,
                                     action);
  g_signal_connect_object (self->moves, "light", G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  if (weighed) {
    int width = gtk_widget_get_width (GTK_WIDGET (self->table));
    gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self->table)) == GTK_TEXT_DIR_RTL;

    gtk_popover_set_position (GTK_POPOVER (self->moves), GTK_POS_BOTTOM);
    gtk_popover_set_has_arrow (GTK_POPOVER (self->moves), FALSE);
    gtk_widget_set_halign (self->moves, GTK_ALIGN_START);
    gtk_popover_set_pointing_to (GTK_POPOVER (self->moves), &(GdkRectangle) { is_rtl ? width - 1 : 0, 0, 1, 1 });
    gtk_widget_set_parent (self->moves, GTK_WIDGET (self->table));
    rummy_move_list_weigh (RUMMY_MOVE_LIST (self->moves), rummy_screen_get_game (self->screen), self->analyzer, width,
                           rummy_table_get_hand_top (self->table, width));
  } else {
    graphene_point_t middle = GRAPHENE_POINT_INIT (gtk_widget_get_width (window) / 2.0f, 0);
    gboolean is_narrow = gtk_widget_has_css_class (window, "narrow");

    gtk_popover_set_position (GTK_POPOVER (self->moves), GTK_POS_TOP);
    /* As wide as a narrow window. */
    if (is_narrow && gtk_widget_compute_point (window, GTK_WIDGET (self->status), &middle, &middle))
      gtk_popover_set_pointing_to (GTK_POPOVER (self->moves), &(GdkRectangle) { (int) middle.x, 0, 1, 1 });
    gtk_widget_set_parent (self->moves, GTK_WIDGET (self->status));
  }
  gtk_popover_popup (GTK_POPOVER (self->moves));
}

static void
show_moves (RummyWindowHint *self, gboolean weighed)
{
  const char *status = rummy_status_get_text (self->status), *role = NULL;
  g_autofree char *both = NULL;

  if (rummy_screen_get_game (self->screen) != NULL)
    role = rummy_words_role_sentence (rummy_screen_get_match (self->screen)->round.role);
  if (role != NULL && strstr (status, role) == NULL)
    /* Translators: two whole sentences that follow each other. */
    both = g_strdup_printf (C_("sentences", "%s %s"), status, role);
  show_choices (self, both != NULL ? both : status, weighed);
}

static void
explain_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHint *self = data;

  if (!may_ask (self))
    return;

  count_hint (self, EXPLAIN);
  self->is_suggesting = FALSE;
  rummy_analyzer_ask (self->analyzer, rummy_screen_get_game (self->screen), rummy_screen_get_person (self->screen));
  show_moves (self, TRUE);
}

static void
choices_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_moves (data, FALSE);
}

static void
belief_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHint *self = data;

  if (!may_ask (self) || rummy_screen_get_match (self->screen)->round.phase == RUMMY_PHASE_NOMINATE)
    return;

  count_hint (self, BELIEF);
  rummy_screen_present (self->screen, rummy_belief_dialog_new (rummy_screen_get_game (self->screen),
                                                               rummy_screen_get_person (self->screen),
                                                               rummy_screen_get_settings (self->screen)));
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

  dialog = adw_alert_dialog_new (_("Play On as Practice?"),
                                 _("Where probable cards are shown on the table, the game counts for nobody. A card is "
                                   "shown as soon as it is clearly likelier in a hand than others are."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "practice", _("_Show Them"), NULL);
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
  if (self->moves != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->moves));
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
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  gboolean has_table = game != NULL && rummy_screen_get_replay (self->screen) == NULL;
  gboolean can_ask = has_table && !rummy_screen_is_passing (self->screen);

  rummy_actions_enable (map, "suggest", can_ask);
  rummy_actions_enable (map, "melds", can_ask);
  rummy_actions_enable (map, "explain", can_ask);
  rummy_actions_enable (map, "choices", has_table);
  rummy_actions_enable (map, "belief", has_table && match->round.phase != RUMMY_PHASE_NOMINATE);
  rummy_actions_enable (map, "belief-cards", has_table && !rummy_screen_is_watching (self->screen));
  rummy_actions_switch (map, "belief-cards", game != NULL && rummy_game_get_shows_belief (game));
}

RummyWindowHint *
rummy_window_hint_new (RummyScreen *screen, RummyTable *table, RummyStatus *status)
{
  static const GActionEntry entries[] = {
    { .name = "suggest", .activate = suggest_cb },
    { .name = "melds", .activate = melds_cb },
    { .name = "explain", .activate = explain_cb },
    { .name = "choices", .activate = choices_cb },
    { .name = "belief", .activate = belief_cb },
    { .name = "belief-cards", .activate = belief_cards_cb, .state = "false" },
  };
  RummyWindowHint *self = g_object_new (RUMMY_TYPE_WINDOW_HINT, NULL);

  self->screen = screen;
  self->table = table;
  self->status = status;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  self->analyzer = rummy_analyzer_new ();
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

GtkWidget *
rummy_window_hint_get_moves (RummyWindowHint *self)
{
  return self->moves;
}

gboolean
rummy_window_hint_is_suggesting (RummyWindowHint *self)
{
  return self->is_suggesting;
}
