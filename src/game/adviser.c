/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/adviser.h"

#define DEALS_AT_ONCE 64 /* between two signals */

struct _RummyAdviser {
  GObject parent_instance;

  GTask *task; /* while it thinks */
  RummyGame *game; /* whose position it thinks about, or NULL */
  GSignalGroup *game_signals;
  guint seat;
  RummyRules rules;    /* that the advice points to */
  RummyAnalysis *advice; /* or NULL */
};

G_DEFINE_FINAL_TYPE (RummyAdviser, rummy_adviser, G_TYPE_OBJECT)

enum { PROP_THINKING = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What the thread works on: a copy of all, so that nothing is shared but the flag. */
typedef struct {
  RummyAdviser *adviser; /* NULL when the answer is not wanted any more; for the main thread only */
  RummyRules rules;
  RummyView view;
  RummyAnalysis advice;
  gboolean is_begun;
  atomic_bool stop;
} Thought;

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;

  if (thought->is_begun)
    rummy_analysis_think (&thought->advice, DEALS_AT_ONCE, &(RummyLimits) { .stop = &thought->stop });
  else
    rummy_analysis_init (&thought->advice, &thought->view, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
forget_thought (RummyAdviser *self)
{
  Thought *thought;

  if (self->task == NULL)
    return;

  thought = g_task_get_task_data (self->task);
  thought->adviser = NULL;
  atomic_store (&thought->stop, true);
  g_clear_object (&self->task);
}

static void go_on (RummyAdviser *self);

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (RummyAdviser) self = NULL;

  if (thought->adviser == NULL)
    return;

  self = g_object_ref (thought->adviser);
  if (self->advice == NULL)
    self->advice = g_new (RummyAnalysis, 1);
  *self->advice = thought->advice;
  self->advice->view.round.rules = &self->rules;
  g_clear_object (&self->task);
  go_on (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (self->task == NULL)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* Thinks as long as there is more to know. */
static void
go_on (RummyAdviser *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  Thought *thought;

  if (self->task != NULL || (self->advice != NULL && self->advice->n_deals >= self->advice->n_wanted))
    return;

  thought = g_new0 (Thought, 1);
  thought->adviser = self;
  thought->rules = self->rules;
  atomic_init (&thought->stop, false);
  if (self->advice != NULL) {
    thought->is_begun = TRUE;
    thought->advice = *self->advice;
    thought->advice.view.round.rules = &thought->rules;
  } else {
    rummy_view_init (&thought->view, &match->round, self->seat, match->totals);
    thought->view.round.rules = &thought->rules;
  }

  self->task = g_task_new (NULL, NULL, thought_cb, NULL);
  g_task_set_task_data (self->task, thought, g_free);
  g_task_run_in_thread (self->task, think_cb);
}

static void
rummy_adviser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyAdviser *self = RUMMY_ADVISER (object);

  switch (id) {
  case PROP_THINKING:
    g_value_set_boolean (value, self->task != NULL);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_adviser_dispose (GObject *object)
{
  RummyAdviser *self = RUMMY_ADVISER (object);

  forget_thought (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (rummy_adviser_parent_class)->dispose (object);
}

static void
rummy_adviser_finalize (GObject *object)
{
  g_free (RUMMY_ADVISER (object)->advice);

  G_OBJECT_CLASS (rummy_adviser_parent_class)->finalize (object);
}

static void
rummy_adviser_class_init (RummyAdviserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_adviser_get_property;
  object_class->dispose = rummy_adviser_dispose;
  object_class->finalize = rummy_adviser_finalize;

  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_ADVISER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_adviser_init (RummyAdviser *self)
{
  /* Another position is another question. */
  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (rummy_adviser_forget), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (rummy_adviser_forget), self);
}

RummyAdviser *
rummy_adviser_new (void)
{
  return g_object_new (RUMMY_TYPE_ADVISER, NULL);
}

void
rummy_adviser_ask (RummyAdviser *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_ADVISER (self));
  g_return_if_fail (RUMMY_IS_GAME (game));
  g_return_if_fail (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER);
  g_return_if_fail (rummy_game_get_round (game)->turn == seat);

  if (self->game != game || self->seat != seat) {
    rummy_adviser_forget (self);
    self->game = g_object_ref (game);
    g_signal_group_set_target (self->game_signals, game);
    self->seat = seat;
    self->rules = rummy_game_get_match (game)->rules;
  }
  if (self->task != NULL)
    return;
  go_on (self);
  if (self->task != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

void
rummy_adviser_forget (RummyAdviser *self)
{
  gboolean was_thinking;

  g_return_if_fail (RUMMY_IS_ADVISER (self));

  if (self->game == NULL)
    return;

  was_thinking = self->task != NULL;
  forget_thought (self);
  g_signal_group_set_target (self->game_signals, NULL);
  g_clear_object (&self->game);
  g_clear_pointer (&self->advice, g_free);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (was_thinking)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

const RummyAnalysis *
rummy_adviser_get_advice (RummyAdviser *self)
{
  g_return_val_if_fail (RUMMY_IS_ADVISER (self), NULL);

  return self->advice;
}
