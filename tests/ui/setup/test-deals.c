/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of the deals of a game, and deals that are played by their code. */

#include "window-fixture.h"

#include "game/replayed-deal.h"
#include "game/deal-code.h"
#include "ui/records/history-dialog.h"
#include "ui/setup/code-dialog.h"
#include "ui/setup/deal-dialog.h"
#include "sample.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_is_visible (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static gboolean
is_entry (GtkWidget *widget, const char *title)
{
  return ADW_IS_ENTRY_ROW (widget) && is_row (widget, title);
}

static gboolean
holds_text (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static GtkWidget *
visible_dialog (Fixture *fixture)
{
  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static GtkWidget *
open_dialog (Fixture *fixture)
{
  act (fixture, "deal");
  g_assert_true (RUMMY_IS_DEAL_DIALOG (visible_dialog (fixture)));

  return visible_dialog (fixture);
}

static GtkWidget *
find_row (GtkWidget *dialog, const char *title)
{
  GtkWidget *row = find (dialog, is_row, title);

  g_assert_nonnull (row);

  return row;
}

static void
enter (GtkWidget *dialog, const char *title, const char *text)
{
  GtkWidget *entry = find (dialog, is_entry, title);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* What a button copies. */
static char *
copy_by (GtkWidget *button)
{
  char *text = NULL;

  g_signal_emit_by_name (button, "clicked");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (button), NULL, read_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);

  return text;
}

static char *
copy (GtkWidget *dialog, const char *title)
{
  return copy_by (find (find_row (dialog, title), has_tooltip, "Copy"));
}

/* What a friend is sent. */
static char *
share (GtkWidget *dialog)
{
  return copy_by (find (dialog, is_button, "Copy"));
}

/* Plays what a friend sent, from Home, by Choose a Game. */
static void
receive (Fixture *fixture, const char *line)
{
  RummyGame *before = rummy_session_get_game (fixture->session);
  GtkWidget *chooser;

  if (visible_dialog (fixture) != NULL)
    adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));
  if (window_game (fixture->window) != NULL)
    act (fixture, "home");
  act (fixture, "choose-game");
  chooser = visible_dialog (fixture);
  g_signal_emit_by_name (find (chooser, is_button, "_Enter a Code…"), "clicked");
  g_assert_true (RUMMY_IS_CODE_DIALOG (visible_dialog (fixture)));
  adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));
  g_assert_true (visible_dialog (fixture) == chooser);
  g_signal_emit_by_name (find (chooser, is_button, "_Enter a Code…"), "clicked");
  enter (visible_dialog (fixture), "Code", line);
  g_signal_emit_by_name (find (visible_dialog (fixture), is_button, "_Play"), "clicked");
  while (rummy_session_get_game (fixture->session) == before)
    g_main_context_iteration (NULL, TRUE);
  while (visible_dialog (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* A game of these rules to its end, current. */
static void
open_over (Fixture *fixture, const char *game, const char *changes, RummyRecord *record)
{
  g_autoptr (RummyGame) over = NULL;
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyRng rng;

  g_assert_true (rummy_rules_init (&rules, game));
  g_assert_true (rummy_rules_read (&rules, changes, error));
  rummy_record_init (record, &rules, 4711, 4);
  over = rummy_game_new_from_record (record);
  rummy_rng_seed (&rng, 5);
  while (!rummy_game_get_match (over)->over) {
    RummyMove move = sample_move (rummy_game_get_match (over), &rng);

    g_assert_cmpint (rummy_game_play (over, &move, 1), ==, RUMMY_OK);
  }
  rummy_session_open_game (fixture->session, over);
  window_close_sheet (fixture->window);
}

/* The cards of all seats after the first deal of a record. */
static void
assert_dealt (Fixture *fixture, const RummyRecord *record)
{
  const RummyMove deal = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  RummyMatch match;

  rummy_record_start (record, &match);
  g_assert_cmpint (rummy_match_apply (&match, &deal, NULL), ==, RUMMY_OK);
  g_assert_true (rummy_rules_are_same (&match.rules, &match_of (fixture)->rules));
  g_assert_cmpint (memcmp (match.round.hand, match_of (fixture)->round.hand, sizeof match.round.hand), ==, 0);
  g_assert_cmpint (memcmp (match.round.deck, match_of (fixture)->round.deck, sizeof match.round.deck), ==, 0);
  g_assert_cmpuint (match.round.lead, ==, match_of (fixture)->round.lead);
}

/* While a game that counts is played, it has a fingerprint that can be taken along, and says when it can be shared. */
static void
test_before (Fixture *fixture, gconstpointer data)
{
  const RummyRecord *record = rummy_game_get_record (window_game (fixture->window));
  GtkWidget *dialog = open_dialog (fixture);
  char code[RUMMY_DEAL_CODE];
  g_autofree char *copied = copy (dialog, "Fingerprint");
  g_autofree char *shown = NULL;

  g_assert_true (rummy_deal_code_matches (record, copied));
  shown = g_strdup (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (dialog, "Fingerprint"))));
  g_assert_true (rummy_deal_code_matches (record, shown));
  rummy_deal_code_write (record->seed, record->game, code);
  g_assert_null (find (dialog, holds_text, code));
  g_assert_nonnull (find (dialog, holds_text, "You can share this deal after the game."));
  g_assert_false (gtk_widget_get_visible (find (dialog, is_button, "Copy")));
  g_assert_null (find (dialog, is_row, "Fingerprint You Wrote Down"));
}

