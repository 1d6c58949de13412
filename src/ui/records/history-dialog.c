/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/history-dialog.h"

#include <glib/gi18n.h>

#include "ui/help/shortcuts.h"
#include "ui/parts/bindings.h"
#include "ui/parts/dialog.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/records/career-page.h"
#include "ui/records/empty-page.h"
#include "ui/records/games-page.h"
#include "ui/records/history-export.h"
#include "ui/records/league-page.h"
#include "ui/records/past-game-page.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

/* Parts that have to be asked for when they are shown. */
enum { PART_GAMES = 1 << 0, PART_LEAGUE = 1 << 1, PART_FAME = 1 << 2, ALL_PARTS = (1 << 3) - 1 };

struct _RummyHistoryDialog {
  AdwDialog parent_instance;

  RummyHistory *history;
  RummyPeople *people;
  GCancellable *cancellable; /* of the last query */
  GStrv rules;               /* keys of the filter, after "all"; "" for unnamed rules */
  guint stale;               /* parts that show nothing, or something older */
  guint player_asked, kind_asked; /* choices that were asked for */
  gboolean is_loading;       /* loading a game's page */

  AdwNavigationView *pages;
  AdwViewStack *stack;
  GtkDropDown *filter, *players;
  RummyGamesPage *games;
  RummyLeaguePage *league;
  GtkStack *fame_stack;
  GtkListBox *fame;
  GtkMenuButton *options;
};

G_DEFINE_FINAL_TYPE (RummyHistoryDialog, rummy_history_dialog, ADW_TYPE_DIALOG)

enum { SIGNAL_REPLAY, SIGNAL_PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *
get_rules (RummyHistoryDialog *self)
{
  guint selected = gtk_drop_down_get_selected (self->filter);

  return self->rules == NULL || selected == 0 || selected > g_strv_length (self->rules) ? NULL
                                                                                        : self->rules[selected - 1];
}

/* Practice is the last item. */
static gboolean
is_practice_chosen (RummyHistoryDialog *self)
{
  return self->rules != NULL && gtk_drop_down_get_selected (self->filter) == g_strv_length (self->rules) + 1;
}

/* The current filter; borrows from the lists. */
static RummyHistoryFilter
get_filter (RummyHistoryDialog *self)
{
  guint selected = gtk_drop_down_get_selected (self->players), n = self->people->owners->len;
  RummyHistoryFilter filter = { .preset = get_rules (self), .is_practice = is_practice_chosen (self) };

  if (selected == n + 1)
    filter.owner = RUMMY_PROFILE_NOBODY;
  else if (selected > 0 && n > 1)
    filter.owner = self->people->owners->pdata[selected - 1];

  return filter;
}

static gboolean
is_filtered (RummyHistoryDialog *self)
{
  RummyHistoryFilter filter = get_filter (self);

  return filter.preset != NULL || filter.owner != NULL || filter.is_practice;
}

/* Attaches a history id to an object. */
static void
set_id (gpointer object, gint64 id)
{
  g_object_set_data_full (object, "id", g_memdup2 (&id, sizeof id), g_free);
}

static gint64
get_id (gpointer object)
{
  const gint64 *id = g_object_get_data (object, "id");

  return id != NULL ? *id : 0;
}

static void
deleted_undo_cb (RummyHistoryDialog *self, AdwToast *toast)
{
  rummy_history_restore (self->history, get_id (G_OBJECT (toast)));
}

static void
tell_deleted (RummyHistoryDialog *self, gint64 removal, const char *words)
{
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), words);

  set_id (toast, removal);
  adw_navigation_view_pop_to_tag (self->pages, "lists");
  rummy_toast_offer_undo (toast);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (deleted_undo_cb), self, G_CONNECT_SWAPPED);
  rummy_toast_show (toast, GTK_WIDGET (self));
}

