/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog in which a game is chosen, as a person uses it: what was played last, the search, the keys, the rules of a
 * game, a narrow window. */

#include "window-fixture.h"

#include "store/house-rules-list.h"
#include "store/profiles.h"
#include "ui/help/help-window.h"
#include "ui/words/games.h"

#define SUNDAYS "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY"

static AdwDialog *
dialog_of (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

/* Until it has the focus, so that keys come to it. */
static GtkWidget *
open_dialog (Fixture *fixture)
{
  GtkWidget *dialog;

  act (fixture, "choose-game");
  dialog = GTK_WIDGET (dialog_of (fixture));
  xdotool ("mousemove", "300", "300", NULL); /* there is no window manager: keys go where the pointer is */
  while (!gtk_window_is_active (GTK_WINDOW (fixture->window)) ||
         !GTK_IS_LIST_BOX_ROW (gtk_root_get_focus (GTK_ROOT (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (dialog);

  return dialog;
}

static void
spin_until_no_dialog (Fixture *fixture)
{
  while (dialog_of (fixture) != NULL) {
    if (window_draw (fixture->window) != NULL)
      adw_dialog_force_close (window_draw (fixture->window));
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
play_game (Fixture *fixture, const char *title)
{
  GtkWidget *dialog = open_dialog (fixture);

  choose_game (dialog, title);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  spin_until_no_dialog (fixture);
}

/* The names of all games that are seen, from above. */
static char *
titles_of (GtkWidget *dialog, guint most)
{
  GString *titles = g_string_new (NULL);
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (games_of (dialog), i)) != NULL && n < most; i++) {
    if (!gtk_widget_get_child_visible (GTK_WIDGET (row)))
      continue;
    g_string_append_printf (titles, n > 0 ? ", %s" : "%s", title_of_row (row));
    n++;
  }

  return g_string_free_and_steal (titles);
}

static void
assert_titles (GtkWidget *dialog, guint most, const char *expected)
{
  g_autofree char *titles = titles_of (dialog, most);

  g_assert_cmpstr (titles, ==, expected);
}

static const char *
heading_of (GtkWidget *dialog, int index)
{
  GtkWidget *heading = gtk_list_box_row_get_header (gtk_list_box_get_row_at_index (games_of (dialog), index));

  return heading != NULL ? gtk_label_get_label (GTK_LABEL (heading)) : NULL;
}

static void
keep_houses (Fixture *fixture, const char *text)
{
  const char *const texts[] = { text, NULL };

  g_settings_set_strv (window_settings (fixture->window), "house-rules", texts);
}

static void
set_up_plain (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  g_settings_reset (settings, "rules"); /* what a test before has left */
  g_settings_reset (settings, "house-rules");
  g_settings_set_double (settings, "pause", 5);
  set_up (fixture, data);
  rummy_game_stop (window_game (fixture->window));
}

/* What was played last stands on top, the newest first, also after a restart; house rules whatever they are called. */
static void
test_recent (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  keep_houses (fixture, SUNDAYS);
  play_game (fixture, "Kaluki");
  play_game (fixture, "Sundays");
  play_game (fixture, "Gin");
  play_game (fixture, "Sundays");
  g_assert_true (rummy_house_rules_list_rename (window_settings (fixture->window), "Sundays", "Mondays", NULL));
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));

  dialog = open_dialog (fixture);
  assert_titles (dialog, 6, "Mondays, Gin, Kaluki, 500 Rum, Mondays, 500 Rum with Jokers");
  g_assert_cmpstr (heading_of (dialog, 0), ==, "Recent");
  g_assert_cmpstr (heading_of (dialog, 1), ==, NULL);
  g_assert_cmpstr (heading_of (dialog, 3), ==, "500 Rum");
  g_assert_cmpstr (chosen_game (dialog), ==, "Mondays");
  g_assert_true (gtk_list_box_get_selected_row (games_of (dialog)) ==
                 gtk_list_box_get_row_at_index (games_of (dialog), 0));

  /* Who listens can tell the two apart. */
  for (int i = 0; i < 6; i++) {
    GtkAccessible *row = GTK_ACCESSIBLE (gtk_list_box_get_row_at_index (games_of (dialog), i));

    g_autofree char *told = gtk_test_accessible_check_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

    g_assert_nonnull (strstr (told, " players"));
    g_assert_cmpint (g_str_has_suffix (told, "\nRecent"), ==, i < 3);
  }
  adw_dialog_force_close (ADW_DIALOG (dialog));

  /* Without a name they are changed rules like others, and any rubbish makes no difference. */
  rummy_house_rules_list_remove (window_settings (fixture->window), "Mondays");
  dialog = open_dialog (fixture);
  assert_titles (dialog, 3, "500 Rum, custom, Gin, Kaluki");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_settings_set_strv (window_settings (fixture->window), "recent-games",
                       (const char *const[]) { "rubbish", "", "gin", "gin", SUNDAYS "X", NULL });
  dialog = open_dialog (fixture);
  assert_titles (dialog, 2, "Gin, 500 Rum");
}

/* Everybody has played other games, and who begins has played none. */
static void
test_people (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings);
  g_autofree char *first = g_strdup (rummy_profiles_current (settings, profiles)->id), *second = NULL;
  g_auto (GStrv) games = NULL;

  play_game (fixture, "Gin");
  g_variant_unref (rummy_profiles_set_default_options (settings));
  second = rummy_profiles_add (settings, "Zoe", NULL);
  g_assert_nonnull (second);
  rummy_profiles_choose (settings, second);
  games = g_settings_get_strv (settings, "recent-games");
  g_assert_cmpuint (g_strv_length (games), ==, 0);
  rummy_profiles_choose (settings, first);
  g_clear_pointer (&games, g_strfreev);
  games = g_settings_get_strv (settings, "recent-games");
  g_assert_cmpstr (games[0], ==, "gin");
  g_settings_reset (settings, "profiles");
  g_settings_reset (settings, "profile");
  g_settings_reset (settings, "new-profile");
}

/* The best known first, and families together. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *family, *first;
  } families[] = { { "Recent", "500 Rum" }, { "500 Rum", "500 Rum" }, { "Rummy", "Rummy" }, { "Gin", "Gin" },
                   { "Kaluki", "Kaluki" } };
  GtkWidget *dialog = open_dialog (fixture);
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (games_of (dialog), i)) != NULL; i++) {
    if (heading_of (dialog, i) == NULL)
      continue;
    g_assert_cmpuint (n, <, G_N_ELEMENTS (families));
    g_assert_cmpstr (heading_of (dialog, i), ==, families[n].family);
    g_assert_cmpstr (title_of_row (row), ==, families[n].first);
    n++;
  }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (families));
}

static gboolean
is_search (GtkWidget *widget, const char *text)
{
  return GTK_IS_SEARCH_ENTRY (widget);
}

static void
look_for (GtkWidget *dialog, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, is_search, NULL)), words);
}

/* By name, other names, family, what is special and names of house rules; the nearest first, and that is chosen. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *words, *found;
  } wanted[] = {
    { "rummy 500", "500 Rum" },      { "500 RUMMY", "500 Rum" },       { "pinochle", "Pinochle Rummy" },
    { "michigan rum", "Michigan" },  { "knock rummy", "Gin" },         { "kalooki", "Kaluki" },
    { "gin", "Gin" },                { "gin rummy", "Gin" },           { "rummy", "Rummy" },
    { " rummy ", "Rummy" },          { "deuces", "Wild Card" },        { "corner", "Round the Corner" },
    { "sund", "Sundays" },           { "beginners", "Basic Rummy" },   { "Five Hundred", "500 Rum" },
    { "persian rummy", "Persian Rummy" },
  };
  GtkWidget *dialog, *deal;

  keep_houses (fixture, SUNDAYS);
  dialog = open_dialog (fixture);
  deal = find (dialog, is_button, "_Deal");
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    look_for (dialog, wanted[i].words);
    assert_titles (dialog, 1, wanted[i].found);
    g_assert_cmpstr (chosen_game (dialog), ==, wanted[i].found);
    g_assert_nonnull (find (dialog, is_label, wanted[i].found));
  }
  look_for (dialog, "sund");
  assert_titles (dialog, 9, "Sundays");

  look_for (dialog, "zebra");
  g_assert_nonnull (find (dialog, is_label, "No Games Found"));
  spin_until_mapped (find (dialog, is_label, "No Games Found"), TRUE);
  g_assert_null (chosen_game (dialog));
  g_assert_false (gtk_widget_get_sensitive (deal));
  look_for (dialog, "");
  g_assert_cmpstr (chosen_game (dialog), ==, "Sundays");
  g_assert_true (gtk_widget_get_sensitive (deal));
  g_assert_cmpstr (heading_of (dialog, 0), ==, "Recent");
}

static void
wait_for_game (Fixture *fixture, const char *name)
{
  while (g_strcmp0 (gtk_label_get_label (window_title (fixture->window)), name) != 0)
    g_main_context_iteration (NULL, TRUE);
  spin_until_no_dialog (fixture);
  rummy_game_stop (window_game (fixture->window));
}

static void
wait_for_chosen (GtkWidget *dialog, const char *name)
{
  while (g_strcmp0 (chosen_game (dialog), name) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Return deals: what was played last, what an arrow has gone to, what was typed. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture);
  guint game = match_of (fixture)->game;

  press_key ("Return");
  spin_until_no_dialog (fixture);
  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "500-rum");
  g_assert_true (match_of (fixture)->game != game || rummy_session_can_undo (fixture->session));

  dialog = open_dialog (fixture);
  press_key ("Down");
  press_key ("Down");
  wait_for_chosen (dialog, "500 Rum with Jokers");
  press_key ("Return");
  wait_for_game (fixture, "500 Rum with Jokers");

  dialog = open_dialog (fixture);
  xdotool ("type", "gin", NULL);
  wait_for_chosen (dialog, "Gin");
  press_key ("Return");
  wait_for_game (fixture, "Gin");

  /* Nothing is dealt where nothing is found; Escape ends the search, then the choice. */
  dialog = open_dialog (fixture);
  xdotool ("type", "zebra", NULL);
  while (chosen_game (dialog) != NULL)
    g_main_context_iteration (NULL, TRUE);
  press_key ("Return");
  press_key ("Escape");
  wait_for_chosen (dialog, "Gin");
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) == dialog);
  press_key ("Escape");
  spin_until_no_dialog (fixture);
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "Gin");
}

