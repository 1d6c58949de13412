/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gio/gio.h>

#include "disk-fixture.h"
#include "engine/meld.h"
#include "ui/help/help-view.h"
#include "ui/help/help-window.h"
#include "ui/help/shortcuts.h"
#include "ui/words/games.h"

#include "window-fixture.h"

static const RummyHelpPage *
page_at (const RummyHelpBook *book, guint i)
{
  return g_ptr_array_index (book->pages, i);
}

static const RummyHelpBlock *
block_at (const RummyHelpPage *page, guint i)
{
  return g_ptr_array_index (page->blocks, i);
}

static RummyHelpWindow *
help_of (Fixture *fixture)
{
  g_assert_nonnull (window_help (fixture->window));

  return RUMMY_HELP_WINDOW (window_help (fixture->window));
}

static void
assert_opens (Fixture *fixture, const char *key)
{
  act (fixture, "help");
  g_assert_cmpstr (rummy_help_window_get_key (help_of (fixture)), ==, key);
}

static gboolean
is_heading (GtkWidget *widget, const char *text)
{
  return gtk_widget_has_css_class (widget, "title-4") && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static void
close_dialog (Fixture *fixture)
{
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static void
test_context (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *action, *key;
  } dialogs[] = {
    { "choose-game", "choose" }, { "shortcuts", "keys" }, { "players", "players" },
    { "deal", "deals" },         { "pile", "table" },     { "history", "history" },
    { "about", "table" },
  };

  assert_opens (fixture, "table");
  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++) {
    act (fixture, dialogs[i].action);
    assert_opens (fixture, dialogs[i].key);
    close_dialog (fixture);
  }

  act (fixture, "rules");
  spin_until_mapped (window_pane (fixture->window), TRUE);
  assert_opens (fixture, "game-500-rum");
  act (fixture, "scores");
  assert_opens (fixture, "scores");
}

/* F1 scrolls to what is said of the page that is seen. */
static void
test_preferences (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[][2] = {
    { "table", "Table" }, { "play", "Play" }, { "hand", "Hand" }, { "sound", "Sound" }, { "rules", "Rules" },
  };
  GtkWidget *scrolled = NULL;
  AdwDialog *dialog;

  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    graphene_rect_t bounds;
    GtkWidget *heading;

    adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), pages[i][0]);
    assert_opens (fixture, "options");
    heading = find (window_help (fixture->window), is_heading, pages[i][1]);
    scrolled = gtk_widget_get_ancestor (heading, GTK_TYPE_SCROLLED_WINDOW);
    while (!gtk_widget_compute_bounds (heading, scrolled, &bounds) || bounds.size.height == 0 || bounds.origin.y < 0 ||
           bounds.origin.y + bounds.size.height > gtk_widget_get_height (scrolled))
      g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled))),
                     >, 0);
}

static void
test_guided (Fixture *fixture, gconstpointer data)
{
  act (fixture, "guide");
  assert_opens (fixture, "first");
}

static GtkListBox *
list_of (RummyHelpWindow *help)
{
  return GTK_LIST_BOX (find (GTK_WIDGET (help), gtk_widget_has_css_class, "navigation-sidebar"));
}

static guint
count_found (RummyHelpWindow *help)
{
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list_of (help), i)) != NULL; i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (row));

  return n;
}

static gboolean
is_search (GtkWidget *widget, const char *text)
{
  return GTK_IS_SEARCH_ENTRY (widget);
}

static void
look_for (RummyHelpWindow *help, const char *words)
{
  GtkWidget *search = find (GTK_WIDGET (help), is_search, NULL);

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "search-changed"); /* it waits for the next letter */
}

/* All pages have titles of sections; what was found is one list. */
static guint
count_sections (RummyHelpWindow *help)
{
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list_of (help), i)) != NULL; i++)
    n += gtk_list_box_row_get_header (row) != NULL;

  return n;
}

