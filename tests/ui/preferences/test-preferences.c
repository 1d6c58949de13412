/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The preferences, as a person uses them. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <locale.h>

#include "window-fixture.h"

#include "picture-fixture.h"
#include "store/profiles.h"
#include "store/settings.h"
#include "ui/help/help.h"
#include "ui/parts/reason.h"
#include "ui/preferences/preferences.h"

#define NARROW (360 + 2 * 6)

static const char *const choices[] = {
  "Classic",    "Large Index", "Lattice", "Waves",       "Stars",  "Fans", "Leaves", "Weave",            "Rosette",
  "Harlequin",  "Green Felt",  "Blue Felt", "Red Felt",  "Violet Felt", "Walnut", "Oak", "Plain", "Follow System",
  "Custom Color",
};

static GtkWidget *
open_preferences (Fixture *fixture)
{
  AdwDialog *dialog;
  GtkWidget *focus;

  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (RUMMY_IS_PREFERENCES (dialog));
  while ((focus = gtk_root_get_focus (GTK_ROOT (fixture->window))) == NULL ||
         !gtk_widget_is_ancestor (focus, GTK_WIDGET (dialog)) || gtk_widget_get_width (focus) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));

  return GTK_WIDGET (dialog);
}

static GtkWidget *
find_choice (GtkWidget *dialog, const char *name)
{
  GtkWidget *label = find (dialog, is_label, name), *button;

  g_assert_nonnull (label);
  button = gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON);
  /* The own colour has a row as well. */
  g_assert_nonnull (button);

  return button;
}

static gboolean
is_chosen (GtkWidget *dialog, const char *name)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (find_choice (dialog, name)));
}

/* As Space does, which shows the button pressed for a moment. */
static void
choose (GtkWidget *dialog, const char *name)
{
  g_assert_true (gtk_widget_activate (find_choice (dialog, name)));
  while (!is_chosen (dialog, name))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

/* What stands below a title is told with it, as long as it stands there. */
static void
test_subtitles (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_preferences (fixture), *row = find (dialog, is_row, "_Four-Color Deck");

  gtk_test_widget_wait_for_draw (dialog);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Green clubs and blue diamonds");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "Black &amp; red");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Black & red");

  rummy_reason_set (row, "Not now.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Not now.");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "White");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Not now.");
  rummy_reason_set (row, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "White");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "");
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* Steps of a tenth of a second end at zero, where the display is quick, not a hair above. */
static void
test_pause_steps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_preferences (fixture), *pause;

  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), "play");
  pause = find (dialog, is_row, "_Pause After Each Move");
  gtk_test_widget_wait_for_draw (dialog);
  gtk_widget_child_focus (pause, GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < 4; i++)
    press_key ("Down");
  while (adw_spin_row_get_value (ADW_SPIN_ROW (pause)) > 0.01)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_settings_get_double (window_settings (fixture->window), "pause") == 0);
  g_settings_reset (window_settings (fixture->window), "pause");
}

/* What the table shows of a card once all is drawn that was asked for. */
static guint32
shown (Fixture *fixture, RummyCard card)
{
  RummyTable *table = window_table (fixture->window);
  int width = (int) round (layout_of (table)->stock.size.width * rummy_arrangement_get_scale (arrangement_of (table)));

  return checksum (wait_for_face (style_of (table)->faces, RUMMY_SLOT_TABLE, card, width));
}

static void
wait_for_other (Fixture *fixture, RummyCard card, guint32 before)
{
  while (shown (fixture, card) == before)
    wait_for_change (style_of (window_table (fixture->window))->faces);
}

