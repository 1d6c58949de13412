/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/match.h"

#include "engine/rng.h"

#include <string.h>

/* Stream numbers for random numbers other than deals; higher than any round's. */
#define SEED_FIRST_DEALER UINT64_C (1000000)
#define SEED_DRAW UINT64_C (1000001)

static uint64_t
seed_of (const RummyMatch *match, unsigned round)
{
  uint64_t seed = match->later_from && round >= match->later_from ? match->later_seed : match->seed;

  return rummy_seed_mix (seed, round);
}

static bool
plays (const RummyMatch *match, unsigned seat)
{
  return !(match->knocked_out >> seat & 1);
}

static unsigned
step (const RummyMatch *match, unsigned seat, bool forward)
{
  unsigned players = (unsigned) match->rules.players;

  do
    seat = (seat + (forward ? 1 : players - 1)) % players;
  while (!plays (match, seat));

  return seat;
}

static unsigned
next_seat (const RummyMatch *match, unsigned seat)
{
  return step (match, seat, !match->rules.counterclockwise);
}

static unsigned
seat_before (const RummyMatch *match, unsigned seat)
{
  return step (match, seat, match->rules.counterclockwise);
}

/* Returns the standing of a seat in the match; higher is better. */
static int32_t
standing (const RummyMatch *match, unsigned seat)
{
  const RummyRules *rules = &match->rules;

  if (rules->target_kind == RUMMY_TARGET_ROUNDS_WON && !rules->knockout)
    return match->won[seat];

  return rules->lowest ? -match->totals[seat] : match->totals[seat];
}

/* Returns the leading active seat, or RUMMY_SEAT_NONE for a tie.  Partners count as one. */
static unsigned
best_seat (const RummyMatch *match)
{
  unsigned best = RUMMY_SEAT_NONE;
  bool shared = false;

  for (unsigned seat = 0; seat < rummy_rules_sides (&match->rules); seat++) {
    int32_t better;

    if (!plays (match, seat))
      continue;
    better = best == RUMMY_SEAT_NONE ? 1 : standing (match, seat) - standing (match, best);
    if (better > 0) {
      best = seat;
      shared = false;
    } else if (better == 0) {
      shared = true;
    }
  }

  return shared ? RUMMY_SEAT_NONE : best;
}

unsigned
rummy_match_leaders (const RummyMatch *match)
{
  unsigned players = (unsigned) match->rules.players, leaders = 0;

  for (unsigned seat = 0; seat < players; seat++) {
    bool leads = plays (match, seat);

    for (unsigned other = 0; other < players && leads; other++)
      leads = !plays (match, other) || standing (match, seat) >= standing (match, other);
    leaders |= leads ? 1u << seat : 0;
  }

  return leaders;
}

bool
rummy_match_rounds_are_open (const RummyRules *rules)
{
  return rules->target_kind == RUMMY_TARGET_ROUNDS && rules->knockout == 0;
}

bool
rummy_match_rules_are_alike (const RummyRules *rules, const RummyRules *others)
{
  RummyRules own = *rules;

  own.players = others->players;
  if (rummy_match_rounds_are_open (rules) && rummy_match_rounds_are_open (others))
    own.target = others->target;

  return rummy_rules_are_same (&own, others);
}

static bool
target_is_met (const RummyMatch *match, unsigned seat)
{
  const RummyRules *rules = &match->rules;

  if (rules->knockout)
    return false;
  switch (rules->target_kind) {
  case RUMMY_TARGET_ROUNDS_WON:
    return match->won[seat] >= rules->target;
  case RUMMY_TARGET_ROUNDS:
    return match->rounds >= rules->target;
  default:
    return rules->reach ? match->totals[seat] > rules->target : match->totals[seat] >= rules->target;
  }
}

/* Knocks out seats above the limit; returns whether that ends the match.  If a round puts all remaining seats above
 * it, the lowest wins. */
static bool
knock_out (RummyMatch *match)
{
  unsigned players = (unsigned) match->rules.players, out = 0;

  for (unsigned seat = 0; seat < players; seat++) {
    if (match->totals[seat] > match->rules.knockout)
      out |= 1u << seat;
  }
  if (out == (1u << players) - 1)
    return true;
  match->knocked_out = (uint8_t) out;

  return (unsigned) __builtin_popcount (out) + 1 == players;
}

