/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Is a move allowed if and only if the turn can be completed after it?  Small positions are asked twice: the engine,
 * and an oracle that plays every raw sequence of melds, lay-offs and swaps with plain rules of its own. */

#include "oracle.h"
#include "engine/rng.h"
#include "tap.h"

#include <string.h>

#ifdef __SANITIZE_ADDRESS__
#define N_POSITIONS 1500
#else
#ifndef N_POSITIONS
#define N_POSITIONS 5000
#endif
#endif

#define SEARCH_MAX 6 /* cards in a hand that are asked about: every order of them is tried */

/* The engine's position as the oracle sees it. */
static void
read_state (const RummyRound *round, State *state)
{
  memset (state, 0, sizeof *state);
  state->rules = round->rules;
  state->owner_seat = round->turn;
  RUMMY_CARDS_EACH (card, round->hand[round->turn]) {
    state->barred[state->n_hand] = rummy_cards_has (round->barred, card);
    state->all_of[state->n_hand] = round->all_used && card != round->drawn;
    state->any_of[state->n_hand] = rummy_cards_has (round->owed_any, card);
    state->hand[state->n_hand++] = card;
  }
  for (unsigned i = 0; i < round->n_melds; i++) {
    RummyCard cards[RUMMY_CARDS_MAX];
    unsigned n = rummy_round_meld_cards (round, i, cards);
    Meld *meld = &state->table[state->n_table];

    state->owner[state->n_table++] = round->meld[i].owner;
    *meld = (Meld) { .is_run = round->meld[i].is_run, .n = n, .first = round->meld[i].low, .rank = round->meld[i].low,
                     .suit = round->meld[i].suit };
    for (unsigned j = 0; j < n; j++) {
      meld->card[j] = cards[j];
      meld->wild[j] = rummy_round_is_wild (round, cards[j]);
      meld->counts[j] = rummy_cards_has (round->first_wilds, cards[j]);
    }
  }
  state->owed = round->owed != RUMMY_CARD_NONE ? round->owed : -1;
  state->owed_top = round->owed_top != RUMMY_CARD_NONE ? round->owed_top : -1;
  state->kept = round->kept != RUMMY_CARD_NONE ? round->kept : -1;
  state->must_play = round->must_play && !round->played;
  state->down = round->down >> round->turn & 1;
  state->open = round->first_open;
  state->first = round->first;
  state->n_new = round->n_new;
  state->n_lays = round->n_lays;
  state->can_draw = round->n_stock > 0;
}

/* What a take makes of the state, by the rules alone. */
static bool
take (State *state, const RummyRound *round, unsigned index)
{
  const RummyRules *rules = round->rules;
  bool is_top = index + 1u == round->n_pile, can_draw = round->n_stock > 0;
  bool is_free = rules->free_upcard && (rules->upcard_first == RUMMY_UPFIRST_ALWAYS || state->down) &&
                 (can_draw || rules->stock_out == RUMMY_STOCKOUT_TAKE);

  if (state->n_hand + round->n_pile - index > HAND_MAX)
    return false;
  for (unsigned i = index; i < round->n_pile; i++) {
    /* A seat that floats uses all that it takes. */
    state->all_of[state->n_hand] = rules->floating && round->n_hand[round->turn] == 0;
    state->any_of[state->n_hand] = !is_top && !rules->must_use && !can_draw && rules->stock_out == RUMMY_STOCKOUT_MELD;
    state->hand[state->n_hand++] = round->deck[i];
  }
  if (is_top && is_free) {
    state->kept = rules->may_discard_upcard ? -1 : (int) round->deck[index];
    /* Upcards may not go round for ever. */
    state->must_play = round->stalled >= 3 * rules->players;
  } else {
    if (is_top || rules->must_use)
      state->owed = round->deck[index];
    if (!is_top && rules->must_use_upcard)
      state->owed_top = round->deck[round->n_pile - 1];
  }

  return true;
}

typedef struct {
  const char *name, *rules;
  unsigned ranks; /* the deck has ace to this rank */
  bool kings;     /* and the king */
  bool is_dry;    /* the stock is gone */
} Game;

