/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/words/words.h"

#define MS 1000

/* In milliseconds. */
#define REVEAL 450       /* a drawn card is seen on the stock */
#define DEAL_STEP 50     /* from one card to the next */
#define TOGETHER_STEP 25 /* the same, for cards that set off as one */
#define CUT 500          /* a half of the pack comes on top of the other */

static void
piece_free (gpointer data)
{
  RummyPiece *piece = data;

  gtk_widget_unparent (piece->widget);
  g_free (piece);
}

static void
verb_cb (RummyTable *self, guint verb, RummyCardWidget *widget)
{
  RummySpot spot = rummy_table_spot_of (self, GTK_WIDGET (widget));
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

static RummyPiece *
add_piece (RummyTable *self, RummyCard card)
{
  RummyPiece *piece = g_new0 (RummyPiece, 1);

  piece->card = card;
  piece->widget = rummy_card_widget_new (self->faces, card);
  piece->is_face_up = card != RUMMY_CARD_HIDDEN;
  g_signal_connect_object (piece->widget, "query-tooltip", G_CALLBACK (rummy_table_query_card_cb), self, 0);
  g_signal_connect_object (piece->widget, "verb", G_CALLBACK (verb_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (piece->widget, GTK_WIDGET (self));
  g_ptr_array_add (self->pieces, piece);

  return piece;
}

static void
start_at (RummyPiece *piece, const graphene_rect_t *rect)
{
  piece->home = *rect;
  rummy_motion_put (&piece->motion, rummy_pose_of (rect));
  piece->is_placed = TRUE;
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

  fan = rummy_table_fan_of_other (self, rummy_seen_other_of_seat (self->seen, seat));

  return rummy_fan_card (fan, fan->n / 2);
}

static void
turn_up (RummyPiece *piece, gint64 when)
{
  piece->flip_start = when;
  rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (piece->widget), FALSE);
}

static void
put (RummyTable *self, RummyCard card, RummySpot spot, const RummyEvent *event, guint delay)
{
  RummyPiece *piece = self->piece_of[card];
  gint64 now = rummy_table_now (self);

  if (piece == NULL) {
    piece = self->piece_of[card] = add_piece (self, card);

    if (event != NULL) {
      graphene_rect_t origin = origin_of (self, event);

      start_at (piece, &origin);
      turn_up (piece, now + (event->kind == RUMMY_EVENT_DRAW ? 0 : delay * MS));
    } else if (self->is_rewinding) {
      graphene_rect_t origin;

      if (rummy_table_former_place (self, card, &origin)) {
        start_at (piece, &origin);
        turn_up (piece, now);
      }
    }
  }

  piece->is_stale = FALSE;
  piece->is_flying |= (event != NULL || self->is_rewinding) && piece->spot.zone != spot.zone;
  piece->spot = spot;
  piece->leave = now + delay * MS;
}

static void
send_away (RummyPiece *piece, guint other, gint64 leave)
{
  piece->is_stale = FALSE;
  piece->is_flying = TRUE;
  piece->spot = (RummySpot) { RUMMY_ZONE_NONE, other, 0 };
  piece->leave = leave;
  gtk_widget_set_can_target (piece->widget, FALSE);
  gtk_widget_set_focusable (piece->widget, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (piece->widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

void
rummy_table_send_ghost (RummyTable *self, const graphene_rect_t *from, guint group, guint delay)
{
  RummyPiece *piece = add_piece (self, RUMMY_CARD_HIDDEN);

  start_at (piece, from);
  send_away (piece, group, rummy_table_now (self) + delay * MS);
}

static void
remove_piece (RummyTable *self, RummyPiece *piece)
{
  if (piece == self->stock)
    self->stock = NULL;
  else if (piece->card != RUMMY_CARD_HIDDEN && self->piece_of[piece->card] == piece)
    self->piece_of[piece->card] = NULL;
  if (piece == self->drag_piece)
    rummy_table_stop_dragging (self);

  g_ptr_array_remove (self->pieces, piece);
}

void
rummy_table_remove_ghosts (RummyTable *self, gboolean all)
{
  for (guint i = self->pieces->len; i > 0; i--) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i - 1);

    if (rummy_piece_is_ghost (piece) && (all || !piece->motion.is_moving))
      remove_piece (self, piece);
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
put_face_down (RummyTable *self, RummyCard card, RummySpot spot, const RummyEvent *event)
{
  gboolean is_new = self->piece_of[card] == NULL;

  put (self, card, spot, NULL, 0);
  if (is_new && event != NULL)
    turn_up (self->piece_of[card], rummy_table_now (self));
}

static void
put_own (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint first = rummy_seen_first_discard (self->seen);

  for (guint i = first; i < round->n_pile; i++) {
    /* What lay below the top lies there already. */
    gboolean is_bared = first > 0 && event != NULL && event->kind == RUMMY_EVENT_TAKE;

    put (self, round->deck[i], (RummySpot) { RUMMY_ZONE_PILE, 0, i - first }, is_bared ? NULL : event,
         delay_of (self, event, round->deck[i], RUMMY_ZONE_PILE, i));
  }

  for (guint meld = 0; meld < round->n_melds; meld++) {
    RummyCard cards[RUMMY_CARDS_MAX];
    guint n = rummy_round_meld_cards (round, meld, cards);

    for (guint i = 0; i < n; i++)
      put (self, cards[i], (RummySpot) { RUMMY_ZONE_MELD, meld, i }, event, 0);
  }

  for (guint i = 0; i < rummy_choice_order (self->choice)->n; i++) {
    RummySpot spot = { RUMMY_ZONE_HAND, 0, i };

    if (!rummy_seen_sees_own (self->seen))
      put_face_down (self, rummy_choice_order (self->choice)->card[i], spot, event);
    else
      put (self, rummy_choice_order (self->choice)->card[i], spot, event,
           delay_of (self, event, rummy_choice_order (self->choice)->card[i], RUMMY_ZONE_HAND, i));
  }
}

static void
put_open (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));

  for (guint other = 0; other + 1 < (guint) round->rules->players; other++) {
    RummyHandOrder order = { .sort = RUMMY_SORT_SUIT, .arrivals = rummy_choice_order (self->choice)->arrivals };
    guint seat = rummy_seen_seat_of_other (self->seen, other);
    RummyCards cards = round->hand[seat];

    if (round->joker != RUMMY_CARD_NONE && round->dealer == seat && round->phase != RUMMY_PHASE_OVER)
      rummy_cards_add (&cards, round->joker);
    rummy_hand_order_update (&order, cards);
    for (guint i = 0; i < order.n; i++) {
      RummySpot spot = { RUMMY_ZONE_OTHERS, other, i };

      if (rummy_seen_shows_all (self->seen))
        put (self, order.card[i], spot, event, 0);
      else
        put_face_down (self, order.card[i], spot, event);
    }
  }
}

static void
send_others (RummyTable *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint n = (guint) round->rules->players - (rummy_seen_hides_own (self->seen) ? 0 : 1);

  if (rummy_seen_shows_all (self->seen))
    return;

  if (event->kind == RUMMY_EVENT_DRAW &&
      !(event->seat == rummy_seen_seat (self->seen) && rummy_seen_sees_own (self->seen)))
    rummy_table_send_ghost (self, &self->layout.stock, rummy_seen_other_of_seat (self->seen, event->seat), 0);

  if (event->kind == RUMMY_EVENT_DEAL && cut_of (self) > 0) {
    graphene_rect_t half = self->layout.stock;

    half.origin.y += half.size.height * 0.5;
    rummy_table_send_ghost (self, &half, RUMMY_GROUP_STOCK, 0);
  }

  for (guint other = 0; event->kind == RUMMY_EVENT_DEAL && other < n; other++) {
    for (guint i = 0; i < round->n_hand[rummy_seen_seat_of_other (self->seen, other)]; i++)
      rummy_table_send_ghost (self, &self->layout.stock, other,
                              cut_of (self) + DEAL_STEP * i + DEAL_STEP / 2);
  }
}

/* A card that another seat takes is seen where it lay for the first half of the pause. */
static gboolean
shows_take (RummyTable *self)
{
  return self->pace.marks && self->pace.pause > 0 && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* To the closed hand or the stock that it came from, when what brought it to light is taken back; or to the hand that
 * it was traded to. */
static void
send_back (RummyTable *self, RummyPiece *piece)
{
  guint group = rummy_table_group_holding (self, rummy_game_get_round (rummy_seen_game (self->seen))->hand,
                                           piece->card);
  gint64 now = rummy_table_now (self);

  self->piece_of[piece->card] = NULL;
  rummy_card_widget_set_marked (RUMMY_CARD_WIDGET (piece->widget), FALSE);
  piece->is_face_up = FALSE;
  piece->flip_start = now;
  send_away (piece, group, now);
}

/* What does not lie anywhere any more was taken by another seat, or the cards were gathered.  Where cards do not travel
 * only the one that tells what was taken stays for a while; not in a window that has just come, where none has lain. */
static void
sweep (RummyTable *self, const RummyEvent *event, gboolean animate)
{
  gboolean taken = event != NULL && event->kind == RUMMY_EVENT_TAKE && event->seat != rummy_seen_viewer (self->seen);
  gboolean traded = event != NULL && event->kind == RUMMY_EVENT_TRADE && animate, shows = shows_take (self);
  gint64 wait = shows ? (gint64) (self->pace.pause * MS * rummy_pace_rate (&self->pace)) : 0;
  gint64 leave = rummy_table_now (self) + wait;

  for (guint i = self->pieces->len; i > 0; i--) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i - 1);

    if (!piece->is_stale)
      continue;

    if ((self->is_rewinding || traded) && !rummy_table_lies_below (self, piece->card)) {
      send_back (self, piece);
    } else if (taken && piece->is_placed && rummy_cards_has (event->cards, piece->card) &&
               (animate || (shows && piece->card == event->card))) {
      send_away (piece, rummy_seen_other_of_seat (self->seen, event->seat), leave);
      rummy_card_widget_set_marked (RUMMY_CARD_WIDGET (piece->widget), shows && piece->card == event->card);
      self->piece_of[piece->card] = NULL;
    } else {
      remove_piece (self, piece);
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

  return round->rules->outofturn && viewer != RUMMY_SEAT_NONE && viewer != round->turn &&
         rummy_game_get_level (rummy_seen_game (self->seen), viewer) == RUMMY_LEVEL_PERSON &&
         rummy_round_may_move (round, viewer);
}

/* How long what the event shows takes. */
static guint
duration_of (RummyTable *self, const RummyEvent *event)
{
  gboolean animates = rummy_table_animates (self);
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

/* What the own turn has brought, as a game that was loaded and a move that was taken back tell it. */
static RummyCards
cards_of_turn (RummyTable *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  const RummyCard cards[] = { round->drawn, round->owed, round->owed_top, round->kept };
  RummyCards marked = RUMMY_NO_CARDS;

  if (round->phase != RUMMY_PHASE_PLAY || !rummy_seen_is_my_turn (self->seen))
    return marked;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    if (cards[i] < RUMMY_CARD_CODES && rummy_cards_has (round->hand[rummy_seen_seat (self->seen)], cards[i]))
      rummy_cards_add (&marked, cards[i]);
  }

  return marked;
}

void
rummy_table_refresh (RummyTable *self, const RummyEvent *event, gboolean travel)
{
  gboolean animate = travel && rummy_table_animates (self) && self->width > 0;
  GtkWidget *focus = rummy_table_get_focus (self);
  RummySpot before = focus != NULL ? rummy_table_spot_of (self, focus) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  const RummyEvent *happened = event;

  /* Whoever hears of a change may look for a card, or bring the table up to date once more. */
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->choice));
  if (event != NULL)
    rummy_choice_unask (self->choice);
  if (!animate) {
    event = NULL;
    rummy_table_settle (self);
  }

  g_hash_table_remove_all (self->takes);
  self->hovered = RUMMY_CARD_NONE;
  rummy_seen_update (self->seen);
  if (rummy_seen_is_dealt (self->seen) && !rummy_seen_is_replay (self->seen) && rummy_cards_is_empty (self->marked))
    self->marked = cards_of_turn (self);
  rummy_choice_update (self->choice);

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);

    piece->is_stale = piece != self->stock && !rummy_piece_is_ghost (piece);
  }

  self->is_rewinding = rummy_seen_is_replay (self->seen) && happened == NULL && animate &&
                       rummy_table_can_rewind (self);
  if (rummy_seen_is_dealt (self->seen)) {
    put_own (self, event);
    if (rummy_seen_is_open (self->seen))
      put_open (self, event);
    if (event != NULL)
      send_others (self, event);
  }
  if (self->is_rewinding)
    rummy_table_send_unseen (self);
  sweep (self, happened, animate);
  self->is_rewinding = FALSE;
  rummy_table_keep_former (self);

  if (self->stock == NULL && rummy_seen_is_dealt (self->seen) && rummy_seen_round (self->seen)->n_stock > 0) {
    self->stock = add_piece (self, RUMMY_CARD_HIDDEN);
    self->stock->spot.zone = RUMMY_ZONE_STOCK;
  } else if (self->stock != NULL &&
             (!rummy_seen_is_dealt (self->seen) || rummy_seen_round (self->seen)->n_stock == 0)) {
    remove_piece (self, self->stock);
  }

  rummy_table_restack (self);
  rummy_table_update_others (self);
  rummy_table_update_stock (self);
  rummy_table_update_cards (self);
  rummy_table_lay_out (self, animate);
  rummy_table_update_lights (self);
  rummy_table_update_belief (self);
  rummy_table_update_actions (self);
  rummy_table_update_call (self);
  rummy_table_keep_focus (self, before, happened);
  g_object_thaw_notify (G_OBJECT (self->choice));
  g_object_thaw_notify (G_OBJECT (self));
}

