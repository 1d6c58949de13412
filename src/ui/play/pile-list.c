/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/pile-list.h"

#include <glib/gi18n.h>

#include "ui/parts/dialog.h"
#include "ui/parts/list-dialog.h"
#include "ui/parts/rows.h"
#include "ui/words/preview.h"
#include "ui/words/words.h"

/* As on a phone, in pixels, and how much of its height the thumb of the hand that holds it reaches. */
#define NARROW "max-width: 450px"
#define REACHED 420
#define LEAST_WIDTH 280
#define LEAST_HEIGHT 200

struct _RummyPileList {
  AdwDialog parent_instance;

  RummyGame *game;
  guint own;
  GtkListBox *list;
  GArray *cards; /* RummyCard, one a row */
};

G_DEFINE_FINAL_TYPE (RummyPileList, rummy_pile_list, ADW_TYPE_DIALOG)

/* Finds who discarded each card, from the record; RUMMY_SEAT_NONE if nobody. */
static void
read_discarders (RummyPileList *self, guint seats[RUMMY_CARD_CODES])
{
  const RummyRecord *record = rummy_game_get_record (self->game);
  RummyMatch match;

  rummy_record_start (record, &match);
  for (gsize i = 0; i < record->n_moves; i++) {
    RummyEvents events = { .n = 0 };

    if (i == 0 || record->moves[i].kind == RUMMY_MOVE_DEAL) {
      for (guint card = 0; card < RUMMY_CARD_CODES; card++)
        seats[card] = RUMMY_SEAT_NONE;
    }
    if (rummy_match_apply (&match, &record->moves[i], &events) != RUMMY_OK)
      break;
    for (guint k = 0; k < events.n; k++) {
      const RummyEvent *event = &events.event[k];

      if ((event->kind == RUMMY_EVENT_DISCARD || event->kind == RUMMY_EVENT_KNOCK) && rummy_card_is_valid (event->card))
        seats[event->card] = event->seat;
    }
  }
}

static char *
origin_words (RummyPileList *self, guint seat)
{
  g_autofree char *name = seat == RUMMY_SEAT_NONE ? NULL : rummy_words_seat (self->game, seat, self->own);

  if (name == NULL)
    return g_strdup (_("Bottom card of the pile."));
  if (seat == self->own)
    return g_strdup (_("You discarded this card."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s discarded this card."), name);
}

/* Returns whether the reader may take any discard now. */
static gboolean
takes (RummyPileList *self)
{
  const RummyRound *round = rummy_game_get_round (self->game);

  return self->own != RUMMY_SEAT_NONE && round->turn == self->own &&
         rummy_game_get_level (self->game, self->own) == RUMMY_LEVEL_PERSON &&
         (round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_OFFER || round->phase == RUMMY_PHASE_SECOND);
}

static void
add_row (RummyPileList *self, const RummyRound *round, RummyCard card, guint discarder)
{
  AdwActionRow *row;
  g_autofree char *title = rummy_words_card_title (card);
  g_autofree char *origin = origin_words (self, discarder), *does = NULL, *both = NULL;
  gboolean is_allowed = FALSE;

  if (takes (self)) {
    RummyPreview preview;

    rummy_preview_take (&preview, round, self->own, card);
    does = rummy_preview_words (&preview, round, FALSE);
    is_allowed = preview.refusal == RUMMY_OK;
    both = g_strdup_printf ("%s\n%s", origin, does);
  }
  row = rummy_rows_row (title, both != NULL ? both : origin, NULL);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), is_allowed);
  if (is_allowed)
    adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  g_array_append_val (self->cards, card);
}

static void
update (RummyPileList *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  guint seats[RUMMY_CARD_CODES];
  GtkListBoxRow *row;
  RummyView view;

  /* gtk_list_box_remove_all () would remove the placeholder too. */
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_array_set_size (self->cards, 0);
  rummy_view_init (&view, &match->round, self->own != RUMMY_SEAT_NONE ? self->own : 0, match->totals);
  read_discarders (self, seats);
  for (guint i = view.round.n_pile; i > 0; i--)
    add_row (self, &view.round, view.round.deck[i - 1], seats[view.round.deck[i - 1]]);
  rummy_dialog_name_pane (gtk_widget_get_ancestor (GTK_WIDGET (self->list), GTK_TYPE_SCROLLED_WINDOW),
                          _("Discard Pile"), view.round.n_pile == 0 ? _("The pile is empty.") : "");
}

static void
changed_cb (RummyPileList *self)
{
  update (self);
}

static void
row_activated_cb (RummyPileList *self, GtkListBoxRow *row)
{
  RummyCard card = g_array_index (self->cards, RummyCard, gtk_list_box_row_get_index (row));

  /* Keeps the row during the announcement. */
  g_object_ref (self);
  g_signal_handlers_disconnect_by_func (self->game, changed_cb, self);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.take-card", "u", (guint) card);
  adw_dialog_close (ADW_DIALOG (self));
  g_object_unref (self);
}

static void
rummy_pile_list_dispose (GObject *object)
{
  g_clear_object (&RUMMY_PILE_LIST (object)->game);
  g_clear_pointer (&RUMMY_PILE_LIST (object)->cards, g_array_unref);

  G_OBJECT_CLASS (rummy_pile_list_parent_class)->dispose (object);
}

static void
rummy_pile_list_class_init (RummyPileListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_pile_list_dispose;
}

static void
rummy_pile_list_init (RummyPileList *self)
{
  GtkWidget *empty = gtk_label_new (_("The pile is empty."));
  AdwBreakpoint *narrow = adw_breakpoint_new (adw_breakpoint_condition_parse (NARROW));

  gtk_widget_add_css_class (empty, "placeholder");
  self->cards = g_array_new (FALSE, FALSE, sizeof (RummyCard));
  self->list = rummy_list_dialog_fill (ADW_DIALOG (self), _("Discard Pile"));
  gtk_widget_set_size_request (GTK_WIDGET (self), LEAST_WIDTH, LEAST_HEIGHT);
  adw_breakpoint_add_setters (narrow, G_OBJECT (self), "content-height", REACHED, NULL);
  adw_dialog_add_breakpoint (ADW_DIALOG (self), narrow);
  gtk_list_box_set_placeholder (self->list, empty);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
}

AdwDialog *
rummy_pile_list_new (RummyGame *game, guint own)
{
  RummyPileList *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_PILE_LIST, NULL);
  self->game = g_object_ref (game);
  self->own = own;
  rummy_list_dialog_follow (ADW_DIALOG (self), game, G_CALLBACK (changed_cb));
  update (self);

  return ADW_DIALOG (self);
}
