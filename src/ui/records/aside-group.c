/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/aside-group.h"

#include <glib/gi18n.h>

#include "store/inspect.h"
#include "store/profiles.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/words/history-words.h"

struct _RummyAsideGroup {
  AdwPreferencesGroup parent_instance;

  GSettings *settings;
  RummyHistory *history;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (RummyAsideGroup, rummy_aside_group, ADW_TYPE_PREFERENCES_GROUP)

static GFile *
file_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW)), "file");
}

static void
salvaged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyAsideGroup) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  guint n;

  if (!rummy_history_salvage_finish (RUMMY_HISTORY (source), result, &n, &error)) {
    if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
      rummy_toast_tell (GTK_WIDGET (self), error->message);
    return;
  }
  words = n > 0 ? g_strdup_printf (ngettext ("%u game was recovered", "%u games were recovered", n), n)
                : g_strdup (_("Nothing to recover"));
  rummy_toast_tell (GTK_WIDGET (self), words);
}

static void
salvage_cb (RummyAsideGroup *self, GtkWidget *button)
{
  rummy_history_salvage_async (self->history, file_of (button), self->cancellable, salvaged_cb, g_object_ref (self));
}

/* As if the file were opened, which asks or says what is wrong with it. */
static void
open_cb (RummyAsideGroup *self, GtkWidget *button)
{
  g_autofree char *uri = g_file_get_uri (file_of (button));
  GtkWidget *dialog = gtk_widget_get_ancestor (button, ADW_TYPE_DIALOG);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (button));

  adw_dialog_close (ADW_DIALOG (dialog));
  gtk_widget_activate_action (window, "win.open-file", "s", uri);
}

static void
show_cb (RummyAsideGroup *self, GtkWidget *button)
{
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file_of (button));

  gtk_file_launcher_open_containing_folder (launcher, GTK_WINDOW (gtk_widget_get_root (button)), NULL, NULL, NULL);
}

static const RummyProfile *
owner_of (RummyAsideGroup *self, GPtrArray *profiles, const RummyAside *aside)
{
  for (guint i = 0; i < profiles->len && profiles->len > 1; i++) {
    const RummyProfile *profile = profiles->pdata[i];
    g_autofree char *folder = rummy_profiles_folder (self->settings, profile->id);

    if (g_str_equal (folder, aside->folder))
      return profile;
  }

  return NULL;
}

static void
add_row (RummyAsideGroup *self, GPtrArray *profiles, const RummyAside *aside)
{
  const char *const titles[] = { _("Saved Game"), _("List of Games"), _("Settings") };
  const RummyProfile *owner = aside->kind == RUMMY_ASIDE_GAME ? owner_of (self, profiles, aside) : NULL;
  g_autofree char *time = rummy_history_words_time (aside->changed);
  /* Translators: the name of a player, and a date and time. */
  g_autofree char *words = owner != NULL ? g_strdup_printf (C_("file", "%s, %s"), owner->name, time) : g_strdup (time);
  AdwActionRow *row;

  if (aside->kind == RUMMY_ASIDE_SETTINGS) {
    g_autofree char *only = g_steal_pointer (&words);

    words = g_strdup_printf ("%s\n%s", only, _("Nothing more can be recovered"));
  }
  row = rummy_rows_row (titles[aside->kind], words, NULL);
  g_object_set_data_full (G_OBJECT (row), "file", g_object_ref (aside->file), g_object_unref);
  rummy_rows_add_button (row, "folder-symbolic", _("Show in Folder"), NULL, G_CALLBACK (show_cb), self);
  if (aside->kind != RUMMY_ASIDE_SETTINGS)
    rummy_rows_add_button (row, "edit-undo-symbolic", _("Recover"), NULL,
                           aside->kind == RUMMY_ASIDE_GAME ? G_CALLBACK (open_cb) : G_CALLBACK (salvage_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (row));
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyAsideGroup) self = data;
  g_autoptr (GPtrArray) asides = rummy_inspect_aside_finish (result, NULL);
  g_autoptr (GPtrArray) profiles = NULL;

  if (asides == NULL || asides->len == 0)
    return;

  profiles = rummy_profiles_list (self->settings);
  for (guint i = 0; i < asides->len; i++)
    add_row (self, profiles, asides->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
rummy_aside_group_fill (RummyAsideGroup *self, GSettings *settings, RummySession *session)
{
  g_return_if_fail (RUMMY_IS_ASIDE_GROUP (self));

  self->settings = g_object_ref (settings);
  self->history = g_object_ref (rummy_session_get_history (session));
  rummy_inspect_aside_async (rummy_session_get_directory (session), self->cancellable, listed_cb, g_object_ref (self));
}

static void
rummy_aside_group_dispose (GObject *object)
{
  RummyAsideGroup *self = RUMMY_ASIDE_GROUP (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->history);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rummy_aside_group_parent_class)->dispose (object);
}

static void
rummy_aside_group_class_init (RummyAsideGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_aside_group_dispose;
}

static void
rummy_aside_group_init (RummyAsideGroup *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
