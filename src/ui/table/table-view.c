/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

/* As the cards of that seat lay when it was looked from last; by the rules of the game that is there now, for those of
 * the one before may be gone. */
static void
take_up_order (RummyTable *self)
{
  RummyHandOrder order = { 0 };

  if (!rummy_seen_is_closed (self->seen))
    order = self->orders[rummy_seen_seat (self->seen)];
  order.sort = self->order.sort;
  order.aces_low = self->order.aces_low;
  order.descending = self->order.descending;
  order.new_at_right = self->order.new_at_right;
  if (rummy_seen_game (self->seen) != NULL && rummy_game_get_match (rummy_seen_game (self->seen))->rounds > 0)
    order.rules = rummy_round_meld_rules (rummy_game_get_round (rummy_seen_game (self->seen)));
  order.arrivals = self->order.arrivals;
  self->order = order;
  if (!order.is_own)
    rummy_hand_order_sort (&self->order);
}

static void
set_view (RummyTable *self, RummyGame *game, guint seat, gboolean closed)
{
  RummyGame *before = rummy_seen_game (self->seen);
  guint seat_before = rummy_seen_seat (self->seen);

  if (before == game && seat_before == seat && rummy_seen_is_closed (self->seen) == closed)
    return;

  rummy_table_stop_dragging (self);
  self->is_skipping = FALSE;
  rummy_table_release (self);
  rummy_table_clear_selection (self);
  self->marked = RUMMY_NO_CARDS;
  if (before != game)
    rummy_table_forget_orders (self);
  else if (!rummy_seen_is_closed (self->seen))
    self->orders[seat_before] = self->order;

  rummy_seen_set_place (self->seen, game, seat, closed);
  g_signal_group_set_target (self->game_signals, game);
  take_up_order (self);
  rummy_table_refresh (self, NULL, FALSE);
}

void
rummy_table_set_game (RummyTable *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  set_view (self, game, seat, rummy_seen_is_closed (self->seen));
}

void
rummy_table_set_closed (RummyTable *self, gboolean closed)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  set_view (self, rummy_seen_game (self->seen), rummy_seen_seat (self->seen), closed);
}

void
rummy_table_set_replay (RummyTable *self, gboolean open, const guint16 *arrivals)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_seen_set_replay (self->seen, open);
  self->order.arrivals = arrivals;
  rummy_hand_order_sort (&self->order);
  rummy_table_refresh (self, NULL, TRUE);
}

RummyGame *
rummy_table_get_game (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return rummy_seen_game (self->seen);
}

void
rummy_table_forget_orders (RummyTable *self)
{
  memset (self->orders, 0, sizeof self->orders);
  self->order.n = 0;
  self->order.is_own = FALSE;
}

void
rummy_table_tell_order (RummyTable *self)
{
  g_autoptr (GVariant) orders = NULL;
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("aay"));
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    gboolean is_known = seat < g_variant_n_children (self->own_orders);
    g_autoptr (GVariant) known = is_known ? g_variant_get_child_value (self->own_orders, seat) : NULL;

    if (seat == rummy_seen_seat (self->seen))
      g_variant_builder_add_value (&builder, rummy_hand_order_to_variant (&self->order));
    else if (known != NULL)
      g_variant_builder_add_value (&builder, known);
    else
      g_variant_builder_add (&builder, "ay", NULL);
  }
  orders = g_variant_ref_sink (g_variant_builder_end (&builder));
  if (g_variant_equal (orders, self->own_orders))
    return;

  g_variant_unref (self->own_orders);
  self->own_orders = g_steal_pointer (&orders);
  g_object_notify (G_OBJECT (self), "own-orders");
}