/* Every choice is there by its name, can be had by keys, is then the one that is down, and shows on the table. */
static void
test_choices (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_preferences (fixture);
  RummyCard club = rummy_card (0, RUMMY_CLUBS, 9);
  guint32 back = shown (fixture, RUMMY_CARD_HIDDEN), face = shown (fixture, club);
  GdkRGBA colour = style_of (window_table (fixture->window))->cloth.color;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++) {
    GtkWidget *button = find_choice (dialog, choices[i]);

    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, choices[i]);
    gtk_test_accessible_assert_role (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_ROLE_RADIO);
    g_assert_true (gtk_widget_get_focusable (button));
  }

  g_assert_true (is_chosen (dialog, "Lattice"));
  choose (dialog, "Waves");
  g_assert_true (is_chosen (dialog, "Waves"));
  g_assert_false (is_chosen (dialog, "Lattice"));
  wait_for_other (fixture, RUMMY_CARD_HIDDEN, back);
  /* Once more leaves it as it is. */
  g_assert_true (gtk_widget_activate (find_choice (dialog, "Waves")));
  g_assert_true (is_chosen (dialog, "Waves"));

  choose (dialog, "Large Index");
  wait_for_other (fixture, club, face);
  face = shown (fixture, club);
  g_assert_true (gtk_widget_activate (find (dialog, is_row, "_Four-Color Deck")));
  wait_for_other (fixture, club, face);

  choose (dialog, "Blue Felt");
  g_assert_false (gdk_rgba_equal (&style_of (window_table (fixture->window))->cloth.color, &colour));
  choose (dialog, "Oak");
  g_assert_cmpint (style_of (window_table (fixture->window))->cloth.pattern, ==, RUMMY_PATTERN_WOOD);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window_table (fixture->window)), "bright"));
  choose (dialog, "Walnut");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (window_table (fixture->window)), "bright"));
}

/* The pictures of one setting are one Tab stop, at the one that is chosen; arrow keys go between them. */
static void
test_one_stop (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_preferences (fixture), *backs = gtk_widget_get_parent (find_choice (dialog, "Waves"));
  GtkRoot *root = gtk_widget_get_root (dialog);

  g_assert_true (gtk_widget_grab_focus (find_choice (dialog, "Lattice")));
  g_assert_true (gtk_widget_child_focus (backs, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), backs));
  g_assert_true (gtk_root_get_focus (root) != find_choice (dialog, "Lattice"));
  g_assert_true (gtk_widget_child_focus (dialog, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (root), backs));
  g_assert_true (gtk_widget_child_focus (dialog, GTK_DIR_TAB_BACKWARD));
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (gtk_root_get_focus (root) == find_choice (dialog, choices[i]))
      g_assert_true (is_chosen (dialog, choices[i]));
}

static gboolean
is_colour_button (GtkWidget *widget, const char *text)
{
  return GTK_IS_COLOR_DIALOG_BUTTON (widget);
}

/* Who picks a colour wants to see it. */
static void
test_own_colour (Fixture *fixture, gconstpointer data)
{
  const GdkRGBA sand = { 1, 0.8f, 0.6f, 1 };
  GtkWidget *dialog = open_preferences (fixture);
  GtkWidget *button = find (dialog, is_colour_button, NULL);

  gtk_color_dialog_button_set_rgba (GTK_COLOR_DIALOG_BUTTON (button), &sand);
  g_assert_true (is_chosen (dialog, "Custom Color"));
  g_assert_true (gdk_rgba_equal (&style_of (window_table (fixture->window))->cloth.color, &sand));
  choose (dialog, "Plain");
  g_assert_cmpint (style_of (window_table (fixture->window))->cloth.pattern, ==, RUMMY_PATTERN_PLAIN);
  choose (dialog, "Custom Color");
  g_assert_true (gdk_rgba_equal (&style_of (window_table (fixture->window))->cloth.color, &sand));
}

/* A table that looks like the desktop changes with it. */
static void
test_like_the_desktop (Fixture *fixture, gconstpointer data)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GtkWidget *table = GTK_WIDGET (window_table (fixture->window));

  choose (open_preferences (fixture), "Follow System");
  g_assert_true (gtk_widget_has_css_class (table, "bright"));
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  while (gtk_widget_has_css_class (table, "bright"))
    g_main_context_iteration (NULL, TRUE);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  while (!gtk_widget_has_css_class (table, "bright"))
    g_main_context_iteration (NULL, TRUE);
}

