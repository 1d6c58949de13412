/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/players-parcel.h"

#include <glib/gi18n.h>

#include "store/parcel.h"
#include "ui/parts/dialog.h"
#include "ui/parts/file-name.h"

/* What is under way. */
typedef struct {
  RummyPlayersDialog *dialog;
  GWeakRef window; /* in which it was asked for: the dialog may be closed when it fails */
  char *id; /* or NULL */
  GFile *file;
  AdwToast *busy; /* tells that it takes a while, or NULL */
  GCancellable *cancellable; /* done when the window is gone, as the program ends then */
} Parcel;

static void
parcel_free (Parcel *parcel)
{
  if (parcel->busy != NULL)
    adw_toast_dismiss (parcel->busy);
  g_clear_object (&parcel->busy);
  g_object_unref (parcel->dialog);
  g_weak_ref_clear (&parcel->window);
  g_clear_object (&parcel->file);
  g_clear_object (&parcel->cancellable);
  g_free (parcel->id);
  g_free (parcel);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parcel, parcel_free)

static Parcel *
parcel_new (RummyPlayersDialog *dialog, const char *id, GFile *file)
{
  Parcel *parcel = g_new0 (Parcel, 1);

  parcel->dialog = g_object_ref (dialog);
  g_weak_ref_init (&parcel->window, gtk_widget_get_root (GTK_WIDGET (dialog)));
  parcel->id = g_strdup (id);
  parcel->file = file != NULL ? g_object_ref (file) : NULL;

  return parcel;
}

/* Many games take their time: as long as it lasts, words say what is done. */
static Parcel *
parcel_begin (RummyPlayersDialog *dialog, const char *id, GFile *file, const char *words)
{
  Parcel *parcel = parcel_new (dialog, id, file);

  parcel->busy = g_object_ref (rummy_players_dialog_tell (dialog, words, TRUE));

  return parcel;
}

static void
warn (Parcel *parcel, const char *title, const GError *error)
{
  g_autoptr (GtkWidget) window = g_weak_ref_get (&parcel->window);

  if (window != NULL && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) &&
      !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rummy_dialog_warn (window, title, error->message);
}

static void
packed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Parcel) parcel = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rummy_file_name (parcel->file), *words = NULL;
  guint n_left_out;

  if (!rummy_parcel_pack_finish (RUMMY_HISTORY (source), result, &n_left_out, &error)) {
    warn (parcel, _("Not Exported"), error);
    return;
  }

  if (n_left_out > 0)
    /* Translators: the name of a file, and how many games are not in it. */
    words = g_strdup_printf (ngettext ("Saved as “%s”, without %u game that cannot be read",
                                       "Saved as “%s”, without %u games that cannot be read", n_left_out),
                             name, n_left_out);
  else
    /* Translators: the name of a file. */
    words = g_strdup_printf (_("Saved as “%s”"), name);
  rummy_players_dialog_tell (parcel->dialog, words, FALSE);
}

static void
unpacked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Parcel) parcel = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyParcelNews) news = rummy_parcel_unpack_finish (
    RUMMY_HISTORY (source), rummy_players_dialog_get_settings (parcel->dialog), result, &error);
  g_autofree char *words = NULL, *games = NULL;

  if (news == NULL) {
    warn (parcel, _("Not Imported"), error);
    return;
  }

  games = g_strdup_printf (ngettext ("%u game", "%u games", news->games), news->games);
  if (news->players == 1)
    /* Translators: the name of a player, and how many games: "12 games". */
    words = g_strdup_printf (_("%s is here, with %s"), news->name, games);
  else
    words = g_strdup_printf (ngettext ("%u player is here, with %s", "%u players are here, with %s", news->players),
                             news->players, games);
  rummy_players_dialog_tell (parcel->dialog, words, FALSE);
}

static void
save_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Parcel) parcel = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    rummy_players_export_to (parcel->dialog, parcel->id, file);
  else
    warn (parcel, _("Not Exported"), error);
}

