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

#define WIDEST 1.35 /* times its height: stock, pile and melds */

/* Shares of a card of the hand. */
#define LARGEST_TABLE_CARD 0.85
#define LEAST_TABLE_CARD 0.5

/* Shares of a card. */
#define RAISE 0.12
#define ARCH 0.02
#define HAND_STRIP 0.30
#define OPEN_STEP 0.42
#define MELD_STRIP 0.30
#define SLOT_CARDS 3

typedef struct {
  const RummyTableSpec *spec;
  double pad;
  double top, bottom; /* of what is left for pile and melds */
  double left, width;
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
lay_open (RummyFan *fan, const RummyTableSpec *spec, double width, double height)
{
  for (double card = MIN (height / RUMMY_CARD_RATIO, width);; card *= SHRINK) {
    rummy_fan_init (fan, card_size (spec, card), spec->scale, fan->n);
    if (rummy_fan_fit (fan, width, height, fan->card.width * OPEN_STEP) || card * spec->scale < 1)
      return;
  }
}

static void
lay_others (RummyTableLayout *self, Frame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double gap = frame->pad;
  double column = (spec->width - frame->pad - gap * spec->n_others) / spec->n_others;
  double height = spec->height * OTHERS_HEIGHT;

  frame->top = frame->pad + height;

  for (guint i = 0; i < spec->n_others; i++) {
    RummyFan *fan = &self->others[i];
    guint place = spec->rtl ? spec->n_others - 1 - i : i;

    fan->n = spec->n_other[i];
    if (spec->open) {
      /* As high as two usual hands, and no larger than needed to read them. */
      lay_open (fan, spec, MIN (column, spec->height), spec->height * OPEN_HEIGHT * (spec->n_others > 1 ? 1 : 0.75));
    } else {
      rummy_fan_init (fan, card_size (spec, MIN (height / RUMMY_CARD_RATIO, column * 0.5)), spec->scale, fan->n);
      if (fan->n > 1)
        fan->dx = MIN (fan->card.width * 0.3, (column - fan->card.width) / (fan->n - 1));
    }

    fan->origin = GRAPHENE_POINT_INIT (frame->pad + place * (column + gap) +
                                         (column - rummy_fan_size (fan).width) / 2,
                                       frame->pad);
    frame->top = MAX (frame->top, frame->pad + rummy_fan_size (fan).height);
  }
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

static void
mirror (const RummyTableSpec *spec, graphene_point_t *origin, double width)
{
  if (spec->rtl)
    origin->x = spec->width - origin->x - width;
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

  rummy_fan_init (&self->pile, card, spec->scale, spec->n_pile);
  if (!rummy_fan_fit (&self->pile, frame->width - beside, frame->bottom - frame->top, card.width * 0.45))
    return FALSE;
  self->pile.origin = GRAPHENE_POINT_INIT (frame->left + beside, frame->top);
  mirror (spec, &self->pile.origin, rummy_fan_size (&self->pile).width);

  y = frame->top + rummy_fan_size (&self->pile).height + gap * 1.5;

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

static void
lay_all (RummyTableLayout *self, const RummyTableSpec *spec, double hand_share)
{
  double least = MIN (spec->width, spec->height);
  Frame frame = { .spec = spec, .pad = CLAMP (least * 0.016, 3, 18) };
  double card;

  *self = (RummyTableLayout) { .gap = CLAMP (least * 0.02, 3, 28) };

  lay_hand (self, &frame, hand_share);
  lay_others (self, &frame);

  frame.top += self->gap;
  frame.bottom -= self->gap * 0.5;
  /* A wide table keeps what belongs together within reach of the eye. */
  frame.width = MIN (spec->width - 2 * frame.pad, spec->height * WIDEST);
  frame.left = (spec->width - frame.width) / 2;

  card = MIN (spec->height * TABLE_CARD_HEIGHT / RUMMY_CARD_RATIO, frame.width * 0.2);
  card = MIN (card, self->hand.card.width * LARGEST_TABLE_CARD);
  while (!lay_table (self, &frame, card) && card * spec->scale >= 1)
    card *= SHRINK;
}

void
rummy_table_layout (RummyTableLayout *self, const RummyTableSpec *spec)
{
  double share = 1;

  /* The hand gives way where the table would get much smaller cards. */
  do {
    lay_all (self, spec, share);
    share *= 0.85;
  } while (self->stock.size.width < self->hand.card.width * LEAST_TABLE_CARD && share > 0.6);
}
