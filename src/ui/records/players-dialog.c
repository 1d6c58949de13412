/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/players-dialog.h"

#include <glib/gi18n.h>

#include "store/profiles.h"
#include "store/seats.h"
#include "ui/parts/dialog.h"
#include "ui/parts/toast.h"
#include "ui/records/aside-group.h"
#include "ui/records/player-row.h"
#include "ui/records/player-tile.h"
#include "ui/records/players-parcel.h"

/* A folder that never exists, so that the session lets go of all others. */
#define NOWHERE "profiles/none"

#define HEIGHT 690
#define ASKING_HEIGHT 400

struct _RummyPlayersDialog {
  AdwDialog parent_instance;

  GSettings *settings;
  RummySession *session; /* weak: a dialog can outlive the window, and a session keeps its files locked */
  AdwToast *undo_toast; /* weak */
  char *focus_id; /* player to focus after a refresh, or NULL */

  AdwNavigationView *view;
  AdwWrapBox *who; /* tiles */
  GtkListBox *players;
  GtkWidget *ask;
  RummyAsideGroup *aside;
};

G_DEFINE_FINAL_TYPE (RummyPlayersDialog, rummy_players_dialog, ADW_TYPE_DIALOG)

/* A dialog for a name. */
typedef struct {
  RummyPlayersDialog *dialog;
  char *id; /* NULL for a new player */
  gboolean plays; /* the new player */
  GtkEditable *entry;
} Question;

static void ask_name (RummyPlayersDialog *self, const char *id, const char *name, const char *refusal);
static void choose (RummyPlayersDialog *self, const char *id);
static void fill (RummyPlayersDialog *self);

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->dialog);
  g_free (question->id);
  g_free (question);
}

static gboolean
is_asking (RummyPlayersDialog *self)
{
  return g_strcmp0 (adw_navigation_view_get_visible_page_tag (self->view), "who") == 0;
}

static const RummyProfile *
find_profile (GPtrArray *profiles, const char *id)
{
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];

    if (g_str_equal (profile->id, id))
      return profile;
  }

  return NULL;
}

/* Renames the person in the current and the left game too. */
static gboolean
rename_player (RummyPlayersDialog *self, const char *id, const char *name, GError **error)
{
  g_autofree char *own = rummy_profiles_folder (self->settings, id);
  g_autofree char *present = rummy_profiles_folder (self->settings, NULL);
  g_autoptr (GPtrArray) before = rummy_profiles_list (self->settings), after = NULL;
  const RummyProfile *from = find_profile (before, id), *to;

  if (!rummy_profiles_rename (self->settings, id, name, error))
    return FALSE;

  after = rummy_profiles_list (self->settings);
  to = find_profile (after, id);
  if (self->session == NULL || from == NULL || to == NULL)
    return TRUE;
  rummy_session_rename (self->session, own, from->name, to->name);
  if (!g_str_equal (own, present))
    rummy_session_rename (self->session, present, from->name, to->name);

  return TRUE;
}

/* Checks the name and asks again with the reason. */
static void
answered_cb (AdwAlertDialog *alert, const char *response, Question *question)
{
  RummyPlayersDialog *self = question->dialog;
  const char *name = gtk_editable_get_text (question->entry);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  if (!g_str_equal (response, "keep"))
    return;

  if (question->id == NULL)
    id = rummy_profiles_add (self->settings, name, &error);
  else if (rename_player (self, question->id, name, &error))
    id = g_strdup (question->id);

  if (error != NULL) {
    ask_name (self, question->id, name, error->message);
    return;
  }

  if (question->plays) {
    choose (self, id);
    return;
  }

  if (self->undo_toast != NULL)
    adw_toast_dismiss (self->undo_toast); /* the name may be that of the removed player */
  g_set_str (&self->focus_id, id);
  fill (self);
}

static void
ask_name (RummyPlayersDialog *self, const char *id, const char *name, const char *refusal)
{
  AdwDialog *alert = adw_alert_dialog_new (id == NULL ? _("New Player") : _("Rename Player"), refusal);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *entry = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _("Name"), "max-length", RUMMY_NAME_CHARS,
                                   "activates-default", TRUE, "text", name, NULL);
  Question *question = g_new0 (Question, 1);

  if (refusal != NULL)
    gtk_widget_add_css_class (entry, "error");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), entry);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (alert), group);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"), "keep",
                                  id == NULL ? _("_Add") : _("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "keep", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert), "keep");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  adw_dialog_set_focus (alert, entry);

  question->dialog = g_object_ref (self);
  question->id = g_strdup (id);
  question->plays = is_asking (self);
  question->entry = GTK_EDITABLE (entry);
  g_signal_connect_data (alert, "response", G_CALLBACK (answered_cb), question, question_free, G_CONNECT_DEFAULT);
  rummy_dialog_present (alert, GTK_WIDGET (self));
}

