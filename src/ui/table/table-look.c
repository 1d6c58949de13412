/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>

#include "ui/parts/label-size.h"
#include "ui/parts/tooltip.h"
#include "ui/words/words.h"

/* Who scores a card that lies in a meld, and which. */
static char *
melded_words (RummyTable *self, RummyPiece *piece)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint seat = rummy_round_laid_by (round, piece->card), viewer = rummy_seen_viewer (self->seen);
  g_autofree char *name = rummy_words_seat (rummy_seen_game (self->seen), seat, viewer);
  g_autofree char *meld = rummy_words_meld (round, piece->spot.group);

  if (round->meld[piece->spot.group].sealed && seat == viewer)
    /* Translators: such as "run of hearts, five to seven". */
    return g_strdup_printf (_("Melded: %s; counts twice for you and is closed"), meld);
  if (round->meld[piece->spot.group].sealed)
    /* Translators: such as "run of hearts, five to seven", then the name of a player. */
    return g_strdup_printf (_("Melded: %s; counts twice for %s and is closed"), meld, name);
  if (seat == viewer)
    /* Translators: such as "run of hearts, five to seven". */
    return g_strdup_printf (_("Melded: %s; counts for you"), meld);

  /* Translators: such as "run of hearts, five to seven", then the name of a player. */
  return g_strdup_printf (_("Melded: %s; counts for %s"), meld, name);
}

/* Of the own hand, as what others had to leave lies open on their backs. */
static gboolean
is_exposed (RummyTable *self, const RummyPiece *piece)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  return piece->spot.zone == RUMMY_ZONE_HAND && round->phase != RUMMY_PHASE_OVER &&
         rummy_cards_has (rummy_cards_and (round->exposed, round->hand[rummy_seen_seat (self->seen)]), piece->card);
}

static char *
description_of (RummyTable *self, RummyPiece *piece)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint index = piece->spot.index, below = rummy_seen_first_discard (self->seen);
  g_autofree char *words = NULL;

  switch (piece->spot.zone) {
  case RUMMY_ZONE_HAND:
    if (rummy_seen_viewer (self->seen) == RUMMY_SEAT_NONE) {
      words = rummy_words_seat (rummy_seen_game (self->seen), rummy_seen_seat (self->seen), RUMMY_SEAT_NONE);
      /* Translators: the name of a player. */
      return g_strdup_printf (_("Left in the hand: %s"), words);
    }
    if (piece->card == round->joker)
      return g_strdup (_("The joker of the dealer, which is for your melds"));
    if (is_exposed (self, piece))
      return g_strdup_printf (_("In your hand, card %u of %u, open before all"), index + 1,
                              rummy_choice_order (self->choice)->n);
    if (rummy_cards_has (self->marked, piece->card))
      return g_strdup_printf (_("New in your hand, card %u of %u"), index + 1, rummy_choice_order (self->choice)->n);
    return g_strdup_printf (_("In your hand, card %u of %u"), index + 1, rummy_choice_order (self->choice)->n);
  case RUMMY_ZONE_PILE:
    if (below > 0)
      return g_strdup_printf (ngettext ("The last discard, on top of %u card", "The last discard, on top of %u cards",
                                        below),
                              below);
    if (index + 1 == round->n_pile)
      return g_strdup (_("The last discard"));
    return g_strdup_printf (ngettext ("In the discard pile, under %u card", "In the discard pile, under %u cards",
                                      round->n_pile - 1 - index),
                            round->n_pile - 1 - index);
  case RUMMY_ZONE_MELD:
    return melded_words (self, piece);
  case RUMMY_ZONE_OTHERS:
    words = rummy_words_seat (rummy_seen_game (self->seen), rummy_seen_seat_of_other (self->seen, piece->spot.group),
                              rummy_seen_viewer (self->seen));
    if (round->phase != RUMMY_PHASE_OVER)
      /* Translators: the name of a player. */
      return g_strdup_printf (_("In the hand: %s"), words);
    /* Translators: the name of a player. */
    return g_strdup_printf (_("Left in the hand: %s"), words);
  case RUMMY_ZONE_NONE:
  case RUMMY_ZONE_STOCK:
  case RUMMY_ZONE_SLOT:
  case RUMMY_ZONE_SEAT:
  case RUMMY_ZONE_FREE:
  default:
    return NULL;
  }
}

