/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/card-row.h"

#include <math.h>

#define STIRRING 3 /* cards that move, from which on the row is drawn as a whole */

typedef struct {
  const RummyTableStyle *style;
  RummySlot slot;
  RummyFan fan;
  GPtrArray *cards; /* RummyCardWidget */
  gboolean is_lit, is_outlined;
} RummyCardRowPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (RummyCardRow, rummy_card_row, GTK_TYPE_WIDGET)

enum { SIGNAL_CARD_ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static RummyCardRowPrivate *
private_of (RummyCardRow *self)
{
  return rummy_card_row_get_instance_private (self);
}

static graphene_rect_t
rummy_card_row_get_place_in_fan (RummyCardRow *self, guint index)
{
  return rummy_fan_card (&private_of (self)->fan, index);
}

static graphene_rect_t
rummy_card_row_get_area (RummyCardRow *self)
{
  return rummy_fan_bounds (&private_of (self)->fan);
}

static void
rummy_card_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  graphene_rect_t bounds = rummy_fan_bounds (&private_of (RUMMY_CARD_ROW (widget))->fan);

  *minimum = 0;
  *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? bounds.size.width : bounds.size.height);
}

static void
rummy_card_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyCardRow *self = RUMMY_CARD_ROW (widget);
  RummyCardRowPrivate *priv = private_of (self);
  graphene_rect_t bounds = rummy_fan_bounds (&priv->fan);

  for (guint i = 0; i < priv->cards->len; i++) {
    graphene_rect_t place = rummy_card_row_get_place (self, i);

    graphene_rect_offset (&place, -bounds.origin.x, -bounds.origin.y);
    rummy_allocate_at (g_ptr_array_index (priv->cards, i), &place);
  }
}

/* The gaps between cards belong to the table. */
static gboolean
rummy_card_row_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

/* Some cards move a little where they lie. */
static gboolean
stirs (RummyCardRowPrivate *priv)
{
  guint n = 0;

  for (guint i = 0; i < priv->cards->len; i++)
    n += rummy_card_widget_travels (g_ptr_array_index (priv->cards, i));

  return n >= STIRRING;
}

static void
rummy_card_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyCardRow *self = RUMMY_CARD_ROW (widget);
  RummyCardRowPrivate *priv = private_of (self);
  graphene_rect_t bounds = rummy_fan_bounds (&priv->fan), place = bounds;
  graphene_rect_t area = RUMMY_CARD_ROW_GET_CLASS (self)->get_area (self);
  gboolean moves;

  graphene_rect_offset (&place, -bounds.origin.x, -bounds.origin.y);
  graphene_rect_offset (&area, -bounds.origin.x, -bounds.origin.y);
  if (priv->is_outlined)
    rummy_draw_place (snapshot, &place, priv->style);
  if (priv->is_lit)
    rummy_draw_light (snapshot, &area, priv->style);

  moves = stirs (priv);
  if (moves) {
    graphene_rect_inset (&place, -priv->fan.card.width / 2, -priv->fan.card.height / 2);
    rummy_push_moving (snapshot, &place);
  }
  for (guint i = 0; i < priv->cards->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (priv->cards, i), snapshot);
  if (moves)
    gtk_snapshot_pop (snapshot);
}

static void
rummy_card_row_dispose (GObject *object)
{
  g_ptr_array_set_size (private_of (RUMMY_CARD_ROW (object))->cards, 0);

  G_OBJECT_CLASS (rummy_card_row_parent_class)->dispose (object);
}

static void
rummy_card_row_finalize (GObject *object)
{
  g_ptr_array_unref (private_of (RUMMY_CARD_ROW (object))->cards);

  G_OBJECT_CLASS (rummy_card_row_parent_class)->finalize (object);
}

static void
rummy_card_row_class_init (RummyCardRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rummy_card_row_dispose;
  object_class->finalize = rummy_card_row_finalize;

  widget_class->measure = rummy_card_row_measure;
  widget_class->size_allocate = rummy_card_row_size_allocate;
  widget_class->snapshot = rummy_card_row_snapshot;
  widget_class->contains = rummy_card_row_contains;

  klass->get_place = rummy_card_row_get_place_in_fan;
  klass->get_area = rummy_card_row_get_area;

  signals[SIGNAL_CARD_ADDED] = g_signal_new ("card-added", RUMMY_TYPE_CARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 1, RUMMY_TYPE_CARD_WIDGET);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
update_visible (RummyCardRow *self)
{
  RummyCardRowPrivate *priv = private_of (self);

  gtk_widget_set_visible (GTK_WIDGET (self), priv->cards->len > 0 || priv->is_outlined || priv->is_lit);
}

static void
rummy_card_row_init (RummyCardRow *self)
{
  RummyCardRowPrivate *priv = private_of (self);

  priv->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  rummy_fan_init (&priv->fan, GRAPHENE_SIZE_INIT (1, 1), 1, 0);
  update_visible (self);
}

void
rummy_card_row_set_style (RummyCardRow *self, const RummyTableStyle *style, RummySlot slot)
{
  g_return_if_fail (RUMMY_IS_CARD_ROW (self));

  private_of (self)->style = style;
  private_of (self)->slot = slot;
}

static GtkWidget *
add_card (RummyCardRow *self, RummyCard card)
{
  RummyCardRowPrivate *priv = private_of (self);
  GtkWidget *widget = rummy_card_widget_new (priv->style->faces, card);

  rummy_card_widget_set_size (RUMMY_CARD_WIDGET (widget), priv->slot, priv->fan.card);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CARD_ADDED], 0, widget);

  return widget;
}

