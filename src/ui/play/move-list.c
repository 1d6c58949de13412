/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/move-list.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/help/help.h"
#include "ui/help/shortcuts.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/words/hint-words.h"
#include "ui/words/verbs.h"
#include "ui/words/words.h"

#define WIDTH 320 /* at the usual text size, if there is room */
#define WIDTH_WEIGHED 460
#define HEIGHT_LEAST 200
#define BAR 44
#define MARGIN 40 /* horizontal margins of a popover */
#define ROWS_MOST 8

/* A row with a choice and its value. */
typedef struct {
  AdwActionRow *row;
  GtkLabel *lead;
  GtkLevelBar *bar; /* from worst to best shown */
} Weighed;

struct _RummyMoveList {
  GtkPopover parent_instance;

  RummyGame *game;
  RummyAnalyzer *analyzer;
  GtkWidget *box;
  GtkWidget *ways;   /* list of moves and keys */
  GtkWidget *weigh;  /* group of the analysis button, or NULL */
  AdwPreferencesGroup *worth;
  Weighed weighed[ROWS_MOST];
  guint n;
  int pointed;        /* row under the pointer, or -1 */
  gboolean is_chosen; /* a row was chosen */
  gboolean was_told;  /* the best one was announced */
};

G_DEFINE_FINAL_TYPE (RummyMoveList, rummy_move_list, GTK_TYPE_POPOVER)

enum { SIGNAL_LIGHT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
add_row (AdwPreferencesGroup *group, const char *title, RummyVerbWay way)
{
  AdwActionRow *row = rummy_rows_row (title, way.how, NULL);

  if (way.key != NULL) {
    g_autofree char *text = gtk_accelerator_get_label (gdk_keyval_from_name (way.key), GDK_NO_MODIFIER_MASK);
    GtkWidget *label = gtk_label_new (text);

    gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class (label, "keycap");
    adw_action_row_add_suffix (row, label);
  }
  adw_preferences_group_add (group, GTK_WIDGET (row));
}

/* Returns the choice of a row: by rank, and in the last row the suggested one if it would be left out. */
static guint
option_of (const RummyAnalysis *analysis, guint row, guint n_rows)
{
  const RummyOption *suggested = rummy_analysis_suggested (analysis);
  guint index = suggested != NULL ? (guint) (suggested - analysis->option) : 0;

  return row + 1 == n_rows && index >= n_rows ? index : row;
}

static void
point_at (RummyMoveList *self, int row)
{
  const RummyAnalysis *analysis = self->analyzer != NULL ? rummy_analyzer_get_analysis (self->analyzer) : NULL;
  int option = row;

  if (self->is_chosen)
    return;

  self->pointed = row;
  if (analysis != NULL && row >= 0)
    option = (int) option_of (analysis, (guint) row, self->n);
  g_signal_emit (self, signals[SIGNAL_LIGHT], 0, option);
}

static int
index_of (RummyMoveList *self, GtkWidget *row)
{
  for (guint i = 0; i < self->n; i++) {
    if (GTK_WIDGET (self->weighed[i].row) == row)
      return (int) i;
  }

  return -1;
}

static void
enter_cb (GtkEventController *controller, RummyMoveList *self)
{
  point_at (self, index_of (self, gtk_event_controller_get_widget (controller)));
}

static void
pointer_enter_cb (GtkEventController *controller, double x, double y, RummyMoveList *self)
{
  enter_cb (controller, self);
}

static void
leave_cb (GtkEventController *controller, RummyMoveList *self)
{
  if (self->pointed == index_of (self, gtk_event_controller_get_widget (controller)))
    point_at (self, -1);
}

/* A chosen move stays highlighted on the table. */
static void
activated_cb (RummyMoveList *self, GtkWidget *row)
{
  point_at (self, index_of (self, row));
  self->is_chosen = TRUE;
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
closed_cb (RummyMoveList *self)
{
  point_at (self, -1);
  g_clear_object (&self->analyzer);
}

static void
add_weighed (RummyMoveList *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkWidget *row = GTK_WIDGET (rummy_rows_row ("", NULL, NULL)), *suffix = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  Weighed *weighed = &self->weighed[self->n++];

  weighed->row = ADW_ACTION_ROW (row);
  weighed->lead = GTK_LABEL (gtk_label_new (NULL));
  weighed->bar = GTK_LEVEL_BAR (gtk_level_bar_new ());
  gtk_widget_add_css_class (GTK_WIDGET (weighed->lead), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (weighed->lead), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (weighed->bar), "worth");
  gtk_widget_set_tooltip_text (GTK_WIDGET (weighed->bar), _("From the worst to the best of these choices"));
  rummy_bindings_show_with_text (weighed->lead, "label", suffix);
  gtk_widget_set_size_request (suffix, BAR, -1);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (suffix), GTK_WIDGET (weighed->lead));
  gtk_box_append (GTK_BOX (suffix), GTK_WIDGET (weighed->bar));
  adw_action_row_add_suffix (weighed->row, suffix);
  gtk_widget_add_css_class (row, "figures");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);

