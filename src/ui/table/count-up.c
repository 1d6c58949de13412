/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/count-up.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "ui/words/words.h"

/* In milliseconds. */
#define LONGEST 2000 /* of all steps */
#define STEP 420     /* of one, if there are few */
#define REST 350     /* the scores are looked at */

#define RISE 0.10     /* of a card's height */
#define COUNTED 0.75  /* of a step, in which the number changes */
#define NOTE_PAD 0.45 /* of a line */
#define NOTE_GAP 4

typedef struct {
  RummyReckoning reckoning;
  RummySeen *seen;
  const RummySpread *spread;
  RummySeating *seating;
  RummyStage *stage;
  guint shown;         /* the step whose note is laid out */
  PangoLayout *layout; /* its text, or NULL */
} CountUp;

/* A hand turns over first. */
static double
weight_of (const RummyReckoningStep *step)
{
  return step->kind == RUMMY_RECKONING_HAND || step->kind == RUMMY_RECKONING_GAINED ? 1.5 : 1;
}

double
rummy_count_up_get_start (const RummyReckoning *reckoning, guint step)
{
  double before = 0, all = 0;

  for (guint i = 0; i < reckoning->n; i++) {
    before += i < step ? weight_of (&reckoning->step[i]) : 0;
    all += weight_of (&reckoning->step[i]);
  }

  return all > 0 ? before * MIN (LONGEST / all, STEP) : 0;
}

double
rummy_count_up_get_length (const RummyReckoning *reckoning)
{
  return rummy_count_up_get_start (reckoning, reckoning->n) + REST;
}

/* Returns the step at that time, and how far it is; at the end reckoning.n. */
static guint
step_at (const CountUp *self, double ms, double *part)
{
  guint i = 0;

  while (i < self->reckoning.n && rummy_count_up_get_start (&self->reckoning, i + 1) <= ms)
    i++;
  if (i < self->reckoning.n) {
    double start = rummy_count_up_get_start (&self->reckoning, i);

    *part = (ms - start) / (rummy_count_up_get_start (&self->reckoning, i + 1) - start);
  }

  return i;
}

static void
raise_cards (CountUp *self, RummyCards cards, double part)
{
  double rise = sin (CLAMP (part, 0, 1) * G_PI) * RISE;

  RUMMY_CARDS_EACH (card, cards) {
    if (rummy_stage_has (self->stage, card))
      rummy_stage_nudge (self->stage, card, 0, -rise * rummy_stage_get_rect (self->stage, card).size.height);
  }
}

static void
show_scores (CountUp *self, guint step, double part)
{
  const RummyRules *rules = rummy_seen_round (self->seen)->rules;
  const RummyReckoningStep *now = step < self->reckoning.n ? &self->reckoning.step[step] : NULL;
  double counted = adw_easing_ease (ADW_EASE_OUT_CUBIC, CLAMP (part / COUNTED, 0, 1));
  int scores[RUMMY_SEATS_MAX];
  guint loser = RUMMY_SEAT_NONE;

  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    guint side = rummy_rules_side (rules, seat);

    scores[seat] = rummy_reckoning_get_score (&self->reckoning, step, side);
    if (now != NULL && now->side == side)
      scores[seat] += (int) round ((now->after - now->before) * counted);
  }
  if (now != NULL && now->kind == RUMMY_RECKONING_HAND)
    loser = now->side;
  rummy_seating_count (self->seating, scores, loser);
}

static void
step_cb (gpointer data, double ms)
{
  CountUp *self = data;
  double part = 0;
  guint step = step_at (self, ms, &part);
  gboolean is_end = ms >= rummy_count_up_get_length (&self->reckoning);

  /* Cards of earlier steps are still raised where no frame was drawn since. */
  for (guint i = 0; i < MIN (step + 1, self->reckoning.n); i++)
    raise_cards (self, self->reckoning.step[i].cards, i == step && !is_end ? part : 0);
  if (is_end)
    rummy_seating_count (self->seating, NULL, RUMMY_SEAT_NONE);
  else
    show_scores (self, step, part);
}

