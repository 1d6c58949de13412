/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/help/help.h"

G_BEGIN_DECLS

/* Returns a page of help as widgets, one a block. Links activate "help.go" with their target, buttons "help.do". The
 * owner of faces stops them. */
GtkWidget *rummy_help_view_new (const RummyHelpBook *book, const RummyHelpPage *page, RummyCardFaces *faces);

/* Returns a print operation for the page. */
GtkPrintOperation *rummy_help_print_new (RummyHelpBook *book, const RummyHelpPage *page, const RummyDeck *deck);

/* Reads the card codes of a block, of either pack; returns how many. */
guint rummy_help_read_cards (const char *codes, RummyCard cards[RUMMY_CARDS_MAX]);

G_END_DECLS
