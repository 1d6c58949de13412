/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/card.h"

#include <string.h>

static const char ranks[] = "*A23456789TJQK";
static const char suits[] = "CDHS";

void
rummy_card_to_text (RummyCard card, char text[RUMMY_CARD_TEXT])
{
  char *end = text;

  if (!rummy_card_is_valid (card)) {
    *end++ = '?';
  } else if (rummy_card_is_joker (card)) {
    *end++ = '*';
    *end++ = (char) ('1' + rummy_card_pack (card) * RUMMY_SUITS + rummy_card_suit (card));
  } else {
    *end++ = ranks[rummy_card_rank (card)];
    *end++ = suits[rummy_card_suit (card)];
    if (rummy_card_pack (card))
      *end++ = '\'';
  }
  *end = '\0';
}

static char
upper (char c)
{
  return (char) (c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

size_t
rummy_card_from_text (const char *text, RummyCard *card)
{
  const char *at = text, *rank, *suit;

  if (*at == '*') {
    if (at[1] < '1' || at[1] > '8')
      return 0;
    *card = rummy_card ((unsigned) (at[1] - '1') / RUMMY_SUITS, (unsigned) (at[1] - '1') % RUMMY_SUITS, 0);
    return 2;
  }

  if (at[0] == '1' && at[1] == '0') {
    rank = strchr (ranks, 'T');
    at += 2;
  } else {
    rank = *at ? strchr (ranks + 1, upper (*at)) : NULL;
    at++;
  }
  if (rank == NULL || *at == '\0')
    return 0;

  suit = strchr (suits, upper (*at++));
  if (suit == NULL)
    return 0;

  *card = rummy_card (*at == '\'', (unsigned) (suit - suits), (unsigned) (rank - ranks));

  return (size_t) (at - text) + (*at == '\'');
}

size_t
rummy_cards_to_text (RummyCards cards, char *text, size_t size)
{
  size_t length = 0;

  if (size)
    text[0] = '\0';

  RUMMY_CARDS_EACH (card, cards) {
    char code[RUMMY_CARD_TEXT];
    size_t n;

    rummy_card_to_text (card, code);
    n = strlen (code);
    if (length && length + 1 < size) {
      text[length] = ' ';
      text[length + 1] = '\0';
    }
    length += length > 0;
    if (length + n < size)
      memcpy (text + length, code, n + 1);
    length += n;
  }

  return length;
}

bool
rummy_cards_from_text (const char *text, RummyCards *cards)
{
  RummyCards read = RUMMY_NO_CARDS;

  for (;;) {
    RummyCard card;
    size_t n;

    text += strspn (text, " \t");
    if (*text == '\0')
      break;
    n = rummy_card_from_text (text, &card);
    if (n == 0 || (text[n] != '\0' && text[n] != ' ' && text[n] != '\t') || rummy_cards_has (read, card))
      return false;
    rummy_cards_add (&read, card);
    text += n;
  }

  *cards = read;

  return true;
}
