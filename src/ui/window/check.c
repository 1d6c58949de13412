/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/check.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "store/inspect.h"
#include "store/save.h"
#include "ui/config.h"
#include "ui/parts/terminal.h"

/* A line each, of what windows have in paragraphs. */
static void
print_error (const char *name, const GError *error)
{
  g_autofree char *text = rummy_terminal_text (name), *words = NULL;
  g_auto (GStrv) paragraphs = g_strsplit (error->message, "\n\n", -1);

  words = g_strjoinv (" ", paragraphs);
  g_printerr ("%s: %s\n", text, words);
}

int
rummy_check_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) scores = g_string_new (NULL);
  RummyMatch match;

  if (!rummy_save_load (file, &game, &error)) {
    print_error (path, error);
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
told_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  g_autofree char *text = name != NULL ? rummy_terminal_text (name) : NULL;

  if (error != NULL) {
    print_error (name, error);
    *(int *) data = EXIT_FAILURE;
  } else if (news == RUMMY_INSPECT_KEPT) {
    g_print (ngettext ("%u damaged file is kept. Players > Damaged Files shows it.\n",
                       "%u damaged files are kept. Players > Damaged Files shows them.\n", n), n);
  } else if (news == RUMMY_INSPECT_WAITING) {
    /* Translators: the name of a file with a damaged list of games. */
    g_print (_("%s: will be recovered at the next start\n"), text);
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
