/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* test-pictures LOOK [FOLDER]: the window in every state, of which no word is cut off and nothing sticks out of it.  A
 * language is a look, with its catalogue in FOLDER: it shows no words in English either, and a whole round is played in
 * it.  What is wrong leaves a picture in the folder "pictures" of the build; with RUMMY_TEST_FULL in the environment
 * each is kept there, for anyone to look at. */

#include "look-fixture.h"
#include "table-pictures.h"

#include "store/profiles.h"
#include "ui/help/help-window.h"
#include "ui/records/history-dialog.h"
#include "ui/setup/new-game.h"
#include "ui/words/history-words.h"

#define DRAWN "small-dark" /* in usual runs, too */

static const Look looks[] = {
  { "light", 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100 },
  { "dark", 1280, 800, ADW_COLOR_SCHEME_FORCE_DARK, GTK_TEXT_DIR_LTR, 100 },
  { "contrast", 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100 },
  { "right-to-left", 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_RTL, 100 },
  { "large-text", 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 200 },
  { "small", 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100 },
  { "small-large", 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 200 },
  { DRAWN, 360, 720, ADW_COLOR_SCHEME_FORCE_DARK, GTK_TEXT_DIR_RTL, 100 },
  { "few-pixels", 360, 294, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 200 },
  { "flat", 640, 360, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100 },
  { "huge", 3840, 2160, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100 },
  { "pseudo", 1280, 800, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100, PSEUDO },
  { "pseudo-small", 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100, PSEUDO },
};

static GtkTextDirection
direction_of (const char *language)
{
  int n;
  const PangoScript *scripts = pango_language_get_scripts (pango_language_from_string (language), &n);

  return scripts != NULL && (scripts[0] == PANGO_SCRIPT_ARABIC || scripts[0] == PANGO_SCRIPT_HEBREW)
           ? GTK_TEXT_DIR_RTL
           : GTK_TEXT_DIR_LTR;
}

/* One that is not listed is a language. */
static const Look *
find_look (const char *name)
{
  static Look spoken = { NULL, 360, 720, ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 100, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    if (g_strcmp0 (looks[i].name, name) == 0)
      return &looks[i];
  }

  spoken.name = spoken.language = name;
  spoken.direction = direction_of (name);

  return &spoken;
}

static void
set_up_look (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), look->width, look->height);
  spin_until_size (GTK_WIDGET (fixture->window), look->width, look->height);
}

/* Between two people. */
static void
test_pass (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 3);
  play_until_melds (fixture, 2);
  rummy_game_set_name (window_game (fixture->window), 1, "Josephine");
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_PERSON);
  rummy_game_set_level (window_game (fixture->window), 0, RUMMY_LEVEL_AVERAGE);
  take_picture (fixture, "pass-the-screen");
}

static void
test_welcome (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (window_settings (fixture->window), "welcomed", FALSE);
  close_window (fixture);
  remove_tree (fixture->directory);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), look->width, look->height);
  spin_until_size (GTK_WIDGET (fixture->window), look->width, look->height);
  take_picture (fixture, "welcome");
}

/* The card to be drawn, then a meld to be laid down. */
static void
test_guide (Fixture *fixture, gconstpointer data)
{
  act (fixture, "guide");
  g_settings_set_uint (window_settings (fixture->window), "guide-told",
                       1 << RUMMY_LESSON_GOAL | 1 << RUMMY_LESSON_HAND);
  take_picture (fixture, "guide-draw");
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  take_picture (fixture, "guide-meld");
}

/* With a game that was left. */
static void
test_home (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 2);
  play_until_melds (fixture, 1);
  begin (fixture, "500-rum", 4);
  act (fixture, "home");
  while (find (GTK_WIDGET (window_home (fixture->window)), is_of_type, "AdwActionRow") == NULL)
    g_main_context_iteration (NULL, TRUE);
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
  take_picture (fixture, "home");
}

static void
test_watched (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 4);
  play_until_melds (fixture, 2);
  rummy_game_set_level (window_game (fixture->window), 0, RUMMY_LEVEL_AVERAGE);
  take_picture (fixture, "only-the-computer");
}

static void
test_watch (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 3);
  act (fixture, "watch");
  take_picture (fixture, "watch-dialog");
  g_signal_emit_by_name (adw_dialog_get_default_widget (rummy_screen_get_dialog (window_screen (fixture->window))),
                         "clicked");
  play_explained (fixture, 8);
  take_picture (fixture, "watched");
}

/* A game of few decisions, which is over soon. */
static void
begin_short (Fixture *fixture, int players)
{
  g_settings_set_value (window_settings (fixture->window), "rules",
                        g_variant_new_parsed ("{'500-rum': 'deal=6/6/6/6/6/6/6 target=50'}"));
  begin (fixture, "500-rum", players);
  g_settings_reset (window_settings (fixture->window), "rules");
}

