/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of the deals of a game, and deals that are played by their code. */

#include "window-fixture.h"

#include "game/replayed-deal.h"
#include "game/deal-code.h"
#include "ui/setup/deal-dialog.h"
#include "sample.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_visible (widget) &&
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
open_dialog (Fixture *fixture)
{
  AdwDialog *dialog;

  act (fixture, "deal");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (RUMMY_IS_DEAL_DIALOG (dialog));

  return GTK_WIDGET (dialog);
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
  g_signal_emit_by_name (entry, "apply");
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* What the button of a row copies. */
static char *
copy (GtkWidget *dialog, const char *title)
{
  char *text = NULL;

  g_signal_emit_by_name (find (find_row (dialog, title), has_tooltip, "Copy"), "clicked");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (dialog), NULL, read_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);

  return text;
}

/* While it is played, a game has a fingerprint that can be taken along, and no code. */
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
  g_assert_null (find (dialog, is_row, "Fingerprint That You Noted"));
}

/* When it is over its code is told, and whether it makes the fingerprint. */
static void
test_after (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (RummyGame) game = NULL;
  g_autofree char *code = NULL;
  g_autofree char *fingerprint = NULL;
  g_autofree char *text = NULL;
  g_autofree char *hash = NULL;
  GtkWidget *dialog;
  guint64 seed;
  guint number;

  sample_game (&saved, "target=5", 5, 100000);
  game = rummy_game_new_from_record (&saved.record);
  rummy_session_open_game (fixture->session, game);
  window_close_sheet (fixture->window);
  dialog = open_dialog (fixture);

  code = copy (dialog, "Deal Code");
  g_assert_true (rummy_deal_code_read (code, &seed, &number));
  g_assert_cmpuint (seed, ==, saved.record.seed);
  g_assert_cmpuint (number, ==, saved.record.game);
  fingerprint = copy (dialog, "Fingerprint");
  text = copy (dialog, "Text");
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_assert_cmpstr (hash, ==, fingerprint);

  enter (dialog, "Fingerprint That You Noted", "8447ae6e");
  find_row (dialog, "It is another one: either it is of another game, or a digit is wrong or missing.");
  enter (dialog, "Fingerprint That You Noted", fingerprint);
  find_row (dialog, "It is the same: this code and these rules were fixed when you noted it.");
}

/* No code stands for cards that were laid out, as for a hand that is played with other rules; the text has them. */
static void
test_laid_out (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (RummyGame) game = NULL;
  RummyRng rng;
  GtkWidget *dialog;

  sample_game (&saved, "target=5", 5, 0);
  saved.record.n_deck = (guint8) rummy_rules_deck (&saved.record.rules, 2, saved.record.deck);
  rummy_rng_seed (&rng, 1);
  rummy_shuffle (&rng, saved.record.deck, saved.record.n_deck);
  game = rummy_game_new_from_record (&saved.record);
  rummy_game_deal (game);
  rummy_session_start_practice (fixture->session, game);
  dialog = open_dialog (fixture);
  g_assert_nonnull (find (dialog, holds_text, "laid out and follow from no code"));
  g_assert_null (find (dialog, holds_text, "All cards of this game follow from a code"));
  g_assert_nonnull (find (dialog, holds_text, "None gives these cards, as the first deal was laid out"));
  g_assert_null (find (dialog, holds_text, "\ndeck "));
  adw_dialog_force_close (ADW_DIALOG (dialog));

  g_assert_true (rummy_session_end (fixture->session, NULL));
  while (!rummy_game_get_match (game)->over) {
    RummyMove move = sample_move (rummy_game_get_match (game), &rng);

    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
  rummy_session_open_game (fixture->session, game);
  window_close_sheet (fixture->window);
  dialog = open_dialog (fixture);
  g_assert_nonnull (find (dialog, holds_text, "None gives these cards, as the first deal was laid out"));
  g_assert_nonnull (find (dialog, holds_text, "\ndeck "));
  g_assert_null (find (dialog, holds_text, "0000-0000-00005/"));
}

/* A copy of a game tells neither its code nor what the code is hidden in, not when it is over either. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (RummyGame) game = NULL, practice = NULL;
  char code[RUMMY_DEAL_CODE], later[RUMMY_DEAL_CODE];
  GtkWidget *dialog;

  sample_game (&saved, "target=5", 5, 20);
  game = rummy_game_new_from_record (&saved.record);
  practice = rummy_replayed_deal_new (game, 77);
  rummy_deal_code_write (saved.record.seed, saved.record.game, code);
  rummy_deal_code_write (77, saved.record.game, later);
  code[strlen ("0000-0000-00000")] = later[strlen ("0000-0000-00000")] = '\0'; /* with any number */
  for (guint i = 0; i < 2; i++) {
    rummy_session_start_practice (fixture->session, practice);
    window_close_sheet (fixture->window);
    dialog = open_dialog (fixture);
    g_assert_nonnull (find (dialog, holds_text, "None gives these cards, as they come from two deals"));
    g_assert_null (find (dialog, holds_text, code));
    g_assert_null (find (dialog, holds_text, later));
    g_assert_null (find (dialog, is_row, "Text"));
    g_assert_null (find (dialog, is_row, "Fingerprint That You Noted"));
    adw_dialog_force_close (ADW_DIALOG (dialog));
    if (i == 0)
      play_round (fixture, NULL);
    g_assert_true (rummy_game_get_match (practice)->over || i == 0);
  }
}

/* A code is played, with the number that it has; what is none is refused in words. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  RummyGame *before = window_game (fixture->window);
  GtkWidget *dialog = open_dialog (fixture);

  enter (dialog, "Deal Code", "0123-456");
  find_row (dialog, "This is no deal code; one looks like 0123-4567-89ABC, or 0123-4567-89ABC/4.");
  g_assert_true (window_game (fixture->window) == before);

  enter (dialog, "Deal Code", "0000-0000-0000n/6");
  g_assert_true (window_game (fixture->window) != before);
  g_assert_cmpuint (match_of (fixture)->seed, ==, 21);
  g_assert_cmpuint (match_of (fixture)->game, ==, 6);
}

/* The deal of the day can be played where no game goes on, too. */
static void
test_day (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) before = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) after = NULL;
  GtkWidget *dialog;
  guint64 seed;

  act (fixture, "home");
  dialog = open_dialog (fixture);
  g_assert_null (find (dialog, is_row, "Fingerprint"));
  adw_action_row_activate (ADW_ACTION_ROW (find_row (dialog, "Deal of the Day")));
  after = g_date_time_new_now_utc ();
  seed = match_of (fixture)->seed;
  g_assert_true (seed == rummy_deal_code_of_day (&match_of (fixture)->rules, before) ||
                 seed == rummy_deal_code_of_day (&match_of (fixture)->rules, after));
  g_assert_cmpuint (match_of (fixture)->game, ==, 1);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD ("/deals/before", test_before);
  ADD ("/deals/after", test_after);
  ADD ("/deals/laid-out", test_laid_out);
  ADD ("/deals/copy", test_copy);
  ADD ("/deals/play", test_play);
  ADD ("/deals/day", test_day);

  return g_test_run ();
}
