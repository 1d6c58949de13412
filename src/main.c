/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <glib/gi18n.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdlib.h>
#include <unistd.h>

#include "store/settings-file.h"
#include "ui/config.h"
#include "ui/parts/program-name.h"
#include "ui/parts/terminal.h"
#include "ui/preferences/language.h"
#include "ui/sound/speaker.h"
#include "ui/window/application.h"
#include "ui/window/crash.h"

#define HEAPS_MOST 2

/* Takes the place of this run of the program, which has ended. */
static int
restart (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);
  g_auto (GStrv) environment = rummy_settings_file_restore (rummy_language_get_environ ());
  char *arguments[] = { (char *) program, NULL };

  g_settings_sync ();
  execve (path != NULL ? path : program, arguments, environment);
  /* Translators: why, in the words of the system. */
  g_printerr (_("Couldn’t restart Rummy 500: %s\n"), g_strerror (errno));

  return EXIT_FAILURE;
}

/* Each thread that draws pictures, keeps games or reads them would have a heap of its own, and each heap its holes:
 * in all half as much again as the program takes. */
static void
share_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, HEAPS_MOST);
#endif
}

static void
bind_catalogs (const char *domain, const char *folder)
{
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

int
main (int argc, char *argv[])
{
  const char *folder = g_getenv ("RUMMY500_LOCALE_DIR"); /* of a program that is not installed */
  g_autofree char *help = folder != NULL ? g_build_filename (folder, "help", NULL) : g_strdup (RUMMY_LOCALE_DIR);
  g_autoptr (RummyApplication) application = NULL;
  gboolean is_restarting;
  int status;

  share_memory ();
  rummy_crash_watch ();
  rummy_terminal_guard ();
  rummy_settings_file_guard ();
  setlocale (LC_ALL, "");
  gtk_disable_setlocale (); /* which would undo what follows */
  if (folder == NULL)
    folder = RUMMY_LOCALE_DIR;
  bind_catalogs (RUMMY_DOMAIN, folder);
  bind_catalogs (RUMMY_HELP_DOMAIN, help);
  textdomain (RUMMY_DOMAIN);
  rummy_language_apply (folder);
  rummy_speaker_quieten ();
  g_set_application_name (RUMMY_NAME);

  application = rummy_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  is_restarting = rummy_application_is_restarting (application);
  g_clear_object (&application); /* which still plays sounds, and has the name on the bus */

  return is_restarting ? restart (argv[0]) : status;
}
