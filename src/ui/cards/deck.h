/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/card.h"

G_BEGIN_DECLS

/* The values of RummyDeckStyle and of back are those of the settings. */
typedef enum {
  RUMMY_DECK_CLASSIC,
  RUMMY_DECK_LARGE_INDEX,
  RUMMY_N_DECK_STYLES
} RummyDeckStyle;

#define RUMMY_N_BACKS 8

/* What the cards look like. */
typedef struct {
  RummyDeckStyle style;
  gboolean four_colours;
  const char *letters; /* the language whose letters stand on aces and courts, interned; NULL: A, J, Q and K */
  guint back;          /* below RUMMY_N_BACKS */
} RummyDeck;

/* The deck that is set. */
void rummy_deck_read (GSettings *settings, RummyDeck *deck);

/* A language, such as "de" or "de_AT", as the letters of a RummyDeck, when it has some that are not A, J, Q and K, else
 * NULL; and so that of the texts that are shown. */
const char *rummy_deck_find_letters (const char *language);
const char *rummy_deck_get_language (void);

/* The rank of the ace or court that bears a small letter in a language of RummyDeck, or 0. */
guint rummy_deck_get_rank (const char *letters, gunichar letter);

/* Whether a card, RUMMY_CARD_HIDDEN for the back, looks the same in both. */
gboolean rummy_deck_draws_alike (const RummyDeck *a, const RummyDeck *b, RummyCard card);

/* Draws a card, RUMMY_CARD_HIDDEN for the back, width x height large.  Any thread may, one at a time. */
void rummy_deck_draw (const RummyDeck *deck, RummyCard card, cairo_t *cr, int width, int height);

G_END_DECLS
