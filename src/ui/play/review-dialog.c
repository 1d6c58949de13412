/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/review-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "game/review.h"
#include "ui/parts/rows.h"
#include "ui/words/hint-words.h"
#include "ui/words/words.h"

#define WIDTH 520
#define HEIGHT 680
#define MISTAKES 3
#define CHOICES_MOST 8

struct _RummyReviewDialog {
  AdwDialog parent_instance;

  RummyGame *game;
  guint seat;
  RummyReview *review;
  guint n_told; /* decisions listed so far */
  gboolean gives_way; /* closes temporarily */
  GtkWidget *way;     /* weak: the button last used to leave */

  AdwNavigationView *pages;
  GtkProgressBar *progress;
  AdwPreferencesGroup *verdict, *all;
};

G_DEFINE_FINAL_TYPE (RummyReviewDialog, rummy_review_dialog, ADW_TYPE_DIALOG)

enum { SIGNAL_SHOW_POSITION, N_SIGNALS };
static guint signals[N_SIGNALS];

#define INDEX "rummy-decision"

/* points: at the end of the row, or NULL. */
static AdwActionRow *
add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle, const int *points)
{
  g_autofree char *figure = points != NULL ? rummy_words_points (*points) : NULL;
  AdwActionRow *row = rummy_rows_row (title, subtitle, figure);

  adw_preferences_group_add (group, GTK_WIDGET (row));

  return row;
}

static void
add_cards (AdwPreferencesGroup *group, const char *title, RummyCards cards)
{
  g_autofree char *words = rummy_cards_is_empty (cards) ? g_strdup (_("No cards")) : rummy_words_cards (cards);

  add_row (group, title, words, NULL);
}

/* All hands are open. */
static void
add_position (RummyReviewDialog *self, GtkWidget *box, const RummyRound *round)
{
  AdwPreferencesGroup *group = rummy_rows_group (box, _("The Cards"));
  g_autoptr (GString) melds = g_string_new (NULL);

  for (guint i = 0; i < (guint) round->rules->players; i++) {
    guint seat = (self->seat + i) % (guint) round->rules->players;
    g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);

    if (rummy_round_has_seat (round, seat))
      add_cards (group, name, round->hand[seat]);
  }
  add_cards (group, _("Discard Pile"), rummy_round_pile (round));
  for (guint i = 0; i < round->n_melds; i++) {
    g_autofree char *meld = rummy_words_meld (round, i);

    g_string_append_printf (melds, melds->len > 0 ? "\n%s" : "%s", meld);
  }
  add_row (group, _("On the Table"), melds->len > 0 ? melds->str : _("No melds"), NULL);
}

static void
show_cb (RummyReviewDialog *self, GtkWidget *row)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), INDEX));

  self->gives_way = TRUE;
  g_set_weak_pointer (&self->way, row);
  g_signal_emit (self, signals[SIGNAL_SHOW_POSITION], 0, rummy_review_get (self->review, index)->position);
}

/* Opens the position of a decision. */
static void
add_way_to_table (RummyReviewDialog *self, GtkWidget *box, guint index)
{
  GtkWidget *row = rummy_rows_command (_("_Show at the Table"), G_CALLBACK (show_cb), self);

  adw_button_row_set_end_icon_name (ADW_BUTTON_ROW (row), "go-next-symbolic");
  g_object_set_data (G_OBJECT (row), INDEX, GUINT_TO_POINTER (index));
  adw_preferences_group_add (rummy_rows_group (box, ""), row);
}

static void
show_decision (RummyReviewDialog *self, guint index)
{
  const RummyDecision *decision = rummy_review_get (self->review, index);
  const RummyAnalysis *analysis = &decision->analysis;
  g_autofree char *left_out = NULL;
  AdwPreferencesGroup *group;
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (_("Your Choice"), &box);

  add_way_to_table (self, box, index);
  group = rummy_rows_group (box, _("What Each Was Worth"));
  for (guint i = 0; i < MIN (analysis->n, CHOICES_MOST) || (i < analysis->n && analysis->option[i].is_own); i++) {
    const RummyOption *option = &analysis->option[i];
    g_autofree char *act = rummy_hint_words_act (&analysis->view, &option->line, TRUE, NULL);
    g_autofree char *figures = rummy_hint_words_figures (self->game, analysis, option);
    int mean = (int) lround (rummy_tally_mean (&option->result));

    gtk_widget_add_css_class (GTK_WIDGET (add_row (group, act, figures, &mean)), "figures");
  }
  left_out = rummy_hint_words_left_out (analysis, CHOICES_MOST);
  adw_preferences_group_set_description (group, left_out);
  add_position (self, box, &decision->round);
  adw_navigation_view_push (self->pages, page);
}

static void
activated_cb (RummyReviewDialog *self, GtkWidget *row)
{
  show_decision (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), INDEX)));
}

