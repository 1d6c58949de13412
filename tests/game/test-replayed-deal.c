/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The hand on the table once more, also with other rules. */

#include "play.h"

#include "game/replayed-deal.h"
#include "store/rounds.h"

/* In the second round, some moves after its deal. */
static RummyGame *
play_into (const RummyPreset *preset, int players, guint64 seed)
{
  RummyRules rules;
  RummyGame *game;
  RummyRng rng;

  rummy_rules_init (&rules, preset->key);
  rules.players = (gint16) players;
  game = rummy_game_new (&rules, seed, 3);
  rummy_rng_seed (&rng, seed);
  while (!rummy_game_get_match (game)->over && rummy_game_get_match (game)->rounds < 2)
    play_by_lot (game, &rng, 1);
  play_by_lot (game, &rng, 5);

  return game;
}

/* As it was dealt. */
static void
read_deal (RummyGame *game, RummyMatch *match)
{
  const RummyRecord *record = rummy_game_get_record (game);
  gsize n = record->n_moves;

  while (record->moves[n - 1].kind != RUMMY_MOVE_DEAL)
    n--;
  g_assert_cmpuint (rummy_record_play (record, n, match, NULL), ==, n);
}

static void
assert_practice (RummyGame *game)
{
  g_assert_true (rummy_game_is_practice (game));
  g_assert_false (rummy_game_is_started (game));
  g_assert_false (rummy_game_get_shown (game, 1));
}

static void
finish_round (RummyGame *game, guint64 seed)
{
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
}

