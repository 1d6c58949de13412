/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines that set up a position. */

#include "fixture.h"

#include "engine/meld.h"

#include <stdio.h>
#include <string.h>

static const char *const roles[] = { "none", "wild", "double", "split" };

/* What lies on the table was laid by the engine itself; of the rest of the position nothing changes. */
static void
put (RummyRound *round, const RummyMove *move, const RummyMeld *meld)
{
  RummyRound laid = *round;
  unsigned seat = move->seat;

  laid.phase = RUMMY_PHASE_PLAY;
  laid.turn = (uint8_t) seat;
  laid.hand[seat] = rummy_cards_or (laid.hand[seat], move->cards);
  laid.n_hand[seat] = RUMMY_CARDS_MAX;
  rummy_round_play (&laid, move, meld, NULL);

  memcpy (round->meld_of, laid.meld_of, sizeof round->meld_of);
  memcpy (round->laid, laid.laid, sizeof round->laid);
  memcpy (round->meld, laid.meld, sizeof round->meld);
  round->n_melds = laid.n_melds;
  round->melded[seat] = laid.melded[seat];
  round->laid_any |= (uint8_t) (1u << seat);
  round->laid_before |= (uint8_t) (1u << seat);
  round->down |= (uint8_t) (move->kind == RUMMY_MOVE_MELD ? 1u << seat : 0);
}

/* "meld 5H 6H 7H by 1": lies on the table, laid and scored by seat 1; "laid 8H on 1 by 2": was laid off on it.  A wild
 * card may need its reading before the "by". */
static bool
put_cards (Fixture *fixture, const char *verb, const char *text, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->match.round;
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  const char *by = strstr (text, " by "), *seat_text = by ? by + 4 : "";
  char line[300];
  RummyMeld meld;
  RummyMove move;
  unsigned seat;
  RummyRefusal refusal;

  if (by == NULL || !fixture_read_seat (&seat_text, &seat) || *seat_text != '\0')
    return fixture_fail (error, "%s CARDS by SEAT expected", verb);
  snprintf (line, sizeof line, "%u %s %.*s", seat + 1, verb, (int) (by - text), text);
  if (!rummy_move_from_text (line, &move) || (move.kind == RUMMY_MOVE_LAY && move.meld >= round->n_melds))
    return fixture_fail (error, "not cards: %s", line);
  if (move.kind == RUMMY_MOVE_MELD)
    refusal = rummy_meld_make (&rules, move.cards, move.low, &meld);
  else
    refusal = rummy_meld_extend (&rules, &round->meld[move.meld], move.cards, move.low, &meld);
  if (refusal != RUMMY_OK)
    return fixture_fail (error, "not a meld: %s: %s", text, rummy_refusal_key (refusal));
  put (round, &move, &meld);

  return true;
}

/* Cards for the stock that are not needed by name: those that stand nowhere else. */
static void
fill_stock (Fixture *fixture, unsigned n)
{
  RummyRound *round = &fixture->match.round;
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n_cards = rummy_rules_deck (&fixture->match.rules, (unsigned) fixture->match.rules.players, deck);

  for (size_t i = 0; i < n_cards && round->n_stock < n; i++) {
    bool elsewhere = round->meld_of[deck[i]] != RUMMY_MELD_NONE || memchr (round->deck, deck[i], round->n_pile) ||
                     deck[i] == round->joker;

    for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++)
      elsewhere = elsewhere || rummy_cards_has (round->hand[seat], deck[i]);
    if (!elsewhere)
      round->deck[RUMMY_CARDS_MAX - ++round->n_stock] = deck[i];
  }
}

static bool
set_stock (Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->match.round;
  RummyCard cards[RUMMY_CARDS_MAX];
  const char *start = text;
  int n;

  if (fixture_read_number (&text, &n) && *text == '\0') {
    fill_stock (fixture, (unsigned) n);
    return true;
  }
  text = start;
  n = fixture_read_cards (&text, cards);
  if (*text != '\0')
    return fixture_fail (error, "not a stock: %s", start);
  memcpy (round->deck + RUMMY_CARDS_MAX - n, cards, (size_t) n);
  round->n_stock = (uint8_t) n;

  return true;
}

