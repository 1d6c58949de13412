/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_MINIATURE (rummy_miniature_get_type ())
G_DECLARE_FINAL_TYPE (RummyMiniature, rummy_miniature, RUMMY, MINIATURE, GtkWidget)

/* A small, live picture of a table, from a seat; with closed, all hands are closed. Nothing can be done in it. */
GtkWidget *rummy_miniature_new (RummyGame *game, guint seat, gboolean closed);

/* For setting its look. */
RummyTable *rummy_miniature_get_table (RummyMiniature *self);

G_END_DECLS
