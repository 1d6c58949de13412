/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person is advised, and the figures that go with it. */

#include "ai/analysis.h"

#include "position.h"
#include "tools/probe.h"
#include "tap.h"

#include <string.h>

#define EVERY 7 /* positions of a round that are looked at */

static RummyCards
cards_of (const char *text)
{
  RummyCards cards = RUMMY_NO_CARDS;

  tap_check (rummy_cards_from_text (text, &cards));

  return cards;
}

static RummyCard
card_of (const char *text)
{
  return rummy_cards_first (cards_of (text));
}

static void
advise (const Position *position, RummyAnalysis *analysis)
{
  static RummyRules rules; /* outlives what the advice has of it */
  RummyRound round;
  RummyView view;

  position_make (position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_analysis_init (analysis, &view, NULL);
}

static const RummyOption *
find (const RummyAnalysis *analysis, RummyMoveKind kind, RummyCard discard)
{
  for (unsigned i = 0; i < analysis->n; i++) {
    if (analysis->option[i].line.move[0].kind == kind && analysis->option[i].discard == discard)
      return &analysis->option[i];
  }

  return NULL;
}

static bool
same_advice (const RummyAnalysis *a, const RummyAnalysis *b)
{
  bool same = a->n == b->n && a->n_deals == b->n_deals;

  for (unsigned i = 0; same && i < a->n; i++) {
    const RummyOption *left = &a->option[i], *right = &b->option[i];

    same = left->line.n == right->line.n && left->points == right->points && left->left == right->left &&
           left->n_fed == right->n_fed && left->is_suggested == right->is_suggested &&
           left->discard == right->discard && rummy_cards_equal (left->completes, right->completes) &&
           left->result.n == right->result.n && left->result.sum == right->result.sum;
    for (unsigned k = 0; same && k < left->line.n; k++)
      same = left->line.move[k].kind == right->line.move[k].kind &&
             left->line.move[k].card == right->line.move[k].card &&
             rummy_cards_equal (left->line.move[k].cards, right->line.move[k].cards);
  }

  return same;
}

static void
check_position (const RummyRound *round, RummyRng *rng)
{
  static RummyAnalysis analysis, blind;
  const RummyOption *suggested;
  RummyRound other = *round;
  RummyView view;

  rummy_view_init (&view, round, round->turn, NULL);
  rummy_analysis_init (&analysis, &view, NULL);
  tap_check (analysis.n > 0);
  suggested = rummy_analysis_suggested (&analysis);
  tap_check (suggested != NULL);
  for (unsigned i = 0; i < analysis.n; i++)
    tap_check_int (rummy_round_check (round, &analysis.option[i].line.move[0]), RUMMY_OK);

  rummy_probe_exchange (&other, round->turn, rng);
  rummy_view_init (&view, &other, round->turn, NULL);
  rummy_analysis_init (&blind, &view, NULL);
  if (analysis.n_wanted) {
    tap_check (rummy_analysis_think (&analysis, 2, NULL));
    tap_check (rummy_analysis_think (&blind, 2, NULL));
    for (unsigned i = 1; i < analysis.n; i++)
      tap_check (rummy_tally_mean (&analysis.option[i - 1].result) >= rummy_tally_mean (&analysis.option[i].result));
  }
  tap_check (same_advice (&analysis, &blind));
}

/* In every game, all along a round: what is advised is legal, and the same whatever the hidden cards are. */
static void
test_presets (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  RummyRng rng;

  rummy_rng_seed (&rng, 31);
  for (size_t i = 0; i < n_presets; i++) {
    RummyCard deck[RUMMY_CARDS_MAX];
    RummyRules rules;
    RummyRound round;

    rummy_rules_init (&rules, presets[i].key);
    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, (unsigned) rules.players, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    for (unsigned n = 0; round.phase != RUMMY_PHASE_OVER && n < 120 && !tap_case_failed; n++) {
      RummyView view;
      RummyMove move;

      if (n % EVERY == 0)
        check_position (&round, &rng);
      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, n % 3 ? RUMMY_LEVEL_AVERAGE : RUMMY_LEVEL_RANDOM, &rng, NULL);
      rummy_round_apply (&round, &move, NULL);
    }
    if (tap_case_failed)
      tap_fail (__FILE__, __LINE__, "in %s", presets[i].key);
  }
}

