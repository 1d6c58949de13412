/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/home.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "store/profiles.h"
#include "ui/cards/backdrop.h"
#include "ui/cards/showcase.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/rows.h"
#include "ui/setup/continue-card.h"
#include "ui/setup/game-tile.h"
#include "ui/setup/today-card.h"
#include "ui/words/game-facts.h"
#include "ui/words/games.h"
#include "ui/words/history-words.h"

struct _RummyHome {
  AdwBin parent_instance;

  GSettings *settings;
  GCancellable *cancellable;
  RummyCardFaces *faces;

  GtkWidget *welcome;
  RummyShowcase *showcase;
  GtkEditable *name;
  RummyContinueCard *current;
  RummyTodayCard *today;
  GtkButton *all_games;
  GtkFlowBox *tiles;
  GtkListBox *unfinished;
  GPtrArray *left; /* unfinished games, or NULL */
  gboolean has_today_at_table, has_today_left; /* today's deal is begun */
  GDateTime *day;
  guint day_id; /* looks for the next day */
};

enum { DAY_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Seconds between looks at the clock, which may be set, or go on while the computer sleeps. */
#define DAY_SECONDS 60

/* At most this many; the dialog lists all. */
#define UNFINISHED_MAX 3

G_DEFINE_FINAL_TYPE (RummyHome, rummy_home, ADW_TYPE_BIN)

/* Asks only once. */
static void
remember_name (RummyHome *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *profile = rummy_profiles_current (self->settings, profiles);
  RummyRules rules;
  RummySeats seats;

  if (!gtk_widget_get_visible (self->welcome))
    return;

  rummy_rule_settings_read_chosen (self->settings, &rules);
  rummy_seat_settings_read (self->settings, &rules, &seats);
  rummy_seats_set_name (&seats, 0, gtk_editable_get_text (self->name));
  rummy_seat_settings_write (self->settings, &rules, &seats);
  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  /* Without a free name, the former one stays. */
  rummy_profiles_rename (self->settings, profile->id, gtk_editable_get_text (self->name), NULL);
}

static void
deal_cb (RummyHome *self)
{
  remember_name (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game", NULL);
}

static void
guide_cb (RummyHome *self)
{
  remember_name (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.guide", NULL);
}

static void
tile_cb (RummyHome *self, GtkFlowBoxChild *tile)
{
  const RummyPreset *preset = rummy_game_tile_get_preset (RUMMY_GAME_TILE (tile));

  remember_name (self);
  if (preset != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.choose-game-of", "s", preset->key);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.guide", NULL);
}

static gboolean
rummy_home_grab_focus (GtkWidget *widget)
{
  RummyHome *self = RUMMY_HOME (widget);

  if (gtk_widget_get_visible (self->welcome))
    return gtk_widget_grab_focus (GTK_WIDGET (self->name));

  return gtk_widget_grab_focus (GTK_WIDGET (self->current));
}

static void
rummy_home_dispose (GObject *object)
{
  RummyHome *self = RUMMY_HOME (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->day_id, g_source_remove);
  g_clear_pointer (&self->day, g_date_time_unref);
  g_clear_pointer (&self->left, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_HOME);
  if (self->faces != NULL)
    rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rummy_home_parent_class)->dispose (object);
}

static void
rummy_home_class_init (RummyHomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_home_dispose;
  widget_class->grab_focus = rummy_home_grab_focus;

  signals[DAY_CHANGED] = g_signal_new ("day-changed", RUMMY_TYPE_HOME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);

  g_type_ensure (RUMMY_TYPE_BACKDROP);
  g_type_ensure (RUMMY_TYPE_CONTINUE_CARD);
  g_type_ensure (RUMMY_TYPE_SHOWCASE);
  g_type_ensure (RUMMY_TYPE_TODAY_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/home.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyHome, welcome);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, showcase);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, name);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, current);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, today);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, all_games);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, tiles);
  gtk_widget_class_bind_template_child (widget_class, RummyHome, unfinished);
  gtk_widget_class_bind_template_callback (widget_class, deal_cb);
  gtk_widget_class_bind_template_callback (widget_class, guide_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_cb);
}

