/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <adwaita.h>

#include "ui/table/piece.h"
#include "ui/words/words.h"

#define MS 1000

/* In milliseconds. */
#define REVEAL 450       /* a drawn card is seen on the stock */
#define DEAL_STEP 50     /* from one card to the next */
#define TOGETHER_STEP 25 /* the same, for cards that set off as one */
#define CUT 500          /* a half of the pack comes on top of the other */

static void
verb_cb (RummyTable *self, guint verb, RummyCardWidget *widget)
{
  RummySpot spot = rummy_spread_get_spot (self->spread, GTK_WIDGET (widget));
  RummyCard card = rummy_card_widget_get_card (widget);

  switch ((RummyCardVerb) verb) {
  case RUMMY_CARD_SELECT:
    rummy_table_toggle (self, card);
    break;
  case RUMMY_CARD_DISCARD:
    rummy_table_discard (self, card);
    break;
  case RUMMY_CARD_ACTIVATE:
  default:
    rummy_table_act (self, spot, card);
  }
}

static void
slot_activated_cb (RummyTable *self)
{
  rummy_table_act (self, (RummySpot) { RUMMY_ZONE_SLOT, 0, 0 }, RUMMY_CARD_NONE);
}

static void
card_added_cb (RummyTable *self, RummyCardWidget *card)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (card), TRUE);
  g_signal_connect_object (card, "query-tooltip", G_CALLBACK (rummy_table_query_card_cb), self, 0);
  g_signal_connect_object (card, "verb", G_CALLBACK (verb_cb), self, G_CONNECT_SWAPPED);
}

/* From where a card comes that was not seen before. */
static graphene_rect_t
origin_of (RummyTable *self, const RummyEvent *event)
{
  guint seat = event->seat;
  const RummyFan *fan;

  if (event->kind == RUMMY_EVENT_TRADE && seat == rummy_seen_viewer (self->seen))
    seat = (guint) event->points;
  /* Those that lay below the top. */
  if (event->kind == RUMMY_EVENT_TAKE && rummy_seen_first_discard (self->seen) > 0)
    return rummy_fan_card (&self->layout.pile, 0);
  if (event->kind == RUMMY_EVENT_DEAL || event->kind == RUMMY_EVENT_DRAW ||
      seat == rummy_seen_viewer (self->seen) || seat == RUMMY_SEAT_NONE)
    return self->layout.stock;

  fan = rummy_seating_get_fan (self->seating, rummy_seen_other_of_seat (self->seen, seat));

  return rummy_fan_card (fan, fan->n / 2);
}

static void
put (RummyTable *self, RummyCardRow *row, RummySpot spot, const RummyEvent *event, guint delay)
{
  RummyCardWidget *widget = rummy_card_row_get_card (row, spot.index);
  RummyCard card = rummy_card_widget_get_card (widget);
  gint64 now = rummy_stage_now (self->stage);
  graphene_rect_t origin;

  if (rummy_stage_put (self->stage, widget, spot, event != NULL || self->is_rewinding, now + delay * MS))
    return;

  if (event != NULL) {
    origin = origin_of (self, event);
    rummy_stage_start_at (self->stage, card, &origin);
    rummy_stage_turn_up (self->stage, card, now + (event->kind == RUMMY_EVENT_DRAW ? 0 : delay * MS));
  } else if (self->is_rewinding && rummy_table_former_place (self, card, &origin)) {
    rummy_stage_start_at (self->stage, card, &origin);
    rummy_stage_turn_up (self->stage, card, now);
  }
}

static guint
cut_of (RummyTable *self)
{
  return rummy_rules_cut_for_deal (rummy_seen_round (self->seen)->rules) ? CUT : 0;
}