static void
mark (RummyTable *self, const RummyEvent *event)
{
  gboolean is_own = event->seat == rummy_seen_viewer (self->seen);
  RummyCards cards = event->kind == RUMMY_EVENT_DISCARD ? rummy_cards_of (event->card) : event->cards;
  RummyCards others = self->pace.marks ? cards : RUMMY_NO_CARDS;

  if (event->kind == RUMMY_EVENT_DEAL || (self->is_act_over && event->kind != RUMMY_EVENT_TURN))
    self->marked = RUMMY_NO_CARDS;
  self->is_act_over = FALSE;

  switch (event->kind) {
  case RUMMY_EVENT_DRAW:
    if (is_own)
      self->marked = rummy_cards_of (event->card);
    break;
  case RUMMY_EVENT_TAKE:
    self->marked = is_own ? event->cards : RUMMY_NO_CARDS;
    break;
  case RUMMY_EVENT_MELD:
  case RUMMY_EVENT_LAY:
    rummy_table_strip_to (self, event->meld);
    self->marked = is_own ? rummy_cards_minus (self->marked, event->cards) : others;
    break;
  case RUMMY_EVENT_DISCARD:
    self->marked = is_own ? RUMMY_NO_CARDS : others;
    break;
  default:
    break;
  }
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
    rummy_table_settle (self);
    for (guint i = self->pieces->len; i > 0; i--)
      remove_piece (self, g_ptr_array_index (self->pieces, i - 1));
    rummy_card_faces_tidy (self->faces);
  }

  mark (self, event);
  /* What ended it is shown as ever. */
  if (round->phase == RUMMY_PHASE_OVER ||
      rummy_game_get_level (rummy_seen_game (self->seen), round->turn) == RUMMY_LEVEL_PERSON)
    self->is_skipping = FALSE;
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

