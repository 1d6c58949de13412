/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"

G_BEGIN_DECLS

/* The history as a text for other programs, the first game first, in UTF-8 and with times of UTC (ISO 8601).
 *
 * CSV (RFC 4180) has a line for each seat of each game; its first line names the columns, yes and no are those words,
 * and what is not known or does not apply is empty.  JSON has an object for each game, with its seats and the points
 * that each of them made in each round.  Who is no person has a level, from 0; games have the key of their preset and
 * that of their rules, which rummy_history_rules_key () writes. */
typedef enum { RUMMY_EXPORT_CSV, RUMMY_EXPORT_JSON } RummyExportFormat;

void rummy_export_async (RummyHistory *history, RummyExportFormat format, const RummyHistoryFilter *filter,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *rummy_export_finish (RummyHistory *history, GAsyncResult *result, GError **error);

G_END_DECLS