static gboolean
has_role (RummyTable *self, const RummyPiece *piece)
{
  return piece->card != RUMMY_CARD_HIDDEN && rummy_card_is_joker (piece->card) &&
         rummy_seen_round (self->seen)->role != RUMMY_ROLE_NONE;
}

/* What the eye cannot see of a card, or NULL. */
static const char *
told_of (RummyTable *self, const RummyPiece *piece)
{
  if (has_role (self, piece))
    return rummy_words_role_sentence (rummy_seen_round (self->seen)->role);
  if (is_exposed (self, piece))
    return _("This card of yours lies open before all.");

  return NULL;
}

static char *
stock_words (RummyTable *self)
{
  guint n = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->n_stock : 0;

  return g_strdup_printf (ngettext ("Stock, %u card", "Stock, %u cards", n), n);
}

/* K-043: which card it is, and what it counts where it is melded; NULL for the back of a card. */
static char *
tooltip_words (RummyTable *self, RummyPiece *piece)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (piece == self->stock)
    return stock_words (self);
  if (piece->card == RUMMY_CARD_HIDDEN || rummy_piece_is_ghost (piece))
    return NULL;

  g_strv_builder_take (lines, rummy_words_card_title (piece->card));
  if (piece->spot.zone == RUMMY_ZONE_MELD)
    g_strv_builder_take (lines, melded_words (self, piece));
  if (told_of (self, piece) != NULL)
    g_strv_builder_add (lines, told_of (self, piece));
  all = g_strv_builder_end (lines);

  return g_strjoinv ("\n", all);
}

gboolean
rummy_table_query_card_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip, RummyTable *self)
{
  RummyPiece *piece = rummy_table_piece_of_widget (self, widget);
  g_autofree char *words = piece != NULL ? tooltip_words (self, piece) : NULL;

  return words != NULL && rummy_tooltip_set_text (tooltip, widget, by_key, words);
}

void
rummy_table_update_stock (RummyTable *self)
{
  guint n = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->n_stock : 0;
  g_autofree char *label = stock_words (self);
  g_autofree char *count = g_strdup_printf ("%u", n);

  gtk_widget_set_focusable (self->slot, rummy_seen_is_dealt (self->seen));
  gtk_widget_set_visible (self->stock_count, self->stock != NULL);
  rummy_label_set_text (GTK_LABEL (self->stock_count), count);
  if (self->stock != NULL) {
    rummy_card_widget_set_depth (RUMMY_CARD_WIDGET (self->stock->widget), n);
    rummy_card_widget_describe (RUMMY_CARD_WIDGET (self->stock->widget), label, NULL);
    rummy_card_widget_allow (RUMMY_CARD_WIDGET (self->stock->widget), FALSE, FALSE);
    gtk_widget_set_has_tooltip (self->stock->widget, TRUE);
  }
}

