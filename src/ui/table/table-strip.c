/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-layout-private.h"

#include <math.h>

#define STRIP_CARD 40.0   /* width at most, and this share of the table's width */
#define STRIP_SHARE 0.1
#define STRIP_LEAST 27.0  /* if that gives one more row */
#define STRIP_BUTTON 24.0 /* of the buttons beside it */
#define LIST_BUTTON 32.0  /* of the button for the list of discards */
#define FINGER 44.0       /* of both, on a table as wide as the next */
#define FINGER_TABLE 600.0
#define STRIP_STEP 0.4    /* between discards, of a card */
#define TIGHT_STRIP 0.25  /* between cards of a meld, if that shows one more meld */
#define STRIP_PILE 0.4    /* of a row that it shares with melds */

static double
strip_button (const RummyTableSpec *spec)
{
  return spec->width < FINGER_TABLE ? STRIP_BUTTON : FINGER;
}

static double
list_button (const RummyTableSpec *spec)
{
  return spec->width < FINGER_TABLE ? LIST_BUTTON : FINGER;
}

/* The melds in order, then the slot. */
static double
width_of (const RummyTableLayout *self, const RummyTableSpec *spec, guint item)
{
  return item < spec->n_melds ? rummy_fan_size (&self->melds[item]).width : self->slot.size.width;
}

static void
put (RummyTableLayout *self, const RummyTableSpec *spec, guint item, double x, double y)
{
  graphene_point_t *origin = item < spec->n_melds ? &self->melds[item].origin : &self->slot.origin;

  *origin = GRAPHENE_POINT_INIT (x, y);
  rummy_table_mirror (spec, origin, width_of (self, spec, item));
}

static void
put_stock (RummyTableLayout *self, const RummyTableSpec *spec, double x, double y, graphene_size_t card)
{
  self->stock = GRAPHENE_RECT_INIT (x, y, card.width, card.height);
  rummy_table_mirror (spec, &self->stock.origin, card.width);
  rummy_table_snap (spec, &self->stock.origin);
}

/* Centers that width, in steps, so that it seldom moves. */
static double
indent (const RummyTableSpec *spec, double width, double used, double step)
{
  return floor (MAX (width - ceil (used / step - 0.01) * step, 0) / 2 * spec->scale) / spec->scale;
}

/* Layout of melds in a strip. */
typedef struct {
  graphene_size_t card;
  double gap;
  double first; /* start of the first row, after stock and pile if they share it */
  double step;  /* between cards of a meld, of a card */
} Strip;

/* Puts the slot, and as many melds as fit from the first visible one, below frame->top. Returns their bottom, or 0
 * if some at the end are left out. */
static double
lay_strip_melds (RummyTableLayout *self, const RummyTableFrame *frame, const Strip *strip)
{
  const RummyTableSpec *spec = frame->spec;
  graphene_size_t card = strip->card;
  double gap = strip->gap, x = strip->first, y = frame->top, reach = card.width;

  self->slot.size = GRAPHENE_SIZE_INIT (spec->hides_slot ? 0 : card.width, spec->hides_slot ? 0 : card.height);
  if (!spec->hides_slot) {
    put (self, spec, spec->n_melds, frame->left + x, y);
    x += card.width + gap;
  }

  self->n_shown = 0;
  for (guint i = self->first_meld; i < spec->n_melds; i++) {
    RummyFan *meld = &self->melds[i];

    rummy_fan_init (meld, card, spec->scale, spec->meld_size[i]);
    meld->dx = card.width * strip->step;
    if (meld->n > 1)
      meld->dx = MIN (meld->dx, (frame->width - 2 * card.width - gap) / (meld->n - 1));
    if (x > 0 && x + width_of (self, spec, i) > frame->width + 0.01) {
      x = 0;
      y += card.height + gap;
    }
    if (y + card.height > frame->bottom + 0.01)
      return 0;
    put (self, spec, i, frame->left + x, y);
    x += width_of (self, spec, i);
    reach = MAX (reach, x);
    x += gap;
    self->n_shown++;
  }

  return reach;
}

