/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/memory-dialog.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/words/words.h"

/* A choice of what to remember. */
typedef struct {
  gboolean is_of_hand; /* for all cards of the seat; kind is RUMMY_NOTE_HOLDS or RUMMY_NOTE_NOTHING */
  RummyNoteKind kind;
  guint seat;
} Choice;

/* State of the AdwAlertDialog. */
typedef struct {
  RummyGame *game;
  AdwAlertDialog *dialog;
  GtkListBox *list;
  GtkWidget *refusal;
  guint thinker, own;
  RummyCard card;
  Choice chosen;
  gboolean is_ignorant; /* nothing known of the card already */
} Memory;

static char *
words_of (RummyGame *game, RummyNoteKind kind, guint seat, guint own)
{
  g_autofree char *name = seat != RUMMY_SEAT_NONE ? rummy_words_seat (game, seat, own) : NULL;

  switch (kind) {
  case RUMMY_NOTE_HOLDS:
    if (seat == own)
      return g_strdup (C_("memory", "You have it"));
    /* Translators: the name of a player. */
    return g_strdup_printf (C_("memory", "%s has it"), name);
  case RUMMY_NOTE_LACKS:
    if (seat == RUMMY_SEAT_NONE)
      return g_strdup (C_("memory", "Nobody has it"));
    if (seat == own)
      return g_strdup (C_("memory", "You don’t have it"));
    /* Translators: the name of a player. */
    return g_strdup_printf (C_("memory", "%s doesn’t have it"), name);
  case RUMMY_NOTE_NOTHING:
  case RUMMY_NOTE_SEEN:
  case RUMMY_N_NOTES:
  default:
    return g_strdup (C_("memory", "Unknown"));
  }
}

const char *
rummy_memory_dialog_why_not (RummyNoteRefusal refusal)
{
  switch (refusal) {
  case RUMMY_NOTE_FITS:
    return NULL;
  case RUMMY_NOTE_NO_COMPUTER:
    return _("Only a computer player’s memory can be changed.");
  case RUMMY_NOTE_NO_ROUND:
    return _("Start a round first.");
  case RUMMY_NOTE_OPEN:
    return _("Everyone can see this card.");
  case RUMMY_NOTE_OWN:
    return _("The computer holds this card itself.");
  case RUMMY_NOTE_FULL:
    return _("The computer already knows every card in that hand.");
  case RUMMY_NOTE_SCARCE:
    return _("Too few cards would be left to fill the hands.");
  case RUMMY_NOTE_MANY:
  default:
    return _("No more memory changes are possible this round.");
  }
}

static RummyNoteRefusal
check (Memory *self)
{
  if (self->chosen.is_of_hand)
    return RUMMY_NOTE_FITS;

  return rummy_game_check_told (self->game, self->thinker, self->card, self->chosen.kind, self->chosen.seat);
}

static void
refuse (Memory *self, RummyNoteRefusal refusal)
{
  const char *words = rummy_memory_dialog_why_not (refusal);

  adw_alert_dialog_set_response_enabled (self->dialog, "apply", words == NULL);
  gtk_label_set_label (GTK_LABEL (self->refusal), words != NULL ? words : "");
  if (words != NULL)
    rummy_announce (GTK_WIDGET (self->list), words);
}

static void
toggled_cb (GtkCheckButton *check_button, Memory *self)
{
  const Choice *choice = g_object_get_data (G_OBJECT (check_button), "choice");

  if (!gtk_check_button_get_active (check_button))
    return;

  self->chosen = *choice;
  refuse (self, check (self));
}

static void
add_choice (Memory *self, GtkWidget **others, Choice choice, gboolean chosen, char *title)
{
  g_autofree char *words = title;
  AdwActionRow *row = rummy_rows_row (words, NULL, NULL);
  GtkWidget *button = gtk_check_button_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), (GtkCheckButton *) *others);
  g_object_set_data_full (G_OBJECT (button), "choice", g_memdup2 (&choice, sizeof choice), g_free);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  adw_action_row_add_prefix (row, button);
  adw_action_row_set_activatable_widget (row, button);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  *others = button;
  if (chosen) {
    gtk_check_button_set_active (GTK_CHECK_BUTTON (button), TRUE);
    adw_dialog_set_focus (ADW_DIALOG (self->dialog), button);
  }
}

static void
add_choices_of_hand (Memory *self, guint seat)
{
  GtkWidget *others = NULL;

  add_choice (self, &others, (Choice) { TRUE, RUMMY_NOTE_HOLDS, seat }, TRUE,
              g_strdup (C_("memory", "Knows this whole hand")));
  add_choice (self, &others, (Choice) { TRUE, RUMMY_NOTE_NOTHING, seat }, FALSE,
              g_strdup (C_("memory", "Knows no cards in this hand")));
}

