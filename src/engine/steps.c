/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps.h"

#include "engine/positions.h"
#include "engine/position.h"
#include "engine/rng.h"

#include <string.h>

/* Not the number of any round, so that a renewed stock differs from any deal. */
#define SEED_RENEWAL UINT64_C (2000000)

void
rummy_give (RummyRound *round, unsigned seat, RummyCard card)
{
  rummy_cards_add (&round->hand[seat], card);
  round->n_hand[seat]++;
}

void
rummy_drop (RummyRound *round, unsigned seat, RummyCard card)
{
  if (card == round->joker) {
    round->joker = RUMMY_CARD_NONE;
    return;
  }
  rummy_cards_remove (&round->hand[seat], card);
  rummy_cards_remove (&round->shown, card);
  rummy_cards_remove (&round->exposed, card);
  rummy_cards_remove (&round->barred, card);
  if (rummy_cards_has (round->traded, card)) {
    rummy_cards_remove (&round->traded, card);
    round->laid[card] = 0;
  }
  if (card == round->kept)
    round->kept = RUMMY_CARD_NONE;
  round->n_hand[seat]--;
  if (round->all_used && seat == round->turn)
    round->all_used = !rummy_cards_is_empty (rummy_round_all_used (round));
}

void
rummy_begin_turn (RummyRound *round, unsigned seat, RummyEvents *events)
{
  round->turn = (uint8_t) seat;
  round->phase = RUMMY_PHASE_DRAW;
  round->drawn = round->owed = round->owed_top = round->kept = RUMMY_CARD_NONE;
  round->must_play = round->played = round->first_open = round->all_used = round->exchanged = round->must_stock = 0;
  round->n_new = round->n_lays = round->held = round->new_run7 = 0;
  round->first = 0;
  round->barred = round->first_wilds = round->owed_any = RUMMY_NO_CARDS;
  round->laid_before = round->laid_any;
  round->exposed = rummy_cards_minus (round->exposed, round->hand[seat]);
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = round->turn, .card = RUMMY_CARD_NONE });
}

void
rummy_close (RummyRound *round, RummyEvents *events)
{
  round->phase = RUMMY_PHASE_OVER;
  round->waiting = 0;
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_OVER, .seat = round->out, .card = RUMMY_CARD_NONE });
}

void
rummy_ask_others (RummyRound *round, unsigned seat, RummyPhase phase, RummyEvents *events)
{
  round->phase = (uint8_t) phase;
  round->drawn = round->kept = RUMMY_CARD_NONE;
  round->waiting =
    (uint8_t) ((rummy_bit ((unsigned) round->rules->players) - 1) & ~rummy_bit (seat) & ~(unsigned) round->absent);
  round->turn = (uint8_t) rummy_round_next (round, seat);
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = round->turn, .card = RUMMY_CARD_NONE });
}

void
rummy_finish (RummyRound *round, RummyEnd end, unsigned out, RummyEvents *events)
{
  round->end = (uint8_t) end;
  round->out = (uint8_t) out;
  round->kept = round->owed = round->owed_top = RUMMY_CARD_NONE;
  round->owed_any = RUMMY_NO_CARDS;
  round->first_open = round->must_play = round->all_used = 0;

  if (end == RUMMY_END_OUT && round->rules->opponents_meld == RUMMY_OPPMELD_LAYOFF &&
      round->phase != RUMMY_PHASE_LAYOFF)
    rummy_ask_others (round, out, RUMMY_PHASE_LAYOFF, events);
  else
    rummy_close (round, events);
}

void
rummy_renew (RummyRound *round, RummyEvents *events)
{
  RummyCard pile[RUMMY_CARDS_MAX], upcard;
  unsigned n = round->n_pile;
  bool shuffles = round->rules->stock_out == RUMMY_STOCKOUT_RESHUFFLE;

  memcpy (pile, round->deck, n);
  if (shuffles) {
    RummyRng rng;

    rummy_rng_seed (&rng, rummy_seed_mix (round->seed, SEED_RENEWAL + round->renewals));
    rummy_shuffle (&rng, pile, n);
  }
  upcard = pile[n - 1];
  round->n_pile = 1;
  round->deck[0] = upcard;
  /* Turned over, the oldest discard is drawn first. */
  round->n_stock = (uint8_t) (n - 1);
  memcpy (round->deck + RUMMY_CARDS_MAX - round->n_stock, pile, round->n_stock);
  round->renewals++;
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_RENEW, .seat = round->turn,
                                     .card = shuffles ? upcard : RUMMY_CARD_NONE });
}

