/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-table-layout.h"

#include <math.h>

#define SHRINK 0.94 /* from one size of card that is tried to the next */

/* Shares of the table's height. */
#define HAND_HEIGHT 0.31
#define HAND_ROWS_HEIGHT 0.37 /* when the hand has more than one row */
#define OTHERS_HEIGHT 0.11
#define OPEN_HEIGHT 0.25
#define TABLE_CARD_HEIGHT 0.19

#define PLATES_HEIGHT 0.35    /* at most, all rows */
#define TWO_LINES_HEIGHT 0.16 /* as long as the plates take no more, they have two lines */
#define OWN_HEIGHT 0.06

/* A table of this size has plates with the usual text; one that is larger has larger ones. */
#define USUAL_HEIGHT 720.0
#define USUAL_WIDTH 1000.0

/* Shares of a plate's good width. */
#define LEAST_PLATE 0.52
#define WIDEST_PLATE 1.2
#define WIDEST_LINE 1.5 /* where name and figures stand on one line */
#define LONGEST_NAME 0.75 /* for which plates give up anything else */
#define FAN_OF_PLATE 0.9

#define LEAST_TEXT 0.8 /* of the usual text, where names would be cut off */

#define PEEK 0.52 /* of a back, above its plate */
#define LIKELY_STEP 0.62  /* of a card */
#define LIKELY_WIDTH 0.45 /* of a back that tells what it is, of a plate's width */

#define WIDEST 1.35 /* times its height: stock, pile and melds */

/* Shares of a card of the hand. */
#define LARGEST_TABLE_CARD 0.85
#define LEAST_TABLE_CARD 0.5
#define LARGEST_OPEN_CARD 0.7

/* Shares of a card. */
#define RAISE 0.12
#define ARCH 0.02
#define HAND_STRIP 0.30
#define AMPLE_STEP 0.36
#define OPEN_STEP 0.42
#define MELD_STRIP 0.30
#define SLOT_CARDS 3
#define PILE_STEP 0.45
#define CROWDED_STEP 0.3 /* a pile that is closer than this is better read as a list */

#define USUAL_PILE 7 /* discards for which there is room before anything moves */
#define CENTRE_STEPS 4 /* of the width, in which what lies there is reckoned */

#define BUTTON 44.0 /* of the list, where a card is as large */

/* In a window of few pixels the melds become a strip rather than cards that nobody can read. */
#define LEAST_CARD 28.0   /* in width, of pile and melds */
#define STRIP_CARD 40.0   /* at most, then, and that share of the width */
#define STRIP_SHARE 0.1
#define STRIP_BUTTON 24.0 /* in width, of what leads along it */
#define STRIP_PILE 0.34   /* of the width, beside melds in the same row */

typedef struct {
  const RummyTableSpec *spec;
  double pad;
  double top, bottom; /* of what is left for pile and melds */
  double left, width;
  double open_width; /* of a card of an open hand, at most */
  guint n_plates;    /* above the table: the own one too, where there is no other place for it */
} Frame;

static graphene_size_t
card_size (const RummyTableSpec *spec, double width)
{
  double pixels = MAX (floor (width * spec->scale), 1);

  return GRAPHENE_SIZE_INIT (pixels / spec->scale, ceil (pixels * RUMMY_CARD_RATIO) / spec->scale);
}

/* Sizes are chosen for a few cards more than there are, so that they seldom change while cards come and go. */
static guint
round_up (guint n, guint least, guint step)
{
  return (MAX (n, least) + step - 1) / step * step;
}

