/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-cells.h"

#include <math.h>

#include "ui/table/table-layout-private.h"

#define CELL 2.2 /* width of a cell, in cards: for five cards of a meld */

#define MORE 0.4 /* that a cell may get, of what is left of the width */

#define SLOT_CARDS 3
#define NARROW_SLOT 0.25   /* of a card, at least */
#define SLOT_WIDTH 92.0    /* for its words, of small cards */

/* Cells kept free at the start of a turn, at least, and with the melds of the field: of everybody's field, of the own
 * one, and of others, less if they are many. */
static const struct {
  guint least, all;
} spare_common = { 4, 6 }, spare_own = { 2, 4 }, spare_other = { 1, 2 }, spare_many = { 0, 1 };
#define FEW_FIELDS 4
#define SPARE 5 /* in all, with more than two players */

#define ROW_GAP 0.3        /* between rows at most, of a card's height */
#define SPARE_ABOVE 0.3    /* of the height that is left */
#define HOME_COLUMNS 4     /* of the own field, which begins in the middle */
#define FOREIGN 2.0        /* cells that another seat may be nearer to a cell */

/* Cells before other seats come after all of a field's own, and those far away last. */
#define KEY_FOREIGN 10000
#define KEY_FAR 20000
#define KEY_LENT 40000
#define NONE G_MAXUINT

enum { FREE, LENT, BUSY };

typedef struct {
  guint16 key[RUMMY_CELLS_MAX]; /* lowest first */
} Order;

gboolean
rummy_cells_init (RummyCells *self, const RummyTableSpec *spec, graphene_size_t card, double gap, double left,
                  double width)
{
  double cell = card.width * CELL, step = cell + gap, more;
  double columns = MIN (floor ((width + gap) / step + 1e-6), RUMMY_CELL_COLUMNS_MAX);

  if (columns < 1)
    return FALSE;

  more = MIN ((width + gap) / columns - step, card.width * MORE);
  cell += more;
  step += more;
  *self = (RummyCells) { .spec = spec, .card = card, .gap = gap, .width = cell, .step_x = step, .step_y = 1,
                         .columns = (guint) columns };
  self->left = left + (width - self->columns * step + gap) / 2;

  return TRUE;
}

void
rummy_cells_set_rows (RummyCells *self, double top, double bottom)
{
  double step = self->card.height + self->gap, height = bottom - top, spare, more;
  double rows = floor ((height + self->gap) / step + 1e-6);

  self->rows = (guint) CLAMP (rows, 0, RUMMY_CELL_ROWS_MAX);
  if (self->rows == 0)
    return;

  spare = MAX (height + self->gap - self->rows * step, 0);
  more = MIN (spare / self->rows, self->card.height * ROW_GAP);
  self->step_y = step + more;
  self->top = top + (spare - more * (self->rows - 1)) * SPARE_ABOVE;
}

double
rummy_cells_get_row (const RummyCells *self, guint row)
{
  return floor ((self->top + row * self->step_y) * self->spec->scale + 1e-6) / self->spec->scale;
}

static graphene_rect_t
rect_of (const RummyCells *self, guint cell, guint span)
{
  return GRAPHENE_RECT_INIT (self->left + cell % self->columns * self->step_x,
                             rummy_cells_get_row (self, cell / self->columns),
                             self->width + (span - 1) * self->step_x, self->card.height);
}

static void
mark (RummyCells *self, const graphene_rect_t *rect, guint8 use)
{
  graphene_rect_t room = *rect;

  graphene_rect_inset (&room, -self->gap / 2, -self->gap / 2);
  for (guint cell = 0; cell < self->columns * self->rows; cell++) {
    graphene_rect_t at = rect_of (self, cell, 1);

    if (graphene_rect_intersection (&at, &room, NULL))
      self->use[cell] = use;
  }
}

void
rummy_cells_block (RummyCells *self, const graphene_rect_t *rect)
{
  mark (self, rect, BUSY);
}

void
rummy_cells_lend (RummyCells *self, const graphene_rect_t *rect)
{
  mark (self, rect, LENT);
}

void
rummy_cells_add_field (RummyCells *self, RummySide side, const graphene_rect_t *seat)
{
  self->field[self->n_fields++] = (RummyCellField) { side, *seat };
}

