/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-help.h"

#include <glib/gi18n.h>

#include "ui/help/help-window.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/setup/rules-dialog.h"

#define LIT_SECONDS 5

struct _RummyWindowHelp {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyTutorial *guide;
  RummyWindowTutorial *tutorial;
  RummyNews *news;
  GtkWidget *window; /* weak */
  guint part_id;     /* ends a highlight */
};

static void
clear (RummyWindowHelp *self)
{
  g_clear_handle_id (&self->part_id, g_source_remove);
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_weak_pointer (&self->window);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowHelp, rummy_window_help, clear)

/* Pages by type of dialog; preferences also by their visible page. */
static const struct {
  const char *type, *page, *key;
} topics[] = {
  { "RummyPreferences", "table", "options#table" },
  { "RummyPreferences", "play", "options#play" },
  { "RummyPreferences", "hand", "options#hand" },
  { "RummyPreferences", "sound", "options#sound" },
  { "RummyPreferences", "rules", "options#rules" },
  { "RummyNewGame", NULL, "choose" },
  { "RummyHistoryDialog", NULL, "history" },
  { "RummyPlayersDialog", NULL, "players" },
  { "RummyScoreSheet", NULL, "scores" },
  { "RummyLayDialog", NULL, "deals" },
  { "RummyDealDialog", NULL, "deals" },
  { "RummyCodeDialog", NULL, "deals" },
  { "RummyOpenDialog", NULL, "saving" },
  { "RummySavedGamesDialog", NULL, "saving" },
  { "RummyPileList", NULL, "table" },
};

/* NULL for questions. */
static const char *
topic_of_dialog (AdwDialog *dialog)
{
  const char *key = rummy_help_get_topic (GTK_WIDGET (dialog)), *type = G_OBJECT_TYPE_NAME (dialog), *page = NULL;

  if (ADW_IS_PREFERENCES_DIALOG (dialog))
    page = adw_preferences_dialog_get_visible_page_name (ADW_PREFERENCES_DIALOG (dialog));

  for (gsize i = 0; key == NULL && i < G_N_ELEMENTS (topics); i++) {
    if (g_str_equal (topics[i].type, type) && (topics[i].page == NULL || g_strcmp0 (topics[i].page, page) == 0))
      key = topics[i].key;
  }

  return key;
}

static const char *
topic_of (RummyWindowHelp *self)
{
  AdwDialog *dialog = rummy_screen_get_dialog (self->screen);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (rummy_screen_get_window (self->screen)));
  const char *key = dialog != NULL ? topic_of_dialog (dialog) : NULL;

  /* A page of the pane. */
  for (; key == NULL && focus != NULL; focus = gtk_widget_get_parent (focus))
    key = rummy_help_get_topic (focus);

  if (key != NULL)
    return key;
  if (rummy_screen_get_replay (self->screen) != NULL)
    return "replay";
  if (rummy_screen_get_game (self->screen) == NULL || rummy_screen_has_tutorial (self->screen))
    return "first";

  return rummy_screen_is_watching (self->screen) ? "levels" : "table";
}

static void
show_page (RummyWindowHelp *self, const char *key)
{
  if (self->window == NULL) {
    GtkWindow *parent = GTK_WINDOW (rummy_screen_get_window (self->screen));

    g_set_weak_pointer (&self->window, rummy_help_window_new (parent, rummy_screen_get_settings (self->screen)));
    g_signal_connect_object (self->window, "refused", G_CALLBACK (rummy_news_tell), self->news, G_CONNECT_SWAPPED);
  }
  rummy_help_window_show (RUMMY_HELP_WINDOW (self->window), key);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_page (data, topic_of (data));
}

static void
help_page_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_page (data, g_variant_get_string (parameter, NULL));
}

/* Games have pages; changed rules have the rules dialog. */
static void
rules_of_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHelp *self = data;
  const RummyPreset *preset;
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  if (!rummy_rules_from_text (&rules, g_variant_get_string (parameter, NULL), error))
    return;

  preset = rummy_rules_preset (&rules);
  if (preset != NULL) {
    g_autofree char *key = g_strconcat ("game-", preset->key, NULL);

    show_page (self, key);
  } else {
    rummy_dialog_present (rummy_rules_dialog_new (&rules), rummy_screen_get_window (self->screen));
  }
}

static void
dim_cb (gpointer data)
{
  RummyWindowHelp *self = data;

  self->part_id = 0;
  if (rummy_window_tutorial_is_on (self->tutorial))
    rummy_tutorial_point (self->guide);
  else
    rummy_lights_point_out (rummy_table_get_lights (self->table), 0, RUMMY_NO_CARDS, 0);
}

static void
show_part_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const struct {
    const char *name;
    RummyTablePart part;
  } parts[] = {
    { "stock", RUMMY_PART_STOCK },   { "pile", RUMMY_PART_PILE }, { "hand", RUMMY_PART_HAND },
    { "others", RUMMY_PART_OTHERS }, { "own", RUMMY_PART_OWN },
  };
  RummyWindowHelp *self = data;

  if (rummy_screen_get_game (self->screen) == NULL || rummy_screen_get_replay (self->screen) != NULL) {
    rummy_news_tell (self->news, _("There’s no game on the table."));
    return;
  }

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++) {
    if (g_str_equal (parts[i].name, g_variant_get_string (parameter, NULL)))
      rummy_lights_point_out (rummy_table_get_lights (self->table), parts[i].part, RUMMY_NO_CARDS, 0);
  }
  g_clear_handle_id (&self->part_id, g_source_remove);
  self->part_id = g_timeout_add_seconds_once (LIT_SECONDS, dim_cb, self);
}

/* K-190 */
static void
help_text_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowHelp *self = data;

  if (self->window != NULL)
    gtk_widget_activate_action (self->window, "help.save", NULL);
}

RummyWindowHelp *
rummy_window_help_new (RummyScreen *screen, RummyTable *table, RummyTutorial *guide, RummyWindowTutorial *tutorial,
                       RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "help", .activate = help_cb },
    { .name = "help-text", .activate = help_text_cb },
    { .name = "help-page", .activate = help_page_cb, .parameter_type = "s" },
    { .name = "rules-of", .activate = rules_of_cb, .parameter_type = "s" },
    { .name = "show-part", .activate = show_part_cb, .parameter_type = "s" },
  };
  RummyWindowHelp *self = g_object_new (RUMMY_TYPE_WINDOW_HELP, NULL);

  self->screen = screen;
  self->table = table;
  self->guide = guide;
  self->tutorial = tutorial;
  self->news = news;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);

  return self;
}

guint
rummy_window_help_get_part_id (RummyWindowHelp *self)
{
  return self->part_id;
}
