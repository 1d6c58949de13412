/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/seat-plate.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/cards/fan.h"
#include "ui/cards/seat-sign.h"
#include "ui/parts/label-size.h"
#include "ui/words/words.h"

/* In pixels, times the scale. */
#define PAD_X 7
#define PAD_Y 3
#define RING 1         /* around the one whose turn it is, in its style */
#define PAD_SHARE 0.05 /* at most, of the width */

#define GOOD_CHARS 17       /* that a good width has room for */
#define NAME_CHARS_LEAST 3  /* of a name that is worth showing */
#define NAME_CHARS_GOOD 10  /* of one that comes before signs and points */
#define COUNT_WIDEST 20     /* as a rule */
#define DEADWOOD_MOST 100   /* likewise */

/* Shares of a line's height. */
#define SIGN_HEIGHT 0.66
#define MARKER_WIDTH 0.5
#define SEAT_SIGN_WIDTH 0.55
#define SIGN_GAP 0.25
#define FIGURE_GAP 0.7
#define FIGURE_GAP_LEAST 0.3 /* where there is little room */

/* As .penalty in seats.css. */
const GdkRGBA rummy_plate_penalty = { 1, 0.58f, 0.55f, 1 };

struct _RummySeatPlate {
  GtkWidget parent_instance;

  GtkWidget *name, *count, *points, *level;
  guint sign, n_cards;
  int figure;        /* points, or RUMMY_PLATE_NO_POINTS */
  int won, deadwood; /* rounds and points, or negative */
  gboolean is_turn;
  RummyPlateParts parts; /* that it may have */
  double scale;
  double line; /* height of one */

  /* As allocated; widths of 0 where a part is left out. */
  graphene_rect_t marker, seat_sign, cards_sign, melds_sign;
};

G_DEFINE_FINAL_TYPE (RummySeatPlate, rummy_seat_plate, GTK_TYPE_WIDGET)

static void
get_font (RummySeatPlate *self, double *line, double *letter)
{
  PangoContext *context = gtk_widget_get_pango_context (self->name);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);

  *line = ceil ((double) (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) /
                PANGO_SCALE);
  *letter = (double) pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;
  pango_font_metrics_unref (metrics);
}

static double
natural_width (GtkWidget *label)
{
  int natural;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* Of a text that the label does not show. */
static double
width_of (RummySeatPlate *self, GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int natural;

  pango_layout_get_pixel_size (layout, &natural, NULL);

  return ceil (natural * self->scale);
}

static char *
deadwood_words (int points)
{
  /* Translators: on the plate of a player, below the cards; keep it short. Points of cards in no meld. */
  return g_strdup_printf (_("Deadwood %d"), points);
}

/* What a plate says of cards and points. */
static char *
cards_words (guint n_cards, RummyPlateParts parts)
{
  if (!(parts & RUMMY_PLATE_WORDS))
    return g_strdup_printf ("%u", n_cards);

  /* Translators: on the plate of a player; keep it short. */
  return g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
}

static char *
points_words (RummySeatPlate *self, RummyPlateParts parts)
{
  g_autofree char *figure = self->figure != RUMMY_PLATE_NO_POINTS ? rummy_words_points (self->figure) : g_strdup ("");
  g_autofree char *words = NULL;

  if (self->deadwood >= 0)
    words = deadwood_words (self->deadwood);
  else if (*figure != '\0' && parts & RUMMY_PLATE_WORDS)
    /* Translators: on the plate of a player; keep it short. */
    words = g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (self->figure)), figure);
  else
    words = g_steal_pointer (&figure);

  if (self->won < 0)
    return g_steal_pointer (&words);

  return g_strdup_printf (*words != '\0' ? "%s  ★\302\240%d" : "%s★\302\240%d", words, self->won);
}

static void
show_figures (RummySeatPlate *self)
{
  g_autofree char *count = cards_words (self->n_cards, self->parts), *points = points_words (self, self->parts);

  rummy_label_set_text (GTK_LABEL (self->count), count);
  rummy_label_set_text (GTK_LABEL (self->points), points);
}

