/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/shortcuts.h"

#include <glib/gi18n.h>

#define KEYS_MAX 5

typedef struct {
  const char *title;
  const char *action; /* NULL: handled by the table or GTK */
  const char *keys[KEYS_MAX];
  gboolean is_classic; /* only with classic keys */
} Shortcut;

typedef struct {
  const char *title;
  const Shortcut *shortcuts;
  gsize n_shortcuts;
} Group;

static const Shortcut turn_shortcuts[] = {
  { N_("Draw a Card"), NULL, { "s" } },
  { N_("Take the Upcard"), NULL, { "d" } },
  { N_("Meld or Lay Off"), NULL, { "m" } },
  { N_("Lay Down All Melds"), NULL, { "<Shift>m" } },
  { N_("Discard"), NULL, { "Delete", "BackSpace" } },
  { N_("Knock or Go Out"), NULL, { "g" } },
  { N_("Call Rum!"), NULL, { "r" } },
  { N_("Pass or End Your Turn"), NULL, { "p" } },
  { N_("Skip to Your Turn"), NULL, { "Page_Down" } },
  { N_("Undo"), "win.undo", { "<Control>z" } },
  { N_("Redo"), "win.redo", { "<Control><Shift>z" } },
  { N_("Restart Turn"), "win.restart-turn", { "<Control>BackSpace" } },
  { N_("Hint"), "win.suggest", { "<Control>h" } },
  { N_("Best Melds"), "win.melds", { "<Control><Shift>h" } },
  { N_("Best Moves"), "win.explain", { "<Control>e" } },
  { N_("Hidden Cards"), "win.belief", { "<Control>b" } },
  { N_("Show Opponents’ Likely Cards"), "win.belief-cards", { "<Control><Shift>b" } },
  { N_("Review the Round"), "win.review", { "<Control><Shift>r" } },
};

static const Shortcut card_shortcuts[] = {
  { N_("Move Between Cards"), NULL, { "Left", "Right" } },
  { N_("First or Last Card"), NULL, { "Home", "End" } },
  { N_("Move Between Rows"), NULL, { "Up", "Down" } },
  { N_("Next or Previous Part of the Table"), NULL, { "Tab", "<Shift>Tab" } },
  { N_("Go to a Card by Rank"), NULL, { "7", "0", "q", "asterisk", "<Shift>d" } },
  { N_("Select or Deselect"), NULL, { "space" } },
  { N_("Click the Focused Card, Meld, or Pile"), NULL, { "Return" } },
  { N_("Select Card 1–12"), NULL, { "F1", "F2", "F3", "F12" }, TRUE },
  { N_("Discard Card 1–12"), NULL, { "<Shift>F1", "<Shift>F2", "<Shift>F3", "<Shift>F12" }, TRUE },
  { N_("Deselect All Cards"), NULL, { "Escape" } },
};

static const Shortcut reader_shortcuts[] = {
  { N_("Describe Seats 1 to 4 Aloud"), NULL, { "<Alt>1", "<Alt>2", "<Alt>3", "<Alt>4" } },
  { N_("Describe Seats 5 to 8 Aloud"), NULL, { "<Alt>5", "<Alt>6", "<Alt>7", "<Alt>8" } },
  { N_("Read the Table Aloud"), NULL, { "<Alt>9" } },
  { N_("Read Your Hand Aloud"), NULL, { "<Alt>0" } },
  { N_("Read the Last Moves Aloud"), "win.repeat-moves", { "<Alt>Up" } },
};

static const Shortcut watch_shortcuts[] = {
  { N_("Pause or Resume"), "win.watch-stop", { "Pause", "<Control>p" } },
  { N_("One Move Forward"), "win.watch-step", { "<Control>Right" } },
};

static const Shortcut replay_shortcuts[] = {
  { N_("Replay the Round"), "win.replay", { "<Control>r" } },
  { N_("Last Six Moves"), "win.last-six", { "<Control>6" } },
  { N_("Play or Pause"), NULL, { "Pause", "<Control>p" } },
  { N_("One Move Back or Forward"), NULL, { "<Control>Left", "<Control>Right" } },
  { N_("Go to Start or End of Round"), NULL, { "<Control>Home", "<Control>End" } },
  { N_("Continue from Here"), "win.play-on", { "<Control>Return" } },
  { N_("Back to the Game"), NULL, { "Escape" } },
};

