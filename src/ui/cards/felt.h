/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/cloth.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_FELT (rummy_felt_get_type ())
G_DECLARE_FINAL_TYPE (RummyFelt, rummy_felt, RUMMY, FELT, GObject)

/* The cloth of the table, or its wood: its light falls off from the middle, and it has a fine grain.  It is drawn in a
 * thread whenever size or cloth are others; signal "changed" when that is done. */
RummyFelt *rummy_felt_new (void);

/* Size in device pixels. */
void rummy_felt_set (RummyFelt *self, int width, int height, const RummyCloth *cloth);

/* Draws what there is over width x height logical pixels: the plain colour before the first cloth is ready, an
 * older one stretched while a new one is made. */
void rummy_felt_snapshot (RummyFelt *self, GtkSnapshot *snapshot, double width, double height);

G_END_DECLS
