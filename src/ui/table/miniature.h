/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MINIATURE (rummy_miniature_get_type ())
G_DECLARE_FINAL_TYPE (RummyMiniature, rummy_miniature, RUMMY, MINIATURE, GtkWidget)

/* A picture of the table of a game, drawn from its position: the whole table, small, at which nothing can be done.  It
 * is seen from the seat, with closed hands if that is asked for. */
GtkWidget *rummy_miniature_new (RummyGame *game, guint seat, gboolean closed);

/* To dress it as others are. */
RummyTable *rummy_miniature_get_table (RummyMiniature *self);

G_END_DECLS
