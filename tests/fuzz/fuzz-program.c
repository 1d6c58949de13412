/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The command line of rummy500, an argument a line, or, behind a "{", what another process says on the bus that its own
 * was: an a{sv} as GVariant has it in memory. */

#include "fuzz.h"
#include "game/deal-code.h"
#include "ui/options/command.h"

/* As GApplication does, what GLib understands of it. */
static void
read_options (GVariantDict *dict, const char *text)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autofree char *all = g_strconcat ("rummy500\n", text, NULL);
  g_auto (GStrv) arguments = g_strsplit (all, "\n", -1), names = NULL;
  g_autofree char *deal = NULL;
  gboolean is_version = FALSE;
  GOptionEntry options[8];
  guint n = 0;

  for (; rummy_command_options[n].long_name != NULL; n++) {
    const char *name = rummy_command_options[n].long_name;

    fuzz_check (n + 1 < G_N_ELEMENTS (options));
    options[n] = rummy_command_options[n];
    if (options[n].arg == G_OPTION_ARG_CALLBACK) /* which GApplication leaves as it is */
      continue;
    options[n].arg_data = strcmp (name, "deal") == 0      ? (gpointer) &deal
                          : strcmp (name, "version") == 0 ? (gpointer) &is_version
                                                          : (gpointer) &names;
  }
  options[n] = (GOptionEntry) G_OPTION_ENTRY_NULL;
  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_help_enabled (context, FALSE); /* it would end the process */

  if (!g_option_context_parse_strv (context, &arguments, NULL))
    return;
  if (deal != NULL)
    g_variant_dict_insert (dict, "deal", "s", deal);
  if (is_version)
    g_variant_dict_insert (dict, "version", "b", TRUE);
  if (names != NULL)
    g_variant_dict_insert (dict, G_OPTION_REMAINING, "^aay", names);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size);
  g_autoptr (GVariant) said = NULL;
  g_autoptr (GVariantDict) dict = NULL;
  g_auto (RummyCommand) command = { 0 };
  gboolean is_understood;

  if (text[0] == '{') {
    g_autoptr (GBytes) bytes = g_bytes_new (data + 1, size - 1);
    g_autoptr (GVariant) any = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE_VARDICT, bytes, FALSE));

    said = g_variant_get_normal_form (any); /* the bus lets through no other */
  }
  dict = g_variant_dict_new (said);
  if (said == NULL)
    read_options (dict, text);

  is_understood = rummy_command_read (&command, dict);
  fuzz_check (is_understood || command.deal_code != NULL);
  if (is_understood && command.deal_code != NULL) {
    char code[RUMMY_DEAL_CODE];
    guint64 seed;
    guint number;

    rummy_deal_code_write (command.seed, command.number, code);
    fuzz_check (rummy_deal_code_read (code, &seed, &number) && seed == command.seed && number == command.number);
  }
  fuzz_check (command.names == NULL || command.names[0] != NULL);
  fuzz_check (command.checks || command.path == NULL);
  for (guint i = 0; command.names != NULL && command.names[i] != NULL; i++) {
    g_autoptr (GFile) file = g_file_new_for_commandline_arg_and_cwd (command.names[i], "/nonexistent");
    g_autofree char *uri = g_file_get_uri (file);

    fuzz_check (uri != NULL);
  }
  free (text);

  return 0;
}