static void
delete_listed (RummyHistoryDialog *self)
{
  RummyHistoryFilter filter = get_filter (self);

  tell_deleted (self, rummy_history_remove_listed (self->history, &filter),
                is_filtered (self) ? _("Listed games deleted") : _("All games deleted"));
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) owners = rummy_history_count_finish (RUMMY_HISTORY (source), result, &error);
  g_autofree char *heading = NULL, *body = NULL;
  AdwDialog *alert;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (owners == NULL) {
    rummy_toast_tell (GTK_WIDGET (self), error->message);
    return;
  }
  if (owners->len == 0) {
    rummy_toast_tell (GTK_WIDGET (self), _("There are no games in this list."));
    return;
  }

  rummy_history_words_deletion (owners, self->people, &heading, &body);
  alert = adw_alert_dialog_new (heading, body);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"), "delete", _("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  g_signal_connect_object (alert, "response::delete", G_CALLBACK (delete_listed), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (alert, GTK_WIDGET (self));
}

/* Deletes the listed games only, and first says whose they are. */
static void
delete_listed_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyHistoryDialog *self = RUMMY_HISTORY_DIALOG (widget);
  RummyHistoryFilter filter = get_filter (self);

  rummy_history_count_async (self->history, &filter, self->cancellable, counted_cb, g_object_ref (self));
}

static void
show_all_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyHistoryDialog *self = RUMMY_HISTORY_DIALOG (widget);

  gtk_drop_down_set_selected (self->players, 0);
  gtk_drop_down_set_selected (self->filter, 0);
}

/* Exports the listed games. */
static void
export_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyHistoryDialog *self = RUMMY_HISTORY_DIALOG (widget);
  gboolean is_json = g_str_equal (g_variant_get_string (parameter, NULL), "json");
  RummyHistoryFilter filter = get_filter (self);

  rummy_history_export (widget, self->history, is_json ? RUMMY_EXPORT_JSON : RUMMY_EXPORT_CSV, &filter);
}

static void
career_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyCareerPage) page = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyCareer) career = rummy_history_career_finish (RUMMY_HISTORY (source), result, &error);

  if (career != NULL)
    rummy_career_page_show (page, career);
  else
    rummy_career_page_fail (page, error);
}

/* Opens the page of a player: with charts of a profile, and with figures from the league table. */
static void
show_player (RummyHistoryDialog *self, const char *name, const char *owner, const RummyLeagueRow *row)
{
  RummyHistoryFilter filter = get_filter (self);
  AdwNavigationPage *page = rummy_career_page_new (name);

  if (row != NULL)
    rummy_career_page_show_figures (RUMMY_CAREER_PAGE (page), row);
  filter.owner = owner;
  if (*owner != '\0')
    rummy_history_career_async (self->history, &filter, NULL, career_cb, g_object_ref (page));
  adw_navigation_view_push (self->pages, page);
}

/* The player whose games are listed, or else the one who plays. */
static const char *
get_player (RummyHistoryDialog *self)
{
  const char *owner = get_filter (self).owner;

  return owner != NULL && *owner != '\0' ? owner : self->people->owners->pdata[self->people->current];
}

static void
charts_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyHistoryDialog *self = RUMMY_HISTORY_DIALOG (widget);
  const char *owner = get_player (self);

  show_player (self, rummy_people_name (self->people, owner, "", RUMMY_LEVEL_PERSON), owner, NULL);
}

static void
player_chosen_cb (RummyHistoryDialog *self, RummyLeagueItem *item)
{
  const RummyLeagueRow *row = rummy_league_item_get_row (item);

  show_player (self, rummy_league_item_get_name (item), row->owner, row);
}

static void
delete_cb (RummyHistoryDialog *self, RummyPastGamePage *page)
{
  tell_deleted (self, rummy_history_remove (self->history, rummy_past_game_page_get_id (page), NULL),
                _("Game deleted"));
}

static void
replay_cb (RummyHistoryDialog *self, RummyGame *game, guint round)
{
  g_signal_emit (self, signals[SIGNAL_REPLAY], 0, game, round);
}

