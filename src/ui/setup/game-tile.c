/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/game-tile.h"

#include <glib/gi18n.h>

#include "ui/cards/showcase.h"
#include "ui/words/game-facts.h"
#include "ui/words/games.h"

struct _RummyGameTile {
  GtkFlowBoxChild parent_instance;

  const RummyPreset *preset;
  RummyShowcase *picture;
  GtkLabel *name, *players, *length;
};

G_DEFINE_FINAL_TYPE (RummyGameTile, rummy_game_tile, GTK_TYPE_FLOW_BOX_CHILD)

static void
rummy_game_tile_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_GAME_TILE);

  G_OBJECT_CLASS (rummy_game_tile_parent_class)->dispose (object);
}

static void
rummy_game_tile_class_init (RummyGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_game_tile_dispose;

  g_type_ensure (RUMMY_TYPE_SHOWCASE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyGameTile, picture);
  gtk_widget_class_bind_template_child (widget_class, RummyGameTile, name);
  gtk_widget_class_bind_template_child (widget_class, RummyGameTile, players);
  gtk_widget_class_bind_template_child (widget_class, RummyGameTile, length);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
rummy_game_tile_init (RummyGameTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_guided_round (RummyGameTile *self, RummyCardFaces *faces)
{
  const RummyCard ace = rummy_card (0, RUMMY_HEARTS, RUMMY_ACE);

  rummy_showcase_show (self->picture, faces, RUMMY_SLOT_TABLE, &ace, 1);
  gtk_label_set_label (self->name, _("Learn to Play"));
  gtk_label_set_label (self->players, _("A guided round"));
  /* Translators: how many minutes a round takes. */
  gtk_label_set_label (self->length, _("5 min"));
}

static void
show_game (RummyGameTile *self, RummyCardFaces *faces)
{
  const RummyGameFacts facts = rummy_game_facts (self->preset);
  g_autofree char *players = rummy_games_players_words (self->preset->seats_min, self->preset->seats_max);
  g_autofree char *length = rummy_game_facts_words (self->preset);

  rummy_showcase_show (self->picture, faces, RUMMY_SLOT_TABLE, facts.cards, RUMMY_GAME_CARDS);
  gtk_label_set_label (self->name, rummy_games_words (self->preset).name);
  gtk_label_set_label (self->players, players);
  gtk_label_set_label (self->length, length);
}

GtkWidget *
rummy_game_tile_new (const RummyPreset *preset, RummyCardFaces *faces)
{
  RummyGameTile *self = g_object_new (RUMMY_TYPE_GAME_TILE, NULL);
  g_autofree char *words = NULL;

  self->preset = preset;
  if (preset != NULL)
    show_game (self, faces);
  else
    show_guided_round (self, faces);
  words = g_strdup_printf ("%s\n%s", gtk_label_get_label (self->players), gtk_label_get_label (self->length));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->name, NULL, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);

  return GTK_WIDGET (self);
}

const RummyPreset *
rummy_game_tile_get_preset (RummyGameTile *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME_TILE (self), NULL);

  return self->preset;
}
