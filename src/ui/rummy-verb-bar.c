/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-verb-bar.h"

struct _RummyVerbBar {
  AdwBin parent_instance;

  GtkWidget *buttons[RUMMY_N_VERBS];
};

G_DEFINE_FINAL_TYPE (RummyVerbBar, rummy_verb_bar, ADW_TYPE_BIN)

static void
rummy_verb_bar_class_init (RummyVerbBarClass *klass)
{
}

/* The target comes first: without it the name would be that of another action. */
static void
set_action (GtkActionable *button, const char *detailed_name)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_action_parse_detailed_name (detailed_name, &name, &target, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, name);
}

static void
rummy_verb_bar_init (RummyVerbBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    GtkWidget *button = gtk_button_new ();

    gtk_button_set_can_shrink (GTK_BUTTON (button), TRUE);
    gtk_widget_set_focus_on_click (button, FALSE);
    gtk_widget_set_hexpand (button, TRUE);
    gtk_widget_set_visible (button, FALSE);
    set_action (GTK_ACTIONABLE (button), rummy_verb_action (verb));
    gtk_box_append (GTK_BOX (box), button);
    self->buttons[verb] = button;
  }
  adw_bin_set_child (ADW_BIN (self), box);
}

void
rummy_verb_bar_update (RummyVerbBar *self, const RummyRound *round, gboolean fits)
{
  guint32 verbs = rummy_verbs (round, fits);

  g_return_if_fail (RUMMY_IS_VERB_BAR (self));

  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    GtkWidget *button = self->buttons[verb];

    gtk_widget_set_visible (button, verbs >> verb & 1);
    if (verbs >> verb & 1) {
      RummyVerbWords words = rummy_verb_words (verb, round, fits);

      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words.label) != 0)
        gtk_button_set_label (GTK_BUTTON (button), words.label);
      if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words.tooltip) != 0)
        gtk_widget_set_tooltip_text (button, words.tooltip);
      if (words.is_suggested)
        gtk_widget_add_css_class (button, "suggested-action");
      else
        gtk_widget_remove_css_class (button, "suggested-action");
    }
  }
}

guint
rummy_verb_bar_get_n (RummyVerbBar *self)
{
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_VERB_BAR (self), 0);

  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++)
    n += gtk_widget_get_visible (self->buttons[verb]);

  return n;
}
