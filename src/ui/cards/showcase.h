/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"

G_BEGIN_DECLS

#define RUMMY_SHOWCASE_CARDS 5

#define RUMMY_TYPE_SHOWCASE (rummy_showcase_get_type ())
G_DECLARE_FINAL_TYPE (RummyShowcase, rummy_showcase, RUMMY, SHOWCASE, GtkWidget)

/* An ornament: a few cards, as held in a hand.
 *
 * Property "card-width" (int): in logical pixels, if there is room. */

/* The faces are shared by all showcases of that slot, which must have the same width; the caller stops them. */
void rummy_showcase_show (RummyShowcase *self, RummyCardFaces *faces, RummySlot slot, const RummyCard *cards, guint n);

/* Returns whether faces are still being drawn. */
gboolean rummy_showcase_is_drawing (RummyShowcase *self);

G_END_DECLS