/* When the card at a place of the hand or of the pile sets off, in milliseconds. */
static guint
delay_of (RummyTable *self, const RummyEvent *event, RummyCard card, RummyZone zone, guint index)
{
  if (event == NULL)
    return 0;

  switch (event->kind) {
  case RUMMY_EVENT_DEAL:
    return cut_of (self) + DEAL_STEP * (zone == RUMMY_ZONE_HAND
                                          ? index
                                          : rummy_seen_round (self->seen)->n_hand[rummy_seen_seat (self->seen)] + 2u);
  case RUMMY_EVENT_DRAW:
    return event->seat == rummy_seen_viewer (self->seen) && event->card == card ? REVEAL : 0;
  case RUMMY_EVENT_TAKE:
    return rummy_cards_has (event->cards, card) ? TOGETHER_STEP * MIN (index, 10) : 0;
  default:
    return 0;
  }
}

/* Where it lay before; its face is seen now. */
static void
put_face_down (RummyTable *self, RummyCardRow *row, RummySpot spot, const RummyEvent *event)
{
  RummyCard card = rummy_card_widget_get_card (rummy_card_row_get_card (row, spot.index));
  gboolean is_new = !rummy_stage_has (self->stage, card);

  put (self, row, spot, NULL, 0);
  if (is_new && event != NULL)
    rummy_stage_turn_up (self->stage, card, rummy_stage_now (self->stage));
}

static void
put_own (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  RummyCardRow *hand = RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)),
               *pile = RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread));
  guint first = rummy_seen_first_discard (self->seen);

  for (guint i = first; i < round->n_pile; i++) {
    /* What lay below the top lies there already. */
    gboolean is_bared = first > 0 && event != NULL && event->kind == RUMMY_EVENT_TAKE;

    put (self, pile, (RummySpot) { RUMMY_ZONE_PILE, 0, i - first }, is_bared ? NULL : event,
         delay_of (self, event, round->deck[i], RUMMY_ZONE_PILE, i));
  }

  for (guint meld = 0; meld < round->n_melds; meld++) {
    RummyCardRow *row = rummy_meld_field_get_meld (rummy_spread_get_melds (self->spread), meld);

    for (guint i = 0; i < rummy_card_row_get_n (row); i++)
      put (self, row, (RummySpot) { RUMMY_ZONE_MELD, meld, i }, event, 0);
  }

  for (guint i = 0; i < order->n; i++) {
    RummySpot spot = { RUMMY_ZONE_HAND, 0, i };

    if (!rummy_seen_sees_own (self->seen))
      put_face_down (self, hand, spot, event);
    else
      put (self, hand, spot, event, delay_of (self, event, order->card[i], RUMMY_ZONE_HAND, i));
  }
}

static void
put_open (RummyTable *self, const RummyEvent *event)
{
  for (guint other = 0; other < RUMMY_OTHERS_MAX; other++) {
    RummyCardRow *row = RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, other));

    for (guint i = 0; i < rummy_card_row_get_n (row); i++) {
      RummySpot spot = { RUMMY_ZONE_OTHERS, other, i };

      if (rummy_seen_shows_all (self->seen))
        put (self, row, spot, event, 0);
      else
        put_face_down (self, row, spot, event);
    }
  }
}

static void
send_others (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint n = (guint) round->rules->players - (rummy_seen_hides_own (self->seen) ? 0 : 1);
  gint64 now = rummy_stage_now (self->stage);

  if (rummy_seen_shows_all (self->seen))
    return;

  if (event->kind == RUMMY_EVENT_DRAW &&
      !(event->seat == rummy_seen_seat (self->seen) && rummy_seen_sees_own (self->seen)))
    rummy_stage_send_ghost (self->stage, &self->layout.stock, rummy_seen_other_of_seat (self->seen, event->seat), now);

  if (event->kind == RUMMY_EVENT_DEAL && cut_of (self) > 0) {
    graphene_rect_t half = self->layout.stock;

    half.origin.y += half.size.height * 0.5;
    rummy_stage_send_ghost (self->stage, &half, RUMMY_GROUP_STOCK, now);
  }

  for (guint other = 0; event->kind == RUMMY_EVENT_DEAL && other < n; other++) {
    for (guint i = 0; i < round->n_hand[rummy_seen_seat_of_other (self->seen, other)]; i++)
      rummy_stage_send_ghost (self->stage, &self->layout.stock, other,
                              now + (cut_of (self) + DEAL_STEP * i + DEAL_STEP / 2) * MS);
  }
}

