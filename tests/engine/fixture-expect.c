/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <stdio.h>
#include <string.h>

/* Numbers that a seat has. */

static int
hand_count (const RummyMatch *match, unsigned seat)
{
  return match->round.n_hand[seat];
}

static int
melded (const RummyMatch *match, unsigned seat)
{
  return match->round.melded[seat];
}

static int
left (const RummyMatch *match, unsigned seat)
{
  return rummy_round_hand_points (&match->round, seat);
}

static int
score (const RummyMatch *match, unsigned seat)
{
  return rummy_round_score (&match->round, seat);
}

static int
total (const RummyMatch *match, unsigned seat)
{
  return match->totals[seat];
}

static int
won (const RummyMatch *match, unsigned seat)
{
  return match->won[seat];
}

static int
result (const RummyMatch *match, unsigned seat)
{
  return match->results[seat];
}

static int
payment (const RummyMatch *match, unsigned seat)
{
  int32_t payments[RUMMY_SEATS_MAX];

  rummy_match_settle (match, payments);

  return payments[seat];
}

static const struct {
  const char *key;
  int (*value) (const RummyMatch *match, unsigned seat);
} of_seat[] = {
  { "cards", hand_count }, { "melded", melded }, { "left", left },     { "score", score },
  { "total", total },      { "won", won },       { "result", result }, { "payment", payment },
};

/* Seats, or nobody. */

static unsigned
turn (const RummyMatch *match)
{
  return match->round.turn;
}

static unsigned
dealer (const RummyMatch *match)
{
  return match->round.dealer;
}

static unsigned
out (const RummyMatch *match)
{
  return match->round.out;
}

static unsigned
winner (const RummyMatch *match)
{
  return match->winner;
}

static unsigned
round_winner (const RummyMatch *match)
{
  unsigned seat;

  rummy_round_scores (&match->round, (RummyScore[RUMMY_SEATS_MAX]) { { 0 } }, &seat);

  return seat;
}

static const struct {
  const char *key;
  unsigned (*seat) (const RummyMatch *match);
} seats[] = {
  { "turn", turn },     { "dealer", dealer },
  { "out", out },       { "round-winner", round_winner },
  { "winner", winner }, { "next-dealer", rummy_match_next_dealer },
  { "next-lead", rummy_match_next_lead },
};

/* Numbers of the round. */

static int
n_stock (const RummyMatch *match)
{
  return match->round.n_stock;
}

static int
n_pile (const RummyMatch *match)
{
  return match->round.n_pile;
}

static int
n_melds (const RummyMatch *match)
{
  return match->round.n_melds;
}

static const struct {
  const char *key;
  int (*value) (const RummyMatch *match);
} numbers[] = { { "stock", n_stock }, { "pile-cards", n_pile }, { "melds", n_melds } };

static bool
expect_number (const char *text, int is, char error[FIXTURE_ERROR])
{
  int expected;

  if (!fixture_read_number (&text, &expected) || *text != '\0')
    return fixture_fail (error, "a number was expected: %s", text);

  return expected == is || fixture_fail (error, "it is %d", is);
}

static bool
expect_seat (const char *text, unsigned is, char error[FIXTURE_ERROR])
{
  unsigned expected = RUMMY_SEAT_NONE;

  if (!fixture_read_word (&text, "nobody") && !fixture_read_seat (&text, &expected))
    return fixture_fail (error, "a seat was expected: %s", text);
  if (is == RUMMY_SEAT_NONE)
    return expected == is || fixture_fail (error, "it is nobody");

  return expected == is || fixture_fail (error, "it is %u", is + 1);
}

static bool
expect_cards (const char *text, RummyCards cards, char error[FIXTURE_ERROR])
{
  RummyCards expected = RUMMY_NO_CARDS;
  char is[512];

  if (!fixture_read_word (&text, "none") && !rummy_cards_from_text (text, &expected))
    return fixture_fail (error, "not cards: %s", text);
  rummy_cards_to_text (cards, is, sizeof is);

  return rummy_cards_equal (cards, expected) || fixture_fail (error, "the cards are: %s", is);
}

static bool
expect_word (const char *const *words, unsigned n, const char *text, unsigned is, char error[FIXTURE_ERROR])
{
  int expected = fixture_find_word (words, n, text);

  if (expected < 0)
    return fixture_fail (error, "no such word: %s", text);

  return (unsigned) expected == is || fixture_fail (error, "it is %s", words[is]);
}

/* "pile 9S KD", oldest first, the upcard last. */
static bool
expect_pile (const RummyRound *round, const char *text, char error[FIXTURE_ERROR])
{
  RummyCard expected[RUMMY_CARDS_MAX];
  char is[512] = "";
  size_t length = 0;
  int n = fixture_read_cards (&text, expected);

  for (unsigned i = 0; i < round->n_pile && length + RUMMY_CARD_TEXT + 1 < sizeof is; i++) {
    char code[RUMMY_CARD_TEXT];

    rummy_card_to_text (round->deck[i], code);
    length += (size_t) snprintf (is + length, sizeof is - length, " %s", code);
  }

  return (n == round->n_pile && *text == '\0' && memcmp (expected, round->deck, (size_t) n) == 0) ||
         fixture_fail (error, "the pile is:%s", is);
}

