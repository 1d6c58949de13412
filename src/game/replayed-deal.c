/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/replayed-deal.h"

#include "ai/lines.h"
#include "engine/rng.h"
#include "store/rounds.h"

/* How many seeds to try until the right seat deals.  Drawing the lowest of eight cards takes some. */
#define TRIES 200

/* Resets what the seats know; only that the game is practice stays. */
static void
seat (RummyGame *game, const RummySeats *before)
{
  RummySeats seats = *before;

  seats.notes.n = 0;
  seats.shown = 0;
  seats.is_practice = TRUE;
  rummy_game_set_seats (game, &seats);
}

RummyGame *
rummy_replayed_deal_new (RummyGame *game, guint64 seed)
{
  RummyRecord record;
  RummyGame *again;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);
  g_return_val_if_fail (rummy_game_get_record (game)->n_moves > 0, NULL);

  record = *rummy_game_get_record (game);
  record.n_moves = rummy_record_last_deal (&record);
  rummy_record_deal_anew (&record, 0, seed);
  again = rummy_game_new_from_record (&record);
  seat (again, rummy_game_get_seats (game));

  return again;
}

/* Moves everybody one seat on. */
static void
turn (RummyGame *again)
{
  guint players = (guint) rummy_game_get_match (again)->rules.players;
  RummySeats before = *rummy_game_get_seats (again), after = before;

  for (guint from = 0; from < players; from++) {
    guint to = (from + 1) % players;

    after.level[to] = before.level[from];
    after.manner[to] = before.manner[from];
    after.won[to] = before.won[from];
    after.looks[to] = before.looks[from];
    after.hints[to] = before.hints[from];
    after.undone[to] = before.undone[from];
    if (rummy_seats_is_default_name (before.name[from]))
      rummy_seats_set_default_name (&after, to, rummy_seats_default_name_seat (before.name[from], from));
    else
      rummy_seats_set_name (&after, to, before.name[from]);
  }
  rummy_game_set_seats (again, &after);
}

RummyGame *
rummy_replayed_deal_new_turned (RummyGame *game, guint64 seed)
{
  RummyGame *again = rummy_replayed_deal_new (game, seed);

  g_return_val_if_fail (again != NULL, NULL);

  turn (again);

  return again;
}

RummyGame *
rummy_replayed_deal_new_match (RummyGame *game)
{
  RummyRecord record;
  RummySeats seats;
  RummyGame *again;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);
  g_return_val_if_fail (rummy_game_get_match (game)->over, NULL);

  record = *rummy_game_get_record (game);
  record.n_moves = 0;
  seats = *rummy_game_get_seats (game);
  memset (seats.hints, 0, sizeof seats.hints);
  memset (seats.undone, 0, sizeof seats.undone);
  again = rummy_game_new_from_record (&record);
  seat (again, &seats);
  turn (again);
  rummy_game_deal (again);

  return again;
}

RummyReplayedDealFit
rummy_replayed_deal_fit (RummyGame *game, const RummyPreset *preset, RummyRules *rules,
                         RummyReplayedDealChanges *changes)
{
  const RummyRules *dealt;
  guint players, size;
  char error[RUMMY_ERROR_TEXT];

  g_return_val_if_fail (RUMMY_IS_GAME (game), RUMMY_REPLAYED_DEAL_CARDS);

  dealt = &rummy_game_get_match (game)->rules;
  players = (guint) dealt->players;
  *changes = 0;
  if (dealt->players < preset->seats_min)
    return RUMMY_REPLAYED_DEAL_FEW;
  if (dealt->players > preset->seats_max)
    return RUMMY_REPLAYED_DEAL_MANY;
  if (rummy_game_get_round (game)->absent)
    return RUMMY_REPLAYED_DEAL_OUT;

  rummy_rules_init (rules, preset->key);
  rules->players = dealt->players;
  if (rules->dealer_joker && !dealt->dealer_joker)
    return RUMMY_REPLAYED_DEAL_JOKER;

  if (rummy_rules_packs (rules, players) != rummy_rules_packs (dealt, players)) {
    rules->packs = (gint16) rummy_rules_packs (dealt, players);
    *changes |= RUMMY_REPLAYED_DEAL_PACKS;
  }
  if (rules->jokers != dealt->jokers) {
    rules->jokers = dealt->jokers;
    *changes |= RUMMY_REPLAYED_DEAL_JOKERS;
  }
  size = rummy_rules_hand_size (dealt, players);
  if (rummy_rules_hand_size (rules, players) != size) {
    rules->deal[players] = (gint16) size;
    *changes |= RUMMY_REPLAYED_DEAL_DEAL;
  }

  if (rummy_rules_validate (rules, error))
    return RUMMY_REPLAYED_DEAL_FITS;

  return *changes & RUMMY_REPLAYED_DEAL_JOKERS && rules->jokers == 0 ? RUMMY_REPLAYED_DEAL_NO_JOKERS
                                                                     : RUMMY_REPLAYED_DEAL_CARDS;
}

/* Reads the deck of the current round, without the dealer's joker, which comes last.  Returns its cards. */
static guint
read_deck (RummyGame *game, RummyCard deck[RUMMY_CARDS_MAX])
{
  const RummyRecord *record = rummy_game_get_record (game);
  RummyCard joker = rummy_game_get_round (game)->joker;
  RummyMatch match;
  guint n_cards, n = 0;

  rummy_record_play (record, rummy_record_last_deal (record) - 1, &match, NULL);
  n_cards = (guint) rummy_match_next_deck (&match, deck);
  for (guint i = 0; i < n_cards; i++) {
    if (deck[i] != joker)
      deck[n++] = deck[i];
  }
  if (n < n_cards)
    deck[n] = joker;

  return n_cards;
}