static void
add_tiles (RummyHome *self)
{
  const RummyPreset *preset;
  g_autofree char *all = NULL;
  guint n = 0;

  for (guint i = 0; (preset = rummy_game_facts_featured (i)) != NULL; i++)
    gtk_flow_box_append (self->tiles, rummy_game_tile_new (preset, self->faces));
  gtk_flow_box_append (self->tiles, rummy_game_tile_new (NULL, self->faces));

  while (rummy_games_get (n) != NULL)
    n++;
  all = g_strdup_printf (ngettext ("_All %u Game", "_All %u Games", n), n);
  gtk_button_set_label (self->all_games, all);
}

static void
show_showcase (RummyHome *self)
{
  const RummyCard cards[] = {
    rummy_card (0, RUMMY_HEARTS, 10),
    rummy_card (0, RUMMY_CLUBS, RUMMY_JACK),
    rummy_card (0, RUMMY_DIAMONDS, RUMMY_QUEEN),
    rummy_card (0, RUMMY_SPADES, RUMMY_KING),
    rummy_card (0, RUMMY_HEARTS, RUMMY_ACE),
  };

  rummy_showcase_show (self->showcase, self->faces, RUMMY_SLOT_HAND, cards, G_N_ELEMENTS (cards));
}

static void
rummy_home_init (RummyHome *self)
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

static void
deck_cb (RummyHome *self)
{
  RummyDeck deck;

  rummy_deck_read (self->settings, &deck);
  rummy_card_faces_set_deck (self->faces, &deck);
}

/* Nothing is drawn before it is seen. */
static void
fill (RummyHome *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  self->faces = rummy_card_faces_new ();
  deck_cb (self);
  g_signal_connect_object (settings, "changed", G_CALLBACK (deck_cb), self, G_CONNECT_SWAPPED);
  show_showcase (self);
  add_tiles (self);
}

static void
days_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyHome) self = data;
  g_autoptr (GArray) deals = rummy_history_deals_finish (RUMMY_HISTORY (source), result, NULL);

  if (deals != NULL)
    rummy_today_card_show (self->today, self->day, deals);
}

static void
show_today (RummyHome *self, RummySession *session)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const char *owner = rummy_profiles_owner (self->settings, rummy_profiles_current (self->settings, profiles));
  guint64 seeds[RUMMY_TODAY_DAYS];
  RummyRules rules;

  rummy_deal_code_day_rules (&rules);
  for (guint i = 0; i < RUMMY_TODAY_DAYS; i++) {
    g_autoptr (GDateTime) day = g_date_time_add_days (self->day, -(int) i);

    seeds[i] = rummy_deal_code_of_day (&rules, day);
  }
  rummy_today_card_show (self->today, self->day, NULL);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  rummy_history_deals_async (rummy_session_get_history (session), owner, &rules, seeds, RUMMY_TODAY_DAYS, 1,
                             self->cancellable, days_cb, g_object_ref (self));
}

static gboolean
is_begun_today (RummyHome *self, RummyGame *game)
{
  return game != NULL && !rummy_game_get_match (game)->over &&
         rummy_deal_code_is_of_day (rummy_game_get_record (game), self->day);
}

static void
show_begun (RummyHome *self)
{
  rummy_today_card_set_begun (self->today, self->has_today_at_table || self->has_today_left);
}

/* The next new game. */
static void
offer_next (RummyHome *self)
{
  RummyRules rules;
  RummySeats seats;
  g_autoptr (RummyGame) next = NULL;

  rummy_rule_settings_read_chosen (self->settings, &rules);
  rummy_seat_settings_read (self->settings, &rules, &seats);
  next = rummy_game_new (&rules, 0, 1);
  rummy_game_set_seats (next, &seats);
  rummy_continue_card_offer (self->current, next);
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
  g_autofree char *words = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  AdwActionRow *row = rummy_rows_row (_("All Unfinished Games…"), words, NULL);

  lead (row, "win.unfinished");

  return row;
}

