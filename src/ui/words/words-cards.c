/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/words.h"

#include <glib/gi18n.h>

/* Names of cards. */

#define RANKS RUMMY_ACE_HIGH /* a place for each rank from 1; place 0 is unused */

/* Translators: names of cards, as in lists. */
static const char *const card_names[RUMMY_SUITS][RANKS] = {
  [RUMMY_CLUBS] = {
    NULL, N_("ace of clubs"), N_("two of clubs"), N_("three of clubs"), N_("four of clubs"), N_("five of clubs"),
    N_("six of clubs"), N_("seven of clubs"), N_("eight of clubs"), N_("nine of clubs"), N_("ten of clubs"),
    N_("jack of clubs"), N_("queen of clubs"), N_("king of clubs"),
  },
  [RUMMY_DIAMONDS] = {
    NULL, N_("ace of diamonds"), N_("two of diamonds"), N_("three of diamonds"), N_("four of diamonds"),
    N_("five of diamonds"), N_("six of diamonds"), N_("seven of diamonds"), N_("eight of diamonds"),
    N_("nine of diamonds"), N_("ten of diamonds"), N_("jack of diamonds"), N_("queen of diamonds"),
    N_("king of diamonds"),
  },
  [RUMMY_HEARTS] = {
    NULL, N_("ace of hearts"), N_("two of hearts"), N_("three of hearts"), N_("four of hearts"), N_("five of hearts"),
    N_("six of hearts"), N_("seven of hearts"), N_("eight of hearts"), N_("nine of hearts"), N_("ten of hearts"),
    N_("jack of hearts"), N_("queen of hearts"), N_("king of hearts"),
  },
  [RUMMY_SPADES] = {
    NULL, N_("ace of spades"), N_("two of spades"), N_("three of spades"), N_("four of spades"), N_("five of spades"),
    N_("six of spades"), N_("seven of spades"), N_("eight of spades"), N_("nine of spades"), N_("ten of spades"),
    N_("jack of spades"), N_("queen of spades"), N_("king of spades"),
  },
};

/* Translators: the same as the object of a verb, as in "You drew the queen of spades." Many languages need no other
 * form. */
static const char *const accusatives[RUMMY_SUITS][RANKS] = {
  [RUMMY_CLUBS] = {
    NULL, NC_("accusative", "ace of clubs"), NC_("accusative", "two of clubs"), NC_("accusative", "three of clubs"),
    NC_("accusative", "four of clubs"), NC_("accusative", "five of clubs"), NC_("accusative", "six of clubs"),
    NC_("accusative", "seven of clubs"), NC_("accusative", "eight of clubs"), NC_("accusative", "nine of clubs"),
    NC_("accusative", "ten of clubs"), NC_("accusative", "jack of clubs"), NC_("accusative", "queen of clubs"),
    NC_("accusative", "king of clubs"),
  },
  [RUMMY_DIAMONDS] = {
    NULL, NC_("accusative", "ace of diamonds"), NC_("accusative", "two of diamonds"),
    NC_("accusative", "three of diamonds"), NC_("accusative", "four of diamonds"),
    NC_("accusative", "five of diamonds"), NC_("accusative", "six of diamonds"),
    NC_("accusative", "seven of diamonds"), NC_("accusative", "eight of diamonds"),
    NC_("accusative", "nine of diamonds"), NC_("accusative", "ten of diamonds"),
    NC_("accusative", "jack of diamonds"), NC_("accusative", "queen of diamonds"),
    NC_("accusative", "king of diamonds"),
  },
  [RUMMY_HEARTS] = {
    NULL, NC_("accusative", "ace of hearts"), NC_("accusative", "two of hearts"),
    NC_("accusative", "three of hearts"), NC_("accusative", "four of hearts"), NC_("accusative", "five of hearts"),
    NC_("accusative", "six of hearts"), NC_("accusative", "seven of hearts"), NC_("accusative", "eight of hearts"),
    NC_("accusative", "nine of hearts"), NC_("accusative", "ten of hearts"), NC_("accusative", "jack of hearts"),
    NC_("accusative", "queen of hearts"), NC_("accusative", "king of hearts"),
  },
  [RUMMY_SPADES] = {
    NULL, NC_("accusative", "ace of spades"), NC_("accusative", "two of spades"),
    NC_("accusative", "three of spades"), NC_("accusative", "four of spades"), NC_("accusative", "five of spades"),
    NC_("accusative", "six of spades"), NC_("accusative", "seven of spades"), NC_("accusative", "eight of spades"),
    NC_("accusative", "nine of spades"), NC_("accusative", "ten of spades"), NC_("accusative", "jack of spades"),
    NC_("accusative", "queen of spades"), NC_("accusative", "king of spades"),
  },
};