/* share_of_usual: of the height that the hand has where there is room. */
static void
lay_hand (RummyTableLayout *self, Frame *frame, double share_of_usual)
{
  const RummyTableSpec *spec = frame->spec;
  double width = spec->width - 2 * frame->pad;
  guint n = round_up (spec->n_hand, 14, 4);
  double best = 0, total;
  guint best_rows = 1;

  for (guint rows = 1; rows <= 4; rows++) {
    double share = (rows == 1 ? HAND_HEIGHT : HAND_ROWS_HEIGHT) * share_of_usual;
    double cards = 1 + RAISE + (rows == 1 ? ARCH : (rows - 1) * RUMMY_ROW_STEP);
    guint per_row = (n + rows - 1) / rows;
    double by_height = spec->height * share / cards / RUMMY_CARD_RATIO;
    double by_width = MIN (width / (1 + (per_row - 1) * HAND_STRIP), width * 0.28);
    double card = MIN (by_height, by_width);

    /* One row is calmer: more of them must be worth it. */
    if (card > best * 1.15) {
      best = card;
      best_rows = rows;
    }
  }

  /* Few cards stand in fewer rows, at the size that is chosen for more. */
  while (best_rows > 1 &&
         best * (1 + ((spec->n_hand + best_rows - 2) / (best_rows - 1) - 1.0) * AMPLE_STEP) <= width)
    best_rows--;

  rummy_fan_init (&self->hand, card_size (spec, best), spec->scale, spec->n_hand);
  self->hand.per_row = MAX ((spec->n_hand + best_rows - 1) / best_rows, 1);
  self->hand.centred = TRUE;
  if (self->hand.per_row > 1)
    self->hand.dx = MIN ((width - self->hand.card.width) / (self->hand.per_row - 1), self->hand.card.width * 0.62);
  if (best_rows > 1)
    self->hand.dy = self->hand.card.height * RUMMY_ROW_STEP;
  else
    self->hand.arch = self->hand.card.height * ARCH;

  self->raise = floor (self->hand.card.height * RAISE * spec->scale) / spec->scale;
  total = self->hand.card.height + (best_rows > 1 ? (best_rows - 1) * self->hand.dy : self->hand.arch);
  self->hand.origin = GRAPHENE_POINT_INIT ((spec->width - rummy_fan_size (&self->hand).width) / 2,
                                           spec->height - frame->pad - total);
  frame->bottom = self->hand.origin.y - self->raise - 1 / spec->scale; /* cards start on a whole pixel */
  self->hand_zone = GRAPHENE_RECT_INIT (0, frame->bottom, spec->width, spec->height - frame->bottom);
}

static void
lay_open (RummyFan *fan, const Frame *frame, double width, double height)
{
  const RummyTableSpec *spec = frame->spec;

  for (double card = MIN (MIN (height / RUMMY_CARD_RATIO, width), frame->open_width);; card *= SHRINK) {
    rummy_fan_init (fan, card_size (spec, card), spec->scale, fan->n);
    if (rummy_fan_fit (fan, width, height, fan->card.width * OPEN_STEP) || card * spec->scale < 1)
      return;
  }
}

static void
mirror (const RummyTableSpec *spec, graphene_point_t *origin, double width)
{
  if (spec->rtl)
    origin->x = spec->width - origin->x - width;
}

static double
column_width (const Frame *frame, guint n)
{
  return (frame->spec->width - frame->pad * (n + 1)) / n;
}

/* The width in which a plate of so many rows can be read, with the usual text. */
static double
width_to_read (const RummyTableLayout *self, const Frame *frame, guint rows)
{
  const RummyTableSpec *spec = frame->spec;
  double width = MIN (spec->name_width, spec->plate_width * LONGEST_NAME);

  if (rows * spec->plate_height * self->plate_scale > spec->height * TWO_LINES_HEIGHT)
    width += spec->count_width;

  return MAX (width, spec->plate_width * LEAST_PLATE);
}

/* In as few rows as leave each plate enough width, as long as these do not take too much of the height. */
static guint
n_plate_rows (const RummyTableLayout *self, const Frame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  guint rows = 1;

  while (rows < MIN (frame->n_plates, 4) &&
         column_width (frame, (frame->n_plates + rows - 1) / rows) <
           width_to_read (self, frame, rows) * self->plate_scale &&
         (rows + 1) * spec->line_height * self->plate_scale * LEAST_TEXT <= spec->height * PLATES_HEIGHT)
    rows++;

  return rows;
}