/* Shows as many melds as fit beside the buttons, also at the end. */
static void
lay_some_melds (RummyTableLayout *self, const RummyTableFrame *frame, const Strip *strip)
{
  const RummyTableSpec *spec = frame->spec;
  double gap = strip->gap, top = frame->top + (strip->first > 0 ? strip->card.height + gap : 0);
  guint wanted = MIN (spec->first_meld, spec->n_melds - 1);
  gboolean has_earlier = TRUE, has_later = TRUE;

  /* At an end without a button, tries again with its room. */
  for (guint turn = 0; turn < 2; turn++) {
    RummyTableFrame melds = *frame;
    Strip beside = *strip;

    melds.left += has_earlier ? strip_button (spec) + gap : 0;
    melds.width -= (has_earlier + has_later) * (strip_button (spec) + gap);
    if (strip->first > 0 && has_earlier) /* below the stock */
      beside.first -= strip_button (spec) + gap;
    self->first_meld = wanted;
    while (self->first_meld > 0 && lay_strip_melds (self, &melds, &beside) > 0)
      self->first_meld--;
    if (lay_strip_melds (self, &melds, &beside) == 0 && self->first_meld < wanted) {
      self->first_meld++;
      lay_strip_melds (self, &melds, &beside);
    }
    has_earlier = self->first_meld > 0;
    has_later = self->first_meld + self->n_shown < spec->n_melds;
  }

  self->earlier = self->later = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  self->earlier.origin = GRAPHENE_POINT_INIT (frame->left, top);
  self->later.origin = GRAPHENE_POINT_INIT (frame->left + frame->width - strip_button (spec), frame->top);
  if (has_earlier)
    self->earlier.size = GRAPHENE_SIZE_INIT (strip_button (spec), frame->bottom - top);
  if (has_later)
    self->later.size = GRAPHENE_SIZE_INIT (strip_button (spec), frame->bottom - frame->top);
  rummy_table_mirror (spec, &self->earlier.origin, strip_button (spec));
  rummy_table_mirror (spec, &self->later.origin, strip_button (spec));
  for (guint i = 0; i < spec->n_melds; i++) {
    if (rummy_table_layout_shows (self, i))
      continue;
    rummy_fan_init (&self->melds[i], strip->card, spec->scale, spec->meld_size[i]);
    self->melds[i].origin = i < self->first_meld ? self->earlier.origin : self->later.origin;
  }
}

/* Tightens melds if that shows one more. Returns whether all are visible. */
static gboolean
lay_most_melds (RummyTableLayout *self, const RummyTableFrame *frame, const Strip *strip)
{
  Strip narrow = *strip;
  guint usual;

  if (lay_strip_melds (self, frame, strip) > 0)
    return TRUE;
  narrow.step = TIGHT_STRIP;
  if (lay_strip_melds (self, frame, &narrow) > 0)
    return TRUE;

  lay_some_melds (self, frame, strip);
  usual = self->n_shown;
  lay_some_melds (self, frame, &narrow);
  if (self->n_shown <= usual)
    lay_some_melds (self, frame, strip);

  return FALSE;
}

/* Lays out the stock and as many of the newest discards as can be read, with a button for the list. Returns their
 * end. */
static double
lay_strip_pile (RummyTableLayout *self, const RummyTableFrame *frame, graphene_size_t card, double width, double gap)
{
  const RummyTableSpec *spec = frame->spec;
  double beside = card.width + gap, room = width - beside - card.width, step = card.width * STRIP_STEP, reach;
  gboolean has_button = spec->hides_pile || (MAX (spec->n_pile, 1) - 1) * step > room + 0.01;

  put_stock (self, spec, frame->left, frame->top, card);

  rummy_fan_init (&self->pile, card, spec->scale, spec->n_pile);
  if (has_button) {
    self->pile.under = spec->n_pile - MIN (1 + (guint) (MAX (room - gap - list_button (spec), 0) / step), spec->n_pile);
    self->pile.dx = step;
  } else if (spec->n_pile > 1) {
    self->pile.dx = MIN (card.width * RUMMY_PILE_STEP, room / (spec->n_pile - 1));
  }
  self->pile.origin = GRAPHENE_POINT_INIT (frame->left + beside, frame->top);
  reach = beside + rummy_fan_size (&self->pile).width;
  rummy_table_mirror (spec, &self->pile.origin, rummy_fan_size (&self->pile).width);

  self->pile_button = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (has_button) {
    self->pile_button =
      GRAPHENE_RECT_INIT (floor (frame->left + reach + gap), frame->top, list_button (spec), card.height);
    rummy_table_mirror (spec, &self->pile_button.origin, list_button (spec));
    reach += gap + list_button (spec);
  }

  return reach;
}