/* Seven, eight and nine of hearts, two kings, and loose cards: the figures of a discard can be counted by hand. */
static void
test_figures (void)
{
  const Position position = {
    .hand = { "7H 8H 9H KC KD 2S", "7" }, .pile = "4D", .meld = { "JS QS KS" }, .stock = "20", .drawn = true,
  };
  static RummyAnalysis analysis;
  const RummyOption *option;
  RummyCards expected;

  advise (&position, &analysis);
  option = find (&analysis, RUMMY_MOVE_MELD, card_of ("2S"));
  tap_check (option != NULL);
  if (option == NULL)
    return;
  tap_check_int (option->points, 24);
  tap_check_int (option->left, 20);
  tap_check_int ((int) option->n_left, 2);
  /* The third king lies in the run of spades. */
  expected = cards_of ("KH 6H TH TS AS");
  tap_check (rummy_cards_equal (option->completes, expected));
  tap_check_int ((int) rummy_cards_count (analysis.hidden), 52 - 6 - 1 - 3);
}

/* The next player surely has what makes a meld with one card, and nothing that goes with another. */
static void
test_danger (void)
{
  const Position position = {
    .hand = { "5C 9D 2S KH", "5D 5H" }, .seen = "5D 5H", .pile = "JC", .stock = "20", .drawn = true,
  };
  static RummyAnalysis analysis;
  const RummyOption *five, *nine;

  advise (&position, &analysis);
  five = find (&analysis, RUMMY_MOVE_DISCARD, card_of ("5C"));
  nine = find (&analysis, RUMMY_MOVE_DISCARD, card_of ("9D"));
  tap_check (nine != NULL);
  if (five)
    tap_check_int ((int) five->n_fed, RUMMY_ANALYSIS_DEALS);
  if (nine)
    tap_check_int ((int) nine->n_fed, 0);
}

/* A take is told with what it is for. */
static void
test_take (void)
{
  const Position position = { .hand = { "7H 8H KC 2D 4S", "7" }, .pile = "9H JC", .stock = "20" };
  static RummyAnalysis analysis;
  const RummyOption *take = NULL;

  advise (&position, &analysis);
  for (unsigned i = 0; i < analysis.n; i++) {
    if (analysis.option[i].line.move[0].card == card_of ("9H"))
      take = &analysis.option[i];
  }
  tap_check (take != NULL);
  if (take == NULL)
    return;
  tap_check (take->line.n >= 3);
  tap_check_int (take->line.move[1].kind, RUMMY_MOVE_MELD);
  tap_check_int (take->line.move[take->line.n - 1].kind, RUMMY_MOVE_DISCARD);
  tap_check_int (take->points, 24);
}

/* Who can go out now, or keep five tens in the hand, knows what is better. */
static void
test_result (void)
{
  const Position position = {
    .hand = { "7H 8H 9H KC", "7" }, .pile = "4D", .stock = "20", .drawn = true,
  };
  static RummyAnalysis analysis;

  advise (&position, &analysis);
  tap_check (rummy_analysis_think (&analysis, 48, NULL));
  tap_check_int (analysis.option[0].line.move[0].kind, RUMMY_MOVE_MELD);
  tap_check_int ((int) analysis.option[0].n_left, 0);
  tap_check (rummy_tally_mean (&analysis.option[0].result) > 24);
  tap_check (rummy_tally_spread (&analysis.option[0].result) > 0);
}

/* How far the mean may be off: less, the more deals were played, and nothing where all ended alike. */
static void
test_doubt (void)
{
  const Position position = {
    .hand = { "7H 8H 9H KC", "7" }, .pile = "4D", .stock = "20", .drawn = true,
  };
  RummyOption sure = { .result = { .n = 64, .sum = -28 * 64, .squares = 28 * 28 * 64 } };
  static RummyAnalysis analysis;
  double few;

  advise (&position, &analysis);
  tap_check (analysis.n_wanted >= 256);
  tap_check (rummy_analysis_think (&analysis, 64, NULL));
  few = rummy_analysis_doubt (&analysis.option[0]);
  tap_check (few > 0);
  tap_check (few < 2 * rummy_tally_spread (&analysis.option[0].result) / 7.8);
  tap_check (rummy_analysis_think (&analysis, 192, NULL));
  tap_check (rummy_analysis_doubt (&analysis.option[0]) < 0.7 * few);
  tap_check (rummy_analysis_doubt (&sure) == 0);
}

static void
advise_at (const Position *position, int32_t own, int32_t other, RummyAnalysis *analysis)
{
  static RummyRules rules;
  RummyRound round;
  RummyView view;

  position_make (position, &rules, &round);
  rummy_view_init (&view, &round, 0, (const int32_t[RUMMY_SEATS_MAX]) { own, other });
  rummy_analysis_init (analysis, &view, NULL);
}

