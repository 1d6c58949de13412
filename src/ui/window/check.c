/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/check.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "store/inspect.h"
#include "store/save.h"
#include "ui/config.h"
#include "ui/parts/terminal.h"

int
rummy_check_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) scores = g_string_new (NULL);
  RummyMatch match;

  if (!rummy_save_load (file, &game, &error)) {
    g_autofree char *name = rummy_terminal_text (path);

    g_printerr ("%s: %s\n", name, error->message);
    return EXIT_FAILURE;
  }

  rummy_record_play (&game.record, game.record.n_moves, &match, NULL);
  for (int seat = 0; seat < match.rules.players; seat++)
    g_string_append_printf (scores, seat > 0 ? " %d" : "%d", match.totals[seat]);

  /* Translators: OK stays as it is, scripts look for it. */
  g_print (_("OK: rounds %u, moves %u, scores %s\n"), match.rounds, (guint) game.record.n_moves, scores->str);

  return EXIT_SUCCESS;
}

static void
told_cb (const char *name, guint n, const GError *error, gpointer data)
{
  g_autofree char *text = rummy_terminal_text (name);

  if (error != NULL) {
    g_printerr ("%s: %s\n", text, error->message);
    *(int *) data = EXIT_FAILURE;
  } else if (n == 0) {
    g_print ("%s: OK\n", text);
  } else {
    /* Translators: the name of a file and a number. OK stays as it is, scripts look for it. */
    g_print (ngettext ("%s: OK, %u game\n", "%s: OK, %u games\n", n), text, n);
  }
}

int
rummy_check_all (GFile *directory)
{
  g_autoptr (GSettings) settings = g_settings_new (RUMMY_APP_ID);
  int status = EXIT_SUCCESS;

  rummy_inspect (directory, settings, told_cb, &status);

  return status;
}
