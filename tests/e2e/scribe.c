/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns the game that the program keeps into the text of its record, and back:
 *
 *   scribe tell GAME           prints the record of a saved game
 *   scribe make GAME LEVEL     reads a record and saves it, with a person at seat 1 and the computer at the others;
 *                              or a person at every seat, with LEVEL "person" */

#include "ai/bot.h"
#include "store/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int
fail (const char *why)
{
  fprintf (stderr, "scribe: %s\n", why);

  return EXIT_FAILURE;
}

static int
tell (GFile *file)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  char *text;

  if (!rummy_save_load (file, &game, &error))
    return fail (error->message);

  text = rummy_record_to_text (&game.record);
  fputs (text, stdout);
  free (text);

  return EXIT_SUCCESS;
}

static int
find_level (const char *key)
{
  for (RummyLevel level = 0; level < RUMMY_N_LEVELS; level++) {
    if (g_str_equal (rummy_level_key (level), key))
      return level;
  }

  return RUMMY_LEVEL_PERSON;
}

static int
make (GFile *file, const char *level)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char text[65536], wrong[RUMMY_ERROR_TEXT];
  unsigned line;

  text[fread (text, 1, sizeof text - 1, stdin)] = '\0';
  if (!rummy_record_from_text (&game.record, text, &line, wrong))
    return fail (wrong);

  rummy_seats_init (&game.seats, find_level (level));
  bytes = rummy_save_to_bytes (&game);
  if (!g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                G_FILE_CREATE_NONE, NULL, NULL, &error))
    return fail (error->message);

  return EXIT_SUCCESS;
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = NULL;

  if (argc != 3 && argc != 4)
    return fail ("what?");

  file = g_file_new_for_path (argv[2]);

  return argc == 3 ? tell (file) : make (file, argv[3]);
}
