/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-round.h"

#include "rummy-meld.h"

#include <string.h>

/* Turns in a row without a stock card or a card on the table, for each seat, before upcards may not go round any
 * more (amendment 13). */
#define STALL_CIRCLES 3

static const char *const refusal_keys[] = {
  [RUMMY_OK] = "ok",
  [RUMMY_REFUSED_OVER] = "over",
  [RUMMY_REFUSED_NOT_OVER] = "not-over",
  [RUMMY_REFUSED_TURN] = "not-your-turn",
  [RUMMY_REFUSED_DRAW_FIRST] = "draw-first",
  [RUMMY_REFUSED_DRAWN] = "drawn-already",
  [RUMMY_REFUSED_STOCK_EMPTY] = "stock-empty",
  [RUMMY_REFUSED_STOCK_LEFT] = "stock-left",
  [RUMMY_REFUSED_NOT_IN_PILE] = "not-in-pile",
  [RUMMY_REFUSED_TOP_ONLY] = "top-only",
  [RUMMY_REFUSED_UNUSABLE] = "unusable",
  [RUMMY_REFUSED_UNUSABLE_LAST] = "unusable-last-card",
  [RUMMY_REFUSED_STALL] = "stall",
  [RUMMY_REFUSED_NOT_IN_HAND] = "not-in-hand",
  [RUMMY_REFUSED_TOO_FEW] = "too-few",
  [RUMMY_REFUSED_NO_MELD] = "no-meld",
  [RUMMY_REFUSED_RUN_GAP] = "run-gap",
  [RUMMY_REFUSED_SET_SUITS] = "set-suits",
  [RUMMY_REFUSED_KIND] = "kind",
  [RUMMY_REFUSED_ACE_LOW] = "ace-low",
  [RUMMY_REFUSED_NO_SUCH_MELD] = "no-such-meld",
  [RUMMY_REFUSED_NO_FIT] = "no-fit",
  [RUMMY_REFUSED_LAYOFF_OWN] = "own-melds-only",
  [RUMMY_REFUSED_LAYOFF_NONE] = "no-lay-offs",
  [RUMMY_REFUSED_OWED] = "owed",
  [RUMMY_REFUSED_OWED_LOST] = "owed-lost",
  [RUMMY_REFUSED_MUST_PLAY] = "must-play",
  [RUMMY_REFUSED_KEPT] = "not-same-card",
  [RUMMY_REFUSED_KEPT_LEFT] = "same-card-left",
  [RUMMY_REFUSED_LAST_CARD] = "last-card",
  [RUMMY_REFUSED_MALFORMED] = "malformed",
};

_Static_assert (sizeof refusal_keys / sizeof *refusal_keys == RUMMY_N_REFUSALS, "every refusal has a key");

const char *
rummy_refusal_key (RummyRefusal refusal)
{
  return refusal < RUMMY_N_REFUSALS ? refusal_keys[refusal] : "unknown";
}

static void
tell (RummyEvents *events, RummyEvent event)
{
  if (events && events->n < RUMMY_EVENTS_MAX)
    events->event[events->n++] = event;
}

static void
give (RummyRound *round, unsigned seat, RummyCard card)
{
  rummy_cards_add (&round->hand[seat], card);
  round->n_hand[seat]++;
}

static void
drop (RummyRound *round, unsigned seat, RummyCard card)
{
  rummy_cards_remove (&round->hand[seat], card);
  rummy_cards_remove (&round->seen[seat], card);
  round->n_hand[seat]--;
}

static void
begin_turn (RummyRound *round, unsigned seat, RummyEvents *events)
{
  round->turn = (uint8_t) seat;
  round->phase = RUMMY_PHASE_DRAW;
  round->drawn = round->owed = round->kept = RUMMY_CARD_NONE;
  round->must_play = round->played = false;
  tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = round->turn, .card = RUMMY_CARD_NONE });
}

static void
finish (RummyRound *round, RummyEnd end, unsigned out, RummyEvents *events)
{
  round->phase = RUMMY_PHASE_OVER;
  round->end = (uint8_t) end;
  round->out = (uint8_t) out;
  tell (events, (RummyEvent) { .kind = RUMMY_EVENT_OVER, .seat = round->out, .card = RUMMY_CARD_NONE });
}

