/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"

G_BEGIN_DECLS

/* Exports the history as text for other programs: oldest game first, UTF-8, times in UTC (ISO 8601).
 * CSV (RFC 4180): a header line, then one line for each seat of each game.  Booleans are "yes" and "no"; unknown or
 * inapplicable values are empty.
 * JSON: one object for each game, with its seats and their points in each round.
 * Computer players have a level, counted from 0.  Games have the key of their preset and the key of their rules as
 * rummy_history_rules_key () writes it. */
typedef enum { RUMMY_EXPORT_CSV, RUMMY_EXPORT_JSON } RummyExportFormat;

void rummy_export_async (RummyHistory *history, RummyExportFormat format, const RummyHistoryFilter *filter,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *rummy_export_finish (RummyHistory *history, GAsyncResult *result, GError **error);

G_END_DECLS
