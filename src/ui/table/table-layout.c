/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-layout-private.h"

#include <math.h>

/* In a tiny window everything gives way to a readable hand. */
#define LEAST_HAND 40.0      /* width */
#define LEAST_OPEN_HAND 30.0 /* of several open hands */
#define LEAST_HAND_SHARE 0.4 /* of the height, at most */

/* Shares of the table's height. */
#define HAND_HEIGHT 0.31
#define HAND_ROWS_HEIGHT 0.37 /* with several rows in the hand */
#define HAND_AROUND 0.88      /* of both, with seats around the table */
#define OTHERS_HEIGHT 0.11
#define OPEN_HEIGHT 0.25

#define PLATES_HEIGHT 0.35    /* all rows, at most */
#define AMPLE_PLATES_HEIGHT 0.3
#define TWO_LINES_HEIGHT 0.16 /* plates have two lines up to this share */
#define OWN_HEIGHT 0.06

/* Plates have the usual text at this height, and larger text above. */
#define USUAL_HEIGHT 720.0
#define USUAL_WIDTH 1000.0

/* Shares of a plate's good width. */
#define LEAST_PLATE 0.52
#define WIDEST_PLATE 1.2
#define WIDEST_LINE 1.5 /* with name and figures on one line */
#define LONGEST_NAME 0.75 /* longest name that plates make room for */
#define FAN_OF_PLATE 0.9

#define LEAST_TEXT 0.8 /* of the usual text, to fit names */

#define COVERED 0.42 /* of a small open card under its plate, which leaves its index */
#define LEAST_PEEK 3.0 /* pixels */
#define LIKELY_STEP 0.75  /* of a card: room for its chance */
#define LIKELY_WIDTH 0.45 /* of a likely card, of a plate's width */

/* Times the height of the table. */
#define WIDEST_INNER 1.35 /* stock, pile and melds, beside the own plate */

/* Shares of a card of the hand. */
#define LEAST_TABLE_CARD 0.5
#define LARGEST_OPEN_CARD 0.7

/* Shares of a card. */
#define RAISE 0.12
#define ARCH 0.02
#define HAND_STRIP 0.30
#define HAND_STEP 1.03 /* side by side while there is room */
#define LEAST_HAND_STEP 0.27
#define AMPLE_STEP 0.36
#define LEAST_GROUPED_STEP 0.28
#define GROUP_GAP 0.3 /* between groups in the hand */
#define LONE_ROW_STEP 0.7 /* of two rows in the hand, where it has room */
#define OPEN_STEP 0.42

/* Seats sit around the table if with so much on it cards are no narrower. */
#define USUAL_HAND 13
#define USUAL_PILE 12
#define USUAL_MELDS (spec->n_others > 1 ? 10 : 8)
#define LEAST_AROUND 36.0

/* Sizes allow for some more cards, so that they seldom change. */
static guint
round_up (guint n, guint least, guint step)
{
  return (MAX (n, least) + step - 1) / step * step;
}

static guint
count_breaks (guint64 breaks, guint start, guint n)
{
  guint n_breaks = 0;

  for (guint i = start + 1; i < MIN (start + n, 64); i++)
    n_breaks += breaks >> i & 1;

  return n_breaks;
}

/* Step of so many cards of the hand, side by side if they fit. Gaps give way to cards that can be read. */
static double
step_of (RummyFan *self, double width, guint start, guint n)
{
  double card = self->card.width, gaps = count_breaks (self->breaks, start, n), spare = width - card;

  if (n < 2)
    return 0;
  if (gaps > 0)
    self->gap = MAX (MIN (self->gap, (spare - (n - 1) * card * LEAST_GROUPED_STEP) / gaps), 0);

  return MIN ((spare - gaps * self->gap) / (n - 1), card * HAND_STEP);
}

/* Splits two rows of n cards: groups above, the rest below, if neither is too long to be read; else between groups, as
 * evenly as possible. 0: nowhere. */
static guint
split_hand (const RummyFan *self, guint n_grouped, guint n, double width)
{
  guint longest = (guint) ((width - self->card.width) / (self->card.width * LEAST_GROUPED_STEP)) + 1, split = 0;

  if (n_grouped > 0 && n_grouped < n && MAX (n_grouped, n - n_grouped) <= longest)
    return n_grouped;
  for (guint i = 1; i < MIN (n, 64); i++) {
    if (self->breaks >> i & 1 && MAX (i, n - i) <= longest && (split == 0 || MAX (i, n - i) < MAX (split, n - split)))
      split = i;
  }

  return split;
}