/* The widgets in the order in which they lie on each other, which is also the one in which they are read out. */
void
rummy_table_restack (RummyTable *self)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  GtkWidget *before = NULL;

  g_ptr_array_add (order, self->own);
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    g_ptr_array_add (order, self->others[i]);
  for (RummyZone zone = RUMMY_ZONE_OTHERS; zone <= RUMMY_ZONE_HAND; zone++) {
    guint first = order->len;

    if (zone == RUMMY_ZONE_SLOT)
      g_ptr_array_add (order, self->slot);

    for (guint i = 0; i < self->pieces->len; i++) {
      RummyPiece *piece = g_ptr_array_index (self->pieces, i);
      guint at = order->len;

      if (piece->spot.zone != zone)
        continue;

      for (; at > first; at--) {
        RummyPiece *other = rummy_table_piece_of_widget (self, g_ptr_array_index (order, at - 1));

        if (rummy_spot_compare (other->spot, piece->spot) < 0)
          break;
      }
      g_ptr_array_insert (order, (int) at, piece->widget);
    }

    if (zone == RUMMY_ZONE_STOCK)
      g_ptr_array_add (order, self->stock_count);
    if (zone == RUMMY_ZONE_PILE)
      g_ptr_array_add (order, self->pile_button);
    if (zone == RUMMY_ZONE_MELD) {
      g_ptr_array_insert (order, (int) first, self->earlier);
      g_ptr_array_add (order, self->later);
    }
  }

  for (guint i = 0; i < order->len; i++) {
    GtkWidget *widget = g_ptr_array_index (order, i);
    GtkWidget *next = before ? gtk_widget_get_next_sibling (before) : gtk_widget_get_first_child (GTK_WIDGET (self));

    /* One card that went elsewhere is moved itself, not all that were behind it. */
    if (next != NULL && gtk_widget_get_next_sibling (next) == widget)
      gtk_widget_insert_before (next, GTK_WIDGET (self), NULL);
    else if (widget != next)
      gtk_widget_insert_after (widget, GTK_WIDGET (self), before);
    before = widget;
  }
}

RummyPiece *
rummy_table_piece_of_widget (RummyTable *self, GtkWidget *widget)
{
  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);

    if (piece->widget == widget)
      return piece;
  }

  return NULL;
}

/* Partners score together, so they share the sign of the first of them. */
static guint
scorer_of (RummyTable *self, const RummyPiece *piece)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  if (piece->spot.zone == RUMMY_ZONE_MELD)
    return rummy_rules_side (round->rules, rummy_round_laid_by (round, piece->card));

  return is_exposed (self, piece) ? rummy_rules_side (round->rules, rummy_seen_seat (self->seen)) : RUMMY_SEAT_NONE;
}

void
rummy_table_update_cards (RummyTable *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);
  guint first = rummy_seen_first_discard (self->seen);

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);
    RummyCardWidget *widget = RUMMY_CARD_WIDGET (piece->widget);
    g_autofree char *description = NULL;

    if (piece->card == RUMMY_CARD_HIDDEN || rummy_piece_is_ghost (piece))
      continue;

    description = description_of (self, piece);
    if (has_role (self, piece) && description != NULL) {
      g_autofree char *place = g_steal_pointer (&description);

      /* Translators: where a joker lies, then what jokers are for, such as "jokers are wild". */
      description = g_strdup_printf (C_("joker", "%s; %s"), place,
                                     rummy_words_role (rummy_seen_round (self->seen)->role));
    }
    gtk_widget_set_has_tooltip (piece->widget, TRUE);
    rummy_card_widget_describe (widget, NULL, description);
    rummy_card_widget_set_selected (widget, rummy_cards_has (selected, piece->card));
    rummy_card_widget_set_marked (widget, rummy_cards_has (self->marked, piece->card));
    rummy_card_widget_set_depth (widget, piece->spot.zone == RUMMY_ZONE_PILE && first > 0 ? first + 1 : 0);
    rummy_card_widget_set_scorer (widget, scorer_of (self, piece));
    rummy_card_widget_allow (widget, piece->spot.zone == RUMMY_ZONE_HAND || piece->spot.zone == RUMMY_ZONE_PILE,
                             piece->spot.zone == RUMMY_ZONE_HAND);
  }
}

