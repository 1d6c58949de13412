/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <math.h>

#include "ui/parts/label-size.h"
#include "ui/words/words.h"

/* Where everything lies: what table-layout.c wants to know, and what it says put on the cards and the others. */

#define LEAST_WIDTH 300
#define LEAST_HEIGHT 160
#define NATURAL_WIDTH 900
#define NATURAL_HEIGHT 600

/* In width: the usual indices could hardly be read on smaller ones. */
#define SMALL_CARD 44

/* The room around the count of the stock, of its height. */
#define COUNT_PAD_X 0.3
#define COUNT_PAD_Y 0.06
#define WIDEST_COUNT 0.9 /* of the stock's width */

static RummyTableSpec
make_spec (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyTableSpec spec = {
    .width = self->width,
    .height = self->height,
    .scale = self->scale,
    .rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .left_handed = self->left_handed,
    .n_others = 1,
  };

  rummy_table_measure_seats (self, &spec);
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
  spec.likely = !spec.open && rummy_table_shows_belief (self);
  spec.hides_slot = !rummy_seen_has_slot (self->seen);
  spec.is_lone = round->n_melds == 0 && !rummy_preview_may_lay (round);
  spec.hides_own = rummy_seen_hides_own (self->seen);
  spec.n_hand = rummy_seen_hides_own (self->seen) ? round->n_hand[rummy_seen_seat (self->seen)]
                                                  : rummy_choice_order (self->choice)->n;
  spec.n_pile = round->n_pile - rummy_seen_first_discard (self->seen);
  spec.hides_pile = rummy_seen_first_discard (self->seen) > 0;
  spec.n_melds = round->n_melds;
  spec.first_meld = self->first_meld;
  for (guint i = 0; i < spec.n_melds; i++)
    spec.meld_size[i] = round->meld[i].count;

  return spec;
}

static graphene_rect_t
home_of (RummyTable *self, RummyPiece *piece, RummySlot *slot)
{
  const RummyTableLayout *layout = &self->layout;
  const RummyFan *fan;
  graphene_rect_t rect;

  *slot = RUMMY_SLOT_TABLE;
  switch (piece->spot.zone) {
  case RUMMY_ZONE_PILE:
    return rummy_fan_card (&layout->pile, piece->spot.index);
  case RUMMY_ZONE_MELD:
    return rummy_fan_card (&layout->melds[piece->spot.group], piece->spot.index);
  case RUMMY_ZONE_HAND:
    *slot = RUMMY_SLOT_HAND;
    rect = rummy_fan_card (&layout->hand, piece->spot.index);
    rect.origin.y -= rummy_cards_has (rummy_choice_selected_hand (self->choice), piece->card) ? layout->raise : 0;
    return rect;
  case RUMMY_ZONE_OTHERS:
    *slot = RUMMY_SLOT_OTHERS;
    return rummy_fan_card (&layout->others[piece->spot.group], piece->spot.index);
  case RUMMY_ZONE_NONE:
    if (piece->spot.group == RUMMY_GROUP_STOCK)
      return layout->stock;
    fan = rummy_table_fan_of_other (self, piece->spot.group);
    *slot = fan == &layout->hand ? RUMMY_SLOT_HAND : RUMMY_SLOT_OTHERS;
    /* A card that leaves for a closed hand comes to lie at its end. */
    return rummy_fan_card (fan, MAX (fan->n, 1) - 1);
  case RUMMY_ZONE_STOCK:
  case RUMMY_ZONE_SLOT:
  case RUMMY_ZONE_SEAT:
  case RUMMY_ZONE_FREE:
  default:
    return layout->stock;
  }
}

static void
lay_piece (RummyTable *self, RummyPiece *piece, gboolean animate)
{
  RummySlot slot;
  graphene_rect_t home = home_of (self, piece, &slot);

  if (rummy_piece_is_ghost (piece) && !animate)
    return;

  rummy_card_widget_set_size (RUMMY_CARD_WIDGET (piece->widget), slot, home.size);
  if (piece->is_placed && graphene_rect_equal (&home, &piece->home))
    return;

  piece->home = home;
  rummy_table_send_home (self, piece, animate && piece->is_placed);
  piece->is_placed = TRUE;
}