static double
distance (const graphene_rect_t *a, const graphene_rect_t *b)
{
  double dx = MAX (MAX (a->origin.x - b->origin.x - b->size.width, b->origin.x - a->origin.x - a->size.width), 0);
  double dy = MAX (MAX (a->origin.y - b->origin.y - b->size.height, b->origin.y - a->origin.y - a->size.height), 0);

  return sqrt (dx * dx + dy * dy);
}

/* Outwards from the middle, at first to the right. */
static guint
from_middle (double middle, guint at)
{
  double away = at - middle;

  return (guint) (away > 0.25 ? 2 * away - 0.5 : MAX (-2 * away, 0));
}

/* The row before the seat comes first. */
static guint
rank_of (const RummyCells *self, const RummyCellField *field, guint cell)
{
  guint row = cell / self->columns, column = cell % self->columns, home;
  double x = (field->seat.origin.x + field->seat.size.width / 2 - self->left - self->width / 2) / self->step_x;
  double y = (field->seat.origin.y + field->seat.size.height / 2 - self->top - self->card.height / 2) / self->step_y;

  switch (field->side) {
  case RUMMY_SIDE_BOTTOM:
    if (self->spec->left_handed)
      column = self->columns - 1 - column;
    home = self->columns > HOME_COLUMNS ? (self->columns - HOME_COLUMNS) / 2 : 0;
    return (self->rows - 1 - row) * 100 + (column >= home ? column - home : self->columns - column);
  case RUMMY_SIDE_LEFT:
    return column * 100 + from_middle (y, row);
  case RUMMY_SIDE_RIGHT:
    return (self->columns - 1 - column) * 100 + from_middle (y, row);
  case RUMMY_SIDE_TOP:
    return row * 100 + from_middle (x, column);
  case RUMMY_SIDE_NONE:
  default:
    return (row == 0 ? self->rows : row) * 100 + column; /* beside the pile last */
  }
}

/* On the other side of the pile. */
static gboolean
is_across (const RummyCells *self, RummySide side, guint cell)
{
  guint row = cell / self->columns;

  return (side == RUMMY_SIDE_TOP && row > self->middle) || (side == RUMMY_SIDE_BOTTOM && row < self->middle);
}

static void
order (const RummyCells *self, Order *orders)
{
  for (guint cell = 0; cell < self->columns * self->rows; cell++) {
    graphene_rect_t at = rect_of (self, cell, 1);
    double away[RUMMY_OTHERS_MAX + 1], least = G_MAXDOUBLE;
    gboolean is_own_row = self->field[0].side == RUMMY_SIDE_BOTTOM && cell / self->columns + 1 == self->rows;

    for (guint i = 0; i < self->n_fields; i++) {
      away[i] = distance (&at, &self->field[i].seat);
      least = MIN (least, away[i]);
    }
    for (guint i = 0; i < self->n_fields; i++) {
      guint rank = rank_of (self, &self->field[i], cell);
      guint steps = (guint) MIN (away[i] / self->card.width * 4, 9999);

      if (is_own_row && i == 0)
        orders[i].key[cell] = (guint16) rank;
      else if (away[i] > least + self->step_x * FOREIGN || is_across (self, self->field[i].side, cell))
        orders[i].key[cell] = (guint16) (KEY_FAR + steps);
      else
        orders[i].key[cell] = (guint16) (is_own_row || away[i] > least + 1 ? KEY_FOREIGN + steps : rank);
    }
  }
}

/* Cells that so many cards take. */
static guint
span_of (const RummyCells *self, guint n)
{
  double cards = 1 + (n - 1) * RUMMY_LEAST_MELD_STRIP;
  double more = ceil ((cards * self->card.width - self->width) / self->step_x - 1e-6);

  return more > 0 ? (guint) more + 1 : 1;
}

static gboolean
is_free (const RummyCells *self, const Order *order, guint cell, guint limit)
{
  return order->key[cell] < limit && (self->use[cell] == FREE || (self->use[cell] == LENT && limit == NONE));
}

/* Takes the first free cells of the field, or returns NONE. */
static guint
take (RummyCells *self, const Order *order, guint span, guint limit)
{
  guint best = NONE, best_key = limit;

  for (guint cell = 0; cell < self->columns * self->rows; cell++) {
    guint key = order->key[cell] + (self->use[cell] == LENT ? KEY_LENT : 0), k;

    if (key >= best_key || cell % self->columns + span > self->columns)
      continue;
    for (k = 0; k < span && is_free (self, order, cell + k, limit); k++)
      ;
    if (k == span) {
      best = cell;
      best_key = key;
    }
  }
  for (guint k = 0; best != NONE && k < span; k++)
    self->use[best + k] = BUSY;

  return best;
}

