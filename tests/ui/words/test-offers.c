/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is offered can be done, in positions of real play of all games. */

#include "ai/bot.h"
#include "cards-fixture.h"
#include "engine/finish.h"
#include "engine/match.h"
#include "ui/words/offers.h"

/* No two are alike, and none is part of another one. */
static void
check_offers (const RummyRound *round, GPtrArray *offers, RummyCards with)
{
  for (guint i = 0; i < offers->len; i++) {
    const RummyOffer *offer = g_ptr_array_index (offers, i);
    RummyCards cards = offer->intent.move[0].cards;

    g_assert_true (rummy_intent_may_do (&offer->intent, round));
    g_assert_cmpstr (offer->words, !=, "");
    if (offer->intent.move[0].kind == RUMMY_MOVE_MELD)
      g_assert_true (rummy_cards_within (with, cards));
    for (guint k = 0; k < offers->len; k++) {
      const RummyOffer *other = g_ptr_array_index (offers, k);

      g_assert_true (i == k || offer->intent.move[0].kind != RUMMY_MOVE_MELD ||
                     other->intent.move[0].kind != RUMMY_MOVE_MELD ||
                     !rummy_cards_within (cards, other->intent.move[0].cards));
      g_assert_true (i == k || g_strcmp0 (offer->words, other->words) != 0 ||
                     round->rules->packs != 1); /* of two packs there may be the same twice */
    }
  }
}

/* All can be laid one after another, and then the turn can be ended. */
static guint
check_all (const RummyView *view)
{
  RummyRound round = view->round;
  RummyMove moves[RUMMY_PLAN_MAX];
  guint n = rummy_offers_all_melds (view, moves);

  for (guint i = 0; i < n; i++)
    g_assert_cmpint (rummy_round_apply (&round, &moves[i], NULL), ==, RUMMY_OK);
  if (round.phase != RUMMY_PHASE_OVER && round.turn == view->seat)
    g_assert_true (rummy_can_finish (&round));
  if (n == 0)
    g_assert_false (rummy_offers_has_meld (&view->round, view->seat));

  return n;
}

/* Returns the number of melds that were offered. */
static guint
play (const RummyRules *rules, guint n)
{
  guint n_melds = 0;
  RummyMatch match;
  RummyRng rng;

  rummy_rng_seed (&rng, n);
  rummy_match_init (&match, rules, n + 1, 1);
  rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
  for (guint moves = 0; match.round.phase != RUMMY_PHASE_OVER && moves < 300; moves++) {
    const RummyRound *round = &match.round;
    RummyCard card = rummy_cards_is_empty (round->hand[round->turn]) ? RUMMY_CARD_NONE
                                                                     : rummy_cards_first (round->hand[round->turn]);
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, round, round->turn, NULL);
    n_melds += check_all (&view);
    if (card != RUMMY_CARD_NONE && round->phase == RUMMY_PHASE_PLAY) {
      g_autoptr (GPtrArray) melds = rummy_offers_meld (round, round->turn, rummy_cards_of (card));
      g_autoptr (GPtrArray) meanings = rummy_offers_card (round, round->turn, card);

      check_offers (round, melds, rummy_cards_of (card));
      check_offers (round, meanings, rummy_cards_of (card));
    }
    move = rummy_bot_choose (&view, n % 2 == 0 ? RUMMY_LEVEL_RANDOM : RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  }

  return n_melds;
}

static void
test_positions (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  guint n_melds = 0;

  for (guint n = 0; n < 6 * n_presets; n++) {
    const RummyPreset *preset = &presets[n % n_presets];
    RummyRules rules;

    rummy_preset_rules (preset, preset->seats_min + (int) (n / n_presets) % 3, &rules);
    n_melds += play (&rules, n);
  }
  g_assert_cmpuint (n_melds, >, 1000);
}

/* Wild cards complete only what nothing else does. */
static void
test_wild_cards (void)
{
  static const struct {
    const char *hand, *card, *expected;
  } hands[] = {
    { "6C 7C 8C *1 2D", "6C", "Run of clubs, six to eight" },
    { "6C 7C *1 2D 9H", "6C", "Run of clubs, six to eight" }, /* or five to seven: that is asked next */
    { "6C 9H *1 2D", "6C", NULL },
  };
  RummyRules rules;
  RummyMatch match;
  char error[RUMMY_ERROR_TEXT];

  rummy_rules_init (&rules, "kaluki");
  g_assert_true (rummy_rules_read (&rules, "firstmin=0", error));
  rummy_match_init (&match, &rules, 1, 1);
  rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
  rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DRAW, .seat = match.round.turn,
                                            .card = RUMMY_CARD_NONE }, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (hands); i++) {
    RummyRound *round = &match.round;
    g_autoptr (GPtrArray) offers = NULL;

    round->hand[round->turn] = cards_of (hands[i].hand);
    round->n_hand[round->turn] = (guint8) rummy_cards_count (round->hand[round->turn]);
    offers = rummy_offers_melds (round, round->turn, cards_of (hands[i].card));
    g_assert_cmpuint (offers->len, ==, hands[i].expected != NULL);
    if (offers->len > 0)
      g_assert_cmpstr (((RummyOffer *) g_ptr_array_index (offers, 0))->words, ==, hands[i].expected);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/offers/positions", test_positions);
  g_test_add_func ("/offers/wild-cards", test_wild_cards);

  return g_test_run ();
}