static void
set_face_sizes (RummyTable *self)
{
  const graphene_size_t *sizes[RUMMY_N_SLOTS] = {
    [RUMMY_SLOT_HAND] = &self->layout.hand.card,
    [RUMMY_SLOT_TABLE] = &self->layout.stock.size,
    [RUMMY_SLOT_OTHERS] = &self->layout.others[0].card,
  };

  for (guint slot = 0; slot < RUMMY_N_SLOTS; slot++) {
    rummy_card_faces_set_size (self->faces, slot, (int) round (sizes[slot]->width * self->scale),
                               (int) round (sizes[slot]->height * self->scale));
    rummy_card_faces_set_large_index (self->faces, slot, sizes[slot]->width < SMALL_CARD);
  }
}

void
rummy_table_allocate_child (GtkWidget *child, const graphene_rect_t *rect)
{
  int least_width, least_height;
  int width = (int) ceil (rect->size.width), height = (int) ceil (rect->size.height);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX (width, least_width), MAX (height, least_height), -1,
                       gsk_transform_translate (NULL, &rect->origin));
}

/* The room around the text grows with it, which padding does not. */
static GtkRequisition
measure_count (RummyTable *self)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (self->stock_count, NULL, &size);
  size.width += (int) round (2 * COUNT_PAD_X * size.height);
  size.height += (int) round (2 * COUNT_PAD_Y * size.height);

  return size;
}

/* No larger than leaves the edges of a small stock in sight. */
static void
size_count (RummyTable *self)
{
  const graphene_size_t *stock = &self->layout.stock.size;
  int width;

  rummy_label_set_height (GTK_LABEL (self->stock_count), stock->height * RUMMY_TEXT_HEIGHT);
  width = measure_count (self).width;
  if (width > stock->width * WIDEST_COUNT)
    rummy_label_set_scale (GTK_LABEL (self->stock_count), stock->width * WIDEST_COUNT / width);
}

/* In the middle of the stock. */
static void
allocate_count (RummyTable *self)
{
  const graphene_rect_t *stock = &self->layout.stock;
  GtkRequisition size = measure_count (self);
  graphene_rect_t rect;

  rect = GRAPHENE_RECT_INIT (
    CLAMP (stock->origin.x + (stock->size.width - size.width) / 2, 0, MAX (self->width - size.width, 0)),
    stock->origin.y + (stock->size.height - size.height) / 2, size.width, size.height);
  rummy_table_allocate_child (self->stock_count, &rect);
}

static double
surface_scale (RummyTable *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? gdk_surface_get_scale (surface) : 1;
}

/* The top of what belongs to the own seat there. */
static int
own_top (RummyTable *self, double x, double width)
{
  graphene_rect_t above = GRAPHENE_RECT_INIT (x, 0, width, self->layout.hand_zone.origin.y);

  return (int) (self->layout.own_plate.origin.y > self->layout.stock.origin.y &&
                    graphene_rect_intersection (&above, &self->layout.own_plate, NULL)
                  ? self->layout.own_plate.origin.y
                  : self->layout.hand_zone.origin.y);
}

static double
covered (const graphene_rect_t *part, const graphene_rect_t *rect)
{
  graphene_rect_t both;

  return graphene_rect_intersection (part, rect, &both) ? both.size.width * both.size.height : 0;
}

/* How much of what is played with lies under the place. */
static double
covered_by (RummyTable *self, const graphene_rect_t *rect)
{
  const RummyTableLayout *layout = &self->layout;
  graphene_rect_t pile = rummy_fan_bounds (&layout->pile);
  const graphene_rect_t *parts[] = {
    &layout->stock, &pile, &layout->pile_button, &layout->slot, &layout->earlier, &layout->later, &layout->hand_zone,
  };
  double area = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    area += covered (parts[i], rect);
  for (guint i = 0; rummy_seen_is_dealt (self->seen) && i < rummy_seen_round (self->seen)->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i]);

    area += rummy_table_layout_shows (layout, i) ? covered (&meld, rect) : 0;
  }

  return area;
}

