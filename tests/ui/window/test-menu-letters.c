/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The letters of the menus and dialogs: each chooses one thing, in every language, and all of them may be large.
 *
 * test-menu-letters FOLDER LANGUAGE...: the languages, with their catalogues in FOLDER */

#include "language-fixture.h"
#include "menu-fixture.h"

#include <glib/gi18n.h>

#define TOUCH 44 /* least height of what is touched */

static int
line_height (GtkWidget *menu)
{
  GtkWidget *label = find (menu, is_label, "Sort Cards");
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL, NULL);
  int height = pango_font_metrics_get_height (metrics);

  pango_font_metrics_unref (metrics);

  return height;
}

/* Letters that are twice as large are so in the menu too, and a narrow window has room for all words. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = GTK_WIDGET (fixture->window), *menu, *label;
  int dpi, usual;

  load_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  spin_until_size (window, 360, 720);
  menu = open_menu (fixture);
  gtk_test_widget_wait_for_draw (menu);
  usual = line_height (menu);
  g_assert_true (gtk_widget_has_css_class (window, "touch"));
  label = find (menu, is_label, "Sort Cards");
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (label)), >=, TOUCH);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
  gtk_popover_popdown (GTK_POPOVER (menu));
  spin_until_mapped (menu, FALSE);

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 2, NULL);
  gtk_test_widget_wait_for_draw (window);
  menu = open_menu (fixture);
  gtk_test_widget_wait_for_draw (menu);
  g_assert_cmpint (line_height (menu), >=, usual * 9 / 5);
  g_assert_cmpint (gtk_widget_get_width (menu), <=, 360);
  gtk_popover_popdown (GTK_POPOVER (menu));
  spin_until_mapped (menu, FALSE);

  gtk_menu_button_popup (window_menu (fixture->window));
  menu = GTK_WIDGET (gtk_menu_button_get_popover (window_menu (fixture->window)));
  spin_until_mapped (menu, TRUE);
  gtk_test_widget_wait_for_draw (menu);
  g_assert_cmpint (gtk_widget_get_width (menu), <=, 360);
  gtk_popover_popdown (GTK_POPOVER (menu));
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* The texts of each language that have a letter, by those of the source. */
static GHashTable *catalogues;

static void
add_letter_cb (const char *original, const char *end, const char *translation, gpointer texts)
{
  for (; original < end; original += strlen (original) + 1) {
    if (strchr (original, '_') != NULL)
      g_hash_table_insert (texts, g_strdup (original), g_strdup (translation));
  }
}

/* Returns the translation of what stands on a button, such as "_All 25 Games", or NULL. */
static const char *
translate (GHashTable *texts, const char *label)
{
  const char *text = g_hash_table_lookup (texts, label);
  GHashTableIter iter;
  gpointer original, translation;

  g_hash_table_iter_init (&iter, texts);
  while (text == NULL && g_hash_table_iter_next (&iter, &original, &translation)) {
    g_auto (GStrv) parts = parts_of (original);

    if (parts[1] != NULL && fits_pattern (label, parts))
      text = translation;
  }

  return text;
}

static GHashTable *
read_letters (const char *folder, const char *language)
{
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  each_text (language, folder, "rummy500", add_letter_cb, texts);
  g_assert_cmpuint (g_hash_table_size (texts), >, 50);

  return texts;
}

/* Says which labels of one page have the same letter in a language. */
static void
check_letters (const char *language, GHashTable *texts, GPtrArray *labels)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < labels->len; i++) {
    const char *text = translate (texts, labels->pdata[i]), *label = text != NULL ? text : labels->pdata[i];
    const char *mark = strchr (label, '_'), *other;
    gpointer key;

    if (mark == NULL)
      continue;
    key = GUINT_TO_POINTER (g_unichar_tolower (g_utf8_get_char (mark + 1)));
    other = g_hash_table_lookup (taken, key);
    if (other != NULL)
      find_fault ("\"%s\" and \"%s\" are chosen by the same letter (%s)", other, label, language);
    g_hash_table_insert (taken, key, (gpointer) label);
  }
}

/* Returns how many labels have a letter. */
static guint
check_labels (GPtrArray *labels)
{
  GHashTableIter iter;
  gpointer language, texts;

  g_hash_table_iter_init (&iter, catalogues);
  while (g_hash_table_iter_next (&iter, &language, &texts))
    check_letters (language, texts, labels);

  return labels->len;
}

static void
add_label (const char *label, GPtrArray *labels)
{
  const char *mark = strchr (label, '_');

  if (mark != NULL && mark[1] != '_')
    g_ptr_array_add (labels, g_strdup (label));
}

static guint check_menu (GMenuModel *model);

