/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-export.h"
#include "rummy-history-dialog.h"

G_BEGIN_DECLS

/* The games of the dialog, of a preset or of all where it is NULL, as a file for other programs: where somebody wants
 * it, or at once where that is known.  The dialog tells how it went. */
void rummy_history_export (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
                           const char *preset);
void rummy_history_export_to (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
                              const char *preset, GFile *file);

G_END_DECLS