static gboolean
is_passage (GtkWidget *widget, const char *unused)
{
  return gtk_widget_has_css_class (widget, "passage");
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;
  GtkWidget *passage;
  graphene_rect_t bounds;
  guint n_all;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  n_all = rummy_help_window_get_book (help)->pages->len;
  g_assert_cmpuint (count_found (help), ==, n_all);

  look_for (help, "undercut");
  g_assert_cmpuint (count_found (help), >, 0);
  g_assert_cmpuint (count_found (help), <, n_all / 2);

  look_for (help, "kalooki"); /* only another name */
  g_assert_cmpuint (count_found (help), ==, 2);
  g_signal_emit_by_name (find (GTK_WIDGET (help), is_search, NULL), "activate");
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "game-kaluki");
  look_for (help, "gin");
  g_signal_emit_by_name (find (GTK_WIDGET (help), is_search, NULL), "activate");
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "game-gin");

  /* What Return opens stands first. */
  g_assert_true (gtk_list_box_get_row_at_index (list_of (help), 0) == gtk_list_box_get_selected_row (list_of (help)));
  g_signal_emit_by_name (find (GTK_WIDGET (help), is_search, NULL), "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find (GTK_WIDGET (help), is_search, NULL))), ==, "");

  g_assert_cmpuint (count_sections (help), >, 3);
  look_for (help, "laying off");
  g_assert_cmpuint (count_sections (help), ==, 0);
  g_signal_emit_by_name (find (GTK_WIDGET (help), is_search, NULL), "activate");
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "glossary");
  passage = find (GTK_WIDGET (help), is_passage, NULL);
  g_assert_nonnull (find (passage, is_label, "Lay off"));
  gtk_test_widget_wait_for_draw (passage);
  while (!gtk_widget_compute_bounds (passage, GTK_WIDGET (help), &bounds) || bounds.origin.y < 0 ||
         bounds.origin.y + bounds.size.height > gtk_widget_get_height (GTK_WIDGET (help)))
    g_main_context_iteration (NULL, TRUE);

  look_for (help, "gin");
  g_signal_emit_by_name (find (GTK_WIDGET (help), is_search, NULL), "activate");

  /* With other keys the pages are made anew, and what was looked for is still there. */
  g_settings_set_boolean (window_settings (fixture->window), "classic-keys", TRUE);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "game-gin");
  g_assert_true (gtk_list_box_get_row_at_index (list_of (help), 0) == gtk_list_box_get_selected_row (list_of (help)));
  g_settings_reset (window_settings (fixture->window), "classic-keys");

  look_for (help, "quetzalcoatl");
  g_assert_cmpuint (count_found (help), ==, 0);
  g_assert_true (gtk_widget_get_visible (find (GTK_WIDGET (help), is_label, "No page contains these words.")));
}

static void
help_act (RummyHelpWindow *help, const char *action, const char *target)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), action, target != NULL ? "s" : NULL, target));
}

static void
test_walk (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  help_act (help, "help.go", "hands");
  help_act (help, "help.go", "keys");
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "keys");
  help_act (help, "help.back", NULL);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "hands");
  help_act (help, "help.back", NULL);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "table");
  help_act (help, "help.forward", NULL);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "hands");

  /* A word of the index leads to its place. */
  help_act (help, "help.go", "glossary#12");
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "glossary");
}

/* Every page can be made, with warnings being fatal. */
static void
test_pages (Fixture *fixture, gconstpointer data)
{
  const RummyHelpBook *book;
  RummyHelpWindow *help;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  book = rummy_help_window_get_book (help);
  for (guint i = 0; i < book->pages->len; i++) {
    GtkWidget *title;

    help_act (help, "help.go", page_at (book, i)->key);
    title = find (GTK_WIDGET (help), gtk_widget_has_css_class, "title-1");
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (title)), ==, page_at (book, i)->title);
    gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_HEADING);
  }
}

/* What a player of a game must know to begin is on the first screen, before pictures and details. */
static void
test_first_screen (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (help));
  for (guint i = 0; rummy_games_get (i) != NULL; i++) {
    g_autofree char *key = g_strconcat ("game-", rummy_games_get (i)->key, NULL);
    GtkWidget *heading;
    graphene_rect_t bounds;

    help_act (help, "help.go", key);
    heading = find (GTK_WIDGET (help), is_heading, "In Pictures");
    while (!gtk_widget_compute_bounds (heading, GTK_WIDGET (help), &bounds) || bounds.size.height == 0)
      g_main_context_iteration (NULL, TRUE);
    g_test_message ("%s: %.0f", key, bounds.origin.y);
    g_assert_cmpfloat (bounds.origin.y, <=, gtk_widget_get_height (GTK_WIDGET (help)));
  }
}

static gboolean
is_picture (GtkWidget *widget, const char *text)
{
  return ADW_IS_WRAP_BOX (widget);
}