static const Shortcut game_shortcuts[] = {
  { N_("New Game"), "win.new-game", { "<Control>n" } },
  { N_("Choose a Game"), "win.choose-game", { "<Control><Shift>n" } },
  { N_("Open a Saved Game"), "win.open", { "<Control>o" } },
  { N_("Save the Game"), "win.save-as", { "<Control>s", "<Control><Shift>s" } },
  { N_("Change a Player"), NULL, { "Return" } },
  { N_("Share This Deal"), "win.deal", { "<Control><Shift>c" } },
  { N_("Scores"), "win.scores", { "<Control>t" } },
  { N_("Games Played"), "win.history", { "<Control>g" } },
  { N_("Moves"), "win.log", { "<Control>l" } },
  { N_("Discard Pile as a List"), "win.pile", { "<Control>d" } },
  { N_("Rules"), "win.rules", { "<Control>i" } },
  { N_("Scores, Moves, Rules"), "win.pane", { "F9" } },
  { N_("Sounds"), "win.sounds", { "<Control>m" } },
  { N_("Fullscreen"), "win.fullscreen", { "F11" } },
  { N_("Preferences"), "win.preferences", { "<Control>comma" } },
  { N_("Possible Moves"), "win.choices", { "<Control><Shift>e" } },
  { N_("Help"), "win.help", { "F1", "<Control>F1" } },
  { N_("Main Menu"), NULL, { "F10" } },
  { N_("Table Menu"), NULL, { "Menu", "<Shift>F10" } },
  { N_("Keyboard Shortcuts"), "win.shortcuts", { "<Control>question" } },
  { N_("Close Window"), "window.close", { "<Control>w" } },
  { N_("Quit"), "app.quit", { "<Control>q" } },
};

static const Shortcut help_shortcuts[] = {
  { N_("Search"), NULL, { "<Control>f" } },
  { N_("Back"), NULL, { "<Alt>Left" } },
  { N_("Forward"), NULL, { "<Alt>Right" } },
  { N_("Print This Page"), NULL, { "<Control>p" } },
};

static const Group groups[] = {
  { NC_("shortcuts", "Your Turn"), turn_shortcuts, G_N_ELEMENTS (turn_shortcuts) },
  { NC_("shortcuts", "Cards"), card_shortcuts, G_N_ELEMENTS (card_shortcuts) },
  { NC_("shortcuts", "Screen Reader"), reader_shortcuts, G_N_ELEMENTS (reader_shortcuts) },
  { NC_("shortcuts", "Watching"), watch_shortcuts, G_N_ELEMENTS (watch_shortcuts) },
  { NC_("shortcuts", "Replay"), replay_shortcuts, G_N_ELEMENTS (replay_shortcuts) },
  { NC_("shortcuts", "Game"), game_shortcuts, G_N_ELEMENTS (game_shortcuts) },
  { NC_("shortcuts", "Help"), help_shortcuts, G_N_ELEMENTS (help_shortcuts) },
};

/* With classic keys, function keys choose cards. */
static gboolean
is_function_key (const char *accelerator)
{
  return *accelerator == 'F' && g_ascii_isdigit (accelerator[1]);
}

/* Reads the keys of a shortcut into keys, which has room for all and NULL; returns how many. */
static guint
read_keys (const Shortcut *shortcut, gboolean classic, const char *keys[KEYS_MAX + 1])
{
  guint n = 0;

  for (guint i = 0; i < KEYS_MAX && shortcut->keys[i] != NULL; i++) {
    if (shortcut->is_classic ? classic : !classic || !is_function_key (shortcut->keys[i]))
      keys[n++] = shortcut->keys[i];
  }
  keys[n] = NULL;

  return n;
}

static char *
key_words (const char *accelerator)
{
  guint key;
  GdkModifierType modifiers;

  gtk_accelerator_parse (accelerator, &key, &modifiers);

  return gtk_accelerator_get_label (key, modifiers);
}

/* Returns the keys as one text. */
static char *
keys_words (const char *const *keys, guint n)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_autofree char *one = key_words (keys[i]);

    g_string_append_printf (words, "%s%s", i > 0 ? C_("list of keys", ", ") : "", one);
  }

  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
add_key (AdwActionRow *row, const char *accelerator)
{
  g_autofree char *text = key_words (accelerator);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "keycap");
  adw_action_row_add_suffix (row, label);
}

