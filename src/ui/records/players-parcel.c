/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/players-parcel.h"

#include <glib/gi18n.h>

#include "store/parcel.h"
#include "ui/parts/dialog.h"
#include "ui/parts/exchange.h"
#include "ui/parts/file-name.h"
#include "ui/parts/toast.h"

static const RummyFileKind kind = { N_("Rummy 500 Players"), RUMMY_PARCEL_SUFFIX, NULL };

/* A transfer. */
typedef struct {
  GSettings *settings;
  RummySession *session; /* weak, as in the dialog */
  char *id; /* may be NULL */
  RummyExchange *exchange; /* NULL while choosing */
} Parcel;

static void
parcel_free (Parcel *parcel)
{
  g_object_unref (parcel->settings);
  g_clear_weak_pointer (&parcel->session);
  g_free (parcel->id);
  g_clear_pointer (&parcel->exchange, rummy_exchange_free);
  g_free (parcel);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parcel, parcel_free)

static Parcel *
parcel_new (GSettings *settings, RummySession *session, const char *id)
{
  Parcel *parcel = g_new0 (Parcel, 1);

  parcel->settings = g_object_ref (settings);
  g_set_weak_pointer (&parcel->session, session);
  parcel->id = g_strdup (id);

  return parcel;
}

static void
packed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyExchange) exchange = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = rummy_file_name (exchange->file), *words = NULL;
  guint n_left_out;

  if (!rummy_parcel_pack_finish (RUMMY_HISTORY (source), result, &n_left_out, &error)) {
    rummy_exchange_fail (exchange, error);
    return;
  }

  if (n_left_out > 0)
    /* Translators: the name of a file, and how many games are not in it. */
    words = g_strdup_printf (ngettext ("Saved “%s”, leaving out %u unreadable game",
                                       "Saved “%s”, leaving out %u unreadable games", n_left_out),
                             name, n_left_out);
  else
    /* Translators: the name of a file. */
    words = g_strdup_printf (_("Saved as “%s”"), name);
  rummy_toast_tell (exchange->widget, words);
}

static void
unpacked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Parcel) parcel = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyParcelNews) news =
    rummy_parcel_unpack_finish (RUMMY_HISTORY (source), parcel->settings, result, &error);
  g_autofree char *words = NULL, *games = NULL;

  if (news == NULL) {
    rummy_exchange_fail (parcel->exchange, error);
    return;
  }

  games = g_strdup_printf (ngettext ("%u game", "%u games", news->games), news->games);
  if (news->players == 1)
    /* Translators: the name of a player, and how many games: "12 games". */
    words = g_strdup_printf (_("%s imported, with %s"), news->name, games);
  else
    /* Translators: how many games: "12 games". */
    words = g_strdup_printf (ngettext ("%u player imported, with %s", "%u players imported, with %s", news->players),
                             news->players, games);
  rummy_toast_tell (parcel->exchange->widget, words);
}

static void
export_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  g_autoptr (Parcel) parcel = data;

  rummy_players_export_to (widget, parcel->settings, parcel->session, parcel->id, file);
}

static void
import_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  g_autoptr (Parcel) parcel = data;

  rummy_players_import_from (widget, parcel->settings, parcel->session, file);
}

void
rummy_players_export (GtkWidget *widget, GSettings *settings, RummySession *session, const char *id, const char *name)
{
  rummy_exchange_choose (widget, _("Export"), &kind, name, export_cb, parcel_new (settings, session, id),
                         (GDestroyNotify) parcel_free);
}

void
rummy_players_export_to (GtkWidget *widget, GSettings *settings, RummySession *session, const char *id, GFile *file)
{
  RummyExchange *exchange;

  if (session == NULL)
    return;

  exchange = rummy_exchange_new (widget, file, _("Not Exported"));
  /* Many games take time. */
  rummy_exchange_tell_busy (exchange, _("Exporting players…"));
  rummy_parcel_pack_async (rummy_session_get_history (session), settings, rummy_session_get_directory (session), id,
                           file, NULL, packed_cb, exchange);
}

void
rummy_players_import (GtkWidget *widget, GSettings *settings, RummySession *session)
{
  rummy_exchange_choose (widget, _("Import Players"), &kind, NULL, import_cb, parcel_new (settings, session, NULL),
                         (GDestroyNotify) parcel_free);
}

void
rummy_players_import_from (GtkWidget *widget, GSettings *settings, RummySession *session, GFile *file)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GtkRoot *window = gtk_widget_get_root (widget);
  Parcel *parcel;

  if (session == NULL)
    return;

  parcel = parcel_new (settings, session, NULL);
  parcel->exchange = rummy_exchange_new (widget, file, _("Not Imported"));
  rummy_exchange_tell_busy (parcel->exchange, _("Importing players…"));
  /* Keeps the program alive after the window. */
  if (window != NULL)
    g_signal_connect_object (window, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable, G_CONNECT_SWAPPED);
  rummy_parcel_unpack_async (rummy_session_get_history (session), settings, rummy_session_get_directory (session),
                             file, cancellable, unpacked_cb, parcel);
}

static void
answered_cb (AdwAlertDialog *alert, const char *response, Parcel *parcel)
{
  if (g_str_equal (response, "import"))
    rummy_players_import_from (parcel->exchange->widget, parcel->settings, parcel->session, parcel->exchange->file);
}

static void
parcel_closure_free (gpointer data, GClosure *closure)
{
  parcel_free (data);
}

void
rummy_players_ask_import (GtkWidget *widget, GSettings *settings, RummySession *session, GFile *file, guint n_files)
{
  AdwDialog *alert = adw_alert_dialog_new (_("Import Players?"), NULL);
  g_autofree char *name = rummy_file_name (file);
  g_autoptr (GString) body = g_string_new (NULL);
  Parcel *parcel;

  /* Translators: the name of a file. */
  g_string_printf (body, _("This adds the players in “%s” and their games."), name);
  if (n_files > 1) {
    g_string_append (body, "\n\n");
    /* Translators: how many files were given; at least 2. */
    g_string_append_printf (body, _("Only the first of %u files was opened."), n_files);
  }
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (alert), body->str);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "import", _("_Import"));
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "import", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert), "import");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  parcel = parcel_new (settings, session, NULL);
  parcel->exchange = rummy_exchange_new (widget, file, NULL);
  g_signal_connect_data (alert, "response", G_CALLBACK (answered_cb), parcel, parcel_closure_free, G_CONNECT_DEFAULT);
  rummy_dialog_present (alert, widget);
}
