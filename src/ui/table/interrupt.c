/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/interrupt.h"

typedef struct {
  RummySeen *seen;
  RummyTempo *tempo;
  GtkWidget *root; /* weak: whose keys are caught */
  GtkEventController *keys;
} Interrupt;

static gboolean
is_alone (Interrupt *self)
{
  return !rummy_seen_is_my_turn (self->seen);
}

static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, Interrupt *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) && rummy_tempo_cut (self->tempo) && is_alone (self);
}

/* Those with which a dialog that opens at once would be answered unseen. */
static gboolean
is_plain_key (guint keyval)
{
  return keyval == GDK_KEY_space || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter ||
         keyval == GDK_KEY_ISO_Enter || keyval == GDK_KEY_Escape;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, Interrupt *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  return !gdk_key_event_is_modifier (event) && rummy_tempo_cut (self->tempo) && is_plain_key (keyval) &&
         is_alone (self);
}

static void
root_cb (GtkWidget *table, GParamSpec *pspec, Interrupt *self)
{
  GtkRoot *root = gtk_widget_get_root (table);

  if (self->root != NULL)
    gtk_widget_remove_controller (self->root, self->keys);
  g_set_weak_pointer (&self->root, GTK_WIDGET (root));
  if (root == NULL)
    return;

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->root, self->keys);
}

static void
free_cb (gpointer data, GClosure *closure)
{
  Interrupt *self = data;

  g_clear_weak_pointer (&self->root);
  g_free (self);
}

void
rummy_interrupt_follow (GtkWidget *table, RummySeen *seen, RummyTempo *tempo)
{
  GtkEventController *press = gtk_event_controller_legacy_new ();
  Interrupt *self = g_new0 (Interrupt, 1);

  self->seen = seen;
  self->tempo = tempo;
  gtk_event_controller_set_propagation_phase (press, GTK_PHASE_CAPTURE);
  g_signal_connect (press, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (table, press);
  g_signal_connect_data (table, "notify::root", G_CALLBACK (root_cb), self, free_cb, G_CONNECT_DEFAULT);
}
