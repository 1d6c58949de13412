/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <locale.h>

#include "rummy-application.h"
#include "rummy-config.h"
#include "rummy-speaker.h"

int
main (int argc, char *argv[])
{
  g_autoptr (RummyApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (RUMMY_DOMAIN, RUMMY_LOCALE_DIR);
  bind_textdomain_codeset (RUMMY_DOMAIN, "UTF-8");
  textdomain (RUMMY_DOMAIN);
  rummy_speaker_quieten ();
  g_set_application_name (_("Rummy 500"));

  application = rummy_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