/* Asks only if it can succeed. */
static gboolean
may_change (RummyPlayersDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (rummy_profiles_may_change (self->settings, &error))
    return TRUE;

  rummy_toast_tell (GTK_WIDGET (self), error->message);

  return FALSE;
}

static void
add_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);

  if (may_change (self))
    ask_name (self, NULL, "", NULL);
}

static void
rename_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *profile = find_profile (profiles, g_variant_get_string (parameter, NULL));

  if (profile != NULL && may_change (self))
    ask_name (self, profile->id, profile->name, NULL);
}

/* Shows a toast with Undo, which calls undo with data. */
static void
tell_done (RummyPlayersDialog *self, const char *message, GCallback undo, gpointer data, GDestroyNotify destroy)
{
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), message);

  rummy_toast_offer_undo (toast);
  g_object_set_data_full (G_OBJECT (toast), "before", data, destroy);
  g_signal_connect_object (toast, "button-clicked", undo, self, G_CONNECT_SWAPPED);
  rummy_toast_show (toast, GTK_WIDGET (self));
  g_set_weak_pointer (&self->undo_toast, toast);
}

/* A removed player and their games. */
typedef struct {
  char *id;
  gint64 games; /* their removal */
} Removal;

static void
removal_free (gpointer data)
{
  Removal *removal = data;

  g_free (removal->id);
  g_free (removal);
}

static void
bring_back_cb (RummyPlayersDialog *self, AdwToast *toast)
{
  const Removal *removal = g_object_get_data (G_OBJECT (toast), "before");
  g_autoptr (GError) error = NULL;

  g_set_str (&self->focus_id, removal->id);
  if (!rummy_profiles_restore (self->settings, removal->id, &error))
    rummy_toast_tell (GTK_WIDGET (self), error->message);
  else if (self->session != NULL)
    rummy_history_restore (rummy_session_get_history (self->session), removal->games);
}

/* The next player, or the previous one of the last, or NULL. */
static const char *
find_neighbor (GPtrArray *profiles, const RummyProfile *profile)
{
  guint i;

  if (profiles->len < 2 || !g_ptr_array_find (profiles, profile, &i))
    return NULL;

  return ((const RummyProfile *) profiles->pdata[i + 1 < profiles->len ? i + 1 : i - 1])->id;
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *profile = find_profile (profiles, g_variant_get_string (parameter, NULL));
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  Removal *removal;

  if (profile == NULL)
    return;

  g_set_str (&self->focus_id, find_neighbor (profiles, profile));
  if (!rummy_profiles_remove (self->settings, profile->id, &error)) {
    rummy_toast_tell (widget, error->message);
    return;
  }

  removal = g_new0 (Removal, 1);
  removal->id = g_strdup (profile->id);
  if (self->session != NULL)
    removal->games = rummy_history_remove (rummy_session_get_history (self->session), 0,
                                           rummy_profiles_owner (self->settings, profile));
  /* Translators: the name of a player. */
  message = g_strdup_printf (_("Removed %s and all their games"), profile->name);
  tell_done (self, message, G_CALLBACK (bring_back_cb), removal, removal_free);
}

static void
undo_defaults_cb (RummyPlayersDialog *self, AdwToast *toast)
{
  g_settings_set_value (self->settings, "new-profile", g_object_get_data (G_OBJECT (toast), "before"));
}

static void
set_defaults_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);
  GVariant *before;

  if (!may_change (self))
    return;

  before = rummy_profiles_set_default_options (self->settings);
  tell_done (self, _("New players will start with your preferences"), G_CALLBACK (undo_defaults_cb), before,
             (GDestroyNotify) g_variant_unref);
}

static void
choose (RummyPlayersDialog *self, const char *id)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  gboolean is_other = !g_str_equal (id, rummy_profiles_current (self->settings, profiles)->id);
  g_autoptr (GSettings) settings = g_object_ref (self->settings);
  g_autoptr (GError) error = NULL;

  if (self->session == NULL || (is_other && !may_change (self)))
    return;
  if (is_other && !rummy_session_may_leave (self->session, &error)) {
    rummy_toast_tell (GTK_WIDGET (self), error->message);
    return;
  }

  adw_dialog_close (ADW_DIALOG (self));
  rummy_profiles_choose (settings, id);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (RUMMY_PLAYERS_DIALOG (widget), g_variant_get_string (parameter, NULL));
}

static void
export_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *current = rummy_profiles_current (self->settings, profiles);

  rummy_players_export (widget, self->settings, self->session, current->id, current->name);
}

static void
export_all_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);

  /* Translators: the name of a file with all players. */
  rummy_players_export (widget, self->settings, self->session, NULL, _("Rummy 500 Players"));
}

static void
import_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);

  if (may_change (self))
    rummy_players_import (widget, self->settings, self->session);
}