static void
lay_other (RummyTableLayout *self, const Frame *frame, guint i, graphene_rect_t area, graphene_size_t plate)
{
  const RummyTableSpec *spec = frame->spec;
  RummyFan *fan = &self->others[i];
  double cards = MAX (area.size.height - plate.height, 1), plate_y;

  fan->n = spec->n_other[i];
  if (spec->open) {
    /* No larger than needed to read them. */
    lay_open (fan, frame, MIN (area.size.width, spec->height), cards);
    plate_y = area.origin.y + rummy_fan_size (fan).height;
  } else if (spec->likely) {
    /* In one row, so that all of each card is in sight; not all of them have to be read. */
    double width = MIN (area.size.width, spec->height);

    rummy_fan_init (fan, card_size (spec, MIN (cards / RUMMY_CARD_RATIO, width * LIKELY_WIDTH)), spec->scale, fan->n);
    if (fan->n > 1)
      fan->dx = MIN (fan->card.width * LIKELY_STEP, (width - fan->card.width) / (fan->n - 1));
    plate_y = area.origin.y + rummy_fan_size (fan).height;
  } else {
    double height = MIN (cards / PEEK, cards + plate.height - 3);
    double width = plate.width * FAN_OF_PLATE;

    rummy_fan_init (fan, card_size (spec, MIN (height / RUMMY_CARD_RATIO, width * 0.6)), spec->scale, fan->n);
    if (fan->n > 1)
      fan->dx = MIN (fan->card.width * 0.3, (width - fan->card.width) / (fan->n - 1));
    plate_y = area.origin.y + MIN (floor (fan->card.height * PEEK), cards);
  }

  fan->origin = GRAPHENE_POINT_INIT (area.origin.x + (area.size.width - rummy_fan_size (fan).width) / 2,
                                     area.origin.y);
  self->plates[i] = GRAPHENE_RECT_INIT (floor (area.origin.x + (area.size.width - plate.width) / 2), plate_y,
                                        plate.width, plate.height);
}

/* cards: the height of what stands above the plates.  Returns where the rows end. */
static double
lay_rows (RummyTableLayout *self, const Frame *frame, guint rows, graphene_size_t plate, double cards)
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
        /* Nothing stands above the own plate. */
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
    /* Side by side, below hands of different heights too. */
    for (guint k = i - n; spec->open && k < i; k++)
      plates[k]->origin.y = bottom - plate.height;
    y = bottom + gap;
  }

  return y - gap;
}

/* The width left of the table in the middle of a wide window. */
static double
room_beside (const RummyTableLayout *self, const Frame *frame)
{
  return frame->left - frame->pad - self->gap;
}

static void
lay_others (RummyTableLayout *self, Frame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double largest = CLAMP (MIN (spec->height / USUAL_HEIGHT, spec->width / USUAL_WIDTH), 1, 4);
  double cards, column, fitting;
  guint rows, per_row;
  gboolean below_faces;
  graphene_size_t plate;

  self->plate_scale = largest;
  frame->n_plates = spec->n_others;
  if (!spec->hides_own && spec->line_height * largest > spec->height * OWN_HEIGHT &&
      room_beside (self, frame) < MIN (spec->plate_width * largest, frame->width))
    frame->n_plates++;
  rows = n_plate_rows (self, frame);
  per_row = (frame->n_plates + rows - 1) / rows;
  column = column_width (frame, per_row);
  fitting = MIN (column / width_to_read (self, frame, rows), spec->height * PLATES_HEIGHT / rows / spec->line_height);
  self->plate_scale = CLAMP (fitting, LEAST_TEXT, largest);

  below_faces = (spec->open || spec->likely) && rows == 1 && column >= spec->plate_width * self->plate_scale;
  plate.width = MIN (column, spec->plate_width * self->plate_scale * (below_faces ? WIDEST_LINE : WIDEST_PLATE));
  plate.height = spec->plate_height * self->plate_scale;
  if (below_faces || rows * plate.height > spec->height * TWO_LINES_HEIGHT)
    plate.height = spec->line_height * self->plate_scale;
  plate.height = MIN (plate.height, spec->height * PLATES_HEIGHT / rows);

  /* An open hand is as high as two usual ones. */
  if (spec->open || spec->likely)
    cards = spec->height * OPEN_HEIGHT * (spec->n_others > 1 ? 1 : 0.75);
  else
    cards = spec->height * OTHERS_HEIGHT * PEEK * (rows > 1 ? 1.3 : 1);
  cards = cards / rows;

  frame->open_width = MIN (frame->open_width, self->hand.card.width * LARGEST_OPEN_CARD);
  frame->top = lay_rows (self, frame, rows, plate, cards);
  if (!spec->open)
    return;

  /* All of one size: the cards of the longest hand. */
  for (guint i = 0; i < spec->n_others; i++)
    frame->open_width = MIN (frame->open_width, self->others[i].card.width);
  frame->top = lay_rows (self, frame, rows, plate, cards);
}

