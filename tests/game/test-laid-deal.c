/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals that people lay out by hand. */

#include "play.h"

#include <string.h>

#include "game/replayed-deal.h"
#include "game/deal-code.h"
#include "game/laid-deal.h"

static void
init (RummyLaidDeal *deal, const char *preset, int players)
{
  RummyRules rules;

  memset (deal, 0, sizeof *deal);
  g_assert_true (rummy_rules_init (&rules, preset));
  rules.players = (gint16) players;
  rummy_laid_deal_set_rules (deal, &rules);
}

static void
assert_text (const RummyLaidDeal *deal, guint place, const char *expected)
{
  g_autofree char *text = rummy_laid_deal_write (deal, place);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_reads (RummyLaidDeal *deal, guint place, const char *text)
{
  g_assert_cmpint (rummy_laid_deal_read (deal, place, text, NULL), ==, RUMMY_LAID_FITS);
}

static void
assert_refused (RummyLaidDeal *deal, guint place, const char *text, RummyLaidRefusal refusal, const char *wrong)
{
  RummyLaidDeal before = *deal;
  g_autofree char *word = NULL;

  g_assert_cmpint (rummy_laid_deal_read (deal, place, text, &word), ==, refusal);
  g_assert_cmpstr (word, ==, wrong);
  g_assert_cmpmem (deal, sizeof *deal, &before, sizeof before);
}

/* The cards of the round are those that were laid out, each where it was laid. */
static void
assert_dealt (const RummyLaidDeal *deal, const RummyRound *round)
{
  guint players = (guint) deal->rules.players;

  g_assert_cmpuint (round->lead, ==, deal->lead);
  for (guint seat = 0; seat < players; seat++) {
    RummyCards hand = RUMMY_NO_CARDS;

    for (guint i = 0; i < deal->n[seat]; i++)
      rummy_cards_add (&hand, deal->cards[seat][i]);
    g_assert_true (rummy_cards_equal (round->hand[seat], hand));
  }
  if (deal->n[RUMMY_LAID_UPCARD] > 0)
    g_assert_cmpuint (round->upcard, ==, deal->cards[RUMMY_LAID_UPCARD][0]);
  g_assert_cmpuint (round->n_stock, ==, deal->n[RUMMY_LAID_STOCK]);
  for (guint i = 0; i < round->n_stock; i++)
    g_assert_cmpuint (rummy_round_stock (round, i), ==, deal->cards[RUMMY_LAID_STOCK][i]);
}

/* A file of the game gives the same one, and what is played in it is legal. */
static void
assert_kept (RummyGame *game)
{
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  g_auto (RummySavedGame) read = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RummyMatch match;
  RummyRng rng;

  rummy_rng_seed (&rng, 5);
  play_by_lot (game, &rng, 40);
  saved.record = *rummy_game_get_record (game);
  bytes = rummy_save_to_bytes (&saved);
  g_assert_true (rummy_save_from_bytes (bytes, &read, &error));
  g_assert_no_error (error);
  g_assert_true (read.seats.is_practice);
  g_assert_cmpmem (read.record.deck, read.record.n_deck, saved.record.deck, saved.record.n_deck);
  g_assert_cmpuint (rummy_record_play (&read.record, read.record.n_moves, &match, NULL), ==, saved.record.n_moves);
  sample_assert_match_equal (&match, rummy_game_get_match (game));
}

static void
assert_played (const RummyLaidDeal *deal)
{
  RummySeats seats;
  g_autoptr (RummyGame) game = NULL;
  const RummyRecord *record;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  game = rummy_laid_deal_play (deal, &seats, 77);
  g_assert_nonnull (game);
  record = rummy_game_get_record (game);
  g_assert_true (rummy_game_is_practice (game));
  g_assert_false (rummy_game_is_started (game));
  g_assert_cmpuint (record->n_moves, ==, 1);
  g_assert_cmpuint (record->n_deck, ==, rummy_rules_n_cards (&deal->rules, (guint) deal->rules.players));
  assert_dealt (deal, rummy_game_get_round (game));
  assert_kept (game);
}

/* Every game by as many as can play it, begun by each of them. */
static void
test_all (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    for (int players = presets[i].seats_min; players <= presets[i].seats_max; players++) {
      RummyLaidDeal deal;

      init (&deal, presets[i].key, players);
      rummy_laid_deal_fill (&deal, i);
      g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 0);
      for (guint seat = 0; seat < (guint) players; seat++) {
        gboolean is_fixed = deal.rules.lead == RUMMY_LEAD_ROTATES && deal.rules.first_dealer == RUMMY_DEALER_FIXED;

        g_assert_true (rummy_laid_deal_can_lead (&deal, seat) == (seat == 0 || !is_fixed));
        if (!rummy_laid_deal_can_lead (&deal, seat))
          continue;
        rummy_laid_deal_set_lead (&deal, seat);
        g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 0);
        assert_played (&deal);
      }
    }
  }
}