/* Removes and returns the widget of the card, or NULL. */
static GtkWidget *
steal_card (GPtrArray *widgets, RummyCard card)
{
  for (guint i = 0; i < widgets->len; i++) {
    RummyCardWidget *widget = g_ptr_array_index (widgets, i);

    if (rummy_card_widget_get_card (widget) == card)
      return g_ptr_array_steal_index (widgets, i);
  }

  return NULL;
}

void
rummy_card_row_set_cards (RummyCardRow *self, const RummyCard *cards, guint n)
{
  RummyCardRowPrivate *priv = private_of (self);
  g_autoptr (GPtrArray) former = g_steal_pointer (&priv->cards);
  GtkWidget *before = NULL;

  g_return_if_fail (RUMMY_IS_CARD_ROW (self));

  priv->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  for (guint i = 0; i < n; i++) {
    GtkWidget *widget = steal_card (former, cards[i]);

    g_ptr_array_add (priv->cards, widget != NULL ? widget : add_card (self, cards[i]));
  }

  g_ptr_array_set_size (former, 0);

  for (guint i = 0; i < n; i++) {
    GtkWidget *widget = g_ptr_array_index (priv->cards, i);
    GtkWidget *next = before != NULL ? gtk_widget_get_next_sibling (before)
                                     : gtk_widget_get_first_child (GTK_WIDGET (self));

    /* When one card has left, that one is moved, not all cards behind it. */
    if (next != NULL && gtk_widget_get_next_sibling (next) == widget)
      gtk_widget_insert_before (next, GTK_WIDGET (self), NULL);
    else if (widget != next)
      gtk_widget_insert_after (widget, GTK_WIDGET (self), before);
    before = widget;
  }
  update_visible (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

guint
rummy_card_row_get_n (RummyCardRow *self)
{
  g_return_val_if_fail (RUMMY_IS_CARD_ROW (self), 0);

  return private_of (self)->cards->len;
}

RummyCardWidget *
rummy_card_row_get_card (RummyCardRow *self, guint index)
{
  g_return_val_if_fail (RUMMY_IS_CARD_ROW (self), NULL);

  return index < private_of (self)->cards->len ? g_ptr_array_index (private_of (self)->cards, index) : NULL;
}

guint
rummy_card_row_get_index (RummyCardRow *self, GtkWidget *card)
{
  guint index;

  g_return_val_if_fail (RUMMY_IS_CARD_ROW (self), G_MAXUINT);

  return g_ptr_array_find (private_of (self)->cards, card, &index) ? index : G_MAXUINT;
}

void
rummy_card_row_set_fan (RummyCardRow *self, const RummyFan *fan)
{
  RummyCardRowPrivate *priv = private_of (self);

  g_return_if_fail (RUMMY_IS_CARD_ROW (self));

  priv->fan = *fan;
  for (guint i = 0; i < priv->cards->len; i++)
    rummy_card_widget_set_size (g_ptr_array_index (priv->cards, i), priv->slot, fan->card);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

const RummyFan *
rummy_card_row_get_fan (RummyCardRow *self)
{
  g_return_val_if_fail (RUMMY_IS_CARD_ROW (self), NULL);

  return &private_of (self)->fan;
}

graphene_rect_t
rummy_card_row_get_place (RummyCardRow *self, guint index)
{
  g_return_val_if_fail (RUMMY_IS_CARD_ROW (self), GRAPHENE_RECT_INIT (0, 0, 0, 0));

  return RUMMY_CARD_ROW_GET_CLASS (self)->get_place (self, index);
}

static void
set_flag (RummyCardRow *self, gboolean *flag, gboolean value)
{
  if (*flag == value)
    return;

  *flag = value;
  update_visible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_card_row_set_lit (RummyCardRow *self, gboolean lit)
{
  g_return_if_fail (RUMMY_IS_CARD_ROW (self));

  set_flag (self, &private_of (self)->is_lit, lit);
}

void
rummy_card_row_set_outlined (RummyCardRow *self, gboolean outlined)
{
  g_return_if_fail (RUMMY_IS_CARD_ROW (self));

  set_flag (self, &private_of (self)->is_outlined, outlined);
}
