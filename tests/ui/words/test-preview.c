/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move would do, in words, before it is made. */

#include <string.h>

#include "cards-fixture.h"
#include "ai/bot.h"
#include "ui/words/hint-words.h"
#include "ui/words/hint-words.h"
#include "ui/words/preview.h"
#include "ui/words/words.h"

#define SEED 20260101
#define MOVES_MAX 400

typedef struct {
  RummyRules rules;
  RummyRound round;
} Position;

static RummyCard
card_of (const char *text)
{
  return rummy_cards_first (cards_of (text));
}

/* Seat 0 has drawn and holds hand; of the stock are the rest. */
static void
set_up (Position *self, const char *preset, RummyPhase phase, const char *hand, const char *pile)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  g_auto (GStrv) codes = g_strsplit (pile, " ", -1);

  g_assert_true (rummy_rules_init (&self->rules, preset));
  rummy_rules_deck (&self->rules, (guint) self->rules.players, deck);
  rummy_round_deal (&self->round, &self->rules, &(RummyDeal) { .deck = deck });
  self->round.phase = phase;
  self->round.turn = 0;
  self->round.hand[0] = cards_of (hand);
  self->round.n_hand[0] = (guint8) rummy_cards_count (self->round.hand[0]);
  self->round.n_pile = 0;
  for (guint i = 0; codes[i] != NULL && *codes[i] != '\0'; i++)
    self->round.deck[self->round.n_pile++] = card_of (codes[i]);
}

