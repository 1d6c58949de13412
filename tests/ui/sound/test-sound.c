/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard: the sounds themselves, when which is asked for, and how a person chooses. */

#include "window-fixture.h"

#include <math.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "ui/preferences/preferences.h"
#include "ui/preferences/sound-page.h"
#include "ui/sound/clip.h"
#include "ui/sound/speaker.h"
#include "sample.h"

#define RATE 8000

static GBytes *
own_sound (RummyCue cue)
{
  g_autofree char *path = g_strdup_printf ("/org/example/Rummy500/sounds/%s.wav", rummy_cue_name (cue));
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);

  return bytes;
}

/* They are quiet, short, and begin and end in silence, so nothing clips or clicks. */
static void
test_own_sounds (void)
{
  for (RummyCue cue = RUMMY_CUE_NONE + 1; cue < RUMMY_N_CUES; cue++) {
    g_autoptr (GBytes) bytes = own_sound (cue);
    g_autoptr (GError) error = NULL;
    g_autoptr (RummyClip) clip = rummy_clip_new (bytes, &error);
    double seconds, sum = 0, loudest = 0;

    g_assert_no_error (error);
    g_assert_cmpuint (clip->n_channels, ==, 1);
    seconds = (double) clip->n_frames / clip->rate;
    for (gsize i = 0; i < clip->n_frames; i++) {
      sum += clip->samples[i];
      loudest = MAX (loudest, ABS (clip->samples[i]) / 32768.0);
    }

    g_test_message ("%s: %.2f s, peak %.2f", rummy_cue_name (cue), seconds, loudest);
    g_assert_cmpfloat (loudest, >, 0.1);
    g_assert_cmpfloat (loudest, <, 0.45);
    g_assert_cmpfloat (fabs (sum / (double) clip->n_frames), <, 50);
    g_assert_cmpint (ABS (clip->samples[0]), <, 33);
    g_assert_cmpint (clip->samples[clip->n_frames - 1], ==, 0);
    g_assert_cmpfloat (seconds, <, rummy_cue_is_event (cue) ? 3 : rummy_cue_is_in_part (cue) ? 1.5 : 1);
    g_assert_cmpfloat (seconds, >, 0.1);
  }
}

/* A WAV file of floating-point samples: n_frames times the samples of one frame. */
static GBytes *
make_wave (guint n_channels, guint rate, guint32 n_frames, float sample)
{
  const guint32 size = n_frames * n_channels * 4;
  const guint32 head[] = { GUINT32_TO_LE (36 + size), 0, 0 };
  GByteArray *file = g_byte_array_new ();
  const guint16 format[] = { GUINT16_TO_LE (3), GUINT16_TO_LE ((guint16) n_channels) };
  const guint32 rates[] = { GUINT32_TO_LE (rate), GUINT32_TO_LE (rate * n_channels * 4) };
  const guint16 block[] = { GUINT16_TO_LE ((guint16) (n_channels * 4)), GUINT16_TO_LE (32) };
  const guint32 length = GUINT32_TO_LE (size), sixteen = GUINT32_TO_LE (16);

  g_byte_array_append (file, (const guint8 *) "RIFF", 4);
  g_byte_array_append (file, (const guint8 *) head, 4);
  g_byte_array_append (file, (const guint8 *) "WAVEfmt ", 8);
  g_byte_array_append (file, (const guint8 *) &sixteen, 4);
  g_byte_array_append (file, (const guint8 *) format, 4);
  g_byte_array_append (file, (const guint8 *) rates, 8);
  g_byte_array_append (file, (const guint8 *) block, 4);
  g_byte_array_append (file, (const guint8 *) "data", 4);
  g_byte_array_append (file, (const guint8 *) &length, 4);
  for (guint32 i = 0; i < n_frames * n_channels; i++)
    g_byte_array_append (file, (const guint8 *) &sample, 4);

  return g_byte_array_free_to_bytes (file);
}

static void
assert_refused (GBytes *bytes, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyClip) clip = rummy_clip_new (bytes, &error);

  g_assert_null (clip);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_cmpstr (error->message, ==, words);
}

