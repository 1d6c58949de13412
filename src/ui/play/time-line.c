/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/time-line.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/parts/announce.h"
#include "ui/parts/rows.h"
#include "ui/play/replay-words.h"
#include "ui/play/time-curve.h"
#include "ui/words/hint-words.h"
#include "ui/words/words.h"

#define CHOICES_MOST 8
#define LINES_MOST 6
#define LINES_MOST_COMPACT 4

struct _RummyTimeLine {
  GtkBox parent_instance;

  RummyGame *game;
  RummyReview *review; /* or NULL */
  guint own, length, position;

  GtkWidget *told_box, *mistake;
  GtkLabel *told;
  RummyTimeCurve *curve;
};

G_DEFINE_FINAL_TYPE (RummyTimeLine, rummy_time_line, GTK_TYPE_BOX)

enum { SIGNAL_CHANGED, SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
chosen_cb (RummyTimeLine *self, guint position)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, position);
}

static gboolean
is_complete (RummyTimeLine *self)
{
  return self->review != NULL && rummy_review_get_n_done (self->review) == rummy_review_get_n (self->review);
}

static void
add_point (GArray *points, guint position, double lead, gboolean is_mistake)
{
  RummyTimePoint point = { .position = position, .lead = lead, .is_mistake = is_mistake };

  g_array_append_val (points, point);
}

/* Before and after each decision; between them are luck and the others. A decision without a choice says nothing. */
static GArray *
list_points (RummyTimeLine *self)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (RummyTimePoint));

  for (guint i = 0; i < rummy_review_get_n (self->review); i++) {
    const RummyDecision *decision = rummy_review_get (self->review, i);
    const RummyOption *best = rummy_analysis_suggested (&decision->analysis);
    const RummyOption *own = rummy_analysis_own (&decision->analysis);

    if (decision->analysis.n_deals == 0 || best == NULL || own == NULL)
      continue;
    add_point (points, decision->position, rummy_tally_mean (&best->result), decision->loss > 0);
    add_point (points, decision->position + decision->own.n, rummy_tally_mean (&own->result), FALSE);
  }
  if (is_complete (self) && rummy_review_is_over (self->review)) {
    RummyVerdict verdict;

    rummy_review_judge (self->review, &verdict);
    add_point (points, self->length, verdict.reached, FALSE);
  }

  return points;
}

/* The decision that comes next at the position, or NULL until it is weighed. */
static const RummyDecision *
find_decision (RummyTimeLine *self)
{
  for (guint i = 0; self->review != NULL && i < rummy_review_get_n (self->review); i++) {
    const RummyDecision *decision = rummy_review_get (self->review, i);

    if (decision->position <= self->position && self->position < decision->position + decision->own.n)
      return decision->is_done ? decision : NULL;
  }

  return NULL;
}

static char *
worth_words (const RummyDecision *decision)
{
  const RummyOption *own = rummy_analysis_own (&decision->analysis);
  g_autofree char *best = NULL;

  if (decision->analysis.n < 2)
    return g_strdup (_("This was the only possible move."));
  if (decision->loss <= 0)
    return g_strdup (own != NULL && own->is_suggested ? _("This was the best move.")
                                                      : _("No move was clearly better."));

  best = rummy_hint_words_act (&decision->analysis.view, &rummy_analysis_suggested (&decision->analysis)->line, TRUE,
                               NULL);

  /* Translators: a number of points, then one sentence or several, such as "Draw from the stock." */
  return g_strdup_printf (ngettext ("Better by %d point: %s", "Better by %d points: %s", (gulong) decision->loss),
                          decision->loss, best);
}

/* By its number, as the replay shows the one before it. */
char *
rummy_time_line_describe_move (RummyTimeLine *self)
{
  const RummyDecision *decision = find_decision (self);
  g_autofree char *act = NULL, *worth = NULL, *both = NULL;

  if (decision == NULL)
    return NULL;

  act = rummy_replay_words_line (self->game, &decision->round, &decision->own, self->own);
  worth = worth_words (decision);
  both = rummy_words_sentences (act, worth);

  /* Translators: the number of a move, then sentences that say what it was, and what would have been better. */
  return g_strdup_printf (_("Move %u: %s"), decision->position + 1, both);
}