static void
wait_for_focus (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *focus;

  while ((focus = gtk_root_get_focus (GTK_ROOT (fixture->window))) == NULL ||
         !(focus == widget || gtk_widget_is_ancestor (focus, widget)) ||
         (GTK_IS_LIST_BOX_ROW (widget) && focus != widget))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_rules_button (GtkWidget *widget, const char *tooltip)
{
  return GTK_IS_BUTTON (widget) && has_tooltip (widget, tooltip);
}

static gboolean
is_rule (GtkWidget *widget, const char *sentence)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), sentence) != NULL;
}

static void
read_rules (GtkWidget *dialog, const char *title)
{
  g_autofree char *tooltip = g_strdup_printf ("Rules of %s", title);
  GtkWidget *button = find (GTK_WIDGET (game_row (dialog, title)), is_rules_button, tooltip);

  g_assert_nonnull (button);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_signal_emit_by_name (button, "clicked");
}

/* From the search Down and Tab lead to what is found, and Tab from there to its rules. */
static void
test_ways (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture), *search = find (dialog, is_search, NULL), *row;

  xdotool ("type", "gin", NULL);
  wait_for_chosen (dialog, "Gin");
  row = GTK_WIDGET (game_row (dialog, "Gin"));
  wait_for_focus (fixture, search);
  press_key ("Down");
  wait_for_focus (fixture, row);
  press_key ("Down");
  wait_for_chosen (dialog, "Oklahoma Gin");
  press_key ("Up");
  wait_for_chosen (dialog, "Gin");
  press_key ("Tab");
  wait_for_focus (fixture, find (row, is_rules_button, "Rules of Gin"));
  press_key ("shift+Tab");
  wait_for_focus (fixture, row);
  press_key ("shift+Tab");
  wait_for_focus (fixture, search);
  press_key ("Tab");
  wait_for_focus (fixture, row);
}