/* Any file may be chosen. */
static void
test_untrusted (void)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("This is no sound.", 17), empty = g_bytes_new_static ("", 0);
  g_autoptr (GBytes) loud = make_wave (2, RATE, 100, 1e6f), wrong = make_wave (1, RATE, 100, NAN);
  g_autoptr (GBytes) longest = make_wave (1, RATE, RATE * RUMMY_CLIP_SECONDS_MAX, 0.5f);
  g_autoptr (GBytes) longer = make_wave (1, RATE, RATE * RUMMY_CLIP_SECONDS_MAX + 1, 0.5f);
  g_autoptr (GBytes) many = make_wave (6, RATE, 100, 0.5f), nothing = make_wave (1, RATE, 0, 0);
  g_autoptr (GBytes) whole = own_sound (RUMMY_CUE_START);
  g_autoptr (RummyClip) clip = NULL;

  assert_refused (text, "This sound can’t be played.");
  assert_refused (empty, "This sound can’t be played.");
  assert_refused (many, "This sound can’t be played.");
  assert_refused (nothing, "This file has no sound.");
  assert_refused (longer, "This sound is longer than 10 seconds.");

  clip = rummy_clip_new (longest, NULL);
  g_assert_cmpuint (clip->n_frames, ==, RATE * RUMMY_CLIP_SECONDS_MAX);
  g_assert_cmpint (ABS (clip->samples[0] - G_MAXINT16 / 2), <=, 1);
  g_clear_pointer (&clip, rummy_clip_free);
  clip = rummy_clip_new (loud, NULL);
  g_assert_cmpuint (clip->n_channels, ==, 2);
  g_assert_cmpint (clip->samples[199], ==, G_MAXINT16);
  g_clear_pointer (&clip, rummy_clip_free);
  clip = rummy_clip_new (wrong, NULL);
  g_assert_cmpint (clip->samples[50], ==, 0);
  g_clear_pointer (&clip, rummy_clip_free);

  /* Cut off anywhere it is refused or shorter, and nothing else happens. */
  for (gsize size = 0; size < 4096; size += 7) {
    g_autoptr (GBytes) part = g_bytes_new_from_bytes (whole, 0, size);

    clip = rummy_clip_new (part, NULL);
    g_assert_true (clip == NULL || clip->n_frames * 2 < size);
    g_clear_pointer (&clip, rummy_clip_free);
  }
}

static GFile *
write_file (Fixture *fixture, const char *name, GBytes *bytes)
{
  GFile *file = g_file_get_child (fixture->directory, name);
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE, 0, NULL, NULL,
                           &error);
  g_assert_no_error (error);

  return file;
}

