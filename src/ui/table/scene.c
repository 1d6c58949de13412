/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/scene.h"

#include "ui/table/finale.h"
#include "ui/table/former.h"
#include "ui/table/gather.h"
#include "ui/table/piece.h"

#define MS 1000

/* In milliseconds. */
#define REVEAL 450       /* a drawn card stays on the stock */
#define DEAL 560         /* from the first card to the last, unless DEAL_STEP needs more */
#define DEAL_STEP 17     /* least time between two cards */
#define DEAL_UPCARD 120  /* after that */
#define DEAL_TURN 180    /* a dealt card turns up so long after it left */
#define TOGETHER_STEP 25 /* between cards of a group */
#define CUT 400          /* half of the pack is put on the other */

struct _RummyScene {
  RummySeen *seen;
  RummyChoice *choice;
  const RummySpread *spread;
  RummySeating *seating;
  const RummyTableStyle *style;
  RummyStage *stage;
  RummyPace pace;
  RummyFormer former;
  guint gather; /* before the deal, in milliseconds */
  RummyFinale *finale;
  gboolean is_over;   /* the round, as shown */
  gboolean is_ending; /* with what is shown now */
  gboolean is_rewinding; /* a replay jumps to another move */
};

/* Where a card that was not visible comes from. */
static graphene_rect_t
origin_of (RummyScene *self, const RummyEvent *event)
{
  guint seat = event->seat;
  const RummyFan *fan;

  if (event->kind == RUMMY_EVENT_TRADE && seat == rummy_seen_viewer (self->seen))
    seat = (guint) event->points;
  /* Older discards. */
  if (event->kind == RUMMY_EVENT_TAKE && rummy_seen_first_discard (self->seen) > 0)
    return rummy_fan_card (&rummy_seating_get_layout (self->seating)->pile, 0);
  if (event->kind == RUMMY_EVENT_DEAL || event->kind == RUMMY_EVENT_DRAW ||
      seat == rummy_seen_viewer (self->seen) || seat == RUMMY_SEAT_NONE)
    return rummy_seating_get_layout (self->seating)->stock;

  fan = rummy_seating_get_fan (self->seating, rummy_seen_other_of_seat (self->seen, seat));

  return rummy_fan_card (fan, fan->n / 2);
}

static void
put (RummyScene *self, RummyCardRow *row, RummySpot spot, const RummyEvent *event, guint delay)
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
    rummy_stage_turn_up (self->stage, card,
                         now + (event->kind == RUMMY_EVENT_DRAW ? 0 : delay * MS) +
                           (event->kind == RUMMY_EVENT_DEAL ? DEAL_TURN * MS : 0));
  } else if (self->is_rewinding && rummy_former_get_place (&self->former, self->seen, self->seating, card, &origin)) {
    rummy_stage_start_at (self->stage, card, &origin);
    rummy_stage_turn_up (self->stage, card, now);
  }
}

/* A pack that was shuffled before all eyes is not cut as well. */
static guint
cut_of (RummyScene *self)
{
  return self->gather == 0 && rummy_rules_cut_for_deal (rummy_seen_round (self->seen)->rules) ? CUT : 0;
}

static guint
n_longest_hand (RummyScene *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint most = 1;

  for (guint seat = 0; seat < (guint) round->rules->players; seat++)
    most = MAX (most, round->n_hand[seat]);

  return most;
}

/* From the first card of a deal to the last, in milliseconds. */
static guint
deal_spread (RummyScene *self)
{
  return MAX (DEAL, DEAL_STEP * n_longest_hand (self) * rummy_round_n_seats (rummy_seen_round (self->seen)));
}

/* When a seat's card leaves the stock: one after the other, beginning with the lead. In milliseconds. */
static guint
deal_delay (RummyScene *self, guint seat, guint index)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint n = rummy_round_n_seats (round), place = 0;

  for (guint other = round->lead; other != seat && place < n; other = rummy_round_next (round, other))
    place++;

  return self->gather + cut_of (self) + deal_spread (self) * (index * n + place) / (n_longest_hand (self) * n);
}

