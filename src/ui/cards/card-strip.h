/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CARD_STRIP (rummy_card_strip_get_type ())
G_DECLARE_FINAL_TYPE (RummyCardStrip, rummy_card_strip, RUMMY, CARD_STRIP, GtkWidget)

/* A picture of small overlapping cards, for a row of text.  Only a picture: words are up to its parent. */

/* @faces: shared by all strips of a page; their slot for the others is set to the size of these cards. */
GtkWidget *rummy_card_strip_new (RummyCardFaces *faces);

/* From left to right; RUMMY_CARD_HIDDEN: a back. */
void rummy_card_strip_set_cards (RummyCardStrip *self, const RummyCard *cards, guint n);

gboolean rummy_card_strip_is_drawing (RummyCardStrip *self); /* a face is not ready yet */

G_END_DECLS
