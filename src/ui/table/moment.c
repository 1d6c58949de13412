/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/moment.h"

#include <adwaita.h>
#include <math.h>

/* In milliseconds. */
#define ROUND 900
#define GAME 1500
#define FAN 620    /* cards of one meld */
#define STAGGER 60 /* between melds */

/* In sizes of a card. */
#define SPREAD 0.20
#define RISE 0.12

/* As wide as the light is: in widths of the table, and at most in pixels. */
#define BAND 0.34
#define BAND_MOST 800

typedef struct {
  RummySeen *seen;
  const RummySpread *spread;
  RummyStage *stage;
  guint winner;
  double length;
  gboolean is_heard;
} Moment;

static gboolean
is_winner (Moment *self, guint seat)
{
  const RummyRules *rules = rummy_seen_round (self->seen)->rules;

  return rummy_rules_side (rules, seat) == rummy_rules_side (rules, self->winner);
}

/* Cards of a row spread and rise, and return. */
static void
fan_row (Moment *self, RummyCardRow *row, double ms)
{
  double part = CLAMP (ms / FAN, 0, 1), out = ms >= self->length ? 0 : pow (sin (part * G_PI), 2);
  guint n = rummy_card_row_get_n (row);

  for (guint i = 0; i < n; i++) {
    RummyCard card = rummy_card_widget_get_card (rummy_card_row_get_card (row, i));
    double beside = n > 1 ? 2.0 * i / (n - 1) - 1 : 0;
    graphene_size_t size;

    if (!rummy_stage_has (self->stage, card))
      continue;
    size = rummy_stage_get_rect (self->stage, card).size;
    rummy_stage_nudge (self->stage, card, beside * out * SPREAD * size.width,
                       -out * RISE * size.height * (1 - beside * beside / 2));
  }
}

static void
step_cb (gpointer data, double ms)
{
  Moment *self = data;
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyMeldField *melds = rummy_spread_get_melds (self->spread);
  double start = ms >= self->length ? 0 : STAGGER; /* at the end all lie as before */

  if (!self->is_heard)
    rummy_stage_sound (self->stage, RUMMY_CUE_OVER);
  self->is_heard = TRUE;

  for (guint meld = 0, n = 0; meld < rummy_meld_field_get_n (melds); meld++) {
    if (is_winner (self, round->meld[meld].owner))
      fan_row (self, rummy_meld_field_get_meld (melds, meld), ms - start * n++);
  }
  if (is_winner (self, rummy_seen_seat (self->seen)))
    fan_row (self, RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)), ms);
  for (guint other = 0; other + 1 < (guint) round->rules->players; other++) {
    if (is_winner (self, rummy_seen_seat_of_other (self->seen, other)))
      fan_row (self, RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, other)), ms);
  }
}

/* Only what is under the light is drawn again, which is why it is a band and no glow over all. */
static void
draw_cb (gpointer data, GtkSnapshot *snapshot, double ms)
{
  static const GskColorStop stops[] = {
    { 0, { 1, 0.95f, 0.78f, 0 } },       { 0.25f, { 1, 0.95f, 0.78f, 0.045f } }, { 0.5f, { 1, 0.95f, 0.78f, 0.16f } },
    { 0.75f, { 1, 0.95f, 0.78f, 0.045f } }, { 1, { 1, 0.95f, 0.78f, 0 } },
  };
  Moment *self = data;
  double width = gtk_widget_get_width (GTK_WIDGET (self->stage));
  double height = gtk_widget_get_height (GTK_WIDGET (self->stage)), band = MIN (width * BAND, BAND_MOST);
  double way = adw_easing_ease (ADW_EASE_IN_OUT_SINE, CLAMP (ms / self->length, 0, 1));
  double x = round (way * (width + band) - band);

  if (gtk_widget_get_direction (GTK_WIDGET (self->stage)) == GTK_TEXT_DIR_RTL)
    x = width - band - x;

  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (x, 0, band, height),
                                       &GRAPHENE_POINT_INIT (x, 0), &GRAPHENE_POINT_INIT (x + band, 0), stops,
                                       G_N_ELEMENTS (stops));
}

void
rummy_moment_play (RummySeen *seen, const RummySpread *spread, guint winner, gboolean is_game, gint64 start)
{
  static const RummyStageAct act = { .step = step_cb, .draw = draw_cb, .free = g_free };
  Moment *self = g_new0 (Moment, 1);

  self->seen = seen;
  self->spread = spread;
  self->stage = rummy_spread_get_stage (spread);
  self->winner = winner;
  self->length = is_game ? GAME : ROUND;
  rummy_stage_play (self->stage, &act, self, start, self->length);
}