/* Where nobody turns a card up, who begins has one more. */
static void
test_eldest (void)
{
  RummyRules rules = play_rules ("upcard=eldest players=3");
  RummyLaidDeal deal = { .rules.players = 0 };

  rummy_laid_deal_set_rules (&deal, &rules);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, RUMMY_LAID_UPCARD), ==, 0);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, 0), ==, 8);
  rummy_laid_deal_fill (&deal, 5);
  assert_played (&deal);
  rummy_laid_deal_set_lead (&deal, 2);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, 0), ==, 7);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, 2), ==, 8);
  g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 1);
  rummy_laid_deal_fill (&deal, 6);
  assert_played (&deal);
}

/* a hand may have fewer cards, of which the rest is stock; the next round has full hands again. */
static void
test_small_hands (void)
{
  RummyLaidDeal deal;
  RummySeats seats;
  RummyRules rules;
  g_autoptr (RummyGame) game = NULL, hand = NULL, other = NULL;
  g_autofree char *text = NULL;
  RummyRound round;
  RummyRng rng;

  init (&deal, "500-rum", 3);
  assert_reads (&deal, 1, "2S 3S 4S");
  rummy_laid_deal_set_hand (&deal, 1, 2);
  assert_text (&deal, 1, "2♠ 3♠");
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, 1), ==, 2);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, RUMMY_LAID_STOCK), ==, 35);
  assert_refused (&deal, 1, "2S 3S 4S", RUMMY_LAID_FULL, "4S");
  rummy_laid_deal_set_hand (&deal, 2, 0);
  g_assert_cmpuint (rummy_laid_deal_get_hand (&deal, 2), ==, 1);
  rummy_laid_deal_fill (&deal, 5);
  for (guint lead = 0; lead < 3; lead++) {
    rummy_laid_deal_set_lead (&deal, lead);
    g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 0);
    assert_played (&deal);
  }

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  game = rummy_laid_deal_play (&deal, &seats, 77);
  round = *rummy_game_get_round (game);
  text = rummy_deal_code_text (rummy_game_get_record (game));
  g_assert_nonnull (strstr (text, "\nhands 7 2 1\n"));

  /* The hand is the same when it is played again, by other rules too. */
  hand = rummy_replayed_deal_new (game, 8);
  g_assert_cmpmem (rummy_game_get_round (hand)->hand, sizeof round.hand, round.hand, sizeof round.hand);
  rules = deal.rules;
  rules.counterclockwise = TRUE;
  other = rummy_replayed_deal_new_with (game, &rules, 8);
  g_assert_cmpmem (rummy_game_get_round (other)->hand, sizeof round.hand, round.hand, sizeof round.hand);
  g_assert_cmpuint (rummy_game_get_round (other)->n_stock, ==, round.n_stock);

  rummy_rng_seed (&rng, 5);
  while (rummy_game_get_match (game)->rounds < 2)
    play_by_lot (game, &rng, 1);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (rummy_game_get_round (game)->n_hand[seat], ==, 7);

  /* Where the rules deal less anyway it is a full hand. */
  rummy_laid_deal_set_hand (&deal, 0, 6);
  rules = deal.rules;
  rules.deal[3] = 6;
  rummy_laid_deal_set_rules (&deal, &rules);
  g_assert_cmpuint (deal.hands[0], ==, 0);
  g_assert_cmpuint (deal.hands[1], ==, 2);
  rummy_laid_deal_set_hand (&deal, 1, 6);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, RUMMY_LAID_STOCK), ==, 52 - 13 - 1);
}

