/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/saved-games-dialog.h"

#include <glib/gi18n.h>

#include "store/saved-games.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/words/history-words.h"

struct _RummySavedGamesDialog {
  AdwDialog parent_instance;

  GCancellable *cancellable;
  GtkStack *stack; /* no page before they are listed */
  GtkListBox *games; /* deleted ones are hidden until undo expires */
};

G_DEFINE_FINAL_TYPE (RummySavedGamesDialog, rummy_saved_games_dialog, ADW_TYPE_DIALOG)

/* The next visible row, or the former one, or NULL. */
static GtkWidget *
neighbour (GtkWidget *row)
{
  GtkWidget *next = gtk_widget_get_next_sibling (row), *before = gtk_widget_get_prev_sibling (row);

  while (next != NULL && !gtk_widget_get_visible (next))
    next = gtk_widget_get_next_sibling (next);
  while (before != NULL && !gtk_widget_get_visible (before))
    before = gtk_widget_get_prev_sibling (before);

  return next != NULL ? next : before;
}

static void
show_row (RummySavedGamesDialog *self, GtkWidget *row, gboolean visible)
{
  GtkWidget *next = visible ? row : neighbour (row);

  gtk_widget_set_visible (row, visible);
  gtk_stack_set_visible_child_name (self->stack, next != NULL ? "games" : "empty");
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

static void
undo_cb (RummySavedGamesDialog *self, AdwToast *toast)
{
  show_row (self, g_object_get_data (G_OBJECT (toast), "row"), TRUE);
}

/* Deletes for good, unless undone. */
static void
delete_row (GtkListBox *games, GtkWidget *row)
{
  if (gtk_widget_get_visible (row))
    return;

  g_file_delete (g_object_get_data (G_OBJECT (row), "file"), NULL, NULL);
  gtk_list_box_remove (games, row);
}

static void
dismissed_cb (RummySavedGamesDialog *self, AdwToast *toast)
{
  GtkWidget *row = g_object_get_data (G_OBJECT (toast), "row");

  if (gtk_widget_get_parent (row) == GTK_WIDGET (self->games))
    delete_row (self->games, row);
}

static void
closed_cb (RummySavedGamesDialog *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->games)), *next; row != NULL; row = next) {
    next = gtk_widget_get_next_sibling (row);
    delete_row (self->games, row);
  }
}

static void
delete_cb (RummySavedGamesDialog *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), _("Game deleted"));

  show_row (self, row, FALSE);
  g_object_set_data_full (G_OBJECT (toast), "row", g_object_ref (row), g_object_unref);
  rummy_toast_offer_undo (toast);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  rummy_toast_show (toast, GTK_WIDGET (self));
}

static void
add_game (RummySavedGamesDialog *self, const RummyGameFile *kept)
{
  g_autoptr (RummyGame) game = rummy_game_new_from_record (&kept->saved.record);
  g_autofree char *uri = g_file_get_uri (kept->file);
  g_autofree char *scores = NULL, *left = NULL, *words = NULL, *deletes = NULL;
  const char *title = rummy_history_words_title (game);
  AdwActionRow *row;

  rummy_game_set_seats (game, &kept->saved.seats);
  scores = rummy_history_words_standing (game);
  left = rummy_history_words_left (game, kept->changed);
  words = g_strdup_printf ("%s\n%s", scores, left);
  row = rummy_rows_row (title, words, NULL);
  g_object_set_data_full (G_OBJECT (row), "file", g_object_ref (kept->file), g_object_unref);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-file");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);

  /* Translators: the name of a game, and how far it is: what a button deletes, for who does not see where it is. */
  deletes = g_strdup_printf (_("Delete %s, %s"), title, left);
  rummy_rows_add_button (row, "user-trash-symbolic", _("Delete This Game"), deletes, G_CALLBACK (delete_cb), self);
  gtk_list_box_append (self->games, GTK_WIDGET (row));
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummySavedGamesDialog) self = data;
  g_autoptr (GPtrArray) games = rummy_saved_games_list_finish (result, NULL);

  if (games == NULL)
    return;

  for (guint i = 0; i < games->len; i++)
    add_game (self, games->pdata[i]);
  gtk_stack_set_visible_child_name (self->stack, games->len > 0 ? "games" : "empty");
  if (games->len > 0)
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->games)));
}

static void
rummy_saved_games_dialog_dispose (GObject *object)
{
  RummySavedGamesDialog *self = RUMMY_SAVED_GAMES_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (rummy_saved_games_dialog_parent_class)->dispose (object);
}

static void
rummy_saved_games_dialog_class_init (RummySavedGamesDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_saved_games_dialog_dispose;
}

static void
rummy_saved_games_dialog_init (RummySavedGamesDialog *self)
{
  GtkWidget *box, *empty;
  AdwNavigationPage *page = rummy_rows_page (_("Unfinished Games"), &box);

  self->cancellable = g_cancellable_new ();
  empty = g_object_new (ADW_TYPE_STATUS_PAGE,
                        "icon-name", "document-open-recent-symbolic",
                        "title", _("No Unfinished Games"),
                        "description", _("Games you leave unfinished appear here."),
                        NULL);
  self->games = rummy_rows_list (_("Unfinished Games"));
  gtk_widget_set_valign (GTK_WIDGET (self->games), GTK_ALIGN_START);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_child (self->stack, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->games), "games");
  gtk_stack_add_named (self->stack, empty, "empty");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));

  adw_navigation_view_add (rummy_rows_fill_dialog (ADW_DIALOG (self), _("Unfinished Games"), 520, 690), page);
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}

AdwDialog *
rummy_saved_games_dialog_new (RummySession *session)
{
  RummySavedGamesDialog *self;

  g_return_val_if_fail (RUMMY_IS_SESSION (session), NULL);

  self = g_object_new (RUMMY_TYPE_SAVED_GAMES_DIALOG, NULL);
  rummy_saved_games_list_async (rummy_session_get_saved_games (session), self->cancellable, listed_cb,
                                g_object_ref (self));

  return ADW_DIALOG (self);
}
