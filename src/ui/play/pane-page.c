/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/pane-page.h"

typedef struct {
  RummyGame *game;
  guint person;
  GSignalGroup *game_signals;
  gboolean is_old; /* the position has changed since the last update */
  gboolean is_new; /* and so have the game, the person or the seats */
} RummyPanePagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RummyPanePage, rummy_pane_page, ADW_TYPE_BIN)

static void
moved_cb (RummyPanePage *self)
{
  rummy_pane_page_queue (self, FALSE);
}

static void
seats_cb (RummyPanePage *self)
{
  rummy_pane_page_queue (self, TRUE);
}

static void
rummy_pane_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rummy_pane_page_parent_class)->map (widget);

  rummy_pane_page_flush (RUMMY_PANE_PAGE (widget));
}

static void
rummy_pane_page_dispose (GObject *object)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (RUMMY_PANE_PAGE (object));

  g_clear_object (&priv->game_signals);
  g_clear_object (&priv->game);

  G_OBJECT_CLASS (rummy_pane_page_parent_class)->dispose (object);
}

static void
rummy_pane_page_class_init (RummyPanePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_pane_page_dispose;
  GTK_WIDGET_CLASS (klass)->map = rummy_pane_page_map;
}

static void
rummy_pane_page_init (RummyPanePage *self)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (self);

  priv->person = RUMMY_SEAT_NONE;
  priv->is_old = priv->is_new = TRUE;
  priv->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (priv->game_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (priv->game_signals, "reset", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (priv->game_signals, "seats", G_CALLBACK (seats_cb), self);
}

void
rummy_pane_page_set_game (RummyPanePage *self, RummyGame *game, guint person)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (self);

  g_return_if_fail (RUMMY_IS_PANE_PAGE (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  if (priv->game == game && priv->person == person)
    return;

  g_set_object (&priv->game, game);
  priv->person = person;
  g_signal_group_set_target (priv->game_signals, game);
  rummy_pane_page_queue (self, TRUE);
}

RummyGame *
rummy_pane_page_get_game (RummyPanePage *self)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (self);

  g_return_val_if_fail (RUMMY_IS_PANE_PAGE (self), NULL);

  return priv->game;
}

guint
rummy_pane_page_get_person (RummyPanePage *self)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (self);

  g_return_val_if_fail (RUMMY_IS_PANE_PAGE (self), RUMMY_SEAT_NONE);

  return priv->person;
}

void
rummy_pane_page_queue (RummyPanePage *self, gboolean is_new)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (self);

  g_return_if_fail (RUMMY_IS_PANE_PAGE (self));

  priv->is_old = TRUE;
  priv->is_new |= is_new;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    rummy_pane_page_flush (self);
}

void
rummy_pane_page_flush (RummyPanePage *self)
{
  RummyPanePagePrivate *priv = rummy_pane_page_get_instance_private (self);
  gboolean is_new = priv->is_new;

  g_return_if_fail (RUMMY_IS_PANE_PAGE (self));

  if (!priv->is_old)
    return;

  priv->is_old = priv->is_new = FALSE;
  RUMMY_PANE_PAGE_GET_CLASS (self)->update (self, is_new);
}
