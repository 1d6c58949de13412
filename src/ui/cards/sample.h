/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/cards/cloth.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SAMPLE (rummy_sample_get_type ())
G_DECLARE_FINAL_TYPE (RummySample, rummy_sample, RUMMY, SAMPLE, GtkWidget)

/* A small picture of a card or a table, for choosing one. */
GtkWidget *rummy_sample_new (void);

/* Shows a card of a deck; RUMMY_CARD_HIDDEN: its back. */
void rummy_sample_show_card (RummySample *self, const RummyDeck *deck, RummyCard card);

/* The same with faces shared by several samples; the caller must stop them. */
void rummy_sample_show_card_of (RummySample *self, RummyCardFaces *faces, RummyCard card);

/* Moves the card from its place, and turns it up (@turn 0: back, 1: face). */
void rummy_sample_set_pose (RummySample *self, double dx, double dy, double turn);
gboolean rummy_sample_is_drawing (RummySample *self); /* the card is not ready yet */
gboolean rummy_sample_is_turned_up (RummySample *self); /* and in its place */

/* Shows a table; @own is the color for RUMMY_LOOK_OWN. */
void rummy_sample_show_table (RummySample *self, RummyLook look, const GdkRGBA *own);

G_END_DECLS