/* Whether the table has more height than it needs, since nothing is melded. */
static gboolean
is_tall (const RummyTableSpec *spec)
{
  return spec->is_lone && !spec->open && spec->height > spec->width;
}

/* Cards that have room until the turn ends: one more than at its start. */
static guint
longest_hand (const RummyTableSpec *spec)
{
  return MAX (spec->n_hand, spec->turn != NULL ? spec->turn->n_hand + 1 : 0);
}

static void
put_hand (RummyTableLayout *self, const RummyTableFrame *frame, double card, guint rows)
{
  const RummyTableSpec *spec = frame->spec;
  RummyFan *hand = &self->hand;
  double width = spec->width - 2 * frame->pad;
  guint n = longest_hand (spec);

  rummy_fan_init (hand, rummy_table_card_size (spec, card), spec->scale, spec->n_hand);
  hand->per_row = MAX ((n + rows - 1) / rows, 1);
  hand->breaks = spec->hand_breaks;
  hand->gap = hand->card.width * GROUP_GAP;
  if (rows == 2)
    hand->first_row = split_hand (hand, spec->n_grouped, n, width);
  if (hand->first_row > 0) {
    hand->dx = step_of (hand, width, 0, hand->first_row);
    hand->lower_dx = step_of (hand, width, hand->first_row, n - hand->first_row);
  } else {
    hand->dx = step_of (hand, width, 0, hand->per_row);
    for (guint row = 1; row < rows; row++)
      hand->dx = MIN (hand->dx, step_of (hand, width, row * hand->per_row, hand->per_row));
  }
  if (rows > 1)
    hand->dy = hand->card.height * (rows == 2 && is_tall (spec) ? LONE_ROW_STEP : RUMMY_ROW_STEP);
  else
    hand->arch = hand->card.height * ARCH;
  hand->arch_n = spec->turn != NULL ? spec->turn->n_hand : 0;
  self->raise = floor (hand->card.height * RAISE * spec->scale) / spec->scale;
}

/* Centers rows as at the start of the turn, where one more card has room at the right, so that cards stay where they
 * are while others come and go. */
static void
center_hand (RummyTableLayout *self, const RummyTableFrame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  RummyFan then = self->hand, most = self->hand;

  most.n = longest_hand (spec);
  if (spec->turn != NULL)
    then.n = spec->turn->n_hand;
  self->hand.origin.x = (float) spec->width;
  for (guint row = 0; row < RUMMY_FAN_ROWS; row++) {
    double x = (spec->width - rummy_fan_row_width (&then, row)) / 2;

    x = MAX (MIN (x, spec->width - frame->pad - rummy_fan_row_width (&most, row)), frame->pad);
    self->hand.row_x[row] = x;
    self->hand.origin.x = MIN (self->hand.origin.x, x);
  }
  for (guint row = 0; row < RUMMY_FAN_ROWS; row++)
    self->hand.row_x[row] -= self->hand.origin.x;
}

/* Of so many rows, without what raised cards take. */
static double
hand_height (const RummyTableLayout *self, guint rows)
{
  return self->hand.card.height + (rows > 1 ? (rows - 1) * self->hand.dy : self->hand.arch);
}

/* Size and rows for n cards; returns the number of rows. */
static guint
size_hand (RummyTableLayout *self, const RummyTableFrame *frame, double share_of_usual, guint n_cards)
{
  const RummyTableSpec *spec = frame->spec;
  double width = spec->width - 2 * frame->pad;
  guint n = round_up (n_cards, 14, 4);
  double best = 0, least;
  guint best_rows = 1;

  for (guint rows = 1; rows <= 4; rows++) {
    double share = (rows == 1 ? HAND_HEIGHT : HAND_ROWS_HEIGHT) * share_of_usual;
    double cards = 1 + RAISE + (rows == 1 ? ARCH : (rows - 1) * RUMMY_ROW_STEP);
    guint per_row = (n + rows - 1) / rows;
    double by_height = spec->height * share / cards / RUMMY_CARD_RATIO;
    double by_width = MIN (width / (1 + (per_row - 1) * HAND_STRIP), width * 0.28);
    double card = MIN (by_height, by_width);

    /* More rows must be worth it. */
    if (card > best * 1.15) {
      best = card;
      best_rows = rows;
    }
  }

  least = MIN (spec->open ? LEAST_OPEN_HAND : LEAST_HAND, width / (1 + (n - 1) * LEAST_HAND_STEP));
  least = MIN (least, spec->height * LEAST_HAND_SHARE / (1 + RAISE + ARCH) / RUMMY_CARD_RATIO);
  if (least > best) {
    best = least;
    best_rows = 1;
  }

  /* Few cards use fewer rows of the size chosen for more. */
  while (best_rows > 1) {
    guint per_row = (n_cards + best_rows - 2) / (best_rows - 1);

    if (best * (1 + (per_row - 1.0) * AMPLE_STEP) > width)
      break;
    best_rows--;
  }

  put_hand (self, frame, best, best_rows);

  return best_rows;
}

