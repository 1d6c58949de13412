/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/match.h"
#include "engine/view.h"
#include "tap.h"

#include <string.h>

static RummyMatch match;

static void
begin (const char *changes, unsigned game)
{
  RummyRules rules;
  char error[RUMMY_ERROR_TEXT];

  rummy_rules_init (&rules, "500-rum");
  tap_check (rummy_rules_read (&rules, changes, error));
  rummy_match_init (&match, &rules, 42, game);
}

static RummyRefusal
deal (void)
{
  return rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
}

/* Ends the round on the table at once: seat has melded points and goes out with its last card. */
static void
end_round (unsigned seat, int points, RummyCard left_by_other)
{
  RummyMove move = { .kind = RUMMY_MOVE_DISCARD, .seat = (uint8_t) seat, .card = rummy_card (0, RUMMY_CLUBS, 2) };
  RummyRound *round = &match.round;

  memset (round->hand, 0, sizeof round->hand);
  memset (round->n_hand, 0, sizeof round->n_hand);
  rummy_cards_add (&round->hand[seat], move.card);
  rummy_cards_add (&round->hand[1 - seat], left_by_other);
  round->n_hand[0] = round->n_hand[1] = 1;
  round->melded[seat] = (int16_t) points;
  round->turn = (uint8_t) seat;
  round->phase = RUMMY_PHASE_PLAY;
  tap_check_int (rummy_match_apply (&match, &move, NULL), RUMMY_OK);
  tap_check_int (round->phase, RUMMY_PHASE_OVER);
}

#define KING rummy_card (0, RUMMY_SPADES, RUMMY_KING)
#define SIX rummy_card (0, RUMMY_SPADES, 6)

static void
test_deal (void)
{
  RummyRound first;

  begin ("", 1);
  tap_check_int (rummy_match_check (&match, &(RummyMove) { .kind = RUMMY_MOVE_DRAW }), RUMMY_REFUSED_OVER);
  tap_check_int (deal (), RUMMY_OK);
  tap_check_int (match.round.n_hand[0], 13);
  tap_check_int (match.round.n_hand[1], 13);
  tap_check_int (match.round.n_pile, 1);
  tap_check_int (match.round.n_stock, 25);
  tap_check_int (deal (), RUMMY_REFUSED_NOT_OVER);

  first = match.round;
  begin ("", 1);
  deal ();
  tap_check (memcmp (&first, &match.round, sizeof first) == 0);
}

/* The same code and rules give the same cards for ever. */
static void
test_golden_deal (void)
{
  char text[64];

  begin ("", 1);
  deal ();
  rummy_cards_to_text (match.round.hand[0], text, sizeof text);
  tap_check_str (text, "AC 5C TC 3D 4D 7D KD 2H 6H JH QH AS TS");
}

/* M-019 to M-021, C-32: seat 1 leads if game + round is even. */
static void
test_lead (void)
{
  for (unsigned game = 1; game <= 3; game++) {
    begin ("", game);
    for (unsigned round = 1; round <= 4; round++) {
      tap_check_int (rummy_match_next_lead (&match), (game + round) % 2);
      deal ();
      tap_check_int (match.round.turn, (game + round) % 2);
      end_round (0, 1, KING);
    }
  }
}

static void
test_totals (void)
{
  begin ("", 1);
  deal ();
  end_round (0, 100, KING);
  tap_check_int (match.totals[0], 100);
  tap_check_int (match.totals[1], -10);
  tap_check_int (rummy_match_round_winner (&match), 0);
  tap_check_int (match.won[0], 1);
  tap_check (!match.over);
  tap_check_int (deal (), RUMMY_OK);
  tap_check_int (match.rounds, 2);
  tap_check_int (match.totals[0], 100);
}

/* Long matches of players who only lose. */
static void
test_low_totals (void)
{
  begin ("", 1);
  deal ();
  match.totals[1] = INT16_MIN;
  end_round (0, 100, KING);
  tap_check_int (match.totals[1], INT16_MIN - 10);
}

/* M-016, C-22: 500 reached wins. */
static void
test_target (void)
{
  begin ("", 1);
  deal ();
  end_round (0, 499, KING);
  tap_check (!match.over);
  deal ();
  end_round (0, 1, KING);
  tap_check (match.over);
  tap_check_int (match.winner, 0);
  tap_check_int (deal (), RUMMY_REFUSED_OVER);
  tap_check_int (rummy_match_check (&match, &(RummyMove) { .kind = RUMMY_MOVE_DRAW }), RUMMY_REFUSED_OVER);
}

static void
test_target_exceeded (void)
{
  begin ("reach=yes", 1);
  deal ();
  end_round (0, 500, KING);
  tap_check (!match.over);
}

/* M-227: equal scores play on. */
static void
test_tie (void)
{
  begin ("", 1);
  deal ();
  match.totals[1] = 516;
  end_round (0, 510, SIX);
  tap_check_int (match.totals[0], 510);
  tap_check_int (match.totals[1], 510);
  tap_check (!match.over);
  deal ();
  end_round (1, 20, SIX);
  tap_check (match.over);
  tap_check_int (match.winner, 1);
}