static AdwActionRow *
make_unfinished (const RummyGameFile *kept)
{
  g_autoptr (RummyGame) game = rummy_game_new_from_record (&kept->saved.record);
  g_autofree char *uri = g_file_get_uri (kept->file);
  g_autofree char *scores = NULL, *left = NULL, *words = NULL, *title = NULL;
  AdwActionRow *row;

  rummy_game_set_seats (game, &kept->saved.seats);
  scores = rummy_history_words_standing (game);
  left = rummy_history_words_left (game, kept->changed);
  /* Translators: the name of a game. */
  title = g_strdup_printf (_("Continue %s"), rummy_history_words_title (game));
  words = g_strdup_printf ("%s\n%s", scores, left);
  row = rummy_rows_row (title, words, NULL);
  lead (row, "win.go-on");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);

  return row;
}

/* As the way to today's deal looks for it. */
static gboolean
is_left_today (RummyHome *self, const RummyGameFile *kept)
{
  return !kept->saved.seats.is_practice && rummy_deal_code_is_of_day (&kept->saved.record, self->day);
}

static void
show_left (RummyHome *self)
{
  guint n_games = self->left != NULL ? self->left->len : 0;

  self->has_today_left = FALSE;
  for (guint i = 0; i < n_games && !self->has_today_left; i++)
    self->has_today_left = is_left_today (self, self->left->pdata[i]);
  show_begun (self);
  gtk_list_box_remove_all (self->unfinished);
  for (guint i = 0; i < MIN (n_games, UNFINISHED_MAX); i++)
    gtk_list_box_append (self->unfinished, GTK_WIDGET (make_unfinished (self->left->pdata[i])));
  if (n_games > UNFINISHED_MAX)
    gtk_list_box_append (self->unfinished, GTK_WIDGET (make_more (n_games)));
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished), n_games > 0);
}

/* Returns whether it was another day. */
static gboolean
set_day (RummyHome *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  if (self->day != NULL && g_date_time_get_year (now) == g_date_time_get_year (self->day) &&
      g_date_time_get_day_of_year (now) == g_date_time_get_day_of_year (self->day))
    return FALSE;

  g_clear_pointer (&self->day, g_date_time_unref);
  self->day = g_steal_pointer (&now);

  return TRUE;
}

static gboolean
day_cb (gpointer data)
{
  RummyHome *self = data;

  if (set_day (self)) {
    show_left (self);
    g_signal_emit (self, signals[DAY_CHANGED], 0);
  }

  return G_SOURCE_CONTINUE;
}

RummyMiniature *
rummy_home_update (RummyHome *self, GSettings *settings, RummySession *session)
{
  RummyGame *game;
  gboolean is_first;

  g_return_val_if_fail (RUMMY_IS_HOME (self), NULL);

  if (self->settings == NULL)
    fill (self, settings);
  if (set_day (self))
    show_left (self);
  if (self->day_id == 0)
    self->day_id = g_timeout_add_seconds (DAY_SECONDS, day_cb, self);
  game = rummy_session_get_game (session);
  is_first = !g_settings_get_boolean (settings, "welcomed") && game == NULL;
  gtk_widget_set_visible (self->welcome, is_first);
  self->has_today_at_table = is_begun_today (self, game) || is_begun_today (self, rummy_session_get_waiting (session));
  show_begun (self);
  show_today (self, session);
  if (game == NULL) {
    offer_next (self);
    return NULL;
  }

  return rummy_continue_card_show (self->current, game, rummy_session_is_practice (session));
}

void
rummy_home_leave (RummyHome *self)
{
  g_return_if_fail (RUMMY_IS_HOME (self));

  g_clear_handle_id (&self->day_id, g_source_remove);
  rummy_continue_card_leave (self->current);
}

void
rummy_home_set_unfinished (RummyHome *self, GPtrArray *games)
{
  g_return_if_fail (RUMMY_IS_HOME (self));

  g_clear_pointer (&self->left, g_ptr_array_unref);
  self->left = games != NULL ? g_ptr_array_ref (games) : NULL;
  if (self->day == NULL)
    set_day (self);
  show_left (self);
}