/* A card that another seat takes is seen where it lay for the first half of the pause. */
static gboolean
shows_take (RummyTable *self)
{
  return self->pace.marks && self->pace.pause > 0 && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* What does not lie anywhere any more was taken by another seat, or the cards were gathered; or it goes back to the
 * closed hand or the stock that it came from, or to the hand that it was traded to. Where cards do not travel only the
 * one that tells what was taken stays for a while; not in a window that has just come, where none has lain. */
static void
sweep (RummyTable *self, const RummyEvent *event, gboolean animate)
{
  const RummyCards *hands;
  gboolean taken = event != NULL && event->kind == RUMMY_EVENT_TAKE && event->seat != rummy_seen_viewer (self->seen);
  gboolean traded = event != NULL && event->kind == RUMMY_EVENT_TRADE && animate, shows = shows_take (self);
  gint64 now = rummy_stage_now (self->stage);
  gint64 wait = shows ? (gint64) (self->pace.pause * MS * rummy_pace_rate (&self->pace)) : 0;

  RUMMY_CARDS_EACH (card, rummy_stage_missing (self->stage)) {
    gboolean tells = shows && taken && card == event->card;

    if ((self->is_rewinding || traded) && !rummy_table_lies_below (self, card)) {
      hands = rummy_game_get_round (rummy_seen_game (self->seen))->hand;
      rummy_stage_send_away (self->stage, card, rummy_table_group_holding (self, hands, card), now, FALSE, TRUE);
    } else if (taken && rummy_cards_has (event->cards, card) && (animate || tells)) {
      rummy_stage_send_away (self->stage, card, rummy_seen_other_of_seat (self->seen, event->seat), now + wait, tells,
                             FALSE);
    } else {
      rummy_stage_remove (self->stage, card);
    }
  }
}

/* Where melds come down out of turn a person has time for one before the next player moves (W-073). */
#define OUT_OF_TURN_PAUSES 4

static gboolean
leaves_time (RummyTable *self)
{
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));
  guint viewer = rummy_seen_viewer (self->seen);

  return round->rules->out_of_turn && viewer != RUMMY_SEAT_NONE && viewer != round->turn &&
         rummy_game_get_level (rummy_seen_game (self->seen), viewer) == RUMMY_LEVEL_PERSON &&
         rummy_round_may_move (round, viewer);
}

/* How long what the event shows takes. */
static guint
duration_of (RummyTable *self, const RummyEvent *event)
{
  gboolean animates = rummy_stage_animates (self->stage);
  guint pause = self->pace.pause, moves = animates ? RUMMY_MOTION_MS : 0, own = 0, others = 0;

  switch (event->kind) {
  case RUMMY_EVENT_DEAL:
    own = animates ? cut_of (self) + moves + RUMMY_FLIP_MS +
                       DEAL_STEP * (rummy_seen_round (self->seen)->n_hand[rummy_seen_seat (self->seen)] + 2)
                   : 0;
    break;
  case RUMMY_EVENT_DRAW:
    own = animates ? moves + REVEAL : 0;
    others = moves;
    break;
  case RUMMY_EVENT_TRADE:
    own = others = moves;
    break;
  case RUMMY_EVENT_TAKE:
    own = others = moves;
    pause += shows_take (self) ? pause : 0;
    break;
  case RUMMY_EVENT_MELD:
  case RUMMY_EVENT_LAY:
  case RUMMY_EVENT_DISCARD:
    own = others = moves;
    pause *= leaves_time (self) ? OUT_OF_TURN_PAUSES : 1;
    break;
  default:
    return 0;
  }

  if (event->kind == RUMMY_EVENT_DEAL || event->seat == rummy_seen_viewer (self->seen))
    return (guint) (own / rummy_pace_rate (&self->pace));

  return (guint) (others / rummy_pace_rate (&self->pace)) + pause;
}