/* Whoever sat at a seat sits at the next one, where the same cards are. */
static void
test_turned (void)
{
  g_autoptr (RummyGame) game = play_into (rummy_preset_find ("500-rum"), 3, 4);
  g_autoptr (RummyGame) turned = NULL, other = play_into (rummy_preset_find ("500-rum"), 3, 5);
  RummyMatch before, after;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_level (game, 2, RUMMY_LEVEL_EXPERT);
  rummy_game_set_name (game, 0, "Zoë");
  turned = rummy_replayed_deal_new_turned (game, 99);
  assert_practice (turned);
  g_assert_cmpstr (rummy_game_get_seats (turned)->name[1], ==, "Zoë");
  g_assert_cmpint (rummy_game_get_level (turned, 1), ==, rummy_game_get_level (game, 0));
  g_assert_cmpint (rummy_game_get_level (turned, 2), ==, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (rummy_game_get_level (turned, 0), ==, RUMMY_LEVEL_EXPERT);
  g_assert_cmpuint (rummy_seats_default_name_seat (rummy_game_get_seats (turned)->name[2], 2), ==, 1);
  read_deal (game, &before);
  read_deal (turned, &after);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (rummy_cards_equal (before.round.hand[seat], after.round.hand[seat]));

  /* Of both games only this round counts: those before it are the same. */
  finish_round (game, 1);
  g_assert_cmpuint (rummy_replayed_deal_compare (turned, 1, game, 0).n_rounds, ==, 0);
  finish_round (turned, 2);
  g_assert_cmpuint (rummy_replayed_deal_compare (turned, 1, game, 0).n_rounds, ==, 1);
  g_assert_cmpint (rummy_replayed_deal_compare (turned, 1, game, 0).own, ==,
                   rummy_round_score (rummy_game_get_round (turned), 1));
  g_assert_cmpint (rummy_replayed_deal_compare (turned, 1, game, 0).other, ==,
                   rummy_round_score (rummy_game_get_round (game), 1));
  finish_round (other, 3);
  g_assert_cmpuint (rummy_replayed_deal_compare (turned, 1, other, 0).n_rounds, ==, 0);
}

/* The rounds from the first one on, as the score sheet has them. */
static void
sum_rounds (RummyGame *game, guint n_rounds, int sums[RUMMY_SEATS_MAX])
{
  g_autoptr (GArray) rounds = rummy_rounds_of_record (rummy_game_get_record (game));

  for (guint i = 0; i < n_rounds; i++) {
    for (guint seat = 0; seat < 2; seat++)
      sums[seat] += g_array_index (rounds, RummyRoundResult, i).score[seat];
  }
}

/* All rounds of a game are dealt again with the places changed, and what the seats made with the same cards is told. */
static void
test_turned_game (void)
{
  g_autoptr (RummyGame) game = play_game ("target=900", 4), turned = NULL;
  int before[RUMMY_SEATS_MAX] = { 0 }, now[RUMMY_SEATS_MAX] = { 0 };
  RummyReplayedDealResult result;
  guint n_rounds;
  RummyRng rng;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  rummy_rng_seed (&rng, 1);
  play_by_lot (game, &rng, G_MAXUINT);
  g_assert_true (rummy_game_get_match (game)->over);
  rummy_game_add_hint (game, 0);

  turned = rummy_replayed_deal_new_match (game);
  assert_practice (turned);
  g_assert_cmpint (rummy_game_get_level (turned, 0), ==, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (rummy_game_get_level (turned, 1), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpuint (rummy_game_get_hints (turned, 1), ==, 0);
  g_assert_cmpuint (rummy_game_get_record (turned)->n_moves, ==, 1);
  result = rummy_replayed_deal_compare (turned, 1, game, 0);
  g_assert_cmpuint (result.n_rounds, ==, 0);

  rummy_rng_seed (&rng, 2);
  play_by_lot (turned, &rng, G_MAXUINT);
  n_rounds = MIN (rummy_game_get_match (game)->rounds, rummy_game_get_match (turned)->rounds);
  g_assert_cmpuint (n_rounds, >, 2);
  sum_rounds (game, n_rounds, before);
  sum_rounds (turned, n_rounds, now);
  g_assert_cmpint (now[1], !=, before[1]);
  result = rummy_replayed_deal_compare (turned, 1, game, 0);
  g_assert_cmpuint (result.n_rounds, ==, n_rounds);
  g_assert_cmpint (result.own, ==, now[1]);
  g_assert_cmpint (result.other, ==, before[1]);
  g_assert_cmpint (result.own_before, ==, before[0]);
  g_assert_cmpint (result.other_now, ==, now[0]);
}

/* Where who has won deals, and so the other one leads, the seats may have other cards: such rounds do not count. */
static void
test_other_leads (void)
{
  guint n_rounds = 0, n_alike = 0;

  for (guint64 seed = 1; seed <= 6; seed++) {
    g_autoptr (RummyGame) game = play_game ("nextdealer=winner lead=left-of-dealer target=900", seed), turned = NULL;
    RummyRng rng;

    rummy_rng_seed (&rng, seed);
    play_by_lot (game, &rng, G_MAXUINT);
    turned = rummy_replayed_deal_new_match (game);
    rummy_rng_seed (&rng, seed + 10);
    play_by_lot (turned, &rng, G_MAXUINT);
    n_alike += rummy_replayed_deal_compare (turned, 1, game, 0).n_rounds;
    n_rounds += MIN (rummy_game_get_match (game)->rounds, rummy_game_get_match (turned)->rounds);
  }
  g_assert_cmpuint (n_alike, >, 6);
  g_assert_cmpuint (n_alike, <, n_rounds);
}

static void
test_hand (void)
{
  g_autoptr (RummyGame) game = play_into (rummy_preset_find ("500-rum"), 3, 4);
  g_autoptr (RummyGame) again = NULL;
  RummyMatch deal;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_name (game, 0, "Zoë");
  rummy_game_set_shown (game, 1, TRUE);
  again = rummy_replayed_deal_new (game, 99);
  read_deal (game, &deal);
  sample_assert_match_equal (rummy_game_get_match (again), &deal);
  g_assert_cmpuint (rummy_game_get_match (again)->rounds, ==, 2);
  g_assert_cmpuint (rummy_game_get_record (again)->later_from, ==, 3);
  g_assert_cmpstr (rummy_game_get_seats (again)->name[0], ==, "Zoë");
  g_assert_cmpint (rummy_game_get_level (again, 1), ==, RUMMY_LEVEL_AVERAGE);
  assert_practice (again);
}

static void
assert_same_hands (const RummyMatch *deal, const RummyMatch *again, gboolean *is_lead)
{
  const RummyRound *a = &deal->round, *b = &again->round;
  guint players = (guint) deal->rules.players;
  RummyCards all_a = RUMMY_NO_CARDS, all_b = RUMMY_NO_CARDS;

  *is_lead = a->lead == b->lead;
  for (guint seat = 0; seat < players; seat++) {
    /* The eldest has the card besides that others turn up. */
    if (!deal->rules.upcard && !again->rules.upcard)
      g_assert_true (rummy_cards_equal (a->hand[seat], b->hand[seat]));
    all_a = rummy_cards_or (all_a, a->hand[seat]);
    all_b = rummy_cards_or (all_b, b->hand[seat]);
  }
  if (a->upcard != RUMMY_CARD_NONE)
    rummy_cards_add (&all_a, a->upcard);
  if (b->upcard != RUMMY_CARD_NONE)
    rummy_cards_add (&all_b, b->upcard);
  g_assert_true (rummy_cards_equal (all_a, all_b));

  for (guint i = 0; i < MIN (a->n_stock, b->n_stock); i++)
    g_assert_cmpuint (rummy_round_stock (a, i), ==, rummy_round_stock (b, i));
}

/* What was given up is what is told, and nothing else. */
static void
assert_changes (const RummyRules *rules, const RummyPreset *preset, const RummyRules *dealt,
                RummyReplayedDealChanges changes)
{
  RummyRules expected;
  guint players = (guint) dealt->players;
  char text[RUMMY_RULES_TEXT], expected_text[RUMMY_RULES_TEXT];

  rummy_rules_init (&expected, preset->key);
  expected.players = dealt->players;
  g_assert_true (!(changes & RUMMY_REPLAYED_DEAL_PACKS) ==
                 (rummy_rules_packs (&expected, players) == rummy_rules_packs (dealt, players)));
  g_assert_true (!(changes & RUMMY_REPLAYED_DEAL_JOKERS) == (expected.jokers == dealt->jokers));
  g_assert_true (!(changes & RUMMY_REPLAYED_DEAL_DEAL) ==
                 (rummy_rules_hand_size (&expected, players) == rummy_rules_hand_size (dealt, players)));
  if (changes & RUMMY_REPLAYED_DEAL_PACKS)
    expected.packs = (gint16) rummy_rules_packs (dealt, players);
  if (changes & RUMMY_REPLAYED_DEAL_JOKERS)
    expected.jokers = dealt->jokers;
  if (changes & RUMMY_REPLAYED_DEAL_DEAL)
    expected.deal[players] = (gint16) rummy_rules_hand_size (dealt, players);
  rummy_rules_write (rules, text, sizeof text);
  rummy_rules_write (&expected, expected_text, sizeof expected_text);
  g_assert_cmpstr (text, ==, expected_text);
}

/* Every game with the hand of every other one, or the reason why not. */
static void
test_all (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  guint n_fits[RUMMY_REPLAYED_DEAL_CARDS + 1] = { 0 }, n_leads = 0;

  for (size_t i = 0; i < n_presets; i++) {
    g_autoptr (RummyGame) game = play_into (&presets[i], presets[i].seats_max, i + 1);
    const RummyMatch *match = rummy_game_get_match (game);
    RummyMatch deal;

    read_deal (game, &deal);
    for (size_t j = 0; j < n_presets; j++) {
      g_autoptr (RummyGame) again = NULL;
      RummyReplayedDealChanges changes;
      RummyRules rules;
      RummyReplayedDealFit fit = rummy_replayed_deal_fit (game, &presets[j], &rules, &changes);
      gboolean is_lead;

      g_test_message ("%s as %s: %d", presets[i].key, presets[j].key, fit);
      n_fits[fit]++;
      g_assert_true ((fit == RUMMY_REPLAYED_DEAL_FEW) == (match->rules.players < presets[j].seats_min));
      g_assert_true ((fit == RUMMY_REPLAYED_DEAL_MANY) == (match->rules.players > presets[j].seats_max));
      if (i == j)
        g_assert_true (fit == RUMMY_REPLAYED_DEAL_OUT || (fit == RUMMY_REPLAYED_DEAL_FITS && changes == 0));
      if (fit != RUMMY_REPLAYED_DEAL_FITS)
        continue;

      assert_changes (&rules, &presets[j], &match->rules, changes);
      again = rummy_replayed_deal_new_with (game, &rules, 99);
      assert_practice (again);
      g_assert_cmpuint (rummy_game_get_match (again)->rounds, ==, 1);
      g_assert_cmpuint (rummy_game_get_match (again)->seed, !=, match->seed);
      assert_same_hands (&deal, rummy_game_get_match (again), &is_lead);
      /* Where seat 1 always leads the first round, nobody else can. */
      n_leads += is_lead || (rules.lead == RUMMY_LEAD_ROTATES && rules.first_dealer == RUMMY_DEALER_FIXED);
    }
  }
  g_assert_cmpuint (n_leads, ==, n_fits[RUMMY_REPLAYED_DEAL_FITS]);
  for (guint i = 0; i < G_N_ELEMENTS (n_fits); i++)
    g_test_message ("fit %u: %u", i, n_fits[i]);
}

/* Where play goes the other way round the deal does too, and each seat has its cards all the same. */
static void
test_other_way (void)
{
  g_autoptr (RummyGame) game = play_game ("players=4 anticlockwise=yes", 8);
  g_autoptr (RummyGame) again = NULL;
  RummyReplayedDealChanges changes;
  RummyRules rules;
  gboolean is_lead;

  rummy_game_deal (game);
  g_assert_cmpint (rummy_replayed_deal_fit (game, rummy_preset_find ("500-rum"), &rules, &changes), ==,
                   RUMMY_REPLAYED_DEAL_FITS);
  again = rummy_replayed_deal_new_with (game, &rules, 99);
  assert_same_hands (rummy_game_get_match (game), rummy_game_get_match (again), &is_lead);
}

/* Each refusal has its reason. */
static void
test_refusals (void)
{
  static const struct {
    const char *dealt, *preset;
    int players;
    RummyReplayedDealFit fit;
  } rows[] = {
    { "500-rum", "500-partnership", 2, RUMMY_REPLAYED_DEAL_FEW },
    { "500-rum", "gin", 3, RUMMY_REPLAYED_DEAL_MANY },
    { "500-rum", "dealers-gambit", 2, RUMMY_REPLAYED_DEAL_JOKER },
    { "500-rum", "kaluki", 2, RUMMY_REPLAYED_DEAL_NO_JOKERS }, /* nothing to swap */
    { "dealers-gambit", "kaluki-british", 6, RUMMY_REPLAYED_DEAL_CARDS },
    { "kaluki", "gin-classic", 2, RUMMY_REPLAYED_DEAL_FITS },
    { "gin", "500-rum", 2, RUMMY_REPLAYED_DEAL_FITS },
    { "kaluki", "500-rum", 2, RUMMY_REPLAYED_DEAL_FITS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (RummyGame) game = play_into (rummy_preset_find (rows[i].dealt), rows[i].players, 9);
    RummyReplayedDealChanges changes;
    RummyRules rules;

    g_test_message ("%s as %s", rows[i].dealt, rows[i].preset);
    g_assert_cmpint (rummy_replayed_deal_fit (game, rummy_preset_find (rows[i].preset), &rules, &changes), ==,
                     rows[i].fit);
  }
}

/* Where somebody is out already the others have more cards than there would be. */
static void
test_out (void)
{
  guint n_out = 0;

  for (guint64 seed = 1; seed < 50 && n_out == 0; seed++) {
    RummyRules rules;
    g_autoptr (RummyGame) game = NULL;
    RummyRng rng;

    rummy_rules_init (&rules, "kaluki-british");
    rules.players = 3;
    game = rummy_game_new (&rules, seed, 1);
    rummy_rng_seed (&rng, seed);
    while (!rummy_game_get_match (game)->over && n_out == 0) {
      RummyReplayedDealChanges changes;
      RummyRules again;

      play_by_lot (game, &rng, 1);
      if (rummy_game_get_match (game)->knocked_out == 0 || rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
        continue;
      g_assert_cmpint (rummy_replayed_deal_fit (game, rummy_preset_find ("kaluki-british"), &again, &changes), ==,
                       RUMMY_REPLAYED_DEAL_OUT);
      n_out++;
    }
  }
  g_assert_cmpuint (n_out, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/replayed-deal/hand", test_hand);
  g_test_add_func ("/replayed-deal/turned", test_turned);
  g_test_add_func ("/replayed-deal/turned-game", test_turned_game);
  g_test_add_func ("/replayed-deal/other-leads", test_other_leads);
  g_test_add_func ("/replayed-deal/all", test_all);
  g_test_add_func ("/replayed-deal/other-way", test_other_way);
  g_test_add_func ("/replayed-deal/out", test_out);
  g_test_add_func ("/replayed-deal/refusals", test_refusals);

  return g_test_run ();
}