static void
draw_one (RummyRound *round, RummyEvents *events)
{
  round->drawn = rummy_round_stock (round, 0);
  round->n_stock--;
  rummy_give (round, round->turn, round->drawn);
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_DRAW, .seat = round->turn, .card = round->drawn });
}

/* Draws @n cards, renewing the stock if necessary; fewer if it runs out.  Returns their number. */
static unsigned
draw_some (RummyRound *round, unsigned n, RummyEvents *events)
{
  unsigned drawn = 0;

  for (; drawn < n && rummy_can_draw (round); drawn++) {
    if (round->n_stock == 0)
      rummy_renew (round, events);
    draw_one (round, events);
  }

  return drawn;
}

void
rummy_draw (RummyRound *round, RummyEvents *events)
{
  bool second = round->phase == RUMMY_PHASE_SECOND;

  draw_some (round, second ? 1 : (unsigned) round->rules->drawn, events);
  round->phase = round->rules->pickup == RUMMY_PICKUP_EXCHANGE ? RUMMY_PHASE_EXCHANGE : RUMMY_PHASE_PLAY;
  round->held = round->n_hand[round->turn];
}

/* Removes the pile cards up to @index, or those above it, from play. */
static void
split_pile (RummyRound *round, unsigned index, bool keeps_older, RummyCard joker, RummyEvents *events)
{
  unsigned from = keeps_older ? index + 1 : 0, to = keeps_older ? round->n_pile : index;
  RummyCards gone = RUMMY_NO_CARDS;

  for (unsigned i = from; i < to; i++)
    rummy_cards_add (&gone, round->deck[i]);
  memmove (round->deck + from, round->deck + to, round->n_pile - to);
  round->n_pile = (uint8_t) (round->n_pile - (to - from));
  round->gone = rummy_cards_or (round->gone, gone);

  rummy_drop (round, round->turn, joker);
  rummy_cards_add (&round->gone, joker);
  round->played = true;
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_SPLIT, .seat = round->turn, .card = joker, .cards = gone });
}

RummyCards
rummy_take (RummyRound *round, RummyCard card, const RummyMove *split, RummyEvents *events)
{
  const RummyRules *rules = round->rules;
  unsigned seat = round->turn, index;
  RummyCard upcard = rummy_round_upcard (round);
  RummyCards taken = RUMMY_NO_CARDS;
  bool owes_any = false, is_split = split && !rummy_cards_is_empty (split->cards);
  bool was_empty = round->n_hand[seat] == 0;

  if (is_split)
    split_pile (round, (unsigned) rummy_pile_index (round, card), split->low, rummy_cards_first (split->cards), events);
  index = split && split->low && is_split ? 0 : (unsigned) rummy_pile_index (round, card);

  if (round->phase == RUMMY_PHASE_SECOND) {
    /* The second card has no duty. */
  } else if (rules->pickup == RUMMY_PICKUP_EXCHANGE) {
    round->kept = card;
  } else if (is_split) {
    round->owed = card;
  } else if (index + 1u == round->n_pile) {
    bool is_free = rules->free_upcard && (rules->upcard_first == RUMMY_UPFIRST_ALWAYS || rummy_is_down (round, seat)) &&
                   (rummy_can_draw (round) || !rummy_rules_play_on (rules) || rules->stock_out == RUMMY_STOCKOUT_TAKE);

    if (!is_free)
      round->owed = card;
    else if (!rules->may_discard_upcard)
      round->kept = card;
    round->must_play = is_free && rummy_is_stalled (round);
  } else {
    if (rules->must_use)
      round->owed = card;
    if (rules->must_use_upcard)
      round->owed_top = upcard;
    owes_any = !rules->must_use && !rummy_can_draw (round) && rummy_rules_play_on (rules) &&
               rules->stock_out != RUMMY_STOCKOUT_TAKE;
  }
  /* A seat with an empty hand must lay everything to continue. */
  round->all_used |= was_empty && rules->floating;

  for (unsigned i = index; i < round->n_pile; i++) {
    rummy_give (round, seat, round->deck[i]);
    rummy_cards_add (&taken, round->deck[i]);
  }
  round->held = round->n_hand[seat];
  if (owes_any)
    round->owed_any = taken;
  round->shown = rummy_cards_or (round->shown, taken);
  if (rules->leftover == RUMMY_LEFTOVER_TABLE)
    round->exposed = rummy_cards_or (round->exposed, taken);
  round->n_pile = (uint8_t) index;

  if (rules->pickup == RUMMY_PICKUP_EXCHANGE)
    round->phase = RUMMY_PHASE_EXCHANGE;
  else if (rules->pickup == RUMMY_PICKUP_ANOTHER && round->phase != RUMMY_PHASE_SECOND)
    round->phase = RUMMY_PHASE_SECOND;
  else
    round->phase = RUMMY_PHASE_PLAY;

  return taken;
}

