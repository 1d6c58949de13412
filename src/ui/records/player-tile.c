/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/player-tile.h"

#include <adwaita.h>

struct _RummyPlayerTile {
  GtkButton parent_instance;

  AdwAvatar *picture;
  GtkLabel *name;
};

G_DEFINE_FINAL_TYPE (RummyPlayerTile, rummy_player_tile, GTK_TYPE_BUTTON)

static void
rummy_player_tile_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_PLAYER_TILE);

  G_OBJECT_CLASS (rummy_player_tile_parent_class)->dispose (object);
}

static void
rummy_player_tile_class_init (RummyPlayerTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_player_tile_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/player-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyPlayerTile, picture);
  gtk_widget_class_bind_template_child (widget_class, RummyPlayerTile, name);
}

static void
rummy_player_tile_init (RummyPlayerTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
rummy_player_tile_new (const RummyProfile *profile)
{
  RummyPlayerTile *self = g_object_new (RUMMY_TYPE_PLAYER_TILE, NULL);

  gtk_label_set_label (self->name, profile->name);
  adw_avatar_set_text (self->picture, profile->name);
  /* The name beside it says it all, and "Avatar of" only delays that. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "players.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", profile->id);

  return GTK_WIDGET (self);
}