void
rummy_table_update_lights (RummyTable *self)
{
  RummyCards cards = self->drag_piece != NULL ? self->dragged : rummy_choice_selected (self->choice);
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean is_asked = rummy_seen_is_my_turn (self->seen) && !rummy_cards_is_empty (cards);

  self->is_pile_lit = self->advice.pile || rummy_choice_asked (self->choice) != RUMMY_CARD_NONE ||
                      (self->shown_parts & RUMMY_PART_PILE) != 0;
  self->is_hand_lit = (self->shown_parts & RUMMY_PART_HAND) != 0;
  rummy_table_update_preview (self);
  self->lit_melds = self->preview.melds | self->preview.partly | self->advice.melds | self->shown_melds;
  self->is_slot_lit = !rummy_cards_is_empty (self->preview.group) || self->advice.slot;
  if (self->call.n > 0 && self->call.move[0].meld != RUMMY_MELD_NONE)
    self->lit_melds |= G_GUINT64_CONSTANT (1) << self->call.move[0].meld;
  else if (self->call.n > 0)
    self->is_slot_lit = TRUE;

  if (is_asked && self->drag_piece != NULL) {
    RummyCard card = rummy_cards_first (cards);
    RummyIntent intent = self->drag_piece->spot.zone == RUMMY_ZONE_HAND
                           ? rummy_intent_move (RUMMY_MOVE_DISCARD, rummy_seen_seat (self->seen), card)
                           : rummy_intent_move (RUMMY_MOVE_TAKE, rummy_seen_seat (self->seen), card);
    gboolean is_legal = rummy_cards_count (cards) == 1 && rummy_intent_check (&intent, round) == RUMMY_OK;

    self->is_pile_lit |= is_legal && intent.move[0].kind == RUMMY_MOVE_DISCARD;
    self->is_hand_lit |= is_legal && intent.move[0].kind == RUMMY_MOVE_TAKE;
  } else if (self->drag_piece != NULL && self->drag_piece == self->stock) {
    RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

    self->is_hand_lit |= rummy_seen_is_my_turn (self->seen) && rummy_intent_check (&draw, round) == RUMMY_OK;
  }

  gtk_widget_set_visible (self->slot, rummy_seen_has_slot (self->seen));
  rummy_slot_widget_set_lit (RUMMY_SLOT_WIDGET (self->slot), self->is_slot_lit);
  rummy_table_light_strip (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_table_point_out (RummyTable *self, RummyTablePart parts, RummyCards cards, guint64 melds)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (self->shown_parts == parts && rummy_cards_equal (self->shown_cards, cards) && self->shown_melds == melds)
    return;

  self->shown_parts = parts;
  self->shown_cards = cards;
  self->shown_melds = melds;
  rummy_table_update_lights (self);
}

void
rummy_table_update_cloth (RummyTable *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA system;

  gtk_widget_get_color (widget, &system);
  rummy_cloth_init (&self->cloth, self->look, &self->own_colour, &system, adw_style_manager_get_dark (style),
                    adw_style_manager_get_high_contrast (style));
  if (self->cloth.is_bright != gtk_widget_has_css_class (widget, "bright")) {
    if (self->cloth.is_bright)
      gtk_widget_add_css_class (widget, "bright");
    else
      gtk_widget_remove_css_class (widget, "bright");
  }
  gtk_widget_queue_draw (widget);
}

void
rummy_table_set_look (RummyTable *self, RummyLook look, const GdkRGBA *own)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (look < RUMMY_N_LOOKS);

  self->look = look;
  self->own_colour = *own;
  rummy_table_update_cloth (self);
}

void
rummy_table_set_deck (RummyTable *self, const RummyDeck *deck)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  self->letters = deck->letters;
  rummy_card_faces_set_deck (self->faces, deck);
}

void
rummy_table_take_up_faces (RummyTable *self, RummyTable *other)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (RUMMY_IS_TABLE (other));

  rummy_card_faces_take_up (self->faces, other->faces);
}

void
rummy_table_faces_changed_cb (RummyTable *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
}