/* When it is over there is one line that deals it to a friend, and the fingerprint can be checked. */
static void
test_after (Fixture *fixture, gconstpointer data)
{
  RummyRecord record = { 0 };
  g_autofree char *line = NULL;
  g_autofree char *fingerprint = NULL;
  g_autofree char *text = NULL;
  g_autofree char *hash = NULL;
  GtkWidget *dialog;

  open_over (fixture, "500-rum", "target=5", &record);
  dialog = open_dialog (fixture);
  line = share (dialog);
  g_assert_cmpstr (line, ==, "500-rum target=5 0000-0000-004K7/4");
  fingerprint = copy (dialog, "Fingerprint");
  text = copy (dialog, "Text");
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_assert_cmpstr (hash, ==, fingerprint);

  enter (dialog, "Fingerprint You Wrote Down", "8447ae6e");
  find_row (dialog, "The fingerprints don’t match. Check the digits, and make sure they’re from this game.");
  enter (dialog, "Fingerprint You Wrote Down", fingerprint);
  find_row (dialog, "The fingerprints match: nobody changed the cards.");
}

/* A friend gets the same cards, whatever game was played last there; and who played it already plays for practice. */
static void
test_friend (Fixture *fixture, gconstpointer data)
{
  RummyRecord record = { 0 };
  g_autofree char *line = NULL;

  open_over (fixture, "gin", "players=2 target=10", &record);
  line = share (open_dialog (fixture));
  adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));
  act (fixture, "new-game");
  g_settings_set_string (window_settings (fixture->window), "game", "500-rum");
  receive (fixture, line);
  assert_dealt (fixture, &record);
  g_assert_cmpuint (match_of (fixture)->game, ==, 4);
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_cmpstr (window_page (fixture->window), ==, "table");
}

