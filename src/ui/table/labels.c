/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/labels.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/tooltip.h"
#include "ui/words/words.h"

struct _RummyLabels {
  GtkWidget *table;
  RummySeen *seen;
  RummyChoice *choice;
  RummyLights *lights;
  const RummySpread *spread;
};

/* Names the meld of a card and who scores it. */
static char *
melded_words (RummyLabels *self, RummySpot spot, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint seat = rummy_round_laid_by (round, card), viewer = rummy_seen_viewer (self->seen);
  g_autofree char *name = rummy_words_seat (rummy_seen_game (self->seen), seat, viewer);
  g_autofree char *meld = rummy_words_meld (round, spot.group);

  if (round->meld[spot.group].sealed && seat == viewer)
    /* Translators: such as "run of hearts, five to seven". */
    return g_strdup_printf (_("Melded: %s. Scores double for you, no lay-offs"), meld);
  if (round->meld[spot.group].sealed)
    /* Translators: such as "run of hearts, five to seven", then the name of a player. */
    return g_strdup_printf (_("Melded: %s. Scores double for %s, no lay-offs"), meld, name);
  if (seat == viewer)
    /* Translators: such as "run of hearts, five to seven". */
    return g_strdup_printf (_("Melded: %s. This card scores for you"), meld);

  /* Translators: such as "run of hearts, five to seven", then the name of a player. */
  return g_strdup_printf (_("Melded: %s. This card scores for %s"), meld, name);
}

/* Returns whether a card of the own hand lies open to all, like exposed cards of other hands. */
static gboolean
is_exposed (RummyLabels *self, RummySpot spot, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  return spot.zone == RUMMY_ZONE_HAND && round->phase != RUMMY_PHASE_OVER &&
         rummy_cards_has (rummy_cards_and (round->exposed, round->hand[rummy_seen_seat (self->seen)]), card);
}

/* Tells the meld that a card of the hand is sorted into; NULL for none. */
static const char *
grouped_words (RummyLabels *self, RummyCard card)
{
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  RummyCards group = rummy_cards_and (rummy_hand_order_get_group (order, card), rummy_seen_own_cards (self->seen));
  guint8 readings[RUMMY_READINGS_MAX];
  RummyMeld meld;

  if (rummy_cards_is_empty (group) || rummy_meld_readings (&order->rules, NULL, group, readings) == 0 ||
      rummy_meld_make (&order->rules, group, readings[0], &meld) != RUMMY_OK)
    return NULL;
  if (!meld.is_run)
    /* Translators: where a card of the hand lies, after "In hand, card 3 of 10". */
    return C_("hand", "in a set");

  switch ((RummySuit) meld.suit) {
  case RUMMY_CLUBS:
    return C_("hand", "in a run of clubs");
  case RUMMY_DIAMONDS:
    return C_("hand", "in a run of diamonds");
  case RUMMY_HEARTS:
    return C_("hand", "in a run of hearts");
  case RUMMY_SPADES:
  default:
    return C_("hand", "in a run of spades");
  }
}

/* Says where a card of the own hand lies. */
static char *
place_in_hand (RummyLabels *self, RummySpot spot, RummyCard card)
{
  const char *group = grouped_words (self, card);
  guint n = rummy_choice_order (self->choice)->n;
  g_autofree char *place = NULL;

  if (is_exposed (self, spot, card))
    /* Translators: the number of a card, of how many. */
    place = g_strdup_printf (_("Face up in hand, card %u of %u"), spot.index + 1, n);
  else if (rummy_cards_has (rummy_lights_get_marked (self->lights), card))
    /* Translators: the number of a card, of how many. */
    place = g_strdup_printf (_("New in hand, card %u of %u"), spot.index + 1, n);
  else
    /* Translators: the number of a card, of how many. */
    place = g_strdup_printf (_("In hand, card %u of %u"), spot.index + 1, n);
  if (group == NULL)
    return g_steal_pointer (&place);

  /* Translators: "In hand, card 3 of 10", then "in a run of hearts". */
  return g_strdup_printf (C_("hand", "%s, %s"), place, group);
}

