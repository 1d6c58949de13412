/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/rules-of-game-page.h"

#include "ui/help/help.h"
#include "ui/parts/bindings.h"
#include "ui/play/rules-prose.h"
#include "ui/words/games.h"

struct _RummyRulesOfGamePage {
  RummyPanePage parent_instance;

  RummyCardFaces *faces;
  RummyRules shown;
  GtkLabel *name;
  GtkWidget *help;
  RummyRulesProse *prose;
};

G_DEFINE_FINAL_TYPE (RummyRulesOfGamePage, rummy_rules_of_game_page, RUMMY_TYPE_PANE_PAGE)

/* The text is made again only for other rules; moves change none but the number of rounds. */
static void
rummy_rules_of_game_page_update (RummyPanePage *page, gboolean is_new)
{
  RummyRulesOfGamePage *self = RUMMY_RULES_OF_GAME_PAGE (page);
  RummyGame *game = rummy_pane_page_get_game (page);
  const RummyRules *rules = game != NULL ? &rummy_game_get_match (game)->rules : NULL;
  const RummyPreset *preset = rules != NULL ? rummy_rules_nearest_preset (rules, NULL) : NULL;
  g_autofree char *topic = preset != NULL ? g_strconcat ("game-", preset->key, NULL) : g_strdup ("choose");
  gboolean is_same = *gtk_label_get_label (self->name) != '\0' && rules != NULL &&
                     rummy_rules_are_same (rules, &self->shown);

  if (is_same && !is_new)
    return;

  gtk_label_set_label (self->name, rules != NULL ? rummy_games_name (rules) : "");
  if (rules == NULL || is_same)
    return;

  self->shown = *rules;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->help), "s", topic);
  rummy_help_set_topic (GTK_WIDGET (self), topic);
  rummy_rules_prose_set_rules (self->prose, rules, self->faces);
}

static void
rummy_rules_of_game_page_dispose (GObject *object)
{
  g_clear_object (&RUMMY_RULES_OF_GAME_PAGE (object)->faces);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_RULES_OF_GAME_PAGE);

  G_OBJECT_CLASS (rummy_rules_of_game_page_parent_class)->dispose (object);
}

static void
rummy_rules_of_game_page_class_init (RummyRulesOfGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_rules_of_game_page_dispose;
  RUMMY_PANE_PAGE_CLASS (klass)->update = rummy_rules_of_game_page_update;

  g_type_ensure (RUMMY_TYPE_RULES_PROSE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/rules-of-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyRulesOfGamePage, name);
  gtk_widget_class_bind_template_child (widget_class, RummyRulesOfGamePage, help);
  gtk_widget_class_bind_template_child (widget_class, RummyRulesOfGamePage, prose);
  rummy_bindings_add (widget_class);
}

static void
rummy_rules_of_game_page_init (RummyRulesOfGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_rules_of_game_page_set_faces (RummyRulesOfGamePage *self, RummyCardFaces *faces)
{
  g_return_if_fail (RUMMY_IS_RULES_OF_GAME_PAGE (self));

  g_set_object (&self->faces, faces);
}