/* Beside the table where it is wide, else on a strip of its own above the hand where that costs little. */
static void
lay_own_plate (RummyTableLayout *self, Frame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double height = ceil (spec->line_height * self->plate_scale);
  double least = MIN (spec->plate_width * self->plate_scale, frame->width);
  double width = MIN (least * WIDEST_LINE, frame->width);
  double room = room_beside (self, frame);

  if (self->own_plate.size.width > 0 || height > frame->bottom - frame->top)
    return;
  if (room >= least)
    width = MIN (width, room);
  if (room >= width)
    self->own_plate = GRAPHENE_RECT_INIT (floor (frame->left - self->gap - width), floor (frame->bottom - height),
                                          width, height);
  else if (height <= spec->height * OWN_HEIGHT) {
    self->own_plate = GRAPHENE_RECT_INIT (frame->left, floor (frame->bottom - height), width, height);
    frame->bottom = self->own_plate.origin.y - self->gap * 0.5;
  }
  mirror (spec, &self->own_plate.origin, width);
}

/* Puts one group of a flow, breaking the row where it is full; returns its place. */
static graphene_point_t
flow (const Frame *frame, double gap, double height, double width, double *x, double *y)
{
  graphene_point_t place;

  if (*x > 0 && *x + width > frame->width + 0.01) {
    *x = 0;
    *y += height + gap;
  }

  place = GRAPHENE_POINT_INIT (frame->left + *x, *y);
  *x += width + gap;

  return place;
}

/* As many discards as possible are spread; where they are crowded, or not all are there, a button beside them opens
 * the list. */
static gboolean
lay_pile (RummyTableLayout *self, const Frame *frame, graphene_size_t card, double beside, double gap)
{
  const RummyTableSpec *spec = frame->spec;
  double width = frame->width - beside, height = frame->bottom - frame->top;
  double button = MIN (BUTTON, card.height);
  gboolean has_button;

  rummy_fan_init (&self->pile, card, spec->scale, spec->n_pile);
  if (!rummy_fan_fit (&self->pile, width, height, card.width * PILE_STEP))
    return FALSE;

  has_button = spec->hides_pile || self->pile.per_row < spec->n_pile ||
               (spec->n_pile > 1 && self->pile.dx < card.width * CROWDED_STEP);
  if (has_button && !rummy_fan_fit (&self->pile, width - button - gap, height, card.width * PILE_STEP))
    return FALSE;

  self->pile.origin = GRAPHENE_POINT_INIT (frame->left + beside, frame->top);
  if (has_button) {
    self->pile_button =
      GRAPHENE_RECT_INIT (floor (frame->left + beside + rummy_fan_size (&self->pile).width + gap), frame->top, button,
                          button);
    mirror (spec, &self->pile_button.origin, button);
  } else {
    self->pile_button = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  }
  mirror (spec, &self->pile.origin, rummy_fan_size (&self->pile).width);

  return TRUE;
}

/* Tries cards of one size for pile and melds. */
static gboolean
lay_table (RummyTableLayout *self, const Frame *frame, double card_width)
{
  const RummyTableSpec *spec = frame->spec;
  graphene_size_t card = card_size (spec, card_width);
  double gap = MIN (self->gap, card.width * 0.3);
  double beside = card.width + 1.5 * gap;
  double x = 0, y;

  self->stock = GRAPHENE_RECT_INIT (frame->left, frame->top, card.width, card.height);
  mirror (spec, &self->stock.origin, card.width);

  if (!lay_pile (self, frame, card, beside, gap))
    return FALSE;

  y = frame->top + rummy_fan_size (&self->pile).height + gap * 1.5;
  self->n_shown = spec->n_melds;

  for (guint i = 0; i < spec->n_melds; i++) {
    RummyFan *meld = &self->melds[i];

    rummy_fan_init (meld, card, spec->scale, spec->meld_size[i]);
    meld->dx = card.width * MELD_STRIP;
    meld->origin = flow (frame, gap, card.height, rummy_fan_size (meld).width, &x, &y);
    mirror (spec, &meld->origin, rummy_fan_size (meld).width);
  }

  self->slot.size = GRAPHENE_SIZE_INIT (card.width * (1 + (SLOT_CARDS - 1) * MELD_STRIP), card.height);
  self->slot.origin = flow (frame, gap, card.height, self->slot.size.width, &x, &y);
  mirror (spec, &self->slot.origin, self->slot.size.width);

  return y + card.height <= frame->bottom;
}

/* From the side where the rows begin. */
static double
reach (const Frame *frame, graphene_rect_t rect)
{
  double end = rect.origin.x + rect.size.width;

  return (frame->spec->rtl ? frame->spec->width - rect.origin.x : end) - frame->left;
}