static char *
hand_words (RummyLabels *self, guint seat)
{
  g_autofree char *name = rummy_words_seat (rummy_seen_game (self->seen), seat, rummy_seen_viewer (self->seen));

  if (rummy_seen_round (self->seen)->phase != RUMMY_PHASE_OVER)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("In %s’s hand"), name);

  /* Translators: the name of a player. */
  return g_strdup_printf (_("Left in %s’s hand"), name);
}

static char *
description_of (RummyLabels *self, RummySpot spot, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint index = spot.index, below = rummy_seen_first_discard (self->seen);

  switch (spot.zone) {
  case RUMMY_ZONE_HAND:
    if (rummy_seen_viewer (self->seen) == RUMMY_SEAT_NONE)
      return hand_words (self, rummy_seen_seat (self->seen));
    if (card == round->joker)
      return g_strdup (_("The joker you got as dealer, ready to meld"));
    return place_in_hand (self, spot, card);
  case RUMMY_ZONE_PILE:
    if (below > 0)
      return g_strdup_printf (ngettext ("Upcard, on top of %u card", "Upcard, on top of %u cards",
                                        below),
                              below);
    if (index + 1 == round->n_pile)
      return g_strdup (_("Upcard"));
    return g_strdup_printf (ngettext ("In the discard pile, under %u card", "In the discard pile, under %u cards",
                                      round->n_pile - 1 - index),
                            round->n_pile - 1 - index);
  case RUMMY_ZONE_MELD:
    return melded_words (self, spot, card);
  case RUMMY_ZONE_OTHERS:
    return hand_words (self, rummy_seen_seat_of_other (self->seen, spot.group));
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
has_role (RummyLabels *self, RummyCard card)
{
  return card != RUMMY_CARD_HIDDEN && rummy_card_is_joker (card) &&
         rummy_seen_round (self->seen)->role != RUMMY_ROLE_NONE;
}

/* What cannot be seen of a card, as a sentence, or NULL. */
static const char *
told_of (RummyLabels *self, RummySpot spot, RummyCard card)
{
  if (has_role (self, card))
    return rummy_words_role_sentence (rummy_seen_round (self->seen)->role);
  if (is_exposed (self, spot, card))
    return _("Everyone can see this card.");

  return NULL;
}

/* K-043: names the card, and its value in a meld; NULL for a back. */
static char *
tooltip_words (RummyLabels *self, RummySpot spot, RummyCard card)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (spot.zone == RUMMY_ZONE_STOCK)
    return rummy_stock_get_words (rummy_spread_get_stock (self->spread));
  if (card == RUMMY_CARD_HIDDEN || spot.zone == RUMMY_ZONE_NONE)
    return NULL;

  g_strv_builder_take (lines, rummy_words_card_title (card));
  if (spot.zone == RUMMY_ZONE_MELD)
    g_strv_builder_take (lines, melded_words (self, spot, card));
  if (told_of (self, spot, card) != NULL)
    g_strv_builder_add (lines, told_of (self, spot, card));
  all = g_strv_builder_end (lines);

  return g_strjoinv ("\n", all);
}

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip, gpointer data)
{
  RummyLabels *self = data;
  g_autofree char *words = tooltip_words (self, rummy_spread_get_spot (self->spread, widget),
                                          rummy_spread_card_of (widget));

  return words != NULL && rummy_tooltip_set_text (tooltip, widget, by_key, words);
}

/* Partners share the sign of the first of them. */
static guint
scorer_of (RummyLabels *self, RummySpot spot, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  if (spot.zone == RUMMY_ZONE_MELD)
    return rummy_rules_side (round->rules, rummy_round_laid_by (round, card));

  return is_exposed (self, spot, card) ? rummy_rules_side (round->rules, rummy_seen_seat (self->seen))
                                       : RUMMY_SEAT_NONE;
}