static void
end_turn (RummyRound *round, RummyEvents *events)
{
  const RummyRules *rules = round->rules;
  bool drew = round->drawn != RUMMY_CARD_NONE;

  round->turns++;
  if (round->played) {
    round->dry = round->stalled = 0;
  } else {
    round->stalled = drew ? 0 : (uint8_t) (round->stalled + 1);
    if (round->n_stock == 0 && !drew)
      round->dry++;
  }

  if (round->dry >= rules->players)
    finish (round, RUMMY_END_CIRCLE, RUMMY_SEAT_NONE, events);
  else if (round->n_stock == 0 && rules->stockout == RUMMY_STOCKOUT_END)
    finish (round, RUMMY_END_STOCK, RUMMY_SEAT_NONE, events);
  else
    begin_turn (round, (round->turn + 1u) % (unsigned) rules->players, events);
}

static int
pile_index (const RummyRound *round, RummyCard card)
{
  for (int i = round->n_pile - 1; i >= 0; i--) {
    if (round->deck[i] == card)
      return i;
  }

  return -1;
}

static bool
is_stalled (const RummyRound *round)
{
  return round->n_stock > 0 && round->stalled >= STALL_CIRCLES * round->rules->players;
}

/* The raw moves: what they do, without asking whether they are allowed. */

static RummyCards
take (RummyRound *round, RummyCard card)
{
  unsigned seat = round->turn, index = (unsigned) pile_index (round, card);
  bool is_free = index + 1u == round->n_pile && round->rules->freeup;
  RummyCards taken = RUMMY_NO_CARDS;

  if (is_free) {
    round->kept = round->rules->redis ? RUMMY_CARD_NONE : card;
    round->must_play = is_stalled (round);
  } else {
    round->owed = card;
  }

  for (unsigned i = index; i < round->n_pile; i++) {
    give (round, seat, round->deck[i]);
    rummy_cards_add (&taken, round->deck[i]);
  }
  round->seen[seat] = rummy_cards_or (round->seen[seat], taken);
  round->n_pile = (uint8_t) index;
  round->phase = RUMMY_PHASE_PLAY;

  return taken;
}

/* meld: what it is with the cards in it. */
static int
put (RummyRound *round, unsigned index, const RummyMeld *meld, RummyCards cards)
{
  int points = rummy_meld_points (round->rules, meld, cards);

  round->meld[index] = *meld;
  round->melded[round->turn] = (int16_t) (round->melded[round->turn] + points);
  RUMMY_CARDS_EACH (card, cards) {
    drop (round, round->turn, card);
    round->meld_of[card] = (uint8_t) index;
    round->laid_by[card] = round->turn;
    if (card == round->owed)
      round->owed = RUMMY_CARD_NONE;
    if (card == round->kept)
      round->kept = RUMMY_CARD_NONE;
  }
  round->played = true;

  return points;
}

static int
put_new (RummyRound *round, RummyMeld *meld, RummyCards cards)
{
  meld->owner = round->turn;

  return put (round, round->n_melds++, meld, cards);
}

/* Whether the seat to move may lay off on a meld at all. */
static RummyRefusal
may_lay_on (const RummyRound *round, unsigned index)
{
  switch (round->rules->layoff) {
  case RUMMY_LAYOFF_NONE:
    return RUMMY_REFUSED_LAYOFF_NONE;
  case RUMMY_LAYOFF_OWN:
    return round->meld[index].owner == round->turn ? RUMMY_OK : RUMMY_REFUSED_LAYOFF_OWN;
  default:
    return RUMMY_OK;
  }
}

/* Whether the turn can still be completed (amendment 2): exact, because a group that uses the owed card is one
 * meld or one lay-off, however many cards bridge the way to it. */

typedef struct {
  const RummyRound *round;
  int meld; /* -1: a new one */
  RummyCard card;
  unsigned most; /* cards that the group may have */
} Search;

static bool can_finish (const RummyRound *round);

static bool
does_not_use_cb (RummyCards cards, void *data)
{
  const Search *search = data;

  return !rummy_cards_has (cards, search->card) || rummy_cards_count (cards) > search->most;
}

