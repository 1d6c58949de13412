/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/verb-bar.h"

#include <glib/gi18n.h>

#include "ui/parts/label-size.h"
#include "ui/parts/tooltip.h"

/* Texts shrink at most to these shares; a rare one wraps before it gets as small. */
#define SCALE_LEAST 0.6
#define SCALE_RARE 0.85

struct _RummyVerbBar {
  AdwBin parent_instance;

  RummyTable *table; /* weak */
  GtkWidget *box;
  GtkWidget *buttons[RUMMY_PLACES];
  RummyVerb row[RUMMY_PLACES]; /* what they do */
  RummyVerb usual[RUMMY_PLACES];
  const char *labels[RUMMY_PLACES]; /* of the usual verbs */
  char *widest;                     /* label of taking */
  char *tooltips[RUMMY_PLACES];
  int width;    /* of one button */
  guint fit_id; /* fits the texts into another width */
};

G_DEFINE_FINAL_TYPE (RummyVerbBar, rummy_verb_bar, ADW_TYPE_BIN)

static guint
place_of (RummyVerbBar *self, GtkWidget *button)
{
  guint place = 0;

  while (place < RUMMY_PLACES && self->buttons[place] != button)
    place++;

  return place;
}

/* Describes a button, or what it needs. */
static void
describe (RummyVerbBar *self, guint place)
{
  GtkWidget *button = self->buttons[place];
  const char *words = self->tooltips[place], *why_not = NULL;

  /* Taking stays enabled: selecting cards may make it legal. */
  if (self->table != NULL && (!gtk_widget_get_sensitive (button) || self->row[place] == RUMMY_VERB_TAKE))
    why_not = rummy_verbs_why_not (rummy_table_get_verbs (self->table), self->row[place]);
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
  describe (self, place_of (self, button));
}

/* A disabled button passes clicks on; touch has no tooltips. */
static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, RummyVerbBar *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_INSENSITIVE);
  GtkWidget *button = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
  guint place = place_of (self, button);

  if (self->table != NULL && button != NULL && place < RUMMY_PLACES && !gtk_widget_get_sensitive (button))
    rummy_verbs_tell_why_not (rummy_table_get_verbs (self->table), self->row[place]);
}

static GtkWidget *
label_of (RummyVerbBar *self, guint place)
{
  return gtk_button_get_child (GTK_BUTTON (self->buttons[place]));
}

