/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/history-export.h"

#include <glib/gi18n.h>

#include "ui/parts/exchange.h"

static const RummyFileKind kinds[] = {
  [RUMMY_EXPORT_CSV] = { "CSV", ".csv", "text/csv" },
  [RUMMY_EXPORT_JSON] = { "JSON", ".json", "application/json" },
};

/* The export. */
typedef struct {
  RummyHistory *history;
  RummyExportFormat format;
  char *preset, *owner; /* may be NULL */
  gboolean is_practice;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->history);
  g_free (export->preset);
  g_free (export->owner);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyExchange) exchange = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rummy_export_finish (RUMMY_HISTORY (source), result, &error);

  if (bytes == NULL)
    rummy_exchange_fail (exchange, error);
  else
    rummy_exchange_write (g_steal_pointer (&exchange), bytes);
}

static void
chosen_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  g_autoptr (Export) export = data;

  rummy_history_export_to (widget, export->history, export->format,
                           &(RummyHistoryFilter) { export->preset, export->owner, export->is_practice }, file);
}

void
rummy_history_export (GtkWidget *widget, RummyHistory *history, RummyExportFormat format,
                      const RummyHistoryFilter *filter)
{
  Export *export = g_new (Export, 1);

  *export = (Export) { g_object_ref (history), format, g_strdup (filter->preset), g_strdup (filter->owner),
                       filter->is_practice };
  /* Translators: the name of a file, to which .csv or .json is added. */
  rummy_exchange_choose (widget, _("Export Games"), &kinds[format], _("Rummy 500 History"), chosen_cb, export,
                         (GDestroyNotify) export_free);
}

void
rummy_history_export_to (GtkWidget *widget, RummyHistory *history, RummyExportFormat format,
                         const RummyHistoryFilter *filter, GFile *file)
{
  rummy_export_async (history, format, filter, NULL, exported_cb,
                      rummy_exchange_new (widget, file, _("Games Not Exported")));
}