/* Puts a part of a line at *x, which goes on behind it; mirrored where words go leftwards. */
static graphene_rect_t
part (RummySeatPlate *self, double *x, double y, double width, double height, double gap)
{
  double plate = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  graphene_rect_t rect =
    GRAPHENE_RECT_INIT (rtl ? plate - *x - width : *x, y + (self->line - height) / 2, width, height);

  *x += width + gap;

  return rect;
}

static void
put_label (RummySeatPlate *self, GtkWidget *label, double *x, double y, double width, double gap)
{
  graphene_rect_t rect = part (self, x, y, width, self->line, gap);
  int least_height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  gtk_widget_set_child_visible (label, width > 0);
  if (width > 0)
    gtk_widget_allocate (label, (int) ceil (width), MAX ((int) self->line, least_height), -1,
                         gsk_transform_translate (NULL, &rect.origin));
}

/* What a line shows beside the sign of the seat, its name and the number of cards. */
typedef struct {
  gboolean marker, cards_sign, points;
} Extras;

/* In the order in which they give way to the name: the ring too tells the turn, and the sign of the points which
 * number is that of the cards. */
static const Extras extras[] = {
  { TRUE, TRUE, TRUE },  { FALSE, TRUE, TRUE },  { TRUE, FALSE, TRUE },  { FALSE, FALSE, TRUE },
  { TRUE, TRUE, FALSE }, { FALSE, TRUE, FALSE }, { TRUE, FALSE, FALSE }, { FALSE, FALSE, FALSE },
};

/* What of a plate does not depend on its place; in pixels. */
typedef struct {
  double pad, room, sign, sign_gap, least_gap, marker, seat_sign, cards_sign, melds_sign, melds, count, points, level;
  double name, name_good, name_least;
  gboolean two_lines;
} Measure;

/* parts: only the words matter. */
static Measure
measure_parts (RummySeatPlate *self, RummyPlateParts parts, double width, double height)
{
  g_autofree char *count = cards_words (self->n_cards, parts), *points = points_words (self, parts);
  Measure is = { .pad = MIN (PAD_X * self->scale, width * PAD_SHARE) };
  double letter;

  get_font (self, &self->line, &letter);
  self->line *= self->scale;
  is.sign = round (self->line * SIGN_HEIGHT);
  is.sign_gap = self->line * SIGN_GAP;
  is.least_gap = self->line * FIGURE_GAP_LEAST;
  is.marker = self->line * MARKER_WIDTH + is.sign_gap;
  is.seat_sign = round (self->line * SEAT_SIGN_WIDTH);
  is.count = width_of (self, self->count, count);
  is.points = *points != '\0' ? width_of (self, self->points, points) : 0;
  is.level = *gtk_label_get_label (GTK_LABEL (self->level)) != '\0' ? natural_width (self->level) : 0;
  is.name = natural_width (self->name);
  is.name_good = MIN (is.name, NAME_CHARS_GOOD * letter * self->scale);
  is.name_least = MIN (is.name_good, NAME_CHARS_LEAST * letter * self->scale);
  is.room = width - 2 * is.pad;
  is.two_lines = height >= 2 * self->line;
  /* A sign is as wide as a card, that of the melds as three. */
  is.cards_sign = parts & RUMMY_PLATE_WORDS ? 0 : is.sign / RUMMY_CARD_RATIO + is.sign_gap;
  is.melds_sign = self->deadwood < 0 && !(parts & RUMMY_PLATE_WORDS) ? is.sign * 1.4 : 0;
  is.melds = is.points > 0 ? is.melds_sign + (is.melds_sign > 0 ? is.sign_gap : 0) + is.points : 0;

  return is;
}

/* The level stands behind all else of the second line. */
static gboolean
fits_level (const Measure *is, double figures)
{
  return is->level == 0 || (is->two_lines && figures + is->level + 2 * is->least_gap <= is->room);
}

