/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told after a crash. */

#include "window-fixture.h"

#include <glib/gstdio.h>

#include "ui/config.h"

static void
test_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), RUMMY_PROGRAM, NULL);
  g_autofree char *path = g_build_filename (folder, "crash.log", NULL);
  g_autofree char *told = g_build_filename (folder, "crash-told.log", NULL);
  GtkWidget *toasts = GTK_WIDGET (window_toasts (fixture->window));
  AdwDialog *dialog;
  const char *words;

  rummy_window_tell_crash (fixture->window);
  g_assert_null (find (toasts, is_label, "Rummy 500 closed unexpectedly. Nothing was lost."));

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "rummy500 0, signal 11\n\xff\n", -1, NULL));
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
  rummy_window_tell_crash (fixture->window);
  while (find (toasts, is_label, "Rummy 500 closed unexpectedly. Nothing was lost.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find (toasts, is_button, "Details"), "clicked");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  words = gtk_label_get_label (GTK_LABEL (adw_alert_dialog_get_extra_child (ADW_ALERT_DIALOG (dialog))));
  g_assert_nonnull (strstr (words, "signal 11\n\357\277\275\n"));
  g_assert_nonnull (strstr (words, told));

  /* Once. */
  adw_dialog_force_close (dialog);
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (told), ==, 0);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD ("/crash/told", test_told);

  return g_test_run ();
}