static void
add_decision (RummyReviewDialog *self, AdwPreferencesGroup *group, guint index)
{
  const RummyDecision *decision = rummy_review_get (self->review, index);
  const RummyAnalysis *analysis = &decision->analysis;
  g_autofree char *act = rummy_hint_words_act (&analysis->view, &decision->own, TRUE, NULL);
  g_autofree char *better = NULL;
  int points = -decision->loss;
  AdwActionRow *row;

  if (decision->loss > 0) {
    const RummyOption *suggested = rummy_analysis_suggested (analysis);
    g_autofree char *best = rummy_hint_words_act (&analysis->view, &suggested->line, TRUE, NULL);

    /* Translators: one sentence or several, such as "Draw from the stock." */
    better = g_strdup_printf (_("Better: %s"), best);
  } else if (analysis->n < 2) {
    better = g_strdup (_("There was nothing else to do."));
  } else {
    better = g_strdup (_("Nothing was surely better."));
  }

  row = add_row (group, act, better, decision->loss > 0 ? &points : NULL);
  g_object_set_data (G_OBJECT (row), INDEX, GUINT_TO_POINTER (index));
  rummy_rows_lead (row, G_CALLBACK (activated_cb), self);
}

static void
judge (RummyReviewDialog *self)
{
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->progress)));
  guint worst[MISTAKES], n = rummy_review_worst (self->review, worst, MISTAKES);
  AdwPreferencesGroup *mistakes;
  RummyVerdict verdict;
  int lost;

  rummy_review_judge (self->review, &verdict);
  lost = -verdict.lost;
  add_row (self->verdict, _("Promised"), _("The mean lead at your first choice, if the best was done"),
           &verdict.expected);
  add_row (self->verdict, _("Skill"), _("What your choices gave away, as far as that is sure"), &lost);
  add_row (self->verdict, _("Luck"), _("The rest: the cards, and what the others did"), &verdict.luck);
  add_row (self->verdict, _("Reached"), _("Your lead over the others in this round"), &verdict.reached);
  adw_preferences_group_set_description (self->verdict, NULL);

  /* Replaces the progress bar. */
  mistakes = rummy_rows_group (GTK_WIDGET (box), _("The Biggest Mistakes"));
  gtk_box_reorder_child_after (box, GTK_WIDGET (mistakes), GTK_WIDGET (self->progress));
  gtk_box_remove (box, GTK_WIDGET (self->progress));
  if (n == 0)
    adw_preferences_group_set_description (mistakes, _("None that is sure: well played."));
  for (guint i = 0; i < n; i++)
    add_decision (self, mistakes, worst[i]);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), _("The round is reviewed."),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
update (RummyReviewDialog *self)
{
  guint n = rummy_review_get_n (self->review), n_done = rummy_review_get_n_done (self->review);
  g_autofree char *words = NULL;

  while (self->n_told < n_done)
    add_decision (self, self->all, self->n_told++);
  if (n_done == n) {
    judge (self);
    return;
  }

  words = g_strdup_printf (ngettext ("%u of %u choice is weighed, by what you saw then.",
                                     "%u of %u choices are weighed, by what you saw then.", n),
                           n_done, n);
  adw_preferences_group_set_description (self->verdict, words);
  gtk_progress_bar_set_fraction (self->progress, n_done / (double) n);
}

static void
rummy_review_dialog_dispose (GObject *object)
{
  RummyReviewDialog *self = RUMMY_REVIEW_DIALOG (object);

  g_clear_weak_pointer (&self->way);
  g_clear_object (&self->review);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (rummy_review_dialog_parent_class)->dispose (object);
}

/* Restores the focus to where the person left. */
static void
rummy_review_dialog_map (GtkWidget *widget)
{
  RummyReviewDialog *self = RUMMY_REVIEW_DIALOG (widget);

  GTK_WIDGET_CLASS (rummy_review_dialog_parent_class)->map (widget);

  if (self->way != NULL)
    gtk_widget_grab_focus (self->way);
}

/* Stops the computation. */
static void
rummy_review_dialog_closed (AdwDialog *dialog)
{
  RummyReviewDialog *self = RUMMY_REVIEW_DIALOG (dialog);

  if (!self->gives_way)
    g_clear_object (&self->review);
  self->gives_way = FALSE;
}

static void
rummy_review_dialog_class_init (RummyReviewDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_review_dialog_dispose;
  GTK_WIDGET_CLASS (klass)->map = rummy_review_dialog_map;
  ADW_DIALOG_CLASS (klass)->closed = rummy_review_dialog_closed;

  signals[SIGNAL_SHOW_POSITION] = g_signal_new ("show-position", RUMMY_TYPE_REVIEW_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
rummy_review_dialog_init (RummyReviewDialog *self)
{
  GtkWidget *box;

  self->pages = rummy_rows_fill_dialog (ADW_DIALOG (self), _("Review of the Round"), WIDTH, HEIGHT);
  adw_navigation_view_add (self->pages, rummy_rows_page (_("Review of the Round"), &box));
  self->verdict = rummy_rows_group (box, _("Skill and Luck"));
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Review of the Round"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->progress));
  self->all = rummy_rows_group (box, _("All Your Choices"));
}

AdwDialog *
rummy_review_dialog_new (RummyGame *game, guint seat)
{
  RummyReviewDialog *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_REVIEW_DIALOG, NULL);
  self->game = g_object_ref (game);
  self->seat = seat;
  self->review = rummy_review_new (game, seat);
  g_signal_connect_object (self->review, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return ADW_DIALOG (self);
}