/* M-172: the first to win four rounds, whatever the points. */
static void
test_best_of_seven (void)
{
  begin ("targetkind=rounds-won target=4", 1);
  for (int i = 0; i < 4; i++) {
    tap_check (!match.over);
    deal ();
    end_round (1, i == 0 ? 2000 : 1, KING);
  }
  tap_check (match.over);
  tap_check_int (match.winner, 1);
}

static void
test_number_of_rounds (void)
{
  begin ("targetkind=rounds target=2", 1);
  deal ();
  end_round (1, 1000, KING);
  tap_check (!match.over);
  deal ();
  end_round (0, 10, KING);
  tap_check (match.over);
  tap_check_int (match.winner, 1);
}

static void
test_copy (void)
{
  RummyMatch copy;
  RummyMove move = { .kind = RUMMY_MOVE_DRAW };

  begin ("", 1);
  deal ();
  move.seat = match.round.turn;
  rummy_match_copy (&copy, &match);
  tap_check (copy.round.rules == &copy.rules);
  tap_check_int (rummy_match_apply (&copy, &move, NULL), RUMMY_OK);
  tap_check_int (copy.round.n_stock, 24);
  tap_check_int (match.round.n_stock, 25);
}

static void
test_view (void)
{
  RummyView view;
  RummyCards hidden;

  begin ("", 1);
  deal ();
  rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_TAKE, .card = rummy_round_upcard (&match.round) }, NULL);
  rummy_view_init (&view, &match.round, 1, match.totals);

  tap_check (rummy_cards_equal (view.round.hand[0], rummy_cards_of (rummy_cards_first (view.round.shown))));
  tap_check_int (view.round.n_hand[0], 14);
  tap_check (rummy_cards_equal (view.round.hand[1], match.round.hand[1]));
  tap_check_int (rummy_cards_count (rummy_round_seen (&view.round, 0)), 1);
  for (unsigned i = 0; i < view.round.n_stock; i++)
    tap_check_int (rummy_round_stock (&view.round, i), RUMMY_CARD_HIDDEN);

  hidden = rummy_view_hidden (&view);
  tap_check_int (rummy_cards_count (hidden), 52 - 13 - 1);
  tap_check (rummy_cards_is_empty (rummy_cards_and (hidden, match.round.hand[1])));
}

