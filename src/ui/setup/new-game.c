/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/new-game.h"

#include <glib/gi18n.h>

#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/options/variants.h"
#include "ui/parts/bindings.h"
#include "ui/parts/dialog.h"
#include "ui/parts/reason.h"
#include "ui/parts/toast.h"
#include "ui/setup/game-list.h"
#include "ui/setup/rules-page.h"
#include "ui/setup/seat-rows.h"
#include "ui/words/games.h"
#include "ui/words/history-words.h"
#include "ui/words/rule-words.h"

#define CHANGES_TOLD 6

struct _RummyNewGame {
  AdwDialog parent_instance;

  GSettings *settings;
  GPtrArray *variants; /* listed among games */
  const RummyPreset *preset;
  const RummyHouseRules *variant; /* NULL: the game by its own rules */

  GtkWidget *deal;
  AdwNavigationView *pages;
  AdwBin *rules; /* has a page of rules while one is customized */
  AdwActionRow *customize;
  AdwNavigationSplitView *split;
  RummyGameList *games;
  GtkLabel *summary_title, *summary_players; /* summary of the choice in a narrow dialog */
  AdwPreferencesGroup *about;
  AdwSpinRow *players;
  RummySeatRows *seats;
  gboolean has_seats; /* seats are shown */

  RummyGame *current;    /* goes on at the table; may be NULL */
  GPtrArray *unfinished; /* RummyGameFile; may be NULL */
  GFile *left;           /* of the chosen game, or NULL if that is current */
  AdwActionRow *go_on;
};

G_DEFINE_FINAL_TYPE (RummyNewGame, rummy_new_game, ADW_TYPE_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Sets the numbers of players. */
static void
get_range (RummyNewGame *self, int *least, int *most)
{
  *least = self->variant != NULL ? rummy_house_rules_fit_players (self->variant, 0) : self->preset->seats_min;
  *most = self->variant != NULL ? rummy_house_rules_fit_players (self->variant, RUMMY_SEATS_MAX)
                                : self->preset->seats_max;
}

static void
show_players (RummyNewGame *self)
{
  int least, most;

  get_range (self, &least, &most);
  adw_spin_row_set_range (self->players, least, most);
}

static int
get_players (RummyNewGame *self)
{
  return (int) adw_spin_row_get_value (self->players);
}

/* Returns whether so many can play by them. */
static gboolean
read_rules (RummyNewGame *self, RummyRules *rules)
{
  rummy_preset_rules (self->preset, get_players (self), rules);
  if (self->variant != NULL)
    *rules = self->variant->rules;
  rules->players = (gint16) get_players (self);

  return self->variant == NULL ||
         rummy_house_rules_fit_players (self->variant, get_players (self)) == get_players (self);
}

/* Describes the number of players. */
static char *
players_words (RummyNewGame *self, gboolean can_play)
{
  int least, most;

  get_range (self, &least, &most);
  if (!can_play)
    return g_strdup (_("These rules don’t allow this many players."));
  if (least == most)
    return g_strdup_printf (ngettext ("This game needs %u player.", "This game needs %u players.", (guint) most),
                            (guint) most);

  return g_strdup ("");
}

static void
show_changes (RummyNewGame *self, const RummyRules *rules)
{
  guint n = rummy_preset_count_changes (self->preset, rules);
  g_autofree char *words = g_strdup_printf (ngettext ("%u rule changed", "%u rules changed", n), n);

  adw_action_row_set_subtitle (self->customize, n > 0 ? words : _("Standard rules"));
}

static char *
summary_words (int players)
{
  return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) players), players);
}

/* Restores former players; edits stay. */
static void
show_seats (RummyNewGame *self)
{
  RummyRules rules;
  gboolean can_play = read_rules (self, &rules), has_game = rummy_game_list_get_preset (self->games) != NULL;
  g_autofree char *words = players_words (self, can_play), *summary = summary_words (get_players (self));
  int least, most;
  RummySeats seats;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->players), words);
  get_range (self, &least, &most);
  rummy_reason_set (GTK_WIDGET (self->players), least == most ? words : NULL);
  gtk_label_set_label (self->summary_players, summary);
  show_changes (self, &rules);
  rummy_reason_set (self->deal, !has_game ? _("Choose a game first.") : can_play ? NULL : words);
  if (rummy_seat_rows_is_edited (self->seats) ||
      (self->has_seats && !rummy_seat_settings_knows (self->settings, &rules)))
    rummy_seat_rows_get (self->seats, &seats);
  else {
    rummy_seat_settings_read (self->settings, &rules, &seats);
    rummy_seat_settings_seat_person (&rules, &seats); /* spectators choose again */
  }
  self->has_seats = TRUE;
  rummy_seat_rows_set (self->seats, &rules, &seats);
}