/* The pace has an effect at once, and can be reset. */
static void
test_pace (Fixture *fixture, gconstpointer data)
{
  const RummyPace *pace = pace_of (window_table (fixture->window));
  GtkWidget *dialog = open_preferences (fixture), *speed, *pause, *marks;

  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), "play");
  speed = find (dialog, is_row, "Card _Speed");
  pause = find (dialog, is_row, "_Pause After Each Move");
  marks = find (dialog, is_row, "Highlight Opponents’ _Moves");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (speed)), ==, RUMMY_SPEED_NORMAL);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (pause)), ==, 0.4);
  g_assert_cmpuint (pace->pause, ==, 400);

  adw_combo_row_set_selected (ADW_COMBO_ROW (speed), RUMMY_SPEED_OFF);
  adw_spin_row_set_value (ADW_SPIN_ROW (pause), 1.3);
  g_assert_true (gtk_widget_activate (marks));
  g_assert_true (gtk_widget_activate (find (dialog, is_row, "Announce _Who Goes First")));
  g_assert_false (g_settings_get_boolean (window_settings (fixture->window), "start-reminder"));
  g_assert_cmpint (pace->speed, ==, RUMMY_SPEED_OFF);
  g_assert_cmpuint (pace->pause, ==, 1300);
  g_assert_false (pace->marks);
  g_assert_cmpint (g_settings_get_enum (window_settings (fixture->window), "card-speed"), ==, RUMMY_SPEED_OFF);

  g_signal_emit_by_name (find (dialog, is_row, "_Reset to Defaults"), "activated");
  g_assert_cmpint (pace->speed, ==, RUMMY_SPEED_NORMAL);
  g_assert_cmpuint (pace->pause, ==, 400);
  g_assert_true (pace->marks);
  g_assert_true (g_settings_get_boolean (window_settings (fixture->window), "start-reminder"));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (speed)), ==, RUMMY_SPEED_NORMAL);
}

static void
test_reset (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_preferences (fixture), *undo;

  choose (dialog, "Fans");
  choose (dialog, "Large Index");
  choose (dialog, "Walnut");
  g_assert_true (gtk_widget_activate (find (dialog, is_row, "_Four-Color Deck")));

  g_signal_emit_by_name (find (dialog, is_row, "_Reset to Defaults"), "activated");
  g_assert_true (is_chosen (dialog, "Lattice") && is_chosen (dialog, "Classic") && is_chosen (dialog, "Green Felt"));
  g_assert_false (g_settings_get_boolean (window_settings (fixture->window), "four-colours"));
  g_assert_null (g_settings_get_user_value (window_settings (fixture->window), "card-back"));

  undo = find (dialog, is_button, "Undo");
  g_assert_nonnull (undo);
  g_signal_emit_by_name (undo, "clicked");
  g_assert_true (is_chosen (dialog, "Fans") && is_chosen (dialog, "Large Index") && is_chosen (dialog, "Walnut"));
  g_assert_true (g_settings_get_boolean (window_settings (fixture->window), "four-colours"));
  g_assert_null (g_settings_get_user_value (window_settings (fixture->window), "table-colour"));

  /* Who hits it once more in the place of an Undo that went by still gets all of it back. */
  for (guint i = 0; i < 2; i++)
    g_signal_emit_by_name (find (dialog, is_row, "_Reset to Defaults"), "activated");
  g_assert_true (is_chosen (dialog, "Lattice"));
  g_signal_emit_by_name (find (dialog, is_button, "Undo"), "clicked");
  g_assert_true (is_chosen (dialog, "Fans") && is_chosen (dialog, "Large Index") && is_chosen (dialog, "Walnut"));
}

static gboolean
is_banner (GtkWidget *widget, const char *text)
{
  return ADW_IS_BANNER (widget) && adw_banner_get_revealed (ADW_BANNER (widget));
}

/* Where settings cannot be kept that is said, and they can be changed all the same. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), "keyfile", NULL);
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (path, "/elsewhere/", NULL);
  g_autoptr (GSettings) settings = g_settings_new_with_backend ("org.example.Rummy500", backend);
  static const char *const pages[] = { "table", "play", "hand", "rules", "sound" };
  g_autoptr (GSettings) unkept = NULL;
  GtkWidget *dialog = open_preferences (fixture);

  g_assert_null (find (dialog, is_banner, NULL));
  adw_dialog_force_close (ADW_DIALOG (dialog));

  rummy_profiles_begin (settings, FALSE);
  unkept = rummy_settings_new ("org.example.Rummy500");
  dialog = GTK_WIDGET (rummy_preferences_new (unkept, window_sound (fixture->window)));
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (fixture->window));
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), pages[i]);
    g_assert_nonnull (find (GTK_WIDGET (adw_preferences_dialog_get_visible_page (ADW_PREFERENCES_DIALOG (dialog))),
                            is_banner, NULL));
  }
  g_assert_true (gtk_widget_is_sensitive (find (dialog, is_row, "_Four-Color Deck")));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  rummy_profiles_begin (window_settings (fixture->window), FALSE);
}

/* Another value of an option than value. */
static GVariant *
make_other (GSettings *settings, const char *key, GVariant *value)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL, values = NULL;
  const char *kind;

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(&sv)", &kind, &values);

  if (g_str_equal (kind, "enum"))
    return g_variant_get_child_value (values, g_variant_n_children (values) - 1);
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (!g_variant_get_boolean (value));
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    return g_variant_new_double (g_variant_get_double (value) / 2);
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (g_str_equal (key, "language") ? "fr" : "#123456");
  if (g_variant_is_of_type (value, G_VARIANT_TYPE ("a{s(ss)}")))
    return g_variant_new_parsed ("{'exit': ('copy.wav', 'bye.wav')}");

  g_error ("no other value for %s", key);
}