const char *
rummy_words_card (RummyCard card)
{
  if (!rummy_card_is_valid (card))
    return _("hidden card");

  if (rummy_card_is_joker (card))
    return _("joker");

  return _(card_names[rummy_card_suit (card)][rummy_card_rank (card)]);
}

const char *
rummy_words_card_object (RummyCard card)
{
  if (!rummy_card_is_valid (card))
    return _("hidden card");

  if (rummy_card_is_joker (card))
    return C_("accusative", "joker");

  return g_dpgettext2 (NULL, "accusative", accusatives[rummy_card_suit (card)][rummy_card_rank (card)]);
}

char *
rummy_words_title (const char *words)
{
  const char *rest = g_utf8_next_char (words);
  g_autofree char *first = g_utf8_strup (words, rest - words);

  return g_strconcat (first, rest, NULL);
}

char *
rummy_words_card_title (RummyCard card)
{
  return rummy_words_title (rummy_words_card (card));
}

char *
rummy_words_card_sign (RummyCard card)
{
  static const char *const suits[RUMMY_SUITS] = {
    [RUMMY_CLUBS] = "♣", [RUMMY_DIAMONDS] = "♦", [RUMMY_HEARTS] = "♥", [RUMMY_SPADES] = "♠"
  };
  guint rank = rummy_card_rank (card);

  if (!rummy_card_is_valid (card) || rummy_card_is_joker (card))
    return g_strdup (rummy_words_card (card));

  switch (rank) {
  case RUMMY_ACE:
    /* Translators: the letters on the cards of ace, jack, queen and king. */
    return g_strconcat (C_("rank letter", "A"), suits[rummy_card_suit (card)], NULL);
  case RUMMY_JACK:
    return g_strconcat (C_("rank letter", "J"), suits[rummy_card_suit (card)], NULL);
  case RUMMY_QUEEN:
    return g_strconcat (C_("rank letter", "Q"), suits[rummy_card_suit (card)], NULL);
  case RUMMY_KING:
    return g_strconcat (C_("rank letter", "K"), suits[rummy_card_suit (card)], NULL);
  default:
    return g_strdup_printf ("%u%s", rank, suits[rummy_card_suit (card)]);
  }
}

/* Identical cards of both packs are adjacent; jokers come last. */
char *
rummy_words_cards (RummyCards cards)
{
  guint n = rummy_cards_count (cards), rest = n;
  char *words = NULL;

  for (guint i = 0; i < 2 * RUMMY_CARD_CODES; i++) {
    RummyCard card = (RummyCard) (i % RUMMY_CARD_CODES / 2 + i % 2 * 64);
    g_autofree char *before = NULL;

    if (!rummy_cards_has (cards, card) || rummy_card_is_joker (card) != (i >= RUMMY_CARD_CODES))
      continue;
    rest--;
    before = words;
    if (before == NULL)
      words = g_strdup (rummy_words_card (card));
    else if (rest > 0)
      /* Translators: adds a card, not the last, to a list of cards. */
      words = g_strdup_printf (C_("list", "%s, %s"), before, rummy_words_card (card));
    else if (n == 2)
      /* Translators: a list of two cards. */
      words = g_strdup_printf (C_("list", "%s and %s"), before, rummy_words_card (card));
    else
      /* Translators: adds the last card to a list of more than two. */
      words = g_strdup_printf (C_("list", "%s, and %s"), before, rummy_words_card (card));
  }

  return words != NULL ? words : g_strdup ("");
}
