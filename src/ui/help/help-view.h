/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/help/help.h"

G_BEGIN_DECLS

/* A page of the help as widgets, one for each block.  Its links activate "help.go" with their target, its buttons
 * "help.do" with theirs; whoever made the faces stops them. */
GtkWidget *rummy_help_view_new (const RummyHelpBook *book, const RummyHelpPage *page, RummyCardFaces *faces);

/* The same on paper. */
GtkPrintOperation *rummy_help_print_new (RummyHelpBook *book, const RummyHelpPage *page, const RummyDeck *deck);

/* Reads the codes of a block of cards, which may name a card of either pack; returns how many. */
guint rummy_help_read_cards (const char *codes, RummyCard cards[RUMMY_CARDS_MAX]);

G_END_DECLS