/* Every option that the help tells of as one of the dialog goes back to its default, and comes again.  The rules
 * stay. */
static void
test_reset_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);
  g_autoptr (GHashTable) chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                         (GDestroyNotify) g_variant_unref);
  const RummyHelpPage *page = rummy_help_book_find (book, "options");
  GSettings *settings = window_settings (fixture->window);
  GtkWidget *dialog = open_preferences (fixture);
  GHashTableIter iter;
  gpointer key, value;

  for (int at = rummy_help_page_find (page, "options#rules") - 1; at >= 0; at--) {
    const char *options = ((const RummyHelpBlock *) page->blocks->pdata[at])->key;
    g_auto (GStrv) keys = g_strsplit (options != NULL ? options : "", " ", -1);

    for (guint i = 0; keys[i] != NULL; i++) {
      g_autoptr (GVariant) usual = g_settings_get_default_value (settings, keys[i]);
      g_autoptr (GVariant) other = g_variant_take_ref (make_other (settings, keys[i], usual));

      g_assert_true (g_settings_set_value (settings, keys[i], other));
      g_hash_table_insert (chosen, g_strdup (keys[i]), g_steal_pointer (&other));
    }
  }
  g_assert_cmpuint (g_hash_table_size (chosen), >=, 27);

  g_signal_emit_by_name (find (dialog, is_row, "_Reset to Defaults"), "activated");
  g_hash_table_iter_init (&iter, chosen);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    g_test_message ("%s", (const char *) key);
    g_assert_null (g_settings_get_user_value (settings, key));
  }

  g_signal_emit_by_name (find (dialog, is_button, "Undo"), "clicked");
  g_hash_table_iter_init (&iter, chosen);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    g_autoptr (GVariant) now = g_settings_get_value (settings, key);

    g_test_message ("%s", (const char *) key);
    g_assert_true (g_variant_equal (now, value));
    g_settings_reset (settings, key);
  }
}

/* Another window shows what was chosen in this one. */
static void
test_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_preferences (fixture);
  guint32 back, before = shown (fixture, RUMMY_CARD_HIDDEN);

  choose (dialog, "Rosette");
  choose (dialog, "Red Felt");
  wait_for_other (fixture, RUMMY_CARD_HIDDEN, before);
  back = shown (fixture, RUMMY_CARD_HIDDEN);

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  g_assert_cmpint (style_of (window_table (fixture->window))->look, ==, RUMMY_LOOK_RED);
  g_assert_cmpuint (shown (fixture, RUMMY_CARD_HIDDEN), ==, back);

  dialog = open_preferences (fixture);
  g_assert_true (is_chosen (dialog, "Rosette") && is_chosen (dialog, "Red Felt"));
}

/* There are no other letters than those of the texts, which are English in the locale C. */
static void
test_letters_row (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  setlocale (LC_MESSAGES, "C.UTF-8"); /* wherever the other tests have another */
  g_setenv ("LANGUAGE", "fr", TRUE);
  dialog = open_preferences (fixture);
  g_assert_false (gtk_widget_get_visible (find (dialog, is_row, "Card L_etters in Your Language")));
}

/* In a window as narrow as libadwaita's preferences may be, besides the frame that it has without a compositor, with
 * letters twice as large, from the right to the left. */
static void
test_nothing_is_cut_off (Fixture *fixture, gconstpointer data)
{
  static const char *const chosen[][3] = { { "play", "Card _Speed", "Normal" },
                                           { "hand", "_Sort Cards", "Automatic" } };
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *dialog;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 2, NULL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), NARROW, 720);
  spin_until_size (GTK_WIDGET (fixture->window), NARROW, 720);
  dialog = open_preferences (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++) {
    GtkWidget *button = find_choice (dialog, choices[i]), *label = find (button, is_label, choices[i]);
    graphene_rect_t bounds;

    while (gtk_widget_get_width (button) == 0)
      g_main_context_iteration (NULL, TRUE);
    g_assert_true (gtk_widget_compute_bounds (button, dialog, &bounds));
    g_assert_cmpfloat (bounds.origin.x, >=, 0);
    g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (dialog));
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  }

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++) {
    GtkWidget *label;

    adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), chosen[i][0]);
    label = find (find (dialog, is_row, chosen[i][1]), is_label, chosen[i][2]);
    while (gtk_widget_get_width (label) == 0)
      g_main_context_iteration (NULL, TRUE);
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  }

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

