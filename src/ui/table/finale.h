/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"

G_BEGIN_DECLS

/* The end of a round as it is seen: a light and fanned cards for who won it, the score counted up on the plates while
 * hands turn over, and once more the light for who wins the game. */
typedef struct _RummyFinale RummyFinale;

/* Borrows all of these. */
RummyFinale *rummy_finale_new (RummySeen *seen, const RummySpread *spread, RummySeating *seating);
void rummy_finale_free (RummyFinale *self);

/* Plans it for the round that has just ended; then hands can be turned, and it can be played. */
void rummy_finale_plan (RummyFinale *self);
gint64 rummy_finale_get_turn (RummyFinale *self, guint seat); /* when the hand turns over, by the stage's clock */
void rummy_finale_play (RummyFinale *self);

G_END_DECLS