/* Then the window shows the first profile, a new one. */
static void
deleted_all_cb (RummyPlayersDialog *self, const char *response)
{
  g_autoptr (RummySession) session = self->session != NULL ? g_object_ref (self->session) : NULL;
  g_autoptr (GSettings) settings = g_object_ref (self->settings);

  if (!g_str_equal (response, "delete") || session == NULL)
    return;

  adw_dialog_close (ADW_DIALOG (self));
  rummy_history_remove (rummy_session_get_history (session), 0, NULL);
  rummy_session_enter (session, NOWHERE);
  rummy_profiles_delete_all (settings, rummy_session_get_directory (session));
}

static void
delete_all_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (widget);
  AdwDialog *alert;

  if (!may_change (self))
    return;

  alert = adw_alert_dialog_new (
    _("Delete Everything?"), _("This deletes all players, their options, and their games. It can’t be undone."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"), "delete", _("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  g_signal_connect_object (alert, "response", G_CALLBACK (deleted_all_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (alert, GTK_WIDGET (self));
}

/* Before the tile for a new player. */
static GtkWidget *
add_tile (RummyPlayersDialog *self, const RummyProfile *profile)
{
  GtkWidget *tile = rummy_player_tile_new (profile);
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->who));

  adw_wrap_box_insert_child_after (self->who, tile, gtk_widget_get_prev_sibling (last));

  return tile;
}

static void
remove_tiles (RummyPlayersDialog *self)
{
  GtkWidget *tile;

  while (RUMMY_IS_PLAYER_TILE (tile = gtk_widget_get_first_child (GTK_WIDGET (self->who))))
    adw_wrap_box_remove (self->who, tile);
}

static void
fill (RummyPlayersDialog *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *current = rummy_profiles_current (self->settings, profiles);
  GtkWidget *focus = NULL;

  adw_dialog_set_focus (ADW_DIALOG (self), NULL);
  remove_tiles (self);
  gtk_list_box_remove_all (self->players);
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];
    GtkWidget *tile = add_tile (self, profile);
    GtkWidget *row = rummy_player_row_new (profile, profile == current);

    gtk_list_box_append (self->players, row);
    if (g_strcmp0 (profile->id, self->focus_id) == 0)
      focus = is_asking (self) ? tile : row;
  }
  if (focus != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), focus);
  g_clear_pointer (&self->focus_id, g_free);

  gtk_widget_set_visible (self->ask, profiles->len > 1);
}

static int
get_height (RummyPlayersDialog *self, const char *tag)
{
  return g_strcmp0 (tag, "who") == 0 ? ASKING_HEIGHT : HEIGHT;
}

static gboolean
focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  if (gtk_widget_get_root (data) != NULL && !gtk_widget_get_mapped (data))
    return G_SOURCE_CONTINUE;

  gtk_widget_grab_focus (data);

  return G_SOURCE_REMOVE;
}

/* In a narrow window libadwaita opens a sheet, and then focuses its first button. */
static void
rummy_players_dialog_map (GtkWidget *widget)
{
  GtkWidget *focus = adw_dialog_get_focus (ADW_DIALOG (widget));

  GTK_WIDGET_CLASS (rummy_players_dialog_parent_class)->map (widget);

  if (focus != NULL)
    gtk_widget_add_tick_callback (widget, focus_cb, g_object_ref (focus), g_object_unref);
}

static void
rummy_players_dialog_dispose (GObject *object)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (object);

  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->session);
  g_clear_weak_pointer (&self->undo_toast);
  g_clear_pointer (&self->focus_id, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_PLAYERS_DIALOG);

  G_OBJECT_CLASS (rummy_players_dialog_parent_class)->dispose (object);
}

static void
rummy_players_dialog_class_init (RummyPlayersDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_players_dialog_dispose;
  widget_class->map = rummy_players_dialog_map;

  gtk_widget_class_install_action (widget_class, "players.choose", "s", choose_cb);
  gtk_widget_class_install_action (widget_class, "players.add", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "players.rename", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "players.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "players.set-defaults", NULL, set_defaults_cb);
  gtk_widget_class_install_action (widget_class, "players.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "players.export-all", NULL, export_all_cb);
  gtk_widget_class_install_action (widget_class, "players.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "players.delete-all", NULL, delete_all_cb);
  g_type_ensure (RUMMY_TYPE_ASIDE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/players-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyPlayersDialog, view);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayersDialog, who);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayersDialog, players);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayersDialog, ask);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayersDialog, aside);
  gtk_widget_class_bind_template_callback (widget_class, get_height);
}

static void
rummy_players_dialog_init (RummyPlayersDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
rummy_players_dialog_new (GSettings *settings, RummySession *session, gboolean asks)
{
  RummyPlayersDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (RUMMY_IS_SESSION (session), NULL);

  self = g_object_new (RUMMY_TYPE_PLAYERS_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->session, session);
  if (!asks)
    adw_navigation_view_replace_with_tags (self->view, (const char *[]) { "players" }, 1);
  self->focus_id = g_settings_get_string (settings, "profile");
  g_settings_bind (settings, "ask-profile", self->ask, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::profiles", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  rummy_aside_group_fill (self->aside, settings, session);

  return ADW_DIALOG (self);
}