static void
review (Fixture *fixture)
{
  RummyReview *review;

  act (fixture, "review");
  review = rummy_time_line_get_review (window_line (fixture->window));
  while (rummy_review_get_n_done (review) < rummy_review_get_n (review))
    g_main_context_iteration (NULL, TRUE);
}

/* The last move of a round that goes on; a round that is over, with all hands open, and what could have been better. */
static void
test_replay (Fixture *fixture, gconstpointer data)
{
  RummyVerdict verdict;

  begin_short (fixture, 3);
  play_until_melds (fixture, 1);
  review (fixture);
  take_picture (fixture, "review-last-move");
  act (fixture, "close-replay");
  finish_round (fixture);
  act (fixture, "replay");
  rummy_replay_seek (rummy_replay_page_get_replay (window_replay (fixture->window)), 12);
  take_picture (fixture, "replay");
  act (fixture, "close-replay");
  review (fixture);
  rummy_review_judge (rummy_time_line_get_review (window_line (fixture->window)), &verdict);
  g_assert_cmpint (verdict.lost, >, 0);
  take_picture (fixture, "review");
  gtk_widget_activate_action (GTK_WIDGET (window_replay (fixture->window)), "replay.last", NULL);
  take_picture (fixture, "review-end");
}

static void
wait_for_history (Fixture *fixture)
{
  while (!rummy_history_is_idle (rummy_session_get_history (fixture->session)))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_view_stack (GtkWidget *widget, const char *text)
{
  return ADW_IS_VIEW_STACK (widget);
}

static gboolean
is_list_view (GtkWidget *widget, const char *text)
{
  return GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget);
}

/* The league table and one of its players, and what is there before anybody is in it. */
static void
test_league (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog;
  GtkWidget *list;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  for (guint i = 0; i < 2; i++) {
    begin_short (fixture, 4);
    while (i == 1 && !match_of (fixture)->over) {
      if (match_of (fixture)->round.phase == RUMMY_PHASE_OVER)
        act (fixture, "next-round");
      finish_round (fixture);
      window_close_sheet (fixture->window);
    }
    act (fixture, "history");
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (GTK_WIDGET (dialog), is_view_stack, NULL)), "league");
    wait_for_history (fixture);
    take_picture (fixture, i == 0 ? "league-empty" : "league");
    if (i == 1) {
      while ((list = find (GTK_WIDGET (dialog), is_list_view, NULL)) == NULL)
        g_main_context_iteration (NULL, TRUE);
      gtk_widget_activate_action (list, "list.activate-item", "u", 0);
      wait_for_history (fixture);
      take_picture (fixture, "league-player");
    }
    adw_dialog_force_close (dialog);
  }
}

/* The games that were played, and one of them. */
static void
test_history (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++) {
    begin (fixture, i == 0 ? "gin" : "500-rum", i == 0 ? 2 : 4);
    finish_round (fixture);
    window_close_sheet (fixture->window);
  }
  act (fixture, "history");
  wait_for_history (fixture);
  take_picture (fixture, "history");
  rummy_history_dialog_show_game (
    RUMMY_HISTORY_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window))), 2);
  wait_for_history (fixture);
  take_picture (fixture, "history-game");
}

/* Who plays, and what can be done with players. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  static const char *const names[] = { "Anna", "Josephine", "Anna-Josephine", "Friends" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_free (rummy_profiles_add (settings, names[i], NULL));
  g_settings_set_boolean (settings, "ask-profile", TRUE);
  rummy_window_ask_player (fixture->window);
  take_picture (fixture, "who-plays");
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  act (fixture, "players");
  take_picture (fixture, "players");
  g_settings_reset (settings, "ask-profile");
  g_settings_reset (settings, "profiles");
}

/* In the midst of a round, with as many seats as there are. */
/* Of all seats that there can be. */
static void
test_draw_for_deal (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-wikipedia", 8);
  g_assert_nonnull (window_draw (fixture->window));
  take_picture (fixture, "draw-for-deal");
}

static void
test_choose (Fixture *fixture, gconstpointer data)
{
  act (fixture, "choose-game");
  take_picture (fixture, "choose-game");
  adw_dialog_force_close (rummy_screen_get_dialog (window_screen (fixture->window)));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.choose-game-of", "s", "gin");
  take_picture (fixture, "choose-game-of");
}

