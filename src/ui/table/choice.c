/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/choice.h"

#include "game/arrivals.h"

struct _RummyChoice {
  GObject parent_instance;

  RummySeen *seen;
  RummyCards hand, pile; /* selected */
  RummyCard asked;       /* to discard, once so far */
  RummyHandOrder order;
  RummyHandOrder orders[RUMMY_SEATS_MAX]; /* of the seats it was seen from before, in this round */
  gboolean has_turn; /* the seat has, so that its melds are found again when that ends */
  GVariant *own_orders; /* of the hands of all seats, as last told */
};

G_DEFINE_FINAL_TYPE (RummyChoice, rummy_choice, G_TYPE_OBJECT)

enum {
  PROP_N_SELECTED = 1,
  PROP_SORT_ORDER,
  PROP_ACES_LOW,
  PROP_DESCENDING,
  PROP_NEW_AT_RIGHT,
  PROP_OWN_ORDERS,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum { SIGNAL_SORTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
rummy_choice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyChoice *self = RUMMY_CHOICE (object);

  switch (id) {
  case PROP_N_SELECTED:
    g_value_set_uint (value, rummy_cards_count (rummy_choice_selected (self)));
    break;
  case PROP_SORT_ORDER:
    g_value_set_enum (value, self->order.sort);
    break;
  case PROP_ACES_LOW:
    g_value_set_boolean (value, self->order.aces_low);
    break;
  case PROP_DESCENDING:
    g_value_set_boolean (value, self->order.descending);
    break;
  case PROP_NEW_AT_RIGHT:
    g_value_set_boolean (value, self->order.new_at_right);
    break;
  case PROP_OWN_ORDERS:
    g_value_set_variant (value, self->own_orders);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static gboolean
set_flag (gboolean *flag, gboolean value)
{
  gboolean changes = *flag != value;

  *flag = value;

  return changes;
}

static gboolean
set_sort (RummyChoice *self, RummySortOrder sort)
{
  if (self->order.sort == sort)
    return FALSE;

  if (sort == RUMMY_SORT_NONE && !self->order.is_own)
    self->order.n = 0; /* forces a fresh sort */
  self->order.sort = sort;

  return TRUE;
}

/* Sorting ends a manual order, also when the setting stays the same. */
static void
rummy_choice_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummyChoice *self = RUMMY_CHOICE (object);
  gboolean changes;

  switch (id) {
  case PROP_SORT_ORDER:
    changes = set_sort (self, g_value_get_enum (value));
    break;
  case PROP_ACES_LOW:
    changes = set_flag (&self->order.aces_low, g_value_get_boolean (value));
    break;
  case PROP_DESCENDING:
    changes = set_flag (&self->order.descending, g_value_get_boolean (value));
    break;
  case PROP_NEW_AT_RIGHT:
    if (!set_flag (&self->order.new_at_right, g_value_get_boolean (value)))
      return;
    changes = TRUE;
    break;
  case PROP_OWN_ORDERS:
    g_variant_unref (self->own_orders);
    self->own_orders = g_value_dup_variant (value);
    return;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }

  if (self->order.sort != RUMMY_SORT_NONE)
    rummy_hand_order_sort (&self->order);
  g_signal_emit (self, signals[SIGNAL_SORTED], 0);
  if (changes)
    g_object_notify_by_pspec (object, pspec);
}

static void
rummy_choice_finalize (GObject *object)
{
  g_variant_unref (RUMMY_CHOICE (object)->own_orders);

  G_OBJECT_CLASS (rummy_choice_parent_class)->finalize (object);
}

static void
rummy_choice_class_init (RummyChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = rummy_choice_get_property;
  object_class->set_property = rummy_choice_set_property;
  object_class->finalize = rummy_choice_finalize;

  props[PROP_N_SELECTED] =
    g_param_spec_uint ("n-selected", NULL, NULL, 0, RUMMY_CARDS_MAX, 0, G_PARAM_READABLE | flags);
  props[PROP_SORT_ORDER] = g_param_spec_enum ("sort-order", NULL, NULL, RUMMY_TYPE_SORT_ORDER, RUMMY_SORT_SUIT,
                                              G_PARAM_READWRITE | flags);
  props[PROP_ACES_LOW] = g_param_spec_boolean ("aces-low", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  props[PROP_DESCENDING] = g_param_spec_boolean ("descending", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  props[PROP_NEW_AT_RIGHT] = g_param_spec_boolean ("new-at-right", NULL, NULL, FALSE, G_PARAM_READWRITE | flags);
  props[PROP_OWN_ORDERS] = g_param_spec_variant ("own-orders", NULL, NULL, G_VARIANT_TYPE_BYTESTRING_ARRAY, NULL,
                                                 G_PARAM_READWRITE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_SORTED] =
    g_signal_new ("sorted", RUMMY_TYPE_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_choice_init (RummyChoice *self)
{
  self->asked = RUMMY_CARD_NONE;
  self->own_orders = g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE_BYTESTRING, NULL, 0));
}

RummyChoice *
rummy_choice_new (RummySeen *seen)
{
  RummyChoice *self = g_object_new (RUMMY_TYPE_CHOICE, NULL);

  self->seen = seen;

  return self;
}

RummyCards
rummy_choice_selected (RummyChoice *self)
{
  return rummy_cards_or (self->hand, self->pile);
}

RummyCards
rummy_choice_selected_hand (RummyChoice *self)
{
  return self->hand;
}

RummyCards
rummy_choice_selected_pile (RummyChoice *self)
{
  return self->pile;
}

static void
select_cards (RummyChoice *self, RummyCards hand, RummyCards pile, RummyCard asked)
{
  self->hand = hand;
  self->pile = pile;
  self->asked = asked;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_SELECTED]);
}

void
rummy_choice_toggle (RummyChoice *self, RummyCard card, gboolean in_pile)
{
  RummyCards hand = self->hand, pile = self->pile, *cards = in_pile ? &pile : &hand;

  if (rummy_cards_has (*cards, card))
    rummy_cards_remove (cards, card);
  else
    rummy_cards_add (cards, card);
  select_cards (self, hand, pile, RUMMY_CARD_NONE);
}

gboolean
rummy_choice_unselect (RummyChoice *self, RummyCard card)
{
  RummyCards none = rummy_cards_of (card);

  if (!rummy_cards_has (rummy_choice_selected (self), card))
    return FALSE;

  select_cards (self, rummy_cards_minus (self->hand, none), rummy_cards_minus (self->pile, none), RUMMY_CARD_NONE);

  return TRUE;
}

gboolean
rummy_choice_clear (RummyChoice *self)
{
  if (rummy_cards_is_empty (rummy_choice_selected (self)))
    return FALSE;

  select_cards (self, RUMMY_NO_CARDS, RUMMY_NO_CARDS, RUMMY_CARD_NONE);

  return TRUE;
}

void
rummy_choice_ask_discard (RummyChoice *self, RummyCard card)
{
  select_cards (self, rummy_cards_of (card), RUMMY_NO_CARDS, card);
}

RummyCard
rummy_choice_asked (RummyChoice *self)
{
  return self->asked;
}

void
rummy_choice_unask (RummyChoice *self)
{
  self->asked = RUMMY_CARD_NONE;
}

const RummyHandOrder *
rummy_choice_order (RummyChoice *self)
{
  return &self->order;
}

void
rummy_choice_move (RummyChoice *self, RummyCards cards, guint index)
{
  rummy_hand_order_move (&self->order, cards, index);
  g_signal_emit (self, signals[SIGNAL_SORTED], 0);
}

void
rummy_choice_set_arrivals (RummyChoice *self, const guint16 *arrivals)
{
  self->order.arrivals = arrivals;
  rummy_hand_order_sort (&self->order);
}

static void
trim_selection (RummyChoice *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyCards pile = RUMMY_NO_CARDS;
  guint n_before = rummy_cards_count (rummy_choice_selected (self));

  for (guint i = 0; rummy_seen_takes (self->seen) && i < round->n_pile; i++)
    rummy_cards_add (&pile, round->deck[i]);

  self->hand = rummy_cards_and (self->hand, rummy_seen_own_cards (self->seen));
  self->pile = rummy_cards_and (self->pile, pile);
  if (rummy_cards_count (rummy_choice_selected (self)) != n_before)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_SELECTED]);
}