static const Game games[] = {
  { "plain", "", 4 },
  { "upcard must be used, lay-offs do not count", "freeup=no uselay=no stockout=meld", 4 },
  { "a last card must be discarded", "mustdisc=yes", 4 },
  { "discard needed, used in a new meld", "mustdisc=yes freeup=no uselay=no stockout=meld", 4 },
  { "the upcard must be melded too", "topmeld=yes mustdisc=yes", 4 },
  { "redis", "redis=yes mustdisc=yes", 4 },
  { "first minimum", "firstmin=24 freeup=no stockout=meld", 5 },
  { "first minimum, lay-offs do not count", "firstmin=24 firstminlay=no mustdisc=yes", 5 },
  { "lay-offs make the minimum", "firstmin=14 layfirst=making upfirst=to-meld mustdisc=yes", 5 },
  { "no lay-off before a meld", "layfirst=no mustdisc=yes freeup=no stockout=meld", 4 },
  { "no lay-off before a meld, with a minimum", "layfirst=no firstmin=14 mustdisc=yes freeup=no stockout=meld", 5 },
  { "no lay-off before a meld that only counts new melds",
    "layfirst=no firstmin=14 firstminlay=no freeup=no stockout=meld", 5 },
  { "no lay-off before a meld, the upcard too", "layfirst=no topmeld=yes freeup=no stockout=meld", 4 },
  { "two packs, the upcard too", "packs=2 topmeld=yes mustdisc=yes freeup=no stockout=meld", 3 },
  { "two packs, suits twice, the upcard too in a new meld",
    "packs=2 setsuits=yes setmax=8 topmeld=yes uselay=no freeup=no stockout=meld", 3 },
  { "swaps and a minimum of new melds", "jokers=4 swap=yes wildmeld=15 firstmin=40 firstminlay=no", 4 },
  { "swaps, a minimum and no lay-off before a meld",
    "jokers=4 swap=yes wildmeld=replaced firstmin=20 layfirst=no freeup=no stockout=meld", 4 },
  { "floating with the upcard too", "mustdisc=yes float=on topmeld=yes firstmin=12", 4 },
  { "jokers", "jokers=2 freeup=no stockout=meld mustdisc=yes", 4 },
  { "jokers and swaps", "jokers=2 swap=yes wildmeld=replaced mustdisc=yes", 4 },
  { "swaps and a minimum",
    "jokers=2 swap=yes wildmeld=replaced firstmin=14 layfirst=making upfirst=to-meld mustdisc=yes", 4 },
  { "swaps where nothing is laid off", "jokers=2 swap=yes layoff=none wildmeld=replaced mustdisc=yes", 4 },
  { "swaps on melds of others", "jokers=2 swap=yes layoff=own mustdisc=yes freeup=no stockout=meld", 4 },
  { "twos", "twos=yes freeup=no stockout=meld mustdisc=yes", 4 },
  { "one meld a turn", "meldsperturn=1 layoffsperturn=1 mustdisc=yes freeup=no stockout=meld", 4 },
  { "round the corner", "ace=corner mustdisc=yes freeup=no stockout=meld", 3, true },
  { "round the corner with jokers", "ace=corner jokers=2 swap=yes mustdisc=yes freeup=no stockout=meld", 3, true },
  { "own melds, runs of four", "layoff=own runmin=4 mustdisc=yes", 4 },
  { "floating", "mustdisc=yes float=on", 3 },
  { "no discard", "mustdisc=yes nodisc=two freeup=no stockout=meld", 4 },
  { "at most three cards", "meldmax=3 mustdisc=yes freeup=no uselay=no topmeld=yes stockout=meld", 4 },
  { "at most three cards and a minimum", "meldmax=3 firstmin=14 mustdisc=yes", 5 },
  { "at most three cards and two naturals", "meldmax=3 jokers=2 naturals=2 wildmax=2 freeup=no stockout=meld", 4 },
  { "at most three cards, two naturals and a minimum", "meldmax=3 jokers=4 naturals=2 firstmin=40", 7 },
  { "two packs, suits twice", "packs=2 setsuits=yes setmax=8 mustdisc=yes freeup=no stockout=meld", 3 },
  { "two packs, suits twice, jokers and a minimum",
    "packs=2 setsuits=yes setmax=8 jokers=2 swap=yes wildmeld=replaced firstmin=14 mustdisc=yes layfirst=making", 3 },
  { "wild cards for what is not melded", "jokers=4 wilddup=no freeup=no stockout=meld mustdisc=yes", 3 },
  { "twos for what is not melded", "twos=yes wilddup=no setsuits=yes packs=2 freeup=no stockout=meld mustdisc=yes", 3 },
  { "two naturals", "jokers=4 naturals=2 wildmax=1 swap=yes freeup=no stockout=meld mustdisc=yes", 4 },
  { "melds of the own side", "players=4 partner=yes layoff=side mustdisc=yes", 6 },
  { "another card", "pickup=another mustdisc=yes firstmin=14", 5 },
  { "any one must be used", "mustuse=no stockout=meld mustdisc=yes", 4, false, true },
  { "any one must be used, in melds of three", "mustuse=no stockout=meld meldmax=3 mustdisc=yes", 4, false, true },
};

