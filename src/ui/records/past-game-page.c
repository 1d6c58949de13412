/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/past-game-page.h"

#include <glib/gi18n.h>

#include "store/rounds.h"
#include "store/rules-key.h"
#include "ui/parts/bindings.h"
#include "ui/parts/dialog.h"
#include "ui/parts/rows.h"
#include "ui/records/chart-view.h"
#include "ui/records/game-chart.h"
#include "ui/records/game-sum.h"
#include "ui/setup/deal-dialog.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

struct _RummyPastGamePage {
  AdwNavigationPage parent_instance;

  gint64 id; /* in the history */
  RummyGame *game;

  AdwPreferencesGroup *players, *result, *rounds;
  AdwBin *chart;
};

G_DEFINE_FINAL_TYPE (RummyPastGamePage, rummy_past_game_page, ADW_TYPE_NAVIGATION_PAGE)

enum { SIGNAL_REPLAY, SIGNAL_DELETE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
round_activated_cb (RummyPastGamePage *self, GtkWidget *row)
{
  g_signal_emit (self, signals[SIGNAL_REPLAY], 0, self->game,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "round")));
}

static void
delete_cb (RummyPastGamePage *self)
{
  g_signal_emit (self, signals[SIGNAL_DELETE], 0);
}

static char *
name_of (RummyGame *game, guint seat)
{
  guint n_seats = (guint) rummy_game_get_match (game)->rules.players;

  return rummy_words_seat (game, seat, rummy_seats_only_person (rummy_game_get_seats (game), n_seats));
}

static void
add_round (RummyPastGamePage *self, guint number, const RummyRoundResult *round)
{
  g_autofree char *title = g_strdup_printf (_("Round %u"), number);
  g_autoptr (GString) words = g_string_new (NULL);
  AdwActionRow *row;

  for (guint seat = 0; seat < (guint) rummy_game_get_match (self->game)->rules.players; seat++) {
    g_autofree char *name = name_of (self->game, seat);
    g_autofree char *points = rummy_words_points (round->score[seat]);
    g_autofree char *one = g_strdup_printf (C_("score", "%s %s"), name, points);

    if (seat > 0)
      g_string_append (words, C_("list of scores", " · "));
    g_string_append (words, one);
  }
  row = rummy_rows_row (title, round->is_void ? _("Nobody scored") : words->str, NULL);
  g_object_set_data (G_OBJECT (row), "round", GUINT_TO_POINTER (number));
  gtk_widget_set_tooltip_text (GTK_WIDGET (row), _("Replay the Round"));
  rummy_rows_lead (row, G_CALLBACK (round_activated_cb), self);
  adw_preferences_group_add (self->rounds, GTK_WIDGET (row));
}

static void
add_players (RummyPastGamePage *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);

  for (guint seat = 0; seat < (guint) match->rules.players; seat++) {
    g_autofree char *name = name_of (self->game, seat);
    g_autofree char *points = rummy_words_points (match->over ? match->results[seat] : match->totals[seat]);

    adw_preferences_group_add (
      self->players,
      GTK_WIDGET (rummy_rows_row (name, rummy_words_level (rummy_game_get_level (self->game, seat)), points)));
  }
}

static void
add_sum_cb (const char *title, const char *figure, gpointer data)
{
  adw_preferences_group_add (data, GTK_WIDGET (rummy_rows_row (title, NULL, figure)));
}

/* The winner's sum and debts, if any. */
static void
add_sum (RummyPastGamePage *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  guint own = rummy_seats_only_person (rummy_game_get_seats (self->game), (guint) match->rules.players);
  g_autofree char *debts = match->over ? rummy_game_sum_debts (self->game, own) : NULL;
  RummyGameSum sum;

  if (debts == NULL && !rummy_rounds_sum_game (match, &sum))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->result), TRUE);
  adw_preferences_group_set_description (self->result, debts);
  rummy_game_sum_each (self->game, add_sum_cb, self->result);
}

static void
share_cb (RummyPastGamePage *self)
{
  rummy_dialog_present (rummy_deal_dialog_new (self->game), GTK_WIDGET (self));
}

static void
rummy_past_game_page_dispose (GObject *object)
{
  g_clear_object (&RUMMY_PAST_GAME_PAGE (object)->game);

  G_OBJECT_CLASS (rummy_past_game_page_parent_class)->dispose (object);
}

static void
rummy_past_game_page_class_init (RummyPastGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_past_game_page_dispose;

  signals[SIGNAL_REPLAY] = g_signal_new ("replay", RUMMY_TYPE_PAST_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, RUMMY_TYPE_GAME, G_TYPE_UINT);
  signals[SIGNAL_DELETE] = g_signal_new ("delete", RUMMY_TYPE_PAST_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/past-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyPastGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, RummyPastGamePage, result);
  gtk_widget_class_bind_template_child (widget_class, RummyPastGamePage, rounds);
  gtk_widget_class_bind_template_child (widget_class, RummyPastGamePage, chart);
  gtk_widget_class_bind_template_callback (widget_class, delete_cb);
  gtk_widget_class_bind_template_callback (widget_class, share_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_past_game_page_init (RummyPastGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwNavigationPage *
rummy_past_game_page_new (gint64 id, const RummySavedGame *saved)
{
  const RummyRecord *record = &saved->record;
  g_autofree char *key = rummy_history_rules_key (&record->rules);
  g_autoptr (GArray) rounds = rummy_rounds_of_record (record);
  RummyPastGamePage *self = g_object_new (RUMMY_TYPE_PAST_GAME_PAGE, "title", rummy_history_words_game (key), NULL);

  self->id = id;
  self->game = rummy_game_new_from_record (record);
  rummy_game_set_seats (self->game, &saved->seats);
  add_players (self);
  add_sum (self);
  for (guint i = 0; i < rounds->len; i++)
    add_round (self, i + 1, &g_array_index (rounds, RummyRoundResult, i));
  if (rounds->len > 1) {
    guint own = rummy_seats_only_person (&saved->seats, (guint) record->rules.players);

    adw_bin_set_child (self->chart, rummy_chart_view_new (rummy_game_chart_new (self->game, rounds, own)));
  }

  return ADW_NAVIGATION_PAGE (self);
}

gint64
rummy_past_game_page_get_id (RummyPastGamePage *self)
{
  g_return_val_if_fail (RUMMY_IS_PAST_GAME_PAGE (self), 0);

  return self->id;
}