/* From the history too, where a game is long over. */
static void
test_history (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *button;
  RummyRecord record;
  RummyRules rules;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  rules = match_of (fixture)->rules;
  rummy_record_init (&record, &rules, match_of (fixture)->seed, match_of (fixture)->game);
  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  window_close_sheet (fixture->window);
  act (fixture, "history");
  dialog = visible_dialog (fixture);
  rummy_history_dialog_show_game (RUMMY_HISTORY_DIALOG (dialog), 1);
  while ((button = find (dialog, is_button, "Share This Deal")) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (RUMMY_IS_DEAL_DIALOG (visible_dialog (fixture)));
  gtk_widget_activate (find (visible_dialog (fixture), is_row, "_Enter a Code…"));
  {
    g_autofree char *line = rummy_deal_code_share (&record);

    enter (visible_dialog (fixture), "Code", line);
  }
  g_signal_emit_by_name (find (visible_dialog (fixture), is_button, "_Play"), "clicked");
  while (!rummy_session_is_practice (fixture->session)) /* it was finished here */
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (visible_dialog (fixture));
  assert_dealt (fixture, &record);
}

/* Cards that were laid out are shared as they lie, at once, for practice; no code alone stands for them. */
static void
test_laid_out (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (RummyGame) game = NULL;
  g_autofree char *line = NULL;
  RummyRecord record;
  RummyRng rng;
  GtkWidget *dialog;

  sample_game (&saved, "target=5", 5, 0);
  saved.record.n_deck = (guint8) rummy_rules_deck (&saved.record.rules, 2, saved.record.deck);
  rummy_rng_seed (&rng, 1);
  rummy_shuffle (&rng, saved.record.deck, saved.record.n_deck);
  record = saved.record;
  game = rummy_game_new_from_record (&saved.record);
  rummy_game_deal (game);
  rummy_session_start_practice (fixture->session, game);
  dialog = open_dialog (fixture);
  g_assert_nonnull (find (dialog, holds_text, "Compare this fingerprint"));
  line = share (dialog);
  g_assert_true (rummy_session_end (fixture->session, NULL));
  receive (fixture, line);
  assert_dealt (fixture, &record);
  g_assert_true (rummy_session_is_practice (fixture->session));
}

/* A copy of a game shares its hand, but neither its code nor what the code is hidden in. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (RummyGame) game = NULL, practice = NULL;
  g_autofree char *line = NULL;
  char code[RUMMY_DEAL_CODE], later[RUMMY_DEAL_CODE];
  RummyRound dealt;
  GtkWidget *dialog;

  sample_game (&saved, "target=5000", 5, 400);
  game = rummy_game_new_from_record (&saved.record);
  g_assert_cmpuint (rummy_game_get_match (game)->rounds, >, 1);
  practice = rummy_replayed_deal_new (game, 77);
  rummy_deal_code_write (saved.record.seed, saved.record.game, code);
  rummy_deal_code_write (77, saved.record.game, later);
  code[strlen ("0000-0000-00000")] = later[strlen ("0000-0000-00000")] = '\0'; /* with any number */
  rummy_session_start_practice (fixture->session, practice);
  window_close_sheet (fixture->window);
  dialog = open_dialog (fixture);
  g_assert_null (find (dialog, holds_text, code));
  g_assert_null (find (dialog, holds_text, later));
  g_assert_null (find (dialog, is_row, "_Details"));
  dealt = *rummy_game_get_round (practice);
  line = share (dialog);
  g_assert_true (rummy_session_end (fixture->session, NULL));
  receive (fixture, line);
  g_assert_cmpint (memcmp (dealt.hand, match_of (fixture)->round.hand, sizeof dealt.hand), ==, 0);
  g_assert_cmpuint (dealt.lead, ==, match_of (fixture)->round.lead);
}

/* A code alone is of the game that New Game deals, with the number that it has; what is none cannot be played. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  act (fixture, "home");
  act (fixture, "deal"); /* nothing to share */
  dialog = visible_dialog (fixture);
  g_assert_true (RUMMY_IS_CODE_DIALOG (dialog));
  g_assert_false (gtk_widget_is_sensitive (find (dialog, is_button, "_Play")));
  enter (dialog, "Code", "0123-456");
  find_row (dialog, "Codes look like this:\ngin 0123-4567-89ABC");
  g_assert_false (gtk_widget_is_sensitive (find (dialog, is_button, "_Play")));
  enter (dialog, "Code", "gin 0000-0000-0000n");
  find_row (dialog, "Gin, 2 players");
  receive (fixture, "0000-0000-0000n/6");
  g_assert_cmpuint (match_of (fixture)->seed, ==, 21);
  g_assert_cmpuint (match_of (fixture)->game, ==, 6);
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "500-rum");
}

static gboolean
begins_label (GtkWidget *widget, const char *start)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), start);
}

/* Who plays a code has chosen, so no other game of the kind is offered. */
static void
test_code_alone (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toasts = GTK_WIDGET (window_toasts (fixture->window));

  wait_for_turn (fixture);
  pass_turn (fixture);
  receive (fixture, "500-rum 0000-0000-0000n");
  g_assert_cmpuint (match_of (fixture)->seed, ==, 21);
  g_assert_nonnull (find (toasts, begins_label, "You can continue your last game from the Home page."));
  g_assert_null (find (toasts, begins_label, "You left "));
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD ("/deals/before", test_before);
  ADD ("/deals/after", test_after);
  ADD ("/deals/friend", test_friend);
  ADD ("/deals/history", test_history);
  ADD ("/deals/laid-out", test_laid_out);
  ADD ("/deals/copy", test_copy);
  ADD ("/deals/code", test_code);
  ADD ("/deals/code-alone", test_code_alone);

  return g_test_run ();
}