/* Changes without a name are told themselves. */
static char *
words_of (const RummyHouseRules *variant)
{
  return rummy_variants_is_unnamed (variant) ? rummy_rule_words_changes (&variant->rules, variant->preset, CHANGES_TOLD)
                                             : rummy_games_house_rules_words (variant);
}

static void
show_game (RummyNewGame *self)
{
  const RummyGameWords words = rummy_games_words (self->preset);
  const char *name = self->variant != NULL ? self->variant->name : words.name;
  g_autofree char *variant_words = self->variant != NULL ? words_of (self->variant) : NULL;
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *game_words = rummy_games_about (self->preset);
  g_autofree char *about = g_markup_escape_text (variant_words != NULL ? variant_words : game_words, -1);

  adw_preferences_group_set_title (self->about, title);
  adw_preferences_group_set_description (self->about, about);
  gtk_label_set_label (self->summary_title, name);
}

static gboolean
is_left (RummyNewGame *self, const RummyRules *left)
{
  RummyRules rules;

  read_rules (self, &rules);

  return rummy_games_are_same (&rules, left);
}

/* The game at the table comes first, then the one that was left last.  Returns it with the time of that, or NULL. */
static RummyGame *
find_left (RummyNewGame *self, GDateTime **time)
{
  *time = NULL;
  g_clear_object (&self->left);
  if (self->current != NULL && !rummy_game_get_match (self->current)->over &&
      is_left (self, &rummy_game_get_match (self->current)->rules))
    return g_object_ref (self->current);

  for (guint i = 0; self->unfinished != NULL && i < self->unfinished->len; i++) {
    const RummyGameFile *file = self->unfinished->pdata[i];

    if (is_left (self, &file->saved.record.rules) && g_file_query_exists (file->file, NULL)) {
      RummyGame *game = rummy_game_new_from_record (&file->saved.record);

      rummy_game_set_seats (game, &file->saved.seats);
      g_set_object (&self->left, file->file);
      *time = file->changed;
      return game;
    }
  }

  return NULL;
}

static void
show_left (RummyNewGame *self)
{
  GDateTime *time;
  g_autoptr (RummyGame) game = find_left (self, &time);
  g_autofree char *scores = game != NULL ? rummy_history_words_standing (game) : NULL;
  g_autofree char *left = game != NULL ? rummy_history_words_left (game, time) : NULL;
  g_autofree char *words = g_strjoin ("\n", scores != NULL ? scores : "", left, NULL);

  adw_action_row_set_subtitle (self->go_on, words);
}

static void
go_on_cb (RummyNewGame *self)
{
  g_autofree char *uri = self->left != NULL ? g_file_get_uri (self->left) : NULL;
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  adw_dialog_close (ADW_DIALOG (self));
  if (uri != NULL)
    gtk_widget_activate_action (window, "win.go-on", "s", uri);
  else
    gtk_widget_activate_action (window, "win.continue", NULL);
}

/* Without a match nothing can be dealt; the choice stays. */
static void
chosen_cb (RummyNewGame *self)
{
  const RummyPreset *preset = rummy_game_list_get_preset (self->games);

  if (preset != NULL) {
    self->preset = preset;
    self->variant = rummy_game_list_get_variant (self->games);
  }
  show_game (self);
  show_players (self);
  show_seats (self);
  show_left (self);
}

