/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/cards/deck.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CARD_FACES (rummy_card_faces_get_type ())
G_DECLARE_FINAL_TYPE (RummyCardFaces, rummy_card_faces, RUMMY, CARD_FACES, GObject)

/* Places where all cards have the same size. */
typedef enum {
  RUMMY_SLOT_HAND,
  RUMMY_SLOT_TABLE,
  RUMMY_SLOT_OTHERS,
  RUMMY_N_SLOTS
} RummySlot;

/* The faces and the back of the cards as textures, drawn in a thread at the size of each slot and kept until tidied.
 * Signal "changed": new textures are ready. */
RummyCardFaces *rummy_card_faces_new (void);

/* Uses the textures of @other until its own are ready. */
void rummy_card_faces_take_up (RummyCardFaces *self, RummyCardFaces *other);

/* When idle, also draws all faces that were not yet requested in the hand, so that no card is blank at first. */
void rummy_card_faces_draw_ahead (RummyCardFaces *self);

/* Releases textures not requested since the last call, if the hand has the same face.  Otherwise all faces in all
 * sizes would accumulate. */
void rummy_card_faces_tidy (RummyCardFaces *self);

/* Stops drawing and waits for the face being drawn, because a thread that runs while the program exits could use
 * libraries that have already been shut down. */
void rummy_card_faces_stop (RummyCardFaces *self);

/* Textures of the old deck stay until those of the new one are ready.  The initial deck is the first of each choice. */
void rummy_card_faces_set_deck (RummyCardFaces *self, const RummyDeck *deck);

/* Sets whether a slot uses large indices in every style, because its cards are small. */
void rummy_card_faces_set_large_index (RummyCardFaces *self, RummySlot slot, gboolean large_index);

/* In device pixels.  Textures of the old size stay until those of the new one are ready. */
void rummy_card_faces_set_size (RummyCardFaces *self, RummySlot slot, int width, int height);

/* Returns the best available texture of a card (RUMMY_CARD_HIDDEN: the back), perhaps in another size, or NULL.
 * What is missing is drawn; "changed" follows. */
GdkTexture *rummy_card_faces_get (RummyCardFaces *self, RummySlot slot, RummyCard card);

/* Returns whether requested faces are not ready yet. */
gboolean rummy_card_faces_is_drawing (RummyCardFaces *self);

/* Draws the shadow of a card of this size in logical pixels. */
void rummy_card_faces_snapshot_shadow (RummyCardFaces *self, GtkSnapshot *snapshot, RummySlot slot, gboolean lifted,
                                       const graphene_size_t *size);

/* Draws a card seen edge-on, or whose face is not ready yet. */
void rummy_card_faces_snapshot_blank (GtkSnapshot *snapshot, const graphene_rect_t *rect);

G_END_DECLS
