/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/review.h"

#include <math.h>

struct _RummyReview {
  GObject parent_instance;

  RummyRules rules; /* the rounds point to these */
  guint seat;
  double reached;
  gboolean is_over;
  GPtrArray *decisions; /* RummyDecision */
  guint n_done;
  GTask *task; /* NULL unless a decision is being analyzed */
};

G_DEFINE_FINAL_TYPE (RummyReview, rummy_review, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The input of the thread: copies of everything, so that only the stop flag is shared. */
typedef struct {
  RummyReview *review; /* NULL when the result is no longer wanted; used by the main thread only */
  RummyRules rules;
  RummyView view;
  RummyLine own;
  RummyAnalysis analysis;
  atomic_bool stop;
} Thought;

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;
  RummyAnalysis *analysis = &thought->analysis;

  rummy_analysis_init (analysis, &thought->view, &thought->own);
  rummy_analysis_think (analysis, analysis->n_wanted, &(RummyLimits) { .stop = &thought->stop });
  g_task_return_boolean (task, TRUE);
}

/* Returns the difference between the best choice's lead and that of the player's, both as shown. */
static int
loss_of (const RummyAnalysis *analysis)
{
  const RummyOption *own = rummy_analysis_own (analysis), *better = rummy_analysis_suggested (analysis);

  if (rummy_analysis_loss (analysis) <= 0)
    return 0;

  return (int) (lround (rummy_tally_mean (&better->result)) - lround (rummy_tally_mean (&own->result)));
}

/* The last move is what somebody asks about in the middle of a round. */
static RummyDecision *
get_next (RummyReview *self)
{
  return g_ptr_array_index (self->decisions, self->is_over ? self->n_done : self->decisions->len - 1 - self->n_done);
}