static void
show_game (RummyHistoryDialog *self, AdwNavigationPage *page)
{
  g_signal_connect_object (page, "replay", G_CALLBACK (replay_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "delete", G_CALLBACK (delete_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, page);
}

/* Request for a game. */
typedef struct {
  RummyHistoryDialog *dialog;
  gint64 id;
} Loading;

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Loading *loading = data;
  g_autoptr (RummyHistoryDialog) self = loading->dialog;
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GError) error = NULL;

  self->is_loading = FALSE;
  if (rummy_history_load_finish (RUMMY_HISTORY (source), result, &saved, &error))
    show_game (self, rummy_past_game_page_new (loading->id, &saved));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) &&
           gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    rummy_dialog_warn (GTK_WIDGET (self), _("Game Not Opened"), error->message);
}

static void
game_activated_cb (RummyHistoryDialog *self, GtkWidget *row)
{
  rummy_history_dialog_show_game (self, get_id (row));
}

/* Makes a row open a game. */
static void
lead_to_game (RummyHistoryDialog *self, AdwActionRow *row, gint64 id)
{
  set_id (row, id);
  rummy_rows_lead (row, G_CALLBACK (game_activated_cb), self);
}

static void
league_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = rummy_history_league_finish (RUMMY_HISTORY (source), result, &error);

  if (rows != NULL)
    rummy_league_page_show (self->league, rows, self->people);
  else
    rummy_league_page_fail (self->league, error);
}

/* Failures are shown by the table above. */
static void
levels_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_autoptr (RummyCareer) career = rummy_history_career_finish (RUMMY_HISTORY (source), result, NULL);
  const char *owner;

  if (career == NULL)
    return;

  owner = get_player (self);
  rummy_league_page_show_levels (self->league,
                                 rummy_people_is_current (self->people, owner)
                                   ? NULL
                                   : rummy_people_name (self->people, owner, "", RUMMY_LEVEL_PERSON),
                                 career);
}

static void
fame_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) feats = rummy_history_feats_finish (RUMMY_HISTORY (source), result, &error);

  if (feats == NULL) {
    rummy_rows_fail (self->fame_stack, _("Couldn’t Load Games"), error);
    return;
  }

  gtk_list_box_remove_all (self->fame);
  for (guint i = 0; i < feats->len; i++) {
    const RummyFeat *feat = g_ptr_array_index (feats, i);
    g_autofree char *day = rummy_history_words_day (feat->ended);
    /* Translators: a player and a day. */
    g_autofree char *words = g_strdup_printf (C_("record", "%s, %s"),
                                              rummy_people_name (self->people, feat->owner, feat->name, feat->level),
                                              day);
    g_autofree char *figure = rummy_words_points (feat->value);
    AdwActionRow *row = rummy_rows_row (rummy_history_words_feat (feat->kind), words, figure);

    lead_to_game (self, row, feat->game);
    gtk_list_box_append (self->fame, GTK_WIDGET (row));
  }
  gtk_stack_set_visible_child_name (self->fame_stack, feats->len > 0 ? "list" : "empty");
}

static void
ask_for_league (RummyHistoryDialog *self, const RummyHistoryFilter *filter)
{
  RummyHistoryFilter own = *filter;

  rummy_history_league_async (self->history, filter, self->cancellable, league_cb, g_object_ref (self));
  own.owner = get_player (self);
  if (g_strcmp0 (filter->owner, RUMMY_PROFILE_NOBODY) != 0)
    rummy_history_career_async (self->history, &own, self->cancellable, levels_cb, g_object_ref (self));
  else
    rummy_league_page_show_levels (self->league, NULL, NULL);
}

