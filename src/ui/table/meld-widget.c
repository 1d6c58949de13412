/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/meld-widget.h"

#include <glib/gi18n.h>

/* Shares of the width of a card. */
#define SEAL 0.46
#define SEAL_TEXT 0.22

struct _RummyMeldWidget {
  RummyCardRow parent_instance;

  gboolean is_sealed;
};

G_DEFINE_FINAL_TYPE (RummyMeldWidget, rummy_meld_widget, RUMMY_TYPE_CARD_ROW)

/* A band around the meld, and a seal on its last card. */
static void
snapshot_seal (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA wax = { 0.65f, 0.11f, 0.18f, 1 }, white = { 1, 1, 1, 1 };
  const RummyFan *fan = rummy_card_row_get_fan (RUMMY_CARD_ROW (widget));
  graphene_rect_t bounds = rummy_fan_bounds (fan), last = rummy_fan_card (fan, fan->n - 1), disc;
  double size = last.size.width * SEAL, corner = last.size.width * RUMMY_CORNER;
  /* Translators: on a meld that counts twice. */
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (widget, C_("sealed meld", "×2"));
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  GskRoundedRect outline;
  PangoRectangle ink;

  graphene_rect_offset (&last, -bounds.origin.x, -bounds.origin.y);
  graphene_rect_offset (&bounds, -bounds.origin.x, -bounds.origin.y);
  graphene_rect_inset (&bounds, -2, -2);
  rummy_draw_frame (snapshot, &bounds, corner + 2, 3, &wax);

  disc = GRAPHENE_RECT_INIT (last.origin.x + (last.size.width - size) / 2,
                             last.origin.y + (last.size.height - size) / 2, size, size);
  gsk_rounded_rect_init_from_rect (&outline, &disc, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &wax, &disc);
  gtk_snapshot_pop (snapshot);
  graphene_rect_inset (&disc, size * 0.07, size * 0.07);
  rummy_draw_frame (snapshot, &disc, size / 2, 1, &white);

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, last.size.width * SEAL_TEXT * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_layout_get_pixel_extents (text, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (disc.origin.x + (disc.size.width - ink.width) / 2 - ink.x,
                                                disc.origin.y + (disc.size.height - ink.height) / 2 - ink.y));
  gtk_snapshot_append_layout (snapshot, text, &white);
  gtk_snapshot_restore (snapshot);
}

static void
rummy_meld_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (rummy_meld_widget_parent_class)->snapshot (widget, snapshot);

  if (RUMMY_MELD_WIDGET (widget)->is_sealed)
    snapshot_seal (widget, snapshot);
}

static void
rummy_meld_widget_class_init (RummyMeldWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = rummy_meld_widget_snapshot;

  gtk_widget_class_set_css_name (widget_class, "meld");
}

static void
rummy_meld_widget_init (RummyMeldWidget *self)
{
}

GtkWidget *
rummy_meld_widget_new (void)
{
  return g_object_new (RUMMY_TYPE_MELD_WIDGET, NULL);
}

void
rummy_meld_widget_set_sealed (RummyMeldWidget *self, gboolean sealed)
{
  g_return_if_fail (RUMMY_IS_MELD_WIDGET (self));

  if (self->is_sealed == sealed)
    return;

  self->is_sealed = sealed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