static gboolean
is_tabs (GtkWidget *widget, const char *name)
{
  return ADW_IS_VIEW_SWITCHER_BAR (widget);
}

static gboolean
is_resetting (GtkWidget *widget, const char *page)
{
  GtkWidget *own = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_PAGE);

  return is_row (widget, "_Reset to Defaults") &&
         g_strcmp0 (adw_preferences_page_get_name (ADW_PREFERENCES_PAGE (own)), page) == 0;
}

/* Wherever it is, what resets says that it does so on the other pages too. */
static void
test_reset_tells (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "table", "play", "hand", "sound" };
  GtkWidget *dialog = open_preferences (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    GtkWidget *row = find (dialog, is_resetting, pages[i]);
    GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

    g_assert_cmpstr (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group)), ==,
                     "Resets all preferences except Rules");
  }
}

/* What can be taken back is not offered where a tab is, and what is told is seen on a page of a page too. */
static void
test_toasts (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t button_bounds, tabs_bounds;
  GtkWidget *dialog, *tabs, *button, *label;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), NARROW, 720);
  spin_until_size (GTK_WIDGET (fixture->window), NARROW, 720);
  dialog = open_preferences (fixture);
  tabs = find (dialog, is_tabs, NULL);
  while (!adw_view_switcher_bar_get_reveal (ADW_VIEW_SWITCHER_BAR (tabs)) || gtk_widget_get_height (tabs) < 30)
    g_main_context_iteration (NULL, TRUE);

  g_signal_emit_by_name (find (dialog, is_row, "_Reset to Defaults"), "activated");
  button = find (dialog, is_button, "Undo");
  while (gtk_widget_get_height (button) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_true (gtk_widget_compute_bounds (button, dialog, &button_bounds));
  g_assert_true (gtk_widget_compute_bounds (tabs, dialog, &tabs_bounds));
  g_assert_cmpfloat (button_bounds.origin.y + button_bounds.size.height, <=, tabs_bounds.origin.y);
  g_signal_emit_by_name (button, "clicked");

  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), "rules");
  adw_action_row_activate (ADW_ACTION_ROW (find (dialog, is_row, "Melds")));
  while (gtk_widget_get_mapped (tabs))
    g_main_context_iteration (NULL, TRUE);
  rummy_preferences_tell (RUMMY_PREFERENCES (dialog), "Something is told.");
  label = find (dialog, is_label, "Something is told.");
  while (!gtk_widget_get_mapped (label))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up_defaults (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = {
    "deck-style", "four-colours", "language-letters", "card-back", "table-look", "table-colour",
    "card-speed", "pause",        "mark-acts",        "watch-rounds", "confirm-discard", "classic-keys",
    "start-reminder",
  };
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  set_up (fixture, data);
}

#define ADD_FRESH(path, func) g_test_add (path, Fixture, NULL, set_up_defaults, func, tear_down)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD_FRESH ("/preferences/choices", test_choices);
  ADD_FRESH ("/preferences/one-stop", test_one_stop);
  ADD_FRESH ("/preferences/own-colour", test_own_colour);
  ADD_FRESH ("/preferences/like-the-desktop", test_like_the_desktop);
  ADD_FRESH ("/preferences/pace", test_pace);
  ADD_FRESH ("/preferences/pause-steps", test_pause_steps);
  ADD_FRESH ("/preferences/subtitles", test_subtitles);
  ADD_FRESH ("/preferences/reset", test_reset);
  ADD_FRESH ("/preferences/unwritable", test_unwritable);
  ADD_FRESH ("/preferences/reset-all", test_reset_all);
  ADD_FRESH ("/preferences/reset-tells", test_reset_tells);
  ADD_FRESH ("/preferences/toasts", test_toasts);
  ADD_FRESH ("/preferences/stays", test_stays);
  ADD_FRESH ("/preferences/letters-row", test_letters_row);
  ADD_FRESH ("/preferences/nothing-is-cut-off", test_nothing_is_cut_off);

  return g_test_run ();
}
