/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/players-dialog.h"

#include <glib/gi18n.h>

#include "store/profiles.h"
#include "store/seats.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/records/players-parcel.h"
#include "ui/words/history-words.h"

/* A folder that never exists, so that the session lets go of all others. */
#define NOWHERE "profiles/none"

#define WIDTH 520
#define HEIGHT 690
#define ASKING_HEIGHT 460

struct _RummyPlayersDialog {
  AdwDialog parent_instance;

  GSettings *settings;
  RummySession *session; /* weak: a dialog can outlive the window, and a session keeps its files locked */
  AdwToast *undo_toast; /* weak */
  AdwNavigationView *view;
  GtkListBox *players;
  GtkListBox *who; /* simple choice, or NULL */
  AdwActionRow *usual, *export_all;
  GtkWidget *ask;
  AdwPreferencesGroup *start; /* for switching players */
  char *focus_id; /* row to focus after a refresh, or NULL */
};

G_DEFINE_FINAL_TYPE (RummyPlayersDialog, rummy_players_dialog, ADW_TYPE_DIALOG)

/* A dialog for a name. */
typedef struct {
  RummyPlayersDialog *dialog;
  char *id; /* NULL for a new player */
  GtkEditable *entry;
} Question;

static void ask_name (RummyPlayersDialog *self, const char *id, const char *name, const char *refusal);
static void fill (RummyPlayersDialog *self);

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->dialog);
  g_free (question->id);
  g_free (question);
}

static const char *
id_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "id");
}

