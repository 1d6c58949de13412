/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/arrangement.h"

#include <math.h>

#include "ui/parts/label-size.h"
#include "ui/table/table-turn.h"
#include "ui/words/standing.h"
#include "ui/words/words.h"

/* Narrower cards get large indices. */
#define SMALL_CARD 44

#define LEAST_WIDTH 300
#define LEAST_HEIGHT 160
#define NATURAL_WIDTH 900
#define NATURAL_HEIGHT 600

#define WRAPPED_LIMIT 0.62 /* width of its words in two lines */

#define PLATE_COST 0.2 /* of covering a plate, compared with cards */

struct _RummyArrangement {
  GtkLayoutManager parent_instance;

  RummySeen *seen;
  RummyChoice *choice;
  RummyOdds *odds;
  const RummySpread *spread;
  RummySeating *seating;
  RummyTableStyle *style;
  RummyTableLayout *layout;
  GtkWidget *table;
  double width, height, scale, line; /* of the last layout; the height of a line on plates */
  gboolean left_handed;

  /* What lay at the start of the turn, and of which one. */
  RummyTableTurn turn;
  RummyGame *game; /* not owned; only compared */
  guint64 seed;
  guint n_turns, mover, seat;
};

G_DEFINE_FINAL_TYPE (RummyArrangement, rummy_arrangement, GTK_TYPE_LAYOUT_MANAGER)

/* Nothing moves within a turn but what was acted on. */
static void
follow_turn (RummyArrangement *self, RummyTableSpec *spec)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean is_same = self->game == rummy_seen_game (self->seen) && self->seed == round->seed &&
                     self->n_turns == round->turns && self->mover == round->turn &&
                     self->seat == rummy_seen_seat (self->seen);

  self->game = rummy_seen_game (self->seen);
  self->seed = round->seed;
  self->n_turns = round->turns;
  self->mover = round->turn;
  self->seat = rummy_seen_seat (self->seen);
  rummy_table_turn_follow (&self->turn, spec, !is_same);
}

/* In the usual text. */
static void
measure_limit (RummyArrangement *self, RummyTableSpec *spec)
{
  GtkLabel *label = rummy_spread_get_limit (self->spread);
  g_autofree char *words = spec->is_lone ? rummy_standing_limit_words (rummy_seen_round (self->seen)) : NULL;
  g_autoptr (PangoLayout) layout = NULL;

  rummy_label_set_text (label, words != NULL ? words : "");
  if (words == NULL)
    return;

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), words);
  for (guint i = 0; i < RUMMY_LIMIT_FORMS; i++) {
    int width, height;

    pango_layout_get_pixel_size (layout, &width, &height);
    spec->limit[i] = GRAPHENE_SIZE_INIT ((float) width, (float) height);
    pango_layout_set_width (layout, (int) (width * WRAPPED_LIMIT) * PANGO_SCALE);
  }
}

static RummyTableSpec
make_spec (RummyArrangement *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyTableSpec spec = {
    .width = self->width,
    .height = self->height,
    .scale = self->scale,
    .rtl = gtk_widget_get_direction (self->table) == GTK_TEXT_DIR_RTL,
    .left_handed = self->left_handed,
    .n_others = 1,
  };

  rummy_seating_measure (self->seating, &spec);
  if (!rummy_seen_is_dealt (self->seen))
    return spec;

  spec.open = rummy_seen_is_open (self->seen);
  spec.n_others = round->rules->players - 1;
  for (guint i = 0; i < spec.n_others; i++) {
    guint seat = rummy_seen_seat_of_other (self->seen, i);

    spec.open |= rummy_game_get_shown (rummy_seen_game (self->seen), seat);
    spec.n_other[i] = round->n_hand[seat];
    if (round->joker != RUMMY_CARD_NONE && round->dealer == seat && round->phase != RUMMY_PHASE_OVER)
      spec.n_other[i]++;
  }
  spec.likely = !spec.open && rummy_odds_are_shown (self->odds);
  spec.hides_slot = !rummy_seen_has_slot (self->seen);
  spec.is_lone = round->n_melds == 0 && !rummy_preview_may_lay (round);
  measure_limit (self, &spec);
  spec.hides_own = rummy_seen_hides_own (self->seen);
  spec.n_hand = rummy_seen_hides_own (self->seen) ? round->n_hand[rummy_seen_seat (self->seen)]
                                                  : rummy_choice_order (self->choice)->n;
  if (!spec.hides_own) {
    spec.hand_breaks = rummy_hand_order_get_breaks (rummy_choice_order (self->choice));
    spec.n_grouped = rummy_hand_order_count_grouped (rummy_choice_order (self->choice));
  }
  spec.n_pile = round->n_pile - rummy_seen_first_discard (self->seen);
  spec.hides_pile = rummy_seen_first_discard (self->seen) > 0;
  spec.n_melds = round->n_melds;
  spec.first_meld = rummy_meld_field_get_first (rummy_spread_get_melds (self->spread));
  spec.n_fields = round->rules->partner ? round->rules->players / 2 : round->rules->players;
  for (guint i = 0; i < spec.n_melds; i++) {
    guint owner = round->meld[i].owner;

    spec.meld_size[i] = round->meld[i].count;
    if (owner != rummy_seen_seat (self->seen))
      spec.meld_field[i] =
        (guint8) rummy_table_field_of (1 + rummy_seen_other_of_seat (self->seen, owner), spec.n_fields);
  }
  follow_turn (self, &spec);

  return spec;
}

