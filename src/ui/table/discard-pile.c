/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/discard-pile.h"

struct _RummyDiscardPile {
  RummyCardRow parent_instance;

  GtkButton *button;
  graphene_rect_t place; /* of the button */
};

G_DEFINE_FINAL_TYPE (RummyDiscardPile, rummy_discard_pile, RUMMY_TYPE_CARD_ROW)

static void
rummy_discard_pile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyDiscardPile *self = RUMMY_DISCARD_PILE (widget);
  graphene_rect_t bounds = rummy_fan_bounds (rummy_card_row_get_fan (RUMMY_CARD_ROW (self))), place = self->place;

  GTK_WIDGET_CLASS (rummy_discard_pile_parent_class)->size_allocate (widget, width, height, baseline);

  graphene_rect_offset (&place, -bounds.origin.x, -bounds.origin.y);
  if (gtk_widget_get_child_visible (GTK_WIDGET (self->button)))
    rummy_allocate_at (GTK_WIDGET (self->button), &place);
}

static void
rummy_discard_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (rummy_discard_pile_parent_class)->snapshot (widget, snapshot);

  gtk_widget_snapshot_child (widget, GTK_WIDGET (RUMMY_DISCARD_PILE (widget)->button), snapshot);
}

static void
rummy_discard_pile_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_DISCARD_PILE);

  G_OBJECT_CLASS (rummy_discard_pile_parent_class)->dispose (object);
}

static void
rummy_discard_pile_class_init (RummyDiscardPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_discard_pile_dispose;

  widget_class->size_allocate = rummy_discard_pile_size_allocate;
  widget_class->snapshot = rummy_discard_pile_snapshot;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/discard-pile.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyDiscardPile, button);
  gtk_widget_class_set_css_name (widget_class, "pile");
}

static void
rummy_discard_pile_init (RummyDiscardPile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_child_visible (GTK_WIDGET (self->button), FALSE);
}

GtkWidget *
rummy_discard_pile_new (void)
{
  return g_object_new (RUMMY_TYPE_DISCARD_PILE, NULL);
}

/* Its label counts the discards that are hidden. */
void
rummy_discard_pile_set_button (RummyDiscardPile *self, const graphene_rect_t *place)
{
  guint under = rummy_card_row_get_fan (RUMMY_CARD_ROW (self))->under;
  g_autofree char *label = under > 0 ? g_strdup_printf ("+%u", under) : NULL;

  g_return_if_fail (RUMMY_IS_DISCARD_PILE (self));

  self->place = *place;
  gtk_widget_set_child_visible (GTK_WIDGET (self->button), place->size.width > 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (label == NULL && gtk_button_get_icon_name (self->button) == NULL)
    gtk_button_set_icon_name (self->button, "view-list-symbolic");
  else if (label != NULL && g_strcmp0 (gtk_button_get_label (self->button), label) != 0)
    gtk_button_set_label (self->button, label);
  else
    return;

  /* Otherwise screen readers would read only "+3". */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}
