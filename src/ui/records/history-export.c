/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/history-export.h"

#include <glib/gi18n.h>

#include "store/replace.h"
#include "ui/parts/dialog.h"
#include "ui/parts/file-name.h"

static const struct {
  const char *suffix, *type;
} formats[] = {
  [RUMMY_EXPORT_CSV] = { ".csv", "text/csv" },
  [RUMMY_EXPORT_JSON] = { ".json", "application/json" },
};

/* What is under way. */
typedef struct {
  RummyHistoryDialog *dialog;
  GWeakRef window; /* in which it was asked for: the dialog may be closed when it fails */
  RummyHistory *history;
  RummyExportFormat format;
  char *preset, *owner; /* or NULL */
  gboolean is_practice;
  GFile *file;  /* or NULL */
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->dialog);
  g_weak_ref_clear (&export->window);
  g_object_unref (export->history);
  g_clear_object (&export->file);
  g_free (export->preset);
  g_free (export->owner);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
warn (Export *export, const GError *error)
{
  g_autoptr (GtkWidget) window = g_weak_ref_get (&export->window);

  if (window != NULL)
    rummy_dialog_warn (window, _("Games Not Exported"), error->message);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rummy_file_name (export->file), *words = NULL;

  if (!rummy_replace_finish (result, &error)) {
    warn (export, error);
    return;
  }

  /* Translators: the name of a file. */
  words = g_strdup_printf (_("The games are saved as “%s”."), name);
  rummy_history_dialog_tell (export->dialog, words);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rummy_export_finish (RUMMY_HISTORY (source), result, &error);
  GFile *file = export->file;

  if (bytes == NULL)
    warn (export, error);
  else
    rummy_replace_async (file, bytes, G_FILE_CREATE_NONE, NULL, written_cb, g_steal_pointer (&export));
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    rummy_history_export_to (export->dialog, export->history, export->format,
                             &(RummyHistoryFilter) { export->preset, export->owner, export->is_practice }, file);
  else if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) &&
           !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    warn (export, error);
}

static Export *
export_new (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
            const RummyHistoryFilter *filter)
{
  Export *export = g_new (Export, 1);

  *export = (Export) { .dialog = g_object_ref (dialog), .history = g_object_ref (history), .format = format };
  g_weak_ref_init (&export->window, gtk_widget_get_root (GTK_WIDGET (dialog)));
  if (filter != NULL) {
    export->preset = g_strdup (filter->preset);
    export->owner = g_strdup (filter->owner);
    export->is_practice = filter->is_practice;
  }

  return export;
}

void
rummy_history_export (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
                      const RummyHistoryFilter *filter)
{
  g_autoptr (GtkFileDialog) chooser = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) files = gtk_file_filter_new ();
  /* Translators: the name of a file, to which .csv or .json is added. */
  g_autofree char *name = g_strconcat (_("Rummy 500 Games"), formats[format].suffix, NULL);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (dialog));

  gtk_file_filter_add_suffix (files, formats[format].suffix + 1);
  gtk_file_filter_add_mime_type (files, formats[format].type);
  gtk_file_dialog_set_default_filter (chooser, files);
  gtk_file_dialog_set_title (chooser, _("Export the Games"));
  gtk_file_dialog_set_initial_name (chooser, name);
  gtk_file_dialog_save (chooser, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL, chosen_cb,
                        export_new (dialog, history, format, filter));
}

void
rummy_history_export_to (RummyHistoryDialog *dialog, RummyHistory *history, RummyExportFormat format,
                         const RummyHistoryFilter *filter, GFile *file)
{
  Export *export = export_new (dialog, history, format, filter);

  export->file = g_object_ref (file);
  rummy_export_async (history, format, filter, NULL, exported_cb, export);
}