static void
test_spoken (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;
  GtkWidget *cards;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  help_act (help, "help.go", "game-500-rum");
  cards = find (GTK_WIDGET (help), is_picture, NULL);
  gtk_test_accessible_assert_role (cards, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (cards, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "seven of clubs, seven of hearts, seven of spades");
}

static gboolean
is_long_picture (GtkWidget *widget, const char *text)
{
  g_autoptr (GListModel) cards = gtk_widget_observe_children (widget);

  return ADW_IS_WRAP_BOX (widget) && g_list_model_get_n_items (cards) >= 10;
}

/* Who reads from the right finds each row of cards at the right, also where there are two. */
static void
test_from_the_right (Fixture *fixture, gconstpointer data)
{
  GtkWidget *help, *cards;
  graphene_rect_t card = GRAPHENE_RECT_INIT_ZERO, next;
  guint n_rows = 0;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  assert_opens (fixture, "table");
  help = window_help (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (help), 360, 720);
  spin_until_size (help, 360, 720);
  help_act (RUMMY_HELP_WINDOW (help), "help.go", "game-gin-special-k");
  gtk_test_widget_wait_for_draw (help);
  cards = find (help, is_long_picture, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (cards); child != NULL;
       child = gtk_widget_get_next_sibling (child), card = next) {
    g_assert_true (gtk_widget_compute_bounds (child, cards, &next));
    if (next.origin.y <= card.origin.y)
      continue;
    g_assert_cmpfloat (card.origin.x + card.size.width, ==, gtk_widget_get_width (cards));
    n_rows++;
  }
  g_assert_cmpuint (n_rows, >=, 1);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Its buttons do what the window of the game can do. */
static void
test_do (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  for (guint i = 0; i < rummy_help_window_get_book (help)->pages->len; i++) {
    const RummyHelpPage *page = page_at (rummy_help_window_get_book (help), i);

    for (guint k = 0; k < page->blocks->len; k++) {
      const RummyHelpBlock *block = block_at (page, k);
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target = NULL;

      if (block->kind != RUMMY_HELP_ACTION)
        continue;
      g_assert_true (g_action_parse_detailed_name (block->target, &name, &target, NULL));
      g_assert_true (g_str_has_prefix (name, "win."));
      g_assert_true (g_action_group_has_action (G_ACTION_GROUP (fixture->window), name + strlen ("win.")));
    }
  }
  help_act (help, "help.do", "win.guide");
  g_assert_true (rummy_screen_has_tutorial (window_screen (fixture->window)));
}

static void
test_show_part (Fixture *fixture, gconstpointer data)
{
  assert_opens (fixture, "table");
  help_act (help_of (fixture), "help.do", "win.show-part::stock");
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (window_table (fixture->window))), ==,
                   RUMMY_PART_STOCK);
  help_act (help_of (fixture), "help.do", "win.show-part::hand");
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (window_table (fixture->window))), ==,
                   RUMMY_PART_HAND);
}

/* In the guided round too, which then lights again what it tells of. */
static void
test_show_part_guided (Fixture *fixture, gconstpointer data)
{
  RummyTable *table;
  RummyTablePart own;

  act (fixture, "guide");
  table = window_table (fixture->window);
  own = rummy_lights_get_parts (rummy_table_get_lights (table));
  assert_opens (fixture, "first");
  g_assert_cmpint (own, !=, RUMMY_PART_OTHERS);
  help_act (help_of (fixture), "help.do", "win.show-part::others");
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (table)), ==, RUMMY_PART_OTHERS);
  g_source_set_ready_time (g_main_context_find_source_by_id (NULL, window_part_id (fixture->window)), 0);
  while (window_part_id (fixture->window) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (table)), ==, own);
}

static void
test_print (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "help.pdf");
  g_autofree char *path = g_file_get_path (file), *bytes = NULL;
  g_autoptr (GtkPrintOperation) print = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  int n_pages;

  assert_opens (fixture, "table");
  help_act (help_of (fixture), "help.go", "game-kaluki");
  print = rummy_help_window_make_print (help_of (fixture));
  gtk_print_operation_set_export_filename (print, path);
  g_assert_cmpint (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (print, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, >=, 2);
  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  g_assert_true (g_str_has_prefix (bytes, "%PDF"));
}

