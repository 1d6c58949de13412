/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the selected cards, or a card of the pile that is looked at, would do: lit, framed and in words. */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

static gboolean
is_in_pile (RummyTable *self, RummyCard card)
{
  return rummy_table_spot_of_card (self, card).zone == RUMMY_ZONE_PILE;
}

/* The card of the pile under the pointer, or else the one with the focus; a finger that has selected one, and nothing
 * besides, looks at that. */
static RummyCard
looked_at (RummyTable *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);
  RummyCard card = self->hovered != RUMMY_CARD_NONE ? self->hovered : self->focused;

  if (self->lead != RUMMY_CARD_NONE || !rummy_seen_takes (self->seen) ||
      rummy_seen_round (self->seen)->phase == RUMMY_PHASE_CALL)
    return RUMMY_CARD_NONE;
  if (is_in_pile (self, card))
    return card;

  return rummy_cards_is_empty (rummy_choice_selected_hand (self->choice)) && rummy_cards_count (selected) == 1
           ? rummy_cards_first (selected)
           : RUMMY_CARD_NONE;
}

/* The same card is looked at again and again while the position stays as it is. */
static const RummyPreview *
take_of (RummyTable *self, RummyCard card)
{
  RummyPreview *preview = g_hash_table_lookup (self->takes, GUINT_TO_POINTER (card));

  if (preview == NULL) {
    preview = g_new0 (RummyPreview, 1);
    rummy_preview_take (preview, rummy_seen_round (self->seen), rummy_seen_seat (self->seen), card);
    g_hash_table_insert (self->takes, GUINT_TO_POINTER (card), preview);
  }

  return preview;
}

/* Looking at a card of the pile while others are selected asks for all of them together, where that is a move. */
static void
look_at (RummyTable *self, RummyCard card, RummyCards selected)
{
  RummyCards all = rummy_cards_or (selected, rummy_cards_of (card));

  if (rummy_cards_count (all) > 1) {
    if (!rummy_cards_has (selected, card))
      rummy_preview_cards (&self->preview, rummy_seen_round (self->seen), rummy_seen_seat (self->seen), all);
    if (!rummy_cards_is_empty (self->preview.group) || self->preview.melds != 0)
      return;
  }
  self->preview = *take_of (self, card);
}

static RummyCardHint
hint_of (RummyTable *self, RummySpot spot, RummyCard card)
{
  const RummyPreview *preview = &self->preview;

  if (rummy_cards_has (preview->taken, card))
    return preview->card != RUMMY_CARD_NONE && preview->refusal != RUMMY_OK ? RUMMY_CARD_BARRED : RUMMY_CARD_TAKEN;
  if (rummy_cards_has (rummy_cards_minus (preview->group, preview->cards), card))
    return RUMMY_CARD_WANTED;
  if (self->call.n > 0 && rummy_cards_has (self->call.move[0].cards, card))
    return RUMMY_CARD_WANTED;
  if (rummy_cards_has (self->advice.taken, card))
    return RUMMY_CARD_TAKEN;
  if (rummy_cards_has (self->advice.cards, card))
    return RUMMY_CARD_ADVISED;
  if (rummy_cards_has (self->shown_cards, card) &&
      (spot.zone == RUMMY_ZONE_HAND || spot.zone == RUMMY_ZONE_PILE))
    return RUMMY_CARD_WANTED;

  return RUMMY_CARD_NO_HINT;
}

/* Free with g_free (), or NULL. */
static char *
words_of (RummyTable *self)
{
  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    /* Translators: the name of a card. */
    return g_strdup_printf (_("Discard the %s? Click it, or ask once more, to do so; anything else keeps it."),
                            rummy_words_card (rummy_choice_asked (self->choice)));
  if (self->advice_words != NULL)
    return g_strdup (self->advice_words);

  return rummy_preview_words (&self->preview, rummy_seen_round (self->seen), self->shows_focus);
}

static void
show (RummyTable *self)
{
  g_autoptr (GPtrArray) places = rummy_table_list_places (self);
  g_autofree char *words = words_of (self);

  for (guint i = 0; i < places->len; i++) {
    GtkWidget *place = g_ptr_array_index (places, i);
    RummyCard card = rummy_table_card_of (place);

    if (card < RUMMY_CARD_CODES)
      rummy_card_widget_set_hint (RUMMY_CARD_WIDGET (place), hint_of (self, rummy_table_spot_of (self, place), card));
  }

  if (!g_set_str (&self->preview_words, words))
    return;
  rummy_table_notify_preview (self);
  /* Who sees the pointer reads it. */
  if (words != NULL && self->hovered == RUMMY_CARD_NONE)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
rummy_table_update_preview (RummyTable *self)
{
  RummyCards cards = self->lead != RUMMY_CARD_NONE ? self->dragged : rummy_choice_selected (self->choice);
  gboolean is_asked = rummy_seen_may_meld (self->seen) && !rummy_cards_is_empty (cards);
  RummyCard card = looked_at (self);

  self->preview = (RummyPreview) { .card = RUMMY_CARD_NONE };
  self->call.n = 0;
  if (rummy_seen_is_my_turn (self->seen) && rummy_seen_round (self->seen)->phase == RUMMY_PHASE_CALL &&
      rummy_cards_is_empty (cards))
    self->call = rummy_intent_call (rummy_seen_round (self->seen), rummy_seen_seat (self->seen));
  if (is_asked && rummy_choice_asked (self->choice) == RUMMY_CARD_NONE)
    rummy_preview_cards (&self->preview, rummy_seen_round (self->seen), rummy_seen_seat (self->seen), cards);
  if (self->lead == RUMMY_CARD_NONE)
    rummy_table_set_fits (self, !rummy_cards_is_empty (self->preview.group) || self->preview.melds != 0);
  if (card != RUMMY_CARD_NONE)
    look_at (self, card, cards);
  show (self);
}

static void
set_looked_at (RummyTable *self, RummyCard *place, RummyCard card)
{
  if (*place == card)
    return;

  *place = card;
  rummy_table_update_lights (self);
}

void
rummy_table_hover (RummyTable *self, RummyCard card)
{
  set_looked_at (self, &self->hovered, is_in_pile (self, card) ? card : RUMMY_CARD_NONE);
}

void
rummy_table_look_at_focus (RummyTable *self)
{
  GtkWidget *child = self->shows_focus ? rummy_table_get_focus (self) : NULL;
  RummyCard card = child != NULL ? rummy_table_card_of (child) : RUMMY_CARD_NONE;

  set_looked_at (self, &self->focused, is_in_pile (self, card) ? card : RUMMY_CARD_NONE);
}
