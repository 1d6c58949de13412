/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/command.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"

/* GApplication collects no option whose value may be left out. */
static struct {
  gboolean is_given;
  char *path;
} check;

static gboolean
check_cb (const char *option, const char *value, gpointer data, GError **error)
{
  check.is_given = TRUE;
  g_set_str (&check.path, value);

  return TRUE;
}

const GOptionEntry rummy_command_options[] = {
  /* Translators: a deal code identifies the cards that are dealt; CODE is a placeholder for one. */
  { "deal", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Start a game from a deal code"), N_("CODE") },
  { "check", 0, G_OPTION_FLAG_OPTIONAL_ARG | G_OPTION_FLAG_FILENAME, G_OPTION_ARG_CALLBACK, check_cb,
    N_("Check a file, or all saved data"), N_("[FILE]") },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version"), NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[FILE]") },
  G_OPTION_ENTRY_NULL
};

gboolean
rummy_command_read (RummyCommand *self, GVariantDict *dict)
{
  *self = (RummyCommand) {
    .is_version = g_variant_dict_contains (dict, "version"),
    .checks = check.is_given,
    .path = g_steal_pointer (&check.path),
  };
  check.is_given = FALSE;
  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^aay", &self->names);
  if (self->names != NULL && self->names[0] == NULL)
    g_clear_pointer (&self->names, g_strfreev);

  return !g_variant_dict_lookup (dict, "deal", "s", &self->deal_code) ||
         rummy_deal_code_read (self->deal_code, &self->seed, &self->number);
}

void
rummy_command_clear (RummyCommand *self)
{
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->deal_code, g_free);
  g_clear_pointer (&self->names, g_strfreev);
}
