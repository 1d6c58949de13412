/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-dialogs.h"

#include <glib/gi18n.h>

#include "ui/config.h"
#include "ui/help/shortcuts.h"
#include "ui/options/rule-settings.h"
#include "ui/parts/actions.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/parts/program-name.h"
#include "ui/play/pile-list.h"
#include "ui/words/games.h"

struct _RummyWindowDialogs {
  GObject parent_instance;

  RummyScreen *screen;
  RummyNews *news;
  RummySound *sound;
};

RUMMY_DEFINE_OBJECT (RummyWindowDialogs, rummy_window_dialogs)

/* Key of the game that New Game dealt, kept with the open preferences. */
#define AGAIN "rummy-rules-again"

typedef struct {
  const RummyPreset *preset;
  RummyRules rules;
} Again;

static void
keep_again (RummyWindowDialogs *self, AdwDialog *dialog)
{
  GSettings *settings = rummy_screen_get_settings (self->screen);
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  Again *again;

  if (match == NULL || rummy_session_is_practice (rummy_screen_get_session (self->screen)))
    return;

  again = g_new (Again, 1);
  again->preset = rummy_rule_settings_read_preset (settings);
  rummy_rule_settings_read_chosen (settings, &again->rules);
  g_object_set_data_full (G_OBJECT (dialog), AGAIN, again, g_free);
}

static void
preferences_closed_cb (RummyWindowDialogs *self, RummyPreferences *preferences)
{
  const Again *again = g_object_get_data (G_OBJECT (preferences), AGAIN);
  GSettings *settings = rummy_screen_get_settings (self->screen);
  g_autofree char *words = NULL;
  RummyRules rules;

  if (!rummy_preferences_has_valid_rules (preferences)) {
    rummy_news_tell (self->news, _("Conflicting rules weren’t saved."));
    return;
  }
  if (again == NULL || rummy_screen_get_game (self->screen) == NULL)
    return;

  rummy_rule_settings_read_chosen (settings, &rules);
  if (rummy_rule_settings_read_preset (settings) == again->preset && rummy_rules_are_same (&rules, &again->rules))
    return;

  /* Translators: the name of a game. */
  words = g_strdup_printf (_("“New Game” will now start %s"), rummy_games_name (&rules));
  rummy_news_offer (self->news, words, _("New Game"), "win.new-game");
}

/* Finds the dialog, also below others; or NULL. */
static AdwDialog *
find_preferences (RummyWindowDialogs *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (rummy_screen_get_window (self->screen));
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (window);

  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++) {
    g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i);

    if (RUMMY_IS_PREFERENCES (dialog))
      return dialog; /* owned by the window */
  }

  return NULL;
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDialogs *self = data;
  AdwDialog *visible = rummy_screen_get_dialog (self->screen), *dialog = find_preferences (self);

  if (dialog == NULL) {
    rummy_screen_follow_game (self->screen);
    dialog = rummy_preferences_new (rummy_screen_get_settings (self->screen), self->sound);
    keep_again (self, dialog);
    g_signal_connect_object (dialog, "closed", G_CALLBACK (preferences_closed_cb), self, G_CONNECT_SWAPPED);
    rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));
  } else if (dialog != visible && !ADW_IS_ALERT_DIALOG (visible)) { /* which needs an answer */
    adw_dialog_present (dialog, rummy_screen_get_window (self->screen));
  }
}

/* The rules of the game at the table. */
static void
change_rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyPreferences *preferences = rummy_window_dialogs_show_preferences (data);

  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (preferences), "rules");
}

static void
pile_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDialogs *self = data;

  if (!RUMMY_IS_PILE_LIST (rummy_screen_get_dialog (self->screen)))
    rummy_screen_present (self->screen, rummy_pile_list_new (rummy_screen_get_shown (self->screen),
                                                             rummy_screen_get_shown_person (self->screen)));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDialogs *self = data;
  gboolean is_classic = g_settings_get_boolean (rummy_screen_get_settings (self->screen), "classic-keys");

  rummy_dialog_present (rummy_shortcuts_dialog_new (is_classic), rummy_screen_get_window (self->screen));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDialogs *self = data;
  AdwDialog *about = adw_about_dialog_new ();

  g_object_set (about,
                "application-name", RUMMY_NAME,
                "application-icon", RUMMY_APP_ID,
                "version", RUMMY_VERSION,
                "developer-name", _("The Rummy 500 authors"),
                "copyright", _("© The Rummy 500 authors"),
                "license-type", GTK_LICENSE_GPL_3_0,
                "comments", _("Play rummy in 25 variations"),
                /* Translators: put your names here, one a line. */
                "translator-credits", _("translator-credits"),
                NULL);
  rummy_dialog_present (about, rummy_screen_get_window (self->screen));
}

static void
changed_cb (RummyWindowDialogs *self)
{
  rummy_actions_enable (rummy_screen_get_actions (self->screen), "pile", rummy_screen_why_not (self->screen, TRUE));
}

RummyWindowDialogs *
rummy_window_dialogs_new (RummyScreen *screen, RummyNews *news, RummySound *sound)
{
  static const GActionEntry entries[] = {
    { .name = "preferences", .activate = preferences_cb },
    { .name = "change-rules", .activate = change_rules_cb },
    { .name = "pile", .activate = pile_cb },
    { .name = "shortcuts", .activate = shortcuts_cb },
    { .name = "about", .activate = about_cb },
  };
  RummyWindowDialogs *self = g_object_new (RUMMY_TYPE_WINDOW_DIALOGS, NULL);

  self->screen = screen;
  self->news = news;
  self->sound = sound;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

RummyPreferences *
rummy_window_dialogs_show_preferences (RummyWindowDialogs *self)
{
  preferences_cb (NULL, NULL, self);

  return RUMMY_PREFERENCES (find_preferences (self));
}