/* Makes cards smaller, in more rows, to fit more of them into that height. */
static guint
squeeze_hand (RummyTableLayout *self, const RummyTableFrame *frame, double height)
{
  double width = frame->spec->width - 2 * frame->pad, best = 0;
  guint best_rows = 1;

  for (guint rows = 1; rows <= 4; rows++) {
    double cards = 1 + RAISE + (rows == 1 ? ARCH : (rows - 1) * RUMMY_ROW_STEP);
    guint per_row = (longest_hand (frame->spec) + rows - 1) / rows;
    double card = MIN (height / cards / RUMMY_CARD_RATIO, width / (1 + (per_row - 1) * LEAST_HAND_STEP));

    if (card > best) {
      best = card;
      best_rows = rows;
    }
  }
  put_hand (self, frame, best - 1, best_rows);

  return best_rows;
}

/* Whether cards lie too close together to be read. */
static gboolean
is_squeezed (const RummyFan *hand)
{
  double least = hand->card.width * LEAST_HAND_STEP;

  if (hand->first_row > 0)
    return (hand->first_row > 1 && hand->dx < least) || (hand->n > hand->first_row + 1 && hand->lower_dx < least);

  return hand->per_row > 1 && hand->dx < least;
}

void
rummy_table_lay_hand (RummyTableLayout *self, RummyTableFrame *frame, double share)
{
  const RummyTableSpec *spec = frame->spec;
  guint rows = size_hand (self, frame, share, spec->turn != NULL ? spec->turn->n_hand : spec->n_hand);
  double total = hand_height (self, rows), zone = total + self->raise;

  frame->hand_card = self->hand.card.width;
  /* A hand that has grown in the turn keeps its size while it can be read, and its zone. */
  if (spec->turn != NULL && is_squeezed (&self->hand)) {
    rows = squeeze_hand (self, frame, zone);
    total = hand_height (self, rows);
  }
  if (spec->open && spec->n_hand == 0 && !frame->is_around)
    zone = self->raise = 0;
  center_hand (self, frame);
  self->hand.origin.y = (float) (spec->height - frame->pad - total);
  frame->bottom = spec->height - frame->pad - zone - 1 / spec->scale; /* whole pixels for cards */
  self->hand_zone = GRAPHENE_RECT_INIT (0, frame->bottom, spec->width, spec->height - frame->bottom);
}

static void
lay_open (RummyFan *fan, const RummyTableFrame *frame, double width, double height)
{
  const RummyTableSpec *spec = frame->spec;
  double card = MIN (height / (1 - frame->covered) / RUMMY_CARD_RATIO, width);

  for (card = MIN (card, frame->open_width);; card *= RUMMY_SHRINK) {
    rummy_fan_init (fan, rummy_table_card_size (spec, card), spec->scale, fan->n);
    if (rummy_fan_fit (fan, width, height + frame->covered * fan->card.height, fan->card.width * OPEN_STEP) ||
        card * spec->scale < 1)
      return;
  }
}

static double
column_width (const RummyTableFrame *frame, guint n)
{
  return (frame->spec->width - frame->pad * (n + 1)) / n;
}

/* Least width of a plate with that many lines, in the usual text. */
static double
width_to_read (const RummyTableLayout *self, const RummyTableFrame *frame, guint rows)
{
  const RummyTableSpec *spec = frame->spec;
  double width = MIN (spec->name_width, spec->plate_width * LONGEST_NAME);

  if (rows * spec->plate_height * self->plate_scale > spec->height * TWO_LINES_HEIGHT)
    width += spec->count_width;

  return MAX (width, spec->plate_width * LEAST_PLATE);
}

