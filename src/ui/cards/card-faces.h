/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/cards/deck.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CARD_FACES (rummy_card_faces_get_type ())
G_DECLARE_FINAL_TYPE (RummyCardFaces, rummy_card_faces, RUMMY, CARD_FACES, GObject)

/* Where cards lie that have one size. */
typedef enum {
  RUMMY_SLOT_HAND,
  RUMMY_SLOT_TABLE,
  RUMMY_SLOT_OTHERS,
  RUMMY_N_SLOTS
} RummySlot;

/* The faces and the back of the cards as textures, drawn in a thread at the size of each slot and kept until
 * they are tidied.
 *
 * Signal "changed" when there are new ones. */
RummyCardFaces *rummy_card_faces_new (void);

/* Shows what another has drawn until its own are ready. */
void rummy_card_faces_take_up (RummyCardFaces *self, RummyCardFaces *other);

/* Also draws, once nobody waits for another, each face that has not been asked for in a hand, so that none begins
 * blank. */
void rummy_card_faces_draw_ahead (RummyCardFaces *self);

/* Lets go of what nobody has asked for since the last time, if the hand has the face too: else there would be each face
 * in each size in the end. */
void rummy_card_faces_tidy (RummyCardFaces *self);

/* Draws no more faces, and waits for the one that is being drawn: a thread that goes on while the program ends would
 * use libraries that have been shut down already. */
void rummy_card_faces_stop (RummyCardFaces *self);

/* Textures of the old deck stay until those of the new one are ready.  At first it is the first of each choice. */
void rummy_card_faces_set_deck (RummyCardFaces *self, const RummyDeck *deck);

/* Whether the cards of a slot have large indices in any style of the deck, because they are small there. */
void rummy_card_faces_set_large_index (RummyCardFaces *self, RummySlot slot, gboolean large_index);

/* In device pixels.  Textures of the old size stay until those of the new one are ready. */
void rummy_card_faces_set_size (RummyCardFaces *self, RummySlot slot, int width, int height);

/* The texture of a card, RUMMY_CARD_HIDDEN for the back: the best there is now, which may be of another size, or NULL.
 * What is missing is drawn and "changed" tells when it is there. */
GdkTexture *rummy_card_faces_get (RummyCardFaces *self, RummySlot slot, RummyCard card);

/* Whether faces that were asked for are not there yet. */
gboolean rummy_card_faces_is_drawing (RummyCardFaces *self);

/* Draws the shadow of a card of that size, in logical pixels. */
void rummy_card_faces_snapshot_shadow (RummyCardFaces *self, GtkSnapshot *snapshot, RummySlot slot, gboolean lifted,
                                       const graphene_size_t *size);

/* Draws a card of which neither side is seen, or the side that lies up is not there yet. */
void rummy_card_faces_snapshot_blank (GtkSnapshot *snapshot, const graphene_rect_t *rect);

G_END_DECLS
