/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/help/shortcuts.h"
#include "ui/parts/toast.h"
#include "ui/play/seat-popover.h"
#include "ui/records/score-sheet.h"
#include "ui/window/crash.h"
#include "ui/words/words.h"

/* What comes up over the game: dialogs and the score sheet among them, the popover of a seat, toasts, and the banner
 * that tells of trouble. */

/* Dialogs that tell of the game that goes on, or ask about it. */
#define OF_GAME "rummy-of-game"

static void
sheet_closed_cb (AdwDialog *sheet, RummyWindow *self)
{
  if (self->sheet != sheet)
    return;

  self->sheet = NULL;
  rummy_window_update (self);
  if (rummy_game_get_round (self->game)->phase == RUMMY_PHASE_OVER)
    gtk_widget_grab_focus (rummy_window_is_end (self) ? self->another_game : self->next_round);
}

/* It was let go of by the popover's own hand; it may be in the midst of telling that it closes. */
static void
unparent_cb (gpointer data)
{
  gtk_widget_unparent (data);
  g_object_unref (data);
}

static void
seat_closed_cb (RummyWindow *self)
{
  GtkWidget *popover = g_steal_pointer (&self->seat_popover);

  if (gtk_widget_get_mapped (gtk_widget_get_parent (popover)))
    gtk_widget_grab_focus (gtk_widget_get_parent (popover));
  g_idle_add_once (unparent_cb, g_object_ref (popover));
}

static void
seat_cb (RummyWindow *self, guint seat, GtkWidget *place)
{
  if (self->seat_popover != NULL || !gtk_widget_get_mapped (place))
    return;

  self->seat_popover = rummy_seat_popover_new (self->game, seat, self->viewer.person);
  rummy_shortcuts_pass_on (GTK_POPOVER (self->seat_popover), FALSE);
  gtk_widget_set_parent (self->seat_popover, place);
  gtk_popover_set_position (GTK_POPOVER (self->seat_popover), seat == self->viewer.seat ? GTK_POS_TOP : GTK_POS_BOTTOM);
  g_signal_connect_object (self->seat_popover, "closed", G_CALLBACK (seat_closed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_popover_popup (GTK_POPOVER (self->seat_popover));
}

/* Who has read it needs no banner any more; other trouble would bring it back. */
static void
explain_trouble_cb (RummyWindow *self)
{
  const GError *trouble = rummy_session_get_trouble (self->session);

  adw_banner_set_revealed (self->trouble, FALSE);
  if (trouble != NULL)
    rummy_dialog_warn (GTK_WIDGET (self),
                       trouble->code == RUMMY_AUTOSAVE_ERROR_SLOW ? _("This Game Is Not Safe Yet")
                                                                  : _("This Game Is Not Kept"),
                       trouble->message);
}

void
rummy_window_fit_trouble (RummyWindow *self)
{
  AdwToast *toast;
  gboolean is_compact;

  g_object_get (self->status, "compact", &is_compact, NULL);
  if (!is_compact || !adw_banner_get_revealed (self->trouble))
    return;

  adw_banner_set_revealed (self->trouble, FALSE);
  toast = rummy_toast_new (GTK_WIDGET (self), adw_banner_get_title (self->trouble));
  adw_toast_set_button_label (toast, adw_banner_get_button_label (self->trouble));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (explain_trouble_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
trouble_cb (RummyWindow *self)
{
  const GError *trouble = rummy_session_get_trouble (self->session);

  if (trouble != NULL && trouble->code == RUMMY_AUTOSAVE_ERROR_ELSEWHERE)
    adw_banner_set_title (self->trouble, _("Rummy 500 is already open, so this game is not kept."));
  else if (trouble != NULL && trouble->code == RUMMY_AUTOSAVE_ERROR_SLOW)
    adw_banner_set_title (self->trouble, _("Your disk takes long to keep this game; you can play on."));
  else if (trouble != NULL)
    adw_banner_set_title (self->trouble, _("You can play on, but this game cannot be kept."));
  adw_banner_set_revealed (self->trouble, trouble != NULL);
  rummy_window_fit_trouble (self);
  if (trouble != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->trouble), adw_banner_get_title (self->trouble),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* On top of the hand, where nothing lies yet when a game has been dealt, else at the lower end. */
static gboolean
place_over_cb (RummyWindow *self, GtkWidget *over, GdkRectangle *place)
{
  RummyTable *table = self->replay != NULL ? rummy_replay_page_get_table (self->replay) : self->table;
  GtkRequisition least, size;
  int width = gtk_widget_get_width (GTK_WIDGET (self->pages)), end = gtk_widget_get_height (GTK_WIDGET (self->pages));

  if (self->game == NULL)
    return FALSE;

  gtk_widget_get_preferred_size (over, &least, &size);
  size.width = MAX (MIN (size.width, width), least.width);
  if (over == GTK_WIDGET (self->refusal))
    gtk_widget_measure (over, GTK_ORIENTATION_VERTICAL, size.width, NULL, &size.height, NULL, NULL);
  if (over == GTK_WIDGET (self->refusal) && rummy_window_place_refusal (self, size.width, size.height, place))
    return TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (table)))
    *place = rummy_table_find_bare (table, size.width, size.height);
  else
    *place = (GdkRectangle) { (width - size.width) / 2, MAX (end - size.height, 0), size.width, size.height };

  return TRUE;
}

void
rummy_window_bind_dialogs (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, explain_trouble_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_over_cb);
}

void
rummy_window_init_dialogs (RummyWindow *self)
{
  g_signal_connect_swapped (self->table, "seat", G_CALLBACK (seat_cb), self);
  g_signal_connect_swapped (self->table, "ask", G_CALLBACK (rummy_window_present_of_game), self);
}

void
rummy_window_follow_trouble (RummyWindow *self)
{
  g_signal_connect_object (self->session, "notify::trouble", G_CALLBACK (trouble_cb), self, G_CONNECT_SWAPPED);
  trouble_cb (self);
}

void
rummy_window_close_sheet (RummyWindow *self)
{
  AdwDialog *sheet = g_steal_pointer (&self->sheet);

  if (sheet != NULL)
    adw_dialog_force_close (sheet);
}

void
rummy_window_present_of_game (RummyWindow *self, AdwDialog *dialog)
{
  g_object_set_data (G_OBJECT (dialog), OF_GAME, self->game);
  rummy_dialog_present (dialog, GTK_WIDGET (self));
}

void
rummy_window_close_of_game (RummyWindow *self)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self));

  rummy_window_close_sheet (self);
  if (self->seat_popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->seat_popover));
  for (guint i = g_list_model_get_n_items (dialogs); i-- > 0;) {
    g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i);

    if (dialog != NULL && g_object_get_data (G_OBJECT (dialog), OF_GAME) != NULL)
      adw_dialog_force_close (dialog);
  }
}