/* What lies on the table comes to lie in its middle, as a whole and in few steps, so that it seldom moves while cards
 * come and go. */
static void
centre_table (RummyTableLayout *self, const Frame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double card = self->stock.size.width, step = frame->width / CENTRE_STEPS, shift;
  double used = 1.5 * MIN (self->gap, card * 0.3) + card * (2 + (USUAL_PILE - 1) * PILE_STEP);

  used = MAX (used, reach (frame, rummy_fan_bounds (&self->pile)));
  used = MAX (used, reach (frame, self->slot));
  if (self->pile_button.size.width > 0)
    used = MAX (used, reach (frame, self->pile_button));
  for (guint i = 0; i < spec->n_melds; i++)
    used = MAX (used, reach (frame, rummy_fan_bounds (&self->melds[i])));

  used = MIN (ceil (used / step - 0.01) * step, frame->width);
  shift = floor ((frame->width - used) / 2 * spec->scale) / spec->scale * (spec->rtl ? -1 : 1);

  self->stock.origin.x += shift;
  self->pile.origin.x += shift;
  self->pile_button.origin.x += shift;
  self->slot.origin.x += shift;
  for (guint i = 0; i < spec->n_melds; i++)
    self->melds[i].origin.x += shift;
}

/* Puts the new meld's place and as many melds as there is room for, from the first that is to be seen, into the rows
 * below frame->top; returns whether none is left out at the end. */
static gboolean
lay_strip_melds (RummyTableLayout *self, const Frame *frame, graphene_size_t card, double gap)
{
  const RummyTableSpec *spec = frame->spec;
  double x = 0, y = frame->top;

  self->slot.size = card;
  self->slot.origin = flow (frame, gap, card.height, card.width, &x, &y);
  mirror (spec, &self->slot.origin, card.width);

  self->n_shown = 0;
  for (guint i = self->first_meld; i < spec->n_melds; i++) {
    RummyFan *meld = &self->melds[i];
    double width;

    rummy_fan_init (meld, card, spec->scale, spec->meld_size[i]);
    meld->dx = card.width * MELD_STRIP;
    if (meld->n > 1)
      meld->dx = MIN (meld->dx, (frame->width - 2 * card.width - gap) / (meld->n - 1));
    width = rummy_fan_size (meld).width;
    meld->origin = flow (frame, gap, card.height, width, &x, &y);
    if (y + card.height > frame->bottom + 0.01)
      return FALSE;
    mirror (spec, &meld->origin, width);
    self->n_shown++;
  }

  return TRUE;
}

