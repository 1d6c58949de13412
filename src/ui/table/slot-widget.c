/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/slot-widget.h"

#include <glib/gi18n.h>

#include "ui/parts/label-size.h"

#define MARGIN 12  /* beside the words, in all */
#define NOTE_GAP 6 /* below them */

struct _RummySlotWidget {
  GtkWidget parent_instance;

  GtkWidget *box, *label;
  GtkWidget *note; /* what is to be known of melds in this round */
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

/* Whole or not at all. */
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

  /* Where there is no room for words a sign must do. */
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

  if (lit)
    gtk_widget_add_css_class (GTK_WIDGET (self), "lit");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
}
