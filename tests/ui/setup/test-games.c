/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* All games of the presets in the window: how one is chosen, and that what is done at the table is what the rules
 * allow. */

#include "window-fixture.h"

#include "ui/help/help.h"
#include "ui/setup/new-game.h"
#include "ui/words/games.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static GtkWidget *
open_dialog (Fixture *fixture)
{
  act (fixture, "choose-game");

  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static void
assert_game (Fixture *fixture, const char *key, int players)
{
  const RummyRules *rules = &match_of (fixture)->rules;

  g_assert_cmpstr (rummy_rules_preset (rules)->key, ==, key);
  g_assert_cmpint (rules->players, ==, players);
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, rummy_games_name (rules));
}

static void
test_choose (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture), *players = find (dialog, is_row, "Players");

  assert_game (fixture, "500-rum", 2);
  choose_game (dialog, "Gin");
  g_assert_false (gtk_widget_get_sensitive (players));
  choose_game (dialog, "Kaluki");
  g_assert_true (gtk_widget_get_sensitive (players));
  adw_spin_row_set_value (ADW_SPIN_ROW (players), 5);
  assert_game (fixture, "500-rum", 2);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  assert_game (fixture, "kaluki", 5);

  /* It is the game from now on; the one before can be brought back. */
  act (fixture, "new-game");
  assert_game (fixture, "kaluki", 5);
  act (fixture, "bring-back");
  assert_game (fixture, "kaluki", 5);

  dialog = open_dialog (fixture);
  choose_game (dialog, "500 Rum");
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (find (dialog, is_row, "Players"))), ==, 5);
  g_signal_emit_by_name (find (dialog, is_button, "_Cancel"), "clicked");
  assert_game (fixture, "kaluki", 5);
}

/* The name of no game is cut off where the window is narrow. */
static void
test_whole_title (Fixture *fixture, gconstpointer data)
{
  GtkLabel *title = window_title (fixture->window);
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  for (size_t i = 0; i < n_presets; i++) {
    gtk_label_set_label (title, rummy_games_words (&presets[i]).name);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    if (pango_layout_is_ellipsized (gtk_label_get_layout (title)))
      g_error ("\"%s\" is cut off", gtk_label_get_label (title));
  }
}

static gboolean
is_listed (const RummyPreset *preset)
{
  guint i = 0;

  while (rummy_games_get (i) != NULL && rummy_games_get (i) != preset)
    i++;

  return rummy_games_get (i) != NULL;
}

static void
test_words (Fixture *fixture, gconstpointer data)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    RummyGameWords words = rummy_games_words (&presets[i]);

    g_assert_cmpstr (words.words, !=, "");
    g_assert_true (words.about == NULL || *words.about != '\0');
    g_assert_cmpstr (words.other_names, !=, "");
    g_assert_true (is_listed (&presets[i]));
    for (size_t j = 0; j < i; j++)
      g_assert_cmpstr (words.name, !=, rummy_games_words (&presets[j]).name);
  }
}

/* W-048, W-051, W-052, P-001: how many a game is best with, how long it takes, and which game it is not. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *game, *words;
  } notes[] = { { "500-rum", "3 to 5 players" },
                { "500-rum", "20 minutes" },
                { "500-pokerwiner", "3 players" },
                { "michigan", "Rummoli" } };
  g_autoptr (RummyHelpBook) book = rummy_help_book_new (FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (notes); i++) {
    const RummyPreset *preset = rummy_preset_find (notes[i].game);
    g_autofree char *key = g_strconcat ("game-", notes[i].game, NULL);
    const RummyHelpPage *page = rummy_help_book_find (book, key);
    gboolean is_told = FALSE;

    g_assert_nonnull (strstr (rummy_games_words (preset).note, notes[i].words));
    for (guint b = 0; b < page->blocks->len; b++)
      is_told |= g_strcmp0 (((RummyHelpBlock *) g_ptr_array_index (page->blocks, b))->text,
                            rummy_games_words (preset).note) == 0;
    g_assert_true (is_told);
  }
}

static void
do_action (Fixture *fixture, const char *name, const char *target)
{
  GActionGroup *actions = rummy_table_get_actions (window_table (fixture->window));

  g_assert_true (g_action_group_get_action_enabled (actions, name));
  g_action_group_activate_action (actions, name, target != NULL ? g_variant_new_string (target) : NULL);
}

static void
select_only (RummyTable *table, RummyCard card)
{
  rummy_verbs_let_go (rummy_table_get_verbs (table));
  if (card != RUMMY_CARD_NONE)
    rummy_verbs_toggle (rummy_table_get_verbs (table), card);
}

/* The move, asked for as a person does. */
static void
do_move (Fixture *fixture, const RummyMove *move)
{
  static const char *const roles[] = { "", "wild", "double", "split" };
  RummyTable *table = window_table (fixture->window);

  switch (move->kind) {
  case RUMMY_MOVE_DRAW:
    do_action (fixture, "draw", NULL);
    break;
  case RUMMY_MOVE_TAKE:
    select_only (table, move->card);
    if (!rummy_cards_is_empty (move->cards))
      rummy_verbs_toggle (rummy_table_get_verbs (table), rummy_cards_first (move->cards));
    do_action (fixture, "take", NULL);
    break;
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_CALL:
    rummy_verbs_lay (rummy_table_get_verbs (table), move->cards, move->meld, RUMMY_CARD_NONE);
    break;
  case RUMMY_MOVE_LAY:
    rummy_verbs_lay (rummy_table_get_verbs (table), move->cards, move->meld, RUMMY_CARD_NONE);
    break;
  case RUMMY_MOVE_SWAP:
    rummy_verbs_lay (rummy_table_get_verbs (table), rummy_cards_of (move->card), move->meld,
                     rummy_cards_first (move->cards));
    break;
  case RUMMY_MOVE_DISCARD:
    select_only (table, move->card);
    do_action (fixture, "discard", NULL);
    break;
  case RUMMY_MOVE_KNOCK:
    select_only (table, move->card);
    do_action (fixture, "knock", NULL);
    break;
  case RUMMY_MOVE_BLOCK:
    select_only (table, move->card);
    do_action (fixture, "block", NULL);
    break;
  case RUMMY_MOVE_NOMINATE:
    do_action (fixture, "nominate", roles[move->low]);
    break;
  case RUMMY_MOVE_RENEW:
    do_action (fixture, "renew", NULL);
    break;
  default:
    do_action (fixture, "pass", NULL);
    break;
  }
}