static AdwPreferencesGroup *
make_group (const Group *group, gboolean classic)
{
  AdwPreferencesGroup *box = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (box, g_dpgettext2 (NULL, "shortcuts", group->title));
  for (gsize i = 0; i < group->n_shortcuts; i++) {
    const char *keys[KEYS_MAX + 1];
    guint n = read_keys (&group->shortcuts[i], classic, keys);
    const char *title = _(group->shortcuts[i].title);
    g_autofree char *words = keys_words (keys, n), *name = g_strjoin (C_("list of keys", ", "), title, words, NULL);
    GtkWidget *row;

    if (n == 0)
      continue;

    row = adw_action_row_new ();
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
    /* A row of libadwaita (1.7) has no description but its subtitle. */
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    for (guint k = 0; k < n; k++)
      add_key (ADW_ACTION_ROW (row), keys[k]);
    adw_preferences_group_add (box, row);
  }

  return box;
}

void
rummy_shortcuts_install (GtkApplication *application, gboolean classic)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (gsize g = 0; g < G_N_ELEMENTS (groups); g++) {
    for (gsize i = 0; i < groups[g].n_shortcuts; i++) {
      const Shortcut *shortcut = &groups[g].shortcuts[i];
      const char *keys[KEYS_MAX + 2];

      if (shortcut->action == NULL)
        continue;

      /* GTK 4.18 caches the accelerator in menus of an action with one key; with two it asks the application. */
      if (read_keys (shortcut, classic, keys) == 1) {
        keys[1] = keys[0];
        keys[2] = NULL;
      }
      gtk_application_set_accels_for_action (application, shortcut->action, keys);
    }
  }
}

static gboolean
pass_on_cb (GtkWidget *widget, GVariant *args, gpointer action)
{
  const char *topic = g_str_equal (action, "win.help") ? rummy_help_get_topic (widget) : NULL;

  gtk_popover_popdown (GTK_POPOVER (widget));
  if (topic != NULL)
    gtk_widget_activate_action (widget, "win.help-page", "s", topic);
  else
    gtk_widget_activate_action_variant (widget, action, NULL);

  return TRUE;
}

static void
pass_on (GtkEventController *keys, const char *key, const char *action)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (key),
                      gtk_callback_action_new (pass_on_cb, (gpointer) action, NULL)));
}

void
rummy_shortcuts_pass_on (GtkPopover *popover, gboolean of_turn)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_POPOVER (popover));

  pass_on (keys, "F1", "win.help");
  pass_on (keys, "<Control>F1", "win.help");
  for (gsize i = 0; of_turn && i < G_N_ELEMENTS (turn_shortcuts); i++) {
    if (turn_shortcuts[i].action != NULL)
      pass_on (keys, turn_shortcuts[i].keys[0], turn_shortcuts[i].action);
  }
  gtk_widget_add_controller (GTK_WIDGET (popover), keys);
}

GtkEventController *
rummy_shortcuts_controller_new (GtkShortcutFunc func, gpointer data)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize g = 0; g < G_N_ELEMENTS (groups); g++) {
    for (gsize i = 0; i < groups[g].n_shortcuts; i++) {
      const Shortcut *shortcut = &groups[g].shortcuts[i];

      for (guint k = 0; shortcut->action != NULL && k < KEYS_MAX && shortcut->keys[k] != NULL; k++)
        gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (controller),
          gtk_shortcut_new_with_arguments (gtk_shortcut_trigger_parse_string (shortcut->keys[k]),
                                           gtk_callback_action_new (func, data, NULL), "s", shortcut->action));
    }
  }

  return controller;
}

AdwDialog *
rummy_shortcuts_dialog_new (gboolean classic)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  for (gsize g = 0; g < G_N_ELEMENTS (groups); g++)
    adw_preferences_page_add (page, make_group (&groups[g], classic));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (page));
  adw_dialog_set_title (dialog, _("Keyboard Shortcuts"));
  rummy_help_set_topic (GTK_WIDGET (dialog), "keys");
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_content_height (dialog, 640);
  adw_dialog_set_child (dialog, view);

  return dialog;
}

void
rummy_shortcuts_add_help (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic)
{
  for (gsize g = 0; g < G_N_ELEMENTS (groups); g++) {
    rummy_help_page_add (page, RUMMY_HELP_HEADING, g_dpgettext2 (NULL, "shortcuts", groups[g].title), NULL);
    for (gsize i = 0; i < groups[g].n_shortcuts; i++) {
      const char *keys[KEYS_MAX + 1];
      guint n = read_keys (&groups[g].shortcuts[i], classic, keys);
      g_autofree char *words = keys_words (keys, n);

      if (n > 0)
        rummy_help_page_add (page, RUMMY_HELP_TERM, words, _(groups[g].shortcuts[i].title));
    }
  }
}
