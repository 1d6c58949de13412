/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/start-page.h"

#include <glib/gi18n.h>

#include "store/profiles.h"
#include "ui/cards/backdrop.h"
#include "ui/cards/showcase.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/words/games.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

struct _RummyStartPage {
  AdwBin parent_instance;

  GSettings *settings;

  GtkLabel *heading;
  GtkWidget *welcome;
  GtkEditable *name;
  GtkListBox *games;
  AdwActionRow *resume;
  AdwActionRow *again;
};

/* At most this many; the dialog lists all. */
#define UNFINISHED_MAX 3

G_DEFINE_FINAL_TYPE (RummyStartPage, rummy_start_page, ADW_TYPE_BIN)

static char *
names_of (RummyGame *game)
{
  guint players = (guint) rummy_game_get_match (game)->rules.players;
  guint own = rummy_seats_only_person (rummy_game_get_seats (game), players);
  char *names = rummy_words_seat (game, 0, own);

  for (guint seat = 1; seat < players; seat++) {
    g_autofree char *name = rummy_words_seat (game, seat, own), *before = names;

    /* Translators: a list of names that grows: "You, Bella", "Carl". */
    names = g_strdup_printf (C_("names", "%s, %s"), before, name);
  }

  return names;
}

/* Names game and players; of a saved game also score and time. */
static void
describe (AdwActionRow *row, RummyGame *game, GDateTime *left)
{
  const RummyMatch *match = rummy_game_get_match (game);
  g_autofree char *players = match->rounds > 0 ? rummy_history_words_standing (game) : names_of (game), *words = NULL;

  if (match->rounds > 0)
    /* Translators: the name of a game, which round it has come to, and on a line of its own who plays. */
    words = g_strdup_printf (_("%s, round %u\n%s"), rummy_games_name (&match->rules), (guint) match->rounds, players);
  else
    words = g_strdup_printf ("%s\n%s", rummy_games_name (&match->rules), players);
  if (left != NULL) {
    g_autofree char *before = words, *time = rummy_history_words_time (g_date_time_to_unix (left));
    /* Translators: a day and a time. */
    g_autofree char *when = g_strdup_printf (_("Left on %s"), g_strstrip (time));

    words = g_strdup_printf ("%s\n%s", before, when);
  }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle (row, words);
}

/* The next new game. */
static RummyGame *
next_game (RummyStartPage *self)
{
  RummyRules rules;
  RummySeats seats;
  RummyGame *game;

  rummy_rule_settings_read_chosen (self->settings, &rules);
  rummy_seat_settings_read (self->settings, &rules, &seats);
  game = rummy_game_new (&rules, 0, 1);
  rummy_game_set_seats (game, &seats);

  return game;
}

/* Asks only once. */
static void
remember_name (RummyStartPage *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *profile = rummy_profiles_current (self->settings, profiles);
  RummyRules rules;
  RummySeats seats;

  rummy_rule_settings_read_chosen (self->settings, &rules);
  rummy_seat_settings_read (self->settings, &rules, &seats);
  rummy_seats_set_name (&seats, 0, gtk_editable_get_text (self->name));
  rummy_seat_settings_write (self->settings, &rules, &seats);
  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  /* Without a free name, the former one stays. */
  rummy_profiles_rename (self->settings, profile->id, gtk_editable_get_text (self->name), NULL);
}