static void
test_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *zeros = g_malloc0 (RUMMY_CLIP_BYTES_MAX + 1), *pipe_path = NULL;
  g_autoptr (GBytes) large = g_bytes_new_static (zeros, RUMMY_CLIP_BYTES_MAX + 1);
  g_autoptr (GFile) file = write_file (fixture, "large", large), pipe = g_file_get_child (fixture->directory, "pipe");
  g_autoptr (GError) error = NULL;

  g_assert_null (rummy_clip_read (file, NULL, &error));
  g_assert_cmpstr (error->message, ==, "This file is larger than 8.0\302\240MiB.");
  g_clear_error (&error);
  g_assert_null (rummy_clip_read (fixture->directory, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);
  pipe_path = g_file_get_path (pipe);
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_null (rummy_clip_read (pipe, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

/* Cards that follow each other at once do not rattle; what else there is to hear is not lost. */
static void
test_rattle (void)
{
  gint64 last = 0;
  guint n = 0;

  for (gint64 now = G_USEC_PER_SEC; now < 2 * G_USEC_PER_SEC; now += 1000)
    n += rummy_cue_may_follow (now % 2000 ? RUMMY_CUE_DISCARD : RUMMY_CUE_DRAW, now, &last) ? 1 : 0;
  g_assert_cmpuint (n, ==, 12);
  g_assert_true (rummy_cue_may_follow (RUMMY_CUE_KNOCK, last, &last));
  g_assert_true (rummy_cue_may_follow (RUMMY_CUE_GAME_WON, last, &last));
}

/* What the speaker gives to a device, from the file that a device writes. */
static gsize
record (Fixture *fixture, RummyCue cue, const char *path, double gain)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "heard.wav");
  g_autofree char *name = g_file_get_path (file), *contents = NULL;
  RummySpeaker *speaker = rummy_speaker_new ();
  gsize size, n = 0;

  g_assert_true (g_setenv ("RUMMY_HEARD", name, TRUE));
  rummy_speaker_play (speaker, cue, path, gain);
  rummy_speaker_free (speaker);
  g_assert_true (g_file_get_contents (name, &contents, &size, NULL));
  for (gsize i = 100; i < size; i++)
    n += contents[i] != 0;

  return n;
}

/* In a process of its own, because the device is chosen by its environment. */
static void
test_heard (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_wave (1, RATE, RATE / 5, 0.5f);
  g_autoptr (GFile) own = write_file (fixture, "own", bytes), text = NULL;
  g_autofree char *path = g_file_get_path (own), *missing = g_strconcat (path, "-gone", NULL), *conf = NULL;
  g_autofree char *lines = NULL, *heard = NULL;
  g_autoptr (GFile) conf_file = g_file_get_child (fixture->directory, "alsoft.conf");
  gsize n_ours, n_own;

  if (!g_test_subprocess ()) {
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
    g_test_trap_assert_passed ();
    return;
  }

  heard = g_build_filename (g_file_peek_path (fixture->directory), "heard.wav", NULL);
  lines = g_strdup_printf ("[wave]\nfile = %s\n", heard);
  conf = g_file_get_path (conf_file);
  g_assert_true (g_file_set_contents (conf, lines, -1, NULL));
  g_setenv ("ALSOFT_CONF", conf, TRUE);
  g_setenv ("ALSOFT_DRIVERS", "wave", TRUE);

  n_ours = record (fixture, RUMMY_CUE_EXIT, NULL, 1);
  n_own = record (fixture, RUMMY_CUE_EXIT, path, 1);
  g_assert_cmpuint (n_ours, >, 10000);
  g_assert_cmpuint (n_own, >, 1000);
  g_assert_cmpuint (n_own, <, n_ours);
  /* A file that is gone is no reason for silence. */
  g_assert_cmpuint (record (fixture, RUMMY_CUE_EXIT, missing, 1), >, 10000);
}

/* What the window asked the speaker for, in order. */
static void
played_cb (GString *heard, guint cue)
{
  g_string_append_printf (heard, "%s%s", heard->len > 0 ? " " : "", rummy_cue_name (cue));
}

static GString *
listen (Fixture *fixture)
{
  GString *heard = g_string_new (NULL);

  g_signal_connect_swapped (window_sound (fixture->window), "played", G_CALLBACK (played_cb), heard);

  return heard;
}

/* The same, as the table wants it: cards that come too soon for the speaker too. */
static GString *
listen_at_table (Fixture *fixture)
{
  GString *heard = g_string_new (NULL);

  g_signal_connect_swapped (window_table (fixture->window), "cue", G_CALLBACK (played_cb), heard);

  return heard;
}

static void
assert_heard (GString *heard, const char *names)
{
  g_assert_cmpstr (heard->str, ==, names);
  g_string_truncate (heard, 0);
}

static void
stop_listening (Fixture *fixture, GString *heard)
{
  g_signal_handlers_disconnect_by_data (window_sound (fixture->window), heard);
  g_signal_handlers_disconnect_by_data (window_table (fixture->window), heard);
  g_string_free (heard, TRUE);
}

static void
set_up_sound (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = { "sounds", "card-sounds", "sound-volume", "own-sounds", "card-speed", "pause" };
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  set_up (fixture, data);
  rummy_game_stop (window_game (fixture->window));
}

static RummyCard
first_of_hand (Fixture *fixture)
{
  RummyCards hand = match_of (fixture)->round.hand[own_seat (fixture)];

  return rummy_cards_first (hand);
}

/* The person draws and discards, and is refused something. */
static void
test_turn (Fixture *fixture, gconstpointer data)
{
  GString *heard = listen_at_table (fixture), *played = listen (fixture);

  g_action_group_activate_action (rummy_table_get_actions (window_table (fixture->window)), "draw", NULL);
  assert_heard (heard, "draw");
  play (fixture, RUMMY_MOVE_DISCARD, first_of_hand (fixture));
  assert_heard (heard, "discard");
  g_string_truncate (played, 0);
  g_signal_emit_by_name (window_table (fixture->window), "cue", (guint) RUMMY_CUE_KNOCK);
  assert_heard (played, "knock");
  g_signal_emit_by_name (window_table (fixture->window), "refused", (guint) RUMMY_REFUSED_PHASE);
  assert_heard (played, "refused");
  g_signal_emit_by_name (window_table (fixture->window), "notice", (guint) RUMMY_NOTICE_WAIT);
  assert_heard (played, "refused");
  stop_listening (fixture, played);
  g_signal_handlers_disconnect_by_data (window_table (fixture->window), heard);
  g_string_free (heard, TRUE);
}

/* One card from the pile sounds like one from the stock. */
static void
test_take (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;
  GString *heard;

  g_settings_set_string (window_settings (fixture->window), "game", "gin");
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  round = &match_of (fixture)->round;
  heard = listen_at_table (fixture);
  g_assert_cmpint (
    rummy_game_play (
      window_game (fixture->window),
      &(RummyMove) { .kind = RUMMY_MOVE_TAKE, .seat = round->turn, .card = round->upcard, .meld = RUMMY_MELD_NONE }, 1),
    ==, RUMMY_OK);
  assert_heard (heard, "draw");
  stop_listening (fixture, heard);
  g_settings_reset (window_settings (fixture->window), "game");
}

/* Where cards travel they are heard when they arrive; who skips hears none of them. */
static void
test_arrival (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  GString *heard = listen_at_table (fixture);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  assert_heard (heard, "");
  while (heard->len == 0) {
    g_assert_true (is_moving (table));
    g_main_context_iteration (NULL, TRUE);
  }
  assert_heard (heard, "draw");
  while (is_moving (table))
    g_main_context_iteration (NULL, TRUE);

  play (fixture, RUMMY_MOVE_DISCARD, first_of_hand (fixture));
  rummy_game_start (window_game (fixture->window));
  /* Where the machine is so slow that the card is there already it was heard, and rightly. */
  g_string_truncate (heard, 0);
  rummy_table_skip (table, TRUE);
  assert_heard (heard, "");
  rummy_game_stop (window_game (fixture->window));
  while (is_moving (table))
    g_main_context_iteration (NULL, TRUE);
  assert_heard (heard, "");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  stop_listening (fixture, heard);
}

/* By whose side won; a game that is opened where a round ended says nothing. */
static void
test_results (Fixture *fixture, gconstpointer data)
{
  GString *heard;
  guint winner;

  g_settings_set_boolean (window_settings (fixture->window), "card-sounds", FALSE);
  heard = listen (fixture);
  finish_round (fixture);
  winner = rummy_match_round_winner (match_of (fixture));
  assert_heard (heard, winner == own_seat (fixture) ? "round-won" : "round-lost");
  stop_listening (fixture, heard);

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  fixture->window = rummy_window_new (NULL, fixture->session);
  rummy_window_go_to_table (fixture->window);
  heard = listen (fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  spin_until_sheet (fixture->window);
  assert_heard (heard, "");

  while (!match_of (fixture)->over) {
    g_string_truncate (heard, 0);
    act (fixture, "next-round");
    finish_round (fixture);
  }
  assert_heard (heard, match_of (fixture)->winner == own_seat (fixture) ? "game-won" : "game-lost");
  stop_listening (fixture, heard);
}

/* Two people at one screen: what one has won the other has lost. */
static void
test_neutral (Fixture *fixture, gconstpointer data)
{
  GString *heard;

  g_settings_set_boolean (window_settings (fixture->window), "card-sounds", FALSE);
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_PERSON);
  heard = listen (fixture);
  finish_round (fixture);
  assert_heard (heard, "over");
  stop_listening (fixture, heard);
}

/* By the mark in the menus. */
static void
assert_shown (Fixture *fixture, gboolean sounds)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "sounds");

  g_assert_true (g_variant_get_boolean (state) == sounds);
}