/* Adds points to the first lay-down (N-22, N-23). */
static void
count_first (RummyRound *round, unsigned seat, bool is_new, int points)
{
  const RummyRules *rules = round->rules;
  bool counts = is_new || rules->first_min_counts_layoffs;
  int before = seat == round->turn ? round->first : 0;

  if (rummy_is_down (round, seat) || round->phase == RUMMY_PHASE_LAYOFF || round->phase == RUMMY_PHASE_SPREAD)
    return;
  if (rules->first_min == 0) {
    if (is_new)
      round->down |= (uint8_t) rummy_bit (seat);
    return;
  }
  if (counts)
    before += points;
  if (counts && before >= rules->first_min) {
    round->down |= (uint8_t) rummy_bit (seat);
    if (seat == round->turn)
      round->first_open = false;
  } else if (seat == round->turn) {
    round->first = (int16_t) before;
    round->first_open = round->first_open || counts || rules->layoff_first == RUMMY_LAYFIRST_MAKING;
  }
}

static void
lay_card (RummyRound *round, unsigned seat, unsigned index, RummyCard card, unsigned position)
{
  rummy_drop (round, seat, card);
  round->n_laid++;
  round->meld_of[card] = (uint8_t) index;
  round->laid[card] = (uint8_t) (seat | position << 3);
  if (card == round->owed)
    round->owed = RUMMY_CARD_NONE;
  if (card == round->owed_top)
    round->owed_top = RUMMY_CARD_NONE;
  if (rummy_cards_has (round->owed_any, card))
    round->owed_any = RUMMY_NO_CARDS;
}

/* Returns how much four aces of one seat in a set count above single aces. */
static int
four_aces_points (const RummyRound *round, unsigned seat, unsigned index)
{
  const RummyMeld *meld = &round->meld[index];
  unsigned n = 0;

  if (round->rules->four_aces == 0 || meld->is_run || meld->low != RUMMY_ACE)
    return 0;
  for (unsigned pack = 0; pack < RUMMY_PACKS_MAX; pack++) {
    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
      RummyCard ace = rummy_card (pack, suit, RUMMY_ACE);

      n += round->meld_of[ace] == index && rummy_round_laid_by (round, ace) == seat;
    }
  }

  return n >= 4 ? round->rules->four_aces - 4 * round->rules->ace_in_set : 0;
}

