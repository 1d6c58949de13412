/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs every case of the fixture files named on the command line. */

#include "fixture.h"
#include "tap.h"

#include <string.h>

/* A case that claims nothing proves nothing. */
static void
end_case (const Fixture *fixture, const char *path, unsigned number, const char *name)
{
  if (!tap_case_failed && fixture->n_claims == 0)
    tap_fail (path, (int) number, "nothing is expected");
  tap_end_case (name);
}

static void
run_file (const char *path)
{
  FILE *file = fopen (path, "r");
  char line[1024], name[1024] = "", error[FIXTURE_ERROR];
  Fixture *fixture = malloc (sizeof *fixture);
  unsigned number = 0;

  if (file == NULL) {
    tap_fail (path, 0, "cannot be read");
    tap_end_case (path);
    free (fixture);
    return;
  }

  while (fgets (line, sizeof line, file)) {
    size_t length = strcspn (line, "#\n");

    number++;
    while (length && line[length - 1] == ' ')
      length--;
    line[length] = '\0';
    if (length == 0)
      continue;

    if (strncmp (line, "case ", 5) == 0) {
      if (*name)
        end_case (fixture, path, number, name);
      strcpy (name, line + 5);
      fixture_init (fixture);
    } else if (!tap_case_failed && !fixture_line (fixture, line, error)) {
      tap_fail (path, (int) number, "%s", error);
    }
  }
  if (*name)
    end_case (fixture, path, number, name);

  free (fixture);
  fclose (file);
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    run_file (argv[i]);

  return tap_done ();
}
