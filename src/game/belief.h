/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ai/analysis.h"

G_BEGIN_DECLS

/* Computes where a seat probably thinks the unseen cards are, in a thread.  @view is copied.  @done is always
 * called, in the main context. */
void rummy_belief_compute_async (const RummyView *view, GAsyncReadyCallback done, gpointer data);

const RummyBelief *rummy_belief_compute_finish (GAsyncResult *result); /* owned by @result */

G_END_DECLS