static char *
note_words (const RummyReckoningStep *step)
{
  int points = step->after - step->before;
  g_autofree char *figure = rummy_words_points (ABS (points)), *amount = NULL;
  const char *title = step->kind == RUMMY_RECKONING_MELD     ? C_("counter", "Melded")
                      : step->kind == RUMMY_RECKONING_HAND   ? C_("counter", "Left in hand")
                      : step->kind == RUMMY_RECKONING_GAINED ? C_("counter", "Won from opponents")
                      : step->kind == RUMMY_RECKONING_BONUS  ? C_("counter", "Bonus")
                      : step->kind == RUMMY_RECKONING_FACTOR ? C_("counter", "Multiplier")
                                                             : C_("counter", "This round");

  if (step->kind == RUMMY_RECKONING_TOTAL)
    amount = rummy_words_points (step->after);
  else
    amount = g_strdup_printf (points < 0 ? "\342\210\222%s" : "+%s", figure);

  return g_strdup_printf ("%s  %s", title, amount);
}

/* It stands by whose number changes, which is a side's for all but its own cards. */
static guint
seat_of_note (const RummyReckoningStep *step)
{
  return step->kind == RUMMY_RECKONING_GAINED ? step->side : step->seat;
}

static void
lay_note (CountUp *self, guint step)
{
  GtkWidget *seat = rummy_seating_get_widget (self->seating, seat_of_note (&self->reckoning.step[step]));
  g_autofree char *words = note_words (&self->reckoning.step[step]);
  PangoAttrList *attributes = pango_attr_list_new ();

  g_clear_object (&self->layout);
  self->shown = step;
  self->layout = gtk_widget_create_pango_layout (seat, words);
  pango_attr_list_insert (attributes, pango_attr_scale_new (rummy_seating_get_layout (self->seating)->plate_scale));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
}

/* Beside the plate, toward the middle of the table. */
static graphene_rect_t
place_note (CountUp *self, guint seat, double width, double height)
{
  const RummyTableLayout *layout = rummy_seating_get_layout (self->seating);
  gboolean is_own = seat == rummy_seen_seat (self->seen);
  graphene_rect_t plate =
    is_own ? layout->own_plate : layout->plates[rummy_seen_other_of_seat (self->seen, seat)];
  double table = gtk_widget_get_width (GTK_WIDGET (self->stage)), x, y;

  if (plate.size.width <= 0)
    plate = rummy_fan_bounds (is_own ? &layout->hand : &layout->others[rummy_seen_other_of_seat (self->seen, seat)]);
  x = CLAMP (plate.origin.x + (plate.size.width - width) / 2, NOTE_GAP, MAX (table - width - NOTE_GAP, NOTE_GAP));
  y = plate.origin.y > layout->stock.origin.y + layout->stock.size.height / 2
        ? plate.origin.y - height - NOTE_GAP
        : plate.origin.y + plate.size.height + NOTE_GAP;

  return GRAPHENE_RECT_INIT ((float) round (x), (float) round (y), (float) width, (float) height);
}

static void
draw_cb (gpointer data, GtkSnapshot *snapshot, double ms)
{
  static const GdkRGBA back = { 0.04f, 0.08f, 0.05f, 0.92f }, plain = { 1, 1, 1, 1 };
  CountUp *self = data;
  double part = 0, pad;
  guint step = step_at (self, ms, &part);
  GskRoundedRect outline;
  graphene_rect_t place;
  int width, height;

  if (step == self->reckoning.n)
    return;

  if (self->layout == NULL || self->shown != step)
    lay_note (self, step);
  pango_layout_get_pixel_size (self->layout, &width, &height);
  pad = round (height * NOTE_PAD);
  place = place_note (self, seat_of_note (&self->reckoning.step[step]), width + 2 * pad, height + 4);

  gsk_rounded_rect_init_from_rect (&outline, &place, place.size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &back, &place);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (place.origin.x + pad, place.origin.y + 2));
  gtk_snapshot_append_layout (snapshot, self->layout,
                              self->reckoning.step[step].kind == RUMMY_RECKONING_HAND ? &rummy_plate_penalty : &plain);
  gtk_snapshot_restore (snapshot);
}

static void
free_cb (gpointer data)
{
  g_clear_object (&((CountUp *) data)->layout);
  g_free (data);
}

void
rummy_count_up_play (const RummyReckoning *reckoning, RummySeen *seen, const RummySpread *spread, RummySeating *seating,
                     gint64 start)
{
  static const RummyStageAct act = { .step = step_cb, .draw = draw_cb, .free = free_cb };
  CountUp *self = g_new0 (CountUp, 1);

  self->reckoning = *reckoning;
  self->seen = seen;
  self->spread = spread;
  self->seating = seating;
  self->stage = rummy_spread_get_stage (spread);
  rummy_stage_play (self->stage, &act, self, start, rummy_count_up_get_length (reckoning));
}
