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

/* What would happen to it. */
typedef enum {
  RUMMY_CARD_NO_MARK,
  RUMMY_CARD_TAKEN,  /* it would be taken from the pile */
  RUMMY_CARD_BARRED, /* the same, but that is not allowed */
  RUMMY_CARD_WANTED, /* what is taken could be melded with it */
  RUMMY_CARD_HINTED /* it is advised to play it */
} RummyCardMark;

/* One card as it is seen and reached by keys and screen readers.  It is placed and moved by its table, which hears of
 * what assistive technology asks for by signal "verb" (uint RummyCardVerb). */
GtkWidget *rummy_card_widget_new (RummyCardFaces *faces, RummyCard card); /* RUMMY_CARD_HIDDEN: never turned up */

RummyCard rummy_card_widget_get_card (RummyCardWidget *self);

/* The exact size, logical pixels; the allocation is rounded up. */
void rummy_card_widget_set_size (RummyCardWidget *self, RummySlot slot, graphene_size_t size);

/* How it is moved, turned and scaled on its way, or NULL. With is_carried it is not drawn in its place but by whoever
 * carries it. */
void rummy_card_widget_set_travel (RummyCardWidget *self, GskTransform *travel, gboolean is_carried);
gboolean rummy_card_widget_travels (RummyCardWidget *self);
void rummy_card_widget_draw (RummyCardWidget *self, GtkSnapshot *snapshot);         /* on its way */
void rummy_card_widget_draw_at_rest (RummyCardWidget *self, GtkSnapshot *snapshot); /* in its place */

void rummy_card_widget_set_face_up (RummyCardWidget *self, gboolean face_up);
void rummy_card_widget_set_lifted (RummyCardWidget *self, gboolean lifted);
void rummy_card_widget_set_selected (RummyCardWidget *self, gboolean selected);
void rummy_card_widget_set_marked (RummyCardWidget *self, gboolean marked);
void rummy_card_widget_set_mark (RummyCardWidget *self, RummyCardMark hint);

/* The seat that scores it on the table, or before which it lies open; its sign stands on it; or RUMMY_SEAT_NONE. */
void rummy_card_widget_set_scorer (RummyCardWidget *self, guint seat);

/* How many cards lie there, for a thickness. */
void rummy_card_widget_set_depth (RummyCardWidget *self, guint depth);

/* label NULL: the name of the card. */
void rummy_card_widget_describe (RummyCardWidget *self, const char *label, const char *description);
void rummy_card_widget_allow (RummyCardWidget *self, gboolean select, gboolean discard);

G_END_DECLS
