/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/backdrop.h"

#include <math.h>

#include "store/settings.h"
#include "ui/cards/felt.h"
#include "ui/config.h"

struct _RummyBackdrop {
  AdwBin parent_instance;

  GSettings *settings;
  RummyFelt *felt;
};

G_DEFINE_FINAL_TYPE (RummyBackdrop, rummy_backdrop, ADW_TYPE_BIN)

static void
rummy_backdrop_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyBackdrop *self = RUMMY_BACKDROP (widget);
  AdwStyleManager *style = adw_style_manager_get_default ();
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkRGBA own, system;
  RummyLook look = rummy_look_read (self->settings, &own);
  RummyCloth cloth;

  gtk_widget_get_color (widget, &system);
  rummy_cloth_init (&cloth, look, &own, &system, adw_style_manager_get_dark (style),
                    adw_style_manager_get_high_contrast (style));
  rummy_felt_set (self->felt, (int) round (width * scale), (int) round (height * scale), &cloth);
  rummy_felt_snapshot (self->felt, snapshot, width, height);

  GTK_WIDGET_CLASS (rummy_backdrop_parent_class)->snapshot (widget, snapshot);
}

static void
rummy_backdrop_dispose (GObject *object)
{
  RummyBackdrop *self = RUMMY_BACKDROP (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->felt);

  G_OBJECT_CLASS (rummy_backdrop_parent_class)->dispose (object);
}

static void
rummy_backdrop_class_init (RummyBackdropClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_backdrop_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = rummy_backdrop_snapshot;
}

static void
rummy_backdrop_init (RummyBackdrop *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->settings = rummy_settings_new (RUMMY_APP_ID);
  self->felt = rummy_felt_new ();
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->felt, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