/* An unsorted hand is in order of arrival, which has to be read again for each new card. */
static void
update_order (RummyChoice *self)
{
  RummyCards hand = rummy_seen_own_cards (self->seen), added = hand;
  RummyArrivals arrivals;
  gboolean is_as_came;

  for (guint i = 0; i < self->order.n; i++)
    rummy_cards_remove (&added, self->order.card[i]);
  is_as_came = self->order.sort == RUMMY_SORT_NONE && !self->order.is_own && self->order.arrivals == NULL &&
               !rummy_cards_is_empty (added);

  if (is_as_came) {
    rummy_arrivals_read (arrivals, rummy_seen_game (self->seen));
    self->order.arrivals = arrivals;
  }
  rummy_hand_order_update (&self->order, hand);
  if (is_as_came)
    self->order.arrivals = NULL;
}

/* The hand is grouped when the own turn has ended, and at any move of a replay, which may come from anywhere. New cards
 * that stay at the right do so until the next one comes. */
static void
follow_turn (RummyChoice *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean had_turn = self->has_turn;

  self->has_turn = rummy_seen_is_dealt (self->seen) && round->phase != RUMMY_PHASE_OVER &&
                   round->turn == rummy_seen_seat (self->seen);
  if (rummy_seen_is_replay (self->seen) || (had_turn && !self->has_turn && !self->order.new_at_right))
    rummy_hand_order_group (&self->order);
}

