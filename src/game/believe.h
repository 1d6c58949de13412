/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ai/analysis.h"

G_BEGIN_DECLS

/* What a seat believes of the cards that it has not seen, in a thread of its own; done is called in this one, always.
 * The view is copied. */
void rummy_believe_async (const RummyView *view, GAsyncReadyCallback done, gpointer data);

const RummyBelief *rummy_believe_finish (GAsyncResult *result); /* valid as long as that */

G_END_DECLS