/* Asks for the part that is shown. */
static void
ask_for_part (RummyHistoryDialog *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->stack);
  guint part = g_strcmp0 (name, "games") == 0    ? PART_GAMES
               : g_strcmp0 (name, "league") == 0 ? PART_LEAGUE
                                                 : PART_FAME;
  RummyHistoryFilter filter = get_filter (self);

  if (!(self->stale & part))
    return;

  self->stale &= ~part;
  if (part == PART_GAMES)
    rummy_games_page_ask (self->games, self->history, &filter, self->people);
  else if (part == PART_LEAGUE)
    ask_for_league (self, &filter);
  else
    rummy_history_feats_async (self->history, &filter, self->cancellable, fame_cb, g_object_ref (self));
}

/* Whatever was answered is old. */
static void
ask (RummyHistoryDialog *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();

  self->player_asked = gtk_drop_down_get_selected (self->players);
  self->kind_asked = gtk_drop_down_get_selected (self->filter);
  self->stale = ALL_PARTS;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.show-all", is_filtered (self));
  ask_for_part (self);
}

/* A choice is also notified when only its items change. */
static void
choice_cb (RummyHistoryDialog *self)
{
  if (gtk_drop_down_get_selected (self->players) != self->player_asked ||
      gtk_drop_down_get_selected (self->filter) != self->kind_asked)
    ask (self);
}

static void
practice_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_autoptr (GPtrArray) games = rummy_history_list_finish (RUMMY_HISTORY (source), result, NULL);

  if (games == NULL || games->len == 0)
    return;

  gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->filter)), _("Practice only"));
}

/* Unnamed rules are one item, after the named ones. */
static GStrv
fold_unnamed (const char *const *keys)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean is_told = FALSE;

  for (; *keys != NULL; keys++) {
    if (rummy_history_words_has_name (*keys)) {
      g_strv_builder_add (builder, *keys);
    } else if (!is_told) {
      g_strv_builder_add (builder, "");
      is_told = TRUE;
    }
  }

  return g_strv_builder_end (builder);
}

static void
rules_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_auto (GStrv) keys = rummy_history_rules_finish (RUMMY_HISTORY (source), result, NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (keys == NULL)
    return;

  g_strfreev (self->rules);
  self->rules = fold_unnamed ((const char *const *) keys);
  gtk_string_list_append (names, _("All games"));
  for (guint i = 0; self->rules[i] != NULL; i++)
    gtk_string_list_append (names, rummy_history_words_game (self->rules[i]));
  gtk_drop_down_set_model (self->filter, G_LIST_MODEL (names));
  rummy_history_list_async (self->history, &(RummyHistoryFilter) { .is_practice = TRUE }, 0, 1, NULL, practice_cb,
                            g_object_ref (self));
}

static void
play_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_PLAY], 0);
}

static void
game_chosen_cb (RummyHistoryDialog *self, gint64 id)
{
  rummy_history_dialog_show_game (self, id);
}

/* More than one kind of game, or practice. */
static gboolean
has_kinds (RummyHistoryDialog *self, guint n_choices)
{
  return n_choices > 2 || (n_choices == 2 && self->rules[0] == NULL);
}

static void
rummy_history_dialog_dispose (GObject *object)
{
  RummyHistoryDialog *self = RUMMY_HISTORY_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->history);
  g_clear_pointer (&self->rules, g_strfreev);
  g_clear_pointer (&self->people, rummy_people_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_HISTORY_DIALOG);

  G_OBJECT_CLASS (rummy_history_dialog_parent_class)->dispose (object);
}

static void
rummy_history_dialog_class_init (RummyHistoryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_history_dialog_dispose;

  signals[SIGNAL_REPLAY] = g_signal_new ("replay", RUMMY_TYPE_HISTORY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, RUMMY_TYPE_GAME, G_TYPE_UINT);
  signals[SIGNAL_PLAY] = g_signal_new ("play", RUMMY_TYPE_HISTORY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "history.charts", NULL, charts_cb);
  gtk_widget_class_install_action (widget_class, "history.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "history.show-all", NULL, show_all_cb);
  gtk_widget_class_install_action (widget_class, "history.export", "s", export_cb);
  gtk_widget_class_install_action (widget_class, "history.delete-listed", NULL, delete_listed_cb);
  g_type_ensure (RUMMY_TYPE_GAMES_PAGE);
  g_type_ensure (RUMMY_TYPE_LEAGUE_PAGE);
  g_type_ensure (RUMMY_TYPE_EMPTY_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/history-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, filter);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, players);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, games);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, options);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, league);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, fame_stack);
  gtk_widget_class_bind_template_child (widget_class, RummyHistoryDialog, fame);
  gtk_widget_class_bind_template_callback (widget_class, ask_for_part);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_kinds);
  rummy_bindings_add (widget_class);
}