static void
update_card (RummyLabels *self, RummyCardWidget *widget)
{
  RummyCard card = rummy_card_widget_get_card (widget);
  RummySpot spot = rummy_spread_get_spot (self->spread, GTK_WIDGET (widget));
  gboolean is_hand = spot.zone == RUMMY_ZONE_HAND, is_pile = spot.zone == RUMMY_ZONE_PILE;
  guint below = is_pile ? rummy_seen_first_discard (self->seen) : 0;
  g_autofree char *description = description_of (self, spot, card);

  if (has_role (self, card) && description != NULL) {
    g_autofree char *place = g_steal_pointer (&description);

    /* Translators: where a joker lies, then what jokers are for, such as "jokers are wild". */
    description = g_strdup_printf (C_("joker", "%s, %s"), place,
                                   rummy_words_role (rummy_seen_round (self->seen)->role));
  }
  rummy_card_widget_describe (widget, NULL, description);
  rummy_card_widget_set_selected (widget, rummy_cards_has (rummy_choice_selected (self->choice), card));
  rummy_card_widget_set_marked (widget, rummy_cards_has (rummy_lights_get_marked (self->lights), card));
  rummy_card_widget_set_depth (widget, below > 0 ? below + 1 : 0);
  rummy_card_widget_set_scorer (widget, scorer_of (self, spot, card));
  rummy_card_widget_allow (widget, is_hand || is_pile, is_hand);
}

void
rummy_labels_update (RummyLabels *self)
{
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self->spread);

  gtk_widget_set_focusable (GTK_WIDGET (rummy_meld_field_get_slot (rummy_spread_get_melds (self->spread))),
                            rummy_seen_is_dealt (self->seen));
  for (guint i = 0; i < places->len; i++) {
    GtkWidget *place = g_ptr_array_index (places, i);

    if (rummy_spread_card_of (place) < RUMMY_CARD_CODES)
      update_card (self, RUMMY_CARD_WIDGET (place));
  }
}

static void
add_words (GString *all, const char *words)
{
  if (all->len == 0)
    g_string_append (all, words);
  else
    /* Translators: one more thing that is read aloud, after others: a card, a seat, what a player did. */
    g_string_append_printf (all, C_("aloud", "; %s"), words);
}

static void
read_aloud (RummyLabels *self, const char *words)
{
  if (*words != '\0')
    rummy_announce (self->table, words);
}

void
rummy_labels_read_hand (RummyLabels *self)
{
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < order->n; i++)
    add_words (all, rummy_words_card (order->card[i]));
  read_aloud (self, all->str);
}

void
rummy_labels_read_table (RummyLabels *self, RummySeating *seating)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *stock = NULL;
  const RummyRound *round;

  if (!rummy_seen_is_dealt (self->seen))
    return;

  round = rummy_seen_round (self->seen);
  if (round->n_pile > 0) {
    RummyCard upcard = rummy_round_upcard (round);
    g_autofree char *title = rummy_words_card_title (upcard);
    g_autofree char *place = description_of (self, (RummySpot) { RUMMY_ZONE_PILE, 0, round->n_pile - 1u }, upcard);

    add_words (all, title);
    add_words (all, place);
  }
  stock = rummy_stock_get_words (rummy_spread_get_stock (self->spread));
  add_words (all, stock);
  for (guint seat = 0; seat < (guint) round->rules->players; seat++) {
    g_autofree char *words = rummy_seating_get_words (seating, seat);

    add_words (all, words);
  }
  read_aloud (self, all->str);
}

static void
card_added_cb (GtkWidget *part, GtkWidget *card, gpointer data)
{
  gtk_widget_set_has_tooltip (card, TRUE);
  g_signal_connect (card, "query-tooltip", G_CALLBACK (query_cb), data);
}

RummyLabels *
rummy_labels_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                  const RummySpread *spread)
{
  RummyLabels *self = g_new0 (RummyLabels, 1);

  self->table = table;
  self->seen = seen;
  self->choice = choice;
  self->lights = lights;
  self->spread = spread;
  for (GtkWidget *part = gtk_widget_get_first_child (table); part != NULL; part = gtk_widget_get_next_sibling (part)) {
    if (g_signal_lookup ("card-added", G_OBJECT_TYPE (part)) != 0)
      g_signal_connect (part, "card-added", G_CALLBACK (card_added_cb), self);
  }

  return self;
}