/* Before the name, and behind it; whether all of it fits. */
static gboolean
sum_up (const Measure *is, Extras with, double *before, double *figures)
{
  double gap;

  *before = is->seat_sign + is->sign_gap + (with.marker ? is->marker : 0);
  *figures = is->count + (with.cards_sign ? is->cards_sign : 0) + (with.points ? is->melds : 0);
  gap = (with.points && is->melds > 0 ? is->least_gap : 0) +
        (is->two_lines ? 0 : *before + is->name_good + is->least_gap);

  return *figures + gap <= is->room;
}

static void
rummy_seat_plate_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummySeatPlate *self = RUMMY_SEAT_PLATE (widget);
  Measure is = measure_parts (self, self->parts, width, height);
  double before = 0, figures = 0, gap, name = is.name, seat_sign = is.seat_sign, x = is.pad, y, level = 0;
  Extras with = extras[0];

  for (guint step = 0; step < G_N_ELEMENTS (extras); step++) {
    with = extras[step];
    with.marker &= self->is_turn;
    with.cards_sign &= (self->parts & RUMMY_PLATE_CARDS_SIGN) != 0 && is.cards_sign > 0;
    if (sum_up (&is, with, &before, &figures))
      break;
  }
  if (with.marker && is.two_lines && before + is.name_good > is.room) {
    before -= is.marker;
    with.marker = FALSE;
  }

  if (self->parts & (self->parts & RUMMY_PLATE_WORDS ? RUMMY_PLATE_WORDS_AND_LEVEL : RUMMY_PLATE_LEVEL) &&
      with.points && fits_level (&is, figures))
    level = is.level;
  figures += level;
  with.points &= is.points > 0;

  gap = is.two_lines ? (is.room - figures) / (level > 0 && with.points ? 2 : 1)
                     : (is.room - before - name - figures) / 2;
  gap = CLAMP (gap, is.least_gap, self->line * FIGURE_GAP);
  if (with.points)
    figures += gap;
  if (level > 0)
    figures += gap;

  y = is.two_lines ? floor ((height - 2 * self->line) / 2) : floor ((height - self->line) / 2);
  if (is.two_lines) {
    name = MIN (name, is.room - before);
    x += floor ((is.room - name - before) / 2);
  } else {
    name = is.room - figures - gap - before;
    if (name < is.name_least - 0.5)
      name = 0;
    if (before + figures > is.room)
      seat_sign = 0;
  }

  self->marker = part (self, &x, y, with.marker ? is.marker - is.sign_gap : 0, is.sign, with.marker ? is.sign_gap : 0);
  self->seat_sign = part (self, &x, y, seat_sign, seat_sign, seat_sign > 0 ? is.sign_gap : 0);
  put_label (self, self->name, &x, y, name, name > 0 ? gap : 0);
  if (is.two_lines) {
    x = is.pad + floor ((is.room - figures) / 2);
    y += self->line;
  } else if (name == 0) {
    x = MAX (x, is.pad + floor ((is.room - figures) / 2));
  }
  self->cards_sign =
    part (self, &x, y, with.cards_sign ? is.cards_sign - is.sign_gap : 0, is.sign, with.cards_sign ? is.sign_gap : 0);
  put_label (self, self->count, &x, y, is.count, gap);
  if (!with.points)
    is.melds_sign = 0;
  self->melds_sign = part (self, &x, y, is.melds_sign, is.sign, is.melds_sign > 0 ? is.sign_gap : 0);
  put_label (self, self->points, &x, y, with.points ? is.points : 0, with.points ? gap : 0);
  put_label (self, self->level, &x, y, level, 0);
}

static void
snapshot_card (GtkSnapshot *snapshot, const graphene_rect_t *rect, const GdkRGBA *color)
{
  GskRoundedRect card;
  float line = (float) MAX (rect->size.height / 10, 1);

  gsk_rounded_rect_init_from_rect (&card, rect, (float) (rect->size.height / 7));
  gtk_snapshot_append_border (snapshot, &card, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { *color, *color, *color, *color });
}