static graphene_rect_t
home_cb (RummySpot spot, RummySlot *slot, gpointer data)
{
  RummyArrangement *self = data;
  const RummyFan *fan;

  switch (spot.zone) {
  case RUMMY_ZONE_PILE:
    return rummy_card_row_get_place (RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread)), spot.index);
  case RUMMY_ZONE_MELD:
    return rummy_card_row_get_place (rummy_meld_field_get_meld (rummy_spread_get_melds (self->spread), spot.group),
                                     spot.index);
  case RUMMY_ZONE_HAND:
    return rummy_card_row_get_place (RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)), spot.index);
  case RUMMY_ZONE_OTHERS:
    return rummy_card_row_get_place (RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, spot.group)),
                                     spot.index);
  case RUMMY_ZONE_NONE:
    if (spot.group == RUMMY_GROUP_STOCK)
      return self->layout->stock;
    fan = rummy_seating_get_fan (self->seating, spot.group);
    *slot = fan == &self->layout->hand ? RUMMY_SLOT_HAND : RUMMY_SLOT_OTHERS;
    /* A card that goes to a closed hand lands on its last back. */
    return rummy_fan_card (fan, MAX (fan->n, 1) - 1);
  case RUMMY_ZONE_STOCK:
  case RUMMY_ZONE_SLOT:
  case RUMMY_ZONE_SEAT:
  case RUMMY_ZONE_FREE:
  default:
    return self->layout->stock;
  }
}

static void
set_face_sizes (RummyArrangement *self)
{
  const graphene_size_t *sizes[RUMMY_N_SLOTS] = {
    [RUMMY_SLOT_HAND] = &self->layout->hand.card,
    [RUMMY_SLOT_TABLE] = &self->layout->stock.size,
    [RUMMY_SLOT_OTHERS] = &self->layout->others[0].card,
  };

  for (guint slot = 0; slot < RUMMY_N_SLOTS; slot++) {
    rummy_card_faces_set_size (self->style->faces, slot, (int) round (sizes[slot]->width * self->scale),
                               (int) round (sizes[slot]->height * self->scale));
    rummy_card_faces_set_large_index (self->style->faces, slot, sizes[slot]->width < SMALL_CARD);
  }
}

/* Returns the top of the hand, or of the own plate where it is above it in that range of x. */
static int
own_top (RummyArrangement *self, double x, double width)
{
  graphene_rect_t above = GRAPHENE_RECT_INIT (x, 0, width, self->layout->hand_zone.origin.y);

  return (int) (self->layout->own_plate.origin.y > self->layout->stock.origin.y &&
                    graphene_rect_intersection (&above, &self->layout->own_plate, NULL)
                  ? self->layout->own_plate.origin.y
                  : self->layout->hand_zone.origin.y);
}

static double
covered (const graphene_rect_t *part, const graphene_rect_t *rect)
{
  graphene_rect_t both;

  return graphene_rect_intersection (part, rect, &both) ? both.size.width * both.size.height : 0;
}

/* Returns the area in use under rect. */
static double
covered_by (RummyArrangement *self, const graphene_rect_t *rect)
{
  const RummyTableLayout *layout = self->layout;
  graphene_rect_t pile = rummy_fan_bounds (&layout->pile);
  const graphene_rect_t *parts[] = {
    &layout->stock, &pile, &layout->pile_button, &layout->limit, &layout->slot, &layout->earlier, &layout->later,
    &layout->hand_zone,
  };
  double area = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    area += covered (parts[i], rect);
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    area += covered (&layout->plates[i], rect) * PLATE_COST;
  for (guint i = 0; rummy_seen_is_dealt (self->seen) && i < rummy_seen_round (self->seen)->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i]);

    area += rummy_table_layout_shows (layout, i) ? covered (&meld, rect) : 0;
  }

  return area;
}