static RummyRefusal
trade (unsigned seat, unsigned other)
{
  const RummyMove move = { .kind = RUMMY_MOVE_TRADE, .seat = (uint8_t) seat, .low = (uint8_t) other,
                           .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  RummyRefusal refusal = rummy_match_check (&match, &move);

  tap_check_int (rummy_match_apply (&match, &move, NULL), refusal);
  tap_check (rummy_round_check (&match.round, &move) != RUMMY_OK); /* no move of the rules */

  return refusal;
}

static void
discard (unsigned seat, RummyCard card)
{
  const RummyMove draws = { .kind = RUMMY_MOVE_DRAW, .seat = (uint8_t) seat };
  const RummyMove discards = { .kind = RUMMY_MOVE_DISCARD, .seat = (uint8_t) seat, .card = card };

  tap_check_int (rummy_match_apply (&match, &draws, NULL), RUMMY_OK);
  tap_check_int (trade (0, 1), RUMMY_REFUSED_TRADE);
  tap_check_int (rummy_match_apply (&match, &discards, NULL), RUMMY_OK);
}

static RummyCards
seen_by (unsigned seat, unsigned other)
{
  RummyView view;

  rummy_view_init (&view, &match.round, seat, match.totals);
  tap_check (rummy_cards_equal (rummy_round_seen (&view.round, other), view.round.hand[other]));
  tap_check (rummy_cards_is_empty (view.round.traded));

  return view.round.hand[other];
}

/* The hands alone change; who gave cards away knows where they are as long as they are there, and nobody else does. */
static void
test_trade (void)
{
  RummyCards first, second, third, after;
  RummyRound before;
  RummyCard card;

  begin ("players=3 deal=7/7/7/7/7/7/7", 1);
  tap_check_int (trade (0, 1), RUMMY_REFUSED_OVER);
  deal ();
  match.round.melded[0] = 30;
  before = match.round;
  first = before.hand[0];
  second = before.hand[1];
  third = before.hand[2];
  tap_check_int (trade (0, 0), RUMMY_REFUSED_MALFORMED);
  tap_check_int (trade (0, 3), RUMMY_REFUSED_MALFORMED);
  tap_check_int (trade (3, 0), RUMMY_REFUSED_MALFORMED);

  tap_check_int (trade (1, 0), RUMMY_OK);
  tap_check (rummy_cards_equal (match.round.hand[0], second));
  tap_check (rummy_cards_equal (match.round.hand[1], first));
  tap_check_int (match.round.melded[0], 30);
  tap_check_int (match.round.turn, before.turn);
  tap_check (rummy_cards_equal (match.round.shown, before.shown));
  tap_check (rummy_cards_equal (seen_by (0, 1), first));
  tap_check (rummy_cards_equal (seen_by (1, 0), second));
  tap_check (rummy_cards_is_empty (seen_by (2, 0)) && rummy_cards_is_empty (seen_by (2, 1)));
  tap_check (rummy_cards_is_empty (seen_by (RUMMY_SEAT_NONE, 0)));

  /* A card that is played is known to nobody when somebody else has drawn it. */
  card = rummy_cards_first (second);
  discard (0, card);
  after = second;
  rummy_cards_remove (&after, card);
  tap_check (rummy_cards_equal (seen_by (1, 0), after));
  tap_check (!rummy_cards_has (match.round.traded, card));
  tap_check_int (rummy_round_thrown_by (&match.round, card), 0);

  /* The knowledge goes with the cards. */
  tap_check_int (trade (1, 2), RUMMY_OK);
  tap_check (rummy_cards_equal (match.round.hand[2], first));
  tap_check (rummy_cards_equal (seen_by (0, 2), first));
  tap_check (rummy_cards_equal (seen_by (1, 2), first));
  tap_check (rummy_cards_equal (seen_by (2, 1), third));
  tap_check (rummy_cards_is_empty (seen_by (0, 1)));
}

/* Of two both know all, and what everybody knows lies open in the view of the hand's owner too. */
static void
test_trade_of_two (void)
{
  RummyView view;

  begin ("", 1);
  deal ();
  tap_check_int (trade (0, 1), RUMMY_OK);
  for (unsigned seat = 0; seat < 2; seat++) {
    rummy_view_init (&view, &match.round, seat, match.totals);
    tap_check (rummy_cards_equal (view.round.hand[0], match.round.hand[0]));
    tap_check (rummy_cards_equal (view.round.hand[1], match.round.hand[1]));
    tap_check (rummy_cards_equal (rummy_round_seen (&view.round, seat), match.round.hand[seat]));
    tap_check_int (rummy_cards_count (rummy_view_hidden (&view)), match.round.n_stock);
  }
}

/* Hands of a laid-out deck have as many cards as they were given, and those of the next round are full. */
static void
test_small_hands (void)
{
  static const uint8_t hands[RUMMY_SEATS_MAX] = { 7, 2, 1 }, large[RUMMY_SEATS_MAX] = { 8 };
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n;

  begin ("players=3 deal=7/7/7/7/7/7/7 lead=left-of-dealer firstdealer=fixed", 1);
  tap_check (!rummy_match_set_hands (&match, hands)); /* no deck */
  n = rummy_rules_deck (&match.rules, 3, deck);
  tap_check (rummy_match_set_deck (&match, deck, n));
  tap_check (!rummy_match_set_hands (&match, large));
  tap_check (rummy_match_set_hands (&match, hands));
  tap_check_int (match.hands[0], 0);
  tap_check_int (deal (), RUMMY_OK);
  tap_check_int (match.round.lead, 0);
  for (unsigned seat = 0; seat < 3; seat++)
    tap_check_int (match.round.n_hand[seat], hands[seat]);
  /* Seats 1, 2, 3, then 1, 2, then 1 alone. */
  tap_check (rummy_cards_has (match.round.hand[0], deck[0]) && rummy_cards_has (match.round.hand[0], deck[3]) &&
             rummy_cards_has (match.round.hand[0], deck[5]) && rummy_cards_has (match.round.hand[0], deck[9]));
  tap_check (rummy_cards_has (match.round.hand[1], deck[1]) && rummy_cards_has (match.round.hand[1], deck[4]));
  tap_check (rummy_cards_has (match.round.hand[2], deck[2]));
  tap_check_int (match.round.upcard, deck[10]);
  tap_check_int (match.round.n_stock, 52 - 11);
  tap_check_int (rummy_round_stock (&match.round, 0), deck[11]);
  tap_check (!rummy_match_set_hands (&match, hands)); /* too late */

  end_round (0, 10, KING);
  tap_check_int (deal (), RUMMY_OK);
  for (unsigned seat = 0; seat < 3; seat++)
    tap_check_int (match.round.n_hand[seat], 7);
}

static void
test_size (void)
{
  tap_check (sizeof (RummyRound) < 1024);
}

int
main (void)
{
  tap_run ("M-002 to M-005 the deal", test_deal);
  tap_run ("the deal of a code stays the same", test_golden_deal);
  tap_run ("M-019 M-020 M-021 C-32 who leads", test_lead);
  tap_run ("totals and rounds won", test_totals);
  tap_run ("totals far below zero", test_low_totals);
  tap_run ("M-016 C-22 500 points win", test_target);
  tap_run ("M-227 the target exceeded, by option", test_target_exceeded);
  tap_run ("M-227 equal scores play on", test_tie);
  tap_run ("M-172 best of seven rounds", test_best_of_seven);
  tap_run ("a set number of rounds", test_number_of_rounds);
  tap_run ("a copy is a match of its own", test_copy);
  tap_run ("a view shows one seat what it may know", test_view);
  tap_run ("M-112 hands are traded, and who gave them knows", test_trade);
  tap_run ("M-112 of two both know all after a trade", test_trade_of_two);
  tap_run ("A-074 hands of a laid-out deck may be smaller", test_small_hands);
  tap_run ("a round is below 1 KiB", test_size);

  return tap_done ();
}