/* Width of all melds and the slot in one row. */
static double
width_of_strip (const RummyTableSpec *spec, graphene_size_t card, double gap)
{
  double width = spec->hides_slot ? 0 : card.width + gap;

  for (guint i = 0; i < spec->n_melds; i++)
    width += card.width * (1 + (spec->meld_size[i] - 1) * RUMMY_MELD_STRIP) + gap;

  return width;
}

/* A single row is shared with stock and pile, others are below them. Returns whether all are visible. */
static gboolean
lay_strip_rows (RummyTableLayout *self, const RummyTableFrame *frame, guint rows)
{
  const RummyTableSpec *spec = frame->spec;
  double height = frame->bottom - frame->top, gap = MIN (self->gap, 6), width = frame->width, reach, step;
  double largest = MIN (MIN (STRIP_CARD, spec->width * STRIP_SHARE), frame->hand_card - 2);
  graphene_size_t card = rummy_table_card_size (
    spec, MIN (((height - (rows - 1) * gap) / rows - 1 / spec->scale) / RUMMY_CARD_RATIO, largest));
  RummyTableFrame pile = *frame, melds;
  Strip strip = { .card = card, .gap = gap, .step = RUMMY_MELD_STRIP };

  step = card.width + gap;
  pile.top += floor (MAX (height - rows * card.height - (rows - 1) * gap, 0) / 2 * spec->scale) / spec->scale;
  pile.bottom = pile.top + rows * card.height + (rows - 1) * gap;
  if (rows == 1)
    width = MAX (width * STRIP_PILE, width - width_of_strip (spec, card, gap));
  reach = lay_strip_pile (self, &pile, card, width, gap);
  pile.left += indent (spec, frame->width, reach + (rows == 1 ? width_of_strip (spec, card, gap) : 0), step);
  lay_strip_pile (self, &pile, card, width, gap);

  melds = *frame;
  melds.top = pile.top + (rows == 1 ? 0 : card.height + gap);
  melds.bottom = pile.bottom;
  if (rows == 1) {
    melds.left = pile.left + reach + gap;
    melds.width -= melds.left - frame->left;
  }
  self->earlier = self->later = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  self->first_meld = 0;
  reach = lay_strip_melds (self, &melds, &strip);
  if (reach > 0 && rows > 1) {
    melds.left += indent (spec, frame->width, reach, step);
    lay_strip_melds (self, &melds, &strip);
  }
  if (reach > 0)
    return self->pile.under == 0;

  if (rows > 1) {
    /* Also beside stock and pile. */
    pile.left = frame->left;
    melds.top = pile.top;
    strip.first = lay_strip_pile (self, &pile, card, width * STRIP_PILE, gap) + gap;
  }

  return lay_most_melds (self, &melds, &strip) && self->pile.under == 0;
}

void
rummy_table_lay_strip (RummyTableLayout *self, RummyTableFrame *frame)
{
  const RummyTableSpec *spec = frame->spec;
  double gap = MIN (self->gap, 6), row = STRIP_LEAST * RUMMY_CARD_RATIO + gap;
  guint rows = (guint) MAX (floor ((frame->bottom - frame->top + gap) / row), 1);

  /* All of the width, except the own plate. */
  frame->left = frame->pad;
  if (self->own_plate.origin.y >= frame->top && self->own_plate.origin.y < frame->bottom) {
    graphene_point_t plate = self->own_plate.origin;

    rummy_table_mirror (spec, &plate, self->own_plate.size.width);
    frame->left = plate.x + self->own_plate.size.width + gap;
  }
  frame->width = spec->width - frame->pad - frame->left;

  for (guint n = 1; n <= rows; n++) {
    if (lay_strip_rows (self, frame, n))
      return;
  }
}
