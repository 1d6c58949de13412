/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/cloth.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_FELT (rummy_felt_get_type ())
G_DECLARE_FINAL_TYPE (RummyFelt, rummy_felt, RUMMY, FELT, GObject)

/* The cloth or wood of the table: lit from the middle, with a fine grain.  It is drawn in a thread when size or
 * cloth change; then signal "changed" is emitted. */
RummyFelt *rummy_felt_new (void);

/* Sets cloth and size, in device pixels. */
void rummy_felt_set (RummyFelt *self, int width, int height, const RummyCloth *cloth);

/* Returns whether the last cloth is not ready yet. */
gboolean rummy_felt_is_drawing (RummyFelt *self);

/* Draws what is available over @width x @height logical pixels: a plain color before the first cloth is ready, later
 * the old one, stretched. */
void rummy_felt_snapshot (RummyFelt *self, GtkSnapshot *snapshot, double width, double height);

G_END_DECLS