int
rummy_put (RummyRound *round, unsigned seat, unsigned index, const RummyMeld *meld, RummyCards cards)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  bool is_new = index == round->n_melds;
  RummyCards doublers = rummy_round_doublers (round, cards);
  unsigned n_before = round->n_hand[seat];
  int points = 0, plain, aces = is_new ? 0 : four_aces_points (round, seat, index);

  if (rummy_cards_is_empty (rummy_cards_and (cards, rules.wilds)) && meld->low) {
    RummyCards naturals = rummy_cards_minus (cards, doublers);

    RUMMY_CARDS_EACH (card, naturals) {
      points += rummy_rules_rank_points (round->rules, rummy_card_rank (card), rummy_meld_position (meld, card));
      lay_card (round, seat, index, card, 0);
    }
  } else {
    RummyPlace places[RUMMY_PLACES_MAX];
    unsigned n =
      rummy_meld_place (&rules, is_new ? NULL : &round->meld[index], meld, rummy_cards_minus (cards, doublers), places);

    for (unsigned i = 0; i < n; i++) {
      points += rummy_place_points (&rules, &places[i]);
      lay_card (round, seat, index, places[i].card, places[i].is_wild ? places[i].position : 0);
    }
  }
  RUMMY_CARDS_EACH (joker, doublers)
    lay_card (round, seat, index, joker, 0);
  plain = points;
  round->meld[index] = *meld;
  points += four_aces_points (round, seat, index) - aces;
  if (is_new) {
    round->n_melds++;
    if (meld->sealed)
      points *= 2;
    if (round->rules->four_doubles && meld->count == 4)
      points *= 2;
  }

  round->melded[seat] = (int16_t) (round->melded[seat] + points);
  round->laid_any |= (uint8_t) rummy_bit (seat);
  round->played = true;
  if (round->rules->swap && round->rules->first_min && seat == round->turn && !rummy_is_down (round, seat) &&
      (is_new || round->rules->first_min_counts_layoffs))
    round->first_wilds = rummy_cards_or (round->first_wilds, rummy_cards_and (cards, rules.wilds));
  count_first (round, seat, is_new, plain);
  if (seat == round->turn) {
    round->n_new = (uint8_t) (round->n_new + is_new);
    round->n_lays = (uint8_t) (round->n_lays + !is_new);
    if (is_new && meld->is_run && meld->count == 7 && n_before == 8 && round->held == 8)
      round->new_run7 = true;
  }

  return points;
}

int
rummy_put_new (RummyRound *round, unsigned seat, const RummyMeld *meld, RummyCards cards)
{
  RummyMeld owned = *meld;

  owned.owner = seat & 7;

  return rummy_put (round, seat, round->n_melds, &owned, cards);
}

int
rummy_swap (RummyRound *round, unsigned seat, unsigned index, RummyCard natural, RummyCard wild)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMeld *meld = &round->meld[index];
  unsigned position = rummy_round_position (round, wild), layer = rummy_round_laid_by (round, wild);
  /* Its position when it was laid.  A run around the corner may have been extended downwards since, which does not
   * change its points. */
  RummyPlace place = { .card = wild, .position = (uint8_t) (round->laid[wild] >> 3), .is_wild = true,
                       .rank = (uint8_t) (meld->is_run ? rummy_rank_at (position) : meld->low) };
  int points, wild_points, counted, aces = four_aces_points (round, seat, index);

  wild_points = rummy_place_points (&rules, &place);
  round->melded[layer] = (int16_t) (round->melded[layer] - wild_points);
  round->meld_of[wild] = RUMMY_MELD_NONE;
  round->n_laid--;
  round->laid[wild] = 0;

  place.card = natural;
  place.position = (uint8_t) position;
  place.is_wild = false;
  points = rummy_place_points (&rules, &place);
  lay_card (round, seat, index, natural, 0);
  if (meld->is_run) {
    meld->wild &= (uint16_t) ~(1u << (position - meld->low));
  } else {
    meld->wild--;
    meld->suits |= (uint8_t) (1u << rummy_card_suit (natural));
  }
  /* A wild card counts towards a first lay-down only in the place that it is moved to. */
  counted = rummy_cards_has (round->first_wilds, wild) ? wild_points : 0;
  rummy_cards_remove (&round->first_wilds, wild);
  if (!round->rules->first_min_counts_layoffs && !rummy_is_down (round, seat))
    round->first = (int16_t) (round->first - counted);
  count_first (round, seat, false, points - counted);
  points += four_aces_points (round, seat, index) - aces;
  round->melded[seat] = (int16_t) (round->melded[seat] + points);

  rummy_give (round, seat, wild);
  rummy_cards_add (&round->shown, wild);
  rummy_cards_add (&round->barred, wild);
  round->laid_any |= (uint8_t) rummy_bit (seat);
  round->played = true;
  round->n_lays++;

  return points;
}