/* Returns the fewest rows that leave plates wide enough without taking too much height; before that, the text
 * shrinks. */
static guint
n_plate_rows (const RummyTableLayout *self, const RummyTableFrame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  guint rows = 1;

  while (rows < MIN (frame->n_plates, 4)) {
    double height = (rows + 1) * spec->line_height * self->plate_scale;
    double scale = height > spec->height * AMPLE_PLATES_HEIGHT ? LEAST_TEXT : self->plate_scale;

    if (column_width (frame, (frame->n_plates + rows - 1) / rows) >= width_to_read (self, frame, rows) * scale ||
        height * LEAST_TEXT > spec->height * PLATES_HEIGHT)
      break;
    rows++;
  }

  return rows;
}

static void
lay_other (RummyTableLayout *self, const RummyTableFrame *frame, guint i, graphene_rect_t area, graphene_size_t plate)
{
  const RummyTableSpec *spec = frame->spec;
  RummyFan *fan = &self->others[i];
  double cards = MAX (area.size.height - plate.height, 1), card, plate_y;

  fan->n = spec->n_other[i];
  if (spec->open) {
    RummyFan longest = { .n = rummy_table_open_cards (spec, i) };

    /* No larger than readable. */
    lay_open (&longest, frame, MIN (area.size.width, spec->height), cards);
    rummy_table_fit_open (fan, &longest, spec->n_other[i], MIN (area.size.width, spec->height),
                          longest.card.width * OPEN_STEP);
    plate_y = area.origin.y + rummy_fan_size (&longest).height - floor (frame->covered * fan->card.height);
  } else if (spec->likely) {
    /* In one row, with all of each card visible. */
    double width = MIN (area.size.width, spec->height * WIDEST_INNER);

    card = MIN (cards / RUMMY_CARD_RATIO, width * LIKELY_WIDTH);
    rummy_fan_init (fan, rummy_table_card_size (spec, card), spec->scale, fan->n);
    if (fan->n > 1)
      fan->dx = MIN (fan->card.width * LIKELY_STEP, (width - fan->card.width) / (fan->n - 1));
    plate_y = area.origin.y + rummy_fan_size (fan).height;
  } else {
    double height = MIN (cards / RUMMY_PEEK, cards + plate.height - 3);
    double width = plate.width * FAN_OF_PLATE;

    card = MIN (height / RUMMY_CARD_RATIO, width * 0.6);
    rummy_fan_init (fan, rummy_table_card_size (spec, card), spec->scale, fan->n);
    if (fan->n > 1)
      fan->dx = MIN (fan->card.width * 0.3, (width - fan->card.width) / (fan->n - 1));
    plate_y = area.origin.y + MIN (floor (fan->card.height * RUMMY_PEEK), cards);
  }

  fan->origin = GRAPHENE_POINT_INIT (area.origin.x + (area.size.width - rummy_fan_size (fan).width) / 2,
                                     area.origin.y);
  self->plates[i] = GRAPHENE_RECT_INIT (floor (area.origin.x + (area.size.width - plate.width) / 2), plate_y,
                                        plate.width, plate.height);
}

/* cards: height above the plates. Returns the bottom of the rows. */
static double
lay_rows (RummyTableLayout *self, const RummyTableFrame *frame, guint rows, graphene_size_t plate, double cards)
{
  const RummyTableSpec *spec = frame->spec;
  guint per_row = (frame->n_plates + rows - 1) / rows;
  double gap = frame->pad, y = frame->pad;
  graphene_rect_t *plates[RUMMY_OTHERS_MAX + 1];

  for (guint i = 0; i < frame->n_plates; i++)
    plates[i] = i < spec->n_others ? &self->plates[i] : &self->own_plate;

  for (guint row = 0, i = 0; row < rows; row++) {
    guint n = MIN (per_row, frame->n_plates - i);
    double column = column_width (frame, n), bottom = y;

    for (guint at = 0; at < n; at++, i++) {
      guint place = spec->rtl ? n - 1 - at : at;
      graphene_rect_t area, both;

      area = GRAPHENE_RECT_INIT (frame->pad + place * (column + gap), y, column, cards + plate.height);
      if (i == spec->n_others) {
        /* The own plate has no cards above. */
        self->own_plate = GRAPHENE_RECT_INIT (floor (area.origin.x + (column - plate.width) / 2),
                                              at > 0 ? plates[i - 1]->origin.y : y, plate.width, plate.height);
        bottom = MAX (bottom, self->own_plate.origin.y + plate.height);
        continue;
      }
      lay_other (self, frame, i, area, plate);
      both = rummy_fan_bounds (&self->others[i]);
      graphene_rect_union (&both, &self->plates[i], &both);
      bottom = MAX (bottom, both.origin.y + both.size.height);
    }
    /* Aligned below hands of different heights. */
    for (guint k = i - n; spec->open && k < i; k++)
      plates[k]->origin.y = bottom - plate.height;
    y = bottom + gap;
  }

  return y - gap;
}