/* Each game tells its rules in full; one that was changed those that it would have. */
static void
test_rules (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  keep_houses (fixture, SUNDAYS);
  dialog = open_dialog (fixture);
  for (guint i = 0; rummy_games_get (i) != NULL; i++) {
    const RummyPreset *preset = rummy_games_get (i);
    g_autofree char *key = g_strconcat ("game-", preset->key, NULL);

    read_rules (dialog, rummy_games_words (preset).name);
    g_assert_cmpstr (rummy_help_window_get_key (RUMMY_HELP_WINDOW (window_help (fixture->window))), ==, key);
  }
  g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum");
  gtk_window_destroy (GTK_WINDOW (window_help (fixture->window)));

  read_rules (dialog, "Sundays");
  g_assert_null (window_help (fixture->window));
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) != dialog);
  g_assert_nonnull (find (GTK_WIDGET (dialog_of (fixture)), is_rule, "Play to 300 points."));
  g_assert_nonnull (find (GTK_WIDGET (dialog_of (fixture)), is_label, "Sundays"));
  adw_dialog_force_close (dialog_of (fixture));
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) == dialog);
}

/* A screen reader hears a list in which one game is chosen, and of each what it is called and is like. */
static void
test_heard (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture), *search = find (dialog, is_search, NULL), *title;
  GtkListBoxRow *gin = game_row (dialog, "Gin"), *kaluki = game_row (dialog, "Kaluki");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL, "Search the games");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (games_of (dialog)), GTK_ACCESSIBLE_PROPERTY_LABEL, "All Games");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (games_of (dialog)), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (kaluki), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  choose_game (dialog, "Kaluki");
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (kaluki), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (gin), GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  title = find (GTK_WIDGET (gin), is_label, "Gin");
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (gin), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gin), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "2 players\nCollect melds in secret, and knock with 10 or less.");
  g_assert_nonnull (find (GTK_WIDGET (kaluki), is_label, "2 to 6 players"));
}