/* Near the end of the game its totals count: choices are ranked by the chance to win it. */
static void
test_game (void)
{
  const Position position = { .hand = { "7H 8H 9H KC", "7" }, .pile = "4D", .stock = "20", .drawn = true };
  static RummyAnalysis analysis;

  advise_at (&position, 200, 100, &analysis);
  tap_check (!analysis.is_game);

  /* Going out wins at once, and is suggested as soon as all deals were played. */
  advise_at (&position, 480, 100, &analysis);
  tap_check (analysis.is_game);
  tap_check (rummy_analysis_think (&analysis, analysis.n_wanted, NULL));
  tap_check_int ((int) analysis.option[0].n_left, 0);
  tap_check (rummy_analysis_suggested (&analysis) == &analysis.option[0]);
  tap_check (rummy_analysis_chance (&analysis, &analysis.option[0]) > 0.999);
  for (unsigned i = 1; i < analysis.n; i++) {
    double chance = rummy_analysis_chance (&analysis, &analysis.option[i]);

    tap_check (chance >= 0 && chance <= 1);
    tap_check (!analysis.option[i].is_suggested);
  }

  /* The same cards, and next to no hope. */
  advise_at (&position, 0, 495, &analysis);
  tap_check (analysis.is_game);
  tap_check (rummy_analysis_think (&analysis, 48, NULL));
  tap_check (rummy_analysis_chance (&analysis, &analysis.option[0]) < 0.2);
}