/* Returns the width of the middle of a wide window. */
static double
room_beside (const RummyTableLayout *self, const RummyTableFrame *frame)
{
  return frame->inner_left - frame->pad - self->gap;
}

static double
narrowest_other (const RummyTableLayout *self, const RummyTableSpec *spec)
{
  double width = G_MAXDOUBLE;

  for (guint i = 0; i < spec->n_others; i++)
    width = MIN (width, self->others[i].card.width);

  return width;
}

static void
lay_others (RummyTableLayout *self, RummyTableFrame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double largest = CLAMP (MIN (spec->height / USUAL_HEIGHT, spec->width / USUAL_WIDTH), 1, 4);
  double cards, room, table, column, fitting;
  guint rows, per_row;
  gboolean below_faces;
  graphene_size_t plate;

  self->plate_scale = largest;
  frame->n_plates = spec->n_others;
  if (!spec->hides_own && spec->line_height * largest > spec->height * OWN_HEIGHT &&
      room_beside (self, frame) < MIN (spec->plate_width * largest, frame->inner_width))
    frame->n_plates++;
  rows = n_plate_rows (self, frame);
  per_row = (frame->n_plates + rows - 1) / rows;
  column = column_width (frame, per_row);
  fitting = MIN (column / width_to_read (self, frame, rows), spec->height * PLATES_HEIGHT / rows / spec->line_height);
  self->plate_scale = CLAMP (fitting, LEAST_TEXT, largest);

  below_faces = spec->open && rows == 1 && column >= spec->plate_width * self->plate_scale;
  plate.width = MIN (column, spec->plate_width * self->plate_scale * (below_faces ? WIDEST_LINE : WIDEST_PLATE));
  plate.height = spec->plate_height * self->plate_scale;
  if (below_faces || rows * plate.height > spec->height * TWO_LINES_HEIGHT)
    plate.height = spec->line_height * self->plate_scale;
  plate.height = MIN (plate.height, spec->height * PLATES_HEIGHT / rows);

  /* An open hand is twice as high as a closed one. */
  if (spec->open || spec->likely)
    cards = spec->height * OPEN_HEIGHT * (spec->n_others > 1 ? 1 : 0.75);
  else
    cards = spec->height * OTHERS_HEIGHT * RUMMY_PEEK * (rows > 1 ? 1.3 : 1);
  /* Leaves room for a readable row of cards, or as much as a row of open hands. */
  room = frame->bottom - rows * (plate.height + frame->pad) - 2 * self->gap;
  table = RUMMY_LEAST_CARD * RUMMY_CARD_RATIO;
  if (spec->open)
    table = MIN (table, room / (1 + rows * (1 - COVERED)));
  cards = CLAMP (room - table, rows * LEAST_PEEK, cards) / rows;

  frame->open_width = MIN (frame->open_width, MAX (frame->hand_card * LARGEST_OPEN_CARD, RUMMY_LEAST_CARD));
  frame->top = lay_rows (self, frame, rows, plate, cards);
  if (!spec->open)
    return;

  if (narrowest_other (self, spec) < RUMMY_LEAST_CARD) {
    frame->covered = COVERED;
    frame->open_width = MIN (frame->open_width, RUMMY_LEAST_CARD);
    frame->top = lay_rows (self, frame, rows, plate, cards);
  }
  /* All have the size of the longest hand's cards. */
  frame->open_width = MIN (frame->open_width, narrowest_other (self, spec));
  frame->top = lay_rows (self, frame, rows, plate, cards);
}