static bool
does_not_help_cb (RummyCards cards, void *data)
{
  const Search *search = data;
  RummyRound after = *search->round;
  RummyMeld meld;

  if (search->meld < 0) {
    rummy_meld_make (after.rules, cards, &meld);
    put_new (&after, &meld, cards);
  } else {
    rummy_meld_extend (after.rules, &after.meld[search->meld], cards, &meld);
    put (&after, (unsigned) search->meld, &meld, cards);
  }

  return !can_finish (&after);
}

static bool
exists (Search *search, RummyCards wanted, bool new_melds, bool lay_offs, RummyGroupFunc is_not_cb)
{
  const RummyRound *round = search->round;
  RummyCards hand = round->hand[round->turn];

  search->meld = -1;
  if (new_melds && !rummy_meld_each_new (round->rules, hand, wanted, is_not_cb, search))
    return true;

  for (search->meld = 0; lay_offs && search->meld < round->n_melds; search->meld++) {
    if (may_lay_on (round, (unsigned) search->meld) == RUMMY_OK &&
        !rummy_meld_each_lay (round->rules, &round->meld[search->meld], hand, wanted, is_not_cb, search))
      return true;
  }

  return false;
}

static bool
can_use (const RummyRound *round, RummyCard card, bool new_melds, bool lay_offs, unsigned most)
{
  Search search = { .round = round, .card = card, .most = most };

  return exists (&search, rummy_cards_of (card), new_melds, lay_offs, does_not_use_cb);
}

static bool
can_finish (const RummyRound *round)
{
  unsigned seat = round->turn, n = round->n_hand[seat];
  bool mustdisc = round->rules->mustdisc;

  if (round->owed != RUMMY_CARD_NONE)
    return can_use (round, round->owed, true, round->rules->uselay, n - mustdisc);

  if (round->must_play && !round->played) {
    Search search = { .round = round };

    return exists (&search, round->kept == RUMMY_CARD_NONE ? RUMMY_NO_CARDS : rummy_cards_of (round->kept), true, true,
                   does_not_help_cb);
  }

  if (n == 0)
    return !mustdisc;
  if (n > 1 || round->kept == RUMMY_CARD_NONE)
    return true;

  return !mustdisc && can_use (round, round->kept, false, true, 1);
}

/* Why the turn cannot be completed in a position in which can_finish () is false. */
static RummyRefusal
why_stranded (const RummyRound *round)
{
  if (round->n_hand[round->turn] == 0)
    return RUMMY_REFUSED_LAST_CARD;
  if (round->owed != RUMMY_CARD_NONE)
    return RUMMY_REFUSED_OWED_LOST;

  return RUMMY_REFUSED_KEPT_LEFT;
}

static RummyRefusal
check_take (const RummyRound *round, RummyCard card)
{
  RummyRound after;
  int index;

  if (round->phase != RUMMY_PHASE_DRAW)
    return RUMMY_REFUSED_DRAWN;
  index = pile_index (round, card);
  if (index < 0)
    return RUMMY_REFUSED_NOT_IN_PILE;
  if (index + 1 < round->n_pile && round->rules->pickup == RUMMY_PICKUP_TOP)
    return RUMMY_REFUSED_TOP_ONLY;

  after = *round;
  take (&after, card);
  if (can_finish (&after))
    return RUMMY_OK;
  if (after.must_play)
    return RUMMY_REFUSED_STALL;

  return after.owed != RUMMY_CARD_NONE &&
         can_use (&after, card, true, after.rules->uselay, after.n_hand[after.turn])
           ? RUMMY_REFUSED_UNUSABLE_LAST
           : RUMMY_REFUSED_UNUSABLE;
}

static RummyRefusal
check_cards (const RummyRound *round, RummyCards cards)
{
  if (round->phase == RUMMY_PHASE_DRAW)
    return RUMMY_REFUSED_DRAW_FIRST;
  if (!rummy_cards_within (cards, round->hand[round->turn]))
    return RUMMY_REFUSED_NOT_IN_HAND;

  return RUMMY_OK;
}

/* Nothing that strands a turn can happen while no duty is open and a last card may be melded. */
static bool
is_carefree (const RummyRound *round)
{
  return round->owed == RUMMY_CARD_NONE && round->kept == RUMMY_CARD_NONE && !round->rules->mustdisc;
}