/* K-190: all of it as a text file. */
static void
test_text (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "help.txt");
  g_autofree char *text = NULL;
  RummyHelpBook *book;
  const char *last;

  assert_opens (fixture, "table");
  help_act (help_of (fixture), "help.go", "hands");
  g_assert_true (is_enabled (fixture, "help-text"));
  g_assert_nonnull (find (GTK_WIDGET (help_of (fixture)), is_label, "Save All Pages as Text…"));
  rummy_help_window_save (help_of (fixture), file);
  book = rummy_help_window_get_book (help_of (fixture));
  last = ((const RummyHelpPage *) book->pages->pdata[book->pages->len - 1])->title;
  do { /* until all of it is there */
    g_clear_pointer (&text, g_free);
    g_main_context_iteration (NULL, FALSE);
  } while (!g_file_load_contents (file, NULL, &text, NULL, NULL, NULL) || strstr (text, last) == NULL);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (guint i = 0; i < book->pages->len; i++)
    g_assert_nonnull (strstr (text, ((const RummyHelpPage *) book->pages->pdata[i])->title));

  /* M-195, K-191, M-237 */
  g_assert_nonnull (strstr (text, "score at most 90 points"));
  g_assert_nonnull (strstr (text, "Elwood Baker"));
  g_assert_nonnull (strstr (text, "Oklahoma Gin isn’t the game Oklahoma, a relative of Canasta"));
  g_assert_nonnull (strstr (text, "Status line"));
  g_assert_nonnull (strstr (text, "Highlighted"));
  g_assert_nonnull (strstr (text, "AutoMouse"));
  g_assert_nonnull (strstr (text, "Valid player names"));
  g_assert_nonnull (strstr (text, "Watching a game"));
  /* W-047, K-186, M-190, W-046 */
  g_assert_nonnull (strstr (text, "or Rummy 500, melds score points. Pinochle Rummy, Michigan Rummy, and, with "
                                  "partners, Persian Rummy"));
  g_assert_nonnull (strstr (text, "Upcard: "));
  g_assert_nonnull (strstr (text, "Discard pile: "));
  g_assert_nonnull (strstr (text, "Stock: "));
  g_assert_nonnull (strstr (text, "Take the upcard if it makes more melds possible"));
  g_assert_nonnull (strstr (text, "Set, book, group: "));
  g_assert_nonnull (strstr (text, "Go rummy: "));
}

/* On a full disk an earlier file stays as it was. */
static void
test_text_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "help.txt");
  AdwDialog *warning;

  assert_opens (fixture, "table");
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "An earlier one", -1, NULL));
  fill_disk (TRUE);
  rummy_help_window_save (help_of (fixture), file);
  while ((warning = adw_window_get_visible_dialog (ADW_WINDOW (help_of (fixture)))) == NULL)
    g_main_context_iteration (NULL, TRUE);
  fill_disk (FALSE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (warning)), ==, "Help File Not Saved");
  assert_file_holds (g_file_peek_path (file), "An earlier one");
}

static void
text_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  assert_opens (fixture, "table");
  help_act (help_of (fixture), "help.go", "glossary");
  help_act (help_of (fixture), "help.copy", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (window_help (fixture->window)), NULL, text_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (text, "Glossary\nAutoMouse: "));
}

/* With other keys the page that is open is told anew. */
static void
test_classic_open (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  help_act (help, "help.go", "keys");
  g_assert_null (find (GTK_WIDGET (help), is_label, "Ctrl+F1"));
  g_settings_set_boolean (window_settings (fixture->window), "classic-keys", TRUE);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "keys");
  g_assert_nonnull (find (GTK_WIDGET (help), is_label, "Ctrl+F1"));
  g_settings_reset (window_settings (fixture->window), "classic-keys");
  g_assert_null (find (GTK_WIDGET (help), is_label, "Ctrl+F1"));
}

/* It goes with the window of the game. */
static void
test_goes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *help;

  assert_opens (fixture, "table");
  help = window_help (fixture->window);
  g_object_add_weak_pointer (G_OBJECT (help), (gpointer *) &help);
  close_window (fixture);
  while (help != NULL)
    g_main_context_iteration (NULL, TRUE);

  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
}

