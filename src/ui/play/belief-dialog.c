/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/belief-dialog.h"

#include <glib/gi18n.h>

#include "game/belief.h"
#include "ui/cards/sample.h"
#include "ui/parts/list-dialog.h"
#include "ui/parts/rows.h"
#include "ui/play/memory-dialog.h"
#include "ui/words/words.h"

struct _RummyBeliefDialog {
  AdwDialog parent_instance;

  RummyGame *game;
  RummyCardFaces *faces;
  guint seat;
  guint thinker;                  /* the seat whose view is shown */
  guint thinkers[RUMMY_SEATS_MAX]; /* seats that can be shown, the own first */
  AdwComboRow *asked;             /* NULL without computers */
  GtkListBox *list;
  gboolean is_thinking, is_outdated; /* the position changed meanwhile */
  RummyCard changed;              /* card whose row was focused when its memory changed, or RUMMY_CARD_NONE */
};

G_DEFINE_FINAL_TYPE (RummyBeliefDialog, rummy_belief_dialog, ADW_TYPE_DIALOG)

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

/* Only computers have memory to change. */
static gboolean
can_tell (RummyBeliefDialog *self)
{
  return rummy_game_get_level (self->game, self->thinker) != RUMMY_LEVEL_PERSON;
}

static void
ask_memory (RummyBeliefDialog *self, RummyCard card, guint of)
{
  AdwDialog *dialog = rummy_memory_dialog_new (self->game, self->thinker, card, of, self->seat);

  self->changed = card;
  g_signal_connect_object (self, "closed", G_CALLBACK (adw_dialog_force_close), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
card_activated_cb (RummyBeliefDialog *self, AdwActionRow *row)
{
  ask_memory (self, (RummyCard) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "card")), RUMMY_SEAT_NONE);
}

static void
hand_clicked_cb (RummyBeliefDialog *self, GtkButton *button)
{
  ask_memory (self, RUMMY_CARD_NONE, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat")));
}

static void
untell_cb (RummyBeliefDialog *self)
{
  rummy_game_clear_told (self->game, self->thinker);
}

static void
add_card (RummyBeliefDialog *self, const RummyBelief *belief, RummyCard card)
{
  AdwActionRow *row;
  g_autofree char *title = rummy_words_card_title (card);
  g_autofree char *told = rummy_memory_dialog_words (self->game, self->thinker, card, self->seat);
  g_autoptr (GString) text = g_string_new (NULL);
  guint left = 100;

  for (guint seat = 0; seat < (guint) rummy_game_get_match (self->game)->rules.players; seat++) {
    g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);
    guint chance = MIN (rummy_belief_percent (belief, seat, card), left);

    add_chance (text, name, chance);
    left -= chance;
  }
  add_chance (text, C_("place", "Stock"), left);
  if (told != NULL)
    g_string_append_printf (text, "\n%s", told);

  row = rummy_rows_row (title, text->str, NULL);
  if (can_tell (self)) {
    g_object_set_data (G_OBJECT (row), "card", GUINT_TO_POINTER (card));
    adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("document-edit-symbolic"));
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    g_signal_connect_object (row, "activated", G_CALLBACK (card_activated_cb), self, G_CONNECT_SWAPPED);
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

/* Likely cards of a hand. */
typedef struct {
  const RummyBelief *belief;
  guint seat;
} Believed;

/* In the order of the table. */
static int
compare_in_hand_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  const Believed *believed = data;

  return (int) rummy_belief_percent (believed->belief, believed->seat, *(const RummyCard *) b) -
         (int) rummy_belief_percent (believed->belief, believed->seat, *(const RummyCard *) a);
}

static GArray *
list_cards (const RummyBelief *belief, GCompareDataFunc compare, gpointer data)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (RummyCard));

  RUMMY_CARDS_EACH (card, belief->cards)
    g_array_append_val (cards, card);
  g_array_sort_with_data (cards, compare, data);

  return cards;
}

static void
add_row (RummyBeliefDialog *self, GtkWidget *child)
{
  gtk_list_box_append (self->list, g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", child, "activatable", FALSE, NULL));
}

/* A card with its chance below it, which covers nothing at any text size. */
static GtkWidget *
make_card (RummyBeliefDialog *self, RummyCard card, guint chance)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *picture = rummy_sample_new ();
  g_autofree char *figure = g_strdup_printf (C_("chance", "%u %%"), chance);
  /* Translators: the name of a card, then how likely it is there. */
  g_autofree char *words = g_strdup_printf (C_("chance", "%s: %u %%"), rummy_words_card (card), chance);
  GtkWidget *label = gtk_label_new (figure);

  rummy_sample_show_card_of (RUMMY_SAMPLE (picture), self->faces, card);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return box;
}

/* The likeliest cards, as many as the hand has. */
static void
add_hand (RummyBeliefDialog *self, const RummyBelief *belief, guint seat)
{
  guint n = rummy_game_get_round (self->game)->n_hand[seat];
  Believed believed = { belief, seat };
  g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);
  g_autofree char *words = g_strdup_printf (ngettext ("%s, %u card", "%s, %u cards", n), name, n);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *title = gtk_label_new (words);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *hand = adw_wrap_box_new ();
  g_autoptr (GArray) cards = list_cards (belief, compare_in_hand_cb, &believed);

  gtk_widget_add_css_class (box, "belief");
  gtk_widget_add_css_class (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  if (can_tell (self)) {
    GtkWidget *button = gtk_button_new_from_icon_name ("document-edit-symbolic");

    gtk_widget_add_css_class (button, "flat");
    gtk_widget_set_tooltip_text (button, _("Change What Is Known of This Hand"));
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
    g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
    g_signal_connect_object (button, "clicked", G_CALLBACK (hand_clicked_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (head), button);
  }
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (hand), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (hand), 12);
  for (guint i = 0; i < MIN (n, cards->len); i++) {
    RummyCard card = g_array_index (cards, RummyCard, i);

    adw_wrap_box_append (ADW_WRAP_BOX (hand), make_card (self, card, rummy_belief_percent (belief, seat, card)));
  }
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), hand);
  add_row (self, box);
}

