/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-layout-private.h"

#include <math.h>

#include "ui/table/table-cells.h"

/* The form for a wide table, and for two. */
#define LEAST_RATIO 1.05 /* of width to height */
#define LEAST_HEIGHT 360.0

/* Plates have the usual text at this size, and larger text above. */
#define USUAL_HEIGHT 720.0
#define USUAL_WIDTH 1000.0

#define PLATE_WIDTH 0.1464 /* of the table's width, at most */
#define WORDS_PLATE 1.12 /* of a plate's good width, for figures in words */
#define LEAST_PLATE 0.8  /* of a plate's good width */
#define WIDE_PLATE 1.2   /* above the table, of a plate's good width */

#define PARTNER_PLATE 1.3 /* likewise, of one that tells whose partner it is */

/* Backs: shares of the table's height, a table card and a plate. */
#define BACK_HEIGHT 0.11
#define BACK_OF_CARD 0.85
#define BACK_OF_PLATE 0.5
#define FAN_OF_PLATE 0.9
#define BACK_STEP 0.3      /* of a card's width, above the table */
#define SIDE_STEP 0.2      /* of a card's height, at a side */
#define SIDE_FAN 13        /* cards that have room at that distance */
#define LIKELY_STEP 0.75   /* of a card: room for its chance */
#define LIKELY_WIDTH 0.45  /* of a likely card, of a plate's width */

/* Open hands. */
#define OPEN_STEP 0.42
#define OPEN_HEIGHT 0.16   /* of a card, of the table's height */
#define OPEN_OF_HAND 0.7   /* of a card, of the own hand's */
#define OPEN_BAND 0.24     /* of the rows above the table, of its height */
#define OPEN_LEAST 26.0

/* Discards that lie in the middle with the stock, and room for the pile before melds have some, in cards. */
#define SHOWN_PILE 5
#define SHOWN_LONE 2       /* where nothing is melded */
#define PILE_CARDS 4.3
#define LARGEST_PILE 7.5

#define LEAST_ROWS 3       /* of cards: one's own, the pile, those of the others */
#define SMALLER 0.87       /* from one card size tried to the next */

/* How many sit on the left, above and on the right, in order of play. */
static const struct {
  guint left, top, right;
} tables[RUMMY_OTHERS_MAX] = {
  { 0, 1, 0 }, { 1, 0, 1 }, { 1, 1, 1 }, { 1, 2, 1 }, { 1, 3, 1 }, { 2, 2, 2 }, { 2, 3, 2 },
};

/* Sizes for one size of cards; as if nothing were mirrored. */
typedef struct {
  const RummyTableSpec *spec;
  const RummyTableFrame *frame;
  guint n_left, n_top, n_right;
  double gap;                   /* between seats and cards */
  graphene_size_t card, plate;
  graphene_size_t back;         /* card of another hand */
  double left, right;           /* of the seats */
  double inner_left, inner_right, bottom; /* of pile and melds */
  graphene_rect_t seat[RUMMY_OTHERS_MAX]; /* room of each, with its plate */
} Around;

gboolean
rummy_table_has_around (const RummyTableSpec *spec)
{
  if (spec->height < LEAST_HEIGHT)
    return FALSE;
  if (spec->n_others == 1)
    return TRUE;

  return spec->width >= spec->height * LEAST_RATIO && !spec->likely;
}

static RummySide
side_of (const Around *at, guint other)
{
  if (other < at->n_left)
    return RUMMY_SIDE_LEFT;

  return other < at->n_left + at->n_top ? RUMMY_SIDE_TOP : RUMMY_SIDE_RIGHT;
}

static void
size_plates (Around *at, RummyTableLayout *self)
{
  const RummyTableSpec *spec = at->spec;
  double scale = CLAMP (MIN (spec->height / USUAL_HEIGHT, spec->width / USUAL_WIDTH), 1, 4);
  double good = spec->plate_width * scale, width = MIN (good * WORDS_PLATE, at->right - at->left);

  if (at->n_left > 0)
    width = CLAMP (spec->width * PLATE_WIDTH, good * LEAST_PLATE, width);
  width = MAX (width, (spec->name_width + spec->count_width) * scale);
  self->plate_scale = scale;
  at->plate = GRAPHENE_SIZE_INIT (ceil (width), ceil (spec->plate_height * scale));
}

