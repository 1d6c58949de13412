/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/rules-prose.h"

#include <glib/gi18n.h>

#include "ui/cards/card-strip.h"
#include "ui/words/rule-prose.h"
#include "ui/words/words.h"

struct _RummyRulesProse {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (RummyRulesProse, rummy_rules_prose, ADW_TYPE_BIN)

static GtkWidget *
make_heading (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text,
                                   "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_widget_add_css_class (label, "heading");

  return label;
}

static GtkWidget *
make_paragraph (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "xalign", 0.0, "selectable", TRUE, NULL);
}

static GtkWidget *
make_example (RummyCardFaces *faces, const RummyCard *cards, guint n, const char *caption)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *strip = rummy_card_strip_new (faces), *label = gtk_label_new (caption);
  RummyCards all = RUMMY_NO_CARDS;
  g_autofree char *words = NULL;

  for (guint i = 0; i < n; i++)
    rummy_cards_add (&all, cards[i]);
  words = rummy_words_cards (all);
  rummy_card_strip_set_cards (RUMMY_CARD_STRIP (strip), cards, n);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_css_classes (label, (const char *[]) { "caption", "dimmed", NULL });
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return box;
}

/* A set of queens and a run from the six of hearts on. */
static GtkWidget *
make_examples (RummyCardFaces *faces, const RummyRules *rules)
{
  GtkWidget *box = adw_wrap_box_new ();
  RummyCard cards[RUMMY_KING];
  guint n = (guint) CLAMP (rules->run_min, 3, RUMMY_KING - 6);

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 24);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 12);
  if (rules->kinds != RUMMY_KINDS_RUNS) {
    for (guint i = 0; i < 3; i++)
      cards[i] = rummy_card (0, i, RUMMY_QUEEN);
    adw_wrap_box_append (ADW_WRAP_BOX (box), make_example (faces, cards, 3, _("A set")));
  }
  if (rules->kinds != RUMMY_KINDS_SETS) {
    for (guint i = 0; i < n; i++)
      cards[i] = rummy_card (0, RUMMY_HEARTS, 6 + i);
    adw_wrap_box_append (ADW_WRAP_BOX (box), make_example (faces, cards, n, _("A run")));
  }

  return box;
}

static void
rummy_rules_prose_class_init (RummyRulesProseClass *klass)
{
}

static void
rummy_rules_prose_init (RummyRulesProse *self)
{
}

void
rummy_rules_prose_set_rules (RummyRulesProse *self, const RummyRules *rules, RummyCardFaces *faces)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 15);
  const char *heading;

  g_return_if_fail (RUMMY_IS_RULES_PROSE (self));

  for (guint i = 0; (heading = rummy_rule_prose_heading (i, NULL)) != NULL; i++) {
    g_autofree char *text = rummy_rule_prose_text (rules, i);
    GtkWidget *section;

    if (*text == '\0')
      continue;

    section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
    gtk_box_append (GTK_BOX (section), make_heading (heading));
    if (rummy_rule_prose_is_melds (i) && faces != NULL)
      gtk_box_append (GTK_BOX (section), make_examples (faces, rules));
    gtk_box_append (GTK_BOX (section), make_paragraph (text));
    gtk_box_append (GTK_BOX (box), section);
  }
  adw_bin_set_child (ADW_BIN (self), box);
}