/* Cards that can be read, in one row or a few: stock, pile and some of the melds, with a button towards the others. */
static void
lay_strip (RummyTableLayout *self, Frame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double height = frame->bottom - frame->top, gap = MIN (self->gap, 6), least = LEAST_CARD * RUMMY_CARD_RATIO;
  double rows = MAX (floor ((height + gap) / (least + gap)), 1), beside, button;
  graphene_size_t card = card_size (
    spec, MIN (MIN (((height - (rows - 1) * gap) / rows - 1 / spec->scale) / RUMMY_CARD_RATIO,
                    MIN (STRIP_CARD, spec->width * STRIP_SHARE)),
               self->hand.card.width * LARGEST_TABLE_CARD));
  Frame pile, melds;

  /* All of the width, beside the own plate where that lies in it. */
  frame->left = frame->pad;
  if (self->own_plate.origin.y >= frame->top && self->own_plate.origin.y < frame->bottom) {
    graphene_point_t plate = self->own_plate.origin;

    mirror (spec, &plate, self->own_plate.size.width);
    frame->left = plate.x + self->own_plate.size.width + gap;
  }
  frame->width = spec->width - frame->pad - frame->left;
  beside = card.width + gap;
  self->stock = GRAPHENE_RECT_INIT (frame->left, frame->top, card.width, card.height);
  mirror (spec, &self->stock.origin, card.width);

  pile = *frame;
  pile.bottom = frame->top + card.height;
  if (rows < 2)
    pile.width *= STRIP_PILE;
  button = MIN (BUTTON, card.height);
  if (!lay_pile (self, &pile, card, beside, gap)) {
    /* Closer than its indices: its button opens the list. */
    rummy_fan_init (&self->pile, card, spec->scale, spec->n_pile);
    self->pile.dx = MAX (pile.width - beside - card.width - gap - button, 0) / MAX (spec->n_pile - 1, 1);
    self->pile.origin = GRAPHENE_POINT_INIT (frame->left + beside, frame->top);
    self->pile_button = GRAPHENE_RECT_INIT (
      floor (frame->left + beside + rummy_fan_size (&self->pile).width + gap), frame->top, button, button);
    mirror (spec, &self->pile_button.origin, button);
    mirror (spec, &self->pile.origin, rummy_fan_size (&self->pile).width);
  }

  melds = *frame;
  if (rows < 2) {
    beside += rummy_fan_size (&self->pile).width + gap;
    if (self->pile_button.size.width > 0)
      beside += button + gap;
    melds.left += beside;
    melds.width -= beside;
  } else {
    melds.top += card.height + gap;
  }

  self->first_meld = 0;
  if (lay_strip_melds (self, &melds, card, gap))
    return;

  melds.left += STRIP_BUTTON + gap;
  melds.width -= 2 * (STRIP_BUTTON + gap);
  self->first_meld = MIN (spec->first_meld, spec->n_melds - 1);
  while (self->first_meld > 0 && lay_strip_melds (self, &melds, card, gap))
    self->first_meld--; /* as many as there is room for, at the end of the strip too */
  if (!lay_strip_melds (self, &melds, card, gap) && self->first_meld < MIN (spec->first_meld, spec->n_melds - 1)) {
    self->first_meld++;
    lay_strip_melds (self, &melds, card, gap);
  }

  height = melds.bottom - melds.top;
  self->earlier = GRAPHENE_RECT_INIT (melds.left - STRIP_BUTTON - gap, melds.top, STRIP_BUTTON, height);
  self->later = GRAPHENE_RECT_INIT (melds.left + melds.width + gap, melds.top, STRIP_BUTTON, height);
  mirror (spec, &self->earlier.origin, STRIP_BUTTON);
  mirror (spec, &self->later.origin, STRIP_BUTTON);
  for (guint i = 0; i < spec->n_melds; i++) {
    const graphene_rect_t *under = i < self->first_meld ? &self->earlier : &self->later;

    if (rummy_table_layout_shows (self, i))
      continue;
    rummy_fan_init (&self->melds[i], card, spec->scale, spec->meld_size[i]);
    self->melds[i].origin = under->origin;
  }
  if (self->first_meld == 0)
    self->earlier = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (self->first_meld + self->n_shown >= spec->n_melds)
    self->later = GRAPHENE_RECT_INIT (0, 0, 0, 0);
}

static void
lay_all (RummyTableLayout *self, const RummyTableSpec *spec, double hand_share, double open_width)
{
  double least = MIN (spec->width, spec->height);
  Frame frame = { .spec = spec, .pad = CLAMP (least * 0.016, 3, 18), .open_width = open_width };
  double card;

  *self = (RummyTableLayout) { .gap = CLAMP (least * 0.02, 3, 28) };

  /* A wide table keeps what belongs together within reach of the eye. */
  frame.width = MIN (spec->width - 2 * frame.pad, spec->height * WIDEST);
  frame.left = (spec->width - frame.width) / 2;

  lay_hand (self, &frame, hand_share);
  lay_others (self, &frame);

  frame.top += self->gap;
  frame.bottom -= self->gap * 0.5;

  lay_own_plate (self, &frame);

  card = MIN (spec->height * TABLE_CARD_HEIGHT / RUMMY_CARD_RATIO, frame.width * 0.2);
  card = MIN (card, self->hand.card.width * LARGEST_TABLE_CARD);
  while (!lay_table (self, &frame, card) && card * spec->scale >= 1)
    card *= SHRINK;
  if (self->stock.size.width < LEAST_CARD)
    lay_strip (self, &frame);
  else
    centre_table (self, &frame);
}

void
rummy_table_layout (RummyTableLayout *self, const RummyTableSpec *spec)
{
  double share = 1;

  /* The hand gives way where the table would get much smaller cards. */
  do {
    lay_all (self, spec, share, spec->width);
    /* What is left of a hand is no larger than what lies on the table, which gains the room. */
    while (spec->open && self->others[0].card.width > MAX (self->stock.size.width, LEAST_CARD))
      lay_all (self, spec, share, self->others[0].card.width * SHRINK);
    share *= 0.85;
  } while (self->stock.size.width < MAX (self->hand.card.width * LEAST_TABLE_CARD, LEAST_CARD) && share > 0.6);
}