static void
open_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Parcel) parcel = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    rummy_players_import_from (parcel->dialog, file);
  else
    warn (parcel, _("Not Imported"), error);
}

static GtkFileDialog *
make_chooser (const char *title)
{
  GtkFileDialog *chooser = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) files = gtk_file_filter_new ();

  gtk_file_filter_set_name (files, _("Players of Rummy 500"));
  gtk_file_filter_add_suffix (files, RUMMY_PARCEL_SUFFIX + 1);
  gtk_file_dialog_set_default_filter (chooser, files);
  gtk_file_dialog_set_title (chooser, title);

  return chooser;
}

static GtkWindow *
get_window (RummyPlayersDialog *dialog)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (dialog));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

void
rummy_players_export (RummyPlayersDialog *dialog, const char *id, const char *name)
{
  g_autoptr (GtkFileDialog) chooser = make_chooser (_("Export"));
  g_autofree char *file = g_strconcat (name, RUMMY_PARCEL_SUFFIX, NULL);

  gtk_file_dialog_set_initial_name (chooser, g_strdelimit (file, G_DIR_SEPARATOR_S, '-'));
  gtk_file_dialog_save (chooser, get_window (dialog), NULL, save_cb, parcel_new (dialog, id, NULL));
}

void
rummy_players_export_to (RummyPlayersDialog *dialog, const char *id, GFile *file)
{
  RummySession *session = rummy_players_dialog_get_session (dialog);

  if (session != NULL)
    rummy_parcel_pack_async (rummy_session_get_history (session), rummy_players_dialog_get_settings (dialog),
                             rummy_session_get_directory (session), id, file, NULL, packed_cb,
                             parcel_begin (dialog, id, file, _("Writing the players…")));
}

void
rummy_players_import (RummyPlayersDialog *dialog)
{
  g_autoptr (GtkFileDialog) chooser = make_chooser (_("Import Players"));

  gtk_file_dialog_open (chooser, get_window (dialog), NULL, open_cb, parcel_new (dialog, NULL, NULL));
}

void
rummy_players_import_from (RummyPlayersDialog *dialog, GFile *file)
{
  RummySession *session = rummy_players_dialog_get_session (dialog);

  GtkWindow *window = get_window (dialog);
  Parcel *parcel;

  if (session == NULL)
    return;

  parcel = parcel_begin (dialog, NULL, file, _("Reading the players…"));
  parcel->cancellable = g_cancellable_new ();
  if (window != NULL)
    g_signal_connect_object (window, "destroy", G_CALLBACK (g_cancellable_cancel), parcel->cancellable,
                             G_CONNECT_SWAPPED);
  rummy_parcel_unpack_async (rummy_session_get_history (session), rummy_players_dialog_get_settings (dialog),
                             rummy_session_get_directory (session), file, parcel->cancellable, unpacked_cb, parcel);
}

static void
answered_cb (AdwAlertDialog *alert, const char *response, RummyPlayersDialog *dialog)
{
  if (g_str_equal (response, "import"))
    rummy_players_import_from (dialog, g_object_get_data (G_OBJECT (alert), "file"));
}

void
rummy_players_ask_import (RummyPlayersDialog *dialog, GFile *file, guint n_files)
{
  AdwDialog *alert = adw_alert_dialog_new (_("Import Players?"), NULL);
  g_autofree char *name = rummy_file_name (file);
  g_autoptr (GString) body = g_string_new (NULL);

  /* Translators: the name of a file. */
  g_string_printf (body, _("“%s” holds players with their options and games. They are added to those you have."), name);
  if (n_files > 1) {
    g_string_append (body, "\n\n");
    /* Translators: how many files were given; at least 2. */
    g_string_append_printf (body, _("Only one file with players can be opened at a time. This is the first of %u."),
                            n_files);
  }
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (alert), body->str);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "import", _("_Import"));
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "import", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert), "import");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  g_object_set_data_full (G_OBJECT (alert), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (alert, "response", G_CALLBACK (answered_cb), dialog, G_CONNECT_DEFAULT);
  adw_dialog_present (alert, GTK_WIDGET (dialog));
}
