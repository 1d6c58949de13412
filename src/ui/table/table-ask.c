/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions about a move that can be meant in several ways. */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

/* A way to answer: a button, which a screen reader can press, where a row of a list offers it nothing. */
typedef struct {
  RummyTable *table; /* weak */
  RummyIntent intent;
} Answer;

static void
free_answer_cb (gpointer data, GClosure *closure)
{
  Answer *self = data;

  g_clear_weak_pointer (&self->table);
  g_free (self);
}

static void
chosen_cb (GtkWidget *button, gpointer data)
{
  Answer *self = data;
  RummyIntent intent = self->intent;
  RummyTable *table = self->table;

  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (button, ADW_TYPE_DIALOG)));
  if (table != NULL)
    rummy_table_play (table, &intent);
}

static GtkWidget *
new_answers (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
}

static void
add_answer (GtkWidget *answers, RummyTable *table, const char *words, const RummyIntent *intent)
{
  Answer *self = g_new0 (Answer, 1);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", words,
                                   "wrap", TRUE,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", label, NULL);

  gtk_widget_add_css_class (button, "pill");
  gtk_box_append (GTK_BOX (answers), button);

  g_set_weak_pointer (&self->table, table);
  self->intent = *intent;
  g_signal_connect_data (button, "clicked", G_CALLBACK (chosen_cb), self, free_answer_cb, 0);
}

static void
ask (RummyTable *table, GtkWidget *answers, const char *heading, const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), answers);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"));
  rummy_table_ask (table, dialog);
}

void
rummy_table_ask_reading (RummyTable *self, const RummyIntent *intent)
{
  RummyIntent readings[RUMMY_READINGS_MAX];
  RummyMeld melds[RUMMY_READINGS_MAX];
  guint n = rummy_intent_readings (intent, rummy_seen_round (self->seen), readings, melds);
  GtkWidget *answers;

  if (n == 0) {
    rummy_table_refuse (self, rummy_intent_check (intent, rummy_seen_round (self->seen)));
    return;
  }
  if (n == 1) {
    rummy_table_play (self, &readings[0]);
    return;
  }

  answers = new_answers ();
  for (guint i = 0; i < n; i++) {
    g_autofree char *words = rummy_words_group_title (&melds[i]);

    add_answer (answers, self, words, &readings[i]);
  }
  ask (self, answers, _("What Shall It Be?"), _("A card that stands for others can be read in several ways."));
}

void
rummy_table_ask_side (RummyTable *self, RummyCard card, RummyCard joker)
{
  GtkWidget *answers = new_answers ();
  RummyIntent newer = rummy_intent_split (rummy_seen_seat (self->seen), card, joker, FALSE);
  RummyIntent older = rummy_intent_split (rummy_seen_seat (self->seen), card, joker, TRUE);

  add_answer (answers, self, _("That card and the newer ones"), &newer);
  add_answer (answers, self, _("That card and the older ones"), &older);
  ask (self, answers, _("Which Side of the Pile?"), _("The joker splits the pile; the other side leaves the game."));
}
