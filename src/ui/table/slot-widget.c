/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/slot-widget.h"

#include <glib/gi18n.h>

#include "ui/parts/label-size.h"

#define MARGIN 12  /* around the text, in all */
#define NOTE_GAP 6 /* below it */

struct _RummySlotWidget {
  GtkWidget parent_instance;

  GtkWidget *box, *label;
  GtkWidget *note; /* what jokers are for in this round */
  const RummyTableStyle *style;
  graphene_size_t size;
  gboolean is_lit;
};

G_DEFINE_FINAL_TYPE (RummySlotWidget, rummy_slot_widget, GTK_TYPE_WIDGET)

enum { SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATED], 0);
}

static void
snapshot_outline (GtkSnapshot *snapshot, graphene_rect_t rect, const GdkRGBA *color)
{
  static const float dashes[] = { 7, 5 };
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (2);
  GskRoundedRect outline;

  graphene_rect_inset (&rect, 1, 1);
  gsk_rounded_rect_init_from_rect (&outline, &rect, 6);
  gsk_path_builder_add_rounded_rect (builder, &outline);
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_dash (stroke, dashes, G_N_ELEMENTS (dashes));
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

static void
rummy_slot_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummySlotWidget *self = RUMMY_SLOT_WIDGET (widget);
  graphene_rect_t rect = { GRAPHENE_POINT_INIT (0, 0), self->size };

  snapshot_outline (snapshot, rect, &self->style->cloth.outline);
  if (self->is_lit)
    rummy_draw_light (snapshot, &rect, self->style);

  GTK_WIDGET_CLASS (rummy_slot_widget_parent_class)->snapshot (widget, snapshot);
}

static void
rummy_slot_widget_dispose (GObject *object)
{
  g_clear_pointer (&RUMMY_SLOT_WIDGET (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (rummy_slot_widget_parent_class)->dispose (object);
}

static void
rummy_slot_widget_class_init (RummySlotWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_slot_widget_dispose;
  widget_class->snapshot = rummy_slot_widget_snapshot;

  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", RUMMY_TYPE_SLOT_WIDGET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "slot.activate", NULL, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "slot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
rummy_slot_widget_init (RummySlotWidget *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  self->note = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "visible", FALSE,
                             "margin-start", MARGIN / 2, "margin-end", MARGIN / 2, "css-classes",
                             (const char *[]) { "caption", NULL }, NULL);
  self->box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", NOTE_GAP, "valign",
                            GTK_ALIGN_CENTER, NULL);
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), self->note);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("New meld"), -1);
}

GtkWidget *
rummy_slot_widget_new (void)
{
  return g_object_new (RUMMY_TYPE_SLOT_WIDGET, NULL);
}

void
rummy_slot_widget_set_style (RummySlotWidget *self, const RummyTableStyle *style)
{
  g_return_if_fail (RUMMY_IS_SLOT_WIDGET (self));

  self->style = style;
}

/* Shown whole or not at all. */
static gboolean
has_room_for_note (RummySlotWidget *self, double width, double height)
{
  int least, needed, label;

  if (*gtk_label_get_label (GTK_LABEL (self->note)) == '\0')
    return FALSE;

  gtk_widget_measure (self->note, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return FALSE;
  gtk_widget_measure (self->note, GTK_ORIENTATION_VERTICAL, (int) width, NULL, &needed, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, -1, NULL, &label, NULL, NULL);

  return label + NOTE_GAP + needed + MARGIN <= height;
}

void
rummy_slot_widget_set_note (RummySlotWidget *self, const char *note)
{
  g_return_if_fail (RUMMY_IS_SLOT_WIDGET (self));

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->note)), note != NULL ? note : "") == 0)
    return;

  gtk_label_set_label (GTK_LABEL (self->note), note != NULL ? note : "");
  if (note != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
rummy_slot_widget_set_size (RummySlotWidget *self, double width, double card_height)
{
  int needed;

  g_return_if_fail (RUMMY_IS_SLOT_WIDGET (self));

  self->size = GRAPHENE_SIZE_INIT (width, card_height);
  /* Without room for the text, a sign replaces it. */
  rummy_label_set_height (GTK_LABEL (self->label), card_height * RUMMY_TEXT_HEIGHT);
  rummy_label_set_text (GTK_LABEL (self->label), _("New meld"));
  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &needed, NULL, NULL);
  if (needed + MARGIN > width)
    rummy_label_set_text (GTK_LABEL (self->label), "+");
  gtk_widget_set_visible (self->note, needed + MARGIN <= width && has_room_for_note (self, width, card_height));
}

void
rummy_slot_widget_set_lit (RummySlotWidget *self, gboolean lit)
{
  g_return_if_fail (RUMMY_IS_SLOT_WIDGET (self));

  if (self->is_lit == lit)
    return;

  self->is_lit = lit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (lit)
    gtk_widget_add_css_class (GTK_WIDGET (self), "lit");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
}