static void
fill_open_hands (RummyTable *self)
{
  guint players = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->rules->players : 0;
  gboolean is_open = rummy_seen_is_dealt (self->seen) && rummy_seen_is_open (self->seen);

  for (guint other = 0; other < RUMMY_OTHERS_MAX; other++) {
    RummyCardRow *row = RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, other));
    RummyHandOrder order = { .sort = RUMMY_SORT_SUIT, .arrivals = rummy_choice_order (self->choice)->arrivals };

    rummy_card_row_set_outlined (row, other == 0 && players == 0);
    if (is_open && other + 1 < players) {
      const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));
      guint seat = rummy_seen_seat_of_other (self->seen, other);
      RummyCards cards = round->hand[seat];

      if (round->joker != RUMMY_CARD_NONE && round->dealer == seat && round->phase != RUMMY_PHASE_OVER)
        rummy_cards_add (&cards, round->joker);
      rummy_hand_order_update (&order, cards);
    }
    rummy_card_row_set_cards (row, order.card, order.n);
  }
}

/* Gives each part of the table the cards that lie there. */
static void
fill_parts (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  gboolean is_dealt = rummy_seen_is_dealt (self->seen);
  guint first = rummy_seen_first_discard (self->seen);

  fill_open_hands (self);
  rummy_stock_set_n (rummy_spread_get_stock (self->spread), round->n_stock);
  rummy_card_row_set_cards (RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread)), round->deck + first,
                            round->n_pile - first);
  rummy_card_row_set_outlined (RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread)), round->n_pile == 0);
  rummy_meld_field_set_round (rummy_spread_get_melds (self->spread), round);
  rummy_card_row_set_cards (RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)), order->card, order->n);
  rummy_card_row_set_outlined (RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)), !is_dealt);
}

static void
put_stock (RummyTable *self)
{
  RummyCardWidget *card = rummy_stock_get_card (rummy_spread_get_stock (self->spread));

  if (card != NULL)
    rummy_stage_put (self->stage, card, (RummySpot) { RUMMY_ZONE_STOCK, 0, 0 }, FALSE, 0);
  else
    rummy_stage_remove (self->stage, RUMMY_CARD_HIDDEN);
}

void
rummy_table_refresh (RummyTable *self, const RummyEvent *event, gboolean travel)
{
  gboolean animate = travel && rummy_stage_animates (self->stage) &&
                     rummy_arrangement_get_size (self->arrangement).width > 0;
  GtkWidget *focus = rummy_table_get_focus (self);
  RummySpot before = focus != NULL ? rummy_spread_get_spot (self->spread, focus)
                                   : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  const RummyEvent *happened = event;

  /* Whoever hears of a change may look for a card, or bring the table up to date once more. */
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->choice));
  self->is_refreshing = TRUE;
  if (event != NULL)
    rummy_choice_unask (self->choice);
  if (!animate) {
    event = NULL;
    rummy_stage_settle (self->stage);
  }

  rummy_seen_update (self->seen);
  rummy_lights_move_on (self->lights);
  rummy_choice_update (self->choice);

  rummy_stage_begin (self->stage);
  self->is_rewinding = rummy_seen_is_replay (self->seen) && happened == NULL && animate &&
                       rummy_table_can_rewind (self);
  fill_parts (self);
  if (rummy_seen_is_dealt (self->seen)) {
    put_own (self, event);
    put_open (self, event);
    if (event != NULL)
      send_others (self, event);
  }
  if (self->is_rewinding)
    rummy_table_send_unseen (self);
  sweep (self, happened, animate);
  put_stock (self);
  if (self->lead != RUMMY_CARD_NONE && !rummy_stage_has (self->stage, self->lead))
    rummy_table_stop_dragging (self);
  self->is_rewinding = FALSE;
  rummy_table_keep_former (self);

  rummy_seating_update (self->seating);
  rummy_table_update_cards (self);
  rummy_arrangement_lay_out (self->arrangement, animate);
  rummy_lights_update (self->lights);
  rummy_odds_update (self->odds);
  rummy_table_update_actions (self);
  rummy_table_update_call (self);
  self->is_refreshing = FALSE;
  rummy_table_keep_focus (self, before, happened);
  g_object_thaw_notify (G_OBJECT (self->choice));
  g_object_thaw_notify (G_OBJECT (self));
}