static void
meld (Position *self, const char *text)
{
  RummyMove move = { .kind = RUMMY_MOVE_MELD, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  RummyPhase phase = self->round.phase;

  move.cards = cards_of (text);
  self->round.hand[0] = rummy_cards_or (self->round.hand[0], move.cards);
  self->round.n_hand[0] = (guint8) rummy_cards_count (self->round.hand[0]);
  self->round.phase = RUMMY_PHASE_PLAY;
  g_assert_cmpint (rummy_round_apply (&self->round, &move, NULL), ==, RUMMY_OK);
  self->round.phase = phase;
}

static void
assert_selected (const Position *self, const char *cards, const char *expected)
{
  g_autofree char *words = NULL;
  RummyPreview preview;

  rummy_preview_cards (&preview, &self->round, 0, cards_of (cards));
  words = rummy_preview_words (&preview, &self->round, FALSE);
  g_assert_cmpstr (words, ==, expected);
}

/* The same to who plays by keys. */
static void
assert_selected_by_keys (const Position *self, const char *cards, const char *expected)
{
  g_autofree char *words = NULL;
  RummyPreview preview;

  rummy_preview_cards (&preview, &self->round, 0, cards_of (cards));
  words = rummy_preview_words (&preview, &self->round, TRUE);
  g_assert_cmpstr (words, ==, expected);
}

static void
assert_taken (const Position *self, const char *card, const char *expected)
{
  g_autofree char *words = NULL;
  RummyPreview preview;

  rummy_preview_take (&preview, &self->round, 0, card_of (card));
  words = rummy_preview_words (&preview, &self->round, FALSE);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_selection (void)
{
  Position at;

  set_up (&at, "500-rum", RUMMY_PHASE_PLAY, "7C 7D 7H 7S 8H 9H 2C KD QD", "3D");
  assert_selected (&at, "7C 7D 7H", "New meld: 3 sevens (21 points). Click the table.");
  assert_selected (&at, "7C 7D", "Press Meld to complete the meld.");
  assert_selected (&at, "7C KD", rummy_words_refusal (RUMMY_REFUSED_NO_MELD));
  assert_selected (&at, "7C 8H KD", rummy_words_refusal (RUMMY_REFUSED_NO_MELD));
  assert_selected (&at, "2C", "Doesn’t fit a meld yet.");
  /* After a knock nothing is discarded any more. */
  at.round.phase = RUMMY_PHASE_LAYOFF;
  assert_selected (&at, "2C", "Doesn’t fit a meld. Select more, or press Done.");
  at.round.phase = RUMMY_PHASE_PLAY;

  meld (&at, "4H 5H 6H");
  assert_selected (&at, "7H", "Makes: run of hearts, four to seven (+7 points). Click the meld.");
  assert_selected (&at, "7H 8H 9H",
                   "Click the table for a new meld, or click a highlighted meld.");
  assert_selected (&at, "7H 2C",
                   "Some of these cards fit. Click the highlighted meld.");
  meld (&at, "2D 2H 2S");
  meld (&at, "3C 4C 5C");
  assert_selected (&at, "2C", "Fits 2 melds: click one.");
}

/* No key clicks. */
static void
test_keys (void)
{
  Position at;

  set_up (&at, "500-rum", RUMMY_PHASE_PLAY, "7C 7D 7H 7S 8H 9H 2C KD QD", "3D");
  assert_selected_by_keys (&at, "7C 7D 7H", "New meld: 3 sevens (21 points). Press M.");
  assert_selected_by_keys (&at, "2C", "Doesn’t fit a meld yet.");
  meld (&at, "4H 5H 6H");
  assert_selected_by_keys (&at, "7H",
                           "Makes: run of hearts, four to seven (+7 points). Press M.");
  assert_selected_by_keys (&at, "7H 8H 9H",
                           "Press M for a new meld, or Enter on a highlighted meld.");
  assert_selected_by_keys (&at, "7H 2C",
                           "Some of these cards fit. Go to the highlighted meld and press Enter.");
  meld (&at, "2D 2H 2S");
  meld (&at, "3C 4C 5C");
  assert_selected_by_keys (&at, "2C", "Fits 2 melds: press M, then choose one.");
}

/* What one gets for the natural card, and what may become of it. */
static void
test_swap (void)
{
  Position at;

  set_up (&at, "kaluki", RUMMY_PHASE_PLAY, "8C 7D KH KD 2S", "3D");
  at.rules.first_min = 0;
  meld (&at, "7C *1 9C");
  assert_selected (&at, "8C", "Takes the joker from the meld. You can’t discard it this turn. Click the meld.");

  at.rules.first_min = 40;
  at.round.down = 0;
  at.round.hand[0] = cards_of ("8C KH KD KS QH QD QS 2S");
  at.round.n_hand[0] = 8;
  at.round.first_wilds = cards_of ("*1");
  assert_selected (&at, "8C", "Takes the joker from the meld. You can’t discard it this turn. Click the meld. Your "
                              "first melds need 40 more points.");
}

/* What the dealer's joker may be used for, and that it is never discarded. */
static void
test_joker_of_dealer (void)
{
  Position at;

  set_up (&at, "dealers-gambit", RUMMY_PHASE_PLAY, "7C 7D 9H *2", "3D");
  at.rules.first_min = 0;
  at.round.dealer = 0;
  at.round.joker = card_of ("*1");
  at.round.role = RUMMY_ROLE_WILD;
  assert_selected (&at, "*1", "Jokers are wild this round. Select more cards to make a meld.");
  assert_selected (&at, "*1 7C", "Select a third card to make a meld.");
  assert_selected (&at, "*2", "Jokers are wild this round. Press Meld to complete the meld.");

  at.round.role = RUMMY_ROLE_SPLIT;
  for (guint i = 1; i <= 2; i++) {
    g_autofree char *alone = g_strdup_printf ("*%u", i), *two = g_strdup_printf ("*%u 7C", i);

    assert_selected (&at, alone, rummy_words_refusal (RUMMY_REFUSED_SPLITS));
    assert_selected (&at, two, rummy_words_refusal (RUMMY_REFUSED_SPLITS));
  }
}

/* A joker selected with a discard asks for the button, if that discard can be melded at once. */
static void
test_split (void)
{
  Position at;

  set_up (&at, "dealers-gambit", RUMMY_PHASE_DRAW, "3C 4C 9H *2", "KD 5C 3D");
  at.rules.first_min = 0;
  at.round.role = RUMMY_ROLE_SPLIT;
  assert_selected (&at, "*2 5C", "Choose “Pick Up 2”.");
  assert_selected (&at, "*2 KD", "You can’t use that discard. Select cards it melds with, or draw.");
}

/* What a suggestion says and lights of a split: the button that takes the upcard does something else. */
static void
test_suggested_split (void)
{
  static const char *const said[] = {
    "Split the pile with a joker. Take the three of diamonds.",
    "Split the pile with a joker. Take the three of diamonds and all cards below it.",
  };
  Position at;

  set_up (&at, "dealers-gambit", RUMMY_PHASE_DRAW, "3C 3H 9H *2", "KD 5C 3D");
  at.rules.split_side = RUMMY_SPLIT_EITHER;
  at.round.role = RUMMY_ROLE_SPLIT;
  for (guint older = 0; older < 2; older++) {
    RummyLine line = { .n = 1, .move = { { .kind = RUMMY_MOVE_TAKE, .meld = RUMMY_MELD_NONE } } };
    g_autofree char *words = NULL;
    RummyHint light;
    RummyView view;

    line.move[0].card = card_of ("3D");
    line.move[0].cards = cards_of ("*2");
    line.move[0].low = (guint8) older;
    rummy_view_init (&view, &at.round, 0, NULL);
    words = rummy_hint_words_act (&view, &line, FALSE, &light);
    g_assert_cmpstr (words, ==, said[older]);
    g_assert_cmpuint (rummy_cards_count (light.taken), ==, older ? 3 : 1);
    g_assert_cmpuint (light.verbs, ==, 0);
  }
}

static void
test_before_the_draw (void)
{
  Position at;

  set_up (&at, "500-rum", RUMMY_PHASE_DRAW, "7C 7D 7H 8H KD QD", "9H 3D");
  assert_selected (&at, "7C 7D 7H", "You have a meld: 3 sevens. Draw a card first.");
  assert_selected (&at, "7C KD", NULL);
  assert_selected (&at, "7H 8H 9H",
                   "Takes 2 cards worth 12. New meld: run of hearts, seven to nine (24 points). Click the table.");
  meld (&at, "4H 5H 6H");
  assert_selected (&at, "7H", "Fits a meld. Draw a card first.");
}

static void
test_take (void)
{
  Position at;

  set_up (&at, "500-rum", RUMMY_PHASE_DRAW, "7C 8H TH KD QD", "2C 9H JD 3D");
  assert_taken (&at, "3D", "Takes the three of diamonds, which costs 3 if left in your hand.");
  assert_taken (&at, "JD", "Takes 2 cards worth 13. You must play the jack of diamonds now. Try the run of diamonds, "
                           "jack to king (30 points).");
  assert_taken (&at, "2C", "You can’t take the two of clubs because it fits no meld.");
  meld (&at, "AC AD AS");
  meld (&at, "3C 4C 5C");
  assert_taken (&at, "2C", "Takes 4 cards worth 24. You must add the two of clubs to a highlighted meld now.");
}

/* The program asks whether to take the upcard, and names the keys. */
static void
test_offered (void)
{
  Position at;
  RummyPreview preview;

  set_up (&at, "gin", RUMMY_PHASE_OFFER, "7C 8H TH KD QD", "3D");
  rummy_preview_take (&preview, &at.round, 0, rummy_round_upcard (&at.round));
  g_assert_cmpint (preview.refusal, ==, RUMMY_OK);
  g_assert_null (rummy_preview_words (&preview, &at.round, TRUE));
  assert_taken (&at, "3D", "Takes the three of diamonds, which costs 3 if left in your hand.");

  set_up (&at, "gin", RUMMY_PHASE_LAYOFF, "7C 8H TH KD QD", "3D");
  assert_selected_by_keys (&at, "7C", NULL);
}

/* Each rule of the pile says why. */
static void
test_rules (void)
{
  Position at;

  set_up (&at, "rummy", RUMMY_PHASE_DRAW, "7C 8H TH KD QD", "JD 3D");
  assert_taken (&at, "JD", rummy_words_refusal (RUMMY_REFUSED_TOP_ONLY));
  assert_taken (&at, "3D", "Takes the three of diamonds, which costs 3 if left in your hand.");

  set_up (&at, "500-special-k", RUMMY_PHASE_DRAW, "7C 8H TH KD QD", "JD 3D");
  assert_taken (&at, "3D", "You can’t take the three of diamonds because it fits no meld.");

  set_up (&at, "500-wikipedia", RUMMY_PHASE_DRAW, "7C 8H TH KD QD", "JD 3D");
  assert_taken (&at, "JD", "Takes 2 cards worth 15. You must play the jack of diamonds now. Try the run of diamonds, "
                           "jack to king (30 points).");
  at.rules.first_min = 60;
  assert_taken (&at, "JD", rummy_words_refusal (RUMMY_REFUSED_FIRST_MIN));
  at.rules.first_min = 0;
  meld (&at, "AC AH AS");
  meld (&at, "4D 5D 6D");
  assert_taken (&at, "3D", "You can’t take the three of diamonds because it fits no new meld.");
}

/* The preview of every card of the pile, in games of every preset, says what the engine would, and soon. */
static void
test_agrees (gconstpointer data)
{
  const char *preset = data;
  RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;
  guint n_taken = 0, n_used = 0;

  rummy_rng_seed (&rng, SEED);
  rummy_rules_init (&rules, preset);
  rummy_match_init (&match, &rules, SEED, 1);
  g_assert_cmpint (rummy_match_apply (&match, &deal, NULL), ==, RUMMY_OK);
  for (guint i = 0; i < MOVES_MAX; i++) {
    RummyView view;
    RummyMove move;

    if (match.over)
      break;
    if (match.round.phase == RUMMY_PHASE_OVER) {
      g_assert_cmpint (rummy_match_apply (&match, &deal, NULL), ==, RUMMY_OK);
      continue;
    }
    rummy_view_init (&view, &match.round, match.round.turn, match.totals);
    for (guint k = 0; k < view.round.n_pile; k++) {
      g_autofree char *words = NULL;
      RummyPreview preview;

      move = (RummyMove) { .kind = RUMMY_MOVE_TAKE, .seat = match.round.turn, .card = match.round.deck[k] };
      rummy_preview_take (&preview, &view.round, match.round.turn, match.round.deck[k]);
      words = rummy_preview_words (&preview, &view.round, FALSE);
      g_assert_nonnull (words);
      g_assert_cmpint (preview.refusal, ==, rummy_round_check (&match.round, &move));
      if (preview.refusal != RUMMY_OK)
        continue;
      n_taken++;
      /* What must be used has a place. */
      if (preview.must_use && rummy_card_is_valid (preview.card)) {
        n_used++;
        g_assert_true (preview.melds != 0 || !rummy_cards_is_empty (preview.group));
      }
    }
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  }
  g_assert_cmpuint (n_taken, >, 0);
  g_assert_cmpuint (n_used, <=, n_taken);
}

/* Refused first melds name the points: what is needed, and what there is. */
static void
test_first_melds (void)
{
  Position at;
  g_autofree char *too_few = NULL, *enough = NULL;

  set_up (&at, "kaluki", RUMMY_PHASE_PLAY, "7C 7D 7H 2C 9D KS", "3D");
  too_few = rummy_hint_words_first (&at.round, 0);
  g_assert_cmpstr (too_few, ==, "Your first melds need 51 points in one turn. "
                                "Your best melds total only 21 points.");
  set_up (&at, "kaluki", RUMMY_PHASE_PLAY, "KC KD KH QC QD QH 9D", "3D");
  enough = rummy_hint_words_first (&at.round, 0);
  g_assert_nonnull (strstr (enough, "Try other cards."));
}

int
main (int argc, char *argv[])
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/preview/selection", test_selection);
  g_test_add_func ("/preview/by-keys", test_keys);
  g_test_add_func ("/preview/swap", test_swap);
  g_test_add_func ("/preview/joker-of-dealer", test_joker_of_dealer);
  g_test_add_func ("/preview/split", test_split);
  g_test_add_func ("/preview/suggested-split", test_suggested_split);
  g_test_add_func ("/preview/before-the-draw", test_before_the_draw);
  g_test_add_func ("/preview/take", test_take);
  g_test_add_func ("/preview/offered", test_offered);
  g_test_add_func ("/preview/rules", test_rules);
  for (size_t i = 0; i < n_presets; i++) {
    g_autofree char *path = g_strdup_printf ("/preview/agrees/%s", presets[i].key);

    g_test_add_data_func (path, presets[i].key, test_agrees);
  }
  g_test_add_func ("/preview/first-melds", test_first_melds);

  return g_test_run ();
}