/* Off by its key, and on by the menu; in between nothing is asked for. */
static void
test_mute (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  GString *heard = listen (fixture);

  assert_shown (fixture, TRUE);
  g_settings_set_boolean (settings, "sounds", FALSE); /* as another player has it: nobody asked for that */
  assert_shown (fixture, FALSE);
  g_assert_null (find (GTK_WIDGET (window_toasts (fixture->window)), is_label, "Sounds are off."));
  g_settings_set_boolean (settings, "sounds", TRUE);
  act (fixture, "sounds");
  assert_shown (fixture, FALSE);
  g_assert_false (g_settings_get_boolean (settings, "sounds"));
  g_assert_nonnull (find (GTK_WIDGET (window_toasts (fixture->window)), is_label, "Sounds are off."));
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  rummy_sound_play (window_sound (fixture->window), RUMMY_CUE_GAME_WON);
  assert_heard (heard, "");
  /* Who asks how one sounds hears it. */
  rummy_sound_try (window_sound (fixture->window), RUMMY_CUE_GAME_WON);
  assert_heard (heard, "game-won");

  act (fixture, "sounds");
  g_assert_false (rummy_status_is_refusing (window_status (fixture->window)));
  while (find (GTK_WIDGET (window_toasts (fixture->window)), is_label, "Sounds are on.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_settings_set_boolean (settings, "card-sounds", FALSE);
  rummy_sound_play (window_sound (fixture->window), RUMMY_CUE_KNOCK);
  rummy_sound_play (window_sound (fixture->window), RUMMY_CUE_ROUND_WON);
  assert_heard (heard, "round-won");
  g_settings_set_double (settings, "sound-volume", 0);
  rummy_sound_play (window_sound (fixture->window), RUMMY_CUE_ROUND_WON);
  assert_heard (heard, "");
  stop_listening (fixture, heard);
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static gboolean
is_sound_page (GtkWidget *widget, const char *text)
{
  return RUMMY_IS_SOUND_PAGE (widget);
}

static gboolean
is_scale (GtkWidget *widget, const char *text)
{
  return GTK_IS_SCALE (widget);
}

static GtkWidget *
open_page (Fixture *fixture)
{
  AdwDialog *dialog;

  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), "sound");

  return find (GTK_WIDGET (dialog), is_sound_page, NULL);
}

static void
wait_for_subtitle (GtkWidget *row, const char *words)
{
  while (!g_str_equal (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), words))
    g_main_context_iteration (NULL, TRUE);
}