/* Three cards that lie over each other, the last one whole. */
static void
snapshot_melds (GtkSnapshot *snapshot, const graphene_rect_t *rect, const GdkRGBA *color)
{
  double width = rect->size.height / RUMMY_CARD_RATIO, step = (rect->size.width - width) / 2;

  for (guint i = 0; i < 3; i++) {
    graphene_rect_t card =
      GRAPHENE_RECT_INIT (rect->origin.x + i * step, rect->origin.y, i < 2 ? step + 1 : width, rect->size.height);

    snapshot_card (snapshot, &card, color);
  }
}

static void
rummy_seat_plate_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummySeatPlate *self = RUMMY_SEAT_PLATE (widget);
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  if (self->cards_sign.size.width > 0)
    snapshot_card (snapshot, &self->cards_sign, &color);
  if (self->melds_sign.size.width > 0)
    snapshot_melds (snapshot, &self->melds_sign, &color);
  if (self->seat_sign.size.width > 0)
    rummy_seat_sign_snapshot (snapshot, self->sign, &self->seat_sign, TRUE);
  if (self->is_turn) {
    const graphene_rect_t *at = &self->marker;
    gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
    g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
    g_autoptr (GskPath) path = NULL;

    gsk_path_builder_move_to (builder, at->origin.x + (rtl ? at->size.width : 0), at->origin.y);
    gsk_path_builder_line_to (builder, at->origin.x + (rtl ? 0 : at->size.width), at->origin.y + at->size.height / 2);
    gsk_path_builder_line_to (builder, at->origin.x + (rtl ? at->size.width : 0), at->origin.y + at->size.height);
    gsk_path_builder_close (builder);
    path = gsk_path_builder_to_path (builder);
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &color);
  }

  GTK_WIDGET_CLASS (rummy_seat_plate_parent_class)->snapshot (widget, snapshot);
}

static void
rummy_seat_plate_dispose (GObject *object)
{
  RummySeatPlate *self = RUMMY_SEAT_PLATE (object);

  g_clear_pointer (&self->name, gtk_widget_unparent);
  g_clear_pointer (&self->count, gtk_widget_unparent);
  g_clear_pointer (&self->points, gtk_widget_unparent);
  g_clear_pointer (&self->level, gtk_widget_unparent);

  G_OBJECT_CLASS (rummy_seat_plate_parent_class)->dispose (object);
}