static void
add_choices (Memory *self)
{
  guint players = (guint) rummy_game_get_match (self->game)->rules.players, seat = RUMMY_SEAT_NONE;
  const RummyNote *note = rummy_game_get_told (self->game, self->thinker, self->card);
  RummyNoteKind kind = note != NULL ? note->kind : RUMMY_NOTE_NOTHING;
  GtkWidget *others = NULL;
  RummyView view;

  /* Preselects the current state. */
  rummy_game_read_view (self->game, self->thinker, &view);
  if (note != NULL)
    seat = note->seat;
  for (guint i = 0; i < players && note == NULL; i++) {
    if (i != self->thinker && rummy_cards_has (view.round.hand[i], self->card)) {
      kind = RUMMY_NOTE_HOLDS;
      seat = i;
    }
  }

  self->is_ignorant = kind == RUMMY_NOTE_NOTHING;
  for (RummyNoteKind at = RUMMY_NOTE_NOTHING; at < RUMMY_N_NOTES; at++) {
    for (guint i = 0; i < players && at != RUMMY_NOTE_NOTHING; i++) {
      guint of = (self->own + i) % players;

      if (of != self->thinker && rummy_round_has_seat (&view.round, of))
        add_choice (self, &others, (Choice) { FALSE, at, of }, kind == at && seat == of,
                    words_of (self->game, at, of, self->own));
    }
    if (at == RUMMY_NOTE_NOTHING || (at == RUMMY_NOTE_LACKS && players > 2))
      add_choice (self, &others, (Choice) { FALSE, at, RUMMY_SEAT_NONE }, kind == at && seat == RUMMY_SEAT_NONE,
                  words_of (self->game, at, RUMMY_SEAT_NONE, self->own));
  }
}

/* The card may have moved meanwhile. */
static void
changed_cb (Memory *self)
{
  refuse (self, check (self));
}

static void
response_cb (Memory *self, const char *response)
{
  if (g_str_equal (response, "reset"))
    rummy_game_tell (self->game, self->thinker, self->card, RUMMY_NOTE_SEEN, RUMMY_SEAT_NONE);
  else if (g_str_equal (response, "apply") && self->chosen.is_of_hand)
    rummy_game_tell_hand (self->game, self->thinker, self->chosen.seat, self->chosen.kind == RUMMY_NOTE_HOLDS);
  else if (g_str_equal (response, "apply") && !(self->is_ignorant && self->chosen.kind == RUMMY_NOTE_NOTHING))
    rummy_game_tell (self->game, self->thinker, self->card, self->chosen.kind, self->chosen.seat);
}

static void
free_cb (gpointer data)
{
  Memory *self = data;

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_object_unref (self->game);
  g_free (self);
}

AdwDialog *
rummy_memory_dialog_new (RummyGame *game, guint thinker, RummyCard card, guint of, guint own)
{
  Memory *self = g_new0 (Memory, 1);
  g_autofree char *name = rummy_words_seat (game, thinker, own);
  g_autofree char *hand = of != RUMMY_SEAT_NONE ? rummy_words_seat (game, of, own) : NULL;
  g_autofree char *heading = hand != NULL ? g_strdup (hand) : rummy_words_card_title (card);
  g_autofree char *body =
    /* Translators: the name of a computer player; the cards are named above. */
    g_strdup_printf (_("Choose what %s remembers of each card until it’s shown or the round ends."), name);
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->game = g_object_ref (game);
  self->dialog = ADW_ALERT_DIALOG (dialog);
  self->thinker = thinker;
  self->own = own;
  self->card = card;
  g_object_set_data_full (G_OBJECT (dialog), "memory", self, free_cb);

  self->list = rummy_rows_list (body);
  self->refusal = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->refusal, "error");
  rummy_bindings_show_with_text (self->refusal, "label", self->refusal);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), self->refusal);

  adw_alert_dialog_set_extra_child (self->dialog, box);
  adw_alert_dialog_add_response (self->dialog, "cancel", _("_Cancel"));
  if (card != RUMMY_CARD_NONE && rummy_game_get_told (game, thinker, card) != NULL)
    adw_alert_dialog_add_response (self->dialog, "reset", C_("memory", "_Reset"));
  adw_alert_dialog_add_response (self->dialog, "apply", _("_Apply"));
  adw_alert_dialog_set_response_appearance (self->dialog, "apply", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (self->dialog, "apply");
  if (hand != NULL)
    add_choices_of_hand (self, of);
  else
    add_choices (self);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (response_cb), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "reset", G_CALLBACK (changed_cb), self);

  return dialog;
}

char *
rummy_memory_dialog_words (RummyGame *game, guint thinker, RummyCard card, guint own)
{
  const RummyNote *note = rummy_game_get_told (game, thinker, card);
  g_autofree char *words = NULL;

  if (note == NULL)
    return NULL;

  words = words_of (game, note->kind, note->seat, own);

  /* Translators: what a computer player was told of a card, such as "You have it". */
  return g_strdup_printf (C_("memory", "The computer now remembers: %s"), words);
}