static guint
count_free (const RummyCells *self)
{
  guint n = 0;

  for (guint cell = 0; cell < self->columns * self->rows; cell++)
    n += self->use[cell] == FREE;

  return n;
}

/* FALSE if there is no room for more than so many melds. */
static gboolean
has_spare (const RummyCells *self, const Order *orders, guint n_kept)
{
  RummyCells copy = *self;

  if (self->spec->is_lone)
    return TRUE;
  if (self->n_fields > 1 && self->spec->n_others > 1 && count_free (self) < SPARE)
    return FALSE;

  for (guint i = 0; i < self->n_fields; i++) {
    guint least = spare_other.least, all = spare_other.all, n_own = 0;

    if (self->n_fields == 1) {
      least = spare_common.least;
      all = spare_common.all;
    } else if (i == 0) {
      least = spare_own.least;
      all = spare_own.all;
    } else if (self->n_fields > FEW_FIELDS) {
      least = spare_many.least;
      all = spare_many.all;
    }
    for (guint meld = 0; meld < n_kept; meld++)
      n_own += self->n_fields == 1 || self->spec->meld_field[meld] == i;
    for (guint n = MAX (least, all - MIN (n_own, all)); n > 0; n--) {
      if (take (&copy, &orders[i], 1, KEY_FAR) == NONE)
        return FALSE;
    }
  }

  return TRUE;
}

static guint
kept_size (const RummyTableSpec *spec, guint meld)
{
  return spec->turn != NULL && meld < spec->turn->n_known ? spec->turn->meld_size[meld] : spec->meld_size[meld];
}

/* Puts the slot after a meld that leaves some of its cell, if a turn has taken all others. */
static gboolean
squeeze_slot (const RummyCells *self, RummyTableLayout *layout)
{
  for (guint i = self->spec->n_melds; i > 0; i--) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i - 1]);
    double right = meld.origin.x + meld.size.width, x = right + self->gap / 2, end = self->left + self->width;

    while (end < right - 1e-3) /* a meld that fills its cells leaves nothing of them */
      end += self->step_x;
    if (end - x < self->card.width * NARROW_SLOT)
      continue;
    layout->slot = GRAPHENE_RECT_INIT (x, meld.origin.y, end - x, self->card.height);
    return TRUE;
  }

  return FALSE;
}

gboolean
rummy_cells_lay (RummyCells *self, RummyTableLayout *layout)
{
  const RummyTableSpec *spec = self->spec;
  guint n_kept = spec->turn != NULL ? MIN (spec->turn->n_melds, spec->n_melds) : spec->n_melds, slot;
  Order orders[RUMMY_OTHERS_MAX + 1];

  if (count_free (self) < n_kept)
    return FALSE;

  order (self, orders);
  if (n_kept == 0 && !has_spare (self, orders, n_kept))
    return FALSE;

  for (guint i = 0; i < spec->n_melds; i++) {
    const Order *own = &orders[self->n_fields > 1 ? spec->meld_field[i] : 0];
    guint span = span_of (self, kept_size (spec, i)), cell = take (self, own, span, i < n_kept ? KEY_FAR : NONE);
    RummyFan *meld = &layout->melds[i];

    if (i >= n_kept && cell == NONE && span > 1)
      cell = take (self, own, span = 1, NONE);
    if (cell == NONE || (i + 1 == n_kept && !has_spare (self, orders, n_kept)))
      return FALSE;

    rummy_fan_init (meld, self->card, spec->scale, spec->meld_size[i]);
    meld->origin = rect_of (self, cell, span).origin;
    meld->dx = self->card.width * RUMMY_MELD_STRIP;
    if (meld->n > 1)
      meld->dx = MIN (meld->dx, (rect_of (self, cell, span).size.width - self->card.width) / (meld->n - 1));
  }
  layout->n_shown = spec->n_melds;
  layout->slot = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (spec->hides_slot)
    return TRUE;

  slot = take (self, &orders[0], 1, NONE);
  if (slot == NONE)
    return squeeze_slot (self, layout);

  layout->slot = rect_of (self, slot, 1);
  layout->slot.size.width =
    MIN (MAX (self->card.width * (1 + (SLOT_CARDS - 1) * RUMMY_MELD_STRIP), SLOT_WIDTH), self->width);

  return TRUE;
}
