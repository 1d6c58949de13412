/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/questions.h"

#include <glib/gi18n.h>

#include "ui/parts/dialog.h"

/* An answer is a button, since screen readers cannot activate rows of a list. */
typedef struct {
  GObject *object; /* weak */
  RummyAnswerFunc func;
  RummyIntent intent;
} Answer;

static void
free_answer_cb (gpointer data, GClosure *closure)
{
  Answer *self = data;

  g_clear_weak_pointer (&self->object);
  g_free (self);
}

static void
chosen_cb (GtkWidget *button, gpointer data)
{
  Answer *self = data;
  RummyAnswerFunc func = self->func;
  RummyIntent intent = self->intent;
  g_autoptr (GObject) object = self->object != NULL ? g_object_ref (self->object) : NULL;

  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (button, ADW_TYPE_DIALOG)));
  if (object != NULL)
    func (object, &intent);
}

static GtkWidget *
new_answer (const char *words, const RummyIntent *intent, RummyAnswerFunc func, GObject *object)
{
  Answer *self = g_new0 (Answer, 1);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", words,
                                   "wrap", TRUE,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", label, NULL);

  gtk_widget_add_css_class (button, "pill");
  g_set_weak_pointer (&self->object, object);
  self->func = func;
  self->intent = *intent;
  g_signal_connect_data (button, "clicked", G_CALLBACK (chosen_cb), self, free_answer_cb, 0);

  return button;
}

AdwDialog *
rummy_question_new (const char *heading, const char *body, const char *const words[], const RummyIntent intents[],
                    guint n, RummyAnswerFunc func, GObject *object)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);
  GtkWidget *answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (answers), new_answer (words[i], &intents[i], func, object));
  /* Within the reach of a thumb where the window is a phone's. */
  adw_dialog_set_presentation_mode (dialog, ADW_DIALOG_AUTO);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), answers);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"));
  rummy_dialog_focus (dialog, gtk_widget_get_first_child (answers), NULL);

  return dialog;
}