static void
set_up_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* The choice may be ellipsized, list items not. */
static void
let_shrink (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_choice_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_choice_cb), NULL);
  gtk_drop_down_set_list_factory (choice, gtk_drop_down_get_factory (choice));
  gtk_drop_down_set_factory (choice, factory);
}

static void
rummy_history_dialog_init (RummyHistoryDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rummy_shortcuts_pass_on (gtk_menu_button_get_popover (self->options), FALSE);
  let_shrink (self->players);
  let_shrink (self->filter);
  rummy_rows_describe_choice (self->players, _("Player"));
  rummy_rows_describe_choice (self->filter, _("Games to show"));
}

/* Watched games exist. */
static void
watched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHistoryDialog) self = data;
  g_autoptr (GPtrArray) games = rummy_history_list_finish (RUMMY_HISTORY (source), result, NULL);

  if (games == NULL || games->len == 0 || self->people == NULL)
    return;

  gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->players)), _("Computers only"));
}

static void
fill_players (RummyHistoryDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("All players"));
  for (guint i = 0; i < self->people->names->len; i++)
    gtk_string_list_append (names, self->people->names->pdata[i]);
  gtk_drop_down_set_model (self->players, G_LIST_MODEL (names));
}

AdwDialog *
rummy_history_dialog_new (RummyHistory *history, GSettings *settings)
{
  RummyHistoryDialog *self;

  g_return_val_if_fail (RUMMY_IS_HISTORY (history), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_HISTORY_DIALOG, NULL);
  self->history = g_object_ref (history);
  self->people = rummy_people_new (settings);
  fill_players (self);
  g_signal_connect_object (history, "changed", G_CALLBACK (ask), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->filter, "notify::selected", G_CALLBACK (choice_cb), self);
  g_signal_connect_swapped (self->players, "notify::selected", G_CALLBACK (choice_cb), self);
  ask (self);
  /* What may be chosen comes after what is shown. */
  rummy_history_rules_async (history, NULL, rules_cb, g_object_ref (self));
  rummy_history_list_async (history, &(RummyHistoryFilter) { .owner = RUMMY_PROFILE_NOBODY }, 0, 1, NULL, watched_cb,
                            g_object_ref (self));

  return ADW_DIALOG (self);
}

void
rummy_history_dialog_show_page (RummyHistoryDialog *self, const char *name)
{
  g_return_if_fail (RUMMY_IS_HISTORY_DIALOG (self));

  adw_view_stack_set_visible_child_name (self->stack, name);
}

void
rummy_history_dialog_show_game (RummyHistoryDialog *self, gint64 id)
{
  Loading *loading;

  g_return_if_fail (RUMMY_IS_HISTORY_DIALOG (self));

  if (self->is_loading)
    return;

  self->is_loading = TRUE;
  loading = g_new (Loading, 1);
  *loading = (Loading) { g_object_ref (self), id };
  rummy_history_load_async (self->history, id, NULL, loaded_cb, loading);
}

gint64
rummy_history_dialog_get_game (RummyHistoryDialog *self)
{
  AdwNavigationPage *page;

  g_return_val_if_fail (RUMMY_IS_HISTORY_DIALOG (self), 0);

  page = adw_navigation_view_get_visible_page (self->pages);

  return RUMMY_IS_PAST_GAME_PAGE (page) ? rummy_past_game_page_get_id (RUMMY_PAST_GAME_PAGE (page)) : 0;
}