/* Counts the mistakes and says where the last one is; NULL if there is none. */
static char *
mistake_words (RummyTimeLine *self)
{
  guint n = 0, last = 0;

  for (guint i = 0; i < rummy_review_get_n (self->review); i++) {
    const RummyDecision *decision = rummy_review_get (self->review, i);

    if (decision->loss <= 0)
      continue;
    last = decision->position + 1;
    n++;
  }

  /* Translators: how many mistakes, and the number of a move. */
  return n > 0 ? g_strdup_printf (ngettext ("%u mistake, on move %u.", "%u mistakes, the last on move %u.", n), n, last)
               : NULL;
}

static char *
verdict_words (RummyTimeLine *self)
{
  guint n = rummy_review_get_n (self->review);
  g_autofree char *mistakes = mistake_words (self);
  g_autofree char *expected = NULL, *lost = NULL, *luck = NULL, *reached = NULL, *sum = NULL;
  RummyVerdict verdict;

  if (!is_complete (self))
    /* Translators: how many choices, of how many. */
    return g_strdup_printf (ngettext ("%u of %u choice reviewed",
                                      "%u of %u choices reviewed", n),
                            rummy_review_get_n_done (self->review), n);
  if (!rummy_review_is_over (self->review))
    return mistakes != NULL ? g_steal_pointer (&mistakes) : g_strdup (_("No clear mistakes so far."));

  rummy_review_judge (self->review, &verdict);
  expected = rummy_words_points (verdict.expected);
  lost = rummy_words_points (-verdict.lost);
  luck = rummy_words_points (verdict.luck);
  reached = rummy_words_points (verdict.reached);

  /* Translators: four numbers of points: the lead expected at first, what mistakes cost, luck, and the result, which is
   * their sum. */
  sum = g_strdup_printf (_("Expected %s · Mistakes %s · Luck %s · Result %s"), expected, lost, luck, reached);

  return mistakes != NULL ? g_strdup_printf ("%s\n%s", sum, mistakes) : g_steal_pointer (&sum);
}

static void
tell (RummyTimeLine *self)
{
  const RummyDecision *decision = find_decision (self);
  g_autofree char *words = rummy_time_line_describe_move (self);

  if (self->review != NULL && words == NULL)
    words = verdict_words (self);
  gtk_label_set_label (self->told, words != NULL ? words : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->told), words);
  gtk_widget_set_visible (self->mistake, decision != NULL && decision->loss > 0);
}

static void
changed_cb (RummyTimeLine *self)
{
  g_autoptr (GArray) points = list_points (self);
  g_autofree char *verdict = verdict_words (self), *before = g_strdup (gtk_label_get_label (self->told));

  rummy_time_curve_set_points (self->curve, points, self->length);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->curve), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, verdict, -1);
  tell (self);
  if (find_decision (self) != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      !g_str_equal (gtk_label_get_label (self->told), before))
    rummy_announce (GTK_WIDGET (self), gtk_label_get_label (self->told));
  if (is_complete (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    rummy_announce (GTK_WIDGET (self), verdict);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* points: at the end of the row, or NULL. */
static void
add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle, const int *points)
{
  g_autofree char *figure = points != NULL ? rummy_words_points (*points) : NULL;

  adw_preferences_group_add (group, GTK_WIDGET (rummy_rows_row (title, subtitle, figure)));
}

static void
fill_verdict (RummyTimeLine *self, GtkWidget *box)
{
  AdwPreferencesGroup *group = rummy_rows_group (box, _("Skill and Luck"));
  RummyVerdict verdict;
  int lost;

  if (!is_complete (self) || !rummy_review_is_over (self->review)) {
    g_autofree char *words = verdict_words (self);

    adw_preferences_group_set_description (group, words);
    return;
  }

  rummy_review_judge (self->review, &verdict);
  lost = -verdict.lost;
  add_row (group, _("Expected"), _("Your average lead if you play your best"), &verdict.expected);
  add_row (group, _("Mistakes"), _("Points your moves gave away"), &lost);
  add_row (group, _("Luck"), _("Points due to cards and opponents’ play"), &verdict.luck);
  add_row (group, _("Result"), _("Your lead this round"), &verdict.reached);
}

static void
fill_choices (RummyTimeLine *self, GtkWidget *box)
{
  const RummyDecision *decision = find_decision (self);
  AdwPreferencesGroup *group = rummy_rows_group (box, _("Compare Choices"));
  const RummyAnalysis *analysis;
  g_autofree char *left_out = NULL, *own = NULL;

  if (decision == NULL) {
    adw_preferences_group_set_description (group, _("Go to one of your moves first."));
    return;
  }

  analysis = &decision->analysis;
  own = rummy_hint_words_act (&analysis->view, &decision->own, TRUE, NULL);
  add_row (group, _("Your Choice"), own, NULL);
  for (guint i = 0; i < MIN (analysis->n, CHOICES_MOST) || (i < analysis->n && analysis->option[i].is_own); i++) {
    const RummyOption *option = &analysis->option[i];
    g_autofree char *act = rummy_hint_words_act (&analysis->view, &option->line, TRUE, NULL);
    g_autofree char *figures = rummy_hint_words_figures (self->game, analysis, option);
    int mean = (int) lround (rummy_tally_mean (&option->result));

    add_row (group, act, figures, &mean);
  }
  left_out = analysis->n < 2       ? g_strdup (_("This was the only possible move."))
             : decision->loss == 0 ? g_strdup (_("No move was clearly better."))
                                   : rummy_hint_words_left_out (analysis, CHOICES_MOST);
  adw_preferences_group_set_description (group, left_out);
}

static void
rummy_time_line_dispose (GObject *object)
{
  RummyTimeLine *self = RUMMY_TIME_LINE (object);

  g_clear_object (&self->review);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_TIME_LINE);

  G_OBJECT_CLASS (rummy_time_line_parent_class)->dispose (object);
}

