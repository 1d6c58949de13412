/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CARD_WIDGET (rummy_card_widget_get_type ())
G_DECLARE_FINAL_TYPE (RummyCardWidget, rummy_card_widget, RUMMY, CARD_WIDGET, GtkWidget)

typedef enum {
  RUMMY_CARD_ACTIVATE,
  RUMMY_CARD_SELECT,
  RUMMY_CARD_DISCARD
} RummyCardVerb;

/* What would happen to the card. */
typedef enum {
  RUMMY_CARD_NO_MARK,
  RUMMY_CARD_TAKEN,  /* it would be picked up */
  RUMMY_CARD_BARRED, /* it would be picked up, which is not allowed */
  RUMMY_CARD_WANTED, /* the picked-up card could be melded with it */
  RUMMY_CARD_HINTED /* a hint suggests playing it */
} RummyCardMark;

/* A card that can be seen, focused and read by screen readers.  The table places and moves it.  Requests of
 * assistive technologies are emitted as signal "verb" (uint RummyCardVerb). */
/* RUMMY_CARD_HIDDEN for a card that is never turned up */
GtkWidget *rummy_card_widget_new (RummyCardFaces *faces, RummyCard card);

RummyCard rummy_card_widget_get_card (RummyCardWidget *self);

/* The exact size in logical pixels; the allocation is rounded up. */
void rummy_card_widget_set_size (RummyCardWidget *self, RummySlot slot, graphene_size_t size);

/* Sets how it is moved, turned and scaled while it travels, or NULL.  With @is_carried it is drawn by the stage
 * instead of in its place. */
void rummy_card_widget_set_travel (RummyCardWidget *self, GskTransform *travel, gboolean is_carried);
gboolean rummy_card_widget_travels (RummyCardWidget *self);
void rummy_card_widget_draw (RummyCardWidget *self, GtkSnapshot *snapshot);         /* as it travels */
void rummy_card_widget_draw_at_rest (RummyCardWidget *self, GtkSnapshot *snapshot); /* in its place */

void rummy_card_widget_set_face_up (RummyCardWidget *self, gboolean face_up);
void rummy_card_widget_set_lifted (RummyCardWidget *self, gboolean lifted);
void rummy_card_widget_set_selected (RummyCardWidget *self, gboolean selected);
void rummy_card_widget_set_marked (RummyCardWidget *self, gboolean marked);
void rummy_card_widget_set_mark (RummyCardWidget *self, RummyCardMark mark);

/* The seat that scores the card or shows it openly, whose sign is drawn on it; or RUMMY_SEAT_NONE. */
void rummy_card_widget_set_scorer (RummyCardWidget *self, guint seat);

/* The number of cards in a pile, which is drawn as thickness. */
void rummy_card_widget_set_depth (RummyCardWidget *self, guint depth);

/* @label NULL: the name of the card. */
void rummy_card_widget_describe (RummyCardWidget *self, const char *label, const char *description);
void rummy_card_widget_allow (RummyCardWidget *self, gboolean select, gboolean discard);

G_END_DECLS