static void
test_help (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "first", "table", "keys", "game-kaluki", "options", "glossary" };
  GtkWidget *help;

  act (fixture, "help");
  help = window_help (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (help), look->width, look->height);
  spin_until_size (help, look->width, look->height);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *state = g_strconcat ("help-", pages[i], NULL);

    rummy_help_window_show (RUMMY_HELP_WINDOW (help), pages[i]);
    take_picture_of (fixture, help, state);
  }
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static void
show_row (Fixture *fixture, const char *title, const char *state)
{
  GtkWidget *row;

  while ((row = find (GTK_WIDGET (fixture->window), is_row, title)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  take_picture (fixture, state);
}

/* A game with changed rules among the others, and its rules, some of which need four players. */
static void
test_customize (Fixture *fixture, gconstpointer data)
{
  g_settings_set_value (window_settings (fixture->window), "rules",
                        g_variant_new_parsed ("{'500-rum': 'targetkind=rounds-won target=4 jokers=2'}"));
  act (fixture, "choose-game");
  take_picture (fixture, "choose-changed");
  show_row (fixture, gettext ("C_ustomize…"), "customize");
  if (!is_pseudo) /* which would have names translated, of the sources of a rule */
    show_row (fixture, g_dpgettext2 (NULL, "rules", "Cards and Deal"), "customize-deal");
  g_settings_reset (window_settings (fixture->window), "rules");
}

/* A file with a game of many, and the games that its hand can be played with. */
static void
test_open (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "Among Friends.rummy500");
  GtkWidget *row = NULL;

  begin (fixture, "500-rum", 5);
  play_until_melds (fixture, 4);
  window_save_file (fixture->window, file);
  while (!g_file_query_exists (file, NULL))
    g_main_context_iteration (NULL, TRUE);
  begin (fixture, "gin", 2);
  rummy_window_open_files (fixture->window, &file, 1);
  while (row == NULL) {
    g_main_context_iteration (NULL, TRUE);
    row = find (GTK_WIDGET (fixture->window), is_row, gettext ("Use Other Rules…"));
  }
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
  take_picture (fixture, "open");
  adw_action_row_activate (ADW_ACTION_ROW (row));
  take_picture (fixture, "open-rules");
}

static void
test_deal (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "500-rum", 2);
  act (fixture, "deal");
  take_picture (fixture, "deal");
  rummy_game_set_practice (window_game (fixture->window));
  act (fixture, "deal");
  take_picture (fixture, "deal-shared");
  act (fixture, "enter-code");
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (fixture->window), is_row, gettext ("Code"))), "gin");
  take_picture (fixture, "code");
}

/* All places empty, then full, and the cards of one of them. */
static void
test_lay_out (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  begin (fixture, "500-rum", 6);
  act (fixture, "lay-out");
  dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  take_picture (fixture, "lay-out");
  g_signal_emit_by_name (find (dialog, is_row, gettext ("_Fill at Random")), "activated");
  take_picture (fixture, "lay-out-full");
  adw_action_row_activate (ADW_ACTION_ROW (find (dialog, is_row, g_dpgettext2 (NULL, "place", "Stock"))));
  take_picture (fixture, "lay-out-stock");
}

/* Each of its pages, from the top. */
static void
test_preferences (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "table", "play", "hand", "rules", "sound" };
  AdwDialog *dialog;

  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  check_letters (fixture, find (GTK_WIDGET (dialog), is_row, gettext ("Card L_etters in Your Language")));
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *state = g_strconcat ("preferences-", pages[i], NULL);

    adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), pages[i]);
    take_picture (fixture, state);
  }
}

/* All that the table says from the deal to the sheet. */
static void
test_round (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match;
  RummyRng rng;

  begin (fixture, "500-rum", 3);
  match = match_of (fixture);
  rummy_rng_seed (&rng, SEED);
  while (match->round.phase != RUMMY_PHASE_OVER) {
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, &match->round, match->round.turn, match->totals);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (window_game (fixture->window), &move, 1), ==, RUMMY_OK);
    check_language (GTK_WIDGET (fixture->window));
  }
  spin_until_sheet (fixture->window);
  check_language (GTK_WIDGET (fixture->window));
}

/* The C library of this test has English months only. */
static void
test_dates (void)
{
  static const struct {
    const char *language, *day;
  } days[] = {
    { "ar", "15 مارس 2026" }, { "de", "15. März 2026" }, { "es", "15 de marzo de 2026" }, { "fr", "15 mars 2026" },
  };

  for (int month = 1; month <= 12; month++) {
    g_autoptr (GDateTime) time = g_date_time_new_local (2026, month, 15, 12, 0, 0);
    g_autofree char *day = rummy_history_words_day (g_date_time_to_unix (time)), *left = find_english (day);

    g_assert_null (left);
    for (gsize i = 0; month == 3 && i < G_N_ELEMENTS (days); i++) {
      if (g_str_equal (days[i].language, look->language))
        g_assert_cmpstr (day, ==, days[i].day);
    }
  }
}

