/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/card.h"

G_BEGIN_DECLS

/* The values of RummyDeckStyle and of @back are those of the settings. */
typedef enum {
  RUMMY_DECK_CLASSIC,
  RUMMY_DECK_LARGE_INDEX,
  RUMMY_N_DECK_STYLES
} RummyDeckStyle;

#define RUMMY_N_BACKS 8

/* The artwork of the cards. */
typedef struct {
  RummyDeckStyle style;
  gboolean four_colors;
  const char *letters; /* language of the letters on aces and face cards, interned; NULL for A, J, Q and K */
  guint back;          /* below RUMMY_N_BACKS */
} RummyDeck;

/* Reads the current deck. */
void rummy_deck_read (GSettings *settings, RummyDeck *deck);

/* find_letters () returns the letters for a language such as "de" or "de_AT", or NULL if it uses A, J, Q and K;
 * get_language () does so for the language of the program. */
const char *rummy_deck_find_letters (const char *language);
const char *rummy_deck_get_language (void);

/* Returns the rank of the ace or face card with a (lower-case) letter in a language of RummyDeck, or 0. */
guint rummy_deck_get_rank (const char *letters, gunichar letter);

/* Returns whether a card (RUMMY_CARD_HIDDEN: the back) looks the same in both. */
gboolean rummy_deck_draws_alike (const RummyDeck *a, const RummyDeck *b, RummyCard card);

/* Draws a card (RUMMY_CARD_HIDDEN: the back) of @width x @height.  May be called from any thread, but only from one
 * at a time. */
void rummy_deck_draw (const RummyDeck *deck, RummyCard card, cairo_t *cr, int width, int height);

G_END_DECLS