/* Beside a wide table, else in a strip above the hand where that costs little. */
static void
lay_own_plate (RummyTableLayout *self, RummyTableFrame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double height = ceil (spec->line_height * self->plate_scale);
  double least = MIN (spec->plate_width * self->plate_scale, frame->inner_width);
  double width = MIN (least * WIDEST_LINE, frame->inner_width);
  double room = room_beside (self, frame);

  if (self->own_plate.size.width > 0 || height > frame->bottom - frame->top)
    return;
  if (room >= least)
    width = MIN (width, room);
  if (room >= width) {
    self->own_plate = GRAPHENE_RECT_INIT (floor (frame->inner_left - self->gap - width), floor (frame->bottom - height),
                                          width, height);
    frame->low = self->own_plate.origin.y - self->gap * 0.5;
  } else if (height <= spec->height * OWN_HEIGHT) {
    self->own_plate = GRAPHENE_RECT_INIT (frame->inner_left, floor (frame->bottom - height), width, height);
    frame->bottom = self->own_plate.origin.y - self->gap * 0.5;
  }
  rummy_table_mirror (spec, &self->own_plate.origin, width);
}

static RummyTableFrame
begin (RummyTableLayout *self, const RummyTableSpec *spec)
{
  double least = MIN (spec->width, spec->height);
  RummyTableFrame frame = { .spec = spec, .pad = CLAMP (least * 0.016, 3, 18), .low = spec->height };

  *self = (RummyTableLayout) { .gap = CLAMP (least * 0.02, 3, 28) };

  /* A wide table keeps everything within view. */
  frame.width = MIN (spec->width - 2 * frame.pad, spec->height * RUMMY_WIDEST);
  frame.left = (spec->width - frame.width) / 2;
  frame.inner_width = MIN (frame.width, spec->height * WIDEST_INNER);
  frame.inner_left = (spec->width - frame.inner_width) / 2;

  return frame;
}

/* Returns the width of a card in the hand at the start of the turn. */
static double
lay_all (RummyTableLayout *self, const RummyTableSpec *spec, double hand_share, double open_width)
{
  RummyTableFrame frame = begin (self, spec);

  frame.open_width = open_width;
  rummy_table_lay_hand (self, &frame, hand_share);
  lay_others (self, &frame);

  frame.top += self->gap;
  frame.bottom -= self->gap * 0.5;

  lay_own_plate (self, &frame);
  frame.bottom -= rummy_table_limit_room (self, spec);

  rummy_table_lay_middle (self, &frame);

  return frame.hand_card;
}

static gboolean
lay_around (RummyTableLayout *self, const RummyTableSpec *spec)
{
  RummyTableFrame frame = begin (self, spec);

  frame.is_around = TRUE;
  rummy_table_lay_hand (self, &frame, HAND_AROUND);
  frame.bottom -= self->gap * 0.5;

  return rummy_table_lay_around (self, &frame);
}

/* Whether seats have places around the table with what usually lies there, so that its form never changes while a game
 * goes on. */
static gboolean
is_around (const RummyTableSpec *spec)
{
  RummyTableSpec usual = *spec;
  RummyTableLayout layout;

  if (!rummy_table_has_around (spec))
    return FALSE;

  usual.turn = NULL;
  usual.n_hand = USUAL_HAND;
  usual.n_pile = USUAL_PILE;
  usual.n_melds = USUAL_MELDS;
  for (guint i = 0; i < spec->n_others; i++)
    usual.n_other[i] = USUAL_HAND;
  for (guint i = 0; i < USUAL_MELDS; i++) {
    usual.meld_size[i] = 4;
    usual.meld_field[i] = (guint8) (i % MAX (spec->n_fields, 1));
  }

  return lay_around (&layout, &usual) && layout.stock.size.width >= LEAST_AROUND;
}

/* Seats in rows above the table. */
static void
lay_in_rows (RummyTableLayout *self, const RummyTableSpec *spec)
{
  double share = 1, hand;

  /* The hand shrinks before table cards get much smaller. */
  do {
    hand = lay_all (self, spec, share, spec->width);
    /* Open hands are no larger than table cards, which get the room. */
    while (spec->open && self->others[0].card.width > self->stock.size.width)
      lay_all (self, spec, share, self->others[0].card.width * RUMMY_SHRINK);
    share *= 0.85;
  } while (self->stock.size.width < MAX (hand * LEAST_TABLE_CARD, RUMMY_LEAST_CARD) && share > 0.6);
}

void
rummy_table_layout (RummyTableLayout *self, const RummyTableSpec *spec)
{
  if (!is_around (spec) || !lay_around (self, spec))
    lay_in_rows (self, spec);

  rummy_table_lay_limit (self, spec);
}