/* Another window of the help is not opened. */
static void
test_one_window (Fixture *fixture, gconstpointer data)
{
  GtkWidget *help;

  assert_opens (fixture, "table");
  help = window_help (fixture->window);
  act (fixture, "preferences");
  assert_opens (fixture, "options");
  g_assert_true (window_help (fixture->window) == help);
  gtk_window_close (GTK_WINDOW (help));
  while (window_help (fixture->window) != NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_opens (fixture, "options");
}

/* From the list with the arrow keys to another page. */
static void
test_by_keys (Fixture *fixture, gconstpointer data)
{
  RummyHelpWindow *help;
  GtkListBoxRow *row;
  GtkWidget *search;

  assert_opens (fixture, "table");
  help = help_of (fixture);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (help));
  xdotool ("mousemove", "100", "300", NULL); /* there is no window manager: keys go where the pointer is */
  row = gtk_list_box_get_selected_row (list_of (help));
  gtk_widget_grab_focus (GTK_WIDGET (row));
  press_key ("Down");
  press_key ("Return");
  while (g_strcmp0 (rummy_help_window_get_key (help), "table") == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "choose");
  press_key ("alt+Left");
  while (g_strcmp0 (rummy_help_window_get_key (help), "choose") == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "table");

  /* In the help the key of the help leads to where another page is looked for. */
  press_key ("F1");
  search = find (GTK_WIDGET (help), is_search, NULL);
  while (gtk_root_get_focus (GTK_ROOT (help)) == NULL ||
         !gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (help)), search))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (rummy_help_window_get_key (help), ==, "table");

  /* Escape takes back what is looked for, then closes: in the field as on the page. */
  for (guint i = 0; i < 2; i++) {
    look_for (help_of (fixture), "gin");
    if (i > 0)
      gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list_of (help_of (fixture)), 0)));
    press_key ("Escape");
    search = find (window_help (fixture->window), is_search, NULL);
    while (gtk_editable_get_text (GTK_EDITABLE (search))[0] != '\0')
      g_main_context_iteration (NULL, TRUE);
    press_key ("Escape");
    while (window_help (fixture->window) != NULL)
      g_main_context_iteration (NULL, TRUE);
    if (i == 0) {
      assert_opens (fixture, "table");
      gtk_test_widget_wait_for_draw (window_help (fixture->window));
    }
  }
}

/* The development version, whose window has that class, is seen to be it here too. */
static void
test_devel (Fixture *fixture, gconstpointer data)
{
  assert_opens (fixture, "table");
  g_assert_false (gtk_widget_has_css_class (window_help (fixture->window), "devel"));
  gtk_window_destroy (GTK_WINDOW (window_help (fixture->window)));
  g_assert_null (window_help (fixture->window));
  gtk_widget_add_css_class (GTK_WIDGET (fixture->window), "devel");
  assert_opens (fixture, "table");
  g_assert_true (gtk_widget_has_css_class (window_help (fixture->window), "devel"));
}

static gboolean
is_shortcut (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* A screen reader is told the keys. */
static void
test_shortcuts (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = GTK_WIDGET (g_object_ref_sink (rummy_shortcuts_dialog_new (FALSE)));
  GtkWidget *row = find (adw_dialog_get_child (ADW_DIALOG (dialog)), is_shortcut, "Draw a Card");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "Draw a Card, S");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_object_unref (dialog);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);
  load_style ();

  ADD ("/help/context", test_context);
  ADD ("/help/preferences", test_preferences);
  ADD ("/help/guided", test_guided);
  ADD ("/help/search", test_search);
  ADD ("/help/walk", test_walk);
  ADD ("/help/pages", test_pages);
  ADD ("/help/first-screen", test_first_screen);
  ADD ("/help/spoken", test_spoken);
  ADD ("/help/from-the-right", test_from_the_right);
  ADD ("/help/do", test_do);
  ADD ("/help/show-part", test_show_part);
  ADD ("/help/show-part-guided", test_show_part_guided);
  ADD ("/help/print", test_print);
  ADD ("/help/text", test_text);
  ADD ("/help/text-full-disk", test_text_full_disk);
  ADD ("/help/copy", test_copy);
  ADD ("/help/classic-open", test_classic_open);
  ADD ("/help/goes", test_goes);
  ADD ("/help/one-window", test_one_window);
  ADD ("/help/by-keys", test_by_keys);
  ADD ("/help/devel", test_devel);
  ADD ("/help/shortcuts", test_shortcuts);

  return g_test_run ();
}