/* An event with a sound of the person's own: it is heard, survives the window, is refused in words, and goes again. */
static void
test_own_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_wave (1, RATE, RATE / 5, 0.5f), text = g_bytes_new_static ("Not a sound", 11);
  g_autoptr (GFile) file = write_file (fixture, "<b>fanfare.wav", bytes), wrong = write_file (fixture, "letter", text);
  GtkWidget *page = open_page (fixture), *row = find (page, is_row, "Round Won"), *forget;
  GString *heard = listen (fixture);

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Default sound");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (row, has_tooltip, "Preview")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Preview: Round Won");
  g_signal_emit_by_name (find (row, has_tooltip, "Preview"), "clicked");
  assert_heard (heard, "round-won");
  forget = find (row, has_tooltip, "Use Default Sound");
  g_assert_false (gtk_widget_get_visible (forget));

  rummy_sound_page_choose (RUMMY_SOUND_PAGE (page), RUMMY_CUE_ROUND_WON, wrong);
  wait_for_subtitle (row, "This sound can’t be played.");
  assert_heard (heard, "");
  rummy_sound_page_choose (RUMMY_SOUND_PAGE (page), RUMMY_CUE_ROUND_WON, file);
  wait_for_subtitle (row, "<b>fanfare.wav");
  assert_heard (heard, "round-won");
  stop_listening (fixture, heard);

  /* It is a copy, so the file may go. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  page = open_page (fixture);
  row = find (page, is_row, "Round Won");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "<b>fanfare.wav");
  forget = find (row, has_tooltip, "Use Default Sound");
  g_assert_true (gtk_widget_get_visible (forget));
  g_signal_emit_by_name (forget, "clicked");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Default sound");
  g_assert_false (gtk_widget_get_visible (forget));
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static gboolean
choose (RummySound *sound, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_sound_set_own_async (sound, RUMMY_CUE_ROUND_WON, file, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return rummy_sound_set_own_finish (sound, result, error);
}

/* Who chooses the same sound again while the disk is full keeps the copy that there is. */
static void
test_full (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  Fixture fixture = { .directory = sample_directory () };
  g_autoptr (GBytes) bytes = make_wave (1, RATE, RATE / 5, 0.5f), kept = NULL;
  g_autoptr (GFile) file = write_file (&fixture, "fanfare.wav", bytes), copy = NULL;
  g_autoptr (GFile) folder = g_file_get_child (fixture.directory, "sounds");
  RummySound *sound = rummy_sound_new (settings, folder);
  g_autoptr (GVariant) own = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit all, little;
  const char *name;

  g_assert_true (choose (sound, file, &error));
  own = g_settings_get_value (settings, "own-sounds");
  g_assert_true (g_variant_lookup (own, rummy_cue_name (RUMMY_CUE_ROUND_WON), "(&s&s)", &name, NULL));
  copy = g_file_get_child (folder, name);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &all), ==, 0);
  little = all;
  little.rlim_cur = g_bytes_get_size (bytes) / 2;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  g_assert_false (choose (sound, file, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &all), ==, 0);
  g_assert_nonnull (error);
  kept = g_file_load_bytes (copy, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (kept, bytes));

  g_settings_reset (settings, "own-sounds");
  g_object_unref (sound);
  sample_remove (fixture.directory);
  g_object_unref (fixture.directory);
}

