/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/check.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "store/house-rules.h"
#include "store/inspect.h"
#include "store/parcel.h"
#include "store/read.h"
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

static gboolean
check_players (GFile *file, GError **error)
{
  guint n_players, n_games;

  if (!rummy_parcel_check (file, &n_players, &n_games, error))
    return FALSE;
  /* Translators: OK stays as it is, scripts look for it. */
  g_print (_("OK: players %u, games %u\n"), n_players, n_games);

  return TRUE;
}

static gboolean
check_house_rules (GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = rummy_read (file, RUMMY_HOUSE_RULES_BYTES_MAX, NULL, error);
  g_autoptr (RummyHouseRules) rules = NULL;
  g_autofree char *name = NULL;

  if (bytes == NULL)
    return FALSE;
  rules = rummy_house_rules_from_text (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), error);
  if (rules == NULL)
    return FALSE;
  name = rummy_terminal_text (rules->name);
  /* Translators: the name of house rules. OK stays as it is, scripts look for it. */
  g_print (_("OK: house rules “%s”\n"), name);

  return TRUE;
}

static gboolean
check_game (GFile *file, GError **error)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GString) scores = g_string_new (NULL);
  RummyMatch match;

  if (!rummy_save_load (file, &game, error))
    return FALSE;

  rummy_record_play (&game.record, game.record.n_moves, &match, NULL);
  for (int seat = 0; seat < match.rules.players; seat++)
    g_string_append_printf (scores, seat > 0 ? " %d" : "%d", match.totals[seat]);

  /* Translators: OK stays as it is, scripts look for it. */
  g_print (_("OK: rounds %u, moves %u, scores %s\n"), match.rounds, (guint) game.record.n_moves, scores->str);

  return TRUE;
}

int
rummy_check_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *lower = g_ascii_strdown (path, -1);
  g_autoptr (GError) error = NULL;
  gboolean is_whole;

  if (g_str_has_suffix (lower, RUMMY_PARCEL_SUFFIX))
    is_whole = check_players (file, &error);
  else if (g_str_has_suffix (lower, RUMMY_HOUSE_RULES_SUFFIX))
    is_whole = check_house_rules (file, &error);
  else
    is_whole = check_game (file, &error);
  if (!is_whole)
    print_error (path, error);

  return is_whole ? EXIT_SUCCESS : EXIT_FAILURE;
}

static void
told_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  g_autofree char *text = name != NULL ? rummy_terminal_text (name) : NULL;

  if (error != NULL) {
    print_error (name, error);
    *(int *) data = EXIT_FAILURE;
  } else if (news == RUMMY_INSPECT_KEPT) {
    /* Translators: a number of files, and the names of a menu item and a heading. */
    g_print (ngettext ("%u damaged file was kept. See Players > Damaged Files.\n",
                       "%u damaged files were kept. See Players > Damaged Files.\n", n), n);
  } else if (news == RUMMY_INSPECT_WAITING) {
    /* Translators: the name of a file with a damaged list of games. */
    g_print (_("%s: will be recovered the next time Rummy 500 starts\n"), text);
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