static gboolean
is_summary (GtkWidget *widget, const char *unused)
{
  return gtk_widget_has_css_class (widget, "summary");
}

static gboolean
is_seats (GtkWidget *widget, const char *unused)
{
  return is_of_type (widget, "RummySeatRows");
}

static gboolean
is_back (GtkWidget *widget, const char *tooltip)
{
  return GTK_IS_BUTTON (widget) && has_tooltip (widget, "All Games");
}

/* Where there is no room for both, a button below the games tells what is chosen and leads to who plays, and the deal
 * is in reach on both pages. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *summary, *seats, *deal, *back;
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  dialog = open_dialog (fixture);
  deal = find (dialog, is_button, "_Deal");
  summary = find (dialog, is_summary, NULL);
  seats = find (dialog, is_seats, NULL);
  back = find (dialog, is_back, NULL);
  spin_until_mapped (summary, TRUE);
  g_assert_false (gtk_widget_get_mapped (seats));
  g_assert_false (gtk_widget_get_visible (back));
  choose_game (dialog, "Partnership 500");
  g_assert_nonnull (find (summary, is_label, "Partnership 500"));
  g_assert_nonnull (find (summary, is_label, "4 players"));

  g_assert_true (gtk_widget_activate (summary));
  spin_until_mapped (seats, TRUE);
  spin_until_mapped (summary, FALSE);
  g_assert_true (gtk_widget_get_mapped (deal));
  g_assert_true (gtk_widget_compute_bounds (deal, GTK_WIDGET (fixture->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (GTK_WIDGET (fixture->window)));
  g_assert_true (gtk_widget_activate (back));
  spin_until_mapped (summary, TRUE);
  g_assert_false (gtk_widget_get_visible (back));
  g_signal_emit_by_name (deal, "clicked");
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "500-partnership");
}

/* With letters of twice the size, the buttons are within a narrow window. */
static void
test_large_letters (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  AdwDialog *dialog;
  int least, dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  act (fixture, "choose-game");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  gtk_widget_measure (adw_dialog_get_child (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, gtk_widget_get_width (GTK_WIDGET (fixture->window)));
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* In a wide one both are seen at once. */
static void
test_wide (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 1000, 720);
  dialog = open_dialog (fixture);
  spin_until_mapped (find (dialog, is_seats, NULL), TRUE);
  g_assert_false (gtk_widget_get_mapped (find (dialog, is_summary, NULL)));
}

/* M-172: a match of that name is found and dealt, and keeps the name. */
static void
test_best_of (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture);

  look_for (dialog, "Best of 7");
  assert_titles (dialog, 2, "500 Rum, best of 7, 500 Rum with Jokers, best of 7");
  g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum, best of 7");
  look_for (dialog, "gin best of 3");
  g_assert_cmpstr (chosen_game (dialog), ==, "Gin, best of 3");
  look_for (dialog, "gin");
  assert_titles (dialog, 1, "Gin");
  look_for (dialog, "");
  g_assert_cmpstr (chosen_game (dialog), ==, "Gin");
  look_for (dialog, "best of 7");
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  spin_until_no_dialog (fixture);
  g_assert_cmpint (match_of (fixture)->rules.target_kind, ==, RUMMY_TARGET_ROUNDS_WON);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 4);
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "500 Rum, best of 7");
  dialog = open_dialog (fixture);
  assert_titles (dialog, 2, "500 Rum, best of 7, 500 Rum");
  g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum, best of 7");
}

#undef ADD
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_plain, func, tear_down)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD ("/new-game/recent", test_recent);
  ADD ("/new-game/people", test_people);
  ADD ("/new-game/order", test_order);
  ADD ("/new-game/search", test_search);
  ADD ("/new-game/keys", test_keys);
  ADD ("/new-game/ways", test_ways);
  ADD ("/new-game/rules", test_rules);
  ADD ("/new-game/heard", test_heard);
  ADD ("/new-game/narrow", test_narrow);
  ADD ("/new-game/wide", test_wide);
  ADD ("/new-game/best-of", test_best_of);
  ADD ("/new-game/large-letters", test_large_letters);

  return g_test_run ();
}