#define N_GAMES (sizeof games / sizeof *games)

/* A position in the middle of a round: a few cards in the hand, some melds of two seats, a short pile. */
static void
make_position (const RummyRules *rules, const Game *game, RummyRng *rng, RummyRound *round)
{
  RummyCard deck[RUMMY_CARDS_MAX], small[RUMMY_CARDS_MAX], rest[RUMMY_CARDS_MAX];
  size_t n = rummy_rules_deck (rules, 2, deck), n_small = 0, n_rest = 0;
  RummyDeal deal = { .deck = deck };
  unsigned patience, hoarder;

  for (size_t i = 0; i < n; i++) {
    if (deck[i] % 16 <= game->ranks || (game->kings && deck[i] % 16 == RUMMY_KING))
      small[n_small++] = deck[i];
    else
      rest[n_rest++] = deck[i];
  }
  rummy_shuffle (rng, small, n_small);
  memcpy (deck, small, n_small);
  memcpy (deck + n_small, rest, n_rest);
  rummy_round_deal (round, rules, &deal);
  patience = 1 + rummy_rng_below (rng, 4);
  hoarder = rummy_rng_below (rng, 4);

  /* Melds come down as both seats would lay them in turns of their own. */
  for (unsigned turn = 0; turn < 2 + rummy_rng_below (rng, 6) && round->phase != RUMMY_PHASE_OVER;) {
    RummyMoves moves;
    RummyMove move;
    unsigned chosen;

    rummy_round_moves (round, &moves);
    chosen = rummy_rng_below (rng, moves.n);
    for (unsigned i = 0; i < moves.n; i++) {
      if (moves.move[i].kind == RUMMY_MOVE_MELD && rummy_rng_below (rng, patience) == 0)
        chosen = i;
    }
    /* A seat that keeps its melds back may have to make its first one later on. */
    if (round->turn == hoarder && moves.move[chosen].kind == RUMMY_MOVE_MELD)
      chosen = moves.n - 1;
    move = moves.move[chosen];
    turn += move.kind == RUMMY_MOVE_DISCARD;
    rummy_round_apply (round, &move, NULL);
  }
  for (; game->is_dry && round->n_stock > 0; round->n_stock--)
    rummy_cards_add (&round->gone, rummy_round_stock (round, 0));
}

typedef struct {
  RummyRng rng;
  unsigned n_asked, n_allowed, n_refused; /* refused: takes and what could be laid, but must not */
} Tally;

static void
tell (const RummyRound *round, const RummyMove *move, bool allowed)
{
  char hand[256], text[RUMMY_CARD_TEXT];

  rummy_cards_to_text (round->hand[round->turn], hand, sizeof hand);
  rummy_card_to_text (move->card, text);
  tap_fail (__FILE__, __LINE__, "the oracle %s kind %u card %s, the engine says %s; hand %s, owed %u kept %u first %d",
            allowed ? "allows" : "refuses", move->kind, text, rummy_refusal_key (rummy_round_check (round, move)), hand,
            round->owed, round->kept, round->first);
}

