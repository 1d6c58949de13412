/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/shortcuts.h"

#include <glib/gi18n.h>

#define KEYS_MAX 4

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
  { N_("Draw from the stock"), NULL, { "s" } },
  { N_("Take the last discard"), NULL, { "d" } },
  { N_("Meld or lay off the selected cards"), NULL, { "m" } },
  { N_("Meld all"), NULL, { "<Shift>m" } },
  { N_("Discard the card"), NULL, { "Delete", "BackSpace" } },
  { N_("Knock, or go out at once"), NULL, { "g" } },
  { N_("Call rum"), NULL, { "r" } },
  { N_("Pass, or end the turn"), NULL, { "p" } },
  { N_("Skip what the computers do"), NULL, { "Page_Down" } },
  { N_("Undo the last move"), "win.undo", { "<Control>z" } },
  { N_("Redo it"), "win.redo", { "<Control><Shift>z" } },
  { N_("Restart the turn"), "win.restart-turn", { "<Control>BackSpace" } },
  { N_("Suggest what to do"), "win.suggest", { "<Control>h" } },
  { N_("Show the best melds; once more: select the first"), "win.melds", { "<Control><Shift>h" } },
  { N_("Explain what the choices are worth"), "win.explain", { "<Control>e" } },
  { N_("Tell where the unseen cards probably are"), "win.belief", { "<Control>b" } },
  { N_("Show on the table which they probably are, as practice"), "win.belief-cards", { "<Control><Shift>b" } },
  { N_("Review the round"), "win.review", { "<Control><Shift>r" } },
};

static const Shortcut card_shortcuts[] = {
  { N_("Go to another card"), NULL, { "Left", "Right" } },
  { N_("Go to the first or the last card"), NULL, { "Home", "End" } },
  { N_("Go up or down on the table"), NULL, { "Up", "Down" } },
  { N_("Go to the next part of the table, or back"), NULL, { "Tab", "<Shift>Tab" } },
  { N_("Go to the next card of a rank in the hand"), NULL, { "7", "0", "q", "asterisk" } },
  { N_("The same, where the letter is a key of its own"), NULL, { "<Shift>d" } },
  { N_("Select or unselect the card"), NULL, { "space" } },
  { N_("Act on the stock, the pile, a card or a meld"), NULL, { "Return" } },
  { N_("Select or unselect the cards one to twelve"), NULL, { "F1", "F2", "F3", "F12" }, TRUE },
  { N_("Discard one of them"), NULL, { "<Shift>F1", "<Shift>F2", "<Shift>F3", "<Shift>F12" }, TRUE },
  { N_("Unselect all cards"), NULL, { "Escape" } },
};

static const Shortcut seat_shortcuts[] = {
  { N_("Read out the seats one to four"), NULL, { "<Alt>1", "<Alt>2", "<Alt>3", "<Alt>4" } },
  { N_("Read out the seats five to eight"), NULL, { "<Alt>5", "<Alt>6", "<Alt>7", "<Alt>8" } },
  { N_("Rename the seat, or choose who sits there"), NULL, { "Return" } },
};

static const Shortcut watch_shortcuts[] = {
  { N_("Stop the computers, or let them go on"), "win.watch-stop", { "Pause", "<Control>p" } },
  { N_("Let the computers do one thing"), "win.watch-step", { "<Control>Right" } },
};

static const Shortcut replay_shortcuts[] = {
  { N_("Go through the round again"), "win.replay", { "<Control>r" } },
  { N_("Last six moves"), "win.last-six", { "<Control>6" } },
  { N_("Play or stop"), NULL, { "Pause", "<Control>p" } },
  { N_("One move back or forward"), NULL, { "<Control>Left", "<Control>Right" } },
  { N_("To the deal or to the end"), NULL, { "<Control>Home", "<Control>End" } },
  { N_("Play on from here, as practice"), "win.play-on", { "<Control>Return" } },
  { N_("Back to the game"), NULL, { "Escape" } },
};

static const Shortcut game_shortcuts[] = {
  { N_("New game"), "win.new-game", { "<Control>n" } },
  { N_("Choose a game"), "win.choose-game", { "<Control><Shift>n" } },
  { N_("Open a saved game"), "win.open", { "<Control>o" } },
  { N_("Save the game as a file"), "win.save-as", { "<Control>s", "<Control><Shift>s" } },
  { N_("Deal code, to check, share or play"), "win.deal", { "<Control><Shift>c" } },
  { N_("Scores"), "win.scores", { "<Control>t" } },
  { N_("Games played"), "win.history", { "<Control>g" } },
  { N_("What happened in this round"), "win.log", { "<Control>l" } },
  { N_("Discard pile as a list"), "win.pile", { "<Control>d" } },
  { N_("Rules of this game"), "win.rules", { "<Control>i" } },
  { N_("Show or hide scores, moves, and rules"), "win.pane", { "F9" } },
  { N_("Sounds on or off"), "win.sounds", { "<Control>m" } },
  { N_("Fullscreen"), "win.fullscreen", { "F11" } },
  { N_("Preferences"), "win.preferences", { "<Control>comma" } },
  { N_("What you can do now"), "win.choices", { "<Control><Shift>e" } },
  { N_("Help"), "win.help", { "F1", "<Control>F1" } },
  { N_("Main menu"), NULL, { "F10" } },
  { N_("Menu of the table"), NULL, { "Menu", "<Shift>F10" } },
  { N_("Keyboard shortcuts"), "win.shortcuts", { "<Control>question" } },
  { N_("Close the window"), "window.close", { "<Control>w" } },
  { N_("Quit"), "app.quit", { "<Control>q" } },
};

static const Shortcut help_shortcuts[] = {
  { N_("Search the help"), NULL, { "<Control>f" } },
  { N_("Back"), NULL, { "<Alt>Left" } },
  { N_("Forward"), NULL, { "<Alt>Right" } },
  { N_("Print This Page"), NULL, { "<Control>p" } },
};

static const Group groups[] = {
  { NC_("shortcuts", "Your Turn"), turn_shortcuts, G_N_ELEMENTS (turn_shortcuts) },
  { NC_("shortcuts", "Cards"), card_shortcuts, G_N_ELEMENTS (card_shortcuts) },
  { NC_("shortcuts", "Seats"), seat_shortcuts, G_N_ELEMENTS (seat_shortcuts) },
  { NC_("shortcuts", "While Only Computers Play"), watch_shortcuts, G_N_ELEMENTS (watch_shortcuts) },
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
    GtkWidget *row;

    if (n == 0)
      continue;

    row = adw_action_row_new ();
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(group->shortcuts[i].title));
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
      g_autoptr (GString) words = g_string_new (NULL);

      for (guint k = 0; k < n; k++) {
        g_autofree char *one = key_words (keys[k]);

        g_string_append_printf (words, "%s%s", k > 0 ? C_("list of keys", ", ") : "", one);
      }
      if (n > 0)
        rummy_help_page_add (page, RUMMY_HELP_TERM, words->str, _(groups[g].shortcuts[i].title));
    }
  }
}
