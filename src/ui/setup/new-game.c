/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/new-game.h"

#include <glib/gi18n.h>

#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/bindings.h"
#include "ui/setup/game-list.h"
#include "ui/setup/seat-rows.h"
#include "ui/words/games.h"

struct _RummyNewGame {
  AdwDialog parent_instance;

  GSettings *settings;
  GPtrArray *houses; /* RummyHouseRules, listed among games */
  const RummyPreset *preset;
  const RummyHouseRules *house; /* NULL: the game, perhaps with unnamed changes */

  GtkWidget *deal;
  AdwNavigationSplitView *split;
  RummyGameList *games;
  GtkLabel *summary_title, *summary_players; /* summary of the choice in a narrow dialog */
  AdwPreferencesGroup *about;
  AdwSpinRow *players;
  RummySeatRows *seats;
  gboolean has_seats; /* seats are shown */
};

G_DEFINE_FINAL_TYPE (RummyNewGame, rummy_new_game, ADW_TYPE_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Sets the numbers of players. */
static void
get_range (RummyNewGame *self, int *least, int *most)
{
  *least = self->house != NULL ? rummy_house_rules_fit_players (self->house, 0) : self->preset->seats_min;
  *most = self->house != NULL ? rummy_house_rules_fit_players (self->house, RUMMY_SEATS_MAX) : self->preset->seats_max;
}

static void
show_players (RummyNewGame *self)
{
  int least, most;

  get_range (self, &least, &most);
  adw_spin_row_set_range (self->players, least, most);
  gtk_widget_set_sensitive (GTK_WIDGET (self->players), least < most);
}

static int
get_players (RummyNewGame *self)
{
  return (int) adw_spin_row_get_value (self->players);
}

/* Rules in the settings that have a name are a row of their own; the row of the game stands for former changes, or
 * none. */
static gboolean
read_rules (RummyNewGame *self, RummyRules *rules)
{
  gboolean has_own;

  if (self->house != NULL) {
    *rules = self->house->rules;
    rules->players = (gint16) get_players (self);
    return rummy_house_rules_fit_players (self->house, get_players (self)) == get_players (self);
  }

  has_own = rummy_rule_settings_read (self->settings, self->preset, get_players (self), rules);
  if (rummy_house_rules_list_find_rules (self->houses, rules) != NULL)
    has_own = rummy_rule_settings_read_aside (self->settings, self->preset, get_players (self), rules);

  return has_own;
}

/* Describes the number of players. */
static char *
players_words (RummyNewGame *self, const RummyRules *rules, gboolean has_own)
{
  guint n_changes = rummy_preset_count_changes (self->preset, rules);
  int least, most;

  get_range (self, &least, &most);
  if (self->house != NULL && !has_own)
    return g_strdup (_("Nobody can play by these house rules with so many players."));
  if (!has_own)
    return g_strdup (rummy_rule_settings_words_own ());
  if (self->house == NULL && n_changes > 0)
    return g_strdup_printf (ngettext ("With %u changed rule.", "With %u changed rules.", n_changes), n_changes);
  if (least == most)
    return g_strdup_printf (ngettext ("This game is for %u.", "This game is for %u.", (guint) most), (guint) most);

  return g_strdup ("");
}

static char *
summary_words (int players)
{
  return g_strdup_printf (ngettext ("%d player around the table", "%d players around the table", (gulong) players),
                          players);
}

/* Restores former players; edits stay. */
static void
show_seats (RummyNewGame *self)
{
  RummyRules rules;
  gboolean has_own = read_rules (self, &rules);
  g_autofree char *words = players_words (self, &rules, has_own), *summary = summary_words (get_players (self));
  RummySeats seats;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->players), words);
  gtk_label_set_label (self->summary_players, summary);
  gtk_widget_set_sensitive (self->deal, rummy_game_list_get_preset (self->games) != NULL &&
                                          (self->house == NULL || has_own));
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

static void
show_game (RummyNewGame *self)
{
  const RummyGameWords words = rummy_games_words (self->preset);
  const char *name = self->house != NULL ? self->house->name : words.name;
  g_autofree char *house_words = self->house != NULL ? rummy_games_house_rules_words (self->house) : NULL;
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *game_words = words.note != NULL ? g_strjoin ("\n", words.about, words.note, NULL)
                                                   : g_strdup (words.about);
  g_autofree char *about = g_markup_escape_text (house_words != NULL ? house_words : game_words, -1);

  adw_preferences_group_set_title (self->about, title);
  adw_preferences_group_set_description (self->about, about);
  gtk_label_set_label (self->summary_title, name);
}

/* Without a match nothing can be dealt; the choice stays. */
static void
chosen_cb (RummyNewGame *self)
{
  const RummyPreset *preset = rummy_game_list_get_preset (self->games);

  if (preset != NULL) {
    self->preset = preset;
    self->house = rummy_game_list_get_house_rules (self->games);
  }
  show_game (self);
  show_players (self);
  show_seats (self);
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
cancel_cb (RummyNewGame *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
deal_cb (RummyNewGame *self)
{
  RummyRules rules, kept;
  RummySeats seats;

  if (!gtk_widget_get_sensitive (self->deal))
    return;

  read_rules (self, &rules);
  rummy_rule_settings_read_any (self->settings, self->preset, rules.players, &kept);
  /* House rules would replace unnamed changes. */
  if (self->house != NULL && rummy_house_rules_list_find_rules (self->houses, &kept) == NULL)
    rummy_rule_settings_put_aside (self->settings, self->preset);
  rummy_rule_settings_read (self->settings, self->preset, rules.players, &kept);
  if (!rummy_rules_are_same (&rules, &kept))
    rummy_rule_settings_write (self->settings, self->preset, &rules);
  rummy_seat_rows_get (self->seats, &seats);
  g_settings_set_string (self->settings, "game", self->preset->key);
  g_settings_set_int (self->settings, "players", rules.players);
  rummy_seat_settings_write (self->settings, &rules, &seats);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

/* Scrolls once the row is allocated. */
static gboolean
show_current_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (RUMMY_NEW_GAME (widget)->games));

  return G_SOURCE_REMOVE;
}

static void
rummy_new_game_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rummy_new_game_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, show_current_cb, NULL, NULL);
}

static void
rummy_new_game_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_NEW_GAME);
  g_clear_object (&RUMMY_NEW_GAME (object)->settings);
  g_clear_pointer (&RUMMY_NEW_GAME (object)->houses, g_ptr_array_unref);

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
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, split);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, games);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, summary_title);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, summary_players);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, about);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, players);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, seats);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, deal_cb);
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
  RummyRules rules;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_NEW_GAME, NULL);
  self->settings = g_object_ref (settings);
  self->houses = rummy_house_rules_list_get (settings);
  rummy_rule_settings_read_chosen (settings, &rules);
  self->house = rummy_house_rules_list_find_rules (self->houses, &rules);
  self->preset = self->house != NULL ? self->house->preset : rummy_rule_settings_read_preset (settings);
  show_players (self);
  adw_spin_row_set_value (self->players, rules.players);
  rummy_game_list_fill (self->games, settings, self->houses);
  rummy_game_list_choose (self->games, self->preset, self->house);
  g_signal_connect_object (self->players, "notify::value", G_CALLBACK (show_seats), self, G_CONNECT_SWAPPED);

  return ADW_DIALOG (self);
}


void
rummy_new_game_choose (RummyNewGame *self, const RummyPreset *preset)
{
  g_return_if_fail (RUMMY_IS_NEW_GAME (self));

  rummy_game_list_choose (self->games, preset, NULL);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}
