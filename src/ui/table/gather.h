/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/stage.h"
#include "ui/table/table-layout.h"

G_BEGIN_DECLS

/* The end of a round's cards: each hand, each meld and the pile close up and go to the stock as a packet, which is
 * then riffled. Their pictures are copied, so the stage may be cleared for the next deal. */
typedef struct _RummyGather RummyGather;

/* Borrows faces and layout; the stock may lie elsewhere when it is played. NULL if there is nothing to gather. */
RummyGather *rummy_gather_new (RummyStage *stage, RummyCardFaces *faces, const RummyTableLayout *layout);

/* Plays and frees it; returns its length in milliseconds. */
double rummy_gather_play (RummyGather *self, RummyStage *stage);

G_END_DECLS