static void
show_seats_cb (RummyNewGame *self)
{
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
back_cb (RummyNewGame *self)
{
  adw_navigation_split_view_set_show_content (self->split, FALSE);
}

static void
code_cb (RummyNewGame *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.enter-code", NULL);
}

static void
lay_out_cb (RummyNewGame *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.lay-out", NULL);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
cancel_cb (RummyNewGame *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

/* Lists all games and chooses the one that New Game deals. */
static void
choose_next (RummyNewGame *self)
{
  g_autoptr (GPtrArray) variants = rummy_variants_list (self->settings);
  const RummyPreset *preset = rummy_rule_settings_read_preset (self->settings);
  const RummyHouseRules *variant;
  RummyRules rules;

  rummy_rule_settings_read_any (self->settings, preset, g_settings_get_int (self->settings, "players"), &rules);
  variant = rummy_house_rules_list_find_rules (variants, &rules);
  rummy_game_list_fill (self->games, self->settings, variants);
  self->preset = variant != NULL ? variant->preset : preset;
  self->variant = variant;
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  self->variants = g_steal_pointer (&variants);
  show_players (self);
  adw_spin_row_set_value (self->players, rules.players);
  rummy_game_list_choose (self->games, self->preset, self->variant);
}

static gboolean
can_leave_rules (RummyNewGame *self)
{
  GtkWidget *rules = adw_bin_get_child (self->rules);

  return rules == NULL || rummy_rules_page_is_valid (RUMMY_RULES_PAGE (rules));
}

/* What was edited is chosen. */
static void
leave_rules (RummyNewGame *self)
{
  GtkWidget *rules = adw_bin_get_child (self->rules);
  gboolean is_edited = rules != NULL && rummy_rules_page_is_edited (RUMMY_RULES_PAGE (rules));

  adw_bin_set_child (self->rules, NULL);
  if (is_edited)
    choose_next (self);
}

static void
popped_cb (RummyNewGame *self, AdwNavigationPage *page)
{
  if (g_strcmp0 (adw_navigation_page_get_tag (page), "rules") != 0)
    return;

  if (!can_leave_rules (self))
    rummy_toast_tell (GTK_WIDGET (self->split), _("Conflicting rules weren’t saved."));
  leave_rules (self);
}

static void
customize_cb (RummyNewGame *self)
{
  AdwPreferencesPage *page = rummy_rules_page_new (self->settings);
  RummyRules rules;

  read_rules (self, &rules);
  rummy_rules_page_open (RUMMY_RULES_PAGE (page), self->preset, &rules);
  adw_bin_set_child (self->rules, GTK_WIDGET (page));
  adw_navigation_view_push_by_tag (self->pages, "rules");
}

static void
deal_cb (RummyNewGame *self)
{
  RummyRules rules;
  RummySeats seats;

  if (!can_leave_rules (self)) {
    rummy_toast_tell (GTK_WIDGET (self->rules), _("Fix the rules in red first."));
    return;
  }
  leave_rules (self);
  if (!gtk_widget_get_sensitive (self->deal))
    return;

  read_rules (self, &rules);
  rummy_rule_settings_choose (self->settings, self->preset, &rules);
  rummy_rule_settings_set_next (self->settings, self->preset, rules.players);
  rummy_seat_rows_get (self->seats, &seats);
  rummy_seat_settings_write (self->settings, &rules, &seats);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
rummy_new_game_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rummy_new_game_parent_class)->map (widget);

  rummy_dialog_focus (ADW_DIALOG (widget), GTK_WIDGET (RUMMY_NEW_GAME (widget)->games), NULL);
}

static void
rummy_new_game_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_NEW_GAME);
  g_clear_object (&RUMMY_NEW_GAME (object)->settings);
  g_clear_object (&RUMMY_NEW_GAME (object)->current);
  g_clear_object (&RUMMY_NEW_GAME (object)->left);
  g_clear_pointer (&RUMMY_NEW_GAME (object)->unfinished, g_ptr_array_unref);
  g_clear_pointer (&RUMMY_NEW_GAME (object)->variants, g_ptr_array_unref);

  G_OBJECT_CLASS (rummy_new_game_parent_class)->dispose (object);
}

static void
rummy_new_game_class_init (RummyNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_new_game_dispose;
  widget_class->map = rummy_new_game_map;

  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", RUMMY_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RUMMY_TYPE_GAME_LIST);
  g_type_ensure (RUMMY_TYPE_SEAT_ROWS);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, deal);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, pages);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, rules);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, customize);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, go_on);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, split);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, games);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, summary_title);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, summary_players);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, about);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, players);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, seats);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, code_cb);
  gtk_widget_class_bind_template_callback (widget_class, lay_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, deal_cb);
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);
  gtk_widget_class_bind_template_callback (widget_class, customize_cb);
  gtk_widget_class_bind_template_callback (widget_class, go_on_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  rummy_bindings_add (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, show_seats_cb);
}

static void
rummy_new_game_init (RummyNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->deal);
}

AdwDialog *
rummy_new_game_new (GSettings *settings)
{
  RummyNewGame *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_NEW_GAME, NULL);
  self->settings = g_object_ref (settings);
  choose_next (self);
  g_signal_connect_object (self->players, "notify::value", G_CALLBACK (show_seats), self, G_CONNECT_SWAPPED);

  return ADW_DIALOG (self);
}

void
rummy_new_game_set_unfinished (RummyNewGame *self, RummyGame *current, GPtrArray *games)
{
  g_return_if_fail (RUMMY_IS_NEW_GAME (self));

  g_set_object (&self->current, current);
  g_clear_pointer (&self->unfinished, g_ptr_array_unref);
  self->unfinished = games != NULL ? g_ptr_array_ref (games) : NULL;
  show_left (self);
}

void
rummy_new_game_choose (RummyNewGame *self, const RummyPreset *preset)
{
  g_return_if_fail (RUMMY_IS_NEW_GAME (self));

  rummy_game_list_choose (self->games, preset, NULL);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}
