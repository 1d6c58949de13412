/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/export.h"
#include "ui/records/history-dialog.h"

G_BEGIN_DECLS

/* The games of the dialog, or those that the filter leaves, as a file for other programs: where somebody wants it, or
 * at once where that is known.  The dialog tells how it went. */
void rummy_history_export (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
                           const RummyHistoryFilter *filter);
void rummy_history_export_to (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
                              const RummyHistoryFilter *filter, GFile *file);

G_END_DECLS