/* Where the table asks what is meant, the answer is given to the game. */
static void
answer (Fixture *fixture, const RummyMove *move)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  adw_dialog_force_close (dialog);
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), move, 1), ==, RUMMY_OK);
}

static void
test_preset (Fixture *fixture, gconstpointer data)
{
  const RummyPreset *preset = rummy_preset_find (data);
  g_autofree RummyMoves *moves = g_new (RummyMoves, 1);
  RummyGame *game;
  const RummyMatch *match;
  RummyRng rng;

  g_settings_set_string (window_settings (fixture->window), "game", preset->key);
  g_settings_set_int (window_settings (fixture->window), "players", preset->seats_max);
  rummy_window_new_game (fixture->window, SEED);
  assert_game (fixture, preset->key, preset->seats_max);
  if (window_draw (fixture->window) != NULL)
    adw_dialog_force_close (window_draw (fixture->window)); /* the score sheet waits for it */

  game = window_game (fixture->window);
  match = match_of (fixture);
  rummy_rng_seed (&rng, SEED);
  for (guint rounds = 0; rounds < 2 && !match->over; rounds++) {
    rummy_game_stop (game);
    while (match->round.phase != RUMMY_PHASE_OVER) {
      gsize before = rummy_game_get_record (game)->n_moves;
      RummyMove move;

      if (match->round.turn == own_seat (fixture)) {
        rummy_round_moves (&match->round, moves);
        move = moves->move[rummy_rng_below (&rng, moves->n)];
        do_move (fixture, &move);
        if (rummy_game_get_record (game)->n_moves == before)
          answer (fixture, &move);
      } else {
        RummyView view;

        rummy_view_init (&view, &match->round, match->round.turn, match->totals);
        move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
        g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
      }
      g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, before + 1);
    }
    spin_until_sheet (fixture->window);
    if (!match->over)
      act (fixture, "next-round");
  }
}

/* the number of rounds may be changed while they are played, and the game keeps its name. */
static void
test_name_with_rounds (Fixture *fixture, gconstpointer data)
{
  RummyRules rules, own;
  g_autoptr (RummyHouseRules) jokers = NULL, few = NULL;
  g_autofree char *jokers_text = NULL, *few_text = NULL;
  const char *texts[] = { NULL, NULL, NULL };

  rummy_rules_init (&rules, "amiga");
  own = rules;
  own.jokers = 2;
  jokers = rummy_house_rules_new ("Two Jokers", rummy_preset_find ("amiga"), &own, NULL);
  rules.target = 3;
  few = rummy_house_rules_new ("Few Rounds", rummy_preset_find ("amiga"), &rules, NULL);
  texts[0] = jokers_text = rummy_house_rules_to_text (jokers);
  texts[1] = few_text = rummy_house_rules_to_text (few);
  g_settings_set_strv (window_settings (fixture->window), "house-rules", texts);

  g_assert_cmpstr (rummy_games_name (&rules), ==, "Few Rounds");
  rules.target = 4;
  g_assert_cmpstr (rummy_games_name (&rules), ==, "Amiga Rummy");
  g_assert_cmpstr (rummy_games_name (&own), ==, "Two Jokers");
  own.target = 4;
  g_assert_cmpstr (rummy_games_name (&own), ==, "Two Jokers");
  own.set_max = 4;
  g_assert_cmpstr (rummy_games_name (&own), ==, "Amiga Rummy, custom");
  g_settings_reset (window_settings (fixture->window), "house-rules");
}

int
main (int argc, char *argv[])
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  init (&argc, &argv);
  load_style ();

  ADD ("/games/choose", test_choose);
  ADD ("/games/words", test_words);
  ADD ("/games/notes", test_notes);
  ADD ("/games/whole-title", test_whole_title);
  ADD ("/games/name-with-rounds", test_name_with_rounds);
  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *path = g_strdup_printf ("/games/%s", presets[i].key);

    g_test_add (path, Fixture, presets[i].key, set_up, test_preset, tear_down);
  }

  return g_test_run ();
}