static void weigh_next (RummyReview *self);

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (RummyReview) self = NULL;
  RummyDecision *decision;

  if (thought->review == NULL)
    return;

  self = g_object_ref (thought->review);
  decision = get_next (self);
  self->n_done++;
  decision->analysis = thought->analysis;
  decision->analysis.view.round.rules = &self->rules;
  decision->loss = loss_of (&decision->analysis);
  decision->is_done = TRUE;
  g_clear_object (&self->task);
  weigh_next (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
weigh_next (RummyReview *self)
{
  const RummyDecision *decision;
  Thought *thought;

  if (self->n_done == self->decisions->len)
    return;

  decision = get_next (self);
  thought = g_new0 (Thought, 1);
  thought->review = self;
  thought->rules = self->rules;
  thought->own = decision->own;
  rummy_view_init (&thought->view, &decision->round, self->seat, NULL);
  thought->view.round.rules = &thought->rules;
  atomic_init (&thought->stop, false);
  self->task = g_task_new (NULL, NULL, thought_cb, NULL);
  g_task_set_task_data (self->task, thought, g_free);
  g_task_run_in_thread (self->task, think_cb);
}

/* Moves of a seat up to the next unpredictable card form one decision.  One that is not complete yet is left out. */
static void
collect (RummyReview *self, const RummyRecord *record, guint round)
{
  RummyDecision *decision = NULL;
  gsize deal = 0;
  RummyMatch match;

  rummy_record_start (record, &match);
  for (gsize i = 0; i < record->n_moves; i++) {
    const RummyMove *move = &record->moves[i];
    RummyCards hidden = RUMMY_NO_CARDS;
    guint turns = match.round.turns;

    if (move->kind == RUMMY_MOVE_DEAL && match.rounds == round)
      break;
    if (move->kind == RUMMY_MOVE_DEAL) {
      g_ptr_array_set_size (self->decisions, 0);
      decision = NULL;
      deal = i;
    } else if (move->seat != self->seat) {
      decision = NULL;
    } else {
      RummyView view;

      rummy_view_init (&view, &match.round, self->seat, NULL);
      hidden = rummy_view_hidden (&view);
      if ((decision == NULL || decision->own.n == RUMMY_LINE_MOVES_MAX) && match.round.turn == self->seat &&
          match.round.phase != RUMMY_PHASE_NOMINATE) {
        decision = g_new0 (RummyDecision, 1);
        decision->round = match.round;
        decision->round.rules = &self->rules;
        decision->position = (guint) (i - deal - 1);
        g_ptr_array_add (self->decisions, decision);
      }
      if (decision != NULL)
        decision->own.move[decision->own.n++] = *move;
    }
    if (rummy_match_apply (&match, move, NULL) != RUMMY_OK)
      break;
    if (match.round.turns != turns ||
        !rummy_cards_is_empty (rummy_cards_and (match.round.hand[self->seat], hidden)))
      decision = NULL;
  }
  self->is_over = match.round.phase == RUMMY_PHASE_OVER;
  if (decision != NULL && !self->is_over)
    g_ptr_array_set_size (self->decisions, (int) self->decisions->len - 1);
  self->reached = rummy_analysis_lead (&match.round, self->seat);
}

static void
rummy_review_dispose (GObject *object)
{
  RummyReview *self = RUMMY_REVIEW (object);

  if (self->task != NULL) {
    Thought *thought = g_task_get_task_data (self->task);

    thought->review = NULL;
    atomic_store (&thought->stop, true);
    g_clear_object (&self->task);
  }

  G_OBJECT_CLASS (rummy_review_parent_class)->dispose (object);
}

static void
rummy_review_finalize (GObject *object)
{
  g_ptr_array_unref (RUMMY_REVIEW (object)->decisions);

  G_OBJECT_CLASS (rummy_review_parent_class)->finalize (object);
}

static void
rummy_review_class_init (RummyReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rummy_review_dispose;
  object_class->finalize = rummy_review_finalize;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_review_init (RummyReview *self)
{
  self->decisions = g_ptr_array_new_with_free_func (g_free);
}

RummyReview *
rummy_review_new (RummyGame *game, guint seat, guint round)
{
  RummyReview *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);
  g_return_val_if_fail (round > 0 && round <= rummy_game_get_match (game)->rounds, NULL);

  self = g_object_new (RUMMY_TYPE_REVIEW, NULL);
  self->rules = rummy_game_get_match (game)->rules;
  self->seat = seat;
  collect (self, rummy_game_get_record (game), round);
  weigh_next (self);

  return self;
}

gboolean
rummy_review_is_over (RummyReview *self)
{
  g_return_val_if_fail (RUMMY_IS_REVIEW (self), FALSE);

  return self->is_over;
}

guint
rummy_review_get_n (RummyReview *self)
{
  g_return_val_if_fail (RUMMY_IS_REVIEW (self), 0);

  return self->decisions->len;
}

guint
rummy_review_get_n_done (RummyReview *self)
{
  g_return_val_if_fail (RUMMY_IS_REVIEW (self), 0);

  return self->n_done;
}

const RummyDecision *
rummy_review_get (RummyReview *self, guint index)
{
  g_return_val_if_fail (RUMMY_IS_REVIEW (self), NULL);
  g_return_val_if_fail (index < self->decisions->len, NULL);

  return g_ptr_array_index (self->decisions, index);
}

void
rummy_review_judge (RummyReview *self, RummyVerdict *verdict)
{
  g_return_if_fail (RUMMY_IS_REVIEW (self));
  g_return_if_fail (self->n_done == self->decisions->len);

  *verdict = (RummyVerdict) { .expected = (int) lround (self->reached), .reached = (int) lround (self->reached) };
  for (guint i = 0; i < self->decisions->len; i++) {
    const RummyDecision *decision = g_ptr_array_index (self->decisions, i);

    if (i == 0 && decision->analysis.n_deals > 0)
      verdict->expected = (int) lround (rummy_tally_mean (&rummy_analysis_suggested (&decision->analysis)->result));
    verdict->lost += decision->loss;
  }
  verdict->luck = verdict->reached - verdict->expected + verdict->lost;
}

guint
rummy_review_worst (RummyReview *self, guint worst[], guint n_most)
{
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_REVIEW (self), 0);

  for (guint i = 0; i < self->decisions->len; i++) {
    int loss = rummy_review_get (self, i)->loss;
    guint at;

    if (loss <= 0 || (n == n_most && loss <= rummy_review_get (self, worst[n - 1])->loss))
      continue;
    n += n < n_most;
    for (at = n - 1; at > 0 && rummy_review_get (self, worst[at - 1])->loss < loss; at--)
      worst[at] = worst[at - 1];
    worst[at] = i;
  }

  return n;
}