void
rummy_table_event_cb (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));
  g_autofree char *words = NULL;

  if (event->kind == RUMMY_EVENT_DEAL) {
    /* The cards of the round before are gathered. */
    rummy_choice_clear (self->choice);
    rummy_choice_forget (self->choice);
    rummy_table_stop_dragging (self);
    rummy_stage_clear (self->stage);
    rummy_card_faces_tidy (self->style.faces);
  }

  rummy_lights_mark (self->lights, event, self->pace.marks);
  if (event->kind == RUMMY_EVENT_MELD || event->kind == RUMMY_EVENT_LAY)
    rummy_meld_field_aim (rummy_spread_get_melds (self->spread), event->meld);
  /* What ended it is shown as ever. */
  if (round->phase == RUMMY_PHASE_OVER ||
      rummy_game_get_level (rummy_seen_game (self->seen), round->turn) == RUMMY_LEVEL_PERSON)
    rummy_table_skip (self, FALSE);
  rummy_table_refresh (self, event, TRUE);
  rummy_table_cue_event (self, event);
  rummy_table_hold (self, duration_of (self, event));

  if (rummy_seen_is_replay (self->seen)) /* who goes through it tells of each move */
    return;

  if (event->kind == RUMMY_EVENT_TRADE || event->seat == RUMMY_SEAT_NONE ||
      event->seat != rummy_seen_viewer (self->seen))
    words = rummy_words_happened (rummy_seen_game (self->seen), round, event, rummy_seen_viewer (self->seen));
  if (words != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
seat_activated_cb (GtkWidget *widget, RummyTable *self)
{
  rummy_table_act (self, rummy_spread_get_spot (self->spread, widget), RUMMY_CARD_NONE);
}

static void
follow_seats (RummyTable *self)
{
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self)); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    if (RUMMY_IS_SEAT (part))
      g_signal_connect_object (part, "activated", G_CALLBACK (seat_activated_cb), self, G_CONNECT_DEFAULT);
  }
}

/* Those whose cards come and go. */
static void
follow_cards (RummyTable *self)
{
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self)); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    if (g_signal_lookup ("card-added", G_OBJECT_TYPE (part)) != 0)
      g_signal_connect_object (part, "card-added", G_CALLBACK (card_added_cb), self, G_CONNECT_SWAPPED);
  }
}

static void
scrolled_cb (RummyTable *self)
{
  rummy_arrangement_lay_out (self->arrangement, FALSE);
}

void
rummy_table_init_scene (RummyTable *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->style.faces = rummy_card_faces_new ();
  rummy_card_faces_draw_ahead (self->style.faces);
  self->felt = rummy_felt_new ();

  self->spread = rummy_spread_new (GTK_WIDGET (self), &self->style);
  self->stage = rummy_spread_get_stage (self->spread);
  self->seating = rummy_seating_new (self->seen, self->odds, self->spread, &self->layout);
  self->arrangement = rummy_arrangement_new (self->seen, self->choice, self->odds, self->spread, self->seating,
                                             &self->style, &self->layout);
  follow_seats (self);
  follow_cards (self);
  g_signal_connect_object (rummy_spread_get_melds (self->spread), "scrolled", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rummy_meld_field_get_slot (rummy_spread_get_melds (self->spread)), "activated",
                           G_CALLBACK (slot_activated_cb), self, G_CONNECT_SWAPPED);
  rummy_table_init_motion (self);

  g_signal_connect_object (style, "notify::dark", G_CALLBACK (rummy_table_update_cloth), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (rummy_table_update_cloth), self,
                           G_CONNECT_SWAPPED);
  rummy_table_update_cloth (self);
  g_signal_connect_object (self->felt, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
rummy_table_clear_scene (RummyTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