/* Puts the plate where the own hand begins; it takes a row of its own where the table is narrow. */
static void
lay_own_plate (Around *at, RummyTableLayout *self)
{
  const RummyTableSpec *spec = at->spec;
  double height = at->plate.height, width = spec->own_width;

  at->bottom = at->frame->bottom;
  if (at->n_left == 0 && spec->width < spec->height) {
    height = ceil (spec->line_height * self->plate_scale);
    width = spec->own_line_width;
  }
  width = MIN (MAX (ceil (width * self->plate_scale), at->plate.width), floor (at->right - at->left));
  self->own_plate = GRAPHENE_RECT_INIT (spec->left_handed ? floor (at->right - width) : ceil (at->left),
                                        floor (at->frame->bottom - height), width, height);
  if (height < at->plate.height)
    at->bottom = self->own_plate.origin.y - at->gap / 2;
}

/* Divides a column or row into rooms of the same size. */
static void
place_seats (Around *at, const RummyTableLayout *self, double band)
{
  double top = at->frame->pad, bottom = self->own_plate.origin.y - at->gap;
  double width = at->inner_right - at->inner_left;

  if (at->n_left == 0)
    bottom = at->bottom;
  for (guint i = 0; i < at->spec->n_others; i++) {
    RummySide side = side_of (at, i);
    guint n = side == RUMMY_SIDE_LEFT ? at->n_left : side == RUMMY_SIDE_TOP ? at->n_top : at->n_right;
    guint nth = i - (side == RUMMY_SIDE_LEFT ? 0 : side == RUMMY_SIDE_TOP ? at->n_left : at->n_left + at->n_top);
    double height = (bottom - top + at->gap) / n - at->gap, column = (width + at->gap) / n - at->gap;

    if (side == RUMMY_SIDE_TOP)
      at->seat[i] =
        GRAPHENE_RECT_INIT (at->inner_left + nth * (column + at->gap), top, column, MIN (band, bottom - top));
    else
      at->seat[i] = GRAPHENE_RECT_INIT (side == RUMMY_SIDE_LEFT ? at->left : at->right - at->plate.width,
                                        top + (side == RUMMY_SIDE_LEFT ? n - 1 - nth : nth) * (height + at->gap),
                                        at->plate.width, height);
  }
}

/* Puts a fan that is anchored above the plate into the room of a seat, in the middle; most: what the longest takes. */
static void
put_seat (Around *at, RummyTableLayout *self, guint other, graphene_size_t most, double peek)
{
  RummyFan *fan = &self->others[other];
  graphene_rect_t *room = &at->seat[other], *plate = &self->plates[other];
  graphene_size_t size = rummy_fan_size (fan);
  gboolean has_partners = at->spec->n_fields > 0 && at->spec->n_fields <= at->spec->n_others;
  double share = has_partners ? PARTNER_PLATE : WIDE_PLATE;
  double wide = at->plate.width, middle = room->origin.x + room->size.width / 2, y = room->origin.y;

  if (side_of (at, other) == RUMMY_SIDE_TOP)
    wide = MIN (MAX (wide, at->spec->plate_width * self->plate_scale * share), room->size.width);
  else
    y += floor (MAX (room->size.height - most.height - at->plate.height, 0) / 2);
  *plate = GRAPHENE_RECT_INIT (floor (middle - wide / 2), floor (y + most.height), floor (wide), at->plate.height);
  fan->origin = GRAPHENE_POINT_INIT (middle - size.width / 2, plate->origin.y - peek - size.height);
  rummy_table_snap (at->spec, &fan->origin);

  /* What it takes of the room. */
  wide = MAX (wide, most.width);
  *room = GRAPHENE_RECT_INIT (floor (middle - wide / 2), y, wide, plate->origin.y + plate->size.height - y);
}

static void
lay_backs (Around *at, RummyTableLayout *self)
{
  const RummyTableSpec *spec = at->spec;
  double share = spec->likely ? LIKELY_WIDTH : BACK_OF_PLATE;
  double height = spec->height * (spec->likely ? OPEN_HEIGHT : BACK_HEIGHT), peek;
  double card = MIN (height / RUMMY_CARD_RATIO, at->plate.width * share);

  card = MIN (card, at->card.width * BACK_OF_CARD);
  if (!spec->likely && at->n_top > 0) /* none comes out below its plate */
    card = MIN (card, at->plate.height / (1 - RUMMY_PEEK) / RUMMY_CARD_RATIO);
  at->back = rummy_table_card_size (spec, card);
  peek = spec->likely ? at->back.height + 1 : floor (at->back.height * RUMMY_PEEK);
  place_seats (at, self, peek + at->plate.height);

  for (guint i = 0; i < spec->n_others; i++) {
    RummyFan *fan = &self->others[i];
    double gap = at->gap / 2, high = at->seat[i].size.height - at->plate.height - gap, width, step;

    rummy_fan_init (fan, at->back, spec->scale, spec->n_other[i]);
    if (side_of (at, i) == RUMMY_SIDE_TOP) {
      width = spec->likely ? at->seat[i].size.width : at->plate.width * FAN_OF_PLATE;
      step = at->back.width * (spec->likely ? LIKELY_STEP : BACK_STEP);
      if (fan->n > 1)
        fan->dx = MIN (step, (width - at->back.width) / (fan->n - 1));
      put_seat (at, self, i, GRAPHENE_SIZE_INIT (spec->likely ? width : 0, peek), peek - at->back.height);
      continue;
    }

    high = MIN (high, at->back.height * (1 + (SIDE_FAN - 1) * SIDE_STEP));
    fan->per_row = 1;
    if (fan->n > 1)
      fan->dy = MAX (MIN (at->back.height * SIDE_STEP, (high - at->back.height) / (fan->n - 1)), 0);
    put_seat (at, self, i, GRAPHENE_SIZE_INIT (0, MAX (high, at->back.height) + gap), gap);
  }
}

