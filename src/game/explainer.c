/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/explainer.h"

/* The input of the thread: copies of everything. */
typedef struct {
  RummyExplainer *explainer; /* NULL when there is none any more; used by the main thread only */
  gboolean is_wanted;
  RummyRules rules;
  RummyView view; /* before the move */
  RummyLine move;
  RummyAnalysis analysis;
} Thought;

struct _RummyExplainer {
  GObject parent_instance;

  GTask *task;   /* NULL unless a thread is running; never more than one, however fast the moves come */
  Thought *next; /* what it should think of then, or NULL */
};

G_DEFINE_FINAL_TYPE (RummyExplainer, rummy_explainer, G_TYPE_OBJECT)

enum { SIGNAL_EXPLAINED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;

  rummy_analysis_init (&thought->analysis, &thought->view, &thought->move);
  g_task_return_boolean (task, TRUE);
}

static gboolean
begins_with (const RummyOption *option, const RummyMove *move)
{
  const RummyMove *first = &option->line.move[0];

  return first->kind == move->kind && first->card == move->card && first->meld == move->meld &&
         rummy_cards_equal (first->cards, move->cards);
}

/* The suggested choice that begins so, or the one that says most of what follows; at least the move itself. */
static const RummyOption *
find_option (const RummyAnalysis *analysis, const RummyMove *move)
{
  const RummyOption *found = NULL;

  for (guint i = 0; i < analysis->n; i++) {
    const RummyOption *option = &analysis->option[i];

    if (begins_with (option, move) &&
        (found == NULL || option->is_suggested || (!found->is_suggested && option->line.n > found->line.n)))
      found = option;
  }

  return found != NULL ? found : rummy_analysis_own (analysis);
}

static void think (RummyExplainer *self, Thought *thought);

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  const RummyOption *option;
  g_autoptr (RummyExplainer) self = NULL;

  if (thought->explainer == NULL)
    return;

  self = g_object_ref (thought->explainer);
  g_clear_object (&self->task);
  if (self->next != NULL)
    think (self, g_steal_pointer (&self->next));
  if (!thought->is_wanted)
    return;

  option = find_option (&thought->analysis, &thought->move.move[0]);
  g_signal_emit (self, signals[SIGNAL_EXPLAINED], 0, &thought->analysis, option);
}

static void
think (RummyExplainer *self, Thought *thought)
{
  self->task = g_task_new (NULL, NULL, thought_cb, NULL);
  g_task_set_task_data (self->task, thought, g_free);
  g_task_run_in_thread (self->task, think_cb);
}

static gboolean
decides (const RummyMove *move)
{
  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
  case RUMMY_MOVE_TAKE:
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
  case RUMMY_MOVE_SWAP:
  case RUMMY_MOVE_DISCARD:
  case RUMMY_MOVE_KNOCK:
    return TRUE;
  default:
    return FALSE;
  }
}

static void
rummy_explainer_dispose (GObject *object)
{
  RummyExplainer *self = RUMMY_EXPLAINER (object);

  rummy_explainer_forget (self);
  if (self->task != NULL)
    ((Thought *) g_task_get_task_data (self->task))->explainer = NULL;
  g_clear_object (&self->task);

  G_OBJECT_CLASS (rummy_explainer_parent_class)->dispose (object);
}

static void
rummy_explainer_class_init (RummyExplainerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_explainer_dispose;

  signals[SIGNAL_EXPLAINED] = g_signal_new ("explained", RUMMY_TYPE_EXPLAINER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
}

static void
rummy_explainer_init (RummyExplainer *self)
{
}

RummyExplainer *
rummy_explainer_new (void)
{
  return g_object_new (RUMMY_TYPE_EXPLAINER, NULL);
}

void
rummy_explainer_ask (RummyExplainer *self, RummyGame *game)
{
  const RummyRecord *record;
  const RummyMove *move;
  RummyMatch match;
  Thought *thought;

  g_return_if_fail (RUMMY_IS_EXPLAINER (self));
  g_return_if_fail (RUMMY_IS_GAME (game));

  rummy_explainer_forget (self);
  record = rummy_game_get_record (game);
  move = record->n_moves > 0 ? &record->moves[record->n_moves - 1] : NULL;
  if (move != NULL && decides (move))
    rummy_record_play (record, record->n_moves - 1, &match, NULL);
  if (move == NULL || !decides (move) || match.round.turn != move->seat) {
    g_signal_emit (self, signals[SIGNAL_EXPLAINED], 0, NULL, NULL);
    return;
  }

  thought = g_new0 (Thought, 1);
  thought->explainer = self;
  thought->is_wanted = TRUE;
  thought->rules = match.rules;
  rummy_view_init (&thought->view, &match.round, move->seat, match.totals);
  thought->view.round.rules = &thought->rules;
  thought->move.move[thought->move.n++] = *move;
  if (self->task != NULL)
    self->next = thought;
  else
    think (self, thought);
}

void
rummy_explainer_forget (RummyExplainer *self)
{
  g_return_if_fail (RUMMY_IS_EXPLAINER (self));

  g_clear_pointer (&self->next, g_free);
  if (self->task != NULL)
    ((Thought *) g_task_get_task_data (self->task))->is_wanted = FALSE;
}

gboolean
rummy_explainer_is_thinking (RummyExplainer *self)
{
  g_return_val_if_fail (RUMMY_IS_EXPLAINER (self), FALSE);

  return self->next != NULL || (self->task != NULL && ((Thought *) g_task_get_task_data (self->task))->is_wanted);
}
