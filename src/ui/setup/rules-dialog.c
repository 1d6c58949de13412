/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/rules-dialog.h"

#include <glib/gi18n.h>

#include "ui/help/help.h"
#include "ui/parts/rows.h"
#include "ui/play/rules-prose.h"
#include "ui/words/games.h"

#define WIDTH 560
#define HEIGHT 720

AdwDialog *
rummy_rules_dialog_new (const RummyRules *rules)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (rummy_games_name (rules), &box);
  const RummyPreset *preset = rummy_rules_nearest_preset (rules, NULL);
  g_autofree char *topic = preset != NULL ? g_strconcat ("game-", preset->key, NULL) : NULL;
  GtkWidget *prose = g_object_new (RUMMY_TYPE_RULES_PROSE, NULL);

  g_return_val_if_fail (rules != NULL, NULL);

  rummy_rules_prose_set_rules (RUMMY_RULES_PROSE (prose), rules, NULL);
  gtk_box_append (GTK_BOX (box), prose);
  adw_navigation_view_add (rummy_rows_fill_dialog (dialog, _("Rules of This Game"), WIDTH, HEIGHT), page);
  rummy_help_set_topic (GTK_WIDGET (dialog), topic != NULL ? topic : "choose");

  return dialog;
}