  g_signal_connect (motion, "enter", G_CALLBACK (pointer_enter_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (row, motion);
  g_signal_connect (focus, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (row, focus);
  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->worth, row);
}

static char *
chance_words (const RummyAnalysis *analysis, const RummyOption *option)
{
  return g_strdup_printf (C_("chance", "%u %%"), (guint) lround (100 * rummy_analysis_chance (analysis, option)));
}

static void
fill_row (RummyMoveList *self, guint index, const RummyAnalysis *analysis, guint n)
{
  const RummyOption *option = &analysis->option[option_of (analysis, index, n)];
  double best = rummy_tally_mean (&analysis->option[0].result), mean = rummy_tally_mean (&option->result);
  double worst = rummy_tally_mean (&analysis->option[option_of (analysis, n - 1, n)].result);
  g_autofree char *title = rummy_hint_words_act (&analysis->view, &option->line, TRUE, NULL);
  g_autofree char *figures = rummy_hint_words_figures (self->game, analysis, option);
  g_autofree char *lead = analysis->is_game ? chance_words (analysis, option)
                                            : rummy_words_points ((int) lround (mean));
  Weighed *weighed = &self->weighed[index];

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (weighed->row), title);
  adw_action_row_set_subtitle (weighed->row, figures);
  gtk_label_set_label (weighed->lead, option->result.n > 0 ? lead : "");
  gtk_level_bar_set_value (weighed->bar, best > worst ? 0.05 + 0.95 * (mean - worst) / (best - worst) : 1);
}

static void
tell_best (RummyMoveList *self, const RummyAnalysis *analysis)
{
  const RummyOption *suggested = rummy_analysis_suggested (analysis);
  g_autofree char *act = rummy_hint_words_act (&analysis->view, &suggested->line, TRUE, NULL);
  /* Translators: a sentence, or several, such as "Draw from the stock." */
  g_autofree char *words = g_strdup_printf (_("Suggested: %s"), act);

  self->was_told = TRUE;
  gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Heading of the choices; NULL if nothing is known. */
static char *
head_words (const RummyAnalysis *analysis, guint n_shown)
{
  g_autofree char *head = NULL, *left_out = NULL;

  if (analysis->n_deals < analysis->n_wanted)
    /* Translators: two numbers. */
    return g_strdup_printf (_("Thinking: each choice was tried in %u of %u deals."), analysis->n_deals,
                            analysis->n_wanted);

  left_out = rummy_hint_words_left_out (analysis, n_shown);
  if (analysis->n_wanted == 0 && analysis->n > 1)
    return NULL;
  if (analysis->n_wanted == 0)
    return left_out != NULL ? g_steal_pointer (&left_out) : g_strdup (_("There is nothing to choose from."));
  if (analysis->is_game)
    head = g_strdup_printf (ngettext ("The best first: by the chance to win the game, in %u deal that fits what "
                                      "you have seen.",
                                      "The best first: by the chance to win the game, in %u deals that fit what "
                                      "you have seen.",
                                      analysis->n_deals),
                            analysis->n_deals);
  else
    head = g_strdup_printf (ngettext ("The best first: by the lead over the others, in %u deal that fits what "
                                      "you have seen.",
                                      "The best first: by the lead over the others, in %u deals that fit what "
                                      "you have seen.",
                                      analysis->n_deals),
                            analysis->n_deals);

  /* Translators: two whole sentences that follow each other. */
  return left_out != NULL ? g_strdup_printf (C_("sentences", "%s %s"), head, left_out) : g_steal_pointer (&head);
}

static void
update_worth (RummyMoveList *self)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);
  guint n = analysis != NULL ? MIN (analysis->n, ROWS_MOST) : 0;
  g_autofree char *head = analysis != NULL ? head_words (analysis, n) : g_strdup (_("Thinking…"));

  adw_preferences_group_set_description (self->worth, head);
  if (analysis == NULL)
    return;

  while (self->n < n)
    add_weighed (self);
  for (guint i = 0; i < n; i++)
    fill_row (self, i, analysis, n);
  if (analysis->n_wanted > 0 && analysis->n_deals >= analysis->n_wanted && !self->was_told)
    tell_best (self, analysis);