static void
compare (Tally *tally, const RummyRound *round, const RummyMove *move, bool allowed)
{
  tally->n_asked++;
  *(allowed ? &tally->n_allowed : &tally->n_refused) += 1;
  if ((rummy_round_check (round, move) == RUMMY_OK) != allowed)
    tell (round, move, allowed);
}

/* The same cards without any duty, and under loose rules: what could be laid at all. */
static State
without_duties (const State *state, RummyRules *rules)
{
  State free = *state;

  *rules = *state->rules;
  rules->first_min = rules->must_discard = 0;
  rules->layoff_is_use = rules->naturals = 1;
  rules->new_meld_max = rules->wild_max = 0;
  rules->layoff = rules->layoff == RUMMY_LAYOFF_NONE ? RUMMY_LAYOFF_NONE : RUMMY_LAYOFF_ANY;
  free.rules = rules;
  free.owed = free.owed_top = free.kept = -1;
  free.open = free.must_play = false;
  memset (free.barred, 0, sizeof free.barred);
  memset (free.all_of, 0, sizeof free.all_of);
  memset (free.any_of, 0, sizeof free.any_of);

  return free;
}

/* Whether some order of the cards is a legal new meld, or lay-off on a meld of the table, after which the turn can be
 * completed. */
static bool
try_orders (const State *state, unsigned *cards, unsigned at, unsigned n, int index, unsigned reading)
{
  if (at == n)
    return index < 0 ? n >= 3 && oracle_try_new (state, cards, n, reading)
                     : oracle_try_lay (state, (unsigned) index, cards, n, reading);

  for (unsigned i = at; i < n; i++) {
    unsigned first = cards[at];
    bool found;

    cards[at] = cards[i];
    cards[i] = first;
    found = try_orders (state, cards, at + 1, n, index, reading);
    cards[i] = cards[at];
    cards[at] = first;
    if (found)
      return true;
  }

  return false;
}

/* One in many groups that are nothing is asked about too. */
static bool
can_lay (Tally *tally, const State *free, unsigned *cards, unsigned n)
{
  if (try_orders (free, cards, 0, n, -1, 0) || rummy_rng_below (&tally->rng, 100) == 0)
    return true;
  for (unsigned index = 0; index < free->n_table; index++) {
    if (try_orders (free, cards, 0, n, (int) index, 0))
      return true;
  }

  return false;
}

static void
ask_takes (Tally *tally, const RummyRound *round)
{
  RummyMove move = { .kind = RUMMY_MOVE_TAKE, .seat = round->turn, .meld = RUMMY_MELD_NONE };

  for (unsigned i = 0; i < round->n_pile; i++) {
    State state;

    read_state (round, &state);
    if (!take (&state, round, i) || state.n_hand > SEARCH_MAX)
      continue;
    move.card = round->deck[i];
    compare (tally, round, &move, oracle_can_complete (&state));
  }
}

static void
ask_groups (Tally *tally, const RummyRound *round, const State *state)
{
  RummyRules lax;
  const State free = without_duties (state, &lax);

  for (unsigned mask = 1; mask < 1u << state->n_hand; mask++) {
    unsigned cards[HAND_MAX], n = 0;
    RummyMove move = { .seat = round->turn, .card = RUMMY_CARD_NONE };

    for (unsigned i = 0; i < state->n_hand; i++) {
      if (mask >> i & 1) {
        cards[n++] = state->hand[i];
        rummy_cards_add (&move.cards, (RummyCard) state->hand[i]);
      }
    }
    if (n > 4)
      continue;
    if (!can_lay (tally, &free, cards, n))
      continue;
    for (unsigned reading = 1; reading <= 14; reading++) {
      move.low = (uint8_t) (reading == 14 ? RUMMY_READING_SET : reading);
      move.kind = RUMMY_MOVE_MELD;
      move.meld = RUMMY_MELD_NONE;
      if (n >= 3)
        compare (tally, round, &move, try_orders (state, cards, 0, n, -1, move.low));
      move.kind = RUMMY_MOVE_LAY;
      for (unsigned index = 0; index < state->n_table && n <= 2; index++) {
        move.meld = (uint8_t) index;
        compare (tally, round, &move, try_orders (state, cards, 0, n, (int) index, move.low));
      }
    }
  }
}