void
rummy_table_moved_cb (RummyTable *self)
{
  self->is_act_over = TRUE;
}

void
rummy_table_init_scene (RummyTable *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->faces = rummy_card_faces_new ();
  rummy_card_faces_draw_ahead (self->faces);
  self->felt = rummy_felt_new ();
  self->pieces = g_ptr_array_new_with_free_func (piece_free);

  rummy_table_init_seats (self);

  self->slot = rummy_slot_widget_new ();
  g_signal_connect_object (self->slot, "activated", G_CALLBACK (slot_activated_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->slot, GTK_WIDGET (self));

  self->pile_button = gtk_button_new_from_icon_name ("view-list-symbolic");
  gtk_widget_add_css_class (self->pile_button, "osd");
  gtk_widget_add_css_class (self->pile_button, "circular");
  gtk_widget_set_tooltip_text (self->pile_button, _("Discard Pile as a List"));
  gtk_widget_set_focusable (self->pile_button, FALSE); /* keys have a shortcut for it */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pile_button), "win.pile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pile_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Discard Pile as a List"), -1);
  gtk_widget_set_parent (self->pile_button, GTK_WIDGET (self));

  rummy_table_init_strip (self);

  self->stock_count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->stock_count, "count");
  gtk_widget_set_visible (self->stock_count, FALSE);
  gtk_widget_set_parent (self->stock_count, GTK_WIDGET (self));

  g_signal_connect_object (style, "notify::dark", G_CALLBACK (rummy_table_update_cloth), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (rummy_table_update_cloth), self,
                           G_CONNECT_SWAPPED);
  rummy_table_update_cloth (self);
  g_signal_connect_object (self->faces, "changed", G_CALLBACK (rummy_table_faces_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->felt, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
rummy_table_clear_scene (RummyTable *self)
{
  g_ptr_array_set_size (self->pieces, 0);
  self->stock = NULL;
  memset (self->piece_of, 0, sizeof self->piece_of);
  rummy_table_clear_seats (self);
  g_clear_pointer (&self->slot, gtk_widget_unparent);
  g_clear_pointer (&self->pile_button, gtk_widget_unparent);
  rummy_table_clear_strip (self);
  g_clear_pointer (&self->stock_count, gtk_widget_unparent);
}