/* The switches and the volume act at once, and can be reset. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  GtkWidget *page = open_page (fixture), *sounds = find (page, is_row, "_Sounds");
  GtkWidget *cards = find (page, is_row, "_Card Sounds");

  g_assert_true (gtk_widget_activate (cards));
  g_assert_false (g_settings_get_boolean (settings, "card-sounds"));
  g_assert_true (gtk_widget_activate (sounds));
  g_assert_false (g_settings_get_boolean (settings, "sounds"));
  g_assert_false (gtk_widget_get_sensitive (cards));
  g_assert_false (rummy_status_is_refusing (window_status (fixture->window)));
  gtk_range_set_value (GTK_RANGE (find (page, is_scale, NULL)), 0.25);
  g_assert_cmpfloat (g_settings_get_double (settings, "sound-volume"), ==, 0.25);

  g_signal_emit_by_name (find (page, is_row, "_Reset to Defaults"), "activated");
  g_assert_true (g_settings_get_boolean (settings, "sounds") && g_settings_get_boolean (settings, "card-sounds"));
  g_assert_cmpfloat (g_settings_get_double (settings, "sound-volume"), ==, 0.8);
}

#define ADD_SOUND(path, func) g_test_add (path, Fixture, NULL, set_up_sound, func, tear_down)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  g_test_add_func ("/sound/own-sounds", test_own_sounds);
  g_test_add_func ("/sound/untrusted", test_untrusted);
  g_test_add_func ("/sound/rattle", test_rattle);
  ADD_SOUND ("/sound/files", test_files);
  ADD_SOUND ("/sound/heard", test_heard);
  ADD_SOUND ("/sound/turn", test_turn);
  ADD_SOUND ("/sound/take", test_take);
  ADD_SOUND ("/sound/arrival", test_arrival);
  ADD_SOUND ("/sound/results", test_results);
  ADD_SOUND ("/sound/neutral", test_neutral);
  ADD_SOUND ("/sound/mute", test_mute);
  ADD_SOUND ("/sound/own-file", test_own_file);
  g_test_add_func ("/sound/full", test_full);
  ADD_SOUND ("/sound/page", test_page);

  return g_test_run ();
}