/* Notifies "own-orders" if the manual order changed. */
static void
tell_order (RummyChoice *self)
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OWN_ORDERS]);
}

void
rummy_choice_update (RummyChoice *self)
{
  guint seat = rummy_seen_seat (self->seen);

  if (self->order.n == 0 && seat < g_variant_n_children (self->own_orders)) {
    g_autoptr (GVariant) order = g_variant_get_child_value (self->own_orders, seat);

    rummy_hand_order_from_variant (&self->order, order, rummy_seen_own_cards (self->seen));
  }
  if (rummy_seen_is_dealt (self->seen))
    self->order.rules = rummy_round_meld_rules (rummy_seen_round (self->seen));
  update_order (self);
  follow_turn (self);
  if (rummy_seen_is_dealt (self->seen) && !rummy_seen_hides_own (self->seen))
    tell_order (self);
  trim_selection (self);
}

void
rummy_choice_leave (RummyChoice *self, gboolean for_other_game)
{
  rummy_choice_clear (self);
  if (for_other_game)
    rummy_choice_forget (self);
  else if (!rummy_seen_is_closed (self->seen))
    self->orders[rummy_seen_seat (self->seen)] = self->order;
}

/* The rules of the former game may be freed already. */
void
rummy_choice_enter (RummyChoice *self)
{
  RummyGame *game = rummy_seen_game (self->seen);
  RummyHandOrder order = { 0 };

  if (!rummy_seen_is_closed (self->seen))
    order = self->orders[rummy_seen_seat (self->seen)];
  order.sort = self->order.sort;
  order.aces_low = self->order.aces_low;
  order.descending = self->order.descending;
  order.new_at_right = self->order.new_at_right;
  if (game != NULL && rummy_game_get_match (game)->rounds > 0)
    order.rules = rummy_round_meld_rules (rummy_game_get_round (game));
  order.arrivals = self->order.arrivals;
  self->order = order;
  self->has_turn = FALSE;
  if (!order.is_own)
    rummy_hand_order_sort (&self->order);
}

void
rummy_choice_forget (RummyChoice *self)
{
  memset (self->orders, 0, sizeof self->orders);
  self->order.n = 0;
  self->order.is_own = FALSE;
}