static void
deal_cb (RummyStartPage *self)
{
  remember_name (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game", NULL);
}

static void
guide_cb (RummyStartPage *self)
{
  remember_name (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.guide", NULL);
}

static void
choose_cb (RummyStartPage *self)
{
  remember_name (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.choose-game", NULL);
}

static gboolean
rummy_start_page_grab_focus (GtkWidget *widget)
{
  RummyStartPage *self = RUMMY_START_PAGE (widget);

  if (gtk_widget_get_visible (self->welcome))
    return gtk_widget_grab_focus (GTK_WIDGET (self->name));
  if (gtk_widget_get_visible (GTK_WIDGET (self->resume)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->resume));

  return gtk_widget_grab_focus (GTK_WIDGET (self->again));
}

static void
rummy_start_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_START_PAGE);
  g_clear_object (&RUMMY_START_PAGE (object)->settings);

  G_OBJECT_CLASS (rummy_start_page_parent_class)->dispose (object);
}

static void
rummy_start_page_class_init (RummyStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_start_page_dispose;
  widget_class->grab_focus = rummy_start_page_grab_focus;

  g_type_ensure (RUMMY_TYPE_BACKDROP);
  g_type_ensure (RUMMY_TYPE_SHOWCASE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, RummyStartPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, RummyStartPage, name);
  gtk_widget_class_bind_template_child (widget_class, RummyStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, RummyStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, RummyStartPage, again);
  gtk_widget_class_bind_template_callback (widget_class, deal_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, guide_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_start_page_init (RummyStartPage *self)
{
  const char *name = g_get_real_name ();
  RummySeats seats;

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->name), RUMMY_NAME_CHARS);

  /* GLib's placeholder for no name. */
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_seats_set_name (&seats, 0, g_str_equal (name, "Unknown") ? NULL : name);
  gtk_editable_set_text (self->name, seats.name[0]);
}

void
rummy_start_page_update (RummyStartPage *self, GSettings *settings, RummySession *session)
{
  RummyGame *former;
  gboolean is_first;

  g_return_if_fail (RUMMY_IS_START_PAGE (self));

  g_set_object (&self->settings, settings);
  former = rummy_session_get_former (session);
  is_first = !g_settings_get_boolean (settings, "welcomed") && former == NULL;

  gtk_label_set_label (self->heading, is_first ? _("Welcome to Rummy 500") : _("Rummy 500"));
  adw_action_row_set_subtitle (self->resume, "");
  if (former != NULL)
    describe (self->resume, former, NULL);
  adw_action_row_set_subtitle (self->again, "");
  if (!is_first) {
    g_autoptr (RummyGame) next = next_game (self);

    describe (self->again, next, NULL);
  }
}

/* A row that activates an action. */
static void
lead (AdwActionRow *row, const char *action)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  adw_action_row_add_suffix (row, g_object_new (GTK_TYPE_IMAGE,
                                                "icon-name", "go-next-symbolic",
                                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                                NULL));
}

static AdwActionRow *
make_more (guint n_games)
{
  g_autofree char *words = g_strdup_printf (ngettext ("%u game that was left", "%u games that were left", n_games),
                                            n_games);
  AdwActionRow *row = rummy_rows_row (_("All Unfinished Games…"), words, NULL);

  lead (row, "win.unfinished");

  return row;
}

static AdwActionRow *
make_unfinished (const RummyGameFile *kept)
{
  g_autoptr (RummyGame) game = rummy_game_new_from_record (&kept->saved.record);
  g_autofree char *uri = g_file_get_uri (kept->file);
  AdwActionRow *row = rummy_rows_row (_("Unfinished Game"), NULL, NULL);

  rummy_game_set_seats (game, &kept->saved.seats);
  describe (row, game, kept->changed);
  lead (row, "win.open-file");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);

  return row;
}

void
rummy_start_page_set_unfinished (RummyStartPage *self, GPtrArray *games)
{
  g_return_if_fail (RUMMY_IS_START_PAGE (self));

  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->games, 1)) != GTK_LIST_BOX_ROW (self->again);)
    gtk_list_box_remove (self->games, GTK_WIDGET (row));
  for (guint i = 0; games != NULL && i < MIN (games->len, UNFINISHED_MAX); i++)
    gtk_list_box_insert (self->games, GTK_WIDGET (make_unfinished (games->pdata[i])), 1 + (int) i);
  if (games != NULL && games->len > UNFINISHED_MAX)
    gtk_list_box_insert (self->games, GTK_WIDGET (make_more (games->len)), 1 + UNFINISHED_MAX);
}