/* Adds game, box and shutout bonuses of the winner (N-40), and subtracts the runner-up if only the difference
 * counts. */
static void
add_bonuses (RummyMatch *match)
{
  const RummyRules *rules = &match->rules;
  unsigned winner = match->winner, sides = rummy_rules_sides (rules), left;
  int32_t result, highest = 0;
  bool shutout = true;
  int more;

  memcpy (match->results, match->totals, sizeof match->results);
  if (winner == RUMMY_SEAT_NONE)
    return;

  left = next_seat (match, winner);
  result = match->totals[winner] + rules->game_bonus;
  more = match->won[winner] - match->won[left];
  if (more > 0)
    result += rules->box * more;
  for (unsigned seat = 0; seat < sides; seat++) {
    if (seat == winner)
      continue;
    shutout = shutout && match->won[seat] == 0;
    highest = match->totals[seat] > highest || seat == (winner == 0 ? 1u : 0u) ? match->totals[seat] : highest;
  }
  if (shutout)
    result = rules->shutout == RUMMY_SHUTOUT_DOUBLES ? 2 * result : result + rules->shutout;

  if (rules->wins_difference) {
    memset (match->results, 0, sizeof match->results);
    result -= highest;
  }
  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    if (rummy_rules_side (rules, seat) == rummy_rules_side (rules, winner))
      match->results[seat] = result;
  }
}

static void
score_round (RummyMatch *match, RummyEvents *events)
{
  const RummyRules *rules = &match->rules;
  unsigned players = (unsigned) rules->players, round_winner, leader;
  RummyScore scores[RUMMY_SEATS_MAX];
  bool met = false;

  match->was_void = !rummy_round_scores (&match->round, scores, &round_winner);
  match->n_void += match->was_void;
  for (unsigned seat = 0; seat < players && !match->was_void; seat++) {
    match->totals[seat] += scores[rummy_rules_side (rules, seat)].total;
    if (round_winner != RUMMY_SEAT_NONE && rummy_rules_side (rules, seat) == rummy_rules_side (rules, round_winner))
      match->won[seat]++;
  }

  if (rules->knockout)
    met = knock_out (match);
  for (unsigned seat = 0; seat < players; seat++)
    met = met || target_is_met (match, seat);

  leader = best_seat (match);
  match->over =
    (met && (leader != RUMMY_SEAT_NONE || rules->tie == RUMMY_TIE_SHARED)) || match->rounds >= RUMMY_MATCH_ROUNDS_MAX;
  if (match->over) {
    match->winner = (uint8_t) leader;
    add_bonuses (match);
    if (events && events->n < RUMMY_EVENTS_MAX)
      events->event[events->n++] =
        (RummyEvent) { .kind = RUMMY_EVENT_MATCH_OVER, .seat = match->winner, .card = RUMMY_CARD_NONE };
  }
}

/* Gathers the cards of a finished round as at a table (N-57): melds in order, hands by seat, the pile from the
 * bottom, the stock, then cards out of play. */
static size_t
gather (const RummyRound *round, RummyCard deck[RUMMY_CARDS_MAX])
{
  size_t n = 0;

  for (unsigned index = 0; index < round->n_melds; index++)
    n += rummy_round_meld_cards (round, index, deck + n);
  for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    RUMMY_CARDS_EACH (card, round->hand[seat])
      deck[n++] = card;
  }
  for (unsigned i = 0; i < round->n_pile; i++)
    deck[n++] = round->deck[i];
  for (unsigned i = 0; i < round->n_stock; i++)
    deck[n++] = rummy_round_stock (round, i);
  RUMMY_CARDS_EACH (card, round->gone)
    deck[n++] = card;
  if (round->joker != RUMMY_CARD_NONE)
    deck[n++] = round->joker;

  return n;
}

static void
cut (RummyCard *deck, size_t n_cards, RummyRng *rng)
{
  RummyCard whole[RUMMY_CARDS_MAX];
  size_t at = rummy_rng_below (rng, (uint32_t) n_cards);

  memcpy (whole, deck, n_cards);
  memcpy (deck, whole + at, n_cards - at);
  memcpy (deck + n_cards - at, whole, at);
}