/* Moves that are asked about are among the choices. */
static void
test_own (void)
{
  const Position position = {
    .hand = { "7H 8H 9H KC", "7" }, .pile = "4D", .stock = "20", .drawn = true,
  };
  RummyLine own = { .n = 1 };
  static RummyAnalysis analysis;
  RummyRules rules;
  RummyRound round;
  RummyView view;

  position_make (&position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  own.move[0] = (RummyMove) { .kind = RUMMY_MOVE_DISCARD, .card = card_of ("8H"), .meld = RUMMY_MELD_NONE };
  rummy_analysis_init (&analysis, &view, &own);
  tap_check (rummy_analysis_own (&analysis) != NULL);
  if (rummy_analysis_own (&analysis) == NULL)
    return;
  tap_check_int (rummy_analysis_own (&analysis)->discard, card_of ("8H"));
  tap_check (!rummy_analysis_own (&analysis)->is_suggested);
  tap_check (rummy_analysis_think (&analysis, 32, NULL));
  tap_check (!analysis.option[0].is_own);
}

/* Bait from the midst of a run that is held, thrown to take the pile with it later, is not worth more than a king. */
static void
test_bait (void)
{
  const Position position = { .hand = { "7H 8H 9H KC KD", "13" }, .pile = "4D", .drawn = true };
  RummyLine own = { .n = 1 };
  static RummyAnalysis analysis;
  RummyRules rules;
  RummyRound round;
  RummyView view;

  position_make (&position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  own.move[0] = (RummyMove) { .kind = RUMMY_MOVE_DISCARD, .card = card_of ("8H"), .meld = RUMMY_MELD_NONE };
  rummy_analysis_init (&analysis, &view, &own);
  tap_check (rummy_analysis_think (&analysis, 256, NULL));
  tap_check_int (rummy_card_rank (analysis.option[0].discard), RUMMY_KING);
  tap_check (rummy_analysis_loss (&analysis) > 10);
}

/* What is suggested is what looks best without the deals, until all of them were played on: then what they tell. */
static void
test_suggested (void)
{
  const Position position = { .hand = { "7H 8H 9H KC", "7" }, .pile = "4D", .stock = "20", .drawn = true };
  static RummyAnalysis analysis;

  advise (&position, &analysis);
  tap_check (analysis.n > 1);
  tap_check (rummy_analysis_suggested (&analysis) == &analysis.option[0]);
  tap_check (rummy_analysis_think (&analysis, analysis.n_wanted / 2, NULL));
  for (unsigned i = 0; i < analysis.n; i++)
    analysis.option[i].is_suggested = i + 1 == analysis.n;
  tap_check (rummy_analysis_think (&analysis, analysis.n_wanted / 2 - 1, NULL));
  tap_check (rummy_analysis_suggested (&analysis) != &analysis.option[0]);
  tap_check (rummy_analysis_think (&analysis, 1, NULL));
  tap_check (rummy_analysis_suggested (&analysis) == &analysis.option[0]);
  tap_check (rummy_analysis_loss (&analysis) == 0);
}

static void
test_stop (void)
{
  const Position position = { .hand = { "7H 8H KC 2D 4S", "7" }, .pile = "9H JC", .stock = "20" };
  const atomic_bool stop = true;
  static RummyAnalysis analysis;

  advise (&position, &analysis);
  tap_check (!rummy_analysis_think (&analysis, 16, &(RummyLimits) { .stop = &stop }));
  tap_check_int ((int) analysis.n_deals, 0);
}

static void
test_melds (void)
{
  const struct {
    Position position;
    unsigned n;
    int points;
    const char *rest;
  } rows[] = {
    { { .hand = { "7H 8H 9H TS KC 2D", "7" }, .pile = "4D", .meld = { "JS QS KS" }, .drawn = true }, 2, 34, "KC 2D" },
    /* Nor does it wait for the card that begins the turn. */
    { { .hand = { "7H 8H 9H TS KC 2D", "7" }, .pile = "4D", .meld = { "JS QS KS" } }, 2, 34, "KC 2D" },
    { { .hand = { "7H 8C 9H TS KC 2D", "7" }, .pile = "4D", .drawn = true }, 0, 0, "7H 8C 9H TS KC 2D" },
    { { .rules = "meldwhen=knock", .hand = { "7H 8H 9H TS KC 2D", "7" }, .pile = "4D", .drawn = true }, 1, 24,
      "TS KC 2D" },
  };

  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
    RummyRules rules;
    RummyRound round;
    RummyView view;
    RummyPlan plan;

    position_make (&rows[i].position, &rules, &round);
    rummy_view_init (&view, &round, 0, NULL);
    rummy_analysis_melds (&view, &plan);
    tap_check_int ((int) plan.n, (int) rows[i].n);
    tap_check_int (plan.points, rows[i].points);
    tap_check (rummy_cards_equal (plan.rest, cards_of (rows[i].rest)));
  }
}

/* After a knock all that stays in the hand counts: what can still be laid, on melds of others too, is told as a choice
 * and as the best melds, and each outcome once. */
static void
test_after_knock (void)
{
  const Position position = {
    .rules = "meldwhen=knock pickup=top mustuse=no freeup=yes mustdisc=yes scoring=knock ace=low acehand=1 acelowv=1 "
             "v29=pips vcourt=10 kbonus=0 oppmeld=knock-own knock=10 ubonus=25 ginbonus=25",
    .hand = { "AC 2C 3C 6C 7C 2D 5S 3H 7H QH", "1" }, .pile = "4D", .meld = { "3D 4D 5D", "6S 7S 8S" },
  };
  static RummyAnalysis analysis;
  unsigned n_passes = 0;
  RummyRules rules;
  RummyRound round;
  RummyView view;
  RummyPlan plan;

  position_make (&position, &rules, &round);
  round.phase = RUMMY_PHASE_LAYOFF;
  round.end = RUMMY_END_KNOCK;
  round.out = 1;
  round.waiting = 1;
  rummy_view_init (&view, &round, 0, NULL);
  tap_check_int (rummy_round_hand_points (&round, 0), 46);

  rummy_analysis_melds (&view, &plan);
  tap_check_int ((int) plan.n, 3);
  tap_check (rummy_cards_equal (plan.rest, cards_of ("6C 7C 3H 7H QH")));

  rummy_analysis_init (&analysis, &view, NULL);
  for (unsigned i = 0; i < analysis.n; i++) {
    tap_check (analysis.option[i].is_last);
    n_passes += analysis.option[i].line.move[0].kind == RUMMY_MOVE_PASS;
    tap_check_int (analysis.option[i].left, analysis.option[i].line.move[0].kind == RUMMY_MOVE_PASS ? 46 : 33);
  }
  tap_check_int ((int) n_passes, 1);
  tap_check_int ((int) analysis.n, 2);
}

/* Where one meld must be laid the choice is what to discard with it, with jokers in the game too; and it is told
 * whether something was left out. */
static void
test_all_choices (void)
{
  const Position position = {
    .rules = "firstmin=30 jokers=2 v29=5 acelowv=5", .hand = { "8C 8D 8H AH 2H 3H 4D KS AC", "5" }, .pile = "JC",
    .drawn = true,
  };
  const char *const discards[] = { "4D", "KS", "AC" };
  RummyMove eights = { .kind = RUMMY_MOVE_MELD, .meld = RUMMY_MELD_NONE, .cards = cards_of ("8C 8D 8H") };
  static RummyAnalysis analysis;
  RummyRules rules;
  RummyRound round;
  RummyView view;

  position_make (&position, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_analysis_init (&analysis, &view, NULL);
  tap_check (analysis.is_part);
  for (unsigned i = 0; i < analysis.n; i++)
    tap_check_int (analysis.option[i].minimum, analysis.option[i].points > 0 ? 0 : 30);

  tap_check_int (rummy_round_apply (&round, &eights, NULL), RUMMY_OK);
  tap_check (round.first_open);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_analysis_init (&analysis, &view, NULL);
  tap_check_int ((int) analysis.n, 3);
  tap_check (analysis.n_wanted > 0);
  for (unsigned i = 0; i < 3; i++)
    tap_check (find (&analysis, RUMMY_MOVE_MELD, card_of (discards[i])) != NULL);
  tap_check (!analysis.is_part);
}

/* What was seen is certain, what was not is shared among hands and stock, and it is the same whatever is there. */
static void
test_belief (void)
{
  const Position position = {
    .hand = { "5C 9D 2S KH", "5" }, .pile = "JC", .stock = "20", .drawn = true,
  };
  static RummyBelief belief, blind;
  RummyRules rules;
  RummyRound round;
  RummyView view;
  RummyRng rng;
  RummyCard seen;
  double n = 0;

  rummy_rng_seed (&rng, 3);
  position_make (&position, &rules, &round);
  round.turns = 2;
  seen = rummy_cards_first (round.hand[1]);
  rummy_cards_add (&round.shown, seen);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_analysis_believe (&view, &belief);
  tap_check_int ((int) rummy_belief_percent (&belief, 1, seen), 100);
  tap_check (!rummy_cards_has (belief.cards, card_of ("5C")));
  tap_check (!rummy_cards_has (belief.cards, card_of ("JC")));
  RUMMY_CARDS_EACH (card, belief.cards) {
    tap_check ((double) belief.in_hand[1][card] <= 1.001);
    n += (double) belief.in_hand[1][card];
  }
  tap_check (n > 4.99 && n < 5.01);

  rummy_probe_exchange (&round, 0, &rng);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_analysis_believe (&view, &blind);
  tap_check (memcmp (&belief, &blind, sizeof belief) == 0);
}

/* By a quarter more than any; where nearly all that is unseen is in a hand, what is hardly anywhere else. */
static void
test_stands_out (void)
{
  static const struct { float even, in_hand; bool stands_out; } cases[] = {
    { 0.2f, 0.24f, false }, { 0.2f, 0.26f, true }, { 0.2f, 1, true }, { 0.8f, 0.89f, false },
    { 0.8f, 0.91f, true }, { 0.9f, 0.9f, false }, { 1, 1, true },
  };
  static RummyBelief belief;

  for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
    belief.even[1] = cases[i].even;
    belief.in_hand[1][7] = cases[i].in_hand;
    tap_check_int (rummy_belief_stands_out (&belief, 1, 7), cases[i].stands_out);
  }
}

/* Before anybody moved, and where nobody weighs what others do, every card is as likely as any other. */
static void
test_even_belief (void)
{
  const struct {
    const char *rules;
    unsigned turns;
  } rows[] = { { NULL, 0 }, { "jokers=2", 6 } };

  for (unsigned i = 0; i < 2; i++) {
    const Position position = { .rules = rows[i].rules, .hand = { "5C 9D 2S KH 3C 4H 8S", "13" }, .pile = "JC" };
    static RummyBelief belief;
    unsigned n_hidden;
    RummyRules rules;
    RummyRound round;
    RummyView view;

    position_make (&position, &rules, &round);
    round.turns = (uint16_t) rows[i].turns;
    rummy_view_init (&view, &round, 0, NULL);
    n_hidden = rummy_cards_count (rummy_view_hidden (&view));
    rummy_analysis_believe (&view, &belief);
    RUMMY_CARDS_EACH (card, belief.cards)
      tap_check_int ((int) rummy_belief_percent (&belief, 1, card), (int) (100.0 * 13 / n_hidden + 0.5));
  }
}

int
main (void)
{
  tap_run ("legal and blind in every game", test_presets);
  tap_run ("figures that can be counted", test_figures);
  tap_run ("what a discard gives away", test_danger);
  tap_run ("a take and what it is for", test_take);
  tap_run ("how the round ends", test_result);
  tap_run ("how sure that is", test_doubt);
  tap_run ("near the end of the game", test_game);
  tap_run ("moves that are asked about", test_own);
  tap_run ("bait", test_bait);
  tap_run ("what is suggested and what is best", test_suggested);
  tap_run ("stopped at once", test_stop);
  tap_run ("the best melds", test_melds);
  tap_run ("after a knock", test_after_knock);
  tap_run ("all choices", test_all_choices);
  tap_run ("where unseen cards are", test_belief);
  tap_run ("where they are before anybody moved", test_even_belief);
  tap_run ("which of them stand out", test_stands_out);

  return tap_done ();
}