/* "rule KEY VALUE": as the table writes it. */
static bool
expect_rule (const RummyRules *rules, const char *text, char error[FIXTURE_ERROR])
{
  char all[RUMMY_RULES_TEXT + 2], wanted[100];
  size_t length = strcspn (text, " ");

  all[0] = ' ';
  strcpy (all + 1 + rummy_rules_write (rules, all + 1, sizeof all - 2), " ");
  snprintf (wanted, sizeof wanted, " %.*s=%s ", (int) length, text, text + length + strspn (text + length, " "));

  return strstr (all, wanted) != NULL || fixture_fail (error, "not so; the rules are:%s", all);
}

static const char *const ends[] = { "none", "out", "stock", "circle", "knock", "reserve" };
static const char *const gins[] = { "none", "gin", "big" };

/* Words about single cards. */
static bool
expect_card (const RummyRound *round, const char *key, const char *text, char error[FIXTURE_ERROR])
{
  RummyCard card;

  if (!fixture_read_card (&text, &card))
    return fixture_fail (error, "cannot expect: %s %s", key, text);
  if (strcmp (key, "place") == 0)
    return expect_number (text, (int) rummy_round_position (round, card), error);
  if (strcmp (key, "laid-by") == 0)
    return expect_seat (text, rummy_round_laid_by (round, card), error);

  return fixture_fail (error, "cannot expect: %s", key);
}

static bool
expect_meld (const RummyRound *round, const char *text, char error[FIXTURE_ERROR])
{
  RummyCard cards[RUMMY_CARDS_MAX];
  RummyCards set = RUMMY_NO_CARDS;
  unsigned n;
  int number;

  if (!fixture_read_number (&text, &number) || number < 1 || number > round->n_melds)
    return fixture_fail (error, "there are %u melds", round->n_melds);
  n = rummy_round_meld_cards (round, (unsigned) number - 1, cards);
  for (unsigned i = 0; i < n; i++)
    rummy_cards_add (&set, cards[i]);

  return expect_cards (text, set, error);
}

bool
fixture_expect (const Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  const RummyMatch *match = &fixture->match;
  const RummyRound *round = &match->round;
  char key[20];
  size_t length = strcspn (text, " ");
  RummyScore scores[RUMMY_SEATS_MAX];
  unsigned seat;

  if (length >= sizeof key)
    return fixture_fail (error, "cannot expect: %s", text);
  memcpy (key, text, length);
  key[length] = '\0';
  text += length + strspn (text + length, " ");

  if (strcmp (key, "phase") == 0)
    return expect_word (fixture_phases, fixture_n_phases, text, round->phase, error);
  if (strcmp (key, "end") == 0)
    return expect_word (ends, sizeof ends / sizeof *ends, text, round->end, error);
  if (strcmp (key, "gin") == 0)
    return expect_word (gins, sizeof gins / sizeof *gins, text, round->gin, error);
  if (strcmp (key, "pile") == 0)
    return expect_pile (round, text, error);
  if (strcmp (key, "rule") == 0)
    return expect_rule (&match->rules, text, error);
  if (strcmp (key, "meld") == 0)
    return expect_meld (round, text, error);
  if (strcmp (key, "gone") == 0)
    return expect_cards (text, round->gone, error);
  if (strcmp (key, "void") == 0)
    return !rummy_round_scores (round, scores, NULL) || fixture_fail (error, "the round counts");
  if (strcmp (key, "match") == 0)
    return strcmp (text, match->over ? "over" : "on") == 0 ||
           fixture_fail (error, "it is %s", match->over ? "over" : "on");

  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    if (strcmp (key, numbers[i].key) == 0)
      return expect_number (text, numbers[i].value (match), error);
  }
  for (size_t i = 0; i < sizeof seats / sizeof *seats; i++) {
    if (strcmp (key, seats[i].key) == 0)
      return expect_seat (text, seats[i].seat (match), error);
  }
  if (strcmp (key, "place") == 0 || strcmp (key, "laid-by") == 0)
    return expect_card (round, key, text, error);

  if (!fixture_read_seat (&text, &seat))
    return fixture_fail (error, "cannot expect: %s %s", key, text);
  for (size_t i = 0; i < sizeof of_seat / sizeof *of_seat; i++) {
    if (strcmp (key, of_seat[i].key) == 0)
      return expect_number (text, of_seat[i].value (match, seat), error);
  }
  if (strcmp (key, "hand") == 0)
    return expect_cards (text, round->hand[seat], error);
  if (strcmp (key, "deal-card") == 0) {
    RummyCard cards[RUMMY_SEATS_MAX];

    rummy_match_draw_for_deal (match, cards);
    return expect_cards (text, rummy_cards_of (cards[seat]), error);
  }
  if (strcmp (key, "exposed") == 0)
    return expect_cards (text, rummy_cards_and (round->exposed, round->hand[seat]), error);
  if (strcmp (key, "seen") == 0)
    return expect_cards (text, rummy_round_seen (round, seat), error);

  return fixture_fail (error, "cannot expect: %s", key);
}
