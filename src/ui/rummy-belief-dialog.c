/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-belief-dialog.h"

#include <glib/gi18n.h>

#include "rummy-counsel.h"
#include "rummy-list-dialog.h"
#include "rummy-words.h"

#define DEALS 400

struct _RummyBeliefDialog {
  AdwDialog parent_instance;

  RummyGame *game;
  guint seat;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (RummyBeliefDialog, rummy_belief_dialog, ADW_TYPE_DIALOG)

/* What the thread works on. */
typedef struct {
  RummyRules rules;
  RummyView view;
  RummyBelief belief;
} Thought;

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;

  rummy_counsel_believe (&thought->view, DEALS, &thought->belief);
  g_task_return_boolean (task, TRUE);
}

static void
add_chance (GString *text, const char *name, guint chance)
{
  if (chance == 0)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: the name of a player, or "Stock", then how likely a card is there. */
  g_string_append_printf (text, _("%s: %u %%"), name, chance);
}

static void
add_card (RummyBeliefDialog *self, const Thought *thought, RummyCard card)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  guint left = 100;

  for (guint seat = 0; seat < (guint) thought->rules.players; seat++) {
    g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);
    guint n = thought->belief.in_hand[seat][card], chance = MIN ((n * 100 + DEALS / 2) / DEALS, left);

    add_chance (text, name, chance);
    left -= chance;
  }
  add_chance (text, C_("place", "Stock"), left);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), rummy_words_card (card));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text->str);
  gtk_list_box_append (self->list, row);
}

static guint
in_hands (const Thought *thought, RummyCard card)
{
  guint n = 0;

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    n += thought->belief.in_hand[seat][card];

  return n;
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  return (int) in_hands (data, *(const RummyCard *) b) - (int) in_hands (data, *(const RummyCard *) a);
}

/* Those that somebody is likeliest to hold come first. */
static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyBeliefDialog *self = RUMMY_BELIEF_DIALOG (source);
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (RummyCard));

  RUMMY_CARDS_EACH (card, thought->belief.cards)
    g_array_append_val (cards, card);
  g_array_sort_with_data (cards, compare_cb, thought);
  for (guint i = 0; i < cards->len; i++)
    add_card (self, thought, g_array_index (cards, RummyCard, i));
}

static void
rummy_belief_dialog_finalize (GObject *object)
{
  g_clear_object (&RUMMY_BELIEF_DIALOG (object)->game);

  G_OBJECT_CLASS (rummy_belief_dialog_parent_class)->finalize (object);
}

static void
rummy_belief_dialog_class_init (RummyBeliefDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rummy_belief_dialog_finalize;
}

static void
rummy_belief_dialog_init (RummyBeliefDialog *self)
{
  GtkWidget *placeholder = gtk_label_new (_("Thinking…"));

  self->list = rummy_list_dialog_fill (ADW_DIALOG (self), _("Where the Unseen Cards Are"));
  gtk_widget_add_css_class (placeholder, "placeholder");
  gtk_list_box_set_placeholder (self->list, placeholder);
}

AdwDialog *
rummy_belief_dialog_new (RummyGame *game, guint seat)
{
  const RummyMatch *match = rummy_game_get_match (game);
  RummyBeliefDialog *self = g_object_new (RUMMY_TYPE_BELIEF_DIALOG, NULL);
  g_autoptr (GTask) task = g_task_new (self, NULL, thought_cb, NULL);
  Thought *thought = g_new0 (Thought, 1);

  self->game = g_object_ref (game);
  self->seat = seat;
  thought->rules = match->rules;
  rummy_view_init (&thought->view, &match->round, seat, match->totals);
  thought->view.round.rules = &thought->rules;
  g_task_set_task_data (task, thought, g_free);
  g_task_run_in_thread (task, think_cb);

  return ADW_DIALOG (self);
}
