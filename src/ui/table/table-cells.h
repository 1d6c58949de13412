/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-layout.h"

G_BEGIN_DECLS

#define RUMMY_CELL_ROWS_MAX 12
#define RUMMY_CELL_COLUMNS_MAX 24
#define RUMMY_CELLS_MAX (RUMMY_CELL_ROWS_MAX * RUMMY_CELL_COLUMNS_MAX)

/* Where the seat of a field sits, which is where its melds begin. */
typedef enum {
  RUMMY_SIDE_BOTTOM, /* the own seat */
  RUMMY_SIDE_LEFT,
  RUMMY_SIDE_TOP,
  RUMMY_SIDE_RIGHT,
  RUMMY_SIDE_NONE, /* everybody's: melds follow each other as they are read */
} RummySide;

typedef struct {
  RummySide side;
  graphene_rect_t seat;
} RummyCellField;

/* The felt as a grid of cells of one size. A meld takes the first free cell of its field, or more side by side if it is
 * long, and keeps it: what comes later takes others, and a meld that grows is squeezed in what it has. */
typedef struct {
  const RummyTableSpec *spec;
  graphene_size_t card;
  double gap;
  double left, top;        /* of the first cell */
  double width;            /* of a cell */
  double step_x, step_y;   /* from a cell to the next one */
  guint columns, rows;
  guint middle;            /* row of the pile */
  guint n_fields;
  RummyCellField field[RUMMY_OTHERS_MAX + 1];
  guint8 use[RUMMY_CELLS_MAX];
} RummyCells;

/* Divides the width of area, in which the cells are centered; their rows are left to the caller. FALSE if it is too
 * narrow for one. */
gboolean rummy_cells_init (RummyCells *self, const RummyTableSpec *spec, graphene_size_t card, double gap,
                           double left, double width);

/* Puts as many rows as fit between top and bottom. */
void rummy_cells_set_rows (RummyCells *self, double top, double bottom);

double rummy_cells_get_row (const RummyCells *self, guint row); /* its top, on a device pixel */

void rummy_cells_block (RummyCells *self, const graphene_rect_t *rect); /* takes the cells under it */

/* Keeps them for others, unless new melds of the turn find no place. */
void rummy_cells_lend (RummyCells *self, const graphene_rect_t *rect);

/* The own field first, then in order of play. */
void rummy_cells_add_field (RummyCells *self, RummySide side, const graphene_rect_t *seat);

/* Lays out melds and slot, as if nothing were mirrored. FALSE unless what lay at the start of the turn fits with some
 * room for more. */
gboolean rummy_cells_lay (RummyCells *self, RummyTableLayout *layout);

G_END_DECLS