  /* The row under the pointer may hold another choice now. */
  if (self->pointed >= 0 && (guint) self->pointed < n)
    point_at (self, self->pointed);
}

/* Closes when the position changes. */
static void
changed_cb (RummyMoveList *self)
{
  if (self->analyzer == NULL)
    return;
  if (rummy_analyzer_get_analysis (self->analyzer) == NULL)
    gtk_popover_popdown (GTK_POPOVER (self));
  else
    update_worth (self);
}

static void
rummy_move_list_dispose (GObject *object)
{
  RummyMoveList *self = RUMMY_MOVE_LIST (object);

  g_clear_object (&self->analyzer);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (rummy_move_list_parent_class)->dispose (object);
}

static void
rummy_move_list_class_init (RummyMoveListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_move_list_dispose;

  signals[SIGNAL_LIGHT] =
    g_signal_new ("light", RUMMY_TYPE_MOVE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
set_width (RummyMoveList *self, int width, int room)
{
  int wanted = (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, width, NULL);

  gtk_widget_set_size_request (self->box, CLAMP (room - MARGIN, WIDTH - MARGIN, wanted), -1);
}

/* Closes on activation. */
static void
add_button (RummyMoveList *self, AdwPreferencesGroup *group, const char *title, const char *action)
{
  GtkWidget *button = rummy_rows_command (title, G_CALLBACK (gtk_popover_popdown), self);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_preferences_group_add (group, button);
}

static void
add_end (RummyMoveList *self, AdwPreferencesGroup *group, const char *way_on, const char *action)
{
  if (way_on != NULL)
    add_button (self, group, way_on, action);
  else
    add_button (self, group, _("_Next Round"), "win.next-round");
  add_button (self, group, _("S_cores"), "win.scores");
  add_button (self, group, _("R_eplay"), "win.replay");
  add_button (self, group, _("_Review"), "win.review");
  add_button (self, group, _("W_hat Happened"), "win.log");
}

static void
rummy_move_list_init (RummyMoveList *self)
{
  self->pointed = -1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_popover_set_child (GTK_POPOVER (self), g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->box,
                                                           "hscrollbar-policy", GTK_POLICY_NEVER,
                                                           "propagate-natural-height", TRUE, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What You Can Do Now"), -1);
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
  rummy_shortcuts_pass_on (GTK_POPOVER (self), TRUE);
}

GtkWidget *
rummy_move_list_new (const RummyMatch *match, gboolean fits, gboolean is_own, const char *heading, int width,
                     const char *way_on, const char *action)
{
  RummyMoveList *self = g_object_new (RUMMY_TYPE_MOVE_LIST, NULL);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const RummyRound *round = &match->round;
  gboolean is_over = round->phase == RUMMY_PHASE_OVER;
  guint32 verbs = is_own ? rummy_verbs (round, fits) : 0;
  /* Names may contain markup. */
  g_autofree char *escaped = g_markup_escape_text (heading, -1);

  adw_preferences_group_set_description (group, escaped);
  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    if (verbs >> verb & 1)
      add_row (group, rummy_verb_words (verb, round, fits).label, rummy_verb_way (verb, round));
  }
  if (is_over)
    add_end (self, group, way_on, action);
  self->ways = GTK_WIDGET (group);
  gtk_box_append (GTK_BOX (self->box), self->ways);

  if (verbs != 0) {
    self->weigh = adw_preferences_group_new ();
    add_button (self, ADW_PREFERENCES_GROUP (self->weigh), _("_Explain What Each Is Worth"), "win.explain");
    gtk_box_append (GTK_BOX (self->box), self->weigh);
  }
  set_width (self, WIDTH, width);

  return GTK_WIDGET (self);
}

void
rummy_move_list_weigh (RummyMoveList *self, RummyGame *game, RummyAnalyzer *analyzer, int width, int height)
{
  g_return_if_fail (RUMMY_IS_MOVE_LIST (self));
  g_return_if_fail (self->analyzer == NULL);

  rummy_help_set_topic (GTK_WIDGET (self), "advice");
  self->game = g_object_ref (game);
  self->analyzer = g_object_ref (analyzer);
  self->worth = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->worth, _("What Each Is Worth"));
  gtk_box_prepend (GTK_BOX (self->box), GTK_WIDGET (self->worth));
  if (self->weigh != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->weigh);
  set_width (self, WIDTH_WEIGHED, width);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (gtk_popover_get_child (GTK_POPOVER (self))),
                                              MAX (height - MARGIN, HEIGHT_LEAST));
  g_signal_connect_object (analyzer, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update_worth (self);
}
