/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/verb-bar.h"

#include "ui/parts/bindings.h"
#include "ui/parts/tooltip.h"

struct _RummyVerbBar {
  AdwBin parent_instance;

  RummyTable *table; /* weak */
  char *tooltips[RUMMY_N_VERBS];
  GtkWidget *buttons[RUMMY_N_VERBS];
};

G_DEFINE_FINAL_TYPE (RummyVerbBar, rummy_verb_bar, ADW_TYPE_BIN)

static RummyVerb
verb_of (RummyVerbBar *self, GtkWidget *button)
{
  RummyVerb verb = 0;

  while (verb < RUMMY_N_VERBS && self->buttons[verb] != button)
    verb++;

  return verb;
}

/* Describes a button, or what it needs. */
static void
describe (RummyVerbBar *self, RummyVerb verb)
{
  GtkWidget *button = self->buttons[verb];
  const char *words = self->tooltips[verb], *why_not = NULL;

  /* Taking stays enabled: selecting cards may make it legal. */
  if (self->table != NULL && (!gtk_widget_get_sensitive (button) || verb == RUMMY_VERB_TAKE))
    why_not = rummy_verbs_why_not (rummy_table_get_verbs (self->table), verb);
  if (why_not != NULL)
    words = why_not;
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0)
    return;

  gtk_widget_set_tooltip_text (button, words);
  if (words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
sensitive_cb (RummyVerbBar *self, GParamSpec *pspec, GtkWidget *button)
{
  describe (self, verb_of (self, button));
}

/* A disabled button passes clicks on; touch has no tooltips. */
static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, RummyVerbBar *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_INSENSITIVE);
  GtkWidget *button = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
  RummyVerb verb = verb_of (self, button);

  if (self->table != NULL && button != NULL && verb < RUMMY_N_VERBS && !gtk_widget_get_sensitive (button))
    rummy_verbs_tell_why_not (rummy_table_get_verbs (self->table), verb);
}

static void
rummy_verb_bar_finalize (GObject *object)
{
  RummyVerbBar *self = RUMMY_VERB_BAR (object);

  g_clear_weak_pointer (&self->table);
  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++)
    g_free (self->tooltips[verb]);

  G_OBJECT_CLASS (rummy_verb_bar_parent_class)->finalize (object);
}

static void
rummy_verb_bar_class_init (RummyVerbBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rummy_verb_bar_finalize;
}

/* Sets the target first, or the name would belong to another action. */
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
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    GtkWidget *button = gtk_button_new ();

    gtk_button_set_can_shrink (GTK_BUTTON (button), TRUE);
    gtk_widget_set_focus_on_click (button, FALSE);
    gtk_widget_set_hexpand (button, TRUE);
    rummy_bindings_show_with_text (button, "label", button);
    set_action (GTK_ACTIONABLE (button), rummy_verb_action (verb));
    gtk_box_append (GTK_BOX (box), button);
    self->buttons[verb] = button;
    rummy_tooltip_fit (button);
    g_signal_connect_object (button, "notify::sensitive", G_CALLBACK (sensitive_cb), self, G_CONNECT_SWAPPED);
  }
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  adw_bin_set_child (ADW_BIN (self), box);
}

void
rummy_verb_bar_update (RummyVerbBar *self, const RummyRound *round, gboolean fits)
{
  guint32 verbs = rummy_verbs (round, fits), advised;

  g_return_if_fail (RUMMY_IS_VERB_BAR (self));

  advised = self->table != NULL ? rummy_lights_get_hint (rummy_table_get_lights (self->table))->verbs & verbs : 0;

  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    GtkWidget *button = self->buttons[verb];

    if (!(verbs >> verb & 1)) {
      gtk_button_set_label (GTK_BUTTON (button), NULL);
    } else {
      RummyVerbWords words = rummy_verb_words (verb, round, fits);

      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words.label) != 0)
        gtk_button_set_label (GTK_BUTTON (button), words.label);
      g_set_str (&self->tooltips[verb], words.tooltip);
      describe (self, verb);
      if (advised != 0 ? (advised >> verb & 1) != 0 : words.is_suggested)
        gtk_widget_add_css_class (button, "suggested-action");
      else
        gtk_widget_remove_css_class (button, "suggested-action");
    }
  }
}

void
rummy_verb_bar_set_table (RummyVerbBar *self, RummyTable *table)
{
  g_return_if_fail (RUMMY_IS_VERB_BAR (self));
  g_return_if_fail (RUMMY_IS_TABLE (table));

  g_set_weak_pointer (&self->table, table);
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
