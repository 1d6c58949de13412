/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/odds-list.h"

#include <glib/gi18n.h>

#include "ui/parts/dialog.h"
#include "ui/parts/list-dialog.h"
#include "ui/parts/rows.h"
#include "ui/play/memory-dialog.h"
#include "ui/words/words.h"

struct _RummyOddsList {
  AdwDialog parent_instance;

  RummyGame *game;
  guint own, thinker;
  RummyBelief belief;
  GtkListBox *list;
  RummyCard changed; /* card whose memory was changed last, or RUMMY_CARD_NONE */
};

G_DEFINE_FINAL_TYPE (RummyOddsList, rummy_odds_list, ADW_TYPE_DIALOG)

static void
add_chance (GString *text, const char *name, guint chance)
{
  if (chance == 0)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: the name of a player, or "Stock", then how likely a card is there. */
  g_string_append_printf (text, _("%s: %u%%"), name, chance);
}

static void
activated_cb (RummyOddsList *self, AdwActionRow *row)
{
  RummyCard card = (RummyCard) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "card"));

  self->changed = card;
  rummy_dialog_present (rummy_memory_dialog_new (self->game, self->thinker, card, RUMMY_SEAT_NONE, self->own),
                        GTK_WIDGET (self));
}

static void
add_card (RummyOddsList *self, RummyCard card)
{
  guint left = 100;
  g_autofree char *title = rummy_words_card_title (card);
  g_autofree char *told = rummy_memory_dialog_words (self->game, self->thinker, card, self->own);
  g_autoptr (GString) text = g_string_new (NULL);
  AdwActionRow *row;

  for (guint seat = 0; seat < (guint) rummy_game_get_match (self->game)->rules.players; seat++) {
    g_autofree char *name = rummy_words_seat (self->game, seat, self->own);
    guint chance = MIN (rummy_belief_percent (&self->belief, seat, card), left);

    add_chance (text, name, chance);
    left -= chance;
  }
  add_chance (text, C_("place", "Stock"), left);
  if (told != NULL)
    g_string_append_printf (text, "\n%s", told);

  row = rummy_rows_row (title, text->str, NULL);
  if (rummy_game_get_level (self->game, self->thinker) != RUMMY_LEVEL_PERSON) {
    g_object_set_data (G_OBJECT (row), "card", GUINT_TO_POINTER (card));
    adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("document-edit-symbolic"));
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  }
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  if (card == self->changed)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static double
in_hands (const RummyBelief *belief, RummyCard card)
{
  double sum = 0;

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    sum += (double) belief->in_hand[seat][card];

  return sum;
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  double one = in_hands (data, *(const RummyCard *) a), other = in_hands (data, *(const RummyCard *) b);

  return (other > one) - (other < one);
}

static void
rummy_odds_list_dispose (GObject *object)
{
  g_clear_object (&RUMMY_ODDS_LIST (object)->game);

  G_OBJECT_CLASS (rummy_odds_list_parent_class)->dispose (object);
}

static void
rummy_odds_list_class_init (RummyOddsListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_odds_list_dispose;
}

static void
rummy_odds_list_init (RummyOddsList *self)
{
  self->changed = RUMMY_CARD_NONE;
  self->list = rummy_list_dialog_fill (ADW_DIALOG (self), _("All Hidden Cards"));
}

AdwDialog *
rummy_odds_list_new (RummyGame *game, guint own, guint thinker, const RummyBelief *belief)
{
  RummyOddsList *self = g_object_new (RUMMY_TYPE_ODDS_LIST, NULL);

  self->game = g_object_ref (game);
  self->own = own;
  self->thinker = thinker;
  rummy_odds_list_set_belief (self, belief);

  return ADW_DIALOG (self);
}

void
rummy_odds_list_set_belief (RummyOddsList *self, const RummyBelief *belief)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (RummyCard));

  g_return_if_fail (RUMMY_IS_ODDS_LIST (self));

  self->belief = *belief;
  gtk_list_box_remove_all (self->list);
  RUMMY_CARDS_EACH (card, belief->cards)
    g_array_append_val (cards, card);
  g_array_sort_with_data (cards, compare_cb, &self->belief);
  for (guint i = 0; i < cards->len; i++)
    add_card (self, g_array_index (cards, RummyCard, i));
}
