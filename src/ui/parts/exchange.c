/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/exchange.h"

#include <glib/gi18n.h>

#include "store/replace.h"
#include "ui/parts/dialog.h"
#include "ui/parts/file-name.h"
#include "ui/parts/toast.h"

typedef struct {
  GtkWidget *widget;
  gboolean writes;
  RummyFileFunc chosen;
  gpointer data;
  GDestroyNotify destroy;
} Choice;

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Choice *choice = data;
  g_autoptr (GtkWidget) widget = choice->widget;
  g_autoptr (GError) error = NULL;
  GtkFileDialog *dialog = GTK_FILE_DIALOG (source);
  g_autoptr (GFile) file = choice->writes ? gtk_file_dialog_save_finish (dialog, result, &error)
                                          : gtk_file_dialog_open_finish (dialog, result, &error);

  if (file != NULL) {
    choice->chosen (widget, file, choice->data);
    return;
  }

  if (choice->destroy != NULL)
    choice->destroy (choice->data);
  if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) &&
      !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED) && gtk_widget_get_mapped (widget))
    rummy_dialog_warn (widget, _("Couldn’t Show Files"), error->message);
}

static void
add_filters (GtkFileDialog *dialog, const RummyFileKind *kind)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _(kind->name));
  if (kind->suffix != NULL)
    gtk_file_filter_add_suffix (filter, kind->suffix + 1);
  if (kind->type != NULL)
    gtk_file_filter_add_mime_type (filter, kind->type);
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, filter);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
}

void
rummy_exchange_choose (GtkWidget *widget, const char *title, const RummyFileKind *kind, const char *name,
                       RummyFileFunc chosen, gpointer data, GDestroyNotify destroy)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWindow *window = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
  Choice *choice = g_new (Choice, 1);

  *choice = (Choice) { g_object_ref (widget), name != NULL, chosen, data, destroy };
  gtk_file_dialog_set_title (dialog, title);
  if (kind != NULL)
    add_filters (dialog, kind);
  if (name != NULL) {
    g_autofree char *whole = g_strconcat (name, kind != NULL ? kind->suffix : NULL, NULL);

    gtk_file_dialog_set_initial_name (dialog, g_strdelimit (whole, G_DIR_SEPARATOR_S, '-'));
    gtk_file_dialog_save (dialog, window, NULL, chosen_cb, choice);
  } else {
    gtk_file_dialog_open (dialog, window, NULL, chosen_cb, choice);
  }
}

RummyExchange *
rummy_exchange_new (GtkWidget *widget, GFile *file, const char *heading)
{
  RummyExchange *self = g_new0 (RummyExchange, 1);

  self->widget = g_object_ref (widget);
  self->file = g_object_ref (file);
  self->heading = heading;
  g_weak_ref_init (&self->window, gtk_widget_get_root (widget));

  return self;
}

void
rummy_exchange_free (RummyExchange *self)
{
  if (self->busy != NULL)
    adw_toast_dismiss (self->busy);
  g_clear_object (&self->busy);
  g_object_unref (self->widget);
  g_object_unref (self->file);
  g_weak_ref_clear (&self->window);
  g_free (self);
}

void
rummy_exchange_tell_busy (RummyExchange *self, const char *words)
{
  self->busy = g_object_ref (rummy_toast_new (self->widget, words));
  adw_toast_set_timeout (self->busy, 0);
  rummy_toast_show (self->busy, self->widget);
}

void
rummy_exchange_fail (RummyExchange *self, const GError *error)
{
  g_autoptr (GtkWidget) window = g_weak_ref_get (&self->window);

  if (window != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rummy_dialog_warn (window, self->heading, error->message);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyExchange) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rummy_file_name (self->file), *words = NULL;

  if (!rummy_replace_finish (result, &error)) {
    rummy_exchange_fail (self, error);
    return;
  }

  /* Translators: the name of a file. */
  words = g_strdup_printf (_("Saved as “%s”"), name);
  rummy_toast_tell (self->widget, words);
}

void
rummy_exchange_write (RummyExchange *self, GBytes *bytes)
{
  rummy_replace_async (self->file, bytes, G_FILE_CREATE_NONE, NULL, written_cb, self);
}
