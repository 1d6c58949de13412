/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/tip.h"

typedef struct {
  RummyTipPlace place;
} RummyTipPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (RummyTip, rummy_tip, ADW_TYPE_BIN)

static RummyTipPlace *
place_of (gpointer self)
{
  return &((RummyTipPrivate *) rummy_tip_get_instance_private (self))->place;
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As narrow as it can be, and as high as its text is then. */
static void
measure_cb (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
            int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation,
                      for_size < 0 ? -1 : MAX (for_size - 2 * RUMMY_TIP_ARROW, 0), minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural;
  *minimum += 2 * RUMMY_TIP_ARROW;
  *natural = *minimum;
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width - 2 * RUMMY_TIP_ARROW,
                       height - 2 * RUMMY_TIP_ARROW, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (RUMMY_TIP_ARROW, RUMMY_TIP_ARROW)));
}

static gboolean
rummy_tip_contains (GtkWidget *widget, double x, double y)
{
  return x >= RUMMY_TIP_ARROW && y >= RUMMY_TIP_ARROW && x < gtk_widget_get_width (widget) - RUMMY_TIP_ARROW &&
         y < gtk_widget_get_height (widget) - RUMMY_TIP_ARROW;
}

static void
snapshot_arrow (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const RummyTipPlace *place = place_of (widget);
  gboolean is_upright = place->side == GTK_POS_TOP || place->side == GTK_POS_BOTTOM;
  float x = place->tip.x - place->rect.origin.x + RUMMY_TIP_ARROW;
  float y = place->tip.y - place->rect.origin.y + RUMMY_TIP_ARROW;
  /* To the bubble, without a gap. */
  float back = (RUMMY_TIP_ARROW + 1) * (place->side == GTK_POS_BOTTOM || place->side == GTK_POS_RIGHT ? -1.0f : 1.0f);
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GdkRGBA color;

  gsk_path_builder_move_to (builder, x, y);
  gsk_path_builder_line_to (builder, is_upright ? x - RUMMY_TIP_ARROW : x + back,
                            is_upright ? y + back : y - RUMMY_TIP_ARROW);
  gsk_path_builder_line_to (builder, is_upright ? x + RUMMY_TIP_ARROW : x + back,
                            is_upright ? y + back : y + RUMMY_TIP_ARROW);
  gsk_path_builder_close (builder);
  path = gsk_path_builder_to_path (builder);
  gtk_widget_get_color (widget, &color);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &color);
}

static void
rummy_tip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (rummy_tip_parent_class)->snapshot (widget, snapshot);

  if (place_of (widget)->has_arrow)
    snapshot_arrow (widget, snapshot);
}

static void
rummy_tip_class_init (RummyTipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->contains = rummy_tip_contains;
  widget_class->snapshot = rummy_tip_snapshot;

  gtk_widget_class_set_css_name (widget_class, "tip");
}

static void
rummy_tip_init (RummyTip *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
}

void
rummy_tip_set_place (RummyTip *self, const RummyTipPlace *place)
{
  g_return_if_fail (RUMMY_IS_TIP (self));

  *place_of (self) = *place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const RummyTipPlace *
rummy_tip_get_place (RummyTip *self)
{
  g_return_val_if_fail (RUMMY_IS_TIP (self), NULL);

  return place_of (self);
}

graphene_size_t
rummy_tip_measure (RummyTip *self, int width)
{
  int least, height;

  g_return_val_if_fail (RUMMY_IS_TIP (self), GRAPHENE_SIZE_INIT (0, 0));

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width + 2 * RUMMY_TIP_ARROW, least);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return GRAPHENE_SIZE_INIT ((float) (width - 2 * RUMMY_TIP_ARROW), (float) (height - 2 * RUMMY_TIP_ARROW));
}

GdkRectangle
rummy_tip_get_allotment (RummyTip *self)
{
  const graphene_rect_t *rect = &place_of (self)->rect;

  return (GdkRectangle) { (int) rect->origin.x - RUMMY_TIP_ARROW, (int) rect->origin.y - RUMMY_TIP_ARROW,
                          (int) rect->size.width + 2 * RUMMY_TIP_ARROW,
                          (int) rect->size.height + 2 * RUMMY_TIP_ARROW };
}