/* What opens over the table has a size of its own, which may be another one now. */
static void
present_popovers (RummyTable *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      gtk_popover_present (GTK_POPOVER (child));
  }
}

void
rummy_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyTable *self = RUMMY_TABLE (widget);
  double scale = surface_scale (self);

  if (self->width != width || self->height != height || self->scale != scale) {
    self->width = width;
    self->height = height;
    self->scale = scale;
    rummy_table_lay_out (self, FALSE);
  }

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);

    rummy_table_allocate_child (piece->widget, &piece->home);
  }
  rummy_table_allocate_seats (self);
  if (gtk_widget_should_layout (self->slot))
    rummy_table_allocate_child (self->slot, &self->layout.slot);
  if (gtk_widget_should_layout (self->stock_count))
    allocate_count (self);
  if (gtk_widget_get_child_visible (self->pile_button))
    rummy_table_allocate_child (self->pile_button, &self->layout.pile_button);
  rummy_table_allocate_strip (self);
  present_popovers (self);
}

void
rummy_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* It tells how many discards lie under the oldest one that is to be seen. */
static void
lay_pile_button (RummyTable *self)
{
  GtkButton *button = GTK_BUTTON (self->pile_button);
  guint under = self->layout.pile.under;
  g_autofree char *label = under > 0 ? g_strdup_printf ("+%u", under) : NULL;

  gtk_widget_set_child_visible (self->pile_button,
                                rummy_seen_is_dealt (self->seen) && self->layout.pile_button.size.width > 0);
  if (label == NULL && gtk_button_get_icon_name (button) == NULL)
    gtk_button_set_icon_name (button, "view-list-symbolic");
  else if (label != NULL && g_strcmp0 (gtk_button_get_label (button), label) != 0)
    gtk_button_set_label (button, label);
  else
    return;

  /* Else "+3" would be all that is said of it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

void
rummy_table_lay_out (RummyTable *self, gboolean animate)
{
  RummyTableSpec spec;

  if (self->width <= 0 || self->height <= 0)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  spec = make_spec (self);
  rummy_table_layout (&self->layout, &spec);
  set_face_sizes (self);

  for (guint i = 0; i < self->pieces->len; i++)
    lay_piece (self, g_ptr_array_index (self->pieces, i), animate);
  rummy_table_update_others (self);
  rummy_table_lay_seats (self);

  rummy_slot_widget_set_note (RUMMY_SLOT_WIDGET (self->slot),
                              rummy_words_role_sentence (rummy_seen_round (self->seen)->role));
  rummy_slot_widget_set_size (RUMMY_SLOT_WIDGET (self->slot), self->layout.slot.size.width,
                              self->layout.slot.size.height);
  lay_pile_button (self);
  rummy_table_lay_strip (self);
  rummy_table_light_strip (self);
  size_count (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_thaw_notify (G_OBJECT (self));
}

int
rummy_table_get_hand_top (RummyTable *self, int width)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), 0);

  return own_top (self, (self->width - width) / 2.0, width);
}

GdkRectangle
rummy_table_find_bare (RummyTable *self, int width, int height)
{
  GdkRectangle place = { 0, 0, width, height };
  double least = G_MAXDOUBLE;
  int left, right;

  g_return_val_if_fail (RUMMY_IS_TABLE (self), place);

  left = (int) self->layout.gap;
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
rummy_table_set_left_handed (RummyTable *self, gboolean left_handed)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (self->left_handed == left_handed)
    return;

  self->left_handed = left_handed;
  rummy_table_turn_strip (self);
  rummy_table_lay_out (self, rummy_table_animates (self));
}
