/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "store/export.h"

G_BEGIN_DECLS

/* The games of the history, or those that the filter leaves, as a file for other programs: where somebody wants it, or
 * at once where that is known.  What came of it is told over widget. */
void rummy_history_export (GtkWidget *widget, RummyHistory *history, RummyExportFormat format,
                           const RummyHistoryFilter *filter);
void rummy_history_export_to (GtkWidget *widget, RummyHistory *history, RummyExportFormat format,
                              const RummyHistoryFilter *filter, GFile *file);

G_END_DECLS