/* All have cards of one size. FALSE if they cannot be read. */
static gboolean
lay_open_hands (Around *at, RummyTableLayout *self)
{
  const RummyTableSpec *spec = at->spec;
  double card = MIN (spec->height * OPEN_HEIGHT / RUMMY_CARD_RATIO, at->frame->hand_card * OPEN_OF_HAND);
  double gap = at->gap / 2, band = 0;
  graphene_size_t most[RUMMY_OTHERS_MAX];
  gboolean fits = FALSE;

  place_seats (at, self, spec->height * OPEN_BAND);
  card = MIN (card, at->card.width) / RUMMY_SHRINK;
  while (!fits) {
    card *= RUMMY_SHRINK;
    if (card < OPEN_LEAST)
      return FALSE;
    at->back = rummy_table_card_size (spec, card);
    fits = TRUE;
    band = at->back.height;
    for (guint i = 0; i < spec->n_others && fits; i++) {
      RummyFan longest, *fan = &self->others[i];
      double width = at->seat[i].size.width, high = at->seat[i].size.height - at->plate.height - gap;

      rummy_fan_init (&longest, at->back, spec->scale, rummy_table_open_cards (spec, i));
      fits = rummy_fan_fit (&longest, width, high, at->back.width * OPEN_STEP);
      if (fits)
        rummy_table_fit_open (fan, &longest, spec->n_other[i], width, at->back.width * OPEN_STEP);
      most[i] = rummy_fan_size (&longest);
      if (side_of (at, i) == RUMMY_SIDE_TOP)
        band = MAX (band, most[i].height);
    }
  }

  for (guint i = 0; i < spec->n_others; i++) {
    most[i].height = gap + (side_of (at, i) == RUMMY_SIDE_TOP ? band : most[i].height);
    put_seat (at, self, i, most[i], gap);
  }

  return TRUE;
}

/* Below what sits above the table, unless there is room for melds beside it. */
static double
top_of_cells (const Around *at, double cell)
{
  double top = at->frame->pad, beside = G_MAXDOUBLE, below = top;

  for (guint i = at->n_left; i < at->n_left + at->n_top; i++) {
    const graphene_rect_t *seat = &at->seat[i];

    below = MAX (below, seat->origin.y + seat->size.height + at->gap);
    beside = MIN (beside, i == at->n_left ? seat->origin.x - at->inner_left : seat->origin.x - at->seat[i - 1].origin.x
                                                                                - at->seat[i - 1].size.width);
  }

  return beside > cell + at->gap ? top : below;
}

/* A room for the pile in the middle that does not depend on what lies there. */
static RummyPileRoom
make_room (const Around *at, const RummyTableLayout *self, const RummyCells *cells)
{
  double card = at->card.width, gap = rummy_table_gap (self, card), stock = card + 1.5 * gap, most, least;
  guint shown = at->spec->is_lone ? SHOWN_LONE : SHOWN_PILE;
  double both = stock + card * (1 + (shown - 1) * RUMMY_PILE_STEP);
  RummyPileRoom room = { .card = at->card, .gap = gap, .bottom = at->bottom };

  most = at->n_right > 0 ? cells->left + (cells->columns - 1) * cells->step_x - gap : at->inner_right;
  least = at->n_left > 0 ? cells->left + cells->step_x : at->inner_left;
  room.left = (at->frame->spec->width - both) / 2 + stock;
  room.left = MAX (MIN (room.left, most - PILE_CARDS * card), MIN (least + stock, room.left));
  if (most - room.left < PILE_CARDS * card)
    most = MIN (room.left + PILE_CARDS * card, at->inner_right);
  room.right = MIN (most, room.left + LARGEST_PILE * card);

  return room;
}