static void
ask_swaps (Tally *tally, const RummyRound *round, const State *state)
{
  RummyMove move = { .kind = RUMMY_MOVE_SWAP, .seat = round->turn };

  for (unsigned index = 0; index < state->n_table; index++) {
    for (unsigned place = 0; place < state->table[index].n; place++) {
      if (!state->table[index].wild[place])
        continue;
      move.meld = (uint8_t) index;
      move.cards = rummy_cards_of ((RummyCard) state->table[index].card[place]);
      for (unsigned i = 0; i < state->n_hand; i++) {
        move.card = (uint8_t) state->hand[i];
        compare (tally, round, &move, oracle_try_swap (state, index, state->hand[i], state->table[index].card[place]));
      }
    }
  }
}

static void
ask_discards (Tally *tally, const RummyRound *round, const State *state)
{
  RummyMove move = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn, .meld = RUMMY_MELD_NONE };

  for (unsigned i = 0; i < state->n_hand; i++) {
    State only = *state;

    /* The discard of a card ends the turn where it alone could. */
    only.n_hand = 1;
    only.hand[0] = state->hand[i];
    only.barred[0] = state->barred[i];
    only.all_of[0] = only.any_of[0] = false;
    for (unsigned j = 0; j < state->n_hand; j++)
      only.all_of[0] = only.all_of[0] || state->all_of[j] || state->any_of[j];
    move.card = (uint8_t) state->hand[i];
    compare (tally, round, &move, oracle_can_end (&only));
  }
}

static void
ask (Tally *tally, const RummyRound *round)
{
  State state;

  if (round->phase == RUMMY_PHASE_DRAW) {
    /* What a second card could do is not for the oracle. */
    if (round->rules->pickup == RUMMY_PICKUP_ANOTHER)
      return;
    ask_takes (tally, round);
  } else if (round->phase == RUMMY_PHASE_PLAY) {
    read_state (round, &state);
    if (state.n_hand > SEARCH_MAX || state.n_table >= TABLE_MAX)
      return;
    ask_groups (tally, round, &state);
    ask_swaps (tally, round, &state);
    ask_discards (tally, round, &state);
  }
}

static void
run_game (const Game *game, unsigned number, unsigned n_positions)
{
  Tally tally = { .n_asked = 0 };
  RummyRules rules;
  char error[RUMMY_ERROR_TEXT], name[160];

  rummy_rules_init (&rules, "500-rum");
  if (!rummy_rules_read (&rules, "players=2 packs=1 deal=5/5/5/5/5/5/5", error) ||
      !rummy_rules_read (&rules, game->rules, error) || !rummy_rules_validate (&rules, error))
    tap_fail (__FILE__, __LINE__, "%s", error);
  rummy_rng_seed (&tally.rng, number);

  while (tally.n_asked < n_positions && !tap_case_failed) {
    RummyRound round;

    rules.deal[2] = rules.deal[4] = (int16_t) (3 + rummy_rng_below (&tally.rng, 3));
    make_position (&rules, game, &tally.rng, &round);
    /* A turn from its draw on, taking where it is allowed. */
    for (unsigned i = 0; i < 6 && round.phase != RUMMY_PHASE_OVER && !tap_case_failed; i++) {
      RummyMoves moves;
      unsigned chosen;

      ask (&tally, &round);
      rummy_round_moves (&round, &moves);
      chosen = rummy_rng_below (&tally.rng, moves.n);
      for (unsigned j = 0; j < moves.n; j++) {
        if (moves.move[j].kind == RUMMY_MOVE_TAKE && rummy_rng_below (&tally.rng, 2))
          chosen = j;
      }
      rummy_round_apply (&round, &moves.move[chosen], NULL);
    }
  }

  /* Both answers must have been asked for. */
  tap_check (tally.n_allowed > n_positions / 50 && tally.n_refused > n_positions / 20);
  snprintf (name, sizeof name, "%s: %u allowed, %u refused", game->name, tally.n_allowed, tally.n_refused);
  tap_end_case (name);
}

int
main (void)
{
  for (unsigned i = 0; i < N_GAMES; i++)
    run_game (&games[i], i, tap_share (N_POSITIONS));

  return tap_done ();
}