/* Delay of a card in hand or pile, in milliseconds. */
static guint
delay_of (RummyScene *self, const RummyEvent *event, RummyCard card, RummyZone zone, guint index)
{
  if (event == NULL)
    return 0;

  switch (event->kind) {
  case RUMMY_EVENT_DEAL:
    return zone == RUMMY_ZONE_HAND ? deal_delay (self, rummy_seen_seat (self->seen), index)
                                   : self->gather + cut_of (self) + deal_spread (self) + DEAL_UPCARD;
  case RUMMY_EVENT_DRAW:
    return event->seat == rummy_seen_viewer (self->seen) && event->card == card ? REVEAL : 0;
  case RUMMY_EVENT_TAKE:
    return rummy_cards_has (event->cards, card) ? TOGETHER_STEP * MIN (index, 10) : 0;
  default:
    return 0;
  }
}

/* Keeps the place, and turns the face up; at the end of a round, when the hand is counted. */
static void
put_face_down (RummyScene *self, RummyCardRow *row, RummySpot spot, guint seat, const RummyEvent *event)
{
  RummyCard card = rummy_card_widget_get_card (rummy_card_row_get_card (row, spot.index));
  gboolean is_new = !rummy_stage_has (self->stage, card);

  put (self, row, spot, NULL, 0);
  if (is_new && event != NULL)
    rummy_stage_turn_up (self->stage, card, self->is_ending ? rummy_finale_get_turn (self->finale, seat)
                                                             : rummy_stage_now (self->stage));
}

static void
put_own (RummyScene *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  RummyCardRow *hand = RUMMY_CARD_ROW (rummy_spread_get_hand (self->spread)),
               *pile = RUMMY_CARD_ROW (rummy_spread_get_pile (self->spread));
  guint first = rummy_seen_first_discard (self->seen);

  for (guint i = first; i < round->n_pile; i++) {
    /* Older discards are there already. */
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
      put_face_down (self, hand, spot, rummy_seen_seat (self->seen), event);
    else
      put (self, hand, spot, event, delay_of (self, event, order->card[i], RUMMY_ZONE_HAND, i));
  }
}

static void
put_open (RummyScene *self, const RummyEvent *event)
{
  for (guint other = 0; other < RUMMY_OTHERS_MAX; other++) {
    RummyCardRow *row = RUMMY_CARD_ROW (rummy_spread_get_open_hand (self->spread, other));

    for (guint i = 0; i < rummy_card_row_get_n (row); i++) {
      RummySpot spot = { RUMMY_ZONE_OTHERS, other, i };

      if (rummy_seen_shows_all (self->seen))
        put (self, row, spot, event, 0);
      else
        put_face_down (self, row, spot, rummy_seen_seat_of_other (self->seen, other), event);
    }
  }
}

static void
send_others (RummyScene *self, const RummyEvent *event)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint n = (guint) round->rules->players - (rummy_seen_hides_own (self->seen) ? 0 : 1);
  gint64 now = rummy_stage_now (self->stage);

  if (rummy_seen_shows_all (self->seen))
    return;

  if (event->kind == RUMMY_EVENT_DRAW &&
      !(event->seat == rummy_seen_seat (self->seen) && rummy_seen_sees_own (self->seen)))
    rummy_stage_send_ghost (self->stage, &rummy_seating_get_layout (self->seating)->stock,
                            rummy_seen_other_of_seat (self->seen, event->seat), now);

  if (event->kind == RUMMY_EVENT_DEAL && cut_of (self) > 0) {
    graphene_rect_t half = rummy_seating_get_layout (self->seating)->stock;

    half.origin.y += half.size.height * 0.5;
    rummy_stage_send_ghost (self->stage, &half, RUMMY_GROUP_STOCK, now);
  }

  for (guint other = 0; event->kind == RUMMY_EVENT_DEAL && other < n; other++) {
    guint seat = rummy_seen_seat_of_other (self->seen, other);

    for (guint i = 0; i < round->n_hand[seat]; i++)
      rummy_stage_send_ghost (self->stage, &rummy_seating_get_layout (self->seating)->stock, other,
                              now + deal_delay (self, seat, i) * MS);
  }
}

/* A card taken by another seat stays visible for half of the pause. */
static gboolean
shows_take (RummyScene *self)
{
  return self->pace.marks && self->pace.pause > 0 && gtk_widget_get_mapped (GTK_WIDGET (self->stage));
}

/* Removes cards that are gone: taken by another seat, gathered, traded, or returned to a closed hand or the stock.
 * Without animation only the card that shows what was taken stays for a while, and not in a new window, where it
 * never lay. */