/* Nothing is dealt before each card has its place. */
static void
test_places (void)
{
  RummyLaidDeal deal;
  RummyCard ace = rummy_card (0, RUMMY_SPADES, RUMMY_ACE), two = rummy_card (0, RUMMY_SPADES, 2);
  RummySeats seats;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  init (&deal, "500-rum", 3);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, 3), ==, 0);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, 2), ==, 7);
  g_assert_cmpuint (rummy_laid_deal_get_size (&deal, RUMMY_LAID_STOCK), ==, 30);
  g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 52);
  g_assert_null (rummy_laid_deal_play (&deal, &seats, 1));

  assert_reads (&deal, 1, "2S 3S 4S 5S 6S 7S 8S");
  g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 45);
  g_assert_false (rummy_laid_deal_put (&deal, 1, ace));
  g_assert_true (rummy_laid_deal_put (&deal, 1, two)); /* it is there, and becomes the last one */
  assert_text (&deal, 1, "3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 2♠");
  g_assert_true (rummy_laid_deal_put (&deal, RUMMY_LAID_UPCARD, two));
  g_assert_true (rummy_laid_deal_put (&deal, RUMMY_LAID_UPCARD, ace));
  g_assert_cmpuint (rummy_laid_deal_find (&deal, ace), ==, RUMMY_LAID_UPCARD);
  g_assert_cmpuint (rummy_laid_deal_find (&deal, two), ==, RUMMY_LAID_NOWHERE);
  assert_text (&deal, 1, "3♠ 4♠ 5♠ 6♠ 7♠ 8♠");
  rummy_laid_deal_remove (&deal, rummy_card (0, RUMMY_SPADES, 5));
  assert_text (&deal, 1, "3♠ 4♠ 6♠ 7♠ 8♠");

  rummy_laid_deal_fill (&deal, 1);
  g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 0);
  g_assert_cmpuint (rummy_laid_deal_find (&deal, ace), ==, RUMMY_LAID_UPCARD);
  rummy_laid_deal_remove (&deal, ace);
  g_assert_null (rummy_laid_deal_play (&deal, &seats, 1));
  rummy_laid_deal_clear (&deal);
  g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 52);
}

/* What people type, as it is written too. */
static void
test_text (void)
{
  RummyLaidDeal deal;

  init (&deal, "500-pagat", 4); /* with two jokers */
  assert_reads (&deal, 0, " 10h tc, QS;q♦ * A♣");
  assert_text (&deal, 0, "10♥ 10♣ Q♠ Q♦ * A♣");
  assert_reads (&deal, 0, "10♥ 10♣ Q♠ Q♦ * A♣");
  assert_text (&deal, 0, "10♥ 10♣ Q♠ Q♦ * A♣");
  assert_reads (&deal, 1, "* 10H"); /* the other joker, and a card out of the hand before */
  assert_text (&deal, 0, "10♣ Q♠ Q♦ * A♣");
  assert_text (&deal, 1, "* 10♥");

  assert_refused (&deal, 1, "2H 11H", RUMMY_LAID_NO_CARD, "11H");
  assert_refused (&deal, 1, "♥", RUMMY_LAID_NO_CARD, "♥");
  assert_refused (&deal, 1, "2H 3H 2♥", RUMMY_LAID_TWICE, "2♥");
  assert_refused (&deal, 1, "* * *", RUMMY_LAID_TWICE, "*");
  assert_refused (&deal, 1, "2H 3H 4H 5H 6H 7H 8H 9H", RUMMY_LAID_FULL, "9H");
  assert_reads (&deal, 1, "");
  assert_text (&deal, 1, "");

  init (&deal, "500-rum", 2);
  assert_refused (&deal, 0, "2H *", RUMMY_LAID_NOT_HERE, "*");
}

