/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/rules-dialog.h"

#include <glib/gi18n.h>

#include "ui/help/help.h"
#include "ui/parts/rows.h"
#include "ui/words/games.h"
#include "ui/words/rule-words.h"

#define WIDTH 560
#define HEIGHT 720

static void
add_group (GtkWidget *box, const RummyRules *rules, const char *key)
{
  g_auto (GStrv) text = rummy_rule_words_text (rules, key);
  AdwPreferencesGroup *group;

  if (text[0] == NULL)
    return;

  group = rummy_rows_group (box, rummy_rule_words_group (key));
  for (guint i = 0; text[i] != NULL; i++)
    adw_preferences_group_add (group, GTK_WIDGET (rummy_rows_row (text[i], NULL, NULL)));
}

AdwDialog *
rummy_rules_dialog_new (const RummyRules *rules)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (rummy_games_name (rules), &box);
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  const RummyPreset *preset = rummy_rules_nearest_preset (rules, NULL);
  g_autofree char *topic = preset != NULL ? g_strconcat ("game-", preset->key, NULL) : NULL;
  const char *last = "";

  g_return_val_if_fail (rules != NULL, NULL);

  for (size_t i = 0; i < n_params; i++) {
    if (!g_str_equal (params[i].group, last))
      add_group (box, rules, params[i].group);
    last = params[i].group;
  }
  adw_navigation_view_add (rummy_rows_fill_dialog (dialog, _("The Rules of This Game"), WIDTH, HEIGHT), page);
  rummy_help_set_topic (GTK_WIDGET (dialog), topic != NULL ? topic : "choose");

  return dialog;
}
