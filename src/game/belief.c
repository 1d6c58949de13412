/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/belief.h"

/* The input and output of the thread. */
typedef struct {
  RummyRules rules;
  RummyView view;
  RummyBelief belief;
} Thought;

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;

  rummy_analysis_believe (&thought->view, &thought->belief);
  g_task_return_boolean (task, TRUE);
}

void
rummy_belief_compute_async (const RummyView *view, GAsyncReadyCallback done, gpointer data)
{
  /* No source object, because the thread may drop the last reference to the task. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);
  Thought *thought = g_new0 (Thought, 1);

  thought->rules = *view->round.rules;
  thought->view = *view;
  thought->view.round.rules = &thought->rules;
  g_task_set_task_data (task, thought, g_free);
  g_task_run_in_thread (task, think_cb);
}

const RummyBelief *
rummy_belief_compute_finish (GAsyncResult *result)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));

  g_task_propagate_boolean (G_TASK (result), NULL);

  return &thought->belief;
}