/* Finds the row of stock and pile, below those who sit above. Returns its top, or less than 0. */
static double
find_middle (const Around *at, RummyCells *cells, gboolean is_low)
{
  double top = at->frame->pad;

  for (guint i = at->n_left; i < at->n_left + at->n_top; i++)
    top = MAX (top, at->seat[i].origin.y + at->seat[i].size.height + at->gap / 2);
  if (at->spec->is_lone)
    return floor ((top + at->bottom - at->card.height) / 2);

  for (guint row = (cells->rows - !is_low) / 2; row + 1 < cells->rows; row++) {
    if (rummy_cells_get_row (cells, row) < top)
      continue;
    cells->middle = row;
    return rummy_cells_get_row (cells, row);
  }

  return -1;
}

static void
add_fields (const Around *at, const RummyTableLayout *self, RummyCells *cells)
{
  const RummyTableSpec *spec = at->spec;
  guint n = spec->n_fields > 0 ? spec->n_fields : spec->n_others + 1;
  graphene_rect_t own = self->hand_zone;

  graphene_rect_inset (&own, spec->width * 0.2f, 0);
  rummy_cells_add_field (cells, RUMMY_SIDE_BOTTOM, &own);
  for (guint i = 0; i + 1 < n; i++)
    rummy_cells_add_field (cells, side_of (at, i), &at->seat[i]);
}

/* Tries one card size; is_low: the pile has more rows above it than below. */
static gboolean
lay_cards (RummyTableLayout *self, Around *at, gboolean is_low)
{
  const RummyTableSpec *spec = at->spec;
  RummyPileRoom room;
  RummyPileReach reach;
  RummyCells cells;

  if (!rummy_cells_init (&cells, spec, at->card, rummy_table_gap (self, at->card.width), at->inner_left,
                         at->inner_right - at->inner_left))
    return FALSE;
  rummy_cells_set_rows (&cells, top_of_cells (at, cells.width), at->bottom);
  if (cells.rows < (at->n_top > 0 ? LEAST_ROWS : LEAST_ROWS - 1) && !spec->is_lone)
    return FALSE;

  room = make_room (at, self, &cells);
  room.top = find_middle (at, &cells, is_low);
  if (room.top < 0 || !rummy_table_lay_pile (self, spec, &room, &reach))
    return FALSE;
  if (spec->left_handed) {
    rummy_table_mirror_pile (self, spec);
    reach.most.origin.x = spec->width - reach.most.origin.x - reach.most.size.width;
    reach.now.origin.x = spec->width - reach.now.origin.x - reach.now.size.width;
  }

  rummy_cells_lend (&cells, &reach.most);
  rummy_cells_block (&cells, &reach.now);
  rummy_cells_block (&cells, &self->own_plate);
  for (guint i = 0; i < spec->n_others; i++)
    rummy_cells_block (&cells, &at->seat[i]);
  add_fields (at, self, &cells);

  return rummy_cells_lay (&cells, self);
}

static void
mirror_all (RummyTableLayout *self, const RummyTableSpec *spec)
{
  for (guint i = 0; i < spec->n_others; i++) {
    RummyFan *fan = &self->others[i];
    graphene_rect_t *plate = &self->plates[i];

    fan->origin.x = spec->width - fan->origin.x - rummy_fan_size (fan).width;
    plate->origin.x = spec->width - plate->origin.x - plate->size.width;
  }
  self->own_plate.origin.x = spec->width - self->own_plate.origin.x - self->own_plate.size.width;
  rummy_table_mirror_pile (self, spec);
  rummy_table_mirror_melds (self, spec);
}

static gboolean
lay_size (RummyTableLayout *self, const RummyTableFrame *frame, double card)
{
  const RummyTableSpec *spec = frame->spec;
  Around at = { .spec = spec, .frame = frame, .gap = self->gap, .left = frame->left,
                .right = frame->left + frame->width, .card = rummy_table_card_size (spec, card),
                .n_left = tables[spec->n_others - 1].left, .n_top = tables[spec->n_others - 1].top,
                .n_right = tables[spec->n_others - 1].right };

  size_plates (&at, self);
  at.inner_left = at.left + (at.n_left > 0 ? at.plate.width + at.gap : 0);
  at.inner_right = at.right - (at.n_right > 0 ? at.plate.width + at.gap : 0);
  lay_own_plate (&at, self);
  if (!spec->open)
    lay_backs (&at, self);
  else if (!lay_open_hands (&at, self))
    return FALSE;

  return lay_cards (self, &at, FALSE) || (at.n_top > 0 && lay_cards (self, &at, TRUE));
}

gboolean
rummy_table_lay_around (RummyTableLayout *self, const RummyTableFrame *frame)
{
  double card = rummy_table_largest_card (frame);

  while (card >= RUMMY_LEAST_CARD && !lay_size (self, frame, card))
    card *= SMALLER;
  if (card < RUMMY_LEAST_CARD)
    return FALSE;

  if (frame->spec->rtl)
    mirror_all (self, frame->spec);

  return TRUE;
}