size_t
rummy_match_next_deck (const RummyMatch *match, RummyCard deck[RUMMY_CARDS_MAX])
{
  const RummyRules *rules = &match->rules;
  unsigned n_seats = (unsigned) rules->players - (unsigned) __builtin_popcount (match->knocked_out);
  size_t n_cards = rummy_rules_deck (rules, n_seats, deck);
  bool first = match->rounds == 0;
  RummyCard gathered[RUMMY_CARDS_MAX];
  RummyRng rng;

  if (first && match->n_deck == n_cards) {
    memcpy (deck, match->deck, n_cards);
    return n_cards;
  }

  rummy_rng_seed (&rng, seed_of (match, match->rounds + 1u));
  if (rules->shuffle == RUMMY_SHUFFLE_ROUND || (rules->shuffle == RUMMY_SHUFFLE_GAME && first)) {
    rummy_shuffle (&rng, deck, n_cards);
    return n_cards;
  }
  /* After a knockout there may be fewer packs; then fresh ones are used. */
  if (!first && gather (&match->round, gathered) == n_cards)
    memcpy (deck, gathered, n_cards);
  cut (deck, n_cards, &rng);

  return n_cards;
}

static void
deal (RummyMatch *match, RummyEvents *events)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyDeal how = { .deck = deck, .absent = match->knocked_out };

  rummy_match_next_deck (match, deck);
  how.hands = match->rounds == 0 && match->n_deck ? match->hands : NULL;
  how.lead = (uint8_t) rummy_match_next_lead (match);
  how.dealer = match->dealer = (uint8_t) rummy_match_next_dealer (match);
  match->rounds++;
  how.seed = seed_of (match, match->rounds);
  rummy_round_deal (&match->round, &match->rules, &how);

  if (events && events->n + 2 <= RUMMY_EVENTS_MAX) {
    RummyEvent event = { .kind = RUMMY_EVENT_DEAL, .seat = match->round.lead, .card = RUMMY_CARD_NONE };

    events->event[events->n++] = event;
    event.kind = RUMMY_EVENT_TURN;
    event.seat = match->round.turn;
    events->event[events->n++] = event;
  }
}

void
rummy_match_init (RummyMatch *match, const RummyRules *rules, uint64_t seed, unsigned game)
{
  memset (match, 0, sizeof *match);
  match->rules = *rules;
  match->seed = seed;
  match->game = (uint16_t) game;
  match->winner = RUMMY_SEAT_NONE;
  match->dealer = RUMMY_SEAT_NONE;
  match->round.rules = &match->rules;
  match->round.phase = RUMMY_PHASE_OVER;
  match->round.turn = match->round.out = RUMMY_SEAT_NONE;
  match->round.joker = match->round.upcard = RUMMY_CARD_NONE;
}

bool
rummy_match_set_deck (RummyMatch *match, const RummyCard *deck, size_t n_cards)
{
  RummyCards left = rummy_rules_cards (&match->rules, (unsigned) match->rules.players);

  if (n_cards != rummy_cards_count (left) || match->rounds)
    return false;
  for (size_t i = 0; i < n_cards; i++) {
    if (!rummy_card_is_valid (deck[i]) || !rummy_cards_has (left, deck[i]))
      return false;
    rummy_cards_remove (&left, deck[i]);
  }
  memcpy (match->deck, deck, n_cards);
  match->n_deck = (uint8_t) n_cards;

  return true;
}

bool
rummy_match_set_hands (RummyMatch *match, const uint8_t hands[RUMMY_SEATS_MAX])
{
  unsigned players = (unsigned) match->rules.players, size = rummy_rules_hand_size (&match->rules, players);

  if (match->n_deck == 0 || match->rounds)
    return false;
  for (unsigned seat = 0; seat < players; seat++) {
    if (hands[seat] > size)
      return false;
  }
  for (unsigned seat = 0; seat < players; seat++)
    match->hands[seat] = hands[seat] == size ? 0 : hands[seat];

  return true;
}

RummyRefusal
rummy_match_check (const RummyMatch *match, const RummyMove *move)
{
  if (match->over)
    return RUMMY_REFUSED_OVER;
  if (move->kind == RUMMY_MOVE_DEAL)
    return match->round.phase == RUMMY_PHASE_OVER ? RUMMY_OK : RUMMY_REFUSED_NOT_OVER;
  if (move->kind == RUMMY_MOVE_TRADE)
    return rummy_round_check_trade (&match->round, move->seat, move->low);

  return rummy_round_check (&match->round, move);
}