static RummyRefusal
check_meld (const RummyRound *round, RummyCards cards, RummyMeld *meld)
{
  RummyRefusal refusal = check_cards (round, cards);
  RummyRound after;

  if (refusal == RUMMY_OK)
    refusal = rummy_meld_make (round->rules, cards, meld);
  if (refusal != RUMMY_OK || is_carefree (round))
    return refusal;

  after = *round;
  put_new (&after, meld, cards);

  return can_finish (&after) ? RUMMY_OK : why_stranded (&after);
}

static RummyRefusal
check_lay (const RummyRound *round, unsigned index, RummyCards cards, RummyMeld *meld)
{
  RummyRefusal refusal = check_cards (round, cards);
  RummyRound after;

  if (refusal == RUMMY_OK && index >= round->n_melds)
    refusal = RUMMY_REFUSED_NO_SUCH_MELD;
  if (refusal == RUMMY_OK)
    refusal = may_lay_on (round, index);
  if (refusal == RUMMY_OK)
    refusal = rummy_meld_extend (round->rules, &round->meld[index], cards, meld);
  if (refusal == RUMMY_OK && !round->rules->uselay && round->owed != RUMMY_CARD_NONE &&
      rummy_cards_has (cards, round->owed))
    refusal = RUMMY_REFUSED_OWED_LOST;
  if (refusal != RUMMY_OK || is_carefree (round))
    return refusal;

  after = *round;
  put (&after, index, meld, cards);

  return can_finish (&after) ? RUMMY_OK : why_stranded (&after);
}

static RummyRefusal
check_discard (const RummyRound *round, RummyCard card)
{
  RummyRefusal refusal = check_cards (round, rummy_cards_of (card));

  if (refusal != RUMMY_OK)
    return refusal;
  if (round->owed != RUMMY_CARD_NONE)
    return RUMMY_REFUSED_OWED;
  if (round->must_play && !round->played)
    return RUMMY_REFUSED_MUST_PLAY;

  return card == round->kept ? RUMMY_REFUSED_KEPT : RUMMY_OK;
}

/* The meld that a legal move makes is left in meld. */
static RummyRefusal
check (const RummyRound *round, const RummyMove *move, RummyMeld *meld)
{
  if (move->kind > RUMMY_MOVE_PASS || move->seat >= round->rules->players)
    return RUMMY_REFUSED_MALFORMED;
  if (move->kind == RUMMY_MOVE_DEAL)
    return RUMMY_REFUSED_NOT_OVER;
  if (round->phase == RUMMY_PHASE_OVER)
    return RUMMY_REFUSED_OVER;
  if (move->seat != round->turn)
    return RUMMY_REFUSED_TURN;

  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    return round->phase != RUMMY_PHASE_DRAW ? RUMMY_REFUSED_DRAWN
           : round->n_stock == 0            ? RUMMY_REFUSED_STOCK_EMPTY
                                            : RUMMY_OK;

  case RUMMY_MOVE_PASS:
    return round->phase != RUMMY_PHASE_DRAW ? RUMMY_REFUSED_DRAWN
           : round->n_stock > 0             ? RUMMY_REFUSED_STOCK_LEFT
                                            : RUMMY_OK;

  case RUMMY_MOVE_TAKE:
    return check_take (round, move->card);

  case RUMMY_MOVE_MELD:
    return check_meld (round, move->cards, meld);

  case RUMMY_MOVE_LAY:
    return check_lay (round, move->meld, move->cards, meld);

  case RUMMY_MOVE_DISCARD:
    return rummy_card_is_valid (move->card) ? check_discard (round, move->card) : RUMMY_REFUSED_MALFORMED;

  case RUMMY_MOVE_DEAL:
  default:
    return RUMMY_REFUSED_MALFORMED;
  }
}

void
rummy_round_deal (RummyRound *round, const RummyRules *rules, unsigned lead, const RummyCard *deck)
{
  RummyCard all[RUMMY_CARDS_MAX];
  unsigned n_cards = (unsigned) rummy_rules_deck (rules, all);
  unsigned players = (unsigned) rules->players;
  unsigned n_dealt = players * rummy_rules_hand_size (rules);

  memset (round, 0, sizeof *round);
  memset (round->meld_of, RUMMY_MELD_NONE, sizeof round->meld_of);
  round->rules = rules;
  round->lead = (uint8_t) lead;
  round->out = RUMMY_SEAT_NONE;

  for (unsigned i = 0; i < n_dealt; i++)
    give (round, (lead + i) % players, deck[i]);

  round->deck[0] = deck[n_dealt];
  round->n_pile = 1;
  round->n_stock = (uint8_t) (n_cards - n_dealt - 1);
  memcpy (round->deck + RUMMY_CARDS_MAX - round->n_stock, deck + n_dealt + 1, round->n_stock);

  begin_turn (round, lead, NULL);
}