static bool
set_pile (Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->match.round;
  RummyCard cards[RUMMY_CARDS_MAX];
  int n = fixture_read_cards (&text, cards);

  if (*text != '\0')
    return fixture_fail (error, "not a pile: %s", text);
  memcpy (round->deck, cards, (size_t) n);
  round->n_pile = (uint8_t) n;
  if (round->upcard == RUMMY_CARD_NONE && n)
    round->upcard = cards[0];

  return true;
}

static bool
set_hand (Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->match.round;
  RummyCards cards = RUMMY_NO_CARDS;
  unsigned seat;

  if (!fixture_read_seat (&text, &seat) || (*text && !rummy_cards_from_text (text, &cards)))
    return fixture_fail (error, "not a hand: %s", text);
  round->hand[seat] = cards;
  round->n_hand[seat] = (uint8_t) rummy_cards_count (cards);

  return true;
}

/* "deck 7C QD": the deck of the first round begins with these; the other cards follow by their codes. */
static bool
set_deck (Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  RummyMatch *match = &fixture->match;
  RummyCard deck[RUMMY_CARDS_MAX], all[RUMMY_CARDS_MAX];
  int n = fixture_read_cards (&text, deck);
  size_t n_all = rummy_rules_deck (&match->rules, (unsigned) match->rules.players, all), n_given = (size_t) n;

  for (size_t i = 0; i < n_all && (size_t) n < n_all; i++) {
    if (!memchr (deck, all[i], n_given))
      deck[n++] = all[i];
  }
  match->rounds = 0;

  return (*text == '\0' && rummy_match_set_deck (match, deck, (size_t) n)) || fixture_fail (error, "not a deck");
}

static bool
set_phase (RummyRound *round, const char *text, char error[FIXTURE_ERROR])
{
  int phase = fixture_find_word (fixture_phases, fixture_n_phases, text);

  if (phase < 0)
    return fixture_fail (error, "no such phase: %s", text);
  round->phase = (uint8_t) phase;
  if (phase == RUMMY_PHASE_OFFER)
    round->waiting = (uint8_t) ((1u << round->rules->players) - 1);

  return true;
}

static void
clear_round (RummyMatch *match)
{
  RummyRound *round = &match->round;

  memset (round, 0, sizeof *round);
  memset (round->meld_of, RUMMY_MELD_NONE, sizeof round->meld_of);
  round->rules = &match->rules;
  round->out = RUMMY_SEAT_NONE;
  round->drawn = round->owed = round->owed_top = round->kept = round->upcard = round->joker = RUMMY_CARD_NONE;
}

/* The next round of the match: its dealer and lead are the engine's, the cards come with the next lines. */
static bool
next_round (Fixture *fixture, char error[FIXTURE_ERROR])
{
  RummyMatch *match = &fixture->match;
  unsigned dealer, lead;

  if (match->over || match->round.phase != RUMMY_PHASE_OVER)
    return fixture_fail (error, "there is no next round");
  lead = rummy_match_next_lead (match);
  dealer = rummy_match_next_dealer (match);
  clear_round (match);
  match->rounds++;
  match->dealer = match->round.dealer = (uint8_t) dealer;
  match->round.lead = match->round.turn = (uint8_t) lead;
  match->round.absent = match->knocked_out;

  return true;
}

