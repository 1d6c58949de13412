/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

/* Why a move was refused, told over the table where the person looks: at the card that was clicked or dropped, or at
 * the one that has the focus when it was a key. */

#define CHARS 34  /* on a line, so that it leaves some of the table free */
#define BESIDE 18 /* pixels around the pointer that stay free, half as much as a finger hides */

static GtkWidget *
get_overlay (RummyWindow *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (self->refusal));
}

/* Only where it was: what it did is for others to know. */
static gboolean
event_cb (RummyWindow *self, GdkEvent *event)
{
  double x, y, left, top;

  switch (gdk_event_get_event_type (event)) {
  case GDK_KEY_PRESS:
    self->is_by_pointer = FALSE;
    break;
  case GDK_BUTTON_PRESS:
  case GDK_BUTTON_RELEASE:
  case GDK_TOUCH_BEGIN:
  case GDK_TOUCH_UPDATE:
  case GDK_TOUCH_END:
    self->is_by_pointer = gdk_event_get_surface (event) == gtk_native_get_surface (GTK_NATIVE (self)) &&
                          gdk_event_get_position (event, &x, &y);
    if (!self->is_by_pointer)
      break;
    gtk_native_get_surface_transform (GTK_NATIVE (self), &left, &top);
    graphene_point_init (&self->pointer, x - left, y - top);
    break;
  default:
    break;
  }

  return GDK_EVENT_PROPAGATE;
}

/* Where the person looks, in the overlay. */
static gboolean
find_eye (RummyWindow *self, graphene_rect_t *eye)
{
  GtkWidget *overlay = get_overlay (self), *focus = gtk_window_get_focus (GTK_WINDOW (self));
  graphene_point_t point;

  if (!self->is_by_pointer)
    return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->table)) &&
           gtk_widget_compute_bounds (focus, overlay, eye);

  if (!gtk_widget_compute_point (GTK_WIDGET (self), overlay, &self->pointer, &point))
    return FALSE;

  graphene_rect_init (eye, point.x, point.y, 0, 0);
  graphene_rect_inset (eye, -BESIDE, -BESIDE);

  return TRUE;
}

gboolean
rummy_window_place_refusal (RummyWindow *self, int width, int height, GdkRectangle *place)
{
  int right = MAX (gtk_widget_get_width (get_overlay (self)) - width, 0);
  int bottom = MAX (gtk_widget_get_height (get_overlay (self)) - height, 0);
  graphene_rect_t eye;
  int y;

  if (!find_eye (self, &eye))
    return FALSE;

  y = (int) eye.origin.y - height;
  if (y < 0)
    y = (int) (eye.origin.y + eye.size.height);
  *place = (GdkRectangle) { CLAMP ((int) (eye.origin.x + eye.size.width / 2) - width / 2, 0, right),
                            CLAMP (y, 0, bottom), width, height };

  return TRUE;
}

void
rummy_window_init_refusal (RummyWindow *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);

  /* A click goes through it, and takes it away. */
  self->refusal = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "wrap", TRUE, "max-width-chars", CHARS, "justify",
                                GTK_JUSTIFY_CENTER, "can-target", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                                "css-classes", (const char *[]) { "refusal", NULL }, NULL);
  gtk_overlay_add_overlay (GTK_OVERLAY (gtk_widget_get_parent (GTK_WIDGET (self->toasts))),
                           GTK_WIDGET (self->refusal));
  rummy_status_set_refusal (self->status, self->refusal);
}