RummyRefusal
rummy_match_apply (RummyMatch *match, const RummyMove *move, RummyEvents *events)
{
  unsigned effort = RUMMY_EFFORT_OF_PLAY;
  RummyRefusal refusal;

  if (move->kind == RUMMY_MOVE_DEAL || move->kind == RUMMY_MOVE_TRADE || match->over) {
    refusal = rummy_match_check (match, move);
    if (refusal == RUMMY_OK && move->kind == RUMMY_MOVE_TRADE)
      rummy_round_trade (&match->round, move->seat, move->low, events);
    else if (refusal == RUMMY_OK)
      deal (match, events);
    return refusal;
  }

  match->round.effort = &effort;
  refusal = rummy_round_apply (&match->round, move, events);
  match->round.effort = NULL;
  if (refusal == RUMMY_OK && match->round.phase == RUMMY_PHASE_OVER)
    score_round (match, events);

  return refusal;
}

void
rummy_match_copy (RummyMatch *to, const RummyMatch *from)
{
  *to = *from;
  to->round.rules = &to->rules;
}

void
rummy_match_draw_for_deal (const RummyMatch *match, RummyCard cards[RUMMY_SEATS_MAX])
{
  RummyCard deck[RUMMY_CARDS_MAX], natural[RUMMY_CARDS_MAX];
  size_t n_cards = rummy_rules_deck (&match->rules, (unsigned) match->rules.players, deck), n = 0;
  RummyRng rng;

  for (size_t i = 0; i < n_cards; i++) {
    if (!rummy_card_is_joker (deck[i]) && rummy_card_pack (deck[i]) == 0)
      natural[n++] = deck[i];
  }
  rummy_rng_seed (&rng, rummy_seed_mix (match->seed, SEED_DRAW));
  rummy_shuffle (&rng, natural, n);
  memset (cards, RUMMY_CARD_NONE, RUMMY_SEATS_MAX);
  memcpy (cards, natural, (size_t) match->rules.players);
}

bool
rummy_rules_cut_for_deal (const RummyRules *rules)
{
  return rules->first_dealer == RUMMY_DEALER_LOWEST && rules->lead != RUMMY_LEAD_ALTERNATES;
}

bool
rummy_match_is_drawn_for (const RummyMatch *match)
{
  return match->rounds == 1 && rummy_rules_cut_for_deal (&match->rules);
}

unsigned
rummy_round_cutter (const RummyRound *round)
{
  unsigned players = (unsigned) round->rules->players;

  return (round->dealer + players - 1) % players;
}

static unsigned
first_dealer (const RummyMatch *match)
{
  unsigned players = (unsigned) match->rules.players, lowest = 0;
  RummyCard cards[RUMMY_SEATS_MAX];

  switch (match->rules.first_dealer) {
  case RUMMY_DEALER_FIXED:
    return players - 1;
  case RUMMY_DEALER_RANDOM:
    return (unsigned) (rummy_seed_mix (match->seed, SEED_FIRST_DEALER) % players);
  default:
    break;
  }

  rummy_match_draw_for_deal (match, cards);
  for (unsigned seat = 1; seat < players; seat++) {
    unsigned rank = rummy_card_rank (cards[seat]), best = rummy_card_rank (cards[lowest]);

    if (rank < best || (rank == best && rummy_card_suit (cards[seat]) < rummy_card_suit (cards[lowest])))
      lowest = seat;
  }

  return lowest;
}

/* Returns the loser of the last round with the most points in hand. */
static unsigned
round_loser (const RummyMatch *match)
{
  const RummyRules *rules = &match->rules;
  const RummyRound *round = &match->round;
  RummyScore scores[RUMMY_SEATS_MAX];
  unsigned winner, loser = RUMMY_SEAT_NONE;

  rummy_round_scores (round, scores, &winner);
  if (winner == RUMMY_SEAT_NONE)
    return RUMMY_SEAT_NONE;
  for (unsigned seat = rummy_round_next (round, winner); seat != winner; seat = rummy_round_next (round, seat)) {
    int least = loser == RUMMY_SEAT_NONE ? 0 : rummy_round_hand_points (round, loser);

    if (rummy_rules_side (rules, seat) == rummy_rules_side (rules, winner))
      continue;
    if (loser == RUMMY_SEAT_NONE || rummy_round_hand_points (round, seat) > least)
      loser = seat;
  }

  return loser;
}

