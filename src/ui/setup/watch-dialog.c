/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/watch-dialog.h"

#include <glib/gi18n.h>

#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/rows.h"
#include "ui/words/games.h"
#include "ui/words/words.h"

struct _RummyWatchDialog {
  AdwAlertDialog parent_instance;

  GSettings *settings;
  int players; /* of the next game */

  AdwComboRow *game, *first, *others;
  GtkWidget *explain;
};

G_DEFINE_FINAL_TYPE (RummyWatchDialog, rummy_watch_dialog, ADW_TYPE_ALERT_DIALOG)

/* Ready for Enter, rather than in the first row. */
static void
rummy_watch_dialog_map (GtkWidget *widget)
{
  GtkWidget *watch;

  GTK_WIDGET_CLASS (rummy_watch_dialog_parent_class)->map (widget);

  watch = adw_dialog_get_default_widget (ADW_DIALOG (widget));
  if (watch != NULL)
    gtk_widget_grab_focus (watch);
}

static void
rummy_watch_dialog_dispose (GObject *object)
{
  RummyWatchDialog *self = RUMMY_WATCH_DIALOG (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_WATCH_DIALOG);

  G_OBJECT_CLASS (rummy_watch_dialog_parent_class)->dispose (object);
}

static void
rummy_watch_dialog_class_init (RummyWatchDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_watch_dialog_dispose;
  widget_class->map = rummy_watch_dialog_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/watch-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyWatchDialog, game);
  gtk_widget_class_bind_template_child (widget_class, RummyWatchDialog, first);
  gtk_widget_class_bind_template_child (widget_class, RummyWatchDialog, others);
  gtk_widget_class_bind_template_child (widget_class, RummyWatchDialog, explain);
}

static void
rummy_watch_dialog_init (RummyWatchDialog *self)
{
  g_auto (GStrv) games = rummy_games_names ();
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *const *) games);
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < RUMMY_MAIN_LEVELS; i++)
    gtk_string_list_append (levels, rummy_words_skill (rummy_main_levels[i]));
  adw_combo_row_set_model (self->game, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->first, G_LIST_MODEL (levels));
  adw_combo_row_set_model (self->others, G_LIST_MODEL (levels));
  rummy_rows_show_choice (self->game);
  rummy_rows_show_choice (self->first);
  rummy_rows_show_choice (self->others);
}

/* The strongest computer and the first other one. */
static void
choose_levels (RummyWatchDialog *self, const RummyRules *rules)
{
  guint first = rummy_main_level_index (RUMMY_LEVEL_EXPERT), others = first;
  gboolean has_any = FALSE;
  RummySeats seats;

  rummy_seat_settings_read (self->settings, rules, &seats);
  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    guint at = rummy_main_level_index (seats.level[seat]);

    if (seats.level[seat] == RUMMY_LEVEL_PERSON)
      continue;
    if (!has_any)
      first = others = at;
    first = MAX (first, at);
    has_any = TRUE;
  }
  adw_combo_row_set_selected (self->first, first);
  adw_combo_row_set_selected (self->others, others);
}

AdwDialog *
rummy_watch_dialog_new (GSettings *settings)
{
  RummyWatchDialog *self = g_object_new (RUMMY_TYPE_WATCH_DIALOG, NULL);
  RummyRules rules;

  self->settings = g_object_ref (settings);
  rummy_rule_settings_read_chosen (settings, &rules);
  self->players = rules.players;
  adw_combo_row_set_selected (self->game, rummy_games_index (rummy_rule_settings_read_preset (settings)));
  choose_levels (self, &rules);
  g_settings_bind (settings, "watch-explain", self->explain, "active",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY);

  return ADW_DIALOG (self);
}

RummyGame *
rummy_watch_dialog_make_game (RummyWatchDialog *self, guint64 seed)
{
  const RummyPreset *preset;
  RummyRules rules;
  RummySeats seats;
  RummyGame *game;

  g_return_val_if_fail (RUMMY_IS_WATCH_DIALOG (self), NULL);

  preset = rummy_games_get (adw_combo_row_get_selected (self->game));
  rummy_rule_settings_read (self->settings, preset, CLAMP (self->players, preset->seats_min, preset->seats_max),
                            &rules);
  rummy_seats_init (&seats, rummy_main_levels[adw_combo_row_get_selected (self->others)]);
  seats.level[0] = rummy_main_levels[adw_combo_row_get_selected (self->first)];
  game = rummy_game_new (&rules, seed, 1);
  rummy_game_set_seats (game, &seats);

  return game;
}