static void
add_words (RummyBeliefDialog *self, const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, "belief");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  add_row (self, label);
}

/* Returns whether all unseen cards are equally likely everywhere. */
static gboolean
is_even (const RummyBelief *belief)
{
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    float share = -1;

    RUMMY_CARDS_EACH (card, belief->cards) {
      float chance = belief->in_hand[seat][card];

      if (chance <= 0 || chance >= 1)
        continue;
      if (share >= 0 && chance != share)
        return FALSE;
      share = chance;
    }
  }

  return TRUE;
}

static void
clear (RummyBeliefDialog *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, self->asked != NULL ? 2 : 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void think (RummyBeliefDialog *self);

/* Likeliest cards first. */
static void
believed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyBeliefDialog) self = data;
  const RummyBelief *belief = rummy_belief_compute_finish (result);
  const RummyRound *round = rummy_game_get_round (self->game);
  guint players = (guint) round->rules->players;
  g_autoptr (GArray) cards = NULL;

  self->is_thinking = FALSE;
  if (self->is_outdated) {
    think (self);
    return;
  }

  clear (self);
  add_words (self, _("Under each card: in how many of 100 deals that fit what was seen it is in that hand. Those that "
                     "are likeliest there are shown, as many as the hand has."));
  if (is_even (belief))
    add_words (self, _("Nothing speaks for one card more than for another yet."));
  if (can_tell (self))
    add_words (self, _("What this computer remembers can be changed: of a card, or of a whole hand."));
  if (rummy_game_has_told (self->game, self->thinker))
    gtk_list_box_append (
      self->list, rummy_rows_command (_("_Remember Only What Was Seen"), G_CALLBACK (untell_cb), self));
  for (guint i = 1; i < players; i++) {
    guint seat = (self->thinker + i) % players;

    if (rummy_round_has_seat (round, seat))
      add_hand (self, belief, seat);
  }
  cards = list_cards (belief, compare_cb, (gpointer) belief);
  for (guint i = 0; i < cards->len; i++)
    add_card (self, belief, g_array_index (cards, RummyCard, i));
  self->changed = RUMMY_CARD_NONE;
}

static void
think (RummyBeliefDialog *self)
{
  int level = rummy_game_get_level (self->game, self->thinker);
  RummyView view;
  RummyRng rng;

  self->is_outdated = self->is_thinking;
  if (self->is_thinking)
    return;

  rummy_game_read_view (self->game, self->thinker, &view);
  if (level != RUMMY_LEVEL_PERSON) {
    rummy_rng_seed (&rng, rummy_game_get_record (self->game)->n_moves);
    rummy_bot_forget (&view, (RummyLevel) level, &rng);
  }
  self->is_thinking = TRUE;
  rummy_belief_compute_async (&view, believed_cb, g_object_ref (self));
}

static void
asked_cb (RummyBeliefDialog *self)
{
  self->thinker = self->thinkers[adw_combo_row_get_selected (self->asked)];
  self->changed = RUMMY_CARD_NONE;
  if (self->thinker != self->seat)
    rummy_game_set_practice (self->game);
  clear (self);
  add_words (self, _("Thinking…"));
  think (self);
}

/* What a computer thinks reveals its cards. The warning is below, to leave room for the name. */
static void
add_thinkers (RummyBeliefDialog *self)
{
  guint players = (guint) rummy_game_get_match (self->game)->rules.players, n = 0;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < players; i++) {
    guint seat = (self->seat + i) % players;
    g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);

    if (i > 0 && rummy_game_get_level (self->game, seat) == RUMMY_LEVEL_PERSON)
      continue;
    self->thinkers[n++] = seat;
    gtk_string_list_append (names, name);
  }
  if (n < 2)
    return;

  self->asked = g_object_new (ADW_TYPE_COMBO_ROW, "title", _("As Seen By"), "model", names, NULL);
  gtk_list_box_append (self->list, GTK_WIDGET (self->asked));
  add_words (self, _("What a computer thinks tells of its cards: the game is practice from then on."));
  g_signal_connect_object (self->asked, "notify::selected", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
}

static void
rummy_belief_dialog_finalize (GObject *object)
{
  RummyBeliefDialog *self = RUMMY_BELIEF_DIALOG (object);

  rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  g_clear_object (&self->game);

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
  self->changed = RUMMY_CARD_NONE;
  self->faces = rummy_card_faces_new ();
  self->list = rummy_list_dialog_fill (ADW_DIALOG (self), _("Where the Unseen Cards Are"));
}

AdwDialog *
rummy_belief_dialog_new (RummyGame *game, guint seat, GSettings *settings)
{
  RummyBeliefDialog *self = g_object_new (RUMMY_TYPE_BELIEF_DIALOG, NULL);
  RummyDeck deck;

  self->game = g_object_ref (game);
  self->seat = self->thinker = seat;
  rummy_deck_read (settings, &deck);
  rummy_card_faces_set_deck (self->faces, &deck);
  add_thinkers (self);
  add_words (self, _("Thinking…"));
  think (self);
  g_signal_connect_object (game, "seats", G_CALLBACK (think), self, G_CONNECT_SWAPPED);

  return ADW_DIALOG (self);
}
