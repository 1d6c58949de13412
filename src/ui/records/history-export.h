/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "store/export.h"

G_BEGIN_DECLS

/* Exports games, all or by filter, to a file for other programs: asks where, or at once if known. Results are told
 * over widget. */
void rummy_history_export (GtkWidget *widget, RummyHistory *history, RummyExportFormat format,
                           const RummyHistoryFilter *filter);
void rummy_history_export_to (GtkWidget *widget, RummyHistory *history, RummyExportFormat format,
                              const RummyHistoryFilter *filter, GFile *file);

G_END_DECLS
