/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/help/help-window.h"
#include "ui/setup/rules-dialog.h"

/* The help, at the page of what is seen. */

#define LIT_SECONDS 5

/* Of a dialog by its type; the preferences also have a page in front. */
static const struct {
  const char *type, *page, *key;
} topics[] = {
  { "RummyPreferences", "table", "options-table" },
  { "RummyPreferences", "play", "options-play" },
  { "RummyPreferences", "hand", "options-hand" },
  { "RummyPreferences", "sound", "options-sound" },
  { "RummyPreferences", "rules", "options-rules" },
  { "RummyNewGame", NULL, "choose" },
  { "RummyHistoryDialog", NULL, "history" },
  { "RummyPlayersDialog", NULL, "players" },
  { "RummyScoreSheet", NULL, "scores" },
  { "RummyLayDialog", NULL, "deals" },
  { "RummyDealDialog", NULL, "deals" },
  { "RummyOpenDialog", NULL, "saving" },
  { "RummySavedGamesDialog", NULL, "saving" },
  { "RummyReviewDialog", NULL, "advice" },
  { "RummyBeliefDialog", NULL, "advice" },
  { "RummyPileList", NULL, "table" },
};

/* NULL where it has no page, as questions have none. */
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
topic_of (RummyWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  const char *key = dialog != NULL ? topic_of_dialog (dialog) : NULL;

  if (key != NULL)
    return key;
  if (self->replay != NULL)
    return "replay";
  if (self->game == NULL || rummy_window_has_tutorial (self))
    return "first";

  return rummy_window_is_watching (self) ? "levels" : "table";
}

static void
show_page (RummyWindow *self, const char *key)
{
  if (self->help == NULL) {
    g_set_weak_pointer (&self->help, rummy_help_window_new (GTK_WINDOW (self), self->settings));
    g_signal_connect_object (self->help, "refused", G_CALLBACK (rummy_window_tell), self, G_CONNECT_SWAPPED);
  }
  rummy_help_window_show (RUMMY_HELP_WINDOW (self->help), key);
  gtk_window_present (GTK_WINDOW (self->help));
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

/* A game as it is has a page; where rules are changed only they can tell. */
static void
rules_of_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const RummyPreset *preset;
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  if (!rummy_rules_from_text (&rules, g_variant_get_string (parameter, NULL), error))
    return;

  preset = rummy_rules_preset (&rules);
  if (preset != NULL) {
    g_autofree char *key = g_strconcat ("game-", preset->key, NULL);

    show_page (data, key);
  } else {
    rummy_dialog_present (rummy_rules_dialog_new (&rules), data);
  }
}

static void
dim_cb (gpointer data)
{
  RummyWindow *self = data;

  self->part_id = 0;
  if (rummy_window_has_tutorial (self) && !self->is_tutorial_hidden)
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
  RummyWindow *self = data;

  if (self->game == NULL || self->replay != NULL) {
    rummy_window_tell (self, _("No game lies on the table."));
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
  RummyWindow *self = data;

  if (self->help != NULL)
    gtk_widget_activate_action (self->help, "help.save", NULL);
}

void
rummy_window_close_help (RummyWindow *self)
{
  g_clear_handle_id (&self->part_id, g_source_remove);
  if (self->help != NULL)
    gtk_window_destroy (GTK_WINDOW (self->help));
  g_clear_weak_pointer (&self->help);
}

void
rummy_window_init_help (RummyWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "help", .activate = help_cb },
    { .name = "help-text", .activate = help_text_cb },
    { .name = "help-page", .activate = help_page_cb, .parameter_type = "s" },
    { .name = "rules-of", .activate = rules_of_cb, .parameter_type = "s" },
    { .name = "show-part", .activate = show_part_cb, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