/* With two packs each card is there twice, and it is all one which of them is meant. */
static void
test_packs (void)
{
  RummyLaidDeal deal;

  init (&deal, "kaluki", 2);
  assert_reads (&deal, 0, "7C 7C 8C'");
  assert_text (&deal, 0, "7♣ 7♣ 8♣");
  assert_refused (&deal, 0, "7C 7C 7C", RUMMY_LAID_TWICE, "7C");
  assert_reads (&deal, 1, "8C");
  assert_text (&deal, 0, "7♣ 7♣ 8♣");

  /* Rather out of the stock than out of a hand. */
  assert_reads (&deal, 0, "9C");
  assert_reads (&deal, RUMMY_LAID_STOCK, "9C 10C");
  assert_reads (&deal, 1, "9C");
  assert_text (&deal, 0, "9♣");
  assert_text (&deal, RUMMY_LAID_STOCK, "10♣");
  assert_reads (&deal, 1, "9C 9C");
  assert_text (&deal, 0, "");
}

/* Other rules keep what they have room for. */
static void
test_rules (void)
{
  RummyLaidDeal deal;
  RummyRules rules;

  init (&deal, "500-rum", 2);
  assert_reads (&deal, 0, "AH 2H 3H 4H 5H 6H 7H 8H 9H");
  assert_reads (&deal, 1, "AS");
  assert_reads (&deal, RUMMY_LAID_UPCARD, "KS");
  rules = deal.rules;
  rules.players = 3;
  rummy_laid_deal_set_rules (&deal, &rules);
  assert_text (&deal, 0, "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥");
  assert_text (&deal, 1, "A♠");
  assert_text (&deal, RUMMY_LAID_UPCARD, "K♠");
  rummy_laid_deal_set_lead (&deal, 2);
  rules.players = 2;
  rummy_laid_deal_set_rules (&deal, &rules);
  g_assert_cmpuint (deal.lead, <, 2);

  /* A joker that the dealer gets lies nowhere. */
  init (&deal, "500-pagat", 2);
  assert_reads (&deal, 0, "* *");
  g_assert_true (rummy_rules_init (&rules, "dealers-gambit"));
  rummy_laid_deal_set_rules (&deal, &rules);
  assert_text (&deal, 0, "*");
  g_assert_cmpuint (rummy_laid_deal_count_missing (&deal), ==, 52);
}

/* No code stands for it: the text of its deals has the cards. */
static void
test_code (void)
{
  RummyLaidDeal deal;
  RummySeats seats;
  g_autoptr (RummyGame) game = NULL;
  g_autofree char *text = NULL;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  init (&deal, "500-rum", 2);
  rummy_laid_deal_fill (&deal, 3);
  game = rummy_laid_deal_play (&deal, &seats, 8);
  text = rummy_deal_code_text (rummy_game_get_record (game));
  g_assert_nonnull (strstr (text, "\ndeck "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laid-deal/places", test_places);
  g_test_add_func ("/laid-deal/small-hands", test_small_hands);
  g_test_add_func ("/laid-deal/text", test_text);
  g_test_add_func ("/laid-deal/packs", test_packs);
  g_test_add_func ("/laid-deal/rules", test_rules);
  g_test_add_func ("/laid-deal/eldest", test_eldest);
  g_test_add_func ("/laid-deal/code", test_code);
  g_test_add_func ("/laid-deal/all", test_all);

  return g_test_run ();
}