static void
sweep (RummyScene *self, const RummyEvent *event, gboolean animate)
{
  const RummyCards *hands;
  gboolean taken = event != NULL && event->kind == RUMMY_EVENT_TAKE && event->seat != rummy_seen_viewer (self->seen);
  gboolean traded = event != NULL && event->kind == RUMMY_EVENT_TRADE && animate, shows = shows_take (self);
  gint64 now = rummy_stage_now (self->stage);
  gint64 wait = shows ? (gint64) (self->pace.pause * MS * rummy_pace_rate (&self->pace)) : 0;

  RUMMY_CARDS_EACH (card, rummy_stage_missing (self->stage)) {
    gboolean tells = shows && taken && card == event->card;

    if ((self->is_rewinding || traded) && !rummy_seen_lies_below (self->seen, card)) {
      hands = rummy_game_get_round (rummy_seen_game (self->seen))->hand;
      rummy_stage_send_away (self->stage, card, rummy_former_group_holding (self->seen, hands, card), now, FALSE, TRUE);
    } else if (taken && rummy_cards_has (event->cards, card) && (animate || tells)) {
      rummy_stage_send_away (self->stage, card, rummy_seen_other_of_seat (self->seen, event->seat), now + wait, tells,
                             FALSE);
    } else {
      rummy_stage_remove (self->stage, card);
    }
  }
}

/* After melds that allow a move out of turn, a person has time to use it (W-073). */
#define OUT_OF_TURN_PAUSES 4

static gboolean
leaves_time (RummyScene *self)
{
  const RummyRound *round = rummy_game_get_round (rummy_seen_game (self->seen));
  guint viewer = rummy_seen_viewer (self->seen);

  return round->rules->out_of_turn && viewer != RUMMY_SEAT_NONE && viewer != round->turn &&
         rummy_game_get_level (rummy_seen_game (self->seen), viewer) == RUMMY_LEVEL_PERSON &&
         rummy_round_may_move (round, viewer);
}

/* Until the upcard lies open. */
static guint
deal_length (RummyScene *self)
{
  return self->gather + cut_of (self) + deal_spread (self) + DEAL_UPCARD +
         MAX (RUMMY_MOTION_MS, DEAL_TURN + RUMMY_FLIP_MS);
}