void
rummy_window_show_sheet (RummyWindow *self)
{
  g_autofree char *compared = NULL;

  if (self->game == NULL || self->sheet != NULL)
    return;

  self->sheet = rummy_score_sheet_new (self->game, self->viewer.person);
  if (rummy_window_has_tutorial (self) || rummy_session_get_waiting (self->session) != NULL) {
    const char *label, *action = rummy_window_way_on (self, &label);

    rummy_score_sheet_lead_on (RUMMY_SCORE_SHEET (self->sheet), label, action, rummy_window_has_tutorial (self));
  }
  compared = rummy_window_compare_words (self);
  if (compared != NULL)
    rummy_score_sheet_add_words (RUMMY_SCORE_SHEET (self->sheet), compared);
  g_signal_connect_object (self->sheet, "closed", G_CALLBACK (sheet_closed_cb), self, G_CONNECT_DEFAULT);
  rummy_window_present_of_game (self, self->sheet);
  rummy_window_update_turn_bar (self);
}

void
rummy_window_tell (RummyWindow *self, const char *message)
{
  AdwToast *toast = rummy_toast_new (GTK_WIDGET (self), message);

  /* The news of before are no news any more. */
  if (self->news != NULL)
    adw_toast_dismiss (self->news);
  g_set_weak_pointer (&self->news, toast);
  adw_toast_set_timeout (toast, 3);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
show_report_cb (AdwToast *toast, RummyWindow *self)
{
  rummy_dialog_warn (GTK_WIDGET (self), _("Crash Report"), g_object_get_data (G_OBJECT (toast), "report"));
}

void
rummy_window_tell_crash (RummyWindow *self)
{
  g_autofree char *path = NULL, *name = NULL, *report = NULL, *words = NULL;
  AdwToast *toast;

  g_return_if_fail (RUMMY_IS_WINDOW (self));

  report = rummy_crash_take_report (&path);
  if (report == NULL)
    return;

  name = g_filename_display_name (path);
  /* Translators: the name of a file, then lines of technical text. */
  words = g_strdup_printf (_("This report was saved as “%s”. It tells developers where the game stopped.\n\n%s"), name,
                           report);
  toast = rummy_toast_new (GTK_WIDGET (self), _("The game closed unexpectedly. Nothing was lost."));
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_button_label (toast, _("_Details"));
  g_object_set_data_full (G_OBJECT (toast), "report", g_steal_pointer (&words), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (show_report_cb), self, G_CONNECT_DEFAULT);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

