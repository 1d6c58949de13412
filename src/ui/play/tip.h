/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/play/tip-place.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_TIP (rummy_tip_get_type ())
G_DECLARE_DERIVABLE_TYPE (RummyTip, rummy_tip, RUMMY, TIP, AdwBin)

/* A bubble with an arrow, in an overlay. Around its child it is as wide as the arrow is long, and lets clicks through
 * there; its color is the arrow's. */
struct _RummyTipClass {
  AdwBinClass parent_class;
};

#define RUMMY_TIP_ARROW 12 /* pixels */

/* Lays it out there; what has no size, anywhere. */
void rummy_tip_set_place (RummyTip *self, const RummyTipPlace *place);
const RummyTipPlace *rummy_tip_get_place (RummyTip *self);

/* Returns the size of the bubble for that width. */
graphene_size_t rummy_tip_measure (RummyTip *self, int width);

/* Returns the place of the widget with the room around its bubble. */
GdkRectangle rummy_tip_get_allotment (RummyTip *self);

G_END_DECLS