guint
rummy_scene_get_duration (RummyScene *self, const RummyEvent *event)
{
  gboolean animates = rummy_stage_animates (self->stage);
  guint pause = self->pace.pause, moves = animates ? RUMMY_MOTION_MS : 0, own = 0, others = 0;

  switch (event->kind) {
  case RUMMY_EVENT_DEAL:
    own = animates ? deal_length (self) : 0;
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
fill_open_hands (RummyScene *self)
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

/* Gives each part its cards. */
static void
fill_parts (RummyScene *self)
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
put_stock (RummyScene *self)
{
  RummyCardWidget *card = rummy_stock_get_card (rummy_spread_get_stock (self->spread));

  if (card != NULL)
    rummy_stage_put (self->stage, card, (RummySpot) { RUMMY_ZONE_STOCK, 0, 0 }, FALSE, 0);
  else
    rummy_stage_remove (self->stage, RUMMY_CARD_HIDDEN);
}

void
rummy_scene_gather (RummyScene *self)
{
  const RummyTableLayout *layout = rummy_seating_get_layout (self->seating);
  RummyGather *gather =
    rummy_seen_is_replay (self->seen) ? NULL : rummy_gather_new (self->stage, self->style->faces, layout);

  rummy_stage_clear (self->stage);
  self->gather = gather != NULL ? (guint) rummy_gather_play (gather, self->stage) : 0;
}

void
rummy_scene_await_deal (RummyScene *self, guint wait)
{
  rummy_stage_clear (self->stage);
  self->gather = wait;
}

static void
begin_dealing_cb (gpointer data, double ms)
{
  RummyScene *self = data;

  if (self->gather > 0)
    rummy_stage_sound (self->stage, RUMMY_CUE_DEAL);
  self->gather = 0;
}

/* The deal is played, so that it can be cut short. */
static void
play_deal (RummyScene *self)
{
  static const RummyStageAct act = { .step = begin_dealing_cb };

  rummy_stage_play (self->stage, &act, self, rummy_stage_now (self->stage) + self->gather * MS,
                    deal_length (self) - self->gather);
}

/* A round ends with the first event after which it is over. */
static void
follow_end (RummyScene *self, const RummyEvent *moved)
{
  gboolean is_over = rummy_seen_is_dealt (self->seen) && rummy_seen_round (self->seen)->phase == RUMMY_PHASE_OVER;

  self->is_ending = is_over && !self->is_over && moved != NULL && !rummy_seen_is_replay (self->seen);
  self->is_over = is_over;
  if (self->is_ending)
    rummy_finale_plan (self->finale);
}

void
rummy_scene_show (RummyScene *self, const RummyEvent *event, gboolean animate)
{
  const RummyEvent *moved = animate ? event : NULL;

  rummy_stage_begin (self->stage);
  follow_end (self, moved);
  self->is_rewinding = rummy_seen_is_replay (self->seen) && event == NULL && animate &&
                       rummy_former_is_of_round (&self->former, self->seen);
  fill_parts (self);
  if (rummy_seen_is_dealt (self->seen)) {
    put_own (self, moved);
    put_open (self, moved);
    if (moved != NULL)
      send_others (self, moved);
  }
  if (moved != NULL && moved->kind == RUMMY_EVENT_DEAL)
    play_deal (self);
  if (self->is_ending)
    rummy_finale_play (self->finale);
  self->is_ending = FALSE;
  if (self->is_rewinding)
    rummy_former_send_unseen (&self->former, self->seen, self->seating, self->stage);
  sweep (self, event, animate);
  put_stock (self);
  self->is_rewinding = FALSE;
  rummy_former_update (&self->former, self->seen);
}

RummyCue
rummy_scene_cue (RummyScene *self, const RummyEvent *event)
{
  static const RummyCue cues[] = {
    [RUMMY_EVENT_DEAL] = RUMMY_CUE_DEAL,   [RUMMY_EVENT_DRAW] = RUMMY_CUE_DRAW,
    [RUMMY_EVENT_TAKE] = RUMMY_CUE_TAKE,   [RUMMY_EVENT_MELD] = RUMMY_CUE_MELD,
    [RUMMY_EVENT_LAY] = RUMMY_CUE_LAY,     [RUMMY_EVENT_DISCARD] = RUMMY_CUE_DISCARD,
    [RUMMY_EVENT_SWAP] = RUMMY_CUE_LAY,    [RUMMY_EVENT_KNOCK] = RUMMY_CUE_KNOCK,
    [RUMMY_EVENT_CALL] = RUMMY_CUE_CALL,   [RUMMY_EVENT_RENEW] = RUMMY_CUE_DEAL,
    [RUMMY_EVENT_SPLIT] = RUMMY_CUE_LAY,   [RUMMY_EVENT_BLOCK] = RUMMY_CUE_LAY,
    [RUMMY_EVENT_TRADE] = RUMMY_CUE_TAKE,
  };
  RummyCue cue = event->kind < G_N_ELEMENTS (cues) ? cues[event->kind] : RUMMY_CUE_NONE;

  if (cue == RUMMY_CUE_TAKE && rummy_cards_count (event->cards) == 1)
    cue = RUMMY_CUE_DRAW;
  if (event->kind == RUMMY_EVENT_DEAL && self->gather > 0)
    return RUMMY_CUE_SHUFFLE;
  if (cue == RUMMY_CUE_NONE || cue == RUMMY_CUE_DEAL || cue == RUMMY_CUE_KNOCK || cue == RUMMY_CUE_CALL)
    return cue;

  return rummy_stage_cue (self->stage, cue) ? RUMMY_CUE_NONE : cue;
}

RummyScene *
rummy_scene_new (RummySeen *seen, RummyChoice *choice, const RummySpread *spread, RummySeating *seating,
                 const RummyTableStyle *style)
{
  RummyScene *self = g_new0 (RummyScene, 1);

  self->seen = seen;
  self->choice = choice;
  self->spread = spread;
  self->seating = seating;
  self->style = style;
  self->stage = rummy_spread_get_stage (spread);
  self->pace = rummy_pace_default;
  self->finale = rummy_finale_new (seen, spread, seating);

  return self;
}

void
rummy_scene_free (RummyScene *self)
{
  rummy_finale_free (self->finale);
  g_free (self);
}

void
rummy_scene_set_pace (RummyScene *self, const RummyPace *pace)
{
  rummy_stage_set_pace (self->stage, pace);
  self->pace = *pace;
}

const RummyPace *
rummy_scene_get_pace (RummyScene *self)
{
  return &self->pace;
}