/* A card that something is done with is in the form for that. */
static void
test_cases (void)
{
  static const struct {
    const char *language, *words;
  } sentences[] = {
    { "de", "Du hast Karo-Zehn abgeworfen." }, { "ja", "あなたはダイヤの10を捨てました。" },
    { "pl", "Odrzucasz dziesiątkę karo." }, { "pt_BR", "Você descartou o dez de ouros." },
    { "tr", "Iskartaya karo onlusunu attınız." },
  };
  const RummyEvent event = { .kind = RUMMY_EVENT_DISCARD, .card = rummy_card (0, RUMMY_DIAMONDS, 10) };
  g_autofree char *words = rummy_words_event (NULL, &event, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++) {
    if (g_str_equal (sentences[i].language, look->language))
      g_assert_cmpstr (words, ==, sentences[i].words);
  }
}

/* As the application does. */
static void
load_icons (void)
{
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/org/example/Rummy500/icons");
}

/* Languages, and the look that is drawn, have a third of the states, so that each is in two languages at least; in full
 * runs they have all. */
static void
add_look (const char *path, void (*func) (Fixture *fixture, gconstpointer data))
{
  gboolean is_dear = (look->language != NULL && !is_pseudo) || g_str_equal (look->name, DRAWN);
  static guint n;

  if (!is_dear || keeps_pictures () || (n++ + (guint) (look->name[0] + look->name[1])) % 3 == 0)
    g_test_add (path, Fixture, NULL, set_up_look, func, tear_down);
}

int
main (int argc, char *argv[])
{
  g_assert_cmpint (argc, >, 1);
  look = find_look (argv[1]);
  if (g_str_equal (look->name, "contrast"))
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  if (look->language != NULL)
    speak (look->language, argv[2]);
  if (g_str_equal (look->name, DRAWN))
    g_setenv ("RUMMY_TEST_DRAW", "yes", TRUE);
  init (&argc, &argv);
  if (look->language != NULL)
    g_assert_nonnull (setlocale (LC_MESSAGES, "en_US.UTF-8")); /* in C no catalogue is looked at */
  load_icons ();
  load_style ();
  gtk_widget_set_default_direction (look->direction);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), look->scheme);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * look->text / 100, NULL);
  if (look->width <= 360 && look->height > 300) /* as on a phone */
    g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);

  add_look ("/pictures/start", test_start);
  add_look ("/pictures/middle", test_middle);
  add_look ("/pictures/many-seats", test_many_seats);
  add_look ("/pictures/full", test_full);
  add_look ("/pictures/gin", test_gin);
  add_look ("/pictures/open-hands", test_open_hands);
  add_look ("/pictures/sheet", test_sheet);
  add_look ("/pictures/welcome", test_welcome);
  add_look ("/pictures/home", test_home);
  /* The largest take seconds each, and the states differ in nothing but what the others show too. */
  if (!g_str_equal (look->name, "huge")) {
    add_look ("/pictures/take", test_take);
    add_look ("/pictures/selected", test_selected);
    add_look ("/pictures/long-hand", test_long_hand);
    add_look ("/pictures/watched", test_watched);
  }
  add_look ("/pictures/pane", test_pane);
  add_look ("/pictures/guide", test_guide);
  /* What lies over the table may be larger than a window of few pixels. */
  if (look->height > 300 && look->height < 2000) {
    add_look ("/pictures/pile", test_pile);
    add_look ("/pictures/analysis", test_analysis);
    add_look ("/pictures/refusal", test_refusal);
    add_look ("/pictures/pass", test_pass);
    add_look ("/pictures/replay", test_replay);
    add_look ("/pictures/players", test_players);
    add_look ("/pictures/open", test_open);
    add_look ("/pictures/lay-out", test_lay_out);
    add_look ("/pictures/help", test_help);
    add_look ("/pictures/history", test_history);
    add_look ("/pictures/league", test_league);
    add_look ("/pictures/choose", test_choose);
    add_look ("/pictures/customize", test_customize);
    add_look ("/pictures/deal", test_deal);
    add_look ("/pictures/preferences", test_preferences);
    /* It gives the heading of an alert less than the longest of words here, and warns of itself. */
    if (look->width > 360 || !is_pseudo) {
      add_look ("/pictures/draw-for-deal", test_draw_for_deal);
      add_look ("/pictures/watch", test_watch);
    }
  }

  if (look->language != NULL) {
    g_test_add ("/pictures/round", Fixture, NULL, set_up_look, test_round, tear_down);
    g_test_add_func ("/pictures/dates", test_dates);
    g_test_add_func ("/pictures/cases", test_cases);
  }

  return g_test_run ();
}