/* Lines with a seat, or with a seat and a number. */
static bool
set_of_seat (Fixture *fixture, const char *key, const char *text, char error[FIXTURE_ERROR])
{
  RummyMatch *match = &fixture->match;
  RummyRound *round = &match->round;
  unsigned seat;
  int number = 0;

  if (!fixture_read_seat (&text, &seat))
    return fixture_fail (error, "not a seat: %s", text);
  if (strcmp (key, "turn") == 0) {
    round->turn = (uint8_t) seat;
  } else if (strcmp (key, "lead") == 0) {
    round->lead = round->turn = (uint8_t) seat;
  } else if (strcmp (key, "dealer") == 0) {
    round->dealer = match->dealer = (uint8_t) seat;
  } else if (strcmp (key, "down") == 0) {
    round->down |= (uint8_t) (1u << seat);
  } else if (strcmp (key, "knocked-out") == 0) {
    match->knocked_out |= (uint8_t) (1u << seat);
    round->absent = match->knocked_out;
  } else if (fixture_read_number (&text, &number) && strcmp (key, "total") == 0) {
    match->totals[seat] = number;
  } else if (strcmp (key, "won") == 0) {
    match->won[seat] = (uint8_t) number;
  } else {
    return false;
  }

  return *text == '\0' || fixture_fail (error, "more than was expected: %s", text);
}

static bool
is_one_of (const char *key, const char *words)
{
  const char *at = strstr (words, key);

  return at && (at == words || at[-1] == ' ') && (at[strlen (key)] == ' ' || at[strlen (key)] == '\0');
}

/* Lines with a number or a card. */
static bool
set_value (Fixture *fixture, const char *key, const char *text, char error[FIXTURE_ERROR])
{
  RummyMatch *match = &fixture->match;
  RummyRound *round = &match->round;
  RummyCard card;
  int number;

  if (strcmp (key, "drawn") == 0) {
    round->phase = RUMMY_PHASE_PLAY;
    if (fixture_read_card (&text, &card))
      round->drawn = card;
    return true;
  }
  if (is_one_of (key, "upcard joker")) {
    if (!fixture_read_card (&text, &card))
      return fixture_fail (error, "not a card: %s", text);
    if (strcmp (key, "upcard") == 0)
      round->upcard = card;
    else
      round->joker = card;
    return true;
  }

  if (!fixture_read_number (&text, &number))
    return fixture_fail (error, "not a number: %s", text);
  if (strcmp (key, "round") == 0)
    match->rounds = (uint16_t) number;
  else if (strcmp (key, "game") == 0)
    match->game = (uint16_t) number;
  else if (strcmp (key, "seed") == 0)
    match->seed = (uint64_t) number;
  else
    round->renewals = (uint8_t) number;

  return true;
}

void
fixture_init (Fixture *fixture)
{
  RummyRules rules;

  rummy_rules_init (&rules, "500-rum");
  rummy_match_init (&fixture->match, &rules, 1, 1);
  clear_round (&fixture->match);
  fixture->match.rounds = 1;
  fixture->match.dealer = 0;
  fixture->n_claims = 0;
}

bool
fixture_set (Fixture *fixture, const char *key, const char *text, char error[FIXTURE_ERROR])
{
  RummyRound *round = &fixture->match.round;

  if (strcmp (key, "hand") == 0)
    return set_hand (fixture, text, error);
  if (strcmp (key, "pile") == 0)
    return set_pile (fixture, text, error);
  if (strcmp (key, "stock") == 0)
    return set_stock (fixture, text, error);
  if (strcmp (key, "deck") == 0)
    return set_deck (fixture, text, error);
  if (strcmp (key, "meld") == 0)
    return put_cards (fixture, "meld", text, error);
  if (strcmp (key, "laid") == 0)
    return put_cards (fixture, "lay", text, error);
  if (strcmp (key, "phase") == 0)
    return set_phase (round, text, error);
  if (strcmp (key, "next-round") == 0)
    return next_round (fixture, error);
  if (strcmp (key, "nominated") == 0) {
    int role = fixture_find_word (roles, sizeof roles / sizeof *roles, text);

    round->role = (uint8_t) role;
    return role >= 0 || fixture_fail (error, "no such nomination: %s", text);
  }
  if (is_one_of (key, "turn lead dealer down knocked-out total won"))
    return set_of_seat (fixture, key, text, error);
  if (is_one_of (key, "drawn upcard joker round game seed renewals"))
    return set_value (fixture, key, text, error);

  return fixture_fail (error, "unknown line: %s %s", key, text);
}