static int
natural_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* Of a text in its usual size. */
static int
text_width (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* The largest of what usually stands on a button, in its usual size. */
static int
usual_width (RummyVerbBar *self)
{
  int widest = 0;

  for (guint place = 0; place < RUMMY_PLACES; place++) {
    GtkWidget *label = label_of (self, place);

    widest = MAX (widest, text_width (label, self->labels[place]));
    if (self->usual[place] == RUMMY_VERB_TAKE && self->widest != NULL)
      widest = MAX (widest, text_width (label, self->widest));
  }

  return widest;
}

/* What a button has around its text. */
static int
frame_width (RummyVerbBar *self)
{
  int least = G_MAXINT;

  for (guint place = 0; place < RUMMY_PLACES; place++)
    least = MIN (least, natural_width (self->buttons[place]) - natural_width (label_of (self, place)));

  return least;
}

/* All usual texts are of one size; a rare one may have two lines. */
static void
fit (RummyVerbBar *self)
{
  double room = self->width - frame_width (self) - 1, usual = CLAMP (room / usual_width (self), SCALE_LEAST, 1);

  for (guint place = 0; place < RUMMY_PLACES; place++) {
    GtkWidget *label = label_of (self, place);
    gboolean wraps = text_width (label, gtk_label_get_label (GTK_LABEL (label))) * usual > room;

    gtk_label_set_wrap (GTK_LABEL (label), wraps);
    gtk_label_set_lines (GTK_LABEL (label), wraps ? 2 : -1);
    rummy_label_set_scale (GTK_LABEL (label), wraps ? MIN (usual, SCALE_RARE) : usual);
  }
}

static gboolean
fit_cb (gpointer data)
{
  RummyVerbBar *self = data;

  self->fit_id = 0;
  fit (self);

  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* The natural width depends on nothing but the game. */
static void
measure_cb (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
            int *minimum_baseline, int *natural_baseline)
{
  RummyVerbBar *self = RUMMY_VERB_BAR (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, RUMMY_PLACES * (usual_width (self) + frame_width (self) + 1) +
                                (RUMMY_PLACES - 1) * gtk_box_get_spacing (GTK_BOX (self->box)));
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  RummyVerbBar *self = RUMMY_VERB_BAR (widget);
  int before = self->width;

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  self->width = (width - (RUMMY_PLACES - 1) * gtk_box_get_spacing (GTK_BOX (self->box))) / RUMMY_PLACES;
  /* Before the next frame, not during allocation. */
  if (self->width != before && self->fit_id == 0)
    self->fit_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static void
rummy_verb_bar_dispose (GObject *object)
{
  g_clear_handle_id (&RUMMY_VERB_BAR (object)->fit_id, g_source_remove);

  G_OBJECT_CLASS (rummy_verb_bar_parent_class)->dispose (object);
}

static void
rummy_verb_bar_finalize (GObject *object)
{
  RummyVerbBar *self = RUMMY_VERB_BAR (object);

  g_clear_weak_pointer (&self->table);
  g_free (self->widest);
  for (guint place = 0; place < RUMMY_PLACES; place++)
    g_free (self->tooltips[place]);

  G_OBJECT_CLASS (rummy_verb_bar_parent_class)->finalize (object);
}

static void
rummy_verb_bar_class_init (RummyVerbBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_verb_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = rummy_verb_bar_finalize;
}

/* Without a name the target belongs to no other action. */
static void
set_verb (RummyVerbBar *self, guint place, RummyVerb verb)
{
  GtkActionable *button = GTK_ACTIONABLE (self->buttons[place]);
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (self->row[place] == verb)
    return;

  self->row[place] = verb;
  g_action_parse_detailed_name (rummy_verb_action (verb), &name, &target, NULL);
  gtk_actionable_set_action_name (button, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, name);
}

/* The name stays that of the verb, whatever is taken. */
static void
set_words (RummyVerbBar *self, guint place, const char *label, const RummyVerbWords *words)
{
  GtkButton *button = GTK_BUTTON (self->buttons[place]);

  g_set_str (&self->tooltips[place], words->tooltip);
  if (g_strcmp0 (gtk_button_get_label (button), label) == 0)
    return;

  gtk_button_set_label (button, label);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words->label, -1);
  if (self->fit_id == 0)
    self->fit_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static GtkWidget *
add_button (RummyVerbBar *self)
{
  GtkWidget *button = gtk_button_new_with_label (""), *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_button_set_can_shrink (GTK_BUTTON (button), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->box), button);
  rummy_tooltip_fit (button);
  g_signal_connect_object (button, "notify::sensitive", G_CALLBACK (sensitive_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static void
rummy_verb_bar_init (RummyVerbBar *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_add_css_class (self->box, "verbs");
  for (guint place = 0; place < RUMMY_PLACES; place++) {
    self->buttons[place] = add_button (self);
    self->row[place] = RUMMY_N_VERBS;
    self->labels[place] = "";
  }
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
}

/* The label of a button, with what would be taken, to be freed. */
static char *
label_for (RummyVerbBar *self, RummyVerb verb, const RummyRound *round, const char *label)
{
  RummyIntent take;

  if (verb != RUMMY_VERB_TAKE || self->table == NULL ||
      !g_action_group_get_action_enabled (rummy_table_get_actions (self->table), "take"))
    return g_strdup (label);

  take = rummy_verbs_intent_of (rummy_table_get_verbs (self->table), RUMMY_MOVE_TAKE);

  return rummy_verb_take_label (round, take.move[0].card);
}

void
rummy_verb_bar_update (RummyVerbBar *self, const RummyRound *round, guint seat, gboolean fits, gboolean suggests)
{
  RummyVerb row[RUMMY_PLACES];
  guint32 advised = 0, shown = 0;
  gboolean melds_all;

  g_return_if_fail (RUMMY_IS_VERB_BAR (self));

  melds_all =
    self->table != NULL && rummy_cards_is_empty (rummy_choice_selected (rummy_table_get_choice (self->table)));

  g_free (self->widest);
  self->widest = rummy_verb_take_widest ();
  rummy_verbs_usual (round->rules, self->usual);
  rummy_verbs_row (round, seat, fits, row);
  for (guint place = 0; place < RUMMY_PLACES; place++) {
    self->labels[place] = rummy_verb_usual_label (self->usual[place], round->rules);
    shown |= 1u << row[place];
  }
  if (self->table != NULL)
    advised = rummy_lights_get_hint (rummy_table_get_lights (self->table))->verbs & shown;

  for (guint place = 0; place < RUMMY_PLACES; place++) {
    RummyVerbWords words = rummy_verb_words (row[place], round, fits);
    g_autofree char *label = label_for (self, row[place], round, words.label);

    if (row[place] == RUMMY_VERB_MELD && melds_all)
      words.tooltip = _("Lay Down All Melds");
    set_verb (self, place, row[place]);
    set_words (self, place, label, &words);
    describe (self, place);
    if (suggests && round->turn == seat && (advised != 0 ? (advised >> row[place] & 1) != 0 : words.is_suggested))
      gtk_widget_add_css_class (self->buttons[place], "suggested-action");
    else
      gtk_widget_remove_css_class (self->buttons[place], "suggested-action");
  }
}

void
rummy_verb_bar_set_table (RummyVerbBar *self, RummyTable *table)
{
  g_return_if_fail (RUMMY_IS_VERB_BAR (self));
  g_return_if_fail (RUMMY_IS_TABLE (table));

  g_set_weak_pointer (&self->table, table);
}

RummyVerb
rummy_verb_bar_get_verb (RummyVerbBar *self, guint place)
{
  g_return_val_if_fail (RUMMY_IS_VERB_BAR (self), RUMMY_N_VERBS);
  g_return_val_if_fail (place < RUMMY_PLACES, RUMMY_N_VERBS);

  return self->row[place];
}

GtkWidget *
rummy_verb_bar_get_button (RummyVerbBar *self, guint place)
{
  g_return_val_if_fail (RUMMY_IS_VERB_BAR (self), NULL);
  g_return_val_if_fail (place < RUMMY_PLACES, NULL);

  return self->buttons[place];
}