unsigned
rummy_match_next_dealer (const RummyMatch *match)
{
  unsigned chosen = RUMMY_SEAT_NONE, dealer;

  if (match->rules.lead == RUMMY_LEAD_ALTERNATES)
    return seat_before (match, rummy_match_next_lead (match));
  if (match->rounds == 0) {
    dealer = first_dealer (match);
    return match->rules.next_dealer == RUMMY_NEXT_ALTERNATE
             ? (dealer + match->game - 1u) % (unsigned) match->rules.players
             : dealer;
  }

  dealer = match->dealer;
  if (match->was_void && plays (match, dealer))
    return dealer;
  if (match->rules.next_dealer == RUMMY_NEXT_WINNER)
    chosen = rummy_match_round_winner (match);
  else if (match->rules.next_dealer == RUMMY_NEXT_LOSER)
    chosen = round_loser (match);
  if (chosen != RUMMY_SEAT_NONE && plays (match, chosen))
    return chosen;

  return match->rules.next_dealer == RUMMY_NEXT_COUNTERCLOCKWISE ? step (match, dealer, false)
                                                                 : next_seat (match, dealer);
}

unsigned
rummy_match_next_lead (const RummyMatch *match)
{
  /* The lead does not advance after a void round, whose dealer deals again (N-18). */
  unsigned players = (unsigned) match->rules.players, round = match->rounds - match->n_void + 1u, seat;

  switch (match->rules.lead) {
  case RUMMY_LEAD_ALTERNATES:
    /* Seat 1 leads the first round of the first game (C-32). */
    seat = (match->game + round - 2u) % players;
    return plays (match, seat) ? seat : next_seat (match, seat);
  case RUMMY_LEAD_ROTATES:
    seat = (first_dealer (match) + round) % players;
    return plays (match, seat) ? seat : next_seat (match, seat);
  default:
    return next_seat (match, rummy_match_next_dealer (match));
  }
}

unsigned
rummy_match_round_winner (const RummyMatch *match)
{
  RummyScore scores[RUMMY_SEATS_MAX];
  unsigned winner = RUMMY_SEAT_NONE;

  if (match->rounds > 0 && match->round.phase == RUMMY_PHASE_OVER)
    rummy_round_scores (&match->round, scores, &winner);

  return winner;
}

void
rummy_match_settle (const RummyMatch *match, int32_t payments[RUMMY_SEATS_MAX])
{
  const RummyRules *rules = &match->rules;
  unsigned winner = match->winner;

  memset (payments, 0, RUMMY_SEATS_MAX * sizeof *payments);
  if (!match->over || winner == RUMMY_SEAT_NONE || !rules->settle)
    return;
  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    int32_t pays = match->results[winner] - match->results[seat];
    unsigned to = rules->partner ? next_seat (match, seat) : winner;

    if (rummy_rules_side (rules, seat) == rummy_rules_side (rules, winner))
      continue;
    pays = pays < 0 ? -pays : pays;
    payments[seat] -= pays;
    payments[to] += pays;
  }
}

typedef struct {
  const RummyMatch *match;
  RummyMove *move;
} Search;

static bool
is_refused_cb (const RummyMove *move, void *data)
{
  Search *search = data;

  *search->move = *move;

  return rummy_match_check (search->match, move) != RUMMY_OK;
}

bool
rummy_match_first_move (const RummyMatch *match, unsigned seat, RummyMove *move)
{
  return match->round.phase != RUMMY_PHASE_OVER &&
         !rummy_round_each_move (&match->round, seat, is_refused_cb, &(Search) { match, move });
}

unsigned
rummy_match_next_computer (const RummyMatch *match, unsigned computers)
{
  const RummyRound *round = &match->round;
  unsigned players = (unsigned) match->rules.players, step = match->rules.counterclockwise ? players - 1 : 1;
  unsigned seat = round->turn;

  if (round->phase == RUMMY_PHASE_OVER)
    return RUMMY_SEAT_NONE;
  for (unsigned i = 1; match->rules.out_of_turn && round->phase != RUMMY_PHASE_CALL && i < players; i++) {
    RummyMove move;

    seat = (seat + step) % players;
    if (computers >> seat & 1 && rummy_match_first_move (match, seat, &move))
      return seat;
  }

  return computers >> round->turn & 1 ? round->turn : RUMMY_SEAT_NONE;
}