static void
allocate_row (RummyCardRow *row)
{
  graphene_rect_t bounds = rummy_fan_bounds (rummy_card_row_get_fan (row));

  if (gtk_widget_should_layout (GTK_WIDGET (row)))
    rummy_allocate_at (GTK_WIDGET (row), &bounds);
}

static void
lay_parts (RummyArrangement *self)
{
  const RummyTableLayout *layout = self->layout;
  graphene_rect_t zone = layout->hand_zone;
  gboolean has_button = rummy_seen_is_dealt (self->seen);
  RummyJokerNomination role = rummy_seen_round (self->seen)->role;

  graphene_rect_inset (&zone, layout->gap, 0);
  rummy_card_row_set_fan (RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)), &layout->hand);
  rummy_hand_set_zone (rummy_spread_get_hand (self->spread), layout->raise, &zone);
  rummy_hand_set_selected (rummy_spread_get_hand (self->spread), rummy_choice_selected_hand (self->choice));
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    rummy_card_row_set_fan (RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, i)), &layout->others[i]);
  rummy_stock_set_size (rummy_spread_get_stock (self->spread), layout->stock.size);
  rummy_card_row_set_fan (RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread)), &layout->pile);
  rummy_discard_pile_set_button (rummy_spread_get_pile (self->spread),
                                 has_button ? &layout->pile_button : graphene_rect_zero ());
  rummy_meld_field_set_layout (rummy_spread_get_melds (self->spread), layout);
  rummy_slot_widget_set_note (rummy_meld_field_get_slot (rummy_spread_get_melds (self->spread)),
                              role != RUMMY_ROLE_SPLIT ? rummy_words_role_sentence (role) : NULL);
}

static void
lay_limit (RummyArrangement *self)
{
  GtkLabel *label = rummy_spread_get_limit (self->spread);

  gtk_widget_set_visible (GTK_WIDGET (label), self->layout->limit.size.width > 0);
  if (self->layout->limit.size.width > 0)
    rummy_label_set_scale (label, self->layout->limit_scale);
}

void
rummy_arrangement_foresee (RummyArrangement *self)
{
  RummyTableSpec spec;

  if (self->width <= 0 || self->height <= 0)
    return;

  spec = make_spec (self);
  rummy_table_layout (self->layout, &spec);
}

void
rummy_arrangement_lay_out (RummyArrangement *self, gboolean animate)
{
  RummyTableSpec spec;

  if (self->width <= 0 || self->height <= 0)
    return;

  g_object_freeze_notify (G_OBJECT (self->table));
  spec = make_spec (self);
  rummy_table_layout (self->layout, &spec);
  set_face_sizes (self);

  self->style->margin = self->layout->gap * 0.4;
  self->style->corner = self->layout->stock.size.width * RUMMY_CORNER;
  lay_parts (self);
  lay_limit (self);
  rummy_stage_lay_out (rummy_spread_get_stage (self->spread), animate, home_cb, self);
  rummy_seating_update (self->seating);
  rummy_seating_lay (self->seating);
  gtk_widget_queue_allocate (self->table);
  gtk_widget_queue_draw (self->table);
  g_object_thaw_notify (G_OBJECT (self->table));
}

static double
surface_scale (GtkWidget *table)
{
  GtkNative *native = gtk_widget_get_native (table);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? gdk_surface_get_scale (surface) : 1;
}

/* Popovers are children of the table; GTK expects them to be presented again on each allocation. */
static void
present_popovers (GtkWidget *table)
{
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      gtk_popover_present (GTK_POPOVER (child));
  }
}

