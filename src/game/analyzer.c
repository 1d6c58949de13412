/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/analyzer.h"

#define DEALS_AT_ONCE 64 /* between two "changed" signals */

struct _RummyAnalyzer {
  GObject parent_instance;

  GTask *task; /* NULL unless a thread is running */
  RummyGame *game; /* the game being analyzed, or NULL */
  GSignalGroup *game_signals;
  guint seat;
  RummyRules rules;    /* @analysis points to these */
  RummyAnalysis *analysis; /* may be NULL */
};

G_DEFINE_FINAL_TYPE (RummyAnalyzer, rummy_analyzer, G_TYPE_OBJECT)

enum { PROP_THINKING = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The input of the thread: copies of everything, so that only the stop flag is shared. */
typedef struct {
  RummyAnalyzer *analyzer; /* NULL when the result is no longer wanted; used by the main thread only */
  RummyRules rules;
  RummyView view;
  RummyAnalysis analysis;
  gboolean is_begun;
  atomic_bool stop;
} Thought;

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;

  if (thought->is_begun)
    rummy_analysis_think (&thought->analysis, DEALS_AT_ONCE, &(RummyLimits) { .stop = &thought->stop });
  else
    rummy_analysis_init (&thought->analysis, &thought->view, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
forget_thought (RummyAnalyzer *self)
{
  Thought *thought;

  if (self->task == NULL)
    return;

  thought = g_task_get_task_data (self->task);
  thought->analyzer = NULL;
  atomic_store (&thought->stop, true);
  g_clear_object (&self->task);
}

static void go_on (RummyAnalyzer *self);

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (RummyAnalyzer) self = NULL;

  if (thought->analyzer == NULL)
    return;

  self = g_object_ref (thought->analyzer);
  if (self->analysis == NULL)
    self->analysis = g_new (RummyAnalysis, 1);
  *self->analysis = thought->analysis;
  self->analysis->view.round.rules = &self->rules;
  g_clear_object (&self->task);
  go_on (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (self->task == NULL)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* Continues the analysis while there is more to find out. */
static void
go_on (RummyAnalyzer *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  Thought *thought;

  if (self->task != NULL || (self->analysis != NULL && self->analysis->n_deals >= self->analysis->n_wanted))
    return;

  thought = g_new0 (Thought, 1);
  thought->analyzer = self;
  thought->rules = self->rules;
  atomic_init (&thought->stop, false);
  if (self->analysis != NULL) {
    thought->is_begun = TRUE;
    thought->analysis = *self->analysis;
    thought->analysis.view.round.rules = &thought->rules;
  } else {
    rummy_view_init (&thought->view, &match->round, self->seat, match->totals);
    thought->view.round.rules = &thought->rules;
  }

  self->task = g_task_new (NULL, NULL, thought_cb, NULL);
  g_task_set_task_data (self->task, thought, g_free);
  g_task_run_in_thread (self->task, think_cb);
}

static void
rummy_analyzer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyAnalyzer *self = RUMMY_ANALYZER (object);

  switch (id) {
  case PROP_THINKING:
    g_value_set_boolean (value, self->task != NULL);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_analyzer_dispose (GObject *object)
{
  RummyAnalyzer *self = RUMMY_ANALYZER (object);

  forget_thought (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (rummy_analyzer_parent_class)->dispose (object);
}

static void
rummy_analyzer_finalize (GObject *object)
{
  g_free (RUMMY_ANALYZER (object)->analysis);

  G_OBJECT_CLASS (rummy_analyzer_parent_class)->finalize (object);
}

static void
rummy_analyzer_class_init (RummyAnalyzerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_analyzer_get_property;
  object_class->dispose = rummy_analyzer_dispose;
  object_class->finalize = rummy_analyzer_finalize;

  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_ANALYZER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_analyzer_init (RummyAnalyzer *self)
{
  /* Any change of the position makes the analysis obsolete. */
  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (rummy_analyzer_forget), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (rummy_analyzer_forget), self);
}

RummyAnalyzer *
rummy_analyzer_new (void)
{
  return g_object_new (RUMMY_TYPE_ANALYZER, NULL);
}

void
rummy_analyzer_ask (RummyAnalyzer *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_ANALYZER (self));
  g_return_if_fail (RUMMY_IS_GAME (game));
  g_return_if_fail (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER);
  g_return_if_fail (rummy_game_get_round (game)->turn == seat);

  if (self->game != game || self->seat != seat) {
    rummy_analyzer_forget (self);
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
rummy_analyzer_forget (RummyAnalyzer *self)
{
  gboolean was_thinking;

  g_return_if_fail (RUMMY_IS_ANALYZER (self));

  if (self->game == NULL)
    return;

  was_thinking = self->task != NULL;
  forget_thought (self);
  g_signal_group_set_target (self->game_signals, NULL);
  g_clear_object (&self->game);
  g_clear_pointer (&self->analysis, g_free);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (was_thinking)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

const RummyAnalysis *
rummy_analyzer_get_analysis (RummyAnalyzer *self)
{
  g_return_val_if_fail (RUMMY_IS_ANALYZER (self), NULL);

  return self->analysis;
}