/* Each submenu is a page of its own. */
static void
add_items (GMenuModel *model, GPtrArray *labels)
{
  for (int i = 0; i < g_menu_model_get_n_items (model); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (model, i, G_MENU_LINK_SUBMENU);
    g_autofree char *label = NULL;

    if (section != NULL) {
      add_items (section, labels);
      continue;
    }
    if (g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
      add_label (label, labels);
    if (submenu != NULL)
      check_menu (submenu);
  }
}

static guint
check_menu (GMenuModel *model)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

  add_items (model, labels);

  return check_labels (labels);
}

/* All that can be seen. */
static void
add_widget (GtkWidget *widget, GPtrArray *labels)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_label_get_mnemonic_keyval (GTK_LABEL (widget)) != GDK_KEY_VoidSymbol)
    add_label (gtk_label_get_label (GTK_LABEL (widget)), labels);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_widget (child, labels);
}

static guint
check_page (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

  gtk_test_widget_wait_for_draw (widget);
  add_widget (widget, labels);

  return check_labels (labels);
}

/* Alt and a letter choose one thing in each menu and dialog. */
static void
test_letters (Fixture *fixture, gconstpointer data)
{
  static const char *const dialogs[] = { "choose-game", "players", "history", "league", "deal",
                                         "lay-out", "pile", "watch", "shortcuts" };
  static const char *const pages[] = { "table", "play", "hand", "rules", "sound" };
  static const char *const pane_pages[] = { "scores", "moves", "rules", "analysis" };
  RummyWindow *window = fixture->window;
  GMenuModel *const menus[] = { window_primary_menu (window), window_table_items (window) };
  AdwDialog *dialog;

  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    g_assert_cmpuint (check_menu (menus[i]), >, 0);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++) {
    act (fixture, dialogs[i]);
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
    g_assert_nonnull (dialog);
    check_page (GTK_WIDGET (dialog));
    if (g_str_equal (dialogs[i], "history"))
      check_menu (gtk_menu_button_get_menu_model (
        GTK_MENU_BUTTON (find (GTK_WIDGET (dialog), is_of_type, "GtkMenuButton"))));
    adw_dialog_force_close (dialog);
  }

  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), pages[i]);
    while (check_page (GTK_WIDGET (dialog)) == 0)
      g_main_context_iteration (NULL, TRUE);
  }
  adw_dialog_force_close (dialog);

  act (fixture, "pane");
  for (guint i = 0; i < G_N_ELEMENTS (pane_pages); i++) {
    g_object_set (window_pane (window), "page", pane_pages[i], NULL);
    check_page (GTK_WIDGET (window));
  }
  act (fixture, "home");
  g_assert_null (window_game (window));
  g_assert_cmpuint (check_page (GTK_WIDGET (window)), >, 0);
}

/* Those of the first start. */
static void
test_letters_welcome (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (window_settings (fixture->window), "welcomed", FALSE);
  close_window (fixture);
  remove_tree (fixture->directory);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  g_assert_cmpuint (check_page (GTK_WIDGET (fixture->window)), >, 5);
  g_settings_reset (window_settings (fixture->window), "welcomed");
}

/* Those of the sheet with all that it ever has, of the replay with its review. */
static void
test_letters_after_round (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  GtkMenuButton *options;
  RummySeats seats;
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "amiga"));
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  for (guint i = 0; i < 2; i++) {
    rules.target = i == 0 ? 2 : 1; /* the first round, or the game, is over */
    rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL);
    finish_round (fixture);
    g_assert_cmpint (match_of (fixture)->over, ==, i);
    while (check_page (GTK_WIDGET (window_sheet (window))) == 0)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (check_page (GTK_WIDGET (window_sheet (window))), >, 2);
    window_close_sheet (window);
  }

  act (fixture, "review");
  check_page (GTK_WIDGET (window));
  options = GTK_MENU_BUTTON (find (GTK_WIDGET (window_replay (window)), has_tooltip, _("View Options")));
  g_assert_cmpuint (check_menu (gtk_menu_button_get_menu_model (options)), >, 2);
}

int
main (int argc, char *argv[])
{
  catalogues = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_hash_table_unref);
  g_hash_table_insert (catalogues, g_strdup ("en"), g_hash_table_new (g_str_hash, g_str_equal));
  for (int i = 2; i < argc; i++)
    g_hash_table_insert (catalogues, g_strdup (argv[i]), read_letters (argv[1], argv[i]));
  init (&argc, &argv);

  ADD_TURN ("/menu/letters", test_letters);
  ADD ("/menu/letters-welcome", test_letters_welcome);
  ADD_TURN ("/menu/letters-after-round", test_letters_after_round);
  ADD_TURN ("/menu/large-text", test_large_text);

  return g_test_run ();
}
