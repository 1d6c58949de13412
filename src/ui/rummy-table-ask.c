/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions about a move that can be meant in several ways. */

#include "rummy-table-private.h"

#include <glib/gi18n.h>

#include "rummy-words.h"

typedef struct {
  RummyTable *table; /* weak */
  GtkWidget *list;
  RummyIntent answers[RUMMY_READINGS_MAX];
  guint n;
} Question;

static void
free_question_cb (gpointer data, GClosure *closure)
{
  Question *self = data;

  g_clear_weak_pointer (&self->table);
  g_free (self);
}

static void
chosen_cb (GtkListBox *list, GtkListBoxRow *row, gpointer data)
{
  Question *self = data;
  RummyIntent intent = self->answers[gtk_list_box_row_get_index (row)];
  RummyTable *table = self->table;

  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (GTK_WIDGET (list), ADW_TYPE_DIALOG)));
  if (table != NULL)
    rummy_table_play (table, &intent);
}

static Question *
new_question (RummyTable *table)
{
  Question *self = g_new0 (Question, 1);

  g_set_weak_pointer (&self->table, table);
  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  g_signal_connect_data (self->list, "row-activated", G_CALLBACK (chosen_cb), self, free_question_cb, 0);

  return self;
}

static void
add_answer (Question *self, const char *words, const RummyIntent *intent)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  self->answers[self->n++] = *intent;
}

static void
ask (Question *self, const char *heading, const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), self->list);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"));
  rummy_table_ask (self->table, dialog);
}

void
rummy_table_ask_reading (RummyTable *self, const RummyIntent *intent)
{
  RummyIntent readings[RUMMY_READINGS_MAX];
  RummyMeld melds[RUMMY_READINGS_MAX];
  guint n = rummy_intent_readings (intent, &self->view.round, readings, melds);
  Question *question;

  if (n == 1) {
    rummy_table_play (self, &readings[0]);
    return;
  }

  question = new_question (self);
  for (guint i = 0; i < n; i++) {
    g_autofree char *words = rummy_words_group (&melds[i]);

    add_answer (question, words, &readings[i]);
  }
  ask (question, _("What Shall It Be?"), _("A card that stands for others can be read in several ways."));
}

void
rummy_table_ask_side (RummyTable *self, RummyCard card, RummyCard joker)
{
  Question *question = new_question (self);
  RummyIntent newer = rummy_intent_split (self->seat, card, joker, FALSE);
  RummyIntent older = rummy_intent_split (self->seat, card, joker, TRUE);

  add_answer (question, _("That card and the newer ones"), &newer);
  add_answer (question, _("That card and the older ones"), &older);
  ask (question, _("Which Side of the Pile?"), _("The joker splits the pile; the other side leaves the game."));
}