static void
rummy_time_line_class_init (RummyTimeLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RUMMY_TYPE_TIME_CURVE);

  G_OBJECT_CLASS (klass)->dispose = rummy_time_line_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_TIME_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_TIME_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/time-line.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyTimeLine, told_box);
  gtk_widget_class_bind_template_child (widget_class, RummyTimeLine, mistake);
  gtk_widget_class_bind_template_child (widget_class, RummyTimeLine, told);
  gtk_widget_class_bind_template_child (widget_class, RummyTimeLine, curve);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
rummy_time_line_init (RummyTimeLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_time_line_set_round (RummyTimeLine *self, RummyGame *game, guint own, guint seat, guint round, guint length)
{
  g_autoptr (RummyReview) review = NULL;

  g_return_if_fail (RUMMY_IS_TIME_LINE (self));

  if (seat != RUMMY_SEAT_NONE)
    review = rummy_review_new (game, seat, round);
  if (review != NULL && rummy_review_get_n (review) == 0)
    g_clear_object (&review);
  g_set_object (&self->game, game);
  g_set_object (&self->review, review);
  self->own = own;
  self->length = length;
  rummy_time_curve_set_points (self->curve, NULL, length);
  gtk_widget_set_visible (GTK_WIDGET (self), self->review != NULL);
  tell (self);
  if (self->review != NULL)
    g_signal_connect_object (self->review, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
rummy_time_line_set_position (RummyTimeLine *self, guint position)
{
  g_return_if_fail (RUMMY_IS_TIME_LINE (self));

  self->position = position;
  rummy_time_curve_set_position (self->curve, position);
  tell (self);
}

void
rummy_time_line_set_compact (RummyTimeLine *self, gboolean is_compact)
{
  g_return_if_fail (RUMMY_IS_TIME_LINE (self));

  /* As wide as there is room beside the buttons, whatever it says, so that they stay where they are. */
  gtk_widget_set_halign (self->told_box, is_compact ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_label_set_max_width_chars (self->told, is_compact ? 1 : -1);
  gtk_label_set_lines (self->told, is_compact ? LINES_MOST_COMPACT : LINES_MOST);
}

RummyReview *
rummy_time_line_get_review (RummyTimeLine *self)
{
  g_return_val_if_fail (RUMMY_IS_TIME_LINE (self), NULL);

  return self->review;
}

gboolean
rummy_time_line_find_mistake (RummyTimeLine *self, guint position, gboolean forward, guint *found)
{
  gboolean has_found = FALSE;

  g_return_val_if_fail (RUMMY_IS_TIME_LINE (self), FALSE);

  for (guint i = 0; self->review != NULL && i < rummy_review_get_n (self->review); i++) {
    const RummyDecision *decision = rummy_review_get (self->review, i);

    if (decision->loss <= 0 || (forward ? decision->position <= position : decision->position >= position))
      continue;
    *found = decision->position;
    has_found = TRUE;
    if (forward)
      break;
  }

  return has_found;
}

void
rummy_time_line_fill (RummyTimeLine *self, GtkWidget *box)
{
  g_return_if_fail (RUMMY_IS_TIME_LINE (self));

  if (self->review == NULL)
    return;
  fill_verdict (self, box);
  fill_choices (self, box);
}
