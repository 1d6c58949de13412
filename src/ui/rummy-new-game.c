/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-new-game.h"

#include <glib/gi18n.h>

#include "rummy-games.h"
#include "rummy-rule-settings.h"
#include "rummy-seat-rows.h"
#include "rummy-seat-settings.h"

struct _RummyNewGame {
  AdwDialog parent_instance;

  GSettings *settings;
  const RummyPreset *preset;

  AdwPreferencesPage *page;
  AdwSpinRow *players;
  RummySeatRows *seats;
  gboolean has_seats; /* they show those of some game */
  GtkWidget *deal;
  GtkWidget *current; /* the game that was chosen last */
};

G_DEFINE_FINAL_TYPE (RummyNewGame, rummy_new_game, ADW_TYPE_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_players (RummyNewGame *self)
{
  const RummyPreset *preset = self->preset;

  adw_spin_row_set_range (self->players, preset->seats_min, preset->seats_max);
  gtk_widget_set_sensitive (GTK_WIDGET (self->players), preset->seats_min < preset->seats_max);
}

static gboolean
read_rules (RummyNewGame *self, RummyRules *rules)
{
  return rummy_rule_settings_read (self->settings, self->preset, (int) adw_spin_row_get_value (self->players), rules);
}

/* What is to be known of their number. */
static char *
players_words (RummyNewGame *self, const RummyRules *rules, gboolean has_own)
{
  guint n = (guint) self->preset->seats_max, n_changes = rummy_rule_settings_count (self->preset, rules);

  if (!has_own)
    return g_strdup (_("Your changed rules are for another number of players: the game’s own rules are used."));
  if (n_changes > 0)
    return g_strdup_printf (ngettext ("With %u changed rule.", "With %u changed rules.", n_changes), n_changes);
  if (self->preset->seats_min == self->preset->seats_max)
    return g_strdup_printf (ngettext ("This game is for %u.", "This game is for %u.", n), n);

  return g_strdup ("");
}

/* As they sat there before; what was changed in the dialog stays. */
static void
show_seats (RummyNewGame *self)
{
  g_autofree char *words = NULL;
  RummyRules rules;
  RummySeats seats;

  words = players_words (self, &rules, read_rules (self, &rules));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->players), words);
  if (rummy_seat_rows_is_edited (self->seats) ||
      (self->has_seats && !rummy_seat_settings_knows (self->settings, &rules)))
    rummy_seat_rows_get (self->seats, &seats);
  else
    rummy_seat_settings_read (self->settings, &rules, &seats);
  self->has_seats = TRUE;
  rummy_seat_rows_set (self->seats, &rules, &seats);
}

static void
game_toggled_cb (GtkCheckButton *check, RummyNewGame *self)
{
  if (!gtk_check_button_get_active (check))
    return;

  self->preset = g_object_get_data (G_OBJECT (check), "preset");
  show_players (self);
  show_seats (self);
}

static void
cancel_cb (RummyNewGame *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
deal_cb (RummyNewGame *self)
{
  RummyRules rules;
  RummySeats seats;

  read_rules (self, &rules);
  rummy_seat_rows_get (self->seats, &seats);
  g_settings_set_string (self->settings, "game", self->preset->key);
  g_settings_set_int (self->settings, "players", rules.players);
  rummy_seat_settings_write (self->settings, &rules, &seats);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static GtkCheckButton *
add_game (RummyNewGame *self, AdwPreferencesGroup *group, GtkCheckButton *others, const RummyPreset *preset)
{
  RummyGameWords words = rummy_games_words (preset);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), others);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), preset == self->preset);
  g_object_set_data (G_OBJECT (check), "preset", (gpointer) preset);
  g_signal_connect_object (check, "toggled", G_CALLBACK (game_toggled_cb), self, 0);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words.words);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_preferences_group_add (group, row);
  if (preset == self->preset)
    self->current = check;

  return GTK_CHECK_BUTTON (check);
}

/* A group for each family, in the order in which the presets first name them. */
static void
add_games (RummyNewGame *self)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  GtkCheckButton *others = NULL;
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    const char *family = rummy_games_words (&presets[i]).family;
    AdwPreferencesGroup *group = g_hash_table_lookup (groups, family);

    if (group == NULL) {
      group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      adw_preferences_group_set_title (group, family);
      adw_preferences_page_add (self->page, group);
      g_hash_table_insert (groups, (gpointer) family, group);
    }
    others = add_game (self, group, others, &presets[i]);
  }
}

/* Only what has its place can be brought into view. */
static gboolean
show_current_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_grab_focus (RUMMY_NEW_GAME (widget)->current);

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

  g_type_ensure (RUMMY_TYPE_SEAT_ROWS);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/rummy-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, page);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, players);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, RummyNewGame, deal);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, deal_cb);
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
  rummy_new_game_read_rules (settings, &rules);
  self->preset = rummy_new_game_read_preset (settings);
  show_players (self);
  adw_spin_row_set_value (self->players, rules.players);
  show_seats (self);
  g_signal_connect_object (self->players, "notify::value", G_CALLBACK (show_seats), self, G_CONNECT_SWAPPED);
  add_games (self);

  return ADW_DIALOG (self);
}

const RummyPreset *
rummy_new_game_read_preset (GSettings *settings)
{
  g_autofree char *game = g_settings_get_string (settings, "game");
  const RummyPreset *preset = rummy_preset_find (game);

  return preset != NULL ? preset : rummy_preset_find ("500-rum");
}

void
rummy_new_game_read_rules (GSettings *settings, RummyRules *rules)
{
  rummy_rule_settings_read (settings, rummy_new_game_read_preset (settings), g_settings_get_int (settings, "players"),
                            rules);
}