static const char *
name_of (GtkWidget *row)
{
  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
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
  question->entry = GTK_EDITABLE (entry);
  g_signal_connect_data (alert, "response", G_CALLBACK (answered_cb), question, question_free, G_CONNECT_DEFAULT);
  adw_dialog_present (alert, GTK_WIDGET (self));
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
add_cb (RummyPlayersDialog *self)
{
  if (may_change (self))
    ask_name (self, NULL, "", NULL);
}

static void
rename_cb (RummyPlayersDialog *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  if (may_change (self))
    ask_name (self, id_of (row), name_of (row), NULL);
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

static void
remove_cb (RummyPlayersDialog *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *next = gtk_widget_get_next_sibling (row), *before = gtk_widget_get_prev_sibling (row);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  g_autofree char *id = g_strdup (id_of (row)), *message = NULL;
  const RummyProfile *profile = find_profile (profiles, id);
  g_autoptr (GError) error = NULL;
  Removal *removal;

  /* Translators: the name of a player. */
  message = g_strdup_printf (_("%s is removed, with all games"), name_of (row));
  if (next != NULL || before != NULL)
    g_set_str (&self->focus_id, id_of (next != NULL ? next : before));
  if (!rummy_profiles_remove (self->settings, id, &error)) {
    rummy_toast_tell (GTK_WIDGET (self), error->message);
    return;
  }

  removal = g_new0 (Removal, 1);
  removal->id = g_steal_pointer (&id);
  if (self->session != NULL && profile != NULL)
    removal->games = rummy_history_remove (rummy_session_get_history (self->session), 0,
                                           rummy_profiles_owner (self->settings, profile));
  tell_done (self, message, G_CALLBACK (bring_back_cb), removal, removal_free);
}

static void
undo_usual_cb (RummyPlayersDialog *self, AdwToast *toast)
{
  g_settings_set_value (self->settings, "new-profile", g_object_get_data (G_OBJECT (toast), "before"));
}

static void
usual_cb (RummyPlayersDialog *self)
{
  GVariant *before;

  if (!may_change (self))
    return;

  before = rummy_profiles_set_default_options (self->settings);
  tell_done (self, _("New players begin as you have chosen now"), G_CALLBACK (undo_usual_cb), before,
             (GDestroyNotify) g_variant_unref);
}

static void
choose_cb (RummyPlayersDialog *self, GtkWidget *row)
{
  g_autofree char *id = g_strdup (id_of (row));
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
export_cb (RummyPlayersDialog *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *current = rummy_profiles_current (self->settings, profiles);

  rummy_players_export (GTK_WIDGET (self), self->settings, self->session, current->id, current->name);
}

static void
export_all_cb (RummyPlayersDialog *self)
{
  /* Translators: the name of a file with all players. */
  rummy_players_export (GTK_WIDGET (self), self->settings, self->session, NULL, _("Rummy 500 Players"));
}

static void
import_cb (RummyPlayersDialog *self)
{
  if (may_change (self))
    rummy_players_import (GTK_WIDGET (self), self->settings, self->session);
}

/* Then the window shows the first profile, a new one. */
static void
forgotten_cb (RummyPlayersDialog *self, const char *response)
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
forget_all_cb (RummyPlayersDialog *self)
{
  AdwDialog *alert;

  if (!may_change (self))
    return;

  alert = adw_alert_dialog_new (
    _("Delete Everything?"), _("All players, what they have chosen, the games that they played and those that are not "
                               "over are deleted. This cannot be undone."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (alert), "cancel", _("_Cancel"), "delete", _("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (alert), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (alert), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (alert), "cancel");
  g_signal_connect_object (alert, "response", G_CALLBACK (forgotten_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (alert, GTK_WIDGET (self));
}

static AdwActionRow *
add_choice (RummyPlayersDialog *self, GtkListBox *list, const RummyProfile *profile, gboolean is_current)
{
  g_autofree char *time = rummy_history_words_time (profile->used);
  g_autofree char *words = NULL;
  AdwActionRow *row;

  if (is_current)
    words = g_strdup (_("Plays now"));
  else if (profile->used == 0)
    words = g_strdup (_("Has not played yet"));
  else
    /* Translators: a day and a time of that day. */
    words = g_strdup_printf (_("Played last on %s"), g_strstrip (time));

  row = rummy_rows_row (profile->name, words, NULL);
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (profile->id), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (row, g_object_new (GTK_TYPE_IMAGE,
                                                "icon-name", is_current ? "object-select-symbolic" : NULL,
                                                "pixel-size", 16,
                                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                                NULL));
  gtk_list_box_append (list, GTK_WIDGET (row));

  return row;
}

static void
add_player (RummyPlayersDialog *self, const RummyProfile *profile, gboolean is_current)
{
  /* Translators: the name of a player: what a button does, for who does not see where it is. */
  g_autofree char *renames = g_strdup_printf (_("Rename %s"), profile->name);
  /* Translators: the name of a player: what a button does, for who does not see where it is. */
  g_autofree char *removes = g_strdup_printf (_("Remove %s"), profile->name);
  AdwActionRow *row = add_choice (self, self->players, profile, is_current);

  rummy_rows_add_button (row, "document-edit-symbolic", _("Rename This Player"), renames, G_CALLBACK (rename_cb), self);
  rummy_rows_add_button (row, "user-trash-symbolic", _("Remove This Player"), removes, G_CALLBACK (remove_cb), self);
}

static gboolean
is_asking (RummyPlayersDialog *self)
{
  return self->who != NULL &&
         g_strcmp0 (adw_navigation_page_get_tag (adw_navigation_view_get_visible_page (self->view)), "who") == 0;
}

static void
fill (RummyPlayersDialog *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  const RummyProfile *current = rummy_profiles_current (self->settings, profiles);
  g_autofree char *words = NULL;
  GtkWidget *focus = NULL;

  gtk_list_box_remove_all (self->players);
  if (self->who != NULL)
    gtk_list_box_remove_all (self->who);
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];

    add_player (self, profile, profile == current);
    if (self->who != NULL)
      add_choice (self, self->who, profile, profile == current);
    if (g_strcmp0 (profile->id, self->focus_id) == 0)
      focus = gtk_widget_get_last_child (GTK_WIDGET (is_asking (self) ? self->who : self->players));
  }
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
  g_clear_pointer (&self->focus_id, g_free);

  gtk_widget_set_visible (GTK_WIDGET (self->start), profiles->len > 1);
  /* Translators: the name of a player. */
  words = g_strdup_printf (_("They get the cards, the table and the habits that %s has chosen"),
                           current->name);
  adw_action_row_set_subtitle (self->usual, words);
}

static void
rummy_players_dialog_dispose (GObject *object)
{
  RummyPlayersDialog *self = RUMMY_PLAYERS_DIALOG (object);

  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->session);
  g_clear_weak_pointer (&self->undo_toast);
  g_clear_pointer (&self->focus_id, g_free);

  G_OBJECT_CLASS (rummy_players_dialog_parent_class)->dispose (object);
}

static void
rummy_players_dialog_class_init (RummyPlayersDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_players_dialog_dispose;
}

static void
manage_cb (RummyPlayersDialog *self)
{
  adw_dialog_set_title (ADW_DIALOG (self), C_("people", "Players"));
  adw_dialog_set_content_height (ADW_DIALOG (self), HEIGHT);
  adw_navigation_view_push_by_tag (self->view, "players");
}

static void
popped_cb (RummyPlayersDialog *self)
{
  adw_dialog_set_title (ADW_DIALOG (self), _("Who Plays?"));
  adw_dialog_set_content_height (ADW_DIALOG (self), ASKING_HEIGHT);
}

static void
add_asking_page (RummyPlayersDialog *self)
{
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (_("Who Plays?"), &box);
  AdwPreferencesGroup *more;

  self->who = rummy_rows_list (_("Who Plays?"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->who));
  more = rummy_rows_group (box, NULL);
  rummy_rows_add_way (more, _("Add a Player…"), NULL, G_CALLBACK (add_cb), self);
  rummy_rows_add_way (more, _("Manage Players"), NULL, G_CALLBACK (manage_cb), self);

  adw_navigation_page_set_tag (page, "who");
  adw_navigation_view_add (self->view, page);
  adw_navigation_view_replace_with_tags (self->view, (const char *[]) { "who" }, 1);
  g_signal_connect_object (self->view, "popped", G_CALLBACK (popped_cb), self, G_CONNECT_SWAPPED);
  popped_cb (self);
}

static void
rummy_players_dialog_init (RummyPlayersDialog *self)
{
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (C_("people", "Players"), &box);
  AdwPreferencesGroup *more, *files;

  self->view = rummy_rows_fill_dialog (ADW_DIALOG (self), C_("people", "Players"), WIDTH, HEIGHT);
  self->players = rummy_rows_list (C_("people", "Players"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->players));

  more = rummy_rows_group (box, _("New Players"));
  rummy_rows_add_way (more, _("Add a Player…"), _("With options and unfinished games of one’s own"),
                      G_CALLBACK (add_cb), self);
  self->usual = rummy_rows_row (_("Let New Players Begin with My Options"), NULL, NULL);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->usual), TRUE);
  g_signal_connect_object (self->usual, "activated", G_CALLBACK (usual_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (more, GTK_WIDGET (self->usual));

  files = rummy_rows_group (box, _("All Data"));
  rummy_rows_add_way (files, _("Export My Games and Options…"), _("Everything of who plays now, as one file"),
                      G_CALLBACK (export_cb), self);
  self->export_all = rummy_rows_add_way (files, _("Export All Players…"), _("Everything of everybody, as one file"),
                                         G_CALLBACK (export_all_cb), self);
  rummy_rows_add_way (files, _("Import Players…"), _("From such a file; they come as new players"),
                      G_CALLBACK (import_cb), self);
  rummy_rows_add_way (files, _("Delete Everything…"), _("Of all players, their games and their options"),
                      G_CALLBACK (forget_all_cb), self);

  self->start = rummy_rows_group (box, _("Start of the Program"));
  g_object_bind_property (self->start, "visible", self->export_all, "visible", G_BINDING_DEFAULT);
  self->ask = g_object_new (ADW_TYPE_SWITCH_ROW, "title", _("Ask Who Plays"),
                            "subtitle", _("Otherwise whoever played last goes on"), NULL);
  adw_preferences_group_add (self->start, self->ask);

  adw_navigation_page_set_tag (page, "players");
  adw_navigation_view_add (self->view, page);
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
  if (asks)
    add_asking_page (self);
  self->focus_id = g_settings_get_string (settings, "profile");
  g_settings_bind (settings, "ask-profile", self->ask, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::profiles", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);

  return ADW_DIALOG (self);
}
