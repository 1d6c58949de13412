/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/stock.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/parts/bindings.h"
#include "ui/parts/label-size.h"

/* Padding of the count, of its height. */
#define COUNT_PAD_X 0.3
#define COUNT_PAD_Y 0.06
#define WIDEST_COUNT 0.9 /* of the width of the stock */

struct _RummyStock {
  GtkWidget parent_instance;

  const RummyTableStyle *style;
  GtkWidget *card; /* NULL if empty */
  GtkLabel *count;
  graphene_size_t size;
  guint n;
  gboolean is_lit;
};

G_DEFINE_FINAL_TYPE (RummyStock, rummy_stock, GTK_TYPE_WIDGET)

enum { SIGNAL_CARD_ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
rummy_stock_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  RummyStock *self = RUMMY_STOCK (widget);

  *minimum = 0;
  *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? self->size.width : self->size.height);
}

/* Padding that grows with the text, unlike CSS padding. */
static GtkRequisition
measure_count (RummyStock *self)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (GTK_WIDGET (self->count), NULL, &size);
  size.width += (int) round (2 * COUNT_PAD_X * size.height);
  size.height += (int) round (2 * COUNT_PAD_Y * size.height);

  return size;
}

static void
rummy_stock_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyStock *self = RUMMY_STOCK (widget);

  if (self->card != NULL)
    rummy_allocate_at (self->card, &GRAPHENE_RECT_INIT (0, 0, self->size.width, self->size.height));
  if (gtk_widget_should_layout (GTK_WIDGET (self->count))) {
    GtkRequisition size = measure_count (self);

    rummy_allocate_at (GTK_WIDGET (self->count),
                       &GRAPHENE_RECT_INIT ((self->size.width - size.width) / 2, (self->size.height - size.height) / 2,
                                            size.width, size.height));
  }
}

/* The gaps between cards belong to the table. */
static gboolean
rummy_stock_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
rummy_stock_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyStock *self = RUMMY_STOCK (widget);
  graphene_rect_t place = { GRAPHENE_POINT_INIT (0, 0), self->size };

  if (self->n == 0)
    rummy_draw_place (snapshot, &place, self->style);
  /* Only the top card moves in a drag. */
  if (self->n > 1 && rummy_card_widget_travels (RUMMY_CARD_WIDGET (self->card)))
    rummy_card_widget_draw_at_rest (RUMMY_CARD_WIDGET (self->card), snapshot);
  if (self->is_lit)
    rummy_draw_light (snapshot, &place, self->style);

  GTK_WIDGET_CLASS (rummy_stock_parent_class)->snapshot (widget, snapshot);
}

static void
rummy_stock_dispose (GObject *object)
{
  g_clear_pointer (&RUMMY_STOCK (object)->card, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_STOCK);

  G_OBJECT_CLASS (rummy_stock_parent_class)->dispose (object);
}

static void
rummy_stock_class_init (RummyStockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_stock_dispose;

  widget_class->measure = rummy_stock_measure;
  widget_class->size_allocate = rummy_stock_size_allocate;
  widget_class->snapshot = rummy_stock_snapshot;
  widget_class->contains = rummy_stock_contains;

  signals[SIGNAL_CARD_ADDED] = g_signal_new ("card-added", RUMMY_TYPE_STOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 1, RUMMY_TYPE_CARD_WIDGET);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/stock.ui");
  rummy_bindings_add (widget_class);
  gtk_widget_class_bind_template_child (widget_class, RummyStock, count);
  gtk_widget_class_set_css_name (widget_class, "stock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rummy_stock_init (RummyStock *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
rummy_stock_new (void)
{
  return g_object_new (RUMMY_TYPE_STOCK, NULL);
}

void
rummy_stock_set_style (RummyStock *self, const RummyTableStyle *style)
{
  g_return_if_fail (RUMMY_IS_STOCK (self));

  self->style = style;
}

void
rummy_stock_set_n (RummyStock *self, guint n)
{
  g_autofree char *count = n > 0 ? g_strdup_printf ("%u", n) : g_strdup (""), *words = NULL;

  g_return_if_fail (RUMMY_IS_STOCK (self));

  self->n = n;
  words = rummy_stock_get_words (self);
  rummy_label_set_text (self->count, count);
  if (n == 0) {
    g_clear_pointer (&self->card, gtk_widget_unparent);
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return;
  }

  if (self->card == NULL) {
    self->card = rummy_card_widget_new (self->style->faces, RUMMY_CARD_HIDDEN);
    rummy_card_widget_set_size (RUMMY_CARD_WIDGET (self->card), RUMMY_SLOT_TABLE, self->size);
    gtk_widget_insert_after (self->card, GTK_WIDGET (self), NULL);
    rummy_card_widget_allow (RUMMY_CARD_WIDGET (self->card), FALSE, FALSE);
    g_signal_emit (self, signals[SIGNAL_CARD_ADDED], 0, self->card);
  }
  rummy_card_widget_set_depth (RUMMY_CARD_WIDGET (self->card), n);
  rummy_card_widget_describe (RUMMY_CARD_WIDGET (self->card), words, NULL);
}

void
rummy_stock_set_size (RummyStock *self, graphene_size_t card)
{
  int width;

  g_return_if_fail (RUMMY_IS_STOCK (self));

  self->size = card;
  if (self->card != NULL)
    rummy_card_widget_set_size (RUMMY_CARD_WIDGET (self->card), RUMMY_SLOT_TABLE, card);

  /* The count leaves the edges of a small stock visible. */
  rummy_label_set_height (self->count, card.height * RUMMY_TEXT_HEIGHT);
  width = measure_count (self).width;
  if (width > card.width * WIDEST_COUNT)
    rummy_label_set_scale (self->count, card.width * WIDEST_COUNT / width);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
rummy_stock_set_lit (RummyStock *self, gboolean lit)
{
  g_return_if_fail (RUMMY_IS_STOCK (self));

  if (self->is_lit == lit)
    return;

  self->is_lit = lit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

RummyCardWidget *
rummy_stock_get_card (RummyStock *self)
{
  g_return_val_if_fail (RUMMY_IS_STOCK (self), NULL);

  return self->card != NULL ? RUMMY_CARD_WIDGET (self->card) : NULL;
}

char *
rummy_stock_get_words (RummyStock *self)
{
  g_return_val_if_fail (RUMMY_IS_STOCK (self), NULL);

  return g_strdup_printf (ngettext ("Stock, %u card", "Stock, %u cards", self->n), self->n);
}