/* A match that follows its record. */
typedef struct {
  const RummyRecord *record;
  gsize n_moves;
  RummyMatch match;
} Walk;

static void
walk_begin (Walk *walk, const RummyRecord *record)
{
  walk->record = record;
  walk->n_moves = 0;
  rummy_record_start (record, &walk->match);
}

/* Advances to @n_moves.  Going through all rounds this way plays each move only once. */
static void
walk_on (Walk *walk, gsize n_moves)
{
  while (walk->n_moves < n_moves)
    rummy_match_apply (&walk->match, &walk->record->moves[walk->n_moves++], NULL);
}

/* Returns whether two rounds that were just dealt have the same cards at the same seats. */
static gboolean
is_same_deal (const RummyRound *a, const RummyRound *b)
{
  return memcmp (a->hand, b->hand, sizeof a->hand) == 0 && memcmp (a->deck, b->deck, sizeof a->deck) == 0 &&
         a->lead == b->lead;
}

static gsize
count_same_moves (const RummyRecord *record, const RummyRecord *other)
{
  gsize n = 0;

  while (n < record->n_moves && n < other->n_moves && rummy_same_move (&record->moves[n], &other->moves[n]))
    n++;

  return n;
}

RummyReplayedDealResult
rummy_replayed_deal_compare (RummyGame *game, guint own, RummyGame *before, guint own_before)
{
  RummyReplayedDealResult result = { 0 };
  const RummyRecord *record, *former;
  g_autoptr (GArray) now = NULL, then = NULL;
  Walk walk, walk_before;
  gsize n_same;

  g_return_val_if_fail (RUMMY_IS_GAME (game), result);
  g_return_val_if_fail (RUMMY_IS_GAME (before), result);

  record = rummy_game_get_record (game);
  former = rummy_game_get_record (before);
  if (record->rules.players != former->rules.players)
    return result;

  now = rummy_rounds_of_record (record);
  then = rummy_rounds_of_record (former);
  n_same = count_same_moves (record, former);
  walk_begin (&walk, record);
  walk_begin (&walk_before, former);
  for (guint i = 0; i < MIN (now->len, then->len); i++) {
    const RummyRoundResult *a = &g_array_index (now, RummyRoundResult, i);
    const RummyRoundResult *b = &g_array_index (then, RummyRoundResult, i);

    walk_on (&walk, walk.n_moves + 1);
    walk_on (&walk_before, walk_before.n_moves + 1);
    if ((a->n_moves > n_same || i + 1u == rummy_game_get_match (game)->rounds) &&
        is_same_deal (&walk.match.round, &walk_before.match.round)) {
      result.n_rounds++;
      result.own += a->score[own];
      result.other += b->score[own];
      result.own_before += b->score[own_before];
      result.other_now += a->score[own_before];
    }
    walk_on (&walk, a->n_moves);
    walk_on (&walk_before, b->n_moves);
  }

  return result;
}

/* Reorders the deck for the dealing of other rules, so that each seat gets the same cards. */
static void
stack_deck (RummyRecord *record, const RummyRound *dealt, guint lead)
{
  const RummyRound deals = { .rules = &record->rules, .lead = (guint8) lead };
  guint8 from[RUMMY_CARDS_MAX], to[RUMMY_CARDS_MAX];
  guint n_dealt = rummy_round_deal_seats (dealt, record->hands, from);
  RummyCard stacked[RUMMY_CARDS_MAX];
  guint next[RUMMY_SEATS_MAX] = { 0 };

  rummy_round_deal_seats (&deals, record->hands, to);
  for (guint i = 0; i < n_dealt; i++) {
    guint *at = &next[to[i]];

    while (from[*at] != to[i])
      (*at)++;
    stacked[i] = record->deck[(*at)++];
  }
  memcpy (record->deck, stacked, n_dealt * sizeof *stacked);
}

gboolean
rummy_replayed_deal_choose_lead (RummyRecord *record, guint lead, guint dealer)
{
  guint64 seed = record->seed;
  guint number = record->game;
  gboolean leads = FALSE, deals = FALSE;

  for (guint i = 0; i < TRIES && !deals; i++) {
    RummyMatch match;

    rummy_match_init (&match, &record->rules, i == 0 ? seed : rummy_seed_mix (seed, i),
                      (number - 1 + i) % (G_MAXUINT16 - 1) + 1);
    if (rummy_match_next_lead (&match) != lead)
      continue;
    deals = dealer == RUMMY_SEAT_NONE || rummy_match_next_dealer (&match) == dealer;
    if (deals || !leads) {
      record->seed = match.seed;
      record->game = match.game;
    }
    leads = TRUE;
  }

  return leads;
}

RummyGame *
rummy_replayed_deal_new_with (RummyGame *game, const RummyRules *rules, guint64 seed)
{
  const RummyRound *round;
  RummyRecord record;
  RummyMatch match;
  RummyGame *again;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);
  g_return_val_if_fail (rummy_game_get_record (game)->n_moves > 0, NULL);

  round = rummy_game_get_round (game);
  rummy_record_init (&record, rules, seed, rummy_game_get_record (game)->game);
  rummy_replayed_deal_choose_lead (&record, round->lead, round->dealer);
  rummy_record_start (&record, &match);
  record.n_deck = (guint8) read_deck (game, record.deck);
  if (rummy_game_get_match (game)->rounds == 1)
    memcpy (record.hands, rummy_game_get_record (game)->hands, sizeof record.hands);
  stack_deck (&record, round, rummy_match_next_lead (&match));

  again = rummy_game_new_from_record (&record);
  seat (again, rummy_game_get_seats (game));
  rummy_game_deal (again);

  return again;
}