static void
rummy_seat_plate_class_init (RummySeatPlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_seat_plate_dispose;
  widget_class->snapshot = rummy_seat_plate_snapshot;
  widget_class->size_allocate = rummy_seat_plate_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "plate");
  /* The hand around it tells what stands on it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add_label (RummySeatPlate *self, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_single_line_mode (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
rummy_seat_plate_init (RummySeatPlate *self)
{
  self->scale = 1;
  self->won = self->deadwood = -1;
  self->parts = RUMMY_PLATE_CARDS_SIGN;
  self->name = add_label (self, "name");
  self->count = add_label (self, "numeric");
  self->points = add_label (self, "numeric");
  self->level = add_label (self, "level");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
}

void
rummy_seat_plate_set_won (RummySeatPlate *self, int won)
{
  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  self->won = won;
}

void
rummy_seat_plate_set_deadwood (RummySeatPlate *self, int deadwood)
{
  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  self->deadwood = deadwood;
}

void
rummy_seat_plate_set_seat (RummySeatPlate *self, guint sign, const char *name, guint n_cards, int points,
                           const char *level)
{
  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  if (self->sign != sign) {
    self->sign = sign;
    gtk_widget_queue_draw (GTK_WIDGET (self));
  }
  self->n_cards = n_cards;
  self->figure = points;
  rummy_label_set_text (GTK_LABEL (self->name), name);
  show_figures (self);
  rummy_label_set_text (GTK_LABEL (self->level), level != NULL ? level : "");
}

void
rummy_seat_plate_set_points (RummySeatPlate *self, int points, gboolean is_penalty)
{
  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  self->figure = points;
  show_figures (self);
  if (is_penalty)
    gtk_widget_add_css_class (self->points, "penalty");
  else
    gtk_widget_remove_css_class (self->points, "penalty");
}

void
rummy_seat_plate_set_turn (RummySeatPlate *self, gboolean turn)
{
  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  if (self->is_turn == turn)
    return;

  self->is_turn = turn;
  if (turn)
    gtk_widget_add_css_class (GTK_WIDGET (self), "turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "turn");
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
rummy_seat_plate_set_scale (RummySeatPlate *self, double scale)
{
  GtkWidget *labels[] = { self->name, self->count, self->points, self->level };

  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  if (self->scale == scale)
    return;

  self->scale = scale;
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    rummy_label_set_scale (GTK_LABEL (labels[i]), scale);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

RummyPlateParts
rummy_seat_plate_get_fitting (RummySeatPlate *self, double width, double height)
{
  static const RummyPlateParts ways[] = { RUMMY_PLATE_CARDS_SIGN | RUMMY_PLATE_WORDS, RUMMY_PLATE_CARDS_SIGN };
  RummyPlateParts parts = 0;

  g_return_val_if_fail (RUMMY_IS_SEAT_PLATE (self), 0);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    const Measure is = measure_parts (self, ways[i], width - 2 * RING, height);
    double before, figures;

    if (!sum_up (&is, (Extras) { FALSE, TRUE, TRUE }, &before, &figures))
      continue;
    parts |= ways[i];
    if (fits_level (&is, figures))
      parts |= i == 0 ? RUMMY_PLATE_WORDS_AND_LEVEL : RUMMY_PLATE_LEVEL;
  }

  return parts;
}

void
rummy_seat_plate_set_parts (RummySeatPlate *self, RummyPlateParts parts)
{
  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  if (self->parts == parts)
    return;

  self->parts = parts;
  show_figures (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
rummy_seat_plate_get_sizes (RummySeatPlate *self, double *width, double *height, double *line_height)
{
  double line, letter;

  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  get_font (self, &line, &letter);
  *width = ceil (GOOD_CHARS * letter + 2 * PAD_X);
  *height = 2 * line + 2 * PAD_Y;
  *line_height = line + 2 * PAD_Y;
}

void
rummy_seat_plate_get_least (RummySeatPlate *self, const char *name, double *name_width, double *count_width)
{
  g_autoptr (PangoLayout) name_layout = NULL, count_layout = NULL;
  double line, letter;
  int name_natural, count_natural;

  g_return_if_fail (RUMMY_IS_SEAT_PLATE (self));

  get_font (self, &line, &letter);
  name_layout = gtk_widget_create_pango_layout (self->name, name);
  count_layout = gtk_widget_create_pango_layout (self->count, G_STRINGIFY (COUNT_WIDEST));
  pango_layout_get_pixel_size (name_layout, &name_natural, NULL);
  pango_layout_get_pixel_size (count_layout, &count_natural, NULL);
  *name_width = (round (line * SEAT_SIGN_WIDTH) + line * SIGN_GAP + name_natural + 2) / (1 - 2 * PAD_SHARE);
  *count_width = (line * FIGURE_GAP_LEAST + count_natural) / (1 - 2 * PAD_SHARE);
}

double
rummy_seat_plate_get_deadwood_width (RummySeatPlate *self)
{
  g_autofree char *words = deadwood_words (DEADWOOD_MOST), *cards = cards_words (COUNT_WIDEST, RUMMY_PLATE_WORDS);
  g_autoptr (PangoLayout) layout = NULL;
  double line, letter;
  int natural;

  g_return_val_if_fail (RUMMY_IS_SEAT_PLATE (self), 0);

  get_font (self, &line, &letter);
  layout = gtk_widget_create_pango_layout (self->points, words);
  pango_layout_get_pixel_size (layout, &natural, NULL);

  return (line * FIGURE_GAP_LEAST + width_of (self, self->count, cards) / self->scale + natural) / (1 - 2 * PAD_SHARE);
}