RummyRefusal
rummy_round_check (const RummyRound *round, const RummyMove *move)
{
  RummyMeld meld;

  return check (round, move, &meld);
}

RummyRefusal
rummy_round_apply (RummyRound *round, const RummyMove *move, RummyEvents *events)
{
  unsigned seat = round->turn;
  RummyMeld meld;
  RummyRefusal refusal = check (round, move, &meld);
  RummyEvent event = { .seat = (uint8_t) seat, .card = move->card, .meld = move->meld };

  if (refusal != RUMMY_OK)
    return refusal;

  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    round->drawn = rummy_round_stock (round, 0);
    round->n_stock--;
    give (round, seat, round->drawn);
    round->phase = RUMMY_PHASE_PLAY;
    event.kind = RUMMY_EVENT_DRAW;
    event.card = round->drawn;
    tell (events, event);
    break;

  case RUMMY_MOVE_TAKE:
    event.kind = RUMMY_EVENT_TAKE;
    event.cards = take (round, move->card);
    tell (events, event);
    break;

  case RUMMY_MOVE_MELD:
    event.kind = RUMMY_EVENT_MELD;
    event.meld = round->n_melds;
    event.cards = move->cards;
    event.points = (int16_t) put_new (round, &meld, move->cards);
    tell (events, event);
    break;

  case RUMMY_MOVE_LAY:
    event.kind = RUMMY_EVENT_LAY;
    event.cards = move->cards;
    event.points = (int16_t) put (round, move->meld, &meld, move->cards);
    tell (events, event);
    break;

  case RUMMY_MOVE_DISCARD:
    drop (round, seat, move->card);
    round->deck[round->n_pile++] = move->card;
    event.kind = RUMMY_EVENT_DISCARD;
    tell (events, event);
    if (round->n_hand[seat] > 0)
      end_turn (round, events);
    break;

  case RUMMY_MOVE_PASS:
    event.kind = RUMMY_EVENT_PASS;
    tell (events, event);
    finish (round, RUMMY_END_STOCK, RUMMY_SEAT_NONE, events);
    return RUMMY_OK;

  case RUMMY_MOVE_DEAL:
  default:
    break;
  }

  if (round->n_hand[seat] == 0)
    finish (round, RUMMY_END_OUT, seat, events);

  return RUMMY_OK;
}

RummyCards
rummy_round_above (const RummyRound *round, RummyCard card)
{
  RummyCards above = RUMMY_NO_CARDS;
  int index = pile_index (round, card);

  for (int i = index; i >= 0 && i < round->n_pile; i++)
    rummy_cards_add (&above, round->deck[i]);

  return above;
}

unsigned
rummy_round_meld_cards (const RummyRound *round, unsigned index, RummyCard cards[RUMMY_CARDS_MAX])
{
  unsigned n = 0;

  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    if (round->meld_of[card] == index)
      cards[n++] = (RummyCard) card;
  }

  /* A set stands by suit already, apart from a second pack; a run may begin with a king round the corner. */
  for (unsigned i = 1; i < n; i++) {
    RummyCard card = cards[i];
    unsigned position = rummy_meld_position (&round->meld[index], card), j = i;

    for (; j > 0 && rummy_meld_position (&round->meld[index], cards[j - 1]) > position; j--)
      cards[j] = cards[j - 1];
    cards[j] = card;
  }

  return n;
}

int
rummy_round_hand_points (const RummyRound *round, unsigned seat)
{
  int points = 0;

  RUMMY_CARDS_EACH (card, round->hand[seat])
    points += rummy_rules_hand_points (round->rules, card);

  return points;
}

int
rummy_round_score (const RummyRound *round, unsigned seat)
{
  bool keeps = round->phase == RUMMY_PHASE_OVER && round->end != RUMMY_END_OUT && round->rules->noout == RUMMY_NOOUT_KEEP;

  return round->melded[seat] - (keeps ? 0 : rummy_round_hand_points (round, seat));
}