static void
rummy_arrangement_measure (GtkLayoutManager *manager, GtkWidget *table, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
rummy_arrangement_allocate (GtkLayoutManager *manager, GtkWidget *table, int width, int height, int baseline)
{
  RummyArrangement *self = RUMMY_ARRANGEMENT (manager);
  double scale = surface_scale (table), line = rummy_seating_get_line_height (self->seating);

  if (self->width != width || self->height != height || self->scale != scale || self->line != line) {
    self->game = NULL;
    self->width = width;
    self->height = height;
    self->scale = scale;
    self->line = line;
    rummy_stage_set_scale (rummy_spread_get_stage (self->spread), scale);
    rummy_arrangement_lay_out (self, FALSE);
  }

  rummy_seating_allocate (self->seating);
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    allocate_row (RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, i)));
  rummy_allocate_at (GTK_WIDGET (rummy_spread_get_stock (self->spread)), &self->layout->stock);
  allocate_row (RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread)));
  if (gtk_widget_should_layout (GTK_WIDGET (rummy_spread_get_limit (self->spread))))
    rummy_allocate_at (GTK_WIDGET (rummy_spread_get_limit (self->spread)), &self->layout->limit);
  gtk_widget_allocate (GTK_WIDGET (rummy_spread_get_melds (self->spread)), width, height, -1, NULL);
  allocate_row (RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)));
  gtk_widget_allocate (GTK_WIDGET (rummy_spread_get_stage (self->spread)), width, height, -1, NULL);
  present_popovers (table);
}

static void
rummy_arrangement_class_init (RummyArrangementClass *klass)
{
  GTK_LAYOUT_MANAGER_CLASS (klass)->measure = rummy_arrangement_measure;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = rummy_arrangement_allocate;
}

static void
rummy_arrangement_init (RummyArrangement *self)
{
  self->scale = 1;
}

RummyArrangement *
rummy_arrangement_new (RummySeen *seen, RummyChoice *choice, RummyOdds *odds, const RummySpread *spread,
                       RummySeating *seating, RummyTableStyle *style, RummyTableLayout *layout)
{
  RummyArrangement *self = g_object_new (RUMMY_TYPE_ARRANGEMENT, NULL);

  self->seen = seen;
  self->choice = choice;
  self->odds = odds;
  self->spread = spread;
  self->seating = seating;
  self->style = style;
  self->layout = layout;
  self->table = gtk_widget_get_parent (GTK_WIDGET (rummy_spread_get_stage (spread)));
  gtk_widget_set_layout_manager (self->table, GTK_LAYOUT_MANAGER (self));

  return self;
}

double
rummy_arrangement_get_scale (RummyArrangement *self)
{
  return self->scale;
}

graphene_size_t
rummy_arrangement_get_size (RummyArrangement *self)
{
  return GRAPHENE_SIZE_INIT ((float) self->width, (float) self->height);
}

graphene_point_t
rummy_arrangement_get_offset (RummyArrangement *self)
{
  GtkNative *native = gtk_widget_get_native (self->table);
  graphene_point_t origin;
  double x, y;

  if (native == NULL ||
      !gtk_widget_compute_point (self->table, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (0, 0), &origin))
    return GRAPHENE_POINT_INIT (0, 0);

  gtk_native_get_surface_transform (native, &x, &y);
  x += origin.x;
  y += origin.y;

  return GRAPHENE_POINT_INIT (round (x * self->scale) / self->scale - x, round (y * self->scale) / self->scale - y);
}

int
rummy_arrangement_get_hand_top (RummyArrangement *self, int width)
{
  return own_top (self, (self->width - width) / 2.0, width);
}

GdkRectangle
rummy_arrangement_find_bare (RummyArrangement *self, int width, int height)
{
  GdkRectangle place = { 0, 0, width, height };
  double least = G_MAXDOUBLE;
  int left, right;

  left = (int) self->layout->gap;
  right = self->width - width - left;
  for (guint i = 0; i < 4; i++) {
    int x = (int[]) { (left + right) / 2, left, right, (left + right) / 2 }[i];
    int y = i < 3 ? MAX (own_top (self, x, width) - height, 0) : 0;
    double area = covered_by (self, &GRAPHENE_RECT_INIT (x, y, width, height));

    if (area < least) {
      least = area;
      place.x = x;
      place.y = y;
    }
  }

  return place;
}

void
rummy_arrangement_set_left_handed (RummyArrangement *self, gboolean left_handed)
{
  if (self->left_handed == left_handed)
    return;

  self->left_handed = left_handed;
  rummy_meld_field_set_left_handed (rummy_spread_get_melds (self->spread), left_handed);
  rummy_arrangement_lay_out (self, rummy_stage_animates (rummy_spread_get_stage (self->spread)));
}

void
rummy_arrangement_show_meld (RummyArrangement *self, guint meld)
{
  if (rummy_meld_field_aim (rummy_spread_get_melds (self->spread), meld))
    rummy_arrangement_lay_out (self, FALSE);
}
